//! A table of pawns as a person writes it: `Alice=10`, `Bob=52:2`, `Chloé=31:held`, `A=0:thrown`;
//! several pawns of one player with commas, `Alice=10,52:held`.

use fluent_bundle::FluentValue;

use super::failure::Failure;
use super::output;
use super::waits::{self, Most};
use crate::engine::{Move, Pawn, Player, State, Waiting, read_moves};
use crate::rules::Rules;
use crate::texts::{Arg, Texts};
use crate::vocab::{Dice, Seat, Square};

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
            let name = name.trim();
            if name.is_empty() || name.contains(char::is_control) {
                return Err(wrong(texts, "cli-at", text, ""));
            }
            if names.iter().any(|other| other == name) {
                return Err(wrong(texts, "cli-twice", name, ""));
            }
            let one = |text| pawn(rules, texts, name, text);
            let read: Vec<(Pawn, bool)> = rest.split(',').map(one).collect::<Result<_, _>>()?;
            let most = rules.pawns_each(given.len());
            if read.len() > usize::from(most) {
                let args = [("value", FluentValue::from(rest)), ("most", FluentValue::from(most))];
                return Err(Failure::CannotRun(texts.say("cli-too-many-pawns", &args)));
            }
            let player = Player { thrown: read.iter().any(|(_, thrown)| *thrown), ..Player::default() };
            names.push(name.to_owned());
            seats.push((player, read.into_iter().map(|(pawn, _)| pawn).collect()));
        }
        let each = rules.pawns_each(names.len());
        Ok(Table { names, state: State::with_pawns(seats, each, rules.begin(), 0) })
    }

    /// What the player on a seat is called.
    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map(String::as_str).unwrap_or_default()
    }

    /// The seat of that player, or the first one.
    pub(super) fn seat(&self, texts: &Texts, name: Option<&str>) -> Result<Seat, Failure> {
        match name {
            None => Ok(Seat::default()),
            Some(name) => self
                .names
                .iter()
                .position(|other| other == name.trim())
                .and_then(Seat::from_index)
                .ok_or_else(|| wrong(texts, "cli-unknown-player", name, &self.names.join(", "))),
        }
    }
}

/// Reads `10`, `52:2`, `52:held`, `0:thrown`: a pawn, and whether it tells that the first throw has been made.
fn pawn(rules: &Rules, texts: &Texts, player: &str, text: &str) -> Result<(Pawn, bool), Failure> {
    if text.contains('=') {
        return Err(wrong(texts, "cli-at-again", text, ""));
    }
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
    let waiting = match wait.trim() {
        "" | "thrown" => Waiting::Free,
        "held" => Waiting::Held,
        turns => Waiting::turns(turns.parse().map_err(|_| wrong(texts, "cli-wait", turns, ""))?),
    };
    can_wait(rules, texts, player, (at, waiting))?;
    // Where pawns are held and nothing else, one that stands there freely has just been freed: seldom what is meant.
    if wait.trim().is_empty() && waits::most(rules, at) == Some(Most { turns: 0, held: true }) {
        let place = FluentValue::from(place(texts, rules, at));
        let args = [("player", FluentValue::from(player)), ("place", place), ("at", FluentValue::from(at.number()))];
        output::complain(&texts.say("cli-held-perhaps", &args));
    }
    Ok((Pawn { at, waiting }, at != rules.begin() || wait.trim() == "thrown"))
}

/// Refuses a wait that the rules never lead to.
fn can_wait(rules: &Rules, texts: &Texts, player: &str, (at, waiting): (Square, Waiting)) -> Result<(), Failure> {
    if waiting == Waiting::Free {
        return Ok(());
    }
    let Some(most) = waits::most(rules, at) else { return Ok(()) };
    let message = match (waiting, most) {
        (Waiting::Turns(turns), Most { turns: most, .. }) if turns <= most => return Ok(()),
        (Waiting::Held, Most { held: true, .. }) => return Ok(()),
        (Waiting::Turns(_), Most { turns: 1.., .. }) => "cli-waits-at-most",
        (_, Most { turns: 1.., .. }) => "cli-waits-turns",
        (_, Most { held: true, .. }) => "cli-waits-held",
        _ => "cli-waits-never",
    };
    let args = [
        ("player", FluentValue::from(player)),
        ("place", FluentValue::from(place(texts, rules, at))),
        ("at", FluentValue::from(at.number())),
        ("most", FluentValue::from(most.turns)),
    ];
    Err(Failure::CannotRun(texts.say(message, &args)))
}

/// `case 12`, `au départ`.
pub(super) fn place(texts: &Texts, rules: &Rules, at: Square) -> String {
    let message = if at == rules.begin() { "cli-place-start" } else { "cli-place" };
    texts.say(message, &[("at", FluentValue::from(at.number()))])
}

/// Reads `6:2,1:1`: each die with the number of the pawn that it moves.
pub(super) fn moves(texts: &Texts, text: &str) -> Result<Vec<Move>, Failure> {
    read_moves(text).map_err(|_| wrong(texts, "cli-moves", text, ""))
}

/// What is said of the dice that are thrown for a pawn on that square: how many, of how many faces, an example, and the
/// square where they are not those of the rest of the track.
pub(super) fn dice_args(rules: &Rules, (dice, or): (Dice, Option<Dice>), at: Square) -> Vec<Arg<'static>> {
    let here = if dice == rules.dice.usual.value { 0 } else { at.number() };
    vec![
        ("count", FluentValue::from(dice.count())),
        ("faces", FluentValue::from(dice.faces())),
        ("here", FluentValue::from(here)),
        ("or", FluentValue::from(or.map_or(0, Dice::count))),
        ("or-faces", FluentValue::from(or.map_or(0, Dice::faces))),
        ("also", FluentValue::from(dice.sample().to_string())),
    ]
}
