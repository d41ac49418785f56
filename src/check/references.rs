//! What names something else: sources, clauses, the name of the file.

use std::collections::BTreeSet;

use super::{Input, MAX_FINDINGS, places};
use crate::finding::{Finding, nearest, rules};
use crate::rules::SourceRef;
use crate::source::{FileId, Node, Shape};
use crate::variant::read::Draft;

/// Sources and clauses: each that is named exists, each that exists is named.
pub(super) fn check(draft: &Draft, home: FileId, tree: &Node, findings: &mut Vec<Finding>) {
    // Where the list of sources could not be read, nothing is known of what it names.
    if tree.get("sources").is_some_and(|sources| !matches!(sources.shape, Shape::Map(_))) {
        return;
    }
    let sources = &draft.variant.sources;
    let clauses: BTreeSet<&SourceRef> = draft.clauses.iter().map(|(clause, _)| clause).collect();
    for (reference, place) in &draft.references {
        if findings.len() >= MAX_FINDINGS {
            return;
        }
        if !sources.contains_key(&reference.source) {
            let near = nearest(&reference.source, sources.keys().map(String::as_str));
            let finding = Finding::new(&rules::UNKNOWN_SOURCE, *place).text("source", &reference.source).near(near);
            // Where a clause stands behind it the place is larger than the name.
            findings.push(match &reference.clause {
                None => finding.meant(*place, &reference.source, near, sources.keys().map(String::as_str)),
                Some(_) => finding,
            });
        } else if let Some(clause) = &reference.clause
            && !clauses.contains(reference)
        {
            let known = clauses.iter().filter(|known| known.source == reference.source).filter_map(|known| known.clause.as_deref());
            let near = nearest(clause, known);
            let finding = Finding::new(&rules::UNKNOWN_CLAUSE, *place);
            findings.push(finding.text("source", &reference.source).text("clause", clause).near(near));
        }
    }
    let named: BTreeSet<&SourceRef> = draft.references.iter().map(|(reference, _)| reference).collect();
    // A clause of a file that is extended has its say there.
    for (clause, place) in draft.clauses.iter().filter(|(_, place)| place.file == home) {
        if !named.contains(clause) {
            findings.push(Finding::new(&rules::UNCOVERED_CLAUSE, *place).text("clause", clause.to_string()));
        }
    }
}

/// A file is called as its variant, so that others find it.
pub(super) fn file_name(draft: &Draft, input: &Input, tree: &Node, findings: &mut Vec<Finding>) {
    let file = input.name.rsplit(['/', '\\']).next().unwrap_or_default();
    let Some(stem) = file.strip_suffix(".yaml").or_else(|| file.strip_suffix(".yml")) else { return };
    let id = &draft.variant.id;
    if !id.is_empty() && (stem != id || file.ends_with(".yml")) {
        let place = places::value(tree, &["id"]);
        findings.push(Finding::new(&rules::OTHER_FILE_NAME, place).text("id", id).text("file", file));
    }
}
