//! The reference page of a variant: all that its file says and all that the engine can tell of it.
//!
//! In come a variant, what was [`Worked`] out about it, and who publishes the page; out comes Markdown, made by
//! `templates/<language>/reference.md`, with a name for each section (`## Title {#turn}`) that stays when titles change.
//! Figures are named `board`, `turn/1` and on, `odds/length`, `odds/board`; [`PageFigures`] draws them. Sections that a
//! variant has nothing for are left out.
//!
//! What takes long is computed once by [`Worked::compute`] and can be kept; the page itself takes some milliseconds.

mod asked;
mod cases;
mod data;
mod figures;
mod kept;
mod parts;
mod worked;

pub use figures::PageFigures;
pub use kept::{Figured, Lasting, Seated, Table};
pub use worked::{Effort, Matters, Shown, Unsaid, Worked};

use super::templates::{ReferenceError, render};
use crate::texts::Texts;
use crate::variant::Variant;

/// The reference page of a variant, as Markdown.
///
/// # Errors
/// Where the template is at fault.
pub fn reference(variant: &Variant, worked: &Worked, texts: &Texts, report: Option<&str>) -> Result<String, ReferenceError> {
    render(texts.lang(), "reference.md", &data::Page::new(variant, worked, texts, report))
}
