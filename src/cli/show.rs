//! `show` and `examples`: a variant on the terminal.

use fluent_bundle::FluentValue;

use super::args::{ShowArgs, VariantArg};
use super::failure::Failure;
use super::{input, output};
use crate::document;
use crate::output::terminal;
use crate::reference;
use crate::vocab::Lang;

/// Shows a variant: its rules with what each rests on, or its complete YAML.
pub(super) fn run(args: &ShowArgs, lang: Option<Lang>) -> Result<(), Failure> {
    if args.resolved {
        let (report, texts) = input::report(&args.variant, lang)?;
        return match report.resolved() {
            Some(yaml) => output::print(&yaml),
            None => {
                input::show_findings(&report, &texts)?;
                Err(Failure::Found)
            }
        };
    }
    let (variant, texts) = input::variant(&args.variant, lang)?;
    let markdown = reference::show(&variant, texts.lang()).map_err(|error| Failure::CannotRun(error.to_string()))?;
    let document = document::parse(&markdown, texts.lang());
    output::print(&terminal::write(&document, output::width(), true))
}

/// Tells the worked turns of a variant.
pub(super) fn examples(args: &VariantArg, lang: Option<Lang>) -> Result<(), Failure> {
    let (variant, texts) = input::variant(&args.variant, lang)?;
    if variant.examples.is_empty() {
        let title = variant.title.get(texts.lang());
        return output::print(&format!("{}\n", texts.say("cli-no-examples", &[("value", FluentValue::from(title))])));
    }
    let mut text = String::new();
    for example in &variant.examples {
        text.push_str(example.say.get(texts.lang()));
        text.push('\n');
        for turn in reference::replay(&variant.rules, example) {
            for sentence in reference::sentences(&texts, &variant.rules, &example.given.names, &turn) {
                text.push_str(&format!("  {sentence}\n"));
            }
        }
        text.push('\n');
    }
    output::print(&text)
}
