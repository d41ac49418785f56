//! What `check` is asked.

use clap::{Args, ValueEnum};

use super::number::{MOST_PLAYERS, whole};
use crate::check::Depth;

/// Arguments of `check`.
#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// Ids, files, folders, or - for standard input; every variant that goosebook carries when none is named
    pub variants: Vec<String>,

    /// Form of the findings
    #[arg(long, value_enum, ignore_case = true, default_value = "text")]
    pub format: CheckFormat,

    /// Puts right what is certain, in the files themselves; what `-` says is put right on standard output
    #[arg(long)]
    pub fix: bool,

    /// With --fix: shows what would change, as a diff, and changes nothing
    #[arg(long, requires = "fix")]
    pub dry_run: bool,

    /// Warnings count as errors
    #[arg(long)]
    pub strict: bool,

    /// Leaves out what takes whole games to find: proofs, silences that matter
    #[arg(long, conflicts_with = "players")]
    pub quick: bool,

    /// Proves only for these numbers of players: 2,3; for one to the most that a variant names, unless said
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',', value_parser = whole::<usize>(1, MOST_PLAYERS), allow_negative_numbers = true)]
    pub players: Vec<usize>,

    /// Tells whether a printed card is still true: what its last line says, as in famille@k7m2-wq4p. The variant is looked for in
    /// the files and folders named, else among those that goosebook carries, else as a file
    #[arg(long, value_name = "ID@MARK", conflicts_with_all = ["format", "fix", "dry_run", "strict", "quick", "players"])]
    pub card: Option<String>,
}

impl CheckArgs {
    /// How far the check goes.
    pub fn depth(&self) -> Depth {
        let players = (!self.players.is_empty()).then(|| self.players.clone());
        if self.quick { Depth::Quick } else { Depth::Thorough(players) }
    }
}

/// A form of findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CheckFormat {
    /// For people.
    Text,
    /// For programs.
    Json,
    /// SARIF 2.1.0, for code scanning.
    Sarif,
    /// Annotations of GitHub Actions.
    Github,
}
