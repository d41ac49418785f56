//! Every turn of one pawn with another one beside it, as the engine plays it.
//!
//! In come rules; out comes, for each place and each throw, what happens: alone on the track, and where another pawn stands
//! on a square that the engine has looked at. A pawn anywhere else changes nothing, so that these are all the answers there
//! are for two pawns. No rule is known here.

use std::collections::{BTreeMap, HashMap};

use crate::engine::{self, End, Hand, Pawn, Player, State, Step, Turn, Waiting};
use crate::game::missed;
use crate::rules::Rules;
use crate::space::{Run, run};
use crate::texts::Texts;
use crate::vocab::{Seat, Square, Throw};
use crate::wording::{self, Vocabulary};

/// So many turns are played at most; a board with more has no table.
const MOST_TURNS: usize = 60_000;
/// A wait is followed for so many turns.
const LONGEST_WAIT: u32 = 4;

/// Where a pawn stands before a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) at: Square,
    pub(super) waiting: Waiting,
    /// Whether the first throw of its player has been made.
    pub(super) thrown: bool,
}

/// A pawn that moves: whose it is, whether it walks, from where to where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Hop {
    pub(super) mover: bool,
    pub(super) walks: bool,
    pub(super) from: Square,
    pub(super) to: Square,
}

/// How a turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Ended {
    Passes,
    Again,
    Wins,
    Endless,
}

/// A turn that has been told.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Outcome {
    /// Its sentences, without the throw, by their numbers.
    pub(super) says: Vec<usize>,
    pub(super) hops: Vec<Hop>,
    pub(super) mover: (Square, Waiting),
    /// The other pawn, where it is not as it was.
    pub(super) other: Option<Square>,
    pub(super) ended: Ended,
}

/// The turns that a throw can come to: one, unless the player decides.
pub(super) type Ways = Vec<usize>;

/// All outcomes of a variant for two pawns.
#[derive(Default)]
pub(super) struct Outcomes {
    pub(super) places: Vec<Place>,
    pub(super) others: Vec<Place>,
    pub(super) throws: Vec<Throw>,
    pub(super) says: Vec<String>,
    pub(super) turns: Vec<Outcome>,
    /// By place and throw; empty where the place is not thrown for so.
    pub(super) alone: Vec<Vec<Ways>>,
    /// By place: what happens where the pawn does not throw.
    pub(super) missed: Vec<Ways>,
    /// By place, throw and the place of the other: where that changes something.
    pub(super) with: BTreeMap<(usize, usize, usize), Ways>,
}

/// The throw of a place that misses its turn.
const NO_THROW: usize = usize::MAX;

/// Plays them all; `None` where a player has several pawns, or there are too many.
pub(super) fn outcomes(rules: &Rules, texts: &Texts) -> Option<Outcomes> {
    if rules.has_several_pawns() {
        return None;
    }
    let mut throws: Vec<Throw> = Vec::new();
    for throw in rules.all_dice().into_iter().flat_map(|dice| dice.distinct().collect::<Vec<_>>()) {
        if !throws.contains(&throw) {
            throws.push(throw);
        }
    }
    let (places, others) = (places(rules), others(rules));
    if places.len().saturating_mul(throws.len()) > MOST_TURNS {
        return None;
    }
    let names = Vocabulary::new(texts, rules).names(2);
    let mut teller =
        Teller { rules, texts, names, said: HashMap::new(), told: HashMap::new(), seen: HashMap::new(), out: Outcomes::default() };
    let away = Place { at: rules.begin(), waiting: Waiting::Free, thrown: true };
    for (index, place) in places.iter().enumerate() {
        let state = table(*place, away);
        let mut row = vec![Ways::new(); throws.len()];
        let mut waits = Ways::new();
        match engine::dice(rules, &state, Seat::default()) {
            None => {
                let hand = missed(rules)?;
                waits = teller.all(*place, away, index, NO_THROW, &hand, &others)?;
            }
            Some((usual, or)) => {
                for throw in std::iter::once(usual).chain(or).flat_map(|dice| dice.distinct().collect::<Vec<_>>()) {
                    let Some(number) = throws.iter().position(|known| *known == throw) else { continue };
                    let ways = teller.all(*place, away, index, number, &Hand::from(throw), &others)?;
                    if let Some(slot) = row.get_mut(number) {
                        *slot = ways;
                    }
                }
            }
        }
        teller.out.alone.push(row);
        teller.out.missed.push(waits);
    }
    Some(Outcomes { places, others, throws, ..teller.out })
}

/// The places of a mover: on the start before and after the first throw, on each square, and where it waits.
fn places(rules: &Rules) -> Vec<Place> {
    let begin = rules.begin();
    let mut places = vec![Place { at: begin, waiting: Waiting::Free, thrown: false }];
    for at in (begin.number()..rules.last().number()).filter_map(Square::new) {
        places.push(Place { at, waiting: Waiting::Free, thrown: true });
        places.extend(waits(rules, at).into_iter().map(|waiting| Place { at, waiting, thrown: true }));
    }
    places
}

/// The places of the other pawn: free on each square, or waiting as long as one waits there.
fn others(rules: &Rules) -> Vec<Place> {
    let squares = (rules.begin().number()..rules.last().number()).filter_map(Square::new);
    squares
        .flat_map(|at| {
            let longest = waits(rules, at).pop();
            std::iter::once(Waiting::Free).chain(longest).map(move |waiting| Place { at, waiting, thrown: true })
        })
        .collect()
}

/// How a pawn can wait on a square, the longest last.
fn waits(rules: &Rules, at: Square) -> Vec<Waiting> {
    let Some((_, rule)) = rules.squares.at(at) else { return Vec::new() };
    let longest = rule.waits().filter_map(|wait| wait.turns.as_ref()).map(|turns| turns.value.min(LONGEST_WAIT)).max().unwrap_or(0);
    let held = rule.waits().any(|wait| wait.turns.is_none());
    (1..=longest).map(Waiting::Turns).chain(held.then_some(Waiting::Held)).collect()
}

fn table(mover: Place, other: Place) -> State {
    let seat = |place: Place| (Player { thrown: place.thrown, ..Player::default() }, Pawn { at: place.at, waiting: place.waiting });
    State::new(vec![seat(mover), seat(other)], 0)
}

struct Teller<'a> {
    rules: &'a Rules,
    texts: &'a Texts,
    names: Vec<String>,
    said: HashMap<String, usize>,
    told: HashMap<Outcome, usize>,
    /// Turns whose steps and total have been told already.
    seen: HashMap<String, usize>,
    out: Outcomes,
}

impl Teller<'_> {
    /// A throw alone and with another pawn wherever the engine looks; what differs goes to the outcomes.
    fn all(&mut self, mover: Place, away: Place, place: usize, throw: usize, hand: &Hand, others: &[Place]) -> Option<Ways> {
        let (alone, mut run) = self.ways(mover, away, hand)?;
        let mut tried: Vec<usize> = Vec::new();
        loop {
            // A pawn that is in the way can lead the mover to squares where nobody has looked yet.
            let next = others
                .iter()
                .enumerate()
                .find(|(index, other)| !tried.contains(index) && (run.everywhere || run.looks.contains(&other.at)));
            let Some((index, other)) = next else { break };
            tried.push(index);
            if *other == away && mover.at != away.at {
                continue;
            }
            let (ways, more) = self.ways(mover, *other, hand)?;
            run.looks.extend(more.looks);
            if ways != alone {
                self.out.with.insert((place, throw, index), ways);
            }
        }
        Some(alone)
    }

    fn ways(&mut self, mover: Place, other: Place, hand: &Hand) -> Option<(Ways, Run)> {
        let state = table(mover, other);
        let run = run(self.rules, &state, Seat::default(), hand.clone()).ok()?;
        let mut ways = Ways::new();
        for (hand, ..) in &run.branches {
            if let Ok(turn) = engine::play(self.rules, &state, Seat::default(), hand) {
                ways.push(self.tell(&state, &turn, hand));
            }
        }
        Some((ways, run))
    }

    fn tell(&mut self, before: &State, turn: &Turn, hand: &Hand) -> usize {
        let steps: Vec<&Step> = turn.steps.iter().filter(|step| !matches!(step, Step::Throw { .. })).collect();
        let key = format!("{} {:?} {:?} {:?}", hand.throw.total(), steps, turn.end, before.pawn(Seat::default()));
        if let Some(known) = self.seen.get(&key) {
            return *known;
        }
        let mut says = wording::sentences(self.texts, self.rules, &self.names, turn);
        if matches!(turn.steps.first(), Some(Step::Throw { .. })) && !says.is_empty() {
            says.remove(0);
        }
        let says = says.into_iter().map(|sentence| self.say(sentence)).collect();
        let other = Seat::from_index(1).unwrap_or_default();
        let stands = |seat: Seat, state: &State| state.pawn(seat).map_or((Square::START, Waiting::Free), |pawn| (pawn.at, pawn.waiting));
        let ended = match &turn.end {
            End::Passes | End::Asks(_) => Ended::Passes,
            End::ThrowsAgain => Ended::Again,
            End::Wins(_) => Ended::Wins,
            End::Endless(_) => Ended::Endless,
        };
        let after = stands(other, &turn.state);
        let told = Outcome {
            says,
            hops: turn.steps.iter().filter_map(hop).collect(),
            mover: stands(Seat::default(), &turn.state),
            other: (after != stands(other, before)).then_some(after.0),
            ended,
        };
        let next = self.out.turns.len();
        let number = *self.told.entry(told.clone()).or_insert(next);
        if number == next {
            self.out.turns.push(told);
        }
        self.seen.insert(key, number);
        number
    }

    fn say(&mut self, sentence: String) -> usize {
        let next = self.out.says.len();
        let number = *self.said.entry(sentence.clone()).or_insert(next);
        if number == next {
            self.out.says.push(sentence);
        }
        number
    }
}

/// The way that a pawn goes in a step.
fn hop(step: &Step) -> Option<Hop> {
    let (pawn, from, to) = step.moved()?;
    if from == to && matches!(step, Step::Released { .. }) {
        return None;
    }
    let walks = matches!(step, Step::Walk { .. } | Step::Bounce { .. });
    Some(Hop { mover: pawn.seat == Seat::default(), walks, from, to })
}
