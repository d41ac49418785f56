//! What happens where the pawn comes to rest: releases, meetings, waits.

use super::resolve::Mover;
use super::state::Waiting;
use super::step::{Log, PaidFor, Step};
use crate::rules::{Meeting, MeetingOrder, Occupied, Release, ReleaseTo, RuleId, SquareRule, Start, Wait};
use crate::vocab::{Seat, Square};

impl<L: Log> Mover<'_, L> {
    /// Settles the pawn on its square: a full square sends it back, an arrival releases, pawns meet, a wait begins.
    /// `read` is the rule of the square, unless the square was not read.
    pub(super) fn settle(&mut self, read: Option<RuleId>) {
        let here = self.rules.squares.at(self.at);
        if let Some((_, rule)) = here
            && self.is_full(rule)
        {
            self.go_back(true);
            return;
        }
        let mut released = Vec::new();
        if let Some((id, rule)) = here
            && let Some(wait) = rule.wait.as_ref().filter(|wait| releases_on_arrival(wait))
        {
            released = self.release(id, rule, wait);
        }
        if self.rules.meeting.order.value == MeetingOrder::AfterEffects && self.meets_here() {
            self.meet(&released);
            if self.pawn_moved_back() {
                return;
            }
        }
        if let Some((id, rule)) = read.and_then(|id| self.rules.squares.get(id).map(|rule| (id, rule)))
            && let Some(wait) = &rule.wait
        {
            let waiting = wait.turns.as_ref().map_or(Waiting::Held, |turns| Waiting::turns(turns.value));
            self.emit(Step::Waits { seat: self.seat, rule: id, at: self.at, waiting });
        }
    }

    /// Pawns meet before the square is read; whether there was anyone to meet.
    pub(super) fn settle_meeting(&mut self) -> bool {
        self.meet(&[])
    }

    /// Whether the meeting rule is asked here: not on the mover's own origin, nor on the last square, nor on the
    /// start unless the variant says so, nor where pawns stand together.
    pub(super) fn meets_here(&self) -> bool {
        if self.at == self.origin || self.at == self.rules.last.value {
            return false;
        }
        if self.at.is_start() {
            return self.rules.start.value == Start::Meets;
        }
        let Some((_, rule)) = self.rules.squares.at(self.at) else { return true };
        // Under a capacity pawns stand together until the square is full.
        rule.occupied.value == Occupied::Meets && rule.capacity.is_none()
    }

    fn others_here(&self) -> impl Iterator<Item = Seat> + use<'_, L> {
        self.state.seats().filter(|seat| *seat != self.seat && self.state.pawn(*seat).is_some_and(|pawn| pawn.at == self.at))
    }

    fn is_full(&self, rule: &SquareRule) -> bool {
        let arrives = self.at != self.origin;
        arrives && rule.capacity.as_ref().is_some_and(|capacity| self.others_here().count() >= usize::from(capacity.value))
    }

    fn pawn_moved_back(&self) -> bool {
        self.at == self.origin
    }

    fn go_back(&mut self, full: bool) {
        let step = Step::GoesBack { seat: self.seat, from: self.at, to: self.origin, full };
        self.at = self.origin;
        self.emit(step);
    }

    /// Releases every pawn that waits here; the seats released.
    fn release(&mut self, id: RuleId, rule: &SquareRule, wait: &Wait) -> Vec<Seat> {
        let waiting: Vec<Seat> =
            self.others_here().filter(|seat| self.state.pawn(*seat).is_some_and(|pawn| pawn.waiting != Waiting::Free)).collect();
        let to = match wait.release_to.value {
            ReleaseTo::Origin => self.origin,
            ReleaseTo::Here => self.at,
        };
        for seat in &waiting {
            self.emit(Step::Released { seat: *seat, rule: id, from: self.at, to });
            self.pay(*seat, rule.pay.released.as_ref().map(|stakes| stakes.value), PaidFor::Release(id));
        }
        waiting
    }

    /// Applies the meeting rule to every pawn here, in seat order, but those just released.
    fn meet(&mut self, released: &[Seat]) -> bool {
        let releases = self.rules.squares.at(self.at).and_then(|(_, rule)| rule.wait.as_ref()).is_some_and(releases_on_arrival);
        let waits = |seat: Seat| self.state.pawn(seat).is_some_and(|pawn| pawn.waiting != Waiting::Free);
        // A pawn that an arrival releases is not met, neither before its release nor after it.
        let met: Vec<Seat> = self.others_here().filter(|seat| !(released.contains(seat) || releases && waits(*seat))).collect();
        let rule = &self.rules.meeting;
        if met.is_empty() || rule.rule.value == Meeting::Share {
            return false;
        }
        for other in &met {
            self.emit(Step::Meets { seat: self.seat, other: *other, at: self.at });
            self.pay(self.seat, Some(rule.mover_pays.value), PaidFor::Meeting);
            self.pay(*other, Some(rule.met_pays.value), PaidFor::Meeting);
            let to = match rule.rule.value {
                Meeting::Swap => self.origin,
                Meeting::ToStart => Square::START,
                Meeting::GoBack | Meeting::Share => continue,
            };
            self.emit(Step::Displaced { seat: *other, from: self.at, to });
        }
        if rule.rule.value == Meeting::GoBack {
            self.go_back(false);
        }
        true
    }
}

fn releases_on_arrival(wait: &Wait) -> bool {
    wait.release.as_ref().is_some_and(|release| release.value == Release::Arrival)
}
