//! Proofs: what the rules do in every game that can be played, with the dice that show it.
//!
//! In come the [`Rules`] and a number of players; out comes a [`Proof`] for each property: proved, refuted with a
//! shortest game, or unknown with the reason; and what of a table no game brings about (`reach`). Why it exists: a table
//! finds out during the game that two players hold each other for ever, or that a turn does not end; here it is known
//! before.
//!
//! Few players are explored whole ([`crate::space`]). For more there are arguments about one turn and those who matter to
//! it, whatever the others do: if no single turn can break a property, no game can. `local` finds those turns, `blocks`
//! counts the pawns that a square can keep, `home` leads a pawn home past the others; where no argument holds `search`
//! looks for a game that refutes. Every turn in an argument is one that the engine has played.

mod blocks;
mod explored;
mod first;
mod home;
mod idle;
mod local;
mod lone;
mod reach;
mod search;

pub(crate) use idle::Idle;
pub(crate) use lone::{Loop, lone};
pub use reach::{Never, Reach, Waits};

use std::collections::BTreeSet;

use crate::engine::Hand;
use crate::rules::{Rules, Then};
use crate::space::{MOST_PLAYERS, TooLarge, World};
use crate::vocab::{Seat, Square};

/// What is proved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Property {
    /// No turn goes on for ever.
    EndlessTurn,
    /// There is always a player who can throw, now or after the turns that are to be missed.
    Block,
    /// As long as somebody can throw, the game can end, or come to a block.
    DeadEnd,
    /// Nobody wins with the first throw.
    FirstThrowWin,
    /// Each seat can win.
    Seats,
}

impl Property {
    /// All, in the order in which they are told.
    pub const ALL: &'static [Property] =
        &[Property::EndlessTurn, Property::Block, Property::DeadEnd, Property::FirstThrowWin, Property::Seats];
}

/// What is known of a property.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It holds in every game.
    Proved,
    /// There is a game in which it does not hold.
    Refuted,
    /// Neither has been shown.
    Unknown,
}

/// How it is known, or why it is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Method {
    /// Every table that a game can come to was looked at: so many.
    Exploration(u32),
    /// No square holds a pawn until something releases it.
    NothingHolds,
    /// These squares together keep too few pawns: each with the most that it keeps.
    FewAreHeld(Vec<(Square, usize)>),
    /// No turn can do it, wherever the others stand: so many turns.
    EachTurn(u32),
    /// A player who can throw can come home, whatever the others have done; they can let it pass.
    WayHome,
    /// The first throw was looked at.
    FirstThrow,
    /// A game was found; there may be shorter ones.
    Game,
    /// Nothing was found in the part that could be looked at.
    TooLarge(TooLarge),
}

/// What is known of one property for one number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// What is proved.
    pub property: Property,
    /// For so many players.
    pub players: usize,
    /// Whether it holds.
    pub verdict: Verdict,
    /// How that is known.
    pub method: Method,
    /// Where it is refuted: the game that shows it, hand by hand, missed turns left out.
    pub game: Vec<Hand>,
    /// The squares that matter: of the loop, where pawns are held or cannot come home from, by seats.
    pub squares: Vec<Square>,
    /// The chance of what is found, as so many ways out of so many.
    pub chance: Option<(u32, u32)>,
    /// Whom it concerns.
    pub seat: Option<Seat>,
}

impl Proof {
    fn new(property: Property, players: usize, verdict: Verdict, method: Method) -> Proof {
        Proof { property, players, verdict, method, game: Vec::new(), squares: Vec::new(), chance: None, seat: None }
    }

    /// The game as `play --throws` reads it.
    pub fn throws(&self) -> String {
        let hands: Vec<String> = self.game.iter().map(crate::game::record::written).collect();
        hands.join(" ")
    }
}

/// So many tables are looked at for one number of players.
const MOST_TABLES: usize = 250_000;
/// So many different turns are played for one number of players.
const MOST_TURNS: usize = 250_000;

/// Where a player has several pawns there are too many tables to find much: fewer turns are played.
const FEW_TURNS: usize = 1_500;

/// What is known of some rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// The proofs, in the order of properties and players. A property can be refuted several times for one number of
    /// players, in different ways.
    pub proofs: Vec<Proof>,
    /// What stands in the rules and never acts, for the most players asked about or fewer; `None` where that is not known.
    pub idle: Option<Vec<Idle>>,
}

/// All that can be proved for these numbers of players.
pub fn prove(rules: &Rules, players: &[usize]) -> Known {
    let mut proofs = Vec::new();
    let mut open = Vec::new();
    let most_turns = if rules.has_several_pawns() { FEW_TURNS } else { MOST_TURNS };
    let players: BTreeSet<usize> = players.iter().copied().collect();
    for players in players.iter().copied() {
        match World::new(rules, players) {
            Ok(world) if players <= 2 => explored::explore(world.limit(most_turns), &mut proofs),
            Ok(_) => open.push(players),
            Err(reason) => unknown(&mut proofs, players, reason),
        }
    }
    // What holds for the most players holds for fewer: they are tables with nobody in some places.
    let most = players.iter().copied().filter(|players| *players <= MOST_PLAYERS).max();
    let argued = most.map(|most| local::argue(rules, most, most_turns));
    for players in open {
        let Ok(world) = World::new(rules, players) else { continue };
        let mut world = world.limit(most_turns);
        let argued = argued.as_ref().map(|argued| argued.for_players(rules, players)).unwrap_or_default();
        let left: Vec<Property> = [Property::EndlessTurn, Property::Block, Property::DeadEnd]
            .into_iter()
            .filter(|property| !argued.iter().any(|proof| proof.property == *property))
            .collect();
        proofs.extend(argued);
        if !left.is_empty() {
            search::search(&mut world, &left, &mut proofs);
        }
        proofs.push(first::win(&mut world));
        proofs.extend(search::seats(&mut world));
    }
    proofs.sort_by_key(|proof| (proof.property, proof.players));
    Known { proofs, idle: argued.and_then(|argued| argued.idle) }
}

fn unknown(proofs: &mut Vec<Proof>, players: usize, reason: TooLarge) {
    for property in Property::ALL {
        proofs.push(Proof::new(*property, players, Verdict::Unknown, Method::TooLarge(reason)));
    }
}

/// Whether tables may be seen from the player whose turn it is: the order of seats does not matter to the end.
fn may_turn(rules: &Rules) -> bool {
    rules.finish.then.value != Then::FinishRound
}
