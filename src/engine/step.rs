//! The steps of a turn: what a player sees happen, one after the other.

use super::reason::{Ask, DisplacedBy, PaidFor, PaidTo, ReleasedBy, StaysBy, TransferBy};
use super::state::{PawnId, Waiting};
use crate::rules::RuleId;
use crate::vocab::{Seat, Square, Throw};

/// One thing that happens in a turn. The steps alone rebuild the table: see [`State::apply`](super::State::apply).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Step {
    /// A waiting or held pawn misses a turn of its player.
    Missed {
        /// Which pawn.
        pawn: PawnId,
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
        /// Which pawn.
        pawn: PawnId,
        /// The square it leaves.
        from: Square,
        /// Where it arrives; before a bounce, the last square.
        to: Square,
    },
    /// Having walked to the last square, the pawn walks back by the surplus.
    Bounce {
        /// Which pawn.
        pawn: PawnId,
        /// The last square.
        from: Square,
        /// Where it arrives.
        to: Square,
    },
    /// The pawn does not move.
    Stays {
        /// Which pawn.
        pawn: PawnId,
        /// What leaves it there.
        by: StaysBy,
        /// Where it stands.
        at: Square,
    },
    /// The square makes the pawn walk by the same total once more; the walk is the next step.
    Again {
        /// Which pawn.
        pawn: PawnId,
        /// The rule of the square.
        rule: RuleId,
        /// The square.
        at: Square,
        /// The total repeated.
        total: u16,
        /// Whether it walks backwards.
        backwards: bool,
    },
    /// The pawn comes to a square that sends on, but not this pawn now.
    NoEffect {
        /// Which pawn.
        pawn: PawnId,
        /// The rule of the square.
        rule: RuleId,
        /// The square.
        at: Square,
        /// Whether it is because the pawn comes backwards, not because it has been sent on before.
        backwards: bool,
    },
    /// The square moves the pawn on or back; the walk is the next step.
    MovesBy {
        /// Which pawn.
        pawn: PawnId,
        /// The rule of the square.
        rule: RuleId,
        /// The square.
        at: Square,
        /// How many squares; negative: back.
        squares: i32,
    },
    /// The player chooses.
    Chooses {
        /// Who.
        seat: Seat,
        /// What is decided.
        about: Ask,
        /// The option chosen, by its place among those offered.
        option: usize,
    },
    /// The throw does not let the pawn leave the start.
    CannotEnter {
        /// Which pawn.
        pawn: PawnId,
        /// Where it stands.
        at: Square,
    },
    /// No pawn of the player can be moved with a die.
    DieLost {
        /// Whose die.
        seat: Seat,
        /// What it shows.
        die: u8,
    },
    /// A pawn has reached the last square, others of its player have not.
    Home {
        /// Which pawn.
        pawn: PawnId,
    },
    /// The turn of a player who had earned throws is over.
    StreakEnds {
        /// Who.
        seat: Seat,
        /// Whether there were too many in a row.
        too_many: bool,
    },
    /// The pawn goes straight to a square.
    Transfer {
        /// Which pawn.
        pawn: PawnId,
        /// What sends it.
        by: TransferBy,
        /// The square it leaves.
        from: Square,
        /// Where it arrives.
        to: Square,
    },
    /// The pawn will miss turns here.
    Waits {
        /// Which pawn.
        pawn: PawnId,
        /// The rule of the square.
        rule: RuleId,
        /// The square.
        at: Square,
        /// For how long.
        waiting: Waiting,
    },
    /// A player pays stakes, or takes them where the number is negative.
    Pays {
        /// Who pays.
        seat: Seat,
        /// How many stakes.
        stakes: i64,
        /// To whom.
        to: PaidTo,
        /// What for.
        why: PaidFor,
    },
    /// The pawn ends its move where another one stands.
    Meets {
        /// The pawn that arrives.
        pawn: PawnId,
        /// The pawn that is there.
        other: PawnId,
        /// The square.
        at: Square,
    },
    /// A pawn is sent away by the move of another one.
    Displaced {
        /// Which pawn.
        pawn: PawnId,
        /// What sends it.
        by: DisplacedBy,
        /// The square it leaves.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// The mover goes back to where its throw began.
    GoesBack {
        /// Which pawn.
        pawn: PawnId,
        /// The square it leaves.
        from: Square,
        /// Where its throw began.
        to: Square,
        /// Whether it is because the square is full, not because of a meeting.
        full: bool,
    },
    /// A waiting pawn is released.
    Released {
        /// Which pawn.
        pawn: PawnId,
        /// What releases it.
        by: ReleasedBy,
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
        /// Whether the dice earned it, not a square.
        by_dice: bool,
    },
    /// The player has earned another throw and loses it, since the pawns that could move wait.
    LosesThrow {
        /// Who.
        seat: Seat,
        /// Whether the dice earned it, not a square.
        by_dice: bool,
    },
    /// The last pawn of the player has reached the last square.
    Wins {
        /// Who wins.
        seat: Seat,
        /// The stakes taken from the pot.
        pot: i64,
    },
}

impl Step {
    /// The pawn that the step brings from a square to a square, which can be the same one; `None` where it moves none.
    pub fn moved(&self) -> Option<(PawnId, Square, Square)> {
        match *self {
            Step::Walk { pawn, from, to }
            | Step::Bounce { pawn, from, to }
            | Step::Transfer { pawn, from, to, .. }
            | Step::Displaced { pawn, from, to, .. }
            | Step::Released { pawn, from, to, .. }
            | Step::GoesBack { pawn, from, to, .. } => Some((pawn, from, to)),
            Step::Missed { .. }
            | Step::Throw { .. }
            | Step::Stays { .. }
            | Step::Again { .. }
            | Step::NoEffect { .. }
            | Step::MovesBy { .. }
            | Step::Chooses { .. }
            | Step::CannotEnter { .. }
            | Step::DieLost { .. }
            | Step::Home { .. }
            | Step::StreakEnds { .. }
            | Step::Waits { .. }
            | Step::Pays { .. }
            | Step::Meets { .. }
            | Step::ThrowsAgain { .. }
            | Step::LosesThrow { .. }
            | Step::Wins { .. } => None,
        }
    }
}

/// Where the engine writes the steps down; `()` where nobody reads them.
pub trait Log {
    /// Notes one step.
    fn note(&mut self, step: Step);

    /// The engine looks whether other pawns stand on a square, and how. A turn in which it looks nowhere where one
    /// stands is the same without that pawn.
    fn looks_at(&self, at: Square) {
        let _ = at;
    }

    /// What happens depends on more of the other players than the squares where their pawns stand.
    fn looks_everywhere(&self) {}
}

impl Log for () {
    fn note(&mut self, _: Step) {}
}

impl Log for Vec<Step> {
    fn note(&mut self, step: Step) {
        self.push(step);
    }
}
