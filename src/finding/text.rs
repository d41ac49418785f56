//! Findings as text for a terminal.

use std::borrow::Cow;

use annotate_snippets::{AnnotationKind, Group, Level as Mark, Patch, Renderer, Snippet};

use super::page::level_word;
use super::{Finding, Level};
use crate::source::{FileId, Sources, Span, inert};
use crate::texts::Texts;

/// How text is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Without colour.
    Plain,
    /// With colour, for terminals.
    Colour,
}

/// All findings with the lines that they speak of, each followed by an empty line.
pub fn text(sources: &Sources, findings: &[Finding], texts: &Texts, style: Style) -> String {
    let renderer = match style {
        Style::Plain => Renderer::plain(),
        Style::Colour => Renderer::styled(),
    };
    findings.iter().map(|finding| one(sources, finding, texts, &renderer) + "\n\n").collect()
}

fn one(sources: &Sources, finding: &Finding, texts: &Texts, renderer: &Renderer) -> String {
    let names = [Level::Error, Level::Warning, Level::Note].map(|level| texts.say(level_word(level), &[]));
    let help_name = texts.say("finding-level-help", &[]);
    let [error, warning, note] = &names;
    let mark = match finding.level() {
        Level::Error => Mark::ERROR.with_name(error.as_str()),
        Level::Warning => Mark::WARNING.with_name(warning.as_str()),
        Level::Note => Mark::NOTE.with_name(note.as_str()),
    };
    let help = || Mark::HELP.with_name(help_name.as_str());
    let mut places = vec![(finding.at, finding.label(texts), AnnotationKind::Primary)];
    places.extend(finding.also.iter().map(|label| (label.span, finding.label_of(label, texts), AnnotationKind::Context)));
    let mut files: Vec<FileId> = places.iter().map(|(span, ..)| span.file).collect();
    files.dedup();
    let mut seen = Vec::new();
    files.retain(|file| {
        !seen.contains(file) && {
            seen.push(*file);
            true
        }
    });

    let mut group = mark
        .primary_title(finding.message(texts))
        .id(finding.rule.code)
        .elements(Vec::<Snippet<'_, annotate_snippets::Annotation<'_>>>::new());
    for file in files {
        let here: Vec<_> = places.iter().filter(|(span, ..)| span.file == file).collect();
        let window = Window::around(sources, file, here.iter().map(|(span, ..)| *span));
        let mut snippet = window.snippet(sources.name(file));
        for (span, label, kind) in here {
            snippet = snippet.annotation(kind.span(window.range(sources, *span)).label(label.clone()));
        }
        group = group.element(snippet);
    }
    if let Some(advice) = finding.help(texts) {
        group = group.element(help().message(advice));
    }
    let mut report: Vec<Group<'_>> = vec![group];
    if let Some(fix) = &finding.fix {
        let window = Window::around(sources, fix.at.file, [fix.at].into_iter());
        let patch = Patch::new(window.range(sources, fix.at), inert(&fix.put));
        report.push(help().secondary_title(fix.title(texts)).element(window.snippet(sources.name(fix.at.file)).patch(patch)));
    }
    renderer.render(&report)
}

/// The lines of a file that a report needs: the renderer goes through all it is given, each time.
struct Window<'a> {
    text: Cow<'a, str>,
    start: usize,
    first_line: usize,
}

impl<'a> Window<'a> {
    fn around(sources: &'a Sources, file: FileId, spans: impl Iterator<Item = Span>) -> Window<'a> {
        /// So many bytes behind a place are enough to see what stands there.
        const LONGEST: usize = 2_000;
        let whole = sources.get(file).map(|file| file.text.as_str()).unwrap_or_default();
        let (start, end) = spans
            .map(|span| sources.range(span))
            .map(|range| (range.start, range.end.min(range.start + LONGEST)))
            .fold((whole.len(), 0), |(start, end), (from, to)| (start.min(from), end.max(to)));
        let end = whole.ceil_char_boundary(end);
        let start = whole.get(..start).and_then(|before| before.rfind('\n')).map_or(0, |newline| newline + 1);
        let line_end = whole.get(end..).and_then(|after| after.find('\n')).map_or(whole.len(), |newline| end + newline);
        let end = whole.floor_char_boundary(line_end.min(end + LONGEST));
        let first_line = whole.get(..start).map_or(0, |before| before.matches('\n').count()) + 1;
        let text = whole.get(start..end).unwrap_or_default();
        // The ends of lines of Windows would show; a space in their place leaves every span as it is.
        let text = inert(text);
        let text = if text.contains('\r') { Cow::Owned(text.trim_end_matches('\r').replace("\r\n", " \n")) } else { text };
        Window { text, start, first_line }
    }

    fn snippet<T: Clone>(&self, path: &'a str) -> Snippet<'a, T> {
        Snippet::source(self.text.clone()).line_start(self.first_line).path(inert(path).replace(['\n', '\r', '\t'], "?"))
    }

    fn range(&self, sources: &Sources, span: Span) -> std::ops::Range<usize> {
        let range = sources.range(span);
        let clamp = |byte: usize| byte.saturating_sub(self.start).min(self.text.len());
        clamp(range.start)..clamp(range.end)
    }
}
