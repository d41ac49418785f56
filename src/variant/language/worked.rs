//! Worked turns.

use super::game::WORDS;
use super::{A_FACE, A_PURSE, A_SQUARE, A_WAIT_OF, Key, Names, Section, Value, Word};

/// A worked turn or several.
pub static EXAMPLE: Section = Section::new(
    "place-example",
    "A worked turn or several; the checker replays them.",
    &[&[
        Key::new("say", WORDS, "The bridge", "What it shows, in a few words.").needed(),
        Key::new("card", Value::YesNo, "true", "Whether the reminder card shows it."),
        Key::new("source", Value::References, "leaflet/bridge", "The clauses that it illustrates."),
        Key::new(
            "given",
            Value::Map(&GIVEN),
            "{ Bob: 50, Chloé: { at: 10, purse: -1 } }",
            "The table before; everyone at the start unless said.",
        ),
        Key::new("turns", Value::List(&Value::Map(&TURN)), "[ { Alice: [2, 4], ends: { Alice: 12 } } ]", "The turns, in order.").needed(),
    ]],
);

const POT: Key = Key::new("pot", Value::Whole(A_PURSE), "4", "The stakes in the pot.");
const A_WAIT: Value = Value::Any(&[Value::Whole(A_WAIT_OF), Value::OneOf(HELD)]);
const HELD: &[Word] = &[Word { name: "held", says: "Until it is released." }];
const AT: Key = Key::new("at", Value::Whole(A_SQUARE), "52", "The square where the pawn stands.");
const WAIT: Key = Key::new("wait", A_WAIT, "2", "The turns that it still misses; `held`: until it is released.");
const SOME_PAWN: Value = Value::Any(&[Value::Whole(A_SQUARE), Value::Map(&PAWN)]);
const PAWNS: Key =
    Key::new("pawns", Value::List(&SOME_PAWN), "[10, { at: 52, wait: held }]", "Where its pawns stand, in order, where it has several.");
const PURSE: Key = Key::new("purse", Value::Whole(A_PURSE), "-1", "What it has won or, below zero, paid.");

/// The table before.
static GIVEN: Section = Section {
    others: Some((Names::People, Value::Any(&[Value::Whole(A_SQUARE), Value::Map(&PLAYER_GIVEN)]))),
    ..Section::new("place-given", "The players, each with the square where its pawn stands.", &[&[POT]])
};

/// The table after a turn.
pub static ENDS: Section = Section {
    others: Some((Names::People, Value::Any(&[Value::Whole(A_SQUARE), Value::Map(&PLAYER)]))),
    ..Section::new("place-ends", "Where the pawns of these players stand then. Who is not named may stand anywhere.", &[&[POT]])
};

/// A player before a turn.
pub static PLAYER_GIVEN: Section = Section::new(
    "place-player-given",
    "A player of an example.",
    &[&[AT, WAIT, PAWNS, PURSE, Key::new("thrown", Value::YesNo, "false", "Whether it has made its first throw; it has, unless said.")]],
)
.with_one_of(&["at", "pawns"]);

/// A player after a turn.
pub static PLAYER: Section =
    Section::new("place-player", "A player of an example.", &[&[AT, WAIT, PAWNS, PURSE]]).with_one_of(&["at", "pawns"]);

/// One of several pawns.
pub static PAWN: Section = Section::new("place-pawn", "A pawn of an example.", &[&[AT.needed(), WAIT]]);

const MISSED: &[Word] = &[Word { name: "missed", says: "The player misses this turn." }];

/// A turn.
pub static TURN: Section = Section {
    others: Some((Names::People, Value::Any(&[Value::Throw, Value::OneOf(MISSED), Value::Map(&HAND)]))),
    single: true,
    ..Section::new(
        "place-turn",
        "A turn: the player with what the dice show, or `missed`; and how it ends.",
        &[&[Key::new("ends", Value::Map(&ENDS), "{ Alice: 12 }", "Where pawns stand after the turn.")]],
    )
};

/// A throw with what the player decides.
pub static HAND: Section = Section::new(
    "place-hand",
    "A throw with what the player decides.",
    &[&[
        Key::new("dice", Value::Throw, "[1, 3]", "What the dice show."),
        Key::new("choose", Value::List(&Value::Text), "[pay]", "The names of what the player chooses, in order."),
        Key::new(
            "moves",
            Value::List(&Value::Pair(&Value::Whole(A_FACE))),
            "[[6, 2], [1, 2]]",
            "Each die with the number of the pawn that it moves.",
        ),
    ]],
)
.with_one_of(&["dice", "moves"]);
