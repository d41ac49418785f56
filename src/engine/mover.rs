//! One pawn on its way: walking, being sent, paying.

use super::hand::{Decisions, Question};
use super::reason::{Ask, DisplacedBy, PaidFor, ReleasedBy, StaysBy, TransferBy};
use super::refusal::Refusal;
use super::state::{PawnId, State};
use super::step::{Log, Step};
use super::turn::pay_stakes;
use crate::rules::{FinishDice, FirstOccupied, FirstScope, Overshoot, PayTo, Release, Rules, Wait};
use crate::vocab::{Seat, Square, Throw};

/// Why a turn is not played to its end.
pub(super) enum Stop {
    /// The loop that it would go round for ever.
    Endless(Vec<Square>),
    /// What the player must decide first.
    Asks(Question),
    /// What the player may not do.
    Refused(Refusal),
}

impl From<Question> for Stop {
    fn from(question: Question) -> Stop {
        Stop::Asks(question)
    }
}

/// One pawn on its way.
pub(super) struct Mover<'m, 'a, L: Log> {
    pub(super) rules: &'a Rules,
    pub(super) state: &'m mut State,
    pub(super) log: &'m mut L,
    pub(super) decisions: &'m mut Decisions<'a>,
    pub(super) pawn: PawnId,
    pub(super) throw: Throw,
    /// What it walks by: the dice added, or one of them.
    pub(super) total: u16,
    /// The square where the throw began.
    pub(super) origin: Square,
    /// Where the pawn is now.
    pub(super) at: Square,
    pub(super) backwards: bool,
    /// Whether a square that sends on only once has done so.
    pub(super) sent_on: bool,
    /// Whether another pawn has been sent away or released.
    pub(super) others_moved: bool,
    /// Whether this is a first throw, as far as that does not depend on the square.
    pub(super) first: bool,
}

/// How a pawn came to the square where it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Came {
    Walking,
    ByTransfer,
    /// It did not move at all.
    NotAtAll,
}

impl<'a, L: Log> Mover<'_, 'a, L> {
    pub(super) fn emit(&mut self, step: Step) {
        self.others_moved |= matches!(step, Step::Displaced { .. } | Step::Released { .. });
        self.state.apply(&step);
        self.log.note(step);
    }

    pub(super) fn seat(&self) -> Seat {
        self.pawn.seat
    }

    pub(super) fn pay(&mut self, seat: Seat, stakes: i64, to: PayTo, why: PaidFor) {
        pay_stakes(self.state, self.log, seat, stakes, to, why);
    }

    /// Moves by the throw: as an exception of the first throw, or walking. Whether a square gives another throw.
    pub(super) fn throw_off(&mut self) -> Result<bool, Stop> {
        match self.first_throw_only()? {
            Some(extra) => Ok(extra),
            None => self.walk_off(),
        }
    }

    /// Moves by the exception of the first throw, if the throw is one.
    pub(super) fn first_throw_only(&mut self) -> Result<Option<bool>, Stop> {
        let Some((index, to)) = self.first_throw() else { return Ok(None) };
        let stays = Step::Stays { pawn: self.pawn, by: StaysBy::FirstThrow(index), at: self.at };
        let Some(to) = to else {
            self.emit(stays);
            return Ok(Some(false));
        };
        let others: Vec<PawnId> = self.others_on(to).collect();
        match self.rules.first_throw.occupied.value {
            FirstOccupied::Stay if !others.is_empty() => {
                self.emit(stays);
                return Ok(Some(false));
            }
            // Who is home is not moved any more.
            FirstOccupied::Evict if to == self.rules.last() => {}
            FirstOccupied::Evict => {
                for pawn in others {
                    self.emit(Step::Displaced { pawn, by: DisplacedBy::FirstThrow(index), from: to, to: self.rules.begin() });
                }
            }
            FirstOccupied::Stay | FirstOccupied::Meets => {}
        }
        self.go(TransferBy::FirstThrow(index), to).map(Some)
    }

    /// The exception that this throw meets, with its target.
    fn first_throw(&self) -> Option<(usize, Option<Square>)> {
        let first = &self.rules.first_throw;
        let in_scope = self.first && (first.scope.value != FirstScope::OnStart || self.at == self.rules.begin());
        let exceptions = first.exceptions.iter().enumerate().filter(|_| in_scope);
        exceptions
            .filter(|(_, exception)| exception.test.holds(&self.throw))
            .map(|(index, exception)| (index, exception.to.as_ref().map(|to| to.value)))
            .next()
    }

    /// Goes straight to a square and settles there. Whether a square gives another throw.
    pub(super) fn go(&mut self, by: TransferBy, to: Square) -> Result<bool, Stop> {
        let came = self.transfer(by, to);
        self.travel(came)
    }

    /// Walks by the total and settles, where the player may finish with one die asked whether to. Whether a square gives
    /// another throw.
    pub(super) fn walk_off(&mut self) -> Result<bool, Stop> {
        self.walk_in(true)
    }

    /// The same by a total that is one die already.
    pub(super) fn walk_die(&mut self) -> Result<bool, Stop> {
        self.walk_in(false)
    }

    fn walk_in(&mut self, may_choose: bool) -> Result<bool, Stop> {
        let must_enter = self.at == self.rules.begin();
        if let Some(enter) = self.rules.track.enter.as_ref().filter(|_| must_enter)
            && !enter.value.holds(&self.throw)
        {
            self.emit(Step::CannotEnter { pawn: self.pawn, at: self.at });
            return Ok(false);
        }
        if let Some(die) = self.finishing_die().filter(|_| may_choose) {
            let option = self.decisions.take(Ask::Finish, &["die", "sum"])?;
            self.emit(Step::Chooses { seat: self.seat(), about: Ask::Finish, option });
            if option == 0 {
                self.total = u16::from(die);
            }
        }
        let came = self.walk();
        self.travel(came)
    }

    /// The die that alone brings the pawn to the last square, where the rules let it.
    fn finishing_die(&self) -> Option<u8> {
        let left = self.rules.last().number().saturating_sub(self.at.number());
        let may = self.rules.finish.dice.value == FinishDice::AnyDie && self.total != left && self.throw.faces().len() > 1;
        self.throw.faces().iter().copied().find(|die| may && u16::from(*die) == left)
    }

    pub(super) fn transfer(&mut self, by: TransferBy, to: Square) -> Came {
        self.emit(Step::Transfer { pawn: self.pawn, by, from: self.at, to });
        self.at = to;
        Came::ByTransfer
    }

    /// Walks by the total in the direction of travel.
    pub(super) fn walk(&mut self) -> Came {
        self.walk_by(self.total)
    }

    /// Walks so many squares in the direction of travel.
    pub(super) fn walk_by(&mut self, squares: u16) -> Came {
        let from = self.at;
        if self.backwards {
            self.step_to(from.back(squares).max(self.rules.begin()));
            return Came::Walking;
        }
        let (to, surplus) = from.forward(squares, self.rules.last());
        match (surplus, self.rules.finish.overshoot.value) {
            (0, _) | (_, Overshoot::Win) => {
                self.step_to(to);
                Came::Walking
            }
            (_, Overshoot::Bounce) => {
                // The two walks are one movement: nothing happens between them.
                self.emit(Step::Walk { pawn: self.pawn, from, to });
                let end = to.back(surplus).max(self.rules.begin());
                self.backwards = true;
                self.emit(Step::Bounce { pawn: self.pawn, from: to, to: end });
                self.at = end;
                self.release_passed(from, to);
                self.release_passed(to, end);
                Came::Walking
            }
            (_, Overshoot::Stay) => {
                self.emit(Step::Stays { pawn: self.pawn, by: StaysBy::Overshoot, at: from });
                Came::NotAtAll
            }
            (_, Overshoot::Restart) => self.transfer(TransferBy::Overshoot, self.rules.begin()),
            (_, Overshoot::RestartSurplus) => {
                self.transfer(TransferBy::Overshoot, self.rules.begin());
                // Round and round, where the track is that short.
                let round = self.rules.last().number().saturating_sub(self.at.number()).max(1);
                let (to, _) = self.at.forward((surplus - 1) % round + 1, self.rules.last());
                self.step_to(to);
                Came::Walking
            }
        }
    }

    fn step_to(&mut self, to: Square) {
        let from = self.at;
        self.emit(Step::Walk { pawn: self.pawn, from, to });
        self.at = to;
        self.release_passed(from, to);
    }

    /// Releases the pawns that wait for another one to walk past.
    fn release_passed(&mut self, from: Square, to: Square) {
        if !self.rules.squares.released_by_others() {
            return;
        }
        let (low, high) = (from.min(to), from.max(to));
        let by_passing = |wait: &Wait| wait.release.iter().any(|release| release.value == Release::Passing);
        let squares = self.rules.squares.all().iter().filter(|rule| rule.waits().any(by_passing)).flat_map(|rule| &rule.at.value);
        squares.filter(|at| low < **at && **at < high).for_each(|at| self.log.looks_at(*at));
        let passed: Vec<(PawnId, Square)> = self
            .state
            .pawns()
            .filter(|(id, pawn)| *id != self.pawn && pawn.waits() && low < pawn.at && pawn.at < high)
            .map(|(id, pawn)| (id, pawn.at))
            .collect();
        for (pawn, at) in passed {
            let Some((rule, square)) = self.rules.squares.at(at) else { continue };
            if square.waits().any(by_passing) {
                self.emit(Step::Released { pawn, by: ReleasedBy::Passing, rule, from: at, to: at });
            }
        }
    }

    /// The other pawns on a square, seat by seat.
    pub(super) fn others_on(&self, square: Square) -> impl Iterator<Item = PawnId> + use<'_, 'a, L> {
        self.log.looks_at(square);
        self.state.pawns().filter(move |(id, pawn)| *id != self.pawn && pawn.at == square).map(|(id, _)| id)
    }
}
