//! Squares: which they are, what happens there.

use super::game::WORDS;
use super::{A_DISTANCE, A_SQUARE, Key, Names, SOME, SOME_STAKES, Section, Value, Word};
use crate::rules::{AfterBounce, Heading, Must, Occupied, PaidBy, PayTo, ReleaseTo, Times, WaitScope, axis_of};

/// The squares with a rule.
pub static SQUARES: Section = Section::named(
    "place-squares",
    "The squares with a rule, alone or in groups alike, each with a name.",
    Names::Kinds,
    Value::Map(&SQUARE),
);

/// A square.
pub static SQUARE: Section = Section::rule(
    "place-square",
    "A square, or several alike.",
    &[
        &[
            Key::rule("at", Value::OneOrMore(&Value::Whole(A_SQUARE)), "[5, 9]", "Where it is: a square, or a list of squares."),
            Key::new(
                "kind",
                Value::Kind,
                "goose",
                "What it is, where its name does not tell: it then has the words and the icon of that kind.",
            ),
            Key::rule("name", WORDS, "{ fr: l’hôtel, en: the hotel }", "What this variant calls it, with its article."),
        ],
        EFFECT,
        &[
            Key::policy("shared", axis_of::<Occupied>, "true"),
            Key::rule(
                "capacity",
                Value::Whole(SOME),
                "2",
                "So many pawns may stand here; a further one goes back to the square where its throw began.",
            ),
            Key::rule("next_dice", Value::Dice, "1d6", "The next throw from here is made with these dice."),
            Key::new(
                "when",
                Value::Map(&CASES),
                "{ free: { miss: 2 }, occupied: { move_by: 5 } }",
                "What happens beside, in a case; the first case that holds.",
            ),
            Key::new(
                "choose",
                Value::Map(&CHOICES),
                "{ pay: { label: pay, pay: 1 }, refuse: { label: refuse, go_to: 1 } }",
                "What the player chooses from.",
            ),
        ],
    ],
)
.with_one_of(&["at", "go_to"]);

const AGAIN: &[Word] =
    &[Word { name: "again", says: "The pawn walks on by the same total, without a new throw, as often as it comes to such a square." }];

const NOTHING: &[Word] = &[Word { name: "nothing", says: "The pawn stays until the game is over." }];

const FREED: &[Word] = &[
    Word { name: "arrival", says: "Another pawn ends its move here, releases this one and waits in its place." },
    Word { name: "passing", says: "Another pawn walks past." },
];

const RELEASES: Value = Value::OneOrMore(&Value::Any(&[Value::OneOf(FREED), Value::Map(&RELEASE)]));

const PAYMENTS: Value = Value::Any(&[Value::Whole(SOME_STAKES), Value::Map(&PAY)]);

const TARGETS: Value = Value::Any(&[Value::Target, Value::Map(&GO_TO)]);

/// What a square does to a pawn.
const EFFECT: &[Key] = &[
    Key::new("pay", PAYMENTS, "1", "The player who arrives puts so many stakes into the pot; `-1`: takes one."),
    Key::rule("send_others", Value::YesNo, "true", "The other pawns here go back to the start."),
    Key::rule("throw_again", Value::YesNo, "true", "The player throws once more in the same turn."),
    Key::rule("move", Value::OneOf(AGAIN), "again", "The pawn moves on from here."),
    Key::policy("heading", axis_of::<Heading>, "forward"),
    Key::policy("after_bounce", axis_of::<AfterBounce>, "keep"),
    Key::policy("times", axis_of::<Times>, "once"),
    Key::policy("must", axis_of::<Must>, "false"),
    Key::rule(
        "go_to",
        TARGETS,
        "12",
        "The pawn goes straight to a square: its number, `start`, `finish`, `origin` (where the throw began), `other` (the other square of the two), \
         `next goose`, `previous goose` (any kind); or a list of pairs, `{ 1: 38, 4: 14 }`, which names the squares too.",
    ),
    Key::rule(
        "move_by",
        Value::Any(&[Value::Whole(A_DISTANCE), Value::OneOf(TOTALS)]),
        "-3",
        "The pawn moves on so many squares; back where negative.",
    ),
    Key::rule("miss", Value::Whole(SOME), "2", "The pawn misses so many of its next turns."),
    Key::rule("unless", RELEASES, "arrival", "Beside `miss`: … unless that happens before. In a list, whichever comes first."),
    Key::rule(
        "hold_until",
        Value::Any(&[Value::OneOf(NOTHING), RELEASES]),
        "arrival",
        "The pawn stays until that happens. In a list, whichever comes first.",
    ),
    Key::policy("release_to", axis_of::<ReleaseTo>, "here"),
    Key::policy("scope", axis_of::<WaitScope>, "player"),
];

const TOTALS: &[Word] = &[
    Word { name: "throw", says: "The pawn moves on by the total of the throw." },
    Word { name: "-throw", says: "The pawn moves back by the total of the throw." },
];

/// Transfers in pairs.
static GO_TO: Section = Section::named("place-go-to", "For each square the one to which it leads.", Names::Squares, Value::Whole(A_SQUARE));

/// What ends a wait.
pub static RELEASE: Section = Section::new(
    "place-release",
    "What ends a wait.",
    &[&[
        Key::new("throw", Value::ThrowTest, "total 9", "The player throws this at its turn, and walks by it."),
        Key::new("go_to", Value::Whole(A_SQUARE), "26", "Beside `throw`: the pawn goes straight to that square instead."),
        Key::new("other_throws", Value::ThrowTest, "face 6", "Another player throws this."),
        Key::new("pay", Value::Whole(SOME), "1", "The player pays so many stakes at its turn, if it chooses to, and throws."),
    ]],
)
.with_one_of(&["throw", "other_throws", "pay"]);

/// The payments of a square.
pub static PAY: Section = Section::rule(
    "place-pay",
    "The payments of a square, in full.",
    &[&[
        Key::rule("is", Value::Whole(SOME_STAKES), "1", "As `arrival`."),
        Key::rule("arrival", Value::Whole(SOME_STAKES), "1", "The player who arrives pays so many stakes."),
        Key::rule("missed_turn", Value::Whole(SOME_STAKES), "1", "Who waits here pays so many stakes for each turn missed."),
        Key::rule("released", Value::Whole(SOME_STAKES), "1", "Whom an arrival releases pays so many stakes, unless `by` says another."),
        Key::policy("by", axis_of::<PaidBy>, "newcomer"),
        Key::policy("to", axis_of::<PayTo>, "each_player"),
    ]],
);

/// What happens in a case.
static CASES: Section = Section::named(
    "place-cases",
    "Cases, each with what happens then; the first that holds. `occupied`: another pawn is on the square. `free`: none is. \
     `nobody_behind`: no other pawn on the track is further back. `throw double`, `throw total 9`, …: the throw shows it.",
    Names::Conditions,
    Value::Map(&CASE),
);

/// A case.
pub static CASE: Section = Section::rule("place-case", "What happens in this case; the keys are those of a square.", &[EFFECT]);

/// What the player chooses from.
static CHOICES: Section =
    Section::named("place-choices", "What the player chooses from, each with a name.", Names::Names, Value::Map(&CHOICE));

/// A choice.
pub static CHOICE: Section = Section::rule(
    "place-choice",
    "Something that the player may choose: its words, and what happens then. The other keys are those of a square.",
    &[&[Key::new("label", WORDS, "{ fr: payer, en: pay }", "What the player is asked.").needed()], EFFECT],
);
