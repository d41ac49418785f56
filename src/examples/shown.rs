//! What a turn shows of the rules.

use std::collections::BTreeSet;

use crate::engine::{Ask, PaidFor, ReleasedBy, StaysBy, Step, TransferBy, Turn};
use crate::rules::{RuleId, Rules};

/// Something that a rule does and a turn can show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shown {
    /// The exception of the first throw at that place of the list.
    FirstThrow(usize),
    /// A square sends the pawn on by the same total.
    Again(RuleId),
    /// It does so to a pawn that walks backwards.
    AgainBackwards(RuleId),
    /// One after the other do so in one turn.
    Chain,
    /// A square has no effect on a pawn that comes backwards.
    NoEffect(RuleId),
    /// A square moves the pawn on or back.
    MovesBy(RuleId),
    /// A square sends the pawn to another one.
    GoesTo(RuleId),
    /// A square keeps the pawn.
    Waits(RuleId),
    /// A turn is missed there.
    Misses(RuleId),
    /// A pawn is released there: by an arrival.
    ReleasedByArrival(RuleId),
    /// By a pawn that walks past.
    ReleasedByPassing(RuleId),
    /// By its own player's throw.
    ReleasedByThrow(RuleId),
    /// By the throw of another player.
    ReleasedByOthers(RuleId),
    /// By stakes.
    ReleasedByPaying(RuleId),
    /// Something is paid at a square.
    Pays(RuleId),
    /// An option of a square is chosen.
    Chooses(RuleId, usize),
    /// A throw past the last square is counted back.
    Bounce,
    /// It leaves the pawn where it is.
    Stays,
    /// It sends the pawn elsewhere.
    Restarts,
    /// Pawns meet, and one of them is sent away.
    Meets,
    /// The mover goes back because a square is full.
    Full,
    /// A meeting is paid for.
    MeetingPaid,
    /// The dice give another throw.
    DiceThrowAgain,
    /// A square does.
    SquareThrowsAgain,
    /// Too many throws in a row.
    TooMany,
    /// A throw does not let the pawn leave the start.
    CannotEnter,
    /// No pawn can be moved with a die.
    DieLost,
    /// One of several pawns is home.
    Home,
    /// A player wins.
    Wins,
}

impl Shown {
    /// The square rule that it belongs to, where it belongs to one.
    pub fn rule(&self) -> Option<RuleId> {
        match *self {
            Shown::Again(rule)
            | Shown::AgainBackwards(rule)
            | Shown::NoEffect(rule)
            | Shown::MovesBy(rule)
            | Shown::GoesTo(rule)
            | Shown::Waits(rule)
            | Shown::Misses(rule)
            | Shown::ReleasedByArrival(rule)
            | Shown::ReleasedByPassing(rule)
            | Shown::ReleasedByThrow(rule)
            | Shown::ReleasedByOthers(rule)
            | Shown::ReleasedByPaying(rule)
            | Shown::Pays(rule)
            | Shown::Chooses(rule, _) => Some(rule),
            Shown::FirstThrow(_)
            | Shown::Chain
            | Shown::Bounce
            | Shown::Stays
            | Shown::Restarts
            | Shown::Meets
            | Shown::Full
            | Shown::MeetingPaid
            | Shown::DiceThrowAgain
            | Shown::SquareThrowsAgain
            | Shown::TooMany
            | Shown::CannotEnter
            | Shown::DieLost
            | Shown::Home
            | Shown::Wins => None,
        }
    }
}

/// All that a turn shows.
pub fn shown(rules: &Rules, turn: &Turn) -> BTreeSet<Shown> {
    let mut all: BTreeSet<Shown> = turn.steps.iter().filter_map(|step| of_step(rules, turn, step)).collect();
    if turn.steps.iter().filter(|step| matches!(step, Step::Again { .. })).count() > 1 {
        all.insert(Shown::Chain);
    }
    all
}

fn of_step(rules: &Rules, turn: &Turn, step: &Step) -> Option<Shown> {
    Some(match *step {
        Step::Again { rule, backwards, .. } => {
            if backwards {
                Shown::AgainBackwards(rule)
            } else {
                Shown::Again(rule)
            }
        }
        Step::NoEffect { rule, .. } => Shown::NoEffect(rule),
        Step::MovesBy { rule, .. } => Shown::MovesBy(rule),
        Step::Transfer { by, .. } => match by {
            TransferBy::FirstThrow(place) => Shown::FirstThrow(place),
            TransferBy::Square(rule) => Shown::GoesTo(rule),
            TransferBy::ReleaseThrow(rule) => Shown::ReleasedByThrow(rule),
            TransferBy::Overshoot => Shown::Restarts,
            TransferBy::Meeting => Shown::Meets,
            TransferBy::Streak => Shown::TooMany,
        },
        Step::Waits { rule, .. } => Shown::Waits(rule),
        Step::Missed { pawn, .. } => {
            let at = turn.state.get(pawn)?.at;
            Shown::Misses(rules.squares.at(at)?.0)
        }
        Step::Released { by, rule, .. } => match by {
            ReleasedBy::Arrival => Shown::ReleasedByArrival(rule),
            ReleasedBy::Passing => Shown::ReleasedByPassing(rule),
            ReleasedBy::OwnThrow => Shown::ReleasedByThrow(rule),
            ReleasedBy::OtherThrow => Shown::ReleasedByOthers(rule),
            ReleasedBy::Paying => Shown::ReleasedByPaying(rule),
        },
        Step::Pays { why, .. } => match why {
            PaidFor::Arrival(rule)
            | PaidFor::MissedTurn(rule)
            | PaidFor::Release(rule)
            | PaidFor::Rescue(rule)
            | PaidFor::Leaving(rule) => Shown::Pays(rule),
            PaidFor::Meeting => Shown::MeetingPaid,
        },
        Step::Chooses { about, option, .. } => match about {
            Ask::Square(rule) | Ask::Walk(rule) | Ask::Leave(rule) => Shown::Chooses(rule, option),
            Ask::Meeting | Ask::Finish | Ask::Pawn | Ask::Moves => return None,
        },
        Step::Bounce { .. } => Shown::Bounce,
        Step::Stays { by: StaysBy::Overshoot, .. } => Shown::Stays,
        Step::Stays { by: StaysBy::FirstThrow(index), .. } => Shown::FirstThrow(index),
        Step::Displaced { .. } => Shown::Meets,
        Step::GoesBack { full, .. } => {
            if full {
                Shown::Full
            } else {
                Shown::Meets
            }
        }
        Step::ThrowsAgain { by_dice, .. } => {
            if by_dice {
                Shown::DiceThrowAgain
            } else {
                Shown::SquareThrowsAgain
            }
        }
        Step::LosesThrow { .. } => return None,
        Step::StreakEnds { too_many, .. } => {
            if too_many {
                Shown::TooMany
            } else {
                return None;
            }
        }
        Step::CannotEnter { .. } => Shown::CannotEnter,
        Step::DieLost { .. } => Shown::DieLost,
        Step::Home { .. } => Shown::Home,
        Step::Wins { .. } => Shown::Wins,
        Step::Throw { .. } | Step::Walk { .. } | Step::Meets { .. } => return None,
    })
}
