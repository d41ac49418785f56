//! Blocks into frames: pages or columns, one after the other.
//!
//! In come blocks that have been set, with the places where they may end; out comes what stands in each frame. A heading
//! never ends a frame, nor does a figure without the words below it; a table that goes on shows its head again, and an
//! element that goes on stays one element to those who have it read out.

use std::cell::Cell;
use std::ops::Range;
use std::rc::Rc;

use super::marks::{Element, Mark, shift};

/// A block with its height.
pub(super) struct Piece {
    /// Which block it is.
    pub(super) index: usize,
    /// Its marks, its top at 0; others that try other places for it have the same.
    pub(super) marks: Rc<Vec<Mark>>,
    /// Its height.
    pub(super) height: f32,
    /// Space that it wants above.
    pub(super) before: f32,
    /// Space that it wants below.
    pub(super) after: f32,
    /// Whether it is a heading, which stands close to what it announces.
    pub(super) heads: bool,
    /// Whether it must not be the last in a frame.
    pub(super) ties: bool,
}

/// A part of a piece that no frame ends within.
pub(super) struct Unit {
    /// The piece, by its place in the list.
    piece: usize,
    /// Which of its parts.
    part: usize,
    /// Its height.
    height: f32,
    /// The space above it, where it is not the first in its frame.
    gap: f32,
    /// The head that it needs where it is the first in its frame.
    head: f32,
    /// Whether it must not be the last in a frame.
    ties: bool,
}

impl Unit {
    /// The piece that it is a part of, by its place in the list.
    pub(super) fn piece(&self) -> usize {
        self.piece
    }
}

/// Something with its place in a frame: marks with their top at 0, the space above and the height.
pub(super) struct Laid {
    /// The marks.
    pub(super) marks: Vec<Mark>,
    /// The space above.
    pub(super) gap: f32,
    /// The height.
    pub(super) height: f32,
}

/// The space above each piece; none above the first.
pub(super) fn gaps(pieces: &[Piece]) -> Vec<f32> {
    let above = pieces.windows(2).map(|pair| match pair {
        [upper, _] if upper.heads => upper.after,
        [upper, lower] => upper.after.max(lower.before),
        _ => 0.0,
    });
    pieces.iter().take(1).map(|_| 0.0).chain(above).collect()
}

/// The height of pieces below each other.
pub(super) fn stacked(pieces: &[Piece]) -> f32 {
    pieces.iter().map(|piece| piece.height).sum::<f32>() + gaps(pieces).iter().sum::<f32>()
}

/// The parts that pieces may be cut into.
pub(super) fn units(pieces: &[Piece]) -> Vec<Unit> {
    let mut units = Vec::new();
    for ((number, piece), gap) in pieces.iter().enumerate().zip(gaps(pieces)) {
        let mut cuts: Vec<(f32, bool)> = piece.marks.iter().filter_map(cut).collect();
        cuts.push((piece.height, false));
        let head = piece.marks.iter().filter_map(cut).find(|(_, heads)| *heads).map_or(0.0, |(y, _)| y);
        let mut top = 0.0;
        let last = cuts.len() - 1;
        for (part, (y, heads)) in cuts.into_iter().enumerate() {
            units.push(Unit {
                piece: number,
                part,
                height: y - top,
                gap: if part == 0 { gap } else { 0.0 },
                head: if part > 0 { head } else { 0.0 },
                ties: heads || (part == last && piece.ties),
            });
            top = y;
        }
    }
    units
}

fn cut(mark: &Mark) -> Option<(f32, bool)> {
    match mark {
        Mark::Break { y, heads } => Some((*y, *heads)),
        _ => None,
    }
}

/// Fills frames of these heights, at most so many; which units stand in each.
///
/// # Errors
/// The piece that no frame holds, by its place in the list.
pub(super) fn pour(units: &[Unit], height: impl Fn(usize) -> f32, most: usize) -> Result<Vec<Range<usize>>, usize> {
    let mut frames = Vec::new();
    let mut start = 0;
    while let Some(first) = units.get(start) {
        if frames.len() == most {
            return Err(first.piece);
        }
        let room = height(frames.len());
        let mut used = first.head - first.gap;
        let mut end = start;
        for unit in units.iter().skip(start) {
            used += unit.gap + unit.height;
            if used > room + 0.01 {
                break;
            }
            end += 1;
        }
        if end < units.len() {
            let tied = units.get(start..end).unwrap_or_default().iter().rev().take_while(|unit| unit.ties).count();
            if end - tied > start {
                end -= tied;
            }
        }
        if end == start {
            return Err(first.piece);
        }
        frames.push(start..end);
        start = end;
    }
    Ok(frames)
}

/// Cuts pieces as they have been poured: what stands in each frame.
pub(super) fn cut_up(pieces: Vec<Piece>, units: &[Unit], frames: &[Range<usize>], keys: &Cell<usize>) -> Vec<Vec<Laid>> {
    let mut cut: Vec<std::vec::IntoIter<Laid>> = Vec::new();
    let gaps = gaps(&pieces);
    for ((number, piece), gap) in pieces.into_iter().enumerate().zip(gaps) {
        // The parts of this piece that begin a frame, other than its first.
        let starts = frames.iter().filter_map(|frame| units.get(frame.start)).filter(|unit| unit.piece == number && unit.part > 0);
        let starts: Vec<usize> = starts.map(|unit| unit.part).collect();
        cut.push(segments(piece, gap, &starts, keys).into_iter());
    }
    let pieces_of = |frame: &Range<usize>| {
        let mut pieces: Vec<usize> = units.get(frame.clone()).unwrap_or_default().iter().map(|unit| unit.piece).collect();
        pieces.dedup();
        pieces
    };
    let mut laid = Vec::new();
    for frame in frames {
        let mut content: Vec<Laid> = pieces_of(frame).into_iter().filter_map(|piece| cut.get_mut(piece)?.next()).collect();
        if let Some(first) = content.first_mut() {
            first.gap = 0.0;
        }
        laid.push(content);
    }
    laid
}

/// A piece in parts, the second and later of which begin at those of its units.
fn segments(piece: Piece, gap: f32, starts: &[usize], keys: &Cell<usize>) -> Vec<Laid> {
    if starts.is_empty() {
        return vec![Laid { marks: Rc::unwrap_or_clone(piece.marks), gap, height: piece.height }];
    }
    let head: Vec<Mark> = match piece.marks.iter().position(|mark| matches!(mark, Mark::Break { heads: true, .. })) {
        // A copy of the head is seen and not read out.
        Some(end) => {
            let marks = piece.marks.iter().take(end);
            marks.filter(|mark| !matches!(mark, Mark::Open(_) | Mark::Close | Mark::Break { .. })).cloned().collect()
        }
        None => Vec::new(),
    };
    let head_height = piece.marks.iter().filter_map(cut).find(|(_, heads)| *heads).map_or(0.0, |(y, _)| y);
    let mut open: Vec<Element> = Vec::new();
    let mut parts = Vec::new();
    let mut marks: Vec<Mark> = Vec::new();
    let (mut part, mut top, mut shown) = (0, 0.0, 0.0);
    let mut end = |marks: &mut Vec<Mark>, top: f32, bottom: f32, shown: f32, open: &[Element]| {
        let mut done = std::mem::take(marks);
        done.extend(open.iter().map(|_| Mark::Close));
        shift(&mut done, 0.0, shown - top);
        if shown > 0.0 {
            done.splice(0..0, head.iter().cloned());
        }
        parts.push(Laid { marks: done, gap, height: bottom - top + shown });
    };
    for mark in Rc::unwrap_or_clone(piece.marks) {
        match mark {
            Mark::Break { y, .. } => {
                part += 1;
                if starts.contains(&part) {
                    end(&mut marks, top, y, shown, &open);
                    marks.extend(open.iter().cloned().map(Mark::Open));
                    (top, shown) = (y, head_height);
                }
            }
            Mark::Open(mut element) => {
                keys.set(keys.get() + 1);
                element.key = Some(keys.get());
                open.push(element.clone());
                marks.push(Mark::Open(element));
            }
            Mark::Close => {
                open.pop();
                marks.push(Mark::Close);
            }
            other => marks.push(other),
        }
    }
    end(&mut marks, top, piece.height, shown, &open);
    parts
}

/// The smallest height, up to `most`, in which so many frames hold everything; `None` where none does.
pub(super) fn least_height(units: &[Unit], frames: usize, most: f32) -> Option<f32> {
    let holds = |height: f32| pour(units, |_| height, frames).is_ok();
    if !holds(most) {
        return None;
    }
    let (mut low, mut high) = (0.0, most);
    // To a quarter of a point: less is not seen.
    while high - low > 0.25 {
        let middle = (low + high) / 2.0;
        if holds(middle) { high = middle } else { low = middle }
    }
    Some(high)
}

/// Puts what stands in a frame below each other; gaps are stretched by that factor. The bottom of the last.
pub(super) fn stack(laid: Vec<Laid>, at: (f32, f32), stretch: f32, out: &mut Vec<Mark>) -> f32 {
    let (x, mut y) = at;
    for mut part in laid {
        y += part.gap * stretch;
        shift(&mut part.marks, x, y);
        y += part.height;
        out.append(&mut part.marks);
    }
    y
}
