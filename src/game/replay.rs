//! The turns of a worked example, played.

use super::missed;
use crate::engine::{Turn, play};
use crate::rules::Rules;
use crate::variant::Example;

/// The turns of an example as the engine plays them; those after one that it refuses are left out.
pub fn replay(rules: &Rules, example: &Example) -> Vec<Turn> {
    let mut state = example.given.state.clone();
    let mut turns = Vec::new();
    for turn in &example.turns {
        // A missed turn needs no throw; the engine ignores the one that it is given.
        let any = || missed(rules);
        let Some(hand) = turn.hand.clone().or_else(any) else { break };
        let Ok(played) = play(rules, &state, turn.seat, &hand) else { break };
        state = played.state.clone();
        turns.push(played);
    }
    turns
}
