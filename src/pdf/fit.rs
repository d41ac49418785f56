//! Blocks to sides: text takes what it needs, small print goes to the foot, figures share the space that is left.

use std::rc::Rc;

use super::blocks::{Setting, first_words, rule};
use super::error::PdfError;
use super::fonts::Faces;
use super::marks::{Element, Mark, shift};
use super::style::{COMFORT_BODY, COMFORT_FIGURES, FIGURE, Ground, HEIGHT, MARGIN, MEASURE, STEPS, Sizes};
use super::words::plain;
use crate::document::{Block, Document};
use crate::figure::{Drawing, Figures, Ink, Shape};
use crate::vocab::Lang;

/// The height of the text on a side.
const ROOM: f32 = HEIGHT - 2.0 * MARGIN;
/// Gaps grow at most by that factor where a side has space to spare.
const STRETCH: f32 = 1.7;

/// The space between the line over the small print and its text, as a part of the type size.
const FOOT_PAD: f32 = 0.4;

/// A side with everything in its place, from the top left corner of the paper.
#[derive(Clone, Debug, Default)]
pub(super) struct Side {
    /// Its marks, in reading order.
    pub(super) marks: Vec<Mark>,
}

/// Puts a document on one side or two, in the largest type that fits.
///
/// # Errors
/// The block that does not fit in the smallest type, a third side, or what cannot be set at all.
pub(super) fn sides(document: &Document, lang: Lang, figures: &dyn Figures, faces: &Faces) -> Result<Vec<Side>, PdfError> {
    let parts: Vec<&[Block]> = document.blocks.split(|block| *block == Block::SideBreak).filter(|part| !part.is_empty()).collect();
    if let Some(block) = parts.get(2).and_then(|part| part.first()) {
        return Err(PdfError::TooManySides { block: first_words(block) });
    }
    match parts.as_slice() {
        [] => Ok(vec![Side::default()]),
        [one] => largest(lang, figures, faces, |setting| flow(setting, one)),
        // Each side is read alone and has the type that it has room for.
        both => both
            .iter()
            .enumerate()
            .map(|(index, part)| largest(lang, figures, faces, |setting| side(setting, part).map_err(|fault| fault.on(index + 1, part))))
            .collect(),
    }
}

/// Sets something in the largest type that fits. Figures are not to shrink to their smallest as long as the text is
/// still large.
fn largest<T>(lang: Lang, figures: &dyn Figures, faces: &Faces, set: impl Fn(&Setting<'_>) -> Result<T, PdfError>) -> Result<T, PdfError> {
    let mut fault = None;
    let large = || STEPS.iter().filter(|sizes| sizes.body >= COMFORT_BODY);
    let comfortable = COMFORT_FIGURES.iter().flat_map(|least| large().map(|sizes| (sizes, *least)));
    for (sizes, figure_least) in comfortable.chain(STEPS.iter().map(|sizes| (sizes, FIGURE))) {
        match set(&Setting { sizes: *sizes, lang, faces, figures, figure_least, ink: Ink::Black }) {
            Err(overflow @ PdfError::Overflow { .. }) => fault = Some(overflow),
            settled => return settled,
        }
    }
    Err(fault.unwrap_or(PdfError::TooManySides { block: String::new() }))
}

/// Why a side cannot be set.
enum Fault {
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
    fn on(self, side: usize, blocks: &[Block]) -> PdfError {
        match self {
            Fault::Misfit(index) => PdfError::Overflow { block: name_of(blocks, index), side },
            Fault::Error(error) => error,
        }
    }
}

/// One text over one side or, where it is too long, two.
fn flow(setting: &Setting<'_>, blocks: &[Block]) -> Result<Vec<Side>, PdfError> {
    let misfit = match side(setting, blocks) {
        Ok(side) => return Ok(vec![side]),
        Err(Fault::Misfit(misfit)) => misfit,
        Err(Fault::Error(error)) => return Err(error),
    };
    // A heading never stays behind without what it announces.
    let headings = blocks.iter().take(misfit).rev().take_while(|block| matches!(block, Block::Heading { .. })).count();
    let Some((front, back)) = blocks.split_at_checked(misfit.saturating_sub(headings)).filter(|(front, _)| !front.is_empty()) else {
        return Err(Fault::Misfit(misfit).on(1, blocks));
    };
    let front = side(setting, front).map_err(|_| Fault::Misfit(misfit).on(1, blocks))?;
    Ok(vec![front, side(setting, back).map_err(|fault| fault.on(2, back))?])
}

/// The heading above a block; the block's first words where there is none.
fn name_of(blocks: &[Block], index: usize) -> String {
    // The board is no part of what stands above it.
    if let Some(Block::Figure { name, alt }) = blocks.get(index)
        && name == "board"
    {
        return alt.split_once('.').map_or(alt.as_str(), |(first, _)| first).to_owned();
    }
    let above = blocks.iter().take(index + 1).rev().find_map(|block| match block {
        Block::Heading { text, .. } => Some(plain(text)),
        _ => None,
    });
    above.or_else(|| blocks.get(index).map(first_words)).unwrap_or_default()
}

/// A block with its height.
struct Piece {
    index: usize,
    marks: Vec<Mark>,
    height: f32,
    /// Space that it wants above.
    before: f32,
    /// Space that it wants below.
    after: f32,
    /// Whether it is a heading, which stands close to what it announces.
    heads: bool,
}

/// Fills one side.
fn side(setting: &Setting<'_>, blocks: &[Block]) -> Result<Side, Fault> {
    let sizes = setting.sizes;
    let mut body: Vec<Piece> = Vec::new();
    let mut foot: Vec<Piece> = Vec::new();
    let mut figures: Vec<(usize, &str, &str)> = Vec::new();
    for (index, block) in blocks.iter().enumerate() {
        let (before, after) = spaces(block, sizes);
        let mut piece =
            Piece { index, marks: Vec::new(), height: 0.0, before, after, heads: matches!(block, Block::Heading { level: 2.., .. }) };
        if let Block::Figure { name, alt } = block {
            figures.push((body.len(), name, alt));
        } else {
            piece.height = setting.block(block, MARGIN, MEASURE, 0.0, 0, &mut piece.marks)?;
        }
        if matches!(block, Block::Small(_)) {
            foot.push(piece)
        } else {
            body.push(piece)
        }
        if stacked(&body) + foot_height(&foot, sizes) > ROOM + 0.01 {
            return Err(Fault::Misfit(index));
        }
    }
    let foot_height = foot_height(&foot, sizes);
    let names: Vec<&str> = figures.iter().map(|(_, name, _)| *name).collect();
    let drawings = draw(setting, &names, ROOM - foot_height - stacked(&body)).map_err(|fault| match fault {
        Fault::Misfit(figure) => Fault::Misfit(figures.get(figure).and_then(|(at, ..)| body.get(*at)).map_or(0, |piece| piece.index)),
        error => error,
    })?;
    for ((at, _, alt), drawing) in figures.iter().zip(drawings) {
        let Some(piece) = body.get_mut(*at) else { continue };
        piece.height = drawing.height;
        let at = (MARGIN + (MEASURE - drawing.width) / 2.0, 0.0);
        piece.marks = vec![
            Mark::Open(Element { alt: Some((*alt).to_owned()), ..Element::new("Figure") }),
            Mark::Picture { drawing: Rc::new(drawing), at, scale: 1.0, ground: Ground::Paper, ornament: false },
            Mark::Close,
        ];
    }
    Ok(place(body, foot, foot_height, sizes))
}

/// Puts pieces below each other, the small print at the foot.
fn place(body: Vec<Piece>, foot: Vec<Piece>, foot_height: f32, sizes: Sizes) -> Side {
    let mut side = Side::default();
    let gaps = gaps(&body);
    let wanted: f32 = gaps.iter().sum();
    let spare = (ROOM - foot_height - stacked(&body)).max(0.0);
    let stretch = if wanted > 0.0 { (1.0 + spare / wanted).min(STRETCH) } else { 1.0 };
    let mut y = MARGIN;
    for (mut piece, gap) in body.into_iter().zip(gaps) {
        y += gap * stretch;
        shift(&mut piece.marks, 0.0, y);
        y += piece.height;
        side.marks.append(&mut piece.marks);
    }
    let mut y = MARGIN + ROOM - foot_height;
    if !foot.is_empty() {
        y += sizes.gap;
        side.marks.push(rule(MARGIN, MEASURE, y, Ink::Middle));
        y += sizes.small * FOOT_PAD;
    }
    for mut piece in foot {
        shift(&mut piece.marks, 0.0, y);
        y += piece.height;
        side.marks.append(&mut piece.marks);
    }
    side
}

/// The space above each piece; none above the first.
fn gaps(pieces: &[Piece]) -> Vec<f32> {
    let above = pieces.windows(2).map(|pair| match pair {
        [upper, _] if upper.heads => upper.after,
        [upper, lower] => upper.after.max(lower.before),
        _ => 0.0,
    });
    pieces.iter().take(1).map(|_| 0.0).chain(above).collect()
}

fn stacked(pieces: &[Piece]) -> f32 {
    pieces.iter().map(|piece| piece.height).sum::<f32>() + gaps(pieces).iter().sum::<f32>()
}

fn foot_height(foot: &[Piece], sizes: Sizes) -> f32 {
    if foot.is_empty() { 0.0 } else { foot.iter().map(|piece| piece.height).sum::<f32>() + sizes.gap + sizes.small * FOOT_PAD }
}

/// The space that a block wants above and below.
fn spaces(block: &Block, sizes: Sizes) -> (f32, f32) {
    let gap = sizes.gap;
    match block {
        Block::Heading { level: 1, .. } => (gap * 1.4, gap * 1.3),
        Block::Heading { level: 2, .. } => (gap * 1.7, gap * 0.5),
        Block::Heading { .. } => (gap * 1.2, gap * 0.35),
        Block::Table { .. } => (gap, gap),
        Block::Figure { .. } => (gap * 2.0, gap),
        _ => (gap * 0.6, gap * 0.6),
    }
}

/// Draws figures into a height that they share: who needs less than its part leaves the rest to the others.
fn draw(setting: &Setting<'_>, names: &[&str], height: f32) -> Result<Vec<Drawing>, Fault> {
    let figure = |name: &str, height: f32| {
        let drawing = setting.figures.figure(name, MEASURE, height.max(1.0));
        drawing.ok_or_else(|| Fault::Error(PdfError::UnknownFigure { name: name.to_owned() }))
    };
    let mut wishes = Vec::new();
    for (index, name) in names.iter().enumerate() {
        wishes.push((index, *name, figure(name, ROOM)?.height));
    }
    wishes.sort_by(|(_, _, left), (_, _, right)| left.total_cmp(right));
    let mut room = height;
    let mut drawings = Vec::new();
    for (done, (index, name, wish)) in wishes.iter().enumerate() {
        let part = room / (wishes.len() - done) as f32;
        let drawing = figure(name, wish.min(part))?;
        room -= drawing.height;
        let least = setting.figure_least;
        let low = drawing.height < wish.min(least.height * MEASURE) - 0.5;
        if room < -0.5 || low || smallest_type(&drawing) < least.size {
            return Err(Fault::Misfit(*index));
        }
        drawings.push((*index, drawing));
    }
    drawings.sort_by_key(|(index, _)| *index);
    Ok(drawings.into_iter().map(|(_, drawing)| drawing).collect())
}

fn smallest_type(drawing: &Drawing) -> f32 {
    let sizes = drawing.leaves().into_iter().map(|shape| match shape {
        Shape::Text { size, .. } => *size,
        Shape::Path { .. } | Shape::Group { .. } => f32::INFINITY,
    });
    sizes.fold(f32::INFINITY, f32::min)
}
