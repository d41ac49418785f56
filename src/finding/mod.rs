//! Findings: what is wrong, where, why, and what to do.
//!
//! In come the checks, which know a [`Rule`], a place and the values that matter; out come reports for people and for
//! machines. Why it exists: a finding is data, its words stand with the other texts, and what shows it knows nothing
//! of the checks.

mod meant;
mod page;
pub mod rules;
mod text;
pub(crate) use meant::{is_slip, nearest};

pub(crate) use meant::folded;
pub use page::{Example, Page, explained, level_word, listed, page};
pub use rules::Rule;
pub use text::{Style, text};

use crate::source::{Span, inert};
use crate::texts::Texts;
use crate::vocab::Words;
use fluent_bundle::FluentValue;

/// So many findings of one file are reported; more help nobody.
pub const MAX_FINDINGS: usize = 100;

/// How much a finding matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// The variant cannot stand.
    Error,
    /// It can be played, but something is doubtful.
    Warning,
    /// Worth knowing.
    Note,
}

/// One thing found.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Finding {
    /// What was broken.
    pub rule: &'static Rule,
    /// Where.
    pub at: Span,
    /// Other places that belong to it.
    pub also: Vec<Label>,
    /// The values that its words name.
    pub args: Vec<(&'static str, Value)>,
    /// A change that puts it right, where one is certain.
    pub fix: Option<Fix>,
}

/// A second place, with what to say there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// The id of the message; it may name the values of the finding.
    pub message: &'static str,
}

/// A value in the words of a finding.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Value {
    /// As it is written.
    Text(String),
    /// A number.
    Number(i64),
    /// A message of its own, by its id.
    Word(&'static str),
    /// Sentences in every language, made where what they tell was known.
    Told(Words),
}

/// A change of the text.
#[derive(Clone, Debug)]
pub struct Fix {
    /// Whether nothing else can have been meant: only such a change is made without asking.
    pub certain: bool,
    /// The place that is changed.
    pub at: Span,
    /// What to put there.
    pub put: String,
}

impl Fix {
    /// What it is called where it is offered.
    pub fn title(&self, texts: &Texts) -> String {
        texts.say(if self.certain { "finding-fix-certain" } else { "finding-fix" }, &[])
    }
}

impl Finding {
    /// Something found at a place.
    pub(crate) fn new(rule: &'static Rule, at: Span) -> Finding {
        Finding { rule, at, also: Vec::new(), args: Vec::new(), fix: None }
    }

    /// Names a value as it is written; a long one is cut.
    #[must_use]
    pub(crate) fn text(self, name: &'static str, value: impl Into<String>) -> Finding {
        self.arg(name, Value::Text(short(value.into())))
    }

    /// Names something to be typed: it is never cut.
    #[must_use]
    pub(crate) fn whole(self, name: &'static str, value: impl Into<String>) -> Finding {
        self.arg(name, Value::Text(value.into()))
    }

    /// Names a number.
    #[must_use]
    pub(crate) fn number(self, name: &'static str, value: impl TryInto<i64>) -> Finding {
        self.arg(name, Value::Number(value.try_into().unwrap_or(i64::MAX)))
    }

    /// Tells what has happened, in every language.
    #[must_use]
    pub(crate) fn told(self, name: &'static str, words: Words) -> Finding {
        self.arg(name, Value::Told(words))
    }

    /// Names a value by the id of its message.
    #[must_use]
    pub(crate) fn word(self, name: &'static str, message: &'static str) -> Finding {
        self.arg(name, Value::Word(message))
    }

    /// Names what was most likely meant, where something is near enough: `$near`, and `$nearly` for whether there is one.
    #[must_use]
    pub(crate) fn near(self, near: Option<&str>) -> Finding {
        self.text("near", near.unwrap_or_default()).text("nearly", if near.is_some() { "yes" } else { "no" })
    }

    /// Names several words as they are written.
    #[must_use]
    pub(crate) fn list<'w>(self, name: &'static str, words: impl Iterator<Item = &'w str>) -> Finding {
        let list = words.map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
        self.arg(name, Value::Text(list))
    }

    /// Takes in another finding of the same rule at the same place: what it counts, its squares, its other places.
    pub(crate) fn join(&mut self, other: Finding) {
        for (name, value) in &mut self.args {
            let Some((_, more)) = other.args.iter().find(|(known, _)| known == name) else { continue };
            match (*name, value, more) {
                ("count", Value::Number(count), Value::Number(more)) => *count = count.saturating_add(*more),
                ("square", Value::Text(squares), Value::Text(more)) => {
                    let mut all: Vec<&str> = squares.split(", ").chain(more.split(", ")).collect();
                    all.sort_by_key(|square| square.parse::<u16>().unwrap_or(u16::MAX));
                    all.dedup();
                    *squares = all.join(", ");
                }
                _ => {}
            }
        }
        self.also.extend(other.also);
        self.also.sort_by_key(|label| label.span);
        self.also.dedup();
    }

    fn arg(mut self, name: &'static str, value: Value) -> Finding {
        let value = match value {
            Value::Text(text) => Value::Text(inert(&text).into_owned()),
            other => other,
        };
        self.args.push((name, value));
        self
    }

    /// Names another place.
    #[must_use]
    pub(crate) fn also(mut self, span: Span, message: &'static str) -> Finding {
        self.also.push(Label { span, message });
        self
    }

    /// Gives the change that certainly puts it right.
    #[must_use]
    pub(crate) fn fix(mut self, at: Span, put: impl Into<String>) -> Finding {
        self.fix = Some(Fix { certain: true, at, put: put.into() });
        self
    }

    /// Gives a change that most likely puts it right: it is shown, and made by nobody but the writer.
    #[must_use]
    pub(crate) fn suggest(mut self, at: Span, put: impl Into<String>) -> Finding {
        self.fix = Some(Fix { certain: false, at, put: put.into() });
        self
    }

    /// Gives the word that was most likely meant by `written`, of those that can stand there: a change where there is
    /// one, and a certain one where it is a mere slip.
    #[must_use]
    pub(crate) fn meant<'w>(self, at: Span, written: &str, near: Option<&str>, words: impl Iterator<Item = &'w str>) -> Finding {
        match near {
            None => self,
            Some(near) if is_slip(written, near, words) => self.fix(at, near),
            Some(near) => self.suggest(at, near),
        }
    }

    /// How much it matters.
    pub fn level(&self) -> Level {
        self.rule.level
    }

    /// What is wrong, in one sentence.
    pub fn message(&self, texts: &Texts) -> String {
        self.say(texts, &format!("finding-{}", self.rule.name)).unwrap_or_else(|| format!("⟦{}⟧", self.rule.name))
    }

    /// What to say at the place itself, if more than the message.
    pub fn label(&self, texts: &Texts) -> Option<String> {
        self.say(texts, &format!("finding-{}-label", self.rule.name))
    }

    /// What to say at another of its places.
    pub fn label_of(&self, also: &Label, texts: &Texts) -> Option<String> {
        self.say(texts, also.message)
    }

    /// What to do next, where the rule has an advice.
    pub fn help(&self, texts: &Texts) -> Option<String> {
        self.say(texts, &format!("finding-{}-help", self.rule.name))
    }

    /// A message with the values of this finding; `None` where there is no such message or it says nothing.
    fn say(&self, texts: &Texts, id: &str) -> Option<String> {
        if !texts.has(id) {
            return None;
        }
        let args: Vec<(&str, FluentValue<'_>)> = self
            .args
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Value::Text(text) => FluentValue::from(text.as_str()),
                    Value::Number(number) => FluentValue::from(*number),
                    Value::Told(words) => FluentValue::from(words.get(texts.lang()).to_owned()),
                    Value::Word(message) => FluentValue::from(texts.say(message, &[])),
                };
                (*name, value)
            })
            .collect();
        Some(texts.say(id, &args)).filter(|text| !text.is_empty())
    }
}

/// The value on one line, cut where it is too long for a message.
pub(crate) fn short(text: String) -> String {
    const MOST: usize = 60;
    let plain = text.chars().take(MOST + 1).map(|c| if c.is_control() { ' ' } else { c });
    match text.char_indices().nth(MOST) {
        Some(_) => plain.take(MOST).chain(['…']).collect(),
        None => plain.collect(),
    }
}
