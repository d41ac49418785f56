//! What is slow to make and kept for the next time.
//!
//! In comes a key that names everything a result depends on; out comes the result, made at most once. A key is a hash of
//! the rules, of the program and of what is asked, so that nothing old is ever taken for new.

use std::collections::BTreeMap;
use std::sync::Mutex;

use sha2::{Digest, Sha256};

/// Where results are kept.
pub trait Store {
    /// What is kept under a key.
    fn get(&self, key: &str) -> Option<Vec<u8>>;

    /// Keeps it, as far as that is possible.
    fn put(&self, key: &str, bytes: &[u8]);
}

/// A store for one process.
#[derive(Default)]
pub struct Memory(Mutex<BTreeMap<String, Vec<u8>>>);

impl Store for Memory {
    fn get(&self, key: &str) -> Option<Vec<u8>> {
        self.0.lock().ok()?.get(key).cloned()
    }

    fn put(&self, key: &str, bytes: &[u8]) {
        if let Ok(mut kept) = self.0.lock() {
            kept.insert(key.to_owned(), bytes.to_vec());
        }
    }
}

/// The key of a result: a hash of parts, which cannot run into one another.
pub fn key(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part.len().to_le_bytes());
        hash.update(part.as_bytes());
    }
    hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

/// A hash of bytes, as long as a key.
pub(crate) fn key_of_bytes(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

/// The result of that key, taken from the store or made and put there.
pub(crate) fn kept<T: serde::Serialize + serde::de::DeserializeOwned>(store: &dyn Store, key: &str, make: impl FnOnce() -> T) -> T {
    let known = store.get(key).and_then(|bytes| serde_json::from_slice(&bytes).ok());
    known.unwrap_or_else(|| {
        let made = make();
        if let Ok(bytes) = serde_json::to_vec(&made) {
            store.put(key, &bytes);
        }
        made
    })
}

/// As [`kept`], for bytes as they are; what cannot be made is not kept.
pub(crate) fn kept_bytes<E>(store: &dyn Store, key: &str, make: impl FnOnce() -> Result<Vec<u8>, E>) -> Result<Vec<u8>, E> {
    if let Some(bytes) = store.get(key) {
        return Ok(bytes);
    }
    let bytes = make()?;
    store.put(key, &bytes);
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_key_do_not_run_together() {
        assert_ne!(key(&["ab", "c"]), key(&["a", "bc"]));
        assert_eq!(key(&["a"]).len(), 32);
    }

    #[test]
    fn a_result_is_made_once() {
        let store = Memory::default();
        assert_eq!(kept(&store, "k", || 7_u32), 7);
        assert_eq!(kept(&store, "k", || 8_u32), 7);
    }
}
