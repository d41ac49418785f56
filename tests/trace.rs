//! The mark at the foot of a card: a rule changes it, a text does not, and it stays what it was.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

#[path = "common/read.rs"]
mod read;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use goosebook::check::{self, Bases, Embedded, Input};
use goosebook::trace::{Mark, canonical};
use read::{all, carried};

/// The marks of the variants that goosebook carries, as cards have been printed with them.
const KEPT: &str = "tests/data/marks.txt";

/// The text of a carried variant.
fn text(id: &str) -> String {
    String::from_utf8(Embedded.base(id, "").unwrap().bytes).unwrap()
}

fn mark(text: &str) -> Mark {
    let report = check::check(&Input::new("a.yaml", text), &Embedded);
    Mark::of(&report.variant.unwrap_or_else(|| panic!("not sound: {:?}", report.findings)))
}

/// The mark of a file that extends the family game.
fn house(says: &str) -> Mark {
    mark(&format!("goosebook: 1\nid: maison\ntitle: Chez nous\nextends: famille\n{says}"))
}

#[test]
fn printed_marks_stay_true() {
    let lines: Vec<String> = all().map(|variant| format!("{} {}", variant.id, Mark::of(&variant))).collect();
    let found = lines.join("\n") + "\n";
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join(KEPT);
    if std::env::var_os("UPDATE_MARKS").is_some() {
        fs::write(&kept, &found).unwrap();
    }
    // A variant whose rules change has another mark: cards of before are outdated, and that is right. A change of the
    // program must change none.
    assert_eq!(found, fs::read_to_string(&kept).unwrap());
}

#[test]
fn rules_that_differ_have_marks_that_differ() {
    let mut marks: BTreeMap<Mark, (String, String)> = BTreeMap::new();
    for variant in all() {
        let (other, form) = marks.entry(Mark::of(&variant)).or_insert_with(|| (variant.id.clone(), canonical(&variant)));
        assert_eq!(*form, canonical(&variant), "{} and {other}", variant.id);
    }
    assert!(marks.len() > 30);
}

#[test]
fn what_no_turn_shows_changes_nothing() {
    let before = Mark::of(&carried("famille"));
    for says in [
        "",
        "summary: Nos règles.\n",
        "version: 1.0\n",
        "country: FR\ndate: \"1900\"\n",
        "page: https://example.org/oie\n",
        "notes: [ { about: advice, says: Doucement. } ]\n",
        "claims: { minutes: [5, 500] }\n",
        "examples: [ { say: Le pont, turns: [ { Alice: [2, 4], ends: { Alice: 12 } } ] } ]\n",
        "changes: [ { date: 2026-11-30, says: Rien. } ]\n",
        // A name, and a silence that is filled with what was played.
        "squares: { inn: { name: { fr: \"l’hôtel\", en: the hotel } } }\n",
        "chaining: stop\nfinish: { then: stop }\n",
        // The same throw.
        "first_throw: [ { dice: [3, 6], to: 26 }, { dice: [4, 5], to: 53 } ]\n",
        // The same squares, named otherwise.
        "squares: { death: { go_to: 0 } }\n",
        "squares: { bridge: ~, passerelle: { at: 6, go_to: 12, name: { fr: la passerelle, en: the footbridge } } }\n",
    ] {
        assert_eq!(house(says), before, "{says}");
    }
    let retitled = text("famille").replace("Jeu de l’oie, variante familiale", "Un autre titre");
    assert_ne!(retitled, text("famille"));
    assert_eq!(mark(&retitled), before);
}

#[test]
fn each_rule_counts() {
    let changes = [
        "players: { min: 3 }\n",
        "players: { max: 5 }\n",
        "players: { first: youngest }\n",
        "track: { squares: 64 }\n",
        "track: { start: meets }\n",
        "track: { enter: double }\n",
        "dice: 1d12\nfirst_throw: ~\nexamples: []\n",
        "dice: { is: 2d6, or: 1d6 }\n",
        "dice: { is: 2d6, from: { 60: 1d6 } }\n",
        "pawns: 2\nexamples: []\n",
        "first_throw: [ { dice: [6, 3], to: 26 } ]\n",
        "first_throw: [ { dice: [6, 3], to: 53 }, { dice: [5, 4], to: 26 } ]\n",
        "squares: { bridge: { go_to: 13 } }\n",
        "squares: { bridge: { at: 7 } }\n",
        "squares: { inn: { miss: 2 } }\n",
        "squares: { inn: { shared: false } }\n",
        "squares: { well: ~ }\n",
        "squares: { goose: { after_bounce: none } }\n",
        "squares: { goose: { times: once } }\n",
        "squares: { maze: { go_to: origin } }\n",
        "squares: { fontaine: { at: 21, throw_again: true, name: { fr: la fontaine, en: the fountain } } }\n",
        "chaining: once\n",
        "meeting: { rule: go_back }\n",
        "meeting: { must: false }\n",
        "meeting: { order: before_effect_read }\n",
        "meeting: { exempt: [12] }\n",
        "meeting: { pay: { mover: 1 } }\n",
        "finish: { overshoot: stay }\n",
        "finish: { dice: any_die }\n",
        "finish: { then: ranking }\n",
        "extra_throw: double\n",
        "stakes: { ante: 1 }\n",
    ];
    let mut seen = BTreeMap::from([(Mark::of(&carried("famille")), "")]);
    for says in changes {
        if let Some(other) = seen.insert(house(says), says) {
            panic!("{says} has the mark of {other:?}");
        }
    }
}
