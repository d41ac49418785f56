//! Variants read from files, as anybody reads them.

use goosebook::check::{Embedded, Input, Report, check, embedded};
use goosebook::rules::Rules;
use goosebook::variant::Variant;
use std::path::Path;

/// The report on a test variant, `tests/variants/<id>.yaml`.
pub fn report(id: &str) -> Report {
    let name = format!("{id}.yaml");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/variants").join(&name);
    check(&Input { name, bytes: std::fs::read(path).unwrap() }, &Embedded)
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

/// The rules of a test variant.
pub fn written(id: &str) -> Rules {
    sound(id, report(id)).rules
}

/// The rules of a variant that is shipped, else of a test variant.
pub fn known(id: &str) -> Rules {
    embedded(id).map_or_else(|| written(id), |report| sound(id, report).rules)
}

/// The ids of the files in a folder of variants.
pub fn ids(folder: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let names = std::fs::read_dir(path).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut ids: Vec<String> = names.filter_map(|name| name.strip_suffix(".yaml").map(str::to_owned)).collect();
    ids.sort_unstable();
    ids
}
