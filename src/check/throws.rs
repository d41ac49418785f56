//! What throws may not say: what no dice of their place can show, and two things of the same dice.

use super::transfers::releases;
use super::{Checks, places};
use crate::finding::{Finding, rules};
use crate::rules::{Condition, Release, SquareRule, ThrowTest};
use crate::source::{Node, Span};
use crate::vocab::{Dice, Square, Throw};

impl Checks<'_> {
    /// Checks the first throw, and every throw that a square asks for.
    pub(super) fn throws(&mut self) {
        self.first_throws();
        let from = self.family.tree.get("dice").and_then(|dice| dice.get("from"));
        for entry in from.map(Node::entries).unwrap_or_default() {
            if let Some(square) = entry.key.parse().ok().and_then(Square::new) {
                self.on_board(square, entry.key_span);
            }
        }
        let rules = &self.draft.variant.rules;
        let begin = rules.begin();
        if let Some(enter) = &rules.track.enter {
            let place = places::value(&self.family.tree, &["track", "enter"]);
            self.thrown_from(begin, &enter.value, place);
        }
        for (exception, place) in rules.first_throw.exceptions.iter().zip(&self.draft.exceptions) {
            self.thrown_from(begin, &exception.test, *place);
        }
        for rule in rules.squares.all() {
            self.releases(rule);
        }
        if let Some(extra) = &rules.extra_throw {
            let all = rules.all_dice();
            if !all.iter().any(|dice| extra.on.value.can_hold(*dice)) {
                let place = extra_throw(&self.family.tree);
                self.cannot_show(&all, place, None);
            }
        }
    }

    /// The dice of the square where a pawn waits must be able to free it; those of the cases are thrown from anywhere.
    fn releases(&mut self, rule: &SquareRule) {
        let tree = &self.family.tree;
        let Some(square) = tree.get("squares").and_then(|squares| squares.get(&rule.key)) else { return };
        let all = self.draft.variant.rules.all_dice();
        for case in &rule.cases {
            let Condition::Throw(test) = case.when else { continue };
            let entry =
                square.get("when").and_then(|when| when.entries().iter().find(|entry| Condition::parse(&entry.key) == Some(case.when)));
            if let Some(entry) = entry.filter(|_| !all.iter().any(|dice| test.can_hold(*dice))) {
                self.cannot_show(&all, entry.key_span, None);
            }
        }
        for release in rule.waits().flat_map(|wait| &wait.release) {
            let (test, from) = match release.value {
                Release::Throw { test, .. } => (test, rule.at.value.first()),
                Release::OtherThrows(test) => (test, None),
                _ => continue,
            };
            let place = written(square, &test).unwrap_or(square.span.head());
            match from {
                Some(from) => self.thrown_from(*from, &test, place),
                None if !all.iter().any(|dice| test.can_hold(*dice)) => self.cannot_show(&all, place, None),
                None => {}
            }
        }
    }

    /// A throw from that square must be one of the dice that are thrown there.
    fn thrown_from(&mut self, from: Square, test: &ThrowTest, place: Span) {
        let rules = &self.draft.variant.rules;
        let (dice, or) = rules.dice_at(from);
        if test.can_hold(dice) || or.is_some_and(|or| test.can_hold(or)) {
            return;
        }
        let of_square = rules.squares.at(from).map(|(_, rule)| rule);
        let own = of_square.and_then(|rule| places::of_square(&self.family.tree, rule, "next_dice"));
        if own.is_some() && of_square.is_some_and(|rule| rule.next_dice.is_none()) {
            // Faulty dice say nothing about the throws.
            return;
        }
        let said = match own {
            Some(entry) => Some(entry.value.is().span),
            None => self.family.tree.get("dice").map(|dice| dice.get("from").unwrap_or_else(|| dice.is()).span),
        };
        self.cannot_show(&[dice], place, said);
    }

    fn cannot_show(&mut self, dice: &[Dice], place: Span, said: Option<Span>) {
        // What no dice of the game can show has been reported where it was read, unless a square has dice of its own.
        let is_there = |known: &Finding| known.at == place || known.also.iter().any(|label| label.span == place);
        if self.findings.iter().any(|known| known.rule == &rules::IMPOSSIBLE_DICE && is_there(known)) {
            return;
        }
        let shown = dice.first().map(Dice::to_string).unwrap_or_default();
        // Where the file changes the dice of another one, they are the place to look at.
        let finding = match said.filter(|said| place.file != self.family.home && said.file == self.family.home) {
            Some(said) => Finding::new(&rules::IMPOSSIBLE_DICE, said).also(place, "finding-throw-here").text("whose", "below"),
            None => {
                let finding = Finding::new(&rules::IMPOSSIBLE_DICE, place).text("whose", "own");
                said.into_iter().fold(finding, |finding, said| finding.also(said, "finding-dice-here"))
            }
        };
        self.findings.push(finding.text("dice", shown).number("count", 1).word("why", "dice-never"));
    }

    /// Two exceptions for the same dice that send the pawn to two places; one that speaks of fewer throws than the next
    /// is an exception to it.
    fn first_throws(&mut self) {
        let rules = &self.draft.variant.rules;
        let (dice, or) = rules.dice_at(rules.begin());
        let throws: Vec<Throw> = dice.throws().chain(or.into_iter().flat_map(Dice::throws)).collect();
        let shows = |test: &ThrowTest| throws.iter().filter(|throw| test.holds(throw)).count();
        let exceptions: Vec<_> = rules.first_throw.exceptions.iter().zip(&self.draft.exceptions).collect();
        for (index, (later, place)) in exceptions.iter().enumerate() {
            for (earlier, first) in exceptions.iter().take(index) {
                let (to, first_to) = (later.to.as_ref().map(|to| to.value), earlier.to.as_ref().map(|to| to.value));
                let both: Vec<&Throw> = throws.iter().filter(|throw| later.test.holds(throw) && earlier.test.holds(throw)).collect();
                let is_exception = both.len() == shows(&earlier.test) && shows(&earlier.test) < shows(&later.test);
                let shown = match both.first() {
                    _ if later.test == earlier.test => later.test.to_string(),
                    Some(throw) if to != first_to && !is_exception => throw.to_string(),
                    _ => continue,
                };
                let finding = Finding::new(&rules::TWO_EXCEPTIONS, **place)
                    .text("dice", shown)
                    .text("same", if later.test == earlier.test { "yes" } else { "no" });
                self.findings.push(finding.also(**first, "finding-first-here"));
                break;
            }
        }
    }
}

/// Where a release of a square asks for that throw: at its head, in a case or in a choice.
fn written(square: &Node, test: &ThrowTest) -> Option<Span> {
    let parts = ["when", "choose"].into_iter().filter_map(|key| square.get(key)).flat_map(Node::entries).map(|part| &part.value);
    let ends = std::iter::once(square).chain(parts).flat_map(|node| ["hold_until", "unless"].into_iter().filter_map(|key| node.get(key)));
    let tests: Vec<&Node> =
        ends.flat_map(releases).flat_map(|release| ["throw", "other_throws"].into_iter().filter_map(|key| release.get(key))).collect();
    let same = tests.iter().find(|node| node.scalar().and_then(ThrowTest::parse).as_ref() == Some(test));
    same.or(tests.first()).map(|node| node.span)
}

/// Where the throw stands that gives another one.
fn extra_throw(tree: &Node) -> Span {
    tree.get("extra_throw").map_or(tree.span.head(), |extra| extra.is().span)
}
