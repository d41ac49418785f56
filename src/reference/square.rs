//! What a square does, in words, property by property.
//!
//! In comes the typed rule of a square; out come phrases said to the player who comes there, each with the reason why
//! it holds. Nothing here knows a variant: a rule made of other properties reads as well.

use super::words::{Vocabulary, number};
use crate::rules::{Basis, Motion, Ruled, SquareRule, Target, Wait};
use crate::vocab::Square;

/// A phrase on a rule, without a full stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Phrase<'a> {
    pub(super) says: String,
    pub(super) basis: &'a Basis,
}

impl<'a> Vocabulary<'a> {
    /// What happens to the pawn that comes there, in the order in which it happens. Where pawns stand together and where
    /// a released one goes is told apart: those concern several squares alike.
    pub(super) fn does<'r>(&self, rule: &'r SquareRule) -> Vec<Phrase<'r>> {
        let mut phrases = Vec::new();
        let mut add = |says: String, basis: &'r Basis| phrases.push(Phrase { says, basis });
        if let Some(stakes) = charged(rule.pay.arrival.as_ref()) {
            add(self.payment("does-pay", "does-take", stakes.value), &stakes.basis);
        }
        match rule.motion.as_ref().map(|motion| (&motion.value, &motion.basis)) {
            Some((Motion::GoTo(target), basis)) => add(self.go_to(target, &rule.at.value), basis),
            Some((Motion::Again { .. }, basis)) => add(self.say("does-again", &[]), basis),
            None => {}
        }
        if let Some(wait) = &rule.wait {
            let (says, basis) = self.wait(wait, &rule.at.basis);
            add(says, basis);
        }
        if let Some(stakes) = charged(rule.pay.missed_turn.as_ref()) {
            add(self.payment("does-pay-missed", "does-take-missed", stakes.value), &stakes.basis);
        }
        if let Some(stakes) = charged(rule.pay.released.as_ref()) {
            add(self.payment("does-pay-released", "does-take-released", stakes.value), &stakes.basis);
        }
        if let Some(again) = rule.throw_again.as_ref().filter(|again| again.value) {
            add(self.say("does-throw-again", &[]), &again.basis);
        }
        if let Some(capacity) = &rule.capacity {
            add(self.say("does-capacity", &[("n", capacity.value.into())]), &capacity.basis);
        }
        if phrases.is_empty() {
            phrases.push(Phrase { says: self.say("does-nothing", &[]), basis: &rule.at.basis });
        }
        phrases
    }

    fn payment(&self, pays: &str, takes: &str, stakes: i64) -> String {
        let id = if stakes < 0 { takes } else { pays };
        self.say(id, &[("n", stakes.unsigned_abs().into())])
    }

    fn go_to(&self, target: &Target, squares: &[Square]) -> String {
        match target {
            Target::Square(to) if to.is_start() => self.say("does-go-to-start", &[]),
            Target::Square(to) => {
                let back = squares.iter().all(|square| to < square);
                let id = if back { "does-go-to-back" } else { "does-go-to-forward" };
                self.say(id, &[("square", number(*to))])
            }
            Target::Origin => self.say("does-go-to-origin", &[]),
            Target::Next(kind) => self.say("does-go-to-next", &[("name", self.kind(kind).into())]),
            Target::Previous(kind) => self.say("does-go-to-previous", &[("name", self.kind(kind).into())]),
        }
    }

    fn wait<'r>(&self, wait: &'r Wait, otherwise: &'r Basis) -> (String, &'r Basis) {
        match (&wait.turns, &wait.release) {
            (Some(turns), None) => (self.say("does-miss", &[("n", turns.value.into())]), &turns.basis),
            (Some(turns), Some(release)) => {
                let basis = if release.is_table() { &release.basis } else { &turns.basis };
                (self.say("does-miss-unless-arrival", &[("n", turns.value.into())]), basis)
            }
            (None, Some(release)) => (self.say("does-hold-until-arrival", &[]), &release.basis),
            (None, None) => (self.say("does-hold", &[]), otherwise),
        }
    }
}

/// A payment of something.
fn charged(stakes: Option<&Ruled<i64>>) -> Option<&Ruled<i64>> {
    stakes.filter(|stakes| stakes.value != 0)
}
