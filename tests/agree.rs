//! Two engines, one written from the page on turns alone, play the same games and must agree after every throw.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;
mod naive;

use common::any::{self, Scene};
use common::{Chance, read};
use goosebook::engine::{End, Hand, Pawn, Player, Refusal, State, Turn, Waiting, play};
use goosebook::rules::Rules;
use goosebook::vocab::{Seat, Throw};
use naive::{Outcome, Rest, Sheet, Table, sheets, written};
use proptest::prelude::*;

/// The table of the real engine, as plain numbers.
fn table(state: &State) -> Table {
    let players = state.seats().map(|seat| {
        let player = state.player(seat).unwrap();
        naive::Player { thrown: player.thrown, purse: player.purse, streak: player.streak }
    });
    let pawns = state.pawns().map(|(id, pawn)| {
        let rest = match pawn.waiting {
            Waiting::Free => Rest::Free,
            Waiting::Turns(turns) => Rest::Turns(turns),
            Waiting::Held => Rest::Held,
        };
        naive::Pawn { owner: id.seat.index(), square: i32::from(pawn.at.number()), rest }
    });
    Table { players: players.collect(), pawns: pawns.collect(), pot: state.pot }
}

fn outcome(played: &Result<Turn, Refusal>) -> Outcome {
    match played {
        Err(_) => Outcome::Refused,
        Ok(turn) => match &turn.end {
            End::Passes => Outcome::Passes,
            End::ThrowsAgain => Outcome::Again,
            End::Wins(_) => Outcome::Wins,
            End::Endless(_) => Outcome::Endless,
            End::Asks(question) => {
                let mut options = question.options.clone();
                options.sort();
                Outcome::Asks(options)
            }
        },
    }
}

/// Plays one hand with both engines and compares all there is to compare.
fn both(rules: &Rules, sheet: &Sheet, state: &State, seat: Seat, hand: &Hand) -> Result<Turn, Refusal> {
    let before = table(state);
    let mut expected = before.clone();
    let moves: Vec<(u8, usize)> = hand.moves.iter().map(|one| (one.die, usize::from(one.pawn))).collect();
    let expected_end = naive::turn(sheet, &mut expected, seat.index(), hand.throw.faces(), &moves, &hand.choices);
    let played = play(rules, state, seat, hand);
    assert_eq!(outcome(&played), expected_end, "{hand:?} by {seat:?} from {before:?}: {played:?}");
    if let Ok(turn) = &played {
        assert_eq!(table(&turn.state), expected, "{hand:?} by {seat:?} from {before:?}: {:?}", turn.steps);
        if let End::Wins(winner) = turn.end {
            assert_eq!(winner, seat);
        }
    }
    played
}

/// Plays one throw with both engines, deciding by chance whatever they ask.
fn both_decided(rules: &Rules, sheet: &Sheet, state: &State, seat: Seat, throw: Throw, chance: &mut Chance) -> Result<Turn, Refusal> {
    any::decided_as(throw, chance, |hand| both(rules, sheet, state, seat, hand)).1
}

/// A game from the start to its end, or so many throws of it.
fn game(rules: &Rules, sheet: &Sheet, players: usize, chance: &mut Chance, throws: usize) -> usize {
    let mut state = State::start(rules, players);
    assert_eq!(table(&state), Table::start(sheet, players));
    let mut seat = Seat::default();
    for played in 0..throws {
        let throw = chance.throw(rules.dice.usual.value);
        match both_decided(rules, sheet, &state, seat, throw, chance) {
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
    let last = u64::from(rules.last().number());
    let each = rules.pawns_each(players);
    let seats = (0..players).map(|_| {
        let pawns = (0..each).map(|_| {
            let at = u16::try_from(chance.below(last)).unwrap();
            // Crowds on a few squares, so that pawns meet.
            let at = if chance.below(3) == 0 { [0, 12, 19, 30, 31, 52][chance.below(6) as usize].min(at) } else { at };
            let at = if each > 1 && chance.below(5) == 0 { last as u16 } else { at };
            let waiting = match chance.below(4) {
                0 => Waiting::turns(chance.below(3) as u32),
                1 => Waiting::Held,
                _ => Waiting::Free,
            };
            Pawn { at: common::square(at), waiting: if at == 0 || u64::from(at) == last { Waiting::Free } else { waiting } }
        });
        let pawns: Vec<Pawn> = pawns.collect();
        (Player { thrown: chance.below(2) == 0, purse: chance.below(9) as i64 - 4, streak: 0 }, pawns)
    });
    let seats: Vec<_> = seats.collect();
    State::with_pawns(seats, each, common::square(0), chance.below(9) as i64)
}

/// Every throw of somebody at each of so many tables.
fn every_throw(rules: &Rules, sheet: &Sheet, mut chance: Chance, tables: usize) {
    for _ in 0..tables {
        let players = 1 + chance.below(6) as usize;
        let state = any_table(rules, players, &mut chance);
        let seat = Seat::from_index(chance.below(players as u64) as usize).unwrap();
        for throw in rules.dice.usual.value.throws() {
            let _ = both_decided(rules, sheet, &state, seat, throw, &mut chance);
        }
    }
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
        every_throw(&rules, &sheet, Chance(2_000 + number as u64), 2_000);
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

/// The team game: the shipped one where there is one, and the same in a few lines.
fn team_games() -> Vec<Rules> {
    let shipped = goosebook::check::embedded(sheets::TEAMS).map(|_| read::shipped(sheets::TEAMS));
    shipped.into_iter().chain([read::written("equipes")]).collect()
}

#[test]
fn team_games_from_the_start_agree() {
    for (number, rules) in team_games().iter().enumerate() {
        let sheet = sheets::named(sheets::TEAMS);
        let mut chance = Chance(4_000 + number as u64);
        let (mut throws, mut whole) = (0, 0);
        while throws < 12_000 {
            let players = 2 + chance.below(5) as usize;
            let played = game(rules, &sheet, players, &mut chance, 4_000);
            whole += usize::from(played < 4_000);
            throws += played;
        }
        // Teams come home, and do not only block each other.
        assert!(whole > 3, "{whole}");
    }
}

#[test]
fn every_throw_of_a_team_from_any_table_agrees() {
    for (number, rules) in team_games().iter().enumerate() {
        every_throw(rules, &sheets::named(sheets::TEAMS), Chance(5_000 + number as u64), 300);
    }
}

#[test]
fn every_way_to_move_two_pawns_agrees() {
    // Also the ways that nobody would offer: dice that were not thrown, pawns that are not there, too many moves.
    for rules in team_games() {
        let sheet = sheets::named(sheets::TEAMS);
        let mut chance = Chance(6_000);
        for _ in 0..3_000 {
            let state = any_table(&rules, 3, &mut chance);
            let throw = chance.throw(rules.dice.usual.value);
            let faces = throw.faces().to_vec();
            let count = if chance.below(10) == 0 { 3 } else { 2 };
            let moves = (0..count).map(|index: usize| {
                let die = if chance.below(8) == 0 { 1 + chance.below(6) as u8 } else { faces[index % 2] };
                let pawns = if chance.below(10) == 0 { 6 } else { 4 };
                goosebook::engine::Move { die, pawn: chance.below(pawns) as u8 }
            });
            let hand = Hand { moves: moves.collect(), ..Hand::from(throw) };
            let _ = both(&rules, &sheet, &state, Seat::default(), &hand);
        }
    }
}

/// One scene, both engines, decided by chance.
fn agrees(scene: &Scene) {
    let sheet = written::sheet(&scene.rules);
    let _ = both_decided(&scene.rules, &sheet, &scene.state, scene.seat, scene.throw, &mut Chance(scene.decide));
}

proptest! {
    #![proptest_config(any::cases(20_000))]

    #[test]
    fn any_rules_agree(scene in any::scene()) {
        agrees(&scene);
    }

    #[test]
    fn any_rules_of_teams_agree(scene in any::team_scene()) {
        agrees(&scene);
    }
}

proptest! {
    #![proptest_config(any::cases(400))]

    #[test]
    fn any_game_agrees(scene in any::any_scene(), players in 1_usize..=4) {
        let Scene { rules, decide: seed, .. } = scene;
        let sheet = written::sheet(&rules);
        let mut state = State::start(&rules, players);
        prop_assert_eq!(table(&state), Table::start(&sheet, players));
        let (mut chance, mut seat, mut refused) = (Chance(seed), Seat::default(), 0);
        for _ in 0..60 {
            let throws = any::throws(&rules, &state, seat);
            let throw = throws[chance.below(throws.len() as u64) as usize];
            let Ok(turn) = both_decided(&rules, &sheet, &state, seat, throw, &mut chance) else {
                refused += 1;
                if refused == players {
                    break;
                }
                seat = state.after(seat);
                continue;
            };
            refused = 0;
            state = turn.state;
            if turn.end != End::ThrowsAgain {
                seat = state.after(seat);
            }
        }
    }

    #[test]
    fn wrong_dice_are_refused_by_both(scene in any::any_scene(), count in 1_u8..=3, faces in 2_u8..=8) {
        let other = goosebook::vocab::Dice::new(count, faces).unwrap().throws().last().unwrap();
        agrees(&Scene { throw: other, ..scene });
    }
}
