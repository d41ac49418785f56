//! The variants that are listed as published in `tests/data/published.txt`: which are written, and how short.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Each published variant with its file.
fn published() -> Vec<(String, Option<PathBuf>)> {
    let list = fs::read_to_string(root().join("tests/data/published.txt")).unwrap();
    list.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once(' ').unwrap())
        .map(|(id, file)| (id.to_owned(), (file != "-").then(|| root().join(file))))
        .collect()
}

/// The lines of a file that hold rules: all but texts about the variant, sources, notes, examples, blanks and comments.
fn rule_lines(text: &str) -> usize {
    const RULES: &[&str] =
        &["players", "dice", "track", "pawns", "first_throw", "squares", "chaining", "meeting", "finish", "extra_throw", "stakes"];
    let mut inside = false;
    let mut lines = 0;
    for line in text.lines() {
        let bare = line.trim();
        if bare.is_empty() || bare.starts_with('#') {
            continue;
        }
        if !line.starts_with(' ') {
            inside = RULES.iter().any(|key| line.strip_prefix(key).is_some_and(|rest| rest.starts_with(':')));
        }
        lines += usize::from(inside);
    }
    lines
}

#[test]
fn at_least_fifty_of_sixty_two_are_written() {
    let all = published();
    assert_eq!(all.len(), 62);
    let written: Vec<_> = all.iter().filter_map(|(_, file)| file.as_ref()).collect();
    assert!(written.len() >= 50, "{} of {}", written.len(), all.len());
    for file in written {
        assert!(file.is_file(), "{}", file.display());
    }
}

#[test]
fn what_is_not_written_has_its_reason() {
    let reasons = fs::read_to_string(root().join("tests/variants/not-written.md")).unwrap();
    for (id, file) in published() {
        let said = reasons.contains(&format!("- `{id}`: "));
        assert!(said == file.is_none(), "{id}: written or with a reason, and not both");
    }
}

#[test]
fn half_of_them_take_forty_lines_of_rules_at_most() {
    let mut lengths: Vec<usize> =
        published().into_iter().filter_map(|(_, file)| file).map(|file| rule_lines(&fs::read_to_string(file).unwrap())).collect();
    lengths.sort_unstable();
    assert!(lengths[lengths.len() / 2] <= 40, "{lengths:?}");
    assert!(lengths[0] > 0, "a file without rules");
}
