//! Where everybody stands.

use super::reason::PaidTo;
use super::step::Step;
use crate::rules::{Rules, Then};
use crate::vocab::{Seat, Square};

/// Whether a pawn may be moved.
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

    /// One number for it: the turns still to miss, 0 for none, -1 for a hold.
    pub(crate) fn number(self) -> i64 {
        match self {
            Waiting::Free => 0,
            Waiting::Turns(turns) => i64::from(turns),
            Waiting::Held => -1,
        }
    }

    /// The wait of such a number; `None` where it is of none.
    pub(crate) fn from_number(number: i64) -> Option<Waiting> {
        match number {
            -1 => Some(Waiting::Held),
            turns => u32::try_from(turns).ok().map(Waiting::turns),
        }
    }
}

/// As files write it: `0`, the turns still to miss, or `held`.
impl std::fmt::Display for Waiting {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Waiting::Held => to.write_str("held"),
            _ => self.number().fmt(to),
        }
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

impl Pawn {
    /// A pawn on that square that waits for nothing.
    pub const fn free(at: Square) -> Pawn {
        Pawn { at, waiting: Waiting::Free }
    }

    /// Whether it waits.
    pub fn waits(self) -> bool {
        self.waiting != Waiting::Free
    }
}

/// Which pawn: whose, and which of that player's, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PawnId {
    /// Whose.
    pub seat: Seat,
    /// Which one, from 0.
    pub number: u8,
}

impl PawnId {
    /// The only pawn, or the first one, of a seat.
    pub const fn first(seat: Seat) -> PawnId {
        PawnId { seat, number: 0 }
    }
}

/// What is known of a player beside the pawns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Player {
    /// Whether the first throw has been made; it stays made.
    pub thrown: bool,
    /// Stakes won and lost since the game began; can be negative, saturates.
    pub purse: i64,
    /// How many throws in a row have earned another one in the turn that goes on.
    pub streak: u8,
}

/// The table between two throws: every player with as many pawns, and the pot.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct State {
    players: Vec<Player>,
    pawns: Vec<Pawn>,
    each: u8,
    /// Stakes on the table.
    pub pot: i64,
}

impl State {
    /// The beginning of a game for so many players, antes paid.
    pub fn start(rules: &Rules, players: usize) -> State {
        let ante = rules.ante.as_ref().map_or(0, |ante| ante.value);
        let each = rules.pawns_each(players).max(1);
        let player = Player { purse: ante.saturating_neg(), ..Player::default() };
        let pot = ante.saturating_mul(i64::try_from(players).unwrap_or(i64::MAX));
        State { players: vec![player; players], pawns: vec![Pawn::free(rules.begin()); players * usize::from(each)], each, pot }
    }

    /// A table as given, seat by seat, one pawn each.
    pub fn new(seats: Vec<(Player, Pawn)>, pot: i64) -> State {
        let (players, pawns) = seats.into_iter().unzip();
        State { players, pawns, each: 1, pot }
    }

    /// A table as given, seat by seat, with `each` pawns a player; pawns that are not given stand on `begin`, pawns
    /// too many are left out.
    pub fn with_pawns(seats: Vec<(Player, Vec<Pawn>)>, each: u8, begin: Square, pot: i64) -> State {
        let each = each.max(1);
        let mut state = State { players: Vec::new(), pawns: Vec::new(), each, pot };
        for (player, pawns) in seats {
            state.players.push(player);
            let missing = std::iter::repeat(Pawn::free(begin));
            state.pawns.extend(pawns.into_iter().chain(missing).take(usize::from(each)));
        }
        state
    }

    /// The same table with empty purses and an empty pot: stakes never change where a pawn goes.
    #[must_use]
    pub fn without_stakes(mut self) -> State {
        self.players.iter_mut().for_each(|player| player.purse = 0);
        self.pot = 0;
        self
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.players.len()
    }

    /// How many pawns each has.
    pub fn each(&self) -> u8 {
        self.each
    }

    /// The seats in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).filter_map(Seat::from_index)
    }

    /// Every pawn, seat by seat.
    pub fn pawns(&self) -> impl Iterator<Item = (PawnId, Pawn)> + '_ {
        self.seats().flat_map(|seat| self.pawns_of(seat))
    }

    /// The pawns of a seat.
    pub fn pawns_of(&self, seat: Seat) -> impl Iterator<Item = (PawnId, Pawn)> + use<'_> {
        (0..self.each).filter_map(move |number| {
            let id = PawnId { seat, number };
            self.get(id).map(|pawn| (id, pawn))
        })
    }

    /// That pawn.
    pub fn get(&self, id: PawnId) -> Option<Pawn> {
        if id.number >= self.each {
            return None;
        }
        self.pawns.get(self.index(id)).copied()
    }

    /// The only pawn, or the first one, of a seat.
    pub fn pawn(&self, seat: Seat) -> Option<Pawn> {
        self.get(PawnId::first(seat))
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.players.get(seat.index()).copied()
    }

    /// The seat that plays after this one.
    pub fn after(&self, seat: Seat) -> Seat {
        Seat::from_index(seat.index() + 1).filter(|next| next.index() < self.players.len()).unwrap_or_default()
    }

    /// The seat whose turn comes after one of `seat`: the next one that is not home, unless the game is over there.
    pub fn next_after(&self, rules: &Rules, seat: Seat) -> Seat {
        let mut next = seat;
        for _ in 0..self.players() {
            next = self.after(next);
            if !self.is_home(rules, next) || self.is_over(rules, next) {
                break;
            }
        }
        next
    }

    /// Whether all pawns of the seat have reached the last square.
    pub fn is_home(&self, rules: &Rules, seat: Seat) -> bool {
        let mut pawns = self.pawns_of(seat).peekable();
        pawns.peek().is_some() && pawns.all(|(_, pawn)| pawn.at == rules.last())
    }

    /// Whether the seat has no turn any more: the game is over, or all its pawns are home.
    pub fn is_over_for(&self, rules: &Rules, seat: Seat) -> bool {
        let mut home = self.seats().filter(|other| self.is_home(rules, *other));
        match rules.finish.then.value {
            Then::Stop => home.next().is_some(),
            // The round that a player came home in goes on with the seats behind.
            Then::FinishRound => home.any(|other| other >= seat),
            Then::Ranking => self.is_home(rules, seat) || home.count() + 1 >= self.players.len().max(2),
        }
    }

    /// Whether nobody plays any more, where `next` is the seat whose turn comes next: a round that is played to its
    /// end ends with the last seat, and where it stands the pawns do not tell.
    pub fn is_over(&self, rules: &Rules, next: Seat) -> bool {
        match rules.finish.then.value {
            Then::FinishRound => self.is_over_for(rules, next),
            Then::Stop | Then::Ranking => self.seats().all(|seat| self.is_over_for(rules, seat)),
        }
    }

    /// Carries out one step: the only way in which a table changes.
    pub fn apply(&mut self, step: &Step) {
        match *step {
            Step::Missed { pawn, left, .. } => self.set_waiting(pawn, left),
            Step::Throw { seat, .. } => self.change(seat, |player| player.thrown = true),
            Step::Walk { pawn, to, .. }
            | Step::Bounce { pawn, to, .. }
            | Step::Transfer { pawn, to, .. }
            | Step::Displaced { pawn, to, .. }
            | Step::Released { pawn, to, .. }
            | Step::GoesBack { pawn, to, .. } => {
                let index = self.index(pawn);
                if let Some(pawn) = self.pawns.get_mut(index) {
                    *pawn = Pawn::free(to);
                }
            }
            Step::Waits { pawn, waiting, .. } => self.set_waiting(pawn, waiting),
            Step::Pays { seat, stakes, to, .. } => {
                self.change(seat, |player| player.purse = player.purse.saturating_sub(stakes));
                match to {
                    PaidTo::Pot => self.pot = self.pot.saturating_add(stakes),
                    PaidTo::Seat(other) => self.change(other, |player| player.purse = player.purse.saturating_add(stakes)),
                }
            }
            Step::Wins { seat, pot } => {
                self.change(seat, |player| player.purse = player.purse.saturating_add(pot));
                self.pot = 0;
            }
            Step::ThrowsAgain { seat, by_dice } => {
                // Only throws in a row count: one that a square gave breaks the row.
                self.change(seat, |player| player.streak = if by_dice { player.streak.saturating_add(1) } else { 0 })
            }
            Step::StreakEnds { seat, .. } => self.change(seat, |player| player.streak = 0),
            Step::Again { .. }
            | Step::MovesBy { .. }
            | Step::NoEffect { .. }
            | Step::Chooses { .. }
            | Step::Stays { .. }
            | Step::CannotEnter { .. }
            | Step::DieLost { .. }
            | Step::Meets { .. }
            | Step::LosesThrow { .. }
            | Step::Home { .. } => {}
        }
    }

    /// Whether all pawns but that one stand as in the list, seat by seat.
    pub(super) fn others_stand(&self, but: PawnId, pawns: &[Pawn]) -> bool {
        let but = self.index(but);
        self.pawns.iter().zip(pawns).enumerate().all(|(index, (one, other))| index == but || one == other)
    }

    fn index(&self, id: PawnId) -> usize {
        id.seat.index().saturating_mul(usize::from(self.each)).saturating_add(usize::from(id.number))
    }

    fn set_waiting(&mut self, id: PawnId, waiting: Waiting) {
        let index = self.index(id);
        if let Some(pawn) = self.pawns.get_mut(index) {
            pawn.waiting = waiting;
        }
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            change(player);
        }
    }
}
