//! A document as the inside of a page.
//!
//! In come Markdown and the figures that it names; out come HTML and its headings. Links within the site are written in
//! Markdown as addresses below [`WITHIN`], since Markdown of ours knows the web and nothing else; here they become relative.

use super::address::Address;
use super::manual;
use super::skin::Skin;
use crate::document::{self, Block, Document, markdown};
use crate::figure::{Drawing, Figures};
use crate::output::html::{self, Dress, Heading};
use crate::output::svg::escape;
use crate::texts::Texts;
use crate::vocab::{Lang, Words};
use crate::wording;

/// Where links within the site begin; a name that no host can have.
pub(super) const WITHIN: &str = "https://within.invalid/";

/// What a link to a variant begins with, before its id.
const VARIANT: &str = "#variant-";

/// The inside of a page.
#[derive(Clone, Debug, Default, serde::Serialize, serde::Deserialize)]
pub(super) struct Body {
    pub(super) html: String,
    pub(super) headings: Vec<Heading>,
}

/// No figures.
pub(super) struct Bare;

impl Figures for Bare {
    fn figure(&self, _: &str, _: f32, _: f32) -> Option<Drawing> {
        None
    }

    fn icon(&self, _: &str, _: f32) -> Option<Drawing> {
        None
    }
}

/// What else a body needs to know.
pub(super) struct Around<'a> {
    pub(super) skin: &'a Skin,
    /// The page that it stands on.
    pub(super) from: &'a Address,
    /// What the ids of the document begin with.
    pub(super) prefix: &'static str,
    /// Whether the page shows the board elsewhere, so that the document need not.
    pub(super) has_board: bool,
    /// The ids of the variants that have a page.
    pub(super) variants: &'a [String],
    /// Where a link within the site leads.
    pub(super) link: &'a dyn Fn(&str) -> Option<Address>,
}

impl<'a> Around<'a> {
    /// A document alone on a page, with no links within the site.
    pub(super) fn alone(skin: &'a Skin, from: &'a Address) -> Around<'a> {
        Around { skin, from, prefix: "", has_board: false, variants: &[], link: &nowhere }
    }
}

/// The plain text of what a variant file says in Markdown.
pub(super) fn plain(texts: &Texts, words: &Words) -> String {
    let lang = texts.lang();
    let document = document::parse(&markdown::safe(&wording::set(lang, words), lang), lang);
    let paragraphs = document.blocks.iter().filter_map(|block| match block {
        Block::Paragraph(text) => Some(document::plain(text)),
        _ => None,
    });
    paragraphs.collect::<Vec<_>>().join(" ")
}

/// Nothing within the site is linked to.
fn nowhere(_: &str) -> Option<Address> {
    None
}

/// The body that Markdown in a language comes to.
pub(super) fn body(markdown: &str, lang: Lang, figures: &dyn Figures, around: Around<'_>) -> Body {
    of_document(&document::parse(markdown, lang), figures, around)
}

/// The body that a document comes to.
pub(super) fn of_document(document: &Document, figures: &dyn Figures, around: Around<'_>) -> Body {
    let mut dress = Site { around, permalink: String::new(), scrolls: String::new() };
    dress.permalink = dress.around.skin.say("site-permalink");
    dress.scrolls = dress.around.skin.say("site-table");
    let (html, headings) = html::inside(document, figures, &mut dress);
    Body { html, headings }
}

struct Site<'a> {
    around: Around<'a>,
    permalink: String,
    scrolls: String,
}

impl Dress for Site<'_> {
    fn prefix(&self) -> &'static str {
        self.around.prefix
    }

    fn code(&self) -> &'static str {
        " tabindex=\"0\""
    }

    fn figure(&mut self, name: &str, alt: &str, _: &str) -> Option<String> {
        let shown_elsewhere = name == "board" && self.around.has_board;
        if shown_elsewhere { Some(String::new()) } else { manual::image(name, alt, self.around.from) }
    }

    fn link(&mut self, address: &str) -> Option<String> {
        if let Some(id) = address.strip_prefix(VARIANT) {
            let to = if self.around.variants.iter().any(|known| known == id) {
                self.around.skin.roads.variant(id)
            } else {
                self.around.skin.roads.home()
            };
            return Some(escape(&self.around.from.to(&to)));
        }
        let within = address.strip_prefix(WITHIN)?;
        let (name, part) = within.split_once('#').map_or((within, None), |(name, part)| (name, Some(part)));
        let to = (self.around.link)(name).map_or_else(|| "#".to_owned(), |to| self.around.from.to(&to));
        Some(escape(&part.map_or_else(|| to.clone(), |part| format!("{to}#{part}"))))
    }

    fn permalink(&mut self, id: &str, text: &str) -> Option<String> {
        let id = escape(id);
        Some(format!(" <a class=\"permalink\" href=\"#{id}\" aria-label=\"{} – {}\">#</a>", escape(&self.permalink), escape(text)))
    }

    fn scrolls(&self) -> Option<String> {
        Some(self.scrolls.clone())
    }
}
