//! Worked turns as a file tells them, and whether a table is what they say.

use crate::engine::{Hand, State, Waiting};
use crate::rules::SourceRef;
use crate::vocab::{Seat, Square, Words};

/// A worked turn or several.
#[derive(Clone, Debug)]
pub struct Example {
    /// What it shows, in a few words.
    pub say: Words,
    /// The table before.
    pub given: Given,
    /// The turns, in order.
    pub turns: Vec<ExampleTurn>,
    /// The clauses that it rests on.
    pub sources: Vec<SourceRef>,
    /// Whether the reminder card shows it.
    pub card: bool,
}

/// The table before a worked turn.
#[derive(Clone, Debug)]
pub struct Given {
    /// The names of the players, in turn order.
    pub names: Vec<String>,
    /// Where they stand.
    pub state: State,
}

/// One turn of an example.
#[derive(Clone, Debug)]
pub struct ExampleTurn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The throw with what the player decides; `None`: a missed turn.
    pub hand: Option<Hand>,
    /// What must hold afterwards.
    pub ends: Vec<Expected>,
    /// The stakes in the pot afterwards, where the example says so.
    pub pot: Option<i64>,
}

/// What must hold for one player after a turn.
#[derive(Clone, Debug)]
pub struct Expected {
    /// The player.
    pub seat: Seat,
    /// Where each pawn stands, in order, and whether it waits where the example says so.
    pub pawns: Vec<(Square, Option<Waiting>)>,
    /// The purse, where the example says so.
    pub purse: Option<i64>,
}

/// What an example says of the end of a turn and is not so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unmet {
    /// A pawn stands elsewhere. Of its player nothing else is asked.
    At {
        /// Whose pawn.
        seat: Seat,
        /// Where it stands as the example says.
        expected: Square,
        /// Where it stands.
        found: Square,
    },
    /// A pawn waits longer or less long.
    Wait {
        /// Whose pawn.
        seat: Seat,
        /// Its wait as the example says.
        expected: Waiting,
        /// Its wait.
        found: Waiting,
    },
    /// A purse holds more or less.
    Purse {
        /// Whose purse.
        seat: Seat,
        /// Its stakes as the example says.
        expected: i64,
        /// Its stakes.
        found: i64,
    },
    /// The pot holds more or less.
    Pot {
        /// Its stakes as the example says.
        expected: i64,
        /// Its stakes.
        found: i64,
    },
}

impl ExampleTurn {
    /// What is not so on a table after the turn, in the order in which the example says it, the pot last.
    pub fn unmet(&self, after: &State) -> Vec<Unmet> {
        let mut unmet = Vec::new();
        self.ends.iter().for_each(|expected| expected.unmet(after, &mut unmet));
        if let Some(expected) = self.pot.filter(|pot| *pot != after.pot) {
            unmet.push(Unmet::Pot { expected, found: after.pot });
        }
        unmet
    }
}

impl Expected {
    fn unmet(&self, after: &State, unmet: &mut Vec<Unmet>) {
        let Some(player) = after.player(self.seat) else { return };
        for ((expected, waiting), (_, pawn)) in self.pawns.iter().zip(after.pawns_of(self.seat)) {
            if pawn.at != *expected {
                unmet.push(Unmet::At { seat: self.seat, expected: *expected, found: pawn.at });
                return;
            }
            // Where the example says nothing of a wait, there was none to speak of.
            if let Some(expected) = waiting.filter(|waiting| *waiting != pawn.waiting) {
                unmet.push(Unmet::Wait { seat: self.seat, expected, found: pawn.waiting });
            }
        }
        if let Some(expected) = self.purse.filter(|purse| *purse != player.purse) {
            unmet.push(Unmet::Purse { seat: self.seat, expected, found: player.purse });
        }
    }
}
