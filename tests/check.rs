//! Files good and bad, each with all that is found in it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fs;
use std::path::Path;

use goosebook::check::{Bases, Embedded, Input, Report, check};
use goosebook::finding::{Style, text};
use goosebook::texts::Texts;
use goosebook::vocab::Lang;

/// The folder of a file, then what the library carries.
struct Beside<'a>(&'a Path);

impl Bases for Beside<'_> {
    fn base(&self, id: &str, from: &str) -> Option<Input> {
        let name = format!("{id}.yaml");
        match fs::read(self.0.join(&name)) {
            Ok(bytes) => Some(Input { name, bytes }),
            Err(_) => Embedded.base(id, from),
        }
    }

    fn ids(&self) -> Vec<String> {
        ["famille", "infolib"].map(str::to_owned).to_vec()
    }
}

fn check_file(path: &Path) -> Report {
    let name = path.file_name().unwrap().to_str().unwrap().to_owned();
    let good = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/good");
    let folder = if path.with_file_name("famille.yaml").exists() { path.parent().unwrap().to_owned() } else { good };
    check(&Input { name, bytes: fs::read(path).unwrap() }, &Beside(&folder))
}

fn shown(report: &Report, lang: Lang) -> String {
    text(&report.sources, &report.findings, &Texts::embedded(lang).unwrap(), Style::Plain)
}

#[test]
fn good_files_have_no_findings() {
    for file in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/good")).unwrap() {
        let path = file.unwrap().path();
        let report = check_file(&path);
        assert_eq!(shown(&report, Lang::En), "", "{}", path.display());
        assert!(report.variant.is_some());
    }
}
