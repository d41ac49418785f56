//! Examples hold: each worked turn is played by the engine.

use std::cell::LazyCell;

use crate::engine::{End, Refusal, State, Step, Turn};
use crate::finding::{Finding, rules, short};
use crate::game::{Unplayed, replayed};
use crate::rules::Rules;
use crate::source::{Node, Span};
use crate::texts::Texts;
use crate::variant::read::Draft;
use crate::variant::{Example, ExampleTurn, Unmet};
use crate::vocab::{Lang, Seat, Square, Words};
use crate::wording;

/// Replays every example. In each, what comes after the first turn that does not hold is not asked any more.
pub(super) fn check(draft: &Draft, tree: &Node, findings: &mut Vec<Finding>) {
    // Read only where a turn has to be told, for every language: who reads the finding is not known here.
    let texts: LazyCell<Vec<Texts>> = LazyCell::new(|| Lang::ALL.iter().filter_map(|lang| Texts::embedded(*lang).ok()).collect());
    let nodes = tree.get("examples").map(Node::items).unwrap_or_default();
    for (example, node) in draft.variant.examples.iter().zip(nodes) {
        let mut replay = Replay { rules: &draft.variant.rules, example, state: example.given.state.clone(), texts: &texts, findings };
        let turns = node.get("turns").map(Node::items).unwrap_or_default();
        for (turn, node) in example.turns.iter().zip(turns) {
            if !replay.turn(turn, node) {
                break;
            }
        }
    }
}

struct Replay<'a> {
    rules: &'a Rules,
    example: &'a Example,
    state: State,
    texts: &'a LazyCell<Vec<Texts>>,
    findings: &'a mut Vec<Finding>,
}

impl Replay<'_> {
    /// Plays one turn; whether it went as the example says.
    fn turn(&mut self, turn: &ExampleTurn, node: &Node) -> bool {
        let mover = self.name(turn.seat);
        let place = node.entry(&mover).map_or(node.span.head(), |entry| entry.value.span);
        let played = match replayed(self.rules, &self.state, turn) {
            Ok(played) => played,
            Err(unplayed) => {
                let finding = match unplayed {
                    Unplayed::Waits => Finding::new(&rules::EXAMPLE_WAITS, place).text("player", mover),
                    Unplayed::Throws => {
                        let may = if self.may_leave(turn.seat) { "choose" } else { "throw" };
                        Finding::new(&rules::EXAMPLE_FREE, place).text("player", mover).text("may", may)
                    }
                    Unplayed::Refused(refusal) => Finding::new(&rules::EXAMPLE_REFUSED, place).word("why", why(refusal)),
                };
                self.findings.push(finding);
                return false;
            }
        };
        match &played.end {
            End::Asks(question) => {
                let finding = Finding::new(&rules::EXAMPLE_ASKS, place).text("player", mover);
                self.findings.push(finding.list("known", question.options.iter().map(String::as_str)));
                return false;
            }
            // Reported of the square already.
            End::Endless(_) => return false,
            End::Passes | End::ThrowsAgain | End::Wins(_) => {}
        }
        self.state = played.state.clone();
        self.compare(turn, node, place, &played)
    }

    /// Whether a pawn of the player waits where it can be freed by what the player does.
    fn may_leave(&self, seat: Seat) -> bool {
        self.state.pawns_of(seat).any(|(_, pawn)| pawn.waits() && self.rules.may_act_while_waiting(pawn.at))
    }

    fn compare(&mut self, turn: &ExampleTurn, node: &Node, thrown: Span, played: &Turn) -> bool {
        let before = self.findings.len();
        for unmet in turn.unmet(&self.state) {
            let finding = self.unmet(unmet, node.get("ends"), thrown, played);
            self.findings.push(finding);
        }
        // What the turn is like is told once, of its first fault.
        let told = (self.findings.len() > before).then(|| self.told(played));
        if let Some(finding) = self.findings.get_mut(before) {
            *finding = finding.clone().told("told", told.unwrap_or_default()).text("tells", "yes");
        }
        for finding in self.findings.iter_mut().skip(before + 1) {
            *finding = finding.clone().text("told", "").text("tells", "no");
        }
        self.findings.len() == before
    }

    /// What is not as the example says, at the place that says it.
    fn unmet(&self, unmet: Unmet, ends: Option<&Node>, thrown: Span, played: &Turn) -> Finding {
        let place = |name: &str, key: &str| {
            let said = ends.and_then(|ends| ends.get(name));
            said.map_or(thrown, |said| said.get(key).unwrap_or(said).span)
        };
        match unmet {
            Unmet::At { seat, expected, found } => {
                let name = self.name(seat);
                let finding = self.fails(place(&name, "at"), thrown, "at", &name, &path(&played.steps, seat));
                finding.number("expected", expected.number()).number("found", found.number())
            }
            Unmet::Wait { seat, expected, found } => {
                let name = self.name(seat);
                let finding = self.fails(place(&name, "wait"), thrown, "wait", &name, "");
                finding.text("expected", expected.to_string()).text("found", found.to_string())
            }
            Unmet::Purse { seat, expected, found } => {
                let name = self.name(seat);
                let finding = self.fails(place(&name, "purse"), thrown, "purse", &name, "");
                finding.number("expected", expected).number("found", found)
            }
            Unmet::Pot { expected, found } => {
                let at = ends.and_then(|ends| ends.get("pot")).map_or(thrown, |pot| pot.span);
                self.fails(at, thrown, "pot", "", "").number("expected", expected).number("found", found)
            }
        }
    }

    /// The turn as the engine plays it, in words.
    fn told(&self, played: &Turn) -> Words {
        let names: Vec<String> = self.example.given.names.iter().cloned().map(short).collect();
        let tell = |texts: &Texts| (texts.lang(), wording::sentences(texts, self.rules, &names, played).join("\n"));
        Words::new(self.texts.iter().map(tell).collect())
    }

    fn fails(&self, at: Span, thrown: Span, what: &str, name: &str, path: &str) -> Finding {
        Finding::new(&rules::EXAMPLE_FAILS, at)
            .text("what", what)
            .text("player", name)
            .text("path", path)
            .text("moved", if path.is_empty() { "no" } else { "yes" })
            .also(thrown, "finding-this-throw")
    }

    fn name(&self, seat: Seat) -> String {
        seat.name(&self.example.given.names).into_owned()
    }
}

/// The reason of a refusal, as a word of the messages.
fn why(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Over(_) => "refusal-over",
        Refusal::Dice(_) => "refusal-dice",
        Refusal::OffTheTrack { .. } => "refusal-off-the-track",
        Refusal::UnknownSeat(_) => "refusal-unknown-seat",
        Refusal::MovesAndDice => "refusal-moves-and-dice",
        Refusal::CannotMove { .. } => "refusal-cannot-move",
    }
}

/// The squares that a pawn came by: `10 → 14 → 18 → 22`; empty where it did not move.
fn path(steps: &[Step], of: Seat) -> String {
    let mut squares: Vec<Square> = Vec::new();
    for step in steps {
        if let Some((_, from, to)) = step.moved().filter(|(pawn, _, _)| pawn.seat == of) {
            if squares.is_empty() {
                squares.push(from);
            }
            squares.push(to);
        }
    }
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" → ")
}
