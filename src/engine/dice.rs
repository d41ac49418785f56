//! Who throws at its turn, and which dice.

use super::state::{Pawn, State, Waiting};
use crate::rules::{Rules, WaitScope};
use crate::vocab::{Dice, Seat, Square};

/// The dice that the seat throws at its turn, and those that it may choose instead; `None` where it has no turn, or
/// misses this one whatever it decides.
pub fn dice(rules: &Rules, state: &State, seat: Seat) -> Option<(Dice, Option<Dice>)> {
    let last = rules.last();
    let waits_for_all = |at: Square| {
        rules.squares.at(at).and_then(|(_, rule)| rule.waits().next()).is_some_and(|wait| wait.scope.value == WaitScope::Player)
    };
    let mut waiting = state.pawns_of(seat).map(|(_, pawn)| pawn).filter(|pawn| pawn.waits());
    let frees_itself = waiting.any(|pawn| rules.may_act_while_waiting(pawn.at));
    let blocked = state.pawns_of(seat).any(|(_, pawn)| pawn.waits() && waits_for_all(pawn.at));
    let moves = !blocked && state.pawns_of(seat).any(|(_, pawn)| !pawn.waits() && pawn.at != last);
    (!state.is_over_for(rules, seat) && (frees_itself || moves)).then(|| dice_of(rules, state, seat))
}

/// Whether the seat will not throw again unless another player does something: not even when every turn that it still
/// has to miss is over.
pub fn never_throws(rules: &Rules, state: &State, seat: Seat) -> bool {
    let later = |pawn: Pawn| match pawn.waiting {
        Waiting::Turns(_) => Pawn::free(pawn.at),
        Waiting::Free | Waiting::Held => pawn,
    };
    let seats = state.seats().map(|seat| {
        let player = state.player(seat).unwrap_or_default();
        (player, state.pawns_of(seat).map(|(_, pawn)| later(pawn)).collect())
    });
    let later = State::with_pawns(seats.collect(), state.each(), rules.begin(), state.pot);
    dice(rules, &later, seat).is_none()
}

/// The square whose dice a seat throws: that of its only pawn that is still on its way, else the start.
pub fn place_of_throw(rules: &Rules, state: &State, seat: Seat) -> Square {
    let mut at = state.pawns_of(seat).map(|(_, pawn)| pawn.at).filter(|at| *at != rules.last());
    match (at.next(), at.next()) {
        (Some(only), None) => only,
        _ => rules.begin(),
    }
}

/// The dice thrown there.
pub(super) fn dice_of(rules: &Rules, state: &State, seat: Seat) -> (Dice, Option<Dice>) {
    rules.dice_at(place_of_throw(rules, state, seat))
}
