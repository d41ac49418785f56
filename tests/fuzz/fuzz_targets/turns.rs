//! A shipped variant, a table and throws, all chosen by the bytes, played by the engine.
//! `cargo +nightly fuzz run --fuzz-dir tests/fuzz turns`

#![no_main]
#![allow(dead_code)]

#[path = "../../hostile/entry.rs"]
mod entry;

use std::sync::LazyLock;

use goosebook::check;
use goosebook::rules::Rules;
use libfuzzer_sys::fuzz_target;

static RULES: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let sound = check::Embedded::ids().into_iter().filter_map(|id| check::embedded(&id)?.variant);
    sound.map(|variant| variant.rules).collect()
});

fuzz_target!(|bytes: &[u8]| {
    if let Some((which, bytes)) = bytes.split_first()
        && let Some(rules) = RULES.get(usize::from(*which) % RULES.len().max(1))
    {
        entry::played(rules, bytes);
    }
});
