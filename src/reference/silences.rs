//! What a search has found of the silences of the shipped variants.
//!
//! In comes a variant; out comes, for each question that it leaves open, whether another answer changes any game. The search
//! takes seconds, so its results stand in a table, found by the mark of what is played; a test makes the table anew. Why it
//! exists: a card marks a silence only where a table can argue about it, and quick readings of the rules say so too often.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use crate::trace::Mark;
use crate::variant::Variant;

const TABLE: &str = include_str!("silences.txt");

/// The questions that were found to change no game, by the mark of the rules.
struct Harmless(BTreeSet<(String, String)>);

fn table() -> &'static Harmless {
    static READ: OnceLock<Harmless> = OnceLock::new();
    READ.get_or_init(|| {
        let mut found = BTreeSet::new();
        let mut mark = "";
        for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
            match line.strip_prefix("  ") {
                None => mark = line.split(' ').next().unwrap_or_default(),
                Some(line) => {
                    if let Some((path, _)) = line.split_once(": harmless") {
                        found.insert((mark.to_owned(), path.to_owned()));
                    }
                }
            }
        }
        Harmless(found)
    })
}

/// The questions of a variant that were found to change no game, by their path in the file; none where its rules are not in
/// the table.
pub(super) fn harmless(variant: &Variant) -> impl Fn(&str, Option<&str>) -> bool + use<> {
    let mark = Mark::of(variant).to_string();
    move |key: &str, square: Option<&str>| {
        let path = square.map_or_else(|| key.to_owned(), |square| key.replace("<name>", square));
        table().0.contains(&(mark.clone(), path))
    }
}
