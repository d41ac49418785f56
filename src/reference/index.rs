//! The rules of many variants, question by question: every answer, who gives it, who is silent.
//!
//! In come variants; out come questions with their answers, as data for whoever sets them with links, or as Markdown, made by
//! `templates/<language>/index.md`.

use std::borrow::Borrow;

use serde::Serialize;

use super::statements::{Statement, statements};
use super::templates::{ReferenceError, render};
use crate::rules::{Kind, SquareRule, axes};
use crate::texts::{Texts, capital};
use crate::variant::Variant;
use crate::wording::{Vocabulary, asked, question_id};

/// All questions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Index {
    /// What is asked of the game: rules with a short list of answers.
    pub questions: Vec<Question>,
    /// What each kind of square that every board knows does.
    pub squares: Vec<Question>,
    /// How many variants were asked.
    pub variants: usize,
}

/// A question and its answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Question {
    /// Its name in addresses: `meeting-rule`, `well`.
    pub id: String,
    /// The question.
    pub asks: String,
    /// The answers, the commonest first.
    pub answers: Vec<Answer>,
    /// Who does not say, and where the answer changes the game or may change it.
    pub silent: Vec<Named>,
    /// Who does not say, and where no answer was found to change anything.
    pub idle: usize,
    /// What is taken to hold where nothing is said.
    pub usual: String,
}

/// An answer and who gives it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Answer {
    /// What holds.
    pub says: String,
    /// The variants whose text says so.
    pub said: Vec<Named>,
    /// The variants that have it as a convention of their table.
    pub table: Vec<Named>,
}

/// A variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Named {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
}

impl Question {
    fn new(id: String, asks: String, usual: String) -> Question {
        Question { id, asks, answers: Vec::new(), silent: Vec::new(), idle: 0, usual }
    }

    /// Notes who gives an answer, by its text or as a convention of its table.
    fn answers(&mut self, says: &str, is_table: bool, named: &Named) {
        let known = self.answers.iter().any(|answer| answer.says == says);
        if !known {
            self.answers.push(Answer { says: says.to_owned(), said: Vec::new(), table: Vec::new() });
        }
        let answer = self.answers.iter_mut().find(|answer| answer.says == says);
        let list = answer.map(|answer| if is_table { &mut answer.table } else { &mut answer.said });
        list.into_iter().for_each(|list| add(list, named));
    }

    fn sorted(mut self) -> Question {
        self.answers.sort_by_key(|answer| std::cmp::Reverse(answer.said.len() + answer.table.len()));
        self
    }
}

fn add(list: &mut Vec<Named>, named: &Named) {
    if !list.contains(named) {
        list.push(named.clone());
    }
}

/// Asks every question of every variant.
pub fn index(variants: &[impl Borrow<Variant>], texts: &Texts) -> Index {
    let told: Vec<(Named, &Variant, Vec<Statement<'_>>)> = variants
        .iter()
        .map(|variant| {
            let variant = variant.borrow();
            let words = Vocabulary::new(texts, &variant.rules);
            (Named { id: variant.id.clone(), title: words.text(&variant.title) }, variant, statements(&words, variant))
        })
        .collect();
    let mut questions = Vec::new();
    for axis in axes() {
        let says = |variant: &Variant, answer: &str| {
            let general = texts.try_say(&format!("index-{}", crate::wording::policy_id(axis.key, answer)), &[]);
            general.unwrap_or_else(|| Vocabulary::new(texts, &variant.rules).answer(axis.key, answer))
        };
        let Some((_, first, _)) = told.first() else { break };
        let id = question_id(axis.key);
        let usual = if axis.unless_said { String::new() } else { says(first, axis.usual) };
        let mut question = Question::new(id.trim_start_matches("asks-").to_owned(), asked(texts, axis.key), usual);
        for (named, variant, list) in &told {
            let of_axis: Vec<&Statement<'_>> = list.iter().filter(|statement| statement.key == Some(axis.key)).collect();
            let mut silent = None;
            for statement in of_axis {
                let Some(answer) = statement.answer else { continue };
                match (statement.is_silent(), statement.is_table()) {
                    (true, _) if statement.arises => silent = Some(silent.unwrap_or(false) || statement.matters),
                    (true, _) => {}
                    (false, is_table) => question.answers(&says(variant, answer), is_table, named),
                }
            }
            match silent.filter(|_| !axis.unless_said) {
                Some(true) => add(&mut question.silent, named),
                Some(false) => question.idle += 1,
                None => {}
            }
        }
        if !question.answers.is_empty() || !question.silent.is_empty() {
            questions.push(question.sorted());
        }
    }
    let squares = Kind::KNOWN.iter().map(|kind| kind_of(kind, &told, texts)).filter(|question| !question.answers.is_empty()).collect();
    Index { questions, squares, variants: variants.len() }
}

/// What squares of a kind do.
fn kind_of(kind: &Kind, told: &[(Named, &Variant, Vec<Statement<'_>>)], texts: &Texts) -> Question {
    let name = texts.say(&format!("kind-{}", kind.name()), &[]);
    let asks = texts.say("index-square", &[("name", name.into())]);
    let mut question = Question::new(kind.name().to_owned(), asks, String::new());
    for (named, variant, _) in told {
        let words = Vocabulary::new(texts, &variant.rules);
        for rule in variant.rules.squares.all().iter().filter(|rule| rule.kind == *kind && !rule.at.value.is_empty()) {
            question.answers(&does(&words, rule), rule.at.is_table(), named);
        }
    }
    question.sorted()
}

fn does(words: &Vocabulary<'_>, rule: &SquareRule) -> String {
    words.does(rule).iter().map(|phrase| capital(&phrase.says)).collect::<Vec<_>>().join(". ")
}

impl Index {
    /// The index as Markdown; variants are linked as `#variant-<id>`.
    ///
    /// # Errors
    /// Where the template is at fault.
    pub fn markdown(&self, texts: &Texts) -> Result<String, ReferenceError> {
        render(texts.lang(), "index.md", self)
    }
}
