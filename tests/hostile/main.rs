//! Ugly files: an answer for each, quickly, in little memory, and never a panic.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../common/chance.rs"]
mod chance;
mod entry;
mod generated;
mod mutator;
mod outside;
#[path = "../common/read.rs"]
mod read;

use std::path::Path;

use entry::Words;
use mutator::Mutator;

#[test]
fn each_ugly_file_gives_the_findings_written_beside_it() {
    let words = Words::new();
    let mut found = String::new();
    for path in read::files("tests/ugly") {
        let bytes = std::fs::read(&path).unwrap();
        let report = entry::checked(&bytes);
        entry::told(&report, &words);
        found += &format!("{}: {}\n", path.file_name().unwrap().display(), entry::codes(&report).trim_end());
    }
    let expected = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ugly/findings.txt");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(&expected, &found).unwrap();
    }
    assert_eq!(found, std::fs::read_to_string(expected).unwrap(), "UPDATE_DOCS=1 writes them anew");
}

#[test]
fn two_thousand_files_gone_wrong_are_checked_and_told() {
    let (mutator, words) = (Mutator::new(), Words::new());
    for seed in 0..2_000 {
        let report = entry::checked(&mutator.file(seed));
        entry::told(&report, &words);
    }
}

#[test]
fn a_thousand_changed_variants_are_played() {
    let mutator = Mutator::new();
    let played: usize = (0..1_000)
        .map(|seed| {
            let bytes = mutator.variant(seed);
            entry::checked(&bytes).variant.map_or(0, |variant| entry::played(&variant.rules, &bytes))
        })
        .sum();
    assert!(played > 4_000, "only {played} throws: the changed files hardly ever stand");
}

#[cfg(feature = "pdf")]
#[test]
fn changed_variants_that_stand_have_cards() {
    let (mutator, words) = (Mutator::new(), Words::new());
    let mut printed = 0;
    for seed in 0..150 {
        let Some(variant) = entry::checked(&mutator.variant(seed)).variant else { continue };
        assert!(entry::carded(&variant).iter().all(|card| card.starts_with('#')));
        printed += usize::from(entry::printed(&variant, &words).is_some_and(|bytes| bytes.starts_with(b"%PDF")));
    }
    assert!(printed > 5, "only {printed} cards");
}
