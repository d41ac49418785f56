//! What `--fix` writes, and what `--fix --dry-run` would.

use std::fs;
use std::path::Path;

use similar::TextDiff;

use super::Done;
use crate::cli::failure::Failure;
use crate::cli::file::Target;
use crate::texts::Texts;

/// Lines around a change.
const CONTEXT: usize = 3;

/// Writes the file that was mended: beside the old one first, then in its place.
///
/// # Errors
/// It cannot be written, or is no longer what was read.
pub(super) fn write(texts: &Texts, done: &Done) -> Result<(), Failure> {
    let Some(mended) = &done.mended else { return Ok(()) };
    let path = Path::new(&done.file.name);
    if fs::read(path).ok().as_deref() != Some(done.bytes.as_slice()) {
        return Err(Failure::path(texts, "check-changed-meanwhile", &done.file.name));
    }
    Target::new(texts, path, &[])?.write(texts, mended)
}

/// What would change, as a unified diff; nothing where nothing would.
pub(super) fn diff(done: &Done) -> String {
    let Some(mended) = &done.mended else { return String::new() };
    let (old, new) = (String::from_utf8_lossy(&done.bytes), String::from_utf8_lossy(mended));
    let diff = TextDiff::from_lines(old.as_ref(), new.as_ref());
    diff.unified_diff().context_radius(CONTEXT).header(&done.file.name, &done.file.name).to_string()
}
