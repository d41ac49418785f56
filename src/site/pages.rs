//! Pages that there are once: history, the index of rules, the top of the site, and files that every page needs.

use serde_json::{Value, json};

use super::address::Address;
use super::body::{self, Around, Bare};
use super::press::{Found, Page, Press};
use super::skin;
use super::{Made, SiteError, home, manual, picture, store};
use crate::figure::icon;
use crate::output::svg;
use crate::reference;
use crate::variant::Variant;

/// What only a preview has.
const LIVE: &str = "live.js";

/// Prints what a language has of them.
pub(super) fn make(press: &mut Press<'_>, number: usize) -> Result<(), SiteError> {
    history(press, number)?;
    rules(press, number)
}

fn history(press: &mut Press<'_>, number: usize) -> Result<(), SiteError> {
    let skin = press.skin(number)?;
    let variants: Vec<&Variant> = press.entries.iter().map(|entry| &entry.variant).collect();
    let markdown = reference::history(&variants, &skin.texts)?;
    let address = skin.roads.history();
    let page = Page {
        section: "history",
        others: press.in_all(|skin| skin.roads.history()),
        description: skin.say("site-history-description"),
        ..Page::new(address, "document.html", skin.say("site-nav-history"))
    };
    document(press, number, page, &markdown)
}

/// The rules, question by question.
fn rules(press: &mut Press<'_>, number: usize) -> Result<(), SiteError> {
    let skin = press.skin(number)?;
    let variants: Vec<&Variant> = press.entries.iter().map(|entry| &entry.variant).collect();
    let markdown = reference::index(&variants, &skin.texts).markdown(&skin.texts)?;
    let page = Page {
        section: "rules",
        others: press.in_all(|skin| skin.roads.rules()),
        description: skin.say("site-rules-description"),
        ..Page::new(skin.roads.rules(), "document.html", skin.say("site-nav-rules"))
    };
    document(press, number, page, &markdown)
}

/// Prints a page that is one document, with its parts to be found.
fn document(press: &mut Press<'_>, number: usize, page: Page, markdown: &str) -> Result<(), SiteError> {
    let skin = press.skin(number)?;
    let ids: Vec<String> = press.entries.iter().map(|entry| entry.variant.id.clone()).collect();
    let document = crate::document::parse(markdown, skin.lang());
    let body = body::of_document(&document, &Bare, Around { variants: &ids, ..Around::alone(skin, &page.address) });
    let title = if document.title.is_empty() { page.title.clone() } else { document.title.clone() };
    let found = |title: String, of: String, part: String, text: String| Found { title, of, address: page.address.clone(), part, text };
    let mut all = vec![found(title.clone(), String::new(), String::new(), page.description.clone())];
    all.extend(body.headings.iter().map(|heading| found(heading.text.clone(), title.clone(), heading.id.clone(), String::new())));
    all.into_iter().for_each(|found| press.find(number, found));
    press.print(number, Page { title, ..page.showing(&body) })
}

/// Prints what stands at the top: the choice of a language, the page for what is not there, styles and scripts.
pub(super) fn top(press: &mut Press<'_>) -> Result<(), SiteError> {
    let address = Address::page(&[]);
    let langs: Vec<Value> = press
        .skins
        .iter()
        .map(|skin| {
            json!({
                "lang": skin.lang().code(),
                "title": press.title(skin),
                "lead": skin.say("site-home-lead"),
                "enter": skin.say("site-enter"),
                "home": skin.roads.home().path(),
                "web": press.on_web(&skin.roads.home()),
                "missing": skin.say("site-missing"),
            })
        })
        .collect();
    let canonical = press.on_web(&address);
    let skin = press.skin(0)?;
    let data = json!({"langs": langs, "title": press.title(skin), "canonical": canonical, "lang": skin.lang().code(), "goose": goose()});
    let landing = skin.render("landing.html", &data)?;
    // A server shows this page under any address: its links begin at the top of the site.
    let path = press.settings.url.as_deref().and_then(|url| url.split_once("://")?.1.split_once('/')).map_or("", |(_, path)| path);
    let base = if path.is_empty() { "/".to_owned() } else { format!("/{}/", path.trim_matches('/')) };
    let data = json!({"langs": langs, "title": press.title(skin), "root": base, "lang": skin.lang().code(), "goose": goose()});
    let missing = skin.render("missing.html", &data)?;
    let finder = home::styles(press)?;
    press.desk.take(Made { path: address.path().to_owned(), bytes: landing.into_bytes() })?;
    press.hand(&Address::file(&[], "404.html"), missing)?;
    let live = press.settings.live;
    let is_asset = |name: &&str| [".css", ".js", ".svg"].iter().any(|end| name.ends_with(end)) && (live || *name != LIVE);
    for name in skin::names().filter(is_asset) {
        press.hand_asset(name)?;
    }
    if press.settings.url.is_some() {
        let key = press.key("picture", &[]);
        let picture = store::kept_bytes(press.store, &key, || Ok::<_, SiteError>(picture::png()))?;
        press.hand(&Address::file(&["assets"], "social.png"), picture)?;
    }
    for (address, image) in manual::images() {
        press.hand(&address, image)?;
    }
    press.hand(&home::styles_address(), finder)
}

/// The goose of the house.
pub(super) fn goose() -> String {
    svg::ornament(&icon("goose", 24.0))
}
