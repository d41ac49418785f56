//! `explain`: what a finding means, why it matters, how to put it right.

use fluent_bundle::FluentValue;

use super::args::ExplainArgs;
use super::failure::Failure;
use super::{input, output};
use crate::document;
use crate::finding::{Rule, explained, listed, nearest, rules};
use crate::output::terminal;
use crate::vocab::Lang;

/// Explains a code, in capitals or not; all of them in a line each where none is named.
pub(super) fn run(args: &ExplainArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let texts = input::texts(lang.unwrap_or_default())?;
    let markdown = match &args.code {
        None => listed(&texts),
        Some(code) => match rule(code.trim()) {
            Some(rule) => explained(rule, &texts, 1),
            None => {
                let near = nearest(code, rules::ALL.iter().map(|rule| rule.code));
                let args = [("code", code.as_str()), ("near", near.unwrap_or_default()), ("nearly", near.map_or("no", |_| "yes"))];
                return Err(Failure::CannotRun(texts.say("explain-unknown", &args.map(|(name, value)| (name, FluentValue::from(value))))));
            }
        },
    };
    output::print(&terminal::write(&document::parse(&markdown, texts.lang()), output::width(), true))
}

/// The rule with that code or name.
fn rule(named: &str) -> Option<&'static Rule> {
    rules::ALL.iter().copied().find(|rule| rule.code.eq_ignore_ascii_case(named) || rule.name.eq_ignore_ascii_case(named))
}
