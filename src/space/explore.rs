//! All tables that a game can come to.

use std::collections::VecDeque;

use super::TooLarge;
use super::hash::Map;
use super::table::Table;
use super::turn::{Ends, Next};
use super::world::World;

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
    /// Where the edges of each table begin, and one more.
    firsts: Vec<u32>,
    edges: Vec<Edge>,
    left_out: Option<TooLarge>,
}

impl World<'_> {
    /// Follows every turn from the start, as far as the limits let; see [`Reached::left_out`]. With `turned`, tables are
    /// seen from the player whose turn it is, which makes them so many times fewer; who sits where is then lost, and the
    /// order of seats must not matter to the end of the game.
    pub(crate) fn explore(&mut self, most: usize, turned: bool) -> Reached {
        let mut reached = Reached {
            players: self.players(),
            bits: Table::bits(self.players()),
            keys: Vec::new(),
            numbers: Map::default(),
            firsts: vec![0],
            edges: Vec::new(),
            left_out: None,
        };
        reached.number(&self.start());
        let mut open = 0;
        while let Some(table) = reached.table(open) {
            if let Err(reason) = self.follow_all(&mut reached, &table, open, turned).and_then(|()| reached.fits(self, most)) {
                // A table is followed whole or not at all.
                let first = reached.firsts.last().map_or(0, |first| *first as usize);
                reached.edges.truncate(first);
                reached.left_out = Some(reason);
                break;
            }
            reached.firsts.push(reached.edges.len() as u32);
            open += 1;
        }
        reached
    }

    fn follow_all(&mut self, reached: &mut Reached, table: &Table, open: u32, turned: bool) -> Result<(), TooLarge> {
        for way in self.ways_of(table) {
            let turn = self.turn(table, way)?;
            for branch in 0..self.branches(&turn) {
                let Next { table: after, ends, over } = self.follow(table, &turn, branch);
                let ends_here = over || ends == Ends::Endless;
                let after = if turned { after.turned() } else { after };
                let to = if ends_here { open } else { reached.number(&after) };
                reached.edges.push(Edge { way, branch: branch as u16, ends, over, to });
            }
        }
        Ok(())
    }
}

impl Reached {
    fn number(&mut self, table: &Table) -> u32 {
        let key = table.key(self.bits);
        let next = self.keys.len() as u32;
        let number = *self.numbers.entry(key).or_insert(next);
        if number == next {
            self.keys.push(key);
        }
        number
    }

    fn fits(&self, world: &World<'_>, most: usize) -> Result<(), TooLarge> {
        if world.places() > 1 << self.bits {
            Err(TooLarge::Places)
        } else if self.keys.len() > most || self.edges.len() >= u32::MAX as usize {
            Err(TooLarge::Tables)
        } else {
            Ok(())
        }
    }

    /// Why there are tables that have not been followed; `None`: every turn has been.
    pub fn left_out(&self) -> Option<TooLarge> {
        self.left_out
    }

    /// How many tables there are.
    pub fn len(&self) -> u32 {
        self.keys.len() as u32
    }

    /// The table with that number.
    pub fn table(&self, number: u32) -> Option<Table> {
        self.keys.get(number as usize).map(|key| Table::of_key(*key, self.bits, self.players))
    }

    /// The turns from a table, way after way.
    pub(crate) fn edges(&self, number: u32) -> &[Edge] {
        let at = |number: u32| self.firsts.get(number as usize).map_or(0, |first| *first as usize);
        self.edges.get(at(number)..at(number + 1)).unwrap_or(&[])
    }

    /// From the start to the nearest of some tables with as few throws as can be: each table on the way with the turn
    /// taken there. Missed turns count for nothing.
    pub(crate) fn shortest(&self, world: &World<'_>, mut is_goal: impl FnMut(u32) -> bool) -> Option<(Vec<(u32, Edge)>, u32)> {
        const FAR: u32 = u32::MAX;
        let mut came: Vec<(u32, Option<(u32, Edge)>)> = vec![(FAR, None); self.keys.len()];
        let mut open = VecDeque::from([(0_u32, 0_u32)]);
        if let Some(start) = came.first_mut() {
            start.0 = 0;
        }
        while let Some((at, throws)) = open.pop_front() {
            if came.get(at as usize).is_none_or(|came| came.0 < throws) {
                continue;
            }
            if is_goal(at) {
                return Some((path(&came, at), at));
            }
            for edge in self.edges(at).iter().filter(|edge| !edge.over && edge.ends != Ends::Endless) {
                let cost = u32::from(world.way(edge.way).throw.is_some());
                let Some(slot) = came.get_mut(edge.to as usize).filter(|slot| slot.0 > throws + cost) else { continue };
                *slot = (throws + cost, Some((at, *edge)));
                if cost == 0 {
                    open.push_front((edge.to, throws));
                } else {
                    open.push_back((edge.to, throws + 1));
                }
            }
        }
        None
    }
}

fn path(came: &[(u32, Option<(u32, Edge)>)], goal: u32) -> Vec<(u32, Edge)> {
    let mut path = Vec::new();
    let mut at = goal;
    while let Some((from, edge)) = came.get(at as usize).and_then(|came| came.1) {
        path.push((from, edge));
        at = from;
    }
    path.reverse();
    path
}
