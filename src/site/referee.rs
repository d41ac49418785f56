//! Who is right? Choose where the pawns stand and what the dice show, and read what happens.
//!
//! With a script the answers are looked up among those that the engine has given; without one the page has tables of the
//! same answers. The script knows no rule.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::outcomes::{Ended, Outcome, Outcomes, Place, Ways, outcomes};
use super::press::{Found, Page, Press};
use super::search::script;
use super::skin::Skin;
use super::{Entry, SiteError, pointing, store};
use crate::engine::Waiting;
use crate::output::svg::escape;
use crate::vocab::{Square, Throw};
use crate::wording::Vocabulary;

/// So many rows stand in one table; more make several pages.
const ROWS: usize = 100;

/// What is kept of the answers.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// For the script, as JSON.
    answers: String,
    /// What the form offers.
    form: Value,
    totals: Vec<u16>,
    /// The rows of the tables, as HTML: alone, and with another pawn where one arrives.
    alone: Vec<String>,
    with: Vec<String>,
}

impl Kept {
    /// On how many pages the tables stand.
    fn pages(&self) -> usize {
        self.alone.len().div_ceil(ROWS)
    }
}

/// Prints the page, what its script answers from, and the tables.
pub(super) fn make(press: &mut Press<'_>, number: usize, index: usize) -> Result<(), SiteError> {
    let entry = press.entry(index)?;
    let id = entry.variant.id.as_str();
    let skin = press.skin(number)?;
    let key = press.key("referee", &[&entry.hash, skin.lang().code()]);
    let kept: Option<Kept> =
        store::kept(press.store, &key, || outcomes(&entry.variant.rules, &skin.texts).map(|all| keep(skin, entry, &all)));
    let title = Vocabulary::new(&skin.texts, &entry.variant.rules).text(&entry.variant.title);
    let name = skin.say("site-referee");
    let address = skin.roads.referee(id);
    let mut page = Page {
        section: "variants",
        others: press.in_all(|skin| skin.roads.referee(id)),
        above: vec![(skin.say("site-nav-variants"), skin.roads.home()), (title.clone(), skin.roads.variant(id))],
        description: skin.texts.say("site-referee-description", &[("title", title.as_str().into())]),
        ..Page::new(address.clone(), "referee.html", name.clone())
    }
    .with("of", title.as_str())
    .with("id", id);
    let mut script = None;
    if let Some(kept) = &kept {
        let pages = kept.pages();
        let links = (1..=pages).map(|table| json!({"number": table, "href": address.to(&skin.roads.table(id, table))}));
        page = page
            .with("form", kept.form.clone())
            .with("board", pointing::draw(skin, entry, "referee-board", false))
            .with("answers", address.to(&skin.roads.answers(id)))
            .with("tables", if pages > 1 { links.collect() } else { Vec::<Value>::new() });
        if pages == 1 {
            page = page.with("totals", kept.totals.clone()).with("alone", kept.alone.concat()).with("with", kept.with.concat());
        }
        script = Some((skin.roads.answers(id), format!("window.goosebookAnswers={};\n", kept.answers)));
    }
    let found = Found { title: name, of: title.clone(), address, part: String::new(), text: page.description.clone() };
    press.find(number, found);
    press.print(number, page)?;
    if let Some((to, script)) = script {
        press.hand(&to, script)?;
    }
    kept.filter(|kept| kept.pages() > 1).map_or(Ok(()), |kept| tables(press, number, entry, &title, &kept))
}

/// Prints the tables that are too long for one page, a part on each.
fn tables(press: &mut Press<'_>, number: usize, entry: &Entry, title: &str, kept: &Kept) -> Result<(), SiteError> {
    let id = entry.variant.id.as_str();
    let pages = kept.pages();
    for table in 1..=pages {
        let rows = |rows: &[String]| rows.iter().skip((table - 1) * ROWS).take(ROWS).map(String::as_str).collect::<String>();
        let skin = press.skin(number)?;
        let name = skin.say("site-referee");
        let beside = |table: usize| ((1..=pages).contains(&table)).then(|| (format!("{name} {table}"), skin.roads.table(id, table)));
        let page = Page {
            section: "variants",
            others: press.in_all(|skin| skin.roads.table(id, table)),
            above: vec![
                (skin.say("site-nav-variants"), skin.roads.home()),
                (title.to_owned(), skin.roads.variant(id)),
                (name.clone(), skin.roads.referee(id)),
            ],
            before: beside(table - 1),
            after: beside(table + 1),
            description: skin.texts.say("site-referee-description", &[("title", title.into())]),
            ..Page::new(skin.roads.table(id, table), "outcomes.html", format!("{name} {table}/{pages}"))
        }
        .with("of", title)
        .with("totals", kept.totals.clone())
        .with("alone", rows(&kept.alone))
        .with("with", rows(&kept.with));
        press.print(number, page)?;
    }
    Ok(())
}

fn keep(skin: &Skin, entry: &Entry, all: &Outcomes) -> Kept {
    let mut totals: Vec<u16> = all.throws.iter().map(|throw| throw.total().number()).collect();
    totals.sort_unstable();
    totals.dedup();
    let table = Table { skin, all, totals: &totals, begin: entry.variant.rules.begin() };
    let rows = |cell: &dyn Fn(usize, u16) -> String| -> Vec<String> {
        all.places
            .iter()
            .enumerate()
            .filter(|(_, place)| place.waiting == Waiting::Free)
            .map(|(index, place)| table.row(index, *place, cell))
            .collect()
    };
    let names = Vocabulary::new(&skin.texts, &entry.variant.rules).names(2);
    let waits: Vec<Value> = all
        .places
        .iter()
        .filter(|place| place.waiting != Waiting::Free)
        .map(|place| json!({"at": place.at.number(), "wait": place.waiting.number(), "label": table.wait(place.waiting)}))
        .collect();
    let form = json!({
        "begin": entry.variant.rules.begin().number(),
        "last": entry.variant.rules.last().number(),
        "names": names,
        "waits": waits,
    });
    Kept {
        answers: script(&answers(all, &form)),
        form,
        alone: rows(&|place, total| table.alone(place, total)),
        with: rows(&|place, total| table.with(place, total)),
        totals,
    }
}

/// What the script looks up: places, throws, sentences, turns, and which turn follows from which.
fn answers(all: &Outcomes, form: &Value) -> Value {
    let place = |place: &Place| json!([place.at.number(), place.waiting.number(), u8::from(place.thrown)]);
    let turn = |told: &Outcome| {
        let hops: Vec<u16> = told
            .hops
            .iter()
            .flat_map(|hop| [u16::from(hop.mover) * 2 + u16::from(hop.walks), hop.from.number(), hop.to.number()])
            .collect();
        json!([told.says, hops, told.mover.0.number(), told.other.map(Square::number)])
    };
    let ways = |ways: &Ways| match ways.as_slice() {
        [] => json!(-1),
        [only] => json!(only),
        several => json!(several),
    };
    let with: Vec<Value> = all
        .with
        .iter()
        .flat_map(|((place, throw, other), found)| [json!(place), json!(i64::try_from(*throw).unwrap_or(-1)), json!(other), ways(found)])
        .collect();
    json!({
        "form": form,
        "places": all.places.iter().map(place).collect::<Vec<_>>(),
        "others": all.others.iter().map(place).collect::<Vec<_>>(),
        "throws": all.throws.iter().map(Throw::to_string).collect::<Vec<_>>(),
        "says": all.says,
        "turns": all.turns.iter().map(turn).collect::<Vec<_>>(),
        "alone": all.alone.iter().map(|row| row.iter().map(ways).collect::<Vec<_>>()).collect::<Vec<_>>(),
        "missed": all.missed.iter().map(ways).collect::<Vec<_>>(),
        "with": with,
    })
}

/// The tables to read.
struct Table<'a> {
    skin: &'a Skin,
    all: &'a Outcomes,
    totals: &'a [u16],
    begin: Square,
}

impl Table<'_> {
    fn row(&self, index: usize, place: Place, cell: &dyn Fn(usize, u16) -> String) -> String {
        let label = match (place.at == self.begin, place.thrown) {
            (true, false) => self.skin.say("site-row-first"),
            (true, true) => self.skin.say("site-row-start"),
            _ => place.at.number().to_string(),
        };
        let cells: String = self.totals.iter().map(|total| format!("<td>{}</td>", cell(index, *total))).collect();
        format!("<tr><th scope=\"row\">{}</th>{cells}</tr>\n", escape(&label))
    }

    /// The throws of a total, with what each comes to.
    fn throws(&self, place: usize, total: u16) -> Vec<(usize, &Throw, &Ways)> {
        let Some(row) = self.all.alone.get(place) else { return Vec::new() };
        let of_total =
            self.all.throws.iter().enumerate().zip(row).filter(|((_, throw), ways)| throw.total().number() == total && !ways.is_empty());
        of_total.map(|((index, throw), ways)| (index, throw, ways)).collect()
    }

    /// What follows on an empty track.
    fn alone(&self, place: usize, total: u16) -> String {
        let found = self.throws(place, total).into_iter().map(|(_, throw, ways)| (*throw, self.ends(ways, false)));
        grouped(found.collect())
    }

    /// What follows with another pawn there where the pawn would come to rest, or on another square where that matters.
    fn with(&self, place: usize, total: u16) -> String {
        let mut found = Vec::new();
        for (index, throw, ways) in self.throws(place, total) {
            let rest = ways.first().and_then(|way| self.all.turns.get(*way)).map(|told| told.mover.0);
            let mut met = self.all.with.range((place, index, 0)..=(place, index, usize::MAX)).filter_map(|((_, _, other), ways)| {
                let other = self.all.others.get(*other)?;
                (other.waiting == Waiting::Free && Some(other.at) == rest).then_some(ways)
            });
            let text = met.next().map_or_else(|| "–".to_owned(), |ways| self.ends(ways, true));
            found.push((*throw, text));
        }
        grouped(found)
    }

    fn ends(&self, ways: &Ways, both: bool) -> String {
        let told = ways.iter().filter_map(|way| self.all.turns.get(*way));
        let mut texts: Vec<String> = Vec::new();
        for turn in told {
            let text = self.end(turn, both);
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        texts.join(" / ")
    }

    /// Where the pawn stands after a turn, with what is to be known of it.
    fn end(&self, told: &Outcome, both: bool) -> String {
        let (at, waiting) = told.mover;
        let number = at.number().to_string();
        let mine = match (told.ended, waiting) {
            (Ended::Wins, _) => format!("<b title=\"{}\">{number}★</b>", self.attribute("site-mark-wins")),
            (Ended::Endless, _) => format!("<b title=\"{}\">∞</b>", self.attribute("site-mark-endless")),
            (_, Waiting::Free) if told.ended == Ended::Again => format!("<b title=\"{}\">{number}+</b>", self.attribute("site-mark-again")),
            (_, Waiting::Free) => number,
            (_, Waiting::Turns(turns)) => format!("<b title=\"{}\">{number} ({turns})</b>", escape(&self.wait(waiting))),
            (_, Waiting::Held) => format!("<b title=\"{}\">{number} (…)</b>", escape(&self.wait(waiting))),
        };
        match told.other.filter(|_| both) {
            Some(other) => format!("{mine}\u{a0}· {}", other.number()),
            None => mine,
        }
    }

    fn attribute(&self, id: &str) -> String {
        escape(&self.skin.say(id))
    }

    fn wait(&self, waiting: Waiting) -> String {
        match waiting {
            Waiting::Free => String::new(),
            Waiting::Turns(turns) => self.skin.texts.say("site-mark-waits", &[("n", turns.into())]),
            Waiting::Held => self.skin.say("site-mark-held"),
        }
    }
}

/// One text where all throws of a total come to the same, else each with its throws; the most frequent last.
fn grouped(found: Vec<(Throw, String)>) -> String {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for (throw, text) in found {
        match groups.iter_mut().find(|(known, _)| *known == text) {
            Some((_, throws)) => throws.push(throw.to_string()),
            None => groups.push((text, vec![throw.to_string()])),
        }
    }
    match groups.as_slice() {
        [] => String::new(),
        [(only, _)] => only.clone(),
        several => {
            several.iter().map(|(text, throws)| format!("<span>{} → {text}</span>", throws.join(", "))).collect::<Vec<_>>().join("<br>")
        }
    }
}
