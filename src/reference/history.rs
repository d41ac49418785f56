//! The history of the game, and the dated variants beside it.
//!
//! In come variants; out comes Markdown, made by `templates/<language>/history.md`, which holds the text: who tells what, what
//! is doubtful, what is a legend.

use std::borrow::Borrow;

use serde::Serialize;

use super::templates::{ReferenceError, render};
use crate::texts::Texts;
use crate::variant::Variant;
use crate::wording::Vocabulary;

#[derive(Serialize)]
struct History {
    dated: Vec<Dated>,
}

#[derive(Serialize)]
struct Dated {
    #[serde(skip)]
    year: u32,
    date: String,
    id: String,
    title: String,
    country: String,
    squares: u16,
}

/// The history as Markdown; variants are linked as `#variant-<id>`.
///
/// # Errors
/// Where the template is at fault.
pub fn history(variants: &[impl Borrow<Variant>], texts: &Texts) -> Result<String, ReferenceError> {
    let mut dated: Vec<Dated> = variants
        .iter()
        .filter_map(|variant| {
            let variant = variant.borrow();
            let words = Vocabulary::new(texts, &variant.rules);
            Some(Dated {
                year: year(variant.date.as_deref()?),
                date: words.dated(variant.date.as_deref()?),
                id: variant.id.clone(),
                title: words.text(&variant.title),
                country: variant.country.as_deref().map(|code| words.country(code)).unwrap_or_default(),
                squares: variant.rules.last().number(),
            })
        })
        .collect();
    // By the first year that a date names; an unknown digit counts as the least.
    dated.sort_by_key(|dated| dated.year);
    render(texts.lang(), "history.md", &History { dated })
}

/// The first year of a date: `1690–1850`, `c. 1808`, `200x`.
fn year(date: &str) -> u32 {
    let digits: String = date
        .chars()
        .skip_while(|letter| !letter.is_ascii_digit())
        .take(4)
        .map(|letter| if letter.is_ascii_digit() { letter } else { '0' })
        .collect();
    digits.parse().unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::year;

    #[test]
    fn dates_are_sorted_by_their_first_year() {
        assert_eq!(["1690–1850", "c. 1808", "200x", "hier"].map(year), [1690, 1808, 2000, u32::MAX]);
    }
}
