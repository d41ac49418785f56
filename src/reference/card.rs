//! The reminder card: a variant on two sides of a small sheet.
//!
//! In comes a variant; out comes Markdown, made by `templates/<language>/card.md` from the data put together here: one
//! row per square with a rule, a line per other rule, the worked turns that the variant flags, and in small print what
//! the rules rest on.

use std::collections::BTreeSet;

use serde::Serialize;

use super::path::{paths, replay};
use super::relevance;
use super::sentences::sentences;
use super::small::{Cited, IN_ROW, SIGN_TABLE, edition, lower, sentence, signed};
use super::statements::{Statement, statements};
use super::templates::{ReferenceError, render};
use super::words::{Vocabulary, number};
use crate::rules::{
    EachDie, FinishDice, Kind, Meeting, MeetingMust, Motion, Occupied, Overshoot, Policy, Ruled, SquareRule, Start, Target, Then,
};
use crate::texts::{Texts, bare, capital};
use crate::variant::Variant;
use crate::vocab::{Lang, Square};

/// The reminder card of a variant, as Markdown: two sides with a thematic break between them.
///
/// # Errors
/// Where a template or a file of messages is at fault.
pub fn card(variant: &Variant, lang: Lang) -> Result<String, ReferenceError> {
    let texts = Texts::embedded(lang)?;
    render(lang, "card.md", &Card::new(variant, &texts))
}

#[derive(Serialize)]
struct Card {
    title: String,
    aim: String,
    players: String,
    turn: String,
    rows: Vec<Row>,
    first_throw: String,
    groups: Vec<Row>,
    lines: Vec<String>,
    board_alt: String,
    turns: Vec<Told>,
    sources: Vec<Cited>,
    conventions: String,
    unsaid: String,
    minutes: Option<String>,
    edition: String,
}

/// A rule of squares.
#[derive(Serialize)]
struct Row {
    icon: Option<String>,
    squares: String,
    name: String,
    does: String,
}

/// A worked turn.
#[derive(Serialize)]
struct Told {
    title: String,
    figure: String,
    alt: String,
    text: String,
}

impl Card {
    fn new(variant: &Variant, texts: &Texts) -> Card {
        let maker = Maker { variant, words: Vocabulary::new(texts, &variant.rules) };
        let list = statements(&maker.words, variant);
        let (short, long): (Vec<_>, Vec<_>) = maker.by_square().into_iter().partition(|rule| rule.at.value.len() <= IN_ROW);
        Card {
            title: maker.words.text(&variant.title),
            aim: maker.aim(),
            players: maker.players(),
            turn: maker.turn(),
            rows: short.into_iter().map(|rule| maker.row(rule, &maker.words.name(rule))).collect(),
            first_throw: maker.first_throw(),
            groups: long.into_iter().map(|rule| maker.group(rule)).collect(),
            lines: maker.lines(),
            board_alt: maker.board_alt(),
            turns: maker.turns(),
            sources: maker.sources(&list),
            conventions: maker.words.summary(&list, |statement| statement.is_table() && statement.matters),
            unsaid: maker.words.summary(&list, |statement| statement.is_silent() && statement.matters && statement.question.is_some()),
            minutes: maker.minutes(),
            edition: edition(variant),
        }
    }
}

struct Maker<'a> {
    variant: &'a Variant,
    words: Vocabulary<'a>,
}

impl<'a> Maker<'a> {
    fn by_square(&self) -> Vec<&'a SquareRule> {
        let mut rules: Vec<&SquareRule> = self.variant.rules.squares.all().iter().filter(|rule| !rule.at.value.is_empty()).collect();
        rules.sort_by_key(|rule| rule.at.value.first().copied());
        rules
    }

    fn aim(&self) -> String {
        let rules = &self.variant.rules;
        let id = match (rules.finish.overshoot.value == Overshoot::Win, rules.has_several_pawns()) {
            (true, false) => "aim-beyond",
            (false, false) => "aim-exact",
            (true, true) => "aim-all-beyond",
            (false, true) => "aim-all-exact",
        };
        sentence([self.words.say(id, &[("last", number(rules.last()))])])
    }

    fn players(&self) -> String {
        let players = &self.variant.players;
        let min = players.min.value;
        let says = match &players.max {
            None => self.words.say("players-from", &[("n", min.into())]),
            Some(max) if max.value == min => self.words.say("players-only", &[("n", min.into())]),
            Some(max) => self.words.say("players-range", &[("first", min.into()), ("last", max.value.into())]),
        };
        sentence([says].into_iter().chain(self.pawns()).chain(self.told(&players.first)))
    }

    /// How many pawns each player has, where that is not one.
    fn pawns(&self) -> Vec<String> {
        let pawns = &self.variant.rules.pawns;
        if !self.variant.rules.has_several_pawns() {
            return Vec::new();
        }
        let mut told = vec![signed(self.words.say("says-pawns", &[("n", pawns.each.value.into())]), &pawns.each.basis)];
        if let Some(from) = &pawns.from_players {
            let args = [("players", from.value.0.into()), ("n", from.value.1.into())];
            told.push(signed(self.words.say("says-pawns-from", &args), &from.basis));
        }
        told
    }

    fn turn(&self) -> String {
        let rules = &self.variant.rules;
        let dice = &rules.dice;
        let id = if dice.each.value == EachDie::Pawn { "card-turn-each" } else { "card-turn" };
        let thrown = match &dice.or {
            Some(or) => self
                .words
                .say("dice-or", &[("first", self.words.dice(dice.usual.value).into()), ("last", self.words.dice(or.value).into())]),
            None => self.words.dice(dice.usual.value),
        };
        let mut told = vec![self.words.say(id, &[("n", dice.usual.value.count().into()), ("dice", thrown.into())])];
        for from in &dice.from {
            let args = [("square", number(from.value.0)), ("dice", self.words.dice(from.value.1).into())];
            told.push(signed(self.words.say("says-dice-from", &args), &from.basis));
        }
        if !rules.begin().is_start() {
            told.push(signed(self.words.say("says-begin", &[("square", number(rules.begin()))]), &rules.track.begin.basis));
        }
        if let Some(enter) = &rules.track.enter {
            told.push(signed(self.words.say("says-enter", &[("test", self.words.test(&enter.value).into())]), &enter.basis));
        }
        sentence(told)
    }

    fn row(&self, rule: &SquareRule, name: &str) -> Row {
        let mut phrases: Vec<String> = self.words.does(rule).into_iter().map(|phrase| signed(phrase.says, phrase.basis)).collect();
        if let Some(Ruled { value: Motion::Again { after_bounce, heading, times, .. }, .. }) = &rule.effect.motion {
            phrases.extend(self.told(times));
            phrases.extend(self.told(after_bounce).filter(|_| relevance::after_bounce(&self.variant.rules, heading.value)));
        }
        let squares: Vec<String> = rule.at.value.iter().map(Square::to_string).collect();
        Row {
            icon: Kind::KNOWN.contains(&rule.kind).then(|| rule.kind.name().to_owned()),
            squares: squares.join(", "),
            // Behind the name: behind a number it would read as degrees.
            name: capital(bare(self.words.texts.lang(), name)) + if rule.at.is_table() { SIGN_TABLE } else { "" },
            does: sentence(phrases),
        }
    }

    /// A rule of many squares, for a line of its own.
    fn group(&self, rule: &SquareRule) -> Row {
        let row = self.row(rule, &self.words.plural(rule));
        // Where the row tells where each square leads, it tells the squares too.
        let each = matches!(rule.effect.motion.as_ref().map(|motion| &motion.value), Some(Motion::GoTo(Target::Each(_))));
        Row { squares: if each { String::new() } else { row.squares }, does: lower(&row.does), ..row }
    }

    fn first_throw(&self) -> String {
        let first = &self.variant.rules.first_throw;
        let exceptions: Vec<String> = first
            .exceptions
            .iter()
            .map(|exception| {
                let throw = self.words.test_short(&exception.test).into();
                match &exception.to {
                    Some(to) => signed(self.words.say("card-first-throw", &[("throw", throw), ("square", number(to.value))]), &to.basis),
                    None => self.words.say("card-first-throw-stays", &[("throw", throw)]),
                }
            })
            .collect();
        if exceptions.is_empty() {
            return String::new();
        }
        sentence([exceptions.join(", ")].into_iter().chain(self.told(&first.scope)).chain(self.told(&first.occupied)))
    }

    /// A policy that the variant states; what is unsaid stands in the small print.
    fn told<P: Policy>(&self, ruled: &Ruled<P>) -> Option<String> {
        (!ruled.is_silent()).then(|| signed(self.words.policy(ruled.value), &ruled.basis))
    }

    /// The other rules, a line each.
    fn lines(&self) -> Vec<String> {
        let rules = &self.variant.rules;
        let mut lines = self.waits();
        lines.push(self.meeting());
        lines.extend(self.told(&rules.meeting.order).filter(|_| relevance::order(rules)).map(|says| sentence([says])));
        if rules.finish.overshoot.value != Overshoot::Win {
            lines.push(sentence([signed(self.words.policy(rules.finish.overshoot.value), &rules.finish.overshoot.basis)]));
        }
        lines.extend(self.told(&rules.finish.dice).filter(|_| rules.finish.dice.value != FinishDice::Sum).map(|says| sentence([says])));
        lines.extend(self.told(&rules.chaining).filter(|_| relevance::chaining(rules)).map(|says| sentence([says])));
        // That nobody meets on the start goes without saying.
        let meets = rules.track.start.value == Start::Meets && relevance::start(rules);
        lines.extend(self.told(&rules.track.start).filter(|_| meets).map(|says| sentence([says])));
        if rules.finish.then.value != Then::Stop {
            lines.extend(self.told(&rules.finish.then).map(|says| sentence([says])));
        }
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
        let mut met = vec![signed(self.words.policy(meeting.rule.value), &meeting.rule.basis)];
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
        let says = signed(self.words.say("says-extra-throw", &[("test", self.words.test(&extra.on.value).into())]), &extra.on.basis);
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
                if let Some(says) = self.told(&wait.release_to).filter(|_| relevance::released_by_arrival(wait)) {
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
        for (says, squares) in told {
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

    fn board_alt(&self) -> String {
        let last = number(self.variant.rules.last());
        let mut squares: Vec<(Square, String)> = Vec::new();
        for rule in self.variant.rules.squares.all() {
            let name = self.words.name(rule);
            squares.extend(rule.at.value.iter().map(|square| (*square, bare(self.words.texts.lang(), &name).to_owned())));
        }
        squares.sort();
        if squares.is_empty() {
            return self.words.say("board-alt-plain", &[("last", last)]);
        }
        let squares: Vec<String> = squares.iter().map(|(square, name)| format!("{square} {name}")).collect();
        self.words.say("board-alt", &[("last", last), ("squares", squares.join(", ").into())])
    }

    fn turns(&self) -> Vec<Told> {
        // The figures of worked turns are numbered as the card shows them.
        let flagged = self.variant.examples.iter().filter(|example| example.card).zip(1_usize..);
        let (texts, rules) = (self.words.texts, &self.variant.rules);
        flagged
            .map(|(example, number)| {
                let turns = replay(rules, example);
                let told: Vec<String> = turns.iter().flat_map(|turn| sentences(texts, rules, &example.given.names, turn)).collect();
                Told {
                    title: self.words.text(&example.say),
                    figure: format!("turn/{number}"),
                    alt: told.join(" "),
                    text: paths(texts, rules, &example.given.names, &turns).join(" "),
                }
            })
            .collect()
    }

    /// The sources that a rule rests on; all of them where no rule names any.
    fn sources(&self, list: &[Statement<'_>]) -> Vec<Cited> {
        let named: BTreeSet<&str> = list.iter().flat_map(Statement::sources).map(|source| source.source.as_str()).collect();
        let sources = self.variant.sources.iter().filter(|(key, _)| named.is_empty() || named.contains(key.as_str()));
        sources.map(|(_, source)| self.words.cite(source)).collect()
    }

    fn minutes(&self) -> Option<String> {
        let (first, last) = self.variant.claims.minutes.as_ref()?.value;
        Some(self.words.say("range", &[("first", first.into()), ("last", last.into())]))
    }
}

#[cfg(test)]
mod tests;
