//! Odds: how long games last, who is favoured, what each rule does to both.
//!
//! In come the [`Rules`](crate::rules::Rules) of a variant and a number of players; out come [`Figures`], each with what
//! it can be off by. [`exact()`] follows every state that a game can come to and proves its bounds; where there are too
//! many, games are played. Every turn is asked of the engine: nothing here knows a rule.
//!
//! `policy` decides for the players, `positions` and `tables` number what the engine finds, `chain` puts them into flat
//! tables, `follow` follows their chances, `law` says how long games last, `fraction` solves short chains exactly, `event` names what is counted.

mod bounded;
mod chain;
mod change;
mod claims;
mod event;
mod exact;
mod figures;
mod follow;
mod fraction;
mod json;
mod law;
mod policy;
mod positions;
mod simulate;
mod source;
mod tables;

pub use bounded::Bounded;
pub use chain::Clock;
pub use change::{Change, changes};
pub use claims::{Claim, claim, claims};
pub use event::Event;
pub use exact::{Limits, exact, exact_by_engine, may_be_exact};
pub use figures::{Figures, Fractions, Length, Method, SHARES};
pub use fraction::{Fraction, Moments};
pub use json::{json, what_if_json};
pub use policy::{Policy, Unanswered};
pub use simulate::{Plan, Watch, simulate};
