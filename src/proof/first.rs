//! A win with the very first throw.

use super::{Method, Proof, Property, Verdict};
use crate::space::{Ends, World};

/// Whether the first player can win with the first throw, and with what chance.
pub(super) fn win(world: &mut World<'_>) -> Proof {
    let players = world.players();
    let mut proof = Proof::new(Property::FirstThrowWin, players, Verdict::Proved, Method::FirstThrow);
    let table = world.start();
    for id in world.ways_of(&table) {
        let way = world.way(id);
        let turn = match world.turn(&table, id) {
            Ok(turn) => turn,
            Err(reason) => return Proof::new(Property::FirstThrowWin, players, Verdict::Unknown, Method::TooLarge(reason)),
        };
        let wins = (0..world.branches(&turn)).find(|branch| world.follow(&table, &turn, *branch).ends == Ends::Wins);
        let Some(branch) = wins else { continue };
        if proof.game.is_empty() {
            proof.game.extend(world.hand(&turn, branch).cloned());
        }
        proof.verdict = Verdict::Refuted;
        // Of the dice that a player may choose the ones count that win most often.
        let (ways, of) = proof.chance.filter(|(_, of)| *of == way.of && !way.other_dice).unwrap_or((0, way.of));
        proof.chance = Some((ways + way.ways, of));
    }
    proof
}
