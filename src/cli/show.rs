//! `show`: a variant on the terminal.

use super::args::ShowArgs;
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
    let markdown = reference::show(&variant, &texts).map_err(|error| Failure::CannotRun(error.to_string()))?;
    let document = document::parse(&markdown, texts.lang());
    output::print(&terminal::write(&document, output::width(), true))
}
