//! `card`: the reminder card of a variant.

use std::io::{self, IsTerminal};
use std::path::Path;

use fluent_bundle::FluentValue;

use super::args::{CardArgs, Format};
use super::failure::Failure;
use super::file::Target;
use super::{input, output};
use crate::document::{self, Document};
use crate::figure::VariantFigures;
use crate::output::{html, terminal};
use crate::pdf::{self, CardOptions};
use crate::reference;
use crate::texts::Texts;
use crate::variant::Variant;
use crate::vocab::Lang;

/// Makes the card and writes it where asked.
pub(super) fn run(args: &CardArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let (variant, texts, files) = input::variant_with_files(&args.variant, lang)?;
    let to_file = args.output.as_deref().filter(|path| *path != Path::new("-"));
    let format = format(args, &texts)?;
    // Whoever writes `-o -` wants it all the same.
    if format == Format::Pdf && args.output.is_none() && io::stdout().is_terminal() {
        return Err(Failure::CannotRun(texts.say("cli-pdf-terminal", &[])));
    }
    let to_file = to_file.map(|path| Target::new(&texts, path, &files)).transpose()?;
    let markdown = reference::card(&variant, texts.lang()).map_err(|error| Failure::CannotRun(error.to_string()))?;
    let document = document::parse(&markdown, texts.lang());
    let bytes = match format {
        Format::Md => document::markdown::portable(&markdown).into_bytes(),
        Format::Txt if to_file.is_none() => return output::print(&terminal::write(&document, output::width(), true)),
        Format::Txt => terminal::write(&document, output::width(), false).into_bytes(),
        Format::Html => html::page(&document, &VariantFigures::new(&variant, &texts)).into_bytes(),
        Format::Pdf => set_pdf(&variant, &texts, &document)?,
    };
    match to_file {
        Some(target) => target.write(&texts, &bytes),
        None => output::print_bytes(&bytes),
    }
}

/// The format asked for, or the one that the suffix of the output tells.
fn format(args: &CardArgs, texts: &Texts) -> Result<Format, Failure> {
    if let Some(format) = args.format {
        return Ok(format);
    }
    let Some(path) = args.output.as_deref().filter(|path| *path != Path::new("-")) else { return Ok(Format::Txt) };
    match path.extension().and_then(|suffix| suffix.to_str()).map(str::to_ascii_lowercase).as_deref() {
        Some("pdf") => Ok(Format::Pdf),
        Some("md") => Ok(Format::Md),
        Some("html" | "htm") => Ok(Format::Html),
        Some("txt") => Ok(Format::Txt),
        _ => {
            let name = path.display().to_string();
            Err(Failure::CannotRun(texts.say("cli-format-of-suffix", &[("value", FluentValue::from(name))])))
        }
    }
}

/// The card as PDF; its date is the one that SOURCE_DATE_EPOCH names, or none.
fn set_pdf(variant: &Variant, texts: &Texts, document: &Document) -> Result<Vec<u8>, Failure> {
    let created = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|seconds| seconds.parse().ok());
    let options = CardOptions { created, ..CardOptions::default() };
    pdf::card(document, &VariantFigures::new(variant, texts), &options).map_err(|error| Failure::Wrong(error.say(texts)))
}
