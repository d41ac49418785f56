//! The language of variant files, written down once.
//!
//! Nothing comes in; out goes a table of the mappings of a file with their keys: what each key holds, whether it must be
//! there, and what it does at the table. The reader takes its known keys, ranges and words from it, `goosebook schema`
//! makes a JSON Schema of it, and the page on variant files prints it. Why it exists: what is documented, what an editor
//! proposes and what is read can then never be three different things.

mod beside;
mod game;
mod page;
mod schema;
mod squares;
mod worked;
pub(crate) use beside::{CHANGE, CLAIMS, CLAUSE, IGNORE, NOTE, SOURCE, TEXTS};
pub use game::FILE;
pub(crate) use game::{
    DICE, EXCEPTION, EXTRA_THROW, FINISH, FIRST_THROW, MEETING, MEETING_MOVES, MEETING_PAY, PAWNS, PLAYERS, STAKES, TRACK,
};
pub use page::table;
pub use schema::schema;
pub(crate) use squares::{CASE, CHOICE, PAY, RELEASE, SQUARE};
pub(crate) use worked::{EXAMPLE, HAND, PAWN, PLAYER, PLAYER_GIVEN};

use crate::rules::Axis;
use crate::vocab::{MAX_FACES, MAX_SQUARES};

/// The version of the language.
pub const VERSION: &str = "1";

/// Whole numbers from one to another, both among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// The least.
    pub least: i64,
    /// The greatest.
    pub most: i64,
}

/// From `least` to `most`.
const fn range(least: i64, most: i64) -> Range {
    Range { least, most }
}

/// The number of a square.
pub(crate) const A_SQUARE: Range = range(0, MAX_SQUARES as i64);
/// The face of a die.
pub(crate) const A_FACE: Range = range(1, MAX_FACES as i64);
/// So many squares on or back.
pub(crate) const A_DISTANCE: Range = range(-(MAX_SQUARES as i64), MAX_SQUARES as i64);
/// So many turns, pawns or stakes, at least one.
pub(crate) const SOME: Range = range(1, 1000);
/// A number of stakes; negative where the player takes them.
pub(crate) const SOME_STAKES: Range = range(-1000, 1000);
/// The pawns of a player.
pub(crate) const SOME_PAWNS: Range = range(1, 8);
/// The players of a game.
pub(crate) const SOME_PLAYERS: Range = range(1, 100);
/// The turns that a pawn still misses.
pub(crate) const A_WAIT_OF: Range = range(0, 1000);
/// What a purse or a pot of an example can hold.
pub(crate) const A_PURSE: Range = range(-1_000_000, 1_000_000);
/// The minutes of a game; a week at most.
pub(crate) const SOME_MINUTES: Range = range(1, 7 * 24 * 60);

/// Whether a text is a name.
pub(crate) fn is_name(text: &str) -> bool {
    const LONGEST: usize = 64;
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    text.len() <= LONGEST
        && text.bytes().next().is_some_and(letter)
        && text.bytes().all(|byte| letter(byte) || byte == b'-' || byte == b'_')
}

/// A word that can stand as a value, with what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    /// As written.
    pub name: &'static str,
    /// What it says, in English.
    pub says: &'static str,
}

/// What can stand as a value.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// A text of one line or several, in one language.
    Text,
    /// The version of the language.
    Version,
    /// A name: lower case letters, digits, `-`, `_`.
    Name,
    /// What a square is: a kind that every board knows, or a name.
    Kind,
    /// An address on the web.
    Address,
    /// A day, `YYYY-MM-DD`.
    Day,
    /// A country, in two letters.
    Country,
    /// The code of a finding.
    Code,
    /// A whole number.
    Whole(Range),
    /// `true` or `false`.
    YesNo,
    /// One of a few words.
    OneOf(&'static [Word]),
    /// One of the answers of a policy.
    Policy(fn() -> Axis),
    /// Dice, `2d6`.
    Dice,
    /// What dice show: a list of faces, or the face of a single die.
    Throw,
    /// What a throw must show.
    ThrowTest,
    /// Where a transfer leads, but for a list of pairs.
    Target,
    /// Sources and clauses, one or several, or `table`.
    References,
    /// A list.
    List(&'static Value),
    /// A list of exactly two.
    Pair(&'static Value),
    /// One, or a list of them.
    OneOrMore(&'static Value),
    /// One of several forms; the shortest comes first.
    Any(&'static [Value]),
    /// A mapping.
    Map(&'static Section),
}

impl Value {
    /// The range of a whole number that can stand here.
    pub fn range(&self) -> Option<Range> {
        match self {
            Value::Whole(range) => Some(*range),
            Value::Any(forms) => forms.iter().find_map(Value::range),
            _ => None,
        }
    }

    /// The keys that can stand here.
    fn section(&self) -> Option<&'static Section> {
        match self {
            Value::Map(section) => Some(section),
            Value::Any(forms) => forms.iter().find_map(Value::section),
            _ => None,
        }
    }

    /// The words that can stand here.
    pub fn words(&self) -> Vec<&'static str> {
        match self {
            Value::OneOf(words) => words.iter().map(|word| word.name).collect(),
            Value::Any(forms) => forms.iter().flat_map(Value::words).collect(),
            Value::OneOrMore(one) => one.words(),
            _ => Vec::new(),
        }
    }
}

/// A key of a mapping.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// As written.
    pub name: &'static str,
    /// What it holds.
    pub value: Value,
    /// Whether it must be there, unless the file takes it over from the variant that it extends.
    pub must: bool,
    /// Whether it can take the long form, `{ is: …, source: … }`.
    pub ruled: bool,
    /// A value, as one writes it.
    pub sample: &'static str,
    /// What happens at the table, in English; empty for a policy, which says it itself.
    says: &'static str,
}

/// What the keys of a mapping are that are no fixed words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// The kinds that every board knows, and names.
    Kinds,
    /// Names.
    Names,
    /// Numbers of squares.
    Squares,
    /// Numbers of players.
    Players,
    /// How the table or the throw must stand.
    Conditions,
    /// Names of players, as they are.
    People,
}

/// A mapping.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// The id of the message that says what it is, `place-…`.
    pub place: &'static str,
    /// What it is, in English.
    pub says: &'static str,
    /// Its keys, in groups.
    keys: &'static [&'static [Key]],
    /// What its other keys are, and what they hold.
    pub others: Option<(Names, Value)>,
    /// Whether exactly one of the other keys must be there.
    pub single: bool,
    /// Keys of which at least one must be there.
    pub one_of: &'static [&'static str],
    /// Whether it can have a `source`, for all its values or for each by its name.
    pub sourced: bool,
}

impl Key {
    /// A key that may be absent.
    const fn new(name: &'static str, value: Value, sample: &'static str, says: &'static str) -> Key {
        Key { name, value, must: false, ruled: false, sample, says }
    }

    /// Whether `{ is: … }` says the same as the value alone, with room for a source beside it.
    pub(crate) fn has_long_form(&self) -> bool {
        self.ruled || self.value.section().is_some_and(|section| section.key("is").is_some())
    }

    /// A value of a rule, which can have a source of its own.
    const fn rule(name: &'static str, value: Value, sample: &'static str, says: &'static str) -> Key {
        Key { ruled: true, ..Key::new(name, value, sample, says) }
    }

    /// A policy.
    const fn policy(name: &'static str, axis: fn() -> Axis, sample: &'static str) -> Key {
        Key::rule(name, Value::Policy(axis), sample, "")
    }

    /// The same key, which must be there.
    const fn needed(self) -> Key {
        Key { must: true, ..self }
    }

    /// What happens at the table, in English.
    pub fn says(&self) -> &'static str {
        match self.value {
            Value::Policy(axis) => axis().asks.trim(),
            _ => self.says,
        }
    }
}

impl Section {
    /// A mapping with these keys.
    const fn new(place: &'static str, says: &'static str, keys: &'static [&'static [Key]]) -> Section {
        Section { place, says, keys, others: None, single: false, one_of: &[], sourced: false }
    }

    /// The mapping of a rule.
    const fn rule(place: &'static str, says: &'static str, keys: &'static [&'static [Key]]) -> Section {
        Section { sourced: true, ..Section::new(place, says, keys) }
    }

    /// A mapping whose keys are names.
    const fn named(place: &'static str, says: &'static str, names: Names, value: Value) -> Section {
        Section { others: Some((names, value)), ..Section::new(place, says, &[]) }
    }

    /// The same mapping, with at least one of these keys.
    const fn with_one_of(self, one_of: &'static [&'static str]) -> Section {
        Section { one_of, ..self }
    }

    /// Its id: the place without `place-`.
    pub fn id(&self) -> &'static str {
        self.place.strip_prefix("place-").unwrap_or(self.place)
    }

    /// Its keys, in order, without `source` where that is the source of a rule.
    pub fn keys(&self) -> impl Iterator<Item = &'static Key> + use<> {
        self.keys.iter().flat_map(|group| group.iter())
    }

    /// The key with that name.
    pub fn key(&self, name: &str) -> Option<&'static Key> {
        self.keys().find(|key| key.name == name)
    }

    /// The names of its keys, `source` among them.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.keys().map(|key| key.name).chain(self.sourced.then_some("source"))
    }
}

/// The long form of a value of a rule.
pub(crate) static LONG_FORM: Section =
    Section::rule("place-long-form", "The long form of a value.", &[&[Key::new("is", Value::Text, "", "The value.").needed()]]);

/// Every mapping that can stand in a file, each once, the file first.
pub fn sections() -> Vec<&'static Section> {
    fn of(value: &'static Value, all: &mut Vec<&'static Section>) {
        match value {
            Value::List(one) | Value::Pair(one) | Value::OneOrMore(one) => of(one, all),
            Value::Any(forms) => forms.iter().for_each(|form| of(form, all)),
            Value::Map(section) if !all.iter().any(|known| known.place == section.place) => add(section, all),
            _ => {}
        }
    }
    fn add(section: &'static Section, all: &mut Vec<&'static Section>) {
        all.push(section);
        section.keys().for_each(|key| of(&key.value, all));
        if let Some((_, value)) = &section.others {
            of(value, all);
        }
    }
    let mut all = Vec::new();
    add(&FILE, &mut all);
    all
}
