//! The page of a variant: all its rules, its board to point at, what to take home.

use std::rc::Rc;

use serde_json::{Value, json};

use super::address::Address;
use super::body::{self, Around};
use super::facets::facets;
use super::press::{Found, Page, Press};
use super::skin::Skin;
use super::{Entry, SiteError, pointing, store};
use crate::board::{self, BoardOptions};
use crate::document::{self, Block};
use crate::output::html::Heading;
use crate::pdf::{CardOptions, Flip, Format, Paper, Sheet};
use crate::print::print;
use crate::reference;
use crate::reference::VariantFigures;
use crate::reference::page::{self, PageFigures, Worked};
use crate::texts::{Texts, capital};
use crate::vocab::commas;
use crate::wording::Vocabulary;

/// Prints it, and what can be taken home from it.
pub(super) fn make(press: &mut Press<'_>, number: usize, index: usize) -> Result<(), SiteError> {
    let entry = press.entry(index)?;
    let variant = &entry.variant;
    let downloads = downloads(press, number, entry)?;
    let skin = press.skin(number)?;
    let words = Vocabulary::new(&skin.texts, &variant.rules);
    let address = skin.roads.variant(&variant.id);
    let worked = worked(press, entry)?;
    let report = press.settings.report_to.iter().find(|to| to.starts_with("http"));
    let markdown = page::reference(variant, &worked, &skin.texts, report.map(String::as_str))?;
    let mut document = document::parse(&markdown, skin.lang());
    // The page says the summary itself.
    if let Some(summary) = document.blocks.iter().position(|block| matches!(block, Block::Paragraph(_)))
        && summary <= 1
    {
        document.blocks.remove(summary);
    }
    let figures = PageFigures::new(variant, &worked, &skin.texts);
    let body = body::of_document(&document, &figures, Around { has_board: true, ..Around::alone(skin, &address) });
    let figures = VariantFigures::new(variant, &skin.texts);
    let around = Around { prefix: "card-", ..Around::alone(skin, &address) };
    let card = body::body(&reference::card(variant, &skin.texts)?, skin.lang(), &figures, around);
    let title = words.text(&variant.title);
    let chips = facets(&skin.texts, variant, &worked).into_iter().filter(|facet| facet.group != "feature");
    let chips: Vec<String> = chips.map(|facet| capital(&facet.label)).collect();
    let beside = |index: Option<usize>| {
        let other = &press.entries.get(index?)?.variant;
        Some((Vocabulary::new(&skin.texts, &other.rules).text(&other.title), skin.roads.variant(&other.id)))
    };
    let description = body::plain(&skin.texts, &variant.summary);
    let page = Page {
        section: "variants",
        others: press.in_all(|skin| skin.roads.variant(&variant.id)),
        above: vec![(skin.say("site-nav-variants"), skin.roads.home())],
        before: beside(index.checked_sub(1)),
        after: beside(Some(index + 1)),
        description: description.clone(),
        ..Page::new(address.clone(), "variant.html", title.clone())
    }
    .showing(&body)
    .with("summary", description.as_str())
    .with("chips", chips)
    .with("date", variant.date.as_deref().map(|date| words.dated(date)))
    .with("board", pointing::draw(skin, entry, "board", true))
    .with("squares", pointing::lines(skin, entry))
    .with("card", card.html)
    .with("referee", address.to(&skin.roads.referee(&variant.id)))
    .with("figures", address.to(&skin.roads.figures(&variant.id)))
    .with("downloads", downloads);
    let found = found(skin, entry, &title, &address, &body.headings);
    for one in found {
        press.find(number, one);
    }
    press.print(number, page)?;
    former(press, number, entry)
}

/// What takes long to find out about the variant; the same in every language, and read once in a run.
pub(super) fn worked(press: &Press<'_>, entry: &Entry) -> Result<Rc<Worked>, SiteError> {
    if let Some(worked) = press.worked.borrow().get(&entry.hash) {
        return Ok(Rc::clone(worked));
    }
    let effort = press.settings.effort;
    let key = press.key("worked", &[&entry.hash]);
    let worked = store::kept(press.store, &key, || Worked::compute(&entry.variant, &entry.tree, effort).map_err(|error| error.message));
    let worked = Rc::new(worked.map_err(|message| SiteError::Template { message })?);
    press.worked.borrow_mut().insert(entry.hash.clone(), Rc::clone(&worked));
    Ok(worked)
}

/// Something to print.
enum Sheets {
    Card(CardOptions),
    Board(BoardOptions),
}

/// What is printed of a variant: the words for it, its name in files, how it is set.
fn prints(texts: &Texts) -> [(&'static str, &'static str, Sheets); 4] {
    let sheet = || Some(Sheet::new(Paper::A4, Flip::Long, texts));
    [
        ("site-download-card", "a6", Sheets::Card(CardOptions::default())),
        ("site-download-sheet", "a6-a4", Sheets::Card(CardOptions { sheet: sheet(), ..CardOptions::default() })),
        ("site-download-a4", "a4", Sheets::Card(CardOptions { format: Format::A4, ..CardOptions::default() })),
        ("site-download-board", "board", Sheets::Board(BoardOptions { pieces: true, ..BoardOptions::default() })),
    ]
}

/// The cards of the variant in the language of the site.
fn downloads(press: &mut Press<'_>, number: usize, entry: &Entry) -> Result<Vec<Value>, SiteError> {
    let variant = &entry.variant;
    let mut list = Vec::new();
    let skin = press.skin(number)?;
    let (lang, page) = (skin.lang(), skin.roads.variant(&variant.id));
    for (title, name, options) in prints(&skin.texts) {
        let skin = press.skin(number)?;
        let key = store::key(&["print", name, &press.settings.program, &entry.hash, lang.code()]);
        let made = store::kept_bytes(press.store, &key, || match &options {
            Sheets::Card(options) => print(variant, &skin.texts, options).map_err(|error| error.say(&skin.texts)),
            Sheets::Board(options) => board::pdf(variant, &skin.texts, options).map_err(|error| error.say(&skin.texts)),
        });
        let address = skin.roads.download(&variant.id, &format!("{}-{name}-{lang}.pdf", variant.id));
        let title = skin.say(title);
        match made {
            Ok(bytes) => {
                let size = bytes.len().div_ceil(1000);
                press.hand(&address, bytes)?;
                list.push(json!({"href": page.to(&address), "title": title, "size": size}));
            }
            Err(why) => press.desk.left_out(address.path(), &why),
        }
    }
    Ok(list)
}

/// What can be found on the page: each square with a rule, and each part.
fn found(skin: &Skin, entry: &Entry, title: &str, address: &Address, headings: &[Heading]) -> Vec<Found> {
    let variant = &entry.variant;
    let found =
        |name: String, part: String, text: String| Found { title: name, of: title.to_owned(), address: address.clone(), part, text };
    let summary = format!("{} {}", body::plain(&skin.texts, &variant.summary), variant.id);
    let whole = Found { of: String::new(), ..found(title.to_owned(), String::new(), summary) };
    let squares = pointing::squares(skin, entry)
        .into_iter()
        .map(|rule| found(format!("{} {}", commas(&rule.at), rule.name), pointing::anchor(&rule), rule.says));
    let parts = headings.iter().filter(|heading| heading.level == 2);
    let parts = parts.map(|heading| found(heading.text.clone(), heading.id.clone(), String::new()));
    std::iter::once(whole).chain(squares).chain(parts).collect()
}

/// Pages of former ids lead to the page of today, unless another variant has the id now.
fn former(press: &mut Press<'_>, number: usize, entry: &Entry) -> Result<(), SiteError> {
    let skin = press.skin(number)?;
    let now = entry.variant.id.as_str();
    let mut pages = Vec::new();
    for id in entry.variant.former_ids.iter().filter(|id| press.entries.iter().all(|other| other.variant.id != **id)) {
        for (from, to) in [
            (skin.roads.variant(id), skin.roads.variant(now)),
            (skin.roads.referee(id), skin.roads.referee(now)),
            (skin.roads.figures(id), skin.roads.figures(now)),
        ] {
            let data = json!({
                "href": from.to(&to),
                "canonical": press.on_web(&to),
                "lang": skin.lang().code(),
                "title": Vocabulary::new(&skin.texts, &entry.variant.rules).text(&entry.variant.title),
            });
            pages.push((from, skin.render("redirect.html", &data)?));
        }
    }
    pages.into_iter().try_for_each(|(from, html)| press.hand(&from, html))
}
