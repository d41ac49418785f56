//! The usual readings: what the engine does where a variant is silent.
//!
//! One row per policy, made from its definition. The documentation prints this table, cards quote it.

use super::policy::{
    AfterBounce, Chaining, Displaced, EachDie, FinishDice, FirstOccupied, FirstScope, FirstTurn, Heading, Meeting, MeetingMust,
    MeetingOrder, Must, Occupied, Overshoot, PayTo, Policy, ReleaseTo, Start, StreakEnds, Then, Times, WaitScope,
};

/// A policy seen from outside: its place in a variant file, its answers and its usual reading.
#[derive(Clone, Copy, Debug)]
pub struct Axis {
    /// Where it stands in a variant file.
    pub key: &'static str,
    /// What it decides, in English.
    pub asks: &'static str,
    /// The reading used when the variant is silent.
    pub usual: &'static str,
    /// Every answer with what it does at the table, in English.
    pub answers: fn() -> Vec<(&'static str, &'static str)>,
}

const fn axis<P: Policy>(usual: &'static str) -> Axis {
    Axis { key: P::KEY, asks: P::ASKS, usual, answers: || P::ALL.iter().map(|answer| (answer.name(), answer.does())).collect() }
}

/// Every policy, in the order of a variant file.
pub fn axes() -> Vec<Axis> {
    fn row<P: Policy>() -> Axis {
        axis::<P>(P::USUAL.name())
    }
    vec![
        row::<FirstTurn>(),
        row::<EachDie>(),
        row::<Start>(),
        row::<FirstScope>(),
        row::<FirstOccupied>(),
        row::<Heading>(),
        row::<AfterBounce>(),
        row::<Times>(),
        row::<Must>(),
        row::<Occupied>(),
        row::<ReleaseTo>(),
        row::<WaitScope>(),
        row::<PayTo>(),
        row::<Chaining>(),
        row::<Meeting>(),
        row::<MeetingOrder>(),
        row::<MeetingMust>(),
        row::<Displaced>(),
        row::<Overshoot>(),
        row::<FinishDice>(),
        row::<Then>(),
        row::<StreakEnds>(),
    ]
}
