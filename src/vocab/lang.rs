//! Languages of the texts, and texts in several languages.

use std::collections::BTreeMap;
use std::fmt;

/// A language that has a folder of texts under `templates/`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Lang {
    /// French, the language of the game and of the source texts.
    #[default]
    Fr,
    /// English.
    En,
}

impl Lang {
    /// All languages, the default one first.
    pub const ALL: &'static [Lang] = &[Lang::Fr, Lang::En];

    /// The two-letter code: the name of the folder of texts and the key in variant files.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// The language with that code.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.iter().copied().find(|lang| lang.code() == code)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// One text in one or more languages, as a variant file gives it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Words(BTreeMap<Lang, String>);

impl Words {
    /// The texts given, by language.
    pub fn new(texts: BTreeMap<Lang, String>) -> Words {
        Words(texts)
    }

    /// The text in that language, and only in it.
    pub fn exact(&self, lang: Lang) -> Option<&str> {
        self.0.get(&lang).map(String::as_str)
    }

    /// The text in that language, else in the first language that has one; empty when there is none.
    pub fn get(&self, lang: Lang) -> &str {
        self.exact(lang).or_else(|| self.0.values().next().map(String::as_str)).unwrap_or_default()
    }

    /// Whether no language has a text.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
