//! `goosebook new` and `goosebook schema`, as they are called.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "common/program.rs"]
mod program;

use program::{err, goosebook, status};
use std::path::Path;

#[test]
fn a_new_file_passes_the_strict_check_and_is_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let made = goosebook(folder.path(), &["new", "maison", "--from", "famille"]);
    assert!(made.status.success(), "{}", err(&made));
    let written = std::fs::read_to_string(folder.path().join("maison.yaml")).unwrap();
    assert!(written.contains("\nextends: famille\n"));
    assert!(goosebook(folder.path(), &["check", "--quick", "--strict", "maison.yaml"]).status.success());
    let again = goosebook(folder.path(), &["new", "maison", "--from", "infolib"]);
    assert_eq!(status(&again), 2);
    assert_eq!(std::fs::read_to_string(folder.path().join("maison.yaml")).unwrap(), written);
    // One that extends a file beside it.
    let third = goosebook(folder.path(), &["new", "cousins", "--from", "maison.yaml", "--lang", "en"]);
    assert!(third.status.success(), "{}", err(&third));
    assert!(goosebook(folder.path(), &["check", "--quick", "--strict", "cousins.yaml"]).status.success());
}

#[test]
fn what_cannot_be_is_said_with_what_to_type() {
    let folder = tempfile::tempdir().unwrap();
    let said = |args: &[&str]| {
        let out = goosebook(folder.path(), args);
        assert_eq!(status(&out), 2, "{args:?}");
        err(&out)
    };
    let from = said(&["new", "maison", "--lang", "en"]);
    assert!(from.contains("goosebook new maison --from ") && from.contains("famille") && from.contains("infolib"), "{from}");
    assert!(said(&["new", "À nous", "--from", "famille"]).contains("maison"));
    assert!(said(&["new", "famille", "--from", "infolib"]).contains("famille"));
    assert!(said(&["new", "maison", "--from", "famille", "-o", "autre.yaml"]).contains("maison.yaml"));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn the_schema_is_json() {
    let out = goosebook(Path::new("."), &["schema"]);
    let schema: serde_json::Value = serde_json::from_slice(&out.stdout).unwrap();
    assert_eq!(schema["$schema"], "http://json-schema.org/draft-07/schema#");
}
