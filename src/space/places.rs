//! What each player brings to a turn, numbered.

use super::TooLarge;
use super::hash::Map;
use super::ways::{Asked, Way, classes};
use crate::engine::{self, Pawn, Player, State, Waiting};
use crate::rules::Rules;
use crate::vocab::{Dice, Seat};

/// So many ways are kept at most, about 20 MB: large dice on a long board have more.
const MOST_WAYS: usize = 1 << 20;

/// The number of what one player brings: its pawns, whether it has thrown, its throws in a row. Purses never change a
/// move and are left out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place(pub(super) u16);

impl Place {
    /// Its number: places are counted from 0 as they are met.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a player brings.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stand {
    /// Its pawns, at least one.
    pub pawns: Vec<Pawn>,
    /// Whether its first throw has been made.
    pub thrown: bool,
    /// Throws in a row that have earned another one.
    pub streak: u8,
}

/// The places met so far.
#[derive(Clone, Default)]
pub(super) struct Places {
    known: Map<Stand, Place>,
    stands: Vec<Stand>,
    /// The square of each first pawn.
    pub(super) at: Vec<u16>,
    /// The places with a pawn on each square, by number.
    pub(super) on: Vec<Vec<Place>>,
    home: Vec<bool>,
    stuck: Vec<bool>,
    /// Where the ways of each begin in `ways`, and one more.
    first_way: Vec<u32>,
    pub(super) ways: Vec<Way>,
    classes: Vec<(Dice, Asked, bool, Vec<Way>)>,
}

impl Places {
    pub(super) fn new() -> Places {
        Places { first_way: vec![0], ..Places::default() }
    }

    pub(super) fn len(&self) -> usize {
        self.stands.len()
    }

    pub(super) fn stand(&self, place: Place) -> Option<&Stand> {
        self.stands.get(place.index())
    }

    pub(super) fn is_home(&self, place: Place) -> bool {
        self.home.get(place.index()).copied().unwrap_or_default()
    }

    pub(super) fn is_stuck(&self, place: Place) -> bool {
        self.stuck.get(place.index()).copied().unwrap_or_default()
    }

    /// The numbers of the ways of a place.
    pub(super) fn ways_of(&self, place: Place) -> std::ops::Range<u32> {
        let at = |index: usize| self.first_way.get(index).copied().unwrap_or_default();
        at(place.index())..at(place.index() + 1)
    }

    /// What that seat brings.
    pub(super) fn of(&mut self, rules: &Rules, state: &State, seat: Seat) -> Result<Place, TooLarge> {
        let player = state.player(seat).unwrap_or_default();
        // A row of throws counts only where it can be too long.
        let counts = rules.extra_throw.as_ref().is_some_and(|extra| extra.streak.is_some());
        let pawns = state.pawns_of(seat).map(|(_, pawn)| pawn).collect();
        self.number(rules, Stand { pawns, thrown: player.thrown, streak: if counts { player.streak } else { 0 } })
    }

    pub(super) fn number(&mut self, rules: &Rules, stand: Stand) -> Result<Place, TooLarge> {
        if let Some(place) = self.known.get(&stand) {
            return Ok(*place);
        }
        let place = Place(u16::try_from(self.stands.len()).map_err(|_| TooLarge::Places)?);
        let seat = Seat::default();
        let alone = alone(rules, &stand);
        self.home.push(alone.is_home(rules, seat));
        self.stuck.push(engine::never_throws(rules, &alone, seat));
        for pawn in &stand.pawns {
            let square = pawn.at.index();
            if self.on.len() <= square {
                self.on.resize(square + 1, Vec::new());
            }
            if let Some(on) = self.on.get_mut(square).filter(|on| on.last() != Some(&place)) {
                on.push(place);
            }
        }
        self.at.push(stand.pawns.first().map_or(0, |pawn| pawn.at.number()));
        let asked = Asked { first: !stand.thrown, on_start: stand.pawns.iter().any(|pawn| pawn.at == rules.begin()) };
        if !alone.is_home(rules, seat) {
            match engine::dice(rules, &alone, seat) {
                Some((usual, or)) => {
                    self.add_ways(rules, usual, asked, false);
                    if let Some(dice) = or {
                        self.add_ways(rules, dice, asked, true);
                    }
                }
                None => self.ways.push(Way::MISSED),
            }
        }
        if self.ways.len() > MOST_WAYS {
            return Err(TooLarge::Turns);
        }
        self.first_way.push(u32::try_from(self.ways.len()).map_err(|_| TooLarge::Places)?);
        self.known.insert(stand.clone(), place);
        self.stands.push(stand);
        Ok(place)
    }

    fn add_ways(&mut self, rules: &Rules, dice: Dice, asked: Asked, other: bool) {
        let known = self.classes.iter().find(|known| (known.0, known.1, known.2) == (dice, asked, other));
        if let Some((.., ways)) = known {
            self.ways.extend(ways);
            return;
        }
        let ways = classes(rules, dice, asked, other);
        self.ways.extend(&ways);
        self.classes.push((dice, asked, other, ways));
    }
}

impl Stand {
    /// For a state: the player, with an empty purse, and its pawns.
    pub(super) fn seat(&self) -> (Player, Vec<Pawn>) {
        (Player { thrown: self.thrown, purse: 0, streak: self.streak }, self.pawns.clone())
    }

    /// Whether a pawn of it stands on a square of the set.
    pub(super) fn is_on(&self, mut on: impl FnMut(u16) -> bool) -> bool {
        self.pawns.iter().any(|pawn| on(pawn.at.number()))
    }

    /// Whether a pawn of it is held until something releases it.
    pub(crate) fn is_held(&self) -> bool {
        self.pawns.iter().any(|pawn| pawn.waiting == Waiting::Held)
    }
}

fn alone(rules: &Rules, stand: &Stand) -> State {
    let each = u8::try_from(stand.pawns.len()).unwrap_or(u8::MAX);
    State::with_pawns(vec![stand.seat()], each, rules.begin(), 0)
}
