//! Ways from square to square: arrows, and ladders and snakes where squares are called so.

use super::road::{Point, contains, curve, direction, distance};
use super::track::{Cell, Shape, Track};
use crate::figure::pen::{Pen, dashed, line};
use crate::figure::{Ink, Segment};
use crate::rules::{Motion, Rules, SquareRule, Target};
use crate::vocab::Square;

/// A square that leads straight to another one.
pub(super) struct Way<'a> {
    rule: &'a SquareRule,
    from: Square,
    to: Square,
}

/// Every square that always leads to another one, whatever was thrown.
pub(super) fn ways(rules: &Rules) -> Vec<Way<'_>> {
    let mut ways = Vec::new();
    for rule in rules.squares.all() {
        let Some(Motion::GoTo(target)) = rule.effect.motion.as_ref().map(|motion| &motion.value) else { continue };
        let leads = |from: &Square| rules.leads_to(rule, target, *from).filter(|to| to != from).map(|to| Way { rule, from: *from, to });
        ways.extend(rule.at.value.iter().filter_map(leads));
    }
    ways
}

/// How many squares lead to a square of their own, and not from goose to goose.
pub(super) fn to_squares(rules: &Rules) -> usize {
    let own = |rule: &&SquareRule| {
        let motion = rule.effect.motion.as_ref().map(|motion| &motion.value);
        matches!(motion, Some(Motion::GoTo(Target::Square(_) | Target::Each(_))))
    };
    rules.squares.all().iter().filter(own).map(|rule| rule.at.value.len()).sum()
}

/// Whether its ways are drawn as the thing that the square is called.
/// Those of a spiral are not: they would run over the words in the middle.
pub(super) fn is_pictured(rule: &SquareRule, shape: Shape) -> bool {
    shape == Shape::Serpentine && matches!(rule.kind.name(), "ladder" | "snake" | "chute")
}

/// Draws them all: they lie on the squares, below what stands in them. The points that they run over.
pub(super) fn draw(pen: &mut Pen, track: &Track, rules: &Rules) -> Vec<Point> {
    let weight = (track.width / 60.0).clamp(0.3, 1.3);
    let mut over = Vec::new();
    // Long ladders lie below short ones, snakes above both.
    let mut ways = ways(rules);
    ways.sort_by_key(|way| (way.to < way.from, std::cmp::Reverse(way.from.number().abs_diff(way.to.number()))));
    let mut rails: Vec<Rail<'_>> = Vec::new();
    let mut bodies: Vec<Body> = Vec::new();
    for way in ways {
        let (Some(from), Some(to)) = (track.cells.get(way.from.index()), track.cells.get(way.to.index())) else { continue };
        match way.rule.kind.name() {
            _ if !is_pictured(way.rule, track.shape) => match Rail::of(track, from, to).and_then(|rail| rail.beside(&rails)) {
                Some(rail) => rails.push(rail),
                None => arrow(pen, track, from, to, weight, &mut over),
            },
            "ladder" => ladder(pen, from.middle, to.middle, track.width, &mut over),
            kind => {
                let body = Body::new(from.middle, to.middle, track.width, kind == "snake", &bodies);
                if kind == "snake" {
                    snake(pen, &body, track.width)
                } else {
                    chute(pen, &body, track.width)
                }
                over.extend_from_slice(&body.line);
                bodies.push(body);
            }
        }
    }
    for rail in &rails {
        let alone = rails.iter().all(|other| std::ptr::eq(other, rail) || rail.clear_of(other));
        let out = if alone {
            0.095
        } else if rail.outer {
            0.13
        } else {
            0.06
        };
        beside_the_road(pen, track, rail, out * track.width, weight);
    }
    over
}

/// A way beside the road, in the gap between two lanes.
struct Rail<'a> {
    from: &'a Cell,
    to: &'a Cell,
    low: f32,
    high: f32,
    /// Whether it is the second one in its gap.
    outer: bool,
}

impl<'a> Rail<'a> {
    /// The way from a square to another one, where the track is a spiral and they are not too far apart.
    fn of(track: &Track, from: &'a Cell, to: &'a Cell) -> Option<Rail<'a>> {
        let middle = |cell: &Cell| (cell.along.0 + cell.along.1) / 2.0;
        let (one, other) = (middle(from), middle(to));
        let far = (one - other).abs();
        let short = far < 16.5 * track.step && far > 1.2 * track.step;
        let rail = Rail { from, to, low: one.min(other), high: one.max(other), outer: false };
        (track.shape == Shape::Spiral && track.width > 20.0 && short).then_some(rail)
    }

    /// Its place beside others: two have room in a gap.
    fn beside(self, others: &[Rail<'_>]) -> Option<Rail<'a>> {
        let taken = |outer: bool| others.iter().any(|other| other.outer == outer && !self.clear_of(other));
        match (taken(false), taken(true)) {
            (false, _) => Some(self),
            (true, false) => Some(Rail { outer: true, ..self }),
            (true, true) => None,
        }
    }

    fn clear_of(&self, other: &Rail<'_>) -> bool {
        self.high <= other.low || self.low >= other.high
    }
}

/// An arrow that leaves the road, runs along its inner side and comes back to it: it covers no square.
fn beside_the_road(pen: &mut Pen, track: &Track, rail: &Rail<'_>, gap: f32, weight: f32) {
    let (road, half, Rail { from, to, .. }) = (&track.road, track.width / 2.0, rail);
    let on = if to.along.0 > from.along.0 { 1.0 } else { -1.0 };
    // It leaves and arrives on the sides that look at each other; numbers stand in the middle.
    let side = |cell: &Cell, on: f32| (cell.along.0 + cell.along.1) / 2.0 + on * (cell.along.1 - cell.along.0) * 0.3;
    let (leaves, comes) = (side(from, on), side(to, -on));
    let (turn, out, inside) = (half * 0.2, half + gap, half - track.width * 0.15);
    let at = |along: f32, right: f32| road.at(along, -right);
    let start = at(leaves, inside * 0.92);
    let (edge, gap) = (at(leaves, half), at(leaves + on * turn, out));
    let mut path = vec![Segment::Move(start.0, start.1), Segment::Curve(edge, at(leaves, out), gap)];
    path.extend(road.line_along(leaves + on * turn, comes - on * turn, -out));
    let (back, tip) = (at(comes, half), at(comes, inside));
    let head = (4.6 * weight).max(1.6);
    let down = direction(back, tip);
    let neck = (tip.0 - down.0 * head, tip.1 - down.1 * head);
    path.push(Segment::Curve(at(comes, out), back, neck));
    pen.path(path, None, Some(line(Ink::Accent, 1.9 * weight)));
    pen.circle(start, 2.0 * weight, Some(Ink::Accent), None);
    pen.polygon(&arrow_head(tip, down, head), Ink::Accent);
}

fn arrow_head(tip: Point, heads: Point, size: f32) -> [Point; 3] {
    let corner = |across: f32| (tip.0 - heads.0 * size * 1.7 - heads.1 * across, tip.1 - heads.1 * size * 1.7 + heads.0 * across);
    [tip, corner(size), corner(-size)]
}

/// A dashed arrow in a shallow bow, with paper along it so that it stands off what it crosses. Where it would run over the
/// words in the middle it is not drawn: its square says where it leads.
fn arrow(pen: &mut Pen, track: &Track, from: &Cell, to: &Cell, weight: f32, over: &mut Vec<Point>) {
    let (leaves, goal) = (from.middle, to.middle);
    let far = distance(leaves, goal);
    let heads = direction(leaves, goal);
    let left = (heads.1, -heads.0);
    let bow = (far * 0.14).min(track.width * 0.7);
    let lean = |point: Point, along: f32| (point.0 + heads.0 * along + left.0 * bow, point.1 + heads.1 * along + left.1 * bow);
    let (a, b) = (lean(leaves, far * 0.3), lean(goal, -far * 0.3));
    let samples: Vec<Point> = (0..=64_u8).map(|step| curve(leaves, a, b, goal, f32::from(step) / 64.0)).collect();
    let field = track.field;
    let within = |(x, y): &Point| *x > field.x && *x < field.x + field.width && *y > field.y && *y < field.y + field.height;
    // Those that lead far back to the start all say so with the same sign.
    let far_back = to.along.0 == 0.0 && far > 3.2 * track.width;
    if far_back || samples.iter().any(within) {
        return;
    }
    // From the edge of what stands in the one to just inside the other.
    let start = samples.iter().find(|point| distance(leaves, **point) > from.room.1 * 0.85).copied().unwrap_or(leaves);
    let enters = samples.iter().rev().find(|point| !contains(&to.polygon, **point)).copied().unwrap_or(leaves);
    let came = direction(enters, goal);
    let head = (5.2 * weight).max(1.6);
    let tip = (enters.0 + came.0 * head * 2.4, enters.1 + came.1 * head * 2.4);
    let neck = (enters.0 + came.0 * head, enters.1 + came.1 * head);
    let path = vec![Segment::Move(start.0, start.1), Segment::Curve(a, b, neck)];
    pen.path(path.clone(), None, Some(line(Ink::Paper, 4.6 * weight)));
    pen.path(path, None, Some(dashed(Ink::Accent, 1.7 * weight)));
    pen.circle(start, 1.8 * weight, Some(Ink::Accent), None);
    pen.polygon(&arrow_head(tip, came, head), Ink::Accent);
    over.extend(samples);
}

/// A ladder: two rails and as many rungs as it takes.
fn ladder(pen: &mut Pen, from: Point, to: Point, lane: f32, over: &mut Vec<Point>) {
    let far = distance(from, to);
    over.extend(
        (0..=60_u8).map(|step| f32::from(step) / 60.0).map(|part| (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)),
    );
    let heads = direction(from, to);
    let half = (lane * 0.11).min(7.0);
    let weight = (lane * 0.04).min(2.0);
    let rail = |side: f32| {
        let across = (-heads.1 * half * side, heads.0 * half * side);
        [(from.0 + across.0, from.1 + across.1), (to.0 + across.0, to.1 + across.1)]
    };
    let rungs = (far / (half * 2.0)).max(2.0) as u16;
    for (width, ink) in [(weight * 2.6, Ink::Paper), (weight, Ink::Grey)] {
        for rung in 1..rungs {
            let along = far * f32::from(rung) / f32::from(rungs);
            let at = |side: f32| (from.0 + heads.0 * along - heads.1 * half * side, from.1 + heads.1 * along + heads.0 * half * side);
            pen.line(&[at(1.0), at(-1.0)], line(ink, width));
        }
        pen.line(&rail(1.0), line(ink, width));
        pen.line(&rail(-1.0), line(ink, width));
    }
}

/// How bodies are filled and which line runs in them: those that cross differ, so that the eye stays on one.
const LOOKS: [(Ink, Ink); 3] = [(Ink::Paper, Ink::Accent), (Ink::Accent, Ink::Paper), (Ink::Middle, Ink::Accent)];

/// The body of a snake or of a chute.
struct Body {
    from: Point,
    to: Point,
    path: Vec<Segment>,
    /// Points along it.
    line: Vec<Point>,
    look: usize,
}

impl Body {
    /// A snake winds as often as it is long, a chute sways once.
    fn new(from: Point, to: Point, lane: f32, winds: bool, others: &[Body]) -> Body {
        let far = distance(from, to);
        let (sway, bends) = match winds {
            true => ((lane * 0.2).min(far * 0.12), ((far / (lane * 1.1)).max(1.0) as u16).min(6)),
            false => ((lane * 0.22).min(far * 0.1), 2),
        };
        let mut line = Vec::new();
        let path = winding(from, to, sway, bends, &mut line);
        let near = |other: &Body| line.iter().any(|point| other.line.iter().any(|there| distance(*point, *there) < lane * 0.3));
        let taken: Vec<usize> = others.iter().filter(|other| near(other)).map(|other| other.look).collect();
        let look = (0..LOOKS.len()).find(|look| !taken.contains(look)).unwrap_or(0);
        Body { from, to, path, line, look }
    }

    /// The ink of its ground, and of the line in it.
    fn inks(&self) -> (Ink, Ink) {
        LOOKS.get(self.look).copied().unwrap_or((Ink::Paper, Ink::Accent))
    }
}

/// A line that sways so often.
fn winding(from: Point, to: Point, sway: f32, bends: u16, over: &mut Vec<Point>) -> Vec<Segment> {
    let far = distance(from, to);
    let heads = direction(from, to);
    let across = (-heads.1, heads.0);
    let point = |part: f32, side: f32| {
        (from.0 + heads.0 * far * part + across.0 * sway * side, from.1 + heads.1 * far * part + across.1 * sway * side)
    };
    let mut path = vec![Segment::Move(from.0, from.1)];
    let mut start = from;
    for bend in 0..bends {
        let (begins, long) = (f32::from(bend) / f32::from(bends), 1.0 / f32::from(bends));
        let side = if bend % 2 == 0 { 1.6 } else { -1.6 };
        let (a, b, end) = (point(begins + long * 0.35, side), point(begins + long * 0.65, side), point(begins + long, 0.0));
        over.extend((0..=16_u8).map(|step| curve(start, a, b, end, f32::from(step) / 16.0)));
        path.push(Segment::Curve(a, b, end));
        start = end;
    }
    path
}

/// A chute: a channel between two rails. One climbs in at the dot and slides out at the arrow.
fn chute(pen: &mut Pen, body: &Body, lane: f32) {
    let thick = (lane * 0.16).min(11.0);
    let (ground, middle) = body.inks();
    for (width, ink) in [(thick * 1.5, Ink::Paper), (thick * 1.1, Ink::Accent), (thick * 0.72, ground)] {
        pen.path(body.path.clone(), None, Some(line(ink, width)));
    }
    pen.path(body.path.clone(), None, Some(dashed(middle, thick * 0.14)));
    pen.circle(body.from, thick * 0.62, Some(Ink::Accent), Some(line(Ink::Paper, thick * 0.2)));
    let heads = direction(body.from, body.to);
    pen.polygon(&arrow_head(body.to, heads, thick * 0.62), Ink::Accent);
}

/// A snake: a body that winds, its head where one comes to it, its tail where one ends.
fn snake(pen: &mut Pen, body: &Body, lane: f32) {
    let thick = (lane * 0.09).min(6.0);
    let (ground, middle) = body.inks();
    for (width, ink) in [(thick * 1.9, Ink::Paper), (thick * 1.15, Ink::Accent), (thick * 0.6, ground)] {
        pen.path(body.path.clone(), None, Some(line(ink, width)));
    }
    pen.path(body.path.clone(), None, Some(dashed(middle, thick * 0.3)));
    let path = &body.path;
    // The head lies on the square where one is bitten.
    let (Some(Segment::Move(x, y)), Some(Segment::Curve(a, b, end))) = (path.first().copied(), path.get(1).copied()) else { return };
    let ahead = curve((x, y), a, b, end, 0.12);
    let back = direction(ahead, (x, y));
    let at = |along: f32, side: f32| (x + back.0 * along - back.1 * side, y + back.1 * along + back.0 * side);
    let tongue = thick * 1.7;
    for side in [0.5, -0.5] {
        pen.line(&[at(thick, 0.0), at(tongue, 0.0), at(tongue * 1.35, thick * side)], line(Ink::Accent, thick * 0.2));
    }
    pen.circle((x, y), thick * 1.15, Some(Ink::Accent), Some(line(Ink::Paper, thick * 0.3)));
    for side in [0.45, -0.45] {
        pen.circle(at(thick * 0.25, thick * side), thick * 0.24, Some(Ink::Paper), None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_that_cross_look_different() {
        let body = |from, to, others: &[Body]| Body::new(from, to, 40.0, false, others);
        let one = body((0.0, 0.0), (200.0, 200.0), &[]);
        let across = body((0.0, 200.0), (200.0, 0.0), std::slice::from_ref(&one));
        let apart = body((400.0, 0.0), (500.0, 200.0), std::slice::from_ref(&one));
        assert_eq!((one.look, apart.look), (0, 0));
        assert_ne!(across.inks(), one.inks());
    }
}
