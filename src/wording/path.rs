//! Turns in one line each, for a card: the squares of the way and what comes of it.

use super::sentences::player;
use super::words::{Vocabulary, number};
use crate::engine::{Ask, End, PaidFor, PaidTo, PawnId, ReleasedBy, State, Step, TransferBy, Turn, Waiting};
use crate::rules::{Release, RuleId, Rules};
use crate::texts::{Texts, bare};
use crate::vocab::{Seat, Square};

/// One line per turn; turns missed by one player in a row share a line.
pub fn paths(texts: &Texts, rules: &Rules, names: &[String], turns: &[Turn]) -> Vec<String> {
    let words = Vocabulary::new(texts, rules);
    let mut lines = Vec::new();
    let mut rest = turns;
    while let Some((turn, after)) = rest.split_first() {
        let missed =
            rest.iter().take_while(|other| plainly_missed(other).is_some() && plainly_missed(other) == plainly_missed(turn)).count();
        if let (Some(seat), 2..) = (plainly_missed(turn), missed) {
            let args = [("player", player(&words, names, seat).into()), ("n", missed.into())];
            lines.push(words.say("path-missed-times", &args));
            rest = rest.get(missed..).unwrap_or_default();
        } else {
            lines.push(Line::new(words, names, &turn.state).tell(turn));
            rest = after;
        }
    }
    lines
}

/// The seat of a turn that is missed and in which nothing else happens.
fn plainly_missed(turn: &Turn) -> Option<Seat> {
    match turn.steps.as_slice() {
        [Step::Missed { pawn, .. }] => Some(pawn.seat),
        _ => None,
    }
}

/// A square of a path.
struct Stop {
    name: String,
    /// Whether the path of another pawn begins here.
    apart: bool,
}

/// A line in the making.
struct Line<'a> {
    words: Vocabulary<'a>,
    names: &'a [String],
    /// Who throws, and what; nothing in a missed turn.
    throw: Option<(String, String)>,
    path: Vec<Stop>,
    /// The pawn whose path it is.
    moves: Option<PawnId>,
    /// The square that the path has come to.
    at: Option<Square>,
    /// What follows the path for the one who throws.
    then: Vec<String>,
    /// What happens to others.
    others: Vec<String>,
    /// The stakes that the mover has just paid for a meeting.
    met: Option<i64>,
    /// The stakes that squares have cost so far, told in one, and their place in `then`.
    paid: Option<(usize, i64)>,
    /// Whether a square has just sent the pawn where it is.
    carried: bool,
    /// The table after the turn.
    state: &'a State,
}

impl<'a> Line<'a> {
    fn new(words: Vocabulary<'a>, names: &'a [String], state: &'a State) -> Line<'a> {
        Line {
            words,
            names,
            throw: None,
            path: Vec::new(),
            moves: None,
            at: None,
            then: Vec::new(),
            others: Vec::new(),
            met: None,
            paid: None,
            carried: false,
            state,
        }
    }

    fn tell(mut self, turn: &Turn) -> String {
        turn.steps.iter().for_each(|step| self.step(step));
        if matches!(turn.end, End::Endless(_)) {
            self.then.push(self.words.say("path-endless", &[]));
        }
        let mut way = String::new();
        for stop in &self.path {
            if !way.is_empty() {
                // An arrow stays with the square that it points to.
                way.push_str(if stop.apart { ", " } else { " →\u{a0}" });
            }
            way.push_str(&stop.name);
        }
        let mine: Vec<String> = [way].into_iter().filter(|way| !way.is_empty()).chain(self.then).collect();
        let mine = mine.join(", ");
        let told = match self.others.is_empty() {
            true => mine,
            false => self.words.say("path-others", &[("path", mine.into()), ("others", self.others.join(", ").into())]),
        };
        match self.throw {
            Some((player, throw)) => self.words.say("path", &[("player", player.into()), ("throw", throw.into()), ("path", told.into())]),
            None => told + ".",
        }
    }

    fn player(&self, seat: Seat) -> String {
        player(&self.words, self.names, seat)
    }

    /// Whose pawn, and which where players have several.
    fn pawn(&self, pawn: PawnId) -> String {
        let name = self.player(pawn.seat);
        if !self.words.rules.has_several_pawns() {
            return name;
        }
        self.words.say("path-pawn", &[("player", name.into()), ("number", (u16::from(pawn.number) + 1).into())])
    }

    fn place(&self) -> String {
        let home = self.state.seats().filter(|seat| self.state.is_home(self.words.rules, *seat)).count();
        if home > 1 { self.words.say("path-place", &[("n", home.into())]) } else { self.words.say("path-wins", &[]) }
    }

    fn goes(&mut self, pawn: PawnId, from: Square, to: Square) {
        // Another pawn of the same player has a path of its own, behind the first.
        if self.path.is_empty() || self.moves != Some(pawn) {
            let other = !self.path.is_empty();
            self.path.push(Stop { name: self.words.place(from), apart: other });
            self.moves = Some(pawn);
        }
        self.path.push(Stop { name: self.words.place(to), apart: false });
        self.at = Some(to);
    }

    /// Names the square that the path has come to.
    fn acts(&mut self, rule: RuleId, at: Square) {
        // A wait that another square has ordered is none of this one.
        if self.at == Some(at) && self.words.rules.squares.at(at).is_some_and(|(here, _)| here == rule) {
            self.names_last(rule, at);
        }
    }

    fn names_last(&mut self, rule: RuleId, at: Square) {
        if let (Some(last), Some(rule)) = (self.path.last_mut(), self.words.rules.squares.get(rule)) {
            let name = bare(self.words.texts.lang(), &self.words.name(rule)).to_owned();
            last.name = self.words.say("path-square", &[("square", number(at)), ("name", name.into())]);
        }
    }

    fn then(&mut self, id: &str, n: u64, square: Square) {
        let text = self.words.say(id, &[("n", n.into()), ("square", self.words.at(square))]);
        self.then.push(text);
    }

    fn step(&mut self, step: &Step) {
        match *step {
            Step::Missed { pawn, .. } if self.throw.is_some() && !self.words.rules.has_several_pawns() => {
                // The throw did not free it.
                if let Some(at) = self.state.pawn(pawn.seat).map(|pawn| pawn.at) {
                    self.then("path-stays", 0, at);
                }
            }
            Step::Missed { pawn, .. } if self.throw.is_some() => {
                // Its player throws for another pawn.
                let text = self.words.say("path-missed-pawn", &[("number", (u16::from(pawn.number) + 1).into())]);
                self.then.push(text);
            }
            Step::Missed { pawn, .. } => {
                let text = self.words.say("path-missed", &[("player", self.pawn(pawn).into())]);
                self.then.push(text);
            }
            Step::Throw { seat, throw } => self.throw = Some((self.player(seat), throw.to_string())),
            Step::Walk { pawn, from, to } | Step::Bounce { pawn, from, to } => {
                self.carried = false;
                self.goes(pawn, from, to);
            }
            Step::Transfer { pawn, by, from, to } => {
                if let TransferBy::Square(rule) = by {
                    self.acts(rule, from);
                    self.carried = true;
                }
                self.goes(pawn, from, to);
            }
            Step::Again { rule, at, .. } | Step::NoEffect { rule, at, .. } | Step::MovesBy { rule, at, .. } => self.acts(rule, at),
            Step::Stays { at, .. } => self.then("path-stays", 0, at),
            Step::CannotEnter { at, .. } => self.then("path-cannot-enter", 0, at),
            Step::DieLost { die, .. } => self.then("path-die-lost", die.into(), Square::START),
            Step::Home { .. } => self.then("path-home", 0, Square::START),
            Step::StreakEnds { too_many: true, .. } => self.then("path-streak", 0, Square::START),
            Step::StreakEnds { .. } | Step::LosesThrow { .. } => {}
            Step::Chooses { about, option, .. } => self.chooses(about, option),
            Step::Waits { rule, at, waiting, .. } => {
                self.acts(rule, at);
                match waiting {
                    Waiting::Turns(turns) => self.then("path-waits", turns.into(), at),
                    Waiting::Held | Waiting::Free => {
                        let id = if self.by_arrival_only(rule) { "path-held" } else { "path-held-otherwise" };
                        self.then(id, 0, at);
                    }
                }
            }
            Step::Pays { seat, stakes, why, to } => self.pays(seat, stakes, why, to),
            Step::Meets { .. } => self.met = None,
            Step::Released { by: ReleasedBy::OwnThrow | ReleasedBy::Paying, .. } => self.then("path-released", 0, Square::START),
            Step::Released { by: ReleasedBy::Arrival, from, to, .. } if from == to => {}
            Step::Released { pawn, from, to, .. } if from == to => {
                let text = self.words.say("path-other-released", &[("player", self.pawn(pawn).into())]);
                self.others.push(text);
            }
            Step::Displaced { pawn, to, .. } | Step::Released { pawn, to, .. } => {
                let text = self.words.say("path-displaced", &[("player", self.pawn(pawn).into()), ("square", self.words.at(to))]);
                self.others.push(text);
            }
            Step::GoesBack { to, .. } => self.then("path-goes-back", 0, to),
            Step::ThrowsAgain { by_dice, .. } => {
                // The square that gave it is the one that a transfer has just led away from.
                let here =
                    self.at.filter(|_| !self.carried).and_then(|at| self.words.rules.squares.at(at).map(|(rule, there)| (rule, at, there)));
                if let Some((rule, at, _)) = here.filter(|(.., there)| !by_dice && there.gives_throw()) {
                    self.acts(rule, at);
                }
                self.then("path-again", 0, Square::START);
            }
            Step::Wins { .. } => {
                let place = self.place();
                self.then.push(place);
            }
        }
    }

    fn by_arrival_only(&self, rule: RuleId) -> bool {
        let rule = self.words.rules.squares.get(rule);
        rule.is_some_and(|rule| rule.waits().all(|wait| wait.release.iter().all(|release| release.value == Release::Arrival)))
    }

    /// What is chosen shows in what follows; only an option of a square has a name worth telling.
    fn chooses(&mut self, about: Ask, option: usize) {
        let Ask::Square(rule) = about else { return };
        let choice = self.words.rules.squares.get(rule).and_then(|rule| rule.choose.get(option));
        if let Some(choice) = choice {
            if let Some(at) = self.at {
                self.names_last(rule, at);
            }
            let text = self.words.say("path-chooses", &[("label", self.words.text(&choice.label).into())]);
            self.then.push(text);
        }
    }

    fn pays(&mut self, seat: Seat, stakes: i64, why: PaidFor, to: PaidTo) {
        let id = if stakes < 0 { "path-takes" } else { "path-pays" };
        let n = stakes.unsigned_abs();
        let text = self.words.say(id, &[("n", n.into())]);
        match (why, to) {
            (PaidFor::Arrival(_) | PaidFor::MissedTurn(_) | PaidFor::Leaving(_), PaidTo::Seat(_)) => {
                // To each player the same: said once.
                if self.then.last() != Some(&text) {
                    self.then.push(text);
                }
            }
            (PaidFor::Arrival(_) | PaidFor::MissedTurn(_) | PaidFor::Leaving(_), PaidTo::Pot) => match self.paid {
                // One square after the other: added up.
                Some((place, before)) if (before < 0) == (stakes < 0) => {
                    let all = before.saturating_add(stakes);
                    let text = self.words.say(id, &[("n", all.unsigned_abs().into())]);
                    if let Some(told) = self.then.get_mut(place) {
                        *told = text;
                    }
                    self.paid = Some((place, all));
                }
                _ => {
                    self.paid = Some((self.then.len(), stakes));
                    self.then.push(text);
                }
            },
            (PaidFor::Meeting, _) if self.met == Some(stakes) && stakes > 0 => {
                // The other one of two who pay the same.
                self.met = None;
                self.others.pop();
                let text = self.words.say("path-both-pay", &[("n", n.into())]);
                self.others.push(text);
            }
            (PaidFor::Meeting | PaidFor::Release(_) | PaidFor::Rescue(_), _) => {
                self.met = Some(stakes).filter(|_| why == PaidFor::Meeting);
                self.others.push(format!("{} {text}", self.player(seat)));
            }
        }
    }
}
