//! Findings as SARIF 2.1.0, for code scanning.
//!
//! One run with every rule of the checker in it, whether or not a file breaks it. Places count characters from 1, their
//! ends are exclusive. Paths start at the top of the repository; those of variants that goosebook carries lie below a
//! base of their own, since no repository holds them.

use std::path::Path;

use serde::Serialize;

use super::json::level;
use super::paths::uri;
use super::{Checked, Spoken};
use crate::finding::{self, Finding, Fix, Rule, rules};
use crate::source::{FileId, Span};
use crate::texts::Texts;

/// Where the schema of the form is published.
const SCHEMA: &str = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/// The base of paths in the repository, by the name that code hosts know.
const REPOSITORY: &str = "%SRCROOT%";
/// The base of variants that goosebook carries.
const CARRIED: &str = "GOOSEBOOK";

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Log<'a> {
    #[serde(rename = "$schema")]
    schema: &'static str,
    version: &'static str,
    runs: [Run<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Run<'a> {
    tool: Tool,
    language: &'static str,
    column_kind: &'static str,
    original_uri_base_ids: Bases,
    invocations: [Invocation; 1],
    results: Vec<Found<'a>>,
}

#[derive(Serialize)]
struct Bases {
    #[serde(rename = "GOOSEBOOK")]
    carried: Base,
}

#[derive(Serialize)]
struct Base {
    description: Message,
}

#[derive(Serialize)]
struct Tool {
    driver: Driver,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Driver {
    name: &'static str,
    version: &'static str,
    semantic_version: &'static str,
    rules: Vec<Descriptor>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Descriptor {
    id: &'static str,
    name: &'static str,
    short_description: Message,
    full_description: Message,
    help: Help,
    default_configuration: Configuration,
}

#[derive(Serialize)]
struct Configuration {
    level: &'static str,
}

#[derive(Serialize)]
struct Message {
    text: String,
}

#[derive(Serialize)]
struct Help {
    text: String,
    markdown: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Invocation {
    execution_successful: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tool_execution_notifications: Vec<Notification>,
}

#[derive(Serialize)]
struct Notification {
    level: &'static str,
    message: Message,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Found<'a> {
    rule_id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule_index: Option<usize>,
    level: &'static str,
    message: Message,
    locations: Vec<Location>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related_locations: Vec<Location>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fixes: Vec<Mend<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Location {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<usize>,
    physical_location: Physical,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Message>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Physical {
    artifact_location: Artifact,
    region: Region,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Artifact {
    uri: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    uri_base_id: Option<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    start_line: usize,
    start_column: usize,
    end_line: usize,
    end_column: usize,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Mend<'a> {
    description: Message,
    artifact_changes: [Change<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Change<'a> {
    artifact_location: Artifact,
    replacements: [Replacement<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Replacement<'a> {
    deleted_region: Region,
    inserted_content: Content<'a>,
}

#[derive(Serialize)]
struct Content<'a> {
    text: &'a str,
}

/// Where paths start.
struct Start<'a> {
    here: &'a Path,
    root: &'a Path,
}

/// All files as one log, its rules in the language of `texts`. `unread` says which files could not be read, a message
/// each; `here` is the folder that relative paths start from, `root` the top of the repository.
pub fn sarif(files: &[Spoken<'_>], unread: &[String], texts: &Texts, here: &Path, root: &Path) -> String {
    let start = Start { here, root };
    let say = |id: &str| Message { text: texts.say(id, &[]) };
    let notification = |message: &String| Notification { level: "error", message: Message { text: message.clone() } };
    let log = Log {
        schema: SCHEMA,
        version: "2.1.0",
        runs: [Run {
            tool: Tool {
                driver: Driver {
                    name: env!("CARGO_PKG_NAME"),
                    version: env!("CARGO_PKG_VERSION"),
                    semantic_version: env!("CARGO_PKG_VERSION"),
                    rules: rules::ALL.iter().map(|rule| descriptor(rule, texts)).collect(),
                },
            },
            language: texts.lang().code(),
            column_kind: "unicodeCodePoints",
            original_uri_base_ids: Bases { carried: Base { description: say("report-carried") } },
            invocations: [Invocation {
                execution_successful: unread.is_empty(),
                tool_execution_notifications: unread.iter().map(notification).collect(),
            }],
            results: files.iter().flat_map(|told| told.file.findings.iter().map(|finding| found(told, finding, &start))).collect(),
        }],
    };
    // Text and numbers always have a form in JSON.
    serde_json::to_string_pretty(&log).unwrap_or_default() + "\n"
}

fn descriptor(rule: &'static Rule, texts: &Texts) -> Descriptor {
    let page = finding::page(rule, texts.lang());
    let text = format!("{}\n\n{}", page.what, page.why);
    Descriptor {
        id: rule.code,
        name: rule.name,
        short_description: Message { text: page.title.clone() },
        full_description: Message { text: page.what.clone() },
        help: Help { text, markdown: finding::explained(rule, texts, 1) },
        default_configuration: Configuration { level: level(rule.level) },
    }
}

fn found<'a>(told: &Spoken<'a>, finding: &'a Finding, start: &Start<'_>) -> Found<'a> {
    let Spoken { file, texts } = told;
    let mut text = finding.message(texts);
    if let Some(help) = finding.help(texts) {
        text.push('\n');
        text.push_str(&help);
    }
    let mut places = file.places(finding).into_iter().map(|(span, label)| {
        let says = match label {
            Some(label) => finding.label_of(label, texts),
            None => finding.label(texts),
        };
        Location { id: None, physical_location: physical(file, span, start), message: says.map(|text| Message { text }) }
    });
    let locations = places.next().into_iter().collect();
    let related = places.enumerate().map(|(index, place)| Location { id: Some(index + 1), ..place }).collect();
    Found {
        rule_id: finding.rule.code,
        rule_index: rules::ALL.iter().position(|rule| *rule == finding.rule),
        level: level(finding.level()),
        message: Message { text },
        locations,
        related_locations: related,
        fixes: finding.fix.iter().map(|fix| mend(told, fix, start)).collect(),
    }
}

fn mend<'a>(told: &Spoken<'a>, fix: &'a Fix, start: &Start<'_>) -> Mend<'a> {
    let replacement = Replacement { deleted_region: region(told.file, fix.at), inserted_content: Content { text: &fix.put } };
    let change = Change { artifact_location: artifact(told.file, fix.at.file, start), replacements: [replacement] };
    Mend { description: Message { text: fix.title(told.texts) }, artifact_changes: [change] }
}

fn physical(file: &Checked, span: Span, start: &Start<'_>) -> Physical {
    Physical { artifact_location: artifact(file, span.file, start), region: region(file, span) }
}

fn artifact(file: &Checked, id: FileId, start: &Start<'_>) -> Artifact {
    let name = file.sources.name(id);
    if file.is_carried(id) {
        let name = if name.ends_with(".yaml") { name.to_owned() } else { format!("{name}.yaml") };
        return Artifact { uri: name, uri_base_id: Some(CARRIED) };
    }
    if name == "-" {
        return Artifact { uri: "stdin:".to_owned(), uri_base_id: None };
    }
    let uri = uri(name, start.here, start.root);
    let base = if uri.starts_with("file:") { None } else { Some(REPOSITORY) };
    Artifact { uri, uri_base_id: base }
}

fn region(file: &Checked, span: Span) -> Region {
    let place = file.sources.place(span);
    Region { start_line: place.line, start_column: place.column, end_line: place.end_line, end_column: place.end_column }
}
