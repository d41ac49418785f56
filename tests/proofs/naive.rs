//! A second search, as plain as can be: whole states, played by the engine, one after the other.

use std::collections::{BTreeSet, HashMap, VecDeque};

use goosebook::engine::{End, Hand, Player, State, Waiting, dice, play};
use goosebook::rules::{Rules, Then};
use goosebook::vocab::{Dice, Seat, Square};

/// What the search has seen.
#[derive(Debug, PartialEq, Eq)]
pub struct Seen {
    /// The fewest throws to an endless turn, that turn included.
    pub endless: Option<usize>,
    /// The fewest throws to a block.
    pub block: Option<usize>,
    /// The fewest throws to where the game can neither end nor come to a block.
    pub no_end: Option<usize>,
    /// Who can come home first.
    pub winners: BTreeSet<Seat>,
}

/// Without what never changes a move.
fn bare(state: &State) -> State {
    let seats = state.seats().map(|seat| {
        let player = state.player(seat).unwrap();
        (Player { purse: 0, ..player }, state.pawns_of(seat).map(|(_, pawn)| pawn).collect())
    });
    State::with_pawns(seats.collect(), state.each(), Square::START, 0)
}

/// Whether nobody can throw although every wait by turns is over.
fn is_block(rules: &Rules, state: &State) -> bool {
    let ends = rules.finish.then.value == Then::FinishRound && state.seats().any(|seat| state.is_home(rules, seat));
    let held = |seat: Seat| {
        state.is_home(rules, seat)
            || state.pawns_of(seat).all(|(_, pawn)| pawn.waiting == Waiting::Held && !rules.may_act_while_waiting(pawn.at))
    };
    !ends && state.seats().all(held)
}

/// Every way of playing the turn; without a throw where the player has none.
fn turns(rules: &Rules, state: &State, seat: Seat) -> Vec<(bool, State, End)> {
    let (throws, threw) = match dice(rules, state, seat) {
        Some((usual, or)) => (usual.throws().chain(or.into_iter().flat_map(Dice::throws)).collect(), true),
        None => (vec![rules.dice.usual.value.throws().next().unwrap()], false),
    };
    let mut open: Vec<Hand> = throws.into_iter().map(Hand::from).collect();
    let mut all = Vec::new();
    while let Some(hand) = open.pop() {
        let Ok(turn) = play(rules, state, seat, &hand) else { continue };
        if let End::Asks(question) = &turn.end {
            for option in &question.options {
                open.push(hand.answered(question.about, option));
            }
        } else {
            all.push((threw, turn.state, turn.end));
        }
    }
    all
}

/// Everything that so many players can come to; `None` above that many states.
pub fn search(rules: &Rules, players: usize, most: usize) -> Option<Seen> {
    let start = (bare(&State::start(rules, players)), Seat::default());
    let mut throws: HashMap<(State, Seat), usize> = HashMap::from([(start.clone(), 0)]);
    let mut open = VecDeque::from([start]);
    let mut leads: HashMap<(State, Seat), Vec<(State, Seat)>> = HashMap::new();
    let mut ends: BTreeSet<(State, Seat)> = BTreeSet::new();
    let mut seen = Seen { endless: None, block: None, no_end: None, winners: BTreeSet::new() };
    let nearer = |known: &mut Option<usize>, throws: usize| *known = Some(known.map_or(throws, |known| known.min(throws)));
    while let Some(here) = open.pop_front() {
        if throws.len() > most {
            return None;
        }
        let so_far = throws[&here];
        if is_block(rules, &here.0) {
            nearer(&mut seen.block, so_far);
            ends.insert(here.clone());
        }
        let mut to = Vec::new();
        for (threw, state, end) in turns(rules, &here.0, here.1) {
            let cost = so_far + usize::from(threw);
            let next = match end {
                End::Endless(_) => {
                    nearer(&mut seen.endless, cost);
                    continue;
                }
                End::ThrowsAgain => here.1,
                End::Passes | End::Asks(_) => state.next_after(rules, here.1),
                End::Wins(seat) => {
                    if here.0.seats().all(|other| !here.0.is_home(rules, other)) {
                        seen.winners.insert(seat);
                    }
                    state.next_after(rules, here.1)
                }
            };
            if end != End::ThrowsAgain && state.is_over(rules, next) {
                ends.insert(here.clone());
                continue;
            }
            let there = (bare(&state), next);
            to.push(there.clone());
            if throws.get(&there).is_none_or(|known| *known > cost) {
                throws.insert(there.clone(), cost);
                if threw { open.push_back(there) } else { open.push_front(there) }
            }
        }
        leads.insert(here, to);
    }
    loop {
        let before = ends.len();
        for (from, to) in &leads {
            if to.iter().any(|to| ends.contains(to)) {
                ends.insert(from.clone());
            }
        }
        if ends.len() == before {
            break;
        }
    }
    seen.no_end = throws.iter().filter(|(state, _)| !ends.contains(state)).map(|(_, throws)| *throws).min();
    Some(seen)
}
