//! A table of pawns as a person writes it: `Alice=10`, `Bob=52:2`, `Chloé=31:held`, `A=0:thrown`;
//! several pawns of one player with commas, `Alice=10,52:held`.

use fluent_bundle::FluentValue;

use super::failure::Failure;
use crate::engine::{Move, Pawn, Player, State, Waiting};
use crate::rules::Rules;
use crate::texts::Texts;
use crate::vocab::{Dice, Seat, Square, Throw};

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
    /// Reads the pawns given, or pawns of one player on the start.
    pub(super) fn read(rules: &Rules, texts: &Texts, given: &[String]) -> Result<Table, Failure> {
        if given.is_empty() {
            return Ok(Table { names: vec![texts.say("cli-player", &[])], state: State::start(rules, 1) });
        }
        let mut names: Vec<String> = Vec::new();
        let mut seats: Vec<(Player, Vec<Pawn>)> = Vec::new();
        for text in given {
            let (name, rest) = text.split_once('=').ok_or_else(|| wrong(texts, "cli-at", text, ""))?;
            if name.trim().is_empty() {
                return Err(wrong(texts, "cli-at", text, ""));
            }
            if names.iter().any(|other| other == name) {
                return Err(wrong(texts, "cli-twice", name, ""));
            }
            let read: Vec<(Pawn, bool)> = rest.split(',').map(|text| pawn(rules, texts, text)).collect::<Result<_, _>>()?;
            let most = usize::from(rules.pawns_each(given.len()));
            if read.len() > most {
                return Err(wrong(texts, "cli-too-many-pawns", rest, &most.to_string()));
            }
            let player = Player { thrown: read.iter().any(|(_, thrown)| *thrown), ..Player::default() };
            names.push(name.to_owned());
            seats.push((player, read.into_iter().map(|(pawn, _)| pawn).collect()));
        }
        let each = rules.pawns_each(names.len());
        Ok(Table { names, state: State::with_pawns(seats, each, rules.begin(), 0) })
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

/// Reads `10`, `52:2`, `52:held`, `0:thrown`: a pawn, and whether it tells that the first throw has been made.
fn pawn(rules: &Rules, texts: &Texts, text: &str) -> Result<(Pawn, bool), Failure> {
    let (square, wait) = text.split_once(':').unwrap_or((text, ""));
    let last = rules.last();
    let at = square
        .trim()
        .parse()
        .ok()
        .and_then(Square::new)
        .filter(|at| *at <= last)
        .ok_or_else(|| wrong(texts, "cli-square", square, &last.to_string()))?;
    let at = at.max(rules.begin());
    let waiting = match wait {
        "" | "thrown" => Waiting::Free,
        "held" => Waiting::Held,
        turns => Waiting::turns(turns.parse().map_err(|_| wrong(texts, "cli-wait", turns, ""))?),
    };
    Ok((Pawn { at, waiting }, at != rules.begin() || wait == "thrown"))
}

/// Reads `6:2,1:1`: each die with the number of the pawn that it moves.
pub(super) fn moves(texts: &Texts, text: &str) -> Result<Vec<Move>, Failure> {
    let one = |text: &str| {
        let (die, pawn) = text.split_once(':')?;
        let pawn: u8 = pawn.trim().parse().ok()?;
        Some(Move { die: die.trim().parse().ok()?, pawn: pawn.checked_sub(1)? })
    };
    text.split(',').map(one).collect::<Option<Vec<Move>>>().ok_or_else(|| wrong(texts, "cli-moves", text, ""))
}

/// Reads `1+3`, or `4` for one die: dice that the variant uses somewhere. Which ones this turn asks for, the engine
/// tells.
pub(super) fn throw(rules: &Rules, texts: &Texts, text: &str) -> Result<Throw, Failure> {
    let faces: Option<Vec<u8>> = text.split(['+', ',']).map(|face| face.trim().parse().ok()).collect();
    let all = rules.all_dice();
    faces
        .and_then(|faces| all.iter().find_map(|dice| dice.throw(&faces).ok()))
        .ok_or_else(|| wrong_dice(texts, rules.dice.usual.value, text))
}

/// Says which dice are thrown.
pub(super) fn wrong_dice(texts: &Texts, dice: Dice, text: &str) -> Failure {
    let example: Vec<&str> = ["1", "3", "2", "4"].into_iter().take(usize::from(dice.count())).collect();
    let args = [
        ("value", FluentValue::from(text)),
        ("count", FluentValue::from(dice.count())),
        ("faces", FluentValue::from(dice.faces())),
        ("also", FluentValue::from(example.join("+"))),
    ];
    Failure::CannotRun(texts.say("cli-throw", &args))
}
