//! Documents in the forms in which they are read.
//!
//! In comes a [`Document`](crate::document::Document); out comes text for a terminal, or a page. Figures are drawn from
//! one model, [`figure`](crate::figure), whatever the form.

#[cfg(feature = "site")]
pub mod html;
pub(crate) mod svg;
pub mod terminal;
