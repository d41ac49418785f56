//! The words of the field as small types: squares, dice, seats, languages.
//!
//! Everything here knows its own range and nothing of any rule; all but the texts is `Copy`.

mod dice;
mod lang;
mod seat;
mod square;

pub(crate) use dice::read_faces;
pub use dice::{Dice, DiceError, MAX_DICE, MAX_FACES, Throw, Total};
pub use lang::{Lang, Words};
pub use seat::Seat;
pub use square::{MAX_SQUARES, Square};

/// Numbers, or other short things, one after the other: `5, 9, 14`, in every language.
pub(crate) fn commas(things: impl IntoIterator<Item: ToString>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(", ")
}
