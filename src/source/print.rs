//! A tree as YAML again, each value with the file that it comes from.

use std::collections::BTreeSet;

use super::tree::{Entry, Node, Shape};
use super::{FileId, Sources};

/// The tree as YAML. Where it comes from several files, each value that is not of the first one says which.
pub fn resolved(tree: &Node, sources: &Sources) -> String {
    let mut out = String::new();
    let home = FileId(0);
    let place = |entry: &Entry| HEAD.iter().position(|key| *key == entry.key).unwrap_or(HEAD.len());
    let mut tree = restate(tree, None);
    // All that is taken over stands here: taken over once more, what was taken away would come back.
    if let Some(base) = tree.get("extends").and_then(Node::scalar) {
        out.push_str(&format!("# extends: {}\n", quoted(base)));
    }
    let mut named = BTreeSet::new();
    references(&tree, false, &mut named);
    if let Shape::Map(entries) = &mut tree.shape {
        entries.retain(|entry| entry.key != "extends");
        entries.iter_mut().filter(|entry| entry.key == "sources").for_each(|entry| drop_uncovered(entry, home, &named));
    }
    let mut entries: Vec<&Entry> = tree.entries().iter().collect();
    entries.sort_by_key(|entry| place(entry));
    for entry in entries {
        write_entry(&mut out, entry, 0, home, sources);
    }
    out
}

/// What a value says, on one line, without what it rests on.
pub fn flow(node: &Node) -> String {
    let mut out = String::new();
    write_flow(&mut out, &bare(node));
    out
}

/// The value without sources; the short form of a long one that says nothing else.
fn bare(node: &Node) -> Node {
    let shape = match &node.shape {
        Shape::List(items) => Shape::List(items.iter().map(bare).collect()),
        Shape::Map(entries) => {
            let kept: Vec<Entry> = entries
                .iter()
                .filter(|entry| entry.key != "source")
                .map(|entry| Entry { value: bare(&entry.value), ..entry.clone() })
                .collect();
            match kept.as_slice() {
                [only] if only.key == "is" => return only.value.clone(),
                _ => Shape::Map(kept),
            }
        }
        other => other.clone(),
    };
    Node { span: node.span, shape }
}

/// The clauses that are named anywhere as a source, as they are written.
fn references(node: &Node, is_source: bool, named: &mut BTreeSet<String>) {
    if let Some(text) = node.scalar().filter(|_| is_source) {
        named.insert(text.to_owned());
    }
    node.items().iter().for_each(|item| references(item, is_source, named));
    node.entries().iter().for_each(|entry| references(&entry.value, is_source || entry.key == "source", named));
}

/// Drops the clauses that other files list and that nothing rests on here: notes and examples are not taken over, and
/// values are changed.
fn drop_uncovered(sources: &mut Entry, home: FileId, named: &BTreeSet<String>) {
    let Shape::Map(sources) = &mut sources.value.shape else { return };
    for source in sources {
        let Shape::Map(entries) = &mut source.value.shape else { continue };
        for entry in entries.iter_mut().filter(|entry| entry.key == "clauses") {
            let Shape::List(clauses) = &mut entry.value.shape else { continue };
            let covers =
                |clause: &Node| clause.get("id").and_then(Node::scalar).is_some_and(|id| named.contains(&format!("{}/{id}", source.key)));
            clauses.retain(|clause| clause.span.file == home || covers(clause));
        }
        entries.retain(|entry| entry.key != "clauses" || entry.value.span.file == home || !entry.value.items().is_empty());
    }
}

/// The tree with each `source` written anew from what its values rest on: of several files, each has said a part of it.
/// `outer` is what the whole rests on already.
fn restate(node: &Node, outer: Option<&Node>) -> Node {
    let shape = match &node.shape {
        Shape::List(items) => Shape::List(items.iter().map(|item| restate(item, outer)).collect()),
        Shape::Map(entries) if entries.iter().all(|entry| entry.source.is_none()) => {
            Shape::Map(entries.iter().map(|entry| Entry { value: restate(&entry.value, None), ..entry.clone() }).collect())
        }
        Shape::Map(entries) => {
            let values: Vec<&Entry> = entries.iter().filter(|entry| entry.key != "source").collect();
            let restated = values.iter().map(|entry| Entry { value: restate(&entry.value, entry.source.as_deref()), ..(*entry).clone() });
            Shape::Map(restated.chain(source_of(&values, outer)).collect())
        }
        other => other.clone(),
    };
    Node { span: node.span, shape }
}

/// The `source` of a rule with these values, unless they rest on `outer`.
fn source_of(values: &[&Entry], outer: Option<&Node>) -> Option<Entry> {
    let text = |node: &Node| {
        let mut out = String::new();
        write_flow(&mut out, node);
        out
    };
    let outer = outer.map(text);
    let stated: Vec<(&Entry, &Node)> = values.iter().filter_map(|entry| Some((*entry, entry.source.as_deref()?))).collect();
    let (_, first) = stated.iter().find(|(_, source)| Some(text(source)) != outer)?;
    let entry = |key: &str, value: &Node| Entry { key: key.to_owned(), key_span: value.span, value: value.clone(), source: None };
    let all_the_same = stated.len() == values.len() && stated.iter().all(|(_, source)| text(source) == text(first));
    if all_the_same {
        return Some(entry("source", first));
    }
    let each = stated.iter().map(|(value, source)| entry(&value.key, source)).collect();
    Some(entry("source", &Node { span: first.span, shape: Shape::Map(each) }))
}

/// What stands at the head of a file, whichever file it was said in.
const HEAD: &[&str] = &["goosebook", "id", "extends", "title", "summary", "version", "country", "date", "former_ids", "page"];

fn write_entry(out: &mut String, entry: &Entry, depth: usize, home: FileId, sources: &Sources) {
    indent(out, depth);
    write_key(out, entry, depth, home, sources);
}

fn write_key(out: &mut String, entry: &Entry, depth: usize, home: FileId, sources: &Sources) {
    out.push_str(&quoted(&entry.key));
    out.push(':');
    write_value(out, &entry.value, depth, home, sources);
}

fn write_value(out: &mut String, node: &Node, depth: usize, home: FileId, sources: &Sources) {
    if let Shape::Map(entries) = &node.shape
        && !entries.is_empty()
        && !is_flat(node)
    {
        out.push('\n');
        return entries.iter().for_each(|entry| write_entry(out, entry, depth + 1, home, sources));
    }
    if let Shape::List(items) = &node.shape
        && !items.is_empty()
        && !is_flat(node)
    {
        out.push('\n');
        for item in items {
            indent(out, depth + 1);
            out.push('-');
            match item.entries().split_first() {
                Some((first, others)) if !is_flat(item) => {
                    out.push(' ');
                    write_key(out, first, depth + 2, home, sources);
                    others.iter().for_each(|entry| write_entry(out, entry, depth + 2, home, sources));
                }
                _ => write_value(out, item, depth + 1, home, sources),
            }
        }
        return;
    }
    out.push(' ');
    write_flow(out, node);
    if node.span.file != home {
        out.push_str("  # ");
        out.extend(sources.name(node.span.file).chars().map(|c| if c.is_control() { ' ' } else { c }));
    }
    out.push('\n');
}

/// Whether it fits on one line, and all of it comes from one file.
fn is_flat(node: &Node) -> bool {
    fn flow_length(node: &Node) -> usize {
        match &node.shape {
            Shape::Scalar { text, .. } => text.chars().count() + 2,
            Shape::List(items) => items.iter().map(flow_length).sum::<usize>() + 2,
            Shape::Map(entries) => entries.iter().map(|entry| entry.key.chars().count() + flow_length(&entry.value) + 2).sum::<usize>() + 2,
            Shape::Faulty => 0,
        }
    }
    fn one_file(node: &Node, file: FileId) -> bool {
        node.span.file == file
            && node.items().iter().all(|item| one_file(item, file))
            && node.entries().iter().all(|entry| one_file(&entry.value, file))
    }
    const WIDTH: usize = 90;
    flow_length(node) <= WIDTH && one_file(node, node.span.file)
}

fn write_flow(out: &mut String, node: &Node) {
    let comma = |out: &mut String, index: usize| {
        if index > 0 {
            out.push_str(", ");
        }
    };
    match &node.shape {
        Shape::Scalar { text, plain } if *plain && !needs_quotes(text) => out.push_str(text),
        Shape::Scalar { text, .. } => out.push_str(&in_quotes(text)),
        Shape::List(items) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                comma(out, index);
                write_flow(out, item);
            }
            out.push(']');
        }
        Shape::Map(entries) => {
            out.push_str("{ ");
            for (index, entry) in entries.iter().enumerate() {
                comma(out, index);
                out.push_str(&quoted(&entry.key));
                out.push_str(": ");
                write_flow(out, &entry.value);
            }
            out.push_str(" }");
        }
        Shape::Faulty => out.push('~'),
    }
}

fn indent(out: &mut String, depth: usize) {
    out.extend(std::iter::repeat_n("  ", depth));
}

/// A key, in quotes where it would not be read back as it is.
fn quoted(text: &str) -> String {
    if text.is_empty() || needs_quotes(text) { in_quotes(text) } else { text.to_owned() }
}

fn needs_quotes(text: &str) -> bool {
    let special =
        |c: char| matches!(c, ':' | '#' | ',' | '[' | ']' | '{' | '}' | '"' | '\'' | '`' | '&' | '*' | '!' | '|' | '>' | '%' | '@' | '\\');
    text.chars().any(|c| special(c) || c.is_control()) || text.starts_with(['-', '?', ' ']) && !is_number(text) || text.ends_with(' ')
}

fn is_number(text: &str) -> bool {
    text.parse::<i64>().is_ok()
}

/// In double quotes; JSON strings are YAML strings.
pub fn in_quotes(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
