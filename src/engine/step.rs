//! The steps of a turn: what a player sees happen, one after the other.

use super::state::Waiting;
use crate::rules::RuleId;
use crate::vocab::{Seat, Square, Throw, Total};

/// One thing that happens in a turn. The steps alone rebuild the table: see [`State::apply`](super::State::apply).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A waiting or held pawn misses its turn.
    Missed {
        /// Whose turn is missed.
        seat: Seat,
        /// What is left of the wait.
        left: Waiting,
    },
    /// The dice are thrown.
    Throw {
        /// Who throws.
        seat: Seat,
        /// What the dice show.
        throw: Throw,
    },
    /// The pawn walks, forwards or backwards.
    Walk {
        /// Whose pawn.
        seat: Seat,
        /// The square it leaves.
        from: Square,
        /// Where it arrives; before a bounce, the last square.
        to: Square,
    },
    /// Having walked to the last square, the pawn walks back by the surplus.
    Bounce {
        /// Whose pawn.
        seat: Seat,
        /// The last square.
        from: Square,
        /// Where it arrives.
        to: Square,
    },
    /// The throw goes past the last square and the pawn does not move.
    Stays {
        /// Whose pawn.
        seat: Seat,
        /// Where it stands.
        at: Square,
    },
    /// The square makes the pawn walk by the same total once more; the walk is the next step.
    Again {
        /// Whose pawn.
        seat: Seat,
        /// The rule of the square.
        rule: RuleId,
        /// The square.
        at: Square,
        /// The total repeated.
        total: Total,
        /// Whether it walks backwards.
        backwards: bool,
    },
    /// The pawn comes backwards to a square that has no effect then.
    NoEffect {
        /// Whose pawn.
        seat: Seat,
        /// The rule of the square.
        rule: RuleId,
        /// The square.
        at: Square,
    },
    /// The pawn goes straight to a square.
    Transfer {
        /// Whose pawn.
        seat: Seat,
        /// What sends it.
        by: TransferBy,
        /// The square it leaves.
        from: Square,
        /// Where it arrives.
        to: Square,
    },
    /// The pawn will miss turns here.
    Waits {
        /// Whose pawn.
        seat: Seat,
        /// The rule of the square.
        rule: RuleId,
        /// The square.
        at: Square,
        /// For how long.
        waiting: Waiting,
    },
    /// A player puts stakes into the pot.
    Pays {
        /// Who pays.
        seat: Seat,
        /// How many stakes.
        stakes: i64,
        /// What for.
        why: PaidFor,
    },
    /// The pawn ends its move where another one stands.
    Meets {
        /// Whose pawn arrives.
        seat: Seat,
        /// Whose pawn is there.
        other: Seat,
        /// The square.
        at: Square,
    },
    /// A pawn is sent away by a meeting.
    Displaced {
        /// Whose pawn is sent away.
        seat: Seat,
        /// The square it leaves.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// The mover goes back to where its throw began.
    GoesBack {
        /// Whose pawn.
        seat: Seat,
        /// The square it leaves.
        from: Square,
        /// Where its throw began.
        to: Square,
        /// Whether it is because the square is full, not because of a meeting.
        full: bool,
    },
    /// A waiting pawn is released by an arrival.
    Released {
        /// Whose pawn is released.
        seat: Seat,
        /// The rule of the square.
        rule: RuleId,
        /// The square where it waited.
        from: Square,
        /// Where it goes; the same square where it stays.
        to: Square,
    },
    /// The player may throw once more in the same turn.
    ThrowsAgain {
        /// Who.
        seat: Seat,
    },
    /// The pawn has reached the last square.
    Wins {
        /// Whose pawn.
        seat: Seat,
        /// The stakes taken from the pot.
        pot: i64,
    },
}

/// What makes a transfer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TransferBy {
    /// The exception of the first throw at that index of the variant's list.
    FirstThrow(usize),
    /// The rule of a square.
    Square(RuleId),
    /// A throw past the last square.
    Overshoot,
}

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaidFor {
    /// Arriving on a square.
    Arrival(RuleId),
    /// Missing a turn on a square.
    MissedTurn(RuleId),
    /// Being released.
    Release(RuleId),
    /// Meeting another pawn.
    Meeting,
}

/// Where the engine writes the steps down; `()` where nobody reads them.
pub trait Log {
    /// Notes one step.
    fn note(&mut self, step: Step);
}

impl Log for () {
    fn note(&mut self, _: Step) {}
}

impl Log for Vec<Step> {
    fn note(&mut self, step: Step) {
        self.push(step);
    }
}
