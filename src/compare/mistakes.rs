//! Wrong readings that people make, each with a turn where it changes the result.
//!
//! In come the rules of a variant, explored; out come the mistakes that can be made with them. A mistake is another rule
//! set, or the same turn with another number of squares: what it leads to is what the engine says.

use super::explored::Explored;
use super::search::{Outcome, Search, Witness};
use crate::engine::{End, Hand, State, Step, Turn, play};
use crate::rules::{Meeting, Motion, Overshoot, Release, RuleId, Ruled, Rules, SquareRule, Squares};
use crate::vocab::{Seat, Square};

/// A wrong reading.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Misreading {
    /// The square that the pawn stands on is counted as the first one.
    CountsItsSquare,
    /// The exceptions of the first throw are forgotten.
    FirstThrowForgotten,
    /// The player throws again instead of walking on.
    ThrowsAgain(RuleId),
    /// A square acts on a pawn that passes it.
    ActsInPassing,
    /// A pawn that was met goes to the start instead of changing places.
    MetGoesToStart,
    /// A pawn whose wait is counted in turns waits for another pawn.
    WaitsForRescue(RuleId),
    /// A pawn that walks past the last square wins.
    PassingWins,
}

/// A wrong reading with a turn that shows it.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// What is misread.
    pub misreading: Misreading,
    /// The table before the turn.
    pub before: State,
    /// Whose turn it is.
    pub seat: Seat,
    /// The turn as the rules have it.
    pub right: Turn,
    /// The turn as it is misread.
    pub wrong: Turn,
    /// The rules as they are misread.
    pub misread: Rules,
}

/// The mistakes that can be made with these rules, each with the first turn that shows it.
pub fn mistakes(explored: &Explored<'_>) -> Vec<Mistake> {
    let rules = explored.rules();
    let mut found: Vec<Mistake> = counts_its_square(explored).into_iter().chain(acts_in_passing(explored)).collect();
    for (misreading, other) in misread(rules) {
        // A mistake that is made on several squares is shown on one of them.
        let known = found.iter().any(|mistake| std::mem::discriminant(&mistake.misreading) == std::mem::discriminant(&misreading));
        if !known && let Search::Differ(witness) = explored.first_difference(&other) {
            found.extend(shown(misreading, *witness, other));
        }
    }
    found.sort_by_key(|mistake| mistake.misreading);
    found
}

fn shown(misreading: Misreading, witness: Witness, misread: Rules) -> Option<Mistake> {
    match (witness.one, witness.other) {
        (Outcome::Turn(right), Outcome::Turn(wrong)) => {
            Some(Mistake { misreading, before: witness.before, seat: witness.seat, right, wrong, misread })
        }
        _ => None,
    }
}

/// The rule sets of those who misread.
fn misread(rules: &Rules) -> Vec<(Misreading, Rules)> {
    let mut list = Vec::new();
    if !rules.first_throw.exceptions.is_empty() {
        let mut other = rules.clone();
        other.first_throw.exceptions.clear();
        list.push((Misreading::FirstThrowForgotten, other));
    }
    if rules.finish.overshoot.value == Overshoot::Bounce {
        let mut other = rules.clone();
        other.finish.overshoot.value = Overshoot::Win;
        list.push((Misreading::PassingWins, other));
    }
    if rules.meeting.rule.value == Meeting::Swap {
        let mut other = rules.clone();
        other.meeting.rule.value = Meeting::ToStart;
        list.push((Misreading::MetGoesToStart, other));
    }
    for (index, rule) in rules.squares.all().iter().enumerate() {
        let Some(id) = RuleId::from_index(index) else { continue };
        if matches!(&rule.effect.motion, Some(Ruled { value: Motion::Again { .. }, .. })) {
            let again = |rule: &mut SquareRule| {
                rule.effect.motion = None;
                rule.effect.throw_again = Some(Ruled::silent(true));
            };
            list.push((Misreading::ThrowsAgain(id), with_square(rules, index, again)));
        }
        if rule.effect.wait.as_ref().is_some_and(|wait| wait.turns.is_some() && wait.release.is_empty()) {
            let rescue = |rule: &mut SquareRule| {
                if let Some(wait) = &mut rule.effect.wait {
                    wait.turns = None;
                    wait.release = vec![Ruled::silent(Release::Arrival)];
                }
            };
            list.push((Misreading::WaitsForRescue(id), with_square(rules, index, rescue)));
        }
    }
    list
}

fn with_square(rules: &Rules, index: usize, change: impl Fn(&mut SquareRule)) -> Rules {
    let mut other = rules.clone();
    let mut squares = rules.squares.all().to_vec();
    squares.get_mut(index).into_iter().for_each(change);
    other.squares = Squares::new(squares);
    other
}

/// The hand with that total, where dice can show it.
fn hand_of(rules: &Rules, at: Square, total: u16) -> Option<Hand> {
    rules.dice_at(at).0.distinct().find(|throw| throw.total().number() == total).map(Hand::from)
}

/// A plain turn that ends elsewhere for whoever counts from the square where the pawn stands.
fn counts_its_square(explored: &Explored<'_>) -> Option<Mistake> {
    let rules = explored.rules();
    explored.turns().find_map(|(before, seat, hand)| {
        let right = play(rules, before, seat, hand).ok()?;
        let [Step::Throw { throw, .. }, Step::Walk { from, .. }] = *right.steps.as_slice() else { return None };
        let total = throw.total().number();
        let wrong = hand_of(rules, from, total.checked_sub(1)?).and_then(|hand| play(rules, before, seat, &hand).ok())?;
        let walks = matches!(wrong.steps.as_slice(), [Step::Throw { .. }, Step::Walk { .. }]);
        let misreading = Misreading::CountsItsSquare;
        let mistake = Mistake { misreading, before: before.clone(), seat, right, wrong, misread: rules.clone() };
        (total > 3 && from.number() > 0 && walks).then_some(mistake)
    })
}

/// A turn that walks over a square that keeps pawns or, where there is none, sends them away.
fn acts_in_passing(explored: &Explored<'_>) -> Option<Mistake> {
    let rules = explored.rules();
    let shown = |trap: Square| {
        explored.turns().find_map(|(before, seat, hand)| {
            let right = play(rules, before, seat, hand).ok()?;
            let [Step::Throw { .. }, Step::Walk { from, to, .. }] = right.steps.as_slice() else { return None };
            let over = *from < trap && trap < *to && right.end == End::Passes;
            let wrong = hand_of(rules, *from, trap.number().checked_sub(from.number()).filter(|_| over)?)?;
            let wrong = play(rules, before, seat, &wrong).ok()?;
            Some(Mistake { misreading: Misreading::ActsInPassing, before: before.clone(), seat, right, wrong, misread: rules.clone() })
        })
    };
    let keeps = |rule: &SquareRule| rule.effect.wait.is_some();
    let sends = |rule: &SquareRule| matches!(&rule.effect.motion, Some(Ruled { value: Motion::GoTo(_), .. }));
    let first = |acts: &dyn Fn(&SquareRule) -> bool| {
        rules.squares.all().iter().filter(|rule| acts(rule)).find_map(|rule| shown(*rule.at.value.first()?))
    };
    first(&keeps).or_else(|| first(&sends))
}
