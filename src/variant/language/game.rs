//! The file itself, and the rules that no single square has.

use super::beside::{CHANGE, CLAIMS, IGNORE, NOTE, SOURCES, TEXTS};
use super::squares::SQUARES;
use super::worked::EXAMPLE;
use super::{A_DISTANCE, A_SQUARE, Key, Names, SOME_PAWNS, SOME_PLAYERS, SOME_STAKES, Section, Value, Word, range};
use crate::rules::{
    Chaining, Displaced, EachDie, FinishDice, FirstOccupied, FirstScope, FirstTurn, Meeting, MeetingMust, MeetingOrder, Overshoot, Start,
    StreakEnds, Then, axis_of,
};
use crate::vocab::MAX_SQUARES;

/// A text in one language or several.
pub(super) const WORDS: Value = Value::Any(&[Value::Text, Value::Map(&TEXTS)]);

/// A variant file.
pub static FILE: Section = Section::new(
    "place-file",
    "A variant file: the rules of one game of the goose.",
    &[&[
        Key::new("goosebook", Value::Version, "1", "The version of this language: `1`.").needed(),
        Key::new("id", Value::Name, "maison", "The name of the variant in commands; the file is `<id>.yaml`.").needed(),
        Key::new(
            "extends",
            Value::Name,
            "regles-du-club",
            "The variant that this one changes: all of its rules hold here, but for what this file says; `~` takes one away.",
        ),
        Key::new("title", WORDS, "{ fr: À la maison, en: At home }", "Its title.").needed(),
        Key::new("summary", WORDS, "{ fr: Nos règles., en: Our rules. }", "A sentence or two on it."),
        Key::new("version", Value::Text, "1.2", "Which edition of these rules it is, as you count them; the card names it."),
        Key::new("country", Value::Country, "FR", "Where it was printed or is played, in two letters."),
        Key::new("date", Value::Text, "c. 1808", "When it was printed or is played, as its source tells."),
        Key::new("former_ids", Value::List(&Value::Name), "[chez-nous]", "Names that it had before; they still find it."),
        Key::new("page", Value::Address, "https://example.org/oie", "Its page on the web."),
        Key::new(
            "sources",
            Value::Map(&SOURCES),
            "{ leaflet: { title: The leaflet in the box } }",
            "What the rules rest on, each with a name.",
        ),
        Key::new("players", Value::Map(&PLAYERS), "{ min: 2, max: 6 }", "How many may play, and who starts."),
        Key::new(
            "dice",
            Value::Any(&[Value::Dice, Value::Map(&DICE)]),
            "2d6",
            "The dice: how many, and how many faces each has. Two of six unless said.",
        ),
        Key::new("track", Value::Map(&TRACK), "{ squares: 63 }", "The squares to walk.").needed(),
        Key::new(
            "pawns",
            Value::Any(&[Value::Whole(SOME_PAWNS), Value::Map(&PAWNS)]),
            "4",
            "How many pawns each player has; one unless said.",
        ),
        Key::new(
            "first_throw",
            Value::Any(&[EXCEPTIONS, Value::Map(&FIRST_THROW)]),
            "[ { dice: [6, 3], to: 26 }, { dice: [5, 4], to: 53 } ]",
            "Throws with a meaning of their own at the first throw: the pawn goes straight to a square.",
        ),
        Key::new("squares", Value::Map(&SQUARES), "{ bridge: { at: 6, go_to: 12 } }", "The squares with a rule, each with a name."),
        Key::policy("chaining", axis_of::<Chaining>, "stop"),
        Key::new("meeting", Value::Map(&MEETING), "{ rule: swap }", "What happens when a pawn ends its move where another stands."),
        Key::new("finish", Value::Map(&FINISH), "{ overshoot: bounce }", "The end of the track and of the game."),
        Key::new(
            "extra_throw",
            Value::Any(&[Value::OneOf(NEVER), Value::ThrowTest, Value::Map(&EXTRA_THROW)]),
            "face 6",
            "Who throws this throws once more.",
        ),
        Key::new("stakes", Value::Map(&STAKES), "{ ante: 1 }", "What is played for."),
        Key::new("claims", Value::Map(&CLAIMS), "{ minutes: [15, 30] }", "What the text says of the game and what can be verified."),
        Key::new(
            "notes",
            Value::List(&Value::Map(&NOTE)),
            "[ { about: advice, says: Young children play without the well. } ]",
            "What a text says beside the rules.",
        ),
        Key::new(
            "examples",
            Value::List(&Value::Map(&EXAMPLE)),
            "[ { say: The bridge, turns: [ { Alice: [2, 4], ends: { Alice: 12 } } ] } ]",
            "Worked turns; the checker replays them.",
        ),
        Key::new(
            "ignore",
            Value::List(&Value::Map(&IGNORE)),
            "[ { code: G0206, reason: We never count. } ]",
            "Findings that are right here and not to be reported.",
        ),
        Key::new(
            "changes",
            Value::List(&Value::Map(&CHANGE)),
            "[ { date: 2026-11-30, says: First version. } ]",
            "What changed in the file, and when.",
        ),
    ]],
);

/// Who may play.
pub static PLAYERS: Section = Section::rule(
    "place-players",
    "How many may play, and who starts.",
    &[&[
        Key::rule("min", Value::Whole(SOME_PLAYERS), "2", "At least so many play; two unless said."),
        Key::rule("max", Value::Whole(SOME_PLAYERS), "6", "At most so many play; any number unless said."),
        Key::policy("first", axis_of::<FirstTurn>, "youngest"),
    ]],
);

/// The long form of the dice.
pub static DICE: Section = Section::rule(
    "place-dice",
    "The dice, in full.",
    &[&[
        Key::new("is", Value::Dice, "2d6", "The dice of a throw.").needed(),
        Key::rule("or", Value::Dice, "1d6", "The player may throw these instead."),
        Key::new("from", Value::Map(&DICE_FROM), "{ 60: 1d6 }", "From that square on, a pawn is thrown for with these."),
        Key::policy("each", axis_of::<EachDie>, "pawn"),
    ]],
);

/// Other dice from a square on.
static DICE_FROM: Section =
    Section::named("place-dice-from", "For each square from which other dice are thrown, these dice.", Names::Squares, Value::Dice);

/// The track.
pub static TRACK: Section = Section::rule(
    "place-track",
    "The squares to walk.",
    &[&[
        Key::rule("squares", Value::Whole(range(1, MAX_SQUARES as i64)), "63", "The last square: who ends a move there has won.").needed(),
        Key::rule(
            "begin",
            Value::Whole(range(0, 1)),
            "1",
            "Where pawns begin and restart: `0`, off the board, unless said; or square `1`.",
        ),
        Key::policy("start", axis_of::<Start>, "meets"),
        Key::rule("enter", Value::ThrowTest, "double", "A pawn leaves the start only with this throw."),
    ]],
);

/// The long form of the pawns.
pub static PAWNS: Section = Section::rule(
    "place-pawns",
    "The pawns of each player, in full.",
    &[&[
        Key::new("is", Value::Whole(SOME_PAWNS), "4", "Each player has so many pawns.").needed(),
        Key::new(
            "from_players",
            Value::Map(&PAWNS_FROM),
            "{ 5: 2 }",
            "From so many players on, each has so many: here two from five players on.",
        ),
    ]],
);

/// Fewer pawns from so many players on.
static PAWNS_FROM: Section = Section::named(
    "place-pawns-from",
    "The number of players from which each has another number of pawns.",
    Names::Players,
    Value::Whole(SOME_PAWNS),
);

const EXCEPTIONS: Value = Value::List(&Value::Map(&EXCEPTION));

/// The long form of the first throw.
pub static FIRST_THROW: Section = Section::rule(
    "place-first-throw",
    "The first throw, in full.",
    &[&[
        Key::new("is", EXCEPTIONS, "[ { dice: [6, 3], to: 26 } ]", "The throws with a meaning of their own.").needed(),
        Key::policy("scope", axis_of::<FirstScope>, "on_start"),
        Key::policy("occupied", axis_of::<FirstOccupied>, "stay"),
    ]],
);

const STAY: &[Word] = &[Word { name: "stay", says: "The pawn stays where it is and the turn is over." }];

/// An exception of the first throw.
pub static EXCEPTION: Section = Section::rule(
    "place-exception",
    "A throw with a meaning of its own at the first throw. The first in the list that the throw shows holds.",
    &[&[
        Key::new("dice", Value::Throw, "[6, 3]", "The dice show exactly these faces, in any order."),
        Key::new("throw", Value::ThrowTest, "total 9", "Or: the throw shows this."),
        Key::rule("to", Value::Any(&[Value::Whole(A_SQUARE), Value::OneOf(STAY)]), "26", "The pawn goes straight to that square.").needed(),
    ]],
)
.with_one_of(&["dice", "throw"]);

/// Meetings.
pub static MEETING: Section = Section::rule(
    "place-meeting",
    "What happens when a pawn ends its move where another stands.",
    &[&[
        Key::policy("rule", axis_of::<Meeting>, "swap"),
        Key::policy("order", axis_of::<MeetingOrder>, "before_effect_lost"),
        Key::policy("must", axis_of::<MeetingMust>, "false"),
        Key::policy("displaced", axis_of::<Displaced>, "read"),
        Key::rule("exempt", Value::List(&Value::Whole(A_SQUARE)), "[19, 31]", "Nobody meets on these squares: pawns stand there together."),
        Key::new("pay", Value::Map(&MEETING_PAY), "{ mover: 1, met: 1 }", "Stakes that a meeting costs."),
        Key::new("moves", Value::Map(&MEETING_MOVES), "{ mover: 10, met: -3 }", "How far both move, where the rule is `shift`."),
    ]],
);

/// The payments of a meeting.
pub static MEETING_PAY: Section = Section::rule(
    "place-meeting-pay",
    "Stakes that a meeting costs, into the pot.",
    &[&[
        Key::rule("mover", Value::Whole(SOME_STAKES), "1", "The player who arrives pays so many stakes for each pawn met."),
        Key::rule("met", Value::Whole(SOME_STAKES), "1", "The player of each pawn met pays so many stakes."),
    ]],
);

/// The moves of a meeting.
pub static MEETING_MOVES: Section = Section::rule(
    "place-meeting-moves",
    "How far pawns move that meet, where the rule is `shift`.",
    &[&[
        Key::rule("mover", Value::Whole(A_DISTANCE), "10", "The pawn that arrives moves on so many squares; back where negative."),
        Key::rule("met", Value::Whole(A_DISTANCE), "-3", "Each pawn met moves on so many squares; back where negative."),
    ]],
);

/// The end.
pub static FINISH: Section = Section::rule(
    "place-finish",
    "The end of the track and of the game.",
    &[&[
        Key::policy("overshoot", axis_of::<Overshoot>, "bounce"),
        Key::policy("dice", axis_of::<FinishDice>, "any_die"),
        Key::policy("then", axis_of::<Then>, "ranking"),
    ]],
);

const NEVER: &[Word] = &[Word { name: "never", says: "No throw gives another, and the text says so." }];

/// The long form of the extra throw.
pub static EXTRA_THROW: Section = Section::rule(
    "place-extra-throw",
    "Throws that give another throw, in full.",
    &[&[
        Key::new("is", Value::Any(&[Value::OneOf(NEVER), Value::ThrowTest]), "face 6", "Who throws this throws once more.").needed(),
        Key::rule("streak", Value::Whole(range(2, 20)), "3", "So many such throws in a row are too many."),
        Key::policy("streak_ends", axis_of::<StreakEnds>, "lost"),
    ]],
);

/// What is played for.
pub static STAKES: Section = Section::rule(
    "place-stakes",
    "What is played for; the winner takes the pot.",
    &[&[Key::rule("ante", Value::Whole(SOME_STAKES), "1", "Each player puts so many stakes into the pot before the first throw.")]],
);
