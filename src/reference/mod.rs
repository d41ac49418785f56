//! A variant's rules in words: turns told, the reminder card, the whole reference.
//!
//! In come a checked variant and what the engine says; out come sentences and Markdown documents. Why it exists: each
//! document is made from the same typed rules that the engine plays, by property and never by variant, so what is
//! printed and what is played cannot drift apart.

#[cfg(feature = "documents")]
mod card;
#[cfg(feature = "documents")]
mod compare;
mod examples;
#[cfg(feature = "documents")]
mod facets;
#[cfg(feature = "documents")]
mod history;
#[cfg(feature = "documents")]
mod index;
#[cfg(test)]
mod laws;
#[cfg(feature = "documents")]
mod odds;
#[cfg(feature = "documents")]
mod odds_beside;
#[cfg(feature = "documents")]
mod odds_charts;
#[cfg(feature = "documents")]
pub mod page;
mod path;
#[cfg(feature = "documents")]
mod pointed;
#[cfg(feature = "documents")]
mod relevance;
#[cfg(test)]
pub(crate) mod samples;
mod sentences;
#[cfg(feature = "documents")]
mod show;
#[cfg(feature = "documents")]
mod silences;
#[cfg(feature = "documents")]
mod small;
#[cfg(feature = "documents")]
mod square;
#[cfg(feature = "documents")]
mod statements;
#[cfg(feature = "documents")]
mod templates;
mod throws;
#[cfg(feature = "documents")]
mod told;
#[cfg(feature = "documents")]
mod trace;
mod witness;
mod words;
#[cfg(feature = "documents")]
mod worked;

#[cfg(feature = "documents")]
pub(crate) use card::board_words;
#[cfg(feature = "documents")]
pub use card::card;
#[cfg(feature = "documents")]
pub use compare::{Comparison, PartShown, Row, compare};
pub use examples::{of_card, with_turns};
#[cfg(feature = "documents")]
pub(crate) use facets::{Facet, facets};
#[cfg(feature = "documents")]
pub use history::history;
#[cfg(feature = "documents")]
pub use index::{Answer, Index, Named, Question, index};
#[cfg(feature = "documents")]
pub use odds::odds;
#[cfg(feature = "documents")]
pub(crate) use odds_beside::{odds_against, odds_what_if};
#[cfg(feature = "documents")]
pub use odds_charts::OddsCharts;
pub use path::replay;
#[cfg(feature = "documents")]
pub(crate) use pointed::{Pointed, pointed};
pub use sentences::sentences;
#[cfg(feature = "documents")]
pub use show::show;
#[cfg(feature = "documents")]
pub use templates::{ReferenceError, Templates};
pub use witness::Told;
pub use words::Vocabulary;
pub(crate) use words::question_id;
#[cfg(feature = "documents")]
pub(crate) use worked::{Misread, mistakes, worked};
