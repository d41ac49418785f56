//! A file together with the variants that it extends.
//!
//! In come the bytes of a file and somewhere to find others by their id; out comes one tree. Mappings merge key by
//! key, everything else is replaced, `~` takes away. Each value keeps its span, so it is known which file states it,
//! and the source that this file gives for it, so that a value that is changed does not keep the source of the old one.

use std::collections::HashMap;
use std::rc::Rc;

use crate::finding::{Finding, nearest, rules};
use crate::source::{Bases, Entry, FileId, Input, Node, Shape, Sources, Span};
use crate::variant::language::{FILE, Key, VERSION, is_name};
use crate::variant::{idle, parse};

/// What stands for a source where a rule is a convention of the table.
const TABLE: &str = "table";

/// How many variants may stand below one.
const MAX_BASES: usize = 8;

/// What a variant never takes over.
pub(crate) const OWN: &[&str] = &[
    "goosebook",
    "id",
    "extends",
    "title",
    "summary",
    "version",
    "former_ids",
    "page",
    "notes",
    "claims",
    "examples",
    "ignore",
    "changes",
];

/// A file with all that it extends.
pub(crate) struct Family {
    /// All of it, as one tree.
    pub(crate) tree: Node,
    /// The file that was asked for.
    pub(crate) home: FileId,
    /// Whether every file was found and read.
    pub(crate) whole: bool,
}

/// Reads a file and all that it extends. `None` where the file itself has no tree.
pub(crate) fn family(input: &Input, bases: &dyn Bases, sources: &mut Sources, findings: &mut Vec<Finding>) -> Option<Family> {
    let (home, tree) = open(input, sources, findings);
    let mut tree = tree?;
    let mut whole = true;
    let mut above: Vec<Node> = Vec::new();
    let mut ids: Vec<String> = tree.get("id").and_then(Node::scalar).map(str::to_owned).into_iter().collect();
    let mut from = input.name.clone();
    while let Some(id) = tree.get("extends").filter(|extends| !extends.is_nothing()) {
        let Some(name) = id.scalar() else { break };
        let refused = |rule| Finding::new(rule, id.span).text("id", name);
        let base = if ids.iter().any(|seen| seen == name) {
            Err(refused(&rules::BASE_CIRCLE).text("circle", ids.iter().map(String::as_str).chain([name]).collect::<Vec<_>>().join(" → ")))
        } else if above.len() >= MAX_BASES {
            Err(refused(&rules::BASES_TOO_DEEP).number("most", MAX_BASES))
        } else {
            bases.base(name, &from).ok_or_else(|| {
                let known = bases.ids();
                let near = nearest(name, known.iter().map(String::as_str));
                refused(&rules::UNKNOWN_BASE).near(near)
            })
        };
        let base = match base {
            Ok(base) => base,
            Err(finding) => {
                // A name that cannot be one is reported where it is read.
                if is_name(name) {
                    findings.push(finding);
                }
                whole = false;
                break;
            }
        };
        ids.push(name.to_owned());
        let (_, base_tree) = open(&base, sources, findings);
        let Some(base_tree) = base_tree else {
            whole = false;
            break;
        };
        from = base.name;
        above.push(std::mem::replace(&mut tree, base_tree));
    }
    // `tree` is now the lowest one; each of those above changes it.
    let mut tree = above.into_iter().rev().fold(tree, |lower, upper| extend(lower, upper, findings));
    idle::drop_taken_over(&mut tree);
    Some(Family { tree, home, whole })
}

/// Opens one file: its tree, with the sources of every value beside it.
fn open(input: &Input, sources: &mut Sources, findings: &mut Vec<Finding>) -> (FileId, Option<Node>) {
    let shown = if input.bytes.len() > parse::MAX_BYTES { Default::default() } else { String::from_utf8_lossy(&input.bytes) };
    let file = sources.add(input.name.clone(), shown.into_owned());
    let mut tree = parse::parse(file, &input.bytes, findings);
    if let Some(tree) = &mut tree {
        version(tree, findings);
        attach(tree);
    }
    (file, tree)
}

fn version(tree: &Node, findings: &mut Vec<Finding>) {
    if !matches!(tree.shape, Shape::Map(_)) {
        return;
    }
    match tree.get("goosebook") {
        None => {
            let top = tree.entries().first().map_or(tree.span.head(), |entry| entry.key_span);
            let finding =
                Finding::new(&rules::MISSING_KEY, top).text("key", "goosebook").text("sample", VERSION).word("place", "place-file");
            // There is one version only. What stands in braces has no line of its own for it.
            let own_line = tree.span.start == top.start;
            findings.push(if own_line { finding.fix(Span { end: top.start, ..top }, format!("goosebook: {VERSION}\n")) } else { finding });
        }
        Some(version) if version.scalar() == Some(VERSION) => {}
        Some(version) => {
            let written = version.scalar().unwrap_or_default();
            findings.push(Finding::new(&rules::UNKNOWN_VERSION, version.span).text("found", written).text("known", VERSION));
        }
    }
}

/// Puts beside every value of a rule the source that its file gives for it. A file that changes another one and names no
/// sources speaks for its own table: none of the sources that it takes over says what it changes.
fn attach(tree: &mut Node) {
    let extends = tree.get("extends").filter(|extends| !extends.is_nothing() && tree.get("sources").is_none());
    let table = extends.map(|extends| Rc::new(Node { span: extends.span, shape: Shape::Scalar { text: TABLE.to_owned(), plain: true } }));
    let Shape::Map(sections) = &mut tree.shape else { return };
    for section in sections {
        let table = table.as_ref().filter(|_| !OWN.contains(&section.key.as_str()));
        let is_short = !matches!(section.value.shape, Shape::Map(_)) && !section.value.is_nothing();
        if is_short && table.is_some() && FILE.key(&section.key).is_some_and(Key::has_long_form) {
            section.value = long(section.value.clone());
        }
        match section.key.as_str() {
            // What has a source of its own elsewhere, or none.
            "sources" | "examples" | "notes" | "title" | "summary" | "source" => {}
            "squares" => {
                if let Shape::Map(squares) = &mut section.value.shape {
                    squares.iter_mut().for_each(|square| spread(&mut square.value, table));
                }
            }
            _ => spread(&mut section.value, table),
        }
    }
}

/// Spreads the source of a rule over its values, and theirs over the values within them.
fn spread(node: &mut Node, outer: Option<&Rc<Node>>) {
    match &mut node.shape {
        Shape::Map(entries) => {
            let own = entries.iter().find(|entry| entry.key == "source").map(|entry| Rc::new(entry.value.clone()));
            for entry in entries.iter_mut().filter(|entry| entry.key != "source") {
                let stated = own.as_ref().and_then(|own| stated_for(own, &entry.key));
                entry.source = stated.or_else(|| outer.cloned());
                spread(&mut entry.value, entry.source.clone().as_ref());
            }
        }
        Shape::List(items) => items.iter_mut().for_each(|item| spread(item, outer)),
        Shape::Scalar { .. } | Shape::Faulty => {}
    }
}

/// What a `source` says of one value: by its name, else `rule`, else the whole of it.
fn stated_for(source: &Rc<Node>, key: &str) -> Option<Rc<Node>> {
    match source.shape {
        Shape::Map(_) => source.get(key).or_else(|| source.get("rule")).cloned().map(Rc::new),
        _ => Some(Rc::clone(source)),
    }
}

/// The lower variant as the upper one changes it.
fn extend(mut lower: Node, upper: Node, findings: &mut Vec<Finding>) -> Node {
    if let Shape::Map(entries) = &mut lower.shape {
        entries.retain(|entry| !OWN.contains(&entry.key.as_str()));
    }
    merge(lower, upper, findings)
}

fn merge(lower: Node, upper: Node, findings: &mut Vec<Finding>) -> Node {
    let span = upper.span;
    let (lower, upper) = same_form(lower, upper);
    match (lower.shape, upper.shape) {
        (Shape::Map(lower), Shape::Map(upper)) => Node { span, shape: Shape::Map(merge_entries(lower, upper, findings)) },
        (_, shape) => Node { span, shape },
    }
}

fn merge_entries(lower: Vec<Entry>, upper: Vec<Entry>, findings: &mut Vec<Finding>) -> Vec<Entry> {
    let source = upper.iter().find(|entry| entry.key == "source").map(|entry| entry.value.clone());
    let states_nothing_else = upper.len() == 1;
    let places: HashMap<String, usize> = lower.iter().enumerate().map(|(at, entry)| (entry.key.clone(), at)).collect();
    let mut merged: Vec<Option<Entry>> = lower.into_iter().map(Some).collect();
    let mut stated: Vec<String> = Vec::new();
    for entry in upper {
        stated.push(entry.key.clone());
        let slot = places.get(&entry.key).and_then(|at| merged.get_mut(*at));
        match slot {
            // Where nothing is written something was forgotten; what takes away is a sign of its own.
            Some(_) if entry.value.is_nothing() && entry.value.span.start == entry.value.span.end => {
                findings.push(Finding::new(&rules::EMPTY_VALUE, entry.key_span).text("key", &entry.key));
            }
            Some(slot) if entry.value.is_nothing() => *slot = None,
            Some(slot) => {
                let value = match slot.take() {
                    Some(old) if entry.key != "source" => merge(old.value, entry.value, findings),
                    _ => entry.value,
                };
                *slot = Some(Entry { value, ..entry });
            }
            None => merged.push(Some(entry)),
        }
    }
    let mut merged: Vec<Entry> = merged.into_iter().flatten().collect();
    if let Some(source) = source {
        // Values that are taken over can be given another source without being said again.
        for entry in merged.iter_mut().filter(|entry| !stated.contains(&entry.key)) {
            let named = match source.shape {
                Shape::Map(_) => source.get(&entry.key).cloned(),
                _ if states_nothing_else => Some(source.clone()),
                _ => None,
            };
            if let Some(named) = named {
                entry.source = Some(Rc::new(named));
                let outer = entry.source.clone();
                spread(&mut entry.value, outer.as_ref());
            }
        }
    }
    merged
}

/// Brings the short and the long form of a value together: `stop` is `{ is: stop }`.
fn same_form(lower: Node, upper: Node) -> (Node, Node) {
    let is_long = |node: &Node| node.entry("is").is_some();
    let only_beside = |node: &Node| {
        !node.entries().is_empty() && node.entries().iter().all(|entry| matches!(entry.key.as_str(), "is" | "source" | "scope"))
    };
    if is_long(&lower) && !matches!(upper.shape, Shape::Map(_)) && !upper.is_nothing() {
        return (lower, long(upper));
    }
    if !matches!(lower.shape, Shape::Map(_)) && only_beside(&upper) {
        return (long(lower), upper);
    }
    (lower, upper)
}

fn long(node: Node) -> Node {
    let span = node.span;
    let entry = Entry { key: "is".to_owned(), key_span: span.head(), value: node, source: None };
    Node { span, shape: Shape::Map(vec![entry]) }
}
