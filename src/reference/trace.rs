//! What the foot of a card says of the rules that it was printed from, and where to read more.

use serde::Serialize;

use crate::document::markdown;
use crate::trace;
use crate::variant::Variant;

/// The page of a variant on the web.
#[derive(Serialize)]
pub(super) struct Page {
    /// Its address, for a link.
    address: String,
    /// Its address as it is printed: without what every browser adds.
    shown: String,
}

/// The line that a printed card is known by, and the page of the variant where it names one.
pub(super) fn foot(variant: &Variant) -> (String, Option<Page>) {
    let page = variant.page.as_deref().map(|page| {
        let shown = page.split_once("://").map_or(page, |(_, rest)| rest);
        Page { address: markdown::address(page), shown: shown.trim_end_matches('/').to_owned() }
    });
    (trace::line(variant), page)
}
