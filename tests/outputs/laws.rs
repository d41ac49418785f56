//! What holds for every file that is put right, and for every form of its findings.

use std::fs;
use std::path::Path;

use goosebook::check::{Embedded, Input, check};
use goosebook::mend::mend;
use goosebook::report::{Checked, Spoken, github, json, sarif};
use goosebook::texts::Texts;
use goosebook::vocab::Lang;
use proptest::prelude::*;

use crate::read;

/// All that stands behind a `#`, in order.
fn comments(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.find('#').and_then(|at| line.get(at..))).collect()
}

fn holds(name: &str, bytes: &[u8]) {
    let input = Input::new(name, bytes);
    let done = mend(&input, &Embedded);
    let Some(mended) = &done.bytes else {
        assert_eq!(done.fixed, 0, "{name}");
        return;
    };
    let (old, new) = (String::from_utf8_lossy(bytes), String::from_utf8_lossy(mended));
    assert!(done.fixed > 0 && old != new);
    assert_eq!(comments(&old), comments(&new), "{name}: comments stay\n{new}");
    // Edits stand within values: the line with the version comes, and a word that was broken in two becomes one again.
    let (before, after) = (old.lines().count(), new.lines().count());
    assert!(after <= before + 1 && before <= after + done.fixed, "{name}: lines stay\n{new}");
    assert!(after <= before || new.contains("goosebook: 1"), "{name}\n{new}");
    let now = Input::new(name, mended.clone());
    assert_eq!(mend(&now, &Embedded).fixed, 0, "{name}: all at once\n{new}");
}

/// Every form of its findings, whose places lie in the file.
fn is_told(bytes: &[u8]) {
    let report = check(&Input::new("house.yaml", bytes), &Embedded);
    let texts = Texts::embedded(Lang::En).unwrap();
    let file = Checked::new("house.yaml".to_owned(), false, report);
    let told = [Spoken { file: &file, texts: &texts }];
    let root = Path::new("/r");
    let all: serde_json::Value = serde_json::from_str(&json(&told)).unwrap();
    let lines = String::from_utf8_lossy(bytes).split('\n').count() as u64;
    for found in all["files"][0]["findings"].as_array().unwrap() {
        let at = &found["at"];
        assert!(at["path"].is_string() || (1..=lines).contains(&at["line"].as_u64().unwrap()));
    }
    let log: serde_json::Value = serde_json::from_str(&sarif(&told, &[], &texts, root, root)).unwrap();
    assert_eq!(log["runs"][0]["results"].as_array().unwrap().len(), file.findings.len());
    assert_eq!(github(&told, root, root).lines().count(), file.findings.len());
}

#[test]
fn bad_files_are_put_right_as_far_as_they_can_be() {
    for path in ["tests/bad", "tests/good", "tests/variants"].into_iter().flat_map(read::files) {
        let Input { name, bytes } = read::input(&path);
        holds(&name, &bytes);
        is_told(&bytes);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn mutated_files_are_put_right_without_harm(
        file in 0..3_usize,
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..4_usize, prop::sample::select(&PIECES[..])), 1..8),
    ) {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
        let text = fs::read_to_string(root.join(["bad/fifteen.yaml", "bad/many.yaml", "bad/house.yaml"][file])).unwrap();
        let mut letters: Vec<char> = text.chars().collect();
        for (at, cut, put) in edits {
            let at = at.index(letters.len() + 1);
            let end = (at + cut).min(letters.len());
            letters.splice(at..end, put.chars());
        }
        let bytes: Vec<u8> = letters.into_iter().collect::<String>().into_bytes();
        holds("house.yaml", &bytes);
        is_told(&bytes);
    }
}

const PIECES: [&str; 22] =
    ["", " ", "\n", "\n  ", ":", ": ", "{", "}", "[", "]", ", ", "'", "\"", "~", "-1", "0", "é", "鵝", "\u{a0}", "yes", "\"07\"", "\r\n"];
