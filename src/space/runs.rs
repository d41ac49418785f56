//! Turns played by the engine, noted with where the engine looked.

use std::cell::{Cell, RefCell};

use super::TooLarge;
use crate::engine::{Ask, End, Hand, Log, State, Step, play_in_place};
use crate::game::record::read_moves;
use crate::rules::Rules;
use crate::vocab::{Seat, Square};

/// So many ways to decide one turn are followed.
const MOST_DECISIONS: usize = 1024;

/// Where the engine looked for other pawns.
#[derive(Default)]
pub(super) struct Looks {
    squares: RefCell<Vec<Square>>,
    everywhere: Cell<bool>,
}

impl Log for Looks {
    fn note(&mut self, _: Step) {}

    fn looks_at(&self, at: Square) {
        let mut squares = self.squares.borrow_mut();
        if !squares.contains(&at) {
            squares.push(at);
        }
    }

    fn looks_everywhere(&self) {
        self.everywhere.set(true);
    }
}

/// A turn with every way of deciding it.
pub(super) struct Run {
    /// Each way: the hand, the table after it, how it ends.
    pub(super) branches: Vec<(Hand, State, End)>,
    pub(super) looks: Vec<Square>,
    pub(super) everywhere: bool,
}

/// Plays a throw, or a turn without one, in every way in which it can be decided.
pub(super) fn run(rules: &Rules, state: &State, seat: Seat, hand: Hand) -> Result<Run, TooLarge> {
    let mut looks = Looks::default();
    let mut branches = Vec::new();
    let mut open = vec![hand];
    while let Some(hand) = open.pop() {
        let mut after = state.clone();
        // What is decided first can make a later move impossible.
        let Ok(end) = play_in_place(rules, &mut after, seat, &hand, &mut looks) else { continue };
        if branches.len() + open.len() >= MOST_DECISIONS {
            return Err(TooLarge::Decisions);
        }
        match end {
            End::Asks(question) => {
                let hands = question.options.iter().map(|option| match question.about {
                    Ask::Moves => Hand { moves: read_moves(option).unwrap_or_default(), ..hand.clone() },
                    _ => {
                        let mut hand = hand.clone();
                        hand.choices.push(option.clone());
                        hand
                    }
                });
                // The first option is followed first.
                open.extend(hands.rev());
            }
            end => {
                let after = if end.is_played() { after } else { state.clone() };
                branches.push((hand, after, end));
            }
        }
    }
    if branches.is_empty() {
        return Err(TooLarge::Refused);
    }
    Ok(Run { branches, looks: looks.squares.into_inner(), everywhere: looks.everywhere.get() })
}
