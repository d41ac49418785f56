//! A file put right, as far as that is certain.
//!
//! In come a file and where the variants are that it extends; out comes its text with every certain [`Fix`]
//! made. Why it exists: what nobody could have meant otherwise need not be mended by hand.
//!
//! A fix is certain where nothing else can have been meant (`docs/checking.md` tells when). Edits are of bytes: comments,
//! order and layout stay as they are. The text is read and checked again, and a fix that leaves its finding where it was, or
//! the file without form, is taken back. Only the file that was asked for is changed, never one that it extends.

use std::collections::BTreeSet;

use crate::check::{self, Bases, Input, Report};
use crate::finding::{Finding, Fix};
use crate::report::Checked;
use crate::source::{FileId, Span};

/// What one fix uncovers another one can mend; no file needs so many rounds.
const MOST_ROUNDS: usize = 10;

/// A file with its certain fixes made.
#[derive(Clone, Debug)]
pub struct Mended {
    /// What it says now; `None` where nothing was changed.
    pub bytes: Option<Vec<u8>>,
    /// How many findings are gone.
    pub fixed: usize,
}

/// Makes every certain fix of a file.
pub fn mend(input: &Input, bases: &dyn Bases) -> Mended {
    let mut report = check::check(input, bases);
    let (mut now, mut fixed) = (input.clone(), 0);
    let mut refused = BTreeSet::new();
    for _ in 0..MOST_ROUNDS {
        let chosen = choose(&report, &refused);
        if chosen.is_empty() {
            break;
        }
        let tried = attempt(&now, &report, &chosen, bases).map(|done| (done, chosen.len())).or_else(|| {
            // One of them does harm: each is tried alone.
            chosen.iter().find_map(|finding| {
                let done = attempt(&now, &report, &[finding], bases);
                if done.is_none() {
                    refused.insert(name(finding));
                }
                done.map(|done| (done, 1))
            })
        });
        let Some(((next, checked), count)) = tried else { break };
        (now, report) = (next, checked);
        fixed += count;
    }
    Mended { bytes: (fixed > 0).then_some(now.bytes), fixed }
}

/// How many findings of a file have a certain fix, each place counted once.
pub fn count(file: &Checked) -> usize {
    let home = file.sources.ids().next();
    let fixes = file.findings.iter().filter_map(|finding| certain(finding, home?));
    fixes.map(|fix| (fix.at, &fix.put)).collect::<BTreeSet<_>>().len()
}

/// The fix of a finding, where it is certain and changes no other file.
fn certain(finding: &Finding, home: FileId) -> Option<&Fix> {
    finding.fix.as_ref().filter(|fix| fix.certain && fix.at.file == home)
}

/// A fix by what it is for, wherever it stands in the meantime.
fn name(finding: &Finding) -> String {
    format!("{} {:?}", finding.rule.code, finding.args)
}

/// The findings whose fixes can be made together, in the order of the file: no two touch each other.
fn choose<'r>(report: &'r Report, refused: &BTreeSet<String>) -> Vec<&'r Finding> {
    let Some(home) = report.sources.ids().next() else { return Vec::new() };
    let mut chosen: Vec<&Finding> = Vec::new();
    let mut taken: Vec<Span> = Vec::new();
    for finding in &report.findings {
        let Some(fix) = certain(finding, home) else { continue };
        let free = taken.iter().all(|other| fix.at.end < other.start || other.end < fix.at.start);
        if free && !refused.contains(&name(finding)) {
            taken.push(fix.at);
            chosen.push(finding);
        }
    }
    chosen
}

/// The file with these fixes made, and what is found in it then; `None` where that does not serve.
fn attempt(now: &Input, report: &Report, chosen: &[&Finding], bases: &dyn Bases) -> Option<(Input, Report)> {
    let fixes = chosen.iter().filter_map(|finding| finding.fix.as_ref());
    let mut edits: Vec<(Span, &str)> = fixes.map(|fix| (fix.at, fix.put.as_str())).collect();
    edits.sort_by_key(|(span, _)| *span);
    let bytes = apply(&now.bytes, &edits)?;
    let next = Input { name: now.name.clone(), bytes };
    let checked = check::check(&next, bases);
    let home = checked.sources.ids().next()?;
    // Several findings can be of one rule at one place: as many must be gone as have been put right.
    let stays = |finding: &&Finding| {
        let place = moved(finding.at, &edits);
        let alike = |one: &&Finding| one.rule == finding.rule && one.at == finding.at;
        let (before, made) = (report.findings.iter().filter(alike).count(), chosen.iter().copied().filter(alike).count());
        let left = |left: &&Finding| left.rule == finding.rule && left.at.file == home && Some(left.at.start) == place;
        checked.findings.iter().filter(left).count() + made > before
    };
    let formless = |report: &Report| report.findings.iter().filter(|finding| finding.rule.is_of_form()).count();
    (!chosen.iter().any(stays) && formless(&checked) <= formless(report)).then_some((next, checked))
}

/// The bytes with the edits made, which are in order. `None` where one reaches past the end or into another.
fn apply(bytes: &[u8], edits: &[(Span, &str)]) -> Option<Vec<u8>> {
    let windows = bytes.windows(2).any(|pair| pair == b"\r\n");
    let mut out = bytes.to_vec();
    let mut limit = bytes.len();
    for (span, put) in edits.iter().rev() {
        let (start, end) = (span.start as usize, span.end as usize);
        if start > end || end > limit {
            return None;
        }
        let put = if windows { put.replace('\n', "\r\n") } else { (*put).to_owned() };
        out.splice(start..end, put.into_bytes());
        limit = start;
    }
    Some(out)
}

/// Where the first byte of a place is once the edits are made; `None` where it is taken away.
fn moved(place: Span, edits: &[(Span, &str)]) -> Option<u32> {
    let mut start = place.start;
    for (span, put) in edits.iter().filter(|(span, _)| span.start < place.start) {
        if span.end > place.start && put.is_empty() {
            return None;
        }
        if span.end <= place.start {
            start = (start + u32::try_from(put.len()).ok()?).checked_sub(span.end - span.start)?;
        }
    }
    Some(start)
}

#[cfg(test)]
mod tests;
