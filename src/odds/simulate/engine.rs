//! Games played with the engine: any variant, any number of players.

use std::collections::BTreeMap;

use rand_xoshiro::Xoshiro256PlusPlus;

use super::super::event::{Event, events};
use super::super::policy::{Policy, dice_chosen, liking};
use super::tally::Tally;
use super::{Chance, Games, MOST_TURNS};
use crate::engine::{self, End, Hand, State, Step, play_in_place};
use crate::rules::Rules;
use crate::vocab::{Seat, Throw};

/// The engine at the table.
pub(super) struct Played<'a> {
    pub(super) rules: &'a Rules,
    pub(super) players: usize,
    pub(super) policy: Policy,
}

/// What stays from throw to throw.
struct Table {
    state: State,
    before: State,
    steps: Vec<Step>,
    hand: Option<Hand>,
}

impl Games for Played<'_> {
    type Desk = ();

    fn desk(&self) {}

    fn block(&self) -> u64 {
        256
    }

    fn play(&self, games: u64, _: bool, random: &mut Xoshiro256PlusPlus, tally: &mut Tally, (): &mut ()) {
        let mut happened: BTreeMap<Event, u64> = BTreeMap::new();
        let start = State::start(self.rules, self.players);
        let mut table = Table { state: start.clone(), before: start.clone(), steps: Vec::new(), hand: None };
        for _ in 0..games {
            table.state.clone_from(&start);
            self.game(&mut table, random, tally, &mut happened);
        }
        tally.note_events(happened.into_iter(), games);
    }
}

impl Played<'_> {
    fn game(&self, table: &mut Table, random: &mut Xoshiro256PlusPlus, tally: &mut Tally, happened: &mut BTreeMap<Event, u64>) {
        let (mut throws, mut turns, mut rounds) = (0, 0, 0);
        let (mut seat, mut first_home, mut missed) = (Seat::default(), None, 0);
        loop {
            let Some(end) = self.throw(table, seat, random, tally) else {
                tally.blocked += 1;
                return;
            };
            let threw = table.steps.iter().any(|step| matches!(step, Step::Throw { .. }));
            for event in events(&table.before, &table.state, &table.steps) {
                *happened.entry(event).or_default() += 1;
            }
            throws += u64::from(threw);
            missed = if threw { 0 } else { missed + 1 };
            if let End::Wins(winner) = end {
                first_home.get_or_insert(winner);
            }
            if end == End::ThrowsAgain {
                continue;
            }
            turns += 1;
            match self.pass(&table.state, seat, &mut rounds) {
                Some(next) => seat = next,
                None => break,
            }
            // Nobody has thrown for two rounds: they may all be held.
            if turns > MOST_TURNS || missed > 2 * self.players && self.is_blocked(&table.state) {
                tally.blocked += 1;
                return;
            }
        }
        tally.throws.note(throws);
        tally.turns.note(turns);
        tally.rounds.note(rounds);
        tally.win(first_home.map_or(usize::MAX, Seat::index));
    }

    /// Whether nobody can ever throw again.
    fn is_blocked(&self, state: &State) -> bool {
        state.seats().all(|seat| engine::never_throws(self.rules, state, seat))
    }

    /// The seat that plays next; `None` where the game is over.
    fn pass(&self, state: &State, seat: Seat, rounds: &mut u64) -> Option<Seat> {
        let mut next = seat;
        for _ in 0..state.players() {
            next = state.after(next);
            if next == Seat::default() {
                *rounds += 1;
            }
            if state.is_over(self.rules, next) {
                // A round that was begun counts.
                *rounds += u64::from(next != Seat::default());
                return None;
            }
            if !state.is_home(self.rules, next) {
                return Some(next);
            }
        }
        None
    }

    /// One throw, or one missed turn, played into the table; `None` where it cannot be played to its end.
    fn throw(&self, table: &mut Table, seat: Seat, random: &mut Xoshiro256PlusPlus, tally: &mut Tally) -> Option<End> {
        let throw = match engine::dice(self.rules, &table.state, seat) {
            None => self.rules.dice.usual.value.way(0),
            Some(dice) => {
                tally.decided |= dice.1.is_some();
                let dice = dice_chosen(dice, self.policy);
                let dice = dice.get(random.below(dice.len() as u64) as usize).copied()?;
                dice.way(random.below(u64::from(dice.ways())) as u32)
            }
        };
        table.before.clone_from(&table.state);
        let hand = self.hand(table, throw);
        let mut hand = match self.attempt(table, seat, &hand)? {
            End::Asks(question) => {
                tally.decided = true;
                match self.policy {
                    Policy::Random => self.decide(hand, question, table, seat, random)?,
                    Policy::Greedy => self.best(hand, table, seat)?,
                }
            }
            end => {
                table.hand = Some(hand);
                return end.is_played().then_some(end);
            }
        };
        let end = self.attempt(table, seat, &hand)?;
        hand.moves.clear();
        hand.choices.clear();
        table.hand = Some(hand);
        end.is_played().then_some(end)
    }

    fn hand(&self, table: &mut Table, throw: Throw) -> Hand {
        match table.hand.take() {
            Some(hand) => Hand { throw, ..hand },
            None => Hand::from(throw),
        }
    }

    fn attempt(&self, table: &mut Table, seat: Seat, hand: &Hand) -> Option<End> {
        table.state.clone_from(&table.before);
        table.steps.clear();
        play_in_place(self.rules, &mut table.state, seat, hand, &mut table.steps).ok()
    }

    /// Each option as likely as any other.
    fn decide(
        &self,
        mut hand: Hand,
        first: engine::Question,
        table: &mut Table,
        seat: Seat,
        random: &mut Xoshiro256PlusPlus,
    ) -> Option<Hand> {
        let mut question = first;
        loop {
            let option = question.options.get(random.below(question.options.len() as u64) as usize)?.clone();
            hand = hand.answered(question.about, &option);
            match self.attempt(table, seat, &hand)? {
                End::Asks(next) => question = next,
                _ => return Some(hand),
            }
        }
    }

    /// What a greedy player likes best: of equals the first.
    fn best(&self, hand: Hand, table: &mut Table, seat: Seat) -> Option<Hand> {
        let mut open = vec![hand];
        let mut best: Option<((i64, i64, i64), Hand)> = None;
        while let Some(hand) = open.pop() {
            match self.attempt(table, seat, &hand)? {
                End::Asks(question) => {
                    let more = question.options.iter().rev().map(|option| hand.answered(question.about, option));
                    open.extend(more);
                }
                _ => {
                    let likes = liking(self.rules, &table.state, seat);
                    if best.as_ref().is_none_or(|(most, _)| likes > *most) {
                        best = Some((likes, hand));
                    }
                }
            }
        }
        best.map(|(_, hand)| hand)
    }
}
