//! What variants leave unsaid, and whether it matters.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::expect_used, clippy::panic)]

use goosebook::check::{self, Input};
use goosebook::compare::{Limit, Outcome, Reading, Silence};
use goosebook::engine::{Hand, Pawn, Player, State, Waiting, play};
use goosebook::vocab::{Seat, Square};

fn of_report(report: &check::Report) -> Vec<Silence> {
    check::silences(report.tree.as_ref().unwrap(), report.variant.as_ref().unwrap(), Limit::default())
}

fn of(id: &str) -> Vec<Silence> {
    of_report(&check::embedded(id).unwrap())
}

fn changed(text: &str) -> Vec<Silence> {
    let input = Input::new("house.yaml", text);
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

/// Where a text says that pawns swap and squares act, but not which comes first, its publisher had to announce an order.
#[test]
fn effect_first_or_meeting_first() {
    let open = "goosebook: 1\nid: house\ntitle: Maison\nextends: infolib\nmeeting: { order: ~ }\n";
    let list = changed(open);
    let Some(Reading::Matters { witness, answer, .. }) = at(&list, "meeting.order") else { panic!("{list:?}") };
    // Pawns meet on the hotel alone, once the first has missed its turn there. Nobody reaches it with one throw: two of each
    // player, the missed turn, and the one that brings the other there; whether that one waits shows after one more.
    assert!(answer.starts_with("before_effect"), "{answer}");
    assert_eq!(witness.throws(), 6);
    assert!(at(&of("infolib"), "meeting.order").is_none(), "it is announced");
}

/// A ladder that ends on the head of a snake: one text says that they chain, another that they do not.
#[test]
fn a_ladder_onto_a_snake() {
    let board = |chaining: &str| {
        changed(&format!(
            "goosebook: 1\nid: house\ntitle: Maison\ndice: 1d6\ntrack: {{ squares: 20 }}\n{chaining}squares:\n  ladder: {{ go_to: {{ 4: 14 }}, name: l’échelle }}\n  snake: {{ go_to: {{ 14: 7 }}, name: le serpent }}\n"
        ))
    };
    let list = board("");
    let Some(Reading::Matters { witness, .. }) = at(&list, "chaining") else { panic!("{list:?}") };
    assert_eq!(witness.throws(), 1, "a 4 with the first throw");
    assert!(at(&board("chaining: stop\n"), "chaining").is_none());
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

/// Where the places are known at which a question comes up, it is asked there, and not a second time with a game.
#[test]
fn one_question_is_asked_once() {
    let text = "goosebook: 1\nid: house\ntitle: Maison\ndice: 1d6\ntrack: { squares: 20 }\nsquares:\n  ladder: { go_to: { 4: 14 }, name: l’échelle }\n  snake: { go_to: { 14: 7 }, name: le serpent }\n";
    let input = Input::new("house.yaml", text);
    let report = check::check_to(&input, &check::Embedded, &check::Depth::Thorough(None));
    let texts = goosebook::texts::Texts::embedded(goosebook::vocab::Lang::En).unwrap();
    let told: Vec<String> = report.findings.iter().map(|finding| format!("{} {}", finding.rule.code, finding.message(&texts))).collect();
    assert_eq!(told.iter().filter(|told| told.starts_with("G0316")).count(), 1, "{told:#?}");
    assert!(!told.iter().any(|told| told.starts_with("G07") && told.contains("chaining")), "{told:#?}");
}

/// “He pays for the rescue”, says the classic text of the well: who is rescued, or who rescues?
#[test]
fn who_pays_at_the_well() {
    let list = of("classique-mises");
    let Some(Reading::Matters { witness, answer, .. }) = at(&list, "squares.well.pay.by") else { panic!("{list:?}") };
    assert_eq!(*answer, "newcomer");
    let (Outcome::Turn(usual), Outcome::Turn(newcomer)) = (&witness.one, &witness.other) else { panic!("{witness:?}") };
    // One of the two waits on 31 and is freed by the other, whose turn it is.
    let freed = witness.before.after(witness.seat);
    assert_eq!(witness.before.pawn(freed).unwrap().at.number(), 31);
    let paid = |state: &State, seat| witness.before.player(seat).unwrap().purse - state.player(seat).unwrap().purse;
    assert_eq!([witness.seat, freed].map(|seat| paid(&usual.state, seat)), [0, 1]);
    assert_eq!([witness.seat, freed].map(|seat| paid(&newcomer.state, seat)), [1, 0]);
    // No other square of that game takes money for a release.
    assert!(at(&list, "squares.prison.pay.by").is_none() && at(&list, "squares.inn.pay.by").is_none(), "{list:?}");
}

/// “In the same round”, says the classic text of the inn: we read, until the turn there has been missed. A table that takes
/// it as the round of the table would refuse the exchange to who sits before, although nobody has missed anything yet.
#[test]
fn in_the_same_round_at_the_inn() {
    let report = check::embedded("classique").unwrap();
    let rules = &report.variant.as_ref().unwrap().rules;
    let at = |at: u16, waiting| (Player { thrown: true, ..Player::default() }, Pawn { at: Square::new(at).unwrap(), waiting });
    let places = |state: &State| state.pawns().map(|(_, pawn)| (pawn.at.number(), pawn.waiting)).collect::<Vec<_>>();
    let throw = |state: &State| {
        let hand = Hand::from(rules.dice.usual.value.throw(&[1, 3]).unwrap());
        places(&play(rules, state, Seat::default(), &hand).unwrap().state)
    };
    // Bob came to the inn as the last one of the round before; it is Alice's turn, then his, which he misses.
    let waits = State::new(vec![at(15, Waiting::Free), at(19, Waiting::Turns(1))], 0);
    assert_eq!(throw(&waits), [(19, Waiting::Turns(1)), (15, Waiting::Free)]);
    // A turn later he has missed it: the square is taken like any other.
    let waited = State::new(vec![at(15, Waiting::Free), at(19, Waiting::Free)], 0);
    assert_eq!(throw(&waited), [(15, Waiting::Free), (19, Waiting::Free)]);
    // The card says how the text is read.
    let notes: Vec<String> = report.variant.as_ref().unwrap().notes.iter().map(|note| format!("{note:?}")).collect();
    assert!(notes.iter().any(|note| note.contains("inn-exchange") && note.contains("In the same round")), "{notes:?}");
}
