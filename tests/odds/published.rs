//! The figures of others, to every digit that they print.
//!
//! Sources: S. C. Althoen, L. King, K. Schilling, "How long is a game of Snakes and Ladders?", Mathematical Gazette 77
//! (478), 1993, 71–76; A. Pinna, "Analysis of Snakes and Ladders"; norsetto, "Haskell, Markov and the Game of the
//! Goose", part 3; the others were computed from the rules by an independent Markov chain.

use crate::common::{self, bare, go_to, goose, read, said, source_text};
use goosebook::odds::{Figures, Limits, Policy, exact};
use goosebook::rules::{AfterBounce, Overshoot, Rules, SquareRule, Squares};

pub fn figures(rules: &Rules, players: usize) -> Figures {
    exact(rules, players, Policy::Random, Limits::default()).unwrap()
}

/// A figure as it is printed with so many decimals.
fn prints(figure: goosebook::odds::Bounded, text: &str) {
    let decimals = text.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    assert_eq!(format!("{:.decimals$}", figure.value), text, "{figure:?}");
    // No other digits are possible within the bound.
    assert_eq!(format!("{:.decimals$}", figure.value - figure.bound), text, "{figure:?}");
    assert_eq!(format!("{:.decimals$}", figure.value + figure.bound), text, "{figure:?}");
}

#[test]
fn the_fraction_of_1993() {
    let figures = figures(&read::known("sl-mb47"), 1);
    let throws = &figures.fractions.as_ref().unwrap().throws;
    assert_eq!(throws.mean.numerator(), "225837582538403273407117496273279920181931269186581786048583");
    assert_eq!(throws.mean.denominator(), "5757472998140039232950575874628786131130999406013041613400");
    assert!(figures.throws.mean.covers(throws.mean.value()), "{:?} {}", figures.throws.mean, throws.mean.value());
    assert!(figures.throws.mean.bound < 1e-9, "{:?}", figures.throws.mean);
    assert!((figures.throws.sd.value.powi(2) - throws.variance.value()).abs() < 1e-6);
    assert_eq!(figures.throws.fewest, 7);
}

#[test]
fn the_family_game() {
    let figures = figures(&source_text("famille"), 1);
    prints(figures.throws.mean, "26.185383");
    prints(figures.turns.mean, "28.644973");
    prints(figures.throws.median, "20");
    prints(figures.throws.mode, "8");
    assert_eq!(figures.throws.fewest, 2);
}
