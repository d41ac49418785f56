//! Documents that are made from definitions: they must be what the definitions say today.
//!
//! `UPDATE_DOCS=1 cargo test --test docs` writes them anew; read the difference before it is committed.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use goosebook::finding::{explained, level_word, rules as findings};
use goosebook::rules::axes;
use goosebook::texts::Texts;
use goosebook::variant::language::{sections, table};
use goosebook::vocab::Lang;

use crate::read::all;

fn must_hold(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(file);
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, text).expect("docs can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "docs/{file} is out of date: UPDATE_DOCS=1 cargo test --test docs");
}

#[test]
fn usual_readings() {
    let mut text = String::from(
        "# The usual readings\n\nWhere a variant file says nothing, this page says what is played all the same, and what else the file \
         could have said. The card marks what is unsaid.\n",
    );
    for axis in axes() {
        let _ = write!(text, "\n## `{}`\n\n{}\n\n| answer | what happens |\n|---|---|\n", axis.key, axis.asks.trim());
        for (answer, does) in (axis.answers)() {
            let usual = if answer == axis.usual { ", the usual reading" } else { "" };
            let _ = writeln!(text, "| `{answer}`{usual} | {} |", does.trim());
        }
    }
    text.push_str(
        "\nBeside these: nobody pays, no square gives another throw, no wait ends before its time, no square has a limit of pawns, \
         and a game takes any number of players, unless the variant says so.\n",
    );
    must_hold("usual-readings.md", &text);
}

/// The parts of the page on findings: the first digits of their codes, and what they are about.
const FAMILIES: &[(&str, &str)] = &[
    ("G00", "The form of a file"),
    ("G01", "The structure of a file"),
    ("G02", "What a file refers to"),
    ("G03", "What the rules say"),
    ("G04", "Examples"),
    ("G05", "Turns"),
    ("G06", "Proofs"),
    ("G07", "Silences"),
    ("G08", "Claims"),
];

#[test]
fn findings_page() {
    let texts = Texts::embedded(Lang::En).unwrap();
    let mut text = String::from(
        "# Findings\n\nLook up here what a code in a report means, why it matters and how to put it right. `goosebook explain CODE \
         --lang en` tells the same. An *error* keeps a variant from being played or printed; with a *warning* it can be played, but \
         the table will argue or be stuck; a *note* is worth knowing. A code never changes its meaning.\n\nWarnings and notes can \
         be ignored in a file, with the reason: `ignore: [ { code: G0206, reason: … } ]`.\n",
    );
    for (family, about) in FAMILIES {
        let of_family = || findings::ALL.iter().copied().filter(|rule| rule.code.starts_with(family));
        if of_family().next().is_none() {
            continue;
        }
        let _ = write!(text, "\n## {about}\n\n| code | level | finding |\n|---|---|---|\n");
        for rule in of_family() {
            let anchor = format!("{} {}", rule.code, rule.doc.trim().trim_end_matches('.')).to_lowercase();
            let anchor: String = anchor.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_')).collect();
            let level = texts.say(level_word(rule.level), &[]);
            let _ = writeln!(text, "| [{}](#{}) | {level} | {} |", rule.code, anchor.replace(' ', "-"), rule.doc.trim());
        }
        for rule in of_family() {
            let _ = write!(text, "\n{}", explained(rule, &texts, 3));
        }
    }
    for rule in findings::ALL {
        assert!(FAMILIES.iter().any(|(family, _)| rule.code.starts_with(family)), "{} has no family", rule.code);
    }
    must_hold("findings.md", &text);
}

fn page() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/variant-files.md")).expect("the page is there")
}

/// The tables between the marks of the page on variant files.
#[test]
fn variant_files() {
    const MARK: &str = "<!-- table: ";
    let page = page();
    let mut text = String::new();
    let mut shown = Vec::new();
    let mut parts = page.split(MARK);
    text.push_str(parts.next().unwrap());
    for part in parts {
        let (id, rest) = part.split_once(" -->\n").expect("a mark ends");
        let (_, after) = rest.split_once("<!-- end -->").expect("a table ends");
        let table = table(id).unwrap_or_else(|| panic!("the language has no section {id}"));
        let _ = write!(text, "{MARK}{id} -->\n{table}<!-- end -->{after}");
        shown.push(id);
    }
    must_hold("variant-files.md", &text);
    // Those of a case and a choice are those of a square; the others are explained in words.
    let words = [
        "words",
        "dice-from",
        "pawns-from",
        "squares",
        "go-to",
        "cases",
        "case",
        "choices",
        "choice",
        "sources",
        "given",
        "turn",
        "ends",
        "player",
        "pawn",
    ];
    let ids: BTreeSet<_> = sections().into_iter().map(|section| section.id()).collect();
    for id in &ids {
        assert!(shown.contains(id) || words.contains(id), "the page has no table of {id}");
    }
    for id in words {
        assert!(ids.contains(id), "the language has no section {id}");
        assert!(!shown.contains(&id), "{id} has a table: it needs no words");
    }
}

fn read(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).expect("it is there")
}

/// The table of instructions, from what the gate compares with.
#[test]
fn instructions() {
    // The games of this piece of work, and the mean of their turns (docs/benchmarks.md, Odds).
    const TURNS: f64 = 65_536.0 * 33.331;
    let mut table = String::from("| what | instructions |\n| --- | --- |\n");
    for line in read("tests/data/instructions.txt").lines().filter(|line| !line.starts_with('#')) {
        let mut parts = line.splitn(3, ' ');
        let (name, count, what) = (parts.next().unwrap(), parts.next().unwrap().parse::<f64>().unwrap(), parts.next().unwrap());
        let each = if name == "games" { format!(": {:.0} a turn", count / TURNS) } else { String::new() };
        let _ = writeln!(table, "| {what} | {:.0} million{each} |", count / 1e6);
    }
    let page = read("docs/benchmarks.md");
    let (before, rest) = page.split_once("<!-- instructions -->\n").expect("the mark is there");
    let (_, after) = rest.split_once("<!-- end -->").expect("the table ends");
    must_hold("benchmarks.md", &format!("{before}<!-- instructions -->\n{table}<!-- end -->{after}"));
}

/// Every code that a page names is one of the checker's; the page of findings shows wrong ones in its examples.
#[test]
fn codes() {
    let code = regex_lite::Regex::new(r"\bG\d{4}\b").unwrap();
    let mut count = 0;
    let docs = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs")).unwrap();
    let names = docs.map(|file| file.unwrap().file_name().into_string().unwrap());
    let pages = names.filter(|name| name.ends_with(".md") && name != "findings.md").map(|name| format!("docs/{name}"));
    for page in pages.chain(["README.md".to_owned()]) {
        for found in code.find_iter(&read(&page)) {
            assert!(findings::Rule::by_code(found.as_str()).is_some(), "{page}: no finding has the code {}", found.as_str());
            count += 1;
        }
    }
    assert!(count > 20, "{count} codes");
}

/// How many variants there are, wherever a page says so.
#[test]
fn numbers_of_variants() {
    const WORDS: &[&str] = &["six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    let variants: Vec<_> = all().collect();
    let countries: BTreeSet<_> = variants.iter().filter_map(|variant| variant.country.clone()).collect();
    let said = format!("more than forty, from {} countries", WORDS[countries.len() - 6]);
    assert!(variants.len() > 40 && read("README.md").contains(&said), "{} variants, {countries:?}", variants.len());
    let number = regex_lite::Regex::new(r"(?:[Aa]ll|[Tt]he) (\d+) (?:shipped |carried )?variants").unwrap();
    let page = read("docs/benchmarks.md");
    let found: Vec<&str> = number.captures_iter(&page).map(|found| found.get(1).unwrap().as_str()).collect();
    assert!(!found.is_empty() && found.iter().all(|number| *number == variants.len().to_string()), "{found:?}");
}
