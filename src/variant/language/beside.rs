//! What stands beside the rules: texts, sources, notes, claims.

use super::super::About;
use super::game::WORDS;
use super::{Key, Names, SOME_MINUTES, Section, Value, Word, range};

/// A text in several languages.
pub static TEXTS: Section = Section::new(
    "place-words",
    "A text in several languages.",
    &[&[Key::new("fr", Value::Text, "Jeu de l’oie", "In French."), Key::new("en", Value::Text, "Game of the goose", "In English.")]],
);

/// The sources.
pub static SOURCES: Section =
    Section::named("place-sources", "What the rules rest on, each with a name.", Names::Names, Value::Map(&SOURCE));

const SEEN: &[Word] = &[
    Word { name: "whole", says: "All of it was read: what it does not say, it leaves unsaid." },
    Word { name: "extract", says: "A part was read: it may say more." },
];

/// A source.
pub static SOURCE: Section = Section::new(
    "place-source",
    "A text that rules rest on.",
    &[&[
        Key::new("title", Value::Text, "Le Jeu de l’Oie", "Its title, as printed.").needed(),
        Key::new("author", Value::Text, "Anonymous", "Who wrote it."),
        Key::new("date", Value::Text, "1842", "When it was written or printed, as printed."),
        Key::new("url", Value::Address, "https://example.org/oie", "Its address on the web."),
        Key::new("checked", Value::Day, "2026-11-30", "The day on which it was last read."),
        Key::new("seen", Value::OneOf(SEEN), "whole", "How much of it was read."),
        Key::new("note", WORDS, "A leaflet of four pages.", "A remark on it."),
        Key::new(
            "clauses",
            Value::List(&Value::Map(&CLAUSE)),
            "[ { id: nine, says: A first throw of nine goes to 26 or 53. } ]",
            "Its statements. One that no rule, claim, note or example names is reported.",
        ),
    ]],
);

/// A clause.
pub static CLAUSE: Section = Section::new(
    "place-clause",
    "One statement of a text, in your own words.",
    &[&[
        Key::new("id", Value::Name, "nine", "Its name: `source: leaflet/nine` names it.").needed(),
        Key::new("says", WORDS, "A first throw of nine goes to 26 or 53.", "What it says.").needed(),
    ]],
);

const ABOUT: &[Word] = &[
    Word { name: About::Game.name(), says: "What the game is." },
    Word { name: About::Material.name(), says: "What it takes to play." },
    Word { name: About::Setup.name(), says: "Before the first throw." },
    Word { name: About::Reminder.name(), says: "Something that the rules imply and that is worth saying." },
    Word { name: About::Mistake.name(), says: "A mistake often made." },
    Word { name: About::Advice.name(), says: "Advice." },
    Word { name: About::History.name(), says: "Where the game comes from." },
    Word { name: About::Scope.name(), says: "How far these rules reach." },
    Word {
        name: About::House.name(),
        says: "A rule of your house that goosebook does not know: the card prints it, and says that nothing has checked it.",
    },
];

/// A note.
pub static NOTE: Section = Section::new(
    "place-note",
    "Something that a text says beside the rules.",
    &[&[
        Key::new("about", Value::OneOf(ABOUT), "advice", "What it is about.").needed(),
        Key::new("says", WORDS, "Young children play without the well.", "What it says.").needed(),
        Key::new("source", Value::References, "leaflet/children", "The text that says it."),
    ]],
);

/// What can be verified.
pub static CLAIMS: Section = Section::rule(
    "place-claims",
    "What the text says of the game and what can be verified.",
    &[&[
        Key::rule("minutes", Value::Pair(&Value::Whole(SOME_MINUTES)), "[15, 30]", "A game lasts so many minutes, at least and at most."),
        Key::new("seconds_per_turn", Value::Whole(range(1, 86_400)), "12", "One turn takes so many seconds at the table."),
    ]],
);

/// An ignored finding.
pub static IGNORE: Section = Section::new(
    "place-ignore",
    "A warning or a note of the checker that is right here and not to be reported.",
    &[&[
        Key::new("code", Value::Code, "G0206", "Its code, as the checker prints it. Errors cannot be ignored.").needed(),
        Key::new("reason", WORDS, "The text leaves it to the players.", "Why.").needed(),
    ]],
);

/// A change.
pub static CHANGE: Section = Section::new(
    "place-change",
    "A change of the file.",
    &[&[
        Key::new("date", Value::Day, "2026-11-30", "The day.").needed(),
        Key::new("says", WORDS, "First version.", "What changed.").needed(),
    ]],
);
