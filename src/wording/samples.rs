//! Variants for the tests beside the code, and parts of rules to change them with.

use std::collections::BTreeMap;

use crate::check;
use crate::rules::{Basis, Effect, Kind, Motion, Occupied, Release, ReleaseTo, Ruled, SquareRule, Target, Wait, WaitScope};
use crate::variant::Variant;
use crate::vocab::{Lang, Square, Words};

pub(crate) fn said<T>(value: T) -> Ruled<T> {
    Ruled::said(value, Vec::new())
}

pub(crate) fn table<T>(value: T) -> Ruled<T> {
    Ruled { value, basis: Basis::Table(Vec::new()) }
}

pub(crate) fn words(fr: &str, en: &str) -> Words {
    Words::new(BTreeMap::from([(Lang::Fr, fr.to_owned()), (Lang::En, en.to_owned())]))
}

pub(crate) fn square(number: u16) -> Square {
    Square::new(number).unwrap()
}

/// A rule that does nothing yet.
pub(crate) fn rule(kind: Kind, at: &[u16]) -> SquareRule {
    SquareRule {
        key: kind.name().to_owned(),
        kind,
        name: None,
        at: said(at.iter().map(|number| square(*number)).collect()),
        occupied: Ruled::silent(Occupied::Meets),
        capacity: None,
        next_dice: None,
        effect: Effect::default(),
        cases: Vec::new(),
        choose: Vec::new(),
    }
}

/// A rule that does just that.
pub(crate) fn with(kind: Kind, at: &[u16], effect: Effect) -> SquareRule {
    SquareRule { effect, ..rule(kind, at) }
}

/// A motion and nothing else.
pub(crate) fn moving(motion: Motion) -> Effect {
    Effect { motion: Some(said(motion)), ..Effect::default() }
}

pub(crate) fn go_to(kind: Kind, at: u16, to: u16) -> SquareRule {
    with(kind, &[at], moving(Motion::GoTo(Target::Square(square(to)))))
}

/// A wait of so many turns, or a hold, that these end.
pub(crate) fn waiting(turns: Option<u32>, release: Vec<Release>) -> Wait {
    Wait {
        turns: turns.map(said),
        release: release.into_iter().map(said).collect(),
        release_to: Ruled::silent(ReleaseTo::Origin),
        scope: Ruled::silent(WaitScope::Pawn),
    }
}

fn carried(id: &str) -> Variant {
    check::embedded(id).unwrap().variant.unwrap()
}

/// The family game: limited waits, traps shared, no stakes.
pub(crate) fn family() -> Variant {
    carried("famille")
}

/// A game with a pot, an inn of its own name, holds and releases.
pub(crate) fn pot() -> Variant {
    carried("classique-mises")
}
