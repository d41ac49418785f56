//! Every value of a variant as a sentence, with the reason why it holds.
//!
//! In comes a variant; out come statements in the order of the game. Cards pick conventions and silences from them,
//! `show` prints them all. Why it exists: no document can leave a convention unmarked or a silence untold.

use fluent_bundle::FluentValue;

use super::relevance;
use super::silences::harmless;
use super::small::IN_ROW;
use crate::compare::Part;
use crate::rules::{Basis, Motion, Policy, Ruled, SquareRule};
use crate::variant::Variant;
use crate::vocab::{Square, commas};
use crate::wording::{self, Vocabulary, number};

/// What a statement is about: the sections of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Topic {
    Table,
    FirstThrow,
    ThrowAgain,
    Squares,
    Meeting,
    Finish,
}

impl Topic {
    /// The message of its heading.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Topic::Table => "topic-table",
            Topic::FirstThrow => "topic-first-throw",
            Topic::ThrowAgain => "topic-throw-again",
            Topic::Squares => "topic-squares",
            Topic::Meeting => "topic-meeting",
            Topic::Finish => "topic-finish",
        }
    }
}

/// One value of the variant, in words.
#[derive(Clone, Debug)]
pub(super) struct Statement<'a> {
    pub(super) topic: Topic,
    /// The part of the rules that it is about; none where no turn depends on it.
    pub(super) part: Option<Part>,
    /// What it answers, asked of any variant, where it is about the game as a whole: of two variants, answers to one
    /// question stand beside each other, and nothing else does.
    pub(super) asks: Option<String>,
    /// The place of the square rule that it is about.
    pub(super) rule: Option<usize>,
    /// The squares that it is about and their name without an article; none where it is about the game, an empty list
    /// where it tells the squares themselves.
    pub(super) squares: Option<(&'a [Square], String)>,
    /// The key of the policy that it answers for, as in variant files.
    pub(super) key: Option<&'static str>,
    /// The name of that answer.
    pub(super) answer: Option<&'static str>,
    /// The question that it answers, for rules with a short list of answers.
    pub(super) question: Option<String>,
    /// What holds, said to a player; without a full stop.
    pub(super) says: String,
    /// The same for small print, where it can be shorter.
    pub(super) brief: Option<String>,
    /// What it is about, in a word or two; empty where its squares tell.
    pub(super) about: Option<String>,
    pub(super) basis: &'a Basis,
    /// Whether the question arises at all, by a glance at the rules.
    pub(super) arises: bool,
    /// Whether another answer could lead to another game.
    pub(super) matters: bool,
}

impl Statement<'_> {
    /// Whether it is a convention of the table.
    pub(super) fn is_table(&self) -> bool {
        matches!(self.basis, Basis::Table(_))
    }

    /// Whether it is the usual reading of a silence.
    pub(super) fn is_silent(&self) -> bool {
        *self.basis == Basis::Silent
    }
}

/// All statements of a variant.
pub(super) fn statements<'a>(words: &Vocabulary<'_>, variant: &'a Variant) -> Vec<Statement<'a>> {
    let mut list = Collector { words: *words, list: Vec::new(), topic: Topic::Table, part: None, asks: None, squares: None, rule: None };
    list.table(variant);
    list.first_throw(variant);
    list.throw_again(variant);
    for (id, rule) in variant.rules.squares.along() {
        list.rule = Some(id.index());
        list.square(variant, rule);
    }
    (list.squares, list.rule, list.part) = (None, None, Some(Part::Chaining));
    list.policy(&variant.rules.chaining, relevance::chaining(&variant.rules));
    list.meeting(variant);
    list.finish(variant);
    let mut list = list.list;
    // Where games were searched, a silence matters as they say, not as a glance at the rules does.
    if list.iter().any(|statement| statement.is_silent() && statement.matters) {
        let harmless = harmless(variant);
        for statement in list.iter_mut().filter(|statement| statement.is_silent()) {
            let square = statement.rule.and_then(|index| variant.rules.squares.all().get(index)).map(|rule| rule.key.as_str());
            statement.matters &= !statement.key.is_some_and(|key| harmless(key, square));
        }
    }
    list
}

struct Collector<'a, 'w> {
    words: Vocabulary<'w>,
    list: Vec<Statement<'a>>,
    topic: Topic,
    part: Option<Part>,
    asks: Option<String>,
    squares: Option<(&'a [Square], String)>,
    rule: Option<usize>,
}

impl<'a> Collector<'a, '_> {
    /// What is said next answers this question.
    fn asks(&mut self, id: &str, args: &[(&str, FluentValue<'_>)]) {
        self.asks = Some(self.words.say(id, args));
    }

    fn add(&mut self, question: Option<String>, says: String, basis: &'a Basis, matters: bool) {
        self.list.push(Statement {
            topic: self.topic,
            part: self.part.clone(),
            asks: self.asks.clone(),
            rule: self.rule,
            squares: self.squares.clone(),
            key: None,
            answer: None,
            question,
            says,
            brief: None,
            about: None,
            basis,
            arises: matters,
            matters,
        });
    }

    fn plain<T>(&mut self, id: &str, args: &[(&str, FluentValue<'_>)], ruled: &'a Ruled<T>) {
        let says = self.words.say(id, args);
        self.add(None, says, &ruled.basis, true);
    }

    fn policy<P: Policy>(&mut self, ruled: &'a Ruled<P>, matters: bool) {
        let (question, says) = (self.words.question::<P>(), self.words.policy(ruled.value));
        self.add(Some(question), says, &ruled.basis, matters && !(P::UNLESS_SAID && ruled.is_silent()));
        let about = self.words.about::<P>();
        let asks = self.rule.is_none().then(|| wording::asked(self.words.texts, P::KEY));
        if let Some(statement) = self.list.last_mut() {
            statement.asks = asks;
            (statement.about, statement.key, statement.answer) = (Some(about), Some(P::KEY), Some(ruled.value.name()));
        }
    }

    fn table(&mut self, variant: &'a Variant) {
        let (players, rules) = (&variant.players, &variant.rules);
        self.asks("question-players", &[]);
        self.plain("says-players-min", &[("n", players.min.value.into())], &players.min);
        if let Some(max) = &players.max {
            self.plain("says-players-max", &[("n", max.value.into())], max);
        }
        self.policy(&players.first, players.max.as_ref().is_none_or(|max| max.value > 1));
        if let Some(minutes) = &variant.claims.minutes {
            let (first, last) = minutes.value;
            self.asks("question-minutes", &[]);
            self.plain("says-minutes", &[("first", first.into()), ("last", last.into())], minutes);
        }
        self.part = Some(Part::Pawns);
        self.asks("question-pawns", &[]);
        let pawns = &rules.pawns;
        if rules.has_several_pawns() {
            self.plain("says-pawns", &[("n", pawns.each.value.into())], &pawns.each);
        }
        if let Some(from) = &pawns.from_players {
            self.plain("says-pawns-from", &[("players", from.value.0.into()), ("n", from.value.1.into())], from);
        }
        self.dice(variant);
        self.part = Some(Part::Track);
        self.asks("question-last", &[]);
        self.plain("says-last", &[("last", number(rules.last()))], &rules.track.last);
        if !rules.begin().is_start() {
            self.asks("question-begin", &[]);
            self.plain("says-begin", &[("square", number(rules.begin()))], &rules.track.begin);
        }
        if let Some(enter) = &rules.track.enter {
            self.asks("question-enter", &[]);
            self.plain("says-enter", &[("test", self.words.test(&enter.value).into())], enter);
        }
        self.policy(&rules.track.start, relevance::start(rules));
        if let Some(ante) = &rules.ante {
            self.part = Some(Part::Ante);
            self.asks("question-ante", &[]);
            self.plain("says-ante", &[("n", ante.value.into())], ante);
        }
    }

    fn dice(&mut self, variant: &'a Variant) {
        let rules = &variant.rules;
        let dice = &rules.dice;
        self.part = Some(Part::Dice);
        self.asks("question-dice", &[]);
        self.plain("says-dice", &[("dice", self.words.dice(dice.usual.value).into())], &dice.usual);
        if let Some(or) = &dice.or {
            self.plain("says-dice-or", &[("dice", self.words.dice(or.value).into())], or);
        }
        for from in &dice.from {
            let (square, other) = from.value;
            self.plain("says-dice-from", &[("square", number(square)), ("dice", self.words.dice(other).into())], from);
        }
        self.policy(&dice.each, !dice.each.is_silent() || relevance::each_die(rules));
    }

    fn first_throw(&mut self, variant: &'a Variant) {
        (self.topic, self.part) = (Topic::FirstThrow, Some(Part::FirstThrow));
        let first = &variant.rules.first_throw;
        for exception in &first.exceptions {
            let test = self.words.test(&exception.test);
            self.asks("question-first-throw", &[("throw", test.clone().into())]);
            match &exception.to {
                Some(to) => self.plain("says-first-throw", &[("throw", test.into()), ("square", number(to.value))], to),
                // That the pawn stays rests on what says that the rule holds at all.
                None => {
                    let says = self.words.say("says-first-throw-stays", &[("throw", test.into())]);
                    self.add(None, says, &first.scope.basis, true);
                }
            }
        }
        self.policy(&first.scope, relevance::first_scope(&variant.rules));
        self.policy(&first.occupied, true);
    }

    fn throw_again(&mut self, variant: &'a Variant) {
        (self.topic, self.part) = (Topic::ThrowAgain, Some(Part::ThrowAgain));
        self.asks("question-extra-throw", &[]);
        if let Some(extra) = &variant.rules.extra_throw {
            self.add(None, self.words.extra_throw(extra), &extra.on.basis, true);
            if let Some(streak) = &extra.streak {
                self.plain("says-streak", &[("n", streak.value.into())], streak);
                self.policy(&extra.streak_ends, true);
            }
        }
        if let Some(never) = &variant.no_extra_throw {
            self.plain("says-no-extra-throw", &[], never);
        }
    }

    fn square(&mut self, variant: &'a Variant, rule: &'a SquareRule) {
        // Squares are compared square by square.
        (self.topic, self.part, self.asks) = (Topic::Squares, None, None);
        let name = self.words.heading(rule);
        let squares = commas(&rule.at.value);
        // Named by the kind alone: the squares are what it says.
        self.squares = Some((&[], name.clone()));
        self.plain("does-at", &[("n", rule.at.value.len().into()), ("squares", squares.into())], &rule.at);
        if let Some(statement) = self.list.last_mut().filter(|_| rule.at.is_table() || rule.at.value.len() > IN_ROW) {
            statement.brief = Some(self.words.say("does-at-brief", &[]));
        }
        self.squares = Some((&rule.at.value, name));
        if let Some(called) = &rule.name {
            self.plain("does-be-called", &[("name", self.words.text(&called.value).into())], called);
        }
        for phrase in self.words.does(rule) {
            self.add(None, phrase.says, phrase.basis, true);
            self.list.iter_mut().next_back().into_iter().for_each(|statement| statement.about = Some(self.words.say("about-does", &[])));
        }
        for effect in rule.effects() {
            if let Some(Ruled { value: Motion::Again { after_bounce, heading, times, must }, .. }) = &effect.motion {
                self.policy(after_bounce, relevance::after_bounce(&variant.rules, heading.value));
                self.policy(heading, true);
                self.policy(times, true);
                self.policy(must, true);
            }
            if let Some(by) = &effect.pay.by {
                self.policy(by, true);
            }
            if let Some(to) = &effect.pay.to {
                self.policy(to, true);
            }
        }
        for wait in rule.waits() {
            if wait.ends_by_arrival() {
                self.policy(&wait.release_to, true);
            }
            self.policy(&wait.scope, !wait.scope.is_silent() || variant.rules.has_several_pawns());
        }
        self.policy(&rule.occupied, relevance::shared(&variant.rules, rule));
    }

    fn meeting(&mut self, variant: &'a Variant) {
        (self.topic, self.part) = (Topic::Meeting, Some(Part::Meeting));
        let meeting = &variant.rules.meeting;
        self.policy(&meeting.rule, true);
        // Moves of a meeting are part of its rule.
        self.asks = self.list.last().and_then(|rule| rule.asks.clone());
        for (what, moves) in self.words.shifts(meeting) {
            self.add(None, what, &moves.basis, true);
        }
        self.asks("question-meeting-pays", &[]);
        for (id, pays) in [("says-mover-pays", &meeting.mover_pays), ("says-met-pays", &meeting.met_pays)] {
            if pays.value != 0 {
                self.plain(id, &[("n", pays.value.into())], pays);
            }
        }
        if let Some(exempt) = &meeting.exempt {
            let squares = exempt.value.iter().map(Square::to_string).collect::<Vec<_>>();
            self.asks("question-exempt", &[]);
            self.plain("says-exempt", &[("squares", self.words.list(&squares).into())], exempt);
        }
        self.policy(&meeting.must, true);
        self.policy(&meeting.order, relevance::order(&variant.rules));
        self.policy(&meeting.displaced, relevance::displaced(&variant.rules));
    }

    fn finish(&mut self, variant: &'a Variant) {
        (self.topic, self.part) = (Topic::Finish, Some(Part::Finish));
        let finish = &variant.rules.finish;
        self.policy(&finish.overshoot, true);
        self.policy(&finish.dice, true);
        self.policy(&finish.then, true);
    }
}
