//! Tracks: where each square of a board to play on stands, as a spiral or as a serpentine.
//!
//! In come the number of squares and the room; out come cells in order, the start first, and the field that is left for words.
//! The largest squares win that leave words their field; where squares would get too small for pawns, the field gives way
//! first.

use super::road::{Point, Road, contains, polygon};
use crate::figure::Segment;

/// The way that a track takes over the paper.
///
/// Both begin in the bottom left corner. Boards of the goose have always been spirals, those of snakes and ladders serpentines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Shape {
    /// Round and round, inwards.
    Spiral,
    /// To and fro, upwards.
    Serpentine,
}

/// A rectangle, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Field {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

/// A square on the paper.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// Its edge, closed.
    pub(super) outline: Vec<Segment>,
    /// Its edge as corners.
    pub(super) polygon: Vec<Point>,
    /// Its middle.
    pub(super) middle: Point,
    /// Half the width and half the height of what stands upright in it.
    pub(super) room: Point,
    /// Where it begins and ends along the road.
    pub(super) along: (f32, f32),
}

/// A whole track.
#[derive(Clone, Debug)]
pub(super) struct Track {
    /// The way that it takes.
    pub(super) shape: Shape,
    /// The middle line of all squares.
    pub(super) road: Road,
    /// The start, then every square.
    pub(super) cells: Vec<Cell>,
    /// What is left for words.
    pub(super) field: Field,
    /// How wide the road is.
    pub(super) width: f32,
    /// How long a square is along the road.
    pub(super) step: f32,
}

/// The start is that many squares long: every pawn stands there.
const START: f32 = 1.7;
/// So is the last square.
const FINISH: f32 = 1.5;
/// Between two lanes of a spiral lies so much of the road’s width: arrows run there.
const CANAL: f32 = 0.19;
/// Between two lanes of a serpentine.
const GAP: f32 = 0.1;
/// The widest road, in points: 40 mm.
const WIDEST: f32 = 113.0;
/// A square of so many points is enough for the pawns of a family: 15 mm.
const ENOUGH: f32 = 42.5;
/// How long a square may be for its width: least, most.
const RATIO: (f32, f32) = (0.8, 1.5);

/// A road that could be taken.
struct Plan {
    corners: Vec<(Point, f32)>,
    width: f32,
    field: Field,
}

/// The track of so many squares in a room of `width` × `height` points. `reads` tells whether the field that a track leaves is
/// enough for its words.
pub(super) fn track(shape: Shape, squares: u16, width: f32, height: f32, reads: impl Fn(&Track) -> bool) -> Track {
    let made = |part_x: f32, part_y: f32| {
        let want = (width * part_x, height * part_y);
        let plans = match shape {
            Shape::Spiral => spirals(width, height, want),
            Shape::Serpentine => serpentines(width, height, want),
        };
        let sized = plans.into_iter().filter_map(|plan| Some((size(&plan, squares)?, plan)));
        sized.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(size, plan)| (size, cut(shape, &plan, squares)))
    };
    // What is left for words, as parts of the width and of the height, the least first.
    let wishes: &[(f32, f32)] = match shape {
        Shape::Spiral => &[(0.0, 0.0), (0.3, 0.18), (0.36, 0.26), (0.42, 0.34), (0.48, 0.42), (0.52, 0.5)],
        Shape::Serpentine => &[(1.0, 0.08), (1.0, 0.12), (1.0, 0.16), (1.0, 0.2), (1.0, 0.25), (1.0, 0.3)],
    };
    let mut best: Option<(f32, Track)> = None;
    for (part_x, part_y) in wishes {
        let Some((size, track)) = made(*part_x, *part_y) else { continue };
        // Squares too small for pawns are too high a price for words.
        if best.is_some() && size < ENOUGH {
            break;
        }
        let reads = reads(&track);
        best = Some((size, track));
        if reads {
            break;
        }
    }
    best.map_or_else(|| cut(shape, &row(squares, width, height), squares), |(_, track)| track)
}

/// How many squares long the whole road is.
fn steps(squares: u16) -> f32 {
    START + FINISH + f32::from(squares.max(1)) - 1.0
}

/// The side of the squares of a plan, `None` where they would be no squares.
fn size(plan: &Plan, squares: u16) -> Option<f32> {
    let step = Road::through(&plan.corners).length() / steps(squares);
    let ratio = step / plan.width;
    (RATIO.0..=RATIO.1).contains(&ratio).then(|| step.min(plan.width * 1.1))
}

/// Cuts a road into squares.
fn cut(shape: Shape, plan: &Plan, squares: u16) -> Track {
    let road = Road::through(&plan.corners);
    let step = road.length() / steps(squares);
    let mut cells = Vec::with_capacity(usize::from(squares) + 1);
    let mut from = 0.0;
    for number in 0..=squares {
        let long = match number {
            0 => START,
            last if last == squares => FINISH,
            _ => 1.0,
        };
        let to = from + long * step;
        cells.push(cell(&road, from, to, plan.width));
        from = to;
    }
    Track { shape, road, cells, field: plan.field, width: plan.width, step }
}

fn cell(road: &Road, from: f32, to: f32, width: f32) -> Cell {
    let outline = road.cell(from, to, width);
    let polygon = polygon(&outline);
    let middle = road.at((from + to) / 2.0, 0.0);
    let heads = road.heads((from + to) / 2.0);
    // What stands upright is as wide as the road goes across the paper there.
    let long = (to - from) / 2.0;
    let across = (heads.0.abs() * long + heads.1.abs() * width / 2.0, heads.1.abs() * long + heads.0.abs() * width / 2.0);
    let fits = |part: f32| {
        let (x, y) = (across.0 * part, across.1 * part);
        let corners = [(-x, -y), (x, -y), (x, y), (-x, y), (0.0, -y), (0.0, y), (-x, 0.0), (x, 0.0)];
        corners.iter().all(|(x, y)| contains(&polygon, (middle.0 + x, middle.1 + y)))
    };
    let (mut low, mut high) = (0.1, 0.94);
    for _ in 0..12 {
        let part = (low + high) / 2.0;
        if fits(part) { low = part } else { high = part }
    }
    let room = (across.0 * low, across.1 * low);
    Cell { outline, polygon, middle, room, along: (from, to) }
}

/// Widths of a road, from wide to narrow.
fn widths(width: f32, height: f32) -> impl Iterator<Item = f32> {
    let widest = (width.min(height) * 0.26).min(WIDEST);
    (0..400_u16).map(move |step| widest * libm::powf(0.985, f32::from(step))).take_while(|width| *width > 3.0)
}

/// Spirals that end where a side of the paper does.
fn spirals(width: f32, height: f32, want: (f32, f32)) -> Vec<Plan> {
    widths(width, height).flat_map(|lane| (1..=80).map_while(move |sides| spiral(width, height, want, lane, sides))).collect()
}

/// A spiral along so many sides; `None` where the paper has not so many.
fn spiral(width: f32, height: f32, want: (f32, f32), lane: f32, sides: u16) -> Option<Plan> {
    let (pitch, half) = (lane * (1.0 + CANAL), lane / 2.0);
    let lap = |side: u16| f32::from(side / 4) * pitch;
    // The line of each side: bottom, right, top, left.
    let line = |side: u16| match side % 4 {
        0 => height - half - lap(side),
        1 => width - half - lap(side),
        2 => half + lap(side),
        _ => half + lap(side),
    };
    let corner = |side: u16| match side % 2 {
        // Where a side across the paper meets the next one.
        0 => (line(side + 1), line(side)),
        _ => (line(side), line(side + 1)),
    };
    let radius = |side: u16| (lane * 1.3 - lap(side)).max(lane * 0.72);
    let mut corners = vec![((0.0, line(0)), 0.0)];
    for side in 0..sides {
        let (from, _) = *corners.last()?;
        let to = corner(side);
        // The next lane lies beyond this side: it takes a whole lane and both its round corners.
        let long = (to.0 - from.0).abs() + (to.1 - from.1).abs();
        let forwards = match side % 4 {
            0 => to.0 > from.0,
            1 => to.1 < from.1,
            2 => to.0 < from.0,
            _ => to.1 > from.1,
        };
        let before = if side == 0 { 0.0 } else { radius(side - 1) };
        let needed = if side == 0 { lane } else { (before + if side + 1 == sides { 0.0 } else { radius(side) }).max(pitch) };
        if !forwards || long < needed {
            return None;
        }
        corners.push((to, radius(side)));
    }
    // The last side goes on to its end, but its corners do not touch the bend of the lane around it.
    let on = sides.checked_sub(5).map_or(half, |around| {
        let inner = radius(around) - half;
        let (reach, edge) = (inner - lane * CANAL * 0.4, inner - lane * CANAL);
        let along = libm::sqrtf((reach * reach - edge * edge).max(0.0));
        half.min(along + pitch - radius(around))
    });
    let (end, _) = corners.last_mut()?;
    match (sides - 1) % 4 {
        0 => end.0 += on,
        1 => end.1 -= on,
        2 => end.0 -= on,
        _ => end.1 += on,
    }
    let laps = |side: u16| f32::from((sides + 3 - side) / 4) * pitch;
    let field = Field { x: laps(3), y: laps(2), width: width - laps(1) - laps(3), height: height - laps(0) - laps(2) };
    let enough = field.width >= want.0 && field.height >= want.1;
    // Longer ones leave no more.
    Some(Plan { corners, width: lane, field }).filter(|_| enough)
}

/// Serpentines of so many rows, the field for words above them.
fn serpentines(width: f32, height: f32, want: (f32, f32)) -> Vec<Plan> {
    (1..=70_u8).filter_map(|rows| serpentine(width, height, want.1, rows)).collect()
}

fn serpentine(width: f32, height: f32, band: f32, rows: u8) -> Option<Plan> {
    let count = f32::from(rows);
    let lane = ((height - band) / (count + (count - 1.0) * GAP)).min(WIDEST);
    let pitch = lane * (1.0 + GAP);
    let (half, bend) = (lane / 2.0, pitch / 2.0);
    if width < 3.0 * pitch {
        return None;
    }
    let mut corners = vec![((0.0, height - half), 0.0)];
    for row in 0..rows {
        let y = height - half - f32::from(row) * pitch;
        let right = row % 2 == 0;
        if row + 1 == rows {
            corners.push(((if right { width } else { 0.0 }, y), 0.0));
        } else {
            // A half circle is two corners that touch.
            let x = if right { width - half } else { half };
            corners.push(((x, y), bend));
            corners.push(((x, y - pitch), bend));
        }
    }
    let top = height - half - (count - 1.0) * pitch - half;
    Some(Plan { corners, width: lane, field: Field { x: 0.0, y: 0.0, width, height: top } })
}

/// A straight row in the middle of the bottom, for boards of very few squares.
fn row(squares: u16, width: f32, height: f32) -> Plan {
    let lane = (width.min(height) * 0.26).min(WIDEST).min(width / steps(squares) / 1.15);
    let long = (lane * 1.15 * steps(squares)).min(width);
    let (left, y) = ((width - long) / 2.0, height - lane / 2.0);
    let field = Field { x: 0.0, y: 0.0, width, height: height - lane };
    Plan { corners: vec![((left, y), 0.0), ((left + long, y), 0.0)], width: lane, field }
}
