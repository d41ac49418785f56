//! How a command ends when it cannot do what was asked.

use std::io;
use std::process::ExitCode;

use fluent_bundle::FluentValue;

use super::output;
use crate::source::inert;
use crate::texts::{Arg, Texts};

/// The most letters of one word in a message: a file and some folders have room.
const LONGEST: usize = 400;

/// Why a command stops. A message repeats what was typed and what files are called: none of it steers the terminal. What was
/// found in files is quoted so already, and has its colours.
#[derive(Debug)]
pub(super) enum Failure {
    /// Errors were found and have been shown: status 1.
    Found,
    /// A file could not be read, and that has been said: status 2.
    Unread,
    /// A variant asked about is not sound: status 1, with what was found and a message.
    Unsound {
        /// The findings, as they are shown.
        found: String,
        /// What follows from them.
        message: String,
    },
    /// What was asked about has faults: status 1, with a message.
    Wrong(String),
    /// An argument is wrong, or the command could not run: status 2, with a message.
    CannotRun(String),
    /// Nobody reads our output any more.
    Closed,
}

/// What a message says of a path, with more that it speaks of. A name can hold whatever a file's can: none steers the terminal.
pub(super) fn of_path(texts: &Texts, message: &str, path: &str, more: &[Arg<'_>]) -> String {
    let mut args = vec![("path", FluentValue::from(inert(path)))];
    args.extend_from_slice(more);
    texts.say(message, &args)
}

/// A message as it is shown: nothing in it steers the terminal, and no word that it repeats is longer than a name can be.
fn shown(message: &str) -> String {
    let word = |word: &str| match word.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", word.get(..end).unwrap_or_default()),
        None => word.to_owned(),
    };
    inert(message).split(' ').map(word).collect::<Vec<_>>().join(" ")
}

impl Failure {
    /// A message says of a path why nothing could be done.
    pub(super) fn path(texts: &Texts, message: &str, path: &str) -> Failure {
        Failure::CannotRun(of_path(texts, message, path, &[]))
    }

    /// Reading failed.
    pub(super) fn cannot_read(texts: &Texts, path: &str, error: &io::Error) -> Failure {
        Failure::refused(texts, "cli-cannot-read", path, error)
    }

    /// Writing failed.
    pub(super) fn cannot_write(texts: &Texts, path: &str, error: &io::Error) -> Failure {
        Failure::refused(texts, "cli-cannot-write", path, error)
    }

    fn refused(texts: &Texts, message: &str, path: &str, error: &io::Error) -> Failure {
        let reason = FluentValue::from(output::reason(texts, error));
        Failure::CannotRun(of_path(texts, message, path, &[("error", reason)]))
    }

    /// What to say of it, where it concerns one file and not the whole command.
    pub(super) fn into_message(self) -> Result<String, Failure> {
        match self {
            Failure::Unsound { found, message } => Ok(found + &shown(&message)),
            Failure::Wrong(message) | Failure::CannotRun(message) => Ok(shown(&message)),
            other => Err(other),
        }
    }

    /// Says so, and with which status.
    pub(super) fn report(self) -> ExitCode {
        match self {
            Failure::Found => ExitCode::from(1),
            Failure::Unread => ExitCode::from(2),
            Failure::Unsound { found, message } => {
                output::tell(&(found + &shown(&message)));
                ExitCode::from(1)
            }
            Failure::Wrong(message) => {
                output::tell(&shown(&message));
                ExitCode::from(1)
            }
            Failure::CannotRun(message) => {
                output::tell(&shown(&message));
                ExitCode::from(2)
            }
            // As any filter does when its reader has seen enough.
            Failure::Closed => ExitCode::SUCCESS,
        }
    }
}
