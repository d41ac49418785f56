//! Exact figures and games played agree.
//!
//! The seeds are fixed: what agrees once agrees always. The limit is five standard errors.

use crate::common::read;
use goosebook::odds::{Bounded, Figures, Limits, Plan, Policy, Unanswered, Watch, exact, simulate};
use goosebook::rules::Rules;
use std::sync::atomic::{AtomicU64, Ordering};

/// The half-width of an interval of 99 in 100, in standard errors.
const WIDTH: f64 = 2.575_829_303_548_901;

fn agree(what: &str, exact: Bounded, played: Bounded) {
    let limit = played.bound / WIDTH * 5.0 + exact.bound;
    assert!((exact.value - played.value).abs() <= limit, "{what}: {exact:?} {played:?}");
}

/// That the figures of a variant agree, where its states are few enough.
fn compare(id: &str, rules: &Rules, players: usize, policy: Policy, states: usize, games: u64) -> bool {
    match exact(rules, players, policy, Limits { states }) {
        Err(Unanswered::TooManyStates { .. } | Unanswered::TooManyChoices) => false,
        found => {
            compare_with(id, rules, &found.unwrap(), games);
            true
        }
    }
}

/// That games played agree with exact figures.
fn compare_with(id: &str, rules: &Rules, found: &Figures, games: u64) {
    let (players, policy) = (found.players, found.policy);
    let played = simulate(rules, players, policy, Plan { games: Some(games), ..Plan::default() }, &()).unwrap();
    assert_eq!(played.size, games);
    let what = |figure: &str| format!("{id}, {players} players, {policy:?}, {figure}");
    let Figures { throws, turns, rounds, .. } = found;
    agree(&what("block"), found.block, played.block);
    assert_eq!((found.seats.len(), found.visits.len()), (played.seats.len(), played.visits.len()));
    for (seat, (one, other)) in found.seats.iter().zip(&played.seats).enumerate() {
        agree(&what(&format!("seat {seat}")), *one, *other);
    }
    // Where hardly a game ends there is no length to compare.
    if found.block.value < 0.9 {
        agree(&what("throws"), throws.mean, played.throws.mean);
        agree(&what("turns"), turns.mean, played.turns.mean);
        agree(&what("rounds"), rounds.mean, played.rounds.mean);
        agree(&what("sd of turns"), turns.sd, played.turns.sd);
        let off = (turns.median.value - played.turns.median.value).abs();
        assert!(off <= 3.0 * played.turns.median.bound + 1.0, "{} {off}", what("median"));
    }
    for (square, (one, other)) in found.visits.iter().zip(&played.visits).enumerate() {
        if other.bound.is_finite() && one.value * games as f64 > 400.0 {
            agree(&what(&format!("visits to {square}")), *one, Bounded { bound: other.bound * 1.5, ..*other });
        }
    }
}

#[test]
fn every_shipped_variant_alone() {
    // All but those of several pawns.
    assert!(crate::alone().len() >= 42);
    for (variant, figures) in crate::alone() {
        compare_with(&variant.id, &variant.rules, figures, 4_000);
    }
}

#[test]
fn every_shipped_variant_for_two() {
    let compared = |id: &String| compare(id, &read::shipped(id), 2, Policy::Random, 6_000, 2_000);
    let compared = read::ids("variants").iter().filter(|id| compared(id)).count();
    // The others have more states than are followed here.
    assert!(compared >= 37, "{compared}");
}

#[test]
fn greedy_players() {
    for id in ["en-eitherdie", "nl-jumbo-travel", "it-90-anon349"] {
        assert!(compare(id, &read::shipped(id), 1, Policy::Greedy, 3_000, 2_000), "{id}");
    }
}

struct StopsAt(u64, AtomicU64);

impl Watch for StopsAt {
    fn played(&self, games: u64, _: Option<u64>) {
        self.1.store(games, Ordering::Relaxed);
    }

    fn stops(&self) -> bool {
        self.1.load(Ordering::Relaxed) >= self.0
    }
}

#[test]
fn any_number_of_threads_gives_the_same_figures() {
    let rules = read::shipped("famille");
    let play = |threads| {
        let plan = Plan { games: Some(9_000), threads, ..Plan::default() };
        simulate(&rules, 2, Policy::Random, plan, &()).unwrap()
    };
    let (one, three) = (play(1), play(3));
    assert_eq!(one.turns, three.turns);
    assert_eq!(one.seats, three.seats);
    assert_eq!(one.events, three.events);
    let other = simulate(&rules, 2, Policy::Random, Plan { games: Some(9_000), seed: 2, ..Plan::default() }, &()).unwrap();
    assert_ne!(one.turns.mean, other.turns.mean);
}

#[test]
fn games_stop_at_the_precision_and_when_asked() {
    let rules = read::shipped("famille");
    let figures = simulate(&rules, 1, Policy::Random, Plan { precision: 0.02, ..Plan::default() }, &()).unwrap();
    assert!(figures.turns.mean.bound <= 0.02 * figures.turns.mean.value);
    let watch = StopsAt(1, AtomicU64::new(0));
    let stopped = simulate(&rules, 1, Policy::Random, Plan { precision: 1e-6, ..Plan::default() }, &watch).unwrap();
    assert!(stopped.size > 0 && stopped.size < 1_000_000, "{}", stopped.size);
}

#[test]
fn few_games_are_as_many_as_asked_for() {
    let rules = read::shipped("famille");
    for games in [1, 3, 9, 2049] {
        let figures = simulate(&rules, 2, Policy::Random, Plan { games: Some(games), ..Plan::default() }, &()).unwrap();
        assert_eq!(figures.size, games);
    }
}
