//! What the checker finds: a page for each code.

use serde_json::{Value, json};

use super::SiteError;
use super::body::{self, Around, Bare};
use super::press::{Found, Page, Press};
use crate::finding::{explained, level_word, page as page_of, rules};

/// Prints the list, and a page for each code.
pub(super) fn make(press: &mut Press<'_>, number: usize) -> Result<(), SiteError> {
    let skin = press.skin(number)?;
    let lang = skin.lang();
    let address = skin.roads.findings();
    let title = skin.say("site-nav-findings");
    let mut families: Vec<(String, Vec<Value>)> = Vec::new();
    for rule in rules::ALL {
        let family = rule.code.get(..3).unwrap_or(rule.code).to_lowercase();
        let item = json!({
            "code": rule.code,
            "title": page_of(rule, lang).title,
            "level": skin.say(level_word(rule.level)),
            "href": address.to(&skin.roads.finding(rule.code)),
        });
        match families.last_mut().filter(|(name, _)| *name == family) {
            Some((_, items)) => items.push(item),
            None => families.push((family, vec![item])),
        }
    }
    let families: Vec<Value> = families
        .into_iter()
        .map(|(family, items)| json!({"title": skin.say(&format!("site-findings-{family}")), "id": family, "items": items}))
        .collect();
    let page = Page {
        section: "findings",
        others: press.in_all(|skin| skin.roads.findings()),
        description: skin.say("site-findings-description"),
        ..Page::new(address.clone(), "findings.html", title.clone())
    }
    .with("families", families);
    let found = Found { title, of: String::new(), address, part: String::new(), text: page.description.clone() };
    press.find(number, found);
    press.print(number, page)?;
    for place in 0..rules::ALL.len() {
        one(press, number, place)?;
    }
    Ok(())
}

fn one(press: &mut Press<'_>, number: usize, place: usize) -> Result<(), SiteError> {
    let Some(rule) = rules::ALL.get(place) else { return Ok(()) };
    let skin = press.skin(number)?;
    let address = skin.roads.finding(rule.code);
    let markdown = explained(rule, &skin.texts, 1);
    let document = crate::document::parse(&markdown, skin.lang());
    let around = Around::alone(skin, &address);
    let body = body::of_document(&document, &Bare, around);
    let beside = |place: Option<usize>| rules::ALL.get(place?).map(|rule| (rule.code.to_owned(), skin.roads.finding(rule.code)));
    let section = skin.say("site-nav-findings");
    let page = Page {
        section: "findings",
        others: press.in_all(|skin| skin.roads.finding(rule.code)),
        above: vec![(section.clone(), skin.roads.findings())],
        before: beside(place.checked_sub(1)),
        after: beside(Some(place + 1)),
        description: page_of(rule, skin.lang()).title,
        ..Page::new(address.clone(), "document.html", document.title.clone())
    }
    .showing(&body);
    let found = Found { title: document.title, of: section, address, part: String::new(), text: rule.name.replace('-', " ") };
    press.find(number, found);
    press.print(number, page)
}
