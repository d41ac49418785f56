//! What the binary carries with it: variants, templates, fonts, the manual.

use include_dir::{Dir, include_dir};

/// The name of this program and its version, as what it makes names it.
pub const PROGRAM: &str = concat!("goosebook ", env!("CARGO_PKG_VERSION"));

/// The published variants, `<id>.yaml`.
pub static VARIANTS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/variants");

/// Texts, templates and icons: `<language>/…`, `icons/…`.
pub static TEMPLATES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/templates");

/// The faces that prints are set in.
#[cfg(feature = "pdf")]
pub static FONTS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/src/pdf/faces");

/// The manual: `<name>.md`, in English.
#[cfg(feature = "site")]
pub static DOCS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/docs");
