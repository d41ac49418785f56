//! A game from the first throw to the last: whose turn it is, what has happened, what can be taken back.
//!
//! In come hands, one after the other; out come turns. [`Game`] keeps the order of seats, which the engine leaves to its
//! callers. [`record`] writes a game down as plain text and reads it again. Why it exists: playing at the terminal,
//! replaying a file and the tests of whole games go through the same door.

mod hands;
pub mod record;
mod replay;

pub use hands::{MOST_DECISIONS, decided, missed};
pub(crate) use hands::{Possible, possible_turns};
pub use replay::{Unplayed, replay, replayed};

use crate::engine::{self, End, Hand, Refusal, State, Turn, play};
use crate::rules::Rules;
use crate::vocab::{Dice, Seat};

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Game<'a> {
    rules: &'a Rules,
    state: State,
    next: Seat,
    past: Vec<(State, Seat)>,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The next seat plays.
    Goes,
    /// It is over.
    Over,
    /// Nobody can ever throw again: every pawn is held, and none can free itself.
    Blocked,
}

impl<'a> Game<'a> {
    /// The beginning of a game for so many players.
    pub fn new(rules: &'a Rules, players: usize) -> Game<'a> {
        Game { rules, state: State::start(rules, players), next: Seat::default(), past: Vec::new() }
    }

    /// The table as it is.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Whose turn it is.
    pub fn next(&self) -> Seat {
        self.next
    }

    /// How the game stands.
    pub fn standing(&self) -> Standing {
        if self.state.is_over(self.rules, self.next) {
            Standing::Over
        } else if self.state.seats().all(|seat| engine::never_throws(self.rules, &self.state, seat)) {
            Standing::Blocked
        } else {
            Standing::Goes
        }
    }

    /// The dice that the next player throws, and those that may be chosen instead; `None` where the turn is missed.
    pub fn dice(&self) -> Option<(Dice, Option<Dice>)> {
        engine::dice(self.rules, &self.state, self.next)
    }

    /// How many throws and missed turns have been played.
    pub fn played(&self) -> usize {
        self.past.len()
    }

    /// Plays a hand of the next player. The game goes on only where the turn is played to its end.
    ///
    /// # Errors
    /// As [`play`].
    pub fn play(&mut self, hand: &Hand) -> Result<Turn, Refusal> {
        let turn = play(self.rules, &self.state, self.next, hand)?;
        if turn.end.is_played() {
            self.past.push((self.state.clone(), self.next));
            self.state = turn.state.clone();
            if turn.end != End::ThrowsAgain {
                self.next = self.state.next_after(self.rules, self.next);
            }
        }
        Ok(turn)
    }

    /// Takes the last throw back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some((state, seat)) = self.past.pop() else { return false };
        self.state = state;
        self.next = seat;
        true
    }
}
