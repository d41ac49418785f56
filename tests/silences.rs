//! What the shipped variants leave unsaid, as the search finds it: the table that cards look things up in.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "common/read.rs"]
mod read;

use std::fmt::Write as _;

use goosebook::check;
use goosebook::compare::{Limit, Reading};
use goosebook::trace::Mark;

/// Where the table stands.
const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/reference/silences.txt");
const HEAD: &str = "# What the shipped variants leave unsaid, and whether it matters: found by search, made by tests/silences.rs.\n";

/// What the table says of a variant, found anew.
fn entry(id: &str) -> String {
    let report = check::embedded(id).unwrap();
    let variant = report.variant.unwrap();
    let mut entry = format!("\n{} {id}\n", Mark::of(&variant));
    for silence in check::silences(report.tree.as_ref().unwrap(), &variant, Limit::default()) {
        let path = silence.path().join(".");
        let _ = match silence.reading {
            Reading::Matters { answer, witness, .. } => writeln!(entry, "  {path}: matters, {answer} after {} throws", witness.throws()),
            Reading::Harmless { players } => writeln!(entry, "  {path}: harmless up to {players} players"),
            Reading::Unknown => writeln!(entry, "  {path}: unknown"),
        };
    }
    entry
}

/// Each shipped variant stands in the table with the mark of its rules as they are, and some were searched again.
#[test]
fn every_variant_stands_in_the_table() {
    let kept = std::fs::read_to_string(PATH).unwrap();
    let heads: Vec<&str> = kept.lines().filter(|line| !line.starts_with(['#', ' ']) && !line.is_empty()).collect();
    let marked = read::all().map(|variant| format!("{} {}", Mark::of(&variant), variant.id));
    assert_eq!(heads, marked.collect::<Vec<_>>(), "cargo test --test silences -- --ignored, with UPDATE_SILENCES=1");
    for id in ["famille", "en-kata", "es-cope"] {
        assert!(kept.contains(&entry(id)), "{id}: {}", entry(id));
    }
}

/// The whole table: a minute.
#[test]
#[ignore = "takes a minute; the gate runs it"]
fn the_table_is_what_the_search_finds() {
    let made = HEAD.to_owned() + &check::Embedded::ids().iter().map(|id| entry(id)).collect::<String>();
    if std::env::var_os("UPDATE_SILENCES").is_some() {
        std::fs::write(PATH, &made).unwrap();
    }
    assert_eq!(std::fs::read_to_string(PATH).unwrap(), made, "UPDATE_SILENCES=1 cargo test --test silences -- --ignored");
}
