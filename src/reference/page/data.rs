//! What stands on a reference page, ready for its template.

use serde::Serialize;

use super::asked::{Asked, Decision, answers};
use super::parts::Maker;
use super::worked::{Matters, Worked};
use crate::bundle;
use crate::compare::Told;
use crate::document::markdown;
use crate::reference::Misread;
use crate::reference::card::Card;
use crate::reference::show::{self, Remark, Section, Text};
use crate::reference::statements::{Topic, statements};
use crate::rules::Kind;
use crate::texts::Texts;
use crate::trace;
use crate::variant::{About, Variant};
use crate::wording::Vocabulary;

/// A reference page.
#[derive(Serialize)]
pub(super) struct Page<'a> {
    title: String,
    /// Markdown, made safe.
    summary: String,
    extends: Option<String>,
    glance: Vec<Fact>,
    game: Vec<Remark>,
    material: Vec<String>,
    material_notes: Vec<Remark>,
    aim: String,
    setup: Vec<String>,
    setup_notes: Vec<Remark>,
    turn: Vec<String>,
    /// Which throws give another one.
    throw_again: Vec<String>,
    reminders: Vec<Remark>,
    house: Vec<Remark>,
    house_title: String,
    house_unchecked: String,
    first_throw: Vec<String>,
    geese: Vec<SquareRow>,
    /// Whether they are all geese, and no other squares that send on by the same total.
    geese_only: bool,
    squares: Vec<SquareRow>,
    /// What holds on special squares as a whole.
    squares_say: Vec<String>,
    board: String,
    meeting: Vec<String>,
    finish: Vec<String>,
    ends: Option<Ends>,
    decisions: Vec<Decision>,
    /// Whether turns show them.
    decisions_shown: bool,
    turns: Vec<Turn>,
    chosen: Vec<Turn>,
    /// Whether the turns shown together show all that can happen.
    whole: bool,
    claim: Option<String>,
    length: Option<Length>,
    mistakes: Vec<Remark>,
    misread: &'a [Misread],
    advice: Vec<Remark>,
    questions: Vec<Asked>,
    unsaid: Vec<Silent>,
    harmless: Vec<String>,
    unknown: Vec<String>,
    searched: bool,
    express: Vec<Express>,
    card: Card,
    conventions: Vec<String>,
    rests: Vec<Section<show::Rule>>,
    sources: Vec<Text>,
    scope: Vec<Remark>,
    history: Vec<Remark>,
    changes: Vec<Fact>,
    checked: Option<String>,
    /// Where an error is reported: a web address.
    report: Option<String>,
    edition: String,
}

/// A word and what it stands for.
#[derive(Serialize)]
pub(super) struct Fact {
    pub(super) what: String,
    pub(super) says: String,
}

/// A rule of squares.
#[derive(Serialize)]
pub(super) struct SquareRow {
    pub(super) icon: Option<String>,
    pub(super) squares: String,
    pub(super) name: String,
    pub(super) rule: String,
    pub(super) remember: String,
}

/// A line of the express summary.
#[derive(Serialize)]
pub(super) struct Express {
    pub(super) squares: String,
    pub(super) name: String,
    pub(super) does: String,
}

/// Where pawns end near the last square.
#[derive(Serialize)]
pub(super) struct Ends {
    pub(super) totals: Vec<u16>,
    pub(super) rows: Vec<EndsRow>,
}

#[derive(Serialize)]
pub(super) struct EndsRow {
    pub(super) from: String,
    pub(super) to: Vec<End>,
}

#[derive(Serialize)]
pub(super) struct End {
    pub(super) square: String,
    pub(super) wins: bool,
}

/// A worked turn or several.
#[derive(Serialize)]
pub(super) struct Turn {
    pub(super) title: String,
    /// The name of its drawing.
    pub(super) figure: String,
    pub(super) alt: String,
    pub(super) turns: Vec<String>,
    pub(super) sources: String,
}

/// How long games last.
#[derive(Serialize)]
pub(super) struct Length {
    pub(super) players: String,
    pub(super) exact: bool,
    pub(super) games: String,
    pub(super) turns: String,
    pub(super) median: String,
    pub(super) low: String,
    pub(super) high: String,
    pub(super) throws: String,
    pub(super) fewest: usize,
    pub(super) first: Option<String>,
    pub(super) second: Option<String>,
    pub(super) block: String,
    pub(super) choices: bool,
    pub(super) chart: String,
    pub(super) heat: String,
}

/// A question that the variant leaves open and that matters.
#[derive(Serialize)]
pub(super) struct Silent {
    /// The squares that it is about, by name; empty where it is about the game.
    pub(super) of: String,
    pub(super) asks: String,
    pub(super) usual: String,
    pub(super) other: String,
    pub(super) game: Told,
}

impl<'a> Page<'a> {
    pub(super) fn new(variant: &'a Variant, worked: &'a Worked, texts: &'a Texts, report: Option<&str>) -> Page<'a> {
        let words = Vocabulary::new(texts, &variant.rules);
        let list = statements(&words, variant);
        let used = show::uses(variant, &words, &list);
        let maker = Maker { variant, worked, words, list: &list };
        let asked = answers(words, variant);
        let card = Card::new(variant, texts);
        let (geese, squares) = maker.squares();
        let house = maker.notes(About::House);
        let (turns, chosen) = maker.turns();
        let unsaid = worked.unsaid.as_deref().unwrap_or_default();
        Page {
            title: words.text(&variant.title),
            summary: words.markdown(&variant.summary),
            extends: variant.extends.clone(),
            glance: maker.glance(),
            game: maker.notes(About::Game),
            material: maker.material(),
            material_notes: maker.notes(About::Material),
            setup: maker.told(Topic::Table),
            setup_notes: maker.notes(About::Setup),
            turn: maker.turn(),
            throw_again: maker.told(Topic::ThrowAgain),
            reminders: maker.notes(About::Reminder),
            house_title: show::about(&maker.words, About::House, house.len()),
            house_unchecked: show::unchecked(&maker.words, house.len()),
            house,
            first_throw: if variant.rules.first_throw.exceptions.is_empty() { Vec::new() } else { maker.told(Topic::FirstThrow) },
            geese_only: geese.iter().all(|row| row.icon.as_deref() == Some(Kind::Goose.name())),
            geese,
            squares,
            squares_say: maker.told(Topic::Squares),
            meeting: maker.told(Topic::Meeting),
            finish: maker.told(Topic::Finish),
            ends: maker.ends(),
            decisions_shown: asked.decisions.iter().any(|decision| !decision.example.is_empty()),
            decisions: asked.decisions,
            turns,
            chosen,
            whole: worked.whole,
            claim: variant.claims.minutes.as_ref().map(|minutes| maker.words.range(minutes.value.0, minutes.value.1)),
            length: maker.length(),
            mistakes: maker.notes(About::Mistake),
            misread: worked.mistakes.get(texts.lang().code()).map(Vec::as_slice).unwrap_or_default(),
            advice: maker.notes(About::Advice),
            questions: asked.questions,
            unsaid: unsaid.iter().filter_map(|unsaid| maker.silent(unsaid)).collect(),
            harmless: maker.open(|matters| matches!(matters, Matters::No { .. })),
            unknown: maker.open(|matters| *matters == Matters::Unknown),
            searched: worked.unsaid.is_some(),
            conventions: maker.conventions(),
            rests: show::topics(&words, &list),
            sources: variant.sources_in_order().into_iter().map(|(key, source)| show::text(&words, &used, key, source)).collect(),
            scope: maker.notes(About::Scope),
            history: maker.notes(About::History),
            changes: variant.changes.iter().map(|change| Fact { what: words.day(&change.date), says: words.text(&change.says) }).collect(),
            checked: variant.sources.values().filter_map(|source| source.checked.as_deref()).max().map(|day| words.day(day)),
            report: report.map(markdown::address).filter(|address| !address.is_empty()),
            edition: format!("{} · {}", trace::line(variant), bundle::PROGRAM),
            aim: card.aim.clone(),
            board: card.board_alt.clone(),
            express: maker.express(&card),
            card,
        }
    }
}
