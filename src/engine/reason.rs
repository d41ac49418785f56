//! Why a step happens: each names the rule behind it, so that nobody has to find it out again.

use crate::rules::{Meeting, Occupied, RuleId, Rules, Start};
use crate::vocab::{Seat, Square};

/// What makes a transfer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TransferBy {
    /// The exception of the first throw at that index of the variant's list.
    FirstThrow(usize),
    /// The rule of a square.
    Square(RuleId),
    /// A throw past the last square.
    Overshoot,
    /// A throw that ends its wait.
    ReleaseThrow(RuleId),
    /// A meeting.
    Meeting,
    /// Too many throws in a row.
    Streak,
}

/// What releases a pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReleasedBy {
    /// A pawn that arrives.
    Arrival,
    /// A pawn that walks past.
    Passing,
    /// Its player's own throw.
    OwnThrow,
    /// Another player's throw.
    OtherThrow,
    /// Its player's stakes.
    Paying,
}

/// To whom stakes go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaidTo {
    /// Into the pot.
    Pot,
    /// To that player.
    Seat(Seat),
}

/// What a player is asked to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Ask {
    /// One of the options of a square.
    Square(RuleId),
    /// Whether to walk on from a square: `go`, `stay`.
    Walk(RuleId),
    /// Whether to pay and leave a square: `pay`, `wait`.
    Leave(RuleId),
    /// Whether to apply the meeting rule: `meet`, `leave`.
    Meeting,
    /// Whether to reach the last square with one die: `die`, `sum`.
    Finish,
    /// Which pawn moves: its number.
    Pawn,
    /// Which pawn moves with which die, in which order.
    Moves,
}

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PaidFor {
    /// Arriving on a square.
    Arrival(RuleId),
    /// Missing a turn on a square.
    MissedTurn(RuleId),
    /// Being released.
    Release(RuleId),
    /// Releasing another pawn by arriving.
    Rescue(RuleId),
    /// Meeting another pawn.
    Meeting,
    /// Leaving a square.
    Leaving(RuleId),
}

/// What leaves a pawn where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum StaysBy {
    /// A move past the last square.
    Overshoot,
    /// The exception of the first throw at that index of the variant's list.
    FirstThrow(usize),
}

/// What sends a pawn away when another one moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DisplacedBy {
    /// A meeting.
    Meeting,
    /// The rule of a square.
    Square(RuleId),
    /// The exception of the first throw at that index of the variant's list: its square has to be free.
    FirstThrow(usize),
}

/// Why pawns stand together on a square, whatever a meeting does elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Together {
    /// It is the last square, where nobody plays any more.
    Last,
    /// Meetings leave it out.
    Exempt,
    /// Pawns begin there.
    Start,
    /// It holds several pawns, up to a number.
    Capacity(RuleId),
    /// The rule of the square says so.
    Square(RuleId),
    /// Pawns stand together everywhere.
    Everywhere,
}

/// Why pawns stand together on a square; `None` where the one that arrives meets who stands there.
pub fn together(rules: &Rules, at: Square) -> Option<Together> {
    let meeting = &rules.meeting;
    let everywhere = || (meeting.rule.value == Meeting::Share).then_some(Together::Everywhere);
    if at == rules.last() {
        return Some(Together::Last);
    }
    if meeting.exempt.as_ref().is_some_and(|exempt| exempt.value.contains(&at)) {
        return Some(Together::Exempt);
    }
    if at == rules.begin() {
        return if rules.track.start.value == Start::Meets { everywhere() } else { Some(Together::Start) };
    }
    match rules.squares.at(at) {
        // Under a capacity pawns stand together until the square is full.
        Some((id, rule)) if rule.capacity.is_some() => Some(Together::Capacity(id)),
        Some((id, rule)) if rule.occupied.value != Occupied::Meets => Some(Together::Square(id)),
        _ => everywhere(),
    }
}
