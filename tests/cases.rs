//! Turns whose result a source tells, or an independent program worked out from a source: `tests/data/cases.json`.
//!
//! An occupant of a waiting square has its full wait before it, the mover is free. Where `first_throw` is absent the
//! first throw has been made. The wait of an answer is the mover's.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use common::{read, seasoned, shown, square};
use goosebook::engine::{End, Hand, Pawn, PawnId, Player, Refusal, State, Step, Turn, Waiting, play};
use goosebook::rules::{FirstScope, Rules};
use goosebook::vocab::{DiceError, Seat};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct File {
    cases: Vec<Case>,
    refusals: Vec<Refused>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    kind: String,
    source: String,
    rules: String,
    players: BTreeMap<String, u16>,
    mover: String,
    dice: Vec<u8>,
    first_throw: Option<bool>,
    expected: Expected,
}

#[derive(Deserialize)]
struct Expected {
    positions: BTreeMap<String, u16>,
    #[serde(default)]
    events: Vec<String>,
    #[serde(default)]
    wait: Wait,
    winner: Option<String>,
}

/// As the cases write it: a number of turns, with `_or_relieved` where an arrival can end it, or `until_relieved`.
#[derive(Deserialize, Default)]
#[serde(untagged)]
enum Wait {
    #[default]
    None,
    Turns(u32),
    Words(String),
}

#[derive(Deserialize)]
struct Refused {
    id: String,
    kind: String,
    rules: String,
    dice: Option<Vec<u8>>,
    expected: String,
}

/// A set of rules, how many cases it has, and the variant that has these rules.
type Set = (&'static str, usize, fn() -> Rules);

const SETS: &[Set] = &[
    ("famille", 12, || read::shipped("famille")),
    ("infolib", 5, || read::shipped("infolib")),
    ("classique-mises", 1, || read::shipped("classique-mises")),
    ("mcrl2", 11, || read::shipped("nl-mcrl2")),
    ("kata", 40, || read::known("kata")),
    ("kata_step2", 3, || read::known("kata-step2")),
    ("kata_bridge_only", 3, || read::known("kata-bridge-only")),
    ("sl_mb47", 7, || read::known("sl-mb47")),
    ("es_retropia", 11, || read::known("es-retropia")),
    ("it_classic_posta", 5, || read::known("it-classic-posta")),
];

fn file() -> File {
    serde_json::from_str(include_str!("data/cases.json")).unwrap()
}

impl Case {
    /// Who sits where: in alphabetical order, which no case depends on.
    fn seat(&self, name: &str) -> Seat {
        Seat::from_index(self.players.keys().position(|player| player == name).unwrap()).unwrap()
    }

    fn state(&self, rules: &Rules) -> State {
        let seats = self.players.iter().map(|(name, at)| {
            let at = square(*at);
            let wait = rules.squares.at(at).and_then(|(_, rule)| rule.effect.wait.as_ref().filter(|_| rule.effect.motion.is_none()));
            let full = wait.map_or(Waiting::Free, |wait| wait.turns.as_ref().map_or(Waiting::Held, |turns| Waiting::turns(turns.value)));
            let waiting = if *name == self.mover { Waiting::Free } else { full };
            let on_start = rules.first_throw.scope.value == FirstScope::OnStart;
            let thrown = !(self.first_throw.unwrap_or(on_start && at.is_start()) && *name == self.mover);
            (Player { thrown, ..Player::default() }, Pawn { at, waiting })
        });
        State::new(seats.collect(), 0)
    }

    /// What the engine does otherwise than the case says.
    fn differences(&self, rules: &Rules) -> Vec<String> {
        let mut found = Vec::new();
        let throw = rules.dice.usual.value.throw(&self.dice).unwrap();
        let seat = self.seat(&self.mover);
        let turn = play(rules, &self.state(rules), seat, &Hand::from(throw)).unwrap();
        for (name, at) in &self.expected.positions {
            let pawn = turn.state.pawn(self.seat(name)).unwrap();
            if pawn.at != square(*at) {
                found.push(format!("{name} on {}, not on {at}", pawn.at));
            }
            // Whoever is moved and is not the mover is free.
            if *name != self.mover && self.players[name] != *at && pawn.waiting != Waiting::Free {
                found.push(format!("{name} waits"));
            }
        }
        let wait = match &self.expected.wait {
            Wait::None => Waiting::Free,
            Wait::Turns(turns) => Waiting::turns(*turns),
            Wait::Words(words) => match words.split_once('_').unwrap() {
                ("until", "relieved") => Waiting::Held,
                (turns, "or_relieved") => Waiting::turns(turns.parse().unwrap()),
                _ => panic!("{}: {words}", self.id),
            },
        };
        let waits = turn.state.pawn(seat).unwrap().waiting;
        if waits != wait {
            found.push(format!("{} is {waits:?}, not {wait:?}", self.mover));
        }
        if matches!(turn.end, End::Wins(_)) != self.expected.winner.is_some() {
            found.push(format!("ends {:?}", turn.end));
        }
        found.extend(self.expected.events.iter().filter(|event| !self.happens(event, &turn)).map(|event| format!("no {event}")));
        found
    }

    /// Whether a step of the turn is what the case calls by that name: `goose:14`, `displace:Bob:4`, `goose:5->9`.
    fn happens(&self, event: &str, turn: &Turn) -> bool {
        let (word, rest) = event.split_once(':').unwrap_or((event, ""));
        let number = |text: &str| text.parse().ok().map(square);
        let any = |is: &dyn Fn(&Step) -> bool| turn.steps.iter().any(is);
        let ends = |at: &goosebook::vocab::Square| number(rest).is_none_or(|number| number == *at);
        match word {
            _ if rest.contains("->") => {
                let (one, other) = rest.split_once("->").unwrap();
                any(&|step| matches!(step, Step::Transfer { from, to, .. } if Some(*from) == number(one) && Some(*to) == number(other)))
            }
            "move" => any(&|step| matches!(step, Step::Walk { to, .. } if ends(to))),
            "goose" => any(&|step| matches!(step, Step::Again { at, .. } if ends(at))),
            "bounce" => any(&|step| matches!(step, Step::Bounce { to, .. } if ends(to))),
            "bridge" | "maze" | "death" => any(&|step| matches!(step, Step::Transfer { to, .. } if ends(to))),
            "ladder" => any(&|step| matches!(step, Step::Transfer { from, to, .. } if to > from)),
            "chute" => any(&|step| matches!(step, Step::Transfer { from, to, .. } if to < from)),
            "first_throw" => any(&|step| matches!(step, Step::Transfer { by: goosebook::engine::TransferBy::FirstThrow(_), .. })),
            "displace" => {
                let (name, to) = rest.split_once(':').unwrap();
                let (gone, there) = (self.seat(name), number(to).unwrap());
                any(&|step| match step {
                    Step::Displaced { pawn, to, .. } | Step::Released { pawn, to, .. } => (*pawn, *to) == (PawnId::first(gone), there),
                    _ => false,
                })
            }
            "release" => any(&|step| matches!(step, Step::Released { pawn, .. } if pawn.seat == self.seat(rest))),
            "wait" => any(&|step| matches!(step, Step::Waits { .. })),
            "pay" => any(&|step| matches!(step, Step::Pays { .. })),
            "roll_again" => any(&|step| matches!(step, Step::ThrowsAgain { .. })),
            "overshoot" => any(&|step| matches!(step, Step::Stays { .. })),
            "win" => any(&|step| matches!(step, Step::Wins { .. })),
            _ => panic!("{}: unknown event {event}", self.id),
        }
    }
}

#[test]
fn every_case_holds() {
    let file = file();
    let mut wrong = Vec::new();
    let mut run = 0;
    for (set, count, rules) in SETS {
        let rules = rules();
        let cases: Vec<&Case> = file.cases.iter().filter(|case| case.rules == *set).collect();
        assert_eq!(cases.len(), *count, "cases of {set}");
        for case in cases {
            run += 1;
            let differences = case.differences(&rules);
            if !differences.is_empty() {
                wrong.push(format!("{} ({}, {set}, {}): {}", case.id, case.kind, case.source, differences.join("; ")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(run, file.cases.len(), "every case belongs to a set");
    assert_eq!(run, 98);
}

#[test]
fn every_refusal_holds() {
    let file = file();
    let rules = read::written("kata");
    let dice = rules.dice.usual.value;
    let hand = Hand::from(dice.throw(&[1, 2]).unwrap());
    let mut run = Vec::new();
    for refused in &file.refusals {
        assert_eq!((refused.rules.as_str(), refused.expected.as_str()), ("kata", "rejected"));
        match (refused.kind.as_str(), &refused.dice, refused.id.as_str()) {
            ("invalid_input", Some(faces), _) => assert_eq!(dice.throw(faces).err(), Some(DiceError::OtherFace(8))),
            // After someone has won.
            (_, _, "r003") => {
                let home = Pawn::free(rules.last());
                let away = Pawn::free(square(4));
                let state = State::new(vec![(seasoned(), home), (seasoned(), away)], 0);
                for seat in state.seats() {
                    assert_eq!(play(&rules, &state, seat, &hand), Err(Refusal::Over(seat)));
                }
            }
            // By someone who does not play.
            (_, _, "r004") => {
                let nobody = Seat::from_index(2).unwrap();
                let refusal = play(&rules, &State::start(&rules, 2), nobody, &hand);
                assert_eq!(refusal, Err(Refusal::UnknownSeat(nobody)));
            }
            // A name that is taken: the engine knows seats only, names come with the examples of a file (duplicate key).
            (_, _, "r005") => {
                let report = read::report("kata-name-taken");
                assert_eq!((report.variant.is_none(), shown::codes(&report)), (true, vec!["G0102"]));
            }
            _ => panic!("{}", refused.id),
        }
        run.push(refused.id.as_str());
    }
    assert_eq!(run, ["r001", "r002", "r003", "r004", "r005"]);
}
