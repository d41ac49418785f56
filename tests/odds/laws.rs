//! Laws that hold whatever the rules.

use crate::common::lengths::{one_die, traded};
use crate::common::{bare, read, said, source_text, trap, with_squares};
use crate::{figures, same};
use goosebook::odds::{Bounded, Event, Figures, Plan, Policy, simulate};
use goosebook::rules::{Meeting, Overshoot, Rules};
use goosebook::vocab::Dice;

#[test]
fn with_one_die_bouncing_takes_as_long_as_staying() {
    let (stay, bounce) = (figures(&one_die(Overshoot::Stay), 1), figures(&one_die(Overshoot::Bounce), 1));
    assert_eq!(stay.throws.chances.len(), bounce.throws.chances.len());
    for (one, other) in stay.throws.chances.iter().zip(&bounce.throws.chances) {
        same(*one, *other);
    }
    assert_eq!(stay.fractions.unwrap().throws.mean, bounce.fractions.unwrap().throws.mean);
}

/// Over the seats, the chances of winning and the chance of never ending add up to 1.
fn add_up(figures: &Figures) {
    let all = figures.seats.iter().copied().fold(figures.block, Bounded::plus);
    assert!(all.covers(1.0), "{all:?}");
}

#[test]
fn somebody_wins_or_the_game_never_ends() {
    for (_, figures) in crate::alone() {
        add_up(figures);
    }
    for id in ["famille", "infolib", "classique", "it-58-geografica"] {
        add_up(&figures(&read::shipped(id), 2));
    }
}

#[test]
fn a_block_is_possible_where_pawns_are_held() {
    // The game of these rules can block two players; under fixed waits it cannot.
    let infolib = figures(&source_text("infolib"), 2);
    assert!(infolib.block.value - infolib.block.bound > 0.1, "{:?}", infolib.block);
    assert_eq!(figures(&source_text("famille"), 2).block, Bounded::exact(0.0));
}

#[test]
fn the_targets_of_the_first_throws_can_be_traded() {
    let (one, other) = (figures(&source_text("famille"), 1), figures(&traded(), 1));
    assert_eq!(one.fractions.unwrap().throws.mean, other.fractions.unwrap().throws.mean);
}

fn often(figures: &Figures, event: Event) -> Bounded {
    figures.events.iter().find(|(other, _)| *other == event).map_or(Bounded::exact(0.0), |(_, often)| *often)
}

#[test]
fn turns_are_throws_and_missed_turns() {
    for players in [1, 2] {
        let figures = figures(&source_text("famille"), players);
        same(figures.turns.mean, figures.throws.mean.plus(often(&figures, Event::Missed)));
        assert!(figures.turns.mean.value > figures.throws.mean.value + 1.0);
    }
}

#[test]
fn pawns_that_never_meet_race_alone() {
    let mut rules = source_text("famille");
    rules.meeting.rule = said(Meeting::Share);
    let alone = figures(&rules, 1);
    let mut short = bare(Dice::new(1, 6).unwrap(), 14);
    short = with_squares(short, vec![trap("inn", 5, Some(2), false)]);
    for (rules, players) in [(rules, 2), (short, 3)] {
        let alone = if players == 2 { alone.clone() } else { figures(&rules, 1) };
        let chance: Vec<f64> = alone.turns.chances.iter().map(|chance| chance.value).collect();
        let later: Vec<f64> = (0..chance.len()).map(|turn| chance[turn + 1..].iter().sum()).collect();
        let together = figures(&rules, players);
        for (seat, found) in together.seats.iter().enumerate() {
            let before = i32::try_from(seat).unwrap();
            let behind = i32::try_from(players - 1 - seat).unwrap();
            let wins = |turn: usize| chance[turn] * later[turn].powi(before) * (chance[turn] + later[turn]).powi(behind);
            let expected: f64 = (0..chance.len()).map(wins).sum();
            assert!((found.value - expected).abs() < 1e-5, "seat {seat}: {found:?} {expected}");
        }
    }
}

#[test]
fn five_pawns_that_never_meet_race_alone_when_games_are_played() {
    let mut rules = source_text("famille");
    rules.meeting.rule = said(Meeting::Share);
    let chance: Vec<f64> = figures(&rules, 1).turns.chances.iter().map(|chance| chance.value).collect();
    let later: Vec<f64> = (0..chance.len()).map(|turn| chance[turn + 1..].iter().sum()).collect();
    let played = simulate(&rules, 5, Policy::Random, Plan { games: Some(6_000), ..Plan::default() }, &()).unwrap();
    for (seat, found) in played.seats.iter().enumerate() {
        let wins = |turn: usize| {
            let (before, behind) = (i32::try_from(seat).unwrap(), i32::try_from(4 - seat).unwrap());
            chance[turn] * later[turn].powi(before) * (chance[turn] + later[turn]).powi(behind)
        };
        let expected: f64 = (0..chance.len()).map(wins).sum();
        assert!((found.value - expected).abs() < 2.0 * found.bound, "seat {seat}: {found:?} {expected}");
    }
}

#[test]
fn rounds_have_as_many_turns_as_players() {
    let rules: Rules = source_text("famille");
    let figures = figures(&rules, 2);
    // The last round is half played where the first seat wins.
    let first = figures.seats[0];
    let expected = (figures.turns.mean.value + first.value) / 2.0;
    assert!((figures.rounds.mean.value - expected).abs() <= figures.rounds.mean.bound + figures.turns.mean.bound + first.bound);
}
