//! What `card` is asked.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::parse_file;
use crate::pdf::{self, Flip, Inks, Rgb};

/// Arguments of `card`.
#[derive(Args, Debug)]
pub struct CardArgs {
    /// Id of a variant, path of a file, or - for standard input
    pub variant: String,

    /// Format of the card; follows the suffix of the output, txt without one
    #[arg(long, value_enum, ignore_case = true)]
    pub format: Option<Format>,

    /// Size of the printed card; a6 unless said
    #[arg(long, value_enum, ignore_case = true)]
    pub size: Option<pdf::Format>,

    /// Lays the card on sheets to be cut or folded, as often as it fits; a booklet lies on a4 unless said
    #[arg(long, value_enum, ignore_case = true)]
    pub sheet: Option<SheetSize>,

    /// The edge over which the printer turns a sheet for its back; long unless said
    #[arg(long, value_enum, ignore_case = true, value_name = "EDGE")]
    pub flip: Option<Flip>,

    /// Large print, on as many pages as it takes
    #[arg(long)]
    pub large: bool,

    /// Inks of the print; colour unless said
    #[arg(long, value_enum, ignore_case = true)]
    pub ink: Option<Inks>,

    /// Colour of titles, lines and signs, such as #7A1F2B
    #[arg(long, value_name = "#RRGGBB", value_parser = parse_colour, conflicts_with = "ink")]
    pub accent: Option<Rgb>,

    /// File to write, - for standard output
    #[arg(short, long, value_name = "FILE", allow_hyphen_values = true, value_parser = parse_file)]
    pub output: Option<PathBuf>,
}

/// A format of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// To print, see --size.
    Pdf,
    /// Markdown.
    Md,
    /// One page of HTML.
    #[value(alias = "htm")]
    Html,
    /// Text for a terminal.
    Txt,
}

/// A sheet to lay cards on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SheetSize {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
    /// Each page on a page of its own.
    None,
}

pub(super) fn parse_colour(colour: &str) -> Result<Rgb, String> {
    let digits = colour.strip_prefix('#').unwrap_or(colour);
    let part = |at: usize| digits.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
    match (digits.len(), part(0), part(2), part(4)) {
        (6, Some(red), Some(green), Some(blue)) if !digits.contains('+') => Ok(Rgb { red, green, blue }),
        _ => Err("write a colour as # and six hexadecimal digits, such as #7A1F2B".to_owned()),
    }
}
