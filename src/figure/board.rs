//! The board: a spiral wound inwards, of any length.
//!
//! In come the rules; out comes a drawing. The spiral runs on a grid from the bottom left corner, counterclockwise as
//! on printed boards. Gaps between its turns make the track plain without a colour; squares with a rule carry an
//! icon, a fill and a heavier border.

use super::icons::icon;
use super::pen::{Pen, guess_width, line};
use super::{Anchor, Drawing, Ink, Stroke};
use crate::rules::{Kind, Rules};
use crate::vocab::Square;

/// The smallest numbers that can be read, in points.
const LEAST_TYPE: f32 = 4.8;
/// The largest side of a square, in points: a board of few squares stays a board.
const LARGEST: f32 = 44.0;
/// The gap between two turns of the spiral, as a part of a square.
const GAP: f32 = 0.13;

/// The words on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardWords {
    /// Marks the start.
    pub start: String,
}

/// A place on the grid: column, row.
type Cell = (u16, u16);

/// The board of these rules, as large as fits `width` × `height` points.
pub fn board(rules: &Rules, words: &BoardWords, width: f32, height: f32) -> Drawing {
    let last = rules.last();
    // The start is a place of its own before the first square.
    let plan = Plan::for_cells(u32::from(last.number()) + 1, width, height);
    let side = plan.side.max(0.1);
    let mut pen = Pen::default();
    let squares: Vec<(Square, Option<&Kind>)> =
        (1..last.number()).filter_map(Square::new).map(|square| (square, rules.squares.at(square).map(|(_, rule)| &rule.kind))).collect();
    start(&mut pen, &plan.shape(0), words, side);
    // The heavier borders go over the lighter ones of their neighbours; what stands in the squares is read in order.
    for weight in 0..3 {
        for (number, kind) in squares.iter().filter(|(_, kind)| weight_of(*kind) == weight) {
            ground(&mut pen, &plan.shape(number.index()), *kind, side);
        }
    }
    for (number, kind) in squares {
        let shape = plan.shape(number.index());
        pen.group(name_of(number), String::new(), |pen| {
            // Unseen: its ground lies below its neighbours, and whoever points at the square means all of it.
            pen.rect(shape.at, shape.size, shape.radii, None, None);
            square(pen, &shape, number, kind, side);
        });
    }
    pen.group(name_of(last), String::new(), |pen| finish(pen, &plan.last_shape(), last, side));
    pen.finish(side * f32::from(plan.columns), side * f32::from(plan.rows))
}

/// Where each square of [`board`] stands, from the start on: x, y, width and height in points.
pub fn board_places(rules: &Rules, width: f32, height: f32) -> Vec<(Square, [f32; 4])> {
    let last = rules.last();
    let plan = Plan::for_cells(u32::from(last.number()) + 1, width, height);
    let squares = (0..=last.number()).filter_map(Square::new);
    squares
        .map(|square| {
            let shape = if square == last { plan.last_shape() } else { plan.shape(square.index()) };
            (square, [shape.at.0, shape.at.1, shape.size.0, shape.size.1])
        })
        .collect()
}

/// What programs call a square of a drawing.
pub(super) fn name_of(square: Square) -> String {
    format!("square-{square}")
}

/// A square on paper.
pub(super) struct Outline {
    pub(super) at: (f32, f32),
    pub(super) size: (f32, f32),
    pub(super) radii: [f32; 4],
}

impl Outline {
    pub(super) fn middle(&self) -> (f32, f32) {
        (self.at.0 + self.size.0 / 2.0, self.at.1 + self.size.1 / 2.0)
    }
}

/// How heavy the border of a square is.
fn weight_of(kind: Option<&Kind>) -> u8 {
    match kind {
        None => 0,
        Some(Kind::Goose) => 1,
        Some(_) => 2,
    }
}

/// The fill and the border of a square.
fn ground(pen: &mut Pen, shape: &Outline, kind: Option<&Kind>, side: f32) {
    let (fill, edge) = match kind {
        None => (Ink::Paper, border(Ink::Grey, side, 0.022)),
        Some(Kind::Goose) => (Ink::Pale, border(Ink::Accent, side, 0.045)),
        Some(_) => (Ink::Middle, border(Ink::Accent, side, 0.06)),
    };
    pen.rect(shape.at, shape.size, shape.radii, Some(fill), Some(edge));
}

/// The number and the icon of a square.
fn square(pen: &mut Pen, shape: &Outline, number: Square, kind: Option<&Kind>, side: f32) {
    let text = number.to_string();
    let (x, y) = shape.middle();
    let size = type_size(&text, side * 0.29, shape.size);
    let room = shape.size.1 - size * 0.78;
    // Where both do not fit, the number is worth more than the picture: the fill and the border are still there.
    let Some(kind) = kind.filter(|_| room >= side * 0.42) else {
        let size = type_size(&text, side * 0.36, shape.size);
        pen.text(text, (x, y + size * 0.34), size, kind.is_some(), Ink::Black, Anchor::Middle);
        return;
    };
    let picture = (room * 0.84).min(side * 0.6);
    let top = shape.at.1 + (shape.size.1 - size * 0.7 - picture - side * 0.05) / 2.0;
    pen.text(text, (x, top + size * 0.7), size, true, Ink::Black, Anchor::Middle);
    pen.place(icon(kind.name(), picture), (x - picture / 2.0, top + size * 0.7 + side * 0.05));
}

pub(super) fn start(pen: &mut Pen, shape: &Outline, words: &BoardWords, side: f32) {
    let (x, y) = shape.middle();
    let size = (side * 0.26).max(LEAST_TYPE);
    let fits = guess_width(&words.start, size) * 0.9 <= shape.size.0;
    if fits {
        pen.text(&words.start, (x, shape.at.1 + side * 0.12 + size * 0.7), size, true, Ink::Accent, Anchor::Middle);
    }
    let (middle, half) = (if fits { y + side * 0.16 } else { y }, side * 0.26);
    pen.line(&[(x - half, middle), (x + half * 0.5, middle)], line(Ink::Accent, side * 0.075));
    pen.polygon(&[(x + half, middle), (x + half * 0.25, middle - half * 0.62), (x + half * 0.25, middle + half * 0.62)], Ink::Accent);
}

fn finish(pen: &mut Pen, shape: &Outline, number: Square, side: f32) {
    pen.rect(shape.at, shape.size, shape.radii, Some(Ink::Middle), Some(border(Ink::Accent, side, 0.1)));
    let text = number.to_string();
    let (x, y) = shape.middle();
    let (wide, tall) = (shape.size.0 > side * 1.4, shape.size.1 > side * 1.4);
    let picture = side * if tall { 0.64 } else { 0.52 };
    let room = shape.size.0 - if wide { picture } else { 0.0 };
    let size = type_size(&text, side * if wide || tall { 0.5 } else { 0.29 }, (room, shape.size.1));
    let long = guess_width(&text, size);
    if wide {
        let left = x - (long + picture + side * 0.12) / 2.0;
        pen.text(text, (left + long / 2.0, y + size * 0.34), size, true, Ink::Black, Anchor::Middle);
        pen.place(icon("finish", picture), (left + long + side * 0.12, y - picture / 2.0));
    } else {
        let whole = size * 0.7 + picture + side * 0.06;
        if whole < shape.size.1 {
            pen.text(text, (x, y - whole / 2.0 + size * 0.7), size, true, Ink::Black, Anchor::Middle);
            pen.place(icon("finish", picture), (x - picture / 2.0, y + whole / 2.0 - picture));
        } else {
            pen.text(text, (x, y + size * 0.34), size, true, Ink::Black, Anchor::Middle);
        }
    }
}

/// The size in which a number fits into a room: the one wanted, or [`LEAST_TYPE`] where that is larger. Where not even
/// that fits it is smaller all the same, and whoever prints the board sees that it cannot be read.
fn type_size(text: &str, wanted: f32, (width, height): (f32, f32)) -> f32 {
    wanted.clamp(LEAST_TYPE, 14.0).min(width * 0.86 / guess_width(text, 1.0)).min(height * 0.6)
}

/// A line as wide as that part of a square's side, but never coarse.
pub(super) fn border(ink: Ink, side: f32, part: f32) -> Stroke {
    line(ink, (side * part).min(part * 30.0))
}

/// The grid and the way over it.
pub(super) struct Plan {
    pub(super) columns: u16,
    pub(super) rows: u16,
    /// Side of a square in points.
    pub(super) side: f32,
    /// The cells in the order of the way, more than are used: the last square has the rest.
    way: Vec<Cell>,
    /// How many cells are used, the last one counted once.
    used: usize,
}

impl Plan {
    /// The grid with the largest squares.
    pub(super) fn for_cells(cells: u32, width: f32, height: f32) -> Plan {
        let used = usize::try_from(cells).unwrap_or(usize::MAX);
        let mut best = Plan { columns: 1, rows: 1, side: 0.0, way: vec![(0, 0)], used };
        for columns in 1..=u16::try_from(cells).unwrap_or(u16::MAX) {
            let needed = cells.div_ceil(u32::from(columns));
            for rows in needed..needed + 2 {
                let Ok(rows) = u16::try_from(rows) else { continue };
                let side = (width / f32::from(columns)).min(height / f32::from(rows)).min(LARGEST);
                let over = usize::from(columns) * usize::from(rows) - used;
                // What is over makes the last square long; too long, and it is no square any more.
                if side <= best.side + 0.01 || over > 5 {
                    continue;
                }
                let way = spiral(columns, rows);
                if straight(way.get(used.saturating_sub(1)..).unwrap_or_default()) {
                    best = Plan { columns, rows, side, way, used };
                }
            }
        }
        best
    }

    fn cell(&self, index: usize) -> Option<Cell> {
        self.way.get(index).copied()
    }

    fn before(&self, index: usize) -> Option<Cell> {
        index.checked_sub(1).and_then(|before| self.cell(before))
    }

    /// The outline of the square at that place of the way.
    pub(super) fn shape(&self, index: usize) -> Outline {
        let Some(cell) = self.cell(index) else { return Outline { at: (0.0, 0.0), size: (0.0, 0.0), radii: [0.0; 4] } };
        let neighbours = [(self.before(index), index.checked_sub(1)), (self.cell(index + 1), Some(index + 1))];
        self.outline(cell, cell, self.is_corner(index), &neighbours)
    }

    /// The outline of the last square: all the cells that are left.
    pub(super) fn last_shape(&self) -> Outline {
        let index = self.used.saturating_sub(1);
        let (Some(first), Some(last)) = (self.cell(index), self.way.last().copied()) else { return self.shape(index) };
        self.outline(first, last, false, &[(self.before(index), index.checked_sub(1))])
    }

    /// Whether the way turns there.
    fn is_corner(&self, index: usize) -> bool {
        match (self.before(index), self.cell(index + 1)) {
            // The last square is one piece, however many cells it has.
            (Some(before), Some(after)) if index + 1 < self.used => before.0 != after.0 && before.1 != after.1,
            _ => false,
        }
    }

    /// The outline of the cells from `first` to `last`. The track is equally wide everywhere: a corner leaves the gap
    /// on all four sides, and its neighbours reach over it.
    fn outline(&self, first: Cell, last: Cell, corner: bool, neighbours: &[(Option<Cell>, Option<usize>)]) -> Outline {
        let (left, right) = (first.0.min(last.0), first.0.max(last.0));
        let (top, bottom) = (first.1.min(last.1), first.1.max(last.1));
        let inset = self.side * GAP / 2.0;
        // Of the left, upper, right and lower edge: the gap there, and whether the track goes on over it.
        let mut edges = [(inset, false); 4];
        for (cell, index) in neighbours {
            let Some((x, y)) = *cell else { continue };
            let edge = if x + 1 == left {
                0
            } else if y + 1 == top {
                1
            } else if x == right + 1 {
                2
            } else {
                3
            };
            let turns = index.is_some_and(|index| self.is_corner(index));
            let gap = match (corner, turns) {
                (true, true) | (false, false) => 0.0,
                (true, false) => inset,
                (false, true) => -inset,
            };
            if let Some(slot) = edges.get_mut(edge) {
                *slot = (gap, true);
            }
        }
        let [(gap_left, on_left), (gap_top, on_top), (gap_right, on_right), (gap_bottom, on_bottom)] = edges;
        let x = f32::from(left) * self.side + gap_left;
        let y = f32::from(top) * self.side + gap_top;
        let width = f32::from(right - left + 1) * self.side - gap_left - gap_right;
        let height = f32::from(bottom - top + 1) * self.side - gap_top - gap_bottom;
        let round = |one: bool, other: bool| if one || other { 0.0 } else { self.side * 0.34 };
        let radii = [round(on_left, on_top), round(on_right, on_top), round(on_right, on_bottom), round(on_left, on_bottom)];
        Outline { at: (x, y), size: (width, height), radii }
    }
}

/// The cells of a grid in the order of a spiral: from the bottom left corner to the right, then inwards.
fn spiral(columns: u16, rows: u16) -> Vec<Cell> {
    let (mut left, mut right, mut top, mut bottom) = (0_i32, i32::from(columns) - 1, 0_i32, i32::from(rows) - 1);
    let mut way = Vec::with_capacity(usize::from(columns) * usize::from(rows));
    let mut add = |x: i32, y: i32| {
        if let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) {
            way.push((x, y));
        }
    };
    while left <= right && top <= bottom {
        (left..=right).for_each(|x| add(x, bottom));
        bottom -= 1;
        (top..=bottom).rev().for_each(|y| add(right, y));
        right -= 1;
        if top <= bottom {
            (left..=right).rev().for_each(|x| add(x, top));
            top += 1;
        }
        if left <= right {
            (top..=bottom).for_each(|y| add(left, y));
            left += 1;
        }
    }
    way
}

/// Whether cells lie in one row or one column.
fn straight(cells: &[Cell]) -> bool {
    let all_same = |part: fn(&Cell) -> u16| cells.windows(2).all(|pair| pair.first().map(part) == pair.last().map(part));
    !cells.is_empty() && (all_same(|cell| cell.0) || all_same(|cell| cell.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spiral_visits_every_cell_once_by_neighbours() {
        for columns in 1..9 {
            for rows in 1..9 {
                let way = spiral(columns, rows);
                assert_eq!(way.len(), usize::from(columns * rows));
                for pair in way.windows(2) {
                    assert_eq!(pair[0].0.abs_diff(pair[1].0) + pair[0].1.abs_diff(pair[1].1), 1, "{columns}×{rows}");
                }
                let mut cells = way.clone();
                cells.sort_unstable();
                cells.dedup();
                assert_eq!(cells.len(), way.len());
            }
        }
    }

    #[test]
    fn no_two_squares_overlap() {
        for last in 1..=134 {
            let plan = Plan::for_cells(last + 1, 263.0, 120.0);
            assert!(plan.side > 0.0, "{last}");
            let mut shapes: Vec<Outline> = (0..plan.used - 1).map(|index| plan.shape(index)).collect();
            shapes.push(plan.last_shape());
            for (index, one) in shapes.iter().enumerate() {
                for other in &shapes[index + 1..] {
                    let apart = |a: f32, a_size: f32, b: f32, b_size: f32| a + a_size <= b + 0.001 || b + b_size <= a + 0.001;
                    let apart =
                        apart(one.at.0, one.size.0, other.at.0, other.size.0) || apart(one.at.1, one.size.1, other.at.1, other.size.1);
                    assert!(apart, "{last}");
                }
            }
        }
    }
}
