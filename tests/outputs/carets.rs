//! Carets stand under what they speak of, whatever the letters before them.

use goosebook::check::{Embedded, Input, Report, check};
use goosebook::finding::{Style, text};
use goosebook::texts::Texts;
use goosebook::vocab::Lang;
use unicode_width::UnicodeWidthChar;

fn checked(text: &str) -> Report {
    check(&Input::new("fifteen.yaml", text), &Embedded)
}

/// The letters of a shown line with the columns that they take.
fn columns(line: &str) -> Vec<(std::ops::Range<usize>, char)> {
    let mut at = 0;
    let column = |c: char| {
        let start = at;
        at += c.width().unwrap_or(0);
        (start..at, c)
    };
    line.chars().map(column).collect()
}

/// What stands in the shown text above the carets of the finding at `index`.
fn under_the_carets(report: &Report, index: usize) -> String {
    let shown = text(&report.sources, &report.findings[index..=index], &Texts::embedded(Lang::En).unwrap(), Style::Plain);
    let lines: Vec<&str> = shown.lines().collect();
    let at = lines.iter().position(|line| line.contains('^')).expect("there are carets");
    let (first, last) = (lines[at].find('^').unwrap(), lines[at].rfind('^').unwrap());
    assert!(lines[at][first..=last].bytes().all(|byte| byte == b'^'), "{shown}");
    // Before the carets all is ASCII: bytes are columns.
    assert!(lines[at][..first].is_ascii());
    let above = columns(lines[at - 1]);
    above.into_iter().filter(|(column, _)| column.end > first && column.start <= last).map(|(_, c)| c).collect()
}

#[test]
fn each_caret_of_fifteen_faults_stands_under_what_it_speaks_of() {
    let report = checked(&super::fifteen());
    assert_eq!(report.findings.len(), 15);
    for (index, finding) in report.findings.iter().enumerate() {
        let spoken = report.sources.text(finding.at);
        assert!(!spoken.is_empty());
        assert_eq!(under_the_carets(&report, index), spoken, "{}", finding.rule.code);
    }
}

#[test]
fn letters_of_any_width_do_not_move_a_caret() {
    for before in ["", "é", "e\u{301}", "鵝", "鵝鵝鵝鵝", "œuf ’ «\u{a0}oie\u{a0}»", "\u{202f}", "👍", "\t", "a\tb", "ﾊ", "한글", "Ω≈"]
    {
        for (quote, end) in [("\"", "\n"), ("\"", "\r\n")] {
            let line = format!("title: {{ fr: {quote}x{before}{quote}, de: 鵝é }}{end}");
            let report = checked(&format!("goosebook: 1{end}id: fifteen{end}{line}extends: famille{end}"));
            // That paper cannot show a letter is found as well.
            let found: Vec<usize> = (0..report.findings.len()).filter(|index| report.findings[*index].rule.code != "G0122").collect();
            let [found] = found[..] else { panic!("{before:?}: {:?}", report.findings) };
            assert_eq!(under_the_carets(&report, found), "de", "{before:?}");
            // A caret as wide as what it is under.
            let report = checked(&format!("goosebook: 1{end}id: fifteen{end}title: T{end}\"{before}\": 3{end}extends: famille{end}"));
            // A tab is shown as spaces.
            if !before.contains('\t') {
                let found = report.findings.iter().position(|finding| finding.rule.code == "G0101");
                let found = found.unwrap_or_else(|| panic!("{before:?}: {:?}", report.findings));
                assert_eq!(under_the_carets(&report, found), report.sources.text(report.findings[found].at), "{before:?}");
            }
        }
    }
}

#[test]
fn colour_changes_no_column() {
    let report = checked(&super::fifteen());
    for lang in Lang::ALL {
        let texts = Texts::embedded(*lang).unwrap();
        let coloured = report.text(&texts, Style::Colour);
        assert!(coloured.contains("\x1b[1m\x1b[91m") || coloured.contains("\x1b[1;91m"), "errors are bright red");
        let plain = regex_lite::Regex::new("\x1b\\[[0-9;]*m").unwrap().replace_all(&coloured, "").into_owned();
        assert_eq!(plain, report.text(&texts, Style::Plain));
    }
}
