//! What a variant can be found by: its country, its dice, its length, what it has that others have not.
//!
//! In come its rules; out come words in one language, each with a key that never changes. Read from the typed rules, never
//! from the variant's name.

use serde::Serialize;

use crate::rules::{Overshoot, Policy, Rules, Then};
use crate::texts::Texts;
use crate::variant::Variant;

/// One thing that a variant can be found by.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
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
pub fn facets(texts: &Texts, variant: &Variant) -> Vec<Facet> {
    let mut all = Vec::new();
    let country = variant.country.as_deref().map(str::to_lowercase);
    if let Some(code) = country.filter(|code| code.chars().all(|letter| letter.is_ascii_lowercase())) {
        let label = texts.try_say(&format!("country-{code}"), &[]).unwrap_or_else(|| code.to_uppercase());
        all.push(Facet { group: "country", label, key: code });
    }
    let dice = variant.rules.dice.usual.value;
    let label = texts.say("dice", &[("n", dice.count().into()), ("faces", dice.faces().into())]);
    all.push(Facet { group: "dice", key: dice.to_string(), label });
    let last = variant.rules.last().number();
    let label = texts.say("site-squares", &[("n", last.into())]);
    all.push(Facet { group: "length", key: format!("n{last}"), label });
    for feature in features(&variant.rules) {
        all.push(Facet { group: "feature", label: texts.say(&format!("site-has-{feature}"), &[]), key: feature });
    }
    all
}

/// What the rules have, each named once.
fn features(rules: &Rules) -> Vec<String> {
    let waits = || rules.squares.all().iter().flat_map(|rule| rule.waits());
    let meeting = format!("meeting-{}", rules.meeting.rule.value.name().replace('_', "-"));
    let held = waits().any(|wait| wait.turns.is_none());
    let has = [
        (!rules.first_throw.exceptions.is_empty(), "first-throw"),
        (held, "held"),
        (!held && waits().next().is_some(), "turns-only"),
        (rules.has_stakes(), "stakes"),
        (rules.has_several_pawns(), "pawns"),
        (rules.extra_throw.is_some(), "extra-throw"),
        (rules.finish.overshoot.value != Overshoot::USUAL, "no-bounce"),
        (rules.finish.then.value != Then::USUAL, "plays-on"),
        (rules.squares.all().iter().any(|rule| !rule.choose.is_empty()), "choices"),
    ];
    let named = has.iter().filter(|(has, _)| *has).map(|(_, name)| (*name).to_owned());
    std::iter::once(meeting).chain(named).collect()
}
