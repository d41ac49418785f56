//! How long games of one pawn take that others have published or computed, to every digit that they print.
//!
//! Sources: S. C. Althoen, L. King, K. Schilling, "How long is a game of Snakes and Ladders?", Mathematical Gazette 77
//! (478), 1993, 71–76, and A. Pinna, "Analysis of Snakes and Ladders", for the board of 100 squares; K. Broman for the
//! one with another chute; norsetto, "Haskell, Markov and the Game of the Goose", part 3, for the win at the first
//! throw; an independent Markov chain for the others.

use super::{GEESE, bare, go_to, goose, read, said, source_text, square, with_squares};
use goosebook::rules::{AfterBounce, Overshoot, Rules, SquareRule, Squares};
use goosebook::vocab::Dice;

/// Rules for one pawn, and what is known of the length of a game.
pub struct Known {
    pub what: String,
    pub rules: Rules,
    /// The mean number of throws, in digits: rounded, or cut off where they end in `…`.
    pub throws: &'static str,
    /// The mean number of turns, missed ones counted.
    pub turns: Option<&'static str>,
    /// The number of throws after which at least half of the games are over.
    pub median: Option<u32>,
    /// The number of throws that is most likely.
    pub mode: Option<u32>,
    /// The fewest throws in which one can be home.
    pub fewest: Option<u32>,
    /// The chance of being home at the first throw.
    pub at_once: Option<f64>,
}

fn known(what: impl Into<String>, rules: Rules, throws: &'static str) -> Known {
    Known { what: what.into(), rules, throws, turns: None, median: None, mode: None, fewest: None, at_once: None }
}

/// Whether a figure is printed with these digits, rounded or cut off as its source does.
pub fn prints(figure: f64, text: &str) -> bool {
    let cut = text.trim_end_matches('…');
    let decimals = cut.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    if cut == text { format!("{figure:.decimals$}") == cut } else { format!("{figure:.15}").starts_with(cut) }
}

/// The board of 1993.
pub fn snakes(overshoot: Overshoot) -> Rules {
    let mut rules = read::known("sl-mb47");
    rules.finish.overshoot = said(overshoot);
    rules
}

/// The same with a chute from 48 in the place of the one from 47.
fn another_chute(overshoot: Overshoot) -> Rules {
    let mut rules = snakes(overshoot);
    let mut squares = vec![go_to("chute-48", 48, 26)];
    squares.extend(rules.squares.all().iter().cloned());
    squares.iter_mut().for_each(|rule| rule.at.value.retain(|at| *at != square(47)));
    rules.squares = Squares::new(squares);
    rules
}

/// The family game with the targets of its first throws traded: nobody waits longer for it.
pub fn traded() -> Rules {
    let mut rules = source_text("famille");
    let targets: Vec<_> = rules.first_throw.exceptions.iter().rev().map(|exception| exception.to.clone()).collect();
    rules.first_throw.exceptions.iter_mut().zip(targets).for_each(|(exception, to)| exception.to = to);
    rules
}

/// A track of 40 squares for one die: bouncing takes as long as staying, throw by throw.
pub fn one_die(overshoot: Overshoot) -> Rules {
    let mut rules = bare(Dice::new(1, 6).unwrap(), 40);
    rules.finish.overshoot = said(overshoot);
    rules
}

/// All games of which a length is known.
pub fn all() -> Vec<Known> {
    let mut no_jump = snakes(Overshoot::Stay);
    no_jump.squares = Squares::default();
    let mut ladder = snakes(Overshoot::Stay);
    ladder.squares = Squares::new(ladder.squares.all().iter().cloned().chain([go_to("ladder-79", 79, 81)]).collect());
    let mut no_firsts = source_text("famille");
    no_firsts.first_throw.exceptions.clear();

    let mut all = vec![
        Known { fewest: Some(7), ..known("snakes", snakes(Overshoot::Stay), "39.2251223082…") },
        known("snakes, Win", snakes(Overshoot::Win), "35.835"),
        known("snakes, Bounce", snakes(Overshoot::Bounce), "43.325"),
        known("no snakes, no ladders", no_jump, "33.33…"),
        known("a ladder from 79", ladder, "41.9487…"),
        Known {
            turns: Some("28.644973"),
            median: Some(20),
            mode: Some(8),
            fewest: Some(2),
            at_once: Some(0.0),
            ..known("family", source_text("famille"), "26.185383")
        },
        // A nine goes from goose to goose, home.
        Known {
            turns: Some("25.993376"),
            fewest: Some(1),
            at_once: Some(4.0 / 36.0),
            ..known("family without first throws", no_firsts, "23.759451")
        },
        known("family, first throws traded", traded(), "26.185383"),
    ];
    let chutes = [(Overshoot::Stay, "39.5983656", 33), (Overshoot::Win, "36.1930702", 30), (Overshoot::Bounce, "43.7396433", 35)];
    all.extend(chutes.map(|(overshoot, throws, median)| Known {
        median: Some(median),
        ..known(format!("another chute, {overshoot:?}"), another_chute(overshoot), throws)
    }));
    let squares: [(SquareRule, _, _); 3] = [
        (go_to("maze", 42, 39), "25.717642", "28.096232"),
        (goose(&GEESE, AfterBounce::Nothing), "25.119154", "26.82995"),
        (go_to("death", 58, 1), "30.475174", "33.336052"),
    ];
    all.extend(squares.map(|(rule, throws, turns)| Known {
        turns: Some(turns),
        ..known(format!("family with another {}", rule.key), with_squares(source_text("famille"), vec![rule]), throws)
    }));
    all
}
