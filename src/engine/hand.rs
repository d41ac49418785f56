//! What a player brings to a turn: the throw and the decisions.

use std::fmt;
use std::str::FromStr;

use super::reason::Ask;
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
    /// The names of the options; for [`Ask::Moves`], moves as [`write_moves`] writes them.
    pub options: Vec<String>,
    /// What was chosen instead, where that is no option.
    pub given: Option<String>,
}

impl Hand {
    /// The hand with one more decision: an option of a [`Question`], as it is named there.
    #[must_use]
    pub fn answered(&self, about: Ask, option: &str) -> Hand {
        let mut hand = self.clone();
        match about {
            Ask::Moves => hand.moves = read_moves(option).unwrap_or_default(),
            Ask::Square(_) | Ask::Walk(_) | Ask::Leave(_) | Ask::Meeting | Ask::Finish | Ask::Pawn => hand.choices.push(option.to_owned()),
        }
        hand
    }

    /// How many decisions it holds. Of two hands the one with more takes more room, without end where every square asks.
    pub fn decisions(&self) -> usize {
        self.moves.len() + self.choices.len()
    }
}

/// As people write it: the face of the die, and the number of the pawn from 1.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.die, u16::from(self.pawn) + 1)
    }
}

/// Something that is not written as a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAMove;

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the face of a die and the number of a pawn, such as 6:1")
    }
}

impl std::error::Error for NotAMove {}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        let read = |(die, pawn): (&str, &str)| {
            let (die, pawn): (u8, u8) = (die.trim().parse().ok()?, pawn.trim().parse().ok()?);
            Some(Move { die, pawn: pawn.checked_sub(1)? })
        };
        text.split_once(':').and_then(read).ok_or(NotAMove)
    }
}

/// The moves of a hand, in order: `6:1,3:2`.
pub fn write_moves(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(",")
}

/// Reads what [`write_moves`] writes.
///
/// # Errors
/// The first part that is no move.
pub fn read_moves(text: &str) -> Result<Vec<Move>, NotAMove> {
    text.split(',').map(str::parse).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_as_they_are_written() {
        let moves = vec![Move { die: 6, pawn: 0 }, Move { die: 3, pawn: 1 }];
        assert_eq!(write_moves(&moves), "6:1,3:2");
        assert_eq!(read_moves("6:1,3:2"), Ok(moves.clone()));
        assert_eq!(read_moves(" 6 : 1 , 3:2"), Ok(moves));
        let last = Move { die: 1, pawn: u8::MAX - 1 };
        assert_eq!(last.to_string().parse(), Ok(last));
        // Pawns count from 1, and both numbers are small.
        for wrong in ["", "6", "6:0", "6:1,", "6:256", "300:1", "6:1;3:2", "six:1"] {
            assert_eq!(read_moves(wrong), Err(NotAMove), "{wrong}");
        }
    }
}
