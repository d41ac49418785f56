//! A throw from the dice to the square where the pawn comes to rest.

use super::refusal::Refusal;
use super::state::{State, Waiting};
use super::step::{Log, PaidFor, Step, TransferBy};
use crate::rules::{AfterBounce, Chaining, ExtraThrowOn, FirstScope, MeetingOrder, Motion, Overshoot, RuleId, Rules, SquareRule, Target};
use crate::vocab::{Seat, Square, Throw};

/// What one throw did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// The table afterwards; as before where the turn is endless.
    pub state: State,
    /// How it ended.
    pub end: End,
}

/// How a throw ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The next seat plays.
    Passes,
    /// The same player throws once more.
    ThrowsAgain,
    /// The pawn of this seat has reached the last square.
    Wins(Seat),
    /// The rules never let the turn end: without a new throw it comes back to where it was. The squares of the
    /// loop, in order.
    Endless(Vec<Square>),
}

/// Plays one throw of `seat`, or its missed turn: the throw of a pawn that waits is ignored.
///
/// # Errors
/// A [`Refusal`] where the turn cannot be played at all; the rules themselves never lead to one.
pub fn play(rules: &Rules, state: &State, seat: Seat, throw: Throw) -> Result<Turn, Refusal> {
    let mut steps = Vec::new();
    let mut after = state.clone();
    let end = play_in_place(rules, &mut after, seat, throw, &mut steps)?;
    let state = if matches!(end, End::Endless(_)) { state.clone() } else { after };
    Ok(Turn { steps, state, end })
}

/// Plays like [`play`], changing the table in place and telling the steps to `log`. After an endless turn the table
/// is left in the middle of the loop.
///
/// # Errors
/// As [`play`]; the table is then unchanged.
pub fn play_in_place(rules: &Rules, state: &mut State, seat: Seat, throw: Throw, log: &mut impl Log) -> Result<End, Refusal> {
    let pawn = state.pawn(seat).ok_or(Refusal::UnknownSeat(seat))?;
    let last = rules.last.value;
    for other in state.seats() {
        match state.pawn(other) {
            Some(pawn) if pawn.at > last => return Err(Refusal::OffTheTrack { seat: other, at: pawn.at, last }),
            _ => {}
        }
    }
    if state.is_over_for(rules, seat) {
        return Err(Refusal::Over(seat));
    }
    let mut mover = Mover { rules, state, log, seat, throw, origin: pawn.at, at: pawn.at, backwards: false };
    if pawn.waiting != Waiting::Free {
        mover.miss_turn(pawn.waiting);
        return Ok(End::Passes);
    }
    rules.dice.value.throw(throw.faces()).map_err(Refusal::Dice)?;
    Ok(mover.throw())
}

/// One pawn on its way.
pub(super) struct Mover<'a, L: Log> {
    pub(super) rules: &'a Rules,
    pub(super) state: &'a mut State,
    pub(super) log: &'a mut L,
    pub(super) seat: Seat,
    throw: Throw,
    /// The square where the throw began.
    pub(super) origin: Square,
    /// Where the pawn is now.
    pub(super) at: Square,
    backwards: bool,
}

/// How a pawn came to the square where it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Came {
    Walking,
    ByTransfer,
    /// It did not move at all.
    NotAtAll,
}

/// What follows the reading of a square.
enum Then {
    /// The pawn has come to another square.
    Arrives(Came),
    /// It comes to rest, having read the rule of its square.
    Rests(Option<RuleId>),
}

impl<L: Log> Mover<'_, L> {
    pub(super) fn emit(&mut self, step: Step) {
        self.state.apply(&step);
        self.log.note(step);
    }

    pub(super) fn pay(&mut self, seat: Seat, stakes: Option<i64>, why: PaidFor) {
        if let Some(stakes) = stakes.filter(|stakes| *stakes != 0) {
            self.emit(Step::Pays { seat, stakes, why });
        }
    }

    fn miss_turn(&mut self, waiting: Waiting) {
        let left = match waiting {
            Waiting::Turns(turns) => Waiting::turns(turns.saturating_sub(1)),
            other => other,
        };
        self.emit(Step::Missed { seat: self.seat, left });
        if let Some((id, rule)) = self.rules.squares.at(self.at) {
            self.pay(self.seat, rule.pay.missed_turn.as_ref().map(|stakes| stakes.value), PaidFor::MissedTurn(id));
        }
    }

    fn throw(&mut self) -> End {
        let exception = self.first_throw();
        self.emit(Step::Throw { seat: self.seat, throw: self.throw });
        let came = match exception {
            Some((index, to)) => self.transfer(TransferBy::FirstThrow(index), to),
            None => self.walk(),
        };
        let rest = match self.travel(came) {
            Ok(rest) => rest,
            Err(squares) => return End::Endless(squares),
        };
        if self.at == self.rules.last.value {
            self.emit(Step::Wins { seat: self.seat, pot: self.state.pot });
            return End::Wins(self.seat);
        }
        if rest.arrived {
            self.settle(rest.read);
        }
        let free = self.state.pawn(self.seat).is_some_and(|pawn| pawn.waiting == Waiting::Free);
        if free && (rest.extra || self.dice_give_another()) {
            self.emit(Step::ThrowsAgain { seat: self.seat });
            return End::ThrowsAgain;
        }
        End::Passes
    }

    fn dice_give_another(&self) -> bool {
        match self.rules.extra_throw.as_ref().map(|on| on.value) {
            Some(ExtraThrowOn::Doubles) => self.throw.is_double(),
            Some(ExtraThrowOn::Highest) => self.throw.faces().contains(&self.rules.dice.value.faces()),
            Some(ExtraThrowOn::Never) | None => false,
        }
    }

    /// The exception that this throw meets, with its target. Asked before the throw is noted.
    fn first_throw(&self) -> Option<(usize, Square)> {
        let first = &self.rules.first_throw;
        let in_scope = match first.scope.value {
            FirstScope::EachPlayer => self.state.player(self.seat).is_some_and(|player| !player.thrown),
            FirstScope::Table => self.state.seats().all(|seat| self.state.player(seat).is_some_and(|player| !player.thrown)),
            FirstScope::OnStart => self.at.is_start(),
        };
        if !in_scope {
            return None;
        }
        first
            .exceptions
            .iter()
            .enumerate()
            .find(|(_, exception)| exception.dice == self.throw)
            .map(|(index, exception)| (index, exception.to.value))
    }

    fn transfer(&mut self, by: TransferBy, to: Square) -> Came {
        self.emit(Step::Transfer { seat: self.seat, by, from: self.at, to });
        self.at = to;
        Came::ByTransfer
    }

    /// Walks by the total in the direction of travel.
    fn walk(&mut self) -> Came {
        let (seat, from, total) = (self.seat, self.at, self.throw.total().number());
        let last = self.rules.last.value;
        if self.backwards {
            self.at = from.back(total);
            self.emit(Step::Walk { seat, from, to: self.at });
            return Came::Walking;
        }
        let (to, surplus) = from.forward(total, last);
        match (surplus, self.rules.finish.overshoot.value) {
            (0, _) | (_, Overshoot::Win) => {
                self.at = to;
                self.emit(Step::Walk { seat, from, to });
                Came::Walking
            }
            (_, Overshoot::Bounce) => {
                self.emit(Step::Walk { seat, from, to });
                self.at = last.back(surplus);
                self.backwards = true;
                self.emit(Step::Bounce { seat, from: last, to: self.at });
                Came::Walking
            }
            (_, Overshoot::Stay) => {
                self.emit(Step::Stays { seat, at: from });
                Came::NotAtAll
            }
            (_, Overshoot::Restart) => self.transfer(TransferBy::Overshoot, Square::START),
        }
    }

    /// Goes from square to square until the pawn comes to rest.
    ///
    /// # Errors
    /// The squares of the loop, where the full state of the resolution repeats.
    fn travel(&mut self, came: Came) -> Result<Rest, Vec<Square>> {
        let mut came = came;
        let mut transfers = 0_u8;
        let mut extra = false;
        // The square, the direction and what may still be read decide all that follows.
        let mut seen: Vec<(Square, bool, u8, bool)> = Vec::new();
        loop {
            if came == Came::NotAtAll || self.at == self.rules.last.value {
                return Ok(Rest { read: None, extra, arrived: false });
            }
            if came == Came::ByTransfer {
                transfers = self.count_transfer(transfers);
            }
            let readable = came == Came::Walking || self.may_read(transfers);
            let here = (self.at, self.backwards, transfers, readable);
            if let Some(start) = seen.iter().position(|state| *state == here) {
                return Err(seen.iter().skip(start).map(|(square, ..)| *square).collect());
            }
            seen.push(here);
            let before_effects = self.rules.meeting.order.value != MeetingOrder::AfterEffects;
            if before_effects && self.meets_here() && self.settle_meeting() {
                let arrived = self.at != self.origin;
                if !arrived || self.rules.meeting.order.value == MeetingOrder::BeforeEffectLost {
                    return Ok(Rest { read: None, extra, arrived });
                }
            }
            let Some((id, rule)) = self.rules.squares.at(self.at).filter(|_| readable) else {
                return Ok(Rest { read: None, extra, arrived: true });
            };
            extra |= rule.throw_again.as_ref().is_some_and(|again| again.value);
            match self.read(id, rule) {
                Then::Arrives(next) => came = next,
                Then::Rests(read) => return Ok(Rest { read, extra, arrived: true }),
            }
        }
    }

    /// Counts one more transfer, as far as the chaining policy can tell the difference.
    fn count_transfer(&self, so_far: u8) -> u8 {
        match self.rules.chaining.value {
            Chaining::Stop | Chaining::UntilStable => 0,
            Chaining::Once => (so_far + 1).min(2),
        }
    }

    /// Whether the square at the end of that many transfers is read.
    fn may_read(&self, transfers: u8) -> bool {
        match self.rules.chaining.value {
            Chaining::Stop => false,
            Chaining::Once => transfers <= 1,
            Chaining::UntilStable => true,
        }
    }

    /// Reads the square where the pawn is.
    fn read(&mut self, id: RuleId, rule: &SquareRule) -> Then {
        self.pay(self.seat, rule.pay.arrival.as_ref().map(|stakes| stakes.value), PaidFor::Arrival(id));
        match rule.motion.as_ref().map(|motion| &motion.value) {
            None => Then::Rests(Some(id)),
            Some(Motion::GoTo(target)) => {
                let to = self.target(target);
                Then::Arrives(self.transfer(TransferBy::Square(id), to))
            }
            Some(Motion::Again { after_bounce }) => {
                if self.backwards {
                    match after_bounce.value {
                        AfterBounce::Keep => {}
                        AfterBounce::Forward => self.backwards = false,
                        AfterBounce::Nothing => {
                            self.emit(Step::NoEffect { seat: self.seat, rule: id, at: self.at });
                            return Then::Rests(Some(id));
                        }
                    }
                }
                let total = self.throw.total();
                self.emit(Step::Again { seat: self.seat, rule: id, at: self.at, total, backwards: self.backwards });
                match self.walk() {
                    // The repeated move is not made: the pawn rests on the square that asked for it.
                    Came::NotAtAll => Then::Rests(Some(id)),
                    came => Then::Arrives(came),
                }
            }
        }
    }

    fn target(&self, target: &Target) -> Square {
        match target {
            Target::Square(square) => *square,
            Target::Origin => self.origin,
            Target::Next(kind) => self.rules.squares.next_of(kind, self.at, false).unwrap_or(self.rules.last.value),
            Target::Previous(kind) => self.rules.squares.next_of(kind, self.at, true).unwrap_or(Square::START),
        }
    }
}

/// Where a pawn came to rest.
struct Rest {
    /// The rule of its square, where it was read.
    read: Option<RuleId>,
    /// Whether a square on the way gives another throw.
    extra: bool,
    /// Whether it arrived there by its move: neither unmoved, nor sent back, nor home.
    arrived: bool,
}
