//! What `compare` is asked.

use clap::{Args, ValueEnum};

use super::number::whole;

/// Arguments of `compare`.
#[derive(Args, Debug)]
pub struct CompareArgs {
    /// Ids or files: two, or any number with --matrix (all that goosebook carries when none is named)
    pub variants: Vec<String>,

    /// How many play
    #[arg(long, default_value_t = 2, value_parser = whole::<u8>(1, 6), allow_negative_numbers = true)]
    pub players: u8,

    /// Format of the answer
    #[arg(long, value_enum, ignore_case = true, default_value = "text")]
    pub format: CompareFormat,

    /// A table: after how many throws each two part
    #[arg(long)]
    pub matrix: bool,
}

/// A format of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CompareFormat {
    /// For a terminal.
    Text,
    /// Markdown.
    Md,
    /// JSON.
    Json,
}
