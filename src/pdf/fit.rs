//! Blocks to the two sides of a card: text takes what it needs, small print goes to the foot, figures share the space
//! that is left.

use std::rc::Rc;

use super::blocks::{Setting, figure, first_words, is_turn, rule};
use super::columns::{Columns, is_in_columns};
use super::error::PdfError;
use super::format::Grid;
use super::galleys::Galley;
use super::pour::{Laid, Piece, gaps, stack, stacked};
use super::style::{COMFORT_FIGURES, FIGURE, LARGE_FIGURES, Least, Sizes};
use super::words::plain;
use super::{Side, Source};
use crate::document::{Block, Document};
use crate::figure::{Drawing, Ink, Shape};

/// Gaps grow at most by that factor where a side has space to spare.
const STRETCH: f32 = 1.7;
/// The board shrinks or goes to the back only where type gains so many points.
const WORTH_IT: f32 = 0.4;

/// What keeps its size longer when there is little room.
#[derive(Clone, Copy, PartialEq)]
enum First {
    /// Figures, down to comfortable type.
    Figures,
    /// Running text, which is not to be smaller than this.
    Text(f32),
}

/// The name of the board among the figures.
const BOARD: &str = "board";
/// Rooms of less than so many points have no board in them.
const NEXT_TO_NOTHING: f32 = 20.0;

/// The space between the line over the small print and its text, as a part of the type size.
const FOOT_PAD: f32 = 0.4;

/// Puts a document on one side or two, in the largest type that fits.
///
/// # Errors
/// The block that does not fit in the smallest type, a third side, or what cannot be set at all.
pub(super) fn sides(document: &Document, grid: &Grid, source: &Source<'_>) -> Result<Vec<Side>, PdfError> {
    let parts: Vec<&[Block]> = document.blocks.split(|block| *block == Block::SideBreak).filter(|part| !part.is_empty()).collect();
    if let Some(block) = parts.get(2).and_then(|part| part.first()) {
        return Err(PdfError::TooManySides { block: first_words(block) });
    }
    match parts.as_slice() {
        [] => Ok(vec![Side::default()]),
        [one] => largest(grid, source, First::Figures, |setting| flow(setting, grid, one)).map(|(sides, _)| sides),
        [front, back, ..] => both(grid, source, front, back),
    }
}

/// A front and a back. Each is read alone and has the type that it has room for. Where that is small on the front, the
/// board is drawn smaller, or goes over to the back.
fn both(grid: &Grid, source: &Source<'_>, front: &[Block], back: &[Block]) -> Result<Vec<Side>, PdfError> {
    type Set = Result<(Side, Sizes), PdfError>;
    let set = |number: usize, blocks: &[Block], first: First| -> Set {
        largest(grid, source, first, |setting| side(setting, grid, blocks).map_err(|fault| fault.on(number, blocks)))
    };
    let body = |side: &Set| side.as_ref().map_or(0.0, |(_, sizes)| sizes.body);
    let mut best = (set(1, front, First::Figures), set(2, back, First::Figures));
    let (boards, text): (Vec<Block>, Vec<Block>) = front.iter().cloned().partition(is_board);
    if !boards.is_empty() && body(&best.0) < grid.good {
        // Type in which nothing would be gained is not tried.
        let smaller = set(1, front, First::Text(body(&best.0).min(body(&best.1)) + WORTH_IT));
        if body(&smaller).min(body(&best.1)) >= body(&best.0).min(body(&best.1)) + WORTH_IT {
            best.0 = smaller;
        }
        let floor = body(&best.0).min(body(&best.1)) + WORTH_IT;
        // The board is seen first on the back as well.
        let over: Vec<Block> = boards.into_iter().chain(back.iter().cloned()).collect();
        let front = set(1, &text, First::Text(floor));
        if body(&front) >= floor {
            let back = set(2, &over, First::Text(floor));
            if body(&back) >= floor {
                best = (front, back);
            }
        }
    }
    Ok(vec![best.0?.0, best.1?.0])
}

/// Whether a block is the board.
pub(super) fn is_board(block: &Block) -> bool {
    matches!(block, Block::Figure { name, .. } if name == BOARD)
}

/// Sets something in the largest type that fits.
fn largest<T>(
    grid: &Grid,
    source: &Source<'_>,
    first: First,
    set: impl Fn(&Setting<'_>) -> Result<T, PdfError>,
) -> Result<(T, Sizes), PdfError> {
    let mut fault = None;
    let between = |least: f32, most: f32| grid.steps.iter().filter(move |sizes| sizes.body >= least && sizes.body <= most).copied();
    let mut tries: Vec<(Sizes, Least)> =
        grid.steps.iter().filter(|sizes| sizes.body > grid.usual).map(|sizes| (*sizes, LARGE_FIGURES)).collect();
    match first {
        First::Text(floor) => {
            tries.extend(between(grid.comfort, grid.usual).flat_map(|sizes| COMFORT_FIGURES.iter().map(move |least| (sizes, *least))));
            tries.retain(|(sizes, _)| sizes.body >= floor);
            // Where nothing fits otherwise the smallest will do.
            tries.extend(grid.steps.iter().filter(|_| floor <= WORTH_IT).map(|sizes| (*sizes, FIGURE)));
        }
        First::Figures => {
            tries.extend(COMFORT_FIGURES.iter().flat_map(|least| between(grid.comfort, grid.usual).map(|sizes| (sizes, *least))));
            tries.extend(grid.steps.iter().map(|sizes| (*sizes, FIGURE)));
        }
    }
    for (sizes, figure_least) in tries {
        match set(&source.setting(sizes, figure_least, grid.frame.height)) {
            Err(overflow @ PdfError::Overflow { .. }) => fault = Some(overflow),
            settled => return settled.map(|set| (set, sizes)),
        }
    }
    Err(fault.unwrap_or(PdfError::TooManySides { block: String::new() }))
}

/// Why a side cannot be set.
pub(super) enum Fault {
    /// The block with that index does not fit.
    Misfit(usize),
    /// A block cannot be set at all.
    Error(PdfError),
}

impl From<PdfError> for Fault {
    fn from(error: PdfError) -> Fault {
        Fault::Error(error)
    }
}

impl Fault {
    /// The error to report, of that side with these blocks.
    pub(super) fn on(self, side: usize, blocks: &[Block]) -> PdfError {
        match self {
            Fault::Misfit(index) => PdfError::Overflow { block: name_of(blocks, index), side },
            Fault::Error(error) => error,
        }
    }
}

/// One text over one side or, where it is too long, two.
fn flow(setting: &Setting<'_>, grid: &Grid, blocks: &[Block]) -> Result<Vec<Side>, PdfError> {
    let misfit = match side(setting, grid, blocks) {
        Ok(side) => return Ok(vec![side]),
        Err(Fault::Misfit(misfit)) => misfit,
        Err(Fault::Error(error)) => return Err(error),
    };
    // A heading never stays behind without what it announces.
    let headings = blocks.iter().take(misfit).rev().take_while(|block| matches!(block, Block::Heading { .. })).count();
    let Some((front, back)) = blocks.split_at_checked(misfit.saturating_sub(headings)).filter(|(front, _)| !front.is_empty()) else {
        return Err(Fault::Misfit(misfit).on(1, blocks));
    };
    let front = side(setting, grid, front).map_err(|_| Fault::Misfit(misfit).on(1, blocks))?;
    Ok(vec![front, side(setting, grid, back).map_err(|fault| fault.on(2, back))?])
}

/// The heading above a block; the block's first words where there is none.
fn name_of(blocks: &[Block], index: usize) -> String {
    // The board is no part of what stands above it.
    if let Some(Block::Figure { name, alt }) = blocks.get(index)
        && name == BOARD
    {
        return alt.split_once('.').map_or(alt.as_str(), |(first, _)| first).to_owned();
    }
    let above = blocks.iter().take(index + 1).rev().find_map(|block| match block {
        Block::Heading { text, .. } => Some(plain(text)),
        _ => None,
    });
    above.or_else(|| blocks.get(index).map(first_words)).unwrap_or_default()
}

/// The space that a block wants above and below.
pub(super) fn spaces(block: &Block, sizes: Sizes) -> (f32, f32) {
    let gap = sizes.gap;
    match block {
        Block::Heading { level: 1, .. } => (gap * 1.4, gap * 1.3),
        Block::Heading { level: 2, .. } => (gap * 1.7, gap * 0.5),
        Block::Heading { .. } => (gap * 1.2, gap * 0.35),
        Block::Table { .. } => (gap, gap),
        Block::List { .. } => (gap * 0.6, gap),
        Block::Figure { .. } => (gap * 2.0, gap),
        _ => (gap * 0.6, gap * 0.6),
    }
}

/// A block that is not set yet.
pub(super) fn piece(index: usize, blocks: &[Block], sizes: Sizes) -> Piece {
    let block = blocks.get(index);
    let (before, after) = block.map_or((0.0, 0.0), |block| spaces(block, sizes));
    let heads = matches!(block, Some(Block::Heading { level: 2.., .. }));
    let neighbour = |at: Option<usize>| at.and_then(|at| blocks.get(at));
    let (above, below) = (neighbour(index.checked_sub(1)), neighbour(index.checked_add(1)));
    let is_figure = |block: Option<&Block>| matches!(block, Some(Block::Figure { .. }));
    let is_text = |block: Option<&Block>| matches!(block, Some(Block::Paragraph(_)));
    // The words of a turn stand below its figure, where it has a heading; else the figure stands below its words.
    let told_above = is_figure(block) && is_text(above);
    let told_below = is_figure(block) && is_text(below) && !told_above;
    let announces = is_text(block) && is_figure(below) && !is_figure(above);
    let follows =
        is_text(block) && is_figure(below) && neighbour(index.checked_sub(2)).is_some_and(|block| !matches!(block, Block::Heading { .. }));
    let ties = told_below || announces || follows || matches!(block, Some(Block::Heading { .. }));
    let (before, after) = if told_above { (sizes.gap * 0.6, sizes.gap * 1.8) } else { (before, after) };
    Piece { index, marks: Rc::default(), height: 0.0, before, after, heads, ties }
}

/// A figure that waits for its height: where it stands among the pieces of the text, its name and its words.
pub(super) struct Awaited<'a> {
    /// Its place among the pieces.
    pub(super) at: usize,
    /// Its name.
    pub(super) name: &'a str,
    /// Its words.
    pub(super) alt: &'a str,
}

/// Fills one side.
fn side(setting: &Setting<'_>, grid: &Grid, blocks: &[Block]) -> Result<Side, Fault> {
    let (sizes, frame) = (setting.sizes, grid.frame);
    let mut body: Vec<Piece> = Vec::new();
    let mut foot: Vec<Piece> = Vec::new();
    let mut figures: Vec<Awaited<'_>> = Vec::new();
    let columns = Columns::of(setting, grid);
    // Lines as long as a large paper is wide are for drawings with a few words, not for rules.
    let is_rule = |block: &Block| matches!(block, Block::Table { .. } | Block::List { .. });
    if columns.count == 1
        && grid.steps.iter().any(|sizes| sizes.columns > 1)
        && let Some(rule) = blocks.iter().position(is_rule)
    {
        return Err(Fault::Misfit(rule));
    }
    for (index, block) in blocks.iter().enumerate() {
        let mut piece = piece(index, blocks, sizes);
        let width = if columns.count > 1 && is_in_columns(blocks, index) { columns.width } else { frame.width };
        match block {
            Block::Figure { name, alt } if columns.count > 1 && !is_board(block) => {
                let (drawing, scale) = setting.drawing(name, width, frame.height)?;
                piece.height = drawing.height * scale;
                piece.marks = Rc::new(figure(drawing, scale, alt, (0.0, 0.0)).to_vec());
            }
            Block::Figure { name, alt } => figures.push(Awaited { at: body.len(), name, alt }),
            _ => Galley { marks: piece.marks, height: piece.height } = setting.galleys.block(setting, block, width)?,
        }
        if matches!(block, Block::Small(_)) {
            foot.push(piece)
        } else {
            body.push(piece)
        }
        if columns.count == 1 && stacked(&body) + foot_height(&foot, sizes) > frame.height + 0.01 {
            return Err(Fault::Misfit(index));
        }
    }
    let room = frame.height - foot_height(&foot, sizes);
    if columns.count > 1 {
        return columns.side(setting, grid, blocks, body, foot, &figures);
    }
    let names: Vec<&str> = figures.iter().map(|figure| figure.name).collect();
    let drawings = draw(setting, grid, &names, room - stacked(&body)).map_err(|fault| match fault {
        Fault::Misfit(number) => Fault::Misfit(figures.get(number).and_then(|figure| body.get(figure.at)).map_or(0, |piece| piece.index)),
        error => error,
    })?;
    for (awaited, (drawing, scale)) in figures.iter().zip(drawings) {
        let Some(piece) = body.get_mut(awaited.at) else { continue };
        piece.height = drawing.height * scale;
        let x = (frame.width - drawing.width * scale) / 2.0;
        piece.marks = Rc::new(figure(drawing, scale, awaited.alt, (x, 0.0)).to_vec());
    }
    let spare = (room - stacked(&body)).max(0.0);
    let wanted: f32 = gaps(&body).iter().sum();
    let stretch = if wanted > 0.0 { (1.0 + spare / wanted).min(STRETCH) } else { 1.0 };
    let mut side = Side::default();
    stack(laid(body), (frame.x, frame.y), stretch, &mut side.marks);
    at_foot(foot, grid, sizes, &mut side);
    Ok(side)
}

/// Pieces that are not cut.
pub(super) fn laid(pieces: Vec<Piece>) -> Vec<Laid> {
    let gaps = gaps(&pieces);
    pieces.into_iter().zip(gaps).map(|(piece, gap)| Laid { marks: Rc::unwrap_or_clone(piece.marks), gap, height: piece.height }).collect()
}

/// Puts the small print at the foot of a side.
pub(super) fn at_foot(foot: Vec<Piece>, grid: &Grid, sizes: Sizes, side: &mut Side) {
    if foot.is_empty() {
        return;
    }
    let frame = grid.frame;
    let y = frame.y + frame.height - foot_height(&foot, sizes) + sizes.gap;
    side.marks.push(rule(frame.x, frame.width, y, Ink::Middle));
    let mut y = y + sizes.small * FOOT_PAD;
    for piece in foot {
        y = stack(laid(vec![piece]), (frame.x, y), 1.0, &mut side.marks);
    }
}

/// The height of the small print with the line over it.
pub(super) fn foot_height(foot: &[Piece], sizes: Sizes) -> f32 {
    if foot.is_empty() { 0.0 } else { foot.iter().map(|piece| piece.height).sum::<f32>() + sizes.gap + sizes.small * FOOT_PAD }
}

/// Draws figures into a height that they share: who needs less than its part leaves the rest to the others.
pub(super) fn draw(setting: &Setting<'_>, grid: &Grid, names: &[&str], height: f32) -> Result<Vec<(Rc<Drawing>, f32)>, Fault> {
    let (measure, room) = (grid.frame.width, grid.frame.height);
    let mut wishes = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let (drawing, scale) = setting.drawing(name, measure, room)?;
        let wish = drawing.height * scale;
        wishes.push((index, *name, wish, (drawing, scale)));
    }
    let whole = room;
    wishes.sort_by(|(_, _, left, _), (_, _, right, _)| left.total_cmp(right));
    let mut room = height;
    let mut drawings = Vec::new();
    for (done, (index, name, wish, wished)) in wishes.iter().enumerate() {
        let part = room / (wishes.len() - done) as f32;
        let Least { size, height } = setting.figure_least;
        let least = wish.min(height * measure) - 0.5;
        // A board is never higher than its room, unless that is next to nothing: one that is too low need not be drawn.
        if *name == BOARD && part < least - 0.1 && least > NEXT_TO_NOTHING {
            return Err(Fault::Misfit(*index));
        }
        // A hair more than its own height, which scaling may have rounded.
        let own = wish + 0.05;
        // A turn has one size, unless it has to shrink: any room that holds it has the same drawing.
        let (drawing, scale) = match is_turn(name) && own <= part.min(whole) {
            true => wished.clone(),
            false => setting.drawing(name, measure, own.min(part))?,
        };
        let drawn = drawing.height * scale;
        room -= drawn;
        if room < -0.5 || drawn < least || smallest_type(&drawing) * scale < size {
            return Err(Fault::Misfit(*index));
        }
        drawings.push((*index, (drawing, scale)));
    }
    drawings.sort_by_key(|(index, _)| *index);
    Ok(drawings.into_iter().map(|(_, drawing)| drawing).collect())
}

/// The smallest type in a drawing.
pub(super) fn smallest_type(drawing: &Drawing) -> f32 {
    let sizes = drawing.leaves().into_iter().map(|shape| match shape {
        Shape::Text { size, .. } => *size,
        Shape::Path { .. } | Shape::Group { .. } => f32::INFINITY,
    });
    sizes.fold(f32::INFINITY, f32::min)
}
