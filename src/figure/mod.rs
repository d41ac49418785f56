//! Drawings, from one model for every output: SVG on pages, path operations in PDF.
//!
//! In come a variant's board and the steps of a turn; out comes a [`Drawing`]. Lengths are in points (1/72 inch),
//! the origin is the top left corner, y grows downwards. Ink alone must carry the meaning: each fill goes with a
//! shape, a pattern or a word.
//!
//! `icons` draws the kinds of squares, `board` the spiral, `charts` figures of whole games, `turn` worked turns as
//! paths.

mod board;
pub(crate) mod charts;
mod code;
mod hops;
mod icons;
mod pen;
pub(crate) mod pieces;
pub mod play;
mod points;
mod row;
mod turn;
mod widths;

pub(crate) use board::board_places;
pub use board::{BoardWords, board};
pub(crate) use code::code;
pub(crate) use icons::{has_icon, icon};
pub(crate) use points::thousandth;
pub(crate) use turn::{ARROWS, TurnWords, Worked, arrows, turns};

pub(crate) use widths::width as text_width;

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawing {
    /// Width in points.
    pub width: f32,
    /// Height in points.
    pub height: f32,
    /// What is drawn, the first at the bottom.
    pub shapes: Vec<Shape>,
}

impl Drawing {
    /// All paths and texts, the first at the bottom, whatever groups they are in.
    pub fn leaves(&self) -> Vec<&Shape> {
        fn of<'a>(shapes: &'a [Shape], leaves: &mut Vec<&'a Shape>) {
            for shape in shapes {
                match shape {
                    Shape::Group { shapes, .. } => of(shapes, leaves),
                    leaf => leaves.push(leaf),
                }
            }
        }
        let mut leaves = Vec::new();
        of(&self.shapes, &mut leaves);
        leaves
    }
}

/// One thing drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A path, filled, stroked or both.
    Path {
        /// Its pieces.
        path: Vec<Segment>,
        /// The fill.
        fill: Option<Ink>,
        /// The line.
        stroke: Option<Stroke>,
    },
    /// A line of text.
    Text {
        /// What it says.
        text: String,
        /// The point on the baseline that `anchor` names.
        at: (f32, f32),
        /// Size of the type in points.
        size: f32,
        /// Bold face.
        bold: bool,
        /// Its colour.
        ink: Ink,
        /// Which part of the line stands at `at`.
        anchor: Anchor,
    },
    /// Shapes that are one thing, such as a square of a board: they look as without it, and pages can point at them.
    Group {
        /// What programs call it, once in a drawing: lower case letters, digits and `-`; `square-6`.
        name: String,
        /// What it is, in words: `6, the bridge`.
        title: String,
        /// Its shapes, the first at the bottom.
        shapes: Vec<Shape>,
    },
}

/// A piece of a path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Segment {
    /// Begins a new piece there.
    Move(f32, f32),
    /// A straight line to there.
    Line(f32, f32),
    /// A cubic curve: two control points, then the end.
    Curve((f32, f32), (f32, f32), (f32, f32)),
    /// Closes the piece.
    Close,
}

/// A line around or along a path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Its colour.
    pub ink: Ink,
    /// Its width in points.
    pub width: f32,
    /// Whether it is dashed.
    pub dashed: bool,
}

/// A colour by its part in the design, so that each output and each ink can choose its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// Text and lines.
    Black,
    /// The paper.
    Paper,
    /// The accent of the design: dark, reads on paper.
    Accent,
    /// A pale ground that black text reads on.
    Pale,
    /// A middle ground that black text reads on.
    Middle,
    /// Secondary text; reads on paper.
    Grey,
}

/// Which part of a line of text stands at its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// Where a document's figures and icons come from.
pub trait Figures {
    /// The figure of that name (`board`, `turn/1`), drawn to fit `width` × `height` points.
    fn figure(&self, name: &str, width: f32, height: f32) -> Option<Drawing>;

    /// The icon of a kind of square, drawn in a square of `size` points.
    fn icon(&self, name: &str, size: f32) -> Option<Drawing>;
}
