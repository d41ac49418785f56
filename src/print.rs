//! A variant on paper.
//!
//! In come a variant and how it is to be printed; out come the bytes of a PDF. Why it exists: what a format shows
//! depends on how much room it has. Larger cards show more of the worked turns, as many as leave the type easy to read;
//! a booklet holds the whole reference.

use std::fmt;

use crate::document;
use crate::pdf::{self, CardOptions, Format, PdfError};
use crate::reference::VariantFigures;
use crate::reference::page::{self, PageFigures, Worked};
use crate::reference::{self, ReferenceError};
use crate::texts::Texts;
use crate::variant::Variant;

/// What keeps a variant from being printed.
#[derive(Debug)]
#[non_exhaustive]
pub enum PrintError {
    /// A template is at fault.
    Reference(ReferenceError),
    /// The document does not fit, or cannot be drawn.
    Pdf(PdfError),
}

impl PrintError {
    /// What is wrong and what to do, in the language of the texts.
    pub fn say(&self, texts: &Texts) -> String {
        match self {
            PrintError::Reference(error) => error.to_string(),
            PrintError::Pdf(error) => error.say(texts),
        }
    }
}

/// In English, for the logs of programs.
impl fmt::Display for PrintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PrintError::Reference(error) => error.fmt(f),
            PrintError::Pdf(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PrintError {}

impl From<ReferenceError> for PrintError {
    fn from(error: ReferenceError) -> PrintError {
        PrintError::Reference(error)
    }
}

impl From<PdfError> for PrintError {
    fn from(error: PdfError) -> PrintError {
        PrintError::Pdf(error)
    }
}

/// Prints the card of a variant in the language of the texts. For a booklet see [`booklet`].
///
/// # Errors
/// [`PrintError`].
pub fn print(variant: &Variant, texts: &Texts, options: &CardOptions) -> Result<Vec<u8>, PrintError> {
    let usual = reference::of_card(variant).len();
    for turns in (usual + 1..=most_turns(options)).rev() {
        let Some(more) = reference::with_turns(variant, turns) else { continue };
        match card(&more, texts, &CardOptions { roomy: true, ..options.clone() }) {
            Err(PrintError::Pdf(PdfError::Overflow { .. })) => {}
            settled => return settled,
        }
    }
    card(variant, texts, options)
}

/// Prints the whole reference of a variant: its page as a booklet. `worked` is what was found out about it.
///
/// # Errors
/// [`PrintError`].
pub fn booklet(
    variant: &Variant,
    worked: &Worked,
    texts: &Texts,
    report: Option<&str>,
    options: &CardOptions,
) -> Result<Vec<u8>, PrintError> {
    let markdown = page::reference(variant, worked, texts, report)?;
    let options = CardOptions { format: Format::Booklet, contents: texts.say("pdf-contents", &[]), ..options.clone() };
    Ok(pdf::card(&document::parse(&markdown, texts.lang()), &PageFigures::new(variant, worked, texts), &options)?)
}

/// The most worked turns that a format shows; no more than are meant for the card where it is small.
fn most_turns(options: &CardOptions) -> usize {
    match options.format {
        _ if options.large => 0,
        Format::A5 => 5,
        Format::A4 | Format::Letter => 10,
        Format::A6 | Format::Poker | Format::Booklet => 0,
    }
}

fn card(variant: &Variant, texts: &Texts, options: &CardOptions) -> Result<Vec<u8>, PrintError> {
    let markdown = reference::card(variant, texts)?;
    Ok(pdf::card(&document::parse(&markdown, texts.lang()), &VariantFigures::new(variant, texts), options)?)
}
