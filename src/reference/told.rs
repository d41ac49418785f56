//! What a square does in one run of sentences, for files and pages that are no cards.

use crate::rules::SquareRule;
use crate::texts::capital;
use crate::wording::Vocabulary;

impl Vocabulary<'_> {
    /// What happens to the pawn that comes there, in sentences, in the order in which it happens.
    pub fn told(&self, rule: &SquareRule) -> String {
        self.does(rule).iter().map(|phrase| format!("{}.", capital(&phrase.says))).collect::<Vec<_>>().join(" ")
    }
}
