//! What is odd about the table of a line: no game leads to it, or more are at it than may play.
//!
//! In comes a table; out come objects for programs. The turn is played all the same: the question may be meant.

use serde_json::{Value, json};

use crate::engine::{PawnId, State};
use crate::proof::{Never, Reach};
use crate::variant::{Players, Variant};

/// What is known of the tables of a variant: found once, asked for each line.
pub struct Doubts {
    reach: Option<Reach>,
    players: Players,
}

impl Doubts {
    /// Finds out where pawns can stand: a moment's work. Where players have several, or there is too much to look at, only
    /// the number of players is doubted.
    pub fn new(variant: &Variant) -> Doubts {
        Doubts { reach: Reach::new(&variant.rules), players: variant.players.clone() }
    }

    /// What is odd, an object each.
    pub(super) fn of(&self, names: &[String], state: &State) -> Vec<Value> {
        let name = |id: PawnId| id.seat.name(names);
        let never = self.reach.as_ref().map(|reach| reach.never(state)).unwrap_or_default();
        let crowd = self.players.exceeded_by(state.players()).map(|most| json!({"doubt": "too_many_players", "most": most}));
        let odd = never.into_iter().map(|said| match said {
            Never::There(id) => json!({"doubt": "never_there", "player": name(id)}),
            Never::So(id) => json!({"doubt": "never_so", "player": name(id)}),
            Never::Together(one, other) => json!({"doubt": "never_together", "player": name(one), "other": name(other)}),
        });
        crowd.into_iter().chain(odd).collect()
    }
}
