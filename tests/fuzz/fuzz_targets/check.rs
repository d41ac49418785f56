//! Bytes, read and checked, and the findings told in both languages.
//! `mkdir -p tests/fuzz/corpus/check && cargo +nightly fuzz run --fuzz-dir tests/fuzz check tests/fuzz/corpus/check tests/ugly variants`: what is
//! found goes into the first folder.

#![no_main]
#![allow(dead_code)]

#[path = "../../hostile/entry.rs"]
mod entry;

use std::sync::LazyLock;

use entry::Words;
use libfuzzer_sys::fuzz_target;

static WORDS: LazyLock<Words> = LazyLock::new(Words::new);

fuzz_target!(|bytes: &[u8]| {
    let report = entry::checked(bytes);
    entry::told(&report, &WORDS);
});
