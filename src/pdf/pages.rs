//! Blocks to pages, as many as it takes: packs of small cards, large print, booklets.
//!
//! In comes a document; out come pages with their number. Nothing is broken that must not be: see `pour`.

use std::rc::Rc;

use super::blocks::{Setting, figure, rule};
use super::error::PdfError;
use super::fit::{Fault, piece};
use super::format::{Grid, Limits};
use super::marks::{Mark, Run, shift};
use super::pour::{Laid, Piece, Unit, cut_up, least_height, pour, stack, units};
use super::style::{FIGURE, Ground, Sizes};
use super::{Side, Source};
use crate::document::{Block, Document};
use crate::figure::Ink;

/// Gaps grow at most by that factor where a page has space to spare.
const STRETCH: f32 = 1.6;
/// The part of a page that a figure may take, where pages are many.
const FIGURE_PART: f32 = 0.36;

/// A document poured into pages of one type.
pub(super) struct Poured {
    /// The blocks.
    pub(super) pieces: Vec<Piece>,
    /// Their parts.
    pub(super) units: Vec<Unit>,
    /// Which parts stand on each page.
    pub(super) frames: Vec<std::ops::Range<usize>>,
    /// The type.
    pub(super) sizes: Sizes,
}

/// Puts a document on pages.
///
/// # Errors
/// The block that no page holds, the first that would stand on a page too many, or what cannot be set at all.
pub(super) fn pages(document: &Document, grid: &Grid, source: &Source<'_>, limits: &Limits) -> Result<Vec<Side>, PdfError> {
    let blocks: Vec<Block> = document.blocks.iter().filter(|block| **block != Block::SideBreak).cloned().collect();
    let mut fault = None;
    let mut best: Option<Poured> = None;
    for sizes in &grid.steps {
        match set(&blocks, grid, source, limits, *sizes) {
            Ok(poured) => {
                // Smaller type is worth it only where it saves a page, and only as long as it reads well.
                let count = poured.frames.len();
                let saves = best.as_ref().is_none_or(|before| count < before.frames.len());
                let reads = sizes.body >= grid.good;
                if saves && (reads || best.as_ref().is_none_or(|before| before.frames.len() > limits.few)) {
                    best = Some(poured);
                }
                if best.is_some() && !reads && count <= limits.few {
                    break;
                }
            }
            Err(overflow @ PdfError::Overflow { .. }) => fault = Some(overflow),
            Err(other) => return Err(other),
        }
    }
    match (best, fault) {
        (Some(poured), _) => Ok(laid_out(poured, grid, source, limits)?),
        (None, fault) => Err(fault.unwrap_or(PdfError::TooManySides { block: String::new() })),
    }
}

/// The height of the text on a page: what its number leaves.
pub(super) fn room(grid: &Grid, sizes: Sizes) -> f32 {
    grid.frame.height - folio(sizes) * 1.6
}

/// The size of page numbers.
pub(super) fn folio(sizes: Sizes) -> f32 {
    (sizes.small * 0.92).max(6.0)
}

/// Sets blocks in one type and pours them into pages.
///
/// # Errors
/// As [`pages`].
pub(super) fn set(blocks: &[Block], grid: &Grid, source: &Source<'_>, limits: &Limits, sizes: Sizes) -> Result<Poured, PdfError> {
    let room = room(grid, sizes);
    let setting = source.setting(sizes, FIGURE, room * limits.most as f32);
    let mut pieces: Vec<Piece> = Vec::new();
    let mut small = false;
    for (index, block) in blocks.iter().enumerate() {
        let mut piece = piece(index, blocks, sizes);
        match block {
            Block::Figure { name, alt } => {
                let Some(height) = draw(&setting, grid, room, name, alt, &mut piece)? else { continue };
                piece.height = height;
            }
            _ => piece.height = setting.block(block, 0.0, grid.frame.width, 0.0, 0, Rc::make_mut(&mut piece.marks))?,
        }
        if matches!(block, Block::Small(_)) && !std::mem::replace(&mut small, true) {
            let pad = sizes.small * 0.5;
            let marks = Rc::make_mut(&mut piece.marks);
            shift(marks, 0.0, pad);
            marks.insert(0, rule(0.0, grid.frame.width, 0.0, Ink::Middle));
            piece.height += pad;
            piece.before = sizes.gap * 1.5;
        }
        pieces.push(piece);
    }
    let units = units(&pieces);
    let misfit = |piece: usize| {
        let index = pieces.get(piece).map_or(0, |piece| piece.index);
        Fault::Misfit(index).on(0, blocks)
    };
    let frames = pour(&units, |_| room, limits.most).map_err(misfit)?;
    let height = if limits.even { least_height(&units, frames.len(), room).unwrap_or(room) } else { room };
    let frames = pour(&units, |_| height, frames.len()).map_err(misfit)?;
    Ok(Poured { pieces, units, frames, sizes })
}

/// Draws a figure into its piece; its height, or nothing where it is a board that nobody could read so small.
fn draw(setting: &Setting<'_>, grid: &Grid, room: f32, name: &str, alt: &str, piece: &mut Piece) -> Result<Option<f32>, PdfError> {
    let width = grid.frame.width;
    // On small papers a figure may fill a page.
    let part = if width < 200.0 { 1.0 } else { FIGURE_PART };
    let (drawing, scale) = setting.drawing(name, width, room * part)?;
    if super::fit::smallest_type(&drawing) * scale < FIGURE.size {
        return Ok(None);
    }
    let height = drawing.height * scale;
    let x = (width - drawing.width * scale) / 2.0;
    piece.marks = Rc::new(figure(drawing, scale, alt, (x.max(0.0), 0.0)).to_vec());
    Ok(Some(height))
}

fn laid_out(poured: Poured, grid: &Grid, source: &Source<'_>, limits: &Limits) -> Result<Vec<Side>, PdfError> {
    let Poured { pieces, units, frames, sizes } = poured;
    let room = room(grid, sizes);
    let count = frames.len();
    let mut sides = Vec::new();
    for (index, content) in cut_up(pieces, &units, &frames, &source.keys).into_iter().enumerate() {
        let mut side = Side::default();
        let stretch = if limits.even { stretch(&content, room) } else { 1.0 };
        stack(content, (grid.frame.x, grid.frame.y), stretch, &mut side.marks);
        if count > 1 {
            side.marks.push(number(&format!("{}/{count}", index + 1), grid, source, sizes)?);
        }
        sides.push(side);
    }
    Ok(sides)
}

fn stretch(content: &[Laid], room: f32) -> f32 {
    let gaps: f32 = content.iter().map(|part| part.gap).sum();
    let used: f32 = content.iter().map(|part| part.gap + part.height).sum();
    if gaps > 0.0 { (1.0 + (room - used).max(0.0) / gaps).min(STRETCH) } else { 1.0 }
}

/// The number of a page, at its foot on the right.
fn number(text: &str, grid: &Grid, source: &Source<'_>, sizes: Sizes) -> Result<Mark, PdfError> {
    let size = folio(sizes);
    let glyphs = source.faces.shape(true, text)?.to_vec();
    let frame = grid.frame;
    let at = (frame.x + frame.width - super::fonts::width(&glyphs, size), frame.y + frame.height - size * 0.1);
    Ok(Mark::Text(Run { glyphs, at, size, bold: true, slanted: false, ink: Ink::Accent, ground: Ground::Paper }))
}
