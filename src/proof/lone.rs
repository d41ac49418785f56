//! A pawn alone on the board: turns that never end, squares from where it does not come home.
//!
//! Quick enough for every check of a file: one turn for each square and each throw.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::{End, Hand, Pawn, Waiting, play};
use crate::rules::Rules;
use crate::space::{Ends, Place, Stand, TooLarge, World};
use crate::vocab::{Square, Throw};

/// So many turns are played at most, some tenths of a second: twenty times what any game that is played needs.
const MOST_TURNS: usize = 100_000;
/// So many ways to decide turns are followed, all turns together. Each is played from its beginning, so that long rows of
/// decisions take long.
const MOST_DECISIONS: usize = 30_000;

/// A turn that goes on for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loop {
    /// Where the pawn stands before it.
    pub at: Square,
    /// What is thrown.
    pub throw: Throw,
    /// The squares of the loop, in order.
    pub squares: Vec<Square>,
    /// The game of a lone pawn that leads there, that throw included; `None` where a lone pawn never comes there.
    pub game: Option<Vec<Hand>>,
}

/// What a lone pawn comes to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lone {
    /// The endless turns, one for each loop.
    pub loops: Vec<Loop>,
    /// The squares where it can come to and from where no throws bring it home, though all that it waits for came.
    pub dead: Vec<Square>,
}

/// Where turns lead from a place, with the hands.
type Leads = BTreeMap<Place, Vec<(Place, Option<Hand>)>>;

/// Plays every throw from every square, whatever is decided.
///
/// # Errors
/// [`TooLarge`] where there are too many turns.
pub fn lone(rules: &Rules) -> Result<Lone, TooLarge> {
    let mut world = World::new(rules, 1)?.limit(MOST_TURNS).decisions(MOST_DECISIONS);
    // The other pawns of the player are home and out of the way.
    let each = rules.pawns_each(1).max(1);
    let on = |at: Square, thrown: bool| {
        let pawns = std::iter::once(Pawn::free(at)).chain((1..each).map(|_| Pawn::free(rules.last()))).collect();
        Stand { pawns, thrown, streak: 0 }
    };
    let start = world.place(on(rules.begin(), false))?;
    let mut open = vec![start];
    for at in (rules.begin().number()..rules.last().number()).rev().filter_map(Square::new) {
        open.push(world.place(on(at, true))?);
    }
    let (mut leads, mut endless) = (Leads::new(), Vec::new());
    while let Some(place) = open.pop() {
        if leads.contains_key(&place) {
            continue;
        }
        let to = turns_from(&mut world, place, &mut endless)?;
        open.extend(to.iter().map(|(to, _)| *to));
        leads.insert(place, to);
    }
    let games = games(start, &leads);
    let loops = loops(&world, endless, &games);
    let dead = if loops.is_empty() { dead(&world, &leads, &games) } else { Vec::new() };
    Ok(Lone { loops, dead })
}

fn turns_from(world: &mut World<'_>, place: Place, endless: &mut Vec<(Place, Hand)>) -> Result<Vec<(Place, Option<Hand>)>, TooLarge> {
    let mut to = Vec::new();
    let table = world.table_of(&[place], Default::default());
    for id in world.ways_of(&table) {
        let turn = world.turn(&table, id)?;
        for branch in 0..world.branches(&turn) {
            let next = world.follow(&table, &turn, branch);
            let hand = world.hand(&turn, branch).filter(|_| world.way(id).throw.is_some()).cloned();
            match next.ends {
                Ends::Endless => endless.extend(hand.map(|hand| (place, hand))),
                Ends::Passes | Ends::Again | Ends::Wins => to.push((next.table.place(0), hand)),
            }
        }
    }
    // What it waits for is taken to come.
    if let Some(stand) = world.stand(place).filter(|stand| stand.is_held()).cloned() {
        let free = |pawn: Pawn| if pawn.waiting == Waiting::Held { Pawn::free(pawn.at) } else { pawn };
        let pawns = stand.pawns.iter().copied().map(free).collect();
        to.push((world.place(Stand { pawns, ..stand })?, None));
    }
    Ok(to)
}

/// A shortest game to each place that a game comes to. Where something must have come to release the pawn there is none
/// for a lone pawn.
fn games(start: Place, leads: &Leads) -> BTreeMap<Place, Vec<Hand>> {
    let mut games = BTreeMap::from([(start, Vec::new())]);
    let mut level = vec![start];
    while !level.is_empty() {
        let mut next = Vec::new();
        for place in level {
            for (to, hand) in leads.get(&place).into_iter().flatten() {
                if !games.contains_key(to) {
                    let mut game: Vec<Hand> = games.get(&place).cloned().unwrap_or_default();
                    game.extend(hand.clone());
                    games.insert(*to, game);
                    next.push(*to);
                }
            }
        }
        level = next;
    }
    games
}

fn loops(world: &World<'_>, endless: Vec<(Place, Hand)>, games: &BTreeMap<Place, Vec<Hand>>) -> Vec<Loop> {
    let mut loops: BTreeMap<Vec<Square>, Loop> = BTreeMap::new();
    for (place, hand) in endless {
        let table = world.table_of(&[place], Default::default());
        let Ok(turn) = play(world.rules(), &world.state(&table), table.seat(), &hand) else { continue };
        let End::Endless(squares) = turn.end else { continue };
        let at = world.stand(place).and_then(|stand| stand.pawns.first()).map(|pawn| pawn.at).unwrap_or_default();
        let mut game = games.get(&place).cloned();
        let throw = hand.throw;
        game.iter_mut().for_each(|game| game.push(hand.clone()));
        let mut kind = squares.clone();
        kind.sort_unstable();
        // One that can be come to tells most, then one that begins on the loop, then the one with the shortest way there.
        let rank = |one: &Loop| (one.game.is_none(), !one.squares.contains(&one.at), one.game.as_ref().map_or(0, Vec::len), one.at);
        let one = Loop { at, throw, squares, game };
        if loops.get(&kind).is_none_or(|known| rank(&one) < rank(known)) {
            loops.insert(kind, one);
        }
    }
    let mut loops: Vec<Loop> = loops.into_values().collect();
    loops.sort_by_key(|one| (one.game.as_ref().map_or(usize::MAX, Vec::len), one.at));
    loops
}

fn dead(world: &World<'_>, leads: &Leads, games: &BTreeMap<Place, Vec<Hand>>) -> Vec<Square> {
    let mut home: BTreeSet<Place> = leads.keys().copied().filter(|place| world.is_home(*place)).collect();
    loop {
        let before = home.len();
        home.extend(leads.iter().filter(|(_, to)| to.iter().any(|(to, _)| home.contains(to))).map(|(place, _)| *place).collect::<Vec<_>>());
        if home.len() == before {
            break;
        }
    }
    let stuck = games.keys().filter(|place| !home.contains(place)).filter_map(|place| world.stand(*place));
    let squares: BTreeSet<Square> = stuck.filter_map(|stand| stand.pawns.first()).map(|pawn| pawn.at).collect();
    squares.into_iter().collect()
}
