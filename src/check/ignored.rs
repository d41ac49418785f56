//! Findings that a file asks not to be told of.

use std::collections::BTreeSet;

use super::Depth;
use crate::finding::{Finding, Level, Rule, rules};
use crate::source::{Entry, FileId, Node, Span};
use crate::variant::Ignored;
use crate::vocab::Words;

/// A finding that the file asks not to be told of.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Excused {
    /// What was found; never an error.
    pub finding: Finding,
    /// Why it is right here.
    pub reason: Words,
}

/// Takes away what the file ignores, and gives it with the reasons. Where every check of a depth was made, what it ignores
/// for nothing is a finding of its own: it would hide what may come later. `text` is what the file says; `reasons` are
/// those of its list; `complete` is the depth, where nothing kept a check from being made.
pub(super) fn apply(
    tree: &Node,
    home: FileId,
    text: &str,
    reasons: &[Ignored],
    complete: Option<&Depth>,
    findings: &mut Vec<Finding>,
) -> Vec<Excused> {
    let mut excused = Vec::new();
    let Some(list) = tree.entry("ignore").filter(|entry| entry.key_span.file == home) else { return excused };
    let code = |item: &Node| item.get("code").and_then(Node::scalar).map(str::to_owned);
    let codes: Vec<(String, &Node)> = list.value.items().iter().filter_map(|item| Some((code(item)?, item))).collect();
    for finding in std::mem::take(findings) {
        if finding.level() == Level::Error || !codes.iter().any(|(code, _)| code == finding.rule.code) {
            findings.push(finding);
            continue;
        }
        // One whose reason cannot be read is an error of the file, which says so.
        let reason = reasons.iter().find(|one| one.code == finding.rule.code).map(|one| one.reason.clone());
        excused.push(Excused { finding, reason: reason.unwrap_or_default() });
    }
    let used: BTreeSet<&str> = excused.iter().map(|excused| excused.finding.rule.code).collect();
    let Some(depth) = complete else { return excused };
    // Asked about some numbers of players only, it says nothing of the others.
    let tried = |code: &str| matches!(depth, Depth::Thorough(None)) || !Rule::by_code(code).is_some_and(Rule::is_thorough);
    let own = rules::UNUSED_IGNORE.code;
    // The second of two that say the same is idle as well.
    let mut seen = BTreeSet::new();
    let idle = |code: &str| !used.contains(code) && tried(code);
    let mut idle: Vec<_> = codes.iter().filter(|(code, _)| !seen.insert(code.as_str()) || idle(code)).collect();
    // Who ignores this very finding does so with effect where there is one.
    if idle.iter().any(|(code, _)| code == own) && idle.iter().any(|(code, _)| code != own) {
        idle.clear();
    }
    for (code, item) in idle {
        let place = item.get("code").map_or(item.span, |code| code.span);
        let finding = Finding::new(&rules::UNUSED_IGNORE, place).text("code", code.as_str());
        findings.push(match lines(text, list, item) {
            Some(lines) => finding.fix(lines, ""),
            None => finding,
        });
    }
    excused
}

/// The whole lines of an item, those of the list where it is the only one; `None` where they hold something else.
fn lines(text: &str, list: &Entry, item: &Node) -> Option<Span> {
    let (first, only) = (item.span.start as usize, list.value.items().len() == 1);
    let start = if only { list.key_span.start as usize } else { first };
    let line = text.get(..start)?.rfind('\n').map_or(0, |newline| newline + 1);
    let before = text.get(line..start)?.trim();
    let end = (if only { list.value.span.end.max(item.span.end) } else { item.span.end }) as usize;
    let rest = text.get(end..)?;
    let newline = rest.find('\n').map_or(rest.len(), |newline| newline + 1);
    let after = rest.get(..newline)?.trim();
    let alone = before == if only { "" } else { "-" } && (after.is_empty() || after.starts_with('#'));
    let byte = |at: usize| u32::try_from(at).ok();
    Some(Span { start: byte(line)?, end: byte(end + newline)?, ..item.span }).filter(|_| alone)
}
