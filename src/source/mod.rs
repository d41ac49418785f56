//! What is written, and where.
//!
//! In come the files to read, as [`Input`] with name and bytes, and from [`Bases`] those that they extend. Here stand their
//! texts, the trees that `variant::parse` makes of them, and a [`Span`] for every part. Why it exists: whatever is found
//! wrong later is shown at its place, in the file where it stands.

mod print;
mod tree;

use std::borrow::Cow;

pub(crate) use print::{flow, in_quotes, resolved};
pub use tree::{Entry, Node, Shape};

/// A file to read.
#[derive(Clone, Debug)]
pub struct Input {
    /// Its path as the user gave it, or what stands for one.
    pub name: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

impl Input {
    /// A text in memory, or the bytes of a file that was read. Its name tells where: findings show it, and a variant may be
    /// expected to stand in a file of its id.
    pub fn new(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Input {
        Input { name: name.into(), bytes: bytes.into() }
    }
}

/// Where the variants are that a file extends.
pub trait Bases {
    /// The variant with that id, for the file named `from`.
    fn base(&self, id: &str, from: &str) -> Option<Input>;

    /// The ids that are known, for advice.
    fn ids(&self) -> Vec<String>;
}

/// A file of one report.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FileId(u16);

/// A stretch of a file, in bytes: `start..end`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// Its first byte.
    pub start: u32,
    /// The byte after its last one; `start` where it has no extent.
    pub end: u32,
}

/// A text and its name.
#[derive(Clone, Debug)]
pub struct File {
    /// Its path as the user gave it, or what stands for one.
    pub name: String,
    /// What it says. Bytes that are not UTF-8 stand as U+FFFD.
    pub text: String,
}

/// The files of one report: the one that was asked for first, then those that it extends.
#[derive(Clone, Debug, Default)]
pub struct Sources(Vec<File>);

/// A place as editors count: lines and columns from 1, columns in characters; the end is exclusive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The line of the first character.
    pub line: usize,
    /// Its column.
    pub column: usize,
    /// The line of the end.
    pub end_line: usize,
    /// The column after the last character.
    pub end_column: usize,
}

impl Sources {
    /// Takes in one more file. A report has fewer than 65 536.
    pub fn add(&mut self, name: String, text: String) -> FileId {
        let id = FileId(u16::try_from(self.0.len()).unwrap_or(u16::MAX));
        self.0.push(File { name, text });
        id
    }

    /// All files, the one that was asked for first.
    pub fn files(&self) -> &[File] {
        &self.0
    }

    /// The ids of all files, in that order.
    pub fn ids(&self) -> impl Iterator<Item = FileId> + use<> {
        (0..self.0.len()).map(|index| FileId(u16::try_from(index).unwrap_or(u16::MAX)))
    }

    /// The file with that id.
    pub fn get(&self, file: FileId) -> Option<&File> {
        self.0.get(usize::from(file.0))
    }

    /// The name of that file.
    pub fn name(&self, file: FileId) -> &str {
        self.get(file).map(|file| file.name.as_str()).unwrap_or_default()
    }

    /// The span as a range of its text that cuts no character and does not reach past the end.
    pub fn range(&self, span: Span) -> std::ops::Range<usize> {
        let text = self.get(span.file).map(|file| file.text.as_str()).unwrap_or_default();
        let mut start = (span.start as usize).min(text.len());
        let mut end = (span.end as usize).clamp(start, text.len());
        while !text.is_char_boundary(start) {
            start -= 1;
        }
        while !text.is_char_boundary(end) {
            end += 1;
        }
        start..end
    }

    /// What stands there.
    pub fn text(&self, span: Span) -> &str {
        self.get(span.file).and_then(|file| file.text.get(self.range(span))).unwrap_or_default()
    }

    /// Where that is.
    pub fn place(&self, span: Span) -> Place {
        let range = self.range(span);
        let text = self.get(span.file).map(|file| file.text.as_str()).unwrap_or_default();
        let at = |byte: usize| {
            let before = text.get(..byte).unwrap_or_default();
            let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
            let column = before.get(line_start..).unwrap_or_default().trim_start_matches('\u{feff}').chars().count();
            (before.matches('\n').count() + 1, column + 1)
        };
        let ((line, column), (end_line, end_column)) = (at(range.start), at(range.end));
        Place { line, column, end_line, end_column }
    }
}

impl Span {
    /// The place before the first byte of a file.
    pub const fn top(file: FileId) -> Span {
        Span { file, start: 0, end: 0 }
    }

    /// Only the first byte of the span: for values that are too long to underline.
    pub fn head(self) -> Span {
        Span { end: self.end.min(self.start.saturating_add(1)), ..self }
    }
}

/// Whether a terminal or an editor acts on a character instead of showing it: controls but for the ends of lines and
/// tabs, and the marks that turn the order of other characters round.
pub fn is_active(c: char) -> bool {
    let turns = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || c.is_control() && !matches!(c, '\n' | '\r' | '\t')
}

/// How a character is named that may not be seen: `U+200E`.
pub(crate) fn code_point(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
}

/// The text with a sign of the same length in bytes for every character that is not shown but acted on: a report then
/// shows what stands there, and every place in it stays where it is.
pub fn inert(text: &str) -> Cow<'_, str> {
    if !text.contains(is_active) {
        return Cow::Borrowed(text);
    }
    let sign = |c: char| match c.len_utf8() {
        _ if !is_active(c) => c,
        1 => '?',
        2 => '¿',
        _ => '\u{fffd}',
    };
    Cow::Owned(text.chars().map(sign).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters_and_spans_are_clamped() {
        let mut sources = Sources::default();
        let file = sources.add("a.yaml".into(), "é: 1\nœuf: 鵝\n".into());
        let goose = Span { file, start: 12, end: 15 };
        assert_eq!(sources.text(goose), "鵝");
        assert_eq!(sources.place(goose), Place { line: 2, column: 6, end_line: 2, end_column: 7 });
        assert_eq!(sources.range(Span { file, start: 13, end: 14 }), 12..15);
        assert_eq!(sources.range(Span { file, start: 99, end: 120 }), 16..16);
    }

    #[test]
    fn what_a_terminal_acts_on_is_shown_and_takes_as_many_bytes() {
        let text = "a\u{1b}[2J\u{85}\u{61c}\u{202e}é\t\n";
        assert_eq!(inert(text), "a?[2J¿¿\u{fffd}é\t\n");
        assert_eq!(inert(text).len(), text.len());
    }
}
