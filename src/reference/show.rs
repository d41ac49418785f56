//! The whole of a variant: every rule with its basis, notes, worked turns, sources and their clauses.
//!
//! In comes a variant; out comes Markdown, made by `templates/<language>/show.md` from the data put together here.

use std::collections::BTreeMap;

use serde::Serialize;

use super::small::{Cited, IN_ROW, edition, sentence};
use super::statements::{Statement, Topic, statements};
use super::templates::{ReferenceError, render};
use crate::document::markdown;
use crate::game::replay;
use crate::rules::{Basis, SourceRef};
use crate::texts::Texts;
use crate::variant::{About, Example, Source, Variant};
use crate::vocab::{Words, commas};
use crate::wording::{Vocabulary, sentences};

/// The reference of a variant in the language of the texts, as Markdown.
///
/// # Errors
/// Where a template is at fault.
pub fn show(variant: &Variant, texts: &Texts) -> Result<String, ReferenceError> {
    let words = Vocabulary::new(texts, &variant.rules);
    render(texts.lang(), "show.md", &Show::new(variant, &words))
}

#[derive(Serialize)]
struct Show {
    title: String,
    /// Markdown, made safe.
    summary: String,
    extends: Option<String>,
    country: Option<String>,
    date: Option<String>,
    topics: Vec<Section<Rule>>,
    notes: Vec<Section<Remark>>,
    examples: Vec<Worked>,
    sources: Vec<Text>,
    edition: String,
}

#[derive(Serialize)]
pub(super) struct Section<T> {
    pub(super) title: String,
    /// What is said of all of them first, where there is anything.
    pub(super) remark: String,
    pub(super) items: Vec<T>,
}

/// What is said of the same squares, or one rule of the game.
#[derive(Serialize)]
pub(super) struct Rule {
    pub(super) squares: String,
    pub(super) parts: Vec<Part>,
    pub(super) basis: String,
}

#[derive(Serialize)]
pub(super) struct Part {
    /// Asked where the text is silent.
    pub(super) question: Option<String>,
    pub(super) says: String,
}

#[derive(Serialize)]
pub(super) struct Remark {
    /// Markdown, made safe.
    pub(super) says: String,
    pub(super) sources: String,
}

#[derive(Serialize)]
pub(super) struct Worked {
    pub(super) title: String,
    pub(super) turns: Vec<String>,
    pub(super) sources: String,
}

#[derive(Serialize)]
pub(super) struct Text {
    pub(super) key: String,
    pub(super) cited: Cited,
    /// Markdown, made safe.
    pub(super) note: String,
    /// What rests on the source as a whole.
    pub(super) used: Vec<String>,
    pub(super) clauses: Vec<Cover>,
}

/// A clause and what rests on it.
#[derive(Serialize)]
pub(super) struct Cover {
    pub(super) id: String,
    pub(super) says: String,
    pub(super) used: Vec<String>,
}

impl Show {
    fn new(variant: &Variant, words: &Vocabulary<'_>) -> Show {
        let list = statements(words, variant);
        let used = uses(variant, words, &list);
        Show {
            title: words.text(&variant.title),
            summary: words.markdown(&variant.summary),
            extends: variant.extends.clone(),
            country: variant.country.as_deref().map(|code| words.country(code)),
            date: variant.date.as_deref().map(|date| words.dated(date)),
            topics: topics(words, &list),
            notes: notes(variant, words),
            examples: variant.examples.iter().map(|example| worked(variant, words, example)).collect(),
            sources: variant.sources_in_order().into_iter().map(|(key, source)| text(words, &used, key, source)).collect(),
            edition: edition(variant),
        }
    }
}

pub(super) fn topics(words: &Vocabulary<'_>, list: &[Statement<'_>]) -> Vec<Section<Rule>> {
    let mut sections: BTreeMap<Topic, Vec<Rule>> = BTreeMap::new();
    // A silence that cannot matter is not worth a line.
    let told: Vec<_> = list.iter().filter(|statement| !statement.is_silent() || statement.matters).collect();
    for group in told.chunk_by(|one, other| one.rule.is_some() && one.rule == other.rule) {
        let squares = group.iter().map(|statement| squares(statement)).max_by_key(String::len).unwrap_or_default();
        // Where the squares are named already, they are told only for a basis of their own.
        let named = |statement: &Statement<'_>| name(statement).is_some_and(|name| name != squares);
        let skip = group.first().zip(group.get(1)).is_some_and(|(first, next)| named(first) && first.basis == next.basis);
        // What rests on one basis stands together, so that none is taken for the basis of another.
        for alike in group.get(usize::from(skip)..).unwrap_or_default().chunk_by(|one, other| one.basis == other.basis) {
            let Some(first) = alike.first() else { continue };
            let parts = alike.iter().map(|statement| part(statement)).collect();
            sections.entry(first.topic).or_default().push(Rule { squares: squares.clone(), parts, basis: words.basis(first.basis) });
        }
    }
    sections.into_iter().map(|(topic, items)| Section { title: words.say(topic.id(), &[]), remark: String::new(), items }).collect()
}

fn name<'s>(statement: &'s Statement<'_>) -> Option<&'s str> {
    statement.squares.as_ref().map(|(_, name)| name.as_str())
}

pub(super) fn part(statement: &Statement<'_>) -> Part {
    Part { question: statement.question.clone().filter(|_| statement.is_silent()), says: sentence([statement.says.clone()]) }
}

/// What a statement on squares is named by: `31 Puits`, `Oies`.
pub(super) fn squares(statement: &Statement<'_>) -> String {
    match &statement.squares {
        Some((squares, name)) if (1..=IN_ROW).contains(&squares.len()) => {
            format!("{} {name}", commas(*squares))
        }
        Some((_, name)) => name.clone(),
        None => String::new(),
    }
}

fn notes(variant: &Variant, words: &Vocabulary<'_>) -> Vec<Section<Remark>> {
    let mut sections: BTreeMap<About, Vec<Remark>> = BTreeMap::new();
    for note in &variant.notes {
        let remark = Remark { says: words.markdown(&note.says), sources: references(&note.sources) };
        sections.entry(note.about).or_default().push(remark);
    }
    let remark = |about, notes| if about == About::House { unchecked(words, notes) } else { String::new() };
    sections
        .into_iter()
        .map(|(about, items)| Section { title: self::about(words, about, items.len()), remark: remark(about, items.len()), items })
        .collect()
}

/// That nothing has checked so many rules of the house.
pub(super) fn unchecked(words: &Vocabulary<'_>, rules: usize) -> String {
    words.say("house-unchecked", &[("n", rules.into())])
}

/// What so many notes are about.
pub(super) fn about(words: &Vocabulary<'_>, about: About, notes: usize) -> String {
    words.say(&format!("about-{}", about.name()), &[("n", notes.into())])
}

fn worked(variant: &Variant, words: &Vocabulary<'_>, example: &Example) -> Worked {
    let turns = replay(&variant.rules, example);
    let tell = |turn| sentences(words.texts, &variant.rules, &example.given.names, turn).join(" ");
    Worked { title: words.text(&example.say), turns: turns.iter().map(tell).collect(), sources: references(&example.sources) }
}

/// What rests on each source and clause, in words.
pub(super) type Uses = BTreeMap<SourceRef, Vec<String>>;

pub(super) fn uses(variant: &Variant, words: &Vocabulary<'_>, list: &[Statement<'_>]) -> Uses {
    let mut uses = Uses::new();
    let mut add = |sources: &[SourceRef], says: &str| {
        for source in sources {
            let used = uses.entry(source.clone()).or_default();
            if !used.iter().any(|other| other == says) {
                used.push(says.to_owned());
            }
        }
    };
    for statement in list {
        let squares = squares(statement);
        let says = if squares.is_empty() { statement.says.clone() } else { words.of_squares(&[squares], statement.says.clone()) };
        add(statement.basis.sources(), &says);
    }
    for note in &variant.notes {
        add(&note.sources, &words.say("used-note", &[("about", about(words, note.about, 1).into())]));
    }
    for example in &variant.examples {
        add(&example.sources, &words.say("used-example", &[("title", words.text(&example.say).into())]));
    }
    uses
}

pub(super) fn text(words: &Vocabulary<'_>, uses: &Uses, key: &str, source: &Source) -> Text {
    let used = |clause: Option<&str>| {
        let of = SourceRef { source: key.to_owned(), clause: clause.map(str::to_owned) };
        uses.get(&of).cloned().unwrap_or_default()
    };
    Text {
        key: key.to_owned(),
        cited: words.cite(source),
        note: words.markdown(&source.note),
        used: used(None),
        clauses: source
            .clauses
            .iter()
            .map(|clause| Cover { id: clause.id.clone(), says: words.text(&clause.says), used: used(Some(&clause.id)) })
            .collect(),
    }
}

pub(super) fn references(sources: &[SourceRef]) -> String {
    commas(sources)
}

impl Vocabulary<'_> {
    /// Markdown of a variant file, made safe to stand in a line.
    pub(super) fn markdown(&self, words: &Words) -> String {
        markdown::safe(&self.text(words), self.texts.lang())
    }

    /// A country by its two letters; where it has no words, the letters.
    pub(super) fn country(&self, code: &str) -> String {
        self.texts.try_say(&format!("country-{}", code.to_lowercase()), &[]).unwrap_or_else(|| code.to_uppercase())
    }

    /// Why something holds, for a reader; nothing where the variant just says it.
    pub(super) fn basis(&self, basis: &Basis) -> String {
        match basis {
            Basis::Said(sources) => references(sources),
            Basis::Silent => self.say("basis-silent", &[]),
            Basis::Table(sources) if sources.is_empty() => self.say("basis-table", &[]),
            Basis::Table(sources) => self.say("basis-table-announced", &[("sources", references(sources).into())]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Embedded, Input, check};
    use crate::variant::Note;
    use crate::vocab::Lang;
    use crate::wording::samples;

    /// A value of each kind: said by a text, agreed at the table, left to the usual reading; a note, and turns.
    const HOUSE: &str = "
goosebook: 1
id: maison
title: { fr: Variante familiale, en: Family variant }
summary: { fr: Le jeu en famille., en: The game for families. }
country: fr
sources:
  tutoriel:
    title: Le Jeu de l'Oie
    date: 2026
    url: https://oie.example/famille
    checked: 2026-10-31
    clauses: [{ id: nine, says: { fr: Le premier 9 a deux raccourcis., en: The first 9 has two shortcuts. } }]
players: { min: 2, max: 6, first: random }
track: { squares: 63 }
first_throw: { is: [{ dice: [6, 3], to: 26 }, { dice: [5, 4], to: 53 }], source: tutoriel/nine }
squares:
  goose: { at: [5, 9, 14, 18], move: again, after_bounce: keep, source: { after_bounce: table } }
  bridge: { at: 6, go_to: 12 }
  prison: { at: 52, miss: 2, shared: true, source: { shared: table } }
meeting: { rule: swap, displaced: unread, source: { displaced: table } }
finish: { overshoot: bounce }
claims: { minutes: [15, 30] }
notes:
  - about: mistake
    says: { fr: Relancer les dés sur une *oie* <b>!</b>, en: Throwing again on a *goose* <b>!</b> }
    source: tutoriel/nine
examples:
  - { say: { fr: Premier tour, en: First turn }, turns: [{ Alice: [6, 3] }, { Bob: [2, 4] }] }
  - { say: { fr: En prison, en: In prison }, given: { Bob: 50 }, turns: [{ Bob: [1, 1] }, { Bob: missed }, { Bob: missed }, { Bob: [2, 1] }] }
";

    #[test]
    fn the_reference_of_a_house_variant() {
        let report = check(&Input::new("maison.yaml", HOUSE.as_bytes()), &Embedded);
        assert!(report.findings.is_empty(), "{:?}", report.findings);
        let house = report.variant.unwrap();
        for lang in Lang::ALL {
            let markdown = show(&house, &Texts::embedded(*lang).unwrap()).unwrap();
            assert!(!markdown.contains('⟦'), "{markdown}");
            insta::assert_snapshot!(format!("show-house-{lang}"), markdown);
        }
    }

    #[test]
    fn texts_of_a_variant_stay_texts() {
        let evil = "# a|b\n\n> *c* <script>alert(1)</script>\n\n[d](javascript:e) ![f](figure:board)\n\n---\n\n- g";
        let mut variant = samples::family();
        variant.summary = samples::words(evil, evil);
        variant.notes.push(Note { about: About::Game, says: samples::words(evil, evil), sources: Vec::new() });
        variant.sources.get_mut("tutoriel").unwrap().note = samples::words(evil, evil);
        let document = crate::document::parse(&show(&variant, &Texts::embedded(Lang::Fr).unwrap()).unwrap(), Lang::Fr);
        let unexpected = document.blocks.iter().filter(|block| {
            matches!(
                block,
                crate::document::Block::Figure { .. } | crate::document::Block::SideBreak | crate::document::Block::Table { .. }
            )
        });
        assert_eq!(unexpected.count(), 0);
        assert!(!format!("{document:?}").contains("url: \"javascript"));
    }
}
