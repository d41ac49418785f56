//! Documents as text for a terminal.
//!
//! In come a document and a width in columns; out come lines. Columns are counted as a terminal shows them. Figures give
//! their words, icons theirs; whatever could steer the terminal is left out.

use anstyle::Style;
use unicode_width::UnicodeWidthStr;

use crate::document::{Block, Document, Inline};
use crate::source::is_active;

/// The narrowest width that text is set to, in columns.
const NARROWEST: usize = 20;
/// Columns between two cells of a table.
const GAP: usize = 2;

/// The document as lines of at most `width` columns (single longer words stand out); with bold and italic type where
/// `colour` is set.
pub fn write(document: &Document, width: usize, colour: bool) -> String {
    let setter = Setter { colour };
    let mut text = setter.blocks(&document.blocks, width.max(NARROWEST)).join("\n");
    text.push('\n');
    text
}

/// Text in one style.
#[derive(Clone)]
struct Run {
    text: String,
    style: Style,
}

/// What a line is made of: words hold together, whatever their styles.
enum Piece {
    Word(Vec<Run>),
    Break,
}

type Line = Vec<Run>;

struct Setter {
    colour: bool,
}

impl Setter {
    fn blocks(&self, blocks: &[Block], width: usize) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for block in blocks {
            if !lines.is_empty() {
                lines.push(String::new());
            }
            lines.extend(self.block(block, width));
        }
        lines
    }

    fn block(&self, block: &Block, width: usize) -> Vec<String> {
        match block {
            Block::Heading { level, text, .. } => {
                let set = self.wrapped(text, Style::new().bold(), width);
                let longest = set.iter().map(|(_, columns)| *columns).max().unwrap_or_default();
                let mut lines: Vec<String> = set.into_iter().map(|(line, _)| line).collect();
                match level {
                    1 => lines.push("═".repeat(longest)),
                    2 => lines.push("─".repeat(longest)),
                    _ => {}
                }
                lines
            }
            Block::Paragraph(text) => self.lines(text, width),
            Block::List { first, items } => {
                let last = first.map(|first| first.saturating_add(items.len() as u64));
                let marker = last.map_or(2, |last| last.to_string().len() + 2);
                let numbers =
                    (0_u64..).map(|index| first.map_or_else(|| "•".to_owned(), |first| format!("{}.", first.saturating_add(index))));
                let set = |(item, number): (&Vec<Block>, String)| {
                    // The blocks of an item follow without an empty line.
                    let inner: Vec<String> =
                        item.iter().flat_map(|block| self.block(block, width.saturating_sub(marker).max(NARROWEST))).collect();
                    indent(inner, &format!("{number:<marker$}"), &" ".repeat(marker))
                };
                items.iter().zip(numbers).flat_map(set).collect()
            }
            Block::Table { head, rows } => self.table(head, rows, width),
            Block::Small(inner) => {
                // Where no signs are drawn none are explained.
                let kept: Vec<Block> = inner.iter().filter(|block| !explains_signs(block)).cloned().collect();
                indent(self.blocks(&kept, width.saturating_sub(2).max(NARROWEST)), "│ ", "│ ")
            }
            Block::Code(text) => {
                text.lines().map(|line| format!("    {}", line.chars().filter(|c| is_shown(*c)).collect::<String>())).collect()
            }
            Block::SideBreak => vec!["─".repeat(width)],
            Block::Figure { alt, .. } => self.lines(&[Inline::Emphasis(vec![Inline::Text(format!("[{alt}]"))])], width),
        }
    }

    fn table(&self, head: &[Vec<Inline>], rows: &[Vec<Vec<Inline>>], width: usize) -> Vec<String> {
        let natural: Vec<usize> = (0..head.len())
            .map(|column| {
                let cells = rows.iter().chain([&head.to_vec()]).filter_map(|row| row.get(column)).map(|cell| columns(cell)).max();
                cells.unwrap_or_default().max(1)
            })
            .collect();
        let widths = fit(natural, width.saturating_sub(GAP * head.len().saturating_sub(1)));
        let mut lines = self.row(head, &widths, Style::new().bold());
        lines.push(widths.iter().map(|width| "─".repeat(*width)).collect::<Vec<_>>().join(&" ".repeat(GAP)));
        lines.extend(rows.iter().flat_map(|row| self.row(row, &widths, Style::new())));
        lines
    }

    fn row(&self, cells: &[Vec<Inline>], widths: &[usize], style: Style) -> Vec<String> {
        let cells: Vec<Vec<(String, usize)>> = cells.iter().zip(widths).map(|(cell, width)| self.wrapped(cell, style, *width)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or_default();
        let line = |index: usize| {
            let mut line = String::new();
            for (cell, width) in cells.iter().zip(widths) {
                let (text, columns) = cell.get(index).map_or(("", 0), |(text, columns)| (text.as_str(), *columns));
                line.push_str(text);
                line.push_str(&" ".repeat(width.saturating_sub(columns) + GAP));
            }
            line.trim_end().to_owned()
        };
        (0..height).map(line).collect()
    }

    fn lines(&self, inlines: &[Inline], width: usize) -> Vec<String> {
        self.wrapped(inlines, Style::new(), width).into_iter().map(|(line, _)| line).collect()
    }

    /// Lines with their width in columns.
    fn wrapped(&self, inlines: &[Inline], style: Style, width: usize) -> Vec<(String, usize)> {
        wrap(pieces(inlines, style), width).into_iter().map(|line| (self.paint(&line), line_columns(&line))).collect()
    }

    fn paint(&self, line: &Line) -> String {
        let mut text = String::new();
        for run in line {
            if self.colour && !run.style.is_plain() {
                text.push_str(&format!("{}{}{}", run.style.render(), run.text, run.style.render_reset()));
            } else {
                text.push_str(&run.text);
            }
        }
        text
    }
}

/// Puts `first` before the first line and `rest` before the others.
fn indent(lines: Vec<String>, first: &str, rest: &str) -> Vec<String> {
    let before = std::iter::once(first).chain(std::iter::repeat(rest));
    lines.into_iter().zip(before).map(|(line, before)| format!("{before}{line}").trim_end().to_owned()).collect()
}

/// Takes columns from the widest until all fit.
fn fit(mut widths: Vec<usize>, width: usize) -> Vec<usize> {
    while widths.iter().sum::<usize>() > width {
        match widths.iter_mut().max() {
            Some(widest) if *widest > 1 => *widest -= 1,
            _ => break,
        }
    }
    widths
}

fn columns(inlines: &[Inline]) -> usize {
    wrap(pieces(inlines, Style::new()), usize::MAX).iter().map(line_columns).max().unwrap_or_default()
}

fn line_columns(line: &Line) -> usize {
    line.iter().map(|run| run.text.width()).sum()
}

fn pieces(inlines: &[Inline], style: Style) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut word = Vec::new();
    collect(inlines, style, &mut word, &mut pieces);
    close(&mut word, &mut pieces);
    pieces
}

fn close(word: &mut Vec<Run>, pieces: &mut Vec<Piece>) {
    if !word.is_empty() {
        pieces.push(Piece::Word(std::mem::take(word)));
    }
}

fn collect(inlines: &[Inline], style: Style, word: &mut Vec<Run>, pieces: &mut Vec<Piece>) {
    for inline in inlines {
        match inline {
            Inline::Text(text) | Inline::Icon { alt: text, .. } => add(text, style, word, pieces),
            Inline::Code(text) => add(&format!("`{text}`"), style, word, pieces),
            Inline::Strong(inner) => collect(inner, style.bold(), word, pieces),
            Inline::Emphasis(inner) => collect(inner, style.italic(), word, pieces),
            Inline::Link { url, text } => {
                collect(text, style.underline(), word, pieces);
                if !url.starts_with('#') {
                    add(&format!(" <{url}>"), style, word, pieces);
                }
            }
            Inline::Break => {
                close(word, pieces);
                pieces.push(Piece::Break);
            }
        }
    }
}

/// Lines may break at plain spaces only: the spaces of typography hold.
fn add(text: &str, style: Style, word: &mut Vec<Run>, pieces: &mut Vec<Piece>) {
    let text: String =
        text.chars().map(|letter| if letter.is_ascii_whitespace() { ' ' } else { letter }).filter(|letter| is_shown(*letter)).collect();
    for (index, part) in text.split(' ').enumerate() {
        if index > 0 {
            close(word, pieces);
        }
        if !part.is_empty() {
            word.push(Run { text: part.to_owned(), style });
        }
    }
}

/// Neither steers the terminal nor turns the line around.
fn is_shown(letter: char) -> bool {
    !letter.is_control() && !is_active(letter)
}

fn wrap(pieces: Vec<Piece>, width: usize) -> Vec<Line> {
    let mut lines = vec![Line::new()];
    let mut used = 0;
    for piece in pieces {
        match piece {
            Piece::Break => {
                lines.push(Line::new());
                used = 0;
            }
            Piece::Word(word) => {
                let wide = line_columns(&word);
                if used > 0 && used + 1 + wide > width {
                    lines.push(Line::new());
                    used = 0;
                }
                let Some(line) = lines.last_mut() else { continue };
                if used > 0 {
                    // A space between two words of one style belongs to it.
                    let style = match (line.last(), word.first()) {
                        (Some(before), Some(after)) if before.style == after.style => before.style,
                        _ => Style::new(),
                    };
                    push(line, Run { text: " ".to_owned(), style });
                    used += 1;
                }
                used += wide;
                word.into_iter().for_each(|run| push(line, run));
            }
        }
    }
    lines
}

fn push(line: &mut Line, run: Run) {
    match line.last_mut() {
        Some(last) if last.style == run.style => last.text.push_str(&run.text),
        _ => line.push(run),
    }
}

/// Whether a paragraph tells what icons mean that have no words of their own.
fn explains_signs(block: &Block) -> bool {
    matches!(block, Block::Paragraph(text) if text.iter().any(|inline| matches!(inline, Inline::Icon { alt, .. } if alt.is_empty())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::parse;
    use crate::vocab::Lang;

    fn set(markdown: &str, width: usize) -> String {
        write(&parse(markdown, Lang::Fr), width, false)
    }

    #[test]
    fn blocks_in_columns() {
        let markdown = "# Oie\n\nUn deux trois quatre cinq six\n\n| Case | Effet |\n|---|---|\n| **6** Pont | Va à 12, tout droit. |\n| **鵝** | Encore |\n\n\
                        - un deux trois quatre cinq\n- six\n\n---\n\n![Le plateau](figure:board)\n\n> Petit [lien](https://a.example)\n";
        insta::assert_snapshot!(set(markdown, 22), @r##"
        Oie
        ═══

        Un deux trois quatre
        cinq six

        Case    Effet
        ──────  ──────────────
        6 Pont  Va à 12, tout
                droit.
        鵝      Encore

        • un deux trois quatre
          cinq
        • six

        ──────────────────────

        [Le plateau]

        │ Petit lien
        │ <https://a.example>
        "##);
    }

    #[test]
    fn bold_only_in_colour() {
        let document = parse("**a b** c", Lang::Fr);
        assert_eq!(write(&document, 40, false), "a b c\n");
        assert_eq!(write(&document, 40, true), "\u{1b}[1ma b\u{1b}[0m c\n");
    }

    #[test]
    fn nothing_steers_the_terminal() {
        assert_eq!(set("a&#27;[31mb\u{202e}c", 40), "a[31mbc\n");
    }

    #[test]
    fn spaces_of_typography_hold() {
        assert_eq!(set("aaaa bbbb cccc dddd e\u{202f}!", 20), "aaaa bbbb cccc dddd\ne\u{202f}!\n");
    }

    #[test]
    fn lines_fit() {
        let texts = crate::texts::Texts::embedded(Lang::Fr).unwrap();
        let card = crate::reference::card(&crate::wording::samples::family(), &texts).unwrap();
        for width in [40, 60, 80] {
            let text = set(&card, width);
            let wide: Vec<&str> = text.lines().filter(|line| line.width() > width).collect();
            assert_eq!(wide, Vec::<&str>::new());
        }
    }
}
