//! Files gone wrong, by the million: no panic, no slow answer. `cargo bench --bench mutate -- check 10000000`.
//!
//! The first word is how far each file goes: `check` (read and checked), `text` (its findings told in both languages),
//! `turns` (a game played), `card` (its card as Markdown), `pdf` (its card printed). The number counts checks, else what
//! came out: texts, games, cards. Then follow, if wanted, the first seed and the seconds after which to stop. Case `n`
//! is the same file on every machine, so that a fault is seen again with `check 1 n`; `show n` prints it.

#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, dead_code)]

#[path = "../tests/common/chance.rs"]
mod chance;
#[path = "../tests/hostile/entry.rs"]
mod entry;
#[path = "../tests/hostile/mutator.rs"]
mod mutator;
#[path = "../tests/common/read.rs"]
mod read;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use entry::Words;
use mutator::Mutator;

/// An answer that takes longer each time is told, with its seed.
const SLOW: Duration = Duration::from_millis(100);

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let number = |at: usize| args.get(at).and_then(|number| number.parse::<u64>().ok());
    let (Some(how_far), Some(most)) = (args.first(), number(1)) else {
        println!("mutate check|text|turns|card|pdf NUMBER [FIRST SEED] [SECONDS]");
        return;
    };
    let (first, seconds) = (number(2).unwrap_or(0), number(3).unwrap_or(u64::MAX));
    let (mutator, words) = (Mutator::new(), Words::new());
    if how_far == "show" {
        println!("{}", String::from_utf8_lossy(&mutator.file(most)));
        return;
    }
    let began = Instant::now();
    let mut count = Count::default();
    let mut seed = first;
    while count.done < most && began.elapsed().as_secs() < seconds {
        // Cards and games need files that stand.
        let stands = matches!(how_far.as_str(), "card" | "pdf" | "turns");
        let bytes = if stands { mutator.variant(seed) } else { mutator.file(seed) };
        let (answer, mut took) = timed(how_far, &bytes, &words);
        // What was slow only because the machine was busy is quick another time.
        for _ in 0..20 {
            if took > SLOW {
                took = took.min(timed(how_far, &bytes, &words).1);
            }
        }
        match answer {
            Some(answer) => count.take(answer),
            None => {
                count.panics += 1;
                println!("PANIC at seed {seed}");
            }
        }
        if took > SLOW {
            count.slow += 1;
            println!("slow: {took:?} at seed {seed}, {} bytes", bytes.len());
        }
        count.slowest = count.slowest.max(took);
        count.cases += 1;
        seed = seed.wrapping_add(1);
        if count.cases % 10_000 == 0 {
            count.show(how_far, seed, began);
        }
    }
    count.show(how_far, seed, began);
    println!("{:?}", count.codes);
}

/// The answer on one file, `None` for a panic, and how long it took.
fn timed(how_far: &str, bytes: &[u8], words: &Words) -> (Option<Answer>, Duration) {
    let start = Instant::now();
    let answer = catch_unwind(AssertUnwindSafe(|| run(how_far, bytes, words)));
    (answer.ok(), start.elapsed())
}

/// What came of one file.
struct Answer {
    /// Whether it counts.
    done: bool,
    sound: bool,
    codes: String,
}

fn run(how_far: &str, bytes: &[u8], words: &Words) -> Answer {
    let report = entry::checked(bytes);
    let codes = entry::codes(&report);
    let variant = report.variant.as_ref();
    let done = match how_far {
        "text" => !entry::told(&report, words).is_empty(),
        "turns" => variant.is_some_and(|variant| entry::played(&variant.rules, bytes) > 0),
        #[cfg(feature = "documents")]
        "card" => variant.is_some_and(|variant| entry::carded(variant).iter().all(|card| !card.is_empty())),
        #[cfg(feature = "pdf")]
        "pdf" => variant.is_some_and(|variant| entry::printed(variant, words).is_some()),
        _ => true,
    };
    Answer { done, sound: variant.is_some(), codes }
}

#[derive(Default)]
struct Count {
    cases: u64,
    done: u64,
    sound: u64,
    panics: u64,
    slow: u64,
    slowest: Duration,
    /// In how many files each code was found.
    codes: BTreeMap<String, u64>,
}

impl Count {
    fn take(&mut self, answer: Answer) {
        self.done += u64::from(answer.done);
        self.sound += u64::from(answer.sound);
        let mut codes: Vec<&str> = answer.codes.split_whitespace().collect();
        codes.sort_unstable();
        codes.dedup();
        for code in codes {
            match self.codes.get_mut(code) {
                Some(count) => *count += 1,
                None => drop(self.codes.insert(code.to_owned(), 1)),
            }
        }
    }

    fn show(&self, how_far: &str, seed: u64, began: Instant) {
        let Count { cases, done, sound, panics, slow, slowest, .. } = self;
        println!(
            "{how_far}: {done} done of {cases} files, {sound} sound, {} codes; {panics} panics, {slow} slow, slowest {slowest:?}; next seed \
             {seed}; {} s, most memory {}",
            self.codes.len(),
            began.elapsed().as_secs(),
            memory()
        );
    }
}

/// The most memory that was in use at once, as Linux tells it.
fn memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.map_or_else(|| "unknown".to_owned(), |line| line.trim().to_owned())
}
