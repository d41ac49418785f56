//! The words of the field as small types: squares, dice, seats, languages.
//!
//! Everything here is `Copy`, knows its own range and nothing of any rule.

mod dice;
mod lang;
mod seat;
mod square;

pub(crate) use dice::read_faces;
pub use dice::{Dice, DiceError, MAX_DICE, MAX_FACES, Throw, Total};
pub use lang::{Lang, Words};
pub use seat::Seat;
pub use square::{MAX_SQUARES, Square};
