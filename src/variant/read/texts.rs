//! What a file says in words: texts, sources, notes, claims, changes.

use std::collections::BTreeMap;

use super::Cx;
use super::fields::Fields;
use super::scalars::{address, day, name, text, whole};
use crate::finding::{Finding, Level, Rule, nearest, rules};
use crate::rules::SourceRef;
use crate::source::{Entry, Node, Shape, Span};
use crate::variant::language;
use crate::variant::{About, Change, Claims, Clause, Ignored, Note, Seen, Source};
use crate::vocab::{Lang, Words};

/// A text in one or more languages; one without a language is in all of them.
pub(super) fn words(cx: &mut Cx<'_>, node: &Node) -> Option<Words> {
    if let Shape::Map(_) = node.shape {
        let mut fields = Fields::open(cx, node, &language::TEXTS)?;
        let texts: BTreeMap<Lang, String> =
            Lang::ALL.iter().filter_map(|lang| fields.get(cx, lang.code(), text).map(|text| (*lang, text))).collect();
        fields.close(cx);
        return (!texts.is_empty()).then(|| Words::new(texts));
    }
    text(cx, node).map(|text| Words::new(Lang::ALL.iter().map(|lang| (*lang, text.clone())).collect()))
}

/// Every value of a list.
pub(super) fn list<T>(cx: &mut Cx<'_>, node: &Node, mut read: impl FnMut(&mut Cx<'_>, &Node) -> Option<T>) -> Option<Vec<T>> {
    match &node.shape {
        Shape::List(items) => Some(items.iter().filter_map(|item| read(cx, item)).collect()),
        _ => cx.wrong_type(node, "kind-list"),
    }
}

/// The sources by key; the place of each clause is noted.
pub(super) fn sources(cx: &mut Cx<'_>, node: &Node) -> Option<BTreeMap<String, Source>> {
    if !matches!(node.shape, Shape::Map(_)) {
        return cx.wrong_type(node, "kind-mapping");
    }
    let mut sources = BTreeMap::new();
    for entry in node.entries() {
        if !language::is_name(&entry.key) || entry.key == "table" {
            cx.report(Finding::new(&rules::BAD_NAME, entry.key_span).text("found", &entry.key).near(None));
        }
        // A faulty source still has its name: what rests on it is no second fault.
        let source = cx.value(entry, |cx, node| source(cx, entry, node));
        let place = sources.len();
        sources.insert(entry.key.clone(), Source { place, ..source.unwrap_or_else(nothing) });
    }
    Some(sources)
}

fn nothing() -> Source {
    Source {
        place: 0,
        title: String::new(),
        author: None,
        date: None,
        url: None,
        checked: None,
        seen: Seen::Whole,
        note: Words::default(),
        clauses: Vec::new(),
    }
}

fn source(cx: &mut Cx<'_>, entry: &Entry, node: &Node) -> Option<Source> {
    let mut fields = Fields::open_with(cx, node, &language::SOURCE, "title")?;
    let source = Source {
        // Known to whoever reads them all.
        place: 0,
        title: fields.need(cx, "title", text).unwrap_or_default(),
        author: fields.get(cx, "author", text),
        date: fields.get(cx, "date", text),
        url: fields.get(cx, "url", address),
        checked: fields.get(cx, "checked", day),
        seen: match fields.word(cx, "seen") {
            Some("extract") => Seen::Extract,
            _ => Seen::Whole,
        },
        note: fields.get(cx, "note", words).unwrap_or_default(),
        clauses: fields.get(cx, "clauses", |cx, node| clauses(cx, &entry.key, node)).unwrap_or_default(),
    };
    fields.close(cx);
    Some(source)
}

fn clauses(cx: &mut Cx<'_>, source: &str, node: &Node) -> Option<Vec<Clause>> {
    let mut seen: BTreeMap<String, Span> = BTreeMap::new();
    let clauses = list(cx, node, |cx, node| {
        let mut fields = Fields::open(cx, node, &language::CLAUSE)?;
        let place = node.get("id").map_or(node.span.head(), |id| id.span);
        let id = fields.need(cx, "id", name);
        let says = fields.need(cx, "says", words).unwrap_or_default();
        fields.close(cx);
        let id = id?;
        match seen.get(&id) {
            Some(first) => cx.report(Finding::new(&rules::DUPLICATE_CLAUSE, place).text("clause", &id).also(*first, "finding-first-here")),
            None => {
                seen.insert(id.clone(), place);
            }
        }
        Some(Clause { id, says })
    })?;
    let named = |id: String| SourceRef { source: source.to_owned(), clause: Some(id) };
    cx.clauses.extend(seen.into_iter().map(|(id, place)| (named(id), place)));
    Some(clauses)
}

/// What a text says beside the rules.
pub(super) fn note(cx: &mut Cx<'_>, node: &Node) -> Option<Note> {
    let mut fields = Fields::open(cx, node, &language::NOTE)?;
    fields.must("about");
    let about = fields.word(cx, "about");
    let says = fields.need(cx, "says", words);
    let sources = fields.get(cx, "source", |cx, node| cx.references(node)).unwrap_or_default();
    fields.close(cx);
    let about = about.and_then(|about| About::ALL.into_iter().find(|one| one.name() == about))?;
    Some(Note { about, says: says?, sources })
}

/// What can be verified.
pub(super) fn claims(cx: &mut Cx<'_>, node: &Node) -> Option<Claims> {
    let mut fields = Fields::open(cx, node, &language::CLAIMS)?;
    let claims = Claims { minutes: fields.ruled(cx, "minutes", minutes), seconds_per_turn: fields.number(cx, "seconds_per_turn") };
    fields.close_rule(cx);
    Some(claims)
}

fn minutes(cx: &mut Cx<'_>, node: &Node) -> Option<(u32, u32)> {
    let read = list(cx, node, |cx, node| whole::<u32>(cx, node, language::SOME_MINUTES))?;
    match (read.as_slice(), node.items().len()) {
        ([least, most], 2) if least > most => {
            cx.report(Finding::new(&rules::REVERSED_RANGE, node.span).number("least", *least).number("most", *most));
            None
        }
        ([least, most], 2) => Some((*least, *most)),
        (_, 2) => None,
        (_, count) => {
            cx.report(Finding::new(&rules::WRONG_COUNT, node.span).number("expected", 2).number("found", count));
            None
        }
    }
}

/// A finding that is ignored, with the reason.
pub(super) fn ignored(cx: &mut Cx<'_>, node: &Node) -> Option<Ignored> {
    let mut fields = Fields::open(cx, node, &language::IGNORE)?;
    let code = fields.need(cx, "code", |cx, node| {
        let code = text(cx, node)?;
        let Some(rule) = Rule::by_code(&code) else {
            let near = nearest(&code, rules::ALL.iter().map(|rule| rule.code));
            cx.report(Finding::new(&rules::UNKNOWN_CODE, node.span).text("found", code).near(near));
            return None;
        };
        if rule.level == Level::Error {
            cx.report(Finding::new(&rules::IGNORED_ERROR, node.span).text("found", code));
            return None;
        }
        Some(code)
    });
    let reason = fields.need(cx, "reason", words);
    fields.close(cx);
    Some(Ignored { code: code?, reason: reason? })
}

/// A change of the file, with its day.
pub(super) fn change(cx: &mut Cx<'_>, node: &Node) -> Option<Change> {
    let mut fields = Fields::open(cx, node, &language::CHANGE)?;
    let (date, says) = (fields.need(cx, "date", day), fields.need(cx, "says", words));
    fields.close(cx);
    Some(Change { date: date?, says: says? })
}
