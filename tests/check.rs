//! Files good and bad, each with all that is found in it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "common/beside.rs"]
mod beside;
#[path = "common/read.rs"]
mod read;
#[path = "common/shown.rs"]
mod shown;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use beside::Beside;
use goosebook::check::{Embedded, Input, Report, check};
use goosebook::finding::Style;
use goosebook::texts::Texts;
use goosebook::vocab::Lang;
use shown::{codes, shown};

fn check_file(path: &Path) -> Report {
    let good = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/good");
    let folder = if path.with_file_name("famille.yaml").exists() { path.parent().unwrap().to_owned() } else { good };
    check(&read::input(path), &Beside(&folder))
}

#[test]
fn good_files_have_no_findings() {
    for path in read::files("tests/good") {
        let report = check_file(&path);
        assert_eq!(shown(&report, Lang::En), "", "{}", path.display());
        assert!(report.variant.is_some());
    }
}

fn bad_files() -> Vec<(String, Report)> {
    read::files("tests/bad").iter().map(|path| (path.file_stem().unwrap().to_str().unwrap().to_owned(), check_file(path))).collect()
}

#[test]
fn bad_files_report_everything_at_once() {
    for (name, report) in bad_files() {
        assert!(report.variant.is_none(), "{name}");
        insta::with_settings!({ prepend_module_to_snapshot => false, snapshot_path => "bad/snapshots" }, {
            insta::assert_snapshot!(name.as_str(), shown(&report, Lang::En));
        });
    }
}

#[test]
fn every_finding_can_be_said_in_every_language() {
    for (name, report) in bad_files() {
        for lang in Lang::ALL {
            let shown = shown(&report, *lang);
            assert!(!shown.contains('⟦'), "{name}: {shown}");
        }
    }
}

#[test]
fn french_says_the_same() {
    let (_, many) = bad_files().into_iter().find(|(name, _)| name == "many").unwrap();
    insta::with_settings!({ prepend_module_to_snapshot => false, snapshot_path => "bad/snapshots" }, {
        insta::assert_snapshot!("many.fr", shown(&many, Lang::Fr));
    });
    let codes = BTreeSet::from_iter(codes(&many));
    assert!(codes.len() >= 10, "one run finds them all: {codes:?}");
}

/// Checks a text that stands alone.
fn check_bytes(bytes: &[u8]) -> Report {
    check(&Input::new("house.yaml", bytes), &Embedded)
}

/// Bytes that no variant has, each with the one finding that they give.
fn hostile() -> Vec<(Vec<u8>, &'static str)> {
    vec![
        (b"".to_vec(), "G0002"),
        (b"\n# nothing\n".to_vec(), "G0002"),
        (b"~".to_vec(), "G0002"),
        ("\u{feff}".into(), "G0002"),
        (b"---\n...\n".to_vec(), "G0002"),
        (b"\xff\xfe\0".to_vec(), "G0001"),
        (b"id: caf\xe9".to_vec(), "G0001"),
        (b"id: a\0b".to_vec(), "G0011"),
        (b"\x1b[31m".to_vec(), "G0011"),
        (b"-".to_vec(), "G0104"),
        (b"a".to_vec(), "G0104"),
        (b"[1, 2]".to_vec(), "G0104"),
        ("[".repeat(100_000).into(), "G0004"),
        ("{a: ".repeat(100_000).into(), "G0004"),
        ("- ".repeat(100_000).into(), "G0004"),
        (format!("a: [{}]", "1,".repeat(60_000)).into(), "G0005"),
        (vec![b'a'; 2 << 20], "G0003"),
        (vec![b'a'; 1 << 20], "G0104"),
        (b"a: 1\n---\nb: 2\n".to_vec(), "G0007"),
        (b"%YAML 1.2\n---\na: 1\n".to_vec(), "G0010"),
        (b"a:\n\t- b\n".to_vec(), "G0006"),
        (b"a: 'b\n".to_vec(), "G0006"),
        (b"a: @b\n".to_vec(), "G0006"),
    ]
}

#[test]
fn hostile_bytes_give_one_clear_error() {
    for (bytes, code) in hostile() {
        let report = check_bytes(&bytes);
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(40)]).into_owned();
        // Beside the document that is refused, what stands in the first one is reported too.
        let codes: Vec<_> = codes(&report).into_iter().filter(|code| *code < "G0101" || *code == "G0104").collect();
        assert_eq!(codes, [code], "{shown:?}");
        assert!(report.variant.is_none());
        for lang in Lang::ALL {
            assert!(!report.text(&Texts::embedded(*lang).unwrap(), Style::Colour).contains('⟦'));
        }
    }
}

#[test]
fn syntax_errors_come_with_a_hint() {
    let hints: [(&str, &str); 32] = [
        ("a:\n\tb: 1\n", "hint-tab"),
        ("squares:\n  well:\n  \tat: 31\n", "hint-tab"),
        ("a: 'l'oie'\n", "hint-apostrophe"),
        ("a: \"le \"jeu\" ici\"\n", "hint-inner-quote"),
        ("a: \"x\" y\n", "hint-quote"),
        ("a: 'x\n", "hint-unclosed-quote"),
        ("a: 'x\"\n", "hint-unclosed-quote"),
        ("a: \"c:\\dés\"\n", "hint-backslash"),
        ("a: [1, 2\n", "hint-unclosed-bracket"),
        ("a: {b: 1]\n", "hint-mismatch"),
        ("a: 1]\nb: ]\n", "hint-extra-bracket"),
        ("a: { b: 1 } }\n", "hint-extra-bracket"),
        ("a: { b: 1 c: 2 }\n", "hint-comma"),
        ("a: [[1] [2]]\n", "hint-comma"),
        ("a: b: c\n", "hint-colon"),
        ("a: le jeu: la suite\n", "hint-colon"),
        ("a: 1\nb\nc: 2\n", "hint-no-colon"),
        ("a: (b: 2)\n", "hint-parenthesis"),
        ("a: 1\n  b: 2\n", "hint-under-value"),
        ("id: x\n#squares:\n# The inn.\n\n  inn: { at: 19 }\n", "hint-commented"),
        ("#squares:\na: x\n  inn: { at: 19 }\n", "hint-under-value"),
        ("a:\n  -b: x\n   c: y\n", "hint-dash-space"),
        ("a: 1\nle puits:2\nc: 3\n", "hint-colon-space"),
        ("a: & b\n", "hint-character"),
        ("a: > b\n", "hint-character"),
        ("a:\n  b: 1\n c: 2\n", "hint-indent"),
        ("- a\nb: 1\n", "hint-indent"),
        ("a: - 1\n", "hint-dash"),
        ("a: [- 1]\n", "hint-dash"),
        ("a: `b`\n", "hint-character"),
        ("a: @b\n", "hint-character"),
        ("a: [1]#b\n", "hint-comment"),
    ];
    let given: Vec<(&str, String)> = hints
        .iter()
        .map(|(file, _)| {
            let report = check_bytes(file.as_bytes());
            let hint = report.findings.iter().flat_map(|finding| &finding.args).find(|(name, _)| *name == "hint");
            (*file, hint.map(|(_, hint)| format!("{hint:?}")).unwrap_or_default())
        })
        .collect();
    let expected: Vec<(&str, String)> = hints.iter().map(|(file, hint)| (*file, format!("Word({hint:?})"))).collect();
    assert_eq!(given, expected);
}

/// What people write who have never seen such a file: each gives the one finding that says what to type.
#[test]
fn what_beginners_write_is_understood() {
    let head = "goosebook: 1\nid: maison\ntitle: Maison\nextends: famille\n";
    // The change that is offered; none where the advice must do.
    let slips: [(&str, &str, Option<&str>); 14] = [
        ("changes: [ { date: 31/10/26, says: x } ]\n", "G0114", None),
        ("squares:\n", "G0110", None),
        ("squares:\n  inn:\n", "G0110", None),
        ("squares: { inn: { miss:\u{a0}2 } }\n", "G0013", Some(" ")),
        ("squares: { inn: { miss: “2” } }\n", "G0121", Some("2")),
        ("title: « Chez nous »\n", "G0121", Some("\"Chez nous\"")),
        ("squares:\n  inn:\n  miss: 2\n", "G0110 G0101", None),
        ("squares: { well: none }\n", "G0104", Some("~")),
        ("squares: { goose: [5, 9, 14] }\n", "G0104", Some("{ at: [5, 9, 14] }")),
        ("squares: { goose: { at: 5 9 and 14 } }\n", "G0104", Some("[5, 9, 14]")),
        ("squares: 63\n", "G0104", None),
        ("sources: La feuille\n", "G0104", None),
        ("Auberge: { miss: 2 }\n", "G0101", None),
        ("squares:\n\u{a0}\n  inn: { miss: 2 }\n", "G0013", Some("")),
    ];
    for (written, codes, put) in slips {
        let head = if written.starts_with("title") { head.replace("title: Maison\n", "") } else { head.to_owned() };
        let report = check_bytes(format!("{head}{written}").as_bytes());
        let findings: Vec<_> = report.findings.iter().filter(|finding| finding.rule.code != "G0118").collect();
        let found: Vec<_> = findings.iter().map(|finding| finding.rule.code).collect();
        assert_eq!(found.join(" "), codes, "{written}");
        let fix = findings.last().and_then(|finding| finding.fix.as_ref());
        assert_eq!(fix.map(|fix| fix.put.as_str()), put, "{written}");
    }
}

#[test]
fn aliases_and_tags_are_refused_where_they_stand() {
    let report = check_bytes(b"goosebook: 1\nid: &a house\ntitle: *a\ndate: *b\nsummary: !!str x\ntrack: { squares: 9 }\n");
    assert_eq!(codes(&report), ["G0008", "G0008", "G0008", "G0009"]);
}

#[test]
fn bom_and_windows_line_ends_are_read() {
    let text = format!("\u{feff}{}", fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/good/famille.yaml")).unwrap());
    let report = check(&Input::new("famille.yaml", text.replace('\n', "\r\n")), &Embedded);
    assert_eq!(shown(&report, Lang::En), "");
    assert_eq!(report.variant.unwrap().title.get(Lang::Fr), "Variante familiale");
}

#[test]
fn windows_line_ends_do_not_show() {
    let shown = shown(&check_bytes(b"goosebook: 1\r\nid: house\r\ntitle: House\r\ntrack: { squares: 09 }\r\nclef: 1\r\n"), Lang::En);
    insta::assert_snapshot!(shown);
}

#[test]
fn a_first_throw_can_be_endless_for_some_dice_only() {
    // A 9 of 5 and 4 walks into the loop; a 9 of 6 and 3 goes elsewhere.
    let text = "goosebook: 1\nid: house\ntitle: House\ntrack: { squares: 20 }\nchaining: until_stable\n\
        first_throw: { is: [{ dice: [6, 3], to: 12 }], scope: on_start }\n\
        squares: { bridge: { at: 9, go_to: 1 }, maze: { at: 1, go_to: 9 } }\n";
    let report = check_bytes(text.as_bytes());
    let dice: Vec<_> = report.findings.iter().flat_map(|finding| &finding.args).filter(|(name, _)| *name == "dice").collect();
    assert_eq!(format!("{dice:?}"), "[(\"dice\", Text(\"5+4\"))]");
}

#[test]
fn warnings_can_be_ignored_with_a_reason() {
    let text =
        "goosebook: 1\nid: house\ntitle: House\ntrack: { squares: 9 }\nsources: { a: { title: A, clauses: [{ id: b, says: C }] } }\n";
    assert_eq!(check_bytes(text.as_bytes()).findings[0].rule.code, "G0206");
    let report = check_bytes(format!("{text}ignore: [{{ code: G0206, reason: Known. }}]\n").as_bytes());
    assert!(report.findings.is_empty() && report.variant.is_some());
}

#[test]
fn every_key_is_read() {
    let report = check_file(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/good/everything.yaml"));
    insta::assert_debug_snapshot!(report.variant.unwrap());
}

#[test]
fn a_file_printed_again_is_the_same_variant() {
    for name in ["everything", "famille"] {
        let report = check_file(&Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/good/{name}.yaml")));
        let again = check(&Input::new(format!("{name}.yaml"), report.resolved().unwrap()), &Embedded);
        assert_eq!(shown(&again, Lang::En), "");
        assert_eq!(format!("{:?}", again.variant), format!("{:?}", report.variant));
    }
}

#[test]
fn what_is_missing_is_all_named() {
    let report = check_bytes(b"dice: 2d6\n");
    let missing: BTreeSet<String> = report.findings.iter().map(|finding| finding.message(&Texts::embedded(Lang::En).unwrap())).collect();
    let expected = ["goosebook", "id", "title", "track"].map(|key| format!("a variant file lacks `{key}`"));
    assert_eq!(missing, BTreeSet::from(expected));
}

mod any_bytes {
    use super::*;
    use proptest::prelude::*;

    fn whatever(bytes: &[u8]) {
        let report = check(&Input::new("any.yaml", bytes), &Embedded);
        let _ = report.resolved();
        let shown = shown(&report, Lang::Fr);
        assert!(!shown.contains('⟦'), "{shown}");
        assert_eq!(report.variant.is_none(), report.findings.iter().any(|finding| finding.level() == goosebook::finding::Level::Error));
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            whatever(&bytes);
        }

        #[test]
        fn of_yaml_signs_never_panic(text in "[ \\n\\ta-z0-9:,\\-\\[\\]{}'\"#&*!|>%@é]{0,120}") {
            whatever(text.as_bytes());
        }

        #[test]
        fn of_a_good_file_mutated_never_panic(
            file in 0..3_usize,
            edits in prop::collection::vec((any::<prop::sample::Index>(), 0..12_usize, prop::sample::select(&PIECES[..])), 1..6),
        ) {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
            let mut bytes = fs::read(folder.join(["good/famille.yaml", "bad/examples.yaml", "bad/references.yaml"][file])).unwrap();
            for (at, cut, put) in edits {
                let at = at.index(bytes.len() + 1);
                let end = (at + cut).min(bytes.len());
                bytes.splice(at..end, put.bytes());
            }
            whatever(&bytes);
        }
    }

    const PIECES: [&str; 24] = [
        "",
        " ",
        "\n",
        "\n  ",
        ":",
        ": ",
        "{",
        "}",
        "[",
        "]",
        ", ",
        "'",
        "\"",
        "~",
        "-1",
        "0",
        "99999999999999999999",
        "is: ",
        "source: ",
        "at: ",
        "go_to: ",
        "é",
        "extends: famille\n",
        "missed",
    ];
}

#[test]
fn a_line_under_a_head_that_is_still_a_comment_is_shown_that_head() {
    let report = check_bytes(
        b"goosebook: 1\nid: house\ntitle: House\nextends: famille\nsquares:\n  inn: { miss: 2 }\n#meeting:\n# What happens.\n  rule: to_start\n",
    );
    let finding = report.findings.iter().find(|finding| finding.rule.code == "G0104").unwrap();
    let also: Vec<(&str, &str)> = finding.also.iter().map(|label| (report.sources.text(label.span), label.message)).collect();
    assert!(also.contains(&("#meeting:", "finding-still-comment")), "{also:?}");
    // A sentence whose mark is gone is no key, whatever its spaces.
    let report = check_bytes("goosebook: 1\nid: house\ntitle: House\nextends: famille\nLa prison (52)\u{202f}: passe\n".as_bytes());
    assert!(report.findings.iter().all(|finding| finding.fix.is_none()), "{:?}", report.findings);
}
