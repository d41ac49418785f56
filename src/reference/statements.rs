//! Every value of a variant as a sentence, with the reason why it holds.
//!
//! In comes a variant; out come statements in the order of the game. Cards pick conventions and silences from them,
//! `show` prints them all. Why it exists: no document can leave a convention unmarked or a silence untold.

use fluent_bundle::FluentValue;

use super::relevance;
use super::small::IN_ROW;
use super::words::{Vocabulary, number};
use crate::rules::{Basis, Motion, Policy, Ruled, SourceRef, SquareRule};
use crate::texts::capital;
use crate::variant::Variant;
use crate::vocab::Square;

/// What a statement is about: the sections of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Topic {
    Table,
    FirstThrow,
    Squares,
    Meeting,
    Finish,
}

/// One value of the variant, in words.
#[derive(Clone, Debug)]
pub(super) struct Statement<'a> {
    pub(super) topic: Topic,
    /// The squares that it is about and their name without an article; none where it is about the game, an empty list
    /// where it tells the squares themselves.
    pub(super) squares: Option<(&'a [Square], String)>,
    /// The question that it answers, for rules with a short list of answers.
    pub(super) question: Option<String>,
    /// What holds, said to a player; without a full stop.
    pub(super) says: String,
    /// The same for small print, where it can be shorter.
    pub(super) brief: Option<String>,
    pub(super) basis: &'a Basis,
    /// Whether another answer could lead to another game.
    pub(super) matters: bool,
}

impl Statement<'_> {
    /// Whether it is a convention of the table.
    pub(super) fn is_table(&self) -> bool {
        !matches!(self.basis, Basis::Said(_) | Basis::Silent)
    }

    /// Whether it is the usual reading of a silence.
    pub(super) fn is_silent(&self) -> bool {
        *self.basis == Basis::Silent
    }

    /// The sources that it rests on.
    pub(super) fn sources(&self) -> &[SourceRef] {
        match self.basis {
            Basis::Said(sources) => sources,
            _ => &[],
        }
    }
}

/// All statements of a variant.
pub(super) fn statements<'a>(words: &Vocabulary<'_>, variant: &'a Variant) -> Vec<Statement<'a>> {
    let mut list = Collector { words: *words, list: Vec::new(), topic: Topic::Table, squares: None };
    list.table(variant);
    list.first_throw(variant);
    variant.rules.squares.all().iter().for_each(|rule| list.square(variant, rule));
    list.squares = None;
    list.policy(&variant.rules.chaining, relevance::chaining(&variant.rules));
    list.meeting(variant);
    list.finish(variant);
    list.list
}

struct Collector<'a, 'w> {
    words: Vocabulary<'w>,
    list: Vec<Statement<'a>>,
    topic: Topic,
    squares: Option<(&'a [Square], String)>,
}

impl<'a> Collector<'a, '_> {
    fn add(&mut self, question: Option<String>, says: String, basis: &'a Basis, matters: bool) {
        self.list.push(Statement { topic: self.topic, squares: self.squares.clone(), question, says, brief: None, basis, matters });
    }

    fn plain<T>(&mut self, id: &str, args: &[(&str, FluentValue<'_>)], ruled: &'a Ruled<T>) {
        let says = self.words.say(id, args);
        self.add(None, says, &ruled.basis, true);
    }

    fn policy<P: Policy>(&mut self, ruled: &'a Ruled<P>, matters: bool) {
        let (question, says) = (self.words.question::<P>(), self.words.policy(ruled.value));
        self.add(Some(question), says, &ruled.basis, matters);
    }

    fn table(&mut self, variant: &'a Variant) {
        let (players, rules) = (&variant.players, &variant.rules);
        self.plain("says-players-min", &[("n", players.min.value.into())], &players.min);
        if let Some(max) = &players.max {
            self.plain("says-players-max", &[("n", max.value.into())], max);
        }
        self.policy(&players.first, players.max.as_ref().is_none_or(|max| max.value > 1));
        let dice = rules.dice.value;
        self.plain("says-dice", &[("n", dice.count().into()), ("faces", dice.faces().into())], &rules.dice);
        self.plain("says-last", &[("last", number(rules.last.value))], &rules.last);
        self.policy(&rules.start, relevance::start(rules));
    }

    fn first_throw(&mut self, variant: &'a Variant) {
        self.topic = Topic::FirstThrow;
        let first = &variant.rules.first_throw;
        for exception in &first.exceptions {
            let throw = self.words.faces(exception.dice);
            self.plain("says-first-throw", &[("throw", throw.into()), ("square", number(exception.to.value))], &exception.to);
        }
        self.policy(&first.scope, relevance::first_scope(&variant.rules));
    }

    fn square(&mut self, variant: &'a Variant, rule: &'a SquareRule) {
        self.topic = Topic::Squares;
        let many = rule.at.value.len() > 1;
        let name =
            if many { self.words.plural(rule) } else { crate::texts::bare(self.words.texts.lang(), &self.words.name(rule)).to_owned() };
        let squares = rule.at.value.iter().map(Square::to_string).collect::<Vec<_>>().join(", ");
        // Named by the kind alone: the squares are what it says.
        self.squares = Some((&[], capital(&name)));
        self.plain("does-at", &[("n", rule.at.value.len().into()), ("squares", squares.into())], &rule.at);
        if let Some(statement) = self.list.last_mut().filter(|_| rule.at.value.len() > IN_ROW) {
            statement.brief = Some(self.words.say("does-at-brief", &[]));
        }
        self.squares = Some((&rule.at.value, capital(&name)));
        if let Some(called) = &rule.name {
            self.plain("does-be-called", &[("name", self.words.text(&called.value).into())], called);
        }
        for phrase in self.words.does(rule) {
            self.add(None, phrase.says, phrase.basis, true);
        }
        if let Some(Ruled { value: Motion::Again { after_bounce }, .. }) = &rule.motion {
            self.policy(after_bounce, relevance::after_bounce(&variant.rules));
        }
        if let Some(wait) = rule.wait.as_ref().filter(|wait| wait.release.is_some()) {
            self.policy(&wait.release_to, true);
        }
        self.policy(&rule.occupied, relevance::shared(&variant.rules, rule));
    }

    fn meeting(&mut self, variant: &'a Variant) {
        self.topic = Topic::Meeting;
        let meeting = &variant.rules.meeting;
        self.policy(&meeting.rule, true);
        for (id, pays) in [("says-mover-pays", &meeting.mover_pays), ("says-met-pays", &meeting.met_pays)] {
            if pays.value != 0 {
                self.plain(id, &[("n", pays.value.into())], pays);
            }
        }
        self.policy(&meeting.order, relevance::order(&variant.rules));
        self.policy(&meeting.displaced, relevance::displaced(&variant.rules));
    }

    fn finish(&mut self, variant: &'a Variant) {
        self.topic = Topic::Finish;
        let finish = &variant.rules.finish;
        self.policy(&finish.overshoot, true);
        self.policy(&finish.then, true);
        if let Some(extra) = &variant.rules.extra_throw {
            self.policy(extra, true);
        }
        if let Some(minutes) = &variant.claims.minutes {
            let (first, last) = minutes.value;
            self.plain("says-minutes", &[("first", first.into()), ("last", last.into())], minutes);
        }
    }
}
