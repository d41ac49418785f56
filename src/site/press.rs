//! What all pages share: the head, the navigation, the same page in other languages.
//!
//! In come the parts of a page; out comes the page, handed to the desk. What has been printed is remembered for the map of
//! the site and for searching.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use serde_json::{Map, Value, json};

use super::address::Address;
use super::body::Body;
use super::comparison;
use super::skin::{self, Skin};
use super::store::{self, Store};
use super::{Desk, Entry, Made, Settings, SiteError};
use crate::bundle::PROGRAM;
use crate::reference::page::Worked;
use crate::vocab::Lang;

/// A page with fewer parts than this lists the parts of these too, as long as all are not more than [`MOST_LISTED`].
const FEW_PARTS: usize = 4;
/// So many headings are listed at most where it is not only the parts.
const MOST_LISTED: usize = 60;

/// The parts of a page.
pub(super) struct Page {
    pub(super) address: Address,
    pub(super) template: &'static str,
    pub(super) title: String,
    /// One or two sentences, for whoever lists the page.
    pub(super) description: String,
    /// Which link of the navigation leads here: a name of [`SECTIONS`].
    pub(super) section: &'static str,
    /// The same page in each language of the site.
    pub(super) others: Vec<(Lang, Address)>,
    /// The pages above this one, the highest first.
    pub(super) above: Vec<(String, Address)>,
    pub(super) before: Option<(String, Address)>,
    pub(super) after: Option<(String, Address)>,
    /// The language of what the page says, where it is another one.
    pub(super) speaks: Option<Lang>,
    pub(super) data: Map<String, Value>,
}

impl Page {
    pub(super) fn new(address: Address, template: &'static str, title: impl Into<String>) -> Page {
        Page {
            address,
            template,
            title: title.into(),
            description: String::new(),
            section: "",
            others: Vec::new(),
            above: Vec::new(),
            before: None,
            after: None,
            speaks: None,
            data: Map::new(),
        }
    }

    pub(super) fn with(mut self, key: &str, value: impl Into<Value>) -> Page {
        self.data.insert(key.to_owned(), value.into());
        self
    }

    /// The page shows this body, with its table of contents.
    pub(super) fn showing(self, body: &Body) -> Page {
        let parts = body.headings.iter().filter(|heading| heading.level == 2).count();
        // A page of few long parts shows what is in them as well.
        let deepest = if parts < FEW_PARTS && body.headings.len() <= MOST_LISTED { 3 } else { 2 };
        let listed = body.headings.iter().filter(|heading| (2..=deepest).contains(&heading.level));
        let contents: Vec<Value> = listed.map(|heading| json!({"id": heading.id, "text": heading.text, "level": heading.level})).collect();
        self.with("body", body.html.as_str()).with("contents", contents)
    }
}

/// What can be found by searching.
pub(super) struct Found {
    pub(super) title: String,
    /// The page that it is on, in a few words.
    pub(super) of: String,
    pub(super) address: Address,
    /// The id of its part of the page; empty for the page.
    pub(super) part: String,
    pub(super) text: String,
}

/// A page that has been printed.
pub(super) struct Printed {
    pub(super) address: Address,
    pub(super) others: Vec<(Lang, Address)>,
}

/// Everything that makes pages.
pub(super) struct Press<'a> {
    pub(super) settings: &'a Settings,
    pub(super) entries: &'a [Entry],
    pub(super) store: &'a dyn Store,
    pub(super) desk: &'a mut dyn Desk,
    /// One for each language of the settings, in their order.
    pub(super) skins: Vec<Skin>,
    pub(super) printed: Vec<Printed>,
    /// What is known of each variant so far, by its hash.
    pub(super) worked: RefCell<BTreeMap<String, Rc<Worked>>>,
    /// What can be found, language by language.
    pub(super) found: Vec<Vec<Found>>,
}

/// The links of the navigation.
const SECTIONS: [&str; 6] = ["variants", "rules", "compare", "history", "findings", "manual"];

impl<'a> Press<'a> {
    pub(super) fn new(
        settings: &'a Settings,
        entries: &'a [Entry],
        store: &'a dyn Store,
        desk: &'a mut dyn Desk,
    ) -> Result<Press<'a>, SiteError> {
        let skins = settings.langs.iter().map(|lang| Skin::new(*lang, &settings.templates)).collect::<Result<Vec<_>, _>>()?;
        let found = skins.iter().map(|_| Vec::new()).collect();
        Ok(Press { settings, entries, store, desk, skins, printed: Vec::new(), worked: RefCell::default(), found })
    }

    /// The key of something kept: what it is, and all that it depends on beside the program and the effort.
    pub(super) fn key(&self, what: &str, of: &[&str]) -> String {
        let effort = self.settings.effort.key();
        store::key(&[&[what, &self.settings.program, &effort], of].concat())
    }

    /// The skin of the language of that number.
    pub(super) fn skin(&self, number: usize) -> Result<&Skin, SiteError> {
        self.skins.get(number).ok_or_else(|| SiteError::Template { message: "no such language".to_owned() })
    }

    /// The variant of that number.
    pub(super) fn entry(&self, index: usize) -> Result<&'a Entry, SiteError> {
        self.entries.get(index).ok_or_else(|| SiteError::Template { message: "no such variant".to_owned() })
    }

    /// The title of the site.
    pub(super) fn title(&self, skin: &Skin) -> String {
        self.settings.title.clone().unwrap_or_else(|| skin.say("site-title"))
    }

    /// The same page in each language.
    pub(super) fn in_all(&self, address: impl Fn(&Skin) -> Address) -> Vec<(Lang, Address)> {
        self.skins.iter().map(|skin| (skin.lang(), address(skin))).collect()
    }

    /// An address as the web knows it; `None` where nobody has said where the site will stand.
    pub(super) fn on_web(&self, address: &Address) -> Option<String> {
        let url = self.settings.url.as_deref()?;
        Some(format!("{}/{}", url.trim_end_matches('/'), address.on_web()))
    }

    /// Prints a page.
    pub(super) fn print(&mut self, number: usize, mut page: Page) -> Result<(), SiteError> {
        let skin = self.skin(number)?;
        let mut data = std::mem::take(&mut page.data);
        data.insert("site".to_owned(), self.of_site(skin, &page));
        data.insert("page".to_owned(), self.of_page(skin, &page));
        let html = skin.render(page.template, &data)?;
        self.desk.take(Made { path: page.address.path().to_owned(), bytes: tidy(&html).into_bytes() })?;
        self.printed.push(Printed { address: page.address, others: page.others });
        Ok(())
    }

    /// What a template knows of the site, seen from a page.
    fn of_site(&self, skin: &Skin, page: &Page) -> Value {
        let to = |address: &Address| page.address.to(address);
        let sections = SECTIONS.iter().filter(|section| **section != "compare" || comparison::is_made(self.entries));
        let nav: Vec<Value> = sections
            .map(|section| {
                let address = match *section {
                    "variants" => skin.roads.home(),
                    "rules" => skin.roads.rules(),
                    "compare" => skin.roads.comparisons(),
                    "history" => skin.roads.history(),
                    "findings" => skin.roads.findings(),
                    _ => skin.roads.manual(None),
                };
                let title = skin.say(&format!("site-nav-{section}"));
                json!({"title": title, "href": to(&address), "current": *section == page.section})
            })
            .collect();
        json!({
            "title": self.title(skin),
            "generator": PROGRAM,
            "report_to": report(&self.settings.report_to),
            "home": to(&skin.roads.home()),
            "feed": to(&skin.roads.feed()),
            "search": to(&skin.roads.search()),
            "nav": nav,
            "live": self.settings.live,
        })
    }

    /// What a template knows of its page.
    fn of_page(&self, skin: &Skin, page: &Page) -> Value {
        let (address, lang) = (&page.address, skin.lang());
        let link = |(title, to): &(String, Address)| json!({"title": title, "href": address.to(to)});
        let other = |(other, to): &(Lang, Address)| {
            json!({
                "lang": other.code(),
                "name": skin.texts.say(&format!("site-lang-{other}"), &[]),
                "href": address.to(to),
                "web": self.on_web(to),
                "current": *other == lang,
            })
        };
        json!({
            "title": page.title,
            "description": page.description,
            "lang": lang.code(),
            "speaks": page.speaks.filter(|speaks| *speaks != lang).map(|speaks| speaks.code()),
            "root": address.up(),
            "canonical": self.on_web(address),
            "picture": self.on_web(&Address::file(&["assets"], "social.png")),
            "others": page.others.iter().map(other).collect::<Vec<_>>(),
            "above": page.above.iter().map(link).collect::<Vec<_>>(),
            "before": page.before.as_ref().map(link),
            "after": page.after.as_ref().map(link),
            "home": *address == skin.roads.home(),
        })
    }

    /// Hands over a file as it is.
    pub(super) fn hand(&mut self, address: &Address, bytes: impl Into<Vec<u8>>) -> Result<(), SiteError> {
        self.desk.take(Made { path: address.path().to_owned(), bytes: bytes.into() })
    }

    /// A file of the skin as it is, below `assets/`.
    pub(super) fn hand_asset(&mut self, name: &str) -> Result<(), SiteError> {
        let text = skin::file(&self.settings.templates, name).unwrap_or_default().to_owned();
        self.hand(&Address::file(&["assets"], name), text)
    }

    /// Notes what can be found.
    pub(super) fn find(&mut self, number: usize, found: Found) {
        if let Some(list) = self.found.get_mut(number) {
            list.push(found);
        }
    }
}

/// Addresses that a reader may be sent to with a report: of the web, or of mail.
fn report(addresses: &[String]) -> Vec<Value> {
    addresses.iter().filter_map(|address| link(address)).map(|(href, text)| json!({"href": href, "text": text})).collect()
}

/// The link to an address of the web or of mail, and how it is shown; `None` where it is neither.
pub fn link(address: &str) -> Option<(String, &str)> {
    let clean = !address.chars().any(|letter| letter.is_whitespace() || letter.is_control());
    let web = ["https://", "http://"].iter().any(|scheme| address.starts_with(scheme));
    let mail = address.strip_prefix("mailto:").unwrap_or(address);
    match (clean, web, mail.contains('@') && !mail.contains(':')) {
        (true, true, _) => Some((address.to_owned(), address)),
        (true, false, true) => Some((format!("mailto:{mail}"), mail)),
        _ => None,
    }
}

/// Takes out the empty lines that templates leave.
fn tidy(html: &str) -> String {
    let mut tidy = String::with_capacity(html.len());
    let mut kept = false;
    for line in html.lines() {
        // What stands in a block of code keeps its empty lines.
        kept |= line.contains("<pre");
        if kept || !line.trim().is_empty() {
            tidy.push_str(if kept { line } else { line.trim_start() });
            tidy.push('\n');
        }
        if line.contains("</pre>") {
            kept = false;
        }
    }
    tidy
}
