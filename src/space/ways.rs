//! The ways in which dice can fall, as far as the rules can tell them apart.

use std::collections::HashMap;

use crate::rules::{Condition, EachDie, FinishDice, FirstScope, Release, Rules, ThrowTest};
use crate::vocab::{Dice, Throw};

/// Throws that do the same from one place, whoever stands where; or a turn without a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// One of the throws; `None`: the player has no throw, whatever it decides.
    pub throw: Option<Throw>,
    /// In how many ways the dice fall like that, each order of the faces counted.
    pub ways: u32,
    /// Of so many; the ways of the same dice add up to it.
    pub of: u32,
    /// Whether the player has chosen the other dice that the variant lets choose: the ways of the usual ones come first.
    pub other_dice: bool,
}

impl Way {
    /// The turn of a player who has no throw.
    pub(crate) const MISSED: Way = Way { throw: None, ways: 1, of: 1, other_dice: false };

    /// Its chance, where these dice are thrown.
    pub fn chance(self) -> f64 {
        f64::from(self.ways) / f64::from(self.of)
    }
}

/// What a player brings that makes a test of the dice matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    /// Whether this can be a first throw.
    pub(super) first: bool,
    /// Whether a pawn stands on the start.
    pub(super) on_start: bool,
}

/// The classes of these dice: each throw stands for all that the rules cannot tell from it, in the order of their totals.
pub(super) fn classes(rules: &Rules, dice: Dice, asked: Asked, other_dice: bool) -> Vec<Way> {
    let tests = tests(rules, asked);
    let by_faces = rules.dice.each.value != EachDie::Sum || rules.finish.dice.value != FinishDice::Sum;
    // Large dice fall in more than a hundred thousand ways: each finds its class at once.
    let mut known: HashMap<(u16, Vec<u8>, Vec<bool>), usize> = HashMap::new();
    let mut classes: Vec<(Way, Throw)> = Vec::new();
    for throw in dice.throws() {
        let mut faces = if by_faces { throw.faces().to_vec() } else { Vec::new() };
        faces.sort_unstable();
        let class = (throw.total().number(), faces, tests.iter().map(|test| test.holds(&throw)).collect());
        let place = *known.entry(class).or_insert(classes.len());
        match classes.get_mut(place) {
            Some((way, _)) => way.ways += 1,
            None => classes.push((Way { throw: Some(throw), ways: 1, of: dice.ways(), other_dice }, throw)),
        }
    }
    classes.sort_by_key(|(_, throw)| throw.total());
    classes.into_iter().map(|(way, _)| way).collect()
}

/// All that the rules can ask of a throw beside its total.
fn tests(rules: &Rules, asked: Asked) -> Vec<ThrowTest> {
    let first = &rules.first_throw;
    let in_scope = if first.scope.value == FirstScope::OnStart { asked.on_start } else { asked.first };
    let exceptions = first.exceptions.iter().filter(|_| in_scope).map(|exception| exception.test);
    let enter = rules.track.enter.as_ref().filter(|_| asked.on_start).map(|enter| enter.value);
    let again = rules.extra_throw.as_ref().map(|extra| extra.on.value);
    let squares = rules.squares.all();
    let cases = squares.iter().flat_map(|rule| &rule.cases).filter_map(|case| match case.when {
        Condition::Throw(test) => Some(test),
        Condition::Occupied | Condition::Free | Condition::NobodyBehind => None,
    });
    let releases = squares.iter().flat_map(|rule| rule.waits()).flat_map(|wait| &wait.release);
    let releases = releases.filter_map(|release| match release.value {
        Release::Throw { test, .. } | Release::OtherThrows(test) => Some(test),
        Release::Arrival | Release::Passing | Release::Paying(_) => None,
    });
    let all = exceptions.chain(enter).chain(again).chain(cases).chain(releases);
    all.filter(|test| !matches!(test, ThrowTest::Total(_))).collect()
}
