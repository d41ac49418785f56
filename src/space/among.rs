//! One turn among chosen others: what holds for all tables in which they stand so.

use super::TooLarge;
use super::places::Place;
use super::table::MOST_PLAYERS;
use super::turn::{Crowd, Ends};
use super::world::World;
use crate::engine::Hand;
use crate::vocab::Square;

/// A turn of one place by one way, among others whose places are known.
#[derive(Clone, Copy, Debug)]
pub struct Among {
    node: u32,
    count: u8,
}

impl Among {
    /// Whether the turn is the same whoever stands where.
    pub(crate) fn looks_nowhere(&self, world: &World<'_>) -> bool {
        world.node(self.node).is_none_or(|node| !node.everywhere && node.looks_nowhere())
    }
}

impl World<'_> {
    /// All places that have been met so far.
    pub(crate) fn all_places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.places.len()).filter_map(|number| u16::try_from(number).ok()).map(Place)
    }

    /// The turn of `mover` by a way of its own among those others. It is the turn of every table where they stand, and
    /// nobody else where the turn looks.
    ///
    /// # Errors
    /// [`TooLarge`] where there are more of them than players, or the turn does not fit.
    pub(crate) fn among(&mut self, mover: Place, way: u32, others: &[Place]) -> Result<Among, TooLarge> {
        if others.len() >= MOST_PLAYERS {
            return Err(TooLarge::Players);
        }
        let node = if others.is_empty() {
            self.alone(mover, way)?
        } else {
            let mut crowd = Crowd { way, before: 0, count: others.len() as u8, places: [Place::default(); MOST_PLAYERS] };
            crowd.places.iter_mut().zip(others).for_each(|(slot, place)| *slot = *place);
            self.remembered(mover, crowd)?
        };
        Ok(Among { node, count: others.len() as u8 })
    }

    /// The numbers of the ways in which a turn of that place can begin.
    pub(crate) fn ways_from(&self, place: Place) -> std::ops::Range<u32> {
        self.places.ways_of(place)
    }

    /// The squares that the turn looks at, a bit for each; the first word holds those below 64.
    pub(crate) fn looks(&self, turn: &Among) -> &[u64] {
        self.node(turn.node).map_or(&[], |node| self.looks_of(node))
    }

    /// The places with a pawn on one of those squares. One with several pawns can come several times.
    pub(crate) fn places_on<'w>(&'w self, squares: &'w [u64]) -> impl Iterator<Item = Place> + use<'w> {
        let bits = |(index, word): (usize, &u64)| {
            let word = *word;
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| index * 64 + bit)
        };
        let squares = squares.iter().enumerate().filter(|(_, word)| **word != 0).flat_map(bits);
        squares.filter_map(|square| self.places.on.get(square)).flatten().copied()
    }

    /// Whether the turn depends on more than the squares it looks at.
    pub(crate) fn sees_everybody(&self, turn: &Among) -> bool {
        self.node(turn.node).is_some_and(|node| node.everywhere)
    }

    /// Whether the turn looks at that square.
    pub(crate) fn looks_at(&self, turn: &Among, square: Square) -> bool {
        self.node(turn.node).is_some_and(|node| node.everywhere || self.is_looked_at(node, square.number()))
    }

    /// The hands that decide the turn, each in its own way.
    pub fn hands(&self, turn: &Among) -> impl Iterator<Item = &Hand> {
        let branches = self.node(turn.node).and_then(|node| self.branches.get(node.branches.0 as usize..node.branches.1 as usize));
        branches.unwrap_or(&[]).iter().filter_map(|branch| self.hands.get(branch.hand as usize))
    }

    /// How the turn can end: how, where its player is then, where the others are, in their order.
    pub(crate) fn outcomes(&self, turn: &Among) -> impl Iterator<Item = (Ends, Place, &[Place])> {
        let branches = self.node(turn.node).and_then(|node| self.branches.get(node.branches.0 as usize..node.branches.1 as usize));
        branches.unwrap_or(&[]).iter().map(|branch| {
            let from = branch.others as usize;
            (branch.ends, branch.mover, self.others.get(from..from + usize::from(turn.count)).unwrap_or(&[]))
        })
    }
}
