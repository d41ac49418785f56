//! How long one throw, one check and one card take. `cargo bench`.

#![allow(missing_docs, clippy::unwrap_used)]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use goosebook::check;
use goosebook::document;
use goosebook::engine::{Hand, State, play_in_place};
use goosebook::pdf::{self, CardOptions};
use goosebook::reference;
use goosebook::reference::VariantFigures;
use goosebook::texts::Texts;
use goosebook::vocab::{Lang, Seat};

/// The variant that everything is measured on.
const VARIANT: &str = "famille";

fn turns(criterion: &mut Criterion) {
    let rules = check::embedded(VARIANT).unwrap().variant.unwrap().rules;
    let hands: Vec<Hand> = rules.dice.usual.value.throws().map(Hand::from).collect();
    let start = State::start(&rules, 2);
    criterion.bench_function("thirty-six throws from the start, log off", |bencher| {
        bencher.iter(|| {
            for hand in &hands {
                let mut state = start.clone();
                black_box(play_in_place(&rules, &mut state, Seat::default(), hand, &mut ()).unwrap());
            }
        });
    });
}

fn checks(criterion: &mut Criterion) {
    criterion.bench_function("check a variant", |bencher| bencher.iter(|| black_box(check::embedded(VARIANT).unwrap())));
}

fn cards(criterion: &mut Criterion) {
    let variant = check::embedded(VARIANT).unwrap().variant.unwrap();
    let texts = Texts::embedded(Lang::Fr).unwrap();
    criterion.bench_function("card as PDF", |bencher| {
        bencher.iter(|| {
            let markdown = reference::card(&variant, &texts).unwrap();
            let document = document::parse(&markdown, Lang::Fr);
            let figures = VariantFigures::new(&variant, &texts);
            black_box(pdf::card(&document, &figures, &CardOptions::default()).unwrap())
        });
    });
}

criterion_group!(benches, turns, checks, cards);
criterion_main!(benches);
