//! Figures side by side: two variants, or one rule changed at a time.

use std::cmp::Ordering;

use super::odds::{Page, row};
use crate::document::markdown;
use crate::odds::{Bounded, Change, Figures, Unanswered};
use crate::texts::{Texts, capital, decimal};
use crate::variant::Variant;
use crate::vocab::{Lang, Square};
use crate::wording::{Vocabulary, policy_id};

/// A variant with its figures.
pub type Beside<'a> = (&'a Variant, &'a Figures);

/// The figures of two variants side by side, as Markdown.
pub fn odds_against(one: Beside<'_>, other: Beside<'_>, texts: &Texts) -> String {
    let titles = [one, other].map(|(variant, _)| markdown::escape(Vocabulary::new(texts, &variant.rules).text(&variant.title).as_str()));
    let [first, second] = &titles;
    let both = texts.say("odds-against", &[("one", first.as_str().into()), ("other", second.as_str().into())]);
    let title = texts.say("odds-title", &[("title", both.into()), ("n", one.1.players.into())]);
    format!("# {title}\n\n{}", beside(one, other, texts))
}

/// The figures of two variants side by side, as a table.
pub(super) fn beside(one: Beside<'_>, other: Beside<'_>, texts: &Texts) -> String {
    let pages = [one, other].map(|(variant, figures)| Page { words: Vocabulary::new(texts, &variant.rules), figures });
    let [first, second] =
        [one, other].map(|(variant, _)| markdown::escape(Vocabulary::new(texts, &variant.rules).text(&variant.title).as_str()));
    let mut text = String::new();
    text += &row(&[texts.say("odds-column-what", &[]), first, second]);
    text += &row(&["---", "---", "---"].map(str::to_owned));
    let mut add = |what: String, figure: &dyn Fn(&Figures) -> Bounded, percent: bool| {
        let [first, second] = pages.each_ref().map(|page| {
            let figure = figure(page.figures);
            if percent { page.percent(figure) } else { page.number(figure) }
        });
        text += &row(&[what, first, second]);
    };
    let mean = |id: &str| format!("{} ({})", texts.say(id, &[]), texts.say("odds-column-mean", &[]));
    let median = |id: &str| format!("{} ({})", texts.say(id, &[]), texts.say("odds-column-median", &[]));
    add(mean("odds-throws"), &|figures| figures.throws.mean, false);
    add(mean("odds-turns"), &|figures| figures.turns.mean, false);
    add(median("odds-turns"), &|figures| figures.turns.median, false);
    add(mean("odds-rounds"), &|figures| figures.rounds.mean, false);
    for seat in 0..one.1.seats.len() {
        let what = texts.say("odds-wins", &[("n", (seat + 1).into())]);
        add(what, &|figures| figures.seats.get(seat).copied().unwrap_or(Bounded::exact(0.0)), true);
    }
    add(texts.say("odds-column-blocked", &[]), &|figures| figures.block, true);
    text
}

/// The figures with one rule changed at a time, as Markdown. Changes that change nothing are named in one line.
pub fn odds_what_if(variant: &Variant, base: &Figures, changes: &[(Change, Result<Figures, Unanswered>)], texts: &Texts) -> String {
    let words = Vocabulary::new(texts, &variant.rules);
    let title = markdown::escape(&words.text(&variant.title));
    let mut text = format!("# {}\n\n", texts.say("odds-title", &[("title", title.into()), ("n", base.players.into())]));
    text += &format!("## {}\n\n{}\n\n", texts.say("odds-what-if", &[]), texts.say("odds-what-if-about", &[]));
    text += &row(&["change", "turns", "difference", "favour", "blocked"].map(|column| texts.say(&format!("odds-column-{column}"), &[])));
    text += &row(&["---", "---", "---", "---", "---"].map(str::to_owned));
    let line = |what: String, figures: &Figures, difference: String| {
        let page = Page { words, figures };
        row(&[what, page.number(figures.turns.mean), difference, page.percent(favour(figures)), page.percent(figures.block)])
    };
    text += &line(format!("**{}**", texts.say("odds-what-if-as-is", &[])), base, String::new());
    let mut alike = Vec::new();
    for (change, figures) in changes {
        let what = named(&words, *change);
        match figures {
            Ok(figures) if is_alike(base, figures) => alike.push(what),
            Ok(figures) => text += &line(what, figures, difference(texts.lang(), base, figures)),
            Err(error) => {
                let id = if *error == Unanswered::Endless { "odds-what-if-refused" } else { "odds-what-if-too-large" };
                text += &row(&[what, texts.say(id, &[]), String::new(), String::new(), String::new()]);
            }
        }
    }
    if !alike.is_empty() {
        text += &format!("\n{}\n\n", texts.say("odds-what-if-alike", &[]));
        alike.iter().for_each(|what| text += &format!("- {what}\n"));
    }
    text
}

/// A change in words.
fn named(words: &Vocabulary<'_>, change: Change) -> String {
    match change {
        Change::Answer { key, answer } => {
            let question = words.say(&crate::wording::question_id(key), &[]);
            let answer = words.texts.try_say(&policy_id(key, answer), &[]).unwrap_or_else(|| words.answer(key, answer));
            words.say("odds-what-if-answer", &[("question", question.into()), ("answer", markdown::escape(&answer).into())])
        }
        Change::Without(rule) => {
            let Some(rule) = words.rules.squares.get(rule) else { return String::new() };
            let name = words.called(rule);
            let alone = words.rules.squares.all().iter().filter(|other| words.called(other) == name).count() == 1;
            let mut name = markdown::escape(&name);
            // The squares tell it from another one of its name.
            if rule.at.value.len() == 1 || !alone {
                let squares: Vec<String> = rule.at.value.iter().map(Square::to_string).collect();
                name = words.say("odds-event-square", &[("name", name.into()), ("square", words.list(&squares).into())]);
            }
            capital(&words.say("odds-what-if-without", &[("name", name.into())]))
        }
        Change::WithoutFirstThrows => words.say("odds-what-if-without-first", &[]),
    }
}

/// The gap between the most and the least favoured seat.
fn favour(figures: &Figures) -> Bounded {
    let by_value = |one: &&Bounded, other: &&Bounded| one.value.partial_cmp(&other.value).unwrap_or(Ordering::Equal);
    match (figures.seats.iter().max_by(by_value), figures.seats.iter().min_by(by_value)) {
        (Some(most), Some(least)) => Bounded::new(most.value - least.value, most.bound + least.bound),
        _ => Bounded::exact(0.0),
    }
}

/// Whether two sets of figures are the same as far as they are known.
fn is_alike(one: &Figures, other: &Figures) -> bool {
    let same = |one: Bounded, other: Bounded| (one.value - other.value).abs() <= one.bound + other.bound;
    let seats = one.seats.iter().zip(&other.seats).all(|(one, other)| same(*one, *other));
    seats && same(one.turns.mean, other.turns.mean) && same(one.throws.mean, other.throws.mean) && same(one.block, other.block)
}

fn difference(lang: Lang, base: &Figures, figures: &Figures) -> String {
    let text = format!("{:+.2}", figures.turns.mean.value - base.turns.mean.value).replace('-', "\u{2212}");
    decimal(lang, &text)
}
