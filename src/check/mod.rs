//! From a file to a variant that can be relied on, or to all that is wrong with it.
//!
//! In come the bytes of a file, and somewhere to find the variants that it extends; out comes a [`Report`]. Why it
//! exists: everything further on (the engine, cards, figures) takes a [`Variant`] at its word, and only what stands
//! here makes one. All faults of a file are found in one run.

mod claims;
mod ignored;
mod places;
mod proofs;
mod references;
mod replay;
mod squares;
mod texts;
mod throws;
mod transfers;

use std::collections::BTreeMap;

pub use ignored::Excused;
use squares::Checks;

use crate::bundle;
use crate::compare::{self, Limit, Silence};
pub use crate::finding::MAX_FINDINGS;
use crate::finding::{self, Finding, Label, Level, Style, rules};
use crate::proof::Proof;
use crate::source::{self, Node, Sources, Span};
pub use crate::source::{Bases, Input};
use crate::texts::Texts;
use crate::variant::extend::Family;
use crate::variant::parse::commented;
use crate::variant::{Variant, extend, read};
use crate::vocab::Lang;

/// The variants that the library carries with it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Embedded;

impl Embedded {
    /// Whether the library carries a variant with that id.
    pub fn has(id: &str) -> bool {
        bundle::VARIANTS.get_file(format!("{id}.yaml")).is_some()
    }

    /// The ids of all that it carries, in alphabetical order.
    pub fn ids() -> Vec<String> {
        let stem = |path: &std::path::Path| Some(path.to_str()?.strip_suffix(".yaml")?.to_owned());
        let mut ids: Vec<String> = bundle::VARIANTS.files().filter_map(|file| stem(file.path())).collect();
        ids.sort_unstable();
        ids
    }
}

impl Bases for Embedded {
    fn base(&self, id: &str, _: &str) -> Option<Input> {
        let file = bundle::VARIANTS.get_file(format!("{id}.yaml"))?;
        Some(Input::new(format!("{id}.yaml"), file.contents()))
    }

    fn ids(&self) -> Vec<String> {
        Embedded::ids()
    }
}

/// What a check has found.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Report {
    /// The file, and those that it extends.
    pub sources: Sources,
    /// What was found, in the order of the file; at most [`MAX_FINDINGS`].
    pub findings: Vec<Finding>,
    /// What was found that the file asks not to be told of, with its reasons.
    pub ignored: Vec<Excused>,
    /// The variant, where no error was found.
    pub variant: Option<Variant>,
    /// The file with all that it extends, as one tree; where it could be read.
    pub tree: Option<Node>,
    /// What was proved; empty where that was not asked for, or the rules are not sound.
    pub proofs: Vec<Proof>,
}

impl Report {
    /// Whether something was found at that level.
    pub fn has(&self, level: Level) -> bool {
        self.findings.iter().any(|finding| finding.level() == level)
    }

    /// What was found, as text for people: each finding with the lines that it speaks of and what to do.
    pub fn text(&self, texts: &Texts, style: Style) -> String {
        finding::text(&self.sources, &self.findings, texts, style)
    }

    /// The language that the file speaks, whether or not it is sound: the first one that its title is written in.
    pub fn lang(&self) -> Lang {
        let title = self.tree.as_ref().and_then(|tree| tree.get("title"));
        let speaks = |lang: &Lang| title.is_some_and(|title| title.get(lang.code()).is_some());
        Lang::ALL.iter().copied().find(speaks).unwrap_or_default()
    }

    /// The file with all that it extends, as YAML in which each value names the file that it comes from.
    pub fn resolved(&self) -> Option<String> {
        self.tree.as_ref().map(|tree| source::resolved(tree, &self.sources))
    }
}

/// How far a check goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Depth {
    /// What the file says, and nothing played: for an answer at each key that is typed. No variant comes of it, since
    /// what turns and examples come to has not been looked at.
    Written,
    /// Each turn of a pawn alone and the examples as well: a millisecond, and enough to rely on the variant.
    Quick,
    /// Whole games as well, to tell what the table will argue about: up to some seconds. For these numbers of players,
    /// or from one to the most that the variant names.
    Thorough(Option<Vec<usize>>),
}

/// Checks a file quickly: enough to rely on the variant.
pub fn check(input: &Input, bases: &dyn Bases) -> Report {
    check_to(input, bases, &Depth::Quick)
}

/// Checks a file to a depth.
pub fn check_to(input: &Input, bases: &dyn Bases, depth: &Depth) -> Report {
    let mut sources = Sources::default();
    let mut findings = Vec::new();
    let family = extend::family(input, bases, &mut sources, &mut findings);
    let mut draft = None;
    let mut proved = Vec::new();
    if let Some(family) = &family {
        draft = read::read(family, &mut findings);
        if let Some(draft) = &draft {
            references::file_name(draft, input, &family.tree, &mut findings);
            if family.whole {
                squares::check(draft, family, &mut findings);
                references::check(draft, family.home, &family.tree, &mut findings);
                texts::check(family, &mut findings);
            }
            // Only rules that are sound can be asked what they do.
            if *depth != Depth::Written && family.whole && !findings.iter().any(|finding| finding.level() == Level::Error) {
                proofs::quick(draft, family, &mut findings);
                replay::check(draft, &family.tree, &mut findings);
                if let Depth::Thorough(players) = depth {
                    claims::check(draft, family, &mut findings);
                    proved = proofs::whole(draft, family, &called(draft, input), players.as_deref(), &mut findings);
                }
            }
        }
    }
    let sound = family.as_ref().is_some_and(|family| family.whole) && !findings.iter().any(|finding| finding.level() == Level::Error);
    let variant = draft.map(|draft| draft.variant);
    if let (Some(family), Some(variant), Depth::Thorough(_), true) = (&family, &variant, depth, sound) {
        let mut silences = silences(&family.tree, variant, Limit::default());
        // One question is asked once: where the places are known at which it comes up, they say more than a game.
        if findings.iter().any(|finding| finding.rule.code == rules::CHAINING_UNSAID.code) {
            silences.retain(|silence| silence.axis.key != transfers::ASKS);
        }
        findings.extend(compare::findings(&family.tree, variant, &silences));
    }
    let mut excused = Vec::new();
    if let (Some(family), Some(variant)) = (&family, &variant) {
        let text = sources.get(family.home).map(|file| file.text.as_str()).unwrap_or_default();
        excused = ignored::apply(&family.tree, family.home, text, &variant.ignored, sound.then_some(depth), &mut findings);
    }
    if let Some(family) = &family {
        misled(&mut findings, &sources, family);
        group(&mut findings, family);
        trace(&mut findings, family);
    }
    tidy(&mut findings, |finding| finding);
    tidy(&mut excused, |excused| &excused.finding);
    let reliable = sound && *depth != Depth::Written;
    Report {
        sources,
        findings,
        ignored: excused,
        variant: variant.filter(|_| reliable),
        tree: family.map(|family| family.tree),
        proofs: proved,
    }
}

/// Shows the line above that was left a comment, where what should stand under it is taken for something else.
fn misled(findings: &mut [Finding], sources: &Sources, family: &Family) {
    let text = sources.get(family.home).map(|file| file.text.as_str()).unwrap_or_default();
    let is_misplaced = |finding: &&mut Finding| {
        let codes = [rules::UNKNOWN_KEY.code, rules::WRONG_TYPE.code];
        finding.at.file == family.home && codes.contains(&finding.rule.code)
    };
    // A line can have many findings, and much to read above it: it is looked at once.
    let mut lines = BTreeMap::new();
    for finding in findings.iter_mut().filter(is_misplaced) {
        let at = finding.at.start as usize;
        let line = text.get(..at).and_then(|before| before.rfind('\n'));
        if let Some(head) = lines.entry(line).or_insert_with(|| commented(text, at)) {
            let head = Span { file: family.home, start: head.start as u32, end: head.end as u32 };
            *finding = finding.clone().also(head, "finding-still-comment");
        }
    }
}

/// Every question that a variant leaves open and that its rules can raise, with what other answers would change. `tree` is
/// the file with all that it extends. Questions whose answer goes without saying are left out.
pub fn silences(tree: &Node, variant: &Variant, limit: Limit) -> Vec<Silence> {
    compare::silences(read_again, tree, variant, limit)
}

/// The variant of a tree that has been read before and changed since; `None` where it no longer stands.
fn read_again(tree: &Node) -> Option<Variant> {
    let mut findings = Vec::new();
    let family = Family { tree: tree.clone(), home: tree.span.file, whole: true };
    let draft = read::read(&family, &mut findings)?;
    squares::check(&draft, &family, &mut findings);
    let sound = !findings.iter().any(|finding| finding.level() == Level::Error);
    sound.then_some(draft.variant)
}

/// What the file is called on a command line: its id where the library carries it, else its name.
fn called(draft: &read::Draft, input: &Input) -> String {
    let id = &draft.variant.id;
    let carried = Embedded.base(id, "").is_some_and(|carried| carried.bytes == input.bytes);
    if carried { id.clone() } else { input.name.clone() }
}

/// Puts findings into the order of the files, each once, errors kept before others where there are too many.
fn tidy<T>(found: &mut Vec<T>, finding: impl Fn(&T) -> &Finding) {
    let place = |one: &Finding, other: &Finding| (one.at, one.rule.code).cmp(&(other.at, other.rule.code));
    found.sort_by(|one, other| {
        let (one, other) = (finding(one), finding(other));
        place(one, other).then_with(|| one.args.cmp(&other.args))
    });
    // The same source can stand beside several values, and is then read several times.
    found.dedup_by(|one, other| {
        let (one, other) = (finding(one), finding(other));
        place(one, other).is_eq() && one.args == other.args && one.also == other.also
    });
    if found.len() > MAX_FINDINGS {
        found.sort_by_key(|found| finding(found).level());
        found.truncate(MAX_FINDINGS);
        found.sort_by(|one, other| place(finding(one), finding(other)));
    }
}

/// Brings together what one value of the file has done to several that it takes over.
fn group(findings: &mut Vec<Finding>, family: &Family) {
    let mut grouped: Vec<Finding> = Vec::new();
    for finding in findings.drain(..) {
        let taken_over = finding.at.file == family.home && finding.also.iter().any(|label| label.span.file != family.home);
        let may_group = taken_over && [&rules::OFF_THE_BOARD, &rules::IMPOSSIBLE_DICE].contains(&finding.rule);
        let first = grouped.iter_mut().find(|first| may_group && first.rule == finding.rule && first.at == finding.at);
        match first {
            Some(first) => first.join(finding),
            None => grouped.push(finding),
        }
    }
    *findings = grouped;
}

/// Says of what is found in another file alone where the file that was asked for takes it over.
fn trace(findings: &mut [Finding], family: &Family) {
    let Some(extends) = family.tree.get("extends").map(|extends| extends.span) else { return };
    for finding in findings.iter_mut().filter(|finding| finding.at.file != family.home) {
        if finding.also.iter().all(|label| label.span.file != family.home) {
            finding.also.push(Label { span: extends, message: "finding-taken-over-here" });
        }
    }
}

/// Checks a variant that the library carries with it; `None` where there is none with that id.
pub fn embedded(id: &str) -> Option<Report> {
    Embedded.base(id, "").map(|input| check(&input, &Embedded))
}
