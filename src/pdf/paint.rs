//! Marks to page operations, and to the tree of tags that says what they mean.
//!
//! The pen goes through the marks once. Content of an element is a marked piece of the page; whatever belongs to no
//! element is marked as a decoration, so that nothing on a side is left without a meaning.

use std::collections::BTreeMap;

use super::content::Content;
use super::error::PdfError;
use super::fonts::{Faces, width};
use super::marks::{Element, Mark, Run};
use super::painted::{Kid, LinkArea, Node, Page, Painted, Placed};
use super::paper::Size;
use super::style::{Ground, Palette, Rgb};
use crate::figure::{Anchor, Ink, Segment, Shape, Stroke, thousandth};

/// How far slanted letters lean, as a part of their height: eleven degrees, as most italics do.
const SLANT: f32 = 0.194;

/// Paints pages.
///
/// # Errors
/// A letter of a drawing that the fonts do not have.
pub(super) fn paint(pages: Vec<Page>, placed: &[Placed<'_>], faces: &Faces, palette: Palette) -> Result<Painted, PdfError> {
    let root = Node { element: Element::new("Document"), parent: None, kids: Vec::new(), bounds: None, page: 0 };
    let canvases: Vec<Canvas> = pages.iter().map(|_| Canvas::default()).collect();
    let mut painted = Painted { nodes: vec![root], pieces: pages.iter().map(|_| Vec::new()).collect(), pages, ..Painted::default() };
    let mut keys = BTreeMap::new();
    let mut canvases: Vec<Option<Canvas>> = canvases.into_iter().map(Some).collect();
    for place in placed {
        let Some(page) = painted.pages.get(place.page).cloned() else { continue };
        let Some(canvas) = canvases.get_mut(place.page).and_then(Option::take) else { continue };
        let mut pen = Pen {
            number: place.page,
            page,
            origin: place.at,
            copy: place.copy,
            painted: &mut painted,
            keys: &mut keys,
            faces,
            palette,
            open: vec![0],
            state: State::Outside,
            content: canvas.content,
            set: canvas.set,
        };
        if pen.content.is_empty() {
            pen.content.op("J", &[1.0]);
            pen.content.op("j", &[1.0]);
        }
        for mark in place.marks.iter() {
            pen.mark(mark)?;
        }
        pen.leave();
        let canvas = Canvas { content: pen.content, set: pen.set };
        if let Some(place) = canvases.get_mut(place.page) {
            *place = Some(canvas);
        }
    }
    painted.contents = canvases.into_iter().map(|canvas| canvas.unwrap_or_default().content.into_ops()).collect();
    Ok(painted)
}

/// What has been written on a page so far.
#[derive(Default)]
struct Canvas {
    content: Content,
    set: Set,
}

/// Which marked piece is being written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Outside,
    Content,
    Ornament,
}

struct Pen<'a> {
    number: usize,
    page: Page,
    /// Where the marks' own paper lies on the page.
    origin: (f32, f32),
    copy: bool,
    painted: &'a mut Painted,
    /// The elements that may go on later, by their keys.
    keys: &'a mut BTreeMap<usize, usize>,
    faces: &'a Faces,
    palette: Palette,
    content: Content,
    /// The elements that are open, the innermost last.
    open: Vec<usize>,
    state: State,
    /// The inks of fills and lines, the line width and the font that are set, so that none is set twice.
    set: Set,
}

/// What is set on a page.
#[derive(Default)]
struct Set {
    fill: Option<Rgb>,
    line: Option<Rgb>,
    width: Option<f32>,
    font: Option<(bool, f32)>,
}

impl Pen<'_> {
    fn mark(&mut self, mark: &Mark) -> Result<(), PdfError> {
        match mark {
            Mark::Break { .. } => {}
            Mark::Open(_) | Mark::Close if self.copy => self.leave(),
            Mark::Open(element) => {
                self.leave();
                if let Some(known) = element.key.and_then(|key| self.keys.get(&key)) {
                    self.open.push(*known);
                    return Ok(());
                }
                let parent = self.open.last().copied();
                let index = self.painted.nodes.len();
                let element = Element { tag: self.heading(element.tag), ..element.clone() };
                let key = element.key;
                self.painted.nodes.push(Node { element, parent, kids: Vec::new(), bounds: None, page: self.number });
                self.add_kid(Kid::Node(index));
                if let Some(key) = key {
                    self.keys.insert(key, index);
                }
                self.open.push(index);
            }
            Mark::Close => {
                self.leave();
                self.open.pop();
            }
            Mark::Text(run) => {
                self.enter(State::Content, None);
                self.note_place(run);
                self.run(run);
            }
            Mark::Hyphen(run) => {
                // A piece of its own: a marked piece inside another one stops some readers.
                self.leave();
                self.enter(State::Content, Some("\u{ad}"));
                self.run(run);
                self.leave();
            }
            Mark::Ornament { path, fill, line } => {
                self.enter(State::Ornament, None);
                // Without grounds a band is its outline.
                let (fill, line) = match fill {
                    Some(ink) if !self.palette.has_grounds() => (None, line.or((*ink == Ink::Accent).then_some((Ink::Accent, 0.9)))),
                    _ => (*fill, *line),
                };
                let stroke = line.map(|(ink, width)| Stroke { ink, width, dashed: false });
                self.path(path, (0.0, 0.0), 1.0, fill, stroke, Ground::Paper);
            }
            Mark::Dots { from, to, step } => {
                // Round ends and no length make dots.
                self.enter(State::Ornament, None);
                let ink = Stroke { ink: Ink::Grey, width: 0.9, dashed: false };
                self.content.dash(&[0.0, *step]);
                let path = [Segment::Move(from.0, from.1), Segment::Line(to.0, to.1)];
                self.path(&path, (0.0, 0.0), 1.0, None, Some(ink), Ground::Paper);
                self.content.dash(&[]);
            }
            Mark::Picture { drawing, at, scale, ground, ornament } => {
                self.enter(if *ornament { State::Ornament } else { State::Content }, None);
                if !ornament {
                    let bounds = self.bounds(at.0, at.1, drawing.width * scale, drawing.height * scale);
                    if let Some(node) = self.open.last().and_then(|node| self.painted.nodes.get_mut(*node)) {
                        node.bounds = Some(bounds);
                        if let Some(text) = node.element.outline.take() {
                            let [.., top] = bounds;
                            self.painted.outline.push((text, self.number, top));
                        }
                    }
                }
                self.drawing(&drawing.shapes, *at, *scale, *ground)?;
                // Each picture is a piece of its own.
                self.leave();
            }
        }
        Ok(())
    }

    /// A point of the marks as a point of the page, from below.
    fn place(&self, (x, y): (f32, f32)) -> (f32, f32) {
        let Size { width, height } = self.page.paper;
        let (x, y) = (x + self.origin.0, height - y - self.origin.1);
        if self.page.turned { (width - x, height - y) } else { (x, y) }
    }

    /// An area of the marks as left, bottom, right, top of the page.
    fn bounds(&self, x: f32, y: f32, width: f32, height: f32) -> [f32; 4] {
        let ((left, top), (right, bottom)) = (self.place((x, y)), self.place((x + width, y + height)));
        [left.min(right), top.min(bottom), left.max(right), top.max(bottom)]
    }

    /// The tag of a heading: a level follows the one above it without a gap, whatever type it is set in. Other tags stay.
    fn heading(&mut self, tag: &'static str) -> &'static str {
        const LEVELS: [&str; 4] = ["H1", "H2", "H3", "H4"];
        let Some(wanted) = LEVELS.iter().position(|level| *level == tag) else { return tag };
        let levels = &mut self.painted.levels;
        levels.retain(|above| *above < wanted);
        levels.push(wanted);
        LEVELS.get(levels.len() - 1).copied().unwrap_or(tag)
    }

    fn add_kid(&mut self, kid: Kid) {
        if let Some(node) = self.open.last().and_then(|node| self.painted.nodes.get_mut(*node)) {
            node.kids.push(kid);
        }
    }

    fn enter(&mut self, state: State, actual: Option<&str>) {
        // Outside of all elements there is no content, only decoration.
        let state = if self.copy || self.open.len() < 2 { State::Ornament } else { state };
        if self.state == state {
            return;
        }
        self.leave();
        self.state = state;
        if state == State::Ornament {
            self.content.begin_ornament();
            return;
        }
        let node = self.open.last().copied().unwrap_or_default();
        let Some(pieces) = self.painted.pieces.get_mut(self.number) else { return };
        let id = i64::try_from(pieces.len()).unwrap_or(i64::MAX);
        pieces.push(node);
        self.add_kid(Kid::Piece(self.number, id));
        let tag = match actual {
            Some(_) => "Span",
            None => self.painted.nodes.get(node).map_or("P", |node| node.element.tag),
        };
        self.content.begin_piece(tag, id, actual);
    }

    fn leave(&mut self) {
        if self.state != State::Outside {
            self.content.end_piece();
            self.state = State::Outside;
        }
    }

    /// Notes where links and headings stand.
    fn note_place(&mut self, run: &Run) {
        let Some(index) = self.open.last().copied() else { return };
        let long = width(&run.glyphs, run.size);
        let [.., top] = self.bounds(run.at.0, run.at.1 - run.size, long, run.size);
        let area = self.bounds(run.at.0, run.at.1 - run.size * 0.8, long, run.size * 1.05);
        let Some(node) = self.painted.nodes.get_mut(index).filter(|_| !self.copy) else { return };
        if let Some(text) = node.element.outline.take() {
            self.painted.outline.push((text, self.number, top));
        }
        if let Some(url) = node.element.url.clone() {
            node.kids.push(Kid::Link(self.painted.links.len()));
            self.painted.links.push(LinkArea { page: self.number, bounds: area, url, node: index });
        }
    }

    fn run(&mut self, run: &Run) {
        self.ink(run.ink, run.ground, false);
        self.content.begin_text();
        let size = thousandth(run.size);
        if self.set.font != Some((run.bold, size)) {
            self.set.font = Some((run.bold, size));
            self.content.font(self.faces.resource(run.bold), size);
        }
        let (x, y) = self.place(run.at);
        let way = if self.page.turned { -1.0 } else { 1.0 };
        let slant = if run.slanted { SLANT * way } else { 0.0 };
        self.content.text_matrix([way, 0.0, slant, way, x, y]);
        self.content.show(self.faces.items(run.bold, &run.glyphs));
        self.content.end_text();
    }

    fn drawing(&mut self, shapes: &[Shape], at: (f32, f32), scale: f32, ground: Ground) -> Result<(), PdfError> {
        for shape in shapes {
            match shape {
                Shape::Group { shapes, .. } => self.drawing(shapes, at, scale, ground)?,
                Shape::Path { path, fill, stroke } => self.path(path, at, scale, *fill, *stroke, ground),
                Shape::Text { text, at: (x, y), size, bold, ink, anchor } => {
                    let mut glyphs = self.faces.shape(*bold, text)?.to_vec();
                    let long = width(&glyphs, *size);
                    // Numbers side by side are not one number to whoever has the text read out.
                    glyphs.extend_from_slice(&self.faces.shape(*bold, " ")?);
                    let before = match anchor {
                        Anchor::Start => 0.0,
                        Anchor::Middle => long / 2.0,
                        Anchor::End => long,
                    };
                    let place = (at.0 + (x - before) * scale, at.1 + y * scale);
                    self.run(&Run { glyphs, at: place, size: size * scale, bold: *bold, slanted: false, ink: *ink, ground });
                }
            }
        }
        Ok(())
    }

    fn path(&mut self, path: &[Segment], at: (f32, f32), scale: f32, fill: Option<Ink>, stroke: Option<Stroke>, ground: Ground) {
        if path.is_empty() || (fill.is_none() && stroke.is_none()) {
            return;
        }
        if let Some(ink) = fill {
            self.ink(ink, ground, false);
        }
        if let Some(stroke) = stroke {
            self.ink(stroke.ink, ground, true);
            let width = stroke.width * scale;
            if self.set.width != Some(width) {
                self.set.width = Some(width);
                self.content.op("w", &[width]);
            }
            if stroke.dashed {
                self.content.dash(&[stroke.width * scale * 2.4, stroke.width * scale * 2.4]);
            }
        }
        // Shapes drawn more than once are the same bytes from their first point on, which compresses well.
        let (first_x, first_y) = first_point(path);
        self.content.op("q", &[]);
        let (x, y) = self.place((at.0 + first_x * scale, at.1 + first_y * scale));
        let way = if self.page.turned { -1.0 } else { 1.0 };
        self.content.op("cm", &[way, 0.0, 0.0, way, x, y]);
        let place = |(x, y): (f32, f32)| [(x - first_x) * scale, (first_y - y) * scale];
        for segment in path {
            match *segment {
                Segment::Move(x, y) => self.content.op("m", &place((x, y))),
                Segment::Line(x, y) => self.content.op("l", &place((x, y))),
                Segment::Curve(a, b, c) => self.content.op("c", [place(a), place(b), place(c)].as_flattened()),
                Segment::Close => self.content.op("h", &[]),
            }
        }
        let paint = match (fill, stroke) {
            (Some(_), Some(_)) => "B",
            (Some(_), None) => "f",
            _ => "S",
        };
        self.content.op(paint, &[]);
        self.content.op("Q", &[]);
        if stroke.is_some_and(|stroke| stroke.dashed) {
            self.content.dash(&[]);
        }
    }

    fn ink(&mut self, ink: Ink, ground: Ground, line: bool) {
        let rgb = self.palette.colour(ink, ground);
        let set = if line { &mut self.set.line } else { &mut self.set.fill };
        if *set == Some(rgb) {
            return;
        }
        *set = Some(rgb);
        let Rgb { red, green, blue } = rgb;
        let parts = [red, green, blue].map(|part| f32::from(part) / 255.0);
        if red == green && green == blue {
            self.content.op(if line { "G" } else { "g" }, &parts[..1]);
        } else {
            self.content.op(if line { "RG" } else { "rg" }, &parts);
        }
    }
}

fn first_point(path: &[Segment]) -> (f32, f32) {
    match path.first() {
        Some(Segment::Move(x, y) | Segment::Line(x, y)) => (*x, *y),
        _ => (0.0, 0.0),
    }
}
