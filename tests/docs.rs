//! Documents that are made from definitions: they must be what the definitions say today.
//!
//! `UPDATE_DOCS=1 cargo test --test docs` writes them anew; read the difference before it is committed.

#![allow(clippy::expect_used)]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use goosebook::rules::axes;

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
        "# The usual readings\n\nWhat a variant leaves unsaid, the engine reads so; the card says that it is unsaid. A policy with its answers:\n",
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

/// Every command that the README shows with what it prints.
#[test]
#[cfg(feature = "cli")]
fn readme_turn() {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).expect("README.md");
    let shown = readme.split("```text\n$ goosebook ").nth(1).and_then(|rest| rest.split("```").next()).expect("a shown command");
    let (command, printed) = shown.split_once('\n').expect("a command and what it prints");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_goosebook")).args(command.split(' ')).output().expect("it runs");
    assert_eq!(String::from_utf8(output.stdout).expect("UTF-8"), printed);
}
