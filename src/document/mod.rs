//! The document model between a template's Markdown and its outputs.
//!
//! In comes Markdown; out comes a tree of blocks that the terminal, HTML and PDF writers walk. Why it exists: every
//! output is set from the same text, so none can say something else than another.
//!
//! Beside it stand two things that hold for every text, without Markdown: [`letters`] says which letters prints can show,
//! and the reader of variant files asks it; [`typography`] sets what variant files bring along as a French printer does.

pub mod letters;
#[cfg(feature = "documents")]
pub mod markdown;
#[cfg(feature = "documents")]
mod parse;
pub mod typography;

#[cfg(feature = "documents")]
pub use parse::parse;

/// A whole document.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Document {
    /// Its language, as a two-letter code.
    pub lang: String,
    /// Its title.
    pub title: String,
    /// Its blocks, in reading order.
    pub blocks: Vec<Block>,
}

/// A block.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Block {
    /// A heading of level 1 to 6.
    Heading {
        /// 1 to 6.
        level: u8,
        /// Its text.
        text: Vec<Inline>,
        /// The name that links to it use, where the Markdown gives one: `## Title {#name}`.
        id: Option<String>,
    },
    /// A paragraph.
    Paragraph(Vec<Inline>),
    /// A list; each item is a list of blocks.
    List {
        /// The first number of a numbered list; `None` for bullets.
        first: Option<u64>,
        /// Its items.
        items: Vec<Vec<Block>>,
    },
    /// A table. All rows have as many cells as the head.
    Table {
        /// The header cells.
        head: Vec<Vec<Inline>>,
        /// The rows; the first cell of each is its header.
        rows: Vec<Vec<Vec<Inline>>>,
    },
    /// Small print at the foot: a block quote in Markdown.
    Small(Vec<Block>),
    /// Text that keeps its lines and its spaces, such as a few lines of a file.
    Code(String),
    /// The end of a side of a card: a thematic break in Markdown.
    SideBreak,
    /// A named figure on a line of its own, `![alt](figure:name)`.
    Figure {
        /// Its name, `board` or `turn/3`.
        name: String,
        /// What it shows, in words.
        alt: String,
    },
}

/// A run of text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Inline {
    /// Plain text.
    Text(String),
    /// Strong text.
    Strong(Vec<Inline>),
    /// Emphasis.
    Emphasis(Vec<Inline>),
    /// A link.
    Link {
        /// Its address, `http`, `https` or a fragment of the document.
        url: String,
        /// Its text.
        text: Vec<Inline>,
    },
    /// A named icon inside a line, `![alt](icon:name)`.
    Icon {
        /// Its name: the kind of a square.
        name: String,
        /// What it shows, in words.
        alt: String,
    },
    /// What stands so in a file, or is typed.
    Code(String),
    /// A line break that the text asks for.
    Break,
}

/// The text of inlines alone: icons give their words, breaks a space.
pub fn plain(inlines: &[Inline]) -> String {
    let mut text = String::new();
    for inline in inlines {
        match inline {
            Inline::Text(part) | Inline::Code(part) => text.push_str(part),
            Inline::Strong(inner) | Inline::Emphasis(inner) | Inline::Link { text: inner, .. } => text.push_str(&plain(inner)),
            Inline::Icon { alt, .. } => text.push_str(alt),
            Inline::Break => text.push(' '),
        }
    }
    text
}
