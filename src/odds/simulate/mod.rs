//! Games played by chance: any variant, any number of players, as many games as the figures need.
//!
//! Games are played in blocks, each with random numbers of its own: however many threads share the work, the same seed
//! gives the same figures to the last digit. Where the positions of a game fit into a table, games are played from
//! that, else with turns that are remembered, and
//! where players decide with the engine.

mod compiled;
mod engine;
mod remembered;
mod tally;

use std::sync::Mutex;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::exact::may_have_at_most;
use super::figures::{Figures, Method, split};
use super::policy::{Policy, Unanswered, asks};
use super::positions::Positions;
use super::tables::Tables;
use crate::rules::Rules;
use compiled::Compiled;
use engine::Played;
use remembered::Remembered;
use tally::{Tally, WIDTH, share};

/// A game that has gone on for so many turns will, for all that we can tell, never end.
const MOST_TURNS: u64 = 1_000_000;

/// How many games are played, and how.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The seed of the dice.
    pub seed: u64,
    /// So many games; `None`: until the precision is reached.
    pub games: Option<u64>,
    /// The half-width of the intervals at which to stop: of the mean number of turns, relative to it, and of the
    /// chance of each seat.
    pub precision: f64,
    /// So many threads share the work; it changes no figure.
    pub threads: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { seed: 1, games: None, precision: 0.001, threads: 1 }
    }
}

/// Who watches while games are played.
pub trait Watch: Sync {
    /// So many games have been played, of so many where that is known.
    fn played(&self, games: u64, of: Option<u64>) {
        let _ = (games, of);
    }

    /// Whether to stop now, with what has been played.
    fn stops(&self) -> bool {
        false
    }
}

/// Nobody watches.
impl Watch for () {}

/// Where no number and no precision can stop the games, this does.
const MOST_GAMES: u64 = 10_000_000_000;

/// In one of so many blocks everything that happens is counted.
const COUNTED: u64 = 4;

/// So many blocks are played between two looks at the precision; the same for any number of threads.
const BLOCKS: u64 = 32;

/// A table with more positions than this is not worth making.
const MOST_POSITIONS: usize = 200_000;

/// Random numbers as the players need them.
trait Chance {
    /// A number below that one, each as likely as any other but for one part in 2⁶⁴.
    fn below(&mut self, number: u64) -> u64;
}

impl Chance for Xoshiro256PlusPlus {
    fn below(&mut self, number: u64) -> u64 {
        ((u128::from(self.next_u64()) * u128::from(number)) >> 64) as u64
    }
}

/// Who plays games.
trait Games: Sync {
    /// What a thread keeps from block to block.
    type Desk;

    /// A desk for one more thread.
    fn desk(&self) -> Self::Desk;

    /// How many games one block has.
    fn block(&self) -> u64;

    /// Plays so many games and counts; `all`: everything that happens in them too.
    fn play(&self, games: u64, all: bool, random: &mut Xoshiro256PlusPlus, tally: &mut Tally, desk: &mut Self::Desk);
}

/// Plays games and says what they were like.
///
/// # Errors
/// [`Unanswered`] where a game cannot be played to its end.
pub fn simulate(rules: &Rules, players: usize, policy: Policy, plan: Plan, watch: &dyn Watch) -> Result<Figures, Unanswered> {
    let table = if may_have_at_most(rules, players, MOST_POSITIONS) { table(rules, players, policy)? } else { None };
    let remembered = if table.is_none() && !asks(rules) { Remembered::new(rules, players) } else { None };
    let tally = match (&table, &remembered) {
        (Some(table), _) => run(table, players, plan, watch),
        (None, Some(remembered)) => run(remembered, players, plan, watch),
        (None, None) => run(&Played { rules, players, policy }, players, plan, watch),
    };
    let games = tally.games() as f64;
    let (visits, events) = split(tally.events(), rules.last());
    Ok(Figures {
        players,
        method: Method::Simulated,
        policy,
        choices: tally.decided,
        size: tally.games(),
        seed: Some(plan.seed),
        throws: tally.throws.length(),
        turns: tally.turns.length(),
        rounds: tally.rounds.length(),
        seats: tally.wins.iter().map(|wins| share(*wins, games)).collect(),
        block: share(tally.blocked, games),
        visits,
        events,
        fractions: None,
    })
}

/// A table of the game, where it is small enough for one.
fn table(rules: &Rules, players: usize, policy: Policy) -> Result<Option<Compiled>, Unanswered> {
    let remembered = Tables::new(rules, players, MOST_POSITIONS).map(|mut tables| Compiled::new(&mut tables));
    let table = match remembered {
        Some(Err(Unanswered::Decides)) | None => Compiled::new(&mut Positions::new(rules, players, policy, MOST_POSITIONS)),
        Some(table) => table,
    };
    match table {
        Err(Unanswered::TooManyStates { .. } | Unanswered::TooManyChoices) => Ok(None),
        table => table,
    }
}

/// Which block comes next, with its random numbers.
struct Blocks {
    next: u64,
    random: Xoshiro256PlusPlus,
}

fn run(games: &impl Games, players: usize, plan: Plan, watch: &dyn Watch) -> Tally {
    let size = games.block();
    let most = plan.games.unwrap_or(MOST_GAMES).max(1);
    let blocks = Mutex::new(Blocks { next: 0, random: Xoshiro256PlusPlus::seed_from_u64(plan.seed) });
    let all = Mutex::new(Tally::new(players));
    let mut end = 0;
    loop {
        end = (end + BLOCKS).min(most.div_ceil(size));
        let work = || {
            let mut tally = Tally::new(players);
            let mut desk = games.desk();
            while !watch.stops() {
                let Some((block, mut random)) = take(&blocks, end) else { break };
                games.play(size.min(most - block * size), block.is_multiple_of(COUNTED), &mut random, &mut tally, &mut desk);
            }
            if let Ok(mut all) = all.lock() {
                all.add(&tally);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..plan.threads {
                // What has no more threads to give, a page in a browser for one, does with this one.
                let _ = std::thread::Builder::new().spawn_scoped(scope, work);
            }
            work();
        });
        let Ok(tally) = all.lock() else { return Tally::new(players) };
        watch.played(tally.games(), plan.games);
        let precise = plan.games.is_none() && is_precise(&tally, plan.precision);
        if end * size >= most || watch.stops() || precise {
            return tally.clone();
        }
    }
}

/// The next block below `end`; each jumps to random numbers that no other reaches.
fn take(blocks: &Mutex<Blocks>, end: u64) -> Option<(u64, Xoshiro256PlusPlus)> {
    let mut blocks = blocks.lock().ok()?;
    if blocks.next >= end {
        return None;
    }
    let (block, random) = (blocks.next, blocks.random.clone());
    blocks.next += 1;
    blocks.random.jump();
    Some((block, random))
}

fn is_precise(tally: &Tally, precision: f64) -> bool {
    let (mean, error) = tally.turns.mean();
    let games = tally.games() as f64;
    let seats = tally.wins.iter().all(|wins| share(*wins, games).bound <= precision);
    // Games that all block have no length.
    seats && (tally.turns.games() == 0 || WIDTH * error <= precision * mean)
}
