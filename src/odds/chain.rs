//! The chain of a game: every state that can be reached, with the chance of each way on.
//!
//! In comes a [`Source`]; out come flat tables that the distributions are computed with. Ways that lead to the same
//! state at the same cost are added. States from which the game cannot end any more are one: the block.

use super::policy::Unanswered;
use super::source::{Marks, Source, Way};

/// No state: the game is over.
const OVER: u32 = u32::MAX;

/// What the figures are counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// Throws of the dice.
    Throws,
    /// Turns of players, missed ones counted.
    Turns,
    /// Rounds: every seat once; the last one counts, even where it is not played to its end.
    Rounds,
}

impl Clock {
    pub(crate) fn counts(self, marks: Marks) -> bool {
        match self {
            Clock::Throws => marks.throws,
            Clock::Turns => marks.ends_turn,
            Clock::Rounds => marks.ends_round,
        }
    }
}

/// All states of a game and the ways between them.
pub(crate) struct Chain {
    /// Where the ways of each state begin; one entry more than states.
    begins: Vec<usize>,
    to: Vec<u32>,
    chance: Vec<f64>,
    marks: Vec<u8>,
    /// Whether the game can still end.
    pub(crate) can_end: Vec<bool>,
    /// The seat whose turn it is, where states know it.
    pub(crate) seats: Vec<u8>,
    pub(crate) start: usize,
    /// Of each state: which lists of events its ways are, and with which chance.
    lists: Links,
    /// Whether states are seen from the player whose turn it is.
    pub(crate) turns_round: bool,
    /// The most ways that come to or leave one state, plus the roundings of their chances: what one step can lose.
    pub(crate) roundings: usize,
}

impl Chain {
    /// Follows every way from the start.
    pub(crate) fn explore(source: &mut impl Source) -> Result<Chain, Unanswered> {
        let start = source.start()? as usize;
        let mut chain = Chain {
            begins: vec![0],
            to: Vec::new(),
            chance: Vec::new(),
            marks: Vec::new(),
            can_end: Vec::new(),
            seats: Vec::new(),
            start,
            lists: Links { begins: vec![0], ..Links::default() },
            turns_round: source.turns_round(),
            roundings: 0,
        };
        let mut ways = Vec::new();
        let mut merged: Vec<(u32, u8, u64, u64)> = Vec::new();
        let mut position = 0;
        while (position as usize) < source.found() {
            source.ways(position, &mut ways)?;
            merge(&ways, &mut merged);
            for (to, marks, over, under) in &merged {
                chain.to.push(*to);
                chain.marks.push(*marks);
                chain.chance.push(*over as f64 / *under as f64);
            }
            chain.begins.push(chain.to.len());
            chain.add_lists(&ways);
            chain.seats.push(u8::try_from(source.seat(position)).unwrap_or(u8::MAX));
            position += 1;
        }
        chain.find_blocks();
        chain.count_roundings();
        Ok(chain)
    }

    fn add_lists(&mut self, ways: &[Way]) {
        let first = self.lists.to.len();
        for way in ways {
            let chance = way.chance.0 as f64 / way.chance.1 as f64;
            let same = self.lists.to.iter().skip(first).position(|list| *list == way.events);
            match same.and_then(|place| self.lists.chance.get_mut(first + place)) {
                Some(all) => *all += chance,
                None => {
                    self.lists.to.push(way.events);
                    self.lists.chance.push(chance);
                }
            }
        }
        self.lists.begins.push(self.lists.to.len());
    }

    /// Which lists of events the ways of a state are, and with which chance.
    pub(crate) fn lists(&self, state: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        self.lists.of(state)
    }

    /// How many states.
    pub(crate) fn len(&self) -> usize {
        self.begins.len() - 1
    }

    /// How many ways between them.
    pub(crate) fn ways_len(&self) -> usize {
        self.to.len()
    }

    /// The ways of a state: to where, with which chance and marks.
    pub(crate) fn ways(&self, state: usize) -> impl Iterator<Item = (Option<usize>, f64, Marks)> + '_ {
        let range = self.begins.get(state).copied().unwrap_or(0)..self.begins.get(state + 1).copied().unwrap_or(0);
        let to = self.to.get(range.clone()).unwrap_or(&[]);
        let chances = self.chance.get(range.clone()).unwrap_or(&[]);
        let marks = self.marks.get(range).unwrap_or(&[]);
        let target = |to: u32| (to != OVER).then_some(to as usize);
        to.iter().zip(chances).zip(marks).map(move |((to, chance), marks)| (target(*to), *chance, unpacked(*marks)))
    }

    /// Marks the states from which the end can be reached: backwards from the end, one layer after the other.
    fn find_blocks(&mut self) {
        let states = self.len();
        let mut can_end = vec![false; states];
        // Who comes to a state: counted, then filled in.
        let mut begins = vec![0_usize; states + 1];
        for to in self.to.iter().filter(|to| **to != OVER) {
            if let Some(slot) = begins.get_mut(*to as usize + 1) {
                *slot += 1;
            }
        }
        for state in 0..states {
            let before = begins.get(state).copied().unwrap_or(0);
            if let Some(slot) = begins.get_mut(state + 1) {
                *slot += before;
            }
        }
        let mut filled = begins.clone();
        let mut from = vec![0_u32; begins.last().copied().unwrap_or(0)];
        let mut open = Vec::new();
        for state in 0..states {
            for way in self.range(state) {
                match self.to.get(way).copied() {
                    Some(OVER) | None => {
                        if let Some(mark) = can_end.get_mut(state).filter(|mark| !**mark) {
                            *mark = true;
                            open.push(state);
                        }
                    }
                    Some(to) => {
                        if let Some(slot) = filled.get_mut(to as usize) {
                            if let Some(place) = from.get_mut(*slot) {
                                *place = state as u32;
                            }
                            *slot += 1;
                        }
                    }
                }
            }
        }
        while let Some(state) = open.pop() {
            let range = begins.get(state).copied().unwrap_or(0)..begins.get(state + 1).copied().unwrap_or(0);
            for before in from.get(range).unwrap_or(&[]) {
                if let Some(mark) = can_end.get_mut(*before as usize).filter(|mark| !**mark) {
                    *mark = true;
                    open.push(*before as usize);
                }
            }
        }
        self.can_end = can_end;
    }

    fn range(&self, state: usize) -> std::ops::Range<usize> {
        self.begins.get(state).copied().unwrap_or(0)..self.begins.get(state + 1).copied().unwrap_or(0)
    }

    fn count_roundings(&mut self) {
        let mut into = vec![0_usize; self.len()];
        for to in &self.to {
            if let Some(count) = into.get_mut(*to as usize) {
                *count += 1;
            }
        }
        let out = (0..self.len()).map(|state| self.range(state).len()).max().unwrap_or(0);
        // Each term: a chance rounded once, a product rounded once; and the sums.
        self.roundings = into.into_iter().max().unwrap_or(0).max(out) + 2;
    }

    /// The states from which the game ends without another throw.
    fn ending_unthrown(&self) -> Vec<bool> {
        let mut ending = vec![false; self.len()];
        loop {
            let mut found = false;
            for state in 0..self.len() {
                let ends = |(to, _, marks): (Option<usize>, f64, Marks)| {
                    !marks.throws && to.is_none_or(|to| ending.get(to).copied().unwrap_or(false))
                };
                let new = !ending.get(state).copied().unwrap_or(true) && !self.range(state).is_empty() && self.ways(state).all(ends);
                if let Some(slot) = ending.get_mut(state).filter(|_| new) {
                    *slot = true;
                    found = true;
                }
            }
            if !found {
                return ending;
            }
        }
    }

    /// The chain as one clock counts it.
    pub(crate) fn by(&self, clock: Clock) -> Beats {
        let states = self.len();
        let ending = if clock == Clock::Throws { self.ending_unthrown() } else { Vec::new() };
        let mut beats = Beats {
            counted: Links::default(),
            free: Links::default(),
            ends: vec![0.0; states],
            wins: vec![0.0; states],
            stuck: vec![0.0; states],
            start: self.start,
        };
        beats.counted.begins.push(0);
        beats.free.begins.push(0);
        for state in 0..states {
            if self.can_end.get(state).copied().unwrap_or(false) {
                for way in self.range(state) {
                    let (Some(to), Some(chance), Some(marks)) = (self.to.get(way), self.chance.get(way), self.marks.get(way)) else {
                        continue;
                    };
                    let marks = unpacked(*marks);
                    // A game that is over once the others have missed their turns ends with the last throw.
                    let to = if ending.get(*to as usize).copied().unwrap_or(false) { OVER } else { *to };
                    beats.add(state, (to, *chance), clock.counts(marks), marks.wins, &self.can_end);
                }
            }
            beats.counted.begins.push(beats.counted.to.len());
            beats.free.begins.push(beats.free.to.len());
        }
        beats
    }
}

/// A chain as one clock counts it: ways that take a beat, and ways that take none.
pub(crate) struct Beats {
    /// Ways that take one beat.
    pub(crate) counted: Links,
    /// Ways that take none: they are gone within the beat.
    pub(crate) free: Links,
    /// The chance that the game ends with the next way, which takes a beat.
    pub(crate) ends: Vec<f64>,
    /// The chance that the player comes home first with the next way.
    pub(crate) wins: Vec<f64>,
    /// The chance that the next way leads into the block.
    pub(crate) stuck: Vec<f64>,
    pub(crate) start: usize,
}

/// Ways in flat tables, those of one state together.
#[derive(Default)]
pub(crate) struct Links {
    pub(crate) begins: Vec<usize>,
    pub(crate) to: Vec<u32>,
    pub(crate) chance: Vec<f64>,
}

impl Links {
    /// The ways of a state.
    pub(crate) fn of(&self, state: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        let range = self.begins.get(state).copied().unwrap_or(0)..self.begins.get(state + 1).copied().unwrap_or(0);
        let to = self.to.get(range.clone()).unwrap_or(&[]);
        let chance = self.chance.get(range).unwrap_or(&[]);
        to.iter().zip(chance).map(|(to, chance)| (*to as usize, *chance))
    }
}

impl Beats {
    fn add(&mut self, state: usize, (to, chance): (u32, f64), counted: bool, wins: bool, can_end: &[bool]) {
        let add = |list: &mut Vec<f64>| {
            if let Some(slot) = list.get_mut(state) {
                *slot += chance;
            }
        };
        if wins {
            add(&mut self.wins);
        }
        if to == OVER {
            add(&mut self.ends);
        } else if !can_end.get(to as usize).copied().unwrap_or(false) {
            add(&mut self.stuck);
        } else {
            let links = if counted { &mut self.counted } else { &mut self.free };
            links.to.push(to);
            links.chance.push(chance);
        }
    }
}

/// Adds the ways that lead to the same state at the same cost.
fn merge(ways: &[Way], merged: &mut Vec<(u32, u8, u64, u64)>) {
    merged.clear();
    for way in ways {
        let (to, marks) = (way.to.unwrap_or(OVER), packed(way.marks));
        let same = merged.iter_mut().find(|(other, other_marks, ..)| *other == to && *other_marks == marks);
        match same.and_then(|same| sum((same.2, same.3), way.chance).map(|sum| (same, sum))) {
            Some((same, (over, under))) => (same.2, same.3) = (over, under),
            None => merged.push((to, marks, way.chance.0, way.chance.1)),
        }
    }
}

/// The least common multiple, where it can be written.
pub(crate) fn lcm(one: u64, other: u64) -> Option<u64> {
    (one / num_integer::gcd(one, other).max(1)).checked_mul(other)
}

/// The sum of two fractions, where it can be written.
pub(crate) fn sum(one: (u64, u64), other: (u64, u64)) -> Option<(u64, u64)> {
    if one.1 == other.1 {
        return Some(super::policy::reduced(one.0.checked_add(other.0)?, one.1));
    }
    let under = lcm(one.1, other.1)?;
    let over = one.0.checked_mul(under / one.1)?.checked_add(other.0.checked_mul(under / other.1)?)?;
    Some(super::policy::reduced(over, under))
}

fn packed(marks: Marks) -> u8 {
    u8::from(marks.throws) | u8::from(marks.ends_turn) << 1 | u8::from(marks.ends_round) << 2 | u8::from(marks.wins) << 3
}

fn unpacked(marks: u8) -> Marks {
    Marks { throws: marks & 1 != 0, ends_turn: marks & 2 != 0, ends_round: marks & 4 != 0, wins: marks & 8 != 0 }
}
