//! Marks: what layout hands to the painter, in reading order.
//!
//! A list of marks says at once what is seen and what it means: elements open and close around the text they hold.
//! Lengths are points from the top left of the piece; y grows downwards.

use std::rc::Rc;

use super::fonts::{Glyph, width};
use super::style::Ground;
use crate::figure::{Drawing, Ink, Segment};

/// One mark.
#[derive(Clone, Debug)]
pub(super) enum Mark {
    /// An element of the document begins.
    Open(Element),
    /// The last element that began ends.
    Close,
    /// A place where a page or a column may end.
    Break {
        /// Its height: everything before stands above, everything after below.
        y: f32,
        /// Whether what stands above is the head of a table, to be seen again where the table goes on.
        heads: bool,
    },
    /// Text of the element that is open.
    Text(Run),
    /// The hyphen of a broken word: seen, but no letter of the text.
    Hyphen(Run),
    /// A decoration without meaning: a path.
    Ornament {
        /// Its path.
        path: Vec<Segment>,
        /// Filled with it.
        fill: Option<Ink>,
        /// Drawn with a line of that ink and width.
        line: Option<(Ink, f32)>,
    },
    /// Dots in a row, a decoration.
    Dots {
        /// The first.
        from: (f32, f32),
        /// Where they end.
        to: (f32, f32),
        /// How far apart.
        step: f32,
    },
    /// A drawing, scaled; part of the element that is open, or a decoration outside of all elements.
    Picture {
        /// What is drawn.
        drawing: Rc<Drawing>,
        /// Its top left corner.
        at: (f32, f32),
        /// How many times its own size.
        scale: f32,
        /// What it stands on.
        ground: Ground,
        /// Whether it carries no meaning of its own.
        ornament: bool,
    },
}

impl Mark {
    /// Where a text ends on its right.
    pub(super) fn right_end(&self) -> Option<f32> {
        match self {
            Mark::Text(run) | Mark::Hyphen(run) => Some(run.at.0 + width(&run.glyphs, run.size)),
            _ => None,
        }
    }
}

/// Letters on one line in one style.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// The glyphs.
    pub(super) glyphs: Vec<Glyph>,
    /// Where the first one stands, on the baseline.
    pub(super) at: (f32, f32),
    /// Size of the type.
    pub(super) size: f32,
    /// Bold face.
    pub(super) bold: bool,
    /// Slanted, for emphasis.
    pub(super) slanted: bool,
    /// Colour.
    pub(super) ink: Ink,
    /// What it stands on.
    pub(super) ground: Ground,
}

/// An element of the tree of tags.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Element {
    /// Its standard structure type.
    pub(super) tag: &'static str,
    /// Its alternative text.
    pub(super) alt: Option<String>,
    /// Of a header cell: `Row` or `Column`.
    pub(super) scope: Option<&'static str>,
    /// Of a link: its address.
    pub(super) url: Option<String>,
    /// Of a list: how its items are labelled.
    pub(super) numbering: Option<&'static str>,
    /// Of a heading: its text, for the outline.
    pub(super) outline: Option<String>,
    /// What an element is known by that may go on on another page.
    pub(super) key: Option<usize>,
}

impl Element {
    /// A plain element.
    pub(super) fn new(tag: &'static str) -> Element {
        Element { tag, ..Element::default() }
    }
}

/// A rectangle with round corners, clockwise.
pub(super) fn round_rect(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Vec<Segment> {
    use Segment::{Close, Curve, Line, Move};
    let (right, bottom) = (x + width, y + height);
    if radius <= 0.0 {
        return vec![Move(x, y), Line(right, y), Line(right, bottom), Line(x, bottom), Close];
    }
    let arm = radius * 0.447_715;
    vec![
        Move(x + radius, y),
        Line(right - radius, y),
        Curve((right - arm, y), (right, y + arm), (right, y + radius)),
        Line(right, bottom - radius),
        Curve((right, bottom - arm), (right - arm, bottom), (right - radius, bottom)),
        Line(x + radius, bottom),
        Curve((x + arm, bottom), (x, bottom - arm), (x, bottom - radius)),
        Line(x, y + radius),
        Curve((x, y + arm), (x + arm, y), (x + radius, y)),
        Close,
    ]
}

/// A straight line.
pub(super) fn line(from: (f32, f32), to: (f32, f32)) -> Vec<Segment> {
    vec![Segment::Move(from.0, from.1), Segment::Line(to.0, to.1)]
}

/// Moves marks.
pub(super) fn shift(marks: &mut [Mark], by_x: f32, by_y: f32) {
    let moved = |(x, y): (f32, f32)| (x + by_x, y + by_y);
    for mark in marks {
        match mark {
            Mark::Open(_) | Mark::Close => {}
            Mark::Break { y, .. } => *y += by_y,
            Mark::Text(run) | Mark::Hyphen(run) => run.at = moved(run.at),
            Mark::Dots { from, to, .. } => (*from, *to) = (moved(*from), moved(*to)),
            Mark::Picture { at, .. } => *at = moved(*at),
            Mark::Ornament { path, .. } => {
                path.iter_mut().for_each(|segment| *segment = segment.map(moved));
            }
        }
    }
}
