//! Variants read from files, as anybody reads them.

#![allow(dead_code, reason = "each test file uses its own part")]

use goosebook::check::{Embedded, Input, Report, check, embedded};
use goosebook::rules::Rules;
use goosebook::variant::Variant;
use std::path::{Path, PathBuf};

/// The report on a test variant, `tests/variants/<id>.yaml`.
pub fn report(id: &str) -> Report {
    check(&input(&Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/variants/{id}.yaml"))), &Embedded)
}

fn sound(id: &str, report: Report) -> Variant {
    let found: Vec<_> = report.findings.iter().map(|finding| (finding.rule.code, finding.at)).collect();
    report.variant.unwrap_or_else(|| panic!("{id} has errors: {found:?}"))
}

/// A shipped variant.
pub fn carried(id: &str) -> Variant {
    sound(id, embedded(id).unwrap_or_else(|| panic!("{id} is not shipped")))
}

/// The rules of a shipped variant.
pub fn shipped(id: &str) -> Rules {
    carried(id).rules
}

/// Every shipped variant, in the order of their ids.
pub fn all() -> impl Iterator<Item = Variant> {
    Embedded::ids().into_iter().map(|id| carried(&id))
}

/// The rules of a test variant.
pub fn written(id: &str) -> Rules {
    sound(id, report(id)).rules
}

/// The rules of a variant that is shipped, else of a test variant.
pub fn known(id: &str) -> Rules {
    embedded(id).map_or_else(|| written(id), |report| sound(id, report).rules)
}

/// The YAML files of a folder of this repository, in order.
pub fn files(folder: &str) -> Vec<PathBuf> {
    let all = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap();
    let mut files: Vec<PathBuf> = all.map(|file| file.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "yaml"));
    files.sort_unstable();
    assert!(!files.is_empty(), "{folder} has no files");
    files
}

/// The ids of the files in a folder of variants.
pub fn ids(folder: &str) -> Vec<String> {
    files(folder).iter().map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

/// A file with its name, as a checker takes it.
pub fn input(path: &Path) -> Input {
    Input::new(path.file_name().unwrap().to_str().unwrap(), std::fs::read(path).unwrap())
}
