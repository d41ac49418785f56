//! What happened in a turn, in words.
//!
//! In come the steps that the engine took; out come sentences, one or two for each. Why it exists: a printed turn says
//! what the engine does, not what someone believes that it does.

use fluent_bundle::FluentValue;

use super::words::{Vocabulary, number};
use crate::engine::{End, PaidFor, Step, TransferBy, Turn, Waiting};
use crate::rules::{RuleId, Rules};
use crate::texts::Texts;
use crate::vocab::{Seat, Square};

/// The longest bounce that is told square by square, in squares.
const COUNTED: u16 = 8;

/// The sentences that tell a turn, in order; `names` are those of the players, in the order of their seats.
pub fn sentences(texts: &Texts, rules: &Rules, names: &[String], turn: &Turn) -> Vec<String> {
    let teller = Teller { words: Vocabulary::new(texts, rules), names, turn };
    let mut told = Vec::new();
    let mut rest = turn.steps.as_slice();
    let mut before = None;
    while let [step, after @ ..] = rest {
        // Two steps that are one thing to a player are told in one sentence.
        let (sentence, used) = match (step, after) {
            (Step::Walk { from, .. }, [Step::Bounce { from: last, to, .. }, ..]) => (teller.bounce(*from, *last, *to), 2),
            (Step::Pays { seat, stakes, why: PaidFor::Meeting }, [Step::Pays { seat: other, stakes: same, why: PaidFor::Meeting }, ..])
                if stakes == same && *stakes > 0 =>
            {
                (teller.both_pay(*seat, *other, *stakes), 2)
            }
            (Step::Again { rule, at, total, backwards, .. }, [Step::Walk { to, .. }, then @ ..])
                if !to.is_start() && !matches!(then, [Step::Bounce { .. }, ..]) =>
            {
                let id = if *backwards { "step-again-back-to" } else { "step-again-to" };
                let says = teller.words.say(id, &[("total", total.number().into()), ("to", number(*to))]);
                (teller.at(*rule, *at, before, says), 2)
            }
            _ => (teller.step(step, before), 1),
        };
        told.push(sentence);
        before = Some(step);
        rest = rest.get(used..).unwrap_or_default();
    }
    if let End::Endless(squares) = &turn.end {
        told.push(teller.endless(squares));
    }
    told
}

/// The name of a seat, or its number.
pub(super) fn player(words: &Vocabulary<'_>, names: &[String], seat: Seat) -> String {
    match names.get(seat.index()) {
        Some(name) => name.clone(),
        None => words.say("player-number", &[("n", (seat.index() + 1).into())]),
    }
}

struct Teller<'a> {
    words: Vocabulary<'a>,
    names: &'a [String],
    turn: &'a Turn,
}

impl Teller<'_> {
    fn player(&self, seat: Seat) -> FluentValue<'static> {
        player(&self.words, self.names, seat).into()
    }

    fn name(&self, rule: RuleId) -> FluentValue<'static> {
        self.words.rules.squares.get(rule).map(|rule| self.words.name(rule)).unwrap_or_default().into()
    }

    fn last(&self) -> FluentValue<'static> {
        number(self.words.rules.last.value)
    }

    /// One step. Every step there is has its words: a new one does not compile without.
    fn step(&self, step: &Step, before: Option<&Step>) -> String {
        let say = |id: &str, args: &[(&str, FluentValue<'_>)]| self.words.say(id, args);
        match *step {
            Step::Missed { seat, left } => self.missed(seat, left),
            Step::Throw { seat, throw } => {
                let id = if throw.faces().len() == 1 { "step-throw-one" } else { "step-throw" };
                let total = throw.total().number();
                say(id, &[("player", self.player(seat)), ("throw", self.words.faces(throw).into()), ("total", total.into())])
            }
            Step::Walk { from, to, .. } => {
                let id = match (from.is_start(), to.is_start()) {
                    (_, true) => "step-walk-back-to-start",
                    (true, _) => "step-walk-from-start",
                    _ if to < from => "step-walk-back",
                    _ => "step-walk",
                };
                say(id, &[("from", number(from)), ("to", number(to))])
            }
            Step::Bounce { from, to, .. } => self.bounce(from, from, to),
            Step::Stays { at, .. } => say("step-stays", &[("last", self.last()), ("square", number(at))]),
            Step::Again { rule, at, total, backwards, .. } => {
                let id = if backwards { "step-again-back" } else { "step-again" };
                self.at(rule, at, before, say(id, &[("total", total.number().into())]))
            }
            Step::NoEffect { rule, at, .. } => self.at(rule, at, before, say("step-no-effect", &[])),
            Step::Transfer { by, from, to, .. } => self.transfer(by, from, to, before),
            Step::Waits { seat, rule, at, waiting } => self.at(rule, at, before, self.waits(seat, rule, waiting)),
            Step::Pays { seat, stakes, why } => self.pays(seat, stakes, why),
            Step::Meets { other, at, .. } => say("step-meets", &[("square", number(at)), ("other", self.player(other))]),
            Step::Displaced { seat, to, .. } => {
                // The square where it comes to stand has a rule, and readers wonder.
                let id = if self.words.rules.squares.at(to).is_some() { "step-displaced-unread" } else { "step-displaced" };
                say(id, &[("player", self.player(seat)), ("square", number(to))])
            }
            Step::GoesBack { seat, from, to, full } => {
                let id = if full { "step-goes-back-full" } else { "step-goes-back" };
                say(id, &[("player", self.player(seat)), ("from", number(from)), ("square", number(to))])
            }
            Step::Released { seat, from, to, .. } => {
                let id = if from == to { "step-released-here" } else { "step-released" };
                say(id, &[("player", self.player(seat)), ("square", number(to))])
            }
            Step::ThrowsAgain { seat } => say("step-throws-again", &[("player", self.player(seat))]),
            Step::Wins { seat, pot } => self.wins(seat, pot),
        }
    }

    fn missed(&self, seat: Seat, left: Waiting) -> String {
        let at = self.turn.state.pawn(seat).map_or(Square::START, |pawn| pawn.at);
        let (id, turns) = match left {
            Waiting::Free => ("step-missed-last", 0),
            Waiting::Turns(turns) => ("step-missed", turns),
            Waiting::Held => ("step-missed-held", 0),
        };
        self.words.say(id, &[("player", self.player(seat)), ("n", turns.into()), ("square", number(at))])
    }

    fn transfer(&self, by: TransferBy, from: Square, to: Square, before: Option<&Step>) -> String {
        match by {
            TransferBy::FirstThrow(index) => {
                let exception = self.words.rules.first_throw.exceptions.get(index);
                let throw = exception.map(|exception| self.words.faces(exception.dice)).unwrap_or_default();
                self.words.say("step-first-throw", &[("throw", throw.into()), ("square", number(to))])
            }
            TransferBy::Square(rule) => {
                let id = if to < from { "step-go-to-back" } else { "step-go-to" };
                self.at(rule, from, before, self.words.say(id, &[("square", number(to))]))
            }
            TransferBy::Overshoot => self.words.say("step-restart", &[("last", self.last())]),
        }
    }

    fn waits(&self, seat: Seat, rule: RuleId, waiting: Waiting) -> String {
        let wait = self.words.rules.squares.get(rule).and_then(|rule| rule.wait.as_ref());
        let released = wait.is_some_and(|wait| wait.release.is_some());
        let (id, turns) = match waiting {
            Waiting::Held if released => ("step-held", 0),
            Waiting::Held => ("step-held-forever", 0),
            Waiting::Turns(turns) if released => ("step-waits-unless", turns),
            Waiting::Turns(turns) => ("step-waits", turns),
            Waiting::Free => ("step-waits", 0),
        };
        self.words.say(id, &[("player", self.player(seat)), ("n", turns.into())])
    }

    fn pays(&self, seat: Seat, stakes: i64, why: PaidFor) -> String {
        let (paid, taken, rule) = match why {
            PaidFor::Arrival(rule) => ("step-pays-arrival", "step-takes-arrival", Some(rule)),
            PaidFor::MissedTurn(_) => ("step-pays-missed", "step-takes-missed", None),
            PaidFor::Release(_) => ("step-pays-release", "step-takes-release", None),
            PaidFor::Meeting => ("step-pays-meeting", "step-takes-meeting", None),
        };
        let id = if stakes < 0 { taken } else { paid };
        let says = self.words.say(id, &[("player", self.player(seat)), ("n", stakes.unsigned_abs().into())]);
        match rule {
            Some(rule) => self.at(rule, self.paid_at(rule, seat), None, says),
            None => says,
        }
    }

    fn both_pay(&self, seat: Seat, other: Seat, stakes: i64) -> String {
        self.words.say("step-both-pay", &[("player", self.player(seat)), ("other", self.player(other)), ("n", stakes.into())])
    }

    /// What a square does, behind its number and name, unless the sentence before has just named it.
    fn at(&self, rule: RuleId, at: Square, before: Option<&Step>, says: String) -> String {
        match before {
            Some(Step::Pays { why: PaidFor::Arrival(paid), .. }) if *paid == rule => self.words.say("step-alone", &[("says", says.into())]),
            _ => self.words.say("step-at", &[("at", number(at)), ("name", self.name(rule)), ("says", says.into())]),
        }
    }

    /// The square of that rule where the pawn came to in this turn.
    fn paid_at(&self, rule: RuleId, seat: Seat) -> Square {
        let is_there = |square: &Square| self.words.rules.squares.at(*square).is_some_and(|(id, _)| id == rule);
        let came = self.turn.steps.iter().filter_map(|step| match *step {
            Step::Walk { seat: who, to, .. } | Step::Bounce { seat: who, to, .. } | Step::Transfer { seat: who, to, .. } if who == seat => {
                Some(to)
            }
            _ => None,
        });
        came.rev().find(is_there).unwrap_or(Square::START)
    }

    fn wins(&self, seat: Seat, pot: i64) -> String {
        let last = self.words.rules.last.value;
        let home = self.turn.state.seats().filter(|seat| self.turn.state.pawn(*seat).is_some_and(|pawn| pawn.at == last)).count();
        let id = match (home <= 1, pot > 0) {
            (true, false) => "step-wins",
            (true, true) => "step-wins-pot",
            (false, false) => "step-home",
            (false, true) => "step-home-pot",
        };
        self.words.say(id, &[("player", self.player(seat)), ("square", self.last()), ("n", pot.into())])
    }

    /// A walk to the last square and back, counted aloud when it is short.
    fn bounce(&self, from: Square, last: Square, to: Square) -> String {
        let ahead = (from.number() + 1)..=last.number();
        let back = (to.number()..last.number()).rev();
        let surplus = last.number().saturating_sub(to.number());
        let squares = last.number().saturating_sub(from.number()) + surplus;
        if from < last && !to.is_start() && squares <= COUNTED {
            let path: Vec<String> = ahead.chain(back).map(|square| square.to_string()).collect();
            self.words.say("step-bounce-counted", &[("path", path.join(", ").into()), ("last", number(last))])
        } else {
            self.words.say("step-bounce", &[("last", number(last)), ("surplus", surplus.into()), ("square", number(to))])
        }
    }

    fn endless(&self, squares: &[Square]) -> String {
        match squares {
            [only] => self.words.say("step-endless-one", &[("square", number(*only))]),
            _ => {
                let places: Vec<String> = squares.iter().map(|square| self.words.say("place", &[("square", number(*square))])).collect();
                self.words.say("step-endless", &[("squares", self.words.list(&places).into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Pawn, Player, State, play};
    use crate::reference::samples;
    use crate::vocab::Lang;

    /// Tells one throw of the first seat; each pawn is given with its square and its wait.
    fn tell(lang: Lang, rules: &Rules, pawns: &[(u16, Waiting)], faces: [u8; 2]) -> String {
        let player = Player { thrown: true, purse: 0 };
        let seats = pawns.iter().map(|(at, waiting)| (player, Pawn { at: samples::square(*at), waiting: *waiting }));
        let state = State::new(seats.collect(), 0);
        let turn = play(rules, &state, Seat::default(), rules.dice.value.throw(&faces).unwrap()).unwrap();
        let names = ["Alice".to_owned(), "Bob".to_owned()];
        sentences(&Texts::embedded(lang).unwrap(), rules, &names, &turn).join(" ").replace(['\u{202f}', '\u{a0}'], " ")
    }

    fn family(at: &[u16], faces: [u8; 2]) -> String {
        let pawns: Vec<_> = at.iter().map(|at| (*at, Waiting::Free)).collect();
        tell(Lang::Fr, &samples::family().rules, &pawns, faces)
    }

    #[test]
    fn geese_carry_on() {
        assert_eq!(
            family(&[10], [1, 3]),
            "Alice lance 1 et 3 : total 4. Le pion avance de 10 à 14. 14, l’oie : le pion avance encore de 4, jusqu’à 18. \
             18, l’oie : le pion avance encore de 4, jusqu’à 22."
        );
    }

    #[test]
    fn a_bounce_is_counted() {
        assert_eq!(family(&[60], [2, 3]), "Alice lance 2 et 3 : total 5. Le pion compte 61, 62, 63, 62, 61 : il rebondit sur 63.");
        assert_eq!(
            family(&[62], [6, 6]),
            "Alice lance 6 et 6 : total 12. Le pion avance jusqu’à 63, puis recule de 11 : il finit en 52. \
             52, la prison : Alice passera ses deux prochains tours."
        );
    }

    #[test]
    fn pawns_change_places() {
        assert_eq!(
            family(&[24, 28], [1, 3]),
            "Alice lance 1 et 3 : total 4. Le pion avance de 24 à 28. La case 28 est occupée par le pion de Bob. Le pion de Bob va à 24."
        );
    }

    #[test]
    fn waits_are_counted_down() {
        let rules = samples::family().rules;
        let tell = |waiting| tell(Lang::Fr, &rules, &[(52, waiting)], [1, 1]);
        assert_eq!(tell(Waiting::Turns(2)), "Alice passe ce tour ; il reste un tour à passer.");
        assert_eq!(tell(Waiting::Turns(1)), "Alice passe ce tour, et lancera la prochaine fois.");
        assert_eq!(tell(Waiting::Held), "Alice passe ce tour et attend toujours en 52.");
    }

    #[test]
    fn death_and_the_end() {
        assert_eq!(family(&[57], [1, 5]), "Alice lance 1 et 5 : total 6. Le pion avance de 57 à 63. Alice arrive en 63 et gagne !");
        assert_eq!(
            family(&[55], [1, 2]),
            "Alice lance 1 et 2 : total 3. Le pion avance de 55 à 58. 58, la mort : le pion retourne au départ."
        );
    }

    #[test]
    fn stakes_releases_and_names_of_the_variant() {
        let rules = samples::pot().rules;
        let tell = |lang, at, waiting, from, faces| tell(lang, &rules, &[(from, Waiting::Free), (at, waiting)], faces);
        assert_eq!(
            tell(Lang::Fr, 19, Waiting::Turns(1), 15, [1, 3]),
            "Alice lance 1 et 3 : total 4. Le pion avance de 15 à 19. 19, l’hôtellerie : Alice paie une mise. \
             Le pion de Bob est libre et va à 15. 19, l’hôtellerie : Alice passera son prochain tour, sauf si un autre pion arrive avant."
        );
        assert_eq!(
            tell(Lang::En, 52, Waiting::Held, 48, [1, 3]),
            "Alice throws 1 and 3: a total of 4. The pawn moves from 48 to 52. Bob’s pawn is free and goes to 48. \
             52, the prison: Alice waits until another pawn comes."
        );
    }

    #[test]
    fn what_is_paid_together_is_told_together() {
        let rules = samples::pot().rules;
        let tell = |lang, pawns: &[(u16, Waiting)], faces| tell(lang, &rules, pawns, faces);
        assert_eq!(
            tell(Lang::Fr, &[(24, Waiting::Free), (28, Waiting::Free)], [1, 3]),
            "Alice lance 1 et 3 : total 4. Le pion avance de 24 à 28. La case 28 est occupée par le pion de Bob. \
             Pour la rencontre, Alice paie une mise, Bob aussi. Le pion de Bob va à 24."
        );
        assert_eq!(
            tell(Lang::Fr, &[(38, Waiting::Free)], [1, 3]),
            "Alice lance 1 et 3 : total 4. Le pion avance de 38 à 42. 42, le labyrinthe : Alice paie une mise. Le pion retourne à 30."
        );
    }

    #[test]
    fn an_endless_turn_is_explained() {
        let mut rules = samples::family().rules;
        rules.finish.overshoot.value = crate::rules::Overshoot::Stay;
        rules.chaining.value = crate::rules::Chaining::UntilStable;
        let squares = vec![samples::go_to(crate::rules::Kind::Bridge, 6, 12), samples::go_to(crate::rules::Kind::Maze, 12, 6)];
        rules.squares = crate::rules::Squares::new(squares);
        let told = tell(Lang::Fr, &rules, &[(2, Waiting::Free)], [1, 3]);
        assert!(
            told.ends_with("Ce tour ne finit jamais : sans nouveau lancer, le pion passe et repasse par 6 et 12. La règle est à corriger."),
            "{told}"
        );
    }
}
