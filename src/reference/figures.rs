//! The figures of one variant, by name, and what they show in words.

use std::collections::BTreeSet;

use fluent_bundle::FluentValue;

use super::of_card;
use crate::engine::{Step, Waiting};
use crate::figure::{ARROWS, BoardWords, Drawing, Figures, TurnWords, Worked, arrows, board, code, icon, turns};
use crate::game::replay;
use crate::texts::Texts;
use crate::variant::{Example, Variant};
use crate::vocab::{Square, commas};
use crate::wording::{Vocabulary, number};

/// What a board shows whose track takes that way: `spiral` or `serpentine`.
pub(crate) fn board_alt(words: &Vocabulary<'_>, way: &str) -> String {
    let squares =
        words.rules.squares.all().iter().map(|rule| {
            words.say("figure-board-square", &[("squares", commas(&rule.at.value).into()), ("name", words.called(rule).into())])
        });
    let squares: Vec<String> = squares.collect();
    let last = number(words.rules.last());
    if squares.is_empty() {
        return words.say("figure-board-plain", &[("last", last), ("way", way.into())]);
    }
    let squares = squares.join(&words.say("figure-separator", &[]));
    words.say("figure-board", &[("last", last), ("way", way.into()), ("squares", squares.into())])
}

/// The figures of a variant: `board`, `code` for the address of its page, and `turn/1` and on for its examples that are meant for the card.
pub struct VariantFigures<'a> {
    variant: &'a Variant,
    texts: &'a Texts,
    /// Those that the card shows.
    examples: Vec<Example>,
}

impl<'a> VariantFigures<'a> {
    /// The figures of a variant in the language of the texts.
    pub fn new(variant: &'a Variant, texts: &'a Texts) -> VariantFigures<'a> {
        VariantFigures { variant, texts, examples: of_card(variant) }
    }

    /// The same with other examples for `turn/1` and on.
    #[must_use]
    pub fn with_examples(self, examples: Vec<Example>) -> VariantFigures<'a> {
        VariantFigures { examples, ..self }
    }

    /// What the figure of that name shows, in words; `None` where there is no such figure.
    pub fn alt(&self, name: &str) -> Option<String> {
        if name == "board" {
            return Some(board_alt(&Vocabulary::new(self.texts, &self.variant.rules), "spiral"));
        }
        if name == "code" {
            let page = self.variant.page.as_deref()?;
            return Some(self.texts.say("figure-code", &[("page", page.into())]));
        }
        let example = self.example(name)?;
        let turns = worked(self.variant, self.texts, example);
        let told: Vec<String> = turns.iter().map(|turn| self.turn_alt(example, turn)).collect();
        Some(told.join(" "))
    }

    /// The arrows that the drawings of all turns have, as the names of their icons.
    pub(crate) fn arrows(&self) -> Vec<&'static str> {
        let words = self.turn_words();
        let drawn = self
            .examples
            .iter()
            .map(|example| arrows(&self.variant.rules, &example.given.names, &worked(self.variant, self.texts, example), &words));
        let drawn: BTreeSet<&'static str> = drawn.flatten().collect();
        ARROWS.into_iter().filter(|name| drawn.contains(name)).collect()
    }

    fn turn_words(&self) -> TurnWords {
        let say = |id: &str| self.texts.say(id, &[]);
        TurnWords { start: say("figure-start"), missed: say("figure-missed"), wins: say("figure-wins") }
    }

    /// The n-th example that is meant for the card, for `turn/<n>`.
    fn example(&self, name: &str) -> Option<&Example> {
        let number: usize = name.strip_prefix("turn/")?.parse().ok()?;
        self.examples.get(number.checked_sub(1)?)
    }

    fn turn_alt(&self, example: &Example, turn: &Worked) -> String {
        let mut parts = Vec::new();
        for step in &turn.steps {
            parts.extend(self.step_alt(example, turn, step));
        }
        let name = turn.seat.name(&example.given.names);
        self.texts.say("figure-turn", &[("name", name.into()), ("path", parts.join(", ").into())])
    }

    fn step_alt(&self, example: &Example, turn: &Worked, step: &Step) -> Option<String> {
        let square = |square: Square| FluentValue::from(square.number());
        let say = |id: &str, args: &[(&str, FluentValue<'_>)]| Some(self.texts.say(id, args));
        match *step {
            Step::Missed { .. } => say("figure-step-missed", &[("at", square(turn.from))]),
            Step::Throw { throw, .. } => {
                let faces: Vec<String> = throw.faces().iter().map(u8::to_string).collect();
                say("figure-step-throw", &[("from", square(turn.from)), ("dice", faces.join(" + ").into())])
            }
            Step::Walk { from, to, .. } if from > to => say("figure-step-back", &[("to", square(to))]),
            Step::Walk { to, .. } => say("figure-step-walk", &[("to", square(to))]),
            Step::Bounce { to, .. } => say("figure-step-back", &[("to", square(to))]),
            Step::Stays { at, .. } | Step::CannotEnter { at, .. } => say("figure-step-stays", &[("at", square(at))]),
            Step::Transfer { to, .. } => say("figure-step-straight", &[("to", square(to))]),
            Step::GoesBack { to, .. } => say("figure-step-returns", &[("to", square(to))]),
            Step::Waits { waiting, .. } => match waiting {
                Waiting::Turns(turns) => say("figure-step-waits", &[("turns", turns.into())]),
                _ => say("figure-step-held", &[]),
            },
            Step::Pays { seat, stakes, .. } => {
                say("figure-step-pays", &[("name", seat.name(&example.given.names).into()), ("stakes", stakes.into())])
            }
            Step::Displaced { pawn, to, .. } | Step::Released { pawn, to, .. } => {
                say("figure-step-other", &[("name", pawn.seat.name(&example.given.names).into()), ("to", square(to))])
            }
            Step::Wins { .. } => turn.place.clone().or_else(|| say("figure-step-wins", &[])),
            Step::Again { .. }
            | Step::MovesBy { .. }
            | Step::NoEffect { .. }
            | Step::Chooses { .. }
            | Step::DieLost { .. }
            | Step::Home { .. }
            | Step::StreakEnds { .. }
            | Step::Meets { .. }
            | Step::ThrowsAgain { .. }
            | Step::LosesThrow { .. } => None,
        }
    }
}

impl Figures for VariantFigures<'_> {
    fn figure(&self, name: &str, width: f32, height: f32) -> Option<Drawing> {
        let start = self.texts.say("figure-start", &[]);
        if name == "board" {
            return Some(board(&self.variant.rules, &BoardWords { start }, width, height));
        }
        if name == "code" {
            return code(self.variant.page.as_deref()?, width, height);
        }
        let example = self.example(name)?;
        let words = self.turn_words();
        Some(turns(&self.variant.rules, &example.given.names, &worked(self.variant, self.texts, example), &words, width, height))
    }

    fn icon(&self, name: &str, size: f32) -> Option<Drawing> {
        Some(icon(name, size))
    }
}

/// The turns of an example with what a drawing shows of them.
fn worked(variant: &Variant, texts: &Texts, example: &Example) -> Vec<Worked> {
    let turns = replay(&variant.rules, example);
    let before = std::iter::once(&example.given.state).chain(turns.iter().map(|turn| &turn.state));
    let seats = example.turns.iter().map(|turn| turn.seat);
    seats
        .zip(before)
        .zip(&turns)
        .map(|((seat, state), turn)| {
            let stood = state.pawn(seat).map_or(Square::START, |pawn| pawn.at);
            let home = turn.state.seats().filter(|seat| turn.state.is_home(&variant.rules, *seat)).count();
            Worked {
                seat,
                from: turn.steps.iter().find_map(leaves).unwrap_or(stood),
                steps: turn.steps.clone(),
                place: (home > 1).then(|| texts.say("figure-place", &[("n", home.into())])),
            }
        })
        .collect()
}

/// The square that the pawn of a turn leaves, which of several pawns it may be.
fn leaves(step: &Step) -> Option<Square> {
    match *step {
        Step::Walk { from, .. } | Step::Transfer { from, .. } => Some(from),
        Step::Stays { at, .. } | Step::CannotEnter { at, .. } => Some(at),
        _ => None,
    }
}
