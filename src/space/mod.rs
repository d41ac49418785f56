//! The game as a space of small states: what turns lead where, remembered.
//!
//! In come the [`Rules`](crate::rules::Rules) and a number of players; out come, for a [`Table`] and a [`Way`] of throwing, the tables after
//! it. Why it exists: proofs, comparisons, searches, exact odds and simulation play millions of turns, of which few are
//! different. Every turn is played by the engine, once, which says where it looked for other pawns: a turn is the same
//! for all who stand elsewhere. No rule is known here.
//!
//! What a player brings is a [`Place`], a small number; a table is a place for each seat and whose turn it is. Purses
//! and the pot are left out, for they never change a move. A turn that a player misses is a way without a throw.
//!
//! ```
//! use goosebook::space::{Ends, World};
//! let variant = goosebook::check::embedded("famille").and_then(|report| report.variant).unwrap();
//! let mut world = World::new(&variant.rules, 2).unwrap();
//! let table = world.start();
//! let mut chance_to_stay_first = 0.0;
//! for id in world.ways_of(&table) {
//!     let way = world.way(id);
//!     let turn = world.turn(&table, id).unwrap();
//!     for branch in 0..world.branches(&turn) { // one unless the player decides something
//!         let next = world.follow(&table, &turn, branch);
//!         if next.ends == Ends::Passes && world.state(&next.table) != world.state(&table) {
//!             chance_to_stay_first += way.chance();
//!         }
//!     }
//! }
//! assert!((chance_to_stay_first - 1.0_f64).abs() < 1e-12);
//! ```

mod among;
mod explore;
mod hash;
mod places;
mod runs;
mod table;
mod turn;
mod ways;
mod world;

use std::fmt;

pub(crate) use among::Among;
pub(crate) use explore::{Edge, Reached};
#[cfg(feature = "documents")]
pub(crate) use runs::{Run, run};

pub use places::{Place, Stand};

pub use table::{MOST_PLAYERS, Table};
pub use turn::{Ends, Next, Turn};
pub use ways::Way;
pub use world::World;

/// Why a game does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TooLarge {
    /// More players than [`MOST_PLAYERS`], or none.
    Players,
    /// More places than can be numbered: long tracks, many pawns.
    Places,
    /// More ways to decide one turn than are followed.
    Decisions,
    /// More different turns than are remembered.
    Turns,
    /// More tables than the limit given.
    Tables,
    /// The engine refused a turn that it had offered: a table that no game reaches.
    Refused,
}

/// For the logs of programs; what a reader is told stands in the texts of whoever asked.
impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TooLarge::Players => write!(f, "not between 1 and {MOST_PLAYERS} players"),
            TooLarge::Places => f.write_str("more places than can be numbered"),
            TooLarge::Decisions => f.write_str("more ways to decide one turn than are followed"),
            TooLarge::Turns => f.write_str("more different turns than are remembered"),
            TooLarge::Tables => f.write_str("more tables than the limit"),
            TooLarge::Refused => f.write_str("the engine refused a turn that it had offered"),
        }
    }
}

impl std::error::Error for TooLarge {}
