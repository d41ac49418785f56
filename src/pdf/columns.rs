//! A side in columns, for papers on which a line as long as the page is wide would be too long to read.
//!
//! In come blocks that have been set; out comes the side: the title and the board as wide as the paper, the text between
//! them in columns of one height.

use std::rc::Rc;

use super::Side;
use super::blocks::{Setting, figure};
use super::fit::{Awaited, Fault, at_foot, draw, foot_height, is_board, laid};
use super::format::Grid;
use super::paper::Area;
use super::pour::{Piece, cut_up, least_height, pour, stack, stacked, units};
use crate::document::Block;
use crate::figure::Drawing;

/// Gaps grow at most by that factor where nothing but text and turns stands on a side: further apart, a heading and its turn
/// are still one thing.
const BREATH: f32 = 3.2;

/// Whether a block stands in a column: all but the title and what stands before the first table, list or heading, the
/// board and the small print.
pub(super) fn is_in_columns(blocks: &[Block], index: usize) -> bool {
    let begins = |block: &Block| {
        matches!(block, Block::Table { .. } | Block::List { .. } | Block::Heading { level: 2.., .. })
            || matches!(block, Block::Figure { .. })
    };
    let first = blocks.iter().position(|block| begins(block) && !is_board(block)).unwrap_or(blocks.len());
    blocks.get(index).is_some_and(|block| index >= first && !is_board(block) && !matches!(block, Block::Small(_)))
}

/// Columns side by side.
pub(super) struct Columns {
    /// How many.
    pub(super) count: usize,
    /// The width of each.
    pub(super) width: f32,
}

impl Columns {
    /// The columns of a grid in that type.
    pub(super) fn of(setting: &Setting<'_>, grid: &Grid) -> Columns {
        let count = setting.sizes.columns.max(1);
        Columns { count, width: (grid.frame.width - grid.gutter * (count - 1) as f32) / count as f32 }
    }

    /// A side whose title and board are as wide as the paper, with columns of one height between them.
    pub(super) fn side(
        &self,
        setting: &Setting<'_>,
        grid: &Grid,
        blocks: &[Block],
        body: Vec<Piece>,
        foot: Vec<Piece>,
        figures: &[Awaited<'_>],
    ) -> Result<Side, Fault> {
        let (sizes, frame) = (setting.sizes, grid.frame);
        let room = frame.height - foot_height(&foot, sizes);
        let body = body.into_iter().filter(|piece| !blocks.get(piece.index).is_some_and(is_board));
        let (text, lead): (Vec<Piece>, Vec<Piece>) = body.partition(|piece| is_in_columns(blocks, piece.index));
        let top = stacked(&lead) + if lead.is_empty() { 0.0 } else { sizes.gap * 1.4 };
        let between = sizes.gap * 2.2;
        let least = setting.figure_least.height * frame.width * figures.len() as f32;
        let units = units(&text);
        let columns = room - top - if figures.is_empty() { 0.0 } else { least + between };
        let height = match least_height(&units, self.count, columns) {
            _ if text.is_empty() => 0.0,
            Some(height) => height,
            None => {
                let misfit = pour(&units, |_| columns, self.count).err().and_then(|piece| text.get(piece));
                return Err(Fault::Misfit(misfit.map_or(0, |piece| piece.index)));
            }
        };
        let names: Vec<&str> = figures.iter().map(|figure| figure.name).collect();
        let used = if text.is_empty() { 0.0 } else { height + between };
        let drawings = draw(setting, grid, &names, room - top - used).map_err(|fault| match fault {
            Fault::Misfit(_) => Fault::Misfit(blocks.iter().position(is_board).unwrap_or(0)),
            error => error,
        })?;
        let mut side = Side::default();
        stack(laid(lead), (frame.x, frame.y), 1.0, &mut side.marks);
        let drawn: f32 = drawings.iter().map(|(drawing, scale)| drawing.height * scale).sum();
        let spare = (room - top - used - drawn).max(0.0);
        // Where the figures came first they stay above the text.
        let first = figures.first().is_some_and(|figure| text.first().is_some_and(|piece| figure.at <= piece.index));
        let mut y = frame.y + top;
        if first {
            hang(figures, &drawings, frame, y, &mut side);
            y += drawn + between;
        }
        let frames = pour(&units, |_| height, self.count).map_err(|_| Fault::Misfit(0))?;
        let contents = cut_up(text, &units, &frames, setting.keys);
        // Columns may breathe, but only where nothing else fills the side.
        let wanted = contents.iter().map(|column| column.iter().map(|part| part.gap).sum::<f32>()).fold(0.0, f32::max);
        let stretch = if figures.is_empty() && wanted > 0.0 { (1.0 + spare / wanted).min(BREATH) } else { 1.0 };
        for (number, column) in contents.into_iter().enumerate() {
            let x = frame.x + (self.width + grid.gutter) * number as f32;
            stack(column, (x, y), stretch, &mut side.marks);
        }
        if !first {
            // The board keeps its distance from what stands below it as well.
            let left = frame.y + room - drawn - (spare * 0.5).min(between);
            hang(figures, &drawings, frame, (y + used).max(left.min(y + used + spare)), &mut side);
        }
        at_foot(foot, grid, sizes, &mut side);
        Ok(side)
    }
}

/// The figures one below the other from a height on, each in the middle of the frame.
fn hang(figures: &[Awaited<'_>], drawings: &[(Rc<Drawing>, f32)], frame: Area, mut y: f32, side: &mut Side) {
    for (awaited, (drawing, scale)) in figures.iter().zip(drawings) {
        let x = frame.x + (frame.width - drawing.width * scale) / 2.0;
        side.marks.extend(figure(Rc::clone(drawing), *scale, awaited.alt, (x, y)));
        y += drawing.height * scale;
    }
}
