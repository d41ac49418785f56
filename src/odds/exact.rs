//! Exact figures: every state of a game, the chance of each, and what is cut off bounded.

use std::collections::BTreeMap;

use super::bounded::{Bounded, sum};
use super::chain::{Chain, Clock};
use super::event::Event;
use super::figures::{Figures, Fractions, Length, Method, SHARES, split};
use super::follow::{Effort, follow};
use super::fraction;
use super::law::Law;
use super::policy::{Policy, Unanswered};
use super::positions::Positions;
use super::source::Source;
use super::tables::Tables;
use crate::rules::Rules;

/// How much may be spent on exact figures.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// So many states of a game at most; each takes some 300 bytes.
    pub states: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { states: 600_000 }
    }
}

/// Whether a game can have few enough positions for exact figures: so many of one pawn alone, for each pawn.
pub fn may_be_exact(rules: &Rules, players: usize) -> bool {
    may_have_at_most(rules, players, Limits::default().states)
}

/// Whether a game can have so few positions.
pub(crate) fn may_have_at_most(rules: &Rules, players: usize, states: usize) -> bool {
    let pawns = players * usize::from(rules.pawns_each(players));
    if rules.pawns_each(1) > 1 {
        return pawns <= 2;
    }
    let pawns = i32::try_from(pawns).unwrap_or(i32::MAX);
    match Chain::explore(&mut Positions::new(rules, 1, Policy::Random, states)) {
        // Pawns do not always come to every place that one alone comes to; they hardly ever come to many more.
        Ok(chain) => (chain.len() as f64).powi(pawns) < 2.0 * states as f64,
        Err(_) => false,
    }
}

/// The exact figures of a variant for a number of players.
///
/// # Errors
/// [`Unanswered`] where the game has more states than the limit, or cannot be followed.
pub fn exact(rules: &Rules, players: usize, policy: Policy, limits: Limits) -> Result<Figures, Unanswered> {
    if let Some(mut tables) = Tables::new(rules, players, limits.states) {
        match figures(rules, &mut tables, policy) {
            Err(Unanswered::Decides) => {}
            figures => return figures,
        }
    }
    figures(rules, &mut Positions::new(rules, players, policy, limits.states), policy)
}

/// The same, with every turn of every position played by the engine: slower, and less can be wrong with it.
///
/// # Errors
/// As [`exact()`].
pub fn exact_by_engine(rules: &Rules, players: usize, policy: Policy, limits: Limits) -> Result<Figures, Unanswered> {
    figures(rules, &mut Positions::new(rules, players, policy, limits.states), policy)
}

fn figures(rules: &Rules, source: &mut impl Source, policy: Policy) -> Result<Figures, Unanswered> {
    let chain = Chain::explore(source)?;
    let players = source.players();
    let effort = Effort::default();
    let throws = follow(&chain.by(Clock::Throws), chain.roundings, None, false, effort);
    let turn_beats = chain.by(Clock::Turns);
    let turns = follow(&turn_beats, chain.roundings, None, true, effort);
    drop(turn_beats);
    let (rounds, seats) = if chain.turns_round {
        (rounds(&turns, players), turns.seats(Some(players)))
    } else {
        let law = follow(&chain.by(Clock::Rounds), chain.roundings, Some((&chain.seats, players)), false, effort);
        (length(&law), law.seats(None))
    };
    let end = turns.end();
    let block = if turns.can_block { Bounded::new(1.0 - end.value, end.bound + f64::EPSILON) } else { Bounded::exact(0.0) };
    let (visits, events) = split(counted(&chain, source, &turns), rules.last());
    let exact = |source: &mut _, clock| fraction::moments(source, clock, &chain.can_end);
    let mut fractions = None;
    if players == 1
        && let (Some(throws), Some(turns)) = (exact(source, Clock::Throws)?, exact(source, Clock::Turns)?)
    {
        fractions = Some(Fractions { throws, turns });
    }
    Ok(Figures {
        players,
        method: Method::Exact,
        policy,
        choices: source.asks(),
        size: chain.len() as u64,
        seed: None,
        throws: length(&throws),
        turns: length(&turns),
        rounds,
        seats,
        block,
        visits,
        events,
        fractions,
    })
}

/// How often each thing happens: what happens on each way, as often as its state is visited.
fn counted(chain: &Chain, source: &impl Source, turns: &Law) -> Vec<(Event, Bounded)> {
    let Some((visits, error)) = &turns.visits else { return Vec::new() };
    let mut lists: Vec<f64> = Vec::new();
    for (state, often) in visits.iter().enumerate().filter(|(_, often)| **often > 0.0) {
        for (list, chance) in chain.lists(state) {
            if lists.len() <= list {
                lists.resize(list + 1, 0.0);
            }
            if let Some(slot) = lists.get_mut(list) {
                *slot += often * chance;
            }
        }
    }
    let mut all: BTreeMap<Event, (Vec<f64>, usize)> = BTreeMap::new();
    for (list, often) in lists.iter().enumerate() {
        let events = source.events(u32::try_from(list).unwrap_or(u32::MAX));
        for event in events {
            let most = events.iter().filter(|other| *other == event).count();
            let entry = all.entry(*event).or_default();
            entry.0.push(*often);
            entry.1 = entry.1.max(most);
        }
    }
    // Each sum over the states loses at most one rounding a term; the terms are as many as ways at most.
    let roundings = turns.relative + chain.ways_len() as f64 * f64::EPSILON;
    let bounded = |(event, (terms, most)): (Event, (Vec<f64>, usize))| {
        let value = sum(terms.into_iter());
        (event, Bounded::new(value, value * roundings + error * most as f64))
    };
    all.into_iter().map(bounded).collect()
}

/// What is said of a distribution.
fn length(law: &Law) -> Length {
    let end = law.end();
    let tails = law.tails();
    // Past the 999 999th of a million games nobody asks.
    let long = tails.iter().take(MOST_CHANCES).position(|tail| *tail <= 1e-6 * end.value).unwrap_or(tails.len().min(MOST_CHANCES));
    let chances = (0..=long).map(|beat| law.at(beat).over(end)).collect();
    Length {
        mean: law.mean(),
        sd: law.sd(),
        median: law.quantile(0.5),
        mode: law.mode(),
        fewest: law.fewest().unwrap_or_default(),
        quantiles: SHARES.iter().map(|share| (*share, law.quantile(*share))).collect(),
        chances,
    }
}

const MOST_CHANCES: usize = 20_000;

/// The law of rounds, from that of turns: each round has as many turns as there are players, the last one maybe fewer.
fn rounds(turns: &Law, players: usize) -> Length {
    length(&turns.grouped(players))
}
