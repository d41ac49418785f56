//! Lines as they come in.

use std::collections::HashMap;

use serde_json::{Map, Value};

use crate::engine::{self, Hand, Move, Pawn, PawnId, Player, State, Waiting};
use crate::game::record::can_be_called;
use crate::rules::Rules;
use crate::vocab::{Dice, Seat, Square, commas};

/// What a line asks for.
pub(super) struct Request {
    /// The players, in the order in which the line names them: their turn order.
    pub(super) names: Vec<String>,
    /// The pawns, in the order given.
    pub(super) pawns: Vec<PawnId>,
    pub(super) state: State,
    pub(super) mover: Seat,
    pub(super) hand: Hand,
}

/// Why a line cannot be answered.
pub(super) struct Fault {
    /// The code for programs.
    pub(super) code: &'static str,
    /// The message for people: `batch-<message>` in the texts.
    pub(super) message: &'static str,
    /// What the message is about.
    pub(super) value: String,
    /// What would be right.
    pub(super) also: String,
    /// The letter of the line where it stops being JSON, from 1.
    pub(super) column: Option<usize>,
    /// The squares of an endless turn.
    pub(super) squares: Option<Vec<Square>>,
}

impl Fault {
    pub(super) fn new(code: &'static str, message: &'static str, value: String) -> Fault {
        Fault { code, message, value, also: String::new(), column: None, squares: None }
    }

    pub(super) fn line(message: &'static str, value: String) -> Fault {
        Fault::new("bad_line", message, value)
    }

    pub(super) fn endless(squares: &[Square]) -> Fault {
        Fault { squares: Some(squares.to_vec()), ..Fault::new("endless", "endless", commas(squares)) }
    }
}

/// The most stakes, to either side, that a line may name.
const MOST_STAKES: i64 = 1_000_000_000_000_000;

const KEYS: &[&str] = &["pawns", "pot", "mover", "dice", "moves", "choices"];
const PAWN_KEYS: &[&str] = &["player", "pawn", "at", "wait", "thrown", "purse", "streak"];

impl Request {
    pub(super) fn read(rules: &Rules, line: &Map<String, Value>) -> Result<Request, Fault> {
        known(line, KEYS)?;
        let table = Table::read(rules, line)?;
        let mover = line.get("mover").and_then(Value::as_str).ok_or_else(|| Fault::line("mover", String::new()))?;
        let mover = table.seat(mover).ok_or_else(|| Fault::new("unknown_player", "player", mover.to_owned()))?;
        let state = State::with_pawns(table.seats, table.each, rules.begin(), stakes(line, "pot")?);
        let moves = read_moves(line)?;
        let choices = read_choices(line)?;
        let dice = match (line.get("dice"), moves.is_empty()) {
            (Some(_), false) => return Err(Fault::line("dice-and-moves", String::new())),
            (dice, true) => dice.and_then(faces),
            (None, false) => Some(moves.iter().map(|one| one.die).collect()),
        };
        let wrong = match line.get("dice") {
            None if moves.is_empty() => "dice-needed",
            Some(dice) if !dice.is_array() => "dice-list",
            _ => "dice",
        };
        let throw = match dice.and_then(|faces| rules.throw(&faces).ok()) {
            Some(throw) => throw,
            // A player who only waits is not thrown for: any throw will do.
            // A turn after the end is refused as such, whatever the dice.
            None if engine::dice(rules, &state, mover).is_none() => rules.dice.usual.value.way(0),
            None => return Err(dice_fault(wrong, rules, &state, mover)),
        };
        Ok(Request { names: table.names, pawns: table.pawns, state, mover, hand: Hand { throw, moves, choices } })
    }
}

/// The players and pawns of a line.
struct Table {
    names: Vec<String>,
    pawns: Vec<PawnId>,
    seats: Vec<(Player, Vec<Pawn>)>,
    each: u8,
}

impl Table {
    fn read(rules: &Rules, line: &Map<String, Value>) -> Result<Table, Fault> {
        let pawns = line.get("pawns").and_then(Value::as_array).ok_or_else(|| Fault::line("pawns", String::new()))?;
        let mut table = Table { names: Vec::new(), pawns: Vec::with_capacity(pawns.len()), seats: Vec::new(), each: 1 };
        // A long line can name many players: their seats are looked up, not searched.
        let mut seats: HashMap<String, usize> = HashMap::new();
        for value in pawns {
            let (name, number, player, pawn) = read_pawn(rules, value)?;
            let index = *seats.entry(name.clone()).or_insert(table.seats.len());
            if index == table.seats.len() {
                table.names.push(name.clone());
                table.seats.push((player, Vec::new()));
            }
            let (known, own) = table.seats.get_mut(index).ok_or_else(|| Fault::line("pawns", String::new()))?;
            if number.unwrap_or(1) as usize != own.len() + 1 {
                // The same pawn twice is the same player twice; a gap is a line that does not name all pawns.
                let duplicate = number.unwrap_or(1) as usize <= own.len();
                return Err(if duplicate { Fault::new("duplicate_player", "twice", name) } else { Fault::line("pawn-order", name) });
            }
            if *known != player {
                return Err(Fault::line("players-agree", name));
            }
            own.push(pawn);
            let seat = Seat::from_index(index).ok_or_else(|| Fault::line("pawns", String::new()))?;
            table.pawns.push(PawnId { seat, number: u8::try_from(own.len() - 1).unwrap_or(u8::MAX) });
        }
        let most = table.seats.iter().map(|(_, own)| own.len()).max().unwrap_or(1);
        let expected = usize::from(rules.pawns_each(table.seats.len()));
        if let Some((name, _)) = table.names.iter().zip(&table.seats).find(|(_, (_, own))| own.len() != most) {
            return Err(Fault::line("same-pawns", name.clone()));
        }
        if most > expected {
            return Err(Fault::line("too-many-pawns", expected.to_string()));
        }
        table.each = u8::try_from(most).unwrap_or(u8::MAX);
        Ok(table)
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        self.names.iter().position(|other| other == name).and_then(Seat::from_index)
    }
}

/// What is wrong with the dice, and which ones this player throws now, with an example.
pub(super) fn dice_fault(wrong: &'static str, rules: &Rules, state: &State, mover: Seat) -> Fault {
    let (dice, or) = engine::dice(rules, state, mover).unwrap_or((rules.dice.usual.value, None));
    let example = |dice: Dice| format!("{} ({dice})", serde_json::json!(dice.sample()));
    let both: Vec<String> = std::iter::once(dice).chain(or).map(example).collect();
    Fault::new("bad_dice", wrong, both.join(" | "))
}

pub(super) fn square_fault(rules: &Rules, value: String) -> Fault {
    Fault { also: rules.last().to_string(), ..Fault::new("bad_square", "square", value) }
}

fn known(object: &Map<String, Value>, keys: &[&str]) -> Result<(), Fault> {
    match object.keys().find(|key| !keys.contains(&key.as_str())) {
        Some(key) => Err(Fault::line("key", key.clone())),
        None => Ok(()),
    }
}

fn read_pawn(rules: &Rules, value: &Value) -> Result<(String, Option<u64>, Player, Pawn), Fault> {
    let pawn = value.as_object().ok_or_else(|| Fault::line("pawns", String::new()))?;
    known(pawn, PAWN_KEYS)?;
    let name =
        pawn.get("player").and_then(Value::as_str).filter(|name| can_be_called(name)).ok_or_else(|| Fault::line("name", String::new()))?;
    let number = match pawn.get("pawn") {
        None => None,
        Some(number) => Some(number.as_u64().filter(|number| *number >= 1).ok_or_else(|| Fault::line("pawn-number", name.to_owned()))?),
    };
    let at = read_square(rules, pawn.get("at"))?;
    let waiting = read_wait(pawn.get("wait"))?;
    let thrown = match pawn.get("thrown") {
        // Whoever has left the start has thrown.
        None => at != rules.begin(),
        Some(value) => value.as_bool().ok_or_else(|| Fault::line("thrown", name.to_owned()))?,
    };
    let purse = stakes(pawn, "purse")?;
    let streak = u8::try_from(integer(pawn, "streak")?).map_err(|_| Fault::line("integer", "streak".to_owned()))?;
    Ok((name.to_owned(), number, Player { thrown, purse, streak }, Pawn { at, waiting }))
}

fn read_moves(line: &Map<String, Value>) -> Result<Vec<Move>, Fault> {
    let fault = || Fault::line("moves", String::new());
    let Some(value) = line.get("moves") else { return Ok(Vec::new()) };
    let one = |value: &Value| {
        let number = |key: &str| value.get(key)?.as_u64().and_then(|number| u8::try_from(number).ok());
        Some(Move { die: number("die")?, pawn: number("pawn")?.checked_sub(1)? })
    };
    value.as_array().ok_or_else(fault)?.iter().map(|value| one(value).ok_or_else(fault)).collect()
}

fn read_choices(line: &Map<String, Value>) -> Result<Vec<String>, Fault> {
    let fault = || Fault::line("choices", String::new());
    let Some(value) = line.get("choices") else { return Ok(Vec::new()) };
    value.as_array().ok_or_else(fault)?.iter().map(|choice| choice.as_str().map(str::to_owned).ok_or_else(fault)).collect()
}

fn read_square(rules: &Rules, value: Option<&Value>) -> Result<Square, Fault> {
    value
        .and_then(Value::as_u64)
        .and_then(|number| u16::try_from(number).ok())
        .and_then(Square::new)
        .filter(|square| *square <= rules.last())
        .ok_or_else(|| square_fault(rules, value.map_or_else(|| "null".to_owned(), Value::to_string)))
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

/// Stakes within [`MOST_STAKES`], so that no turn comes near the end of what a number holds.
fn stakes(object: &Map<String, Value>, key: &'static str) -> Result<i64, Fault> {
    let stakes = integer(object, key)?;
    if stakes.unsigned_abs() > MOST_STAKES.unsigned_abs() {
        return Err(Fault { also: MOST_STAKES.to_string(), ..Fault::line("stakes", key.to_owned()) });
    }
    Ok(stakes)
}

fn faces(value: &Value) -> Option<Vec<u8>> {
    value.as_array()?.iter().map(|face| u8::try_from(face.as_u64()?).ok()).collect()
}
