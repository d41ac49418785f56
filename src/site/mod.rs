//! The documentation site: every variant, in every language, as static pages.
//!
//! In come [`Settings`], checked variants and a [`Store`] for what is slow to make; out come files, each with
//! its path below the folder of the site, one after the other. Nothing is read or written here, and the same variants give
//! the same bytes.
//!
//! | file | does |
//! |---|---|
//! | `address` | where each page stands, links from one to another |
//! | `skin` | templates and words of one language |
//! | `press` | what all pages share: head, navigation, other languages, lists of all pages |
//! | `pointing` | the board, each square of which says what it does |
//! | `body` | a document as the inside of a page |
//! | `home`, `variant`, `figures`, `comparison`, `findings`, `manual`, `pages` | the pages |
//! | `referee`, `outcomes` | who is right: tables to read, answers to look up |
//! | `facets` | what a variant can be found by |
//! | `picture` | the picture that social networks show |
//! | `search`, `feed` | the index for searching, the feed of changes, the map of the site |

pub(crate) mod address;
mod body;
mod comparison;
mod facets;
mod feed;
mod figures;
mod findings;
mod home;
mod manual;
mod outcomes;
mod pages;
mod picture;
mod pointing;
mod press;
mod referee;
mod search;
mod skin;
pub mod store;

pub use press::link;
pub use skin::names as template_names;
mod variant;

use std::collections::BTreeMap;
use std::fmt;

use crate::reference::ReferenceError;
use crate::reference::page::Effort;
use crate::source::Node;
use crate::texts::TextsError;
use crate::variant::Variant;
use crate::vocab::Lang;

use press::Press;
use store::Store;

/// What a site is called, where it will stand, and in which languages.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Its title; the usual one of each language unless said.
    pub title: Option<String>,
    /// Where it will be published, with its scheme: for feeds, the map of the site and cards of social networks.
    pub url: Option<String>,
    /// The languages, the first one first.
    pub langs: Vec<Lang>,
    /// Where a reader can report an error: addresses of the web or of mail.
    pub report_to: Vec<String>,
    /// Templates of one's own, by their names below `site/`.
    pub templates: BTreeMap<String, String>,
    /// Names the program and its build: what an older one has kept is not taken over.
    pub program: String,
    /// How much may be spent on each variant.
    pub effort: Effort,
    /// Whether pages ask for their next version: in a preview.
    pub live: bool,
}

/// A variant of the site.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The variant.
    pub variant: Variant,
    /// Its file with all that it extends, as one tree.
    pub tree: Node,
    /// A hash of all that these files say.
    pub hash: String,
}

/// A file of the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// Where it stands, below the folder of the site, with `/` between the parts.
    pub path: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// Who hears of the work, and takes the files.
pub trait Desk {
    /// Takes a file.
    ///
    /// # Errors
    /// Where it cannot be kept; the site then stops.
    fn take(&mut self, made: Made) -> Result<(), SiteError>;

    /// Hears that so many of so many variants are done.
    fn done(&mut self, _variants: usize, _of: usize) {}

    /// Hears of something that is left out of the site, and why.
    fn left_out(&mut self, _what: &str, _why: &str) {}
}

/// Why there is no site.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SiteError {
    /// A template is at fault; the message names it.
    Template {
        /// What is wrong, in English.
        message: String,
    },
    /// A document or a file of messages is at fault.
    Document(ReferenceError),
    /// A file was not taken; the message is for the user.
    Desk(String),
}

impl fmt::Display for SiteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SiteError::Template { message } | SiteError::Desk(message) => f.write_str(message),
            SiteError::Document(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SiteError {}

impl From<ReferenceError> for SiteError {
    fn from(error: ReferenceError) -> SiteError {
        SiteError::Document(error)
    }
}

impl From<TextsError> for SiteError {
    fn from(error: TextsError) -> SiteError {
        SiteError::Document(error.into())
    }
}

/// Makes the site of these variants.
///
/// # Errors
/// [`SiteError`] where a template is at fault, or the desk takes a file no more.
pub fn make(settings: &Settings, entries: &[Entry], store: &dyn Store, desk: &mut dyn Desk) -> Result<(), SiteError> {
    let mut press = Press::new(settings, entries, store, desk)?;
    for number in 0..settings.langs.len() {
        home::make(&mut press, number)?;
        for index in 0..entries.len() {
            variant::make(&mut press, number, index)?;
            figures::make(&mut press, number, index)?;
            referee::make(&mut press, number, index)?;
            press.desk.done(number * entries.len() + index + 1, settings.langs.len() * entries.len());
        }
        if comparison::is_made(entries) {
            comparison::make(&mut press, number)?;
        }
        findings::make(&mut press, number)?;
        manual::make(&mut press, number)?;
        pages::make(&mut press, number)?;
        search::make(&mut press, number)?;
        feed::changes(&mut press, number)?;
    }
    pages::top(&mut press)?;
    feed::map(&mut press)
}
