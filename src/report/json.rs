//! Findings as JSON: one object for all files.

use serde::Serialize;

use super::{Checked, Spoken};
use crate::check::Excused;
use crate::finding::{Finding, Level};
use crate::proof::{self, Method, Property, Verdict};
use crate::source::Span;
use crate::space::TooLarge;
use crate::wording;

/// The version of this form.
const VERSION: u32 = 1;

/// What was proved of a variant.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Proof {
    property: Property,
    players: usize,
    verdict: Verdict,
    method: &'static str,
    throws: Option<Vec<Vec<u8>>>,
    reason: Option<&'static str>,
}

impl From<&proof::Proof> for Proof {
    fn from(proof: &proof::Proof) -> Proof {
        let faces = |hand: &crate::engine::Hand| hand.throw.faces().to_vec();
        let method = match proof.method {
            Method::Exploration(_) => "exploration",
            Method::NothingHolds => "nothing_holds",
            Method::FewAreHeld(_) => "few_are_held",
            Method::EachTurn(_) => "each_turn",
            Method::WayHome => "way_home",
            Method::FirstThrow => "first_throw",
            Method::Game => "game",
            Method::TooLarge(_) => "too_large",
        };
        let reason = match proof.method {
            Method::TooLarge(TooLarge::Players) => Some("players"),
            Method::TooLarge(TooLarge::Places) => Some("places"),
            Method::TooLarge(TooLarge::Tables) => Some("tables"),
            Method::TooLarge(TooLarge::Decisions) => Some("decisions"),
            Method::TooLarge(TooLarge::Turns) => Some("turns"),
            Method::TooLarge(TooLarge::Refused) => Some("refused"),
            _ => None,
        };
        let throws = (proof.verdict == Verdict::Refuted).then(|| proof.game.iter().map(faces).collect());
        Proof { property: proof.property, players: proof.players, verdict: proof.verdict, method, throws, reason }
    }
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
    ignored: Vec<Ignored<'a>>,
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

#[derive(Serialize)]
struct Ignored<'a> {
    #[serde(flatten)]
    found: Found<'a>,
    reason: String,
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
    edits: [Edit<'a>; 1],
}

#[derive(Serialize)]
struct Edit<'a> {
    #[serde(flatten)]
    at: At<'a>,
    put: &'a str,
}

/// All files as one JSON object, on several lines, with a newline at its end.
pub fn json(files: &[Spoken<'_>]) -> String {
    let files = files.iter().map(file).collect();
    // Text and numbers always have a form in JSON.
    serde_json::to_string_pretty(&All { goosebook: VERSION, files }).unwrap_or_default() + "\n"
}

fn file<'a>(told: &Spoken<'a>) -> File<'a> {
    let checked = told.file;
    File {
        path: &checked.name,
        variant: checked.id.as_deref(),
        findings: checked.findings.iter().map(|finding| found(told, finding)).collect(),
        ignored: checked.ignored.iter().map(|ignored| excused(told, ignored)).collect(),
        proofs: &checked.proofs,
    }
}

fn excused<'a>(told: &Spoken<'a>, excused: &'a Excused) -> Ignored<'a> {
    Ignored { found: found(told, &excused.finding), reason: wording::set(told.texts.lang(), &excused.reason) }
}

fn found<'a>(told: &Spoken<'a>, finding: &'a Finding) -> Found<'a> {
    let Spoken { file, texts } = told;
    Found {
        code: finding.rule.code,
        level: level(finding.level()),
        message: finding.message(texts),
        at: at(file, finding.at),
        also: finding.also.iter().map(|label| Also { at: at(file, label.span), message: finding.label_of(label, texts) }).collect(),
        help: finding.help(texts),
        fix: finding.fix.as_ref().map(|fix| Mend { certain: fix.certain, edits: [Edit { at: at(file, fix.at), put: &fix.put }] }),
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
