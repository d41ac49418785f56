//! What the painter is given and what it hands on: pages, what lies on them, the tree of tags.

use std::borrow::Cow;

use printpdf::Op;

use super::marks::{Element, Mark};
use super::paper::{Area, Size};

/// A page of the file: marks at their places on a paper.
#[derive(Clone, Debug)]
pub(super) struct Page {
    /// The paper.
    pub(super) paper: Size,
    /// What is left of the paper when it is cut.
    pub(super) trim: Area,
    /// What may be printed: the trimmed area and what the knife may leave beside it.
    pub(super) bleed: Area,
    /// Whether everything stands on its head, for sheets that are turned over their short edge.
    pub(super) turned: bool,
}

impl Page {
    /// A page that is not cut.
    pub(super) fn whole(paper: Size) -> Page {
        Page { paper, trim: Area::of(paper), bleed: Area::of(paper), turned: false }
    }
}

/// Marks that go to a page, in reading order.
#[derive(Clone, Debug)]
pub(super) struct Placed<'a> {
    /// The page, by its number from 0.
    pub(super) page: usize,
    /// Where the top left corner of the marks' own paper comes to lie.
    pub(super) at: (f32, f32),
    /// The marks.
    pub(super) marks: Cow<'a, [Mark]>,
    /// Whether they are a copy of what is told elsewhere: seen, but not read out again.
    pub(super) copy: bool,
}

/// Pages painted.
#[derive(Default)]
pub(super) struct Painted {
    /// The pages.
    pub(super) pages: Vec<Page>,
    /// The operations of each page.
    pub(super) contents: Vec<Vec<Op>>,
    /// The tree of tags; its root is the first.
    pub(super) nodes: Vec<Node>,
    /// For each page the element of each marked piece, by its number.
    pub(super) pieces: Vec<Vec<usize>>,
    /// Areas that lead somewhere.
    pub(super) links: Vec<LinkArea>,
    /// The outline: a text, its page, its height on it from below.
    pub(super) outline: Vec<(String, usize, f32)>,
    /// The headings that what comes next stands under, as the levels that they were set in.
    pub(super) levels: Vec<usize>,
}

/// An element in the tree.
#[derive(Debug)]
pub(super) struct Node {
    /// What it is.
    pub(super) element: Element,
    /// The element that holds it.
    pub(super) parent: Option<usize>,
    /// What it holds, in reading order.
    pub(super) kids: Vec<Kid>,
    /// Of a figure: where it stands, as left, bottom, right, top.
    pub(super) bounds: Option<[f32; 4]>,
    /// The page that it begins on.
    pub(super) page: usize,
}

/// What an element holds.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kid {
    /// A marked piece of a page: the page and its number.
    Piece(usize, i64),
    /// Another element.
    Node(usize),
    /// The area of a link.
    Link(usize),
}

/// An area that leads somewhere.
#[derive(Debug)]
pub(super) struct LinkArea {
    /// The page.
    pub(super) page: usize,
    /// Left, bottom, right, top.
    pub(super) bounds: [f32; 4],
    /// The address.
    pub(super) url: String,
    /// The element.
    pub(super) node: usize,
}
