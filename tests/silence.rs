//! What variants leave unsaid, and whether it matters.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::expect_used, clippy::panic)]

use goosebook::check::{self, Input};
use goosebook::compare::{Limit, Reading, Silence, silences};

fn of_report(report: &check::Report) -> Vec<Silence> {
    silences(report.tree.as_ref().unwrap(), report.variant.as_ref().unwrap(), Limit::default())
}

fn of(id: &str) -> Vec<Silence> {
    of_report(&check::embedded(id).unwrap())
}

fn changed(text: &str) -> Vec<Silence> {
    let input = Input { name: "house.yaml".to_owned(), bytes: text.as_bytes().to_vec() };
    let report = check::check(&input, &check::Embedded);
    assert!(report.variant.is_some(), "{:?}", report.findings);
    of_report(&report)
}

fn at<'a>(list: &'a [Silence], path: &str) -> Option<&'a Reading> {
    list.iter().find(|silence| silence.path().join(".") == path).map(|silence| &silence.reading)
}

/// Seventy-one of eighty-eight published texts leave this open.
#[test]
fn a_goose_met_while_counting_back() {
    let list = of("en-ealdormere");
    let Some(Reading::Matters { witness, .. }) = at(&list, "squares.goose.after_bounce") else { panic!("{list:?}") };
    // The shortest game: a first 9 to 53, then past the end and back onto a goose.
    assert!(witness.throws() <= 5);
    let asked = at(&of("famille"), "squares.goose.after_bounce").is_none();
    assert!(asked, "the family text says it");
}

/// The kata leaves open what comes first on an occupied goose; but nobody can ever stand on one of its geese.
#[test]
fn an_occupied_goose_of_the_kata() {
    let list = of("en-kata");
    assert!(matches!(at(&list, "meeting.order"), Some(Reading::Harmless { players: 2.. })), "{list:?}");
}

#[test]
fn what_the_file_says_is_no_silence() {
    let base = "goosebook: 1\nid: house\ntitle: Maison\nextends: famille\n";
    let before = changed(base);
    let order = at(&before, "meeting.order");
    assert!(order.is_none(), "the family file says it: {order:?}");
    // What is taken away is silent again, and matters.
    let after = changed(&format!("{base}squares: {{ goose: {{ after_bounce: ~ }} }}\n"));
    assert!(matches!(at(&after, "squares.goose.after_bounce"), Some(Reading::Matters { .. })));
}

#[test]
fn an_answer_that_cannot_be_given_is_no_question() {
    // One pawn each: no die moves a pawn of its own.
    assert!(at(&of("famille"), "dice.each").is_none());
    // No wait on a bridge: nothing to release.
    assert!(at(&of("famille"), "squares.bridge.release_to").is_none());
}

/// Each answer reads the whole file again: of a very long one only the first questions are tried, and the others are not
/// said to be harmless.
#[test]
fn of_a_very_long_file_the_last_questions_are_unknown() {
    let squares = (1..400).map(|at| format!("  s{at}: {{ at: {at}, name: la chose, go_to: 400 }}\n")).collect::<String>();
    let list = changed(&format!("goosebook: 1\nid: house\ntitle: Maison\ntrack: {{ squares: 400 }}\nsquares:\n{squares}"));
    let unknown = list.iter().filter(|silence| matches!(silence.reading, Reading::Unknown)).count();
    assert!(unknown > 300, "{unknown} of {}", list.len());
}
