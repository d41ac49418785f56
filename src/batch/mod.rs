//! The machine's door: a table and a throw as a line of JSON, the turn as another.
//!
//! In comes one line; out comes one line, always: the turn, or an error with a code that programs can rely on. Why
//! it exists: engines of others can be compared with ours, a hundred thousand turns at a time. The shapes stand in
//! `docs/machine-formats.md`.

mod answer;
mod request;

pub use answer::steps;

use fluent_bundle::FluentValue;
use serde_json::{Value, json};

use crate::engine::{End, Refusal, play};
use crate::rules::Rules;
use crate::texts::Texts;
use request::{Fault, Request};

/// The answer to one line, and whether it is a turn and not an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// One line of JSON, without its end of line.
    pub line: String,
    /// Whether the turn could be played.
    pub played: bool,
}

/// Answers one line. `texts` words the messages of errors; their codes are the same in every language.
pub fn answer(rules: &Rules, texts: &Texts, line: &[u8]) -> Answer {
    let value: Value = match serde_json::from_slice(line) {
        Ok(value) => value,
        Err(error) => return refuse(texts, &Value::Null, &Fault::line("json", error.to_string())),
    };
    let id = value.get("id").cloned().unwrap_or(Value::Null);
    match turn(rules, &value) {
        Ok(answer) => Answer { line: json!({"id": id}).merged(answer), played: true },
        Err(fault) => refuse(texts, &id, &fault),
    }
}

fn turn(rules: &Rules, value: &Value) -> Result<Value, Fault> {
    let request = Request::read(rules, value)?;
    let turn = play(rules, &request.state, request.mover, &request.hand).map_err(|refusal| match refusal {
        Refusal::Over(_) => Fault::new("game_over", "game-over", String::new()),
        Refusal::OffTheTrack { at, .. } => Fault::new("bad_square", "square", at.to_string()),
        Refusal::Dice(_) => request::dice_fault(rules),
        Refusal::UnknownSeat(_) => Fault::new("unknown_player", "player", String::new()),
        Refusal::MovesAndDice => Fault::line("moves-and-dice", request.hand.throw.to_string()),
        Refusal::CannotMove { pawn, .. } => Fault::line("cannot-move", (u16::from(pawn) + 1).to_string()),
    })?;
    match &turn.end {
        End::Endless(squares) => Err(Fault::endless(squares)),
        End::Asks(question) => Err(Fault::new("choice_needed", "choice", question.options.join(" | "))),
        End::Passes | End::ThrowsAgain | End::Wins(_) => Ok(answer::turn(rules, &request, &turn)),
    }
}

fn refuse(texts: &Texts, id: &Value, fault: &Fault) -> Answer {
    let message = texts.say(&format!("batch-{}", fault.message), &[("value", FluentValue::from(fault.value.as_str()))]);
    let mut error = json!({"code": fault.code, "message": message});
    if let (Some(squares), Some(error)) = (&fault.squares, error.as_object_mut()) {
        error.insert("loop".to_owned(), json!(squares));
    }
    Answer { line: json!({"id": id, "error": error}).to_string(), played: false }
}

trait Merged {
    fn merged(self, other: Value) -> String;
}

impl Merged for Value {
    /// The keys of both objects, these first.
    fn merged(mut self, other: Value) -> String {
        if let (Some(all), Value::Object(more)) = (self.as_object_mut(), other) {
            all.extend(more);
        }
        self.to_string()
    }
}
