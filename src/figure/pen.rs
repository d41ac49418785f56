//! A pen for drawings: the shapes that they are made of, with coordinates that are the same everywhere.

use super::points::thousandth;
use super::{Anchor, Drawing, Ink, Segment, Shape, Stroke};

/// Collects shapes.
#[derive(Default)]
pub(super) struct Pen {
    shapes: Vec<Shape>,
}

/// A line of full strokes.
pub(super) const fn line(ink: Ink, width: f32) -> Stroke {
    Stroke { ink, width, dashed: false }
}

/// A dashed line.
pub(super) const fn dashed(ink: Ink, width: f32) -> Stroke {
    Stroke { ink, width, dashed: true }
}

/// The distance of a control point from its corner in a quarter of a circle, as a part of the radius.
const ARM: f32 = 0.447_715;

impl Pen {
    /// The drawing, of that size.
    pub(super) fn finish(self, width: f32, height: f32) -> Drawing {
        Drawing { width: thousandth(width), height: thousandth(height), shapes: self.shapes }
    }

    /// What is drawn in there is one thing, with a name.
    pub(super) fn group<T>(&mut self, name: String, title: String, draw: impl FnOnce(&mut Pen) -> T) -> T {
        let mut pen = Pen::default();
        let drawn = draw(&mut pen);
        self.shapes.push(Shape::Group { name, title, shapes: pen.shapes });
        drawn
    }

    /// A path as it is.
    pub(super) fn path(&mut self, path: Vec<Segment>, fill: Option<Ink>, stroke: Option<Stroke>) {
        self.shapes.push(Shape::Path { path: path.into_iter().map(|segment| segment.map(place)).collect(), fill, stroke });
    }

    /// A line through points.
    pub(super) fn line(&mut self, points: &[(f32, f32)], stroke: Stroke) {
        self.path(through(points), None, Some(stroke));
    }

    /// A filled shape with these corners.
    pub(super) fn polygon(&mut self, points: &[(f32, f32)], fill: Ink) {
        let mut path = through(points);
        path.push(Segment::Close);
        self.path(path, Some(fill), None);
    }

    /// A circle.
    pub(super) fn circle(&mut self, (x, y): (f32, f32), radius: f32, fill: Option<Ink>, stroke: Option<Stroke>) {
        self.rect((x - radius, y - radius), (2.0 * radius, 2.0 * radius), [radius; 4], fill, stroke);
    }

    /// A rectangle with round corners: top left, top right, bottom right, bottom left.
    pub(super) fn rect(&mut self, at: (f32, f32), size: (f32, f32), radii: [f32; 4], fill: Option<Ink>, stroke: Option<Stroke>) {
        let ((left, top), (right, bottom)) = (at, (at.0 + size.0, at.1 + size.1));
        let [tl, tr, br, bl] = radii;
        let mut path = vec![Segment::Move(left + tl, top)];
        if right - tr - left - tl > 0.0005 {
            path.push(Segment::Line(right - tr, top));
        }
        let mut corner = |radius: f32, a: (f32, f32), b: (f32, f32), end: (f32, f32), next: (f32, f32)| {
            if radius > 0.0 {
                path.push(Segment::Curve(a, b, end));
            }
            // A side that is all corner has no line, nor has the last one where the shape closes by itself.
            let closes = (next.0 - left - tl).abs() + (next.1 - top).abs() < 0.0005;
            if !closes && (next.0 - end.0).abs() + (next.1 - end.1).abs() > 0.0005 {
                path.push(Segment::Line(next.0, next.1));
            }
        };
        corner(tr, (right - tr * ARM, top), (right, top + tr * ARM), (right, top + tr), (right, bottom - br));
        corner(br, (right, bottom - br * ARM), (right - br * ARM, bottom), (right - br, bottom), (left + bl, bottom));
        corner(bl, (left + bl * ARM, bottom), (left, bottom - bl * ARM), (left, bottom - bl), (left, top + tl));
        corner(tl, (left, top + tl * ARM), (left + tl * ARM, top), (left + tl, top), (left + tl, top));
        path.push(Segment::Close);
        self.path(path, fill, stroke);
    }

    /// A line of text.
    pub(super) fn text(&mut self, text: impl Into<String>, at: (f32, f32), size: f32, bold: bool, ink: Ink, anchor: Anchor) {
        let at = place(at);
        self.shapes.push(Shape::Text { text: text.into(), at, size: thousandth(size), bold, ink, anchor });
    }

    /// Another drawing, with its top left corner there.
    pub(super) fn place(&mut self, drawing: Drawing, at: (f32, f32)) {
        self.shapes.extend(transformed(drawing, 1.0, at).shapes);
    }
}

/// A drawing that many times as large, moved.
pub(super) fn transformed(drawing: Drawing, scale: f32, by: (f32, f32)) -> Drawing {
    Drawing {
        width: thousandth(drawing.width * scale),
        height: thousandth(drawing.height * scale),
        shapes: drawing.shapes.into_iter().map(|shape| moved(shape, scale, by)).collect(),
    }
}

fn moved(shape: Shape, scale: f32, by: (f32, f32)) -> Shape {
    let place = |(x, y): (f32, f32)| place((x * scale + by.0, y * scale + by.1));
    match shape {
        Shape::Path { path, fill, stroke } => Shape::Path {
            path: path.into_iter().map(|segment| segment.map(place)).collect(),
            fill,
            stroke: stroke.map(|stroke| Stroke { width: thousandth(stroke.width * scale), ..stroke }),
        },
        Shape::Text { text, at, size, bold, ink, anchor } => {
            Shape::Text { text, at: place(at), size: thousandth(size * scale), bold, ink, anchor }
        }
        Shape::Group { name, title, shapes } => {
            Shape::Group { name, title, shapes: shapes.into_iter().map(|shape| moved(shape, scale, by)).collect() }
        }
    }
}

/// A good guess at the width of a line of bold text, on the wide side: drawings do not know the fonts of their output.
pub(crate) fn guess_width(text: &str, size: f32) -> f32 {
    let part = |letter: char| match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | '’' | '\'' | ' ' | '\u{a0}' | '\u{202f}' | ':' | '!' => 0.33,
        'f' | 'r' | 't' | '-' | '(' | ')' => 0.42,
        'm' | 'w' | 'M' | 'W' | 'œ' | 'Œ' | '…' => 0.92,
        '0'..='9' => 0.55,
        letter if letter.is_uppercase() => 0.68,
        letter if letter.is_ascii() || letter.is_alphabetic() => 0.58,
        _ => 1.0,
    };
    text.chars().map(part).sum::<f32>() * size
}

fn through(points: &[(f32, f32)]) -> Vec<Segment> {
    points.iter().enumerate().map(|(index, (x, y))| if index == 0 { Segment::Move(*x, *y) } else { Segment::Line(*x, *y) }).collect()
}

/// A point, to thousandths.
fn place((x, y): (f32, f32)) -> (f32, f32) {
    (thousandth(x), thousandth(y))
}
