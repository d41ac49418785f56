//! The usual readings: what the engine does where a variant is silent.
//!
//! One row per policy, made from its definition by the list of all of them in `policy.rs`. The documentation prints this table, cards quote it.

use super::policy::Policy;

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
