//! Documents in the forms in which they are read.
//!
//! In comes a [`Document`](crate::document::Document); out comes text for a terminal or a page.
