//! Turns played by the engine in every way in which they can be decided, with where the engine looked.

use std::cell::{Cell, RefCell};

use super::TooLarge;
use crate::engine::{End, Hand, Log, State, Step};
use crate::game::{Possible, decided};
use crate::rules::Rules;
use crate::vocab::{Seat, Square};

/// Where the engine looked for other pawns.
#[derive(Default)]
struct Looks {
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
pub(crate) struct Run {
    /// Each way: the hand, the table after it, how it ends.
    pub(crate) branches: Vec<(Hand, State, End)>,
    /// The squares where the engine looked for other pawns. A pawn anywhere else changes nothing.
    pub(crate) looks: Vec<Square>,
    /// Whether it looked for them wherever they stand.
    pub(crate) everywhere: bool,
}

/// Plays a throw, or a turn without one, in every way in which it can be decided.
pub(crate) fn run(rules: &Rules, state: &State, seat: Seat, hand: Hand) -> Result<Run, TooLarge> {
    let mut looks = Looks::default();
    let turns = decided(rules, state, seat, hand, &mut looks).ok_or(TooLarge::Decisions)?;
    let branch = |turn: Possible| {
        let after = if turn.end.is_played() { turn.state } else { state.clone() };
        turn.hand.map(|hand| (hand, after, turn.end))
    };
    let branches: Vec<_> = turns.into_iter().filter_map(branch).collect();
    if branches.is_empty() {
        return Err(TooLarge::Refused);
    }
    Ok(Run { branches, looks: looks.squares.into_inner(), everywhere: looks.everywhere.get() })
}
