//! The templates of the documents.
//!
//! In come the name of a template and its data; out comes Markdown. Every value is escaped on its way in, so that a
//! text from a variant file stays a text; a template marks what is Markdown already with `| safe`.

use std::fmt;
use std::io::Write;

use serde::Serialize;
use tera::{Context, Tera};

use crate::bundle;
use crate::document::markdown;
use crate::texts::TextsError;
use crate::vocab::Lang;

/// Why a document cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReferenceError {
    /// A file of messages is at fault.
    Texts(TextsError),
    /// A template is missing or at fault.
    Template {
        /// The template, as a path below the templates.
        file: String,
        /// What is wrong, in English.
        message: String,
    },
}

impl fmt::Display for ReferenceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReferenceError::Texts(error) => error.fmt(f),
            ReferenceError::Template { file, message } => write!(f, "templates/{file}: {message}"),
        }
    }
}

impl std::error::Error for ReferenceError {}

impl From<TextsError> for ReferenceError {
    fn from(error: TextsError) -> ReferenceError {
        ReferenceError::Texts(error)
    }
}

/// The template of that name, filled in.
pub(super) fn render(lang: Lang, name: &str, data: &impl Serialize) -> Result<String, ReferenceError> {
    let file = format!("{lang}/{name}");
    let fault = |message: String| ReferenceError::Template { file: file.clone(), message };
    let embedded = bundle::TEMPLATES.get_file(&file).and_then(|file| file.contents_utf8());
    let text = embedded.ok_or_else(|| fault("no such template".to_owned()))?;
    let mut tera = Tera::default();
    tera.autoescape_on(vec![".md"]);
    tera.set_escape_fn(escape);
    tera.add_raw_template(name, text).map_err(|error| fault(error.to_string()))?;
    let context = Context::from_serialize(data).map_err(|error| fault(error.to_string()))?;
    tera.render(name, &context).map_err(|error| fault(error.to_string()))
}

fn escape(text: &str, out: &mut dyn Write) -> std::io::Result<()> {
    out.write_all(markdown::escape(text).as_bytes())
}
