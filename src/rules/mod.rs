//! What a variant's rules are, ready for the engine.
//!
//! In comes nothing but values that the checker has accepted; out go the same values with their basis, for the
//! engine to play, for the reference to print. Why it exists: a rule is written down once, here, with the reason
//! why it may be printed (a source, a convention of the table, or the usual reading of a silence).

mod basis;
mod policy;
mod reading;
mod squares;

pub use basis::{Basis, Ruled, SourceRef};
pub use policy::{
    AfterBounce, Chaining, Displaced, ExtraThrowOn, FirstScope, FirstTurn, Meeting, MeetingOrder, Occupied, Overshoot, Policy, ReleaseTo,
    Start, Then,
};
pub use reading::{Axis, axes};
pub use squares::{Kind, Motion, Payments, Release, RuleId, SquareRule, Target, Wait};

use crate::vocab::{Dice, Square, Throw};

/// The rules of one variant, complete: what its file leaves unsaid holds the usual reading.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The dice of every throw.
    pub dice: Ruled<Dice>,
    /// The last square, at least 1.
    pub last: Ruled<Square>,
    /// Whether pawns meet on the start.
    pub start: Ruled<Start>,
    /// Throws that have a meaning of their own at the first throw.
    pub first_throw: FirstThrow,
    /// The squares with a rule.
    pub squares: Squares,
    /// Whether the square at the end of a transfer is read.
    pub chaining: Ruled<Chaining>,
    /// What happens on an occupied square.
    pub meeting: MeetingRule,
    /// The end of the track and of the game.
    pub finish: Finish,
    /// Throws that give another throw.
    pub extra_throw: Option<Ruled<ExtraThrowOn>>,
}

impl Rules {
    /// Whether any rule moves stakes.
    pub fn has_stakes(&self) -> bool {
        let meeting = &self.meeting;
        meeting.mover_pays.value != 0 || meeting.met_pays.value != 0 || self.squares.all().iter().any(|square| square.pay.any())
    }
}

/// The exceptions of the first throw.
#[derive(Clone, Debug)]
pub struct FirstThrow {
    /// Which throws are first throws.
    pub scope: Ruled<FirstScope>,
    /// The exceptions, at most one per throw.
    pub exceptions: Vec<FirstException>,
}

/// One exception of the first throw: these dice send the pawn straight to a square.
#[derive(Clone, Debug)]
pub struct FirstException {
    /// The dice, in any order.
    pub dice: Throw,
    /// Where the pawn goes.
    pub to: Ruled<Square>,
}

/// Meetings: a pawn ends its move where others stand.
#[derive(Clone, Debug)]
pub struct MeetingRule {
    /// Who moves.
    pub rule: Ruled<Meeting>,
    /// Before or after the effect of the square.
    pub order: Ruled<MeetingOrder>,
    /// Whether the square where a displaced pawn comes to stand is read.
    pub displaced: Ruled<Displaced>,
    /// Stakes that the mover puts into the pot for each pawn met.
    pub mover_pays: Ruled<i64>,
    /// Stakes that each pawn met puts into the pot.
    pub met_pays: Ruled<i64>,
}

/// The end of the track and of the game.
#[derive(Clone, Debug)]
pub struct Finish {
    /// What happens past the last square.
    pub overshoot: Ruled<Overshoot>,
    /// What happens once a pawn has reached it.
    pub then: Ruled<Then>,
}

/// The squares that have a rule, and where they are.
#[derive(Clone, Debug, Default)]
pub struct Squares {
    rules: Vec<SquareRule>,
    board: Vec<Option<RuleId>>,
}

impl Squares {
    /// The rules, each on the squares it names. Of two rules on one square the first holds; the checker refuses
    /// such a variant.
    pub fn new(rules: Vec<SquareRule>) -> Squares {
        let mut board: Vec<Option<RuleId>> = Vec::new();
        for (index, rule) in rules.iter().enumerate() {
            let Some(id) = RuleId::from_index(index) else { continue };
            for square in &rule.at.value {
                if board.len() <= square.index() {
                    board.resize(square.index() + 1, None);
                }
                if let Some(slot) = board.get_mut(square.index()) {
                    slot.get_or_insert(id);
                }
            }
        }
        Squares { rules, board }
    }

    /// All rules, in the order of the file.
    pub fn all(&self) -> &[SquareRule] {
        &self.rules
    }

    /// The rule with that id.
    pub fn get(&self, id: RuleId) -> Option<&SquareRule> {
        self.rules.get(id.index())
    }

    /// The rule of a square; `None` on an ordinary square.
    pub fn at(&self, square: Square) -> Option<(RuleId, &SquareRule)> {
        let id = self.board.get(square.index()).copied().flatten()?;
        self.get(id).map(|rule| (id, rule))
    }

    /// The nearest square past `from` that has the kind, or before it where `back` is set.
    pub fn next_of(&self, kind: &Kind, from: Square, back: bool) -> Option<Square> {
        let squares = self.rules.iter().filter(|rule| rule.kind == *kind).flat_map(|rule| rule.at.value.iter().copied());
        if back { squares.filter(|square| *square < from).max() } else { squares.filter(|square| *square > from).min() }
    }
}
