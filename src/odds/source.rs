//! Where the states of a game come from: numbered positions, and the ways on from each.

use super::event::Event;
use super::policy::Unanswered;

/// A way on from a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Way {
    /// Its chance, as a fraction.
    pub(crate) chance: (u64, u64),
    /// The position after it; `None` where the game is over.
    pub(crate) to: Option<u32>,
    /// What it costs and brings.
    pub(crate) marks: Marks,
    /// Which list of events it is, for [`Source::events`].
    pub(crate) events: u32,
}

/// What a way costs and brings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Marks {
    /// The dice are thrown.
    pub(crate) throws: bool,
    /// The turn is over.
    pub(crate) ends_turn: bool,
    /// The round is over; only where positions know their seats.
    pub(crate) ends_round: bool,
    /// The player whose turn it is comes home first of all.
    pub(crate) wins: bool,
}

/// Positions by number, found as they are asked for.
pub(crate) trait Source {
    /// How many players.
    fn players(&self) -> usize;

    /// Whether positions are seen from the player whose turn it is, so that the same position serves every seat.
    fn turns_round(&self) -> bool;

    /// The position in which the game begins.
    fn start(&mut self) -> Result<u32, Unanswered>;

    /// How many positions have been found.
    fn found(&self) -> usize;

    /// The seat whose turn it is, where positions know it.
    fn seat(&self, position: u32) -> usize;

    /// Every way on from a position.
    fn ways(&mut self, position: u32, ways: &mut Vec<Way>) -> Result<(), Unanswered>;

    /// What happens on a way.
    fn events(&self, list: u32) -> &[Event];

    /// Whether a player has decided anything on the ways found so far.
    fn asks(&self) -> bool;
}
