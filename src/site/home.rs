//! The first page of a language: find the rules that you play.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::SiteError;
use super::address::Address;
use super::body;
use super::comparison;
use super::facets::{Facet, GROUPS, facets};
use super::press::{Found, Page, Press};
use super::skin::{self, Skin};
use super::variant::worked;
use crate::figure::Figures as _;
use crate::output::svg;
use crate::reference::VariantFigures;
use crate::texts::capital;
use crate::variant::Variant;
use crate::wording::Vocabulary;

/// The variants that are shown first, by their ids, a line each.
const FEATURED: &str = "featured.txt";
/// Where there are more variants than this, the list leaves their summaries to their pages.
const SUMMARIES: usize = 150;
/// So many are shown first where none is named.
const FIRST: usize = 3;
/// The room for the picture of a board, in points.
const ROOM: (f32, f32) = (360.0, 240.0);

/// The numbers of the variants that are shown first.
pub(super) fn featured(press: &Press<'_>) -> Vec<usize> {
    let list = skin::file(&press.settings.templates, FEATURED).unwrap_or_default();
    let at = |id: &str| press.entries.iter().position(|entry| entry.variant.id == id);
    let named: Vec<usize> = list.lines().map(str::trim).filter_map(at).collect();
    if named.is_empty() { (0..press.entries.len().min(FIRST)).collect() } else { named }
}

/// Prints it.
pub(super) fn make(press: &mut Press<'_>, number: usize) -> Result<(), SiteError> {
    let first = featured(press);
    let skin = press.skin(number)?;
    let address = skin.roads.home();
    let few = press.entries.len() <= SUMMARIES;
    let mut groups = Groups::new();
    let mut cards = Vec::new();
    let rest = (0..press.entries.len()).filter(|index| !first.contains(index));
    for index in first.iter().copied().chain(rest) {
        let Some(entry) = press.entries.get(index) else { continue };
        let facets = facets(&skin.texts, &entry.variant, worked(press, entry)?.as_ref());
        for facet in &facets {
            *groups.entry(facet.group).or_default().entry(facet.clone()).or_default() += 1;
        }
        cards.push(card(skin, &entry.variant, &facets, few, first.contains(&index)));
    }
    let first = first.first().and_then(|index| press.entries.get(*index));
    let hero = first.and_then(|entry| {
        let figures = VariantFigures::new(&entry.variant, &skin.texts);
        Some(svg::ornament(&figures.figure("board", ROOM.0, ROOM.1)?))
    });
    let page = Page::new(address.clone(), "home.html", press.title(skin))
        .with("cards", cards)
        .with("facets", choices(skin, &groups))
        .with("hero", hero)
        .with("hero_href", first.map(|entry| address.to(&skin.roads.variant(&entry.variant.id))))
        .with("compare", comparison::is_made(press.entries).then(|| address.to(&skin.roads.comparisons())))
        .with("count", press.entries.len());
    let description = skin.say("site-home-description");
    let title = skin.say("site-nav-variants");
    let others = press.in_all(|skin| skin.roads.home());
    press.find(number, Found { title, of: String::new(), address, part: String::new(), text: description.clone() });
    press.print(number, Page { description, section: "variants", others, ..page })
}

/// How many variants have each facet, group by group.
type Groups = BTreeMap<&'static str, BTreeMap<Facet, usize>>;

/// A variant among the others, with its summary where they are few.
fn card(skin: &Skin, variant: &Variant, facets: &[Facet], few: bool, featured: bool) -> Value {
    let words = Vocabulary::new(&skin.texts, &variant.rules);
    let classes: Vec<String> = facets.iter().map(|facet| format!("{}-{}", facet.group, facet.key)).collect();
    let shown = |group: &str| facets.iter().find(|facet| facet.group == group).map(|facet| facet.label.clone());
    json!({
        "title": words.text(&variant.title),
        "summary": few.then(|| body::plain(&skin.texts, &variant.summary)),
        "href": skin.roads.home().to(&skin.roads.variant(&variant.id)),
        "country": shown("country"),
        "date": variant.date.as_deref().map(|date| words.dated(date)),
        "squares": variant.rules.last().number(),
        "dice": shown("dice"),
        "featured": featured,
        "classes": classes.join(" "),
    })
}

/// What can be chosen: each group in which the variants differ.
fn choices(skin: &Skin, groups: &Groups) -> Vec<Value> {
    let differing = GROUPS.iter().filter_map(|group| Some((group, groups.get(group)?))).filter(|(_, facets)| facets.len() > 1);
    let choice = |(group, facets): (&&str, &BTreeMap<Facet, usize>)| {
        let mut options: Vec<(&Facet, usize)> = facets.iter().map(|(facet, count)| (facet, *count)).collect();
        match *group {
            "length" => options.sort_by_key(|(facet, _)| facet.key.get(1..).and_then(|number| number.parse::<u16>().ok())),
            _ => options.sort_by_key(|(facet, _)| capital(&facet.label)),
        }
        let option = |(facet, count): (&Facet, usize)| json!({"key": facet.key, "label": capital(&facet.label), "count": count});
        let options: Vec<Value> = options.into_iter().map(option).collect();
        json!({"name": group, "title": skin.say(&format!("site-by-{group}")), "options": options})
    };
    differing.map(choice).collect()
}

/// The style sheet by which the choices of the first page hide what does not fit: it works without any script.
pub(super) fn styles(press: &Press<'_>) -> Result<String, SiteError> {
    let skin = press.skin(0)?;
    let mut keys: BTreeSet<(&str, String)> = BTreeSet::new();
    for entry in press.entries {
        keys.extend(facets(&skin.texts, &entry.variant, worked(press, entry)?.as_ref()).into_iter().map(|facet| (facet.group, facet.key)));
    }
    let mut css = String::new();
    for (group, key) in keys {
        css.push_str(&format!(".finder:has(#f-{group}-{key}:checked) .card:not(.{group}-{key}){{display:none}}\n"));
    }
    Ok(css)
}

/// Where the style sheet stands.
pub(super) fn styles_address() -> Address {
    Address::file(&["assets"], "finder.css")
}
