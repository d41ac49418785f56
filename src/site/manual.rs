//! The manual: the pages of `docs/`, in English whatever the language of the site.

use serde_json::{Value, json};

use super::SiteError;
use super::address::Address;
use super::body::{self, Around, Bare, WITHIN};
use super::press::{Found, Page, Press};
use super::skin::Skin;
use crate::bundle;
use crate::document;
use crate::output::svg::escape;
use crate::vocab::Lang;

/// The pages that the site has otherwise: the checker's codes have pages of their own.
const ELSEWHERE: &str = "findings";

/// What the names of images begin with in its pages.
const IMAGES: &str = "images/";
/// What the files of images end with.
const PNG: &str = ".png";

/// The pages of the manual, by their names: those for users first, as the list says.
fn names() -> Vec<String> {
    let carried = bundle::DOCS.files().filter_map(|file| file.path().to_str()?.strip_suffix(".md")).filter(|name| *name != ELSEWHERE);
    let mut names: Vec<String> = carried.map(str::to_owned).collect();
    let order = bundle::TEMPLATES.get_file("site/manual.txt").and_then(|file| file.contents_utf8()).unwrap_or_default();
    names.sort_by_key(|name| (order.lines().position(|line| line.trim() == name).unwrap_or(usize::MAX), name.clone()));
    names
}

/// Prints the list and every page.
pub(super) fn make(press: &mut Press<'_>, number: usize) -> Result<(), SiteError> {
    let names = names();
    let documents: Vec<_> = names.iter().map(|name| document::parse(&markdown(name), Lang::En)).collect();
    let skin = press.skin(number)?;
    let address = skin.roads.manual(None);
    let title = skin.say("site-nav-manual");
    let items: Vec<Value> = names
        .iter()
        .zip(&documents)
        .map(|(name, document)| json!({"title": document.title, "href": address.to(&skin.roads.manual(Some(name)))}))
        .collect();
    let page = Page {
        section: "manual",
        others: press.in_all(|skin| skin.roads.manual(None)),
        description: skin.say("site-manual-description"),
        ..Page::new(address.clone(), "manual.html", title.clone())
    }
    .with("items", items);
    let found = Found { title: title.clone(), of: String::new(), address, part: String::new(), text: page.description.clone() };
    press.find(number, found);
    press.print(number, page)?;
    for (place, (name, document)) in names.iter().zip(&documents).enumerate() {
        let skin = press.skin(number)?;
        let address = skin.roads.manual(Some(name));
        let link = |name: &str| link(press, skin, name);
        let body = body::of_document(document, &Bare, Around { link: &link, ..Around::alone(skin, &address) });
        let beside = |place: Option<usize>| {
            let (name, document) = (names.get(place?)?, documents.get(place?)?);
            Some((document.title.clone(), skin.roads.manual(Some(name))))
        };
        let page = Page {
            section: "manual",
            others: press.in_all(|skin| skin.roads.manual(Some(name))),
            above: vec![(title.clone(), skin.roads.manual(None))],
            before: beside(place.checked_sub(1)),
            after: beside(Some(place + 1)),
            speaks: Some(Lang::En),
            ..Page::new(address.clone(), "document.html", document.title.clone())
        }
        .showing(&body);
        let mut all = vec![Found {
            title: document.title.clone(),
            of: title.clone(),
            address: address.clone(),
            part: String::new(),
            text: String::new(),
        }];
        all.extend(body.headings.iter().filter(|heading| heading.level <= 3).map(|heading| Found {
            title: heading.text.clone(),
            of: document.title.clone(),
            address: address.clone(),
            part: heading.id.clone(),
            text: String::new(),
        }));
        all.into_iter().for_each(|found| press.find(number, found));
        press.print(number, page)?;
    }
    Ok(())
}

/// A page of the manual, its links to other files made links within the site.
fn markdown(name: &str) -> String {
    let text = bundle::DOCS.get_file(format!("{name}.md")).and_then(|file| file.contents_utf8()).unwrap_or_default();
    let mut linked = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("](") {
        linked.push_str(before);
        linked.push_str("](");
        let outside = ["http:", "https:", "#", "figure:", "icon:"].iter().any(|scheme| after.starts_with(scheme));
        rest = after;
        if let Some((image, after)) = after.split_once(PNG).filter(|(image, _)| image.starts_with(IMAGES) && !image.contains(')')) {
            linked.push_str("figure:");
            linked.push_str(image);
            rest = after;
        } else if !outside {
            linked.push_str(WITHIN);
        }
    }
    linked.push_str(rest);
    linked
}

/// The images of the manual, each with where it stands on the site.
pub(super) fn images() -> impl Iterator<Item = (Address, &'static [u8])> {
    let images = bundle::DOCS.get_dir(IMAGES.trim_end_matches('/')).map(|folder| folder.files()).into_iter().flatten();
    images.filter_map(|file| Some((image_address(file.path().to_str()?.strip_suffix(PNG)?)?, file.contents())))
}

/// Where an image of the manual stands on the site.
fn image_address(name: &str) -> Option<Address> {
    Some(Address::file(&["assets", "manual"], &format!("{}{PNG}", name.strip_prefix(IMAGES)?)))
}

/// The element that shows an image of the manual, which its page names `images/board`.
pub(super) fn image(name: &str, alt: &str, from: &Address) -> Option<String> {
    let (address, bytes) = (image_address(name)?, bundle::DOCS.get_file(format!("{name}{PNG}"))?.contents());
    // A PNG tells its width and height, four bytes each, behind its mark and the head of its first part.
    let side = |at: usize| bytes.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
    let (width, height) = (side(16)?, side(20)?);
    let (source, alt) = (escape(&from.to(&address)), escape(alt));
    Some(format!("<figure><img src=\"{source}\" alt=\"{alt}\" width=\"{width}\" height=\"{height}\" loading=\"lazy\"></figure>\n"))
}

/// Where a link of the manual to another file leads: `checking.md`, `../variants/famille.yaml`.
fn link(press: &Press<'_>, skin: &Skin, name: &str) -> Option<Address> {
    if let Some(id) = name.strip_prefix("../variants/").and_then(|file| file.strip_suffix(".yaml")) {
        let is_here = press.entries.iter().any(|entry| entry.variant.id == id);
        return Some(if is_here { skin.roads.variant(id) } else { skin.roads.home() });
    }
    match name.strip_suffix(".md")? {
        ELSEWHERE => Some(skin.roads.findings()),
        "../README" => Some(skin.roads.manual(None)),
        page => Some(skin.roads.manual(Some(page))),
    }
}
