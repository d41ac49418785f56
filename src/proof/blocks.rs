//! How many pawns squares can keep.

use std::collections::BTreeMap;

use super::local::{Local, One};
use crate::rules::Rules;
use crate::space::Place;
use crate::vocab::Square;

/// Whether no square holds a pawn until something releases it: then whoever waits, waits for a number of turns.
pub(super) fn nothing_holds(rules: &Rules) -> bool {
    rules.squares.all().iter().flat_map(|rule| rule.waits()).all(|wait| wait.turns.is_some())
}

/// For each square that can hold a pawn for good the most that it keeps, whatever is played; `None` where one keeps as many
/// as there are.
///
/// By induction over turns: at the start nobody is held. If before a turn no square keeps more than its most, none does
/// after it. A turn after which a square keeps more pawns than before must have looked at that square, so that all who
/// stood there are known; and then there are still no more than its most. The most is raised until that holds.
pub(super) fn most_held(local: &Local<'_>) -> Option<Vec<(Square, usize)>> {
    let mut most: BTreeMap<Square, usize> = BTreeMap::new();
    loop {
        let mut raised = false;
        for one in &local.turns {
            let before = held(local, std::iter::once(one.mover).chain(one.others.iter().copied()))?;
            if before.iter().any(|(square, count)| *count > most.get(square).copied().unwrap_or_default()) {
                continue;
            }
            raised |= raise(local, one, &before, &mut most)?;
        }
        if !raised {
            return Some(most.into_iter().collect());
        }
    }
}

/// Whether a turn asks for more than is known; `None` where no number will do.
fn raise(local: &Local<'_>, one: &One, before: &BTreeMap<Square, usize>, most: &mut BTreeMap<Square, usize>) -> Option<bool> {
    let mut raised = false;
    for (_, mover, others) in local.world.outcomes(&one.turn) {
        for (square, count) in held(local, std::iter::once(mover).chain(others.iter().copied()))? {
            if before.get(&square).is_some_and(|before| *before >= count) {
                continue;
            }
            let known = most.entry(square).or_default();
            if !local.world.looks_at(&one.turn, square) || count >= local.world.players() {
                return None;
            }
            if *known < count {
                *known = count;
                raised = true;
            }
        }
    }
    Some(raised)
}

/// How many of these are held for good, square by square; `None` where a player has several pawns.
fn held(local: &Local<'_>, places: impl Iterator<Item = Place>) -> Option<BTreeMap<Square, usize>> {
    let mut held = BTreeMap::new();
    for place in places.filter(|place| local.world.is_stuck(*place) && !local.world.is_home(*place)) {
        let stand = local.world.stand(place)?;
        let [pawn] = stand.pawns.as_slice() else { return None };
        *held.entry(pawn.at).or_default() += 1;
    }
    Some(held)
}
