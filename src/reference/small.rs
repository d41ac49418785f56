//! The small print of documents: sources, conventions, silences, and the signs that point to them.

use std::fmt;

use serde::Serialize;

use super::statements::Statement;
use crate::bundle;
use crate::document::{markdown, typography};
use crate::rules::{Basis, Condition, Meeting, MeetingRule, Ruled, ThrowTest};
use crate::texts::capital;
use crate::variant::{Seen, Source, Variant};
use crate::vocab::{Lang, Square};
use crate::wording::Vocabulary;

/// The sign of a convention of the table, explained in the small print.
pub const SIGN_TABLE: &str = "°";
/// The sign of a usual reading, explained in the small print.
pub const SIGN_SILENT: &str = "†";
/// The most squares that a row of the table lists; rules of more squares get a line.
pub(super) const IN_ROW: usize = 3;

/// A source.
#[derive(Serialize)]
pub(super) struct Cited {
    pub(super) title: String,
    address: String,
    /// The author and the date, where known.
    pub(super) by: String,
    checked: String,
    pub(super) extract: bool,
}

/// What small print speaks of: a square, or squares by their name.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Name(String),
    Square(Square),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Name(name) => f.write_str(name),
            Place::Square(square) => square.fmt(f),
        }
    }
}

impl Vocabulary<'_> {
    /// What must be thrown, in short, to stand before an arrow: `6+3`, `total 9`.
    pub(super) fn test_short(&self, test: &ThrowTest) -> String {
        match test {
            ThrowTest::Faces(throw) => throw.to_string(),
            ThrowTest::Total(total) if self.rules.dice.usual.value.count() == 1 => total.to_string(),
            ThrowTest::Total(total) => self.say("test-total-short", &[("n", (*total).into())]),
            ThrowTest::Double => self.say("test-double-short", &[]),
            ThrowTest::DoubleOf(face) => self.say("test-double-of-short", &[("n", (*face).into())]),
            ThrowTest::Face(_) => self.test(test),
        }
    }

    /// A case of a square: `if the square is taken`.
    pub(super) fn condition(&self, condition: Condition) -> String {
        match condition {
            Condition::Occupied => self.say("if-occupied", &[]),
            Condition::Free => self.say("if-free", &[]),
            Condition::NobodyBehind => self.say("if-nobody-behind", &[]),
            Condition::Throw(test) => self.say("if-throw", &[("test", self.test(&test).into())]),
        }
    }

    /// Where pawns go that meet under a rule that moves both, with what it rests on.
    pub(super) fn shifts<'r>(&self, meeting: &'r MeetingRule) -> Vec<(String, &'r Ruled<i16>)> {
        if meeting.rule.value != Meeting::Shift {
            return Vec::new();
        }
        [("mover", &meeting.mover_moves), ("met", &meeting.met_moves)]
            .into_iter()
            .filter(|(_, moves)| moves.value != 0)
            .map(|(who, moves)| {
                let way = if moves.value < 0 { "back" } else { "on" };
                (self.say(&format!("says-{who}-moves-{way}"), &[("n", moves.value.unsigned_abs().into())]), moves)
            })
            .collect()
    }

    pub(super) fn of_squares(&self, squares: &[String], says: String) -> String {
        self.say("of-squares", &[("squares", squares.join(", ").into()), ("says", lower(&says).into())])
    }

    /// Statements in a few sentences: what is said of several squares alike is said once, and what `front` tells
    /// already with its sign is only named.
    pub(super) fn summary(&self, list: &[Statement<'_>], front: &str, wanted: impl Fn(&Statement<'_>) -> bool) -> String {
        let mut groups: Vec<(&str, Vec<Place>)> = Vec::new();
        for statement in list.iter().filter(|statement| wanted(statement)) {
            let places: Vec<Place> = match &statement.squares {
                Some((squares, _)) if (1..=IN_ROW).contains(&squares.len()) => squares.iter().copied().map(Place::Square).collect(),
                Some((_, name)) => vec![Place::Name(name.clone())],
                None => Vec::new(),
            };
            let told = || front.to_lowercase().contains(&signed(statement.says.clone(), statement.basis).to_lowercase());
            let says = statement.about.as_ref().filter(|_| told()).or(statement.brief.as_ref()).unwrap_or(&statement.says);
            match groups.iter_mut().find(|(other, _)| other == says) {
                Some((_, others)) => others.extend(places),
                None => groups.push((says, places)),
            }
        }
        for (_, places) in &mut groups {
            places.sort();
            places.dedup();
        }
        // What is said of the same squares stands behind them.
        let alike = groups.chunk_by(|(_, one), (_, other)| !one.is_empty() && one == other);
        sentence(alike.map(|alike| {
            let says: Vec<&str> = alike.iter().map(|(says, _)| *says).filter(|says| !says.is_empty()).collect();
            let places = alike.first().map(|(_, places)| places.iter().map(Place::to_string).collect::<Vec<_>>()).unwrap_or_default();
            match (places.is_empty(), says.split_first()) {
                (true, _) => capital(&says.concat()),
                (false, None) => capital(&places.join(", ")),
                (false, Some((first, rest))) => {
                    let says: Vec<String> = std::iter::once((*first).to_owned()).chain(rest.iter().map(|says| lower(says))).collect();
                    self.of_squares(&places, says.join(&self.say("and-also", &[])))
                }
            }
        }))
    }

    /// A source as it is cited.
    pub(super) fn cite(&self, source: &Source) -> Cited {
        let set = |text: &str| match self.texts.lang() {
            // The titles are printed as the sources print them, but for marks that a keyboard lacks.
            Lang::Fr => typography::french(text),
            Lang::En => text.to_owned(),
        };
        let by: Vec<String> =
            source.author.iter().map(|author| set(author)).chain(source.date.iter().map(|date| self.dated(date))).collect();
        Cited {
            title: set(&source.title),
            address: source.url.as_deref().map(markdown::address).unwrap_or_default(),
            by: by.join(", "),
            checked: source.checked.as_deref().map(|day| self.day(day)).unwrap_or_default(),
            extract: source.seen == Seen::Extract,
        }
    }

    /// When something was printed, as its source tells: `c. 1808` in words.
    pub(crate) fn dated(&self, date: &str) -> String {
        date.strip_prefix("c. ").map_or_else(|| date.to_owned(), |year| self.say("about-year", &[("year", year.to_owned().into())]))
    }

    /// A day written `YYYY-MM-DD`, in words; anything else stays as it is.
    pub(super) fn day(&self, day: &str) -> String {
        let parts: Vec<Option<u32>> = day.split('-').map(|part| part.parse().ok()).collect();
        match parts.as_slice() {
            [Some(year), Some(month @ 1..=12), Some(day @ 1..=31)] => {
                self.say("date", &[("day", (*day).into()), ("month", (*month).into()), ("year", (*year).into())])
            }
            _ => day.to_owned(),
        }
    }
}

/// What a document names itself: the id of the variant and the version of the program.
pub(super) fn edition(variant: &Variant) -> String {
    format!("{} · {}", variant.id, bundle::PROGRAM)
}

/// A phrase with the sign of its basis.
pub(super) fn signed(says: String, basis: &Basis) -> String {
    match basis {
        Basis::Said(_) => says,
        Basis::Silent => says + SIGN_SILENT,
        _ => says + SIGN_TABLE,
    }
}

/// Phrases as sentences.
pub(super) fn sentence(phrases: impl IntoIterator<Item = String>) -> String {
    let sentences: Vec<String> = phrases.into_iter().map(|phrase| phrase + ".").collect();
    sentences.join(" ")
}

/// A text with its first letter small, to stand within a sentence.
pub(super) fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
