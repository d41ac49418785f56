//! What is counted in a game: visits to squares, rules that act.

use crate::engine::{Pawn, ReleasedBy, State, StaysBy, Step, TransferBy};
use crate::rules::RuleId;
use crate::vocab::Square;

/// Something that is counted each time it happens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Event {
    /// A pawn has come to rest on a square, brought by a throw of its own or of another player.
    Visit(Square),
    /// The rule of a square has acted on a pawn.
    Square(RuleId),
    /// An exception of the first throw, by its place in the variant's list.
    FirstThrow(usize),
    /// A pawn has bounced back from the last square.
    Bounce,
    /// A throw was too much: the pawn stayed where it was, or went back to the start.
    Overshoot,
    /// A pawn has met another one.
    Meeting,
    /// A pawn was sent back from a full square.
    Full,
    /// A pawn that waited was released.
    Release,
    /// A player has missed a turn.
    Missed,
    /// A throw gave another throw.
    ThrowsAgain,
    /// A throw did not let the pawn leave the start.
    CannotEnter,
    /// Too many throws in a row.
    Streak,
}

/// What happened in one throw or missed turn: each event as often as it did.
pub(crate) fn events(before: &State, after: &State, steps: &[Step]) -> Vec<Event> {
    let mut events = Vec::new();
    let mut rules: Vec<RuleId> = Vec::new();
    let mut again = Vec::new();
    for step in steps {
        match *step {
            Step::Again { rule, .. } => again.push(rule),
            Step::MovesBy { rule, .. } | Step::Waits { rule, .. } => rules.push(rule),
            Step::Pays { why: crate::engine::PaidFor::Arrival(rule), .. } => rules.push(rule),
            Step::Transfer { by, .. } => match by {
                TransferBy::FirstThrow(index) => events.push(Event::FirstThrow(index)),
                TransferBy::Square(rule) => rules.push(rule),
                TransferBy::Overshoot => events.push(Event::Overshoot),
                TransferBy::Streak => events.push(Event::Streak),
                TransferBy::ReleaseThrow(_) | TransferBy::Meeting => {}
            },
            Step::Bounce { .. } => events.push(Event::Bounce),
            Step::Stays { by, .. } => events.push(match by {
                StaysBy::Overshoot => Event::Overshoot,
                StaysBy::FirstThrow(index) => Event::FirstThrow(index),
            }),
            Step::Meets { .. } => events.push(Event::Meeting),
            Step::GoesBack { full: true, .. } => events.push(Event::Full),
            Step::Released { by: ReleasedBy::Arrival | ReleasedBy::Passing | ReleasedBy::OwnThrow | ReleasedBy::OtherThrow, .. }
            | Step::Released { by: ReleasedBy::Paying, .. } => events.push(Event::Release),
            Step::Missed { .. } => events.push(Event::Missed),
            Step::ThrowsAgain { .. } => events.push(Event::ThrowsAgain),
            Step::CannotEnter { .. } => events.push(Event::CannotEnter),
            Step::StreakEnds { too_many: true, .. } if !events.contains(&Event::Streak) => events.push(Event::Streak),
            _ => {}
        }
    }
    // A square that charges, sends on and makes wait has acted once.
    rules.sort_unstable();
    rules.dedup();
    rules.retain(|rule| !again.contains(rule));
    events.extend(again.into_iter().chain(rules).map(Event::Square));
    let moved = |(one, other): &((_, Pawn), (_, Pawn))| one.1.at != other.1.at;
    events.extend(before.pawns().zip(after.pawns()).filter(moved).map(|(_, (_, pawn))| Event::Visit(pawn.at)));
    events.sort_unstable();
    events
}
