//! Where a rule left unsaid can matter at all.
//!
//! In come the rules of a variant; out comes, per policy, whether two of its answers could ever lead to different games.
//! Why it exists: a card names a silence only where the table may argue about it. These are quick readings of the rules
//! that may say yes too often; never do they say no where the answers differ, but for answers that no table would give
//! unasked (a goose that one may decline, payments to each player): their silence is no question.

use crate::rules::{Distance, Heading, Meeting, Motion, Overshoot, ReleaseTo, Rules, SquareRule, Target, Wait};
use crate::vocab::Square;

impl Rules {
    fn pawns_meet(&self) -> bool {
        self.meeting.rule.value != Meeting::Share
    }

    fn motions(&self) -> impl Iterator<Item = &Motion> {
        let effects = self.squares.all().iter().flat_map(SquareRule::effects);
        effects.filter_map(|effect| effect.motion.as_ref().map(|motion| &motion.value))
    }

    fn go_tos(&self) -> impl Iterator<Item = &Target> {
        self.motions().filter_map(|motion| match motion {
            Motion::GoTo(target) => Some(target),
            Motion::Again { .. } | Motion::MoveBy(_) => None,
        })
    }

    /// Whether pawns walk back for another reason than a bounce.
    fn walks_back(&self) -> bool {
        self.motions().any(|motion| match motion {
            Motion::MoveBy(Distance::Squares(squares)) => *squares < 0,
            Motion::MoveBy(Distance::Totals(times)) => *times < 0,
            Motion::Again { heading, .. } => heading.value == Heading::Back,
            Motion::GoTo(_) => false,
        })
    }
}

/// Whether pawns can come back to the start and meet there.
pub(super) fn start(rules: &Rules) -> bool {
    let begin = rules.begin();
    let to_start = |target: &Target| match target {
        Target::Square(square) => *square == begin,
        Target::Each(pairs) => pairs.iter().any(|(_, to)| *to == begin),
        Target::Start | Target::Origin | Target::Previous(_) => true,
        Target::Next(_) | Target::Other | Target::Finish => false,
    };
    let restarts = matches!(rules.finish.overshoot.value, Overshoot::Restart | Overshoot::RestartSurplus);
    rules.pawns_meet() && (restarts || rules.go_tos().any(to_start))
}

/// Whether there are first throws with a meaning of their own.
pub(super) fn first_scope(rules: &Rules) -> bool {
    !rules.first_throw.exceptions.is_empty()
}

/// Whether a pawn can come to a goose walking backwards, and the goose does not name a direction of its own.
pub(super) fn after_bounce(rules: &Rules, heading: Heading) -> bool {
    heading == Heading::Travel && (rules.finish.overshoot.value == Overshoot::Bounce || rules.walks_back())
}

/// Whether pawns that wait can be met on the squares of the rule.
pub(super) fn shared(rules: &Rules, rule: &SquareRule) -> bool {
    let met = rule.waits().any(|wait| !wait.ends_by_arrival());
    let exempt = |exempt: &Vec<Square>| rule.at.value.iter().all(|square| exempt.contains(square));
    let is_exempt = rules.meeting.exempt.as_ref().is_some_and(|squares| exempt(&squares.value));
    met && rule.capacity.is_none() && rules.pawns_meet() && !is_exempt
}

/// Whether a transfer can end on a square with a rule of its own.
pub(super) fn chaining(rules: &Rules) -> bool {
    let ruled = |square: &Square| rules.squares.at(*square).is_some();
    let exceptions = rules.first_throw.exceptions.iter().filter_map(|exception| exception.to.as_ref());
    let mut moves_by = rules.motions().filter(|motion| matches!(motion, Motion::MoveBy(_)));
    exceptions.into_iter().any(|to| ruled(&to.value))
        || moves_by.next().is_some()
        || rules.go_tos().any(|target| match target {
            Target::Square(square) => ruled(square),
            Target::Each(pairs) => pairs.iter().any(|(_, to)| ruled(to)),
            Target::Origin | Target::Next(_) | Target::Previous(_) => true,
            // Read again it would lead back for ever; nobody takes it so.
            Target::Other | Target::Start | Target::Finish => false,
        })
}

/// Whether a throw too many can lead back to a square with a rule.
pub(super) fn bounced_to_a_rule(rules: &Rules) -> bool {
    let last = rules.last();
    // Before the bounce the pawn walks at least one square.
    let longest = rules.all_dice().iter().map(|dice| u16::from(dice.count()) * u16::from(dice.faces())).max().unwrap_or_default();
    let reached = (1..longest).any(|back| rules.squares.at(last.back(back)).is_some());
    rules.finish.overshoot.value == Overshoot::Bounce && reached
}

/// Whether pawns can meet on a square that does something.
pub(super) fn order(rules: &Rules) -> bool {
    rules.pawns_meet() && !rules.squares.all().is_empty()
}

/// Whether a pawn can be sent away to a square that does something.
pub(super) fn displaced(rules: &Rules) -> bool {
    let ruled = !rules.squares.all().is_empty();
    let leaves = |wait: &Wait| wait.ends_by_arrival() && wait.release_to.value == ReleaseTo::Origin;
    let releases = rules.squares.all().iter().flat_map(SquareRule::waits).any(leaves);
    ruled && (matches!(rules.meeting.rule.value, Meeting::Swap | Meeting::Shift) || releases)
}

/// Whether each of several dice could move a pawn of its own.
pub(super) fn each_die(rules: &Rules) -> bool {
    rules.has_several_pawns() && rules.dice.usual.value.count() > 1
}
