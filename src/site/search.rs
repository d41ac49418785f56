//! The index for searching, and the list of everything for those who read it without a script.

use serde_json::{Value, json};

use super::SiteError;
use super::address::Address;
use super::press::{Page, Press};
use crate::source::is_active;

/// So much of a text is searched, in characters.
const LONGEST: usize = 280;

/// Prints the list, and the index as a script: a page opened from a folder may load nothing else.
pub(super) fn make(press: &mut Press<'_>, number: usize) -> Result<(), SiteError> {
    let found = press.found.get_mut(number).map(std::mem::take).unwrap_or_default();
    let skin = press.skin(number)?;
    let lang = skin.lang();
    let mut pages: Vec<&Address> = Vec::new();
    let mut groups: Vec<&str> = Vec::new();
    let mut entries: Vec<Value> = Vec::new();
    for one in &found {
        let page = pages.iter().rposition(|page| **page == one.address).unwrap_or_else(|| {
            pages.push(&one.address);
            pages.len() - 1
        });
        let group = groups.iter().position(|group| *group == one.of).unwrap_or_else(|| {
            groups.push(&one.of);
            groups.len() - 1
        });
        let text: String = one.text.chars().take(LONGEST).collect();
        entries.push(json!([page, one.part, one.title, group, text]));
    }
    let index = json!({
        "pages": pages.iter().map(|page| page.path()).collect::<Vec<_>>(),
        "groups": groups,
        "entries": entries,
    });
    let script = format!("window.goosebookSearch={};\n", script(&index));
    let address = skin.roads.search();
    let title = skin.say("site-search");
    let mut parts: Vec<(String, Vec<Value>)> = Vec::new();
    for one in found.iter().filter(|one| one.part.is_empty()) {
        let item = json!({"title": one.title, "href": address.to(&one.address)});
        match parts.iter_mut().find(|(of, _)| *of == one.of) {
            Some((_, items)) => items.push(item),
            None => parts.push((one.of.clone(), vec![item])),
        }
    }
    let parts: Vec<Value> = parts.into_iter().map(|(title, items)| json!({"title": title, "items": items})).collect();
    let page = Page {
        others: press.in_all(|skin| skin.roads.search()),
        description: skin.say("site-search-description"),
        ..Page::new(address, "search.html", title)
    }
    .with("parts", parts);
    press.hand(&Address::file(&["assets"], &format!("search-{lang}.js")), script)?;
    press.print(number, page)
}

/// Data for a script, without the characters that turn a line around or end one for an old reader of scripts.
pub(super) fn script(data: &Value) -> String {
    data.to_string().chars().filter(|letter| !is_active(*letter) && !matches!(letter, '\u{2028}' | '\u{2029}')).collect()
}
