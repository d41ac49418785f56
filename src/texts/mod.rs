//! The words of every message, from `templates/<language>/words/*.ftl`.
//!
//! In come the id of a message and its arguments; out comes a sentence in the language asked for, with plurals and
//! contractions right. Why it exists: no sentence that a player reads stands in Rust.
//!
//! The files are in Fluent syntax. Beside its own functions these are known, all for names that carry their article
//! (`le puits`, `l’auberge`, `the well`):
//! `BARE($name)` drops the article, `CAP(…)` makes the first letter a capital, `TO($name)` and `OF($name)` contract
//! (`au puits`, `du puits`; in English `to the well`, `of the well`). `A($word)` puts `a` or `an` before an English word
//! without article and leaves a French one as it is.

mod grammar;
mod numbers;

use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::bundle;
use crate::vocab::Lang;
pub(crate) use grammar::{bare, beginnings, capital};
pub(crate) use numbers::{decimal, grouped, in_threes};

/// A file of messages with its name.
type File = (String, Arc<FluentResource>);

fn fault(file: &str, message: String) -> TextsError {
    TextsError { file: file.to_owned(), message }
}

/// The files of messages of a language, each read once in a process.
fn files(lang: Lang) -> Result<&'static [File], TextsError> {
    static FRENCH: OnceLock<Result<Vec<File>, TextsError>> = OnceLock::new();
    static ENGLISH: OnceLock<Result<Vec<File>, TextsError>> = OnceLock::new();
    let files = match lang {
        Lang::Fr => &FRENCH,
        Lang::En => &ENGLISH,
    };
    files.get_or_init(|| read(lang)).as_deref().map_err(TextsError::clone)
}

fn read(lang: Lang) -> Result<Vec<File>, TextsError> {
    let words = bundle::TEMPLATES.get_dir(format!("{lang}/words"));
    let one = |file: &include_dir::File<'_>| {
        let name = file.path().to_string_lossy().into_owned();
        let text = file.contents_utf8().ok_or_else(|| fault(&name, "not UTF-8".to_owned()))?;
        let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| fault(&name, format!("{errors:?}")))?;
        Ok((name, Arc::new(resource)))
    };
    words.into_iter().flat_map(|dir| dir.files()).map(one).collect()
}

/// The messages of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<Arc<FluentResource>>,
}

/// An argument of a message.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

/// A fault in a file of messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextsError {
    /// The file, as a path below the templates.
    pub file: String,
    /// What is wrong, in English.
    pub message: String,
}

impl fmt::Display for TextsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "templates/{}: {}", self.file, self.message)
    }
}

impl std::error::Error for TextsError {}

impl Texts {
    /// The embedded messages of a language.
    ///
    /// # Errors
    /// The first fault of a file of messages. A test reads every embedded file.
    pub fn embedded(lang: Lang) -> Result<Texts, TextsError> {
        let id = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks would show up as boxes in print and as noise in extracted text.
        bundle.set_use_isolating(false);
        grammar::add_functions(&mut bundle, lang).map_err(|error| fault("", error))?;
        for (name, resource) in files(lang)? {
            bundle.add_resource(Arc::clone(resource)).map_err(|errors| fault(name, format!("{errors:?}")))?;
        }
        Ok(Texts { lang, bundle })
    }

    /// The language of these messages.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message with that id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The message, or `None` where there is none or an argument is missing.
    pub fn try_say(&self, id: &str, args: &[Arg<'_>]) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (Cow::Borrowed(*name), value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        errors.is_empty().then_some(text)
    }

    /// The message. Where it cannot be said, its id in `⟦ ⟧`, which no test lets pass.
    pub fn say(&self, id: &str, args: &[Arg<'_>]) -> String {
        self.try_say(id, args).unwrap_or_else(|| format!("⟦{id}⟧"))
    }
}
