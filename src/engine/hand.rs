//! What a player brings to a turn: the throw and the decisions.

use super::step::Ask;
use crate::vocab::Throw;

/// A throw with what the player decides about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// What the dice show.
    pub throw: Throw,
    /// Which pawn moves with which die, in order; where each die moves a pawn.
    pub moves: Vec<Move>,
    /// The options chosen, by name, in the order in which the rules ask.
    pub choices: Vec<String>,
}

/// One die, one pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The face of the die.
    pub die: u8,
    /// Which pawn, from 0.
    pub pawn: u8,
}

/// What the rules ask a player to decide before the turn can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What is decided.
    pub about: Ask,
    /// The names of the options; for [`Ask::Moves`], `die:pawn` pairs joined by commas.
    pub options: Vec<String>,
    /// What was chosen instead, where that is no option.
    pub given: Option<String>,
}

impl Hand {
    /// How many decisions it holds. Of two hands the one with more takes more room, without end where every square asks.
    pub fn decisions(&self) -> usize {
        self.moves.len() + self.choices.len()
    }
}

impl From<Throw> for Hand {
    fn from(throw: Throw) -> Hand {
        Hand { throw, moves: Vec::new(), choices: Vec::new() }
    }
}

/// The decisions of a hand, used up in order.
#[derive(Clone)]
pub(super) struct Decisions<'a> {
    choices: std::slice::Iter<'a, String>,
}

impl<'a> Decisions<'a> {
    pub(super) fn new(hand: &'a Hand) -> Decisions<'a> {
        Decisions { choices: hand.choices.iter() }
    }

    /// The place of the option chosen.
    pub(super) fn take(&mut self, about: Ask, options: &[&str]) -> Result<usize, Question> {
        let given = self.choices.next();
        given.and_then(|given| options.iter().position(|option| option == given)).ok_or_else(|| Question {
            about,
            options: options.iter().map(|option| (*option).to_owned()).collect(),
            given: given.cloned(),
        })
    }
}
