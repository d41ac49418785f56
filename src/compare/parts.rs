//! One rule set with a part of another.

use std::collections::BTreeSet;

use crate::rules::{Rules, SquareRule, Squares};
use crate::vocab::Square;

/// A part of the rules that stands for itself.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// The dice.
    Dice,
    /// The track.
    Track,
    /// How many pawns each player has.
    Pawns,
    /// The stakes before the first throw.
    Ante,
    /// The first throw.
    FirstThrow,
    /// What these squares do.
    Squares(BTreeSet<Square>),
    /// Whether the square at the end of a transfer is read.
    Chaining,
    /// Meetings.
    Meeting,
    /// The end of the track and of the game.
    Finish,
    /// Throws that give another throw.
    ThrowAgain,
}

impl Part {
    /// The first rule set, with this part as the other has it.
    pub fn taken_over(&self, one: &Rules, other: &Rules) -> Rules {
        let mut rules = one.clone();
        match self {
            Part::Dice => rules.dice = other.dice.clone(),
            Part::Track => rules.track = other.track.clone(),
            Part::Pawns => rules.pawns = other.pawns.clone(),
            Part::Ante => rules.ante = other.ante.clone(),
            Part::FirstThrow => rules.first_throw = other.first_throw.clone(),
            Part::Chaining => rules.chaining = other.chaining.clone(),
            Part::Meeting => rules.meeting = other.meeting.clone(),
            Part::Finish => rules.finish = other.finish.clone(),
            Part::ThrowAgain => rules.extra_throw = other.extra_throw.clone(),
            Part::Squares(squares) => {
                let kept = one.squares.all().iter().filter_map(|rule| only(rule, |square| !squares.contains(square)));
                let taken = other.squares.all().iter().filter_map(|rule| only(rule, |square| squares.contains(square)));
                rules.squares = Squares::new(kept.chain(taken).collect());
            }
        }
        rules
    }
}

/// A rule on some of its squares; `None` where none is left.
fn only(rule: &SquareRule, wanted: impl Fn(&Square) -> bool) -> Option<SquareRule> {
    let mut rule = rule.clone();
    rule.at.value.retain(wanted);
    (!rule.at.value.is_empty()).then_some(rule)
}
