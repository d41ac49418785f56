//! Positions as the engine finds them: any variant, any number of pawns, whatever may be chosen.

use std::collections::HashMap;

use super::event::{Event, events};
use super::policy::{Policy, Unanswered, outcomes};
use super::source::{Marks, Source, Way};
use crate::engine::{End, Pawn, Player, State};
use crate::rules::{Rules, Then};
use crate::vocab::Seat;

/// A table between two throws, stakes forgotten, with the seat that throws next.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Position {
    pub(crate) state: State,
    pub(crate) seat: Seat,
    /// Whether the turn has begun and goes on with another throw.
    pub(crate) goes_on: bool,
}

/// Positions that the engine has found.
pub(crate) struct Positions<'a> {
    rules: &'a Rules,
    players: usize,
    policy: Policy,
    limit: usize,
    known: HashMap<Position, u32>,
    list: Vec<Position>,
    lists: HashMap<Vec<Event>, u32>,
    events: Vec<Vec<Event>>,
    asks: bool,
}

impl<'a> Positions<'a> {
    /// The positions of a game, at most `limit` of them.
    pub(crate) fn new(rules: &'a Rules, players: usize, policy: Policy, limit: usize) -> Positions<'a> {
        let (known, lists) = (HashMap::new(), HashMap::new());
        Positions { rules, players, policy, limit, known, list: Vec::new(), lists, events: Vec::new(), asks: false }
    }

    fn number(&mut self, position: Position) -> Result<u32, Unanswered> {
        if let Some(number) = self.known.get(&position) {
            return Ok(*number);
        }
        let number = u32::try_from(self.list.len()).ok().filter(|number| (*number as usize) < self.limit);
        let number = number.ok_or(Unanswered::TooManyStates { limit: self.limit })?;
        self.known.insert(position.clone(), number);
        self.list.push(position);
        Ok(number)
    }

    fn list_number(&mut self, events: Vec<Event>) -> u32 {
        let next = u32::try_from(self.events.len()).unwrap_or(u32::MAX);
        match self.lists.get(&events) {
            Some(number) => *number,
            None => {
                self.lists.insert(events.clone(), next);
                self.events.push(events);
                next
            }
        }
    }

    /// The position after a throw of `seat`, and whether the round is over; `None` where the game is.
    fn after(&self, state: State, seat: Seat, end: &End) -> (Option<Position>, bool) {
        if *end == End::ThrowsAgain {
            return (Some(Position { state, seat, goes_on: true }), false);
        }
        if self.turns_round() {
            let over = matches!(end, End::Wins(_));
            return ((!over).then(|| Position { state: turned(&state, self.rules), seat, goes_on: false }), over);
        }
        let mut next = seat;
        let mut round = false;
        for _ in 0..state.players() {
            next = state.after(next);
            round |= next <= seat || next == Seat::default();
            if state.is_over(self.rules, next) {
                return (None, true);
            }
            if !state.is_home(self.rules, next) {
                return (Some(Position { state, seat: next, goes_on: false }), round);
            }
        }
        (None, true)
    }
}

/// The table with the first seat last.
fn turned(state: &State, rules: &Rules) -> State {
    let mut seats: Vec<(Player, Vec<Pawn>)> =
        state.seats().map(|seat| (state.player(seat).unwrap_or_default(), state.pawns_of(seat).map(|(_, pawn)| pawn).collect())).collect();
    seats.rotate_left(1);
    State::with_pawns(seats, state.each(), rules.begin(), 0)
}

/// Whether a game can be seen from the player whose turn it is: nothing depends on who sits where once it is over.
pub(crate) fn turns_round(rules: &Rules) -> bool {
    rules.finish.then.value == Then::Stop
}

impl Source for Positions<'_> {
    fn players(&self) -> usize {
        self.players
    }

    fn turns_round(&self) -> bool {
        turns_round(self.rules)
    }

    fn start(&mut self) -> Result<u32, Unanswered> {
        let state = super::policy::without_stakes(self.rules, &State::start(self.rules, self.players));
        self.number(Position { state, seat: Seat::default(), goes_on: false })
    }

    fn found(&self) -> usize {
        self.list.len()
    }

    fn seat(&self, position: u32) -> usize {
        self.list.get(position as usize).map_or(0, |position| position.seat.index())
    }

    fn ways(&mut self, position: u32, ways: &mut Vec<Way>) -> Result<(), Unanswered> {
        ways.clear();
        let Some(from) = self.list.get(position as usize).cloned() else { return Ok(()) };
        for outcome in outcomes(self.rules, &from.state, from.seat, self.policy)? {
            self.asks |= outcome.decided;
            let throws = outcome.steps.iter().any(|step| matches!(step, crate::engine::Step::Throw { .. }));
            let list = self.list_number(events(&from.state, &outcome.after, &outcome.steps));
            let first_home = !from.state.seats().any(|seat| from.state.is_home(self.rules, seat));
            let wins = first_home && matches!(outcome.end, End::Wins(_));
            let (to, ends_round) = self.after(outcome.after, from.seat, &outcome.end);
            let ends_turn = outcome.end != End::ThrowsAgain;
            let to = to.map(|to| self.number(to)).transpose()?;
            ways.push(Way { chance: outcome.chance, to, marks: Marks { throws, ends_turn, ends_round, wins }, events: list });
        }
        Ok(())
    }

    fn events(&self, list: u32) -> &[Event] {
        self.events.get(list as usize).map_or(&[], Vec::as_slice)
    }

    fn asks(&self) -> bool {
        self.asks
    }
}
