//! How the program ends: 2 where an argument is wrong, 1 where what was asked about has faults.

use std::collections::BTreeSet;
use std::fs;

use tempfile::TempDir;

use crate::{fed, goosebook, status, text};

/// Wrong values, each with its command and the argument that it is given to. An argument that several commands have is
/// tried in each.
const WRONG: &[(&str, &str, &[&str])] = &[
    ("board", "VARIANT", &["nope"]),
    ("board", "--size", &["famille", "--size", "a6"]),
    ("board", "--shape", &["famille", "--shape", "circle"]),
    ("board", "--ink", &["famille", "--ink", "red"]),
    ("board", "--accent", &["famille", "--accent", "#12345"]),
    ("board", "--output", &["famille", "-o", "board.xyz"]),
    ("board", "--output", &["famille", "-o", "nowhere/board.pdf"]),
    ("board", "--size", &["famille", "--tiled", "--size", "a4", "-o", "board.pdf"]),
    ("card", "VARIANT", &[""]),
    ("card", "--format", &["famille", "--format", "doc"]),
    ("card", "--size", &["famille", "--size", "a7", "-o", "card.pdf"]),
    ("card", "--size", &["famille", "--size", "a5", "-o", "card.md"]),
    ("card", "--sheet", &["famille", "--sheet", "a3", "-o", "card.pdf"]),
    ("card", "--flip", &["famille", "--flip", "up", "-o", "card.pdf"]),
    ("card", "--ink", &["famille", "--ink", "red", "-o", "card.pdf"]),
    ("card", "--accent", &["famille", "--accent", "red", "-o", "card.pdf"]),
    ("card", "--output", &["famille", "-o", "card.xyz"]),
    ("card", "--output", &["famille", "-o", ""]),
    ("check", "VARIANT", &["nope"]),
    ("check", "VARIANT", &["-", "-"]),
    ("check", "--format", &["famille", "--format", "xml"]),
    ("check", "--players", &["famille", "--players", "2,101"]),
    ("check", "--players", &["famille", "--players", "-1"]),
    ("check", "--players", &["famille", "--players", "2,9"]),
    ("check", "--card", &["--card", "famille@abc"]),
    ("check", "--card", &["--card", "nope@9323-dq7b"]),
    ("compare", "VARIANT", &["famille"]),
    ("compare", "VARIANT", &["famille", "nope"]),
    ("compare", "VARIANT", &["-", "-"]),
    ("compare", "--players", &["famille", "infolib", "--players", "99"]),
    ("compare", "--format", &["famille", "infolib", "--format", "xml"]),
    ("completions", "SHELL", &["sh"]),
    ("examples", "VARIANT", &["nope"]),
    ("explain", "CODE", &["G9999"]),
    ("man", "COMMAND", &["nope"]),
    ("new", "NAME", &["No Name", "--from", "famille"]),
    ("new", "NAME", &["famille", "--from", "infolib"]),
    ("new", "--from", &["house"]),
    ("new", "--from", &["house", "--from", "nope"]),
    ("new", "--output", &["house", "--from", "famille", "-o", "other.yaml"]),
    ("new", "--output", &["house", "--from", "famille", "-o", "nowhere/house.yaml"]),
    ("new", "--output", &["house", "--from", "beside/base.yaml", "-o", "house.yaml"]),
    ("odds", "VARIANT", &["nope"]),
    ("odds", "--players", &["famille", "--players", "0"]),
    ("odds", "--players", &["famille", "--players", "70000"]),
    ("odds", "--against", &["famille", "--against", "nope"]),
    ("odds", "--against", &["-", "--against", "-"]),
    ("odds", "--plot", &["famille", "--plot", "pie"]),
    ("odds", "--format", &["famille", "--format", "svg"]),
    ("odds", "--output", &["famille", "-o", "odds.xyz"]),
    ("odds", "--games", &["famille", "--games", "0"]),
    ("odds", "--precision", &["famille", "--precision", "9"]),
    ("odds", "--seed", &["famille", "--seed", "abc"]),
    ("odds", "--policy", &["famille", "--policy", "best"]),
    ("odds", "--players", &["classique", "--players", "6", "--exact"]),
    ("odds", "--what-if", &["famille", "--what-if", "inn"]),
    ("play", "VARIANT", &["nope"]),
    ("play", "VARIANT", &["-"]),
    ("play", "--players", &["famille", "--players", "99"]),
    ("play", "--players", &["famille", "--players", "A,A"]),
    ("play", "--throws", &["famille", "--throws", "7+1"]),
    ("play", "--throws", &["famille", "--throws", "1+2 choose pay"]),
    ("play", "--throws", &["famille", "--throws", "6+3 1+1 5+4 1+1 6+6 1+1 4+6 1+1 1+5 1+1 1+1"]),
    ("play", "--seed", &["famille", "--auto", "--seed", "-1"]),
    ("play", "--save", &["famille", "--auto", "--seed", "1", "--save", "nowhere/game.txt"]),
    ("show", "VARIANT", &["nope"]),
    ("site", "--output", &["-o", "file"]),
    ("site", "--variants", &["-o", "site", "--variants", "nope"]),
    ("site", "--templates", &["-o", "site", "--templates", "nope"]),
    ("site", "--url", &["-o", "site", "--url", "club"]),
    ("site", "--report-to", &["-o", "site", "--report-to", "ask me"]),
    ("site", "--title", &["-o", "site", "--title", ""]),
    ("site", "--cache", &["-o", "site", "--cache", ""]),
    ("site", "--port", &["--serve", "--port", "70000"]),
    ("turn", "VARIANT", &["nope", "--throw", "1+1"]),
    ("turn", "VARIANT", &["-", "--batch"]),
    ("turn", "--at", &["famille", "--at", "A=64", "--throw", "1+1"]),
    ("turn", "--at", &["famille", "--at", "A=63", "--throw", "1+1"]),
    ("turn", "--at", &["famille", "--at", "A=12:held"]),
    ("turn", "--at", &["famille", "--at", ""]),
    ("turn", "--by", &["famille", "--by", "Bob", "--throw", "1+1"]),
    ("turn", "--throw", &["famille", "--throw", "7+1"]),
    ("turn", "--throw", &["famille"]),
    ("turn", "--moves", &["famille", "--moves", "1"]),
    ("turn", "--moves", &["famille", "--throw", "1+1", "--moves", "1:2"]),
    ("turn", "--choose", &["famille", "--throw", "1+1", "--choose", "pay"]),
    ("turn", "--choose", &["asks.yaml", "--throw", "1+1"]),
    ("turn", "--choose", &["asks.yaml", "--throw", "1+1", "--choose", "pay"]),
    ("list", "--lang", &["--lang", "it"]),
    ("list", "--color", &["--color", "red"]),
];

/// The commands, as the help of the program lists them.
fn commands() -> Vec<String> {
    let help = text(&goosebook(".".as_ref(), &["--help"]));
    let (_, list) = help.split_once("Commands:\n").unwrap();
    // What is said of one goes on in lines that stand further in.
    let begins = |line: &&str| line.starts_with("  ") && !line.starts_with("   ");
    let names = list.lines().take_while(|line| !line.is_empty()).filter(begins).filter_map(|line| line.split_whitespace().next());
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

/// The arguments of a command that take a value, as its help writes them.
fn takes(command: &str) -> BTreeSet<String> {
    let help = text(&goosebook(".".as_ref(), &[command, "--help"]));
    let is_option = |line: &&str| line.trim_start().starts_with('-') && line.contains('<');
    let option = |line: &str| line.split_whitespace().find(|word| word.starts_with("--")).map(str::to_owned);
    let (_, arguments) = help.split_once("Usage:").unwrap();
    let usage = arguments.lines().next().unwrap();
    let places =
        usage.split(['<', '[']).filter_map(|part| part.split(['>', ']']).next()).filter(|part| part.chars().all(char::is_uppercase));
    // `VARIANTS` is more than one of them.
    let places = places.filter(|place| !place.is_empty()).map(|place| if place == "VARIANTS" { "VARIANT" } else { place }.to_owned());
    arguments.lines().skip(1).filter(is_option).filter_map(option).chain(places).filter(|name| *name != "OPTIONS").collect()
}

#[test]
fn every_argument_with_a_value_has_a_wrong_one_in_the_table() {
    let mut wanted = 0;
    for command in commands() {
        for argument in takes(&command) {
            wanted += 1;
            let command = if ["--lang", "--color"].contains(&argument.as_str()) { "list" } else { command.as_str() };
            assert!(WRONG.iter().any(|(of, with, _)| (*of, *with) == (command, argument.as_str())), "{command} {argument} is not tried");
        }
    }
    assert!(wanted > 60, "{wanted}");
    // And none is left in it that nobody takes any more: any unknown option ends like a wrong one.
    for (command, argument, _) in WRONG {
        let help = text(&goosebook(".".as_ref(), &[command, "--help"]));
        assert!(help.contains(argument), "{command} takes no {argument}");
    }
}

#[test]
fn a_wrong_argument_is_status_2() {
    let folder = TempDir::new().unwrap();
    let house = "goosebook: 1\nid: asks\ntitle: Au choix\nextends: famille\nsquares:\n  \
                 fork: { at: 2, name: { fr: la fourche }, choose: { go: { label: { fr: avancer }, go_to: 4 }, stay: { label: { fr: rester }, miss: 1 } } }\n";
    fs::write(folder.path().join("asks.yaml"), house).unwrap();
    fs::create_dir(folder.path().join("beside")).unwrap();
    fs::write(folder.path().join("beside/base.yaml"), "goosebook: 1\nid: base\ntitle: Base\nextends: famille\n").unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    for (command, argument, given) in WRONG {
        let output = goosebook(folder.path(), &[&[*command], *given].concat());
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(status(&output), 2, "{command} {argument} {given:?}: {}", text(&output));
        assert!(!said.trim().is_empty(), "{command} {argument} {given:?} says nothing");
        assert!(!said.contains("..=") && !said.contains("invalid digit") && !said.contains("target type"), "{command} {given:?}: {said}");
    }
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left.len(), 3, "nothing is written: {left:?}");
}

#[test]
fn nothing_that_is_typed_steers_the_terminal() {
    let folder = TempDir::new().unwrap();
    let typed = "1+1\u{1b}]0;x\u{7}";
    for given in [
        &["explain", typed][..],
        &["check", typed],
        &["check", "--card", typed],
        &["card", "famille", "-o", typed],
        &["new", typed, "--from", "famille"],
        &["new", "house", "--from", typed],
        &["turn", "famille", "--throw", typed],
        &["turn", "famille", "--throw", "1+1", "--at", typed],
        &["turn", "famille", "--throw", "1+1", "--choose", typed],
        &["play", "famille", "--throws", typed],
        &["odds", "famille", "--against", typed],
    ] {
        let output = goosebook(folder.path(), &[&["--color", "always"], given].concat());
        let said = text(&output);
        assert_eq!(status(&output), 2, "{given:?}: {said}");
        assert!(!said.contains("\u{1b}]") && !said.contains('\u{7}'), "{given:?}: {said:?}");
        assert!(said.contains("]0"), "{given:?} is named: {said}");
    }
}

/// What is found in a file is quoted already, and keeps its colours where a command ends for it.
#[test]
fn what_is_found_in_a_file_keeps_its_colours() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("bad.yaml"), "goosebook: 1\nid: bad\ntitle: Faux\nextends: famille\ndice: 2D6\n").unwrap();
    let check = goosebook(folder.path(), &["check", "bad.yaml"]);
    let found = text(&check).split_once("\n1 ").unwrap().0.to_owned();
    for given in [&["card", "bad.yaml"][..], &["turn", "bad.yaml", "--throw", "1+1"], &["site", "-o", "site", "--variants", "bad.yaml"]] {
        let plain = text(&goosebook(folder.path(), given));
        // A site names the file by a path of its own.
        let lines = found.lines().filter(|line| !line.contains("-->"));
        lines.for_each(|line| assert!(plain.lines().any(|told| told == line), "{given:?} lacks {line}: {plain}"));
        let coloured = text(&goosebook(folder.path(), &[&["--color", "always"], given].concat()));
        assert!(coloured.contains("\u{1b}[") && !coloured.contains("?["), "{given:?}: {coloured:?}");
    }
}

#[test]
fn what_has_faults_is_status_1() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("bad.yaml"), "goosebook: 1\nid: bad\ntitle: Faux\nextends: famille\nsquares:\n  inn: { miss: x }\n")
        .unwrap();
    let commands: &[&[&str]] = &[
        &["board", "bad.yaml", "-o", "board.pdf"],
        &["card", "bad.yaml"],
        &["check", "bad.yaml"],
        &["check", "--card", "famille@9323-dq7c"],
        &["compare", "bad.yaml", "famille"],
        &["examples", "bad.yaml"],
        &["new", "house", "--from", "bad.yaml"],
        &["odds", "bad.yaml"],
        &["odds", "famille", "--against", "bad.yaml"],
        &["play", "bad.yaml", "--auto"],
        &["show", "bad.yaml"],
        &["site", "-o", "site", "--variants", "bad.yaml"],
        &["turn", "bad.yaml", "--throw", "1+1"],
    ];
    for command in commands {
        let output = goosebook(folder.path(), command);
        assert_eq!(status(&output), 1, "{command:?}: {}", text(&output));
    }
    assert_eq!(status(&fed(&["turn", "famille", "--batch"], b"{}\n")), 1);
}

#[test]
fn standard_input_is_read_once() {
    for command in
        [&["check", "-", "-"][..], &["compare", "-", "-"], &["odds", "-", "--against", "-"], &["turn", "-", "--batch"], &["play", "-"]]
    {
        for (lang, says) in [("fr", "ne peut être lue qu’une fois"), ("en", "only once")] {
            let output = fed(&[command, &["--lang", lang]].concat(), b"goosebook: 1\n");
            assert!(status(&output) == 2 && text(&output).contains(says), "{command:?}: {}", text(&output));
            assert_eq!(output.stdout, b"", "{command:?}");
        }
    }
    // A card is looked for in what it says, too.
    let house = "goosebook: 1\nid: house\ntitle: Chez nous\nextends: famille\n";
    let output = fed(&["check", "-", "--card", "house@9323-dq7b"], house.as_bytes());
    assert_eq!(status(&output), 0, "{}", text(&output));
}

#[test]
fn what_is_typed_is_not_repeated_at_any_length() {
    let folder = TempDir::new().unwrap();
    let long = "w".repeat(50_000);
    for args in [
        &["card", &long][..],
        &["check", &long],
        &["turn", "famille", "--at", &format!("A={long}")],
        &["turn", "famille", "--throw", &long],
        &["play", "famille", "--players", &format!("{long},{long}")],
        &["explain", &long],
        &["new", &long, "--from", "famille"],
    ] {
        let output = goosebook(folder.path(), args);
        assert_eq!(status(&output), 2, "{}", args[0]);
        assert!(text(&output).len() < 3_000, "{}: {} bytes", args[0], text(&output).len());
    }
    // Nor is what a file is called.
    let house = format!("goosebook: 1\nid: house\ntitle: {long}\nextends: famille\n");
    fs::write(folder.path().join("house.yaml"), house).unwrap();
    for args in [&["compare", "house.yaml", "infolib"][..], &["new", "other", "--from", "house.yaml", "-o", "-"]] {
        let output = goosebook(folder.path(), args);
        assert_eq!(status(&output), 0, "{}", text(&output));
        assert!(text(&output).len() < 15_000, "{}: {} bytes", args[0], text(&output).len());
    }
}
