//! Examples hold: each worked turn is played by the engine.

use std::cell::LazyCell;

use crate::engine::{End, Pawn, Refusal, State, Step, Turn, Waiting, dice, play};
use crate::finding::{Finding, rules, short};
use crate::game::missed;
use crate::rules::Rules;
use crate::source::{Node, Span};
use crate::texts::Texts;
use crate::variant::read::Draft;
use crate::variant::{Example, ExampleTurn, Expected};
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
        let waits = self.only_waits(turn.seat);
        let wrong = match (&turn.hand, waits) {
            (Some(_), true) => Some(&rules::EXAMPLE_WAITS),
            (None, false) => Some(&rules::EXAMPLE_FREE),
            _ => None,
        };
        if let Some(rule) = wrong {
            let may = if self.may_leave(turn.seat) { "choose" } else { "throw" };
            self.findings.push(Finding::new(rule, place).text("player", mover).text("may", may));
            return false;
        }
        // The engine wants dice of a missed turn too, and ignores them.
        let any = || missed(self.rules);
        let Some(hand) = turn.hand.clone().or_else(any) else { return false };
        let played = match play(self.rules, &self.state, turn.seat, &hand) {
            Ok(played) => played,
            Err(refusal) => {
                let why = match refusal {
                    Refusal::Over(_) => "refusal-over",
                    Refusal::Dice(_) => "refusal-dice",
                    Refusal::OffTheTrack { .. } => "refusal-off-the-track",
                    Refusal::UnknownSeat(_) => "refusal-unknown-seat",
                    Refusal::MovesAndDice => "refusal-moves-and-dice",
                    Refusal::CannotMove { .. } => "refusal-cannot-move",
                };
                self.findings.push(Finding::new(&rules::EXAMPLE_REFUSED, place).text("player", mover).word("why", why));
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

    /// Whether the player has nothing but a missed turn.
    fn only_waits(&self, seat: Seat) -> bool {
        !self.state.is_over_for(self.rules, seat) && dice(self.rules, &self.state, seat).is_none()
    }

    /// Whether a pawn of the player waits where it can be freed by what the player does.
    fn may_leave(&self, seat: Seat) -> bool {
        self.state.pawns_of(seat).any(|(_, pawn)| pawn.waits() && self.rules.may_act_while_waiting(pawn.at))
    }

    fn compare(&mut self, turn: &ExampleTurn, node: &Node, thrown: Span, played: &Turn) -> bool {
        let before = self.findings.len();
        let ends = node.get("ends");
        for expected in &turn.ends {
            let name = self.name(expected.seat);
            let said = ends.and_then(|ends| ends.get(&name));
            self.expect(expected, &name, said, thrown, &path(&played.steps, expected.seat));
        }
        if let Some(pot) = turn.pot.filter(|pot| *pot != self.state.pot) {
            let at = ends.and_then(|ends| ends.get("pot")).map_or(thrown, |pot| pot.span);
            let finding = self.fails(at, thrown, "pot", "", "");
            self.findings.push(finding.number("expected", pot).number("found", self.state.pot));
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

    fn expect(&mut self, expected: &Expected, name: &str, said: Option<&Node>, thrown: Span, path: &str) {
        let Some(player) = self.state.player(expected.seat) else { return };
        let place = |key| said.map_or(thrown, |said| said.get(key).unwrap_or(said).span);
        let pawns: Vec<Pawn> = self.state.pawns_of(expected.seat).map(|(_, pawn)| pawn).collect();
        for ((at, waiting), pawn) in expected.pawns.iter().zip(pawns) {
            if pawn.at != *at {
                let finding = self.fails(place("at"), thrown, "at", name, path);
                self.findings.push(finding.number("expected", at.number()).number("found", pawn.at.number()));
                return;
            }
            if let Some(waiting) = waiting.filter(|waiting| *waiting != pawn.waiting) {
                let finding = self.fails(place("wait"), thrown, "wait", name, "");
                self.findings.push(finding.text("expected", written(waiting)).text("found", written(pawn.waiting)));
            }
        }
        if let Some(purse) = expected.purse.filter(|purse| *purse != player.purse) {
            let finding = self.fails(place("purse"), thrown, "purse", name, "");
            self.findings.push(finding.number("expected", purse).number("found", player.purse));
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
        self.example.given.names.get(seat.index()).cloned().unwrap_or_default()
    }
}

/// A wait as a file writes it.
fn written(waiting: Waiting) -> String {
    match waiting {
        Waiting::Free => "0".to_owned(),
        Waiting::Turns(turns) => turns.to_string(),
        Waiting::Held => "held".to_owned(),
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
