//! Games played with remembered turns: any number of players, as long as nobody decides anything.

use std::collections::BTreeMap;

use rand_xoshiro::Xoshiro256PlusPlus;

use super::super::event::Event;
use super::super::source::Source;
use super::super::tables::Tables;
use super::tally::Tally;
use super::{Chance, Games, MOST_TURNS};
use crate::rules::Rules;

/// Turns as they are met.
pub(super) struct Remembered<'a> {
    tables: Tables<'a>,
}

impl<'a> Remembered<'a> {
    /// Nothing remembered yet; `None` for more players than a table holds.
    pub(super) fn new(rules: &'a Rules, players: usize) -> Option<Remembered<'a>> {
        Some(Remembered { tables: Tables::new(rules, players, usize::MAX)? })
    }
}

impl<'a> Games for Remembered<'a> {
    /// What a thread remembers, and how often each list of events has happened.
    type Desk = (Tables<'a>, Vec<u64>);

    fn desk(&self) -> (Tables<'a>, Vec<u64>) {
        (self.tables.clone(), Vec::new())
    }

    fn block(&self) -> u64 {
        1024
    }

    fn play(&self, games: u64, all: bool, random: &mut Xoshiro256PlusPlus, tally: &mut Tally, (tables, happened): &mut Self::Desk) {
        happened.clear();
        for _ in 0..games {
            if game(tables, all, random, tally, happened).is_none() {
                tally.blocked += 1;
            }
        }
        if all {
            let mut events: BTreeMap<Event, u64> = BTreeMap::new();
            for (list, count) in happened.iter().enumerate().filter(|(_, count)| **count > 0) {
                for event in tables.events(u32::try_from(list).unwrap_or(u32::MAX)) {
                    *events.entry(*event).or_default() += count;
                }
            }
            tally.note_events(events.into_iter(), games);
        }
    }
}

/// Plays one game; `None` where it never ends.
fn game(tables: &mut Tables<'_>, all: bool, random: &mut Xoshiro256PlusPlus, tally: &mut Tally, happened: &mut Vec<u64>) -> Option<()> {
    let players = tables.players() as u64;
    let (mut throws, mut turns, mut rounds, mut missed, mut winner) = (0, 0, 0, 0, None);
    let mut table = tables.begin();
    loop {
        let id = tables.pick(&table, |number| random.below(number));
        let looked = tables.look(&table, id).ok()?;
        let marks = looked.marks;
        throws += u64::from(marks.throws);
        turns += u64::from(marks.ends_turn);
        rounds += u64::from(marks.ends_round);
        missed = if marks.throws { 0 } else { missed + 1 };
        if marks.wins {
            winner = Some(if tables.turns_round() { ((turns - 1) % players) as usize } else { table.seat().index() });
        }
        if all {
            let list = looked.list as usize;
            if happened.len() <= list {
                happened.resize(list + 1, 0);
            }
            if let Some(slot) = happened.get_mut(list) {
                *slot += 1;
            }
        }
        match looked.after {
            Some(after) => table = after,
            None => break,
        }
        if turns > MOST_TURNS || missed > 2 * players && tables.is_blocked(&table) {
            return None;
        }
    }
    tally.throws.note(throws);
    tally.turns.note(turns);
    tally.rounds.note(if tables.turns_round() { turns.div_ceil(players) } else { rounds });
    tally.win(winner.unwrap_or(usize::MAX));
    Some(())
}
