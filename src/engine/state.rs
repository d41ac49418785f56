//! Where everybody stands.

use super::step::Step;
use crate::rules::{Rules, Then};
use crate::vocab::{Seat, Square};

/// Whether a pawn may be thrown for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Waiting {
    /// It may.
    Free,
    /// It misses so many more turns, at least 1.
    Turns(u32),
    /// It is held until something releases it.
    Held,
}

impl Waiting {
    /// That many turns still to miss; none is free.
    pub const fn turns(turns: u32) -> Waiting {
        if turns == 0 { Waiting::Free } else { Waiting::Turns(turns) }
    }
}

/// A pawn on its square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pawn {
    /// Where it stands.
    pub at: Square,
    /// Whether it waits there.
    pub waiting: Waiting,
}

/// What is known of a player beside the pawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Player {
    /// Whether the first throw has been made; it stays made.
    pub thrown: bool,
    /// Stakes won and lost since the game began; can be negative, saturates.
    pub purse: i64,
}

/// The table between two throws: every player with a pawn, and the pot.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct State {
    seats: Vec<(Player, Pawn)>,
    /// Stakes on the table.
    pub pot: i64,
}

impl State {
    /// The beginning of a game for so many players.
    pub fn start(players: usize) -> State {
        let pawn = Pawn { at: Square::START, waiting: Waiting::Free };
        State { seats: vec![(Player::default(), pawn); players], pot: 0 }
    }

    /// A table as given, seat by seat.
    pub fn new(seats: Vec<(Player, Pawn)>, pot: i64) -> State {
        State { seats, pot }
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// The seats in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len()).filter_map(Seat::from_index)
    }

    /// The pawn of a seat.
    pub fn pawn(&self, seat: Seat) -> Option<Pawn> {
        self.seats.get(seat.index()).map(|(_, pawn)| *pawn)
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.seats.get(seat.index()).map(|(player, _)| *player)
    }

    /// The seat that plays after this one.
    pub fn after(&self, seat: Seat) -> Seat {
        Seat::from_index(seat.index() + 1).filter(|next| next.index() < self.seats.len()).unwrap_or_default()
    }

    /// Whether the seat has no turn any more: the game is over, or its pawn is home.
    pub fn is_over_for(&self, rules: &Rules, seat: Seat) -> bool {
        let last = rules.last.value;
        let mut home = self.seats.iter().enumerate().filter(|(_, (_, pawn))| pawn.at == last).map(|(index, _)| index);
        match rules.finish.then.value {
            Then::Stop => home.next().is_some(),
            // The round that a pawn came home in goes on with the seats behind it.
            Then::FinishRound => home.any(|index| index >= seat.index()),
            Then::Ranking => {
                let homes = home.clone().count();
                homes + 1 >= self.seats.len().max(2) || home.any(|index| index == seat.index())
            }
        }
    }

    /// Whether no seat has a turn any more.
    pub fn is_over(&self, rules: &Rules) -> bool {
        match rules.finish.then.value {
            Then::FinishRound => Seat::from_index(0).is_some_and(|first| self.is_over_for(rules, first)),
            _ => self.seats().all(|seat| self.is_over_for(rules, seat)),
        }
    }

    /// Carries out one step: the only way in which a table changes.
    pub fn apply(&mut self, step: &Step) {
        match *step {
            Step::Missed { seat, left } => self.set_waiting(seat, left),
            Step::Throw { seat, .. } => {
                if let Some((player, _)) = self.seats.get_mut(seat.index()) {
                    player.thrown = true;
                }
            }
            Step::Walk { seat, to, .. }
            | Step::Bounce { seat, to, .. }
            | Step::Transfer { seat, to, .. }
            | Step::Displaced { seat, to, .. }
            | Step::Released { seat, to, .. }
            | Step::GoesBack { seat, to, .. } => {
                if let Some((_, pawn)) = self.seats.get_mut(seat.index()) {
                    *pawn = Pawn { at: to, waiting: Waiting::Free };
                }
            }
            Step::Waits { seat, waiting, .. } => self.set_waiting(seat, waiting),
            Step::Pays { seat, stakes, .. } => {
                self.gain(seat, stakes.saturating_neg());
                self.pot = self.pot.saturating_add(stakes);
            }
            Step::Wins { seat, pot } => {
                self.gain(seat, pot);
                self.pot = 0;
            }
            Step::Again { .. } | Step::NoEffect { .. } | Step::Stays { .. } | Step::Meets { .. } | Step::ThrowsAgain { .. } => {}
        }
    }

    fn set_waiting(&mut self, seat: Seat, waiting: Waiting) {
        if let Some((_, pawn)) = self.seats.get_mut(seat.index()) {
            pawn.waiting = waiting;
        }
    }

    fn gain(&mut self, seat: Seat, stakes: i64) {
        if let Some((player, _)) = self.seats.get_mut(seat.index()) {
            player.purse = player.purse.saturating_add(stakes);
        }
    }
}
