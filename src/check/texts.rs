//! What the texts of a file say: each in every language that the file speaks, names with their article.

use std::collections::BTreeMap;

use crate::finding::{Finding, rules};
use crate::source::{Node, Span};
use crate::texts::beginnings;
use crate::variant::extend::Family;
use crate::variant::idle::effects;
use crate::vocab::Lang;

/// Checks the texts of the file that was asked for; those of others have been checked with theirs.
pub(super) fn check(family: &Family, findings: &mut Vec<Finding>) {
    let mut texts = Vec::new();
    collect(&family.tree, family, &mut texts);
    languages(&texts, findings);
    names(family, findings);
}

/// Every text of the file that says in which languages it is.
fn collect<'t>(node: &'t Node, family: &Family, texts: &mut Vec<&'t Node>) {
    let is_lang = |key: &str| Lang::ALL.iter().any(|lang| lang.code() == key);
    let entries = node.entries();
    let is_text = entries.iter().all(|entry| is_lang(&entry.key) && entry.value.scalar().is_some());
    if !entries.is_empty() && is_text && node.span.file == family.home {
        texts.push(node);
    }
    entries.iter().for_each(|entry| collect(&entry.value, family, texts));
    node.items().iter().for_each(|item| collect(item, family, texts));
}

/// A language that some texts of the file are in and others are not.
fn languages(texts: &[&Node], findings: &mut Vec<Finding>) {
    for lang in Lang::ALL {
        let speaks = |text: &&&Node| text.get(lang.code()).is_some();
        let Some(spoken) = texts.iter().find(speaks).and_then(|text| text.entry(lang.code())) else { continue };
        let lacking: Vec<Span> = texts.iter().filter(|text| !speaks(text)).map(|text| text.span).collect();
        if let Some(first) = lacking.first() {
            let finding = Finding::new(&rules::MISSING_LANGUAGE, *first).text("lang", lang.code()).number("count", lacking.len());
            findings.push(finding.also(spoken.key_span, "finding-language-here"));
        }
    }
}

/// Names of squares that begin with neither an article nor a capital letter: sentences take them up as they are.
fn names(family: &Family, findings: &mut Vec<Finding>) {
    for (path, node) in effects(&family.tree) {
        let Some(name) = node.entry("name").filter(|name| path.len() == 2 && name.key_span.file == family.home) else { continue };
        let value = name.value.is();
        let texts: BTreeMap<Span, (&str, Vec<&str>)> = match value.scalar() {
            Some(text) => BTreeMap::from([(value.span, (text, Lang::ALL.iter().copied().flat_map(beginnings).collect()))]),
            None => {
                let in_lang =
                    |lang: &Lang| value.get(lang.code()).and_then(|text| Some((text.span, (text.scalar()?, beginnings(*lang).collect()))));
                Lang::ALL.iter().filter_map(in_lang).collect()
            }
        };
        for (span, (text, beginnings)) in texts {
            let lower = text.to_lowercase();
            let is_proper = text.chars().next().is_none_or(char::is_uppercase);
            // A text without a language is in all of them: one is enough. Cupid’s drink has its article in a name.
            if !is_proper && !beginnings.iter().any(|beginning| lower.starts_with(beginning)) {
                findings.push(Finding::new(&rules::NO_ARTICLE, span).text("name", text));
            }
        }
    }
}
