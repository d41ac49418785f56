//! Findings as annotations of GitHub Actions: a command a line, in the log of a step.

use std::fmt::Write as _;
use std::path::Path;

use super::paths::inside;
use super::{Checked, Spoken};
use crate::finding::{Finding, Level};

/// All findings as commands, one a line. `here` is the folder that relative paths start from, `root` the top of the
/// repository.
pub fn github(files: &[Spoken<'_>], here: &Path, root: &Path) -> String {
    let mut out = String::new();
    for told in files {
        for finding in &told.file.findings {
            out.push_str(&command(told, finding, here, root));
            out.push('\n');
        }
    }
    out
}

fn command(told: &Spoken<'_>, finding: &Finding, here: &Path, root: &Path) -> String {
    let Spoken { file, texts } = told;
    let name = match finding.level() {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "notice",
    };
    let mut command = format!("::{name} title={}", property(&format!("goosebook {}", finding.rule.code)));
    let places = file.places(finding);
    let mut message = finding.message(texts);
    if let Some((span, label)) = places.first() {
        let place = file.sources.place(*span);
        let path = path_of(file, file.sources.name(span.file), here, root);
        // Writing to a text cannot fail.
        let _ = write!(command, ",file={},line={},endLine={}", property(&path), place.line, place.end_line);
        if place.line == place.end_line {
            // Columns over several lines are refused.
            let _ = write!(command, ",col={},endColumn={}", place.column, place.end_column);
        }
        if label.is_some() {
            // What it is about stands where nobody can look.
            let at = file.sources.place(finding.at);
            message = format!("{}:{}:{}: {message}", file.sources.name(finding.at.file), at.line, at.column);
        }
    }
    if let Some(help) = finding.help(texts) {
        message.push('\n');
        message.push_str(&help);
    }
    format!("{command}::{}", data(&message))
}

/// The path from the top of the repository; as the user gave it where it lies elsewhere.
fn path_of(file: &Checked, name: &str, here: &Path, root: &Path) -> String {
    if file.carried || name == "-" {
        return name.to_owned();
    }
    inside(name, here, root).unwrap_or_else(|| name.to_owned())
}

/// A message: what would end the line is escaped.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// A value beside others: what would end it is escaped too.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_end_a_value_is_escaped() {
        assert_eq!(property("100%, a:b\r\n::error::x"), "100%25%2C a%3Ab%0D%0A%3A%3Aerror%3A%3Ax");
        assert_eq!(data("100%, a:b\r\n"), "100%25, a:b%0D%0A");
    }
}
