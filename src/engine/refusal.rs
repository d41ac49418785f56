//! Turns that cannot be played.

use crate::vocab::{DiceError, Seat, Square};

/// Why the engine refuses a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
