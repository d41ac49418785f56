//! The variants: what is proved of each stands in `tests/data/proofs.txt`, read line by line.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use goosebook::check::{Depth, Embedded, check_to};
use goosebook::proof::{Method, Proof, Property, Verdict};

use super::common::read;
use super::shows;

/// How it is known, in a word.
fn method(proof: &Proof) -> String {
    match &proof.method {
        Method::Exploration(_) => "by all tables".to_owned(),
        Method::NothingHolds => "nothing holds".to_owned(),
        Method::FewAreHeld(most) => {
            let most: Vec<String> = most.iter().map(|(square, most)| format!("{square} keeps {most}")).collect();
            most.join(", ")
        }
        Method::EachTurn(_) => "by each turn".to_owned(),
        Method::WayHome => "a way home".to_owned(),
        Method::FirstThrow => "by the first throw".to_owned(),
        Method::Game => "by a game".to_owned(),
        Method::TooLarge(reason) => format!("{reason:?}"),
    }
}

fn line(proof: &Proof) -> String {
    let mut line = format!("{:?} {}", proof.verdict, method(proof)).to_lowercase();
    if !proof.squares.is_empty() {
        let squares: Vec<String> = proof.squares.iter().map(ToString::to_string).collect();
        write!(line, " | on {}", squares.join(" ")).unwrap();
    }
    if let Some((ways, of)) = proof.chance {
        write!(line, " | {ways} in {of}").unwrap();
    }
    if !proof.game.is_empty() {
        write!(line, " | {}", proof.throws()).unwrap();
    }
    line
}

/// The proofs of one property: numbers of players that have the same line together.
fn lines(proofs: &[Proof], property: Property) -> Vec<String> {
    let mut lines: Vec<(usize, usize, String)> = Vec::new();
    for proof in proofs.iter().filter(|proof| proof.property == property) {
        let text = line(proof);
        match lines.iter_mut().find(|(_, last, known)| *known == text && *last + 1 == proof.players) {
            Some((_, last, _)) => *last = proof.players,
            None => lines.push((proof.players, proof.players, text)),
        }
    }
    let players = |first, last| if first == last { format!("{first}") } else { format!("{first}-{last}") };
    lines
        .into_iter()
        .map(|(first, last, text)| {
            format!("  {} {}: {text}\n", serde_json::to_value(property).unwrap().as_str().unwrap(), players(first, last))
        })
        .collect()
}

#[test]
fn of_each_variant_is_proved_what_is_written() {
    let mut all = String::new();
    for path in read::files("variants") {
        let report = check_to(&read::input(&path), &Embedded, &Depth::Thorough(None));
        let rules = &report.variant.as_ref().unwrap().rules;
        writeln!(all, "{}", path.file_stem().unwrap().display()).unwrap();
        for property in Property::ALL {
            all.extend(lines(&report.proofs, *property));
        }
        // What is left unsaid has tests of its own.
        let proved = report.findings.iter().filter(|finding| finding.rule.code < "G07");
        let found = proved.map(|finding| {
            let place = report.sources.place(finding.at);
            format!(" {} {}:{}", finding.rule.code, place.line, place.column)
        });
        writeln!(all, "  found:{}", found.collect::<String>()).unwrap();
        for proof in report.proofs.iter().filter(|proof| proof.verdict == Verdict::Refuted) {
            shows(rules, proof);
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/proofs.txt");
    if std::env::var_os("UPDATE_PROOFS").is_some() {
        fs::write(&path, &all).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    for (line, (one, other)) in all.lines().zip(written.lines()).enumerate() {
        assert_eq!(one, other, "line {}", line + 1);
    }
    assert_eq!(all.lines().count(), written.lines().count());
}
