//! The same figures a second time, from the engine and nothing else: every table, a dense matrix, Gaussian elimination.

use crate::common::{bare, goose, said, trap, with_squares};
use crate::figures;
use goosebook::engine::{End, Hand, State, dice, play};
use goosebook::odds::{Limits, Policy, exact_by_engine};
use goosebook::rules::{AfterBounce, Meeting, Overshoot, Rules};
use goosebook::vocab::{Dice, Seat};
use std::collections::BTreeMap;

/// What a chain of tables comes to, from the start.
struct Naive {
    turns: f64,
    throws: f64,
    wins: Vec<f64>,
}

/// A table with the seat that plays.
struct Row {
    seat: Seat,
    /// The number of each table that comes next, with its chance.
    to: BTreeMap<usize, f64>,
    /// The chance of winning now.
    wins: f64,
    thrown: bool,
}

/// Every table that a game can come to, the start first.
fn rows(rules: &Rules, players: usize) -> Vec<Row> {
    let start = (State::start(rules, players), Seat::default());
    let mut known = BTreeMap::from([(start.clone(), 0_usize)]);
    let mut list = vec![start];
    let mut rows: Vec<Row> = Vec::new();
    while let Some((state, seat)) = list.get(rows.len()).cloned() {
        let usual = rules.dice.usual.value;
        let mut row = Row { seat, to: BTreeMap::new(), wins: 0.0, thrown: dice(rules, &state, seat).is_some() };
        for throw in usual.throws() {
            let turn = play(rules, &state, seat, &Hand::from(throw)).unwrap();
            let chance = 1.0 / f64::from(usual.ways());
            match turn.end {
                End::Wins(_) => row.wins += chance,
                End::Passes => {
                    let next = (turn.state.clone(), turn.state.after(seat));
                    let number = *known.entry(next.clone()).or_insert_with(|| {
                        list.push(next);
                        list.len() - 1
                    });
                    *row.to.entry(number).or_insert(0.0) += chance;
                }
                other => panic!("{other:?}"),
            }
        }
        rows.push(row);
    }
    rows
}

/// The equations of all tables: their own chances, then turns, throws and the wins of each seat.
fn equations(rows: &[Row], players: usize) -> Vec<Vec<f64>> {
    let states = rows.len();
    // Tables from where nobody ever wins have equations without an answer: their own chance is 0.
    let mut lives = vec![false; states];
    for _ in 0..states {
        for (index, row) in rows.iter().enumerate() {
            lives[index] |= row.wins > 0.0 || row.to.keys().any(|to| lives[*to]);
        }
    }
    let equation = |(state, row): (usize, &Row)| {
        let mut line = vec![0.0; states + 2 + players];
        line[state] = 1.0;
        if lives[state] {
            for (to, chance) in row.to.iter().filter(|(to, _)| lives[**to]) {
                line[*to] -= chance;
            }
            line[states] = 1.0;
            line[states + 1] = f64::from(u8::from(row.thrown));
            line[states + 2 + row.seat.index()] = row.wins;
        }
        line
    };
    rows.iter().enumerate().map(equation).collect()
}

/// Gaussian elimination: behind the square part stand the answers then.
fn eliminate(matrix: &mut [Vec<f64>]) {
    let states = matrix.len();
    for column in 0..states {
        let pivot = (column..states).max_by(|one, other| matrix[*one][column].abs().total_cmp(&matrix[*other][column].abs())).unwrap();
        matrix.swap(column, pivot);
        let line = matrix[column].clone();
        for other in matrix.iter_mut().skip(column + 1) {
            let factor = other[column] / line[column];
            if factor != 0.0 {
                other.iter_mut().zip(&line).skip(column).for_each(|(value, by)| *value -= factor * by);
            }
        }
    }
    for column in (0..states).rev() {
        let divided: Vec<f64> = matrix[column][states..].iter().map(|value| value / matrix[column][column]).collect();
        matrix[column][states..].copy_from_slice(&divided);
        for row in matrix.iter_mut().take(column) {
            let factor = row[column];
            row[states..].iter_mut().zip(&divided).for_each(|(value, by)| *value -= factor * by);
        }
    }
}

fn naive(rules: &Rules, players: usize) -> Naive {
    let rows = rows(rules, players);
    let states = rows.len();
    let mut matrix = equations(&rows, players);
    eliminate(&mut matrix);
    let first = &matrix[0];
    Naive { turns: first[states], throws: first[states + 1], wins: first[states + 2..].to_vec() }
}

fn board(last: u16, meeting: Meeting, overshoot: Overshoot) -> Rules {
    let mut rules = bare(Dice::new(1, 4).unwrap(), last);
    rules.meeting.rule = said(meeting);
    rules.finish.overshoot = said(overshoot);
    with_squares(rules, vec![goose(&[3], AfterBounce::Keep), trap("inn", 5, Some(2), false)])
}

#[test]
fn small_boards_agree_with_elimination() {
    let overshoots = [Overshoot::Bounce, Overshoot::Win, Overshoot::Stay, Overshoot::Restart];
    let meetings = [Meeting::Swap, Meeting::GoBack, Meeting::ToStart, Meeting::Share];
    for (overshoot, meeting) in overshoots.into_iter().zip(meetings) {
        for players in 1..=2 {
            let rules = board(8, meeting, overshoot);
            let (found, naive) = (figures(&rules, players), naive(&rules, players));
            assert!((found.turns.mean.value - naive.turns).abs() < 1e-9, "{overshoot:?} {meeting:?} {players}");
            assert!((found.throws.mean.value - naive.throws).abs() < 1e-9, "{overshoot:?} {meeting:?} {players}");
            assert_eq!(found.seats.len(), naive.wins.len());
            for (seat, wins) in found.seats.iter().zip(&naive.wins) {
                assert!((seat.value - wins).abs() < 1e-12, "{overshoot:?} {meeting:?} {players}");
            }
        }
    }
}

#[test]
fn a_board_with_holds_agrees_with_elimination() {
    let rules = board(9, Meeting::Swap, Overshoot::Bounce);
    let rules = with_squares(rules, vec![trap("well", 6, None, true), trap("prison", 7, None, true)]);
    for players in 1..=2 {
        let (found, naive) = (figures(&rules, players), naive(&rules, players));
        assert!(found.block.value > 0.01);
        assert_eq!(found.seats.len(), naive.wins.len());
        for (seat, wins) in found.seats.iter().zip(&naive.wins) {
            assert!((seat.value - wins).abs() < 1e-12, "{players}");
        }
    }
}

#[test]
fn remembered_turns_change_no_figure() {
    for id in ["famille", "infolib", "classique"] {
        let rules = crate::common::source_text(id);
        let (found, slow) = (figures(&rules, 2), exact_by_engine(&rules, 2, Policy::Random, Limits::default()).unwrap());
        assert_eq!(found.size, slow.size, "{id}");
        crate::same(found.turns.mean, slow.turns.mean);
        crate::same(found.throws.sd, slow.throws.sd);
        assert_eq!(found.turns.median, slow.turns.median);
        assert_eq!((found.events.len(), found.visits.len()), (slow.events.len(), slow.visits.len()));
        for (one, other) in found.events.iter().zip(&slow.events) {
            assert_eq!(one.0, other.0);
            crate::same(one.1, other.1);
        }
        for (one, other) in found.visits.iter().zip(&slow.visits) {
            crate::same(*one, *other);
        }
    }
}
