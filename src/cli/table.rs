//! A table of pawns as a person writes it: `Alice=10`, `Bob=52:2`, `Chloé=31:held`, `A=0:thrown`.

use fluent_bundle::FluentValue;

use super::failure::Failure;
use crate::engine::{Pawn, Player, State, Waiting};
use crate::rules::Rules;
use crate::texts::Texts;
use crate::vocab::{Seat, Square, Throw};

/// Players with their pawns.
pub(super) struct Table {
    /// Their names, in turn order.
    pub(super) names: Vec<String>,
    /// Where they stand.
    pub(super) state: State,
}

fn wrong(texts: &Texts, message: &str, value: &str, also: &str) -> Failure {
    Failure::CannotRun(texts.say(message, &[("value", FluentValue::from(value)), ("also", FluentValue::from(also))]))
}

impl Table {
    /// Reads the pawns given, or one pawn on the start.
    pub(super) fn read(rules: &Rules, texts: &Texts, given: &[String]) -> Result<Table, Failure> {
        if given.is_empty() {
            return Ok(Table { names: vec![texts.say("cli-player", &[])], state: State::start(1) });
        }
        let mut names: Vec<String> = Vec::new();
        let mut seats = Vec::new();
        for text in given {
            let (name, rest) = text.split_once('=').ok_or_else(|| wrong(texts, "cli-at", text, ""))?;
            let (square, wait) = rest.split_once(':').unwrap_or((rest, ""));
            let last = rules.last.value;
            let at = square
                .parse()
                .ok()
                .and_then(Square::new)
                .filter(|at| *at <= last)
                .ok_or_else(|| wrong(texts, "cli-square", square, &last.to_string()))?;
            let thrown = !at.is_start() || wait == "thrown";
            let waiting = match wait {
                "" | "thrown" => Waiting::Free,
                "held" => Waiting::Held,
                turns => Waiting::turns(turns.parse().map_err(|_| wrong(texts, "cli-wait", turns, ""))?),
            };
            if name.trim().is_empty() {
                return Err(wrong(texts, "cli-at", text, ""));
            }
            if names.iter().any(|other| other == name) {
                return Err(wrong(texts, "cli-twice", name, ""));
            }
            names.push(name.to_owned());
            seats.push((Player { thrown, purse: 0 }, Pawn { at, waiting }));
        }
        Ok(Table { names, state: State::new(seats, 0) })
    }

    /// The seat of that player, or the first one.
    pub(super) fn seat(&self, texts: &Texts, name: Option<&str>) -> Result<Seat, Failure> {
        match name {
            None => Ok(Seat::default()),
            Some(name) => self
                .names
                .iter()
                .position(|other| other == name)
                .and_then(Seat::from_index)
                .ok_or_else(|| wrong(texts, "cli-unknown-player", name, &self.names.join(", "))),
        }
    }
}

/// Reads `1+3`, or `4` for one die.
pub(super) fn throw(rules: &Rules, texts: &Texts, text: &str) -> Result<Throw, Failure> {
    let dice = rules.dice.value;
    let faces: Option<Vec<u8>> = text.split(['+', ',']).map(|face| face.trim().parse().ok()).collect();
    faces.and_then(|faces| dice.throw(&faces).ok()).ok_or_else(|| {
        let example: Vec<&str> = ["1", "3", "2", "4"].into_iter().take(usize::from(dice.count())).collect();
        let args = [
            ("value", FluentValue::from(text)),
            ("count", FluentValue::from(dice.count())),
            ("faces", FluentValue::from(dice.faces())),
            ("also", FluentValue::from(example.join("+"))),
        ];
        Failure::CannotRun(texts.say("cli-throw", &args))
    })
}
