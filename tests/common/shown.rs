//! What a report tells people.

#![allow(dead_code, reason = "each test file uses its own part")]

use goosebook::check::Report;
use goosebook::finding::{Finding, Style};
use goosebook::texts::Texts;
use goosebook::vocab::Lang;

/// The findings of a report as text, without colours.
pub fn shown(report: &Report, lang: Lang) -> String {
    report.text(&Texts::embedded(lang).unwrap(), Style::Plain)
}

/// The codes of what was found, in its order.
pub fn codes(report: &Report) -> Vec<&'static str> {
    report.findings.iter().map(|finding| finding.rule.code).collect()
}

/// Each finding: its code, what stands at its place, what stands at its other places. All can be said in every language.
pub fn found(report: &Report) -> Vec<String> {
    for lang in Lang::ALL {
        let shown = shown(report, *lang);
        assert!(!shown.contains('⟦') && !shown.contains("{ $"), "{shown}");
    }
    let one = |finding: &Finding| {
        let also: Vec<&str> = finding.also.iter().map(|label| report.sources.text(label.span)).collect();
        format!("{} {} | {}", finding.rule.code, report.sources.text(finding.at), also.join(" "))
    };
    report.findings.iter().map(one).collect()
}
