//! What a report tells people.

use goosebook::check::Report;
use goosebook::finding::Style;
use goosebook::texts::Texts;
use goosebook::vocab::Lang;

/// The findings of a report as text, without colours.
pub fn shown(report: &Report, lang: Lang) -> String {
    report.text(&Texts::embedded(lang).unwrap(), Style::Plain)
}
