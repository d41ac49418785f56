//! What holds for every turn, whatever the rules: of a source text or arbitrary ones, loops and blocks included.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[allow(dead_code, reason = "each test file uses its own part")]
#[path = "../common/mod.rs"]
mod common;

mod alike;
mod games;
mod turns;

use common::any::Scene;
use goosebook::engine::{Pawn, Player, State, Step, Turn, play};
use goosebook::vocab::{Seat, Square};

/// The turn of a scene; `None` where it is refused.
fn turn(scene: &Scene) -> Option<Turn> {
    play(&scene.rules, &scene.state, scene.seat, scene.throw).ok()
}

fn seats(state: &State) -> Vec<(Player, Pawn)> {
    state.seats().map(|seat| (state.player(seat).unwrap(), state.pawn(seat).unwrap())).collect()
}

fn pawns(state: &State) -> Vec<Pawn> {
    seats(state).into_iter().map(|(_, pawn)| pawn).collect()
}

fn money(state: &State) -> i64 {
    seats(state).iter().map(|(player, _)| player.purse).sum::<i64>() + state.pot
}

/// Whose step it is.
fn whose(step: &Step) -> Seat {
    match *step {
        Step::Missed { seat, .. }
        | Step::Throw { seat, .. }
        | Step::Walk { seat, .. }
        | Step::Bounce { seat, .. }
        | Step::Stays { seat, .. }
        | Step::Again { seat, .. }
        | Step::NoEffect { seat, .. }
        | Step::Transfer { seat, .. }
        | Step::Waits { seat, .. }
        | Step::Pays { seat, .. }
        | Step::Meets { seat, .. }
        | Step::Displaced { seat, .. }
        | Step::GoesBack { seat, .. }
        | Step::Released { seat, .. }
        | Step::ThrowsAgain { seat }
        | Step::Wins { seat, .. } => seat,
    }
}

/// The squares where the mover arrived, one after the other; where it is sent back to is not one of them.
fn arrivals(turn: &Turn) -> Vec<Square> {
    let mut squares = Vec::new();
    for (index, step) in turn.steps.iter().enumerate() {
        match step {
            Step::Walk { .. } if matches!(turn.steps.get(index + 1), Some(Step::Bounce { .. })) => {}
            Step::Walk { to, .. } | Step::Bounce { to, .. } | Step::Transfer { to, .. } => squares.push(*to),
            _ => {}
        }
    }
    squares
}

/// The steps by which the mover travels.
fn path(turn: &Turn) -> Vec<Step> {
    let travels = |step: &&Step| {
        matches!(
            step,
            Step::Walk { .. }
                | Step::Bounce { .. }
                | Step::Transfer { .. }
                | Step::Again { .. }
                | Step::NoEffect { .. }
                | Step::Stays { .. }
        )
    };
    turn.steps.iter().filter(travels).copied().collect()
}
