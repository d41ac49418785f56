//! Variants that change other variants.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "common/beside.rs"]
mod beside;
#[path = "common/shown.rs"]
mod shown;

use beside::Among;
use goosebook::check::{Embedded, Input, Report, check};
use goosebook::rules::{Basis, SourceRef};
use goosebook::vocab::Lang;
use shown::{codes, shown};

#[test]
fn circles_and_towers_of_variants_are_refused() {
    let file = |id: &str, base: &str| {
        Input::new(format!("{id}.yaml"), format!("goosebook: 1\nid: {id}\ntitle: {id}\ntrack: {{ squares: 9 }}\nextends: {base}\n"))
    };
    let circle = Among(vec![file("a", "b"), file("b", "c"), file("c", "a")]);
    let report = check(&circle.0[0], &circle);
    assert_eq!(codes(&report), ["G0202"]);
    assert_eq!(report.sources.name(report.findings[0].at.file), "c.yaml");

    let tower = Among((0..20).map(|floor| file(&format!("v{floor}"), &format!("v{}", floor + 1))).collect());
    let report = check(&tower.0[0], &tower);
    assert_eq!(codes(&report), ["G0203"]);
}

const BASE: &str = "
goosebook: 1
id: base
title: Base
sources:
  book: { title: Book, clauses: [{ id: well, says: The well }, { id: pay, says: All pay }] }
track: { squares: 63, source: book }
chaining: { is: once, source: book }
first_throw: { is: [{ dice: [6, 3], to: 26 }], scope: on_start, source: book }
squares:
  well: { at: 31, miss: 2, shared: true, pay: { arrival: 1, missed_turn: 2 }, source: { rule: book/well, pay: book/pay, shared: table } }
  inn: { at: 19, miss: 1, source: book }
notes:
  - { about: game, says: A note }
";

fn house(changes: &str) -> Report {
    let text = format!("goosebook: 1\nid: house\ntitle: House\nextends: base\n{changes}");
    let report = check(&Input::new("house.yaml", text), &Among(vec![Input::new("base.yaml", BASE)]));
    assert_eq!(shown(&report, Lang::En), "");
    report
}

fn said(reference: &str) -> Basis {
    let (source, clause) = reference.split_once('/').map_or((reference, None), |(source, clause)| (source, Some(clause.to_owned())));
    Basis::Said(vec![SourceRef { source: source.to_owned(), clause }])
}

#[test]
fn what_a_variant_takes_over_keeps_its_source_and_what_it_changes_does_not() {
    let report = house("squares: { well: { miss: 3, pay: { arrival: 2 } } }\nchaining: stop\nfirst_throw: [{ dice: [5, 4], to: 53 }]\n");
    let variant = report.variant.as_ref().unwrap();
    let well = &variant.rules.squares.all()[0];
    // What it changes has no source, so it is a convention of the table.
    let nothing = Basis::Table(Vec::new());
    assert_eq!(well.at.basis, said("book/well"));
    assert_eq!(well.effect.wait.as_ref().unwrap().turns.as_ref().unwrap().basis, nothing);
    assert_eq!(well.occupied.basis, Basis::Table(Vec::new()));
    assert_eq!(well.effect.pay.arrival.as_ref().unwrap().basis, nothing);
    assert_eq!(well.effect.pay.missed_turn.as_ref().unwrap().basis, said("book/pay"));
    assert_eq!(variant.rules.chaining.basis, nothing);
    assert_eq!(variant.rules.first_throw.scope.basis, said("book"));
    assert_eq!(variant.rules.first_throw.exceptions[0].to.as_ref().unwrap().basis, nothing);
    assert_eq!(variant.rules.track.last.basis, said("book"));
    assert!(variant.notes.is_empty());
    assert!(variant.rules.meeting.rule.is_silent());
}

#[test]
fn a_variant_can_take_values_away_and_give_them_another_source() {
    let report = house(
        "squares: { well: { miss: ~, hold_until: passing, source: { at: table, hold_until: table } }, inn: ~ }\ntrack: { source: table }\n",
    );
    let variant = report.variant.as_ref().unwrap();
    assert_eq!(variant.rules.squares.all().len(), 1);
    let well = &variant.rules.squares.all()[0];
    let wait = well.effect.wait.as_ref().unwrap();
    assert!(wait.turns.is_none());
    assert_eq!(wait.release[0].basis, Basis::Table(Vec::new()));
    assert_eq!(well.at.basis, Basis::Table(Vec::new()));
    assert_eq!(well.occupied.basis, Basis::Table(Vec::new()));
    assert_eq!(variant.rules.track.last.basis, Basis::Table(Vec::new()));
    insta::assert_snapshot!(report.resolved().unwrap());
}

#[test]
fn a_resolved_file_says_the_same_as_the_files_that_it_comes_from() {
    let report = house(
        "squares: { well: { miss: 3, name: \"le puits: celui-ci\" }, mill: { at: 7, go_to: start, name: { fr: le moulin, en: the mill } } }\n",
    );
    let alone = report.resolved().unwrap();
    let again = check(&Input::new("house.yaml", alone.clone()), &Embedded);
    assert_eq!(shown(&again, Lang::En), "");
    let (one, other) = (report.variant.unwrap(), again.variant.unwrap());
    assert_eq!(format!("{:?}", one.title), format!("{:?}", other.title));
    let squares = |variant: &goosebook::variant::Variant| {
        variant
            .rules
            .squares
            .all()
            .iter()
            .map(|rule| format!("{:?} {:?} {:?}", rule.at.value, rule.name.as_ref().map(|name| &name.value), rule.effect.wait.is_some()))
            .collect::<Vec<_>>()
    };
    assert_eq!(squares(&one), squares(&other));
}
