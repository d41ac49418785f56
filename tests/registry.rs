//! The registry of the checker's rules: codes that keep their meaning, pages that are complete, examples that hold.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[path = "common/beside.rs"]
mod beside;
#[path = "common/french.rs"]
mod french;
#[path = "common/shown.rs"]
mod shown;

use beside::Among;
use goosebook::check::{Depth, Embedded, Input, Report, check_to};
use goosebook::finding::{Example, Level, Rule, explained, page, rules};
use goosebook::texts::Texts;
use goosebook::vocab::Lang;
use shown::{codes, shown};

fn checked(example: Example, depth: &Depth) -> Report {
    let files = Among(example.files().into_iter().map(|(name, bytes)| Input { name, bytes }).collect());
    check_to(&files.0[0], &files, depth)
}

#[test]
fn each_bad_example_gives_exactly_its_code_and_each_good_one_is_clean() {
    let mut wrong = String::new();
    for rule in rules::ALL {
        let page = page(rule, Lang::Fr);
        for (example, expected, name) in [(page.bad, vec![rule.code], "bad"), (page.good, Vec::new(), "good")] {
            let depth = if rule.is_thorough() { Depth::Thorough(None) } else { Depth::Quick };
            let report = checked(example, &depth);
            // A thorough check of a short file finds more than one thing that it leaves open.
            let mut found = codes(&report);
            found.retain(|code| depth == Depth::Quick || *code == rule.code);
            found.dedup();
            if found != expected {
                wrong += &format!("{} {name}: {found:?}\n{}\n", rule.code, shown(&report, Lang::En));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Every code that was ever given, in `tests/data/codes.txt`: one that is given up stays there as `gone`.
#[test]
fn codes_keep_their_meaning_for_ever() {
    let ledger = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/codes.txt")).unwrap();
    let given: Vec<(&str, &str)> = ledger.lines().filter(|line| !line.starts_with('#')).map(|line| line.split_once(' ').unwrap()).collect();
    let codes: BTreeSet<&str> = given.iter().map(|(code, _)| *code).collect();
    assert_eq!(codes.len(), given.len(), "a code stands twice");
    assert!(given.is_sorted(), "codes stand in order");
    let names: BTreeSet<&str> = rules::ALL.iter().map(|rule| rule.name).collect();
    assert_eq!(names.len(), rules::ALL.len(), "a name stands twice");
    let standing: Vec<(&str, &str)> = given.iter().copied().filter(|(_, name)| !name.ends_with(" gone")).collect();
    let now: Vec<(&str, &str)> = rules::ALL.iter().map(|rule| (rule.code, rule.name)).collect();
    assert_eq!(now, standing, "tests/data/codes.txt: write new codes down; mark those given up with ` gone`");
    for code in &codes {
        assert!(code.len() == 5 && code.starts_with('G') && code[1..].bytes().all(|digit| digit.is_ascii_digit()), "{code}");
    }
}

#[test]
fn every_page_has_all_its_parts_in_every_language() {
    for lang in Lang::ALL {
        let texts = Texts::embedded(*lang).unwrap();
        for rule in rules::ALL {
            let page = page(rule, *lang);
            let name = format!("templates/{lang}/findings/{}.md", rule.code);
            for part in [&page.title, &page.what, &page.why] {
                assert!(!part.is_empty(), "{name} lacks a part");
                assert!(!part.contains("  ") && !part.contains("\n\n"), "{name}: one paragraph a part");
            }
            assert!(!page.title.ends_with('.'), "{name}: a title has no full stop");
            if *lang == Lang::En {
                assert_eq!(format!("{}.", page.title), rule.doc.trim(), "{name}");
            }
            let written = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&name)).unwrap();
            let headings: Vec<&str> = written.lines().filter_map(|line| line.strip_prefix("## ")).collect();
            assert_eq!(headings, [texts.say("explain-what", &[]), texts.say("explain-why", &[])], "{name}");
            let whole = explained(rule, &texts, 1);
            assert!(!whole.contains('⟦') && whole.contains("```yaml\n"), "{whole}");
            for part in [&page.title, &page.what, &page.why].into_iter().filter(|_| *lang == Lang::Fr) {
                assert_eq!(french::fault(part), None, "{name}");
            }
        }
    }
}

/// The messages too, but for those that speak of straight quotes and apostrophes.
#[test]
fn the_french_of_the_messages_is_set_right() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/fr/words");
    // Addresses, moves and pawns as they are typed: `6:2`, `Alice=10:held`.
    let typed = regex_lite::Regex::new(r"https?:|=:|\d:\w").unwrap();
    let mut files = 0;
    for path in fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        files += 1;
        for line in fs::read_to_string(&path).unwrap().lines().filter(|line| !line.starts_with('#')) {
            let text = line.split_once(" = ").map_or(line, |(_, text)| text);
            let text = ["{\"{\"}", "{\"}\"}"].iter().fold(text.to_owned(), |text, brace| text.replace(brace, "x"));
            // What stands in braces belongs to Fluent.
            let prose: String = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after)).collect();
            let prose = typed.replace_all(&prose, "");
            if !prose.contains(['\'', '"']) {
                assert_eq!(french::fault(&prose), None, "{}", path.display());
            }
        }
    }
    assert!(files >= 18, "{files}");
}

/// A page is no place for rules that nobody has: files without a rule are left-overs.
#[test]
fn every_file_of_a_page_belongs_to_a_rule() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    let folders = Lang::ALL.iter().map(|lang| root.join(lang.code()).join("findings")).chain([root.join("findings")]);
    for folder in folders {
        for file in fs::read_dir(&folder).unwrap() {
            let path = file.unwrap().path();
            let code = path.file_stem().unwrap().to_str().unwrap();
            assert!(Rule::by_code(code).is_some(), "{}", path.display());
        }
    }
}

/// What the page calls safe is: a fix that is offered for an example gives the good one, or at least a clean file.
#[test]
fn fixes_of_the_examples_leave_nothing_to_find() {
    let mut fixed = 0;
    for rule in rules::ALL {
        let bad = page(rule, Lang::Fr).bad;
        let report = checked(bad, &Depth::Quick);
        let Some(fix) = report.findings.first().and_then(|finding| finding.fix.clone()) else { continue };
        let (name, bytes) = bad.files().first().unwrap().clone();
        let mut text = String::from_utf8(bytes).unwrap();
        text.replace_range(report.sources.range(fix.at), &fix.put);
        let again = check_to(&Input { name, bytes: text.into() }, &Embedded, &Depth::Quick);
        assert!(!again.has(Level::Error), "{}\n{}", rule.code, shown(&again, Lang::En));
        fixed += 1;
    }
    assert!(fixed >= 5, "{fixed} fixes");
}
