//! `man` and `completions`: made from the one definition of the command line.

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;

use super::args::Cli;
use super::failure::Failure;
use super::output;

const NAME: &str = "goosebook";

/// Prints the script that lets a shell complete the command line.
pub(super) fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), NAME, &mut script);
    output::print(&String::from_utf8_lossy(&script))
}

/// Prints the manual page of the program, or of one of its commands.
pub(super) fn page(command: Option<&str>) -> Result<(), Failure> {
    let mut cli = Cli::command();
    cli.build();
    // Built, a command is called `goosebook-card`, as the list in the page of the program names it.
    let about = command.and_then(|name| cli.find_subcommand(name)).cloned().unwrap_or(cli);
    let mut page = Vec::new();
    // A vector takes all that is written.
    let _ = Man::new(about).source(format!("{NAME} {}", env!("CARGO_PKG_VERSION"))).render(&mut page);
    output::print(&String::from_utf8_lossy(&page))
}
