//! The manual page and what shells complete: both know every command.

use std::collections::BTreeSet;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::program::shell;
use crate::{fed, goosebook, status, text};

/// The names of the commands, as `--help` lists them.
fn commands() -> Vec<String> {
    let folder = TempDir::new().unwrap();
    let help = text(&goosebook(folder.path(), &["--help"]));
    let list = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let names = list.lines().filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
    let names: Vec<String> = names.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect();
    assert!(names.len() > 10, "{help}");
    names
}

#[test]
fn shells_complete_every_command() {
    let folder = TempDir::new().unwrap();
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let output = goosebook(folder.path(), &["completions", shell]);
        assert_eq!(status(&output), 0, "{shell}");
        let script = text(&output);
        for command in commands() {
            assert!(script.contains(&command), "{shell} does not complete {command}");
        }
    }
    // What bash is given, bash can read.
    let script = goosebook(folder.path(), &["completions", "bash"]).stdout;
    let mut bash = Command::new("bash").arg("-n").stdin(Stdio::piped()).spawn().unwrap();
    std::io::Write::write_all(&mut bash.stdin.take().unwrap(), &script).unwrap();
    assert!(bash.wait().unwrap().success());
}

#[test]
fn every_command_has_a_page() {
    let folder = TempDir::new().unwrap();
    let all = text(&goosebook(folder.path(), &["man"]));
    for command in commands() {
        // Hyphens are written so that they stay hyphens.
        assert!(all.contains(&format!("goosebook\\-{command}(1)")), "{command} is not in the page");
        if command != "help" {
            let page = text(&goosebook(folder.path(), &["man", &command]));
            assert!(page.contains(&format!(".TH goosebook-{command}")), "{page}");
            assert!(page.contains("Example"), "no example for {command}");
        }
    }
    let unknown = fed(&["man", "goose"], b"");
    assert_eq!(status(&unknown), 2);
    assert!(text(&unknown).contains("the commands are card, "));
}

/// Checks all that are carried: minutes in a debug build.
const ALL: &str = "goosebook check";

/// Examples that need what a fresh machine may lack, never end by themselves, or take minutes.
const NOT_RUN: &[&str] = &["| man", "--serve", "$PROFILE", " > ~/", "site -o", "--what-if", "--players 6", "--size booklet", ALL];

/// The examples of a command's help, ready for a shell.
fn examples(help: &str) -> Vec<String> {
    let lines = help.split("Example").nth(1).unwrap_or_default().replace("|\n    ", "| ");
    let begins = |line: &&str| line.starts_with("  goosebook ") || line.starts_with("  echo ");
    // What stands behind is said to the reader.
    lines.lines().filter(begins).map(|line| line.trim().split("  ").next().unwrap().to_owned()).collect()
}

#[test]
fn examples_work_as_typed_on_a_fresh_machine() {
    let (mut run, mut left) = (0, BTreeSet::new());
    for command in commands().into_iter().map(Some).chain([None]) {
        // What one example makes is there for the next ones.
        let folder = TempDir::new().unwrap();
        let args: Vec<&str> = command.as_deref().into_iter().chain(["--help"]).collect();
        for example in examples(&text(&goosebook(folder.path(), &args))) {
            let mark = NOT_RUN.iter().find(|mark| example.contains(*mark) && (**mark != ALL || example == ALL));
            if let Some(mark) = mark {
                left.insert(mark);
                continue;
            }
            let ran = shell(folder.path(), &example).stdin(Stdio::null()).output().unwrap();
            // The card of the example was printed from other rules.
            let expected = i32::from(example.contains("--card"));
            assert_eq!(status(&ran), expected, "{example}: {}", text(&ran));
            run += 1;
        }
    }
    assert!(run > 30, "{run}");
    assert_eq!(left.len(), NOT_RUN.len(), "all that is not run is an example: {left:?}");
}

#[test]
fn choices_are_taken_in_any_case() {
    let folder = TempDir::new().unwrap();
    for args in [
        &["card", "famille", "--lang", "FR", "--format", "MD"][..],
        &["card", "famille", "--size", "A4", "--ink", "BLACK", "-o", "card.pdf"],
        &["board", "famille", "--size", "A4", "--shape", "Spiral", "-o", "board.svg"],
        &["odds", "famille", "--format", "JSON", "--policy", "Random", "--color", "NEVER"],
        &["completions", "BASH"],
    ] {
        let output = goosebook(folder.path(), args);
        assert_eq!(status(&output), 0, "{args:?}: {}", text(&output));
    }
}
