//! The language as tables, for the page on variant files.

use std::fmt::Write as _;

use super::{Key, Range, Section, Value, sections};

/// The table of the section with that id, in Markdown: each key with what it holds and what happens at the table, each
/// answer of a policy below it. `None` where no section has the id.
pub fn table(id: &str) -> Option<String> {
    let section = sections().into_iter().find(|section| section.id() == id)?;
    let mut text = String::from("| key | for instance | what happens at the table |\n|---|---|---|\n");
    section.keys().for_each(|key| row(&mut text, section, key));
    if section.sourced {
        let _ = writeln!(text, "| `source` | `leaflet/nine` | Where the rule comes from. |");
    }
    Some(text)
}

fn row(text: &mut String, section: &Section, key: &Key) {
    let must = match (key.must, section.one_of.contains(&key.name)) {
        (true, _) => ", must be there",
        (_, true) if section.one_of.len() == 2 => ", this or the other",
        (_, true) => ", one of these",
        _ => "",
    };
    let range = key.value.range().filter(|_| is_count(&key.value)).map(shown).unwrap_or_default();
    let _ = writeln!(text, "| `{}`{must} | `{}` | {}{range} |", key.name, key.sample.replace('|', "\\|"), key.says());
    words(text, key, &key.value);
}

/// Whether the range of a value is of use to a reader: not that of squares.
fn is_count(value: &Value) -> bool {
    !matches!(value.range(), Some(range) if range == super::A_SQUARE || range == super::A_DISTANCE)
}

fn shown(range: Range) -> String {
    format!(" From {} to {}.", range.least, range.most)
}

/// A row for each word that can stand there.
fn words(text: &mut String, key: &Key, value: &Value) {
    match value {
        Value::Policy(axis) => {
            let axis = axis();
            for (name, does) in (axis.answers)() {
                let usual = if name == axis.usual { ", unless said" } else { "" };
                let _ = writeln!(text, "| | `{}: {name}`{usual} | {} |", key.name, does.trim());
            }
        }
        Value::OneOf(words) => words.iter().for_each(|word| {
            let _ = writeln!(text, "| | `{}: {}` | {} |", key.name, word.name, word.says);
        }),
        Value::Any(forms) => forms.iter().for_each(|form| words(text, key, form)),
        Value::OneOrMore(one) => words(text, key, one),
        _ => {}
    }
}
