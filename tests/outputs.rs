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
#[path = "common/program.rs"]
mod program;
#[path = "common/read.rs"]
mod read;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use program::{err, out, status};
use tempfile::TempDir;

/// The program in a folder that no repository holds. Checks are quick ones, but for those that `thorough` starts.
fn command(folder: &Path, args: &[&str]) -> Command {
    let quick = args.first().is_some_and(|first| *first == "check").then_some("--quick");
    program::program(folder, args.iter().copied().chain(quick))
}

fn goosebook(folder: &Path, args: &[&str]) -> Output {
    command(folder, args).output().unwrap()
}

/// A check that plays as long as it takes.
fn thorough(folder: &Path, args: &[&str]) -> Output {
    program::program(folder, ["check"].iter().chain(args)).output().unwrap()
}

fn fed(folder: &Path, args: &[&str], input: &[u8]) -> Output {
    program::fed(&mut command(folder, args), input)
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
