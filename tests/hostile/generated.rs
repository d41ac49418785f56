//! Ugly files that are too large to be kept: made here, each with the codes that it must give.
//!
//! Each is checked and told within a time on the processor that even a debug build keeps; what must never be is a cost that
//! grows with the square of the size, which is past any such time.

use std::time::Duration;

use goosebook::variant::parse::MAX_BYTES;

use crate::entry::{self, Words};

/// Far above what a debug build needs, far below what a quadratic reader would.
const MOST: Duration = Duration::from_secs(20);

/// A variant that stands, to put things into.
const SOUND: &str = "goosebook: 1\nid: ugly\ntitle: { fr: Laide, en: Ugly }\ndice: 2d6\ntrack: { squares: 63 }\n";

/// The time that this thread has had on a processor, where Linux tells it: the clock goes on while others work.
fn on_processor() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// The codes found, each once, in order of their first place; the file must be answered in time.
fn codes(bytes: &[u8]) -> Vec<String> {
    let start = on_processor();
    let report = entry::checked(bytes);
    let text = entry::told(&report, &Words::new());
    if let Some(took) = on_processor().zip(start).map(|(end, start)| end - start) {
        assert!(took < MOST, "{took:?}");
    }
    // A report that nobody can read to its end is of no use.
    assert!(text.len() < 1 << 20, "{} bytes of text", text.len());
    let mut codes: Vec<String> = Vec::new();
    for finding in &report.findings {
        if codes.last().is_none_or(|last| last != finding.rule.code) {
            codes.push(finding.rule.code.to_owned());
        }
    }
    codes.dedup();
    codes
}

fn has(bytes: &[u8], code: &str) {
    let found = codes(bytes);
    assert!(found.iter().any(|found| found == code), "{code} is not among {found:?}");
}

/// A text that fills the limit.
fn filled(line: impl Fn(usize) -> String) -> String {
    let mut text = String::new();
    for number in 0.. {
        let line = line(number);
        if text.len() + line.len() > MAX_BYTES {
            break;
        }
        text += &line;
    }
    text
}

#[test]
fn too_large_is_said_before_anything_is_read() {
    assert_eq!(codes(&vec![b'a'; MAX_BYTES + 1]), ["G0003"]);
    assert_eq!(codes(&vec![b'['; 200 << 20]), ["G0003"]);
}

#[test]
fn a_hundred_thousand_brackets() {
    for open in ["[", "{", "{a: ", "[{a: ", "- ", "? ", "-\t", "\"", "'", "((", "a: [", "&a [", "!!a ["] {
        let found = codes(open.repeat(100_000).as_bytes());
        assert!(!found.is_empty(), "{open}");
    }
    has("[".repeat(100_000).as_bytes(), "G0004");
    let steps: String = (0..1_000).map(|deep| format!("{}a:\n", " ".repeat(deep))).collect();
    has(steps.as_bytes(), "G0004");
}

#[test]
fn bombs_and_merge_keys() {
    let mut bomb = String::from("a: &a [x, x, x, x, x, x, x, x, x]\n");
    for (name, below) in ('b'..='z').zip('a'..) {
        bomb += &format!("{name}: &{name} [*{below}, *{below}, *{below}, *{below}, *{below}, *{below}, *{below}, *{below}]\n");
    }
    has(bomb.as_bytes(), "G0008");
    has(filled(|_| "? *a\n".to_owned()).as_bytes(), "G0008");
    has(filled(|number| format!("k{number}: &a{number} 1\n")).as_bytes(), "G0005");
    has(format!("{SOUND}x: &x {{ at: 6 }}\nsquares: {{ bridge: {{ <<: *x }} }}\n").as_bytes(), "G0008");
}

#[test]
fn one_line_of_a_mebibyte() {
    for c in [
        "a",
        "é",
        "鵝",
        "\u{301}",
        "\u{202e}",
        "a: ",
        "a ",
        "\t",
        " ",
        "\u{a0}",
        "#",
        "-",
        "0",
        "\\",
        "[],",
        "1, ",
        "\u{1f46a}",
        ",",
        ":",
        "&",
    ] {
        let line = c.repeat((MAX_BYTES - 300) / c.len());
        codes(line.as_bytes());
        codes(format!("{SOUND}summary: {line}\n").as_bytes());
        codes(format!("{SOUND}summary: \"{line}\"\n").as_bytes());
        codes(format!("{SOUND}meeting: {{ rule: '{line}' }}\n").as_bytes());
        codes(format!("{SOUND}squares: {{ goose: {{ at: [{line}] }} }}\n").as_bytes());
    }
}

#[test]
fn a_mebibyte_of_short_lines() {
    for line in [
        "a:\n", "a: 1\n", "- a\n", "-\n", "\n", "\r", "\r\n", " \n", "#\n", "? a\n", "---\n", "...\n", "a: |\n", "'\n", "%a\n", "\u{85}",
        "\u{2028}", "{}\n", "x\n",
    ] {
        let text = line.repeat(MAX_BYTES / line.len());
        codes(text.as_bytes());
        codes(format!("{SOUND}{}", line.repeat((MAX_BYTES - SOUND.len()) / line.len())).as_bytes());
    }
}

#[test]
fn thousands_of_keys() {
    has("a: 1\n".repeat(45_000).as_bytes(), "G0102");
    has(filled(|number| format!("k{number}: 1\n")).as_bytes(), "G0005");
    has((0..20_000).map(|number| format!("k{number}: 1\n")).collect::<String>().as_bytes(), "G0101");
    // Each looks for a head that was left a comment, and there is nothing but comments above.
    let keys = (0..4_000).map(|number| format!("k{number}: 1")).collect::<Vec<_>>().join(", ");
    let comments = "# x\n".repeat(200_000);
    has(format!("{SOUND}squares:\n  inn: {{ miss: 2 }}\n{comments}  well: {{ {keys} }}\n").as_bytes(), "G0101");
    let same_length: String = (0..20_000).map(|number| format!("squares{number:05}: 1\n")).collect();
    has(format!("{SOUND}{same_length}").as_bytes(), "G0101");
}

#[test]
fn thousands_of_squares() {
    let many =
        (0..5_000).map(|number| format!("  s{number}: {{ at: {}, name: la chose, go_to: 63 }}\n", number % 62 + 1)).collect::<String>();
    has(format!("{SOUND}squares:\n{many}").as_bytes(), "G0302");
    let list = (0..20_000).map(|number| (number % 62 + 1).to_string()).collect::<Vec<_>>().join(", ");
    has(format!("{SOUND}squares: {{ goose: {{ at: [{list}], move: again }} }}\n").as_bytes(), "G0302");
    let distinct = (1..62)
        .map(|number| format!("  s{number}: {{ at: {number}, name: la chose, go_to: next s{} }}\n", number % 61 + 1))
        .collect::<String>();
    codes(format!("{SOUND}squares:\n{distinct}").as_bytes());
    let cases = (0..10_000).map(|number| format!("    total_{number}: {{ go_to: 1 }}\n")).collect::<String>();
    codes(format!("{SOUND}squares:\n  inn:\n   at: 6\n   when:\n{cases}").as_bytes());
}

#[test]
fn thousands_of_worked_turns() {
    let one = "  - say: { fr: Un, en: One }\n    turns:\n      - { A: [1, 2], ends: { A: 3 } }\n";
    codes(format!("{SOUND}examples:\n{}", one.repeat(10_000)).as_bytes());
    codes(format!("{SOUND}examples:\n{}", one.repeat(3_000)).as_bytes());
    let turns = "      - { A: [1, 2], ends: { A: 3 } }\n".repeat(5_000);
    codes(format!("{SOUND}examples:\n  - say: Un\n    turns:\n{turns}").as_bytes());
    let people = (0..10_000).map(|number| format!("P{number}: 3")).collect::<Vec<_>>().join(", ");
    codes(
        format!("{SOUND}examples:\n  - say: Un\n    given: {{ {people} }}\n    turns:\n      - {{ P1: [1, 2], ends: {{ P1: 6 }} }}\n")
            .as_bytes(),
    );
}

#[test]
fn thousands_of_sources_and_clauses() {
    let clauses = (0..5_000).map(|number| format!("      - {{ id: c{number}, says: Oui }}\n")).collect::<String>();
    codes(format!("{SOUND}sources:\n  a:\n    title: A\n    clauses:\n{clauses}").as_bytes());
    let named = (0..5_000).map(|number| format!("a/c{number}")).collect::<Vec<_>>().join(", ");
    codes(format!("{SOUND}meeting: {{ rule: swap, source: [{named}] }}\n").as_bytes());
    codes(format!("{SOUND}sources:\n  a:\n    title: A\n    clauses:\n{clauses}meeting: {{ rule: swap, source: [{named}] }}\n").as_bytes());
    let sources = (0..8_000).map(|number| format!("  s{number}: {{ title: A }}\n")).collect::<String>();
    codes(format!("{SOUND}sources:\n{sources}meeting: {{ rule: swap, source: [{named}] }}\n").as_bytes());
    codes(format!("{SOUND}ignore:\n{}", (0..9_000).map(|_| "  - { code: G0202, reason: Bon }\n").collect::<String>()).as_bytes());
    codes(format!("{SOUND}first_throw:\n{}", (0..9_000).map(|_| "  - { dice: [6, 3], to: 26 }\n").collect::<String>()).as_bytes());
}

#[test]
fn the_largest_dice_on_the_longest_board() {
    let board = |more: &str| format!("goosebook: 1\nid: ugly\ntitle: Laide\ntrack: {{ squares: 999 }}\n{more}");
    let all = (1..999).map(|number| number.to_string()).collect::<Vec<_>>().join(", ");
    for dice in ["4d20", "3d20", "1d2"] {
        codes(board(&format!("dice: {dice}\n")).as_bytes());
        codes(
            board(&format!("dice: {dice}\nextra_throw: {{ is: double }}\nsquares: {{ goose: {{ at: [{all}], move: again }} }}\n"))
                .as_bytes(),
        );
        codes(board(&format!("dice: {dice}\nsquares: {{ goose: {{ at: [{all}], move: again, must: false }} }}\n")).as_bytes());
        codes(board(&format!("dice: {dice}\nfinish: {{ dice: any_die }}\n")).as_bytes());
        codes(board(&format!("dice: {{ is: {dice}, each: pawn }}\npawns: {{ is: 8 }}\n")).as_bytes());
    }
}

#[test]
fn huge_numbers() {
    let huge = "9".repeat(100_000);
    has(format!("{SOUND}squares: {{ inn: {{ at: {huge}, miss: -{huge} }} }}\n").as_bytes(), "G0108");
    has(format!("goosebook: {huge}\nid: ugly\n").as_bytes(), "G0115");
    codes(format!("goosebook: 1\nid: ugly\ntitle: Laide\ndice: {huge}d{huge}\ntrack: {{ squares: {huge} }}\n").as_bytes());
}

/// Every square asks whether to walk on: each way to decide a throw is as long as the board, and all of them are its square.
#[test]
fn decisions_without_end_are_not_kept() {
    use goosebook::{engine::State, game::decided, vocab::Seat};
    let geese: Vec<String> = (1..999).map(|at: u16| at.to_string()).collect();
    let squares = format!("squares: {{ goose: {{ at: [{}], move: again, must: false }} }}\n", geese.join(", "));
    let text = SOUND.replace("squares: 63", "squares: 999") + &squares;
    let report = entry::checked(text.as_bytes());
    let rules = &report.variant.as_ref().unwrap().rules;
    let ways = |faces: [u8; 2]| {
        let hand = rules.dice.usual.value.throw(&faces).unwrap().into();
        decided(rules, &State::start(rules, 2), Seat::default(), hand, &mut ())
    };
    // 83 geese are met with a 12, 499 with a 2: as many ways to stop, and the last of them takes as many words.
    assert!(ways([6, 6]).is_some_and(|ways| ways.len() > 80));
    assert!(ways([1, 1]).is_none());
}
