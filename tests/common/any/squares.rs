//! What squares do, by chance.

use super::{answer, mostly, shown};
use crate::common::{plain, said, square};
use goosebook::rules::{
    Case, Choice, Condition, Distance, Effect, Kind, Motion, Payments, Release, Ruled, SquareRule, Squares, Target, Wait,
};
use goosebook::vocab::{Dice, Words};
use proptest::collection::vec;
use proptest::option::weighted;
use proptest::prelude::*;
use proptest::sample::select;

/// Small stakes, gains included.
fn stakes() -> impl Strategy<Value = Option<Ruled<i64>>> {
    weighted(0.3, (-2_i64..=3).prop_map(said))
}

/// A square rule before it has a place. Numbers of squares and kinds are taken round the track when it gets one.
fn motion(last: u16, begin: u16) -> impl Strategy<Value = Motion> {
    let kind = || (0..8_usize).prop_map(|index| Kind::Own(format!("kind-{index}")));
    let goose = (answer(), mostly(), mostly(), mostly()).prop_map(|(after_bounce, heading, times, must)| Motion::Again {
        after_bounce,
        heading,
        times,
        must,
    });
    let target = prop_oneof![
        6 => (begin..=last).prop_map(|to| Target::Square(square(to))),
        1 => Just(Target::Start),
        1 => Just(Target::Finish),
        2 => Just(Target::Origin),
        2 => kind().prop_map(Target::Next),
        2 => kind().prop_map(Target::Previous),
        2 => Just(Target::Other),
        2 => vec((1..=last, begin..=last), 1..6)
            .prop_map(|pairs| Target::Each(pairs.into_iter().map(|(from, to)| (square(from), square(to))).collect())),
    ];
    let distance = prop_oneof![3 => (-6_i16..=6).prop_map(Distance::Squares), 2 => (-2_i8..=2).prop_map(Distance::Totals)];
    prop_oneof![3 => goose, 4 => target.prop_map(Motion::GoTo), 2 => distance.prop_map(Motion::MoveBy)]
}

fn release(dice: Dice, begin: u16, last: u16) -> impl Strategy<Value = Release> {
    let own = (shown(dice), weighted(0.4, begin..=last));
    prop_oneof![
        4 => Just(Release::Arrival),
        2 => Just(Release::Passing),
        2 => own.prop_map(|(test, to)| Release::Throw { test, go_to: to.map(square) }),
        2 => shown(dice).prop_map(Release::OtherThrows),
        1 => (1_i64..=3).prop_map(Release::Paying),
    ]
}

fn wait(dice: Dice, begin: u16, last: u16) -> impl Strategy<Value = Wait> {
    let release = prop_oneof![1 => Just(Vec::new()), 2 => vec(release(dice, begin, last).prop_map(said), 1..3)];
    (weighted(0.6, (1_u32..=3).prop_map(said)), release, answer(), mostly()).prop_map(|(turns, release, release_to, scope)| Wait {
        turns,
        release,
        release_to,
        scope,
    })
}

prop_compose! {
    fn effect(dice: Dice, begin: u16, last: u16, often: f64)(
        motion in weighted(0.6 * often, motion(last, begin).prop_map(said).boxed()),
        wait in weighted(0.5 * often, wait(dice, begin, last).boxed()),
        pay in (stakes(), stakes(), stakes(), weighted(0.3, answer()), weighted(0.5, answer())),
        send_others in weighted(0.1, any::<bool>().prop_map(said)),
        throw_again in weighted(0.2, any::<bool>().prop_map(said)),
        both in weighted(0.3, Just(())),
    ) -> Effect {
        // A square sends the pawn on, or makes it wait; sometimes both.
        let wait = if motion.is_some() && both.is_none() { None } else { wait };
        let (arrival, missed_turn, released, to, by) = pay;
        Effect { pay: Payments { arrival, missed_turn, released, by, to }, send_others, throw_again, motion, wait }
    }
}

fn condition(dice: Dice) -> impl Strategy<Value = Condition> {
    let tables = vec![Condition::Occupied, Condition::Free, Condition::NobodyBehind];
    prop_oneof![select(tables).boxed(), shown(dice).prop_map(Condition::Throw).boxed()]
}

prop_compose! {
    fn rule(dice: Dice, begin: u16, last: u16)(
        effect in effect(dice, begin, last, 1.0).boxed(),
        cases in prop_oneof![3 => Just(Vec::new()), 1 => vec((condition(dice), effect(dice, begin, last, 0.7).boxed()), 1..3)],
        options in prop_oneof![4 => Just(Vec::new()), 1 => vec(effect(dice, begin, last, 0.7).boxed(), 2..4)],
        occupied in answer(),
        capacity in weighted(0.2, (1_u16..=3).prop_map(said)),
        next_dice in weighted(0.1, super::dice().prop_map(said)),
    ) -> SquareRule {
        let cases = cases.into_iter().map(|(when, effect)| Case { when, effect }).collect();
        let name = |index: usize| ["pay", "go", "stay"][index].to_owned();
        let choose = options.into_iter().enumerate().map(|(index, effect)| Choice { name: name(index), label: Words::default(), effect });
        let mut rule = SquareRule { effect, cases, choose: choose.collect(), occupied, capacity, next_dice, ..plain("dice", &[]) };
        one_wait(&mut rule);
        rule
    }
}

/// The waits of one rule differ in their turns alone: a table does not tell which of them a pawn waits for.
fn one_wait(rule: &mut SquareRule) {
    let Some(first) = rule.waits().next().cloned() else { return };
    let cases = rule.cases.iter_mut().map(|case| &mut case.effect);
    let choices = rule.choose.iter_mut().map(|choice| &mut choice.effect);
    for wait in std::iter::once(&mut rule.effect).chain(cases).chain(choices).filter_map(|effect| effect.wait.as_mut()) {
        *wait = Wait { turns: wait.turns.clone(), ..first.clone() };
    }
}

/// Up to eight rules, each on some squares; two rules never claim the same square.
pub fn squares(dice: Dice, begin: u16, last: u16) -> impl Strategy<Value = Squares> {
    let places = vec((any::<u16>(), any::<usize>()), 0..40);
    (vec(rule(dice, begin, last).boxed(), 0..8), places).prop_map(move |(mut rules, places)| {
        let mut taken = Vec::new();
        for (place, which) in places {
            // Neither the start nor the last square have a rule.
            let at = square(begin + 1 + place % (last - begin).max(1));
            if !rules.is_empty() && at < square(last) && !taken.contains(&at) {
                taken.push(at);
                let which = which % rules.len();
                rules[which].at.value.push(at);
            }
        }
        for (index, rule) in rules.iter_mut().enumerate() {
            rule.key = format!("kind-{index}");
            rule.kind = Kind::Own(rule.key.clone());
            rule.at.value.sort_unstable();
        }
        rules.retain(|rule| !rule.at.value.is_empty());
        Squares::new(rules)
    })
}

/// The same squares without another throw in the same turn, dice of their own and a way out by the own throw.
pub fn for_teams(squares: &Squares) -> Squares {
    let mut rules = squares.all().to_vec();
    for rule in &mut rules {
        rule.next_dice = None;
        let cases = rule.cases.iter_mut().map(|case| &mut case.effect);
        let choices = rule.choose.iter_mut().map(|choice| &mut choice.effect);
        for effect in std::iter::once(&mut rule.effect).chain(cases).chain(choices) {
            effect.throw_again = None;
            if let Some(wait) = &mut effect.wait {
                wait.release.retain(|release| !matches!(release.value, Release::Throw { .. }));
            }
        }
    }
    Squares::new(rules)
}
