//! The worked turns of `docs/turns.md`, played.

use std::fs;

use goosebook::check::{self, Embedded, Input};
use goosebook::engine::{Hand, Pawn, Player, State, Waiting, play};
use goosebook::vocab::{Seat, Square};

use crate::read::shipped;

fn says(sentence: &str) {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/turns.md")).unwrap();
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(page.contains(sentence), "docs/turns.md does not say any more: {sentence}");
}

fn square(number: u16) -> Square {
    Square::new(number).unwrap()
}

/// The pawns after a throw of the first of them.
fn after(variant: &str, pawns: Vec<Pawn>, dice: [u8; 2]) -> Vec<Pawn> {
    let rules = shipped(variant);
    let count = pawns.len();
    let state = State::new(pawns.into_iter().map(|pawn| (Player { thrown: true, ..Player::default() }, pawn)).collect(), 0);
    let throw = rules.dice.usual.value.throw(&dice).unwrap();
    let turn = play(&rules, &state, Seat::default(), &Hand::from(throw)).unwrap();
    (0..count).map(|seat| turn.state.pawn(Seat::from_index(seat).unwrap()).unwrap()).collect()
}

#[test]
fn geese_and_the_bounce() {
    says("*From 60 with a 5: 61, 62, 63, 62, 61.*");
    assert_eq!(after("famille", vec![Pawn::free(square(60))], [2, 3])[0].at, square(61));
    says("*From 10 with a 4: 14 is a goose, 18 is a goose, 22.*");
    assert_eq!(after("famille", vec![Pawn::free(square(10))], [1, 3])[0].at, square(22));
}

#[test]
fn a_release() {
    says("Bob is held in the well on 31. Alice comes from 25 with a 6: Bob goes to 25, and Alice is held.*");
    let held = Pawn { waiting: Waiting::Held, ..Pawn::free(square(31)) };
    let pawns = after("infolib", vec![Pawn::free(square(25)), held], [2, 4]);
    assert_eq!((pawns[0].at, pawns[0].waiting), (square(31), Waiting::Held));
    assert_eq!((pawns[1].at, pawns[1].waiting), (square(25), Waiting::Free));
}

#[test]
fn an_endless_turn() {
    says("Suppose that a goose turns a pawn round after a bounce (`after_bounce: forward`). From 51 with an 8,");
    let file = "goosebook: 1\nid: round\ntitle: Rond\nextends: famille\nsquares: { goose: { after_bounce: forward } }\n";
    let report = check::check(&Input { name: "round.yaml".into(), bytes: file.into() }, &Embedded);
    let found = report.findings.iter().find(|finding| finding.rule.name.contains("endless")).expect("a variant that is refused");
    let texts = goosebook::texts::Texts::embedded(goosebook::vocab::Lang::En).unwrap();
    let told = goosebook::finding::text(&report.sources, std::slice::from_ref(found), &texts, goosebook::finding::Style::Plain);
    assert!(report.variant.is_none() && told.contains("59"), "{told}");
}
