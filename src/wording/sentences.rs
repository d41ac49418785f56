//! What happened in a turn, in words.
//!
//! In come the steps that the engine took; out come sentences, one or two for each. Why it exists: a printed turn says
//! what the engine does, not what someone believes that it does.

use fluent_bundle::FluentValue;

use super::words::{Vocabulary, number};
use crate::engine::{Ask, End, PaidFor, PaidTo, PawnId, ReleasedBy, StaysBy, Step, TransferBy, Turn, Waiting};
use crate::rules::{Displaced, RuleId, Rules, StreakEnds, WaitScope};
use crate::texts::Texts;
use crate::vocab::{Seat, Square};

/// The longest bounce that is told square by square, in squares.
const COUNTED: u16 = 8;

/// The sentences that tell a turn, in order; `names` are those of the players, in the order of their seats.
pub fn sentences(texts: &Texts, rules: &Rules, names: &[String], turn: &Turn) -> Vec<String> {
    let mover = turn.steps.iter().find_map(|step| match step {
        Step::Throw { seat, .. } => Some(*seat),
        Step::Missed { pawn, .. } => Some(pawn.seat),
        _ => None,
    });
    let words = Vocabulary::new(texts, rules);
    let mut told = Vec::new();
    let mut rest = turn.steps.as_slice();
    while let [step, after @ ..] = rest {
        let past = turn.steps.get(..turn.steps.len() - rest.len()).unwrap_or_default();
        let teller = Teller { words, names, turn, past, mover };
        // Two steps that are one thing to a player are told in one sentence.
        let (sentence, used) = match (step, after) {
            (Step::Walk { pawn, from, .. }, [Step::Bounce { from: last, to, .. }, ..]) => (teller.bounce(*pawn, *from, *last, *to), 2),
            (
                Step::Pays { seat, stakes, why: PaidFor::Meeting, .. },
                [Step::Pays { seat: other, stakes: same, why: PaidFor::Meeting, .. }, ..],
            ) if stakes == same && *stakes > 0 => (teller.both_pay(*seat, *other, *stakes), 2),
            (Step::Pays { seat, stakes, why, to: PaidTo::Seat(_) }, [Step::Pays { to: PaidTo::Seat(_), .. }, ..]) => {
                let same = |other: &&Step| matches!(other, Step::Pays { seat: who, why: what, to: PaidTo::Seat(_), .. } if who == seat && what == why);
                (teller.pays_each(*seat, *stakes, *why), 1 + after.iter().take_while(same).count())
            }
            (Step::Again { pawn, rule, at, total, backwards }, [Step::Walk { to, .. }, then @ ..])
                if *to != rules.begin() && !matches!(then, [Step::Bounce { .. }, ..]) =>
            {
                let id = if *backwards { "step-again-back-to" } else { "step-again-to" };
                let says = teller.say_of(*pawn, id, &[("total", (*total).into()), ("to", number(*to))]);
                (teller.at(*rule, *at, says), 2)
            }
            (Step::MovesBy { pawn, rule, at, squares }, [Step::Walk { to, .. }, then @ ..])
                if !matches!(then, [Step::Bounce { .. }, ..]) =>
            {
                let id = if *squares < 0 { "step-moves-back-to" } else { "step-moves-to" };
                (teller.at(*rule, *at, teller.moves_by(id, *pawn, *squares, *to)), 2)
            }
            // What a pawn chooses is told where it shows in nothing else.
            (Step::Chooses { about: Ask::Pawn | Ask::Moves, .. }, _) | (Step::StreakEnds { too_many: false, .. }, _) => {
                rest = after;
                continue;
            }
            _ => (teller.step(step), 1),
        };
        told.push(sentence);
        rest = rest.get(used..).unwrap_or_default();
    }
    if let End::Endless(squares) = &turn.end {
        told.push(Teller { words, names, turn, past: &turn.steps, mover }.endless(squares));
    }
    told
}

/// The name of a seat, or “no. 2” where it has none.
pub(crate) fn player(words: &Vocabulary<'_>, names: &[String], seat: Seat) -> String {
    let number = || words.say("player-number", &[("n", (seat.index() + 1).into())]);
    names.get(seat.index()).cloned().unwrap_or_else(number)
}

struct Teller<'a> {
    words: Vocabulary<'a>,
    names: &'a [String],
    turn: &'a Turn,
    /// The steps before the one that is told.
    past: &'a [Step],
    /// Whose turn it is.
    mover: Option<Seat>,
}

impl Teller<'_> {
    fn player(&self, seat: Seat) -> FluentValue<'static> {
        player(&self.words, self.names, seat).into()
    }

    fn name(&self, rule: RuleId) -> FluentValue<'static> {
        self.words.rules.squares.get(rule).map(|rule| self.words.name(rule)).unwrap_or_default().into()
    }

    fn last(&self) -> FluentValue<'static> {
        number(self.words.rules.last())
    }

    /// Says something of a pawn: of the mover’s, or by the name of its player.
    fn say_of(&self, pawn: PawnId, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.of_pawn(pawn, self.mover == Some(pawn.seat), id, args)
    }

    /// Says something of a pawn by the name of its player.
    fn say_named(&self, pawn: PawnId, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.of_pawn(pawn, false, id, args)
    }

    fn of_pawn(&self, pawn: PawnId, mine: bool, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let whose = match (mine, self.words.rules.has_several_pawns()) {
            (true, false) => "mine",
            (true, true) => "mine-numbered",
            (false, false) => "other",
            (false, true) => "other-numbered",
        };
        let mut all = vec![("whose", whose.into()), ("number", (u16::from(pawn.number) + 1).into()), ("player", self.player(pawn.seat))];
        all.extend(args.iter().cloned());
        self.words.say(id, &all)
    }

    /// One step. Every step there is has its words: a new one does not compile without.
    fn step(&self, step: &Step) -> String {
        let say = |id: &str, args: &[(&str, FluentValue<'_>)]| self.words.say(id, args);
        match *step {
            Step::Missed { pawn, left } => self.missed(pawn, left),
            Step::Throw { seat, throw } => {
                let id = if throw.faces().len() == 1 { "step-throw-one" } else { "step-throw" };
                let total = throw.total().number();
                say(id, &[("player", self.player(seat)), ("throw", self.words.faces(throw).into()), ("total", total.into())])
            }
            Step::Walk { pawn, from, to } => self.walk(pawn, from, to),
            Step::Bounce { pawn, from, to } => self.bounce(pawn, from, from, to),
            Step::Stays { pawn, by, at } => self.stays(pawn, by, at),
            Step::CannotEnter { pawn, .. } => {
                let enter = self.words.rules.track.enter.as_ref().map(|enter| self.words.test(&enter.value)).unwrap_or_default();
                self.say_of(pawn, "step-cannot-enter", &[("test", enter.into())])
            }
            Step::Again { pawn, rule, at, total, backwards } => {
                let id = if backwards { "step-again-back" } else { "step-again" };
                self.at(rule, at, self.say_of(pawn, id, &[("total", total.into())]))
            }
            Step::MovesBy { pawn, rule, at, squares } => {
                let id = if squares < 0 { "step-moves-back" } else { "step-moves" };
                self.at(rule, at, self.moves_by(id, pawn, squares, at))
            }
            Step::NoEffect { rule, at, backwards, .. } => {
                self.at(rule, at, self.words.say(if backwards { "step-no-effect" } else { "step-no-effect-once" }, &[]))
            }
            Step::Chooses { seat, about, option } => self.chooses(seat, about, option),
            Step::DieLost { seat, die } => say("step-die-lost", &[("player", self.player(seat)), ("n", die.into())]),
            Step::Home { pawn } => self.say_of(pawn, "step-pawn-home", &[]),
            Step::StreakEnds { seat, .. } => {
                let ends = self.words.rules.extra_throw.as_ref().map(|extra| extra.streak_ends.value);
                let id = if ends == Some(StreakEnds::Lost) { "step-streak-lost" } else { "step-streak" };
                say(id, &[("player", self.player(seat))])
            }
            Step::Transfer { pawn, by, from, to } => self.transfer(pawn, by, (from, to)),
            // Told of the square that orders the wait, wherever the pawn serves it.
            Step::Waits { pawn, rule, waiting, .. } => self.at(rule, self.came_to(rule, pawn.seat), self.waits(pawn.seat, rule, waiting)),
            Step::Pays { seat, stakes, why, .. } => self.pays(seat, stakes, why),
            Step::Meets { other, at, .. } => self.say_named(other, "step-meets", &[("square", self.words.at(at))]),
            Step::Displaced { pawn, to, .. } => {
                // The square where it comes to stand has a rule, and readers wonder.
                let rules = self.words.rules;
                let unread = rules.squares.at(to).is_some() && rules.meeting.displaced.value == Displaced::Unread;
                let id = if unread { "step-displaced-unread" } else { "step-displaced" };
                self.say_named(pawn, id, &[("square", self.words.at(to))])
            }
            Step::GoesBack { pawn, from, to, full } => {
                let id = if full { "step-goes-back-full" } else { "step-goes-back" };
                self.say_named(pawn, id, &[("from", number(from)), ("square", self.words.at(to))])
            }
            Step::Released { pawn, by, from, to, .. } => {
                let id = match by {
                    ReleasedBy::Arrival if from == to => "step-released-here",
                    ReleasedBy::Arrival => "step-released",
                    ReleasedBy::Passing => "step-released-passing",
                    ReleasedBy::OwnThrow => "step-released-throw",
                    ReleasedBy::OtherThrow => "step-released-other-throw",
                    ReleasedBy::Paying => "step-released-paying",
                };
                let args = [("square", self.words.at(to))];
                if by == ReleasedBy::Paying || by == ReleasedBy::OwnThrow {
                    self.say_of(pawn, id, &args)
                } else {
                    self.say_named(pawn, id, &args)
                }
            }
            Step::ThrowsAgain { seat, by_dice } => self.throws_again(seat, by_dice),
            Step::LosesThrow { seat, .. } => self.words.say("step-loses-throw", &[("player", self.player(seat))]),
            Step::Wins { seat, pot } => self.wins(seat, pot),
        }
    }

    fn missed(&self, pawn: PawnId, left: Waiting) -> String {
        let at = self.turn.state.get(pawn).map_or(Square::START, |pawn| pawn.at);
        let (id, turns) = match left {
            Waiting::Free => ("step-missed-last", 0),
            Waiting::Turns(turns) => ("step-missed", turns),
            Waiting::Held => ("step-missed-held", 0),
        };
        let args = [("n", turns.into()), ("square", self.words.at(at))];
        // Where the other pawns of the player may move, only this one misses the turn.
        let wait = self.words.rules.squares.at(at).and_then(|(_, rule)| rule.waits().next());
        let alone = wait.is_some_and(|wait| wait.scope.value == WaitScope::Pawn) && self.words.rules.has_several_pawns();
        if alone { self.say_of(pawn, &format!("{id}-pawn"), &args) } else { self.say_of(pawn, id, &args) }
    }

    fn walk(&self, pawn: PawnId, from: Square, to: Square) -> String {
        let begin = self.words.rules.begin();
        let id = match (from == begin, to == begin) {
            (_, true) => "step-walk-back-to-start",
            (true, _) => "step-walk-from-start",
            _ if to < from => "step-walk-back",
            _ => "step-walk",
        };
        self.say_of(pawn, id, &[("from", number(from)), ("to", number(to))])
    }

    /// A first throw, or one past the end, that does not move the pawn.
    fn stays(&self, pawn: PawnId, by: StaysBy, at: Square) -> String {
        let id = match by {
            StaysBy::Overshoot => "step-stays",
            StaysBy::FirstThrow(_) => "step-stays-first",
        };
        self.say_of(pawn, id, &[("last", self.last()), ("square", self.words.at(at))])
    }

    fn moves_by(&self, id: &str, pawn: PawnId, squares: i32, to: Square) -> String {
        self.say_of(pawn, id, &[("n", squares.unsigned_abs().into()), ("square", self.words.at(to))])
    }

    fn chooses(&self, seat: Seat, about: Ask, option: usize) -> String {
        let (id, label) = match (about, option) {
            (Ask::Square(rule), _) => {
                let choice = self.words.rules.squares.get(rule).and_then(|rule| rule.choose.get(option));
                ("step-chooses", choice.map(|choice| self.words.text(&choice.label)).unwrap_or_default())
            }
            (Ask::Walk(_), 0) => ("step-chooses-walk", String::new()),
            (Ask::Walk(_), _) => ("step-chooses-stay", String::new()),
            (Ask::Leave(_), 0) => ("step-chooses-pay", String::new()),
            (Ask::Leave(_), _) => ("step-chooses-wait", String::new()),
            (Ask::Meeting, 0) => ("step-chooses-meet", String::new()),
            (Ask::Meeting, _) => ("step-chooses-leave", String::new()),
            (Ask::Finish, 0) => ("step-chooses-die", String::new()),
            (Ask::Finish, _) => ("step-chooses-sum", String::new()),
            (Ask::Pawn | Ask::Moves, _) => ("step-chooses-pawn", String::new()),
        };
        self.words.say(id, &[("player", self.player(seat)), ("label", label.into())])
    }

    fn transfer(&self, pawn: PawnId, by: TransferBy, (from, to): (Square, Square)) -> String {
        let there = [("square", self.words.at(to))];
        match by {
            TransferBy::FirstThrow(index) => {
                let exception = self.words.rules.first_throw.exceptions.get(index);
                let throw = exception.map(|exception| self.words.test(&exception.test)).unwrap_or_default();
                self.say_of(pawn, "step-first-throw", &[("throw", throw.into()), ("square", self.words.at(to))])
            }
            TransferBy::Square(rule) => {
                let id = if to < from { "step-go-to-back" } else { "step-go-to" };
                self.at(rule, from, self.say_of(pawn, id, &there))
            }
            TransferBy::Overshoot => self.say_of(pawn, "step-restart", &[("last", self.last())]),
            TransferBy::ReleaseThrow(_) => self.say_of(pawn, "step-sent", &there),
            TransferBy::Meeting | TransferBy::Streak => self.say_of(pawn, "step-moved", &there),
        }
    }

    fn waits(&self, seat: Seat, rule: RuleId, waiting: Waiting) -> String {
        let wait = self.words.rules.squares.get(rule).and_then(|rule| rule.waits().next());
        let releases = wait.map(|wait| wait.release.as_slice()).unwrap_or_default();
        let name = player(&self.words, self.names, seat);
        let mut args = vec![("player", FluentValue::from(name.clone()))];
        let id = match waiting {
            Waiting::Held if releases.is_empty() => "step-held-forever",
            Waiting::Held => {
                args.push(("until", self.words.until(releases, Some(&name)).into()));
                "step-held"
            }
            Waiting::Turns(turns) => {
                args.push(("n", turns.into()));
                args.push(("unless", self.words.unless(releases, Some(&name)).into()));
                if releases.is_empty() { "step-waits" } else { "step-waits-unless" }
            }
            Waiting::Free => "step-held-forever",
        };
        self.words.say(id, &args)
    }

    fn pays(&self, seat: Seat, stakes: i64, why: PaidFor) -> String {
        let (paid, taken, rule) = match why {
            PaidFor::Arrival(rule) => ("step-pays-arrival", "step-takes-arrival", Some(rule)),
            PaidFor::MissedTurn(_) => ("step-pays-missed", "step-takes-missed", None),
            PaidFor::Release(_) => ("step-pays-release", "step-takes-release", None),
            PaidFor::Rescue(_) => ("step-pays-rescue", "step-takes-rescue", None),
            PaidFor::Meeting => ("step-pays-meeting", "step-takes-meeting", None),
            PaidFor::Leaving(_) => ("step-pays-leaving", "step-pays-leaving", None),
        };
        let id = if stakes < 0 { taken } else { paid };
        let says = self.words.say(id, &[("player", self.player(seat)), ("n", stakes.unsigned_abs().into())]);
        match rule {
            Some(rule) => self.at(rule, self.came_to(rule, seat), says),
            None => says,
        }
    }

    /// The same to each other player, or from each.
    fn pays_each(&self, seat: Seat, stakes: i64, why: PaidFor) -> String {
        let id = if stakes < 0 { "step-takes-each" } else { "step-pays-each" };
        let says = self.words.say(id, &[("player", self.player(seat)), ("n", stakes.unsigned_abs().into())]);
        match why {
            PaidFor::Arrival(rule) => self.at(rule, self.came_to(rule, seat), says),
            _ => self.words.say("step-alone", &[("says", says.into())]),
        }
    }

    fn both_pay(&self, seat: Seat, other: Seat, stakes: i64) -> String {
        self.words.say("step-both-pay", &[("player", self.player(seat)), ("other", self.player(other)), ("n", stakes.into())])
    }

    fn wins(&self, seat: Seat, pot: i64) -> String {
        let home = self.turn.state.seats().filter(|seat| self.turn.state.is_home(self.words.rules, *seat)).count();
        let id = match (home <= 1, pot > 0) {
            (true, false) => "step-wins",
            (true, true) => "step-wins-pot",
            (false, false) => "step-home",
            (false, true) => "step-home-pot",
        };
        self.words.say(id, &[("place", home.into()), ("player", self.player(seat)), ("square", self.last()), ("n", pot.into())])
    }

    /// A walk to the last square and back, counted aloud when it is short.
    fn bounce(&self, pawn: PawnId, from: Square, last: Square, to: Square) -> String {
        let ahead = (from.number() + 1)..=last.number();
        let back = (to.number()..last.number()).rev();
        let surplus = last.number().saturating_sub(to.number());
        let squares = last.number().saturating_sub(from.number()) + surplus;
        if from < last && to != self.words.rules.begin() && squares <= COUNTED {
            let path: Vec<String> = ahead.chain(back).map(|square| square.to_string()).collect();
            self.say_of(pawn, "step-bounce-counted", &[("path", path.join(", ").into()), ("last", number(last))])
        } else {
            self.say_of(pawn, "step-bounce", &[("last", number(last)), ("surplus", surplus.into()), ("square", self.words.at(to))])
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

mod place;
#[cfg(test)]
mod tests;
