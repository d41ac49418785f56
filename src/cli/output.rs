//! Standard output and standard error.

use std::io::{self, Write};
use std::sync::OnceLock;

use anstream::ColorChoice;

use super::args::Color;
use super::failure::Failure;
use crate::pdf::{Imprint, Inks, Rgb};
use crate::texts::Texts;
use crate::vocab::Lang;

/// The language in which this process has begun to speak.
static LANG: OnceLock<Lang> = OnceLock::new();

/// Sets when colour is used; NO_COLOR is honoured where nothing else is said.
pub(super) fn set_colour(color: Color) {
    let choice = match color {
        Color::Auto => ColorChoice::Auto,
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
    };
    choice.write_global();
}

/// Notes the language that the user is spoken to in: a fault of the output comes when nobody knows it any more.
pub(super) fn speak(lang: Lang) {
    // The first language stays: one process speaks one.
    let _ = LANG.set(lang);
}

/// Writes to standard output; colour is taken out where it is not wanted.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| writing(&error))
}

/// Writes bytes to standard output as they are.
pub(super) fn print_bytes(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(bytes).and_then(|()| out.flush()).map_err(|error| writing(&error))
}

/// Writing to standard output failed: nobody reads any more, or the reason is said.
pub(super) fn writing(error: &io::Error) -> Failure {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Failure::Closed;
    }
    match super::input::texts(LANG.get().copied().unwrap_or_default()) {
        Ok(texts) => {
            let stdout = texts.say("cli-stdout", &[]);
            Failure::cannot_write(&texts, &stdout, error)
        }
        Err(failure) => failure,
    }
}

/// Why the system refused, in words; what is rare in the words of the system.
pub(super) fn reason(texts: &Texts, error: &io::Error) -> String {
    let id = match error.kind() {
        io::ErrorKind::NotFound => "cli-io-not-found",
        io::ErrorKind::PermissionDenied => "cli-io-permission",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "cli-io-full",
        io::ErrorKind::IsADirectory => "cli-io-folder",
        io::ErrorKind::NotADirectory => "cli-io-not-a-folder",
        io::ErrorKind::ReadOnlyFilesystem => "cli-io-read-only",
        io::ErrorKind::InvalidFilename => "cli-io-name",
        io::ErrorKind::FileTooLarge => "cli-io-too-large",
        io::ErrorKind::BrokenPipe => "cli-io-no-reader",
        io::ErrorKind::TimedOut => "cli-io-no-writer",
        _ => return error.to_string(),
    };
    texts.say(id, &[])
}

/// Tells on standard error what was done, or what is wrong: standard output is for what was asked for.
pub(super) fn tell(message: &str) {
    // Where even that is closed nobody is left to tell.
    let _ = writeln!(anstream::stderr(), "{message}");
}

/// The date and the inks of a print. It is said to be made when SOURCE_DATE_EPOCH says, in seconds since 1970, or at no time,
/// so that the same print is the same bytes.
pub(super) fn imprint(accent: Option<Rgb>, ink: Option<Inks>) -> Imprint {
    let usual = Imprint::default();
    let created = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|seconds| seconds.parse().ok());
    Imprint { created, accent: accent.unwrap_or(usual.accent), inks: ink.unwrap_or(usual.inks) }
}

/// The width of the terminal in columns, within what reads well.
pub(super) fn width() -> usize {
    let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).unwrap_or(80);
    columns.clamp(40, 100)
}
