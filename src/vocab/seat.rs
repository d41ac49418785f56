//! Seats around the table.

use std::borrow::Cow;

/// A player's place in the order of turns, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize)]
#[serde(transparent)]
pub struct Seat(u32);

impl Seat {
    /// The seat at that index of a list of players; indices past `u32::MAX` name no seat.
    pub fn from_index(index: usize) -> Option<Seat> {
        u32::try_from(index).ok().map(Seat)
    }

    /// Its index in lists with an entry per player.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The name of its player among those of all seats; its number from 1 on where there is none.
    pub(crate) fn name(self, names: &[String]) -> Cow<'_, str> {
        names.get(self.index()).map_or_else(|| Cow::Owned((self.index() + 1).to_string()), |name| Cow::Borrowed(name.as_str()))
    }
}
