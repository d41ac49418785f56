//! From bytes to a tree: the only folder that knows the YAML parser.
//!
//! Limits hold before and while the parser runs, so that no file costs more than its size. Aliases, tags, directives
//! and a second document are refused: nobody needs them to write down a game, and merge keys and bombs go with them.

mod glued;
mod hints;
mod scalars;

use std::collections::HashMap;

use granit_parser::{ErrorKind, Event, Parser, ScalarStyle, ScanError};

use glued::Slip;
pub(crate) use hints::commented;
use hints::hint;

use crate::finding::{Finding, rules};
use crate::source::{Entry, FileId, Node, Shape, Span, code_point};

/// The largest file that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// How deep lists and mappings may stand within each other.
pub const MAX_DEPTH: usize = 32;

/// How many values, lists, mappings and keys a file may have.
const MAX_NODES: usize = 50_000;

/// The tree of a file, with every fault of its form. `None` where there is no tree to speak of.
pub fn parse(file: FileId, bytes: &[u8], findings: &mut Vec<Finding>) -> Option<Node> {
    match readable(file, bytes) {
        Ok(text) => {
            let mut read = Vec::new();
            let tree = build(file, text, &mut read);
            let unread = read.iter().any(|finding| finding.rule.code == rules::SYNTAX.code);
            // A text that YAML takes for one long word is not what anybody means by a file of rules.
            let one_word = tree.as_ref().is_some_and(|tree| tree.scalar().is_some_and(|text| text.contains(':')));
            match if unread || one_word { spaces(file, text) } else { None } {
                Some(missing) => {
                    findings.extend(missing);
                    None
                }
                None => {
                    findings.append(&mut read);
                    tree
                }
            }
        }
        Err(finding) => {
            findings.push(*finding);
            None
        }
    }
}

fn build(file: FileId, text: &str, findings: &mut Vec<Finding>) -> Option<Node> {
    Builder { file, text, findings, open: Vec::new(), root: None, nodes: 0, documents: 0, misplaced: false }.build()
}

/// What is wrong with the spaces of a text, where it can be read once they are put right: none behind the colon of a key,
/// or lines that only look empty.
fn spaces(file: FileId, text: &str) -> Option<Vec<Finding>> {
    let slips = glued::slips(text);
    if slips.is_empty() {
        return None;
    }
    let mut found = Vec::new();
    let mended = build(file, &glued::mended(text, &slips), &mut found)?;
    if mended.scalar().is_some() || found.iter().any(|finding| finding.rule.code == rules::SYNTAX.code) {
        return None;
    }
    let finding = |slip: Slip| {
        let at = span(file, slip.at.start, slip.at.end);
        let finding = match slip.put {
            "" => Finding::new(&rules::ODD_SPACE, at).text("what", "line").text("found", ""),
            _ => Finding::new(&rules::MISSING_SPACE, at).text("found", text.get(slip.at).unwrap_or_default()),
        };
        finding.fix(span(file, slip.replaced.start, slip.replaced.end), slip.put)
    };
    Some(slips.into_iter().map(finding).collect())
}

/// The text of a file that a parser may see.
fn readable(file: FileId, bytes: &[u8]) -> Result<&str, Box<Finding>> {
    let refuse = |rule, start: usize, end: usize| Box::new(Finding::new(rule, span(file, start, end)));
    if bytes.len() > MAX_BYTES {
        return Err(Box::new(refuse(&rules::TOO_LARGE, 0, 0).number("bytes", bytes.len()).number("most", MAX_BYTES)));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        // The report shows the text with U+FFFD in the place of the first such byte.
        refuse(&rules::NOT_UTF8, error.valid_up_to(), error.valid_up_to() + 1)
    })?;
    let control = |c: char| c.is_control() && !matches!(c, '\t' | '\n' | '\r' | '\u{85}');
    // Most bytes are letters: what could begin a control character is looked at more closely.
    let suspect = |byte: u8| byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r') || byte == 0x7f || byte == 0xc2;
    let first = bytes.iter().position(|byte| suspect(*byte)).unwrap_or(bytes.len());
    let rest = text.get(first..).unwrap_or_default();
    if let Some((at, c)) = rest.char_indices().find(|(_, c)| control(*c)).map(|(at, c)| (first + at, c)) {
        let finding = refuse(&rules::CONTROL_CHARACTER, at, at + c.len_utf8());
        return Err(Box::new(finding.text("character", code_point(c))));
    }
    Ok(text)
}

fn span(file: FileId, start: usize, end: usize) -> Span {
    let clamp = |byte: usize| u32::try_from(byte).unwrap_or(u32::MAX);
    Span { file, start: clamp(start), end: clamp(end) }
}

/// A list or mapping whose end has not come yet.
enum Open {
    List(Span, Vec<Node>),
    Map(Span, Vec<Entry>, Seen, Option<Node>),
}

struct Builder<'a> {
    file: FileId,
    text: &'a str,
    findings: &'a mut Vec<Finding>,
    open: Vec<Open>,
    root: Option<Node>,
    nodes: usize,
    documents: usize,
    /// Whether a line stands elsewhere than its author sees it.
    misplaced: bool,
}

impl Builder<'_> {
    fn build(mut self) -> Option<Node> {
        let options = granit_parser::options! {
            flow_nesting_limit: MAX_DEPTH,
            block_nesting_limit: MAX_DEPTH,
            disallow_directives: true,
            emit_unresolved_aliases: true,
        };
        for event in Parser::new_from_str_with_options(self.text, options) {
            let (event, place) = match event {
                Ok(event) => event,
                Err(error) => {
                    let finding = self.syntax(&error);
                    // Behind a reference or a tag in its line a text goes on that should have had quotes: one fault.
                    if !self.findings.last().is_some_and(|last| self.explains(last, &finding)) {
                        self.findings.push(finding);
                    }
                    return None;
                }
            };
            let range = place.byte_range().unwrap_or(0..0);
            let here = span(self.file, range.start, range.end);
            if event.tag().is_some() {
                self.findings.push(Finding::new(&rules::TAG, here));
            }
            // One is enough: where there is one there are others, and what refers to them is reported each time.
            if event.is_node()
                && event.anchor_id() == Some(1)
                && let Some(sign) = self.text.get(..here.start as usize).and_then(|before| before.rfind('&'))
            {
                self.findings.push(Finding::new(&rules::ALIAS, span(self.file, sign, sign + 1)).text("sign", "&"));
            }
            if event.is_node() {
                self.nodes += 1;
                if self.nodes > MAX_NODES {
                    self.findings.push(Finding::new(&rules::TOO_MANY_VALUES, here.head()).number("most", MAX_NODES));
                    return None;
                }
            }
            if let Event::DocumentStart(..) = event {
                self.documents += 1;
                if self.documents > 1 {
                    self.findings.push(Finding::new(&rules::SEVERAL_DOCUMENTS, here));
                    break;
                }
            }
            self.take(event, here);
        }
        if self.root.as_ref().is_none_or(Node::is_nothing) {
            self.findings.push(Finding::new(&rules::EMPTY_FILE, Span::top(self.file)));
            return None;
        }
        self.root.filter(|_| !self.misplaced)
    }

    /// Whether one finding is the reason of another that follows in its line.
    fn explains(&self, one: &Finding, other: &Finding) -> bool {
        let between = self.text.get(one.at.end as usize..other.at.start as usize);
        [&rules::ALIAS, &rules::TAG].contains(&one.rule) && between.is_some_and(|between| !between.contains('\n'))
    }

    fn take(&mut self, event: Event<'_>, here: Span) {
        let done = match event {
            Event::Scalar(text, style, ..) => {
                let plain = style == ScalarStyle::Plain;
                let text = if plain {
                    self.cut_by_hash(&text, here);
                    let text = self.odd_space(&text, here);
                    self.print_quotes(text, here)
                } else {
                    &text
                };
                Node { span: here, shape: Shape::Scalar { text: text.to_owned(), plain } }
            }
            Event::Alias(_) | Event::UnresolvedAlias(_) => {
                self.findings.push(Finding::new(&rules::ALIAS, here).text("sign", "*"));
                Node { span: here, shape: Shape::Faulty }
            }
            Event::SequenceStart(..) => return self.open.push(Open::List(here, Vec::new())),
            Event::MappingStart(..) => return self.open.push(Open::Map(here, Vec::new(), Seen::default(), None)),
            Event::SequenceEnd | Event::MappingEnd => match self.open.pop() {
                Some(Open::List(start, items)) => Node { span: close(start, here, items.last()), shape: Shape::List(items) },
                Some(Open::Map(start, entries, ..)) => {
                    let span = close(start, here, entries.last().map(|entry| &entry.value));
                    Node { span, shape: Shape::Map(entries) }
                }
                None => return,
            },
            _ => return,
        };
        match self.open.last_mut() {
            None => self.root = Some(done),
            Some(Open::List(_, items)) => items.push(done),
            Some(Open::Map(_, entries, seen, key)) => match key.take() {
                None => *key = Some(done),
                Some(key) => add(entries, seen, key, done, self.findings),
            },
        }
    }

    fn syntax(&self, error: &ScanError) -> Finding {
        let marker = error.marker();
        let at = marker
            .byte_offset()
            .or_else(|| self.text.char_indices().nth(marker.index()).map(|(at, _)| at))
            .unwrap_or(self.text.len())
            .min(self.text.len());
        let next = self.text.get(at..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
        let here = span(self.file, at, at + next);
        match error.kind() {
            ErrorKind::DirectiveDisallowed => Finding::new(&rules::DIRECTIVE, here),
            ErrorKind::RecursionLimitExceeded => Finding::new(&rules::TOO_DEEP, here).number("most", MAX_DEPTH),
            kind => match self.unclosed(kind, at) {
                Some((opening, hint)) => {
                    let finding = Finding::new(&rules::SYNTAX, opening).word("hint", hint).text("what", "opening");
                    if at < self.text.len() && here.start > opening.start { finding.also(here, "finding-read-to-here") } else { finding }
                }
                None => {
                    let (hint, opens) = hint(kind, self.text, at);
                    let finding = Finding::new(&rules::SYNTAX, here).text("what", if opens { "opening" } else { "place" });
                    match commented(self.text, at).filter(|_| matches!(hint, "hint-indent" | "hint-under-value")) {
                        Some(head) => {
                            finding.word("hint", "hint-commented").also(span(self.file, head.start, head.end), "finding-still-comment")
                        }
                        None => finding.word("hint", hint),
                    }
                }
            },
        }
    }

    /// The brace or bracket that an error at `at` shows to be unclosed, with its message: nothing behind closes it.
    fn unclosed(&self, kind: &ErrorKind, at: usize) -> Option<(Span, &'static str)> {
        use ErrorKind as E;
        let may_be = matches!(
            kind,
            E::UnclosedFlowCollection { .. }
                | E::UnexpectedEofFlowSequence
                | E::UnexpectedEofFlowMapping
                | E::UnexpectedEofImplicitFlowMapping
                | E::ExpectedFlowMappingSeparator
                | E::ExpectedFlowSequenceSeparator
        );
        let (Open::List(start, _) | Open::Map(start, ..)) = self.open.last().filter(|_| may_be)?;
        let opening = self.text.get(start.start as usize..).and_then(|text| text.chars().next());
        let hint = match opening {
            Some('{') => "hint-unclosed-brace",
            Some('[') => "hint-unclosed-bracket",
            _ => return None,
        };
        let mut depth = 0_i32;
        for c in self.text.get(at..).unwrap_or_default().chars() {
            depth += i32::from(matches!(c, '{' | '[')) - i32::from(matches!(c, '}' | ']'));
            if depth < 0 {
                return None;
            }
        }
        Some((start.head(), hint))
    }
}

/// Where the keys of a mapping stand among its entries. Most mappings are short, and looked through faster than hashed.
#[derive(Default)]
struct Seen(HashMap<String, usize>);

impl Seen {
    /// So many entries are looked through.
    const FEW: usize = 16;

    /// The entry that has that key.
    fn find<'e>(&mut self, entries: &'e [Entry], key: &str) -> Option<&'e Entry> {
        if entries.len() <= Seen::FEW {
            return entries.iter().find(|entry| entry.key == key);
        }
        for (at, entry) in entries.iter().enumerate().skip(self.0.len()) {
            self.0.insert(entry.key.clone(), at);
        }
        self.0.get(key).and_then(|at| entries.get(*at))
    }
}

/// Adds a key with its value; a key that is there already is reported at both places.
fn add(entries: &mut Vec<Entry>, seen: &mut Seen, key: Node, value: Node, findings: &mut Vec<Finding>) {
    let Shape::Scalar { text, .. } = key.shape else {
        if !matches!(key.shape, Shape::Faulty) {
            findings.push(Finding::new(&rules::KEY_NOT_TEXT, key.span));
        }
        return;
    };
    match seen.find(entries, &text) {
        Some(first) => {
            let both = first.value.scalar().zip(value.scalar()).filter(|(one, other)| !one.is_empty() && !other.is_empty());
            let (one, other) = both.unwrap_or_default();
            let finding = Finding::new(&rules::DUPLICATE_KEY, key.span).text("one", one).text("other", other);
            let values = if both.is_none() {
                "no"
            } else if one == other {
                "same"
            } else {
                "yes"
            };
            let finding = finding.text("values", values).text("key", text);
            findings.push(finding.also(first.key_span, "finding-first-here"));
        }
        None => entries.push(Entry { key: text, key_span: key.span, value, source: None }),
    }
}

/// A list or mapping in brackets ends at its bracket, any other at the end of its last value.
fn close(start: Span, end: Span, last: Option<&Node>) -> Span {
    let end = if end.start < end.end { end.end } else { last.map_or(start.end, |last| last.span.end) };
    Span { end: end.max(start.start), ..start }
}
