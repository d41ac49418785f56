//! Two variants side by side: what differs, and a game that shows it.
//!
//! In come two variants; out comes Markdown, made by `templates/<language>/compare.md`, or the same as data. What differs is
//! said by the statements of both; what it changes, by the engine.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::odds_beside::{Beside, beside};
use super::statements::{Statement, Topic, statements};
use super::templates::{ReferenceError, render};
use crate::compare::Told;
use crate::compare::{Explored, Limit, Part, Search, Witness};
use crate::finding::short;
use crate::rules::Rules;
use crate::texts::{Texts, capital};
use crate::variant::Variant;
use crate::vocab::Square;
use crate::wording::Vocabulary;

/// Two variants compared.
#[derive(Serialize)]
pub struct Comparison {
    /// The title of the first one.
    pub one: String,
    /// The title of the other.
    pub other: String,
    /// What differs, in words.
    pub rows: Vec<Row>,
    /// The shortest game after which the two disagree.
    pub game: Told,
    /// For each part of the rules that differs, the shortest game that shows it.
    pub parts: Vec<PartShown>,
    /// What differs and changes no turn.
    pub idle: Vec<String>,
    /// What differs and was not found to change a turn, though not everything was tried.
    pub open: Vec<String>,
    #[serde(skip)]
    witness: Option<Box<Witness>>,
}

/// One difference in words.
#[derive(Serialize)]
pub struct Row {
    /// What it is about.
    pub what: String,
    /// What the first variant says.
    pub one: String,
    /// What the other says.
    pub other: String,
    /// Whether it can change a turn, and by which part of the rules.
    #[serde(skip)]
    part: Option<Part>,
}

/// A part of the rules that differs.
#[derive(Serialize)]
pub struct PartShown {
    /// What it is.
    pub what: String,
    /// The game that shows it.
    pub game: Told,
}

/// Compares two variants with so many players.
pub fn compare(texts: &Texts, one: &Variant, other: &Variant, players: usize, limit: Limit) -> Comparison {
    let words = (Vocabulary::new(texts, &one.rules), Vocabulary::new(texts, &other.rules));
    let rows = rows(&words.0, &words.1, one, other);
    let explored = Explored::new(&one.rules, players, limit);
    let search = explored.first_difference(&other.rules);
    let game = told(texts, &one.rules, &other.rules, &search);
    let mut named: Vec<(Part, Vec<String>)> = Vec::new();
    let (mut parts, mut idle, mut open) = (Vec::new(), Vec::new(), Vec::new());
    for row in &rows {
        let Some(part) = &row.part else {
            idle.push(row.what.clone());
            continue;
        };
        match named.iter_mut().find(|(other, _)| other == part) {
            Some((_, names)) => names.push(row.what.clone()),
            None => named.push((part.clone(), vec![row.what.clone()])),
        }
    }
    for (part, names) in named {
        let rules = part.taken_over(&one.rules, &other.rules);
        match explored.first_difference(&rules) {
            Search::Differ(witness) => {
                parts.push(PartShown { what: names.join(" · "), game: Told::new(texts, &one.rules, &rules, &witness) })
            }
            Search::Same { .. } => idle.extend(names),
            Search::Unknown { .. } => open.extend(names),
        }
    }
    let witness = if let Search::Differ(witness) = search { Some(witness) } else { None };
    Comparison { one: short(words.0.text(&one.title)), other: short(words.1.text(&other.title)), rows, game, parts, idle, open, witness }
}

impl Comparison {
    /// The game that shows the difference, where one was found.
    pub fn witness(&self) -> Option<&Witness> {
        self.witness.as_deref()
    }

    /// The comparison as Markdown.
    ///
    /// # Errors
    /// Where the template is at fault.
    pub fn markdown(&self, texts: &Texts) -> Result<String, ReferenceError> {
        render(texts.lang(), "compare.md", self)
    }

    /// The comparison with what it does to the figures, as Markdown: both variants with theirs, for as many players.
    ///
    /// # Errors
    /// Where the template is at fault.
    pub fn with_figures(&self, texts: &Texts, one: Beside<'_>, other: Beside<'_>) -> Result<String, ReferenceError> {
        let heading = texts.say("compare-figures", &[("n", one.1.players.into())]);
        let table = beside(one, other, texts);
        Ok(format!("{}\n\n## {heading} {{ #figures }}\n\n{table}", self.markdown(texts)?.trim_end()))
    }
}

/// The game that a search has found, or why there is none.
fn told(texts: &Texts, one: &Rules, other: &Rules, search: &Search) -> Told {
    match search {
        Search::Differ(witness) => Told::new(texts, one, other, witness),
        Search::Same { tables } => Told::none(texts, "compare-same", *tables),
        Search::Unknown { tables } => Told::none(texts, "compare-unknown", *tables),
    }
}

/// Every difference that the two variants state or that their silences leave.
fn rows(words: &Vocabulary<'_>, words_of_other: &Vocabulary<'_>, one: &Variant, other: &Variant) -> Vec<Row> {
    let (ours, theirs) = (statements(words, one), statements(words_of_other, other));
    let mut rows = Vec::new();
    for topic in [Topic::Table, Topic::FirstThrow, Topic::ThrowAgain] {
        general(topic, &ours, &theirs, &mut rows);
    }
    squares(words, &ours, &theirs, &mut rows);
    for topic in [Topic::Squares, Topic::Meeting, Topic::Finish] {
        general(topic, &ours, &theirs, &mut rows);
    }
    rows
}

/// What is said of the game as a whole: both answers to a question in one row, and nothing else beside them.
fn general<'l>(topic: Topic, ours: &'l [Statement<'l>], theirs: &'l [Statement<'l>], rows: &mut Vec<Row>) {
    let asked = |list: &[Statement<'_>]| {
        let of_topic = list.iter().filter(|statement| statement.topic == topic);
        of_topic.filter_map(|statement| Some((statement.asks.clone()?, statement.part.clone()))).collect::<Vec<_>>()
    };
    let mut questions: Vec<(String, Option<Part>)> = Vec::new();
    for question in asked(ours).into_iter().chain(asked(theirs)) {
        if !questions.contains(&question) {
            questions.push(question);
        }
    }
    let given = |list: &'l [Statement<'l>], what: &str| {
        list.iter().filter(|statement| statement.topic == topic && statement.asks.as_deref() == Some(what)).collect::<Vec<_>>()
    };
    // One answer is the same on boards of other lengths, whose last square it names.
    let named = |said: &[&'l Statement<'l>]| {
        said.iter().map(|statement| statement.answer.map_or_else(|| statement.says.clone(), str::to_owned)).collect::<Vec<_>>()
    };
    let told = |said: &[&Statement<'_>]| said.iter().map(|statement| capital(&statement.says)).collect::<Vec<_>>().join(". ");
    for (what, part) in questions {
        let (one, other) = (given(ours, &what), given(theirs, &what));
        if named(&one) != named(&other) {
            rows.push(Row { what, one: told(&one), other: told(&other), part });
        }
    }
}

/// What each square does; squares that both change in the same way share a row.
fn squares(words: &Vocabulary<'_>, ours: &[Statement<'_>], theirs: &[Statement<'_>], rows: &mut Vec<Row>) {
    let (ours, theirs) = (by_square(ours), by_square(theirs));
    let all: BTreeSet<Square> = ours.keys().chain(theirs.keys()).copied().collect();
    let mut grouped: Vec<((String, String), BTreeSet<Square>)> = Vec::new();
    for square in all {
        let says = |list: &BTreeMap<Square, Vec<String>>| list.get(&square).map(|says| says.join(". ")).unwrap_or_default();
        let (one, other) = (says(&ours), says(&theirs));
        if one == other {
            continue;
        }
        match grouped.iter_mut().find(|(pair, _)| pair.0 == one && pair.1 == other) {
            Some((_, squares)) => {
                squares.insert(square);
            }
            None => grouped.push(((one, other), BTreeSet::from([square]))),
        }
    }
    for ((one, other), squares) in grouped {
        let numbers: Vec<String> = squares.iter().map(Square::to_string).collect();
        let args = [("n", squares.len().into()), ("squares", words.list(&numbers).into())];
        rows.push(Row { what: words.say("compare-squares", &args), one, other, part: Some(Part::Squares(squares)) });
    }
}

/// What is said of each square, its name first.
fn by_square(list: &[Statement<'_>]) -> BTreeMap<Square, Vec<String>> {
    let mut said: BTreeMap<Square, Vec<String>> = BTreeMap::new();
    for statement in list.iter().filter(|statement| !statement.is_silent() || statement.matters) {
        let Some((squares, name)) = &statement.squares else { continue };
        for square in *squares {
            let says = said.entry(*square).or_insert_with(|| vec![name.clone()]);
            says.push(capital(&statement.says));
        }
    }
    said
}
