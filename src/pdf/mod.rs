//! A document as a PDF: cards of several sizes, packs of small ones, booklets, and the sheets that they are cut from.
//!
//! In come a [`Document`], the [`Figures`] that it names and a few options; out come the bytes of a tagged PDF with its
//! fonts embedded and subset, the same bytes each time. Why the layout is ours: nothing else at hand sets a table
//! that never clips, keeps French spaces together and says *which* block does not fit.
//!
//! | file | does |
//! |---|---|
//! | `paper`, `format` | sizes of paper; what each format has room for |
//! | `style` | the type sizes, the colours |
//! | `fonts` | shaping, widths, subsets |
//! | `words` | inline text to words that may be set on a line |
//! | `lines`, `write` | words to lines, with hyphens as the last resort; lines to runs of letters |
//! | `blocks`, `table` | blocks to marks with their place in a column |
//! | `galleys` | what has been set and drawn so far, so that nothing is made twice |
//! | `pour` | blocks into columns and pages, broken only where they may be |
//! | `fit`, `columns` | blocks to the two sides of a card, with figures in the space that is left |
//! | `pages` | blocks to as many pages as it takes |
//! | `booklet` | a cover, the contents, and a text on pages |
//! | `sheet` | pages to sheets, with cut lines |
//! | `plates` | pages of one drawing each |
//! | `paint`, `painted` | marks to page operations and a tree of tags |
//! | `content`, `embed`, `deflate` | page operations, fonts and streams as they stand in the file |
//! | `finish` | everything that only the PDF objects themselves can hold |

mod blocks;
mod booklet;
mod columns;
mod content;
mod deflate;
mod error;
mod finish;
mod fit;
mod fonts;
mod format;
mod galleys;
mod lines;
mod marks;
mod pages;
mod paint;
mod painted;
mod paper;
mod plates;
mod pour;
mod sheet;
mod style;
mod table;
mod words;
mod write;

pub use error::PdfError;
pub use format::Format;
pub use paper::{Area, Size, mm};
pub use plates::{Plate, PlateOptions, plates};
pub use sheet::{Flip, Paper, Sheet};
pub use style::{Imprint, Inks, Rgb};

use std::borrow::Cow;
use std::cell::Cell;

use crate::document::Document;
use crate::figure::{Figures, Ink};
use crate::vocab::Lang;

/// How a card is made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardOptions {
    /// What is printed, and how large.
    pub format: Format,
    /// Whether the type is large, on as many pages as that takes.
    pub large: bool,
    /// Whether only types are used that are easy to read: what does not fit in them is an error.
    pub roomy: bool,
    /// The sheet that the pages are laid on; without one each page is a page of the file.
    pub sheet: Option<Sheet>,
    /// The heading over the contents of a booklet.
    pub contents: String,
    /// Its date and its inks.
    pub imprint: Imprint,
}

/// A page with everything in its place, from the top left corner of its paper.
#[derive(Clone, Debug, Default)]
struct Side {
    /// Its marks, in reading order.
    marks: Vec<marks::Mark>,
}

/// What every page of a document is set with.
struct Source<'a> {
    lang: Lang,
    faces: &'a fonts::Faces,
    galleys: galleys::Galleys<'a>,
    /// Whether small print is as dark as the rest.
    dark: bool,
    keys: Cell<usize>,
}

impl Source<'_> {
    fn setting(&self, sizes: style::Sizes, figure_least: style::Least, room: f32) -> blocks::Setting<'_> {
        blocks::Setting {
            sizes,
            lang: self.lang,
            faces: self.faces,
            galleys: &self.galleys,
            figure_least,
            ink: Ink::Black,
            small_ink: if self.dark { Ink::Black } else { Ink::Grey },
            room,
            keys: &self.keys,
        }
    }
}

/// Sets a document as a card of the format asked for.
///
/// The largest of the declared type sizes is used that lets everything fit.
///
/// # Errors
/// [`PdfError`] where something does not fit at the smallest size, cannot be drawn or has no letter in the fonts.
pub fn card(document: &Document, figures: &dyn Figures, options: &CardOptions) -> Result<Vec<u8>, PdfError> {
    let palette = style::Palette::new(options.imprint)?;
    let faces = fonts::Faces::embedded()?;
    let lang = Lang::from_code(&document.lang).unwrap_or_default();
    let source = Source { lang, faces: &faces, galleys: galleys::Galleys::new(&faces, figures), dark: options.large, keys: Cell::new(0) };
    let mut grid = options.format.grid(options.large, options.sheet.as_ref().map(|sheet| sheet.paper.size()));
    if options.roomy {
        grid.steps.retain(|sizes| sizes.body >= grid.comfort);
    }
    let mut sides = match grid.way {
        format::Way::Sides => fit::sides(document, &grid, &source)?,
        format::Way::Pages(limits) => pages::pages(document, &grid, &source, &limits)?,
        format::Way::Booklet { most } => booklet::booklet(document, &grid, &source, most, &options.contents)?,
    };
    if sides.is_empty() {
        // A file has a page.
        sides.push(Side::default());
    }
    let sheets = match &options.sheet {
        Some(sheet) => sheet::impose(&sides, grid.paper, options.format, sheet)?,
        None => single(&sides, grid.paper),
    };
    let has_backs = options.format.has_backs() && sides.len() > 1;
    let duplex = has_backs.then(|| options.sheet.as_ref().map_or(Flip::Long, |sheet| sheet.flip));
    let painted = paint::paint(sheets.pages, &sheets.placed, &faces, palette)?;
    finish::finish(
        painted,
        &faces,
        &finish::About { lang: &document.lang, title: &document.title, created: options.imprint.created, duplex },
    )
}

/// Each page on a paper of its own.
fn single<'a>(sides: &'a [Side], paper: Size) -> sheet::Sheets<'a> {
    let place = |page: usize, side: &'a Side| {
        let marks = Cow::Borrowed(side.marks.as_slice());
        painted::Placed { page, at: (0.0, 0.0), marks, copy: false }
    };
    sheet::Sheets {
        pages: sides.iter().map(|_| painted::Page::whole(paper)).collect(),
        placed: sides.iter().enumerate().map(|(page, side)| place(page, side)).collect(),
    }
}
