//! The usual readings: what the engine does where a variant is silent.
//!
//! One row per policy, made from its definition. The documentation prints this table, cards quote it.

use super::policy::{
    AfterBounce, Chaining, Displaced, EachDie, FinishDice, FirstOccupied, FirstScope, FirstTurn, Heading, Meeting, MeetingMust,
    MeetingOrder, Must, Occupied, Overshoot, PaidBy, PayTo, Policy, ReleaseTo, Start, StreakEnds, Then, Times, WaitScope,
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
    /// Whether that reading goes without saying: no table takes another one unless its rules say so.
    pub unless_said: bool,
    /// Every answer with what it does at the table, in English.
    pub answers: fn() -> Vec<(&'static str, &'static str)>,
}

/// A policy seen from outside.
pub fn axis_of<P: Policy>() -> Axis {
    let answers = || P::ALL.iter().map(|answer| (answer.name(), answer.does())).collect();
    Axis { key: P::KEY, asks: P::ASKS, usual: P::USUAL.name(), unless_said: P::UNLESS_SAID, answers }
}

/// Every policy, in the order of a variant file.
pub fn axes() -> Vec<Axis> {
    vec![
        axis_of::<FirstTurn>(),
        axis_of::<EachDie>(),
        axis_of::<Start>(),
        axis_of::<FirstScope>(),
        axis_of::<FirstOccupied>(),
        axis_of::<Heading>(),
        axis_of::<AfterBounce>(),
        axis_of::<Times>(),
        axis_of::<Must>(),
        axis_of::<Occupied>(),
        axis_of::<ReleaseTo>(),
        axis_of::<WaitScope>(),
        axis_of::<PaidBy>(),
        axis_of::<PayTo>(),
        axis_of::<Chaining>(),
        axis_of::<Meeting>(),
        axis_of::<MeetingOrder>(),
        axis_of::<MeetingMust>(),
        axis_of::<Displaced>(),
        axis_of::<Overshoot>(),
        axis_of::<FinishDice>(),
        axis_of::<Then>(),
        axis_of::<StreakEnds>(),
    ]
}
