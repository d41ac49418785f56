//! Two engines, one written from the page on turns alone, play the same games and must agree after every throw.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[allow(dead_code, reason = "each test file uses its own part")]
mod common;
#[allow(dead_code, reason = "each test file uses its own part")]
mod naive;

use common::{Chance, any, read};
use goosebook::engine::{End, Pawn, Player, Refusal, State, Turn, Waiting, play};
use goosebook::rules::Rules;
use goosebook::vocab::{Seat, Throw};
use naive::{Outcome, Rest, Sheet, Table, sheets, written};
use proptest::prelude::*;

/// The table of the real engine, as plain numbers.
fn table(state: &State) -> Table {
    let pawns = state.seats().map(|seat| {
        let (pawn, player) = (state.pawn(seat).unwrap(), state.player(seat).unwrap());
        let rest = match pawn.waiting {
            Waiting::Free => Rest::Free,
            Waiting::Turns(turns) => Rest::Turns(turns),
            Waiting::Held => Rest::Held,
        };
        naive::Pawn { square: i32::from(pawn.at.number()), rest, thrown: player.thrown, purse: player.purse }
    });
    Table { pawns: pawns.collect(), pot: state.pot }
}

fn outcome(played: &Result<Turn, Refusal>) -> Outcome {
    match played {
        Err(_) => Outcome::Refused,
        Ok(turn) => match turn.end {
            End::Passes => Outcome::Passes,
            End::ThrowsAgain => Outcome::Again,
            End::Wins(_) => Outcome::Wins,
            End::Endless(_) => Outcome::Endless,
        },
    }
}

/// Plays one throw with both engines and compares all there is to compare.
fn both(rules: &Rules, sheet: &Sheet, state: &State, seat: Seat, throw: Throw) -> Result<Turn, Refusal> {
    let before = table(state);
    let mut expected = before.clone();
    let expected_end = naive::turn(sheet, &mut expected, seat.index(), throw.faces());
    let played = play(rules, state, seat, throw);
    assert_eq!(outcome(&played), expected_end, "{throw} by {seat:?} from {before:?}");
    if let Ok(turn) = &played {
        assert_eq!(table(&turn.state), expected, "{throw} by {seat:?} from {before:?}");
        if let End::Wins(winner) = turn.end {
            assert_eq!(winner, seat);
        }
    }
    played
}

/// A game from the start to its end, or so many throws of it.
fn game(rules: &Rules, sheet: &Sheet, players: usize, chance: &mut Chance, throws: usize) -> usize {
    let mut state = State::start(players);
    let mut seat = Seat::default();
    for played in 0..throws {
        let throw = rules.dice.value.throw(&chance.dice(rules.dice.value)).unwrap();
        match both(rules, sheet, &state, seat, throw) {
            Err(_) => return played,
            Ok(turn) => {
                let again = turn.end == End::ThrowsAgain;
                state = turn.state;
                if !again {
                    seat = state.after(seat);
                }
            }
        }
    }
    throws
}

/// A table as no game may have left it: anybody anywhere, waiting or not, with or without a throw made.
fn any_table(rules: &Rules, players: usize, chance: &mut Chance) -> State {
    let last = u64::from(rules.last.value.number());
    let seats = (0..players).map(|_| {
        let at = u16::try_from(chance.below(last)).unwrap();
        // Crowds on a few squares, so that pawns meet.
        let at = if chance.below(3) == 0 { [0, 12, 19, 30, 31, 52][chance.below(6) as usize].min(at) } else { at };
        let waiting = match chance.below(4) {
            0 => Waiting::turns(chance.below(3) as u32),
            1 => Waiting::Held,
            _ => Waiting::Free,
        };
        let player = Player { thrown: chance.below(2) == 0, purse: chance.below(9) as i64 - 4 };
        (player, Pawn { at: common::square(at), waiting: if at == 0 { Waiting::Free } else { waiting } })
    });
    State::new(seats.collect(), chance.below(9) as i64)
}

#[test]
fn games_from_the_start_agree() {
    for (number, name) in sheets::NAMES.into_iter().enumerate() {
        let (rules, sheet) = (read::shipped(name), sheets::named(name));
        let mut chance = Chance(1_000 + number as u64);
        let mut throws = 0;
        while throws < 60_000 {
            let players = 2 + chance.below(5) as usize;
            throws += game(&rules, &sheet, players, &mut chance, 2_000);
        }
    }
}

#[test]
fn every_throw_from_any_table_agrees() {
    for (number, name) in sheets::NAMES.into_iter().enumerate() {
        let (rules, sheet) = (read::shipped(name), sheets::named(name));
        let mut chance = Chance(2_000 + number as u64);
        for _ in 0..2_000 {
            let players = 1 + chance.below(6) as usize;
            let state = any_table(&rules, players, &mut chance);
            let seat = Seat::from_index(chance.below(players as u64) as usize).unwrap();
            for throw in rules.dice.value.throws() {
                let _ = both(&rules, &sheet, &state, seat, throw);
            }
        }
    }
}

#[test]
fn the_source_texts_written_twice_agree() {
    // The same rules in Rust, which other tests use.
    for (number, name) in sheets::NAMES.into_iter().enumerate() {
        let (rules, sheet) = (common::source_text(name), sheets::named(name));
        let mut chance = Chance(3_000 + number as u64);
        for _ in 0..20 {
            game(&rules, &sheet, 3, &mut chance, 500);
        }
    }
}

proptest! {
    #![proptest_config(any::cases(10_000))]

    #[test]
    fn any_rules_agree(scene in any::scene()) {
        // What a square does that sends the pawn on and makes it wait as well, the page on turns does not say.
        if scene.rules.squares.all().iter().any(|rule| rule.motion.is_some() && rule.wait.is_some()) {
            return Ok(());
        }
        let sheet = written::sheet(&scene.rules);
        let _ = both(&scene.rules, &sheet, &scene.state, scene.seat, scene.throw);
    }
}
