//! A booklet: a cover, the contents with page numbers, and the text.
//!
//! In comes a document whose title and summary stand before its first heading; out come pages. The type is the largest
//! of those that take the fewest sheets.

use std::rc::Rc;

use super::blocks::{baseline, figure};
use super::error::PdfError;
use super::fonts::width;
use super::format::{Grid, Limits};
use super::marks::{Element, Mark, Run, round_rect};
use super::pages::{Poured, folio, room, set};
use super::pour::{Piece, cut_up, pour, stack, stacked, units};
use super::style::{FIGURE, Ground, LEADING, Sizes};
use super::words::plain;
use super::{Side, Source};
use crate::document::{Block, Document};
use crate::figure::Ink;

/// The distance of the dots between a title and its page, in points.
const DOTS: f32 = 4.0;

/// Puts a document into a booklet of at most so many pages.
///
/// # Errors
/// As for pages.
pub(super) fn booklet(document: &Document, grid: &Grid, source: &Source<'_>, most: usize, contents: &str) -> Result<Vec<Side>, PdfError> {
    let blocks: Vec<Block> = document.blocks.iter().filter(|block| **block != Block::SideBreak).cloned().collect();
    let first = blocks.iter().position(|block| matches!(block, Block::Heading { level: 2.., .. })).unwrap_or(blocks.len());
    let (lead, text) = blocks.split_at_checked(first).unwrap_or((&blocks, &[]));
    // The board is the picture of the cover.
    let (boards, text): (Vec<Block>, Vec<Block>) =
        text.iter().cloned().partition(|block| matches!(block, Block::Figure { name, .. } if name == "board"));
    let (facts, lead): (Vec<Block>, Vec<Block>) = lead.iter().cloned().partition(|block| matches!(block, Block::List { .. }));
    let limits = Limits { few: usize::MAX, most, even: false };
    let mut best: Option<(usize, Vec<Side>)> = None;
    let mut fault = None;
    for sizes in &grid.steps {
        let made = set(&text, grid, source, &limits, *sizes).and_then(|poured| {
            let mut sides = vec![cover(&lead, boards.first(), grid, source, *sizes)?];
            bind(poured, &facts, &text, contents, grid, source, &limits, &mut sides)?;
            Ok(sides)
        });
        match made {
            Ok(sides) => {
                let sheets = sides.len().div_ceil(4);
                if best.as_ref().is_none_or(|(before, _)| sheets < *before) {
                    best = Some((sheets, sides));
                }
            }
            Err(overflow @ PdfError::Overflow { .. }) => fault = Some(overflow),
            Err(other) => return Err(other),
        }
    }
    match best {
        Some((_, sides)) => Ok(sides),
        None => Err(fault.unwrap_or(PdfError::TooManySides { block: String::new() })),
    }
}

/// The cover: the title on a band, what the game is, its board.
fn cover(lead: &[Block], board: Option<&Block>, grid: &Grid, source: &Source<'_>, sizes: Sizes) -> Result<Side, PdfError> {
    let frame = grid.frame;
    let large = Sizes { title: sizes.body * 2.5, body: sizes.body * 1.2, gap: sizes.gap * 1.6, ..sizes };
    let setting = source.setting(large, FIGURE, frame.height);
    let mut side = Side::default();
    let mut y = frame.y + frame.height * 0.06;
    for block in lead {
        y = setting.block(block, frame.x, frame.width, y, 0, &mut side.marks)? + large.gap;
    }
    if let Some(Block::Figure { name, alt }) = board {
        let left = frame.y + frame.height - y - large.gap;
        let (drawing, scale) = setting.drawing(name, frame.width, left.max(1.0))?;
        let (wide, high) = (drawing.width * scale, drawing.height * scale);
        if high <= left {
            let at = (frame.x + (frame.width - wide) / 2.0, frame.y + frame.height - high - (left - high) * 0.4);
            side.marks.extend(figure(drawing, scale, alt, at));
        }
    }
    if y > frame.y + frame.height {
        return Err(PdfError::Overflow { block: lead.first().map(super::blocks::first_words).unwrap_or_default(), side: 1 });
    }
    // A frame of one line holds the cover together in any ink.
    let edge = grid.frame.grown(grid.frame.x * 0.35);
    let path = round_rect(edge.x, edge.y, edge.width, edge.height, 8.0);
    side.marks.insert(0, Mark::Ornament { path, fill: None, line: Some((Ink::Accent, 1.2)) });
    Ok(side)
}

/// Puts the facts, the contents and the pages of the text behind the cover.
#[expect(clippy::too_many_arguments, reason = "a booklet is bound from all that was made for it")]
fn bind(
    poured: Poured,
    facts: &[Block],
    text: &[Block],
    contents: &str,
    grid: &Grid,
    source: &Source<'_>,
    limits: &Limits,
    sides: &mut Vec<Side>,
) -> Result<(), PdfError> {
    let Poured { pieces, units: parts, frames, sizes } = poured;
    // How many pages the contents take does not depend on the numbers in them.
    let entries = |offset: usize| -> Vec<(String, usize)> {
        let page_of = |piece: usize| {
            let part = parts.iter().position(|unit| unit.piece() == piece).unwrap_or(0);
            frames.iter().position(|frame| frame.contains(&part)).unwrap_or(0) + 1 + offset
        };
        let headings = pieces.iter().enumerate().filter_map(|(number, piece)| match text.get(piece.index) {
            Some(Block::Heading { level: 2, text, .. }) => Some((plain(text), page_of(number))),
            _ => None,
        });
        headings.collect()
    };
    let begun = sides.len();
    let inside = front_matter(facts, contents, &entries(0), grid, source, limits, sizes)?.len();
    sides.extend(front_matter(facts, contents, &entries(begun + inside), grid, source, limits, sizes)?);
    for content in cut_up(pieces, &parts, &frames, &source.keys) {
        let mut side = Side::default();
        stack(content, (grid.frame.x, grid.frame.y), 1.0, &mut side.marks);
        side.marks.push(number(sides.len() + 1, grid, source, sizes)?);
        sides.push(side);
    }
    if sides.len() > limits.most {
        return Err(PdfError::TooManySides { block: contents.to_owned() });
    }
    Ok(())
}

/// The pages between the cover and the text.
fn front_matter(
    facts: &[Block],
    contents: &str,
    entries: &[(String, usize)],
    grid: &Grid,
    source: &Source<'_>,
    limits: &Limits,
    sizes: Sizes,
) -> Result<Vec<Side>, PdfError> {
    let room = room(grid, sizes);
    let setting = source.setting(sizes, FIGURE, room);
    let mut pieces = Vec::new();
    for (index, block) in facts.iter().enumerate() {
        let mut piece = super::fit::piece(index, facts, sizes);
        piece.height = setting.block(block, 0.0, grid.frame.width, 0.0, 0, Rc::make_mut(&mut piece.marks))?;
        pieces.push(piece);
    }
    if !entries.is_empty() {
        pieces.push(table_of(contents, entries, grid, source, sizes)?);
    }
    let units = units(&pieces);
    let frames = pour(&units, |_| room, limits.most).map_err(|_| PdfError::Overflow { block: contents.to_owned(), side: 2 })?;
    // A page of contents that is half empty breathes.
    let spare = if frames.len() == 1 { room - stacked(&pieces) } else { 0.0 };
    let mut sides = Vec::new();
    for mut content in cut_up(pieces, &units, &frames, &source.keys) {
        if let Some(second) = content.get_mut(1) {
            second.gap += (spare * 0.3).clamp(0.0, sizes.body * 3.0);
        }
        let mut side = Side::default();
        stack(content, (grid.frame.x, grid.frame.y), 1.0, &mut side.marks);
        sides.push(side);
    }
    Ok(sides)
}

/// The contents: each entry on a line with dots to its number.
fn table_of(contents: &str, entries: &[(String, usize)], grid: &Grid, source: &Source<'_>, sizes: Sizes) -> Result<Piece, PdfError> {
    let wide = grid.frame.width;
    let mut marks = Vec::new();
    let setting = source.setting(sizes, FIGURE, grid.frame.height);
    let heading = Block::Heading { level: 2, text: vec![crate::document::Inline::Text(contents.to_owned())], id: None };
    let mut y = setting.block(&heading, 0.0, wide, 0.0, 0, &mut marks)? + sizes.gap * 0.5;
    marks.push(Mark::Open(Element::new("TOC")));
    for (index, (title, page)) in entries.iter().enumerate() {
        if index > 1 && index + 1 < entries.len() {
            marks.push(Mark::Break { y, heads: false });
        }
        let size = sizes.body;
        let base = y + baseline(size);
        let run = |glyphs: Vec<super::fonts::Glyph>, x: f32, ink: Ink| {
            Mark::Text(Run { glyphs, at: (x, base), size, bold: false, slanted: false, ink, ground: Ground::Paper })
        };
        // A title too long for its line is cut at a word: the heading itself has all of it.
        let mut title = title.clone();
        let mut glyphs = source.faces.shape(false, &title)?.to_vec();
        while width(&glyphs, size) > wide * 0.85
            && let Some((start, _)) = title.trim_end_matches('…').trim_end().rsplit_once(' ')
        {
            title = format!("{start}…");
            glyphs = source.faces.shape(false, &title)?.to_vec();
        }
        let number = source.faces.shape(false, &page.to_string())?.to_vec();
        let (from, to) = (width(&glyphs, size) + size * 0.5, wide - width(&number, size) - size * 0.5);
        marks.push(Mark::Open(Element::new("TOCI")));
        marks.push(Mark::Open(Element::new("P")));
        marks.push(run(glyphs, 0.0, Ink::Black));
        marks.push(Mark::Text(Run {
            glyphs: source.faces.shape(false, " ")?.to_vec(),
            at: (to, base),
            size,
            bold: false,
            slanted: false,
            ink: Ink::Black,
            ground: Ground::Paper,
        }));
        marks.push(run(number.clone(), wide - width(&number, size), Ink::Black));
        marks.push(Mark::Close);
        marks.push(Mark::Close);
        if to > from {
            // Dots that stand below each other in all lines.
            marks.push(Mark::Dots {
                from: (wide - libm::floorf((wide - from) / DOTS) * DOTS, base - 0.6),
                to: (to, base - 0.6),
                step: DOTS,
            });
        }
        y += size * LEADING * 1.12;
    }
    marks.push(Mark::Close);
    Ok(Piece { index: 0, marks: Rc::new(marks), height: y, before: sizes.gap * 2.0, after: 0.0, heads: false, ties: false })
}

/// The number of a page, at its outer edge.
fn number(page: usize, grid: &Grid, source: &Source<'_>, sizes: Sizes) -> Result<Mark, PdfError> {
    let size = folio(sizes);
    let glyphs = source.faces.shape(true, &page.to_string())?.to_vec();
    let frame = grid.frame;
    let x = if page.is_multiple_of(2) { frame.x } else { frame.x + frame.width - width(&glyphs, size) };
    let at = (x, frame.y + frame.height + grid.frame.x * 0.12);
    Ok(Mark::Text(Run { glyphs, at, size, bold: true, slanted: false, ink: Ink::Accent, ground: Ground::Paper }))
}
