//! A table as small numbers.

use super::places::Place;
use crate::vocab::Seat;

/// The most players of a table here.
pub const MOST_PLAYERS: usize = 8;

/// Where everybody stands and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Table {
    places: [Place; MOST_PLAYERS],
    players: u8,
    seat: u8,
}

impl Table {
    /// So many players, at most [`MOST_PLAYERS`], all on the same place; the first one begins.
    pub(super) fn all_on(place: Place, players: usize) -> Table {
        let mut table = Table { places: [Place::default(); MOST_PLAYERS], players: players.min(MOST_PLAYERS) as u8, seat: 0 };
        table.places.iter_mut().take(players).for_each(|slot| *slot = place);
        table
    }

    /// The places, seat by seat.
    pub fn places(&self) -> &[Place] {
        self.places.get(..usize::from(self.players)).unwrap_or(&[])
    }

    /// The place of a seat.
    pub fn place(&self, seat: usize) -> Place {
        self.places.get(seat).copied().unwrap_or_default()
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        Seat::from_index(usize::from(self.seat)).unwrap_or_default()
    }

    /// The place of the player whose turn it is.
    pub fn mover(&self) -> Place {
        self.place(usize::from(self.seat))
    }

    pub(super) fn put(&mut self, seat: usize, place: Place) {
        if let Some(slot) = self.places.get_mut(seat) {
            *slot = place;
        }
    }

    pub(super) fn with_seat(mut self, seat: Seat) -> Table {
        self.seat = u8::try_from(seat.index()).unwrap_or_default();
        self
    }

    pub(super) fn pass(&mut self) {
        self.seat = if self.seat + 1 < self.players { self.seat + 1 } else { 0 };
    }

    /// The same table seen from the player whose turn it is: that one first, then those who play after it.
    pub fn turned(&self) -> Table {
        let mut turned = *self;
        let (places, seat) = (usize::from(self.players), usize::from(self.seat));
        for (index, slot) in turned.places.iter_mut().take(places).enumerate() {
            let from = index + seat;
            *slot = self.place(if from < places { from } else { from - places });
        }
        turned.seat = 0;
        turned
    }

    /// As one number, where places have at most `bits` bits and all fit: see [`Table::bits`].
    pub(super) fn key(&self, bits: u32) -> u64 {
        self.places().iter().fold(u64::from(self.seat), |key, place| key << bits | u64::from(place.0))
    }

    /// How many bits a place may have so that so many fit into a key beside the seat.
    pub(super) fn bits(players: usize) -> u32 {
        let players = u32::try_from(players.max(1)).unwrap_or(u32::MAX);
        ((u64::BITS - 3) / players).min(u16::BITS)
    }

    /// The table of a key.
    pub(super) fn of_key(key: u64, bits: u32, players: usize) -> Table {
        let mut table = Table::all_on(Place::default(), players);
        let mut rest = key;
        for slot in table.places.iter_mut().take(players).rev() {
            // The mask leaves at most 16 bits.
            *slot = Place((rest & ((1 << bits) - 1)) as u16);
            rest >>= bits;
        }
        table.seat = rest as u8;
        table
    }
}
