//! Rules of the Game of the Goose and its single-track relatives: read, checked, played, printed.

#![forbid(unsafe_code)]

pub mod batch;
#[cfg(feature = "pdf")]
pub mod board;
pub mod bundle;
pub mod check;
#[cfg(feature = "cli")]
pub mod cli;
pub mod compare;
pub mod document;
pub mod engine;
pub mod examples;
pub mod figure;
pub mod finding;
pub mod game;
#[cfg(feature = "documents")]
pub mod house;
pub mod mend;
pub mod odds;
#[cfg(feature = "documents")]
pub mod output;
#[cfg(feature = "pdf")]
pub mod pdf;
#[cfg(feature = "pdf")]
pub mod print;
pub mod proof;
#[cfg(feature = "documents")]
pub mod reference;
pub mod report;
pub mod rules;
#[cfg(feature = "site")]
pub mod site;
pub mod source;
pub mod space;
pub mod texts;
pub mod trace;
pub mod variant;
pub mod vocab;
pub mod wording;
