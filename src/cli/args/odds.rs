//! What `odds` is asked.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::number::{MOST_PLAYERS, part, whole};
use super::parse_file;
use crate::odds::Policy;

/// Arguments of `odds`.
#[derive(Args, Debug)]
pub struct OddsArgs {
    /// Id of a variant, path of a file, or - for standard input
    pub variant: String,

    /// How many players; the fewest that can play, at least two, unless said
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1, MOST_PLAYERS), allow_negative_numbers = true)]
    pub players: Option<usize>,

    /// Another variant beside it
    #[arg(long, value_name = "VARIANT", conflicts_with_all = ["what_if", "plot"])]
    pub against: Option<String>,

    /// Shows what the figures would be with one rule changed at a time
    #[arg(long, conflicts_with = "plot")]
    pub what_if: bool,

    /// Draws one picture instead: how long games last, who wins, where pawns stop
    #[arg(long, value_enum, ignore_case = true)]
    pub plot: Option<Plot>,

    /// Format of the figures; follows the suffix of the output, txt without one
    #[arg(long, value_enum, ignore_case = true)]
    pub format: Option<OddsFormat>,

    /// File to write, - for standard output
    #[arg(short, long, value_name = "FILE", allow_hyphen_values = true, value_parser = parse_file)]
    pub output: Option<PathBuf>,

    /// Exact figures or none
    #[arg(long, conflicts_with_all = ["games", "precision", "seed"])]
    pub exact: bool,

    /// Plays so many games
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1, 1_000_000_000_000), allow_negative_numbers = true)]
    pub games: Option<u64>,

    /// Plays games until the mean length is known to this part of it, and the chances of the seats to this: 0.001
    #[arg(long, value_name = "PART", value_parser = part, allow_negative_numbers = true)]
    pub precision: Option<f64>,

    /// The seed of the dice of the games played
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0, u64::MAX), allow_negative_numbers = true)]
    pub seed: u64,

    /// How players decide where the rules let them
    #[arg(long, value_enum, ignore_case = true, default_value = "random")]
    pub policy: Policy,
}

/// A picture of the figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Plot {
    /// How long games last.
    Length,
    /// The chance of each seat.
    Seats,
    /// Where pawns stop, on the board.
    Board,
}

/// A format of the figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum OddsFormat {
    /// Text for a terminal.
    Txt,
    /// Markdown.
    Md,
    /// For programs, with full precision.
    Json,
    /// A picture for pages, with --plot.
    Svg,
    /// A picture to print, with --plot.
    Pdf,
}
