//! Files that are written: whole or not at all, where the path leads, with the permissions they had.
//!
//! In come a path, bytes and the files that were read; out comes the file. Links are followed; what is no regular file
//! (a device, a pipe) is written through; nothing that was read is overwritten.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::ValueEnum;
use fluent_bundle::FluentValue;

use super::failure::{Failure, of_path};
use super::output;
use crate::texts::{Texts, grouped};

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
        let says = |id: &str| Failure::path(texts, id, &name);
        let cannot = |error: &io::Error| Failure::cannot_write(texts, &name, error);
        let now = match fs::metadata(path) {
            Ok(now) => Some(now),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(cannot(&error)),
        };
        if now.as_ref().is_some_and(Metadata::is_dir) {
            return Err(says("cli-is-folder"));
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
            let folder = folder.display().to_string();
            let args = [("folder", FluentValue::from(folder.as_str()))];
            return Err(Failure::CannotRun(of_path(texts, "cli-no-folder", &name, &args)));
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
        written.map_err(|error| Failure::cannot_write(texts, &self.name, &error))
    }

    /// Writes what a user asked for, and tells that it is there; of a PDF, its pages and its size.
    pub(super) fn deliver(&self, texts: &Texts, bytes: &[u8]) -> Result<(), Failure> {
        self.write(texts, bytes)?;
        // Whoever reads from a pipe or a device sees what comes.
        if self.now.as_ref().is_none_or(Metadata::is_file) {
            output::tell(&delivered(texts, &self.name, bytes));
        }
        Ok(())
    }

    /// Whether nothing is lost by writing these bytes: they begin with all that a regular file there holds.
    pub(super) fn goes_on_with(&self, bytes: &[u8]) -> bool {
        let Some(now) = self.now.as_ref().filter(|now| now.is_file()) else { return true };
        let mut old = Vec::new();
        let read = File::open(&self.path).and_then(|file| file.take(bytes.len() as u64 + 1).read_to_end(&mut old));
        now.len() == 0 || read.is_ok() && bytes.starts_with(&old)
    }

    /// What the user called it.
    pub(super) fn name(&self) -> &str {
        &self.name
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
        match Part::beside(&self.path) {
            Ok(part) => part.put(&self.path, bytes, |file| self.keep(file)),
            // The file may be written though its folder may not.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied && self.now.is_some() => write_through(&self.path, bytes),
            Err(error) => Err(error),
        }
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
    written.map_err(|error| Failure::cannot_write(texts, &path.display().to_string(), &error))
}

/// Puts a file with these bytes in the place of what is there, if anything, so that no reader sees half of it.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    Part::beside(path)?.put(path, bytes, |_| Ok(()))
}

/// The file that an output is to be written to; none where that is standard output.
pub(super) fn named(output: Option<&Path>) -> Option<&Path> {
    output.filter(|path| *path != Path::new("-"))
}

/// The format that the suffix of a file tells.
///
/// # Errors
/// It tells none: the message says of the file, as `value`, which ones do.
pub(super) fn format_of<F: ValueEnum>(texts: &Texts, path: &Path, message: &str) -> Result<F, Failure> {
    let told = path.extension().and_then(|suffix| suffix.to_str()).and_then(|suffix| F::from_str(suffix, true).ok());
    told.ok_or_else(|| {
        let name = path.display().to_string();
        Failure::CannotRun(texts.say(message, &[("value", FluentValue::from(name))]))
    })
}

/// A file that is written beside the one whose place it will take.
struct Part {
    file: File,
    path: PathBuf,
}

impl Part {
    /// Begins one, under a short name of its own: a long one might not fit where the file's just does.
    fn beside(target: &Path) -> io::Result<Part> {
        static BEGUN: AtomicUsize = AtomicUsize::new(0);
        let number = BEGUN.fetch_add(1, Ordering::Relaxed);
        let path = target.with_file_name(OsString::from(format!(".goosebook-{}-{number}.part", process::id())));
        let begin = || OpenOptions::new().write(true).create_new(true).open(&path);
        let file = begin().or_else(|error| match error.kind() {
            // Left by a run that was stopped and had our number.
            io::ErrorKind::AlreadyExists => fs::remove_file(&path).and_then(|()| begin()),
            _ => Err(error),
        })?;
        Ok(Part { file, path })
    }

    /// Fills it, once it is made ready, and puts it in its place; nothing is left of it where that fails.
    fn put(mut self, target: &Path, bytes: &[u8], ready: impl FnOnce(&File) -> io::Result<()>) -> io::Result<()> {
        let filled = ready(&self.file).and_then(|()| self.file.write_all(bytes));
        filled.and_then(|()| fs::rename(&self.path, target)).inspect_err(|_| {
            let _ = fs::remove_file(&self.path);
        })
    }
}

/// What is said of a file that is there now.
fn delivered(texts: &Texts, name: &str, bytes: &[u8]) -> String {
    if !bytes.starts_with(b"%PDF-") {
        return of_path(texts, "cli-written", name, &[]);
    }
    let size = grouped(texts.lang(), (bytes.len() as u64).div_ceil(1000));
    of_path(texts, "cli-written-pdf", name, &[("size", FluentValue::from(size))])
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_that_replace_one_file_leave_it_whole_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let whole: Vec<Vec<u8>> = (0..8).map(|letter| vec![b'a' + letter; 1 << 16]).collect();
        std::thread::scope(|scope| {
            for bytes in &whole {
                scope.spawn(|| (0..20).for_each(|_| replace(&path, bytes).unwrap()));
            }
        });
        assert!(whole.contains(&fs::read(&path).unwrap()));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        // Nothing is left of what cannot be put in its place.
        fs::create_dir(folder.path().join("taken")).unwrap();
        fs::write(folder.path().join("taken/file"), "").unwrap();
        assert!(replace(&folder.path().join("taken"), b"a").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}
