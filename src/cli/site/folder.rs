//! The folder of a site: what we wrote, and nothing of others.
//!
//! In come files; out comes a folder in which each is whole or not there, with a list of what is ours. What the list names
//! and is not made any more is deleted, as long as nobody has changed it; what it does not name is never touched.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Component, Path, PathBuf};

use super::super::failure::Failure;
use super::super::file;
use crate::site::Made;
use crate::site::store;
use crate::texts::Texts;

/// The list of what is ours: paths with a hash of what was written.
const LIST: &str = ".goosebook-site.json";
/// What a run is about to write, a line each: there only as long as it runs, or where it was stopped.
const BEGUN: &str = ".goosebook-site.begun";

/// A folder that a site is written into.
pub(super) struct Folder {
    path: PathBuf,
    /// What an earlier run has written.
    old: BTreeMap<String, String>,
    /// What a run that was stopped has written, or was about to.
    begun: BTreeSet<(String, String)>,
    /// What this one is about to write.
    begins: Option<fs::File>,
    new: BTreeMap<String, String>,
}

impl Folder {
    /// Opens a folder, which need not be there yet.
    ///
    /// # Errors
    /// It is no folder, or cannot be made.
    pub(super) fn open(texts: &Texts, path: &Path) -> Result<Folder, Failure> {
        if path.exists() && !path.is_dir() {
            return Err(says(texts, "site-cli-no-folder", path));
        }
        fs::create_dir_all(path).map_err(|error| cannot(texts, path, &error))?;
        let path = fs::canonicalize(path).map_err(|error| cannot(texts, path, &error))?;
        let old = fs::read(path.join(LIST)).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default();
        let begun = fs::read_to_string(path.join(BEGUN)).unwrap_or_default();
        let begun = begun.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        Ok(Folder { path, old, begun, begins: None, new: BTreeMap::new() })
    }

    /// How many files have been written.
    pub(super) fn len(&self) -> usize {
        self.new.len()
    }

    /// Writes a file, unless it is there as it should be.
    ///
    /// # Errors
    /// It cannot be written, or somebody else's file is there.
    pub(super) fn write(&mut self, texts: &Texts, made: &Made) -> Result<(), Failure> {
        let Some(path) = self.inside(&made.path) else {
            return Err(says(texts, "site-cli-outside", Path::new(&made.path)));
        };
        let hash = store::key_of_bytes(&made.bytes);
        if let Ok(now) = fs::read(&path) {
            if now == made.bytes {
                self.new.insert(made.path.clone(), hash);
                return Ok(());
            }
            let stopped = || self.begun.contains(&(made.path.clone(), store::key_of_bytes(&now)));
            if !self.old.contains_key(&made.path) && !self.new.contains_key(&made.path) && !stopped() {
                return Err(says(texts, "site-cli-foreign", &path));
            }
        }
        let folder = path.parent().unwrap_or(&self.path).to_owned();
        fs::create_dir_all(&folder).map_err(|error| cannot(texts, &folder, &error))?;
        // A link that somebody has put there may lead anywhere.
        let leads = fs::canonicalize(&folder).map_err(|error| cannot(texts, &folder, &error))?;
        if !leads.starts_with(&self.path) {
            return Err(says(texts, "site-cli-outside", &path));
        }
        self.begin(&made.path, &hash).map_err(|error| cannot(texts, &self.path.join(BEGUN), &error))?;
        file::replace(&path, &made.bytes).map_err(|error| cannot(texts, &path, &error))?;
        self.new.insert(made.path.clone(), hash);
        Ok(())
    }

    /// Notes what is written next, so that it is known as ours where the run is stopped.
    fn begin(&mut self, name: &str, hash: &str) -> io::Result<()> {
        if self.begins.is_none() {
            self.begins = Some(fs::OpenOptions::new().create(true).append(true).open(self.path.join(BEGUN))?);
        }
        let line = serde_json::to_string(&(name, hash))?;
        self.begins.as_mut().map_or(Ok(()), |file| writeln!(file, "{line}"))
    }

    /// Deletes what was ours and is not made any more, and writes the list.
    ///
    /// # Errors
    /// The list cannot be written.
    pub(super) fn close(self, texts: &Texts) -> Result<(), Failure> {
        for (name, written) in self.old.iter().filter(|(name, _)| !self.new.contains_key(*name)) {
            let Some(path) = self.inside(name) else { continue };
            let is_link = fs::symlink_metadata(&path).map_or(true, |found| found.is_symlink());
            let within =
                path.parent().and_then(|folder| fs::canonicalize(folder).ok()).is_some_and(|folder| folder.starts_with(&self.path));
            let unchanged = fs::read(&path).is_ok_and(|now| store::key_of_bytes(&now) == *written);
            if within && !is_link && unchanged && fs::remove_file(&path).is_ok() {
                self.remove_empty(&path);
            }
        }
        let list = serde_json::to_vec_pretty(&self.new).unwrap_or_default();
        let path = self.path.join(LIST);
        file::replace(&path, &list).map_err(|error| cannot(texts, &path, &error))?;
        // Whatever it names is in the list now.
        let _ = fs::remove_file(self.path.join(BEGUN));
        Ok(())
    }

    /// Takes away the folders that a deleted file leaves empty.
    fn remove_empty(&self, path: &Path) {
        let above = path.ancestors().skip(1).take_while(|folder| folder.starts_with(&self.path) && **folder != self.path);
        for folder in above {
            if fs::remove_dir(folder).is_err() {
                break;
            }
        }
    }

    /// A path below the folder; `None` for one that would lead out of it.
    fn inside(&self, name: &str) -> Option<PathBuf> {
        let relative = Path::new(name);
        let plain = relative.components().all(|part| matches!(part, Component::Normal(_)));
        (plain && !name.is_empty() && !name.contains('\\')).then(|| self.path.join(relative))
    }
}

fn says(texts: &Texts, id: &str, path: &Path) -> Failure {
    Failure::path(texts, id, &path.display().to_string())
}

fn cannot(texts: &Texts, path: &Path, error: &io::Error) -> Failure {
    Failure::cannot_write(texts, &path.display().to_string(), error)
}
