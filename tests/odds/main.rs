//! Figures of whole games: those that others have published or computed, laws that hold whatever the rules.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "each test file uses its own part")]
mod common;
mod published;
