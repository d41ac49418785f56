//! The page of a variant: all its rules, its board to point at, what to take home.

use serde_json::{Value, json};

use super::address::Address;
use super::body::{self, Around};
use super::facets::facets;
use super::press::{Found, Page, Press};
use super::skin::Skin;
use super::{Entry, SiteError, board, store};
use crate::document;
use crate::figure::VariantFigures;
use crate::output::html::Heading;
use crate::pdf::{self, CardOptions};
use crate::reference::{self, Vocabulary};
use crate::texts::capital;

/// Prints it, and what can be taken home from it.
pub(super) fn make(press: &mut Press<'_>, number: usize, index: usize) -> Result<(), SiteError> {
    let entry = press.entry(index)?;
    let variant = &entry.variant;
    let downloads = downloads(press, number, entry)?;
    let skin = press.skin(number)?;
    let words = Vocabulary::new(&skin.texts, &variant.rules);
    let figures = VariantFigures::new(variant, &skin.texts);
    let address = skin.roads.variant(&variant.id);
    let markdown = reference::show(variant, skin.lang())?;
    let body = body::body(&markdown, skin.lang(), &figures, Around::alone(skin, &address));
    let around = Around { prefix: "card-", ..Around::alone(skin, &address) };
    let card = body::body(&reference::card(variant, skin.lang())?, skin.lang(), &figures, around);
    let title = words.text(&variant.title);
    let chips: Vec<Value> = facets(&skin.texts, variant)
        .into_iter()
        .filter(|facet| facet.group != "feature")
        .map(|facet| json!({"group": facet.group, "label": capital(&facet.label)}))
        .collect();
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
    .with("date", variant.date.clone())
    .with("board", board::draw(skin, entry, "board", true))
    .with("squares", board::lines(skin, entry))
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

/// The card of the variant in the language of the site.
fn downloads(press: &mut Press<'_>, number: usize, entry: &Entry) -> Result<Vec<Value>, SiteError> {
    let variant = &entry.variant;
    let skin = press.skin(number)?;
    let lang = skin.lang();
    let key = store::key(&["card", &press.settings.program, &entry.hash, lang.code()]);
    let made = store::kept_bytes(press.store, &key, || {
        let markdown = reference::card(variant, lang).map_err(|error| error.to_string())?;
        let document = document::parse(&markdown, lang);
        pdf::card(&document, &VariantFigures::new(variant, &skin.texts), &CardOptions::default()).map_err(|error| error.say(&skin.texts))
    });
    let page = skin.roads.variant(&variant.id);
    let address = skin.roads.download(&variant.id, &format!("{}-a6-{lang}.pdf", variant.id));
    let title = skin.say("site-download-card");
    match made {
        Ok(bytes) => {
            let size = bytes.len().div_ceil(1000);
            press.hand(&address, bytes)?;
            Ok(vec![json!({"href": page.to(&address), "title": title, "size": size})])
        }
        Err(why) => {
            press.desk.left_out(address.path(), &why);
            Ok(Vec::new())
        }
    }
}

/// What can be found on the page: each square with a rule, and each part.
fn found(skin: &Skin, entry: &Entry, title: &str, address: &Address, headings: &[Heading]) -> Vec<Found> {
    let variant = &entry.variant;
    let found = |name: String, part: String, text: String| Found { title: name, of: title.to_owned(), address: address.clone(), part, text };
    let summary = format!("{} {}", body::plain(&skin.texts, &variant.summary), variant.id);
    let whole = Found { of: String::new(), ..found(title.to_owned(), String::new(), summary) };
    let squares = board::squares(skin, entry).into_iter().map(|rule| {
        let numbers: Vec<String> = rule.at.iter().map(ToString::to_string).collect();
        found(format!("{} {}", numbers.join(", "), rule.name), board::anchor(&rule), rule.says)
    });
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
