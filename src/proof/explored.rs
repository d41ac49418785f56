//! Proofs from all tables that a game can come to.

use std::collections::BTreeMap;

use super::{Method, Proof, Property, Verdict, first, may_turn, search, unknown};
use crate::engine::{End, Hand, play};
use crate::rules::Then;
use crate::space::{Edge, Ends, Reached, Table, World};
use crate::vocab::Square;

/// Different kinds of one fault that are told.
const MOST_KINDS: usize = 4;

/// Everything about so many players, by exploration.
pub(super) fn explore(mut world: World<'_>, proofs: &mut Vec<Proof>) {
    let turned = may_turn(world.rules());
    let reached = world.explore(super::MOST_TABLES, turned);
    if let Some(reason) = reached.left_out() {
        let players = world.players();
        let mut found = Vec::new();
        look(&mut world, &reached, &[Property::EndlessTurn, Property::Block], &mut found);
        unknown(&mut found, players, reason);
        found.retain({
            let refuted: Vec<Property> =
                found.iter().filter(|proof| proof.verdict == Verdict::Refuted).map(|proof| proof.property).collect();
            move |proof| proof.verdict == Verdict::Refuted || !refuted.contains(&proof.property)
        });
        found.retain(|proof| ![Property::FirstThrowWin, Property::Seats].contains(&proof.property));
        proofs.extend(found);
    } else {
        look(&mut world, &reached, &[Property::EndlessTurn, Property::Block, Property::DeadEnd], proofs);
    }
    proofs.push(first::win(&mut world));
    proofs.extend(search::seats(&mut world));
}

/// Looks for what refutes these properties; where all tables are there and nothing is found they are proved.
pub(super) fn look(world: &mut World<'_>, reached: &Reached, properties: &[Property], proofs: &mut Vec<Proof>) {
    for property in properties {
        let faults = match property {
            Property::EndlessTurn => endless(world, reached),
            Property::Block => blocks(world, reached),
            Property::DeadEnd if reached.left_out().is_none() => dead_ends(world, reached),
            Property::DeadEnd | Property::FirstThrowWin | Property::Seats => continue,
        };
        if faults.is_empty() && reached.left_out().is_none() {
            proofs.push(Proof::new(*property, world.players(), Verdict::Proved, Method::Exploration(reached.len())));
        }
        proofs.extend(faults.into_iter().map(|(squares, game)| {
            let method = if reached.left_out().is_none() { Method::Exploration(reached.len()) } else { Method::Game };
            Proof { game, squares, ..Proof::new(*property, world.players(), Verdict::Refuted, method) }
        }));
    }
}

/// A fault: the squares that matter, and the game.
type Fault = (Vec<Square>, Vec<Hand>);

fn endless(world: &mut World<'_>, reached: &Reached) -> Vec<Fault> {
    // One table for each way and loop is enough: the first one found has the fewest turns before it.
    let mut kinds: BTreeMap<Vec<Square>, Vec<(u32, Edge)>> = BTreeMap::new();
    for number in 0..reached.len() {
        for edge in reached.edges(number).iter().filter(|edge| edge.ends == Ends::Endless) {
            if let Some(squares) = squares_of(world, reached, number, edge) {
                let mut kind = squares;
                kind.sort_unstable();
                kind.dedup();
                if kinds.len() < MOST_KINDS || kinds.contains_key(&kind) {
                    kinds.entry(kind).or_default().push((number, *edge));
                }
            }
        }
    }
    let mut faults = Vec::new();
    for ends in kinds.into_values() {
        let Some((path, goal)) = reached.shortest(world, |number| ends.iter().any(|(end, _)| *end == number)) else { continue };
        let Some((_, last)) = ends.iter().find(|(end, _)| *end == goal) else { continue };
        let squares = squares_of(world, reached, goal, last).unwrap_or_default();
        let mut game = hands(world, reached, &path);
        game.extend(hand(world, reached, goal, last));
        faults.push((squares, game));
    }
    faults.sort_by_key(|(_, game)| game.len());
    faults
}

/// The loop of a turn, from the engine.
fn squares_of(world: &mut World<'_>, reached: &Reached, number: u32, edge: &Edge) -> Option<Vec<Square>> {
    let table = reached.table(number)?;
    let turn = world.turn(&table, edge.way).ok()?;
    let hand = world.hand(&turn, edge.branch.into())?;
    match play(world.rules(), &world.state(&table), table.seat(), hand).ok()?.end {
        End::Endless(squares) => Some(squares),
        _ => None,
    }
}

/// Whether nobody can ever throw again at a table where the game is not over.
pub(super) fn is_block(world: &World<'_>, table: &Table) -> bool {
    // A round that is played to its end ends, whoever is held.
    let ends = world.rules().finish.then.value == Then::FinishRound && table.places().iter().any(|place| world.is_home(*place));
    !ends && world.is_blocked(table)
}

/// The squares where the players of a table are held, in order.
pub(super) fn held_on(world: &World<'_>, table: &Table) -> Vec<Square> {
    let stands = table.places().iter().filter(|place| !world.is_home(**place)).filter_map(|place| world.stand(*place));
    let mut squares: Vec<Square> = stands.flat_map(|stand| &stand.pawns).filter(|pawn| pawn.waits()).map(|pawn| pawn.at).collect();
    squares.sort_unstable();
    squares
}

fn blocks(world: &mut World<'_>, reached: &Reached) -> Vec<Fault> {
    let mut kinds: BTreeMap<Vec<Square>, Vec<u32>> = BTreeMap::new();
    for number in 0..reached.len() {
        if let Some(table) = reached.table(number).filter(|table| is_block(world, table)) {
            let kind = held_on(world, &table);
            if kinds.len() < MOST_KINDS || kinds.contains_key(&kind) {
                kinds.entry(kind).or_default().push(number);
            }
        }
    }
    nearest(world, reached, kinds)
}

fn nearest(world: &mut World<'_>, reached: &Reached, kinds: BTreeMap<Vec<Square>, Vec<u32>>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (squares, numbers) in kinds {
        if let Some((path, _)) = reached.shortest(world, |number| numbers.binary_search(&number).is_ok()) {
            faults.push((squares, hands(world, reached, &path)));
        }
    }
    faults.sort_by_key(|(_, game)| game.len());
    faults
}

/// Tables from where the game can neither end nor come to a block.
fn dead_ends(world: &mut World<'_>, reached: &Reached) -> Vec<Fault> {
    let mut ends: Vec<bool> = (0..reached.len()).map(|number| reached.table(number).is_some_and(|table| is_block(world, &table))).collect();
    loop {
        let mut more = false;
        // What lies further on has a higher number most of the time.
        for number in (0..reached.len()).rev() {
            let known = ends.get(number as usize).copied().unwrap_or(true);
            let leads = |edge: &Edge| edge.over || edge.ends != Ends::Endless && ends.get(edge.to as usize).copied().unwrap_or_default();
            if !known && reached.edges(number).iter().any(leads) {
                if let Some(slot) = ends.get_mut(number as usize) {
                    *slot = true;
                }
                more = true;
            }
        }
        if !more {
            break;
        }
    }
    let dead: Vec<u32> = (0..reached.len()).filter(|number| !ends.get(*number as usize).copied().unwrap_or(true)).collect();
    let Some((path, goal)) = (if dead.is_empty() { None } else { reached.shortest(world, |number| dead.binary_search(&number).is_ok()) })
    else {
        return Vec::new();
    };
    let stands = reached.table(goal).map(|table| table.places().to_vec()).unwrap_or_default();
    let squares = stands.iter().filter_map(|place| world.stand(*place)).flat_map(|stand| stand.pawns.iter().map(|pawn| pawn.at));
    let mut squares: Vec<Square> = squares.collect();
    squares.sort_unstable();
    vec![(squares, hands(world, reached, &path))]
}

/// The hands of a way through tables, without the turns that are missed.
pub(super) fn hands(world: &mut World<'_>, reached: &Reached, path: &[(u32, Edge)]) -> Vec<Hand> {
    path.iter().filter_map(|(number, edge)| hand(world, reached, *number, edge)).collect()
}

fn hand(world: &mut World<'_>, reached: &Reached, number: u32, edge: &Edge) -> Option<Hand> {
    world.way(edge.way).throw?;
    let table = reached.table(number)?;
    let turn = world.turn(&table, edge.way).ok()?;
    world.hand(&turn, edge.branch.into()).cloned()
}
