//! The documentation site: every link leads somewhere, nothing a variant says does harm, the same bytes each time.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]
#![cfg(feature = "site")]

mod folder;
mod hostile;
mod links;
mod pages;
#[path = "../common/program.rs"]
mod program;
mod serve;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use goosebook::check::{self, Embedded, Input};
use goosebook::reference::page::Effort;
use goosebook::site::{self, Desk, Entry, Made, Settings, SiteError, store};
use goosebook::vocab::Lang;

/// The files of a site by their paths.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Keeps what it is given.
#[derive(Default)]
pub(crate) struct Tray {
    pub(crate) files: Files,
    pub(crate) left_out: Vec<String>,
}

impl Desk for Tray {
    fn take(&mut self, made: Made) -> Result<(), SiteError> {
        assert!(self.files.insert(made.path.clone(), made.bytes).is_none(), "{} is made twice", made.path);
        Ok(())
    }

    fn left_out(&mut self, what: &str, why: &str) {
        self.left_out.push(format!("{what}: {why}"));
    }
}

pub(crate) fn settings() -> Settings {
    Settings {
        title: None,
        url: Some("https://goose.example/rules".to_owned()),
        langs: Lang::ALL.to_vec(),
        report_to: vec!["https://goose.example/report".to_owned(), "javascript:alert(1)".to_owned()],
        templates: BTreeMap::new(),
        program: "test".to_owned(),
        effort: Effort::quick(),
        live: false,
    }
}

pub(crate) fn entry(input: &Input) -> Entry {
    let report = check::check(input, &Embedded);
    let messages: Vec<_> = report.findings.iter().map(|finding| finding.rule.code).collect();
    let hash = store::key(&[&String::from_utf8_lossy(&input.bytes)]);
    Entry { variant: report.variant.unwrap_or_else(|| panic!("{}: {messages:?}", input.name)), tree: report.tree.unwrap(), hash }
}

pub(crate) fn carried(ids: &[&str]) -> Vec<Entry> {
    use goosebook::check::Bases;
    ids.iter().map(|id| entry(&Embedded.base(id, "").unwrap())).collect()
}

pub(crate) fn written(name: &str, text: &str) -> Entry {
    entry(&Input::new(name, text))
}

pub(crate) fn make(settings: &Settings, entries: &[Entry]) -> Tray {
    let mut tray = Tray::default();
    site::make(settings, entries, &store::Memory::default(), &mut tray).unwrap();
    tray
}

/// A site of a few variants of every sort, made once.
pub(crate) fn site() -> &'static Files {
    static SITE: OnceLock<Files> = OnceLock::new();
    SITE.get_or_init(|| make(&settings(), &carried(&["famille", "es-cope", "classique-equipes", "sl-mb47"])).files)
}

pub(crate) fn text<'f>(files: &'f Files, path: &str) -> &'f str {
    std::str::from_utf8(files.get(path).unwrap_or_else(|| panic!("{path} is not there"))).unwrap()
}

pub(crate) fn html(files: &Files) -> impl Iterator<Item = (&str, &str)> {
    files.iter().filter(|(path, _)| path.ends_with(".html")).map(|(path, bytes)| (path.as_str(), std::str::from_utf8(bytes).unwrap()))
}
