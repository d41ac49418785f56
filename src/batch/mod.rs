//! The machine's door: a table and a throw as a line of JSON, the turn as another.
//!
//! In comes one line; out comes one line, always: the turn, or an error with a code that programs can rely on. Why
//! it exists: engines of others can be compared with ours, a hundred thousand turns at a time. The shapes stand in
//! `docs/machine-formats.md`.

mod answer;
mod request;
pub(crate) use answer::wait;

use std::collections::BTreeMap;

use fluent_bundle::FluentValue;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

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
    if let Err(error) = serde_json::from_slice::<&RawValue>(line) {
        return refuse(texts, None, &Fault::line("json", error.to_string()));
    }
    let Ok(mut keys) = serde_json::from_slice::<BTreeMap<String, &RawValue>>(line) else {
        return refuse(texts, None, &Fault::line("object", String::new()));
    };
    // What a line is called comes back letter by letter: it is not read at all.
    let id = keys.remove("id");
    let read = keys.into_iter().map(|(key, text)| Ok((key, serde_json::from_str(text.get())?))).collect();
    let answer = match read {
        Ok(line) => turn(rules, &line),
        Err(error) => Err(Fault::line("json", serde_json::Error::to_string(&error))),
    };
    match answer {
        Ok(answer) => Answer { line: with_id(id, &answer), played: true },
        Err(fault) => refuse(texts, id, &fault),
    }
}

fn turn(rules: &Rules, line: &Map<String, Value>) -> Result<Value, Fault> {
    let request = Request::read(rules, line)?;
    let turn = play(rules, &request.state, request.mover, &request.hand).map_err(|refusal| match refusal {
        Refusal::Over(_) => Fault::new("game_over", "game-over", String::new()),
        Refusal::OffTheTrack { at, .. } => request::square_fault(rules, at.to_string()),
        Refusal::Dice(_) => request::dice_fault(rules, &request.state, request.mover),
        Refusal::UnknownSeat(_) => Fault::new("unknown_player", "player", String::new()),
        Refusal::MovesAndDice => Fault::line("moves-and-dice", request.hand.throw.to_string()),
        Refusal::CannotMove { pawn, .. } => Fault::line("cannot-move", (u16::from(pawn) + 1).to_string()),
    })?;
    match &turn.end {
        End::Endless(squares) => Err(Fault::endless(squares)),
        End::Asks(question) => Err(Fault::new("choice_needed", "choice", question.options.join(" | "))),
        End::Passes | End::ThrowsAgain | End::Wins(_) => match request.hand.choices.get(turn.choices()) {
            Some(unasked) => Err(Fault::line("not-asked", unasked.clone())),
            None => Ok(answer::turn(rules, &request, &turn)),
        },
    }
}

fn refuse(texts: &Texts, id: Option<&RawValue>, fault: &Fault) -> Answer {
    let args = [("value", FluentValue::from(fault.value.as_str())), ("also", FluentValue::from(fault.also.as_str()))];
    let message = texts.say(&format!("batch-{}", fault.message), &args);
    let mut error = json!({"code": fault.code, "message": message});
    if let (Some(squares), Some(error)) = (&fault.squares, error.as_object_mut()) {
        error.insert("loop".to_owned(), json!(squares));
    }
    Answer { line: with_id(id, &json!({"error": error})), played: false }
}

/// The object with the name of its line in front.
fn with_id(id: Option<&RawValue>, answer: &Value) -> String {
    let id = id.map_or("null", RawValue::get);
    let rest = answer.to_string();
    // An answer is never an empty object.
    format!("{{\"id\":{id},{}", rest.strip_prefix('{').unwrap_or(&rest))
}
