//! What a square does, in words, property by property.
//!
//! In comes the typed rule of a square; out come phrases said to the player who comes there, each with the reason why
//! it holds. Nothing here knows a variant: a rule made of other properties reads as well.

use super::small::lower;
use crate::rules::{Basis, Distance, Effect, Heading, Motion, Must, PaidBy, PayTo, Payments, Ruled, SquareRule, Target, Wait};
use crate::vocab::Square;
use crate::wording::{Vocabulary, number};

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
            let id = match pay.by() {
                PaidBy::Released => "does-pay-released",
                PaidBy::Newcomer => "does-pay-rescue",
            };
            add(self.say(id, &[("says", lower(&self.payment(pay, stakes.value)).into())]), &stakes.basis);
        }
        if let Some(again) = effect.throw_again.as_ref().filter(|again| again.value) {
            let dice = self.rules.dice.usual.value.count();
            add(self.say("does-throw-again", &[("n", dice.into())]), &again.basis);
        }
        phrases
    }

    fn payment(&self, pay: &Payments, stakes: i64) -> String {
        let id = match (pay.to(), stakes < 0) {
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
            Target::Finish => self.say("does-go-to-finish", &[]),
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
        pairs.iter().map(|(from, to)| format!("{from}→{}", self.place(*to))).collect::<Vec<_>>().join(", ")
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
            (None, Some(release)) => {
                let own = if wait.release.iter().any(|release| release.value.is_own()) { "yes" } else { "no" };
                (self.say("does-hold-until", &[("until", self.until(&wait.release, None).into()), ("own", own.into())]), release)
            }
            (None, None) => (self.say("does-hold", &[]), otherwise),
        }
    }
}

/// Whether a value just stands in the rules, so that no sign marks it.
fn is_said(basis: &Basis) -> bool {
    matches!(basis, Basis::Said(_))
}

/// A payment of something.
fn charged(stakes: Option<&Ruled<i64>>) -> Option<&Ruled<i64>> {
    stakes.filter(|stakes| stakes.value != 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Case, Choice, Condition, Kind, Release, Squares, ThrowTest};
    use crate::texts::Texts;
    use crate::vocab::{Dice, Lang};
    use crate::wording::samples;

    /// What the square does, in both languages.
    fn told(rule: &SquareRule) -> [String; 2] {
        let mut rules = samples::family().rules;
        rules.squares = Squares::new(vec![rule.clone()]);
        [Lang::Fr, Lang::En].map(|lang| {
            let texts = Texts::embedded(lang).unwrap();
            let says: Vec<String> = Vocabulary::new(&texts, &rules).does(rule).into_iter().map(|phrase| phrase.says).collect();
            says.join(". ").replace(['\u{202f}', '\u{a0}'], " ")
        })
    }

    fn waiting(turns: Option<u32>, release: Vec<Release>) -> [String; 2] {
        let effect = Effect { wait: Some(samples::waiting(turns, release)), ..Effect::default() };
        told(&samples::with(Kind::Well, &[31], effect))
    }

    #[test]
    fn waits_name_what_ends_them() {
        let nine = ThrowTest::Total(9);
        assert_eq!(
            waiting(None, vec![Release::Arrival, Release::Throw { test: nine, go_to: None }, Release::Paying(1)]),
            [
                "Reste là jusqu’à ce qu’un autre pion arrive ou que tu fasses un total de 9 ou que tu paies une mise à ton tour",
                "Wait until another pawn arrives or you throw a total of 9 or you pay one stake on your turn",
            ]
        );
        assert_eq!(
            waiting(Some(2), vec![Release::Passing, Release::OtherThrows(ThrowTest::Face(6))]),
            [
                "Passe tes deux prochains tours, sauf si un autre pion passe devant ou un autre fait un 6 avant",
                "Miss your next two turns, unless another pawn goes past or somebody else throws a 6 first",
            ]
        );
        assert_eq!(
            waiting(None, vec![Release::Throw { test: ThrowTest::Double, go_to: Some(samples::square(26)) }]),
            ["Reste là jusqu’à ce que tu fasses un double (va alors à 26)", "Wait until you throw a double, which takes you to 26"]
        );
    }

    #[test]
    fn cases_and_choices_are_told_in_one_phrase_each() {
        let pay = |stakes| Payments { arrival: Some(samples::said(stakes)), ..Payments::default() };
        let on = |squares| samples::moving(Motion::MoveBy(Distance::Squares(squares)));
        let mut rule = samples::rule(Kind::Bridge, &[6]);
        rule.cases = vec![
            Case { when: Condition::Occupied, effect: Effect { send_others: Some(samples::said(true)), ..on(5) } },
            Case { when: Condition::Throw(ThrowTest::Double), effect: Effect::default() },
        ];
        let choice = |name: &str, label, effect| Choice { name: name.to_owned(), label, effect };
        rule.choose = vec![
            choice("cross", samples::words("passer", "cross"), Effect { pay: pay(2), ..on(6) }),
            choice("stay", samples::words("rester", "stay"), Effect { pay: pay(1), ..Effect::default() }),
        ];
        rule.next_dice = Some(samples::said(Dice::new(1, 6).unwrap()));
        assert_eq!(
            told(&rule),
            [
                "Si la case est occupée : les autres pions de la case retournent au départ, puis avance de 5 cases. \
                 Si tu y arrives avec un double : il ne s’y passe rien. \
                 Choisis : passer (paie deux mises, puis avance de 6 cases) ; rester (paie une mise). De là, lance un dé",
                "If the square is taken: the other pawns here go back to the start, then move on 5 squares. \
                 If you arrive with a double: nothing happens there. \
                 Choose: cross (pay two stakes, then move on 6 squares); stay (pay one stake). From here, throw one die",
            ]
        );
    }

    #[test]
    fn transfers_name_where_they_lead() {
        let go_to = |at: &[u16], target| told(&samples::with(Kind::Bridge, at, samples::moving(Motion::GoTo(target))));
        let pairs =
            |list: &[(u16, u16)]| Target::Each(list.iter().map(|(from, to)| (samples::square(*from), samples::square(*to))).collect());
        assert_eq!(go_to(&[1, 4, 9], pairs(&[(1, 38), (4, 14), (9, 0)]))[0], "1→38, 4→14, 9→départ");
        assert_eq!(go_to(&[40], pairs(&[(40, 3)])), ["Recule à 3", "Go back to 3"]);
        assert_eq!(go_to(&[6, 12], Target::Other), ["De 6 va à 12, de 12 à 6", "From 6 go to 12, from 12 to 6"]);
        assert_eq!(go_to(&[6], Target::Finish), ["Va directement à l’arrivée", "Go straight to the end"]);
        assert_eq!(go_to(&[6], Target::Start), ["Retourne au départ", "Go back to the start"]);
    }

    #[test]
    fn what_goes_to_each_player_is_told() {
        let mut rule = samples::rule(Kind::Inn, &[19]);
        rule.effect.pay = Payments {
            arrival: Some(samples::said(-2)),
            missed_turn: Some(samples::said(1)),
            released: None,
            by: None,
            to: Some(samples::said(PayTo::EachPlayer)),
        };
        assert_eq!(
            told(&rule),
            [
                "Reçois deux mises de chacun des autres. Paie une mise à chacun des autres à chaque tour passé",
                "Get two stakes from each of the others. Pay each of the others one stake for each turn missed",
            ]
        );
    }
}
