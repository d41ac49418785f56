//! The command line: the only part that reads and writes files.
//!
//! In come arguments; out come text on standard output, files where asked, and an exit status: 0 done, 1 what was
//! asked about has faults (a variant, a line of a batch), 2 an argument is wrong, or the command could not run.

mod args;
mod board;
mod card;
mod check;
mod compare;
mod doubts;
mod examples;
mod explain;
mod failure;
mod file;
mod files;
mod input;
mod list;
mod manual;
mod new;
mod news;
mod odds;
mod output;
mod play;
mod players;
mod plot;
mod schema;
mod show;
mod site;
mod table;
mod turn;

use std::process::ExitCode;

use clap::Parser;

use args::{Cli, Command};

/// Runs the command line of this process.
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    output::set_colour(cli.color);
    let result = match &cli.command {
        Command::Board(args) => board::run(args, cli.lang),
        Command::Card(args) => card::run(args, cli.lang),
        Command::Check(args) => check::run(args, cli.lang),
        Command::Explain(args) => explain::run(args, cli.lang),
        Command::Turn(args) if args.batch => turn::batch(args, cli.lang),
        Command::Turn(args) => turn::explain(args, cli.lang),
        Command::Examples(args) => examples::run(args, cli.lang),
        Command::Compare(args) => compare::run(args, cli.lang),
        Command::Play(args) => play::run(args, cli.lang),
        Command::Odds(args) => odds::run(args, cli.lang),
        Command::List => list::run(cli.lang),
        Command::Show(args) => show::run(args, cli.lang),
        Command::New(args) => new::run(args, cli.lang),
        Command::Site(args) => site::run(args, cli.lang),
        Command::Schema => schema::run(),
        Command::Completions { shell } => manual::completions(*shell),
        Command::Man { command } => manual::page(command.as_deref()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
