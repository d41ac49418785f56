//! Lengths that others have published or computed come out of the engine: one pawn, every throw weighed exactly.
//!
//! Sources: S. C. Althoen, L. King, K. Schilling, "How long is a game of Snakes and Ladders?", Mathematical Gazette 77
//! (478), 1993, and A. Pinna, "Analysis of Snakes and Ladders", for the board of 100 squares; norsetto, "Haskell, Markov
//! and the Game of the Goose", part 3, for the win at the first throw; an independent Markov chain for the others.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[allow(dead_code, reason = "each test file uses its own part")]
mod common;

use common::{bare, go_to, goose, read, said, source_text};
use goosebook::engine::{End, Hand, State, Step, play};
use goosebook::rules::{AfterBounce, Overshoot, Rules, SquareRule, Squares};
use goosebook::vocab::{Dice, Seat};
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
    while tables.values().sum::<f64>() > 1e-11 {
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

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-6, "{found}, not {expected}");
}

/// The family game with other rules on some squares.
fn family_with(other: Vec<SquareRule>) -> Rules {
    let mut rules = source_text("famille");
    let replaced = |rule: &&SquareRule| !other.iter().any(|new| new.kind == rule.kind);
    let kept: Vec<SquareRule> = rules.squares.all().iter().filter(replaced).cloned().collect();
    rules.squares = Squares::new(kept.into_iter().chain(other).collect());
    rules
}

#[test]
fn snakes_and_ladders() {
    let mut rules = read::known("sl-mb47");
    let stay = length(&rules);
    close(stay.throws, 39.225_122_308_2);
    // The fewest throws in which one can be home.
    assert_eq!(stay.home.iter().position(|chance| *chance > 0.0), Some(7));
    for (overshoot, mean) in [(Overshoot::Win, 35.835), (Overshoot::Bounce, 43.325)] {
        rules.finish.overshoot = said(overshoot);
        assert!((length(&rules).throws - mean).abs() < 0.000_5, "{overshoot:?}");
    }
    rules.finish.overshoot = said(Overshoot::Stay);
    rules.squares = Squares::default();
    assert!((length(&rules).throws - 33.33).abs() < 0.005);
}

#[test]
fn snakes_and_ladders_with_another_chute() {
    let mut rules = read::known("sl-mb47");
    let mut squares = vec![go_to("chute-48", 48, 26)];
    squares.extend(rules.squares.all().iter().cloned());
    squares.iter_mut().for_each(|rule| rule.at.value.retain(|at| *at != common::square(47)));
    rules.squares = Squares::new(squares);
    let means = [(Overshoot::Stay, 39.598_365_6), (Overshoot::Win, 36.193_070_2), (Overshoot::Bounce, 43.739_643_3)];
    for ((overshoot, mean), median) in means.into_iter().zip([33, 30, 35]) {
        rules.finish.overshoot = said(overshoot);
        let length = length(&rules);
        close(length.throws, mean);
        assert_eq!(length.home.iter().position(|chance| *chance >= 0.5), Some(median), "{overshoot:?}");
    }
}

#[test]
fn the_family_game() {
    let length = length(&source_text("famille"));
    close(length.throws, 26.185_383);
    close(length.turns, 28.644_973);
    assert_eq!(length.home.iter().position(|chance| *chance >= 0.5), Some(20));
    assert_eq!(length.home.iter().position(|chance| *chance > 0.0), Some(2));
    let chance = |throws: usize| length.home[throws] - length.home[throws - 1];
    let mode = (1..length.home.len()).max_by(|one, other| chance(*one).total_cmp(&chance(*other)));
    assert_eq!(mode, Some(8));
}

#[test]
fn the_family_game_without_first_throws() {
    let mut rules = source_text("famille");
    rules.first_throw.exceptions.clear();
    let length = length(&rules);
    close(length.throws, 23.759_451);
    close(length.turns, 25.993_376);
    close(length.home[1], 4.0 / 36.0);
    // The exceptions may trade their targets: nobody waits longer for it.
    let mut traded = source_text("famille");
    let targets: Vec<_> = traded.first_throw.exceptions.iter().rev().map(|exception| exception.to.clone()).collect();
    traded.first_throw.exceptions.iter_mut().zip(targets).for_each(|(exception, to)| exception.to = to);
    close(self::length(&traded).throws, 26.185_383);
}

#[test]
fn the_family_game_with_one_other_square() {
    let changes = [
        (go_to("maze", 42, 39), 25.717_642, 28.096_232),
        (goose(&common::GEESE, AfterBounce::Nothing), 25.119_154, 26.829_95),
        (go_to("death", 58, 1), 30.475_174, 33.336_052),
    ];
    for (rule, throws, turns) in changes {
        let length = length(&family_with(vec![rule]));
        close(length.throws, throws);
        close(length.turns, turns);
    }
}

#[test]
fn with_one_die_bouncing_takes_as_long_as_staying() {
    let mut rules = bare(Dice::new(1, 6).unwrap(), 40);
    rules.finish.overshoot = said(Overshoot::Stay);
    let stay = length(&rules);
    rules.finish.overshoot = said(Overshoot::Bounce);
    let bounce = length(&rules);
    for (one, other) in stay.home.iter().zip(&bounce.home) {
        close(*one, *other);
    }
}
