//! Imports go one way: no two modules of the library need each other, neither at once nor round about.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The modules of the library, in the order of its stages: each uses only those before it.
const ORDER: &[&str] = &[
    "vocab",
    "bundle",
    "texts",
    "rules",
    "source",
    "document",
    "finding",
    "engine",
    "variant",
    "wording",
    "game",
    "space",
    "proof",
    "odds",
    "compare",
    "examples",
    "trace",
    "check",
    "report",
    "mend",
    "batch",
    "figure",
    "reference",
    "house",
    "output",
    "pdf",
    "print",
    "board",
    "site",
    "cli",
];

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found
}

/// The modules that a file names, its tests left out: what they use is no part of the library.
fn named(text: &str) -> BTreeSet<String> {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap();
    let mut found = BTreeSet::new();
    for after in text.split("crate::").skip(1) {
        let name: String = after.chars().take_while(|letter| letter.is_ascii_lowercase() || *letter == '_').collect();
        found.insert(name);
        // `use crate::{engine, rules};`
        if let Some(list) = after.strip_prefix('{') {
            found.extend(list.split('}').next().unwrap().split(',').map(|name| name.trim().split("::").next().unwrap().to_owned()));
        }
    }
    found
}

#[test]
fn imports_go_one_way() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut arrows: BTreeMap<(usize, usize), PathBuf> = BTreeMap::new();
    let place = |name: &str| ORDER.iter().position(|module| *module == name);
    for path in files(&src) {
        let within = path.strip_prefix(&src).unwrap();
        let module = within.components().next().unwrap().as_os_str().to_string_lossy().trim_end_matches(".rs").to_owned();
        let only_tests =
            within.components().any(|part| ["tests.rs", "laws.rs", "samples.rs"].contains(&&*part.as_os_str().to_string_lossy()));
        if ["lib", "main"].contains(&module.as_str()) || only_tests {
            continue;
        }
        let from = place(&module).unwrap_or_else(|| panic!("{module} has no place in the order"));
        for name in named(&fs::read_to_string(&path).unwrap()) {
            if let Some(to) = place(&name).filter(|to| *to != from) {
                arrows.entry((from, to)).or_insert_with(|| within.to_owned());
            }
        }
    }
    assert!(arrows.len() > 100, "the library is read: {} arrows", arrows.len());
    let back: Vec<String> = arrows
        .iter()
        .filter(|((from, to), _)| to > from)
        .map(|((from, to), file)| format!("{} uses {}, which comes after it: {}", ORDER[*from], ORDER[*to], file.display()))
        .collect();
    assert!(back.is_empty(), "{}", back.join("\n"));
}
