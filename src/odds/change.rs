//! One change at a time: the same rules with another answer to one question, or without one rule.
//!
//! In come rules; out come rules. What a change does is asked of the engine, by whoever computes the figures.

use crate::rules::{
    AfterBounce, Chaining, Displaced, FinishDice, FirstOccupied, FirstScope, Heading, Meeting, MeetingMust, MeetingOrder, Motion, Must,
    Occupied, Overshoot, Policy, ReleaseTo, RuleId, Rules, SquareRule, Squares, Start, StreakEnds, Then, Times, WaitScope,
};

/// What is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Another answer to the question of a policy.
    Answer {
        /// Where the policy stands in a variant file.
        key: &'static str,
        /// The answer.
        answer: &'static str,
    },
    /// The squares of one rule are ordinary squares.
    Without(RuleId),
    /// No throw has a meaning of its own at the first throw.
    WithoutFirstThrows,
}

/// Every change of one rule, with the rules after it, in the order of a variant file.
pub fn changes(rules: &Rules) -> Vec<(Change, Rules)> {
    let mut all = Changes { rules, found: Vec::new() };
    if !rules.first_throw.exceptions.is_empty() {
        let mut without = rules.clone();
        without.first_throw.exceptions.clear();
        all.found.push((Change::WithoutFirstThrows, without));
    }
    all.add::<FirstScope>(|rules| Some(&mut rules.first_throw.scope.value));
    all.add::<FirstOccupied>(|rules| Some(&mut rules.first_throw.occupied.value));
    for index in 0..rules.squares.all().len() {
        let Some(id) = RuleId::from_index(index) else { continue };
        let mut without = rules.clone();
        let kept = rules.squares.all().iter().enumerate().filter(|(other, _)| *other != index);
        without.squares = Squares::new(kept.map(|(_, rule)| rule.clone()).collect());
        all.found.push((Change::Without(id), without));
    }
    all.squares::<AfterBounce>(|rule, answer| each_again(rule, |after_bounce, _, _, _| replace(after_bounce, answer)));
    all.squares::<Heading>(|rule, answer| each_again(rule, |_, heading, _, _| replace(heading, answer)));
    all.squares::<Times>(|rule, answer| each_again(rule, |_, _, times, _| replace(times, answer)));
    all.squares::<Must>(|rule, answer| each_again(rule, |_, _, _, must| replace(must, answer)));
    all.squares::<Occupied>(|rule, answer| {
        let waits = rule.waits().next().is_some();
        waits && replace(&mut rule.occupied.value, answer)
    });
    all.squares::<ReleaseTo>(|rule, answer| rule.effect.wait.as_mut().is_some_and(|wait| replace(&mut wait.release_to.value, answer)));
    all.squares::<WaitScope>(|rule, answer| rule.effect.wait.as_mut().is_some_and(|wait| replace(&mut wait.scope.value, answer)));
    all.add::<Chaining>(|rules| Some(&mut rules.chaining.value));
    // Under `shift` it is the numbers of squares that matter, and these are not there.
    all.add_but::<Meeting>(&[Meeting::Shift], |rules| Some(&mut rules.meeting.rule.value));
    all.add::<MeetingOrder>(|rules| Some(&mut rules.meeting.order.value));
    all.add::<MeetingMust>(|rules| Some(&mut rules.meeting.must.value));
    all.add::<Displaced>(|rules| Some(&mut rules.meeting.displaced.value));
    all.add::<Start>(|rules| Some(&mut rules.track.start.value));
    all.add::<Overshoot>(|rules| Some(&mut rules.finish.overshoot.value));
    all.add::<FinishDice>(|rules| Some(&mut rules.finish.dice.value));
    all.add::<Then>(|rules| Some(&mut rules.finish.then.value));
    all.add::<StreakEnds>(|rules| rules.extra_throw.as_mut().map(|extra| &mut extra.streak_ends.value));
    all.found
}

struct Changes<'a> {
    rules: &'a Rules,
    found: Vec<(Change, Rules)>,
}

impl Changes<'_> {
    fn add<P: Policy>(&mut self, at: impl Fn(&mut Rules) -> Option<&mut P>) {
        self.add_but(&[], at);
    }

    fn add_but<P: Policy>(&mut self, but: &[P], at: impl Fn(&mut Rules) -> Option<&mut P>) {
        for answer in P::ALL.iter().filter(|answer| !but.contains(answer)) {
            let mut rules = self.rules.clone();
            if at(&mut rules).is_some_and(|now| replace(now, *answer)) {
                self.found.push((Change::Answer { key: P::KEY, answer: answer.name() }, rules));
            }
        }
    }

    /// Gives the answer on every square that the question is about.
    fn squares<P: Policy>(&mut self, change: impl Fn(&mut SquareRule, P) -> bool) {
        for answer in P::ALL {
            let mut squares = self.rules.squares.all().to_vec();
            let changed = squares.iter_mut().fold(false, |changed, rule| change(rule, *answer) | changed);
            if changed {
                let mut rules = self.rules.clone();
                rules.squares = Squares::new(squares);
                self.found.push((Change::Answer { key: P::KEY, answer: answer.name() }, rules));
            }
        }
    }
}

/// Puts an answer in the place of another; whether they differ.
fn replace<P: Policy>(now: &mut P, answer: P) -> bool {
    std::mem::replace(now, answer) != answer
}

/// Changes what sends pawns on by their total; whether anything was changed.
fn each_again(rule: &mut SquareRule, change: impl Fn(&mut AfterBounce, &mut Heading, &mut Times, &mut Must) -> bool) -> bool {
    match rule.effect.motion.as_mut().map(|motion| &mut motion.value) {
        Some(Motion::Again { after_bounce, heading, times, must }) => {
            change(&mut after_bounce.value, &mut heading.value, &mut times.value, &mut must.value)
        }
        _ => false,
    }
}
