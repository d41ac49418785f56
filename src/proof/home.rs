//! A player who can throw can come home: the others can be past, and let it pass.

use std::collections::{BTreeMap, BTreeSet};

use super::local::Local;
use crate::space::{Ends, Place};

/// For how many players at most the game can always end as long as somebody can throw; `None` where it is not shown.
///
/// Two things are shown. First, each place from which a player can throw has a rank: from rank to rank the player has a
/// throw that leads to a lower one or home, whoever stands in the way; or more such throws that look at different squares
/// than there are others to stand there. Second, any other player has a way to play its turn that does not look where the first
/// one stands, and passes. So the first one comes home, unless somebody else does before.
pub(super) fn most_players(local: &Local<'_>, players: usize) -> Option<usize> {
    let places: Vec<Place> = local.world.all_places().filter(|place| !local.world.is_home(*place)).collect();
    let mut by_way: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    local.turns.iter().enumerate().for_each(|(index, one)| by_way.entry(one.way).or_default().push(index));
    if !all_can_pass(local, &places, &by_way) {
        return None;
    }
    let mut ranked: BTreeSet<Place> = BTreeSet::new();
    loop {
        let before = ranked.len();
        for place in &places {
            if !ranked.contains(place) && can_descend(local, *place, &by_way, &ranked, players) {
                ranked.insert(*place);
            }
        }
        if ranked.len() == before {
            break;
        }
    }
    places.iter().all(|place| ranked.contains(place) || local.world.is_stuck(*place)).then_some(players)
}

/// Whether some throw from that place leads lower, whoever stands where.
fn can_descend(local: &Local<'_>, place: Place, by_way: &BTreeMap<u32, Vec<usize>>, ranked: &BTreeSet<Place>, players: usize) -> bool {
    let leads = |index: &usize| {
        local.turns.get(*index).is_some_and(|one| {
            local.world.outcomes(&one.turn).any(|(ends, mover, _)| match ends {
                Ends::Wins => true,
                Ends::Passes | Ends::Again => ranked.contains(&mover),
                Ends::Endless => false,
            })
        })
    };
    let mut apart = 0;
    let mut looked: Vec<u64> = Vec::new();
    for way in local.world.ways_from(place) {
        let Some(turns) = by_way.get(&way) else { continue };
        if turns.iter().all(leads) {
            return true;
        }
        let alone = turns.iter().find(|index| local.turns.get(**index).is_some_and(|one| one.others.is_empty()));
        if let Some(one) = alone.filter(|index| leads(index)).and_then(|index| local.turns.get(*index)) {
            let looks = local.world.looks(&one.turn);
            if looks.iter().zip(&looked).all(|(one, other)| one & other == 0) {
                add(&mut looked, looks);
                apart += 1;
            }
        }
    }
    apart >= players
}

/// Whether each place has, for each other place, a way that passes the turn without looking there, whoever else stands
/// where.
fn all_can_pass(local: &Local<'_>, places: &[Place], by_way: &BTreeMap<u32, Vec<usize>>) -> bool {
    places.iter().all(|mover| {
        // For each way, where it may look, unless it may not pass at all.
        let ways: Vec<Vec<Place>> = local
            .world
            .ways_from(*mover)
            .filter_map(|way| {
                let turns = by_way.get(&way)?;
                let mut looked = Vec::new();
                for one in turns.iter().filter_map(|index| local.turns.get(*index)) {
                    let passes = local.world.outcomes(&one.turn).any(|(ends, ..)| matches!(ends, Ends::Passes | Ends::Wins));
                    if !passes {
                        return None;
                    }
                    add(&mut looked, local.world.looks(&one.turn));
                }
                Some(local.world.places_on(&looked).collect())
            })
            .collect();
        places.iter().all(|other| ways.iter().any(|seen| !seen.contains(other)))
    })
}

/// Puts the squares of one set into another.
fn add(squares: &mut Vec<u64>, more: &[u64]) {
    squares.resize(squares.len().max(more.len()), 0);
    squares.iter_mut().zip(more).for_each(|(word, more)| *word |= more);
}
