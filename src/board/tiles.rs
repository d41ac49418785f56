//! A large board on two sheets.
//!
//! The board is drawn once and stands on both sheets, shifted. The first sheet goes on past the joint: that is the flap
//! to be glued. The second is cut along the joint and laid over it; what both have printed lies on itself, so that a cut a
//! millimetre off shows no gap.

use super::EDGE;
use crate::figure::{Anchor, Drawing, Ink, Segment, Shape, Stroke};
use crate::pdf::{Plate, Size, mm};
use crate::texts::Texts;

/// The flap, in points: 14 mm, of which a printer may leave out the outermost.
const FLAP: f32 = mm(14.0);

/// What the board loses of the paper: width, height. The joint runs across the long side.
pub(super) fn lost(paper: Size) -> (f32, f32) {
    // Each sheet keeps its outer edge and, at the joint, the flap.
    let (along, across) = (2.0 * EDGE + 2.0 * FLAP, 2.0 * EDGE);
    if paper.width > paper.height { (along, across) } else { (across, along) }
}

/// The two sheets.
pub(super) fn plates(board: &Drawing, paper: Size, texts: &Texts, alt: &str) -> Vec<Plate> {
    let lies = paper.width > paper.height;
    let sheet = if lies { Size { width: paper.width / 2.0, ..paper } } else { Size { height: paper.height / 2.0, ..paper } };
    let half = if lies { board.width / 2.0 } else { board.height / 2.0 };
    let offsets = [(EDGE, EDGE), if lies { (FLAP - half, EDGE) } else { (EDGE, FLAP - half) }];
    offsets
        .into_iter()
        .enumerate()
        .map(|(index, at)| {
            let joint = if index == 0 { EDGE + half } else { FLAP };
            let here = board.shapes.iter().filter_map(|shape| on_sheet(shape, at, sheet)).map(|shape| moved(shape, at));
            let mut shapes: Vec<Shape> = here.collect();
            shapes.extend(marks(sheet, lies, joint));
            let id = if index == 0 { "board-tile-first" } else { "board-tile-second" };
            let says = texts.say(id, &[]);
            shapes.extend(note(&says, sheet, lies, joint, index == 0));
            let drawing = Drawing { width: sheet.width, height: sheet.height, shapes };
            let name = texts.say("board-sheet", &[("n", (index + 1).into())]);
            Plate { alt: format!("{name} {says} {alt}"), heading: Some(name), ..Plate::new(sheet, drawing, String::new()) }
        })
        .collect()
}

/// What of a shape lies on a sheet; what lies beside it would only be found by those who search the text.
fn on_sheet(shape: &Shape, at: (f32, f32), sheet: Size) -> Option<Shape> {
    let inside = |(left, top, right, bottom): (f32, f32, f32, f32)| {
        right + at.0 > 0.0 && left + at.0 < sheet.width && bottom + at.1 > 0.0 && top + at.1 < sheet.height
    };
    match shape {
        Shape::Group { name, title, shapes } => {
            let shapes: Vec<Shape> = shapes.iter().filter_map(|shape| on_sheet(shape, at, sheet)).collect();
            (!shapes.is_empty()).then(|| Shape::Group { name: name.clone(), title: title.clone(), shapes })
        }
        shape => inside(bounds(shape)).then(|| shape.clone()),
    }
}

/// Left, top, right, bottom, on the wide side.
fn bounds(shape: &Shape) -> (f32, f32, f32, f32) {
    let mut bounds = (f32::INFINITY, f32::INFINITY, f32::NEG_INFINITY, f32::NEG_INFINITY);
    let mut grow = |(x, y): (f32, f32)| {
        bounds = (bounds.0.min(x), bounds.1.min(y), bounds.2.max(x), bounds.3.max(y));
    };
    match shape {
        Shape::Path { path, .. } => path.iter().for_each(|segment| match *segment {
            Segment::Move(x, y) | Segment::Line(x, y) => grow((x, y)),
            Segment::Curve(a, b, c) => [a, b, c].into_iter().for_each(&mut grow),
            Segment::Close => {}
        }),
        Shape::Text { text, at: (x, y), size, anchor, bold, .. } => {
            let long = crate::figure::text_width(text, *size, *bold);
            let left = match anchor {
                Anchor::Start => *x,
                Anchor::Middle => x - long / 2.0,
                Anchor::End => x - long,
            };
            grow((left, y - size));
            grow((left + long, y + size * 0.3));
        }
        Shape::Group { .. } => {}
    }
    bounds
}

fn moved(shape: Shape, by: (f32, f32)) -> Shape {
    let place = |(x, y): (f32, f32)| (x + by.0, y + by.1);
    match shape {
        Shape::Path { path, fill, stroke } => {
            Shape::Path { path: path.into_iter().map(|segment| segment.map(place)).collect(), fill, stroke }
        }
        Shape::Text { text, at, size, bold, ink, anchor } => Shape::Text { text, at: place(at), size, bold, ink, anchor },
        Shape::Group { name, title, shapes } => {
            Shape::Group { name, title, shapes: shapes.into_iter().map(|shape| moved(shape, by)).collect() }
        }
    }
}

/// Marks on both sides of the joint: a cross that lies on the other sheet’s cross, and where to cut.
fn marks(sheet: Size, lies: bool, joint: f32) -> Vec<Shape> {
    let turn = |x: f32, y: f32| if lies { (x, y) } else { (y, x) };
    let far = if lies { sheet.height } else { sheet.width };
    let stroke = |dashed: bool| Some(Stroke { ink: Ink::Black, width: 0.6, dashed });
    let mut shapes = Vec::new();
    for (near, end) in [(EDGE * 0.35, EDGE * 0.9), (far - EDGE * 0.35, far - EDGE * 0.9)] {
        let (from, to) = (turn(joint, near), turn(joint, end));
        shapes.push(Shape::Path {
            path: vec![Segment::Move(from.0, from.1), Segment::Line(to.0, to.1)],
            fill: None,
            stroke: stroke(false),
        });
        let middle = (near + end) / 2.0;
        let corners = [(joint - 4.0, middle), (joint, middle - 4.0), (joint + 4.0, middle), (joint, middle + 4.0)].map(|(x, y)| turn(x, y));
        let mut path: Vec<Segment> = corners
            .iter()
            .enumerate()
            .map(|(index, (x, y))| if index == 0 { Segment::Move(*x, *y) } else { Segment::Line(*x, *y) })
            .collect();
        path.push(Segment::Close);
        shapes.push(Shape::Path { path, fill: None, stroke: stroke(false) });
    }
    shapes
}

/// What to do with the flap: in the margin below a joint that stands, on the flap itself where it lies.
fn note(says: &str, sheet: Size, lies: bool, joint: f32, first: bool) -> Vec<Shape> {
    const SIZE: f32 = 7.0;
    let (at, anchor) = match (lies, first) {
        (true, true) => ((joint - 8.0, sheet.height - EDGE * 0.35), Anchor::End),
        (true, false) => ((joint + 8.0, sheet.height - EDGE * 0.35), Anchor::Start),
        (false, _) => ((EDGE + 10.0, joint + if first { FLAP * 0.4 } else { -FLAP * 0.25 }), Anchor::Start),
    };
    let text = Shape::Text { text: says.to_owned(), at, size: SIZE, bold: false, ink: Ink::Black, anchor };
    if lies {
        return vec![text];
    }
    let (left, right) = (at.0 - SIZE * 0.5, at.0 + crate::figure::text_width(says, SIZE, false) + SIZE * 0.5);
    let (top, bottom) = (at.1 - SIZE, at.1 + SIZE * 0.45);
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
    let path = corners.into_iter().enumerate().map(|(index, (x, y))| if index == 0 { Segment::Move(x, y) } else { Segment::Line(x, y) });
    let plate = Shape::Path { path: path.chain([Segment::Close]).collect(), fill: Some(Ink::Paper), stroke: None };
    vec![plate, text]
}
