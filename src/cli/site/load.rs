//! What a site is made of: variants from files or carried ones, templates of one's own.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentValue;

use super::super::args::SiteArgs;
use super::super::failure::{Failure, of_path};
use super::super::files::{self, Job};
use super::super::{input, output};
use crate::check::{Embedded, Report};
use crate::finding::Style;
use crate::site::{self, Entry, store};
use crate::texts::Texts;
use crate::vocab::Lang;

/// A template larger than this is none.
const LARGEST: u64 = 4 << 20;

/// The variants of the site, in order; those that cannot stand are shown and stop it.
pub(super) fn entries(args: &SiteArgs, lang: Option<Lang>, texts: &Texts) -> Result<Vec<Entry>, Failure> {
    let mut jobs: Vec<Job> = Vec::new();
    if !args.variants.is_empty() {
        // A path is meant, even where it could be an id.
        let path = |path: &PathBuf| if path.is_absolute() { path.clone() } else { Path::new(".").join(path) };
        let given: Vec<String> = args.variants.iter().map(|given| path(given).display().to_string()).collect();
        let (found, unread) = files::jobs(texts, &given)?;
        if !unread.is_empty() {
            return Err(Failure::CannotRun(unread.join("\n")));
        }
        jobs = found;
    }
    if args.variants.is_empty() || args.with_carried {
        jobs.extend(Embedded::ids().into_iter().map(|name| Job { name, within: None }));
    }
    let mut entries: Vec<Entry> = Vec::new();
    let mut found = String::new();
    for Job { name, within } in jobs {
        let (report, own) = input::report_within(&name, within, lang)?;
        match entry(report) {
            // A file of the user's comes first, and stands for a carried one of its id.
            Ok(entry) if entries.iter().all(|other| other.variant.id != entry.variant.id) => entries.push(entry),
            Ok(_) => {}
            Err(report) => found.push_str(&report.text(&own, Style::Colour)),
        }
    }
    if !found.is_empty() {
        return Err(Failure::Unsound { found, message: texts.say("site-cli-not-sound", &[]) });
    }
    if entries.is_empty() {
        return Err(Failure::CannotRun(texts.say("site-cli-nothing", &[])));
    }
    Ok(entries)
}

/// A variant with the hash of all the files that it comes from; the report where there is none.
fn entry(report: Report) -> Result<Entry, Box<Report>> {
    let (Some(variant), Some(tree)) = (report.variant.clone(), report.tree.clone()) else { return Err(Box::new(report)) };
    let texts: Vec<&str> = report.sources.files().iter().flat_map(|file| [file.name.as_str(), file.text.as_str()]).collect();
    Ok(Entry { hash: store::key(&texts), variant, tree })
}

/// The templates of a folder, by their names below `site/`.
pub(super) fn templates(folder: Option<&Path>, texts: &Texts) -> Result<BTreeMap<String, String>, Failure> {
    let Some(folder) = folder else { return Ok(BTreeMap::new()) };
    let below = folder.join("site");
    let cannot = |path: &Path, error: &std::io::Error| Failure::cannot_read(texts, &path.display().to_string(), error);
    let mut templates = BTreeMap::new();
    for file in fs::read_dir(&below).map_err(|error| cannot(&below, &error))?.flatten() {
        let path = file.path();
        let small = path.metadata().is_ok_and(|found| found.is_file() && found.len() <= LARGEST);
        let Some(name) = path.file_name().and_then(|name| name.to_str()).filter(|_| small) else { continue };
        if !site::template_names().any(|known| known == name) {
            let known: Vec<&str> = site::template_names().collect();
            let known = [("known", FluentValue::from(known.join(", ")))];
            output::tell(&of_path(texts, "site-cli-no-template", &path.display().to_string(), &known));
        }
        templates.insert(name.to_owned(), fs::read_to_string(&path).map_err(|error| cannot(&path, &error))?);
    }
    Ok(templates)
}
