//! How long checking takes, for what an editor or CI does again and again. `cargo bench --bench checks`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "../tests/common/read.rs"]
mod read;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use goosebook::check::{self, Embedded, Input};

/// The shipped variants as they lie on disk, again and again until there are a hundred.
fn files() -> Vec<Input> {
    read::files("variants").iter().cycle().take(100).map(|path| read::input(path)).collect()
}

fn checks(criterion: &mut Criterion) {
    let files = files();
    criterion.bench_function("check 100 files, static families", |bencher| {
        bencher.iter(|| {
            files.iter().map(|file| black_box(check::check_to(file, &Embedded, &check::Depth::Written)).findings.len()).sum::<usize>()
        });
    });
    criterion.bench_function("check 100 files, turns played too", |bencher| {
        bencher.iter(|| files.iter().map(|file| black_box(check::check(file, &Embedded)).findings.len()).sum::<usize>());
    });
}

/// The time on a processor alone, where Linux tells it: on a busy machine the time of the clock says little.
fn processor_time(_: &mut Criterion) {
    let on_processor = || std::fs::read_to_string("/proc/self/schedstat").ok()?.split_whitespace().next()?.parse::<u64>().ok();
    let files = files();
    let check = |file| check::check_to(file, &Embedded, &check::Depth::Written).findings.len();
    let mut least = None;
    for _ in 0..100 {
        let before = on_processor();
        black_box(files.iter().map(check).sum::<usize>());
        let took = on_processor().zip(before).map(|(after, before)| after - before);
        least = least.into_iter().chain(took).min();
    }
    if let Some(least) = least {
        println!("check 100 files, static families: {:.1} ms of CPU, the least of 100 rounds\n", least as f64 / 1e6);
    }
}

criterion_group!(benches, processor_time, checks);
criterion_main!(benches);
