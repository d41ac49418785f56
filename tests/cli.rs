//! The program from outside: what it prints, what it writes, how it ends.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

#[path = "cli/board.rs"]
mod board;
#[path = "cli/ends.rs"]
mod ends;
#[path = "cli/files.rs"]
mod files;
#[path = "cli/manual.rs"]
mod manual;
#[path = "cli/play.rs"]
mod play;
#[path = "cli/print.rs"]
mod print;
#[path = "common/program.rs"]
mod program;
#[path = "pdf/structure.rs"]
mod structure;
#[path = "cli/turn.rs"]
mod turn;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Output, Stdio};

use program::{goosebook, status, text};
use tempfile::TempDir;

fn fed(args: &[&str], input: &[u8]) -> Output {
    program::fed(&mut program::program(Path::new("."), args), input)
}

fn house(folder: &Path) {
    fs::write(folder.join("house.yaml"), "goosebook: 1\nid: house\ntitle: Chez nous\nextends: famille\n").unwrap();
}

#[test]
fn what_cannot_be_read_is_status_2() {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("folder")).unwrap();
    fs::write(folder.path().join("large.yaml"), vec![b'a'; 10 << 20]).unwrap();
    for (name, says) in
        [("missing.yaml", "n’existe pas"), ("folder", "ne contient aucun fichier"), ("large.yaml", "est trop gros"), ("famile", "famille")]
    {
        let output = goosebook(folder.path(), &["check", name]);
        assert_eq!(status(&output), 2, "{name}: {}", text(&output));
        assert!(text(&output).contains(says), "{name}: {}", text(&output));
    }
    assert_eq!(status(&goosebook(folder.path(), &["card", "folder", "-o", "card.pdf"])), 2);
    assert!(!folder.path().join("card.pdf").exists());
}

#[test]
fn what_is_wrong_inside_a_file_is_status_1_with_its_place() {
    let folder = TempDir::new().unwrap();
    for (name, bytes, place) in [
        ("bad.yaml", &b"goosebook: 1\nid: [bad"[..], "bad.yaml:2:"),
        ("latin.yaml", b"goosebook: 1\nid: \xe9t\xe9", "latin.yaml:2:5"),
        ("empty.yaml", b"", "empty.yaml:1:1"),
    ] {
        fs::write(folder.path().join(name), bytes).unwrap();
        for command in [&["check", name][..], &["card", name, "-o", "card.pdf"], &["turn", name, "--throw", "1+1"]] {
            let output = goosebook(folder.path(), command);
            assert_eq!(status(&output), 1, "{command:?}: {}", text(&output));
            assert!(text(&output).contains(place), "{command:?}: {}", text(&output));
        }
    }
}

#[test]
fn a_file_that_cannot_be_read_does_not_keep_the_others_from_being_checked() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("bad.yaml"), "goosebook: 1\n").unwrap();
    let output = goosebook(folder.path(), &["check", "missing.yaml", "bad.yaml"]);
    assert_eq!(status(&output), 2);
    assert!(text(&output).contains("bad.yaml:1:1"), "{}", text(&output));
}

#[test]
fn every_carried_variant_is_sound() {
    let folder = TempDir::new().unwrap();
    // What their texts leave unsaid is found by a thorough check.
    let output = goosebook(folder.path(), &["check", "--strict", "--quick"]);
    assert_eq!(status(&output), 0, "{}", text(&output));
}

#[test]
fn a_turn_is_explained() {
    let folder = TempDir::new().unwrap();
    let output = goosebook(folder.path(), &["turn", "famille", "--at", "Alice=10", "--throw", "1+3"]);
    assert_eq!(status(&output), 0);
    insta::assert_snapshot!(text(&output));
    let english = goosebook(folder.path(), &["turn", "infolib", "--lang", "en", "--at", "New=24", "--at", "Old=28", "--throw", "2+2"]);
    insta::assert_snapshot!(text(&english));
}

#[test]
fn a_turn_that_cannot_be_is_refused() {
    let folder = TempDir::new().unwrap();
    for (args, says) in [
        (&["--throw", "7+1"][..], "2 dés à 6 faces"),
        (&["--throw", "1"], "2 dés à 6 faces"),
        (&["--at", "A=64", "--throw", "1+1"], "de 0 (le départ) à 63"),
        (&["--at", "A", "--throw", "1+1"], "--at Alice=10"),
        (&["--at", "A=1", "--at", "A=2", "--throw", "1+1"], "Deux joueurs"),
        (&["--at", "A=1", "--by", "B", "--throw", "1+1"], "Personne ne s’appelle"),
    ] {
        let output = goosebook(folder.path(), &[&["turn", "famille"], args].concat());
        assert_eq!(status(&output), 2, "{args:?}: {}", text(&output));
        assert!(text(&output).contains(says), "{args:?}: {}", text(&output));
    }
}

#[test]
fn lines_are_answered_one_by_one() {
    let good = r#"{"id": 1, "pawns": [{"player": "A", "at": 60, "wait": 0, "thrown": true}], "mover": "A", "dice": [1, 2]}"#;
    let output = fed(&["turn", "famille", "--batch", "--lang", "en"], format!("{good}\nrubbish\n{good}\n").as_bytes());
    assert_eq!(status(&output), 1);
    let stdout = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<serde_json::Value> = stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0]["winner"], "A");
    assert_eq!(lines[1]["error"]["code"], "bad_line");
    assert_eq!(lines[2]["pawns"][0]["at"], 63);
    assert_eq!(status(&fed(&["turn", "famille", "--batch"], good.as_bytes())), 0);
}

#[test]
fn the_suffix_tells_the_format() {
    let folder = TempDir::new().unwrap();
    for (name, begins) in [("a.md", "# "), ("a.html", "<!DOCTYPE html>"), ("a.txt", "Jeu de l’oie")] {
        assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", name])), 0, "{name}");
        let written = fs::read_to_string(folder.path().join(name)).unwrap();
        assert!(written.to_lowercase().starts_with(&begins.to_lowercase()), "{name}: {}", &written[..40]);
    }
    assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", "a.xyz"])), 2);
}

#[test]
fn a_house_variant_changes_what_it_says_only() {
    let folder = TempDir::new().unwrap();
    let house = "goosebook: 1\nid: chez-nous\ntitle: Le jeu de l’oie chez nous\nextends: famille\nsquares:\n  inn: { miss: 2 }\n\
                 meeting: { rule: to_start, source: table }\n";
    fs::write(folder.path().join("chez-nous.yaml"), house).unwrap();
    let checked = goosebook(folder.path(), &["check", "--strict", "chez-nous.yaml"]);
    assert_eq!(status(&checked), 0, "{}", text(&checked));
    let turn = goosebook(folder.path(), &["turn", "chez-nous.yaml", "--at", "A=15", "--at", "B=19", "--throw", "1+3"]);
    insta::assert_snapshot!(text(&turn));
    assert_eq!(status(&goosebook(folder.path(), &["card", "chez-nous.yaml", "-o", "chez-nous.pdf"])), 0);
}

#[test]
fn the_end_of_a_check_says_what_could_not_be_read() {
    let folder = TempDir::new().unwrap();
    let output = goosebook(folder.path(), &["check", "--quick", "famille", "infolib", "nope"]);
    assert_eq!(status(&output), 2);
    assert!(text(&output).contains("2 variantes vérifiées") && text(&output).contains("rien à signaler\n"), "{}", text(&output));
    assert!(text(&output).contains("1 variante n’a pas pu être vérifiée ou écrite"), "{}", text(&output));
}

#[test]
fn without_examples_of_its_own_a_file_has_those_of_the_engine() {
    let folder = TempDir::new().unwrap();
    house(folder.path());
    let output = goosebook(folder.path(), &["examples", "house.yaml"]);
    assert_eq!(status(&output), 0);
    let shown = text(&output);
    assert!(shown.contains("D’autres tours, qui montrent le reste") && shown.contains("17 effets de règle sur 17"), "{shown}");
}

#[test]
fn the_french_of_the_command_line_says_vous() {
    for file in ["cli", "play", "batch", "findings", "pdf"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("templates/fr/words/{file}.ftl"));
        let messages = fs::read_to_string(path).unwrap();
        let words: Vec<&str> = messages.split(|letter: char| !letter.is_alphabetic() && letter != '-').collect();
        let familiar = ["tu", "toi", "ton", "tes", "écris", "ajoute", "nomme", "tape", "choisis", "Voulais-tu", "corrige-les"];
        for word in familiar {
            assert!(!words.contains(&word), "{file}.ftl says « {word} »");
        }
    }
}

#[test]
fn explain_tells_a_finding_in_either_language() {
    let folder = TempDir::new().unwrap();
    for (args, says) in [
        (["explain", "g0302", "--lang", "fr"], "G0302\u{202f}: Une case a deux règles"),
        (["explain", "G0302", "--lang", "en"], "G0302: A square has two rules"),
        (["explain", "two-effects", "--lang", "en"], "      bridge: { at: 6, go_to: 12 }"),
    ] {
        let output = goosebook(folder.path(), &args);
        assert_eq!(status(&output), 0);
        assert!(text(&output).contains(says), "{}", text(&output));
    }
    let unknown = goosebook(folder.path(), &["explain", "G302", "--lang", "en"]);
    assert_eq!(status(&unknown), 2);
    assert!(text(&unknown).contains("Did you mean G0302?") && text(&unknown).contains("`goosebook explain` without a code"));
    let all = text(&goosebook(folder.path(), &["explain"]));
    assert!(goosebook::finding::rules::ALL.iter().all(|rule| all.contains(rule.code)), "{all}");
}

#[test]
fn a_printed_card_is_checked_against_the_rules_of_today() {
    let folder = TempDir::new().unwrap();
    house(folder.path());
    let card = text(&goosebook(folder.path(), &["card", "house.yaml", "--format", "md"]));
    let line = card.lines().last().unwrap().trim_start_matches("> ").to_owned();
    let mark = line.strip_prefix("house · ").unwrap_or_else(|| panic!("{line}")).to_owned();
    let typed =
        [line.clone(), format!("house@{mark}"), format!("house.yaml@{}", mark.to_uppercase()), format!("house@{}", mark.replace('-', ""))];
    for card in &typed {
        let output = goosebook(folder.path(), &["check", "--card", card]);
        assert_eq!(status(&output), 0, "{card}: {}", text(&output));
    }
    // Its base has the same rules; another name does not matter, another file does.
    assert_eq!(status(&goosebook(folder.path(), &["check", "--card", &format!("famille@{mark}")])), 0);
    assert_eq!(status(&goosebook(folder.path(), &["check", "--card", &format!("house@{mark}"), "."])), 0);
    let absent = goosebook(folder.path(), &["check", "--card", &format!("maison@{mark}"), "."]);
    assert_eq!(status(&absent), 2, "{}", text(&absent));
    // A rule changes, and what the file notes of it is told.
    let rules = "goosebook: 1\nid: house\ntitle: Chez nous\nversion: 1.1\nextends: famille\nsquares: { inn: { miss: 2 } }\n";
    fs::write(folder.path().join("house.yaml"), format!("{rules}changes: [ {{ date: 2026-11-30, says: L’auberge coûte deux tours. }} ]\n"))
        .unwrap();
    let output = goosebook(folder.path(), &["check", "--card", &typed[1]]);
    assert_eq!(status(&output), 1, "{}", text(&output));
    for says in ["ont changé", mark.as_str(), "« famille »", "L’auberge coûte deux tours."] {
        assert!(text(&output).contains(says), "{says}: {}", text(&output));
    }
    assert!(text(&goosebook(folder.path(), &["card", "house.yaml", "--format", "md"])).contains("> house · 1.1 · "));
    for wrong in ["house", "house@", "house@0000-0000", "@k7m2-wq4p"] {
        assert_eq!(status(&goosebook(folder.path(), &["check", "--card", wrong])), 2, "{wrong}");
    }
}

#[test]
fn rows_of_one_name_say_which_square_they_are_about() {
    let folder = TempDir::new().unwrap();
    // Two bridges, each with one end; and geese on many squares.
    let told = text(&goosebook(folder.path(), &["odds", "es-utilidad", "--what-if", "--games", "20", "--lang", "en", "--format", "md"]));
    let rows: Vec<&str> = told.lines().filter(|line| line.contains("Without")).collect();
    for (row, times) in [("Without the bridge (6)", 1), ("Without the bridge (12)", 1), ("Without geese", 1)] {
        assert_eq!(rows.iter().filter(|line| line.contains(row)).count(), times, "{row}: {rows:#?}");
    }
    assert!(!rows.iter().any(|row| row.contains("geese (")), "{rows:#?}");
}

#[test]
fn what_nobody_has_named_is_said_before_it_is_checked() {
    let folder = TempDir::new().unwrap();
    let carried = goosebook::check::Embedded::ids().len();
    for (lang, says) in
        [("fr", format!("des {carried} variantes de goosebook")), ("en", format!("the {carried} variants that goosebook carries"))]
    {
        let output = goosebook(folder.path(), &["check", "--quick", "--lang", lang, "--format", "json"]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.lines().next().unwrap().contains(&says), "{said}");
    }
    // All pairs take minutes: the first line is enough.
    let matrix = ["compare", "--matrix", "--lang", "en"];
    let mut pairs = program::program(folder.path(), matrix).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(pairs.stderr.take().unwrap()).read_line(&mut first).unwrap();
    pairs.kill().unwrap();
    pairs.wait().unwrap();
    assert!(first.contains(&format!("each two of the {carried} variants")), "{first}");
    let named = goosebook(folder.path(), &["check", "--quick", "famille"]);
    assert!(named.stderr.is_empty(), "{}", text(&named));
}

#[test]
fn who_writes_in_english_alone_is_answered_in_english() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, title: &str, squares: u16| {
        let file = format!("goosebook: 1\nid: {name}\ntitle: {title}\ntrack: {{ squares: {squares} }}\n");
        fs::write(folder.path().join(format!("{name}.yaml")), file).unwrap();
    };
    write("one", "{ en: One }", 20);
    write("two", "{ en: Two }", 21);
    write("both", "{ fr: Deux, en: Two }", 21);
    let compared = |names: &[&str]| text(&goosebook(folder.path(), &[&["compare"], names].concat()));
    let english = |told: &str| told.contains("What differs");
    assert!(english(&compared(&["one.yaml", "two.yaml"])), "{}", compared(&["one.yaml", "two.yaml"]));
    for names in [&["one.yaml", "both.yaml"][..], &["one.yaml", "two.yaml", "--lang", "fr"]] {
        assert!(!english(&compared(names)), "{}", compared(names));
    }
    assert_eq!(status(&goosebook(folder.path(), &["new", "mine", "--from", "one.yaml"])), 0);
    let file = fs::read_to_string(folder.path().join("mine.yaml")).unwrap();
    assert!(file.contains("The name of your variant"), "{file}");
}
