//! Squares of a track.

use std::fmt;

/// The longest track that can be written: 999 squares; the longest published one that we know has 134.
pub const MAX_SQUARES: u16 = 999;

/// A square by its number, `0..=MAX_SQUARES`; 0 is the start, before square 1 and off the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize)]
#[serde(transparent)]
pub struct Square(u16);

impl Square {
    /// The start, off the board.
    pub const START: Square = Square(0);

    /// The square with that number, or `None` above [`MAX_SQUARES`].
    pub const fn new(number: u16) -> Option<Square> {
        if number <= MAX_SQUARES { Some(Square(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Its number, for tables with an entry per square.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is the start.
    pub const fn is_start(self) -> bool {
        self.0 == 0
    }

    /// The square `steps` further on, never past `last`, with the surplus that did not fit.
    pub fn forward(self, steps: u16, last: Square) -> (Square, u16) {
        let room = last.0.saturating_sub(self.0);
        if steps <= room { (Square(self.0 + steps), 0) } else { (last, steps - room) }
    }

    /// The square `steps` back, never before the start.
    pub const fn back(self, steps: u16) -> Square {
        Square(self.0.saturating_sub(steps))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
