//! What `board` is asked.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::card::parse_colour;
use super::parse_file;
use crate::figure::play::TrackShape;
use crate::pdf::{Inks, Rgb};

/// Arguments of `board`.
#[derive(Args, Debug)]
pub struct BoardArgs {
    /// Id of a variant, path of a file, or - for standard input
    pub variant: String,

    /// The paper of the board; a4, or a3 with --tiled, unless said
    #[arg(long, value_enum, ignore_case = true)]
    pub size: Option<BoardSize>,

    /// Prints it on two sheets of half its size, to be glued together: a3 on two of a4, tabloid on two of letter
    #[arg(long)]
    pub tiled: bool,

    /// The way of the track; a spiral unless many squares lead straight to others
    #[arg(long, value_enum, ignore_case = true)]
    pub shape: Option<TrackShape>,

    /// Inks of the print; colour unless said
    #[arg(long, value_enum, ignore_case = true)]
    pub ink: Option<Inks>,

    /// Colour of titles, lines and signs, such as #7A1F2B
    #[arg(long, value_name = "#RRGGBB", value_parser = parse_colour, conflicts_with = "ink")]
    pub accent: Option<Rgb>,

    /// Adds a page of pawns, tokens and dice to cut out
    #[arg(long)]
    pub pieces: bool,

    /// File to write, .pdf or .svg, - for a PDF on standard output
    #[arg(short, long, value_name = "FILE", allow_hyphen_values = true, value_parser = parse_file)]
    pub output: Option<PathBuf>,
}

/// The paper of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum BoardSize {
    /// 210 × 297 mm.
    A4,
    /// 297 × 420 mm.
    A3,
    /// 8.5 × 11 inches.
    Letter,
    /// 11 × 17 inches.
    Tabloid,
}

/// What a board is written as, by the suffix of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum BoardFormat {
    /// To print.
    Pdf,
    /// A picture.
    Svg,
}
