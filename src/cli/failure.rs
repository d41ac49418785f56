//! How a command ends when it cannot do what was asked.

use std::process::ExitCode;

use super::output;

/// Why a command stops.
#[derive(Debug)]
pub(super) enum Failure {
    /// Errors were found and have been shown: status 1.
    Found,
    /// A file could not be read, and that has been said: status 2.
    Unread,
    /// The arguments, or what they name, are wrong: status 1, with a message.
    Wrong(String),
    /// The command could not run: status 2, with a message.
    CannotRun(String),
    /// Nobody reads our output any more.
    Closed,
}

impl Failure {
    /// What to say of it, where it concerns one file and not the whole command.
    pub(super) fn into_message(self) -> Result<String, Failure> {
        match self {
            Failure::Wrong(message) | Failure::CannotRun(message) => Ok(message),
            other => Err(other),
        }
    }

    /// Says so, and with which status.
    pub(super) fn report(self) -> ExitCode {
        match self {
            Failure::Found => ExitCode::from(1),
            Failure::Unread => ExitCode::from(2),
            Failure::Wrong(message) => {
                output::complain(&message);
                ExitCode::from(1)
            }
            Failure::CannotRun(message) => {
                output::complain(&message);
                ExitCode::from(2)
            }
            // As any filter does when its reader has seen enough.
            Failure::Closed => ExitCode::SUCCESS,
        }
    }
}
