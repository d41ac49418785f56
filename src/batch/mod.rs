//! The machine's door: a table and a throw as a line of JSON, the turn as another.
//!
//! In comes one line; out comes one line, always: the turn, or an error with a code that programs can rely on. Why
//! it exists: engines of others can be compared with ours, a hundred thousand turns at a time. The shapes stand in
//! `docs/machine-formats.md`.

mod answer;
mod doubts;
mod request;
pub(crate) use answer::wait;
pub use doubts::Doubts;

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

/// Answers one line. `texts` words the messages of errors, which name the line by its `number`, from 1; their codes are the
/// same in every language.
pub fn answer(rules: &Rules, texts: &Texts, doubts: &Doubts, number: u64, line: &[u8]) -> Answer {
    let refuse = |id, fault| refuse(texts, number, id, &fault);
    if let Err(error) = serde_json::from_slice::<&RawValue>(line) {
        return refuse(None, not_json(line, &error));
    }
    let Ok(mut keys) = serde_json::from_slice::<BTreeMap<String, &RawValue>>(line) else {
        // Half of a character is JSON all the same, also in a key.
        let is_object = line.trim_ascii_start().starts_with(b"{");
        return refuse(None, Fault::line(if is_object { "unread-key" } else { "object" }, String::new()));
    };
    // What a line is called comes back letter by letter: it is not read at all.
    let id = keys.remove("id");
    // So are numbers that are too large, and lists in lists without end.
    let read = keys.into_iter().map(|(key, text)| match serde_json::from_str(text.get()) {
        Ok(value) => Ok((key, value)),
        Err(_) => Err(Fault::line("value", key)),
    });
    match read.collect::<Result<_, _>>().and_then(|line| turn(rules, doubts, &line)) {
        Ok(answer) => Answer { line: with_id(id, &answer), played: true },
        Err(fault) => refuse(id, fault),
    }
}

/// What is answered to a line of more bytes than `most`, which is not read.
pub fn too_long(texts: &Texts, number: u64, most: u64) -> Answer {
    refuse(texts, number, None, &Fault::line("too-long", most.to_string()))
}

/// Where a line stops being JSON: at a letter, or at its end.
fn not_json(line: &[u8], error: &serde_json::Error) -> Fault {
    if line.iter().all(u8::is_ascii_whitespace) {
        return Fault::line("empty", String::new());
    }
    let read = line.get(..error.column()).unwrap_or(line);
    let column = String::from_utf8_lossy(read).chars().count().max(1);
    let message = if error.is_eof() { "json-ends" } else { "json" };
    Fault { column: Some(column), ..Fault::line(message, column.to_string()) }
}

fn turn(rules: &Rules, doubts: &Doubts, line: &Map<String, Value>) -> Result<Value, Fault> {
    let request = Request::read(rules, line)?;
    let turn = play(rules, &request.state, request.mover, &request.hand).map_err(|refusal| match refusal {
        Refusal::Over(_) => Fault::new("game_over", "game-over", String::new()),
        Refusal::OffTheTrack { at, .. } => request::square_fault(rules, at.to_string()),
        Refusal::Dice(_) => request::dice_fault("dice", rules, &request.state, request.mover),
        Refusal::UnknownSeat(_) => Fault::new("unknown_player", "player", String::new()),
        Refusal::MovesAndDice => Fault::line("moves-and-dice", request.hand.throw.to_string()),
        Refusal::CannotMove { pawn, .. } => Fault::line("cannot-move", (u16::from(pawn) + 1).to_string()),
    })?;
    match &turn.end {
        End::Endless(squares) => Err(Fault::endless(squares)),
        End::Asks(question) => Err(Fault::new("choice_needed", "choice", question.options.join(" | "))),
        End::Passes | End::ThrowsAgain | End::Wins(_) => match request.hand.choices.get(turn.choices()) {
            Some(unasked) => Err(Fault::line("not-asked", unasked.clone())),
            None => {
                let mut answer = answer::turn(rules, &request, &turn);
                if let Some(object) = answer.as_object_mut() {
                    object.insert("doubts".to_owned(), json!(doubts.of(&request.names, &request.state)));
                }
                Ok(answer)
            }
        },
    }
}

fn refuse(texts: &Texts, number: u64, id: Option<&RawValue>, fault: &Fault) -> Answer {
    let args = [("value", FluentValue::from(fault.value.as_str())), ("also", FluentValue::from(fault.also.as_str()))];
    let message = texts.say(&format!("batch-{}", fault.message), &args);
    let mut error = Map::from_iter([("line".to_owned(), json!(number))]);
    error.extend(fault.column.map(|column| ("column".to_owned(), json!(column))));
    error.extend([("code".to_owned(), json!(fault.code)), ("message".to_owned(), json!(message))]);
    error.extend(fault.squares.as_ref().map(|squares| ("loop".to_owned(), json!(squares))));
    Answer { line: with_id(id, &json!({"error": error})), played: false }
}

/// The object with the name of its line in front.
fn with_id(id: Option<&RawValue>, answer: &Value) -> String {
    let id = id.map_or("null", RawValue::get);
    let rest = answer.to_string();
    // An answer is never an empty object.
    format!("{{\"id\":{id},{}", rest.strip_prefix('{').unwrap_or(&rest))
}
