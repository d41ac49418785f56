//! What is counted while games are played: whole numbers only, so that any order of adding gives the same.

use std::collections::BTreeMap;

use super::super::bounded::Bounded;
use super::super::event::Event;
use super::super::figures::{Length, SHARES};

/// The half-width of an interval that holds the true value in 99 of 100 runs, in standard errors.
pub(super) const WIDTH: f64 = 2.575_829_303_548_901;

/// From fewer blocks nothing is said of how much they differ.
const LEAST_BLOCKS: f64 = 8.0;

/// Numbers up to this are counted in a table, greater ones in a map.
const TABLE: usize = 4096;

/// How often each number has come.
#[derive(Clone, Debug)]
pub(super) struct Counts {
    table: Vec<u64>,
    more: BTreeMap<u64, u64>,
}

impl Default for Counts {
    fn default() -> Counts {
        Counts { table: vec![0; TABLE], more: BTreeMap::new() }
    }
}

impl Counts {
    #[inline]
    pub(super) fn note(&mut self, number: u64) {
        match self.table.get_mut(number as usize) {
            Some(slot) => *slot += 1,
            None => *self.more.entry(number).or_default() += 1,
        }
    }

    pub(super) fn add(&mut self, other: &Counts) {
        self.table.iter_mut().zip(&other.table).for_each(|(slot, more)| *slot += more);
        for (number, count) in &other.more {
            *self.more.entry(*number).or_default() += count;
        }
    }

    fn all(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let table = self.table.iter().enumerate().map(|(number, count)| (number as u64, *count));
        table.chain(self.more.iter().map(|(number, count)| (*number, *count))).filter(|(_, count)| *count > 0)
    }

    pub(super) fn games(&self) -> u64 {
        self.all().map(|(_, count)| count).sum()
    }

    /// The mean with its standard error.
    pub(super) fn mean(&self) -> (f64, f64) {
        let games = self.games() as f64;
        let mean = self.all().map(|(number, count)| number as f64 * count as f64).sum::<f64>() / games;
        (mean, (self.moment(2, mean) / games).sqrt())
    }

    fn moment(&self, power: i32, about: f64) -> f64 {
        let sum: f64 = self.all().map(|(number, count)| (number as f64 - about).powi(power) * count as f64).sum();
        sum / self.games() as f64
    }

    fn quantile(&self, share: f64) -> f64 {
        let games = self.games() as f64;
        let mut seen = 0;
        for (number, count) in self.all() {
            seen += count;
            if seen as f64 >= share * games {
                return number as f64;
            }
        }
        self.all().last().map_or(f64::NAN, |(number, _)| number as f64)
    }

    fn bounded_quantile(&self, share: f64) -> Bounded {
        let off = WIDTH * (share * (1.0 - share) / self.games() as f64).sqrt();
        let value = self.quantile(share);
        let (low, high) = (self.quantile((share - off).max(0.0)), self.quantile((share + off).min(1.0)));
        Bounded { value, bound: (value - low).max(high - value) }
    }

    pub(super) fn length(&self) -> Length {
        let games = self.games() as f64;
        let (mean, error) = self.mean();
        let variance = self.moment(2, mean);
        let sd_error =
            ((self.moment(4, mean) - variance * variance).max(0.0) / games).sqrt() / (2.0 * variance.sqrt().max(f64::MIN_POSITIVE));
        let (mode, most) = self.all().max_by_key(|(number, count)| (*count, std::cmp::Reverse(*number))).unwrap_or_default();
        let close = |(_, count): &(u64, u64)| (most - count) as f64 <= WIDTH * ((most + count) as f64).sqrt();
        let off = self.all().filter(close).map(|(number, _)| number.abs_diff(mode)).max().unwrap_or(0);
        let chance = |count: u64| share(count, games);
        let last = self.quantile(1.0 - 1e-6) as usize;
        Length {
            mean: Bounded { value: mean, bound: WIDTH * error },
            sd: Bounded { value: variance.sqrt(), bound: WIDTH * sd_error },
            median: self.bounded_quantile(0.5),
            mode: Bounded { value: mode as f64, bound: off as f64 },
            fewest: self.all().next().map_or(0, |(number, _)| number as usize),
            quantiles: SHARES.iter().map(|share| (*share, self.bounded_quantile(*share))).collect(),
            chances: self.table.iter().take(last + 1).map(|count| chance(*count)).collect(),
        }
    }
}

/// A share of the games with the half-width of its interval.
pub(super) fn share(count: u64, games: f64) -> Bounded {
    let value = count as f64 / games;
    // Wilson's interval has a width even where nothing, or everything, was counted.
    let square = WIDTH * WIDTH / games;
    let bound = WIDTH * (value * (1.0 - value) / games + square / (4.0 * games)).sqrt() / (1.0 + square) + (square / 2.0) / (1.0 + square);
    Bounded { value, bound }
}

/// What has been counted in some games.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) throws: Counts,
    pub(super) turns: Counts,
    pub(super) rounds: Counts,
    /// Games that each seat came home first in.
    pub(super) wins: Vec<u64>,
    /// Games that never end.
    pub(super) blocked: u64,
    /// Whether anything was decided.
    pub(super) decided: bool,
    /// Of blocks of games in which everything was counted: how often, and the square of that, over the blocks.
    pub(super) events: BTreeMap<Event, (u64, u128)>,
    pub(super) counted_games: u64,
    pub(super) counted_blocks: u64,
}

impl Tally {
    pub(super) fn new(players: usize) -> Tally {
        Tally { wins: vec![0; players], ..Tally::default() }
    }

    /// Games played.
    pub(super) fn games(&self) -> u64 {
        self.turns.games() + self.blocked
    }

    pub(super) fn win(&mut self, seat: usize) {
        if let Some(wins) = self.wins.get_mut(seat) {
            *wins += 1;
        }
    }

    pub(super) fn add(&mut self, other: &Tally) {
        self.throws.add(&other.throws);
        self.turns.add(&other.turns);
        self.rounds.add(&other.rounds);
        self.wins.iter_mut().zip(&other.wins).for_each(|(all, more)| *all += more);
        self.blocked += other.blocked;
        self.decided |= other.decided;
        self.counted_games += other.counted_games;
        self.counted_blocks += other.counted_blocks;
        for (event, (count, square)) in &other.events {
            let all = self.events.entry(*event).or_default();
            all.0 += count;
            all.1 += square;
        }
    }

    /// Notes what happened in one block of games.
    pub(super) fn note_events(&mut self, events: impl Iterator<Item = (Event, u64)>, games: u64) {
        for (event, count) in events {
            let all = self.events.entry(event).or_default();
            all.0 += count;
            all.1 += u128::from(count) * u128::from(count);
        }
        self.counted_games += games;
        self.counted_blocks += 1;
    }

    /// How often each event happens in a game; the error from how much the blocks differ.
    pub(super) fn events(&self) -> Vec<(Event, Bounded)> {
        let (games, blocks) = (self.counted_games as f64, self.counted_blocks as f64);
        let bounded = |(event, (count, square)): (&Event, &(u64, u128))| {
            let value = *count as f64 / games;
            let per_block = *count as f64 / blocks;
            let variance = (*square as f64 / blocks - per_block * per_block).max(0.0) * blocks / (blocks - 1.0);
            let bound = if blocks < LEAST_BLOCKS { f64::INFINITY } else { WIDTH * (variance * blocks).sqrt() / games };
            (*event, Bounded { value, bound })
        };
        self.events.iter().map(bounded).collect()
    }
}
