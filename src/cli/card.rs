//! `card`: the reminder card of a variant.

use std::io::{self, IsTerminal};

use super::args::{CardArgs, Format, SheetSize};
use super::failure::Failure;
use super::file::{self, Target};
use super::{input, output};
use crate::document;
use crate::output::{html, terminal};
use crate::pdf::{self, CardOptions, Paper, Sheet};
use crate::print::{self, PrintError};
use crate::reference;
use crate::reference::VariantFigures;
use crate::reference::page::{Effort, Worked};
use crate::source::Node;
use crate::texts::Texts;
use crate::variant::Variant;
use crate::vocab::Lang;

/// Makes the card and writes it where asked.
pub(super) fn run(args: &CardArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let (variant, texts, files, tree) = input::variant_with_tree(&args.variant, lang)?;
    let to_file = file::named(args.output.as_deref());
    let format = format(args, &texts)?;
    // Whoever writes `-o -` wants it all the same.
    if format == Format::Pdf && args.output.is_none() && io::stdout().is_terminal() {
        return Err(Failure::CannotRun(texts.say("cli-pdf-terminal", &[])));
    }
    if format != Format::Pdf && is_for_print(args) {
        return Err(Failure::CannotRun(texts.say("cli-print-is-pdf", &[])));
    }
    let to_file = to_file.map(|path| Target::new(&texts, path, &files)).transpose()?;
    let bytes = match format {
        Format::Pdf => printed(args, &variant, tree.as_ref(), &texts)?,
        _ => {
            let markdown = reference::card(&variant, &texts).map_err(|error| Failure::CannotRun(error.to_string()))?;
            let document = document::parse(&markdown, texts.lang());
            match format {
                Format::Md => document::markdown::portable(&markdown).into_bytes(),
                Format::Html => html::page(&document, &VariantFigures::new(&variant, &texts)).into_bytes(),
                _ if to_file.is_none() => return output::print(&terminal::write(&document, output::width(), true)),
                _ => terminal::write(&document, output::width(), false).into_bytes(),
            }
        }
    };
    match to_file {
        Some(target) => target.deliver(&texts, &bytes),
        None => output::print_bytes(&bytes),
    }
}

/// The format asked for, or the one that the suffix of the output tells.
fn format(args: &CardArgs, texts: &Texts) -> Result<Format, Failure> {
    if let Some(format) = args.format {
        return Ok(format);
    }
    match file::named(args.output.as_deref()) {
        Some(path) => file::format_of(texts, path, "cli-format-of-suffix"),
        None => Ok(Format::Txt),
    }
}

/// Whether something is asked for that only a print has.
fn is_for_print(args: &CardArgs) -> bool {
    args.large || args.size.is_some() || args.sheet.is_some() || args.flip.is_some() || args.ink.is_some() || args.accent.is_some()
}

fn printed(args: &CardArgs, variant: &Variant, tree: Option<&Node>, texts: &Texts) -> Result<Vec<u8>, Failure> {
    let options = options(args, texts);
    let made = match (options.format, tree) {
        (pdf::Format::Booklet, Some(tree)) => {
            let fault = |error| Failure::CannotRun(reference::ReferenceError::Texts(error).to_string());
            let worked = Worked::compute(variant, tree, Effort::default()).map_err(fault)?;
            print::booklet(variant, &worked, texts, None, &options)
        }
        _ => print::print(variant, texts, &options),
    };
    made.map_err(|error| match error {
        PrintError::Reference(fault) => Failure::CannotRun(fault.to_string()),
        PrintError::Pdf(_) => Failure::Wrong(error.say(texts)),
    })
}

/// How the card is printed.
fn options(args: &CardArgs, texts: &Texts) -> CardOptions {
    let format = args.size.unwrap_or_default();
    let paper = match args.sheet {
        Some(SheetSize::A4) => Some(Paper::A4),
        Some(SheetSize::Letter) => Some(Paper::Letter),
        Some(SheetSize::None) => None,
        None => (format == pdf::Format::Booklet).then_some(Paper::A4),
    };
    CardOptions {
        format,
        large: args.large,
        sheet: paper.map(|paper| Sheet::new(paper, args.flip.unwrap_or_default(), texts)),
        imprint: output::imprint(args.accent, args.ink),
        ..CardOptions::default()
    }
}
