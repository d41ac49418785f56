//! Turns as they go out.

use serde_json::{Value, json};

use crate::engine::{End, PaidFor, Step, TransferBy, Turn, Waiting};
use crate::rules::{RuleId, Rules};
use crate::vocab::Seat;

/// A turn as an object: the pawns in the order given, the pot, the winner, the steps.
pub(super) fn turn(rules: &Rules, names: &[String], mover: Seat, turn: &Turn) -> Value {
    let pawns: Vec<Value> = turn
        .state
        .seats()
        .filter_map(|seat| {
            let (pawn, player) = (turn.state.pawn(seat)?, turn.state.player(seat)?);
            let (thrown, purse) = (player.thrown, player.purse);
            Some(json!({"player": name(names, seat), "at": pawn.at, "wait": wait(pawn.waiting), "thrown": thrown, "purse": purse}))
        })
        .collect();
    let winner = match turn.end {
        End::Wins(seat) => json!(name(names, seat)),
        End::Passes | End::ThrowsAgain | End::Endless(_) => Value::Null,
    };
    json!({"pawns": pawns, "pot": turn.state.pot, "winner": winner, "steps": steps(rules, names, mover, &turn.steps)})
}

/// The steps of a turn as objects; `player` stands where it is another one than the mover.
pub fn steps(rules: &Rules, names: &[String], mover: Seat, steps: &[Step]) -> Vec<Value> {
    steps.iter().map(|step| object(rules, names, mover, step)).collect()
}

fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map(String::as_str).unwrap_or_default()
}

fn wait(waiting: Waiting) -> Value {
    match waiting {
        Waiting::Free => json!(0),
        Waiting::Turns(turns) => json!(turns),
        Waiting::Held => json!("held"),
    }
}

fn object(rules: &Rules, names: &[String], mover: Seat, step: &Step) -> Value {
    let square = |rule: RuleId| rules.squares.get(rule).map(|rule| rule.kind.name());
    let (seat, mut value) = match *step {
        Step::Missed { seat, left } => (seat, json!({"step": "miss", "left": wait(left)})),
        Step::Throw { seat, throw } => (seat, json!({"step": "throw", "dice": throw, "total": throw.total()})),
        Step::Walk { seat, from, to } => (seat, json!({"step": "walk", "from": from, "to": to})),
        Step::Bounce { seat, from, to } => (seat, json!({"step": "bounce", "from": from, "to": to})),
        Step::Stays { seat, at } => (seat, json!({"step": "stay", "at": at})),
        Step::Again { seat, rule, at, total, backwards } => {
            (seat, json!({"step": "again", "at": at, "square": square(rule), "total": total, "backwards": backwards}))
        }
        Step::NoEffect { seat, rule, at } => (seat, json!({"step": "no_effect", "at": at, "square": square(rule)})),
        Step::Transfer { seat, by, from, to } => {
            let mut value = json!({"step": "go", "from": from, "to": to, "by": by_name(by)});
            if let (TransferBy::Square(rule), Some(object)) = (by, value.as_object_mut()) {
                object.insert("square".to_owned(), json!(square(rule)));
            }
            (seat, value)
        }
        Step::Waits { seat, rule, at, waiting } => (seat, json!({"step": "wait", "at": at, "square": square(rule), "wait": wait(waiting)})),
        Step::Pays { seat, stakes, why } => (seat, json!({"step": "pay", "stakes": stakes, "for": why_name(why)})),
        Step::Meets { seat, other, at } => (seat, json!({"step": "meet", "at": at, "other": name(names, other)})),
        Step::Displaced { seat, from, to } => (seat, json!({"step": "displace", "from": from, "to": to})),
        Step::GoesBack { seat, from, to, full } => (seat, json!({"step": "go_back", "from": from, "to": to, "full": full})),
        Step::Released { seat, rule, from, to } => (seat, json!({"step": "release", "from": from, "to": to, "square": square(rule)})),
        Step::ThrowsAgain { seat } => (seat, json!({"step": "throw_again"})),
        Step::Wins { seat, pot } => (seat, json!({"step": "win", "pot": pot})),
    };
    if seat != mover
        && let Some(object) = value.as_object_mut()
    {
        object.insert("player".to_owned(), json!(name(names, seat)));
    }
    value
}

fn by_name(by: TransferBy) -> &'static str {
    match by {
        TransferBy::FirstThrow(_) => "first_throw",
        TransferBy::Square(_) => "square",
        TransferBy::Overshoot => "overshoot",
    }
}

fn why_name(why: PaidFor) -> &'static str {
    match why {
        PaidFor::Arrival(_) => "arrival",
        PaidFor::MissedTurn(_) => "missed_turn",
        PaidFor::Release(_) => "release",
        PaidFor::Meeting => "meeting",
    }
}
