//! What waits at the end of a transfer: whether it acts has to be said where it matters.

use super::Checks;
use crate::finding::{Finding, rules};
use crate::rules::{Distance, Kind, Motion, SquareRule, Target};
use crate::source::{Entry, Node, Span};
use crate::variant::idle::effects;
use crate::vocab::Square;

/// The key that answers what is asked here.
pub(super) const ASKS: &str = "chaining";

impl Checks<'_> {
    /// Reports every transfer onto a square with an effect where the file does not say whether that one acts.
    pub(super) fn transfers(&mut self) {
        let rules = &self.draft.variant.rules;
        if !rules.chaining.is_silent() {
            return;
        }
        let family = self.family;
        for exception in first_throws(&family.tree) {
            if let Some(to) = exception.value.is().scalar().and_then(|to| to.parse().ok()).and_then(Square::new) {
                self.leads(None, to, exception.value.is().span, "first");
            }
        }
        for (path, node) in effects(&self.family.tree) {
            let Some(rule) = path.get(1).and_then(|key| rules.squares.all().iter().find(|rule| rule.key == *key)) else { continue };
            for entry in ["go_to", "move_by"].into_iter().filter_map(|key| node.entry(key)) {
                self.transfer(rule, entry);
            }
            for release in ["hold_until", "unless"].into_iter().filter_map(|key| node.get(key)) {
                let to = releases(release).filter_map(|release| release.entry("go_to"));
                for entry in to.collect::<Vec<_>>() {
                    if let Some(to) = entry.value.scalar().and_then(|to| to.parse().ok()).and_then(Square::new) {
                        self.leads(None, to, entry.value.span, "release");
                    }
                }
            }
        }
    }

    /// One transfer of a square, as it is written.
    fn transfer(&mut self, rule: &SquareRule, entry: &Entry) {
        let written = entry.value.is();
        if !written.entries().is_empty() {
            for pair in written.entries() {
                let number = |text: Option<&str>| text.and_then(|text| text.parse().ok()).and_then(Square::new);
                if let (Some(from), Some(to)) = (number(Some(&pair.key)), number(pair.value.scalar()))
                    && self.leads(Some((rule, from)), to, pair.value.span, "square")
                {
                    return;
                }
            }
            return;
        }
        let motions = rule.effects().filter_map(|effect| effect.motion.as_ref()).map(|motion| &motion.value);
        let text = written.scalar().unwrap_or_default();
        let motion = motions.into_iter().find(|motion| match motion {
            Motion::GoTo(Target::Square(to)) => text == to.to_string(),
            Motion::GoTo(Target::Next(kind)) => text == format!("next {}", kind.name()),
            Motion::GoTo(Target::Previous(kind)) => text == format!("previous {}", kind.name()),
            Motion::MoveBy(Distance::Squares(by)) => text == by.to_string(),
            _ => false,
        });
        for from in &rule.at.value {
            let to = match motion {
                Some(Motion::GoTo(Target::Square(to))) => Some(*to),
                Some(Motion::GoTo(Target::Next(kind))) => self.next_of(kind, *from, rule, false),
                Some(Motion::GoTo(Target::Previous(kind))) => self.next_of(kind, *from, rule, true),
                Some(Motion::MoveBy(Distance::Squares(by))) => from.number().checked_add_signed(*by).and_then(Square::new),
                _ => None,
            };
            // The first square is enough: one line of the file answers for all.
            if to.is_some_and(|to| self.leads(Some((rule, *from)), to, written.span, "square")) {
                return;
            }
        }
    }

    /// From goose to goose is one jump to everybody.
    fn next_of(&self, kind: &Kind, from: Square, rule: &SquareRule, back: bool) -> Option<Square> {
        self.draft.variant.rules.squares.next_of(kind, from, back).filter(|_| *kind != rule.kind)
    }

    /// Reports a transfer where its end has an effect; whether it has.
    fn leads(&mut self, from: Option<(&SquareRule, Square)>, to: Square, place: Span, what: &'static str) -> bool {
        let squares = &self.draft.variant.rules.squares;
        let Some((id, end)) = squares.at(to).filter(|(_, end)| end.effects().any(|effect| !effect.is_empty())) else { return false };
        // Two squares that lead to each other are one bridge: nobody goes on to where the pawn came from.
        let leads_back = |origin: Square| {
            end.effects().filter_map(|effect| effect.motion.as_ref()).any(|motion| match &motion.value {
                Motion::GoTo(Target::Square(back)) => *back == origin,
                Motion::GoTo(Target::Each(pairs)) => pairs.contains(&(to, origin)),
                _ => false,
            })
        };
        // A square that leads to itself is another fault.
        if from.is_some_and(|(_, from)| from == to || leads_back(from)) {
            return false;
        }
        let spots = self.draft.squares.get(id.index()).map(|spots| spots.at.as_slice()).unwrap_or_default();
        let Some(end) = spots.iter().find(|(square, _)| *square == to).map(|(_, place)| *place) else { return false };
        // What lies wholly within a variant below is found there.
        if place.file != self.family.home && end.file != self.family.home {
            return false;
        }
        // Of two files it is the one that was asked for that can be put right.
        let finding = if place.file == self.family.home {
            Finding::new(&rules::CHAINING_UNSAID, place).also(end, "finding-end-here").text("whose", "own")
        } else {
            Finding::new(&rules::CHAINING_UNSAID, end).also(place, "finding-leads-here").text("whose", "below")
        };
        let from = from.map_or(0, |(_, from)| from.number());
        self.findings.push(finding.text("what", what).number("from", from).number("to", to.number()));
        true
    }
}

/// Where the exceptions of the first throw lead.
fn first_throws(tree: &Node) -> Vec<&Entry> {
    let first = tree.get("first_throw").map(Node::is);
    first.map(Node::items).unwrap_or_default().iter().filter_map(|exception| exception.entry("to")).collect()
}

/// What ends a wait, one by one.
pub(super) fn releases(node: &Node) -> impl Iterator<Item = &Node> {
    let node = node.is();
    let all = if node.items().is_empty() { std::slice::from_ref(node) } else { node.items() };
    all.iter()
}
