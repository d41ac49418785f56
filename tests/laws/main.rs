//! What holds for every turn, whatever the rules: of a source text or arbitrary ones, loops and blocks included.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../common/mod.rs"]
mod common;

mod alike;
mod choices;
mod games;
mod meetings;
mod turns;

use common::any::Scene;
use common::said;
use goosebook::engine::{Pawn, PawnId, Player, State, Step, TransferBy, Turn, play};
use goosebook::rules::{Displaced, MeetingMust, MeetingOrder, MeetingRule, Rules};
use goosebook::vocab::{Seat, Square};

/// The turn of a scene with all its decisions; `None` where it is refused.
fn turn(scene: &Scene) -> Option<Turn> {
    scene.decided().1.ok()
}

/// The same hand, on another table or under other rules.
fn same(scene: &Scene, rules: &Rules, state: &State) -> Turn {
    play(rules, state, scene.seat, &scene.decided().0).unwrap()
}

fn seats(state: &State) -> Vec<(Player, Pawn)> {
    state.seats().map(|seat| (state.player(seat).unwrap(), state.pawn(seat).unwrap())).collect()
}

fn players(state: &State) -> Vec<Player> {
    state.seats().map(|seat| state.player(seat).unwrap()).collect()
}

fn pawns(state: &State) -> Vec<Pawn> {
    state.pawns().map(|(_, pawn)| pawn).collect()
}

fn money(state: &State) -> i64 {
    players(state).iter().map(|player| player.purse).sum::<i64>() + state.pot
}

/// The same table with other players.
fn with_players(state: &State, change: impl Fn(Player) -> Player) -> State {
    let seats = state.seats().map(|seat| (change(state.player(seat).unwrap()), state.pawns_of(seat).map(|(_, pawn)| pawn).collect()));
    State::with_pawns(seats.collect(), state.each(), Square::START, state.pot)
}

/// Meetings that come last, whatever the player would like, and send away pawns that nothing happens to.
fn meets_last(meeting: &mut MeetingRule) {
    meeting.order = said(MeetingOrder::AfterEffects);
    meeting.must = said(MeetingMust::Must);
    meeting.displaced = said(Displaced::Unread);
}

/// The pawn that a step is of.
fn pawn_of(step: &Step) -> Option<PawnId> {
    match *step {
        Step::Missed { pawn, .. }
        | Step::Walk { pawn, .. }
        | Step::Bounce { pawn, .. }
        | Step::Stays { pawn, .. }
        | Step::Again { pawn, .. }
        | Step::NoEffect { pawn, .. }
        | Step::MovesBy { pawn, .. }
        | Step::CannotEnter { pawn, .. }
        | Step::Home { pawn }
        | Step::Transfer { pawn, .. }
        | Step::Waits { pawn, .. }
        | Step::Meets { pawn, .. }
        | Step::Displaced { pawn, .. }
        | Step::GoesBack { pawn, .. }
        | Step::Released { pawn, .. } => Some(pawn),
        _ => None,
    }
}

/// Whose step it is.
fn whose(step: &Step) -> Seat {
    match *step {
        Step::Throw { seat, .. }
        | Step::Chooses { seat, .. }
        | Step::DieLost { seat, .. }
        | Step::StreakEnds { seat, .. }
        | Step::Pays { seat, .. }
        | Step::ThrowsAgain { seat, .. }
        | Step::LosesThrow { seat, .. }
        | Step::Wins { seat, .. } => seat,
        _ => pawn_of(step).unwrap_or_else(|| panic!("the laws do not know {step:?}")).seat,
    }
}

/// The pawn that a step changes: where it stands, or whether it waits.
fn changed(step: &Step) -> Option<PawnId> {
    let finds = matches!(
        step,
        Step::Stays { .. }
            | Step::Again { .. }
            | Step::NoEffect { .. }
            | Step::MovesBy { .. }
            | Step::CannotEnter { .. }
            | Step::Home { .. }
            | Step::Meets { .. }
    );
    pawn_of(step).filter(|_| !finds)
}

/// The squares where the mover arrived, one after the other; where it is sent back to is not one of them.
fn arrivals(turn: &Turn) -> Vec<Square> {
    let mut squares = Vec::new();
    for (index, step) in turn.steps.iter().enumerate() {
        match step {
            Step::Walk { .. } if matches!(turn.steps.get(index + 1), Some(Step::Bounce { .. })) => {}
            // On its way round.
            Step::Transfer { by: TransferBy::Overshoot, .. } if matches!(turn.steps.get(index + 1), Some(Step::Walk { .. })) => {}
            Step::Walk { to, .. } | Step::Bounce { to, .. } | Step::Transfer { to, .. } => squares.push(*to),
            _ => {}
        }
    }
    squares
}

/// The steps by which the mover travels until it meets somebody.
fn path(turn: &Turn) -> Vec<Step> {
    let travels = |step: &&Step| {
        matches!(
            step,
            Step::Walk { .. }
                | Step::Bounce { .. }
                | Step::Transfer {
                    by: TransferBy::Square(_) | TransferBy::FirstThrow(_) | TransferBy::Overshoot | TransferBy::ReleaseThrow(_),
                    ..
                }
                | Step::Again { .. }
                | Step::MovesBy { .. }
                | Step::NoEffect { .. }
                | Step::Stays { .. }
        )
    };
    turn.steps.iter().filter(travels).copied().collect()
}
