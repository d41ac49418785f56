//! Formats: for each the paper, the margins, the type that it steps down through and how many pages it may take.

use super::paper::{Area, Size, mm};
use super::style::Sizes;

/// What is printed, and how large.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Format {
    /// 105 × 148 mm, two sides: for the box of the game.
    #[default]
    A6,
    /// 148 × 210 mm, two sides, with more worked turns.
    A5,
    /// 210 × 297 mm, two sides, with more worked turns: for the middle of the table.
    A4,
    /// 8.5 × 11 inches, as a4.
    Letter,
    /// Cards of 63 × 88 mm, as many as it takes.
    Poker,
    /// The whole reference as a booklet of folded sheets.
    Booklet,
}

/// How many pages there may be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Limits {
    /// More than so many are taken only by the smallest type.
    pub(super) few: usize,
    /// More than so many are none.
    pub(super) most: usize,
    /// Whether all pages are filled alike.
    pub(super) even: bool,
}

/// How a format is filled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Way {
    /// Two sides at most, each filled as a whole.
    Sides,
    /// Page after page.
    Pages(Limits),
    /// A cover, the contents, and page after page.
    Booklet {
        /// More pages than so many are none.
        most: usize,
    },
}

/// A format with everything that layout asks for.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Grid {
    /// The paper of a page.
    pub(super) paper: Size,
    /// Where the text stands.
    pub(super) frame: Area,
    /// The space between two columns.
    pub(super) gutter: f32,
    /// The types, the largest first.
    pub(super) steps: Vec<Sizes>,
    /// Running text larger than this is taken only where figures are large too.
    pub(super) usual: f32,
    /// Running text that reads well: in smaller type the board makes room.
    pub(super) good: f32,
    /// Running text in which figures need not shrink to their smallest.
    pub(super) comfort: f32,
    /// How it is filled.
    pub(super) way: Way,
}

/// The type of an A6 card; none goes below 6 points.
const A6_CARD: [Sizes; 10] = [
    Sizes { body: 10.4, small: 7.4, title: 16.5, heading: 11.5, gap: 5.0, turns: 1.12, columns: 1 },
    Sizes { body: 9.8, small: 7.2, title: 15.8, heading: 10.8, gap: 4.7, turns: 1.06, columns: 1 },
    Sizes { body: 9.2, small: 7.0, title: 15.0, heading: 10.2, gap: 4.4, turns: 1.0, columns: 1 },
    Sizes { body: 8.7, small: 6.8, title: 14.5, heading: 9.7, gap: 4.0, turns: 1.0, columns: 1 },
    Sizes { body: 8.2, small: 6.6, title: 14.0, heading: 9.2, gap: 3.6, turns: 1.0, columns: 1 },
    Sizes { body: 7.8, small: 6.4, title: 13.5, heading: 8.8, gap: 3.2, turns: 1.0, columns: 1 },
    Sizes { body: 7.4, small: 6.2, title: 13.0, heading: 8.4, gap: 2.8, turns: 1.0, columns: 1 },
    Sizes { body: 7.0, small: 6.1, title: 12.5, heading: 8.0, gap: 2.4, turns: 1.0, columns: 1 },
    Sizes { body: 6.6, small: 6.0, title: 12.0, heading: 7.5, gap: 2.0, turns: 1.0, columns: 1 },
    Sizes { body: 6.2, small: 6.0, title: 11.5, heading: 7.0, gap: 1.6, turns: 1.0, columns: 1 },
];

impl Format {
    /// All of them, the smallest paper first.
    pub const ALL: &'static [Format] = &[Format::Poker, Format::A6, Format::A5, Format::A4, Format::Letter, Format::Booklet];

    /// The paper of a page; a booklet's is half of the sheet that it is folded from.
    pub fn paper(self, sheet: Option<Size>) -> Size {
        match self {
            Format::A6 => Size::A6,
            Format::A5 => Size::A5,
            Format::A4 => Size::A4,
            Format::Letter => Size::LETTER,
            Format::Poker => Size::POKER,
            Format::Booklet => {
                let sheet = sheet.unwrap_or(Size::A4);
                Size { width: sheet.height / 2.0, height: sheet.width }
            }
        }
    }

    /// Whether one paper holds a front and a back; cards of a pack have blank backs.
    pub(super) fn has_backs(self) -> bool {
        self != Format::Poker
    }

    /// Everything that layout asks for.
    pub(super) fn grid(self, large: bool, sheet: Option<Size>) -> Grid {
        let paper = self.paper(sheet);
        let margin = match self {
            // 6 mm: every printer reaches so far, and a cut that misses by one or two is forgiven.
            Format::A6 => 17.0,
            Format::A5 => mm(8.5),
            Format::A4 | Format::Letter => mm(14.0),
            Format::Poker => mm(4.0),
            Format::Booklet => mm(13.0),
        };
        let frame = Area::of(paper).grown(-margin);
        let bodies = |bodies: &[f32], columns| -> Vec<Sizes> { bodies.iter().map(|body| Sizes::of(*body, columns)).collect() };
        let (steps, comfort): (Vec<Sizes>, f32) = match (self, large) {
            (Format::A6, false) => (A6_CARD.to_vec(), 7.0),
            (Format::A5, false) => (bodies(&[12.6, 12.0, 11.4, 10.8, 10.2, 9.6, 9.0, 8.4, 7.8, 7.2], 1), 9.6),
            (Format::A4 | Format::Letter, false) => {
                ([vec![Sizes::of(14.0, 1)], bodies(&[13.0, 12.5, 12.0, 11.5, 11.0, 10.4, 9.8, 9.2, 8.6, 8.0], 2)].concat(), 11.0)
            }
            (Format::Poker, false) => (bodies(&[8.6, 8.2, 7.8, 7.4, 7.0, 6.6], 1), 0.0),
            (Format::Booklet, false) => (bodies(&[10.0, 9.6, 9.2], 1), 0.0),
            // Large print keeps its size and takes more pages.
            (Format::Poker, true) => (bodies(&[11.0, 10.0], 1), 0.0),
            (Format::A6, true) => (bodies(&[13.0, 12.0], 1), 0.0),
            (Format::A5 | Format::Booklet, true) => (bodies(&[15.0, 14.0], 1), 0.0),
            (Format::A4 | Format::Letter, true) => (bodies(&[18.0, 17.0, 16.0], 1), 0.0),
        };
        let way = match (self, large) {
            (Format::Booklet, _) => Way::Booklet { most: 96 },
            (Format::Poker, _) => Way::Pages(Limits { few: 6, most: 54, even: true }),
            (_, true) => Way::Pages(Limits { few: 4, most: 24, even: true }),
            (_, false) => Way::Sides,
        };
        let good = match self {
            // Large print is not made smaller to save a page.
            _ if large => f32::INFINITY,
            Format::Poker => 7.4,
            Format::A6 => 8.7,
            Format::A5 => 11.0,
            _ => 11.5,
        };
        let usual = if self == Format::A6 { 9.2 } else { f32::INFINITY };
        Grid { paper, frame, usual, good, gutter: margin * 0.55, steps, comfort, way }
    }
}
