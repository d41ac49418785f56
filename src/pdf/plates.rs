//! Pages of one drawing each: boards, posters on several sheets, pawns to cut out.
//!
//! In come drawings with what they show in words; out comes a tagged PDF in which each is a figure, the same bytes each
//! time. Why it exists: whoever draws a whole page need not know how a PDF is written.

use std::borrow::Cow;
use std::rc::Rc;

use super::error::PdfError;
use super::finish::{self, About};
use super::fonts::Faces;
use super::marks::{Element, Mark};
use super::paint::paint;
use super::painted::{Page, Placed};
use super::paper::{Area, Size};
use super::style::{Ground, Imprint, Palette};
use crate::figure::Drawing;

/// A page with one drawing on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Plate {
    /// The paper, in points.
    pub paper: Size,
    /// The drawing.
    pub drawing: Drawing,
    /// Its top left corner on the paper, in points.
    pub at: (f32, f32),
    /// What it shows, in words, for those who do not see it.
    pub alt: String,
    /// What the page is called in the bookmarks.
    pub heading: Option<String>,
    /// What is left of the paper when it is cut; all of it without.
    pub trim: Option<Area>,
}

impl Plate {
    /// A drawing in the middle of a paper.
    pub fn new(paper: Size, drawing: Drawing, alt: String) -> Plate {
        let at = ((paper.width - drawing.width) / 2.0, (paper.height - drawing.height) / 2.0);
        Plate { paper, drawing, at, alt, heading: None, trim: None }
    }
}

/// What a file of plates says about itself, and its colours.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlateOptions {
    /// Its language, as a two-letter code.
    pub lang: String,
    /// Its title.
    pub title: String,
    /// Its date and its inks.
    pub imprint: Imprint,
}

/// Makes a file of plates, one page each, in order.
///
/// # Errors
/// [`PdfError`] where a drawing has a letter that the fonts lack, or the accent does not read on paper.
pub fn plates(plates: &[Plate], options: &PlateOptions) -> Result<Vec<u8>, PdfError> {
    let palette = Palette::new(options.imprint)?;
    let faces = Faces::embedded()?;
    let pages = plates.iter().map(|plate| {
        let trim = plate.trim.unwrap_or(Area::of(plate.paper));
        Page { trim, bleed: trim, ..Page::whole(plate.paper) }
    });
    let marks: Vec<Vec<Mark>> = plates.iter().map(marks).collect();
    let placed: Vec<Placed<'_>> = marks
        .iter()
        .enumerate()
        .map(|(page, marks)| Placed { page, at: (0.0, 0.0), marks: Cow::Borrowed(marks.as_slice()), copy: false })
        .collect();
    let painted = paint(pages.collect(), &placed, &faces, palette)?;
    finish::finish(painted, &faces, &About { lang: &options.lang, title: &options.title, created: options.imprint.created, duplex: None })
}

fn marks(plate: &Plate) -> Vec<Mark> {
    let figure = Element { alt: Some(plate.alt.clone()), outline: plate.heading.clone(), ..Element::new("Figure") };
    let drawing = Rc::new(plate.drawing.clone());
    vec![Mark::Open(figure), Mark::Picture { drawing, at: plate.at, scale: 1.0, ground: Ground::Paper, ornament: false }, Mark::Close]
}
