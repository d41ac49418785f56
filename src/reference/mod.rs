//! A variant's rules in words: turns told, the reminder card, the whole reference.
//!
//! In come a checked variant and what the engine says; out come sentences and Markdown documents. Why it exists: each
//! document is made from the same typed rules that the engine plays, by property and never by variant, so what is
//! printed and what is played cannot drift apart.

mod card;
mod compare;
mod examples;
mod facets;
mod figures;
mod grounds;
mod history;
mod index;
#[cfg(test)]
mod laws;
mod odds;
mod odds_beside;
mod odds_charts;
pub mod page;
mod pointed;
mod relevance;
mod show;
mod silences;
mod small;
mod square;
mod statements;
mod templates;
mod told;
mod trace;
mod used;
mod worked;

pub(crate) use card::board_words;
pub use card::card;
pub use compare::{Comparison, PartShown, Row, compare};
pub use examples::{of_card, with_turns};
pub(crate) use facets::{Facet, facets};
pub use figures::VariantFigures;
pub(crate) use figures::board_alt;
pub use grounds::{Ground, grounds, grounds_in_lines};
pub use history::history;
pub use index::{Answer, Index, Named, Question, index};
pub use odds::odds;
pub(crate) use odds_beside::{odds_against, odds_what_if};
pub use odds_charts::OddsCharts;
pub(crate) use pointed::{Pointed, pointed};
pub use show::show;
pub use templates::ReferenceError;
pub(crate) use worked::{Misread, mistakes, worked};
