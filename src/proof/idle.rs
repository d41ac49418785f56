//! What stands in the rules and never does anything.
//!
//! Looked for among all turns that can matter, wherever the others stand: a square where none of them brings a pawn is never
//! reached; a part of a rule without which each of them is the same never acts.

use std::cell::RefCell;

use super::local::{Local, One};
use crate::engine::{Hand, Log, State, Step, Turn, play, play_in_place};
use crate::rules::{Condition, Meeting, Motion, Occupied, RuleId, Ruled, Rules, SquareRule, Squares, Wait};
use crate::vocab::{Seat, Square};

/// A part of the rules that never acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idle {
    /// No pawn ever comes to a special square, neither at the end of a walk nor by a transfer.
    Square(RuleId, Square),
    /// A key of a square's rule.
    OfSquare(RuleId, &'static str),
    /// A condition of a square's rule.
    Case(RuleId, Condition),
    /// An exception of the first throw, by its place.
    FirstThrow(usize),
    /// A key that stands in a section of its own.
    Section(&'static [&'static str]),
}

/// A turn with its hand and where it leads.
struct Played<'t> {
    one: &'t One,
    hand: &'t Hand,
    state: State,
    turn: Turn,
}

/// All that never acts. Nothing is said of a square that is never reached beside that.
pub(super) fn idle(local: &Local<'_>) -> Vec<Idle> {
    let rules = local.world.rules();
    let played: Vec<Played<'_>> = local.turns.iter().flat_map(|one| plays(local, one)).collect();
    let mut idle = Vec::new();
    let mut reached = vec![false; rules.last().index() + 1];
    for step in played.iter().flat_map(|played| &played.turn.steps) {
        if let Some(slot) = step.moved().and_then(|(_, _, to)| reached.get_mut(to.index())) {
            *slot = true;
        }
    }
    for (index, rule) in rules.squares.all().iter().enumerate() {
        let Some(id) = RuleId::from_index(index) else { continue };
        let never = |square: &Square| !reached.get(square.index()).copied().unwrap_or(true);
        idle.extend(rule.at.value.iter().filter(|square| never(square)).map(|square| Idle::Square(id, *square)));
        if rule.at.value.iter().all(never) {
            continue;
        }
        for (part, without) in parts(rule, id) {
            let mut all = rules.squares.all().to_vec();
            if let Some(slot) = all.get_mut(index) {
                *slot = without;
            }
            let changed = Rules { squares: Squares::new(all), ..rules.clone() };
            let on = |played: &&Played<'_>| concerns(local, played, rule);
            if played.iter().filter(on).all(|played| is_same(local, &changed, played)) {
                idle.push(part);
            }
        }
    }
    for (part, changed) in sections(rules) {
        if played.iter().all(|played| is_same(local, &changed, played)) {
            idle.push(part);
        }
    }
    idle
}

fn plays<'t>(local: &'t Local<'_>, one: &'t One) -> impl Iterator<Item = Played<'t>> {
    let state = local.state(one);
    local.world.hands(&one.turn).filter_map(move |hand| {
        let turn = play(local.world.rules(), &state, Seat::default(), hand).ok()?;
        Some(Played { one, hand, state: state.clone(), turn })
    })
}

/// Whether the turn is the same under those rules, and would be whoever else stood somewhere: it looks nowhere else.
fn is_same(local: &Local<'_>, rules: &Rules, played: &Played<'_>) -> bool {
    let mut noted = Noted::default();
    let mut state = played.state.clone();
    let end = play_in_place(rules, &mut state, Seat::default(), played.hand, &mut noted);
    let before = &played.turn;
    let stays = !before.end.is_played() || before.state == state;
    let looks_there = |square: &Square| local.world.looks_at(&played.one.turn, *square);
    stays && end.is_ok_and(|end| end == before.end) && noted.steps == before.steps && noted.looks.into_inner().iter().all(looks_there)
}

/// The steps of a turn, and where the engine looked.
#[derive(Default)]
struct Noted {
    steps: Vec<Step>,
    looks: RefCell<Vec<Square>>,
}

impl Log for Noted {
    fn note(&mut self, step: Step) {
        self.steps.push(step);
    }

    fn looks_at(&self, at: Square) {
        self.looks.borrow_mut().push(at);
    }
}

/// Whether the turn has anything to do with the squares of a rule.
fn concerns(local: &Local<'_>, played: &Played<'_>, rule: &SquareRule) -> bool {
    let at = &rule.at.value;
    let stands = || played.state.pawns().any(|(_, pawn)| at.contains(&pawn.at));
    let looks = || at.iter().any(|square| local.world.looks_at(&played.one.turn, *square));
    played.turn.steps.iter().filter_map(Step::moved).any(|(_, _, to)| at.contains(&to)) || looks() || stands()
}

/// The parts of a square's rule that are said, each with the rule without it.
fn parts(rule: &SquareRule, id: RuleId) -> Vec<(Idle, SquareRule)> {
    let mut parts = Vec::new();
    let mut without = |part: Idle, change: &dyn Fn(&mut SquareRule)| {
        let mut rule = rule.clone();
        change(&mut rule);
        parts.push((part, rule));
    };
    let of = |key| Idle::OfSquare(id, key);
    match rule.effect.motion.as_ref().map(|motion| &motion.value) {
        Some(Motion::Again { .. }) => without(of("move"), &|rule| rule.effect.motion = None),
        Some(Motion::GoTo(_)) => without(of("go_to"), &|rule| rule.effect.motion = None),
        Some(Motion::MoveBy(_)) => without(of("move_by"), &|rule| rule.effect.motion = None),
        None => {}
    }
    if let Some(wait) = &rule.effect.wait {
        without(of(if wait.turns.is_some() { "miss" } else { "hold_until" }), &|rule| rule.effect.wait = None);
        if wait.turns.is_some() && !wait.release.is_empty() {
            without(of("unless"), &|rule| {
                rule.effect.wait = rule.effect.wait.take().map(|wait| Wait { release: Vec::new(), ..wait });
            });
        }
    }
    if rule.effect.gives_throw() {
        without(of("throw_again"), &|rule| rule.effect.throw_again = None);
    }
    if rule.effect.send_others.as_ref().is_some_and(|send| send.value) {
        without(of("send_others"), &|rule| rule.effect.send_others = None);
    }
    if rule.capacity.is_some() {
        without(of("capacity"), &|rule| rule.capacity = None);
    }
    if rule.occupied.value == Occupied::Shared && !rule.occupied.is_silent() {
        without(of("shared"), &|rule| rule.occupied = Ruled::silent(Occupied::Meets));
    }
    for (index, case) in rule.cases.iter().enumerate() {
        without(Idle::Case(id, case.when), &|rule| {
            rule.cases.remove(index);
        });
    }
    parts
}

/// The sections that are said, each with the rules without it.
fn sections(rules: &Rules) -> Vec<(Idle, Rules)> {
    let mut parts = Vec::new();
    for index in 0..rules.first_throw.exceptions.len() {
        let mut without = rules.clone();
        without.first_throw.exceptions.remove(index);
        parts.push((Idle::FirstThrow(index), without));
    }
    if rules.extra_throw.is_some() {
        parts.push((Idle::Section(&["extra_throw"]), Rules { extra_throw: None, ..rules.clone() }));
    }
    if rules.track.enter.is_some() {
        let mut without = rules.clone();
        without.track.enter = None;
        parts.push((Idle::Section(&["track", "enter"]), without));
    }
    if rules.meeting.rule.value != Meeting::Share && !rules.meeting.rule.is_silent() {
        let mut without = rules.clone();
        without.meeting.rule = Ruled::silent(Meeting::Share);
        parts.push((Idle::Section(&["meeting", "rule"]), without));
    }
    if rules.meeting.exempt.is_some() {
        let mut without = rules.clone();
        without.meeting.exempt = None;
        parts.push((Idle::Section(&["meeting", "exempt"]), without));
    }
    parts
}
