//! What is remembered of a turn.

use super::places::Place;
use super::table::{MOST_PLAYERS, Table};

/// Not played yet, or nowhere.
pub(super) const UNKNOWN: u32 = u32::MAX;

/// How a turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ends {
    /// The next seat plays.
    Passes,
    /// The same player throws once more.
    Again,
    /// The player has come home.
    Wins,
    /// The turn never ends; the table is as before it.
    Endless,
}

/// A turn that has been looked up: the throw and whoever matters to it. Good for the table it was asked for.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    pub(super) node: u32,
    pub(super) who: [u8; MOST_PLAYERS],
    pub(super) count: u8,
}

impl Turn {
    /// A number that all turns share in which the same happens to the same places; counted from 0.
    pub const fn number(&self) -> usize {
        self.node as usize
    }
}

/// The table after a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Next {
    /// Where everybody stands, and who plays next.
    pub table: Table,
    /// How the turn ended.
    pub ends: Ends,
    /// Whether the game is over: nobody plays from this table.
    pub over: bool,
}

/// Those who matter to a turn of one way: their places in the order of seats, and how many sit before the mover.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Crowd {
    pub(super) way: u32,
    pub(super) before: u8,
    pub(super) count: u8,
    pub(super) places: [Place; MOST_PLAYERS],
}

#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) branches: (u32, u32),
    /// Where the squares looked at stand; `UNKNOWN`: nowhere.
    pub(super) looks: u32,
    pub(super) everywhere: bool,
}

impl Node {
    pub(super) fn looks_nowhere(&self) -> bool {
        self.looks == UNKNOWN
    }
}

#[derive(Clone, Copy)]
pub(super) struct Branch {
    pub(super) ends: Ends,
    pub(super) mover: Place,
    /// Where the places of the others stand.
    pub(super) others: u32,
    pub(super) hand: u32,
}
