//! What happens where the pawn comes to rest: releases, meetings, waits.

use super::mover::{Mover, Stop};
use super::reason::{Ask, DisplacedBy, PaidFor, ReleasedBy, TransferBy, together};
use super::state::{PawnId, Waiting};
use super::step::{Log, Step};
use crate::rules::{
    Displaced, Distance, Meeting, MeetingMust, MeetingOrder, Motion, PaidBy, PayTo, ReleaseTo, RuleId, SquareRule, Target, Wait,
};
use crate::vocab::Square;

impl<'a, L: Log> Mover<'_, 'a, L> {
    /// Settles the pawn on its square: a full square sends it back, an arrival releases, pawns meet, a wait begins.
    pub(super) fn settle(&mut self, wait: Option<(RuleId, &'a Wait)>) -> Result<(), Stop> {
        let here = self.rules.squares.at(self.at);
        if let Some((_, rule)) = here
            && self.is_full(rule)
        {
            self.go_back(true);
            return Ok(());
        }
        let mut released = Vec::new();
        if let Some((id, rule)) = here
            && let Some(wait) = rule.waits().find(|wait| wait.ends_by_arrival())
        {
            released = self.release(id, rule, wait);
        }
        if self.rules.meeting.order.value == MeetingOrder::AfterEffects && self.meets_here() {
            let before = self.at;
            self.meet(&released)?;
            if self.at != before {
                return Ok(());
            }
        }
        if let Some((rule, wait)) = wait {
            let waiting = wait.turns.as_ref().map_or(Waiting::Held, |turns| Waiting::turns(turns.value));
            self.emit(Step::Waits { pawn: self.pawn, rule, at: self.at, waiting });
        }
        Ok(())
    }

    /// Whether the meeting rule is asked here: not on the mover's own origin, nor where pawns stand together.
    pub(super) fn meets_here(&self) -> bool {
        self.at != self.origin && together(self.rules, self.at).is_none()
    }

    fn is_full(&self, rule: &SquareRule) -> bool {
        let arrives = self.at != self.origin;
        arrives && rule.capacity.as_ref().is_some_and(|capacity| self.others_on(self.at).count() >= usize::from(capacity.value))
    }

    fn go_back(&mut self, full: bool) {
        let step = Step::GoesBack { pawn: self.pawn, from: self.at, to: self.origin, full };
        self.at = self.origin;
        self.emit(step);
    }

    /// Releases every pawn that waits here; the pawns released.
    fn release(&mut self, id: RuleId, rule: &SquareRule, wait: &Wait) -> Vec<PawnId> {
        let waiting: Vec<PawnId> = self.others_on(self.at).filter(|pawn| self.state.get(*pawn).is_some_and(|pawn| pawn.waits())).collect();
        let to = match wait.release_to.value {
            ReleaseTo::Origin => self.origin,
            ReleaseTo::Here => self.at,
        };
        for pawn in &waiting {
            self.emit(Step::Released { pawn: *pawn, by: ReleasedBy::Arrival, rule: id, from: self.at, to });
            for effect in rule.effects() {
                if let Some(stakes) = &effect.pay.released {
                    let to = effect.pay.to();
                    let (seat, why) = match effect.pay.by() {
                        PaidBy::Released => (pawn.seat, PaidFor::Release(id)),
                        PaidBy::Newcomer => (self.seat(), PaidFor::Rescue(id)),
                    };
                    self.pay(seat, stakes.value, to, why);
                }
            }
        }
        waiting
    }

    /// Applies the meeting rule to every pawn here, in seat order, but those just released. Whether any was met.
    pub(super) fn meet(&mut self, released: &[PawnId]) -> Result<bool, Stop> {
        let meeting = &self.rules.meeting;
        let rule = meeting.rule.value;
        let releases = self.rules.squares.at(self.at).is_some_and(|(_, rule)| rule.waits().any(Wait::ends_by_arrival));
        let waits = |pawn: PawnId| self.state.get(pawn).is_some_and(|pawn| pawn.waits());
        // A pawn that an arrival releases is not met, neither before its release nor after it.
        let met: Vec<PawnId> = self.others_on(self.at).filter(|pawn| !(released.contains(pawn) || releases && waits(*pawn))).collect();
        if met.is_empty() {
            return Ok(false);
        }
        if meeting.must.value == MeetingMust::May {
            let option = self.decisions.take(Ask::Meeting, &["meet", "leave"])?;
            self.emit(Step::Chooses { seat: self.seat(), about: Ask::Meeting, option });
            if option == 1 {
                return Ok(false);
            }
        }
        for other in &met {
            self.emit(Step::Meets { pawn: self.pawn, other: *other, at: self.at });
            // Pawns of one player change places without paying.
            if other.seat != self.seat() {
                self.pay(self.seat(), meeting.mover_pays.value, PayTo::Pot, PaidFor::Meeting);
                self.pay(other.seat, meeting.met_pays.value, PayTo::Pot, PaidFor::Meeting);
            }
            match rule {
                Meeting::Swap => self.displace(*other, self.origin),
                Meeting::ToStart => self.displace(*other, self.rules.begin()),
                Meeting::Shift => self.displace(*other, self.before_last(self.shifted(self.at, meeting.met_moves.value))),
                Meeting::GoBack | Meeting::Share => {}
            }
        }
        match rule {
            Meeting::GoBack => self.go_back(false),
            Meeting::Shift if meeting.mover_moves.value != 0 => {
                let to = self.shifted(self.at, meeting.mover_moves.value);
                self.transfer(TransferBy::Meeting, to);
            }
            Meeting::Shift | Meeting::Swap | Meeting::ToStart | Meeting::Share => {}
        }
        Ok(true)
    }

    /// The square so many squares on or back; past the last square counted back from it.
    fn shifted(&self, from: Square, squares: i16) -> Square {
        let steps = squares.unsigned_abs();
        if squares < 0 {
            return from.back(steps).max(self.rules.begin());
        }
        let (to, surplus) = from.forward(steps, self.rules.last());
        to.back(surplus).max(self.rules.begin())
    }

    /// A pawn that another one sends away cannot win: it stops before the last square.
    fn before_last(&self, square: Square) -> Square {
        if square == self.rules.last() { square.back(1) } else { square }
    }

    fn displace(&mut self, pawn: PawnId, to: Square) {
        self.emit(Step::Displaced { pawn, by: DisplacedBy::Meeting, from: self.at, to });
        if self.rules.meeting.displaced.value == Displaced::Read && to != self.rules.last() {
            self.read_displaced(pawn, to);
        }
    }

    /// Reads the square where a displaced pawn comes to stand: a payment, one transfer or relative move, a wait; it has no throw to
    /// repeat, nothing to choose, and meets nobody.
    fn read_displaced(&mut self, pawn: PawnId, at: Square) {
        let Some((id, rule)) = self.rules.squares.at(at) else { return };
        if let Some(stakes) = &rule.effect.pay.arrival {
            let to = rule.effect.pay.to();
            self.pay(pawn.seat, stakes.value, to, PaidFor::Arrival(id));
        }
        let mut here = at;
        let to = match rule.effect.motion.as_ref().map(|motion| &motion.value) {
            Some(Motion::GoTo(target)) if *target != Target::Origin => Some(self.target_from(rule, target, at)),
            Some(Motion::MoveBy(Distance::Squares(squares))) => Some(self.shifted(at, *squares)),
            Some(Motion::GoTo(_) | Motion::MoveBy(Distance::Totals(_)) | Motion::Again { .. }) | None => None,
        };
        if let Some(to) = to {
            here = self.before_last(to);
            self.emit(Step::Transfer { pawn, by: TransferBy::Square(id), from: at, to: here });
        }
        if let Some(wait) = &rule.effect.wait {
            let waiting = wait.turns.as_ref().map_or(Waiting::Held, |turns| Waiting::turns(turns.value));
            self.emit(Step::Waits { pawn, rule: id, at: here, waiting });
        }
    }
}
