//! The figures of a reference page, by name.

use crate::engine::State;
use crate::figure::{Drawing, Figures};
use crate::game::record::read_hand;
use crate::odds;
use crate::reference::OddsCharts;
use crate::reference::VariantFigures;
use crate::texts::Texts;
use crate::variant::{Example, ExampleTurn, Given, Variant};
use crate::vocab::{Seat, Words};

use super::worked::{Shown, Worked};
use crate::wording::Vocabulary;

/// Draws the figures that a reference page names.
pub struct PageFigures<'a> {
    variant: &'a Variant,
    texts: &'a Texts,
    turns: VariantFigures<'a>,
    odds: Option<odds::Figures>,
}

impl<'a> PageFigures<'a> {
    /// The figures of a page.
    pub fn new(variant: &'a Variant, worked: &Worked, texts: &'a Texts) -> PageFigures<'a> {
        let turns = VariantFigures::new(variant, texts).with_examples(examples(variant, worked, texts));
        PageFigures { variant, texts, turns, odds: worked.figures.as_ref().map(|figures| figures.figures()) }
    }
}

impl Figures for PageFigures<'_> {
    fn figure(&self, name: &str, width: f32, height: f32) -> Option<Drawing> {
        if name.starts_with("odds/") {
            return OddsCharts::new(self.variant, self.odds.as_ref()?, self.texts).figure(name, width, height);
        }
        self.turns.figure(name, width, height)
    }

    fn icon(&self, name: &str, size: f32) -> Option<Drawing> {
        self.turns.icon(name, size)
    }
}

/// The turns that a page shows, in order: the variant’s own, then those that were chosen.
pub(super) fn examples(variant: &Variant, worked: &Worked, texts: &Texts) -> Vec<Example> {
    let chosen = worked.turns.iter().filter_map(|shown| example(variant, shown, texts));
    variant.examples.iter().cloned().chain(chosen).collect()
}

/// A chosen turn as an example without a title; `None` where it was kept for other rules.
fn example(variant: &Variant, shown: &Shown, texts: &Texts) -> Option<Example> {
    let state = shown.table.state(&variant.rules)?;
    let seat = Seat::from_index(shown.seat)?;
    let hand = match &shown.hand {
        Some(hand) => Some(read_hand(dice(variant, &state, seat)?, hand)?),
        None => None,
    };
    let names = Vocabulary::new(texts, &variant.rules).names(state.players());
    let turn = ExampleTurn { seat, hand, ends: Vec::new(), pot: None };
    Some(Example { say: Words::default(), given: Given { names, state }, turns: vec![turn], sources: Vec::new(), card: false })
}

fn dice(variant: &Variant, state: &State, seat: Seat) -> Option<(crate::vocab::Dice, Option<crate::vocab::Dice>)> {
    crate::engine::dice(&variant.rules, state, seat)
}
