//! What keeps a card from being made.

use std::fmt;

use crate::source::code_point;
use crate::texts::Texts;
use crate::vocab::Lang;

/// What keeps a card from being made. Its words stand in `templates/<language>/words/pdf.ftl`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PdfError {
    /// A block does not fit on its side at the smallest type size.
    Overflow {
        /// The heading above the block, or its first words.
        block: String,
        /// The side, 1 or 2.
        side: usize,
    },
    /// The document asks for a third side.
    TooManySides {
        /// The first block that has no side.
        block: String,
    },
    /// The fonts have no letter for a character.
    MissingGlyph {
        /// The character.
        character: char,
        /// The text that holds it.
        text: String,
    },
    /// The document names a figure that does not exist.
    UnknownFigure {
        /// Its name.
        name: String,
    },
    /// The document names an icon that does not exist.
    UnknownIcon {
        /// Its name.
        name: String,
    },
    /// Lists or styles stand in each other deeper than a card can show.
    TooDeep {
        /// The heading above, or the first words.
        block: String,
    },
    /// The sheet is smaller than the card.
    SheetTooSmall,
    /// The accent colour does not read on paper.
    PaleAccent,
    /// An embedded font or the file itself cannot be written: a fault of this program.
    Internal(String),
}

impl PdfError {
    /// What is wrong and what to do, in the language of the texts.
    pub fn say(&self, texts: &Texts) -> String {
        match self {
            PdfError::Overflow { block, side } => texts.say("pdf-overflow", &[("block", block.as_str().into()), ("side", (*side).into())]),
            PdfError::TooManySides { block } => texts.say("pdf-too-many-sides", &[("block", block.as_str().into())]),
            PdfError::MissingGlyph { character, text } => {
                let code = code_point(*character);
                let shown = character.to_string();
                texts.say("pdf-missing-glyph", &[("character", shown.into()), ("code", code.into()), ("text", text.as_str().into())])
            }
            PdfError::UnknownFigure { name } => texts.say("pdf-unknown-figure", &[("name", name.as_str().into())]),
            PdfError::UnknownIcon { name } => texts.say("pdf-unknown-icon", &[("name", name.as_str().into())]),
            PdfError::TooDeep { block } => texts.say("pdf-too-deep", &[("block", block.as_str().into())]),
            PdfError::SheetTooSmall => texts.say("pdf-sheet-too-small", &[]),
            PdfError::PaleAccent => texts.say("pdf-pale-accent", &[]),
            PdfError::Internal(fault) => texts.say("pdf-internal", &[("fault", fault.as_str().into())]),
        }
    }
}

/// In English, for the logs of programs.
impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Texts::embedded(Lang::En) {
            Ok(texts) => f.write_str(&self.say(&texts)),
            Err(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PdfError {}
