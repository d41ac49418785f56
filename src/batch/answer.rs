//! Turns as they go out.

use serde_json::{Value, json};

use super::request::Request;
use crate::engine::{Ask, DisplacedBy, End, PaidFor, PaidTo, PawnId, ReleasedBy, State, StaysBy, Step, TransferBy, Turn, Waiting};
use crate::rules::{RuleId, Rules};
use crate::vocab::{Seat, Square};

/// A turn as an object: the pawns in the order given, the pot, the winner, the steps.
pub(super) fn turn(rules: &Rules, request: &Request, turn: &Turn) -> Value {
    let names = &request.names;
    let pawns: Vec<Value> = request.pawns.iter().filter_map(|id| pawn(names, &turn.state, *id)).collect();
    let winner = match turn.end {
        End::Wins(seat) => json!(seat.name(names)),
        End::Passes | End::ThrowsAgain | End::Endless(_) | End::Asks(_) => Value::Null,
    };
    json!({"pawns": pawns, "pot": turn.state.pot, "winner": winner, "steps": steps(rules, names, request.mover, &turn.steps)})
}

fn pawn(names: &[String], state: &State, id: PawnId) -> Option<Value> {
    let (pawn, player) = (state.get(id)?, state.player(id.seat)?);
    let mut value = json!({"player": id.seat.name(names)});
    let object = value.as_object_mut()?;
    if state.each() > 1 {
        object.insert("pawn".to_owned(), json!(u16::from(id.number) + 1));
    }
    object.insert("at".to_owned(), json!(pawn.at));
    object.insert("wait".to_owned(), wait(pawn.waiting));
    object.insert("thrown".to_owned(), json!(player.thrown));
    object.insert("purse".to_owned(), json!(player.purse));
    if player.streak > 0 {
        object.insert("streak".to_owned(), json!(player.streak));
    }
    Some(value)
}

/// The steps of a turn as objects; `player` stands where it is another one than the mover, `pawn` where players have
/// several.
pub fn steps(rules: &Rules, names: &[String], mover: Seat, steps: &[Step]) -> Vec<Value> {
    steps.iter().map(|step| object(rules, names, mover, step)).collect()
}

/// A wait as machines read it: so many turns, or `held`.
pub fn wait(waiting: Waiting) -> Value {
    match waiting {
        Waiting::Held => json!(waiting.to_string()),
        Waiting::Free | Waiting::Turns(_) => json!(waiting.number()),
    }
}

fn object(rules: &Rules, names: &[String], mover: Seat, step: &Step) -> Value {
    let square = |rule: RuleId| rules.squares.get(rule).map(|rule| rule.key.as_str());
    let sent = |step: &str, (by, rule): (&str, Option<RuleId>), from: Square, to: Square| {
        let mut value = json!({"step": step, "from": from, "to": to, "by": by});
        if let (Some(rule), Some(object)) = (rule, value.as_object_mut()) {
            object.insert("square".to_owned(), json!(square(rule)));
        }
        value
    };
    let of = |pawn: PawnId, value: Value| (pawn.seat, Some(pawn.number), value);
    let by = |seat: Seat, value: Value| (seat, None, value);
    let (seat, number, mut value) = match *step {
        Step::Missed { pawn, left } => of(pawn, json!({"step": "miss", "left": wait(left)})),
        Step::Throw { seat, throw } => by(seat, json!({"step": "throw", "dice": throw, "total": throw.total()})),
        Step::Walk { pawn, from, to } => of(pawn, json!({"step": "walk", "from": from, "to": to})),
        Step::Bounce { pawn, from, to } => of(pawn, json!({"step": "bounce", "from": from, "to": to})),
        Step::Stays { pawn, by, at } => of(pawn, json!({"step": "stay", "at": at, "by": stays_name(by)})),
        Step::CannotEnter { pawn, at } => of(pawn, json!({"step": "cannot_enter", "at": at})),
        Step::Again { pawn, rule, at, total, backwards } => {
            of(pawn, json!({"step": "again", "at": at, "square": square(rule), "total": total, "backwards": backwards}))
        }
        Step::MovesBy { pawn, rule, at, squares } => {
            of(pawn, json!({"step": "move_by", "at": at, "square": square(rule), "squares": squares}))
        }
        Step::NoEffect { pawn, rule, at, backwards } => {
            of(pawn, json!({"step": "no_effect", "at": at, "square": square(rule), "backwards": backwards}))
        }
        Step::Transfer { pawn, by, from, to } => of(pawn, sent("go", by_name(by), from, to)),
        Step::Waits { pawn, rule, at, waiting } => {
            of(pawn, json!({"step": "wait", "at": at, "square": square(rule), "wait": wait(waiting)}))
        }
        Step::Chooses { seat, about, option } => by(seat, json!({"step": "choose", "about": ask_name(about), "option": option})),
        Step::DieLost { seat, die } => by(seat, json!({"step": "die_lost", "die": die})),
        Step::Home { pawn } => of(pawn, json!({"step": "home"})),
        Step::StreakEnds { seat, too_many } => by(seat, json!({"step": "streak_ends", "too_many": too_many})),
        Step::Pays { seat, stakes, to, why } => {
            by(seat, json!({"step": "pay", "stakes": stakes, "to": payee(names, to), "for": why_name(why)}))
        }
        Step::Meets { pawn, other, at } => of(pawn, json!({"step": "meet", "at": at, "other": other.seat.name(names)})),
        Step::Displaced { pawn, by, from, to } => of(pawn, sent("displace", displaced_name(by), from, to)),
        Step::GoesBack { pawn, from, to, full } => of(pawn, json!({"step": "go_back", "from": from, "to": to, "full": full})),
        Step::Released { pawn, by, rule, from, to } => {
            of(pawn, json!({"step": "release", "from": from, "to": to, "square": square(rule), "by": release_name(by)}))
        }
        Step::ThrowsAgain { seat, .. } => by(seat, json!({"step": "throw_again"})),
        Step::LosesThrow { seat, .. } => by(seat, json!({"step": "lose_throw"})),
        Step::Wins { seat, pot } => by(seat, json!({"step": "win", "pot": pot})),
    };
    if let Some(object) = value.as_object_mut() {
        if seat != mover {
            object.insert("player".to_owned(), json!(seat.name(names)));
        }
        if let Some(number) = number.filter(|_| rules.has_several_pawns()) {
            object.insert("pawn".to_owned(), json!(u16::from(number) + 1));
        }
    }
    value
}

fn by_name(by: TransferBy) -> (&'static str, Option<RuleId>) {
    match by {
        TransferBy::FirstThrow(_) => ("first_throw", None),
        TransferBy::Square(rule) => ("square", Some(rule)),
        TransferBy::Overshoot => ("overshoot", None),
        TransferBy::ReleaseThrow(rule) => ("release", Some(rule)),
        TransferBy::Meeting => ("meeting", None),
        TransferBy::Streak => ("streak", None),
    }
}

fn stays_name(by: StaysBy) -> &'static str {
    match by {
        StaysBy::Overshoot => "overshoot",
        StaysBy::FirstThrow(_) => "first_throw",
    }
}

fn displaced_name(by: DisplacedBy) -> (&'static str, Option<RuleId>) {
    match by {
        DisplacedBy::Meeting => ("meeting", None),
        DisplacedBy::Square(rule) => ("square", Some(rule)),
        DisplacedBy::FirstThrow(_) => ("first_throw", None),
    }
}

fn why_name(why: PaidFor) -> &'static str {
    match why {
        PaidFor::Arrival(_) => "arrival",
        PaidFor::MissedTurn(_) => "missed_turn",
        PaidFor::Release(_) => "release",
        PaidFor::Meeting => "meeting",
        PaidFor::Leaving(_) => "leaving",
        PaidFor::Rescue(_) => "rescue",
    }
}

fn release_name(by: ReleasedBy) -> &'static str {
    match by {
        ReleasedBy::Arrival => "arrival",
        ReleasedBy::Passing => "passing",
        ReleasedBy::OwnThrow => "own_throw",
        ReleasedBy::OtherThrow => "other_throw",
        ReleasedBy::Paying => "paying",
    }
}

fn ask_name(about: Ask) -> &'static str {
    match about {
        Ask::Square(_) => "square",
        Ask::Walk(_) => "walk",
        Ask::Leave(_) => "leave",
        Ask::Meeting => "meeting",
        Ask::Finish => "finish",
        Ask::Pawn => "pawn",
        Ask::Moves => "moves",
    }
}

fn payee(names: &[String], to: PaidTo) -> Value {
    match to {
        PaidTo::Pot => json!("pot"),
        PaidTo::Seat(seat) => json!({"player": seat.name(names)}),
    }
}
