//! Where a rule left unsaid can matter at all.
//!
//! In come the rules of a variant; out comes, per policy, whether two of its answers could ever lead to different games.
//! Why it exists: a card names a silence only where the table may argue about it. These are quick readings of the rules
//! that may say yes too often; never do they say no where the answers differ.

use crate::rules::{Meeting, Motion, Overshoot, Rules, SquareRule, Target};
use crate::vocab::Square;

impl Rules {
    fn pawns_meet(&self) -> bool {
        self.meeting.rule.value != Meeting::Share
    }

    fn go_tos(&self) -> impl Iterator<Item = &Target> {
        self.squares.all().iter().filter_map(|rule| match rule.motion.as_ref().map(|motion| &motion.value) {
            Some(Motion::GoTo(target)) => Some(target),
            _ => None,
        })
    }
}

/// Whether pawns can come back to the start and meet there.
pub(super) fn start(rules: &Rules) -> bool {
    let returns =
        rules.go_tos().any(|target| !matches!(target, Target::Square(square) if !square.is_start()) && !matches!(target, Target::Next(_)));
    rules.pawns_meet() && (returns || rules.finish.overshoot.value == Overshoot::Restart)
}

/// Whether there are first throws with a meaning of their own.
pub(super) fn first_scope(rules: &Rules) -> bool {
    !rules.first_throw.exceptions.is_empty()
}

/// Whether a pawn can come to a goose walking backwards.
pub(super) fn after_bounce(rules: &Rules) -> bool {
    rules.finish.overshoot.value == Overshoot::Bounce
}

/// Whether pawns that wait can be met on the squares of the rule.
pub(super) fn shared(rules: &Rules, rule: &SquareRule) -> bool {
    rule.wait.as_ref().is_some_and(|wait| wait.release.is_none()) && rule.capacity.is_none() && rules.pawns_meet()
}

/// Whether a transfer can end on a square with a rule of its own.
pub(super) fn chaining(rules: &Rules) -> bool {
    let ruled = |square: &Square| rules.squares.at(*square).is_some();
    let exceptions = rules.first_throw.exceptions.iter().any(|exception| ruled(&exception.to.value));
    exceptions
        || rules.go_tos().any(|target| match target {
            Target::Square(square) => ruled(square),
            Target::Origin | Target::Next(_) | Target::Previous(_) => true,
        })
}

/// Whether pawns can meet on a square that does something.
pub(super) fn order(rules: &Rules) -> bool {
    rules.pawns_meet() && !rules.squares.all().is_empty()
}

/// Whether a pawn can be sent away to a square that does something.
pub(super) fn displaced(rules: &Rules) -> bool {
    let releases = rules.squares.all().iter().any(|rule| rule.wait.as_ref().is_some_and(|wait| wait.release.is_some()));
    let ruled = !rules.squares.all().is_empty();
    ruled && (rules.meeting.rule.value == Meeting::Swap || releases)
}
