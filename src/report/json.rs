//! Findings as JSON: one object for all files.

use serde::Serialize;

use super::{Checked, Told};
use crate::finding::{Finding, Level};
use crate::source::Span;

/// The version of this form.
const VERSION: u32 = 1;

/// What was proved of a variant.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Proof {
    /// What it is about: `block`, `endless`, `dead_end`, …
    pub property: String,
    /// For how many players it holds.
    pub players: u16,
    /// `proved`, `refuted` or `unknown`.
    pub verdict: String,
    /// How it was found.
    pub method: String,
    /// The throws that refute it.
    pub throws: Option<Vec<Vec<u8>>>,
    /// Why it is unknown.
    pub reason: Option<String>,
}

#[derive(Serialize)]
struct All<'a> {
    goosebook: u32,
    files: Vec<File<'a>>,
}

#[derive(Serialize)]
struct File<'a> {
    path: &'a str,
    variant: Option<&'a str>,
    findings: Vec<Found<'a>>,
    proofs: &'a [Proof],
}

#[derive(Serialize)]
struct Found<'a> {
    code: &'static str,
    level: &'static str,
    message: String,
    at: At<'a>,
    also: Vec<Also<'a>>,
    help: Option<String>,
    fix: Option<Mend<'a>>,
}

/// A place; its path where it is in another file.
#[derive(Serialize)]
struct At<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<&'a str>,
    line: usize,
    column: usize,
    end_line: usize,
    end_column: usize,
}

#[derive(Serialize)]
struct Also<'a> {
    #[serde(flatten)]
    at: At<'a>,
    message: Option<String>,
}

#[derive(Serialize)]
struct Mend<'a> {
    certain: bool,
    edits: Vec<Edit<'a>>,
}

#[derive(Serialize)]
struct Edit<'a> {
    #[serde(flatten)]
    at: At<'a>,
    put: &'a str,
}

/// All files as one JSON object, on several lines, with a newline at its end.
pub fn json(files: &[Told<'_>]) -> String {
    let files = files.iter().map(file).collect();
    // Text and numbers always have a form in JSON.
    serde_json::to_string_pretty(&All { goosebook: VERSION, files }).unwrap_or_default() + "\n"
}

fn file<'a>(told: &Told<'a>) -> File<'a> {
    let checked = told.file;
    File {
        path: &checked.name,
        variant: checked.id.as_deref(),
        findings: checked.findings.iter().map(|finding| found(told, finding)).collect(),
        proofs: &checked.proofs,
    }
}

fn found<'a>(told: &Told<'a>, finding: &'a Finding) -> Found<'a> {
    let Told { file, texts } = told;
    Found {
        code: finding.rule.code,
        level: level(finding.level()),
        message: finding.message(texts),
        at: at(file, finding.at),
        also: finding.also.iter().map(|label| Also { at: at(file, label.span), message: finding.label_of(label, texts) }).collect(),
        help: finding.help(texts),
        fix: finding.fix.as_ref().map(|fix| Mend {
            certain: fix.certain,
            edits: fix.edits.iter().map(|(span, put)| Edit { at: at(file, *span), put }).collect(),
        }),
    }
}

fn at(file: &Checked, span: Span) -> At<'_> {
    let place = file.sources.place(span);
    At {
        path: Some(file.sources.name(span.file)).filter(|_| file.home() != Some(span.file)),
        line: place.line,
        column: place.column,
        end_line: place.end_line,
        end_column: place.end_column,
    }
}

/// The word for a level, as programs read it.
pub(super) const fn level(level: Level) -> &'static str {
    match level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "note",
    }
}
