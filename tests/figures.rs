//! Lengths of games that others have published or computed come out of the engine: one pawn, every throw weighed, followed
//! through a chain that knows nothing of `goosebook::odds`, whose figures tests/odds holds against the same table.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use common::lengths::{self, Known, one_die, prints};
use goosebook::engine::{End, Hand, State, Step, play};
use goosebook::rules::{Overshoot, Rules};
use goosebook::vocab::Seat;
use std::collections::BTreeMap;

/// How long one pawn takes to come home.
#[derive(Debug)]
struct Length {
    /// Mean number of throws.
    throws: f64,
    /// Mean number of turns, missed ones counted.
    turns: f64,
    /// The chance of being home after so many throws, from no throw on.
    home: Vec<f64>,
}

/// Follows every throw from every table that one pawn can come to, until nearly nothing is left on the way.
fn length(rules: &Rules) -> Length {
    let seat = Seat::default();
    let any = Hand::from(rules.dice.usual.value.throws().next().unwrap());
    let mut after: BTreeMap<State, Vec<Option<State>>> = BTreeMap::new();
    let mut tables = BTreeMap::from([(State::start(rules, 1), 1.0)]);
    let (mut throws, mut turns) = (0.0, 0.0);
    let mut home = vec![0.0];
    while tables.values().sum::<f64>() > 1e-14 {
        // All missed turns first, so that each round of this loop is one throw.
        let mut free: BTreeMap<State, f64> = BTreeMap::new();
        for (mut table, weight) in std::mem::take(&mut tables) {
            while table.pawn(seat).unwrap().waiting != goosebook::engine::Waiting::Free {
                let missed = play(rules, &table, seat, &any).unwrap();
                assert!(matches!(missed.steps.first(), Some(Step::Missed { .. })));
                assert_ne!(missed.state, table, "held for ever");
                turns += weight;
                table = missed.state;
            }
            *free.entry(table).or_default() += weight;
        }
        let mut arrived = *home.last().unwrap();
        for (table, weight) in free {
            let next = after.entry(table.clone()).or_insert_with(|| {
                let played = rules.dice.usual.value.throws().map(|throw| play(rules, &table, seat, &Hand::from(throw)).unwrap());
                played.map(|turn| (turn.end == End::Passes).then_some(turn.state)).collect()
            });
            throws += weight;
            turns += weight;
            let share = weight / next.len() as f64;
            for table in next {
                match table {
                    Some(table) => *tables.entry(table.clone()).or_default() += share,
                    None => arrived += share,
                }
            }
        }
        home.push(arrived);
    }
    Length { throws, turns, home }
}

/// The first number of throws by which games are over with that chance.
fn throws_until(length: &Length, reached: impl Fn(f64) -> bool) -> Option<u32> {
    length.home.iter().position(|chance| reached(*chance)).map(|throws| throws as u32)
}

#[test]
fn games_are_as_long_as_others_say() {
    for Known { what, rules, throws, turns, median, mode, fewest, at_once } in lengths::all() {
        let found = length(&rules);
        assert!(prints(found.throws, throws), "{what}: {} throws, not {throws}", found.throws);
        if let Some(turns) = turns {
            assert!(prints(found.turns, turns), "{what}: {} turns, not {turns}", found.turns);
        }
        if median.is_some() {
            assert_eq!(throws_until(&found, |chance| chance >= 0.5), median, "{what}");
        }
        if fewest.is_some() {
            assert_eq!(throws_until(&found, |chance| chance > 0.0), fewest, "{what}");
        }
        if let Some(mode) = mode {
            let chance = |throws: usize| found.home[throws] - found.home[throws - 1];
            let most = (1..found.home.len()).max_by(|one, other| chance(*one).total_cmp(&chance(*other)));
            assert_eq!(most, Some(mode as usize), "{what}");
        }
        if let Some(at_once) = at_once {
            close(found.home[1], at_once);
        }
    }
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-12, "{found}, not {expected}");
}

#[test]
fn with_one_die_bouncing_takes_as_long_as_staying() {
    let (stay, bounce) = (length(&one_die(Overshoot::Stay)), length(&one_die(Overshoot::Bounce)));
    assert_eq!(stay.home.len(), bounce.home.len());
    for (one, other) in stay.home.iter().zip(&bounce.home) {
        close(*one, *other);
    }
}
