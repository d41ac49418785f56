//! Lines as they come in.

use serde_json::{Map, Value};

use crate::engine::{Pawn, Player, State, Waiting};
use crate::rules::Rules;
use crate::vocab::{Seat, Square, Throw};

/// What a line asks for.
pub(super) struct Request {
    /// The players, in the order given: their turn order.
    pub(super) names: Vec<String>,
    pub(super) state: State,
    pub(super) mover: Seat,
    pub(super) throw: Throw,
}

/// Why a line cannot be answered.
pub(super) struct Fault {
    /// The code for programs.
    pub(super) code: &'static str,
    /// The message for people: `batch-<message>` in the texts.
    pub(super) message: &'static str,
    /// What the message is about.
    pub(super) value: String,
    /// The squares of an endless turn.
    pub(super) squares: Option<Vec<Square>>,
}

impl Fault {
    pub(super) fn new(code: &'static str, message: &'static str, value: String) -> Fault {
        Fault { code, message, value, squares: None }
    }

    pub(super) fn line(message: &'static str, value: String) -> Fault {
        Fault::new("bad_line", message, value)
    }

    pub(super) fn endless(squares: &[Square]) -> Fault {
        let names: Vec<String> = squares.iter().map(Square::to_string).collect();
        Fault { squares: Some(squares.to_vec()), ..Fault::new("endless", "endless", names.join(", ")) }
    }
}

const KEYS: &[&str] = &["id", "pawns", "pot", "mover", "dice", "moves", "choices"];
const PAWN_KEYS: &[&str] = &["player", "pawn", "at", "wait", "thrown", "purse"];

impl Request {
    pub(super) fn read(rules: &Rules, value: &Value) -> Result<Request, Fault> {
        let line = value.as_object().ok_or_else(|| Fault::line("object", String::new()))?;
        known(line, KEYS)?;
        if line.contains_key("moves") {
            return Err(Fault::line("one-pawn", "moves".to_owned()));
        }
        let pawns = line.get("pawns").and_then(Value::as_array).ok_or_else(|| Fault::line("pawns", String::new()))?;
        let mut names: Vec<String> = Vec::with_capacity(pawns.len());
        let mut seats = Vec::with_capacity(pawns.len());
        for pawn in pawns {
            let (name, seat) = read_pawn(rules, pawn)?;
            names.push(name);
            seats.push(seat);
        }
        if let Some(twice) = first_duplicate(&names) {
            return Err(Fault::new("duplicate_player", "twice", twice.to_owned()));
        }
        let mover = line.get("mover").and_then(Value::as_str).ok_or_else(|| Fault::line("mover", String::new()))?;
        let mover = names
            .iter()
            .position(|name| name == mover)
            .and_then(Seat::from_index)
            .ok_or_else(|| Fault::new("unknown_player", "player", mover.to_owned()))?;
        let state = State::new(seats, integer(line, "pot")?);
        let waits = state.pawn(mover).is_some_and(|pawn| pawn.waiting != Waiting::Free);
        let throw = match read_throw(rules, line.get("dice")) {
            Some(throw) => throw,
            // A pawn that waits is not thrown for: any throw will do.
            None if waits => rules.dice.value.throws().next().ok_or_else(|| dice_fault(rules))?,
            // A turn after the end is refused as such, whatever the dice.
            None if state.is_over_for(rules, mover) => return Err(Fault::new("game_over", "game-over", String::new())),
            None => return Err(dice_fault(rules)),
        };
        Ok(Request { names, state, mover, throw })
    }
}

fn dice_fault(rules: &Rules) -> Fault {
    Fault::new("bad_dice", "dice", rules.dice.value.to_string())
}

fn known(object: &Map<String, Value>, keys: &[&str]) -> Result<(), Fault> {
    match object.keys().find(|key| !keys.contains(&key.as_str())) {
        Some(key) => Err(Fault::line("key", key.clone())),
        None => Ok(()),
    }
}

fn first_duplicate(names: &[String]) -> Option<&str> {
    let mut sorted: Vec<&str> = names.iter().map(String::as_str).collect();
    sorted.sort_unstable();
    sorted.windows(2).find(|pair| pair.first() == pair.last()).and_then(|pair| pair.first().copied())
}

fn read_pawn(rules: &Rules, value: &Value) -> Result<(String, (Player, Pawn)), Fault> {
    let pawn = value.as_object().ok_or_else(|| Fault::line("pawns", String::new()))?;
    known(pawn, PAWN_KEYS)?;
    if pawn.get("pawn").is_some_and(|number| number.as_u64() != Some(1)) {
        return Err(Fault::line("one-pawn", "pawn".to_owned()));
    }
    let name = pawn.get("player").and_then(Value::as_str).ok_or_else(|| Fault::line("name", String::new()))?;
    let at = read_square(rules, pawn.get("at"))?;
    let waiting = read_wait(pawn.get("wait"))?;
    let thrown = match pawn.get("thrown") {
        // Whoever has left the start has thrown.
        None => !at.is_start(),
        Some(value) => value.as_bool().ok_or_else(|| Fault::line("thrown", name.to_owned()))?,
    };
    let purse = integer(pawn, "purse")?;
    Ok((name.to_owned(), (Player { thrown, purse }, Pawn { at, waiting })))
}

fn read_square(rules: &Rules, value: Option<&Value>) -> Result<Square, Fault> {
    value
        .and_then(Value::as_u64)
        .and_then(|number| u16::try_from(number).ok())
        .and_then(Square::new)
        .filter(|square| *square <= rules.last.value)
        .ok_or_else(|| Fault::new("bad_square", "square", value.map(Value::to_string).unwrap_or_default()))
}

fn read_wait(value: Option<&Value>) -> Result<Waiting, Fault> {
    match value {
        None => Ok(Waiting::Free),
        Some(Value::String(text)) if text == "held" => Ok(Waiting::Held),
        Some(value) => value
            .as_u64()
            .and_then(|turns| u32::try_from(turns).ok())
            .map(Waiting::turns)
            .ok_or_else(|| Fault::new("bad_wait", "wait", value.to_string())),
    }
}

fn integer(object: &Map<String, Value>, key: &'static str) -> Result<i64, Fault> {
    match object.get(key) {
        None => Ok(0),
        Some(value) => value.as_i64().ok_or_else(|| Fault::line("integer", key.to_owned())),
    }
}

fn read_throw(rules: &Rules, value: Option<&Value>) -> Option<Throw> {
    let faces: Option<Vec<u8>> = value?.as_array()?.iter().map(|face| u8::try_from(face.as_u64()?).ok()).collect();
    rules.dice.value.throw(&faces?).ok()
}
