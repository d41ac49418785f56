//! Rules and turns in words: what a square is called, how a policy is said, what happened in a turn.
//!
//! In come messages, rules and the steps that the engine took; out come phrases and sentences in one language, as plain text.
//! Why it exists: findings, records of games and documents all tell turns, and tell them alike.

mod path;
#[cfg(test)]
pub(crate) mod samples;
mod sentences;
mod throws;
mod words;

pub use path::paths;
pub(crate) use sentences::player;
pub use sentences::sentences;
#[cfg(feature = "documents")]
pub(crate) use words::dashed;
pub(crate) use words::set;
pub use words::{Vocabulary, policy_id, question_id};
pub(crate) use words::{asked, number};
