//! `examples`: worked turns, and mistakes.

use super::args::ExamplesArgs;
use super::failure::Failure;
use super::{input, output};
use crate::compare::{Explored, Limit, mistakes};
use crate::document;
use crate::examples;
use crate::game;
use crate::output::terminal;
use crate::reference;
use crate::texts::Texts;
use crate::variant::Variant;
use crate::vocab::Lang;

/// The numbers of players with whom rules are looked at: what one pawn shows, and what it takes another for.
const PLAYERS: [usize; 2] = [1, 2];

/// Tells the worked turns of a variant, or the mistakes that people make with it.
pub(super) fn run(args: &ExamplesArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let (variant, texts) = input::variant(&args.variant, lang)?;
    let markdown = if args.mistakes { told_mistakes(&variant, &texts) } else { told_examples(&variant, &texts) };
    let markdown = markdown.map_err(|error| Failure::CannotRun(error.to_string()))?;
    let document = document::parse(&markdown, texts.lang());
    output::print(&terminal::write(&document, output::width(), true))
}

fn told_examples(variant: &Variant, texts: &Texts) -> Result<String, reference::ReferenceError> {
    let told: Vec<_> = variant.examples.iter().flat_map(|example| game::replay(&variant.rules, example)).collect();
    let choice = examples::choose(&variant.rules, &told, PLAYERS, Limit::default());
    reference::worked(texts, variant, &choice)
}

fn told_mistakes(variant: &Variant, texts: &Texts) -> Result<String, reference::ReferenceError> {
    let explored = Explored::new(&variant.rules, 2, Limit::default());
    reference::mistakes(texts, variant, &mistakes(&explored))
}
