//! A mapping read key by key.

use super::Cx;
use super::scalars::{answer, one_of, whole};
use crate::finding::{Finding, nearest, rules};
use crate::rules::{Basis, Kind, Policy, Ruled, SourceRef};
use crate::source::{Entry, Node, Shape, Span};
use crate::variant::extend::OWN;
use crate::variant::language::{self, Key, Section};
use crate::vocab::MAX_SQUARES;

/// A mapping of the language whose keys are being asked for, one after the other; what its section does not have is unknown.
pub(super) struct Fields<'t> {
    node: &'t Node,
    /// What this mapping is, and its keys.
    section: &'static Section,
    /// The keys that have been asked for: in the end all that the section has.
    asked: Vec<&'static str>,
    /// Keys that must be there and are not.
    missing: Vec<&'static str>,
}

impl<'t> Fields<'t> {
    /// Begins to read a mapping.
    pub(super) fn open(cx: &mut Cx<'_>, node: &'t Node, section: &'static Section) -> Option<Fields<'t>> {
        match node.shape {
            Shape::Map(_) => Some(Fields { node, section, asked: Vec::new(), missing: Vec::new() }),
            _ => {
                match main(section) {
                    Some(key) => cx.wrong_mapping(node, key),
                    None => cx.wrong_type(node, "kind-mapping").unwrap_or_default(),
                }
                None
            }
        }
    }

    /// As [`open`](Self::open), where a single value is most likely meant for the key `main`.
    pub(super) fn open_with(cx: &mut Cx<'_>, node: &'t Node, section: &'static Section, main: &str) -> Option<Fields<'t>> {
        if node.scalar().is_some() {
            if let Some(key) = section.key(main) {
                cx.meant_for(node, key);
            }
            return None;
        }
        Fields::open(cx, node, section)
    }

    /// The entry with that key.
    pub(super) fn entry(&mut self, key: &'static str) -> Option<&'t Entry> {
        debug_assert!(self.section.names().any(|name| name == key), "`{key}` is no key of {}", self.section.place);
        self.asked.push(key);
        self.node.entry(key)
    }

    /// Keys that another form of the mapping makes needless to ask for.
    pub(super) fn leave(&mut self, keys: &[&'static str]) {
        keys.iter().for_each(|key| {
            self.entry(key);
        });
    }

    /// The definition of a key.
    fn key(&self, key: &'static str) -> Option<&'static Key> {
        let found = self.section.key(key);
        debug_assert!(found.is_some(), "`{key}` is no key of {}", self.section.place);
        found
    }

    /// Reads a value that may be absent.
    pub(super) fn get<T>(&mut self, cx: &mut Cx<'_>, key: &'static str, read: impl FnOnce(&mut Cx<'_>, &Node) -> Option<T>) -> Option<T> {
        let entry = self.entry(key)?;
        cx.value(entry, read)
    }

    /// The entry with that key, which must be there.
    pub(super) fn must(&mut self, key: &'static str) -> Option<&'t Entry> {
        debug_assert!(
            self.key(key).is_some_and(|key| key.must) || self.section.one_of.contains(&key),
            "`{key}` of {} need not be there",
            self.section.place
        );
        let entry = self.entry(key);
        if entry.is_none() {
            self.missing.push(key);
        }
        entry
    }

    /// Reads a value that must be there.
    pub(super) fn need<T>(&mut self, cx: &mut Cx<'_>, key: &'static str, read: impl FnOnce(&mut Cx<'_>, &Node) -> Option<T>) -> Option<T> {
        let entry = self.must(key)?;
        cx.value(entry, read)
    }

    /// Reads a whole number within the range that the language gives it.
    pub(super) fn number<T: TryFrom<i64>>(&mut self, cx: &mut Cx<'_>, key: &'static str) -> Option<T> {
        let range = self.key(key)?.value.range()?;
        self.get(cx, key, |cx, node| whole(cx, node, range))
    }

    /// Reads a whole number of a rule, with its basis.
    pub(super) fn ruled_number<T: TryFrom<i64>>(&mut self, cx: &mut Cx<'_>, key: &'static str) -> Option<Ruled<T>> {
        let range = self.key(key)?.value.range()?;
        self.ruled(cx, key, |cx, node| whole(cx, node, range))
    }

    /// Reads a whole number of a rule that must be there, with its basis.
    pub(super) fn need_ruled_number<T: TryFrom<i64>>(&mut self, cx: &mut Cx<'_>, key: &'static str) -> Option<Ruled<T>> {
        self.must(key)?;
        self.ruled_number(cx, key)
    }

    /// Reads one of the words that the language has for a key.
    pub(super) fn word(&mut self, cx: &mut Cx<'_>, key: &'static str) -> Option<&'static str> {
        let words = self.key(key)?.value.words();
        self.get(cx, key, |cx, node| one_of(cx, node, &words))
    }

    /// Reads one of the words that the language has for a value of a rule, with its basis.
    pub(super) fn ruled_word(&mut self, cx: &mut Cx<'_>, key: &'static str) -> Option<Ruled<&'static str>> {
        let words = self.key(key)?.value.words();
        self.ruled(cx, key, |cx, node| one_of(cx, node, &words))
    }

    /// Reads a value of a rule that must be there, with its basis.
    pub(super) fn need_ruled<T>(
        &mut self,
        cx: &mut Cx<'_>,
        key: &'static str,
        read: impl FnOnce(&mut Cx<'_>, &Node) -> Option<T>,
    ) -> Option<Ruled<T>> {
        self.must(key)?;
        self.ruled(cx, key, read)
    }

    /// Reads a value of a rule with its basis, in the short or the long form.
    pub(super) fn ruled<T>(
        &mut self,
        cx: &mut Cx<'_>,
        key: &'static str,
        read: impl FnOnce(&mut Cx<'_>, &Node) -> Option<T>,
    ) -> Option<Ruled<T>> {
        debug_assert!(self.key(key).is_some_and(|key| key.ruled), "`{key}` of {} has no long form", self.section.place);
        self.either_form(cx, key, read)
    }

    /// Reads a value with its basis, in the short or the long form.
    pub(super) fn either_form<T>(
        &mut self,
        cx: &mut Cx<'_>,
        key: &'static str,
        read: impl FnOnce(&mut Cx<'_>, &Node) -> Option<T>,
    ) -> Option<Ruled<T>> {
        let entry = self.entry(key)?;
        if entry.value.entry("is").is_none() {
            return cx.ruled(entry, read);
        }
        let mut long = Fields::open(cx, &entry.value, &language::LONG_FORM)?;
        let value = long.entry("is").and_then(|is| {
            // A short form that has replaced the long one of a variant below has its source beside the whole.
            let stated = Entry { source: is.source.clone().or_else(|| entry.source.clone()), ..is.clone() };
            cx.ruled(&stated, read)
        });
        long.close_rule(cx);
        value
    }

    /// Reads a policy; its usual reading where the file is silent.
    pub(super) fn policy<P: Policy>(&mut self, cx: &mut Cx<'_>) -> Ruled<P> {
        let key = P::KEY.rsplit('.').next().unwrap_or(P::KEY);
        self.ruled(cx, key, answer::<P>).unwrap_or(Ruled::silent(P::USUAL))
    }

    /// Ends the mapping of a rule, which can have a `source`.
    pub(super) fn close_rule(mut self, cx: &mut Cx<'_>) {
        if let Some(entry) = self.entry("source") {
            cx.value(entry, |cx, node| self.source(cx, node));
        }
        self.close(cx);
    }

    /// Whether each name under `source` is a value of this rule. Those of a file that is extended may have lost theirs.
    fn source(&self, cx: &mut Cx<'_>, node: &Node) -> Option<()> {
        for named in node.entries() {
            if named.key_span.file == cx.home && named.key != "rule" && self.node.entry(&named.key).is_none() {
                let near = nearest(&named.key, self.node.entries().iter().map(|entry| entry.key.as_str()));
                cx.report(Finding::new(&rules::SOURCE_OF_NOTHING, named.key_span).text("key", &named.key).near(near));
            }
        }
        // Whatever no value has taken up is read here, so that nothing in it goes unchecked; what a file below says of
        // values that are changed since is of no more use.
        if node.span.file != cx.home {
            return Some(());
        }
        if node.entries().is_empty() {
            cx.basis(node);
        } else {
            node.entries().iter().for_each(|named| {
                cx.basis(&named.value);
            });
        }
        Some(())
    }

    /// Ends the mapping: reports every key that the section does not have, and every key that is missing.
    pub(super) fn close(mut self, cx: &mut Cx<'_>) {
        debug_assert!(
            self.section.names().all(|key| self.asked.contains(&key)),
            "{} has keys that nobody reads, beside {:?}",
            self.section.place,
            self.asked
        );
        let mut told = false;
        for entry in self.node.entries() {
            if cx.is_full() {
                break;
            }
            if self.section.names().any(|key| key == entry.key) {
                continue;
            }
            // `at: 5, 9, 14` without brackets: the first of the numbers tells it for all.
            if is_number(entry) && std::mem::replace(&mut told, true) {
                continue;
            }
            let meant = self.unknown(cx, entry);
            self.missing.retain(|key| Some(*key) != meant);
        }
        for key in &self.missing {
            // What the variant below says is not known where it was not found.
            if cx.whole || OWN.contains(key) {
                let sample = self.section.key(key).map_or("…", |key| key.sample);
                let finding = Finding::new(&rules::MISSING_KEY, self.head(cx)).text("key", *key).text("sample", sample);
                cx.report(finding.word("place", self.section.place));
            }
        }
    }

    /// Reports a key that was not asked for; what it was most likely meant to be.
    fn unknown(&self, cx: &mut Cx<'_>, entry: &Entry) -> Option<&'static str> {
        if let Some((key, _)) = entry.key.split_once(':')
            && let Some(known) = self.section.names().find(|known| *known == key)
            && cx.missing_space(&entry.key, entry.key_span)
        {
            return Some(known);
        }
        let kind = match entry.key.bytes().all(|byte| byte.is_ascii_digit()) {
            true if is_number(entry) => "number",
            true => "numbered",
            false => "other",
        };
        if let Some((key, rest)) = entry.key.split_once('=')
            && let Some(known) = self.section.names().find(|known| *known == key.trim())
        {
            let colon = format!("{known}: {}", rest.trim());
            let finding = Finding::new(&rules::UNKNOWN_KEY, entry.key_span).text("key", &entry.key).word("place", self.section.place);
            let finding = finding.near(Some(&colon)).list("known", self.section.names()).text("kind", "other");
            cx.report(finding.fix(entry.key_span, colon));
            return Some(known);
        }
        // What is only taken over can be meant all the same.
        let is_free = |known: &&str| self.node.entry(known).is_none_or(|other| other.key_span.file != entry.key_span.file);
        let free = || self.section.names().filter(is_free);
        let near = nearest(&entry.key, free());
        if near.is_none()
            && std::ptr::eq(self.section, &language::FILE)
            && let Some(square) = nearest(&entry.key, Kind::KNOWN.iter().map(Kind::name))
        {
            cx.misplaced(entry, self.section.place, "square", Some(square));
            return None;
        }
        let finding = Finding::new(&rules::UNKNOWN_KEY, entry.key_span)
            .text("key", &entry.key)
            .word("place", self.section.place)
            .near(near)
            .text("kind", kind)
            .text("sample", main(self.section).map(|key| format!("{}: {}", key.name, key.sample)).unwrap_or_default())
            .list("known", self.section.names());
        cx.report(finding.meant(entry.key_span, &entry.key, near, free()));
        near.and_then(|near| self.section.names().find(|known| *known == near))
    }

    /// A short place for what is missing in this mapping: in the file that was asked for, if it says anything here.
    fn head(&self, cx: &Cx<'_>) -> Span {
        let entries = self.node.entries();
        let own = entries.iter().filter(|entry| entry.key_span.file == cx.home).map(|entry| entry.key_span).min_by_key(|span| span.start);
        own.or_else(|| entries.first().map(|entry| entry.key_span)).unwrap_or_else(|| self.node.span.head())
    }
}

/// The key that says the most of a section: one that must be there, else the first.
fn main(section: &'static Section) -> Option<&'static Key> {
    section.keys().find(|key| key.must).or_else(|| section.keys().next())
}

/// Whether a number without a value stands where a key should.
fn is_number(entry: &Entry) -> bool {
    entry.value.is_nothing() && entry.key.bytes().all(|byte| byte.is_ascii_digit())
}

impl Cx<'_> {
    /// Reports a key that stands where another kind of word does; `kind` names the advice.
    pub(super) fn misplaced(&mut self, entry: &Entry, place: &'static str, kind: &'static str, near: Option<&str>) {
        let finding = Finding::new(&rules::UNKNOWN_KEY, entry.key_span).text("key", &entry.key).word("place", place).near(near);
        self.report(finding.text("kind", kind).text("sample", "").text("known", ""));
    }

    /// Reads the value of an entry; an empty one is reported.
    pub(super) fn value<T>(&mut self, entry: &Entry, read: impl FnOnce(&mut Cx<'_>, &Node) -> Option<T>) -> Option<T> {
        if entry.value.is_nothing() {
            if self.whole {
                self.report(Finding::new(&rules::EMPTY_VALUE, entry.key_span).text("key", &entry.key));
            }
            return None;
        }
        read(self, &entry.value)
    }

    /// Reads the value of a rule with its basis.
    pub(super) fn ruled<T>(&mut self, entry: &Entry, read: impl FnOnce(&mut Cx<'_>, &Node) -> Option<T>) -> Option<Ruled<T>> {
        let basis = entry.source.as_deref().map_or(Basis::Said(Vec::new()), |node| self.basis(node));
        self.value(entry, read).map(|value| Ruled { value, basis })
    }

    /// What a value rests on: the table, a source, a clause, or several.
    pub(super) fn basis(&mut self, node: &Node) -> Basis {
        let is_table = |node: &Node| node.scalar() == Some("table");
        // Beside `table`, clauses name the text that speaks of the convention.
        let references = self.references(node).unwrap_or_default();
        if is_table(node) || node.items().iter().any(is_table) { Basis::Table(references) } else { Basis::Said(references) }
    }

    /// The entries of a mapping whose keys are numbers of squares or players.
    pub(super) fn numbered<'n>(&mut self, node: &'n Node) -> Vec<(u16, &'n Entry)> {
        if !matches!(node.shape, Shape::Map(_)) {
            let _: Option<()> = self.wrong_type(node, "kind-mapping");
        }
        let mut all = Vec::new();
        for entry in node.entries() {
            match entry.key.parse::<u16>() {
                Ok(number) if number <= MAX_SQUARES => all.push((number, entry)),
                _ => {
                    let finding =
                        Finding::new(&rules::WRONG_TYPE, entry.key_span).word("expected", "kind-number").text("kind", "kind-number");
                    self.report(finding.text("found", format!("`{}`", entry.key)));
                }
            }
        }
        all
    }

    /// Sources and clauses that are named, one or several.
    pub(super) fn references(&mut self, node: &Node) -> Option<Vec<SourceRef>> {
        if node.scalar() == Some("table") || node.is_nothing() {
            return Some(Vec::new());
        }
        match &node.shape {
            Shape::List(items) => {
                let named = items.iter().filter(|item| item.scalar() != Some("table"));
                Some(named.filter_map(|item| self.reference(item)).collect())
            }
            _ => self.reference(node).map(|one| vec![one]),
        }
    }

    fn reference(&mut self, node: &Node) -> Option<SourceRef> {
        let text = match node.scalar() {
            Some(text) if !node.is_nothing() => text,
            _ => return self.wrong_type(node, "kind-source"),
        };
        let (source, clause) = match text.split_once('/') {
            Some((source, clause)) => (source, Some(clause.to_owned())),
            None => (text, None),
        };
        let reference = SourceRef { source: source.to_owned(), clause };
        self.references.push((reference.clone(), node.span));
        Some(reference)
    }
}
