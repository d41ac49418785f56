//! A table of pawns as a person writes it: `Alice=10`, `Bob=52:2`, `Chloé=31:held`, `A=0:thrown`;
//! several pawns of one player with commas, `Alice=10,52:held`.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

use super::failure::Failure;
use crate::engine::{Move, Pawn, PawnId, Player, State, Waiting, read_moves};
use crate::game::record::can_be_called;
use crate::proof::{Reach, Waits};
use crate::rules::Rules;
use crate::space::MOST_PLAYERS;
use crate::texts::{Arg, Texts};
use crate::vocab::{Dice, Seat, Square};

/// Players with their pawns.
pub(super) struct Table {
    /// Their names, in turn order.
    pub(super) names: Vec<String>,
    /// Where they stand.
    pub(super) state: State,
    /// The pawns of which nothing more is said than where they stand.
    pub(super) freely: Vec<PawnId>,
}

fn wrong(texts: &Texts, message: &str, value: &str, also: &str) -> Failure {
    Failure::CannotRun(texts.say(message, &[("value", FluentValue::from(value)), ("also", FluentValue::from(also))]))
}

impl Table {
    /// Reads the pawns given, or pawns of one player on the start. Waits to which no game leads are refused, as far as
    /// that is known.
    pub(super) fn read(rules: &Rules, reach: Option<&Reach>, texts: &Texts, given: &[String]) -> Result<Table, Failure> {
        if given.is_empty() {
            return Ok(Table { names: vec![texts.say("cli-player", &[])], state: State::start(rules, 1), freely: Vec::new() });
        }
        let mut names: Vec<String> = Vec::new();
        let mut seats: Vec<(Player, Vec<Pawn>)> = Vec::new();
        let mut freely = Vec::new();
        for text in given {
            let (name, rest) = text.split_once('=').ok_or_else(|| wrong(texts, "cli-at", text, ""))?;
            let name = name.trim();
            if !can_be_called(name) {
                return Err(wrong(texts, "cli-at", text, ""));
            }
            if names.iter().any(|other| other == name) {
                return Err(wrong(texts, "cli-twice", name, ""));
            }
            let read: Vec<Said> = rest.split(',').map(|text| pawn(rules, texts, text)).collect::<Result<_, _>>()?;
            if let Some(reach) = reach.filter(|_| given.len() <= MOST_PLAYERS) {
                read.iter().try_for_each(|said| can_wait(rules, reach, texts, name, said.pawn))?;
            }
            let most = rules.pawns_each(given.len());
            if read.len() > usize::from(most) {
                let args = [("value", FluentValue::from(rest)), ("most", FluentValue::from(most))];
                return Err(Failure::CannotRun(texts.say("cli-too-many-pawns", &args)));
            }
            let player = Player { thrown: read.iter().any(|said| said.thrown), ..Player::default() };
            let seat = Seat::from_index(names.len()).unwrap_or_default();
            freely.extend((0..).zip(&read).filter(|(_, said)| said.freely).map(|(number, _)| PawnId { seat, number }));
            names.push(name.to_owned());
            seats.push((player, read.into_iter().map(|said| said.pawn).collect()));
        }
        let each = rules.pawns_each(names.len());
        Ok(Table { names, state: State::with_pawns(seats, each, rules.begin(), 0), freely })
    }

    /// What the player on a seat is called.
    pub(super) fn name(&self, seat: Seat) -> Cow<'_, str> {
        seat.name(&self.names)
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

/// What is said of a pawn.
struct Said {
    pawn: Pawn,
    /// Whether it tells that the first throw has been made.
    thrown: bool,
    /// Whether nothing more is said than where it stands.
    freely: bool,
}

/// Reads `10`, `52:2`, `52:held`, `0:thrown`.
fn pawn(rules: &Rules, texts: &Texts, text: &str) -> Result<Said, Failure> {
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
    let freely = wait.trim().is_empty();
    // Who waits has thrown, on the start too.
    let thrown = at != rules.begin() || !freely;
    Ok(Said { pawn: Pawn { at, waiting }, thrown, freely })
}

/// Refuses a wait that the rules never lead to.
fn can_wait(rules: &Rules, reach: &Reach, texts: &Texts, player: &str, pawn: Pawn) -> Result<(), Failure> {
    let (at, most) = (pawn.at, reach.waits(pawn.at));
    let message = match (pawn.waiting, most) {
        (Waiting::Free, _) | (Waiting::Held, Waits { held: true, .. }) => return Ok(()),
        (Waiting::Turns(turns), Waits { turns: most, .. }) if turns <= most => return Ok(()),
        (Waiting::Turns(_), Waits { turns: 1.., .. }) => "cli-waits-at-most",
        (_, Waits { turns: 1.., .. }) => "cli-waits-turns",
        (_, Waits { held: true, .. }) => "cli-waits-held",
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
