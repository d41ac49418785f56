//! What each square with a rule does, for whoever points at it.
//!
//! In comes a variant; out come its squares in order, each rule with its name and its sentences.

use super::small::sentence;
use super::statements::statements;
use crate::texts::capital;
use crate::variant::Variant;
use crate::vocab::Square;
use crate::wording::Vocabulary;

/// The squares of one rule, and what they do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pointed {
    /// The squares, in order.
    pub at: Vec<Square>,
    /// What they are called, without an article: `Puits`.
    pub name: String,
    /// What happens there, as sentences.
    pub says: String,
    /// The name of the icon.
    pub icon: String,
}

/// The squares of a variant, in the order of the board.
pub fn pointed(words: &Vocabulary<'_>, variant: &Variant) -> Vec<Pointed> {
    let list = statements(words, variant);
    let mut all: Vec<Pointed> = Vec::new();
    for (index, rule) in variant.rules.squares.all().iter().enumerate() {
        let of_rule = list.iter().filter(|statement| statement.rule == Some(index) && (!statement.is_silent() || statement.matters));
        let called = rule.name.as_ref().map(|name| words.say("does-be-called", &[("name", words.text(&name.value).into())]));
        let mut says: Vec<String> = Vec::new();
        let mut name = String::new();
        for statement in of_rule {
            if let Some((squares, called)) = &statement.squares {
                name = called.clone();
                if squares.is_empty() {
                    continue;
                }
            }
            // The name stands beside.
            if Some(&statement.says) == called.as_ref() {
                continue;
            }
            let said = sentence([capital(&statement.says)]);
            if !says.contains(&said) {
                says.push(said);
            }
        }
        let name = if name.is_empty() { words.plural(rule) } else { name };
        all.push(Pointed { at: rule.at.value.clone(), name: capital(&name), says: says.join(" "), icon: rule.kind.name().to_owned() });
    }
    all.sort_by_key(|pointed| pointed.at.first().copied());
    all
}
