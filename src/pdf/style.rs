//! The type sizes and the colours of a print.

use super::error::PdfError;
use crate::figure::Ink;

/// What a figure must have to be read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Least {
    /// The smallest type inside it, in points.
    pub(super) size: f32,
    /// Its height as a part of the measure, unless it needs less.
    pub(super) height: f32,
}

/// No figure is smaller than this.
pub(super) const FIGURE: Least = Least { size: 4.79, height: 0.0 };

/// Figures keep at least the first of these that some comfortable size of running text allows: a type, in points, and a
/// part of the measure as their height, if they can use it.
pub(super) const COMFORT_FIGURES: &[Least] =
    &[Least { size: 5.0, height: 0.3 }, Least { size: 4.79, height: 0.42 }, Least { size: 4.79, height: 0.3 }];

/// What figures keep beside the largest types.
pub(super) const LARGE_FIGURES: Least = Least { size: 5.6, height: 0.42 };

/// The type sizes of a print, in points, and how its text stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sizes {
    /// Running text.
    pub(super) body: f32,
    /// Small print.
    pub(super) small: f32,
    /// The title.
    pub(super) title: f32,
    /// Headings below it.
    pub(super) heading: f32,
    /// The space that belongs between two paragraphs.
    pub(super) gap: f32,
    /// How many times their own size the drawings of turns have.
    pub(super) turns: f32,
    /// How many columns the text stands in.
    pub(super) columns: usize,
}

impl Sizes {
    /// Sizes that go with running text of that size: each a step from the next that is plain to see.
    pub(super) const fn of(body: f32, columns: usize) -> Sizes {
        let small = if body * 0.76 < 6.0 { 6.0 } else { body * 0.76 };
        let most = if columns > 1 { 1.2 } else { 1.6 };
        let turns = if body < 9.2 {
            1.0
        } else if body / 9.2 > most {
            most
        } else {
            body / 9.2
        };
        Sizes { body, small, title: body * 1.63, heading: body * 1.11, gap: body * 0.48, turns, columns }
    }
}

/// Lines are that many times the type size apart.
pub(super) const LEADING: f32 = 1.2;
/// The part of a line's height above its baseline.
pub(super) const ASCENT: f32 = 0.92;

/// A colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgb {
    /// Red.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
}

impl Rgb {
    /// The contrast to white paper, 1 to 21, as the Web Content Accessibility Guidelines 2 define it.
    fn contrast_to_white(self) -> f64 {
        let part = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { libm::pow((value + 0.055) / 1.055, 2.4) }
        };
        1.05 / (0.2126 * part(self.red) + 0.7152 * part(self.green) + 0.0722 * part(self.blue) + 0.05)
    }

    /// This colour thinned with white: `percent` of it is left.
    fn tint(self, percent: u16) -> Rgb {
        let mix = |value: u8| u8::try_from((u16::from(value) * percent + 255 * (100 - percent)) / 100).unwrap_or(u8::MAX);
        Rgb { red: mix(self.red), green: mix(self.green), blue: mix(self.blue) }
    }
}

/// Which ground a mark stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ground {
    /// The paper or a pale fill.
    Paper,
    /// The accent colour: inks turn round.
    Accent,
}

/// How much ink a print takes, and of which colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Inks {
    /// The accent colour and its tints.
    #[cfg_attr(feature = "cli", value(help = "A colour and its tints; see --accent"))]
    #[default]
    Colour,
    /// Black and greys.
    Black,
    /// Black lines without grounds: little toner.
    Saving,
}

/// What any print is told beside what stands on it: when it was made, and its inks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Imprint {
    /// When it is said to be made, in seconds since 1970; `None` leaves every date out of the file.
    pub created: Option<u64>,
    /// The colour of what is accented. It must read on paper: a contrast of at least 4.5 to white.
    pub accent: Rgb,
    /// Which inks are used.
    pub inks: Inks,
}

/// Without a date, in a dark blue-green that is as dark as a middle grey in black and white.
impl Default for Imprint {
    fn default() -> Imprint {
        Imprint { created: None, accent: Rgb { red: 18, green: 77, blue: 92 }, inks: Inks::Colour }
    }
}

/// The colours of a print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Palette {
    /// The accent colour.
    pub(super) accent: Rgb,
    /// Which inks there are.
    pub(super) inks: Inks,
}

impl Palette {
    /// The colours of a print with that imprint.
    ///
    /// # Errors
    /// [`PdfError::PaleAccent`] where the accent does not read on paper.
    pub(super) fn new(imprint: Imprint) -> Result<Palette, PdfError> {
        let Imprint { accent, inks, .. } = imprint;
        let accent = if inks == Inks::Colour { accent } else { BLACK };
        if accent.contrast_to_white() < 4.5 { Err(PdfError::PaleAccent) } else { Ok(Palette { accent, inks }) }
    }

    /// The colour of an ink on a ground.
    pub(super) fn colour(self, ink: Ink, ground: Ground) -> Rgb {
        let ground = if self.inks == Inks::Saving { Ground::Paper } else { ground };
        match (ground, ink) {
            (Ground::Paper, Ink::Pale | Ink::Middle) if self.inks == Inks::Saving => WHITE,
            (Ground::Paper, Ink::Paper) | (Ground::Accent, Ink::Black | Ink::Accent | Ink::Grey) => WHITE,
            (Ground::Paper, Ink::Black) => BLACK,
            (Ground::Paper, Ink::Accent) | (Ground::Accent, Ink::Paper) => self.accent,
            (Ground::Paper, Ink::Grey) => Rgb { red: 84, green: 84, blue: 84 },
            (Ground::Paper, Ink::Pale) => self.accent.tint(9),
            (Ground::Paper, Ink::Middle) => self.accent.tint(26),
            (Ground::Accent, Ink::Pale) => self.accent.tint(80),
            (Ground::Accent, Ink::Middle) => self.accent.tint(60),
        }
    }

    /// Whether bands and rows have grounds.
    pub(super) fn has_grounds(self) -> bool {
        self.inks != Inks::Saving
    }
}

const WHITE: Rgb = Rgb { red: 255, green: 255, blue: 255 };
const BLACK: Rgb = Rgb { red: 26, green: 26, blue: 26 };
