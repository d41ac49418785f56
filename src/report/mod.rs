//! What was found in several files, for people and for programs.
//!
//! In come the files that were checked, each with its findings and the messages of its language; out come JSON, SARIF
//! for code scanning, or annotations for GitHub. Why it exists: an editor, a gate and a web page each want the same
//! findings in a form of their own, and none of the checks need know. The form of each is in `docs/machine-formats.md`.

mod github;
mod json;
mod paths;
mod sarif;

pub use github::github;
pub use json::{Proof, json};
pub use sarif::sarif;

use crate::check::{Embedded, Excused, Report};
use crate::finding::{Finding, Level};
use crate::source::{FileId, Node, Sources, Span};
use crate::texts::Texts;
use crate::vocab::Lang;

/// A file that was checked, without what only the rest of the program needs: it can go from one thread to another.
#[derive(Clone, Debug)]
pub struct Checked {
    /// Its path as the user gave it, or its id.
    pub name: String,
    /// Whether it is one that goosebook carries, and no file of the user's.
    pub carried: bool,
    /// The id of its variant, where it says one.
    pub id: Option<String>,
    /// The language that it speaks.
    pub lang: Lang,
    /// The file, and those that it extends.
    pub sources: Sources,
    /// What was found.
    pub findings: Vec<Finding>,
    /// What was found that the file asks not to be told of.
    pub ignored: Vec<Excused>,
    /// What was proved of it.
    pub proofs: Vec<Proof>,
}

/// A file with the messages in which it is spoken of.
#[derive(Clone, Copy)]
pub struct Spoken<'a> {
    /// The file.
    pub file: &'a Checked,
    /// The messages.
    pub texts: &'a Texts,
}

impl Checked {
    /// What a report says of the file that the user calls `name`.
    pub fn new(name: String, carried: bool, report: Report) -> Checked {
        let lang = report.lang();
        let id = report.tree.as_ref().and_then(|tree| tree.get("id")).filter(|id| !id.is_nothing());
        let id = id.and_then(Node::scalar).map(str::to_owned);
        let proofs = report.proofs.iter().map(Proof::from).collect();
        Checked { name, carried, id, lang, sources: report.sources, findings: report.findings, ignored: report.ignored, proofs }
    }

    /// How many findings there are at a level.
    pub fn count(&self, level: Level) -> usize {
        self.findings.iter().filter(|finding| finding.level() == level).count()
    }

    /// Whether that file is one that goosebook carries: those win over a file of their name.
    fn is_carried(&self, file: FileId) -> bool {
        let is_home = self.home() == Some(file);
        if is_home { self.carried } else { self.sources.name(file).strip_suffix(".yaml").is_some_and(Embedded::has) }
    }

    /// The file that was asked for.
    fn home(&self) -> Option<FileId> {
        self.sources.ids().next()
    }

    /// The places of a finding, the first one in a file of the user's where there is one: nobody can look into a file
    /// that goosebook carries.
    fn places<'f>(&self, finding: &'f Finding) -> Vec<(Span, Option<&'f crate::finding::Label>)> {
        let mut places = vec![(finding.at, None)];
        places.extend(finding.also.iter().map(|label| (label.span, Some(label))));
        if !self.carried {
            places.sort_by_key(|(span, _)| self.is_carried(span.file));
        }
        places
    }
}
