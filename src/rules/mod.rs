//! What a variant's rules are, ready for the engine.
//!
//! In comes nothing but values that the checker has accepted; out go the same values with their basis, for the
//! engine to play, for the reference to print. Why it exists: a rule is written down once, here, with the reason
//! why it may be printed (a source, a convention of the table, or the usual reading of a silence).

mod basis;
mod policy;
mod reading;
mod squares;
mod test;

pub use basis::{Basis, Ruled, SourceRef};
pub use policy::*;
pub use reading::Axis;
pub(crate) use reading::axis_of;
pub use squares::{Case, Choice, Distance, Effect, Kind, Motion, Payments, Release, RuleId, SquareRule, Target, Wait};
pub use test::{Condition, ThrowTest};

use crate::vocab::{Dice, DiceError, Square, Throw, read_faces};

/// The rules of one variant, complete: what its file leaves unsaid holds the usual reading.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The dice.
    pub dice: DiceRule,
    /// The track.
    pub track: Track,
    /// The pawns of each player.
    pub pawns: Pawns,
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
    pub extra_throw: Option<ExtraThrow>,
    /// Stakes that each player puts into the pot before the first throw; absent: none.
    pub ante: Option<Ruled<i64>>,
}

/// The dice, and what is done with them.
#[derive(Clone, Debug)]
pub struct DiceRule {
    /// The dice of a throw.
    pub usual: Ruled<Dice>,
    /// Other dice that the player may choose instead.
    pub or: Option<Ruled<Dice>>,
    /// Other dice from a square on, in order of squares.
    pub from: Vec<Ruled<(Square, Dice)>>,
    /// Whether they are added or each moves a pawn.
    pub each: Ruled<EachDie>,
}

/// The track.
#[derive(Clone, Debug)]
pub struct Track {
    /// The last square, at least 1.
    pub last: Ruled<Square>,
    /// The square where pawns begin: 0, off the board, or square 1.
    pub begin: Ruled<Square>,
    /// Whether pawns meet there.
    pub start: Ruled<Start>,
    /// What a pawn there must throw to leave it; absent: nothing.
    pub enter: Option<Ruled<ThrowTest>>,
}

/// How many pawns each player has.
#[derive(Clone, Debug)]
pub struct Pawns {
    /// So many, at least 1.
    pub each: Ruled<u8>,
    /// From that number of players on, so many.
    pub from_players: Option<Ruled<(u16, u8)>>,
}

impl Pawns {
    /// How many pawns each of so many players has.
    pub(crate) fn each_of(&self, players: usize) -> u8 {
        match &self.from_players {
            Some(from) if players >= usize::from(from.value.0) => from.value.1,
            _ => self.each.value,
        }
    }
}

/// Throws that give another throw.
#[derive(Clone, Debug)]
pub struct ExtraThrow {
    /// What must be thrown.
    pub on: Ruled<ThrowTest>,
    /// How many such throws in a row are too many; absent: none.
    pub streak: Option<Ruled<u8>>,
    /// What happens then.
    pub streak_ends: Ruled<StreakEnds>,
}

impl Rules {
    /// Whether any rule moves stakes.
    pub fn has_stakes(&self) -> bool {
        let meeting = &self.meeting;
        let squares = self.squares.all();
        self.ante.is_some()
            || meeting.mover_pays.value != 0
            || meeting.met_pays.value != 0
            || squares.iter().any(|square| square.effects().any(|effect| effect.pay.any()))
    }

    /// Whether anything but the first throw looks at the faces of the dice, and not only at their sum.
    pub fn looks_at_faces(&self) -> bool {
        let tests = self.squares.all().iter().any(|rule| rule.cases.iter().any(|case| matches!(case.when, Condition::Throw(_))));
        tests || self.track.enter.is_some() || self.finish.dice.value != FinishDice::Sum || self.dice.each.value != EachDie::Sum
    }

    /// Whether a player whose pawn waits on that square throws or decides all the same.
    pub fn may_act_while_waiting(&self, at: Square) -> bool {
        let own = |wait: &Wait| wait.release.iter().any(|release| release.value.is_own());
        self.squares.at(at).is_some_and(|(_, rule)| rule.waits().any(own))
    }

    /// Whether a player can have several pawns.
    pub fn has_several_pawns(&self) -> bool {
        self.pawns.each.value > 1 || self.pawns.from_players.as_ref().is_some_and(|from| from.value.1 > 1)
    }

    /// The square to which a target leads from a square of the rule; `None` where that is the one in which the throw began.
    pub(crate) fn leads_to(&self, rule: &SquareRule, target: &Target, from: Square) -> Option<Square> {
        Some(match target {
            Target::Origin => return None,
            Target::Square(square) => *square,
            Target::Start => self.begin(),
            Target::Finish => self.last(),
            Target::Next(kind) => self.squares.next_of(kind, from, false).unwrap_or(self.last()),
            Target::Previous(kind) => self.squares.next_of(kind, from, true).unwrap_or(self.begin()),
            Target::Other => {
                let all = &rule.at.value;
                all.iter().find(|other| **other > from).or(all.first()).copied().unwrap_or(from)
            }
            Target::Each(pairs) => pairs.iter().find(|(square, _)| *square == from).map_or(from, |(_, to)| *to),
        })
    }

    /// The last square.
    pub fn last(&self) -> Square {
        self.track.last.value
    }

    /// The square where pawns begin and where they restart.
    pub fn begin(&self) -> Square {
        self.track.begin.value
    }

    /// The dice thrown for a pawn on that square, and those that may be chosen instead.
    pub fn dice_at(&self, square: Square) -> (Dice, Option<Dice>) {
        if let Some(dice) = self.squares.at(square).and_then(|(_, rule)| rule.next_dice.as_ref()) {
            return (dice.value, None);
        }
        match self.dice.from.iter().rev().find(|from| from.value.0 <= square) {
            Some(from) => (from.value.1, None),
            None => (self.dice.usual.value, self.dice.or.as_ref().map(|dice| dice.value)),
        }
    }

    /// All dice that are thrown somewhere in the game.
    pub fn all_dice(&self) -> Vec<Dice> {
        let from = self.dice.from.iter().map(|from| from.value.1);
        let next = self.squares.all().iter().filter_map(|rule| rule.next_dice.as_ref().map(|dice| dice.value));
        std::iter::once(self.dice.usual.value).chain(self.dice.or.as_ref().map(|dice| dice.value)).chain(from).chain(next).collect()
    }

    /// A throw of dice that are thrown somewhere in the game. Which ones a turn asks for, the engine tells.
    ///
    /// # Errors
    /// Why the usual dice cannot show it, where no others can.
    pub fn throw(&self, faces: &[u8]) -> Result<Throw, DiceError> {
        let others = |error| self.all_dice().iter().find_map(|dice| dice.throw(faces).ok()).ok_or(error);
        self.dice.usual.value.throw(faces).or_else(others)
    }

    /// Reads such a throw, as people write it: `6+3`, or `4` for one die.
    ///
    /// # Errors
    /// [`DiceError::Unreadable`], or as [`Rules::throw`].
    pub fn read_throw(&self, text: &str) -> Result<Throw, DiceError> {
        self.throw(&read_faces(text)?)
    }

    /// How many pawns each of so many players has.
    pub fn pawns_each(&self, players: usize) -> u8 {
        self.pawns.each_of(players)
    }
}

/// The exceptions of the first throw.
#[derive(Clone, Debug)]
pub struct FirstThrow {
    /// Which throws are first throws.
    pub scope: Ruled<FirstScope>,
    /// What happens when the square named is occupied.
    pub occupied: Ruled<FirstOccupied>,
    /// The exceptions; the first that the throw shows holds.
    pub exceptions: Vec<FirstException>,
}

/// One exception of the first throw: this throw sends the pawn straight to a square, or leaves it where it is.
#[derive(Clone, Debug)]
pub struct FirstException {
    /// What must be thrown.
    pub test: ThrowTest,
    /// Where the pawn goes; `None`: nowhere, the turn is lost.
    pub to: Option<Ruled<Square>>,
}

/// Meetings: a pawn ends its move where others stand.
#[derive(Clone, Debug)]
pub struct MeetingRule {
    /// Who moves.
    pub rule: Ruled<Meeting>,
    /// Before or after the effect of the square.
    pub order: Ruled<MeetingOrder>,
    /// Whether the mover may leave the occupant where it is.
    pub must: Ruled<MeetingMust>,
    /// Squares where nobody meets.
    pub exempt: Option<Ruled<Vec<Square>>>,
    /// Squares that the mover moves on, or back, under [`Meeting::Shift`].
    pub mover_moves: Ruled<i16>,
    /// Squares that each pawn met moves on, or back, under [`Meeting::Shift`].
    pub met_moves: Ruled<i16>,
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
    /// Whether a single die may be used to reach the last square.
    pub dice: Ruled<FinishDice>,
    /// What happens once a pawn has reached it.
    pub then: Ruled<Then>,
}

/// The squares that have a rule, and where they are.
#[derive(Clone, Debug, Default)]
pub struct Squares {
    rules: Vec<SquareRule>,
    board: Vec<Option<RuleId>>,
    released_by_others: bool,
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
        let by_others = |release: &Ruled<Release>| matches!(release.value, Release::Passing | Release::OtherThrows(_));
        let released_by_others = rules.iter().flat_map(SquareRule::waits).any(|wait| wait.release.iter().any(by_others));
        Squares { rules, board, released_by_others }
    }

    /// Whether any wait ends because of what other pawns do on their way.
    pub fn released_by_others(&self) -> bool {
        self.released_by_others
    }

    /// All rules, in the order of the file.
    pub fn all(&self) -> &[SquareRule] {
        &self.rules
    }

    /// All rules with their ids, in the order in which their first squares come along the track.
    pub(crate) fn along(&self) -> Vec<(RuleId, &SquareRule)> {
        let ids = self.rules.iter().enumerate().filter_map(|(index, rule)| Some((RuleId::from_index(index)?, rule)));
        let mut rules: Vec<_> = ids.collect();
        rules.sort_by_key(|(_, rule)| rule.at.value.first().copied());
        rules
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
    pub(crate) fn next_of(&self, kind: &Kind, from: Square, back: bool) -> Option<Square> {
        let squares = self.rules.iter().filter(|rule| rule.kind == *kind).flat_map(|rule| rule.at.value.iter().copied());
        if back { squares.filter(|square| *square < from).max() } else { squares.filter(|square| *square > from).min() }
    }
}
