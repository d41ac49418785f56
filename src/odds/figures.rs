//! What is said of a game: lengths, seats, blocks, visits, rules that act.

use super::bounded::Bounded;
use super::event::Event;
use super::fraction::Moments;
use super::policy::Policy;
use crate::vocab::Square;

/// The shares of which quantiles are given.
pub const SHARES: [f64; 7] = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95];

/// How figures were found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Every way a game can go was followed; bounds are proved.
    Exact,
    /// Games were played; bounds hold in 99 of 100 such runs.
    Simulated,
}

/// The figures of a variant for a number of players.
#[derive(Clone, Debug)]
pub struct Figures {
    /// How many players.
    pub players: usize,
    /// How they were found.
    pub method: Method,
    /// How the players decide, where the rules let them.
    pub policy: Policy,
    /// Whether anybody ever decides anything.
    pub choices: bool,
    /// Exact: the states of a game. Simulated: the games played.
    pub size: u64,
    /// Simulated: the seed.
    pub seed: Option<u64>,
    /// Throws of the dice, of all players together, in games that end.
    pub throws: Length,
    /// Turns of all players together, missed ones counted, in games that end.
    pub turns: Length,
    /// Rounds, in games that end: every seat once; the last one counts whether or not it is played to its end.
    pub rounds: Length,
    /// The chance of each seat to come home first.
    pub seats: Vec<Bounded>,
    /// The chance that the game never ends.
    pub block: Bounded,
    /// How often pawns come to rest on each square in a game, in the mean; by number, from the start on.
    pub visits: Vec<Bounded>,
    /// How often each thing happens in a game, in the mean; visits left out.
    pub events: Vec<(Event, Bounded)>,
    /// Exact fractions, where the chain is short enough.
    pub fractions: Option<Fractions>,
}

/// Exact fractions.
#[derive(Clone, Debug)]
pub struct Fractions {
    /// Of throws.
    pub throws: Moments,
    /// Of turns.
    pub turns: Moments,
}

/// How long games last, in one unit.
#[derive(Clone, PartialEq, Debug)]
pub struct Length {
    /// The mean.
    pub mean: Bounded,
    /// The standard deviation.
    pub sd: Bounded,
    /// The least number within which half of the games have ended.
    pub median: Bounded,
    /// The likeliest number.
    pub mode: Bounded,
    /// The fewest with which a game has ended.
    pub fewest: usize,
    /// For each of [`SHARES`] the least number within which that share of the games has ended.
    pub quantiles: Vec<(f64, Bounded)>,
    /// The chance that a game ends with exactly so many, from none on, of games that end; what is left out is below
    /// one in a million.
    pub chances: Vec<Bounded>,
}

/// Splits what is counted into visits by square and the rest.
pub(crate) fn split(counted: Vec<(Event, Bounded)>, last: Square) -> (Vec<Bounded>, Vec<(Event, Bounded)>) {
    let mut visits = vec![Bounded::exact(0.0); last.index() + 1];
    let mut events = Vec::new();
    for (event, often) in counted {
        match event {
            Event::Visit(square) => {
                if let Some(slot) = visits.get_mut(square.index()) {
                    *slot = often;
                }
            }
            event => events.push((event, often)),
        }
    }
    (visits, events)
}
