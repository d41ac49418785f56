//! From square to square, until the pawn comes to rest.

use super::mover::{Came, Mover, Stop};
use super::reason::{Ask, DisplacedBy, PaidFor, TransferBy};
use super::state::Pawn;
use super::step::{Log, Step};
use crate::rules::{
    AfterBounce, Chaining, Condition, Distance, Effect, Heading, MeetingOrder, Motion, Must, RuleId, SquareRule, Target, Times, Wait,
};
use crate::vocab::Square;

/// Where a pawn came to rest.
pub(super) struct Rest<'a> {
    /// The wait that begins there, with the rule that it comes from.
    pub(super) wait: Option<(RuleId, &'a Wait)>,
    /// Whether it arrived there by its move: neither unmoved, nor sent back, nor home.
    pub(super) arrived: bool,
}

/// What the effects of a square come to.
#[derive(Default)]
struct Reading<'a> {
    motion: Option<&'a Motion>,
    wait: Option<&'a Wait>,
    throw_again: bool,
}

impl<'a, L: Log> Mover<'_, 'a, L> {
    /// Goes on from the square just reached, and settles. Whether a square gives another throw.
    pub(super) fn travel(&mut self, came: Came) -> Result<bool, Stop> {
        let mut extra = false;
        let rest = self.read_on(came, &mut extra)?;
        if rest.arrived {
            self.settle(rest.wait)?;
        }
        if self.at == self.rules.last() && !self.state.is_home(self.rules, self.seat()) {
            self.emit(Step::Home { pawn: self.pawn });
        }
        Ok(extra)
    }

    fn read_on(&mut self, mut came: Came, extra: &mut bool) -> Result<Rest<'a>, Stop> {
        let mut transfers = 0_u8;
        let mut wait = None;
        // The square, the direction and what may still be read decide all that follows.
        let mut seen: Vec<(Square, bool, u8, bool, bool, usize)> = Vec::new();
        // ... and where the others stand: each way in which they have stood, once.
        let mut tables: Vec<Vec<Pawn>> = Vec::new();
        let rest = |wait, arrived| Ok(Rest { wait, arrived });
        loop {
            if came == Came::NotAtAll || self.at == self.rules.last() {
                return rest(None, false);
            }
            if came == Came::ByTransfer {
                transfers = self.count_transfer(transfers);
            }
            let readable = came == Came::Walking || self.may_read(transfers);
            let table = self.table(&mut tables);
            let here = (self.at, self.backwards, transfers, readable, self.sent_on, table);
            if let Some(start) = seen.iter().position(|state| *state == here) {
                return Err(Stop::Endless(seen.iter().skip(start).map(|(square, ..)| *square).collect()));
            }
            seen.push(here);
            let order = self.rules.meeting.order.value;
            if order != MeetingOrder::AfterEffects && self.meets_here() {
                let before = self.at;
                let met = self.meet(&[])?;
                if self.at != before || met && order == MeetingOrder::BeforeEffectLost {
                    let arrived = self.at == before;
                    return rest(wait, arrived);
                }
            }
            let Some((id, rule)) = self.rules.squares.at(self.at).filter(|_| readable) else {
                return rest(wait, true);
            };
            if let Some(lame) = rule.effect.motion.as_ref().and_then(|motion| self.lame(id, &motion.value)) {
                self.emit(lame);
                return rest(wait, true);
            }
            let reading = self.read(id, rule)?;
            *extra |= reading.throw_again;
            // Of the waits met on the way the last one counts, there where the pawn comes to rest.
            wait = reading.wait.map(|wait| (id, wait)).or(wait);
            match reading.motion {
                None => return rest(wait, true),
                Some(motion) => match self.move_on(id, rule, motion)? {
                    Some(next) => came = next,
                    None => return rest(wait, true),
                },
            }
        }
    }

    /// The number of the table as it stands now among those seen in this move; 0 until another pawn has moved.
    fn table(&self, tables: &mut Vec<Vec<Pawn>>) -> usize {
        if !self.others_moved {
            return 0;
        }
        let known = tables.iter().position(|table| self.state.others_stand(self.pawn, table));
        1 + known.unwrap_or_else(|| {
            tables.push(self.state.pawns().map(|(_, pawn)| pawn).collect());
            tables.len() - 1
        })
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

    /// The step of a square that sends pawns on, but not this one: it comes backwards, or has been sent on before.
    fn lame(&self, id: RuleId, motion: &Motion) -> Option<Step> {
        let Motion::Again { after_bounce, heading, times, .. } = motion else { return None };
        let sent_before = times.value == Times::Once && self.sent_on;
        let backwards = self.backwards && heading.value == Heading::Travel && after_bounce.value == AfterBounce::Nothing;
        (sent_before || backwards).then_some(Step::NoEffect { pawn: self.pawn, rule: id, at: self.at, backwards })
    }

    /// Reads the square where the pawn is: what it always does, what it does in this case, what the player chooses.
    fn read(&mut self, id: RuleId, rule: &'a SquareRule) -> Result<Reading<'a>, Stop> {
        let case = rule.cases.iter().find(|case| self.holds(case.when)).map(|case| &case.effect);
        let mut reading = Reading::default();
        self.apply(id, &rule.effect, &mut reading);
        if let Some(effect) = case {
            self.apply(id, effect, &mut reading);
        }
        if !rule.choose.is_empty() {
            let options: Vec<&str> = rule.choose.iter().map(|choice| choice.name.as_str()).collect();
            let option = self.decisions.take(Ask::Square(id), &options)?;
            self.emit(Step::Chooses { seat: self.seat(), about: Ask::Square(id), option });
            if let Some(choice) = rule.choose.get(option) {
                self.apply(id, &choice.effect, &mut reading);
            }
        }
        Ok(reading)
    }

    fn holds(&self, condition: Condition) -> bool {
        match condition {
            Condition::Occupied => self.others_on(self.at).next().is_some(),
            Condition::Free => self.others_on(self.at).next().is_none(),
            Condition::NobodyBehind => {
                (0..self.at.number()).filter_map(Square::new).for_each(|at| self.log.looks_at(at));
                !self.state.pawns().any(|(id, pawn)| id.seat != self.seat() && pawn.at < self.at)
            }
            Condition::Throw(test) => test.holds(&self.throw),
        }
    }

    fn apply(&mut self, id: RuleId, effect: &'a Effect, reading: &mut Reading<'a>) {
        if let Some(stakes) = &effect.pay.arrival {
            let to = effect.pay.to();
            self.pay(self.seat(), stakes.value, to, PaidFor::Arrival(id));
        }
        if effect.send_others.as_ref().is_some_and(|send| send.value) {
            let others: Vec<_> = self.others_on(self.at).collect();
            for pawn in others {
                self.emit(Step::Displaced { pawn, by: DisplacedBy::Square(id), from: self.at, to: self.rules.begin() });
            }
        }
        reading.throw_again |= effect.gives_throw();
        reading.motion = effect.motion.as_ref().map(|motion| &motion.value).or(reading.motion);
        reading.wait = effect.wait.as_ref().or(reading.wait);
    }

    /// Moves on from a square; `None` where the pawn rests there all the same.
    fn move_on(&mut self, id: RuleId, rule: &SquareRule, motion: &Motion) -> Result<Option<Came>, Stop> {
        match motion {
            Motion::GoTo(target) => {
                let to = self.target(rule, target);
                Ok(Some(self.transfer(TransferBy::Square(id), to)))
            }
            Motion::MoveBy(distance) => {
                let squares = match distance {
                    Distance::Squares(squares) => i32::from(*squares),
                    Distance::Totals(times) => i32::from(*times) * i32::from(self.total),
                };
                self.emit(Step::MovesBy { pawn: self.pawn, rule: id, at: self.at, squares });
                self.backwards = squares < 0;
                // At most 127 times the highest total, far below the range.
                let came = self.walk_by(u16::try_from(squares.unsigned_abs()).unwrap_or(u16::MAX));
                Ok((came != Came::NotAtAll).then_some(Came::ByTransfer))
            }
            Motion::Again { after_bounce, heading, times, must } => {
                // One that stands in a case or a choice; what always holds has been looked at before.
                if let Some(lame) = self.lame(id, motion) {
                    self.emit(lame);
                    return Ok(None);
                }
                if must.value == Must::May {
                    let option = self.decisions.take(Ask::Walk(id), &["go", "stay"])?;
                    self.emit(Step::Chooses { seat: self.seat(), about: Ask::Walk(id), option });
                    if option == 1 {
                        return Ok(None);
                    }
                }
                self.sent_on |= times.value == Times::Once;
                self.backwards = match heading.value {
                    Heading::Travel => self.backwards && after_bounce.value == AfterBounce::Keep,
                    Heading::Forward => false,
                    Heading::Back => true,
                };
                self.emit(Step::Again { pawn: self.pawn, rule: id, at: self.at, total: self.total, backwards: self.backwards });
                // Where the repeated move is not made the pawn rests on the square that asked for it.
                let came = self.walk();
                Ok((came != Came::NotAtAll).then_some(came))
            }
        }
    }

    /// The square that a target means for a pawn on its square.
    pub(super) fn target_from(&self, rule: &SquareRule, target: &Target, at: Square) -> Square {
        self.rules.leads_to(rule, target, at).unwrap_or(self.origin)
    }

    fn target(&self, rule: &SquareRule, target: &Target) -> Square {
        self.target_from(rule, target, self.at)
    }
}
