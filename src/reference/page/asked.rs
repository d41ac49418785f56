//! Questions that players ask, answered by the rules in words and by the engine with a turn.
//!
//! In come the rules of a variant; out come questions with their answers, and situations with what to do. Both print the
//! same answers: the one as a talk, the other as a table to look things up in.

use fluent_bundle::FluentValue;
use serde::Serialize;

use super::cases::{Case, Finder};
use crate::engine::{End, Step, TransferBy};
use crate::reference::relevance;
use crate::reference::small::{IN_ROW, sentence, signed};
use crate::reference::worked::given;
use crate::rules::{
    Basis, Chaining, Displaced, Meeting, Motion, Occupied, Overshoot, Policy, Ruled, Rules, SquareRule, Start, Target, Then,
};
use crate::texts::{Arg, Texts};
use crate::variant::Variant;
use crate::vocab::{Seat, Square};
use crate::wording::{Vocabulary, number, paths, sentences};

/// A question and its answer.
#[derive(Serialize)]
pub(super) struct Asked {
    /// Its name within the page.
    pub(super) id: String,
    /// What kind of question it is.
    #[serde(skip)]
    kind: String,
    /// The question, in the first person.
    pub(super) asks: String,
    /// The answer, in the second person, with the signs of conventions and silences.
    pub(super) answer: String,
    /// A turn that shows it: the table before.
    pub(super) given: String,
    /// What happens then.
    pub(super) told: String,
}

/// A situation, and what to do in it.
#[derive(Serialize)]
pub(super) struct Decision {
    /// The situation.
    pub(super) situation: String,
    /// What to do.
    pub(super) rule: String,
    /// A turn in short.
    pub(super) example: String,
}

/// What is asked about a variant, and what to do when.
#[derive(Default)]
pub(super) struct Answers {
    pub(super) questions: Vec<Asked>,
    pub(super) decisions: Vec<Decision>,
}

/// Asks everything.
pub(super) fn answers(words: Vocabulary<'_>, variant: &Variant) -> Answers {
    let finder = Finder::new(&variant.rules);
    let mut asker = Asker { words, variant, rules: &variant.rules, finder, answers: Answers::default() };
    asker.table();
    asker.first_throw();
    asker.squares();
    asker.meetings();
    asker.waits();
    asker.end();
    asker.answers
}

struct Asker<'a> {
    words: Vocabulary<'a>,
    variant: &'a Variant,
    rules: &'a Rules,
    finder: Option<Finder<'a>>,
    answers: Answers,
}

impl<'a> Asker<'a> {
    fn texts(&self) -> &'a Texts {
        self.words.texts
    }

    fn find(&self, find: impl Fn(&Finder<'a>) -> Option<Case>) -> Option<Case> {
        self.finder.as_ref().and_then(find)
    }

    fn names(&self, case: &Case) -> Vec<String> {
        self.words.names(case.before.players())
    }

    /// The policy in words, with the sign of what it rests on.
    fn policy<P: Policy>(&self, ruled: &Ruled<P>) -> String {
        let says = self.words.policy(ruled.value);
        // What goes without saying has no sign.
        if P::UNLESS_SAID && ruled.is_silent() { says } else { signed(says, &ruled.basis) }
    }

    /// Asks a question: `ask-<id>`.
    fn ask(&mut self, id: &str, args: &[Arg<'_>], answer: impl IntoIterator<Item = String>, case: Option<&Case>) {
        let asks = self.words.say(&format!("ask-{id}"), args);
        let (given, told) = case.map_or_else(Default::default, |case| {
            let names = self.names(case);
            let told = case.turns.iter().flat_map(|turn| sentences(self.texts(), self.rules, &names, turn));
            (given(&self.words, &names, &case.before, Seat::default()), told.collect::<Vec<_>>().join(" "))
        });
        let number = self.answers.questions.iter().filter(|asked| asked.kind == id).count();
        let name = if number == 0 { id.to_owned() } else { format!("{id}-{}", number + 1) };
        self.answers.questions.push(Asked { id: name, kind: id.to_owned(), asks, answer: sentence(answer), given, told });
    }

    /// Tells what to do in a situation: `when-<id>`.
    fn when(&mut self, id: &str, args: &[Arg<'_>], rule: impl IntoIterator<Item = String>, case: Option<&Case>) {
        let situation = self.words.say(&format!("when-{id}"), args);
        let example = case.map(|case| paths(self.texts(), self.rules, &self.names(case), &case.turns).join(" "));
        self.answers.decisions.push(Decision { situation, rule: sentence(rule), example: example.unwrap_or_default() });
    }

    /// Whether a name says itself that it is a square: `la case verte`.
    fn is_square(&self, name: &str) -> FluentValue<'static> {
        let word = self.words.say("word-square", &[]);
        if name.to_lowercase().contains(&word) { "yes" } else { "no" }.into()
    }

    fn yes(&self, yes: bool) -> String {
        self.words.say(if yes { "yes" } else { "no" }, &[])
    }

    /// Whether the throw was taken for a first one.
    fn is_first(&self, case: Option<&Case>) -> Option<String> {
        let first = |step: &Step| matches!(step, Step::Transfer { by: TransferBy::FirstThrow(_), .. });
        case.map(|case| self.yes(case.turns.iter().flat_map(|turn| &turn.steps).any(first)))
    }

    /// What a square does, in phrases with their signs.
    fn does(&self, rule: &SquareRule) -> Vec<String> {
        self.words.does(rule).into_iter().map(|phrase| signed(phrase.says, phrase.basis)).collect()
    }

    fn table(&mut self) {
        let rules = self.rules;
        let last = self.words.say("has-squares", &[("last", number(rules.last()))]);
        self.ask("squares", &[], [signed(last, &rules.track.last.basis)], None);
        let dice = self.words.say("says-dice", &[("dice", self.words.dice(rules.dice.usual.value).into())]);
        let or = rules.dice.or.as_ref().map(|or| self.words.say("says-dice-or", &[("dice", self.words.dice(or.value).into())]));
        let from: Vec<String> = rules
            .dice
            .from
            .iter()
            .map(|from| {
                self.words.say("says-dice-from", &[("square", number(from.value.0)), ("dice", self.words.dice(from.value.1).into())])
            })
            .collect();
        self.ask("dice", &[], [signed(dice, &rules.dice.usual.basis)].into_iter().chain(or).chain(from), None);
        let double = self.find(Finder::double);
        let extra = rules.extra_throw.as_ref().map(|extra| signed(self.words.extra_throw(extra), &extra.on.basis));
        let never = self.variant.no_extra_throw.as_ref().map(|never| signed(self.words.say("says-no-extra-throw", &[]), &never.basis));
        if let Some(case) = double {
            let again = case.turns.iter().any(|turn| turn.end == End::ThrowsAgain);
            let silent = || signed(self.words.say("says-no-extra-throw", &[]), &Basis::Silent);
            self.ask("double", &[], [self.yes(again), extra.or(never).unwrap_or_else(silent)], Some(&case));
        }
    }

    fn first_throw(&mut self) {
        let first = &self.rules.first_throw;
        let mut asked = false;
        for (index, exception) in first.exceptions.iter().enumerate() {
            let test = self.words.test(&exception.test);
            let case = self.find(|finder| finder.first_throw(index));
            let says = match &exception.to {
                Some(to) => signed(self.words.say("to-square", &[("square", number(to.value))]), &to.basis),
                None => self.words.say("stay-there", &[]),
            };
            self.when("first-throw", &[("test", test.clone().into())], [says], case.as_ref());
            if std::mem::replace(&mut asked, true) {
                continue;
            }
            let scope = self.policy(&first.scope);
            let later = self.find(|finder| finder.later(index));
            let answer = self.is_first(later.as_ref()).into_iter().chain([scope.clone()]);
            self.ask("later", &[("test", test.clone().into())], answer, later.as_ref());
            self.when("later", &[("test", test.clone().into())], [scope.clone()], later.as_ref());
            if relevance::start(self.rules) || self.goes_back_to_start() {
                let again = self.find(|finder| finder.back_on_start(index));
                let answer = self.is_first(again.as_ref()).into_iter().chain([scope]);
                self.ask("start-again", &[("test", test.into())], answer, again.as_ref());
            }
            let taken = self.find(|finder| finder.first_throw_occupied(index));
            if exception.to.is_some() {
                self.ask("first-throw-occupied", &[], [self.policy(&first.occupied)], taken.as_ref());
            }
        }
    }

    /// Whether a square leads back to the start.
    fn goes_back_to_start(&self) -> bool {
        let effects = self.rules.squares.all().iter().flat_map(SquareRule::effects);
        effects.filter_map(|effect| effect.motion.as_ref()).any(|motion| matches!(&motion.value, Motion::GoTo(Target::Start)))
    }

    fn squares(&mut self) {
        let mut passed = false;
        for (id, rule) in self.rules.squares.along() {
            let Some(at) = rule.at.value.first().copied() else { continue };
            let arrives = || self.find(|finder| rule.at.value.iter().find_map(|at| finder.arrives(*at)));
            let name = self.words.name(rule);
            let again = match rule.effect.motion.as_ref().map(|motion| &motion.value) {
                Some(Motion::Again { after_bounce, heading, times, .. }) => Some((after_bounce, heading, times)),
                _ => None,
            };
            if let Some((after_bounce, heading, times)) = again {
                let args = [("name", name.clone().into()), ("own", self.is_square(&name))];
                let once = self.find(|finder| finder.goose(id)).or_else(arrives);
                let does = self.does(rule);
                self.when("again", &args, does.clone(), once.as_ref());
                let throws = rule.gives_throw();
                self.ask("again", &args, [self.yes(throws)].into_iter().chain(does), once.as_ref());
                let chain = self.find(Finder::chain);
                if rule.at.value.len() > 1 {
                    let says = self.policy(times);
                    self.ask("chain", &args, [says.clone()], chain.as_ref());
                    self.when("chain", &args, [says], chain.as_ref());
                }
                let back = self.find(Finder::met_backwards);
                if relevance::after_bounce(self.rules, heading.value) && back.is_some() {
                    let says = self.policy(after_bounce);
                    self.ask("again-back", &args, [says.clone()], back.as_ref());
                    self.when("again-back", &args, [says], back.as_ref());
                }
                continue;
            }
            let case = arrives();
            let args = [("squares", self.listed(rule).into()), ("name", name.clone().into()), ("own", self.is_square(&name))];
            // A long list of squares is told by its name.
            self.when(if rule.at.value.len() > IN_ROW { "again" } else { "square" }, &args, self.does(rule), case.as_ref());
            // What sends back to the start is asked about in every family.
            let starts = matches!(rule.effect.motion.as_ref().map(|motion| &motion.value), Some(Motion::GoTo(Target::Start)));
            if starts && rule.at.value.len() == 1 {
                let does = self.does(rule);
                self.ask("square", &[("square", number(at)), ("name", name.clone().into())], does, case.as_ref());
            }
            let passes = self.find(|finder| finder.passes(at)).filter(|_| !passed && !rule.effect.is_empty());
            if let Some(case) = passes {
                passed = true;
                let says = self.words.say("passing-does-nothing", &[]);
                self.ask("passing", &[("name", name.into())], [says.clone()], Some(&case));
                self.when("passing", &[], [says], Some(&case));
            }
        }
        if relevance::chaining(self.rules) {
            let case = self.find(Finder::sent_to_rule);
            let says = self.policy(&self.rules.chaining);
            let acts = self.yes(self.rules.chaining.value != Chaining::Stop);
            self.ask("chaining", &[], [acts, says.clone()], case.as_ref());
            self.when("chaining", &[], [says], case.as_ref());
        }
    }

    /// The squares of a rule, one or another of them.
    fn listed(&self, rule: &SquareRule) -> String {
        self.words.either(&rule.at.value.iter().map(Square::to_string).collect::<Vec<_>>())
    }

    fn meetings(&mut self) {
        let meeting = &self.rules.meeting;
        let case = self.find(Finder::occupied);
        let mut says = vec![self.policy(&meeting.rule)];
        says.extend(self.words.shifts(meeting).into_iter().map(|(says, moves)| signed(says, &moves.basis)));
        for (id, pays) in [("says-mover-pays", &meeting.mover_pays), ("says-met-pays", &meeting.met_pays)] {
            if pays.value != 0 {
                says.push(signed(self.words.say(id, &[("n", pays.value.into())]), &pays.basis));
            }
        }
        self.ask("occupied", &[], says.clone(), case.as_ref());
        self.when("occupied", &[], says, case.as_ref());
        if meeting.rule.value == Meeting::Share {
            return;
        }
        if let Some(case) = self.find(Finder::sent_to_occupied) {
            let says = self.policy(&meeting.order);
            self.ask("sent-to-occupied", &[], [says.clone()], Some(&case));
            self.when("sent-to-occupied", &[], [says], Some(&case));
        }
        if relevance::start(self.rules) {
            let several = self.yes(self.rules.track.start.value == Start::Free);
            self.ask("start", &[], [several, self.policy(&self.rules.track.start)], None);
        }
    }

    fn waits(&mut self) {
        let mut displaced = false;
        for (_, rule) in self.rules.squares.along() {
            let Some(at) = rule.at.value.first().copied().filter(|_| rule.waits().next().is_some()) else { continue };
            let name = self.words.name(rule);
            let args = [("name", name.into()), ("square", number(at))];
            let says = self.together(rule);
            let case = self.find(|finder| finder.comes_to_waiting(at)).filter(|_| !says.is_empty());
            if let Some(case) = case {
                self.ask("waiting", &args, says.clone(), Some(&case));
                self.when("waiting", &args, says, Some(&case));
            }
            if let Some(case) = self.find(|finder| finder.waits_out(at)) {
                let says = self.words.say("plays-again", &[("n", (case.turns.len().saturating_sub(1)).into())]);
                self.ask("wait", &args, [says, self.words.say("card-wait", &[])], Some(&case));
            }
            let case = self.find(|finder| finder.displaced_to(at)).filter(|_| !displaced);
            if let Some(case) = case.filter(|_| relevance::displaced(self.rules)) {
                displaced = true;
                let says = self.policy(&self.rules.meeting.displaced);
                let acts = self.yes(self.rules.meeting.displaced.value == Displaced::Read);
                self.ask("displaced", &[], [acts, says.clone()], Some(&case));
                self.when("displaced", &[], [says], Some(&case));
            }
        }
    }

    /// What holds where a pawn comes to another one that waits.
    fn together(&self, rule: &SquareRule) -> Vec<String> {
        let released = rule.waits().find(|wait| wait.ends_by_arrival());
        match released {
            Some(wait) => vec![self.policy(&wait.release_to)],
            // What the square does depends on who is there.
            None if !rule.cases.is_empty() => self.does(rule),
            // Pawns stand together everywhere.
            None if self.rules.meeting.rule.value == Meeting::Share => Vec::new(),
            None if rule.occupied.value == Occupied::Shared || !rule.occupied.is_silent() => vec![self.policy(&rule.occupied)],
            None => vec![self.policy(&rule.occupied), self.policy(&self.rules.meeting.rule)],
        }
    }

    fn end(&mut self) {
        let finish = &self.rules.finish;
        let args = [("last", number(self.rules.last()))];
        let case = self.find(Finder::overshoot);
        let says = [self.yes(finish.overshoot.value != Overshoot::Win), self.policy(&finish.overshoot)];
        self.ask("exact", &args, says, case.as_ref());
        let says = self.policy(&finish.overshoot);
        self.when("overshoot", &args, [says], case.as_ref());
        if let Some(case) = self.find(Finder::acts_after_bounce) {
            let says = self.words.say("card-bounce-acts", &[]);
            self.ask("bounce-acts", &[], [self.yes(true), says.clone()], Some(&case));
            self.when("bounce-acts", &[], [says], Some(&case));
        }
        self.ask("then", &args, [self.yes(finish.then.value != Then::Stop), self.policy(&finish.then)], None);
    }
}
