//! Files that are written: whole or not at all, where the path leads, with the permissions they had.
//!
//! In come a path, bytes and the files that were read; out comes the file. Links are followed; what is no regular file
//! (a device, a pipe) is written through; nothing that was read is overwritten.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use fluent_bundle::FluentValue;

use super::failure::Failure;
use super::output;
use crate::texts::Texts;

/// As many links are followed one after the other, as by the system.
const MOST_LINKS: usize = 40;

/// Where a file is to be written.
pub(super) struct Target {
    /// As the user wrote it.
    name: String,
    /// Where it leads.
    path: PathBuf,
    /// What is there now.
    now: Option<Metadata>,
    /// Whether the bytes go to what is there, as it is.
    through: bool,
}

impl Target {
    /// Finds out where a path leads, before the work is done that is to be written there. `read` are the files that the
    /// work rests on.
    ///
    /// # Errors
    /// It is a folder, lies in none, may not be written, or is one of the files read.
    pub(super) fn new(texts: &Texts, path: &Path, read: &[PathBuf]) -> Result<Target, Failure> {
        let name = path.display().to_string();
        let says = |id: &str| Failure::CannotRun(texts.say(id, &[("path", FluentValue::from(name.as_str()))]));
        let cannot = |error: &io::Error| cannot_write(texts, &name, error);
        let now = match fs::metadata(path) {
            Ok(now) => Some(now),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(cannot(&error)),
        };
        if now.as_ref().is_some_and(Metadata::is_dir) {
            return Err(says("cli-output-is-folder"));
        }
        if let Some(now) = &now
            && now.is_file()
            && read.iter().any(|read| fs::metadata(read).is_ok_and(|read| is_same(&read, now)) || is_same_path(read, path))
        {
            return Err(says("cli-output-is-input"));
        }
        let (path, through) = match &now {
            Some(now) if !now.is_file() => (path.to_owned(), true),
            _ => end_of_links(path).map_err(|error| cannot(&error))?,
        };
        if now.as_ref().is_some_and(Metadata::is_file) {
            // A file that may not be written is not replaced either.
            OpenOptions::new().write(true).open(&path).map_err(|error| cannot(&error))?;
        } else if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty())
            && !folder.is_dir()
        {
            let folder = FluentValue::from(folder.display().to_string());
            return Err(Failure::CannotRun(texts.say("cli-no-folder", &[("path", FluentValue::from(name.as_str())), ("folder", folder)])));
        }
        let through = through || now.as_ref().is_some_and(has_other_names);
        Ok(Target { name, path, now, through })
    }

    /// Writes the bytes; a regular file beside it first, then renamed, so that no reader sees half of it. A file that
    /// already holds these bytes is left alone.
    pub(super) fn write(&self, texts: &Texts, bytes: &[u8]) -> Result<(), Failure> {
        if self.holds(bytes) {
            return Ok(());
        }
        let written = if self.through { write_through(&self.path, bytes) } else { self.replace(bytes) };
        written.map_err(|error| cannot_write(texts, &self.name, &error))
    }

    /// Whether the file holds these bytes; only a regular file of that length is read.
    fn holds(&self, bytes: &[u8]) -> bool {
        let same_length = self.now.as_ref().is_some_and(|now| now.is_file() && now.len() == bytes.len() as u64);
        let mut old = Vec::new();
        same_length
            && File::open(&self.path).and_then(|file| file.take(bytes.len() as u64 + 1).read_to_end(&mut old)).is_ok()
            && old == bytes
    }

    fn replace(&self, bytes: &[u8]) -> io::Result<()> {
        let beside = beside(&self.path);
        let mut file = match OpenOptions::new().write(true).create_new(true).open(&beside) {
            Ok(file) => file,
            // The file may be written though its folder may not.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied && self.now.is_some() => {
                return write_through(&self.path, bytes);
            }
            Err(error) => return Err(error),
        };
        let written = self.keep(&file).and_then(|()| file.write_all(bytes)).and_then(|()| fs::rename(&beside, &self.path));
        written.inspect_err(|_| {
            let _ = fs::remove_file(&beside);
        })
    }

    /// Gives the new file the permissions and, where possible, the owner of the old one.
    fn keep(&self, file: &File) -> io::Result<()> {
        let Some(now) = &self.now else { return Ok(()) };
        keep_owner(file, now);
        file.set_permissions(now.permissions())
    }
}

/// Writes a file that is not there yet.
pub(super) fn write_new(texts: &Texts, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let written = OpenOptions::new().write(true).create_new(true).open(path).and_then(|mut file| file.write_all(bytes));
    written.map_err(|error| cannot_write(texts, &path.display().to_string(), &error))
}

fn cannot_write(texts: &Texts, name: &str, error: &io::Error) -> Failure {
    let args = [("path", FluentValue::from(name)), ("error", FluentValue::from(output::reason(texts, error)))];
    Failure::CannotRun(texts.say("cli-cannot-write", &args))
}

/// Writes to what is there, without putting another file in its place.
fn write_through(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).truncate(true).open(path)?;
    file.write_all(bytes).and_then(|()| file.flush())
}

/// Where the links end that a path leads along, and whether it is to be written through: the links of the system to
/// open files lead to no path.
fn end_of_links(path: &Path) -> io::Result<(PathBuf, bool)> {
    let mut end = path.to_owned();
    for _ in 0..MOST_LINKS {
        let is_link = fs::symlink_metadata(&end).is_ok_and(|what| what.is_symlink());
        if !is_link {
            return Ok((end, false));
        }
        if end.starts_with("/proc") || end.starts_with("/dev") {
            return Ok((path.to_owned(), true));
        }
        let to = fs::read_link(&end)?;
        end = end.parent().map_or_else(|| to.clone(), |folder| folder.join(&to));
    }
    fs::canonicalize(path).map(|path| (path, false))
}

/// A short name of its own in the same folder: a long one might not fit where the file's just does.
fn beside(path: &Path) -> PathBuf {
    path.with_file_name(OsString::from(format!(".goosebook-{}.part", std::process::id())))
}

/// Whether two paths lead to one place, where the system has no numbers for files.
fn is_same_path(one: &Path, other: &Path) -> bool {
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}

#[cfg(unix)]
fn is_same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn is_same(_: &Metadata, _: &Metadata) -> bool {
    false
}

/// Whether other names lead to the same file, which a rename would part from it.
#[cfg(unix)]
fn has_other_names(file: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    file.is_file() && file.nlink() > 1
}

#[cfg(not(unix))]
fn has_other_names(_: &Metadata) -> bool {
    false
}

#[cfg(unix)]
fn keep_owner(file: &File, now: &Metadata) {
    use std::os::unix::fs::{MetadataExt, fchown};
    if file.metadata().is_ok_and(|new| (new.uid(), new.gid()) != (now.uid(), now.gid())) {
        // Who may not give a file away keeps it.
        let _ = fchown(file, Some(now.uid()), Some(now.gid()));
    }
}

#[cfg(not(unix))]
fn keep_owner(_: &File, _: &Metadata) {}
