//! What a square does, in words, property by property.
//!
//! In comes the typed rule of a square; out come phrases said to the player who comes there, each with the reason why
//! it holds. Nothing here knows a variant: a rule made of other properties reads as well.

use super::words::{Vocabulary, lower, number};
use crate::rules::{Basis, Distance, Effect, Heading, Motion, Must, PayTo, Payments, Ruled, SquareRule, Target, Wait};
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
        let mut phrases = self.effect(rule, &rule.effect);
        for case in &rule.cases {
            let (says, basis) = self.at_once(rule, &case.effect);
            let says = self.say("does-when", &[("condition", self.condition(case.when).into()), ("says", says.into())]);
            phrases.push(Phrase { says, basis });
        }
        phrases.extend(self.choices(rule));
        if let Some(dice) = &rule.next_dice {
            phrases.push(Phrase { says: self.say("does-next-dice", &[("dice", self.dice(dice.value).into())]), basis: &dice.basis });
        }
        if let Some(capacity) = &rule.capacity {
            phrases.push(Phrase { says: self.say("does-capacity", &[("n", capacity.value.into())]), basis: &capacity.basis });
        }
        if phrases.is_empty() {
            phrases.push(Phrase { says: self.say("does-nothing", &[]), basis: &rule.at.basis });
        }
        phrases
    }

    /// What the player chooses from, in one phrase.
    fn choices<'r>(&self, rule: &'r SquareRule) -> Option<Phrase<'r>> {
        let told: Vec<(String, &Basis)> = rule
            .choose
            .iter()
            .map(|choice| {
                let (says, basis) = self.at_once(rule, &choice.effect);
                (self.say("does-option", &[("label", self.text(&choice.label).into()), ("says", says.into())]), basis)
            })
            .collect();
        let basis = told.iter().map(|(_, basis)| *basis).find(|basis| !is_said(basis)).or(told.first().map(|(_, basis)| *basis))?;
        let options: Vec<String> = told.into_iter().map(|(says, _)| says).collect();
        let says = self.say("does-choose", &[("options", options.join(&self.say("choose-or", &[])).into())]);
        Some(Phrase { says, basis })
    }

    /// All that an effect does in one phrase, to stand behind a condition or a label.
    fn at_once<'r>(&self, rule: &'r SquareRule, effect: &'r Effect) -> (String, &'r Basis) {
        let phrases = self.effect(rule, effect);
        let basis = phrases.iter().map(|phrase| phrase.basis).find(|basis| !is_said(basis));
        let basis = basis.or(phrases.first().map(|phrase| phrase.basis)).unwrap_or(&rule.at.basis);
        let says: Vec<String> = phrases.iter().map(|phrase| lower(&phrase.says)).collect();
        let says = if says.is_empty() { lower(&self.say("does-nothing", &[])) } else { says.join(&self.say("and-then", &[])) };
        (says, basis)
    }

    fn effect<'r>(&self, rule: &'r SquareRule, effect: &'r Effect) -> Vec<Phrase<'r>> {
        let mut phrases = Vec::new();
        let mut add = |says: String, basis: &'r Basis| phrases.push(Phrase { says, basis });
        let pay = &effect.pay;
        if let Some(stakes) = charged(pay.arrival.as_ref()) {
            add(self.payment(pay, stakes.value), &stakes.basis);
        }
        if let Some(send) = effect.send_others.as_ref().filter(|send| send.value) {
            add(self.say("does-send-others", &[]), &send.basis);
        }
        if let Some(motion) = &effect.motion {
            let (says, basis) = self.motion(rule, motion);
            add(says, basis);
        }
        if let Some(wait) = &effect.wait {
            let (says, basis) = self.wait(wait, &rule.at.basis);
            add(says, basis);
        }
        if let Some(stakes) = charged(pay.missed_turn.as_ref()) {
            add(self.say("does-pay-missed", &[("says", self.payment(pay, stakes.value).into())]), &stakes.basis);
        }
        if let Some(stakes) = charged(pay.released.as_ref()) {
            add(self.say("does-pay-released", &[("says", lower(&self.payment(pay, stakes.value)).into())]), &stakes.basis);
        }
        if let Some(again) = effect.throw_again.as_ref().filter(|again| again.value) {
            add(self.say("does-throw-again", &[]), &again.basis);
        }
        phrases
    }

    fn payment(&self, pay: &Payments, stakes: i64) -> String {
        let id = match (pay.to.as_ref().map_or(PayTo::Pot, |to| to.value), stakes < 0) {
            (PayTo::Pot, false) => "does-pay",
            (PayTo::Pot, true) => "does-take",
            (PayTo::EachPlayer, false) => "does-pay-each",
            (PayTo::EachPlayer, true) => "does-take-each",
        };
        self.say(id, &[("n", stakes.unsigned_abs().into())])
    }

    fn motion<'r>(&self, rule: &SquareRule, motion: &'r Ruled<Motion>) -> (String, &'r Basis) {
        match &motion.value {
            Motion::GoTo(target) => (self.go_to(target, rule), &motion.basis),
            Motion::MoveBy(distance) => (self.move_by(*distance), &motion.basis),
            Motion::Again { heading, must, .. } => {
                let id = match (heading.value, must.value) {
                    (Heading::Travel | Heading::Forward, Must::Must) => "does-again",
                    (Heading::Travel | Heading::Forward, Must::May) => "does-again-may",
                    (Heading::Back, Must::Must) => "does-again-back",
                    (Heading::Back, Must::May) => "does-again-back-may",
                };
                let differs = [(heading.value != Heading::Travel, &heading.basis), (must.value == Must::May, &must.basis)];
                let basis =
                    differs.into_iter().find(|(differs, basis)| *differs && !is_said(basis)).map_or(&motion.basis, |(_, basis)| basis);
                (self.say(id, &[]), basis)
            }
        }
    }

    fn move_by(&self, distance: Distance) -> String {
        let (squares, forward, back) = match distance {
            Distance::Squares(squares) => (i32::from(squares), "does-move-on", "does-move-back"),
            Distance::Totals(times) => (i32::from(times), "does-move-total", "does-move-back-total"),
        };
        self.say(if squares < 0 { back } else { forward }, &[("n", squares.unsigned_abs().into())])
    }

    fn go_to(&self, target: &Target, rule: &SquareRule) -> String {
        let squares = &rule.at.value;
        match target {
            Target::Start => self.say("does-go-to-start", &[]),
            Target::Square(to) if *to == self.rules.begin() || to.is_start() => self.say("does-go-to-start", &[]),
            Target::Square(to) => self.go_to_square(*to, squares),
            Target::Finish => self.say("does-go-to-finish", &[("last", number(self.rules.last()))]),
            Target::Origin => self.say("does-go-to-origin", &[]),
            Target::Next(kind) => self.say("does-go-to-next", &[("name", self.kind(kind).into())]),
            Target::Previous(kind) => self.say("does-go-to-previous", &[("name", self.kind(kind).into())]),
            Target::Other => match squares.as_slice() {
                [one, other] => self.say("does-go-to-pair", &[("first", number(*one)), ("last", number(*other))]),
                _ => self.say("does-go-to-following", &[]),
            },
            Target::Each(pairs) => match pairs.as_slice() {
                [(from, to)] => self.go_to_square(*to, &[*from]),
                _ => self.pairs(pairs),
            },
        }
    }

    /// `1→38, 4→14`: from each square to its own.
    pub(super) fn pairs(&self, pairs: &[(Square, Square)]) -> String {
        let start = || self.say("start-short", &[]);
        let place = |square: &Square| if *square == self.rules.begin() { start() } else { square.to_string() };
        pairs.iter().map(|(from, to)| format!("{from}→{}", place(to))).collect::<Vec<_>>().join(", ")
    }

    fn go_to_square(&self, to: Square, squares: &[Square]) -> String {
        let back = squares.iter().all(|square| to < *square);
        let id = if back { "does-go-to-back" } else { "does-go-to-forward" };
        self.say(id, &[("square", number(to))])
    }

    fn wait<'r>(&self, wait: &'r Wait, otherwise: &'r Basis) -> (String, &'r Basis) {
        let release = wait.release.first().map(|release| &release.basis);
        match (&wait.turns, release) {
            (Some(turns), None) => (self.say("does-miss", &[("n", turns.value.into())]), &turns.basis),
            (Some(turns), Some(release)) => {
                let basis = if is_said(release) { &turns.basis } else { release };
                let args = [("n", turns.value.into()), ("unless", self.unless(&wait.release, None).into())];
                (self.say("does-miss-unless", &args), basis)
            }
            (None, Some(release)) => (self.say("does-hold-until", &[("until", self.until(&wait.release, None).into())]), release),
            (None, None) => (self.say("does-hold", &[]), otherwise),
        }
    }
}

/// Whether a value just stands in the rules, so that no sign marks it.
pub(super) fn is_said(basis: &Basis) -> bool {
    matches!(basis, Basis::Said(_))
}

/// A payment of something.
fn charged(stakes: Option<&Ruled<i64>>) -> Option<&Ruled<i64>> {
    stakes.filter(|stakes| stakes.value != 0)
}
