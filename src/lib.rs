//! Rules of the Game of the Goose and its single-track relatives: read, checked, played, printed.

#![forbid(unsafe_code)]

pub mod bundle;
pub mod document;
pub mod engine;
pub mod figure;
#[cfg(feature = "pdf")]
pub mod pdf;
pub mod rules;
pub mod texts;
pub mod variant;
pub mod vocab;
