//! The figures of others, to every digit that they print.
//!
//! Sources: S. C. Althoen, L. King, K. Schilling, "How long is a game of Snakes and Ladders?", Mathematical Gazette 77
//! (478), 1993, 71–76; A. Pinna, "Analysis of Snakes and Ladders"; K. Broman's board; norsetto, "Haskell, Markov and the
//! Game of the Goose", part 3; the others were computed from the rules by an independent Markov chain.

use crate::common::{self, bare, go_to, goose, read, said, source_text};
use crate::{figures, with_squares};
use goosebook::odds::{Bounded, Limits, Policy, Unanswered, exact};
use goosebook::rules::{AfterBounce, Overshoot, Rules, SquareRule, Squares};
use goosebook::vocab::Dice;

/// That a figure begins with these digits, rounded or cut off as its source does, whatever its bound leaves open.
fn prints(figure: Bounded, text: &str) {
    let cut = text.trim_end_matches('…');
    let decimals = cut.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    for value in [figure.value - figure.bound, figure.value, figure.value + figure.bound] {
        if cut == text {
            assert_eq!(format!("{value:.decimals$}"), cut, "{figure:?}");
        } else {
            assert!(format!("{value:.15}").starts_with(cut), "{figure:?} {text}");
        }
    }
}

fn snakes(overshoot: Overshoot, more: Option<SquareRule>) -> Rules {
    let mut rules = read::known("sl-mb47");
    rules.finish.overshoot = said(overshoot);
    let squares = rules.squares.all().iter().cloned().chain(more).collect();
    rules.squares = Squares::new(squares);
    rules
}

#[test]
fn the_fraction_of_1993() {
    let figures = figures(&snakes(Overshoot::Stay, None), 1);
    let throws = &figures.fractions.as_ref().unwrap().throws;
    assert_eq!(throws.mean.numerator(), "225837582538403273407117496273279920181931269186581786048583");
    assert_eq!(throws.mean.denominator(), "5757472998140039232950575874628786131130999406013041613400");
    prints(figures.throws.mean, "39.2251223082…");
    assert!(figures.throws.mean.covers(throws.mean.value()), "{:?} {}", figures.throws.mean, throws.mean.value());
    assert!(figures.throws.sd.covers(throws.variance.value().sqrt()), "{:?} {}", figures.throws.sd, throws.variance.value().sqrt());
    assert_eq!(figures.throws.fewest, 7);
    // Nobody waits: the two figures are one.
    assert_eq!(figures.fractions.as_ref().unwrap().turns, *throws);
}

#[test]
fn other_boards_of_1993() {
    let mut no_jump = snakes(Overshoot::Stay, None);
    no_jump.squares = Squares::default();
    prints(figures(&no_jump, 1).throws.mean, "33.33…");
    prints(figures(&snakes(Overshoot::Stay, Some(go_to("ladder-79", 79, 81))), 1).throws.mean, "41.9487…");
}

#[test]
fn three_ways_to_finish() {
    for (overshoot, mean) in [(Overshoot::Stay, "39.225"), (Overshoot::Win, "35.835"), (Overshoot::Bounce, "43.325")] {
        prints(figures(&snakes(overshoot, None), 1).throws.mean, mean);
    }
}

#[test]
fn another_chute() {
    let figures_of = [(Overshoot::Stay, "39.5983656", 33.0), (Overshoot::Win, "36.1930702", 30.0), (Overshoot::Bounce, "43.7396433", 35.0)];
    for (overshoot, mean, median) in figures_of {
        let mut rules = snakes(overshoot, None);
        let mut squares = vec![go_to("chute-48", 48, 26)];
        squares.extend(rules.squares.all().iter().cloned());
        squares.iter_mut().for_each(|rule| rule.at.value.retain(|at| *at != common::square(47)));
        rules.squares = Squares::new(squares);
        let figures = figures(&rules, 1);
        prints(figures.throws.mean, mean);
        assert_eq!(figures.throws.median, Bounded::exact(median));
    }
}

#[test]
fn the_family_game() {
    let figures = figures(&source_text("famille"), 1);
    prints(figures.throws.mean, "26.185383");
    prints(figures.turns.mean, "28.644973");
    assert_eq!(figures.throws.median, Bounded::exact(20.0));
    assert_eq!(figures.throws.mode, Bounded::exact(8.0));
    assert_eq!(figures.throws.fewest, 2);
    let fractions = figures.fractions.as_ref().unwrap();
    assert!(figures.throws.mean.covers(fractions.throws.mean.value()));
    assert!(figures.turns.mean.covers(fractions.turns.mean.value()));
    assert!(figures.turns.sd.covers(fractions.turns.variance.value().sqrt()));
    assert_eq!(figures.throws.chances[1].value, 0.0);
}

#[test]
fn the_family_game_without_first_throws() {
    let mut rules = source_text("famille");
    rules.first_throw.exceptions.clear();
    let figures = figures(&rules, 1);
    prints(figures.throws.mean, "23.759451");
    prints(figures.turns.mean, "25.993376");
    // A nine goes from goose to goose, home.
    assert!(figures.throws.chances[1].covers(4.0 / 36.0), "{:?}", figures.throws.chances[1]);
}

#[test]
fn the_family_game_with_one_other_square() {
    let changes = [
        (go_to("maze", 42, 39), "25.717642", "28.096232"),
        (goose(&common::GEESE, AfterBounce::Nothing), "25.119154", "26.82995"),
        (go_to("death", 58, 1), "30.475174", "33.336052"),
    ];
    for (rule, throws, turns) in changes {
        let figures = figures(&with_squares(source_text("famille"), vec![rule]), 1);
        prints(figures.throws.mean, throws);
        prints(figures.turns.mean, turns);
    }
}

#[test]
fn no_figure_where_there_is_none() {
    // Geese that turn a pawn round after a bounce: from 51 an 8 never ends.
    let forward = with_squares(source_text("famille"), vec![goose(&common::GEESE, AfterBounce::Forward)]);
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
