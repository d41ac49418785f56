//! Figures of whole games: those that others have published or computed, laws that hold whatever the rules, and the
//! same figures found in other ways.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod agree;
#[path = "../common/mod.rs"]
mod common;
mod laws;
mod naive;
mod published;
mod words;

use goosebook::odds::{Bounded, Figures, Limits, Policy, exact};
use goosebook::rules::Rules;
use goosebook::variant::Variant;
use std::sync::OnceLock;

/// The exact figures of rules.
fn figures(rules: &Rules, players: usize) -> Figures {
    exact(rules, players, Policy::Random, Limits::default()).unwrap()
}

/// Every shipped variant of one pawn each, with its figures for one player.
fn alone() -> &'static [(Variant, Figures)] {
    static ALONE: OnceLock<Vec<(Variant, Figures)>> = OnceLock::new();
    ALONE.get_or_init(|| {
        let one_pawn = common::read::all().filter(|variant| !variant.rules.has_several_pawns());
        one_pawn.map(|variant| (variant.clone(), figures(&variant.rules, 1))).collect()
    })
}

/// That two figures, each with its bound, can be of the same value.
fn same(one: Bounded, other: Bounded) {
    assert!((one.value - other.value).abs() <= one.bound + other.bound, "{one:?} {other:?}");
}
