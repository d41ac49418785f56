//! The `goosebook` program.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    goosebook::cli::run()
}
