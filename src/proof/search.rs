//! Games that refute, looked for where there are too many tables to look at all of them.

use std::collections::BTreeSet;

use super::{Method, Proof, Property, Verdict, explored, may_turn};
use crate::engine::Hand;
use crate::space::{Ends, Next, Table, TooLarge, World};
use crate::vocab::Seat;

/// Tables followed at each turn of a search.
const BREADTH: usize = 1_500;
/// Turns of one player in a search.
const DEPTH: usize = 6;
/// Games played to see each seat win, and turns of such a game.
const GAMES: u64 = 200;
const TURNS: usize = 3_000;
/// Up to so many players all tables are tried first.
const FEW: usize = 3;
/// Of a large game so many tables are tried, for short tracks have no more.
const SOME_TABLES: usize = 15_000;

/// Decides what no argument has decided, as far as that can be.
pub(super) fn search(world: &mut World<'_>, left: &[Property], proofs: &mut Vec<Proof>) {
    let players = world.players();
    let most = if players <= FEW { super::MOST_TABLES } else { SOME_TABLES };
    let turned = may_turn(world.rules());
    let reached = world.explore(most, turned);
    let mut found = Vec::new();
    explored::look(world, &reached, left, &mut found);
    if let Some(reason) = reached.left_out() {
        for property in left {
            if found.iter().any(|proof| proof.property == *property) {
                continue;
            }
            let refuted = match property {
                Property::Block => block(world),
                Property::EndlessTurn => carried(world, proofs),
                Property::DeadEnd | Property::FirstThrowWin | Property::Seats => None,
            };
            found.push(refuted.unwrap_or_else(|| Proof::new(*property, players, Verdict::Unknown, Method::TooLarge(reason))));
        }
    }
    proofs.extend(found);
}

/// A table met in a search, with how it was come to.
struct Met {
    table: Table,
    from: usize,
    hand: Option<Hand>,
}

/// Looks for a block among the tables where most players are held.
fn block(world: &mut World<'_>) -> Option<Proof> {
    let mut met = vec![Met { table: world.start(), from: 0, hand: None }];
    let mut level = vec![0];
    let mut known = BTreeSet::from([world.start()]);
    for _ in 0..DEPTH * world.players() {
        let mut next = Vec::new();
        for from in level {
            let table = met.get(from)?.table;
            for id in world.ways_of(&table) {
                let turn = world.turn(&table, id).ok()?;
                for branch in 0..world.branches(&turn) {
                    let Next { table: after, ends, over } = world.follow(&table, &turn, branch);
                    if over || ends == Ends::Endless || !known.insert(after) {
                        continue;
                    }
                    let hand = world.hand(&turn, branch).filter(|_| world.way(id).throw.is_some()).cloned();
                    met.push(Met { table: after, from, hand });
                    if explored::is_block(world, &after) {
                        let squares = explored::held_on(world, &after);
                        let proof = Proof::new(Property::Block, world.players(), Verdict::Refuted, Method::Game);
                        return Some(Proof { game: game(&met, met.len() - 1), squares, ..proof });
                    }
                    next.push(met.len() - 1);
                }
            }
        }
        let held =
            |index: &usize| met.get(*index).map_or(0, |met| met.table.places().iter().filter(|place| world.is_stuck(**place)).count());
        next.sort_by_cached_key(|index| std::cmp::Reverse(held(index)));
        next.truncate(BREADTH);
        level = next;
    }
    None
}

fn game(met: &[Met], last: usize) -> Vec<Hand> {
    let mut hands = Vec::new();
    let mut at = last;
    while let Some(one) = met.get(at).filter(|_| at > 0) {
        hands.extend(one.hand.clone());
        at = one.from;
    }
    hands.reverse();
    hands
}

/// An endless turn of a lone player, played among others who keep out of the way.
fn carried(world: &mut World<'_>, proofs: &[Proof]) -> Option<Proof> {
    let alone =
        proofs.iter().find(|proof| proof.property == Property::EndlessTurn && proof.players == 1 && proof.verdict == Verdict::Refuted)?;
    (0..16).find_map(|shift| {
        let game = among_others(world, &alone.game, shift).ok().flatten()?;
        let proof = Proof::new(Property::EndlessTurn, world.players(), Verdict::Refuted, Method::Game);
        Some(Proof { game, squares: alone.squares.clone(), ..proof })
    })
}

/// Plays the hands for the first seat; the others choose, from the way with that number on, one that leaves it alone.
fn among_others(world: &mut World<'_>, hands: &[Hand], shift: u32) -> Result<Option<Vec<Hand>>, TooLarge> {
    let mut table = world.start();
    let mut left = hands.iter();
    let mut played = Vec::new();
    for _ in 0..TURNS {
        let ways = world.ways_of(&table);
        let count = ways.len() as u32;
        let first = table.seat() == Seat::default();
        let misses = ways.clone().all(|id| world.way(id).throw.is_none());
        let wanted = if first && !misses { left.next() } else { None };
        if first && !misses && wanted.is_none() {
            return Ok(None);
        }
        let mut taken = None;
        for id in (0..count).map(|index| ways.start + (index + shift) % count.max(1)) {
            let turn = world.turn(&table, id)?;
            for branch in 0..world.branches(&turn) {
                let next = world.follow(&table, &turn, branch);
                let hand = world.hand(&turn, branch).cloned();
                let fits = match wanted {
                    Some(wanted) => hand.as_ref() == Some(wanted),
                    None => first || next.ends == Ends::Passes && next.table.place(0) == table.place(0),
                };
                if fits && taken.is_none() && !next.over {
                    taken = Some((next, hand.filter(|_| !misses)));
                }
            }
        }
        let Some((next, hand)) = taken else { return Ok(None) };
        played.extend(hand);
        if next.ends == Ends::Endless {
            return Ok(Some(played));
        }
        table = next.table;
    }
    Ok(None)
}

/// Whether each seat can win: shown by games in which it does, or by all tables.
pub(super) fn seats(world: &mut World<'_>) -> Vec<Proof> {
    let players = world.players();
    let mut won = vec![false; players];
    let mut chance = 0x5EED_u64;
    for _ in 0..GAMES {
        if won.iter().all(|won| *won) {
            return vec![Proof::new(Property::Seats, players, Verdict::Proved, Method::Game)];
        }
        match winner(world, &mut chance) {
            Ok(Some(seat)) => won.iter_mut().skip(seat.index()).take(1).for_each(|won| *won = true),
            Ok(None) => {}
            Err(reason) => return vec![Proof::new(Property::Seats, players, Verdict::Unknown, Method::TooLarge(reason))],
        }
    }
    let reached = world.explore(super::MOST_TABLES, false);
    if let Some(reason) = reached.left_out() {
        return vec![Proof::new(Property::Seats, players, Verdict::Unknown, Method::TooLarge(reason))];
    }
    for number in 0..reached.len() {
        if reached.edges(number).iter().any(|edge| edge.ends == Ends::Wins)
            && let Some(table) = reached.table(number)
        {
            won.iter_mut().skip(table.seat().index()).take(1).for_each(|won| *won = true);
        }
    }
    let proof = |verdict| Proof::new(Property::Seats, players, verdict, Method::Exploration(reached.len()));
    let losers = won.iter().enumerate().filter(|(_, won)| !**won).filter_map(|(seat, _)| Seat::from_index(seat));
    let refuted: Vec<Proof> = losers.map(|seat| Proof { seat: Some(seat), ..proof(Verdict::Refuted) }).collect();
    if refuted.is_empty() { vec![proof(Verdict::Proved)] } else { refuted }
}

/// Who comes home first in a game by chance; `None` where nobody does within some turns.
fn winner(world: &mut World<'_>, chance: &mut u64) -> Result<Option<Seat>, TooLarge> {
    let mut table = world.start();
    for _ in 0..TURNS {
        let ways = world.ways_of(&table);
        let id = ways.start + below(chance, ways.len() as u32);
        let turn = world.turn(&table, id)?;
        let branch = below(chance, world.branches(&turn) as u32) as usize;
        let next = world.follow(&table, &turn, branch);
        match next.ends {
            Ends::Wins => return Ok(Some(table.seat())),
            Ends::Endless => return Ok(None),
            Ends::Passes | Ends::Again => table = next.table,
        }
        if explored::is_block(world, &table) {
            return Ok(None);
        }
    }
    Ok(None)
}

/// A number below `most`, from a row of numbers that is always the same: a linear congruential generator with the constants
/// of Knuth's MMIX.
fn below(chance: &mut u64, most: u32) -> u32 {
    *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    ((*chance >> 33) as u32) % most.max(1)
}
