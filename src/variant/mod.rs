//! A variant as its file tells it, checked: rules, sources, texts, worked turns.
//!
//! Only the checker makes a [`Variant`]; whoever holds one may rely on every promise written here.

mod example;
pub(crate) mod extend;
pub(crate) mod idle;
pub mod language;
pub mod parse;
pub(crate) mod read;

use std::collections::BTreeMap;

pub use example::{Example, ExampleTurn, Expected, Given, Unmet};

use crate::rules::{FirstTurn, Ruled, Rules, SourceRef};
use crate::vocab::Words;

/// A checked variant.
#[derive(Clone, Debug)]
pub struct Variant {
    /// Its name in files, addresses and commands: lower case letters, digits and `-`.
    pub id: String,
    /// Its title, in every language.
    pub title: Words,
    /// The variant that it extends, if any.
    pub extends: Option<String>,
    /// One or two sentences on what it is and whose, in Markdown.
    pub summary: Words,
    /// The country of its source, as a two-letter code.
    pub country: Option<String>,
    /// Which edition of its rules this is, as its keeper counts them: `1.2`.
    pub version: Option<String>,
    /// When its rules were printed or played, as its source tells: `1598`, `c. 1808`.
    pub date: Option<String>,
    /// Ids that it had before.
    pub former_ids: Vec<String>,
    /// Its page on the web.
    pub page: Option<String>,
    /// What its rules rest on, by key.
    pub sources: BTreeMap<String, Source>,
    /// Who may play, and who starts.
    pub players: Players,
    /// What the engine plays.
    pub rules: Rules,
    /// Stated where the variant says that no throw gives another one; the engine plays it so anyway.
    pub no_extra_throw: Option<Ruled<()>>,
    /// Statements that can be verified.
    pub claims: Claims,
    /// What its texts say beside the rules.
    pub notes: Vec<Note>,
    /// Worked turns, replayed by the checker.
    pub examples: Vec<Example>,
    /// Findings that are not to be reported, with the reason.
    pub ignored: Vec<Ignored>,
    /// What changed in the file, and when.
    pub changes: Vec<Change>,
}

impl Variant {
    /// The notes on something, in the order of the file.
    pub(crate) fn notes_on(&self, about: About) -> impl Iterator<Item = &Note> {
        self.notes.iter().filter(move |note| note.about == about)
    }

    /// What its rules rest on, by key, in the order of the file.
    pub fn sources_in_order(&self) -> Vec<(&str, &Source)> {
        let mut sources: Vec<(&str, &Source)> = self.sources.iter().map(|(key, source)| (key.as_str(), source)).collect();
        sources.sort_by_key(|(_, source)| source.place);
        sources
    }
}

/// Findings of one kind that are not to be reported.
#[derive(Clone, Debug)]
pub struct Ignored {
    /// The code of the rule; never that of an error.
    pub code: String,
    /// Why they are right here.
    pub reason: Words,
}

/// A change of a variant file.
#[derive(Clone, Debug)]
pub struct Change {
    /// The day, `YYYY-MM-DD`.
    pub date: String,
    /// What changed.
    pub says: Words,
}

/// Who may play, and who starts.
#[derive(Clone, Debug)]
pub struct Players {
    /// The fewest players, at least 1.
    pub min: Ruled<u16>,
    /// The most players, at least `min`; `None`: as many as the board holds.
    pub max: Option<Ruled<u16>>,
    /// Who starts.
    pub first: Ruled<FirstTurn>,
}

impl Players {
    /// The fewest players that can meet: two, or as many as the variant needs, or one where no more play.
    pub fn usual(&self) -> u16 {
        self.min.value.max(2).min(self.most())
    }

    /// The most players whom it is asked about: where it names no number, six or the fewest that it needs.
    pub fn asked(&self) -> u16 {
        self.max.as_ref().map_or(self.min.value.max(6), |max| max.value)
    }

    /// The most players, where so many are more.
    pub fn exceeded_by(&self, players: usize) -> Option<u16> {
        Some(self.most()).filter(|most| players > usize::from(*most))
    }

    /// The most players; `u16::MAX` where the variant names no number.
    pub fn most(&self) -> u16 {
        self.max.as_ref().map_or(u16::MAX, |max| max.value)
    }
}

/// A text that rules rest on.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its place among the sources of the file, from 0.
    pub place: usize,
    /// Its title, as printed.
    pub title: String,
    /// Who wrote it.
    pub author: Option<String>,
    /// When it was written, as printed.
    pub date: Option<String>,
    /// Its address; `http` or `https`.
    pub url: Option<String>,
    /// The day on which it was last read, `YYYY-MM-DD`.
    pub checked: Option<String>,
    /// Whether it was read whole.
    pub seen: Seen,
    /// A remark on it.
    pub note: Words,
    /// Its clauses, in the order of the text.
    pub clauses: Vec<Clause>,
}

/// How much of a source was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// All of it.
    Whole,
    /// A part: what it does not say may be said elsewhere in it.
    Extract,
}

/// One statement of a source.
#[derive(Clone, Debug)]
pub struct Clause {
    /// Its id within the source.
    pub id: String,
    /// What it says, in our words.
    pub says: Words,
}

/// Statements of a variant that can be verified.
#[derive(Clone, Debug, Default)]
pub struct Claims {
    /// How long a game lasts, in minutes: at least, at most.
    pub minutes: Option<Ruled<(u32, u32)>>,
    /// How long one turn lasts at the table, in seconds.
    pub seconds_per_turn: Option<u32>,
}

/// Something that a text says beside the rules.
#[derive(Clone, Debug)]
pub struct Note {
    /// What it is about.
    pub about: About,
    /// What it says, in Markdown.
    pub says: Words,
    /// The clauses that it rests on.
    pub sources: Vec<SourceRef>,
}

/// What a note is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum About {
    /// What the game is.
    Game,
    /// What it takes to play.
    Material,
    /// Before the first throw.
    Setup,
    /// Something the rules imply and that is worth saying.
    Reminder,
    /// A mistake often made.
    Mistake,
    /// Advice.
    Advice,
    /// Where the game comes from.
    History,
    /// How far these rules reach.
    Scope,
    /// A rule of the house that the engine does not play.
    House,
}

impl About {
    /// All there are.
    pub const ALL: [About; 9] = [
        About::Game,
        About::Material,
        About::Setup,
        About::Reminder,
        About::Mistake,
        About::Advice,
        About::History,
        About::Scope,
        About::House,
    ];

    /// Its word in a variant file.
    pub const fn name(self) -> &'static str {
        match self {
            About::Game => "game",
            About::Material => "material",
            About::Setup => "setup",
            About::Reminder => "reminder",
            About::Mistake => "mistake",
            About::Advice => "advice",
            About::History => "history",
            About::Scope => "scope",
            About::House => "house",
        }
    }
}
