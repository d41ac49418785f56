//! Documents tell the truth: what they show is run, read or looked for, and what is made from definitions is made anew.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

#[cfg(all(unix, feature = "cli"))]
mod commands;
#[cfg(feature = "documents")]
mod examples;
mod made;
#[cfg(feature = "documents")]
mod page;
#[cfg(feature = "documents")]
mod places;
#[cfg(all(unix, feature = "cli"))]
#[path = "../common/program.rs"]
mod program;
#[path = "../common/read.rs"]
mod read;
mod turns;
