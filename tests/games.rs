//! A thousand games of every variant file: each comes to an end or to a block.
//!
//! `GOOSEBOOK_GAMES` asks for another number of games a file.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use common::{Chance, read};
use goosebook::engine::{self, End, Hand, Move, Pawn, Question, Refusal, State, Waiting, play_in_place};
use goosebook::rules::{EachDie, Rules, Wait, WaitScope};
use goosebook::vocab::{Dice, Seat};

/// Games can be long where pawns are sent back often; none that can end takes that many throws.
const THROWS: usize = 200_000;

/// Files that have errors on purpose.
const NOT_SOUND: &[&str] = &["kata-name-taken"];

/// How a game ended.
#[derive(Debug, PartialEq, Eq)]
enum Ending {
    Won,
    /// Nobody can throw any more, whatever happens.
    Blocked,
    /// Neither, after that many throws.
    Open,
}

fn games() -> u64 {
    std::env::var("GOOSEBOOK_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1_000)
}

/// The dice that the seat throws now, one of two kinds by chance where the player has the choice; any where it misses a turn.
fn dice(rules: &Rules, state: &State, seat: Seat, chance: &mut Chance) -> Dice {
    let (usual, or) = engine::dice(rules, state, seat).unwrap_or((rules.dice.usual.value, None));
    or.filter(|_| chance.below(2) == 0).unwrap_or(usual)
}

fn decide(hand: &mut Hand, question: &Question, chance: &mut Chance) {
    let option = &question.options[chance.below(question.options.len() as u64) as usize];
    *hand = hand.answered(question.about, option);
}

/// One throw with all decisions by chance.
fn throw(rules: &Rules, state: &mut State, seat: Seat, chance: &mut Chance) -> End {
    let dice = dice(rules, state, seat, chance);
    let mut hand = Hand::from(chance.throw(dice));
    if rules.dice.each.value == EachDie::Pawn {
        // Tried before asking: the list of all ways takes long to make.
        let pawns = u64::from(state.each());
        hand.moves = hand.throw.faces().iter().map(|die| Move { die: *die, pawn: chance.below(pawns) as u8 }).collect();
    }
    loop {
        let mut after = state.clone();
        match play_in_place(rules, &mut after, seat, &hand, &mut ()) {
            Err(Refusal::CannotMove { .. }) => hand.moves.clear(),
            Err(refusal) => panic!("{refusal:?}"),
            Ok(End::Asks(question)) => decide(&mut hand, &question, chance),
            Ok(end) => {
                *state = after;
                return end;
            }
        }
    }
}

/// Whether nobody can throw any more: every player is held with all pawns, and nothing that could release one can come.
fn is_blocked(rules: &Rules, state: &State) -> bool {
    state.seats().filter(|seat| !state.is_home(rules, *seat)).all(|seat| {
        let stuck = |pawn: Pawn| pawn.waiting == Waiting::Held && !rules.may_act_while_waiting(pawn.at);
        let scope = |pawn: Pawn| {
            let whole = |wait: &Wait| wait.scope.value == WaitScope::Player;
            rules.squares.at(pawn.at).is_some_and(|(_, rule)| rule.waits().any(whole))
        };
        let away: Vec<_> = state.pawns_of(seat).map(|(_, pawn)| pawn).filter(|pawn| pawn.at != rules.last()).collect();
        away.iter().copied().all(stuck) || away.iter().any(|pawn| stuck(*pawn) && scope(*pawn))
    })
}

fn game(rules: &Rules, players: usize, chance: &mut Chance) -> Ending {
    let mut state = State::start(rules, players);
    let mut seat = Seat::default();
    let mut won = false;
    for thrown in 0..THROWS {
        if state.is_over(rules, seat) {
            assert!(won, "over, and nobody has won");
            return Ending::Won;
        }
        if thrown % 16 == 15 && is_blocked(rules, &state) {
            return Ending::Blocked;
        }
        if state.is_over_for(rules, seat) {
            seat = state.after(seat);
            continue;
        }
        match throw(rules, &mut state, seat, chance) {
            End::ThrowsAgain => {}
            End::Endless(squares) => panic!("endless: {squares:?}"),
            end => {
                won |= matches!(end, End::Wins(_));
                seat = state.after(seat);
            }
        }
    }
    Ending::Open
}

/// Plays the files of a folder; the report of what ended otherwise than it should.
fn play_all(folder: &str, load: fn(&str) -> Rules, seed: u64) {
    let mut wrong = Vec::new();
    let ids = read::ids(folder);
    assert!(!ids.is_empty());
    for (number, id) in ids.iter().filter(|id| !NOT_SOUND.contains(&id.as_str())).enumerate() {
        let rules = load(id);
        let mut chance = Chance(seed + number as u64);
        let (mut won, mut blocked, mut open) = (0, 0, 0);
        for game_number in 0..games() {
            let players = 2 + (game_number % 3) as usize;
            match game(&rules, players, &mut chance) {
                Ending::Won => won += 1,
                Ending::Blocked => blocked += 1,
                Ending::Open => open += 1,
            }
            // One without an end is played to the bound, which takes long.
            if open > 2 {
                break;
            }
        }
        if open > 0 || won == 0 {
            wrong.push(format!("{id}: {won} won, {blocked} blocked, {open} open"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn shipped_variants_come_to_an_end() {
    play_all("variants", read::shipped, 10_000);
}

#[test]
fn test_variants_come_to_an_end() {
    play_all("tests/variants", read::written, 20_000);
}
