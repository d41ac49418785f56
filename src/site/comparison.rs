//! Variants side by side: chosen pairs, and after how many throws each two part.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::address::Address;
use super::body::{self, Around, Bare};
use super::home;
use super::press::{Found, Page, Press};
use super::skin::Skin;
use super::store;
use super::variant::worked;
use super::{Entry, SiteError};
use crate::compare::{Explored, Search};
use crate::reference;
use crate::wording::Vocabulary;

/// As many players as most tables have at the least.
const PLAYERS: usize = 2;
/// More variants than this are not compared each with each: the work grows with their square.
const MOST_IN_MATRIX: usize = 120;
/// So many variants stand in one table of the matrix; more make several.
const PART: usize = 24;

/// Whether there is anything to compare.
pub(super) fn is_made(entries: &[Entry]) -> bool {
    entries.len() > 1
}

/// The pairs that have a page: those shown first with one another, each with the first one and with what it extends.
fn pairs(press: &Press<'_>) -> Vec<(usize, usize)> {
    let first = home::featured(press);
    let mut pairs = BTreeSet::new();
    let mut add = |one: usize, other: usize| {
        if one != other {
            // In the order of their names, so that the address of a pair never changes.
            let id = |index: usize| press.entries.get(index).map(|entry| entry.variant.id.as_str());
            pairs.insert(if id(one) <= id(other) { (one, other) } else { (other, one) });
        }
    };
    for one in &first {
        first.iter().for_each(|other| add(*one, *other));
    }
    for (index, entry) in press.entries.iter().enumerate() {
        if let Some(one) = first.first() {
            add(*one, index);
        }
        let base = entry.variant.extends.as_deref();
        if let Some(base) = base.and_then(|id| press.entries.iter().position(|other| other.variant.id == id)) {
            add(base, index);
        }
    }
    pairs.into_iter().collect()
}

/// Prints them.
pub(super) fn make(press: &mut Press<'_>, number: usize) -> Result<(), SiteError> {
    let pairs = pairs(press);
    let matrix = matrix(press);
    let mut links = Vec::new();
    for (place, (one, other)) in pairs.iter().enumerate() {
        links.push(pair(
            press,
            number,
            (*one, *other),
            place.checked_sub(1).and_then(|before| pairs.get(before)).copied(),
            pairs.get(place + 1).copied(),
        )?);
    }
    let skin = press.skin(number)?;
    let address = skin.roads.comparisons();
    let titles: Vec<String> =
        press.entries.iter().map(|entry| Vocabulary::new(&skin.texts, &entry.variant.rules).text(&entry.variant.title)).collect();
    let parts = parts(press, number, &pairs, matrix.as_deref())?;
    let title = skin.say("site-nav-compare");
    let list: Vec<Value> = (0..press.entries.len()).filter_map(|index| group(skin, &address, &titles, &links, index)).collect();
    let page = Page {
        section: "compare",
        others: press.in_all(|skin| skin.roads.comparisons()),
        description: skin.say("site-compare-description"),
        ..Page::new(address.clone(), "comparisons.html", title.clone())
    }
    .with("pairs", list)
    .with("parts", parts)
    .with("players", PLAYERS);
    let found = Found { title, of: String::new(), address, part: String::new(), text: page.description.clone() };
    press.find(number, found);
    press.print(number, page)
}

/// The pairs that a variant begins, with the titles of the others.
fn group(skin: &Skin, from: &Address, titles: &[String], links: &[(Pair, Address)], index: usize) -> Option<Value> {
    let title = |index: &usize| titles.get(*index).cloned().unwrap_or_default();
    let own = title(&index);
    let items: Vec<Value> = links
        .iter()
        .filter(|((one, _), _)| *one == index)
        .map(|((_, other), to)| {
            let label = skin.texts.say("site-compare-two", &[("one", own.as_str().into()), ("other", title(other).into())]);
            json!({"title": title(other), "href": from.to(to), "label": label})
        })
        .collect();
    (!items.is_empty()).then(|| json!({"title": own, "items": items}))
}

/// A cell of the matrix.
#[derive(Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
enum Parted {
    After(usize),
    Never,
    Unknown,
}

/// After how many throws each variant and each before it part; `None` where there are too many variants.
fn matrix(press: &Press<'_>) -> Option<Vec<Vec<Parted>>> {
    if press.entries.len() > MOST_IN_MATRIX {
        return None;
    }
    let rows = press.entries.iter().enumerate().map(|(index, one)| {
        let mut explored = None;
        // What was found out of a pair before is taken over: a changed variant is compared anew, and no other.
        let row = press.entries.iter().take(index).map(|other| {
            let key = press.key("parted", &[&one.hash, &other.hash]);
            store::kept(press.store, &key, || {
                let explored = explored.get_or_insert_with(|| Explored::new(&one.variant.rules, PLAYERS, press.settings.effort.search));
                match explored.first_difference(&other.variant.rules) {
                    Search::Differ(witness) => Parted::After(witness.throws()),
                    Search::Same { .. } => Parted::Never,
                    Search::Unknown { .. } => Parted::Unknown,
                }
            })
        });
        row.collect()
    });
    Some(rows.collect())
}

/// The matrix in tables of a size that can be read.
fn parts(press: &Press<'_>, number: usize, pairs: &[(usize, usize)], matrix: Option<&[Vec<Parted>]>) -> Result<Vec<Value>, SiteError> {
    let Some(matrix) = matrix else { return Ok(Vec::new()) };
    let skin = press.skin(number)?;
    let address = skin.roads.comparisons();
    let name = |index: usize| press.entries.get(index).map(|entry| entry.variant.id.clone()).unwrap_or_default();
    let link = |index: usize| press.entries.get(index).map(|entry| address.to(&skin.roads.variant(&entry.variant.id)));
    let mut tables = Vec::new();
    let count = press.entries.len();
    for from in (0..count).step_by(PART) {
        let columns = from..count.min(from + PART);
        let rows: Vec<Value> = (columns.start + 1..count)
            .map(|row| {
                let cells: Vec<Value> = columns
                    .clone()
                    .map(|column| {
                        let parted = matrix.get(row).and_then(|cells| cells.get(column));
                        let text = match parted {
                            Some(Parted::After(throws)) => throws.to_string(),
                            Some(Parted::Never) => "=".to_owned(),
                            Some(Parted::Unknown) => "?".to_owned(),
                            None => String::new(),
                        };
                        let pair = pairs.iter().find(|pair| !text.is_empty() && (**pair == (column, row) || **pair == (row, column)));
                        let to = pair.map(|(one, other)| address.to(&skin.roads.comparison(&name(*one), &name(*other))));
                        json!({"text": text, "href": to})
                    })
                    .collect();
                json!({"id": name(row), "href": link(row), "cells": cells})
            })
            .collect();
        let heads: Vec<Value> = columns.map(|index| json!({"id": name(index), "href": link(index)})).collect();
        tables.push(json!({"heads": heads, "rows": rows}));
    }
    Ok(tables)
}

type Pair = (usize, usize);

/// Prints two variants side by side.
fn pair(
    press: &mut Press<'_>,
    number: usize,
    (one, other): Pair,
    before: Option<Pair>,
    after: Option<Pair>,
) -> Result<(Pair, Address), SiteError> {
    let (left, right) = (press.entry(one)?, press.entry(other)?);
    let skin = press.skin(number)?;
    let key = press.key("compare", &[&left.hash, &right.hash, skin.lang().code()]);
    let both = (worked(press, left)?, worked(press, right)?);
    let markdown = store::kept(press.store, &key, || {
        let comparison = reference::compare(&skin.texts, &left.variant, &right.variant, PLAYERS, press.settings.effort.search);
        let both = both.0.figures.as_ref().zip(both.1.figures.as_ref()).filter(|(one, other)| one.players == other.players);
        let markdown = match both.map(|(one, other)| (one.figures(), other.figures())) {
            Some((one, other)) => comparison.with_figures(&skin.texts, (&left.variant, &one), (&right.variant, &other)),
            None => comparison.markdown(&skin.texts),
        };
        markdown.map_err(|error| error.to_string())
    });
    let markdown = markdown.map_err(|message| SiteError::Template { message })?;
    let (one_id, other_id) = (left.variant.id.as_str(), right.variant.id.as_str());
    let address = skin.roads.comparison(one_id, other_id);
    let around = Around::alone(skin, &address);
    let document = crate::document::parse(&markdown, skin.lang());
    let title = if document.title.is_empty() { format!("{one_id} – {other_id}") } else { document.title.clone() };
    let body = body::of_document(&document, &Bare, around);
    let name = |index: usize| {
        let variant = press.entries.get(index).map(|entry| &entry.variant);
        variant.map(|variant| Vocabulary::new(&skin.texts, &variant.rules).text(&variant.title)).unwrap_or_default()
    };
    let beside = |pair: Option<Pair>| {
        let (one, other) = pair?;
        let (left, right) = (press.entries.get(one)?, press.entries.get(other)?);
        let title = skin.texts.say("site-compare-two", &[("one", name(one).into()), ("other", name(other).into())]);
        Some((title, skin.roads.comparison(&left.variant.id, &right.variant.id)))
    };
    let page = Page {
        section: "compare",
        others: press.in_all(|skin| skin.roads.comparison(one_id, other_id)),
        above: vec![(skin.say("site-nav-compare"), skin.roads.comparisons())],
        before: beside(before),
        after: beside(after),
        description: skin.texts.say("site-compare-two-description", &[("one", name(one).into()), ("other", name(other).into())]),
        ..Page::new(address.clone(), "document.html", title.clone())
    }
    .showing(&body)
    .with(
        "links",
        vec![
            json!({"title": name(one), "href": address.to(&skin.roads.variant(one_id))}),
            json!({"title": name(other), "href": address.to(&skin.roads.variant(other_id))}),
        ],
    );
    let found = Found { title, of: skin.say("site-nav-compare"), address: address.clone(), part: String::new(), text: String::new() };
    press.find(number, found);
    press.print(number, page)?;
    Ok(((one, other), address))
}
