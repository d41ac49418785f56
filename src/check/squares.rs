//! What squares and throws may not say: off the board, twice, in contradiction, about nothing.

use std::collections::BTreeMap;

use super::places;
use crate::finding::{Finding, nearest, rules};
use crate::rules::{Kind, Motion, SquareRule, Target};
use crate::source::{Entry, Span};
use crate::variant::extend::Family;
use crate::variant::read::{Draft, off_the_board};
use crate::vocab::Square;

/// Two keys of one rule that cannot both hold.
const CONFLICTS: &[(&str, &str)] =
    &[("move", "go_to"), ("move", "move_by"), ("go_to", "move_by"), ("miss", "hold_until"), ("unless", "hold_until")];

/// Keys that only qualify others: the key, what it needs beside it (one of them).
const QUALIFIERS: &[(&str, &[&str])] = &[
    ("after_bounce", &["move"]),
    ("heading", &["move"]),
    ("times", &["move"]),
    ("must", &["move"]),
    ("unless", &["miss", "hold_until"]),
    ("release_to", &["unless", "hold_until"]),
    ("scope", &["miss", "hold_until"]),
];

/// Payments that only qualify a wait.
const PAY_QUALIFIERS: &[(&str, &[&str])] = &[("missed_turn", &["miss", "hold_until"]), ("released", &["unless", "hold_until"])];

/// Checks the squares, the first throw and the players.
pub(super) fn check(draft: &Draft, family: &Family, findings: &mut Vec<Finding>) {
    let rules = &draft.variant.rules;
    let mut checks = Checks { draft, family, last: draft.track_known.then_some(rules.last()), findings };
    let mut first: BTreeMap<Square, Span> = BTreeMap::new();
    for (rule, spots) in rules.squares.all().iter().zip(&draft.squares) {
        if checks.findings.len() >= super::MAX_FINDINGS {
            return;
        }
        for (square, place) in &spots.at {
            checks.at(*square, *place, &mut first);
        }
        checks.target(rule);
        checks.keys(rule, spots.key);
        checks.name(rule, spots.key);
    }
    checks.first_throws();
    checks.players();
}

struct Checks<'a> {
    draft: &'a Draft,
    family: &'a Family,
    /// The last square, where it is known.
    last: Option<Square>,
    findings: &'a mut Vec<Finding>,
}

impl Checks<'_> {
    fn on_board(&mut self, square: Square, place: Span) -> bool {
        let Some(last) = self.last.filter(|last| square > *last) else { return true };
        let length = places::value(&self.family.tree, &["track", "squares"]);
        self.findings.push(off_the_board(square, place, last, length, self.family.home));
        false
    }

    fn at(&mut self, square: Square, place: Span, first: &mut BTreeMap<Square, Span>) {
        if !self.on_board(square, place) {
            return;
        }
        let begin = self.draft.variant.rules.begin();
        if square <= begin || Some(square) == self.last {
            self.findings.push(Finding::new(&rules::EFFECT_AT_END, place).number("square", square.number()));
            return;
        }
        match first.get(&square) {
            Some(other) => {
                let finding = Finding::new(&rules::TWO_EFFECTS, place).number("square", square.number());
                self.findings.push(finding.also(*other, "finding-first-here"));
            }
            None => {
                first.insert(square, place);
            }
        }
    }

    fn target(&mut self, rule: &SquareRule) {
        let targets: Vec<Target> = rule
            .effects()
            .filter_map(|effect| match effect.motion.as_ref().map(|motion| &motion.value) {
                Some(Motion::GoTo(target)) => Some(target.clone()),
                _ => None,
            })
            .collect();
        for target in targets {
            let place = self.place_of(rule, &target);
            match target {
                Target::Square(square) => {
                    self.on_board(square, place);
                }
                Target::Each(pairs) => {
                    for (_, to) in pairs {
                        self.on_board(to, place);
                    }
                }
                Target::Next(kind) | Target::Previous(kind) => {
                    let all = self.draft.variant.rules.squares.all();
                    if !all.iter().any(|rule| rule.kind == kind) {
                        let near = nearest(kind.name(), all.iter().map(|rule| rule.kind.name()));
                        self.findings.push(Finding::new(&rules::UNKNOWN_KIND, place).text("kind", kind.name()).near(near));
                    }
                }
                Target::Origin | Target::Start | Target::Finish | Target::Other => {}
            }
        }
    }

    /// Where a target of a square is written: at its head, in a case or in a choice.
    fn place_of(&self, rule: &SquareRule, target: &Target) -> Span {
        let parts = ["when", "choose"].into_iter().filter_map(|key| self.of_square(rule, key));
        let within = parts.flat_map(|part| part.value.entries()).filter_map(|part| part.value.entry("go_to"));
        let all: Vec<&Entry> = self.of_square(rule, "go_to").into_iter().chain(within).collect();
        let written = match target {
            Target::Square(square) => square.to_string(),
            Target::Next(kind) => format!("next {}", kind.name()),
            Target::Previous(kind) => format!("previous {}", kind.name()),
            _ => String::new(),
        };
        let same = all.iter().find(|entry| entry.value.is().scalar() == Some(written.as_str()));
        same.or(all.first()).map_or(self.family.tree.span, |entry| entry.value.is().span)
    }

    fn of_square(&self, rule: &SquareRule, key: &str) -> Option<&Entry> {
        places::of_square(&self.family.tree, rule, key)
    }

    fn keys(&mut self, rule: &SquareRule, square: Span) {
        let tree = &self.family.tree;
        let entry = |key: &str| places::of_square(tree, rule, key);
        for (one, other) in CONFLICTS {
            if let (Some(one), Some(other)) = (entry(one), entry(other)) {
                // The later of the two is what has to go; what the file itself says comes after what it takes over.
                let order = |entry: &Entry| (entry.key_span.file == self.family.home, entry.key_span);
                let (first, second) = if order(other) < order(one) { (other, one) } else { (one, other) };
                let finding = Finding::new(&rules::CONFLICT, second.key_span).text("one", &second.key).text("other", &first.key);
                self.findings.push(finding.also(first.key_span, "finding-first-here"));
            }
        }
        let pay: &[Entry] = entry("pay").map_or(&[], |pay| pay.value.entries());
        let plain = QUALIFIERS.iter().filter_map(|(key, needs)| entry(key).map(|entry| (entry, *needs)));
        let paid = PAY_QUALIFIERS.iter().filter_map(|(key, needs)| pay.iter().find(|entry| entry.key == *key).map(|entry| (entry, *needs)));
        for (qualifier, needs) in plain.chain(paid) {
            // What a file takes over and makes pointless is no fault of it.
            let own = qualifier.key_span.file == self.family.home;
            if own && !needs.iter().any(|need| entry(need).is_some()) {
                let finding = Finding::new(&rules::QUALIFIES_NOTHING, qualifier.key_span).text("key", &qualifier.key);
                self.findings.push(finding.list("known", needs.iter().copied()).also(square, "finding-in-this-square"));
            }
        }
    }

    fn name(&mut self, rule: &SquareRule, square: Span) {
        if let Kind::Own(kind) = &rule.kind
            && self.of_square(rule, "name").is_none()
        {
            let known = Kind::KNOWN
                .iter()
                .map(Kind::name)
                .filter(|known| self.family.tree.get("squares").is_none_or(|all| all.get(known).is_none()));
            let near = nearest(kind, known);
            let finding = Finding::new(&rules::NAMELESS_SQUARE, square).text("kind", kind).near(near);
            self.findings.push(match near {
                Some(near) => finding.fix(square, near),
                None => finding,
            });
        }
    }

    fn first_throws(&mut self) {
        let exceptions = &self.draft.variant.rules.first_throw.exceptions;
        for (index, (exception, dice)) in exceptions.iter().zip(&self.draft.exceptions).enumerate() {
            let earlier = exceptions.iter().zip(&self.draft.exceptions).take(index).find(|(other, _)| other.test == exception.test);
            if let Some((_, first)) = earlier {
                let finding = Finding::new(&rules::TWO_EXCEPTIONS, *dice).text("dice", exception.test.to_string());
                self.findings.push(finding.also(*first, "finding-first-here"));
            }
        }
    }

    fn players(&mut self) {
        let players = &self.draft.variant.players;
        let min = players.min.value;
        if let Some(max) = players.max.as_ref().map(|max| max.value)
            && min > max
        {
            let at = |key| places::value(&self.family.tree, &["players", key]);
            let finding = Finding::new(&rules::REVERSED_RANGE, at("max")).number("least", min).number("most", max);
            self.findings.push(finding.also(at("min"), "finding-least-here"));
        }
    }
}
