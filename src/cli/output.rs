//! Standard output, standard error and files.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anstream::ColorChoice;
use fluent_bundle::FluentValue;

use super::args::Color;
use super::failure::Failure;
use crate::texts::Texts;

/// Sets when colour is used; NO_COLOR is honoured where nothing else is said.
pub(super) fn set_colour(color: Color) {
    let choice = match color {
        Color::Auto => ColorChoice::Auto,
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
    };
    choice.write_global();
}

/// Writes to standard output; colour is taken out where it is not wanted.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| Failure::writing(&error))
}

/// Writes bytes to standard output as they are.
pub(super) fn print_bytes(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(bytes).and_then(|()| out.flush()).map_err(|error| Failure::writing(&error))
}

/// Says on standard error what is wrong.
pub(super) fn complain(message: &str) {
    // Where even that is closed nobody is left to tell.
    let _ = writeln!(anstream::stderr(), "{message}");
}

/// The width of the terminal in columns, within what reads well.
pub(super) fn width() -> usize {
    let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).unwrap_or(80);
    columns.clamp(40, 100)
}

/// Writes a file: beside it first, then renamed, so that no reader sees half of it; left alone where it already
/// holds these bytes.
pub(super) fn write_file(texts: &Texts, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let name = path.display().to_string();
    let cannot = |error: &io::Error| {
        let args = [("path", FluentValue::from(name.as_str())), ("error", FluentValue::from(error.to_string()))];
        Failure::CannotRun(texts.say("cli-cannot-write", &args))
    };
    if path.is_dir() {
        let args = [("path", FluentValue::from(name.as_str()))];
        return Err(Failure::CannotRun(texts.say("cli-output-is-folder", &args)));
    }
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    let beside = beside(path);
    fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path)).map_err(|error| {
        let _ = fs::remove_file(&beside);
        cannot(&error)
    })
}

/// Writes a file that is not there yet.
pub(super) fn write_new(texts: &Texts, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let written = fs::OpenOptions::new().write(true).create_new(true).open(path).and_then(|mut file| file.write_all(bytes));
    written.map_err(|error| {
        let args = [("path", FluentValue::from(path.display().to_string())), ("error", FluentValue::from(error.to_string()))];
        Failure::CannotRun(texts.say("cli-cannot-write", &args))
    })
}

fn beside(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}
