//! The look of a page: templates, and the words of one language for them.
//!
//! In come the name of a template below `templates/site/` and its data; out comes HTML. Every value is escaped; what is HTML
//! already is marked `| safe` by the template. A folder of one's own can hold any of the templates: it stands for the
//! carried one, and the others stay.

use std::collections::BTreeMap;

use fluent_bundle::FluentValue;
use serde::Serialize;
use tera::{Context, Kwargs, State, Tera};

use super::{SiteError, address::Roads};
use crate::bundle;
use crate::output::svg;
use crate::texts::{Arg, Texts};
use crate::vocab::Lang;

/// The templates and words of one language.
pub struct Skin {
    /// The messages.
    pub texts: Texts,
    /// The addresses.
    pub roads: Roads,
    tera: Tera,
}

impl Skin {
    /// The skin of a language. `own` are templates by their names below `site/`.
    ///
    /// # Errors
    /// A template or a file of messages is at fault.
    pub fn new(lang: Lang, own: &BTreeMap<String, String>) -> Result<Skin, SiteError> {
        let texts = Texts::embedded(lang)?;
        let words = Texts::embedded(lang)?;
        let mut tera = Tera::default();
        tera.autoescape_on(vec![".html", ".xml"]);
        tera.set_escape_fn(|text, out| out.write_all(svg::escape(text).as_bytes()));
        tera.register_function("say", move |args: Kwargs, _: &State<'_>| -> tera::TeraResult<String> {
            let id = args.must_get::<&str>("id")?.to_owned();
            let mut given: Vec<Arg<'_>> = Vec::new();
            for (name, value) in args.iter().filter(|(name, _)| name.as_str() != Some("id")) {
                let Some(name) = name.as_str() else { continue };
                let value = match value.as_str() {
                    Some(text) => FluentValue::from(text.to_owned()),
                    None => value.as_i64().map_or_else(|| FluentValue::from(value.to_string()), FluentValue::from),
                };
                given.push((name, value));
            }
            Ok(words.say(&id, &given))
        });
        let fault = |error: tera::Error| SiteError::Template { message: chain(&error) };
        tera.add_raw_templates(templates(own)).map_err(fault)?;
        Ok(Skin { roads: Roads::new(&texts), texts, tera })
    }

    /// A template, filled in.
    ///
    /// # Errors
    /// The template asks for what is not there.
    pub fn render(&self, name: &str, data: &impl Serialize) -> Result<String, SiteError> {
        let fault = |error: tera::Error| SiteError::Template { message: chain(&error) };
        let context = Context::from_serialize(data).map_err(fault)?;
        self.tera.render(name, &context).map_err(fault)
    }

    /// A message without arguments.
    pub fn say(&self, id: &str) -> String {
        self.texts.say(id, &[])
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.texts.lang()
    }
}

/// An error with all that led to it.
fn chain(error: &tera::Error) -> String {
    let mut told = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        told.push_str(&format!(": {error}"));
        cause = error.source();
    }
    told
}

/// The names of the templates that a site has.
pub fn names() -> impl Iterator<Item = &'static str> {
    let files = bundle::TEMPLATES.get_dir("site").into_iter().flat_map(|dir| dir.files());
    files.filter_map(|file| file.path().file_name()?.to_str())
}

/// A file of the skin: one's own, else the carried one.
pub fn file<'t>(own: &'t BTreeMap<String, String>, name: &str) -> Option<&'t str> {
    own.get(name).map(String::as_str).or_else(|| bundle::TEMPLATES.get_file(format!("site/{name}"))?.contents_utf8())
}

fn templates(own: &BTreeMap<String, String>) -> Vec<(String, String)> {
    let carried = names().filter(|name| name.ends_with(".html"));
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    for name in carried.map(str::to_owned).chain(own.keys().filter(|name| name.ends_with(".html")).cloned()) {
        if let Some(text) = file(own, &name) {
            all.insert(name, text.to_owned());
        }
    }
    all.into_iter().collect()
}
