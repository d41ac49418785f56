//! Everything that a player can bring to a turn.

use crate::engine::{self, End, Hand, Log, State, play_in_place};
use crate::rules::Rules;
use crate::vocab::{Dice, Seat};

/// A turn as it may go.
#[derive(Clone, Debug)]
pub struct Possible {
    /// What was thrown and decided; `None`: the turn is missed.
    pub hand: Option<Hand>,
    /// The table afterwards; in the middle of the turn where it is endless.
    pub state: State,
    /// How it ended; never with a question.
    pub end: End,
}

/// So many ways to decide one throw are followed.
pub const MOST_DECISIONS: usize = 1024;
/// So many decisions are kept for one throw, over all its ways.
const MOST_KEPT: usize = 1 << 16;

/// Every way in which the turn of a seat can go: each fall of the dice, whatever their order, with each decision that
/// the rules ask for; one way where the turn is missed, none where the seat plays no more. `None` where a throw can be
/// decided in more than [`MOST_DECISIONS`] ways.
pub fn possible_turns(rules: &Rules, state: &State, seat: Seat) -> Option<Vec<Possible>> {
    let Some((usual, or)) = engine::dice(rules, state, seat) else {
        let mut turns = missed(rules).map_or(Some(Vec::new()), |hand| decided(rules, state, seat, hand, &mut ()))?;
        turns.iter_mut().for_each(|turn| turn.hand = None);
        return Some(turns);
    };
    let mut turns = Vec::new();
    for throw in std::iter::once(usual).chain(or).flat_map(Dice::distinct) {
        turns.extend(decided(rules, state, seat, Hand::from(throw), &mut ())?);
    }
    Some(turns)
}

/// A hand for a missed turn, in which the dice do not matter.
pub fn missed(rules: &Rules) -> Option<Hand> {
    rules.dice.usual.value.throws().next().map(Hand::from)
}

/// Plays a hand in every way in which the rules let the player decide; `None` where there are more than
/// [`MOST_DECISIONS`], or where they are too long to be kept.
pub fn decided(rules: &Rules, state: &State, seat: Seat, hand: Hand, log: &mut impl Log) -> Option<Vec<Possible>> {
    let mut turns = Vec::new();
    let mut open = vec![hand];
    let mut kept = 0;
    while let Some(hand) = open.pop() {
        let mut after = state.clone();
        // Moves that are refused cannot be made after the first of them; what is asked again was no option.
        let Ok(end) = play_in_place(rules, &mut after, seat, &hand, log) else { continue };
        kept += hand.decisions();
        if turns.len() + open.len() >= MOST_DECISIONS || kept > MOST_KEPT {
            return None;
        }
        match end {
            End::Asks(question) if question.given.is_none() => {
                // The first option is tried first.
                open.extend(question.options.iter().rev().map(|option| hand.answered(question.about, option)));
            }
            End::Asks(_) => {}
            end => turns.push(Possible { hand: Some(hand), state: after, end }),
        }
    }
    Some(turns)
}
