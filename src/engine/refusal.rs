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
}
