//! The engine: what one throw does.
//!
//! In come the [`Rules`](crate::rules::Rules) of a variant, a [`State`] of the table, the seat that moves and its
//! [`Hand`]: the throw, and what the player decides; out comes a [`Turn`]: the steps, the state after them, and who
//! goes on. Pure and total: no clock, no chance, no input or output, an answer for everything. Every other part that
//! needs to know what a rule does asks here; `docs/turns.md` tells the meaning in words.
//!
//! `turn` goes through a player's turn, `dice` tells who throws, `moves` where each die moves a pawn, `mover` walks one
//! pawn, `travel` reads squares one after the other, `settle` ends a move: releases, meetings, waits; `step` and `reason`
//! name what happens and why.

mod dice;
mod hand;
mod mover;
mod moves;
mod reason;
mod refusal;
mod settle;
mod state;
mod step;
mod travel;
mod turn;

pub use dice::dice;
pub(crate) use dice::{never_throws, place_of_throw};
pub use hand::{Hand, Move, NotAMove, Question, read_moves, write_moves};
pub use reason::{Ask, DisplacedBy, PaidFor, PaidTo, ReleasedBy, StaysBy, Together, TransferBy, together};
pub use refusal::Refusal;
pub use state::{Pawn, PawnId, Player, State, Waiting};
pub use step::{Log, Step};
pub use turn::{End, Turn, play, play_in_place};
