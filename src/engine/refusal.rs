//! Turns that cannot be played.

use std::fmt;

use crate::vocab::{DiceError, Seat, Square};

/// Why the engine refuses a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// There is no such seat.
    UnknownSeat(Seat),
    /// A pawn stands past the last square.
    OffTheTrack {
        /// Whose pawn.
        seat: Seat,
        /// The square that the track does not have.
        at: Square,
        /// The last square.
        last: Square,
    },
    /// The game is over for that seat.
    Over(Seat),
    /// These are not the dice of the variant.
    Dice(DiceError),
    /// The moves do not use each die of the throw once.
    MovesAndDice,
    /// A move names a pawn that cannot move, while another one can.
    CannotMove {
        /// The die of the move.
        die: u8,
        /// The pawn that it names, from 0.
        pawn: u8,
    },
}

/// For the logs of programs; what a player reads stands in the texts of whoever asked.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::UnknownSeat(seat) => write!(f, "there is no seat {}", seat.index()),
            Refusal::OffTheTrack { seat, at, last } => write!(f, "a pawn of seat {} stands on {at}, past {last}", seat.index()),
            Refusal::Over(seat) => write!(f, "seat {} has no turn left: the game is over", seat.index()),
            Refusal::Dice(error) => write!(f, "the throw: {error}"),
            Refusal::MovesAndDice => f.write_str("the moves do not use each die once"),
            Refusal::CannotMove { die, pawn } => write!(f, "pawn {pawn} cannot move by the die {die}, and another one can"),
        }
    }
}

impl std::error::Error for Refusal {}
