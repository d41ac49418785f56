//! Positions from remembered turns: for rules under which nobody decides anything.
//!
//! A turn is played once by the engine and then known for all tables on which the same pawns matter to it, so that
//! games of three players are explored in a moment.

use std::collections::HashMap;

use super::event::{Event, events};
use super::policy::Unanswered;
use super::positions::turns_round;
use super::source::{Marks, Source, Way};
use crate::engine::{Step, play_in_place};
use crate::rules::Rules;
use crate::space::{Ends, Table, TooLarge, Turn, World};

/// What a way makes of a table.
pub(crate) struct Looked {
    pub(crate) marks: Marks,
    /// The table after it, as the next player sees it where tables are seen so; `None` where the game is over.
    pub(crate) after: Option<Table>,
    /// The number of the list of what happens.
    pub(crate) list: u32,
}

/// Positions found with remembered turns.
#[derive(Clone)]
pub(crate) struct Tables<'a> {
    rules: &'a Rules,
    world: World<'a>,
    limit: usize,
    known: HashMap<(Table, bool), u32>,
    list: Vec<(Table, bool)>,
    /// For each turn that has a number: what happens in it, and whether the dice are thrown.
    happens: Vec<Option<(u32, bool)>>,
    lists: HashMap<Vec<Event>, u32>,
    events: Vec<Vec<Event>>,
    round: bool,
}

impl<'a> Tables<'a> {
    /// The positions of a game, at most `limit` of them; `None` for more players than a table here holds.
    pub(crate) fn new(rules: &'a Rules, players: usize, limit: usize) -> Option<Tables<'a>> {
        let world = World::new(rules, players).ok()?;
        let round = turns_round(rules);
        let (known, lists) = (HashMap::new(), HashMap::new());
        Some(Tables { rules, world, limit, known, list: Vec::new(), happens: Vec::new(), lists, events: Vec::new(), round })
    }

    fn number(&mut self, table: Table, goes_on: bool) -> Result<u32, Unanswered> {
        let next = self.list.len();
        let number = *self.known.entry((table, goes_on)).or_insert(next as u32);
        if number as usize == next {
            if next >= self.limit {
                return Err(Unanswered::TooManyStates { limit: self.limit });
            }
            self.list.push((table, goes_on));
        }
        Ok(number)
    }

    /// What happens in a turn; the engine is asked once.
    fn happening(&mut self, table: &Table, turn: &Turn) -> Result<(u32, bool), Unanswered> {
        if let Some(Some(known)) = self.happens.get(turn.number()) {
            return Ok(*known);
        }
        let hand = self.world.hand(turn, 0).cloned().ok_or(Unanswered::Decides)?;
        let before = self.world.state(table);
        let mut after = before.clone();
        let mut steps = Vec::new();
        play_in_place(self.rules, &mut after, table.seat(), &hand, &mut steps).map_err(|_| Unanswered::Decides)?;
        let throws = steps.iter().any(|step| matches!(step, Step::Throw { .. }));
        let events = events(&before, &after, &steps);
        let next = self.events.len() as u32;
        let list = *self.lists.entry(events).or_insert(next);
        if list == next {
            let events = self.lists.iter().find(|(_, number)| **number == list).map(|(events, _)| events.clone());
            self.events.push(events.unwrap_or_default());
        }
        if self.happens.len() <= turn.number() {
            self.happens.resize(turn.number() + 1, None);
        }
        if let Some(slot) = self.happens.get_mut(turn.number()) {
            *slot = Some((list, throws));
        }
        Ok((list, throws))
    }

    /// The table at the beginning of a game.
    pub(crate) fn begin(&self) -> Table {
        self.world.start()
    }

    /// Whether no player can ever throw again.
    pub(crate) fn is_blocked(&self, table: &Table) -> bool {
        self.world.is_blocked(table)
    }

    /// The number of one of the ways of a table, each as often as it falls: `below` is a number below the one it is given, by chance.
    pub(crate) fn pick(&self, table: &Table, below: impl FnOnce(u64) -> u64) -> u32 {
        let ways = self.world.ways_of(table);
        let mut left = below(u64::from(self.world.way(ways.start).of));
        for id in ways.clone() {
            match left.checked_sub(u64::from(self.world.way(id).ways)) {
                Some(less) => left = less,
                None => return id,
            }
        }
        ways.start
    }

    /// What a way makes of a table.
    ///
    /// # Errors
    /// [`Unanswered::Decides`] where the player has to decide something.
    pub(crate) fn look(&mut self, table: &Table, id: u32) -> Result<Looked, Unanswered> {
        let turn = self.world.turn(table, id).map_err(|error| self.too_large(error))?;
        if self.world.branches(&turn) != 1 {
            return Err(Unanswered::Decides);
        }
        let (list, throws) = self.happening(table, &turn)?;
        let next = self.world.follow(table, &turn, 0);
        if next.ends == Ends::Endless {
            return Err(Unanswered::Endless);
        }
        let ends_turn = next.ends != Ends::Again;
        let wins = next.ends == Ends::Wins && !table.places().iter().any(|place| self.world.is_home(*place));
        let over = next.over || self.round && next.ends == Ends::Wins;
        let ends_round = ends_turn && (next.table.seat() <= table.seat() || over);
        let after = if self.round { next.table.turned() } else { next.table };
        Ok(Looked { marks: Marks { throws, ends_turn, ends_round, wins }, after: (!over).then_some(after), list })
    }

    fn way(&mut self, table: &Table, id: u32) -> Result<Way, Unanswered> {
        let way = self.world.way(id);
        if way.other_dice {
            return Err(Unanswered::Decides);
        }
        let looked = self.look(table, id)?;
        let chance = super::policy::reduced(u64::from(way.ways), u64::from(way.of));
        let to = looked.after.map(|after| self.number(after, !looked.marks.ends_turn)).transpose()?;
        Ok(Way { chance, to, marks: looked.marks, events: looked.list })
    }

    fn too_large(&self, error: TooLarge) -> Unanswered {
        match error {
            TooLarge::Players | TooLarge::Decisions | TooLarge::Refused => Unanswered::Decides,
            TooLarge::Places | TooLarge::Turns | TooLarge::Tables => Unanswered::TooManyStates { limit: self.limit },
        }
    }
}

impl Source for Tables<'_> {
    fn players(&self) -> usize {
        self.world.players()
    }

    fn turns_round(&self) -> bool {
        self.round
    }

    fn start(&mut self) -> Result<u32, Unanswered> {
        self.number(self.world.start(), false)
    }

    fn found(&self) -> usize {
        self.list.len()
    }

    fn seat(&self, position: u32) -> usize {
        self.list.get(position as usize).map_or(0, |(table, _)| table.seat().index())
    }

    fn ways(&mut self, position: u32, ways: &mut Vec<Way>) -> Result<(), Unanswered> {
        ways.clear();
        let Some((table, _)) = self.list.get(position as usize).copied() else { return Ok(()) };
        for id in self.world.ways_of(&table) {
            ways.push(self.way(&table, id)?);
        }
        Ok(())
    }

    fn events(&self, list: u32) -> &[Event] {
        self.events.get(list as usize).map_or(&[], Vec::as_slice)
    }

    fn asks(&self) -> bool {
        false
    }
}
