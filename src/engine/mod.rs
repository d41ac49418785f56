//! The engine: what one throw does.
//!
//! In come the [`Rules`](crate::rules::Rules) of a variant, a [`State`] of the table, the seat that moves and its
//! throw; out comes a [`Turn`]: the steps, the state after them, and who goes on. Pure and total: no clock, no
//! chance, no input or output, an answer for everything. Every other part that needs to know what a rule does asks
//! here; `docs/turns.md` tells the meaning in words.

mod refusal;
mod resolve;
mod settle;
mod state;
mod step;

pub use refusal::Refusal;
pub use resolve::{End, Turn, play, play_in_place};
pub use state::{Pawn, Player, State, Waiting};
pub use step::{Log, PaidFor, Step, TransferBy};
