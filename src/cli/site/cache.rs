//! A folder of what was slow to make: a file for each key.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use super::super::file;
use crate::site::store::Store;

/// The folder. Where it cannot be written, nothing is kept and all works as before.
pub(super) struct Cache {
    folder: PathBuf,
    /// What has been asked for.
    used: Mutex<BTreeSet<String>>,
}

impl Cache {
    pub(super) fn new(folder: PathBuf) -> Cache {
        Cache { folder, used: Mutex::default() }
    }

    fn path(&self, key: &str) -> PathBuf {
        self.folder.join(key)
    }

    fn note(&self, key: &str) {
        if let Ok(mut used) = self.used.lock() {
            used.insert(key.to_owned());
        }
    }

    /// Takes away what nothing has asked for: of variants and programs of before.
    pub(super) fn prune(&self) {
        let Ok(used) = self.used.lock() else { return };
        let Ok(files) = fs::read_dir(&self.folder) else { return };
        for file in files.flatten() {
            let name = file.file_name().to_string_lossy().into_owned();
            if is_key(&name) && !used.contains(&name) {
                // Whoever cannot delete it keeps it.
                let _ = fs::remove_file(file.path());
            }
        }
    }
}

/// Whether a file is one of ours.
fn is_key(name: &str) -> bool {
    name.len() == 32 && name.bytes().all(|byte| byte.is_ascii_hexdigit())
}

impl Store for Cache {
    fn get(&self, key: &str) -> Option<Vec<u8>> {
        self.note(key);
        fs::read(self.path(key)).ok()
    }

    fn put(&self, key: &str, bytes: &[u8]) {
        self.note(key);
        let _ = put(&self.folder, &self.path(key), bytes);
    }
}

fn put(folder: &Path, path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    file::replace(path, bytes)
}
