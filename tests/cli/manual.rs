//! The manual page and what shells complete: both know every command.

use std::process::{Command, Stdio};

use tempfile::TempDir;

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
