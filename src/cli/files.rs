//! The variant files that arguments name: by themselves, and in the folders named.
//!
//! A folder stands for every `.yaml` and `.yml` file in it and in the folders below. What is hidden is passed over, and
//! links are not followed: nothing is read that does not lie in what was named. Names come in order, each file once.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::failure::{Failure, of_path};
use crate::check::Embedded;
use crate::texts::Texts;

/// One file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Job {
    /// Its path, its id, or `-`.
    pub(super) name: String,
    /// The folder named in which it was found: whatever it extends lies in it too.
    pub(super) within: Option<PathBuf>,
}

impl Job {
    /// Whether it is one that goosebook carries.
    pub(super) fn is_carried(&self) -> bool {
        self.within.is_none() && Embedded::has(&self.name)
    }
}

/// The files that the arguments name, or every variant that goosebook carries; with what cannot be read, a message each.
pub(super) fn jobs(texts: &Texts, given: &[String]) -> Result<(Vec<Job>, Vec<String>), Failure> {
    let (mut jobs, mut unread) = (Vec::new(), Vec::new());
    let all = if given.is_empty() { Embedded::ids() } else { Vec::new() };
    for name in given.iter().chain(&all) {
        let path = Path::new(name);
        let job = Job { name: name.clone(), within: None };
        if job.is_carried() || !path.is_dir() {
            jobs.push(job);
            continue;
        }
        let before = jobs.len();
        let faults = unread.len();
        walk(texts, path, &mut jobs, &mut unread)?;
        if jobs.len() == before && unread.len() == faults {
            unread.push(of_path(texts, "cli-no-files", name, &[]));
        }
    }
    jobs.sort();
    let mut seen = BTreeSet::new();
    jobs.retain(|job| {
        let place = if job.is_carried() { None } else { fs::canonicalize(&job.name).ok() };
        seen.insert(place.unwrap_or_else(|| PathBuf::from(&job.name)))
    });
    Ok((jobs, unread))
}

/// Goes through a folder and all below it.
fn walk(texts: &Texts, folder: &Path, jobs: &mut Vec<Job>, unread: &mut Vec<String>) -> Result<(), Failure> {
    let within = fs::canonicalize(folder).ok();
    let mut left = vec![folder.to_owned()];
    while let Some(folder) = left.pop() {
        let name = folder.display().to_string();
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) => {
                unread.push(Failure::cannot_read(texts, &name, &error).into_message()?);
                continue;
            }
        };
        for entry in entries.flatten() {
            // The kind of the entry itself: a link is neither a file nor a folder.
            let Ok(kind) = entry.file_type() else { continue };
            let path = entry.path();
            if entry.file_name().to_string_lossy().starts_with('.') {
                continue;
            }
            if kind.is_dir() {
                left.push(path);
            } else if kind.is_file() && path.extension().is_some_and(|suffix| suffix == "yaml" || suffix == "yml") {
                if path.to_str().is_none() {
                    unread.push(of_path(texts, "cli-odd-name", &path.display().to_string(), &[]));
                    continue;
                }
                // As the user would write it, and as it is called where it is named alone.
                let path = path.strip_prefix(".").unwrap_or(&path);
                jobs.push(Job { name: path.display().to_string(), within: within.clone() });
            }
        }
    }
    Ok(())
}
