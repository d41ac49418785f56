//! Where two rule sets part: the shortest game after which they disagree.
//!
//! In come two sets of [`Rules`](crate::rules::Rules); out comes the first turn, counted from the start of the game, that
//! they end differently, with the throws that lead there. Why it exists: what a change of rules does, what a silence
//! leaves open and what a common mistake costs are one question, put to the engine.

mod change;
mod explored;
mod findings;
mod mistakes;
mod parts;
mod search;
mod silence;
mod witness;

pub use explored::Explored;
pub(crate) use findings::findings;
pub use mistakes::{Misreading, Mistake, mistakes};
pub use parts::Part;
pub use search::{Limit, Outcome, Search, Witness, first_difference};
pub(crate) use silence::silences;
pub use silence::{Reading, Silence};
pub use witness::Told;
