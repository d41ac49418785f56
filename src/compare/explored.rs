//! All that can happen under one rule set, kept to be played again under others.
//!
//! Most other readings of a rule change a few turns or none. So the tables of the one rule set are found once, and each
//! other one only plays their turns again; where it leaves the same pawns on the same squares but another wait, the two
//! games are followed side by side from the start.

use std::collections::HashSet;

use super::search::{Limit, Search, first_difference};
use crate::engine::{End, Hand, State, play_in_place};
use crate::game::{missed, possible_turns};
use crate::rules::Rules;
use crate::vocab::Seat;

/// The tables that can be reached under a rule set, in the order of the throws that lead there, with every turn.
#[derive(Clone, Debug)]
pub struct Explored<'a> {
    rules: &'a Rules,
    players: usize,
    limit: Limit,
    tables: Vec<Table>,
    turns: Vec<Played>,
    whole: bool,
}

#[derive(Clone, Debug)]
struct Table {
    state: State,
    seat: Seat,
}

#[derive(Clone, Debug)]
struct Played {
    /// The place of the table.
    from: usize,
    hand: Hand,
    after: State,
    end: End,
}

impl<'a> Explored<'a> {
    /// Explores the games of so many players.
    pub fn new(rules: &'a Rules, players: usize, limit: Limit) -> Explored<'a> {
        let start = Table { state: State::start(rules, players).without_stakes(), seat: Seat::default() };
        let mut known = HashSet::from([(start.state.clone(), start.seat)]);
        let mut explored = Explored { rules, players, limit, tables: vec![start], turns: Vec::new(), whole: true };
        let (mut from, mut decided) = (0, 0);
        while let Some(table) = explored.tables.get(from) {
            let seat = table.seat;
            let Some(turns) = possible_turns(rules, &table.state, seat) else {
                explored.whole = false;
                break;
            };
            for turn in turns {
                let next = if turn.end == End::ThrowsAgain { seat } else { turn.state.next_after(rules, seat) };
                if turn.end.is_played() && !turn.state.is_over(rules, next) {
                    let state = turn.state.clone().without_stakes();
                    if known.insert((state.clone(), next)) {
                        explored.tables.push(Table { state, seat: next });
                    }
                }
                let Some(hand) = turn.hand.or_else(|| missed(rules)) else { continue };
                decided += hand.decisions();
                explored.turns.push(Played { from, hand, after: turn.state, end: turn.end });
            }
            from += 1;
            if explored.tables.len() > limit.tables || explored.turns.len() + decided > limit.turns {
                explored.whole = false;
                break;
            }
        }
        explored
    }

    /// The rules explored.
    pub fn rules(&self) -> &'a Rules {
        self.rules
    }

    /// Whether every table that can be reached was found.
    pub fn is_whole(&self) -> bool {
        self.whole
    }

    /// Every turn: the table before it, whose it is, and the hand; the shortest games first.
    pub fn turns(&self) -> impl Iterator<Item = (&State, Seat, &Hand)> {
        self.turns.iter().filter_map(|turn| self.tables.get(turn.from).map(|table| (&table.state, table.seat, &turn.hand)))
    }

    /// The shortest game after which another rule set disagrees with this one.
    pub fn first_difference(&self, other: &Rules) -> Search {
        if State::start(self.rules, self.players) != State::start(other, self.players) || self.differs(other) {
            return first_difference(self.rules, other, self.players, self.limit);
        }
        let tables = self.tables.len();
        if self.whole { Search::Same { tables } } else { Search::Unknown { tables } }
    }

    /// Whether any turn, played under the other rules, leaves anything else behind.
    fn differs(&self, other: &Rules) -> bool {
        let dice = |table: &Table| {
            crate::engine::dice(self.rules, &table.state, table.seat) == crate::engine::dice(other, &table.state, table.seat)
        };
        if !self.tables.iter().all(dice) {
            return true;
        }
        let mut after = State::default();
        self.turns.iter().any(|turn| {
            let Some(table) = self.tables.get(turn.from) else { return false };
            after.clone_from(&table.state);
            match play_in_place(other, &mut after, table.seat, &turn.hand, &mut ()) {
                Ok(end) => {
                    let over = |rules, state: &State| state.is_over(rules, state.next_after(rules, table.seat));
                    end != turn.end || end.is_played() && (after != turn.after || over(self.rules, &after) != over(other, &after))
                }
                Err(_) => true,
            }
        })
    }
}
