//! Everything that a player can bring to a turn.

use super::record::read_moves;
use crate::engine::{self, Ask, End, Hand, State, play_in_place};
use crate::rules::Rules;
use crate::vocab::{Dice, Seat, Throw};

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

/// Every way in which the turn of a seat can go: each fall of the dice, whatever their order, with each decision that
/// the rules ask for; one way where the turn is missed, none where the seat plays no more.
pub fn possible_turns(rules: &Rules, state: &State, seat: Seat) -> Vec<Possible> {
    let mut turns = Vec::new();
    match engine::dice(rules, state, seat) {
        None => {
            if let Some(hand) = missed(rules) {
                decided(rules, state, seat, hand, &mut turns);
                turns.iter_mut().for_each(|turn| turn.hand = None);
            }
        }
        Some((usual, or)) => {
            for throw in std::iter::once(usual).chain(or).flat_map(falls) {
                decided(rules, state, seat, Hand::from(throw), &mut turns);
            }
        }
    }
    turns
}

/// A hand for a missed turn, in which the dice do not matter.
pub fn missed(rules: &Rules) -> Option<Hand> {
    rules.dice.usual.value.throws().next().map(Hand::from)
}

/// Each fall of the dice once, whatever their order: the order never matters.
pub fn falls(dice: Dice) -> impl Iterator<Item = Throw> {
    dice.throws().filter(|throw| throw.faces().is_sorted())
}

fn decided(rules: &Rules, state: &State, seat: Seat, hand: Hand, turns: &mut Vec<Possible>) {
    let mut open = vec![hand];
    while let Some(hand) = open.pop() {
        let mut after = state.clone();
        match play_in_place(rules, &mut after, seat, &hand, &mut ()) {
            Ok(End::Asks(question)) if question.given.is_none() => {
                // The first option is tried first.
                for option in question.options.iter().rev() {
                    let mut hand = hand.clone();
                    match question.about {
                        Ask::Moves => hand.moves = read_moves(option).unwrap_or_default(),
                        _ => hand.choices.push(option.clone()),
                    }
                    open.push(hand);
                }
            }
            // What is asked again was no option; moves that are refused cannot be made after the first of them.
            Ok(End::Asks(_)) | Err(_) => {}
            Ok(end) => turns.push(Possible { hand: Some(hand), state: after, end }),
        }
    }
}
