//! What a square does in one run of sentences, for files and pages that are no cards.

use super::small::sentence;
use crate::rules::SquareRule;
use crate::texts::capital;
use crate::wording::Vocabulary;

impl Vocabulary<'_> {
    /// What happens to the pawn that comes there, in sentences, in the order in which it happens.
    pub fn told(&self, rule: &SquareRule) -> String {
        sentence(self.does(rule).iter().map(|phrase| capital(&phrase.says)))
    }
}
