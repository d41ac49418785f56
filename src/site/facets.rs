//! What a variant can be found by: its country, its dice, its length, what it has that others have not.
//!
//! In come its rules; out come words in one language, each with a key that never changes. Read from the typed rules, never
//! from the variant's name.

use crate::reference;
use crate::reference::page::Worked;
use crate::texts::Texts;
use crate::variant::Variant;

/// One thing that a variant can be found by.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Facet {
    /// What it is about: `country`, `dice`, `length`, `feature`.
    pub group: &'static str,
    /// Its name in addresses and style sheets.
    pub key: String,
    /// What it is called.
    pub label: String,
}

/// The groups, in the order in which people ask.
pub const GROUPS: [&str; 4] = ["country", "dice", "length", "feature"];

/// The facets of a variant, by group.
pub fn facets(texts: &Texts, variant: &Variant, worked: &Worked) -> Vec<Facet> {
    let found = reference::facets(variant, Some(worked), texts);
    let facet = |group, facet: reference::Facet| Facet { group, key: key(&facet.id), label: facet.says };
    let length = format!("n{}", found.squares);
    let length = reference::Facet { id: length, says: texts.say("site-squares", &[("n", found.squares.into())]) };
    let country = found.country.into_iter().map(|country| facet("country", country));
    let dice = found.dice.into_iter().map(|dice| facet("dice", dice));
    let features = found.features.into_iter().map(|feature| facet("feature", feature));
    country.chain(dice).chain([facet("length", length)]).chain(features).collect()
}

/// A name as it may stand in a style sheet.
fn key(id: &str) -> String {
    id.chars().map(|letter| if letter.is_ascii_alphanumeric() || letter == '-' { letter } else { '-' }).collect()
}
