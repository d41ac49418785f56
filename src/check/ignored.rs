//! Findings that a file asks not to be told of.

use std::collections::BTreeSet;

use crate::finding::{Finding, Level, Rule, rules};
use crate::source::{Entry, FileId, Node, Span};

/// What was looked for in a file.
#[derive(Clone, Copy)]
pub(super) struct Made {
    /// Whether every check was made that needs no proof.
    pub(super) checks: bool,
    /// Whether everything was proved that can be, for all numbers of players.
    pub(super) proofs: bool,
}

/// Takes away what the file ignores. What it ignores for nothing, though it was looked for, is a finding of its own: it
/// would hide what may come later. `text` is what the file says.
pub(super) fn apply(tree: &Node, home: FileId, text: &str, made: Made, findings: &mut Vec<Finding>) {
    let Some(list) = tree.entry("ignore").filter(|entry| entry.key_span.file == home) else { return };
    let code = |item: &Node| item.get("code").and_then(Node::scalar).map(str::to_owned);
    let codes: Vec<(String, &Node)> = list.value.items().iter().filter_map(|item| Some((code(item)?, item))).collect();
    let mut used = BTreeSet::new();
    findings.retain(|finding| {
        let ignored = finding.level() != Level::Error && codes.iter().any(|(code, _)| code == finding.rule.code);
        if ignored {
            used.insert(finding.rule.code);
        }
        !ignored
    });
    if !made.checks {
        return;
    }
    let own = rules::UNUSED_IGNORE.code;
    // The second of two that say the same is idle as well.
    let mut seen = BTreeSet::new();
    let idle =
        |code: &str, again: bool| again || !used.contains(code) && (made.proofs || !Rule::by_code(code).is_some_and(Rule::needs_proof));
    let mut idle: Vec<_> = codes.iter().filter(|(code, _)| idle(code, !seen.insert(code.as_str()))).collect();
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
