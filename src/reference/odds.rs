//! The figures of a variant in words, as Markdown.
//!
//! In come [`Figures`]; out comes what a teacher reads. No digit is printed that the bound of its figure does not cover.

use fluent_bundle::FluentValue;

use crate::document::markdown;
use crate::odds::{Bounded, Claim, Event, Figures, Length, Method, Policy};
use crate::rules::RuleId;
use crate::texts::{Arg, Texts, decimal, grouped, in_threes};
use crate::variant::Variant;
use crate::vocab::{Lang, Square};
use crate::wording::Vocabulary;

/// So many squares are named among the most visited ones.
const MOST_SQUARES: usize = 8;

/// The figures of a variant, as Markdown.
pub fn odds(variant: &Variant, figures: &Figures, claim: Option<&Claim>, texts: &Texts) -> String {
    let words = Vocabulary::new(texts, &variant.rules);
    let page = Page { words, figures };
    let title = markdown::escape(&words.text(&variant.title));
    let mut text = format!("# {}\n\n", texts.say("odds-title", &[("title", title.into()), ("n", figures.players.into())]));
    let mut part = |heading: &str, body: String| {
        if !body.is_empty() {
            text.push_str(&format!("## {}\n\n{}\n\n", texts.say(heading, &[]), body.trim_end()));
        }
    };
    part("odds-length", page.lengths());
    part("odds-claims", claim.map_or_else(String::new, |claim| page.claim(claim)));
    part("odds-seats", page.seats());
    part("odds-block", page.block());
    part("odds-rules", page.rules());
    part("odds-squares", page.squares());
    part("odds-method", page.method());
    text
}

pub(super) struct Page<'a> {
    pub(super) words: Vocabulary<'a>,
    pub(super) figures: &'a Figures,
}

impl Page<'_> {
    pub(super) fn say(&self, id: &str, args: &[Arg<'_>]) -> String {
        self.words.texts.say(id, args)
    }

    pub(super) fn number(&self, figure: Bounded) -> String {
        number(self.words.texts.lang(), figure, self.figures.method, 2)
    }

    pub(super) fn percent(&self, figure: Bounded) -> String {
        let lang = self.words.texts.lang();
        let text = number(lang, figure.times(100.0), self.figures.method, 2);
        self.say("odds-percent", &[("value", text.into())])
    }

    fn lengths(&self) -> String {
        let figures = self.figures;
        if figures.turns.mean.value.is_nan() {
            return self.say("odds-never", &[]);
        }
        let columns = ["what", "mean", "sd", "median", "mode", "most"].map(|column| self.say(&format!("odds-column-{column}"), &[]));
        let mut table = row(&columns) + &row(&columns.each_ref().map(|_| "---".to_owned()));
        let mut add = |id: &str, length: &Length| {
            let quantile = |share: f64| length.quantiles.iter().find(|(other, _)| *other == share).map(|(_, figure)| figure.value);
            let (low, high) = (quantile(0.1).unwrap_or(f64::NAN), quantile(0.9).unwrap_or(f64::NAN));
            let range = self.words.range(low, high);
            let what = self.say(id, &[]);
            table += &row(&[
                what,
                self.number(length.mean),
                self.number(length.sd),
                self.number(length.median),
                self.number(length.mode),
                range,
            ]);
        };
        add("odds-throws", &figures.throws);
        add("odds-turns", &figures.turns);
        if figures.players > 1 {
            add("odds-rounds", &figures.rounds);
        }
        let fewest = {
            let played = if figures.method == Method::Simulated { "yes" } else { "no" };
            self.say("odds-fewest", &[("n", figures.throws.fewest.into()), ("played", played.into())])
        };
        format!("{table}\n{} {fewest}\n", self.say("odds-turns-and-throws", &[("n", figures.players.into())]))
    }

    fn claim(&self, claim: &Claim) -> String {
        let id = if claim.holds { "odds-claim-holds" } else { "odds-claim-fails" };
        let minutes = number(self.words.texts.lang(), claim.minutes, self.figures.method, 0);
        let (low, high) = claim.claimed;
        let args = [("players", claim.players.into()), ("minutes", minutes.into()), ("low", low.into()), ("high", high.into())];
        self.say(id, &args)
    }

    fn seats(&self) -> String {
        if self.figures.players < 2 {
            return String::new();
        }
        let columns = [self.say("odds-column-seat", &[]), self.say("odds-column-chance", &[])];
        let mut table = row(&columns) + &row(&["---".to_owned(), "---".to_owned()]);
        for (seat, chance) in self.figures.seats.iter().enumerate() {
            table += &row(&[self.say("odds-seat", &[("n", (seat + 1).into())]), self.percent(*chance)]);
        }
        table
    }

    pub(super) fn block(&self) -> String {
        let block = self.figures.block;
        match self.figures.method {
            _ if block == Bounded::exact(0.0) => self.say("odds-block-none", &[]),
            Method::Simulated if block.value == 0.0 => self.say("odds-block-unseen", &[]),
            _ => self.say("odds-block-some", &[("value", self.percent(block).into())]),
        }
    }

    fn rules(&self) -> String {
        let columns = [self.say("odds-column-rule", &[]), self.say("odds-column-times", &[])];
        let mut table = row(&columns) + &row(&["---".to_owned(), "---".to_owned()]);
        for (event, often) in &self.figures.events {
            table += &row(&[self.event(*event), self.number(*often)]);
        }
        table
    }

    fn event(&self, event: Event) -> String {
        let rules = self.words.rules;
        match event {
            Event::Square(rule) => self.square_rule(rule),
            Event::FirstThrow(index) => {
                let test = rules.first_throw.exceptions.get(index).map(|exception| self.words.test(&exception.test));
                self.say("odds-event-first-throw", &[("test", test.unwrap_or_default().into())])
            }
            other => self.say(&format!("odds-event-{}", other.name()), &[]),
        }
    }

    pub(super) fn square_rule(&self, rule: RuleId) -> String {
        let Some(rule) = self.words.rules.squares.get(rule) else { return String::new() };
        let name = markdown::escape(&crate::texts::capital(&self.words.name(rule)));
        match rule.at.value.as_slice() {
            [only] => self.say("odds-event-square", &[("name", name.into()), ("square", only.number().into())]),
            several => {
                let name = markdown::escape(&crate::texts::capital(&self.words.plural(rule)));
                self.say("odds-event-squares", &[("name", name.into()), ("n", several.len().into())])
            }
        }
    }

    fn squares(&self) -> String {
        let rules = self.words.rules;
        let mut visits: Vec<(usize, Bounded)> = self.figures.visits.iter().copied().enumerate().collect();
        visits.retain(|(square, often)| *square != rules.last().index() && often.value > 0.0);
        visits.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
        let named = |(square, often): &(usize, Bounded)| {
            let square = u16::try_from(*square).unwrap_or_default();
            let at = self.say("place", &[("square", square.into())]);
            let name =
                Square::new(square).and_then(|square| rules.squares.at(square)).map(|(_, rule)| markdown::escape(&self.words.name(rule)));
            let at = match name {
                Some(name) => self.say("odds-square-named", &[("square", at.into()), ("name", name.into())]),
                None => at,
            };
            row(&[at, self.number(*often)])
        };
        let columns = [self.say("odds-column-square", &[]), self.say("odds-column-visits", &[])];
        let table = row(&columns) + &row(&["---".to_owned(), "---".to_owned()]);
        table + &visits.iter().take(MOST_SQUARES).map(named).collect::<String>()
    }

    fn method(&self) -> String {
        let figures = self.figures;
        let lang = self.words.texts.lang();
        let size = FluentValue::from(grouped(lang, figures.size));
        let mut text = match figures.method {
            Method::Exact => self.say("odds-exact", &[("n", size)]),
            Method::Simulated => self.say("odds-simulated", &[("n", size), ("seed", figures.seed.unwrap_or_default().to_string().into())]),
        };
        if figures.choices {
            let id = match figures.policy {
                Policy::Random => "odds-policy-random",
                Policy::Greedy => "odds-policy-greedy",
            };
            text = format!("{text} {}", self.say(id, &[]));
        }
        if let Some(fractions) = &figures.fractions {
            let args =
                [("over", FluentValue::from(fractions.throws.mean.numerator())), ("under", fractions.throws.mean.denominator().into())];
            text = format!("{text}\n\n{}", self.say("odds-fraction", &args));
        }
        text
    }
}

pub(super) fn row<const N: usize>(cells: &[String; N]) -> String {
    format!("| {} |\n", cells.join(" | "))
}

/// A figure with at most so many decimals, none of which the bound leaves open; of games played with what it can be off by.
pub fn number(lang: Lang, figure: Bounded, method: Method, most: usize) -> String {
    if !figure.value.is_finite() {
        return "–".to_owned();
    }
    let print = |value: f64, decimals: usize| {
        let text = format!("{:.decimals$}", value.abs());
        let (whole, fraction) = text.split_at(text.find('.').unwrap_or(text.len()));
        let sign = if value < 0.0 && text.contains(|digit: char| ('1'..='9').contains(&digit)) { "-" } else { "" };
        format!("{sign}{}{}", in_threes(lang, whole), decimal(lang, fraction))
    };
    if figure.bound == 0.0 && figure.value.fract() == 0.0 {
        return print(figure.value, 0);
    }
    match method {
        Method::Exact => {
            let sure = |decimals: &usize| print(figure.value - figure.bound, *decimals) == print(figure.value + figure.bound, *decimals);
            match (0..=most).rev().find(sure) {
                Some(decimals) => print(figure.value, decimals),
                None => format!("{} ± {}", print(figure.value, 0), print(figure.bound.ceil(), 0)),
            }
        }
        Method::Simulated if figure.bound.is_infinite() => format!("≈ {}", print(figure.value, 1)),
        Method::Simulated => {
            // Two digits of the interval say how far the figure is known.
            let decimals = (1.0 - figure.bound.max(1e-9).log10().floor()).clamp(0.0, 6.0) as usize;
            let decimals = if figure.value.fract() == 0.0 && figure.bound.fract() == 0.0 { 0 } else { decimals.min(most + 2) };
            format!("{} ± {}", print(figure.value, decimals), print(figure.bound, decimals))
        }
    }
}
