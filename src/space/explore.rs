//! All tables that a game can come to.

use super::TooLarge;
use super::hash::Map;
use super::table::Table;
use super::world::{Ends, Next, World};

/// A turn between two tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The number of the way; see [`World::way`].
    pub way: u32,
    /// How it was decided; see [`World::hand`].
    pub branch: u16,
    /// How it ended.
    pub ends: Ends,
    /// Whether the game is over then.
    pub over: bool,
    /// The number of the table after it; where the game is over or the turn endless, that of the table before it.
    pub to: u32,
}

/// The tables that a game can come to, in the order of how many turns it takes.
#[derive(Clone)]
pub struct Reached {
    players: usize,
    bits: u32,
    keys: Vec<u64>,
    numbers: Map<u64, u32>,
    /// How each was first reached: from which table.
    parents: Vec<u32>,
    /// Where the edges of each table begin, and one more.
    firsts: Vec<u32>,
    edges: Vec<Edge>,
}

impl World<'_> {
    /// Follows every turn from the start. With `turned`, tables are seen from the player whose turn it is, which makes
    /// them so many times fewer; who sits where is then lost, and the order of seats must not matter to the end of the game.
    ///
    /// # Errors
    /// [`TooLarge::Tables`] above the limit, or where a turn does not fit.
    pub fn explore(&mut self, most: usize, turned: bool) -> Result<Reached, TooLarge> {
        let mut reached = Reached {
            players: self.players(),
            bits: Table::bits(self.players()),
            keys: Vec::new(),
            numbers: Map::default(),
            parents: Vec::new(),
            firsts: vec![0],
            edges: Vec::new(),
        };
        reached.number(&self.start(), 0);
        let mut open = 0;
        while let Some(table) = reached.table(open) {
            for way in self.ways_of(&table) {
                let turn = self.turn(&table, way)?;
                for branch in 0..self.branches(&turn) {
                    let Next { table: after, ends, over } = self.follow(&table, &turn, branch);
                    let ends_here = over || ends == Ends::Endless;
                    let after = if turned { after.turned() } else { after };
                    let to = if ends_here { open } else { reached.number(&after, open) };
                    reached.edges.push(Edge { way, branch: branch as u16, ends, over, to });
                }
            }
            if self.places() > 1 << reached.bits {
                return Err(TooLarge::Places);
            }
            if reached.keys.len() > most || reached.edges.len() >= u32::MAX as usize {
                return Err(TooLarge::Tables);
            }
            reached.firsts.push(reached.edges.len() as u32);
            open += 1;
        }
        Ok(reached)
    }
}

impl Reached {
    fn number(&mut self, table: &Table, parent: u32) -> u32 {
        let key = table.key(self.bits);
        let next = self.keys.len() as u32;
        let number = *self.numbers.entry(key).or_insert(next);
        if number == next {
            self.keys.push(key);
            self.parents.push(parent);
        }
        number
    }

    /// How many tables there are.
    pub fn len(&self) -> u32 {
        self.keys.len() as u32
    }

    /// Whether there are none; there is always the start.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// The table with that number.
    pub fn table(&self, number: u32) -> Option<Table> {
        self.keys.get(number as usize).map(|key| Table::of_key(*key, self.bits, self.players))
    }

    /// The number of a table.
    pub fn find(&self, table: &Table) -> Option<u32> {
        self.numbers.get(&table.key(self.bits)).copied()
    }

    /// The turns from a table, way after way.
    pub fn edges(&self, number: u32) -> &[Edge] {
        let at = |number: u32| self.firsts.get(number as usize).map_or(0, |first| *first as usize);
        self.edges.get(at(number)..at(number + 1)).unwrap_or(&[])
    }

    /// A shortest way to a table: each table on it with the turn taken there.
    pub fn path(&self, number: u32) -> Vec<(u32, Edge)> {
        let mut path = Vec::new();
        let mut at = number;
        while at > 0 {
            let from = self.parents.get(at as usize).copied().unwrap_or_default();
            path.extend(
                self.edges(from).iter().find(|edge| edge.to == at && !edge.over && edge.ends != Ends::Endless).map(|edge| (from, *edge)),
            );
            at = from;
        }
        path.reverse();
        path
    }
}
