//! The reminder card: a variant on two sides of a small sheet.
//!
//! In comes a variant; out comes Markdown, made by `templates/<language>/card.md` from the data put together here: one
//! row per square with a rule, a line per other rule, the worked turns that the variant flags, and in small print what
//! the rules rest on.

pub use board::board_words;

use std::collections::BTreeSet;

use serde::Serialize;

use super::examples::of_card;
use super::figures::{VariantFigures, board_alt};
use super::relevance;
use super::show;
use super::small::{Cited, IN_ROW, SIGN_SILENT, SIGN_TABLE, lower, sentence, signed};
use super::statements::{Statement, Topic, statements};
use super::templates::{ReferenceError, render};
use super::trace::{Page, foot};
use crate::engine::{Step, Waiting};
use crate::figure::has_icon;
use crate::game::replay;
use crate::rules::{EachDie, Motion, Overshoot, Policy, Ruled, SquareRule, Target, Then};
use crate::texts::{Texts, bare, capital};
use crate::variant::{About, Variant};
use crate::vocab::{Square, commas};
use crate::wording::{Vocabulary, number, paths, sentences};

/// The reminder card of a variant in the language of the texts, as Markdown: two sides with a thematic break between them.
///
/// # Errors
/// Where a template is at fault.
pub fn card(variant: &Variant, texts: &Texts) -> Result<String, ReferenceError> {
    render(texts.lang(), "card.md", &Card::new(variant, texts))
}

#[derive(Serialize)]
pub(super) struct Card {
    pub(super) title: String,
    pub(super) aim: String,
    pub(super) players: String,
    pub(super) turn: String,
    pub(super) rows: Vec<Row>,
    /// The sign of a usual reading, where one concerns the first throw.
    pub(super) first_throw_sign: &'static str,
    pub(super) first_throw: String,
    pub(super) groups: Vec<Row>,
    pub(super) lines: Vec<String>,
    /// What the house plays beside the rules.
    pub(super) house: Vec<String>,
    /// What one of its rules is called, and all of them; that nothing has checked them.
    pub(super) house_rule: String,
    pub(super) house_rules: String,
    pub(super) house_unchecked: String,
    pub(super) board_alt: String,
    pub(super) turns: Vec<WorkedTurn>,
    /// The signs that the drawings of the turns use.
    pub(super) signs: Vec<Sign>,
    pub(super) sources: Vec<Cited>,
    pub(super) conventions: String,
    pub(super) unsaid: String,
    pub(super) minutes: Option<String>,
    /// What a printed card is known by.
    pub(super) trace: String,
    pub(super) page: Option<Page>,
}

/// A rule of squares.
#[derive(Serialize)]
pub(super) struct Row {
    pub(super) icon: Option<String>,
    pub(super) squares: String,
    pub(super) name: String,
    pub(super) does: String,
}

/// A sign and what it means.
#[derive(Serialize)]
pub(super) struct Sign {
    pub(super) icon: &'static str,
    pub(super) says: String,
}

/// A worked turn.
#[derive(Serialize)]
pub(super) struct WorkedTurn {
    pub(super) title: String,
    pub(super) figure: String,
    pub(super) alt: String,
    pub(super) text: String,
}

impl Card {
    pub(super) fn new(variant: &Variant, texts: &Texts) -> Card {
        let words = Vocabulary::new(texts, &variant.rules);
        let list = statements(&words, variant);
        let maker = Maker { variant, words, list: &list };
        let (short, long): (Vec<_>, Vec<_>) = maker.by_square().into_iter().partition(|rule| rule.at.value.len() <= IN_ROW);
        let mut rows: Vec<(Option<Square>, Row)> = short.into_iter().flat_map(|rule| maker.rows(rule)).collect();
        rows.sort_by_key(|(first, _)| *first);
        let (trace, page) = foot(variant);
        let house = maker.house();
        let mut card = Card {
            title: maker.words.text(&variant.title),
            aim: maker.aim(),
            players: maker.players(),
            turn: maker.turn(),
            rows: rows.into_iter().map(|(_, row)| row).collect(),
            first_throw_sign: maker.silence(|statement| statement.topic == Topic::FirstThrow),
            first_throw: maker.first_throw(),
            groups: long.into_iter().map(|rule| maker.group(rule)).collect(),
            lines: maker.lines(),
            house_rule: show::about(&maker.words, About::House, 1),
            house_rules: show::about(&maker.words, About::House, house.len()),
            house_unchecked: show::unchecked(&maker.words, house.len()),
            house,
            board_alt: board_alt(&maker.words, "spiral"),
            turns: maker.turns(),
            signs: maker.signs(),
            sources: maker.sources(),
            conventions: String::new(),
            unsaid: String::new(),
            minutes: maker.minutes(),
            trace,
            page,
        };
        card.lines.extend(maker.partial(&card.sources));
        let front = card.front();
        card.conventions = words.summary(&list, &front, |statement| statement.is_table() && statement.matters);
        card.unsaid = words.summary(&list, &front, |statement| statement.is_silent() && statement.matters && statement.question.is_some());
        card
    }

    /// All that the first side says of the rules.
    fn front(&self) -> String {
        let rows = self.rows.iter().chain(&self.groups).map(|row| row.does.as_str());
        let single = [&self.aim, &self.players, &self.turn, &self.first_throw].map(String::as_str);
        rows.chain(single).chain(self.lines.iter().map(String::as_str)).collect::<Vec<_>>().join("\n")
    }
}

struct Maker<'a> {
    variant: &'a Variant,
    words: Vocabulary<'a>,
    list: &'a [Statement<'a>],
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
        let then = self.told(&rules.finish.then).filter(|_| rules.finish.then.value != Then::Stop);
        sentence([self.words.say(id, &[("last", number(rules.last()))])].into_iter().chain(then))
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

    /// The sign of a usual reading, where one that matters concerns what is asked for.
    fn silence(&self, concerns: impl Fn(&Statement<'_>) -> bool) -> &'static str {
        let silent = |statement: &Statement<'_>| statement.is_silent() && statement.matters && statement.question.is_some();
        if self.list.iter().any(|statement| silent(statement) && concerns(statement)) { SIGN_SILENT } else { "" }
    }

    /// The rows of a rule of few squares: one for each where each leads to a square of its own.
    fn rows(&self, rule: &SquareRule) -> Vec<(Option<Square>, Row)> {
        let row = self.row(rule, &self.words.name(rule));
        let Some(Motion::GoTo(Target::Each(pairs))) = rule.effect.motion.as_ref().map(|motion| &motion.value) else {
            return vec![(rule.at.value.first().copied(), row)];
        };
        let alone = |(from, to): &(Square, Square)| {
            let mut one = rule.clone();
            one.at.value = vec![*from];
            one.effect.motion = rule
                .effect
                .motion
                .as_ref()
                .map(|motion| Ruled { value: Motion::GoTo(Target::Each(vec![(*from, *to)])), basis: motion.basis.clone() });
            let row = Row {
                squares: from.to_string(),
                does: self.row(&one, &self.words.name(rule)).does,
                name: row.name.clone(),
                icon: row.icon.clone(),
            };
            (Some(*from), row)
        };
        pairs.iter().map(alone).collect()
    }

    fn row(&self, rule: &SquareRule, name: &str) -> Row {
        let mut phrases: Vec<String> = self.words.does(rule).into_iter().map(|phrase| signed(phrase.says, phrase.basis)).collect();
        if let Some(Ruled { value: Motion::Again { after_bounce, heading, times, .. }, .. }) = &rule.effect.motion {
            phrases.extend(self.told(times));
            phrases.extend(self.told(after_bounce).filter(|_| relevance::after_bounce(&self.variant.rules, heading.value)));
        }
        Row {
            icon: has_icon(rule.kind.name()).then(|| rule.kind.name().to_owned()),
            squares: commas(&rule.at.value),
            // Behind the name: behind a number it would read as degrees.
            name: capital(bare(self.words.texts.lang(), name))
                + if rule.at.is_table() { SIGN_TABLE } else { "" }
                + self.silence(|statement| matches!(&statement.squares, Some((squares, _)) if *squares == rule.at.value.as_slice())),
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

    fn signs(&self) -> Vec<Sign> {
        let turns = of_card(self.variant).into_iter().flat_map(|example| replay(&self.variant.rules, &example));
        let steps: Vec<Step> = turns.flat_map(|turn| turn.steps).collect();
        let left = |step: &Step| match *step {
            Step::Waits { waiting, .. } | Step::Missed { left: waiting, .. } => waiting,
            _ => Waiting::Free,
        };
        let used = [
            ("wait", steps.iter().any(|step| matches!(left(step), Waiting::Turns(_)))),
            ("held", steps.iter().any(|step| left(step) == Waiting::Held)),
            ("released", steps.iter().any(|step| matches!(step, Step::Released { .. }))),
            ("stake", steps.iter().any(|step| matches!(step, Step::Pays { .. }))),
        ];
        let arrows = VariantFigures::new(self.variant, self.words.texts).arrows().into_iter();
        let used = used.into_iter().filter(|(_, used)| *used).map(|(icon, _)| icon);
        arrows.chain(used).map(|icon| Sign { icon, says: self.words.say(&format!("sign-{icon}"), &[]) }).collect()
    }

    fn turns(&self) -> Vec<WorkedTurn> {
        // The figures of worked turns are numbered as the card shows them.
        let examples = of_card(self.variant);
        let flagged = examples.iter().zip(1_usize..);
        let (texts, rules) = (self.words.texts, &self.variant.rules);
        flagged
            .map(|(example, number)| {
                let turns = replay(rules, example);
                let told: Vec<String> = turns.iter().flat_map(|turn| sentences(texts, rules, &example.given.names, turn)).collect();
                WorkedTurn {
                    title: self.words.text(&example.say),
                    figure: format!("turn/{number}"),
                    alt: told.join(" "),
                    text: paths(texts, rules, &example.given.names, &turns).join(" "),
                }
            })
            .collect()
    }

    /// Where the rules are known by an extract only, and the variant tells how far they reach: a board can have more.
    fn partial(&self, sources: &[Cited]) -> Option<String> {
        let extracts = !sources.is_empty() && sources.iter().all(|source| source.extract);
        let scope = self.variant.notes_on(About::Scope).next().is_some();
        (extracts && scope).then(|| sentence([self.words.say("card-partial", &[])]))
    }

    fn house(&self) -> Vec<String> {
        self.variant.notes_on(About::House).map(|note| self.words.markdown(&note.says)).collect()
    }

    /// The sources that a rule rests on; all of them where no rule names any.
    fn sources(&self) -> Vec<Cited> {
        let named: BTreeSet<&str> =
            self.list.iter().flat_map(|statement| statement.basis.sources()).map(|source| source.source.as_str()).collect();
        let sources = self.variant.sources_in_order().into_iter().filter(|(key, _)| named.is_empty() || named.contains(key));
        sources.map(|(_, source)| self.words.cite(source)).collect()
    }

    fn minutes(&self) -> Option<String> {
        let (first, last) = self.variant.claims.minutes.as_ref()?.value;
        Some(self.words.range(first, last))
    }
}

mod board;
mod lines;
#[cfg(test)]
mod tests;
