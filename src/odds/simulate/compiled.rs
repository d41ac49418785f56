//! Games played from a table: every position of a game with what each fall of the dice makes of it, as the engine said.
//!
//! Several games are played in turns by the same loop, so that the machine need not wait for the memory.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;

use super::super::chain::{Chain, lcm};
use super::super::event::Event;
use super::super::policy::Unanswered;
use super::super::source::{Source, Way};
use super::Games;
use super::tally::Tally;

/// So many games are played side by side.
const LANES: usize = 8;

/// So many falls of the dice, decisions included, have a column at most.
const MOST_COLUMNS: u64 = 1 << 12;

/// So many entries has a table at most.
const MOST_ENTRIES: u64 = 1 << 25;

/// The bits of an entry: what the throw does, and below them the position after it.
const OVER: u32 = 1 << 31;
const THROWS: u32 = 1 << 30;
const TURN: u32 = 1 << 29;
const ROUND: u32 = 1 << 28;
const WINS: u32 = 1 << 27;
const POSITION: u32 = WINS - 1;

/// A table of a game.
pub(super) struct Compiled {
    entries: Vec<u32>,
    /// For each entry what happens, by number in `lists`.
    happens: Vec<u32>,
    lists: Vec<Vec<Event>>,
    columns: u64,
    start: u32,
    /// The position that stands for all from which the game never ends.
    block: u32,
    seats: Vec<u8>,
    turns_round: bool,
    players: usize,
    decided: bool,
}

impl Compiled {
    /// The table of a game, where one of reasonable size is enough.
    pub(super) fn new(source: &mut impl Source) -> Result<Option<Compiled>, Unanswered> {
        let chain = Chain::explore(source)?;
        let positions = chain.len();
        let mut ways = Vec::new();
        let mut columns = 1;
        let mut lists = 0;
        for position in 0..positions {
            source.ways(position as u32, &mut ways)?;
            for way in &ways {
                let Some(more) = lcm(columns, way.chance.1).filter(|columns| *columns <= MOST_COLUMNS) else { return Ok(None) };
                columns = more;
                lists = lists.max(way.events as usize + 1);
            }
        }
        if columns * positions as u64 > MOST_ENTRIES || positions as u64 >= u64::from(POSITION) {
            return Ok(None);
        }
        let block = positions as u32;
        let mut table = Compiled {
            entries: Vec::with_capacity(positions * columns as usize),
            happens: Vec::with_capacity(positions * columns as usize),
            lists: Vec::new(),
            columns,
            start: chain.start as u32,
            block,
            seats: chain.seats.clone(),
            turns_round: chain.turns_round,
            players: source.players(),
            decided: source.asks(),
        };
        for position in 0..positions {
            source.ways(position as u32, &mut ways)?;
            for way in &ways {
                let entry = table.entry(way, &chain.can_end);
                let times = (way.chance.0 * (columns / way.chance.1)) as usize;
                table.entries.extend(std::iter::repeat_n(entry, times));
                table.happens.extend(std::iter::repeat_n(way.events, times));
            }
        }
        table.lists = (0..lists).map(|list| source.events(list as u32).to_vec()).collect();
        Ok(Some(table))
    }

    fn entry(&self, way: &Way, can_end: &[bool]) -> u32 {
        let bit = |is: bool, bit: u32| if is { bit } else { 0 };
        let marks = way.marks;
        let to = match way.to {
            None => OVER,
            Some(to) if can_end.get(to as usize).copied().unwrap_or(false) => to,
            Some(_) => OVER | self.block,
        };
        to | bit(marks.throws, THROWS) | bit(marks.ends_turn, TURN) | bit(marks.ends_round, ROUND) | bit(marks.wins, WINS)
    }

    fn begin(&self) -> Lane {
        Lane { at: self.start, ..Lane::default() }
    }

    fn close(&self, lane: &Lane, last: u32, tally: &mut Tally) {
        if last & POSITION == self.block {
            tally.blocked += 1;
            return;
        }
        tally.throws.note(u64::from(lane.throws));
        tally.turns.note(u64::from(lane.turns));
        if self.turns_round {
            let players = self.players as u64;
            tally.rounds.note(u64::from(lane.turns).div_ceil(players));
            tally.win((u64::from(lane.turns).saturating_sub(1) % players) as usize);
        } else {
            tally.rounds.note(u64::from(lane.rounds));
            tally.win(lane.winner as usize);
        }
    }

    /// Plays games; `COUNT`: and counts what happens in them.
    fn run<const COUNT: bool>(&self, games: u64, random: &mut Xoshiro256PlusPlus, tally: &mut Tally, happened: &mut [u64]) {
        let mut lanes = [self.begin(); LANES];
        let mut begun = games.min(LANES as u64);
        let mut open = begun;
        // Lanes that have no game left stand still.
        let mut live = [true; LANES];
        live.iter_mut().skip(begun as usize).for_each(|live| *live = false);
        while open > 0 {
            let mut chance = random.next_u64();
            for (index, (lane, live)) in lanes.iter_mut().zip(&mut live).enumerate() {
                if index == LANES / 2 {
                    chance = random.next_u64();
                }
                // The upper half of the product is the column, the lower half the chance that is left.
                let product = u128::from(chance) * u128::from(self.columns);
                chance = product as u64;
                if !*live {
                    continue;
                }
                let place = lane.at as usize * self.columns as usize + (product >> 64) as usize;
                let entry = self.entries.get(place).copied().unwrap_or(OVER);
                lane.throws += entry >> 30 & 1;
                lane.turns += entry >> 29 & 1;
                lane.rounds += entry >> 28 & 1;
                if COUNT {
                    let list = self.happens.get(place).copied().unwrap_or_default() as usize;
                    if let Some(slot) = happened.get_mut(list) {
                        *slot += 1;
                    }
                }
                if entry & (OVER | WINS) != 0 {
                    if entry & WINS != 0 {
                        lane.winner = self.seats.get(lane.at as usize).copied().map_or(u32::MAX, u32::from);
                    }
                    if entry & OVER != 0 {
                        self.close(lane, entry, tally);
                        if begun < games {
                            begun += 1;
                            *lane = self.begin();
                        } else {
                            *live = false;
                            open -= 1;
                        }
                        continue;
                    }
                }
                lane.at = entry & POSITION;
            }
        }
    }
}

/// One of the games played side by side.
#[derive(Clone, Copy, Default)]
struct Lane {
    at: u32,
    throws: u32,
    turns: u32,
    rounds: u32,
    winner: u32,
}

impl Games for Compiled {
    /// How often each list of events has happened.
    type Desk = Vec<u64>;

    fn desk(&self) -> Vec<u64> {
        Vec::new()
    }

    fn block(&self) -> u64 {
        2048
    }

    fn play(&self, games: u64, all: bool, random: &mut Xoshiro256PlusPlus, tally: &mut Tally, happened: &mut Vec<u64>) {
        tally.decided |= self.decided;
        if !all {
            self.run::<false>(games, random, tally, happened);
            return;
        }
        happened.clear();
        happened.resize(self.lists.len(), 0);
        self.run::<true>(games, random, tally, happened);
        let mut events = std::collections::BTreeMap::new();
        for (list, count) in self.lists.iter().zip(happened.iter()).filter(|(_, count)| **count > 0) {
            for event in list {
                *events.entry(*event).or_default() += count;
            }
        }
        tally.note_events(events.into_iter(), games);
    }
}
