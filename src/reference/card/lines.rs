//! The lines of a card: the rules that no square of the table tells.

use super::Maker;
use crate::reference::relevance;
use crate::reference::small::{sentence, signed};
use crate::reference::statements::Topic;
use crate::rules::{FinishDice, Meeting, MeetingMust, Occupied, Overshoot, SquareRule, Start};
use crate::vocab::Square;

impl Maker<'_> {
    /// The other rules, a line each.
    pub(super) fn lines(&self) -> Vec<String> {
        let rules = &self.variant.rules;
        let mut lines = self.waits();
        lines.push(self.meeting());
        lines.extend(self.told(&rules.meeting.order).filter(|_| relevance::order(rules)).map(|says| sentence([says])));
        if rules.finish.overshoot.value != Overshoot::Win {
            let overshoot = &rules.finish.overshoot;
            let acts = relevance::bounced_to_a_rule(rules).then(|| self.words.say("card-bounce-acts", &[]));
            lines.push(sentence([signed(self.words.policy(overshoot.value), &overshoot.basis)].into_iter().chain(acts)));
        }
        lines.extend(self.told(&rules.finish.dice).filter(|_| rules.finish.dice.value != FinishDice::Sum).map(|says| sentence([says])));
        // Whether the next square acts is asked at the table at once: said here even where the text is silent.
        let chaining = || signed(self.words.policy(rules.chaining.value), &rules.chaining.basis);
        lines.extend(relevance::chaining(rules).then(|| sentence([chaining()])));
        // That nobody meets on the start goes without saying.
        let meets = rules.track.start.value == Start::Meets && relevance::start(rules);
        lines.extend(self.told(&rules.track.start).filter(|_| meets).map(|says| sentence([says])));
        lines.extend(self.extra_throw());
        if rules.has_stakes() {
            let ante = rules.ante.as_ref().map(|ante| signed(self.words.say("says-ante", &[("n", ante.value.into())]), &ante.basis));
            lines.push(sentence(ante.into_iter().chain([self.words.say("card-pot", &[])])));
        }
        lines
    }

    fn meeting(&self) -> String {
        let rules = &self.variant.rules;
        let meeting = &rules.meeting;
        let sign = self.silence(|statement| statement.topic == Topic::Meeting && *statement.basis != meeting.rule.basis);
        let mut met = vec![signed(self.words.policy_with(meeting.rule.value, sign), &meeting.rule.basis)];
        met.extend(self.words.shifts(meeting).into_iter().map(|(says, moves)| signed(says, &moves.basis)));
        met.extend(self.told(&meeting.must).filter(|_| meeting.must.value == MeetingMust::May));
        met.extend(self.meeting_payments());
        met.extend(self.told(&meeting.displaced).filter(|_| relevance::displaced(rules)));
        if let Some(exempt) = meeting.exempt.as_ref().filter(|_| meeting.rule.value != Meeting::Share) {
            let squares: Vec<String> = exempt.value.iter().map(Square::to_string).collect();
            met.push(signed(self.words.say("says-exempt", &[("squares", self.words.list(&squares).into())]), &exempt.basis));
        }
        sentence(met)
    }

    fn extra_throw(&self) -> Option<String> {
        if let Some(never) = &self.variant.no_extra_throw {
            return Some(sentence([signed(self.words.say("says-no-extra-throw", &[]), &never.basis)]));
        }
        let extra = self.variant.rules.extra_throw.as_ref()?;
        let says = signed(self.words.extra_throw(extra), &extra.on.basis);
        let ends = extra.streak.as_ref().map(|_| signed(self.words.policy(extra.streak_ends.value), &extra.streak_ends.basis));
        Some(sentence([says].into_iter().chain(ends)))
    }

    fn meeting_payments(&self) -> Vec<String> {
        let meeting = &self.variant.rules.meeting;
        let (mover, met) = (&meeting.mover_pays, &meeting.met_pays);
        if mover.value == met.value && mover.basis == met.basis && mover.value != 0 {
            return vec![signed(self.words.say("says-both-pay", &[("n", mover.value.into())]), &mover.basis)];
        }
        [("says-mover-pays", mover), ("says-met-pays", met)]
            .into_iter()
            .filter(|(_, pays)| pays.value != 0)
            .map(|(id, pays)| signed(self.words.say(id, &[("n", pays.value.into())]), &pays.basis))
            .collect()
    }

    /// What holds on squares where pawns wait, squares alike together.
    fn waits(&self) -> Vec<String> {
        let mut told: Vec<(String, Vec<Square>)> = Vec::new();
        let mut add = |says: String, rule: &SquareRule| match told.iter_mut().find(|(other, _)| *other == says) {
            Some((_, squares)) => squares.extend(&rule.at.value),
            None => told.push((says, rule.at.value.clone())),
        };
        for rule in self.by_square() {
            if rule.waits().any(|wait| wait.turns.is_some()) {
                add(self.words.say("card-wait", &[]), rule);
            }
            for wait in rule.waits() {
                if let Some(says) = self.told(&wait.release_to).filter(|_| wait.ends_by_arrival()) {
                    add(says, rule);
                }
                if let Some(says) = self.told(&wait.scope).filter(|_| self.variant.rules.has_several_pawns()) {
                    add(says, rule);
                }
            }
            let tells = rule.waits().next().is_some() || rule.occupied.value == Occupied::Shared;
            if let Some(says) = self.told(&rule.occupied).filter(|_| tells) {
                add(says, rule);
            }
        }
        let mut lines: Vec<(Vec<Square>, Vec<String>)> = Vec::new();
        for (says, mut squares) in told {
            squares.sort();
            squares.dedup();
            match lines.iter_mut().find(|(others, _)| *others == squares) {
                Some((_, phrases)) => phrases.push(says),
                None => lines.push((squares, vec![says])),
            }
        }
        let line = |(squares, phrases): (Vec<Square>, Vec<String>)| {
            let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
            self.words.of_squares(&squares, sentence(phrases))
        };
        lines.into_iter().map(line).collect()
    }
}
