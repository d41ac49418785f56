//! The turns of a worked example, played.

use std::fmt;

use super::missed;
use crate::engine::{Refusal, State, Turn, dice, play};
use crate::rules::Rules;
use crate::variant::{Example, ExampleTurn};

/// Why a turn of an example is not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplayed {
    /// It has a throw, but the player misses the turn.
    Waits,
    /// It has none, but the player may throw.
    Throws,
    /// The engine refuses it.
    Refused(Refusal),
}

/// For the logs of programs; what a reader is told stands in the texts of whoever asked.
impl fmt::Display for Unplayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unplayed::Waits => f.write_str("the turn has a throw, but the player misses it"),
            Unplayed::Throws => f.write_str("the turn has no throw, but the player may throw"),
            Unplayed::Refused(refusal) => write!(f, "refused: {refusal}"),
        }
    }
}

impl std::error::Error for Unplayed {}

/// One turn of an example on the table that it meets.
///
/// # Errors
/// Why it is not played.
pub fn replayed(rules: &Rules, state: &State, turn: &ExampleTurn) -> Result<Turn, Unplayed> {
    let waits = !state.is_over_for(rules, turn.seat) && dice(rules, state, turn.seat).is_none();
    let hand = match (&turn.hand, waits) {
        (Some(_), true) => return Err(Unplayed::Waits),
        (Some(hand), false) => Some(hand.clone()),
        // The engine wants dice of a missed turn too, and ignores them.
        (None, true) => missed(rules),
        (None, false) => None,
    };
    play(rules, state, turn.seat, &hand.ok_or(Unplayed::Throws)?).map_err(Unplayed::Refused)
}

/// The turns of an example as the engine plays them, up to one that is not played.
pub fn replay(rules: &Rules, example: &Example) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for turn in &example.turns {
        let state = turns.last().map_or(&example.given.state, |turn| &turn.state);
        let Ok(played) = replayed(rules, state, turn) else { break };
        turns.push(played);
    }
    turns
}
