//! What `check` gives to people and to programs: carets, formats, files put right.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

#[path = "outputs/carets.rs"]
mod carets;
#[path = "outputs/fix.rs"]
mod fix;
#[path = "outputs/formats.rs"]
mod formats;
#[path = "outputs/laws.rs"]
mod laws;
#[path = "outputs/many.rs"]
mod many;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// The program in a folder that no repository holds. Checks are quick ones: what takes games to find has tests of its own.
fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_goosebook"));
    let quick = args.first().is_some_and(|first| *first == "check").then_some("--quick");
    command.current_dir(folder).args(args).args(quick).env_remove("GITHUB_WORKSPACE");
    command
}

fn goosebook(folder: &Path, args: &[&str]) -> Output {
    command(folder, args).output().unwrap()
}

fn fed(folder: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut child = command(folder, args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("it ends by itself")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A folder with files in it.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// A house variant that says `changes`.
fn house(id: &str, changes: &str) -> String {
    format!("goosebook: 1\nid: {id}\ntitle: {{ en: House }}\nextends: famille\n{changes}")
}

/// The file of fifteen faults.
fn fifteen() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad/fifteen.yaml")).unwrap()
}

#[test]
fn a_thorough_check_has_its_proofs_in_json() {
    let folder = TempDir::new().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_goosebook"));
    let output = command.current_dir(&folder).args(["check", "infolib", "--players", "2", "--format", "json"]).output().unwrap();
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let proofs = value["files"][0]["proofs"].as_array().unwrap();
    let block = proofs.iter().find(|proof| proof["property"] == "block").unwrap();
    // One in the well and one in prison, at most five throws later.
    assert_eq!((&block["players"], &block["verdict"]), (&2.into(), &"refuted".into()));
    assert!((1..=5).contains(&block["throws"].as_array().unwrap().len()), "{block}");
    assert_eq!(output.status.code(), Some(0));
}
