//! The figures of others, to every digit that they print, from the exact search.

use crate::common::lengths::{self, Known, snakes};
use crate::common::{GEESE, bare, goose, said, source_text, with_squares};
use crate::figures;
use goosebook::odds::{Bounded, Limits, Policy, Unanswered, exact};
use goosebook::rules::{AfterBounce, Overshoot};
use goosebook::vocab::Dice;

/// That a figure has these digits, whatever its bound leaves open.
fn prints(figure: Bounded, text: &str) -> bool {
    [figure.value - figure.bound, figure.value, figure.value + figure.bound].iter().all(|value| lengths::prints(*value, text))
}

#[test]
fn games_are_as_long_as_others_say() {
    for Known { what, rules, throws, turns, median, mode, fewest, at_once } in lengths::all() {
        let found = figures(&rules, 1);
        assert!(prints(found.throws.mean, throws), "{what}: {:?} throws, not {throws}", found.throws.mean);
        if let Some(turns) = turns {
            assert!(prints(found.turns.mean, turns), "{what}: {:?} turns, not {turns}", found.turns.mean);
        }
        if let Some(median) = median {
            assert_eq!(found.throws.median, Bounded::exact(median.into()), "{what}");
        }
        if let Some(mode) = mode {
            assert_eq!(found.throws.mode, Bounded::exact(mode.into()), "{what}");
        }
        if let Some(fewest) = fewest {
            assert_eq!(found.throws.fewest, fewest as usize, "{what}");
            assert!(found.throws.chances[..fewest as usize].iter().all(|chance| chance.value == 0.0), "{what}");
        }
        if let Some(at_once) = at_once {
            assert!(found.throws.chances[1].covers(at_once), "{what}: {:?}", found.throws.chances[1]);
        }
    }
}

#[test]
fn the_fraction_of_1993() {
    let figures = figures(&snakes(Overshoot::Stay), 1);
    let throws = &figures.fractions.as_ref().unwrap().throws;
    assert_eq!(throws.mean.numerator(), "225837582538403273407117496273279920181931269186581786048583");
    assert_eq!(throws.mean.denominator(), "5757472998140039232950575874628786131130999406013041613400");
    assert!(figures.throws.mean.covers(throws.mean.value()), "{:?} {}", figures.throws.mean, throws.mean.value());
    assert!(figures.throws.sd.covers(throws.variance.value().sqrt()), "{:?} {}", figures.throws.sd, throws.variance.value().sqrt());
    // Nobody waits: the two figures are one.
    assert_eq!(figures.fractions.as_ref().unwrap().turns, *throws);
}

#[test]
fn fractions_are_within_the_bounds() {
    let figures = figures(&source_text("famille"), 1);
    let fractions = figures.fractions.as_ref().unwrap();
    assert!(figures.throws.mean.covers(fractions.throws.mean.value()));
    assert!(figures.turns.mean.covers(fractions.turns.mean.value()));
    assert!(figures.turns.sd.covers(fractions.turns.variance.value().sqrt()));
}

#[test]
fn no_figure_where_there_is_none() {
    // Geese that turn a pawn round after a bounce: from 51 an 8 never ends.
    let forward = with_squares(source_text("famille"), vec![goose(&GEESE, AfterBounce::Forward)]);
    assert_eq!(exact(&forward, 1, Policy::Random, Limits::default()).unwrap_err(), Unanswered::Endless);
    // Who stands on the last but one never throws a 1 with two dice.
    let mut stay = bare(Dice::USUAL, 20);
    stay.finish.overshoot = said(Overshoot::Stay);
    let figures = figures(&stay, 1);
    assert!(figures.block.value > 0.1 && figures.block.bound < 1e-9, "{:?}", figures.block);
    // Of the games that end, the length is still a figure, and the chance of ending an exact fraction.
    let fractions = figures.fractions.as_ref().unwrap();
    assert!(figures.block.covers(1.0 - fractions.throws.end.value()));
    assert!(figures.throws.mean.covers(fractions.throws.mean.value()), "{:?}", figures.throws.mean);
    assert!(figures.throws.sd.covers(fractions.throws.variance.value().sqrt()), "{:?}", figures.throws.sd);
}
