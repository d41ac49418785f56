//! A road: a line of straight pieces and quarter circles, wide enough to stand on, cut into squares.
//!
//! In come corners and how round they are; out come cells whose edges are exact: a road and its edges turn about the same
//! centres, so neighbours share an edge and nothing overlaps. Sines and roots are those of `libm`: the same digits everywhere.

use crate::figure::Segment;

/// A point or a direction, in points.
pub(super) type Point = (f32, f32);

/// The middle line of a road.
#[derive(Clone, Debug, Default)]
pub(super) struct Road {
    pieces: Vec<Piece>,
}

/// A piece of the middle line.
#[derive(Clone, Copy, Debug)]
enum Piece {
    /// Straight on from there, in that direction.
    Line { from: Point, heads: Point, length: f32 },
    /// Round a centre from one angle to another, in radians; y grows downwards.
    Arc { centre: Point, radius: f32, from: f32, to: f32 },
}

impl Piece {
    fn length(&self) -> f32 {
        match *self {
            Piece::Line { length, .. } => length,
            Piece::Arc { radius, from, to, .. } => radius * (to - from).abs(),
        }
    }

    /// The point that far along and that far to the right of the way.
    fn at(&self, along: f32, right: f32) -> Point {
        match *self {
            Piece::Line { from, heads, .. } => (from.0 + heads.0 * along - heads.1 * right, from.1 + heads.1 * along + heads.0 * right),
            Piece::Arc { centre, radius, from, to } => {
                let way = if to < from { -1.0 } else { 1.0 };
                let angle = from + way * along / radius;
                // Turning left, the right side is the outer one.
                let far = radius - way * right;
                (centre.0 + far * libm::cosf(angle), centre.1 + far * libm::sinf(angle))
            }
        }
    }

    fn heads(&self, along: f32) -> Point {
        match *self {
            Piece::Line { heads, .. } => heads,
            Piece::Arc { radius, from, to, .. } => {
                let way = if to < from { -1.0 } else { 1.0 };
                let angle = from + way * along / radius;
                (-way * libm::sinf(angle), way * libm::cosf(angle))
            }
        }
    }

    /// The edge that far to the right, from one place to another, without its first point.
    fn edge(&self, from_along: f32, to_along: f32, right: f32) -> Segment {
        let end = self.at(to_along, right);
        match *self {
            Piece::Line { .. } => Segment::Line(end.0, end.1),
            Piece::Arc { radius, from, to, .. } => {
                let way = if to < from { -1.0 } else { 1.0 };
                let far = radius - way * right;
                let start = self.at(from_along, right);
                // The arms of a curve that follows a circle, for any angle up to a right one.
                let arm = way * far * libm::tanf((to_along - from_along) / radius / 4.0) * 4.0 / 3.0;
                let arms = [(from_along, start, arm), (to_along, end, -arm)].map(|(along, point, arm)| {
                    let angle = from + way * along / radius;
                    (point.0 - arm * libm::sinf(angle), point.1 + arm * libm::cosf(angle))
                });
                let [first, second] = arms;
                Segment::Curve(first, second, end)
            }
        }
    }
}

impl Road {
    /// A road along corners, each as round as its radius, where there is room; ends are not round.
    pub(super) fn through(corners: &[(Point, f32)]) -> Road {
        let mut road = Road::default();
        let mut from = corners.first().map_or((0.0, 0.0), |(point, _)| *point);
        for (index, ((corner, radius), next)) in corners.iter().zip(corners.iter().skip(1).map(Some).chain([None])).enumerate().skip(1) {
            let before = corners.get(index - 1).map_or(*corner, |(point, _)| *point);
            let came = direction(before, *corner);
            let Some((next, _)) = next else {
                road.line(from, *corner);
                break;
            };
            let goes = direction(*corner, *next);
            let start = (corner.0 - came.0 * radius, corner.1 - came.1 * radius);
            road.line(from, start);
            let centre = (start.0 + goes.0 * radius, start.1 + goes.1 * radius);
            // The right hand of a direction is (-y, x): turning left, the centre lies on the other side.
            let left = came.0 * goes.1 - came.1 * goes.0 < 0.0;
            let angle = libm::atan2f(start.1 - centre.1, start.0 - centre.0);
            let quarter = std::f32::consts::FRAC_PI_2;
            road.pieces.push(Piece::Arc { centre, radius: *radius, from: angle, to: if left { angle - quarter } else { angle + quarter } });
            from = (corner.0 + goes.0 * radius, corner.1 + goes.1 * radius);
        }
        road
    }

    fn line(&mut self, from: Point, to: Point) {
        let length = distance(from, to);
        if length > 0.01 {
            self.pieces.push(Piece::Line { from, heads: direction(from, to), length });
        }
    }

    /// How long it is.
    pub(super) fn length(&self) -> f32 {
        self.pieces.iter().map(Piece::length).sum()
    }

    /// The piece at a place, and how far along it the place is; at a joint, the piece before it.
    fn piece(&self, along: f32) -> Option<(&Piece, f32)> {
        let mut left = along;
        for piece in &self.pieces {
            if left <= piece.length() {
                return Some((piece, left.max(0.0)));
            }
            left -= piece.length();
        }
        self.pieces.last().map(|piece| (piece, piece.length()))
    }

    /// The point that far along and that far to the right.
    pub(super) fn at(&self, along: f32, right: f32) -> Point {
        self.piece(along).map_or((0.0, 0.0), |(piece, along)| piece.at(along, right))
    }

    /// The direction of the way there.
    pub(super) fn heads(&self, along: f32) -> Point {
        self.piece(along).map_or((1.0, 0.0), |(piece, along)| piece.heads(along))
    }

    /// The outline of the piece between two places, `width` wide.
    pub(super) fn cell(&self, from: f32, to: f32, width: f32) -> Vec<Segment> {
        let half = width / 2.0;
        let spans: Vec<(&Piece, f32, f32)> = self.spans(from, to);
        let (first, last) = (self.at(from, half), self.at(to, -half));
        let mut path = vec![Segment::Move(first.0, first.1)];
        path.extend(spans.iter().map(|(piece, from, to)| piece.edge(*from, *to, half)));
        path.push(Segment::Line(last.0, last.1));
        path.extend(spans.iter().rev().map(|(piece, from, to)| piece.edge(*to, *from, -half)));
        path.push(Segment::Close);
        path
    }

    /// A line along the road, that far to the right, from one place to another further on or back; without its first point.
    pub(super) fn line_along(&self, from: f32, to: f32, right: f32) -> Vec<Segment> {
        if from <= to {
            return self.spans(from, to).iter().map(|(piece, from, to)| piece.edge(*from, *to, right)).collect();
        }
        self.spans(to, from).iter().rev().map(|(piece, to, from)| piece.edge(*from, *to, right)).collect()
    }

    /// The pieces between two places, with where each begins and ends.
    fn spans(&self, from: f32, to: f32) -> Vec<(&Piece, f32, f32)> {
        let mut spans = Vec::new();
        let mut start = 0.0;
        for piece in &self.pieces {
            let end = start + piece.length();
            let (low, high) = (from.max(start), to.min(end));
            if high - low > 0.01 {
                spans.push((piece, low - start, high - start));
            }
            start = end;
        }
        spans
    }
}

/// How far two points are apart.
pub(super) fn distance(from: Point, to: Point) -> f32 {
    libm::hypotf(to.0 - from.0, to.1 - from.1)
}

/// The direction from one point to another; to the right where they are one.
pub(super) fn direction(from: Point, to: Point) -> Point {
    let far = distance(from, to);
    if far > 0.0 { ((to.0 - from.0) / far, (to.1 - from.1) / far) } else { (1.0, 0.0) }
}

/// The corners of an outline, curves taken as eight short lines.
pub(super) fn polygon(path: &[Segment]) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    for segment in path {
        match *segment {
            Segment::Move(x, y) | Segment::Line(x, y) => points.push((x, y)),
            Segment::Curve(a, b, end) => {
                let start = points.last().copied().unwrap_or(a);
                points.extend((1..=8_u8).map(|step| curve(start, a, b, end, f32::from(step) / 8.0)));
            }
            Segment::Close => {}
        }
    }
    points
}

/// The point of a cubic curve, from 0 at its start to 1 at its end.
pub(super) fn curve(start: Point, a: Point, b: Point, end: Point, part: f32) -> Point {
    let rest = 1.0 - part;
    let weigh = |start: f32, a: f32, b: f32, end: f32| {
        start * rest * rest * rest + 3.0 * a * rest * rest * part + 3.0 * b * rest * part * part + end * part * part * part
    };
    (weigh(start.0, a.0, b.0, end.0), weigh(start.1, a.1, b.1, end.1))
}

/// Whether a point lies within a polygon.
pub(super) fn contains(polygon: &[Point], (x, y): Point) -> bool {
    let mut inside = false;
    let next = polygon.iter().skip(1).chain(polygon.first());
    for ((from_x, from_y), (to_x, to_y)) in polygon.iter().zip(next) {
        if (*from_y > y) != (*to_y > y) && x < (to_x - from_x) * (y - from_y) / (to_y - from_y) + from_x {
            inside = !inside;
        }
    }
    inside
}
