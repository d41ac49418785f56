//! How long exact figures and a throw take, and how many games are played a second. `cargo bench --bench odds`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "../tests/common/read.rs"]
mod read;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use goosebook::engine::{Hand, State, play_in_place};
use goosebook::odds::{Limits, Plan, Policy, exact, simulate};
use goosebook::vocab::Seat;
use read::shipped;

fn exactly(criterion: &mut Criterion) {
    let rules = shipped("famille");
    let mut group = criterion.benchmark_group("exact figures");
    group.sample_size(10);
    for players in 1..=3 {
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| black_box(exact(&rules, players, Policy::Random, Limits::default()).unwrap()));
        });
    }
    group.finish();
}

fn by_squares(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("exact figures by length of the track");
    group.sample_size(10);
    for id in ["en-kata", "famille", "sl-mb47"] {
        let rules = shipped(id);
        group.bench_function(format!("{id}, 2 players"), |bencher| {
            bencher.iter(|| black_box(exact(&rules, 2, Policy::Random, Limits::default()).unwrap()));
        });
    }
    group.finish();
}

/// Every throw from the start, by the engine, with nobody reading the steps.
fn throws(criterion: &mut Criterion) {
    let rules = shipped("famille");
    let start = State::start(&rules, 2);
    let hands: Vec<Hand> = rules.dice.usual.value.throws().map(Hand::from).collect();
    let mut group = criterion.benchmark_group("throws");
    group.throughput(Throughput::Elements(hands.len() as u64));
    group.bench_function("2 players, from the start", |bencher| {
        bencher.iter(|| {
            for hand in &hands {
                let mut state = start.clone();
                black_box(play_in_place(&rules, &mut state, Seat::default(), hand, &mut ()).unwrap());
            }
        });
    });
    group.finish();
}

fn played(criterion: &mut Criterion) {
    let rules = shipped("famille");
    let mut group = criterion.benchmark_group("games played");
    group.sample_size(10);
    for (players, games) in [(1, 1_000_000), (2, 1_000_000), (4, 10_000)] {
        group.throughput(Throughput::Elements(games));
        group.bench_function(format!("{players} players"), |bencher| {
            let plan = Plan { games: Some(games), ..Plan::default() };
            bencher.iter(|| black_box(simulate(&rules, players, Policy::Random, plan, &()).unwrap()));
        });
    }
    group.finish();
}

criterion_group!(benches, exactly, by_squares, throws, played);
criterion_main!(benches);
