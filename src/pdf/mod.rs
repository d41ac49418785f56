//! A document as a PDF card, A6, two sides at most.
//!
//! In come a [`Document`], the [`Figures`] that it names and a few options; out come the bytes of a tagged PDF with its
//! fonts embedded and subset, the same bytes each time. Why the layout is ours: nothing else at hand sets a table
//! that never clips, keeps French spaces together and says *which* block does not fit.
//!
//! | file | does |
//! |---|---|
//! | `style` | the grid, the type sizes, the colours |
//! | `fonts` | shaping, widths, subsets |
//! | `words` | inline text to words that may be set on a line |
//! | `lines` | words to lines, with hyphens as the last resort |
//! | `blocks`, `table` | blocks to marks with their place in a column |
//! | `fit` | blocks to sides, with figures in the space that is left |
//! | `paint` | marks to page operations and a tree of tags |
//! | `finish` | everything that only the PDF objects themselves can hold |

mod blocks;
mod error;
mod finish;
mod fit;
mod fonts;
mod lines;
mod marks;
mod paint;
mod paper;
mod plates;
mod style;
mod table;
mod words;

pub use error::PdfError;
pub use paper::{Area, Size, mm};
pub use plates::{Plate, PlateOptions, plates};
pub use style::{Inks, Rgb};

use crate::document::Document;
use crate::figure::Figures;
use crate::vocab::Lang;

/// How a card is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardOptions {
    /// When it is said to be made, in seconds since 1970; `None` leaves every date out of the file.
    pub created: Option<u64>,
    /// The colour of titles and lines. It must read on paper: a contrast of at least 4.5 to white.
    pub accent: Rgb,
    /// Which inks are used.
    pub inks: Inks,
}

/// The accent where no other is asked for: a dark blue-green, as dark as a middle grey in black and white.
const DEFAULT_ACCENT: Rgb = Rgb { red: 18, green: 77, blue: 92 };

impl Default for CardOptions {
    fn default() -> CardOptions {
        CardOptions { created: None, accent: DEFAULT_ACCENT, inks: Inks::Colour }
    }
}

/// Sets a document as a card: A6, one side or two.
///
/// The largest of the declared type sizes is used that lets everything fit.
///
/// # Errors
/// [`PdfError`] where something does not fit at the smallest size, cannot be drawn or has no letter in the fonts.
pub fn card(document: &Document, figures: &dyn Figures, options: &CardOptions) -> Result<Vec<u8>, PdfError> {
    let palette = style::Palette::new(options.accent, options.inks)?;
    let faces = fonts::Faces::embedded()?;
    let lang = Lang::from_code(&document.lang).unwrap_or_default();
    let sides = fit::sides(document, lang, figures, &faces)?;
    let pages = sides.iter().map(|_| paint::Page::whole(Size::A6)).collect();
    let placed: Vec<_> =
        sides.iter().enumerate().map(|(page, side)| paint::Placed { page, at: (0.0, 0.0), marks: &side.marks, copy: false }).collect();
    let painted = paint::paint(pages, &placed, &faces, palette)?;
    finish::finish(&painted, &faces, &finish::About { lang: &document.lang, title: &document.title, created: options.created })
}
