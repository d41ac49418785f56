//! Blocks to marks, from the top of a column downwards.

use std::cell::Cell;
use std::rc::Rc;

use super::error::PdfError;
use super::fonts::Faces;
use super::galleys::Galleys;
use super::lines::lines;
use super::marks::{Element, Mark, Run, line, round_rect};
use super::style::{ASCENT, Ground, LEADING, Least, Sizes};
use super::words::{Words, plain};
use super::write::Writer;
use crate::document::{Block, Inline};
use crate::figure::{Drawing, Ink};
use crate::vocab::Lang;

/// How deep lists and small print may stand in each other.
const MAX_DEPTH: usize = 6;
/// Bullets and numbers stand in a column of that many times the type size.
const LABEL: f32 = 0.95;

/// What it takes to set a block.
#[derive(Clone, Copy)]
pub(super) struct Setting<'a> {
    /// The type sizes.
    pub(super) sizes: Sizes,
    /// Language of the text, for hyphens.
    pub(super) lang: Lang,
    /// The fonts.
    pub(super) faces: &'a Faces,
    /// What has been made so far, figures and icons among it.
    pub(super) galleys: &'a Galleys<'a>,
    /// The smallest type that figures may have, in points.
    pub(super) figure_least: Least,
    /// Colour of running text.
    pub(super) ink: Ink,
    /// Colour of small print.
    pub(super) small_ink: Ink,
    /// The height that all text together may take: what is longer need not be set to the end.
    pub(super) room: f32,
    /// Counts the elements that go on on another page.
    pub(super) keys: &'a Cell<usize>,
}

/// Where text goes and how it looks.
#[derive(Clone, Copy)]
pub(super) struct Column {
    /// Left edge.
    pub(super) x: f32,
    /// Width.
    pub(super) width: f32,
    /// Size of the type.
    pub(super) size: f32,
    /// Colour.
    pub(super) ink: Ink,
    /// What it stands on.
    pub(super) ground: Ground,
    /// Whether no page and no column may end within it.
    pub(super) whole: bool,
}

impl Setting<'_> {
    fn column(&self, x: f32, width: f32) -> Column {
        Column { x, width, size: self.sizes.body, ink: self.ink, ground: Ground::Paper, whole: false }
    }

    /// Sets one block with its top at `y`; the bottom of it.
    ///
    /// # Errors
    /// What cannot be set, see [`PdfError`].
    pub(super) fn block(&self, block: &Block, x: f32, width: f32, y: f32, depth: usize, out: &mut Vec<Mark>) -> Result<f32, PdfError> {
        if depth > MAX_DEPTH {
            return Err(PdfError::TooDeep { block: first_words(block) });
        }
        match block {
            Block::Heading { level: 1, text, .. } => self.title(text, x, width, y, out),
            Block::Heading { level, text, .. } => self.heading(*level, text, x, width, y, out),
            Block::Paragraph(text) => {
                let words = self.galleys.words(text, false)?;
                out.push(Mark::Open(Element::new("P")));
                let bottom = self.text(&words, self.column(x, width), y, out)?;
                out.push(Mark::Close);
                Ok(bottom)
            }
            Block::List { first, items } => self.list(*first, items, x, width, y, depth, out),
            Block::Table { head, rows } => self.table(head, rows, x, width, y, out),
            Block::Small(blocks) => {
                let sizes = Sizes { body: self.sizes.small, heading: self.sizes.small, gap: self.sizes.small * 0.2, ..self.sizes };
                let small = Setting { sizes, ink: self.small_ink, ..*self };
                small.small_print(blocks, x, width, y, depth, out)
            }
            Block::Code(text) => {
                let lines = text.lines().flat_map(|line| [Inline::Text(line.to_owned()), Inline::Break]);
                self.block(&Block::Paragraph(lines.collect()), x, width, y, depth, out)
            }
            Block::SideBreak => Ok(y),
            Block::Figure { name, alt } => {
                // Inside another block a figure has no side to fill: it is as wide as its column and half as high.
                let (drawing, scale) = self.drawing(name, width, width * 0.5)?;
                let height = drawing.height * scale;
                out.extend(figure(drawing, scale, alt, (x, y)));
                Ok(y + height)
            }
        }
    }

    /// Small print; a code to be read with a telephone stands on its right, where it takes no line of its own.
    fn small_print(&self, blocks: &[Block], x: f32, width: f32, y: f32, depth: usize, out: &mut Vec<Mark>) -> Result<f32, PdfError> {
        let is_code = |block: &&Block| matches!(block, Block::Figure { name, .. } if name == "code");
        let Some(Block::Figure { name, alt }) = blocks.iter().find(is_code) else {
            return self.stack(blocks, x, width, y, depth + 1, out);
        };
        let (code, scale) = self.drawing(name, width, width)?;
        let (side, end) = (code.width * scale, y + code.height * scale);
        let text: Vec<Block> = blocks.iter().filter(|block| !is_code(block)).cloned().collect();
        out.extend(figure(code, scale, alt, (x + width - side, y)));
        let begun = out.len();
        let bottom = self.stack(&text, x, width - side - self.sizes.small, y, depth + 1, out)?;
        // Beside a code no page ends.
        let text = out.split_off(begun);
        out.extend(text.into_iter().filter(|mark| !matches!(mark, Mark::Break { y, .. } if *y < end)));
        Ok(bottom.max(end))
    }

    /// A figure in the space that it may take, and how many times its own size it has there.
    ///
    /// # Errors
    /// There is no figure of that name.
    pub(super) fn drawing(&self, name: &str, width: f32, height: f32) -> Result<(Rc<Drawing>, f32), PdfError> {
        // Turns have signs of one size; what else there is fills the space that it is given.
        let scale = if is_turn(name) { self.sizes.turns } else { 1.0 };
        let drawing = self.galleys.figure(name, width / scale, (height / scale).max(1.0));
        drawing.map(|drawing| (drawing, scale)).ok_or_else(|| PdfError::UnknownFigure { name: name.to_owned() })
    }

    /// Sets blocks below each other.
    fn stack(&self, blocks: &[Block], x: f32, width: f32, y: f32, depth: usize, out: &mut Vec<Mark>) -> Result<f32, PdfError> {
        let mut bottom = y;
        for (index, block) in blocks.iter().enumerate() {
            let top = if index == 0 { bottom } else { bottom + self.sizes.gap * 0.5 };
            bottom = self.block(block, x, width, top, depth, out)?;
        }
        Ok(bottom)
    }

    /// The title: white on a band of the accent colour.
    fn title(&self, text: &[Inline], x: f32, width: f32, y: f32, out: &mut Vec<Mark>) -> Result<f32, PdfError> {
        let size = self.sizes.title;
        let (pad_x, pad_y) = (size * 0.55, size * 0.3);
        let words = self.galleys.words(text, true)?;
        let column = Column { x: x + pad_x, width: width - 2.0 * pad_x, size, ink: Ink::Black, ground: Ground::Accent, whole: true };
        let mut inner = vec![Mark::Open(Element { outline: Some(plain(text)), ..Element::new("H1") })];
        let bottom = self.text(&words, column, y + pad_y, &mut inner)? + pad_y;
        out.push(Mark::Ornament { path: round_rect(x, y, width, bottom - y, 4.0), fill: Some(Ink::Accent), line: None });
        out.append(&mut inner);
        out.push(Mark::Close);
        Ok(bottom)
    }

    fn heading(&self, level: u8, text: &[Inline], x: f32, width: f32, y: f32, out: &mut Vec<Mark>) -> Result<f32, PdfError> {
        let (tag, size) = match level {
            2 => ("H2", self.sizes.heading),
            3 => ("H3", self.sizes.body),
            _ => ("H4", self.sizes.body),
        };
        let words = self.galleys.words(text, true)?;
        out.push(Mark::Open(Element { outline: (level == 2).then(|| plain(text)), ..Element::new(tag) }));
        let column = Column { x, width, size, ink: Ink::Accent, ground: Ground::Paper, whole: true };
        let begun = out.len();
        let bottom = self.text(&words, column, y, out)?;
        let end = out.get(begun..).unwrap_or_default().iter().rev().find_map(Mark::right_end).unwrap_or(x);
        out.push(Mark::Close);
        if level == 2 && end + 2.0 * size < x + width {
            out.push(rule(end + size * 0.7, x + width - end - size * 0.7, bottom - size * 0.52, Ink::Middle));
        }
        Ok(bottom)
    }

    #[expect(clippy::too_many_arguments, reason = "a list is a block with two more values")]
    fn list(
        &self,
        first: Option<u64>,
        items: &[Vec<Block>],
        x: f32,
        width: f32,
        y: f32,
        depth: usize,
        out: &mut Vec<Mark>,
    ) -> Result<f32, PdfError> {
        let size = self.sizes.body;
        let labels: Vec<String> = (0_u64..)
            .zip(items)
            .map(|(index, _)| first.map_or_else(|| "•".to_owned(), |first| format!("{}.", first.saturating_add(index))))
            .collect();
        let mut widest = size * LABEL;
        for label in &labels {
            widest = widest.max(self.faces.width(true, label, size)? + size * 0.3);
        }
        let numbering = if first.is_some() { "Decimal" } else { "Disc" };
        out.push(Mark::Open(Element { numbering: Some(numbering), ..Element::new("L") }));
        let mut bottom = y;
        for (index, (label, item)) in labels.iter().zip(items).enumerate() {
            let top = if index == 0 { bottom } else { bottom + self.sizes.gap * 0.4 };
            if index > 0 {
                out.push(Mark::Break { y: top, heads: false });
            }
            out.push(Mark::Open(Element::new("LI")));
            out.push(Mark::Open(Element::new("Lbl")));
            let glyphs = self.faces.shape(true, label)?.to_vec();
            let at = (x + 1.0, top + baseline(size));
            out.push(Mark::Text(Run { glyphs, at, size, bold: true, slanted: false, ink: Ink::Accent, ground: Ground::Paper }));
            out.push(Mark::Close);
            out.push(Mark::Open(Element::new("LBody")));
            bottom = self.stack(item, x + widest, width - widest, top, depth + 1, out)?.max(top + size * LEADING);
            out.push(Mark::Close);
            out.push(Mark::Close);
        }
        out.push(Mark::Close);
        Ok(bottom)
    }

    /// Sets words below `y` in a column, as content of the element that is open; the bottom of the last line.
    ///
    /// # Errors
    /// A missing letter or an unknown icon.
    pub(super) fn text(&self, words: &Words, column: Column, y: f32, out: &mut Vec<Mark>) -> Result<f32, PdfError> {
        let lines = lines(&words.words, column.size, column.width, self.lang, self.faces)?;
        let mut writer = Writer::new(self, words, column, out);
        let mut top = y;
        for (index, line) in lines.iter().enumerate() {
            // Neither the first line of a paragraph stands alone nor the last.
            if !column.whole && index > 1 && index + 1 < lines.len() {
                writer.flush();
                writer.out.push(Mark::Break { y: top, heads: false });
            }
            writer.base = top + baseline(column.size);
            writer.line(line)?;
            top += column.size * LEADING;
        }
        writer.follow(None);
        Ok(top)
    }
}

/// A drawing as a figure with what it shows in words.
pub(super) fn figure(drawing: Rc<Drawing>, scale: f32, alt: &str, at: (f32, f32)) -> [Mark; 3] {
    [
        Mark::Open(Element { alt: Some(alt.to_owned()), ..Element::new("Figure") }),
        Mark::Picture { drawing, at, scale, ground: Ground::Paper, ornament: false },
        Mark::Close,
    ]
}

/// Whether a figure of that name is a worked turn.
pub(super) fn is_turn(name: &str) -> bool {
    name.starts_with("turn/")
}

/// The distance from the top of a line to its baseline.
pub(super) fn baseline(size: f32) -> f32 {
    size * ASCENT
}

/// The first words of a block: its name in an error.
pub(super) fn first_words(block: &Block) -> String {
    let mut block = block;
    // Blocks may stand in each other deeper than a call stack holds.
    while let Some(inner) = match block {
        Block::List { items, .. } => items.iter().flatten().next(),
        Block::Small(blocks) => blocks.first(),
        _ => None,
    } {
        block = inner;
    }
    let text = match block {
        Block::Heading { text, .. } | Block::Paragraph(text) => plain(text),
        Block::Table { head, .. } => head.iter().map(|cell| plain(cell)).collect::<Vec<_>>().join(" · "),
        Block::Figure { alt, .. } | Block::Code(alt) => alt.clone(),
        Block::List { .. } | Block::Small(_) | Block::SideBreak => String::new(),
    };
    let mut words = text.chars();
    let start: String = words.by_ref().take(60).collect();
    if words.next().is_some() { format!("{}…", start.trim_end()) } else { start }
}

/// A line under a heading, over small print.
pub(super) fn rule(x: f32, width: f32, y: f32, ink: Ink) -> Mark {
    Mark::Ornament { path: line((x, y), (x + width, y)), fill: None, line: Some((ink, 0.7)) }
}
