//! VARIANT on the command line: an id, a path, or standard input.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use fluent_bundle::FluentValue;

use super::failure::{Failure, of_path};
use super::output;
use crate::check::{self, Bases, Embedded, Input, Report};
use crate::finding::{Style, nearest};
use crate::source::Node;
use crate::texts::Texts;
use crate::variant::Variant;
use crate::variant::language::is_name;
use crate::variant::parse::MAX_BYTES;
use crate::vocab::Lang;

/// The messages of a language.
pub(super) fn texts(lang: Lang) -> Result<Texts, Failure> {
    Texts::embedded(lang).map_err(|error| Failure::CannotRun(error.to_string()))
}

/// Reads and checks a variant that must be sound; shows what is wrong with it where it is not. The messages are in
/// the language asked for, else in the variant's.
pub(super) fn variant(name: &str, lang: Option<Lang>) -> Result<(Variant, Texts), Failure> {
    variant_with_files(name, lang).map(|(variant, texts, _)| (variant, texts))
}

/// As [`variant`], with the files that it was read from.
pub(super) fn variant_with_files(name: &str, lang: Option<Lang>) -> Result<(Variant, Texts, Vec<PathBuf>), Failure> {
    let (variant, texts, files, _) = variant_with_tree(name, lang)?;
    Ok((variant, texts, files))
}

/// The same, with the tree of the file and all that it extends.
pub(super) fn variant_with_tree(name: &str, lang: Option<Lang>) -> Result<(Variant, Texts, Vec<PathBuf>, Option<Node>), Failure> {
    let (report, texts) = report(name, lang)?;
    let files = files_read(name, &report);
    match report.variant {
        Some(variant) => {
            output::speak(texts.lang());
            Ok((variant, texts, files, report.tree))
        }
        None => {
            let found = report.text(&texts, Style::Colour);
            let message = texts.say("cli-not-sound", &[("name", FluentValue::from(name))]);
            Err(Failure::Unsound { found, message })
        }
    }
}

/// The files that a report rests on, without those that goosebook carries.
fn files_read(name: &str, report: &Report) -> Vec<PathBuf> {
    let carried: Vec<String> = Embedded::ids().iter().map(|id| format!("{id}.yaml")).collect();
    let own = Embedded.base(name, "").is_none().then(|| PathBuf::from(if name == "-" { "/dev/stdin" } else { name }));
    // A base that goosebook carries wins over a file of its name.
    let bases = report.sources.files().iter().skip(1).filter(|file| !carried.contains(&file.name));
    own.into_iter().chain(bases.map(|file| PathBuf::from(&file.name))).collect()
}

/// Reads and checks a variant.
pub(super) fn report(name: &str, lang: Option<Lang>) -> Result<(Report, Texts), Failure> {
    report_within(name, None, lang)
}

/// The same of a file of which all that it extends must lie in a folder.
pub(super) fn report_within(name: &str, within: Option<PathBuf>, lang: Option<Lang>) -> Result<(Report, Texts), Failure> {
    let asked = texts(lang.unwrap_or_default())?;
    if let Some(lang) = lang {
        output::speak(lang);
    }
    let input = read(&asked, name)?;
    let report = check::check(&input, &Beside { within });
    // Whoever writes in one language only reads the findings in it.
    let own = lang.unwrap_or_else(|| report.lang());
    let texts = if own == asked.lang() { asked } else { texts(own)? };
    Ok((report, texts))
}

/// Refuses to read standard input twice: the second time it has nothing left.
pub(super) fn once<'a>(lang: Option<Lang>, read: impl IntoIterator<Item = &'a str>) -> Result<(), Failure> {
    match read.into_iter().filter(|name| *name == "-").nth(1) {
        Some(_) => Err(Failure::CannotRun(texts(lang.unwrap_or_default())?.say("cli-input-twice", &[]))),
        None => Ok(()),
    }
}

/// The bytes of a variant: an id wins, `-` is standard input, anything else is a path.
pub(super) fn read(texts: &Texts, name: &str) -> Result<Input, Failure> {
    if name == "-" {
        let bytes = read_bounded(texts, name, io::stdin().lock())?;
        return Ok(Input::new(name, bytes));
    }
    if let Some(input) = Embedded.base(name, "") {
        return Ok(input);
    }
    let path = Path::new(name);
    if !path.exists() && !looks_like_a_path(name) {
        return Err(Failure::CannotRun(unknown(texts, name)));
    }
    let bytes = read_file(texts, path)?;
    Ok(Input::new(name, bytes))
}

fn looks_like_a_path(name: &str) -> bool {
    name.contains(['/', '\\', '.'])
}

fn unknown(texts: &Texts, name: &str) -> String {
    if name.trim().is_empty() {
        return texts.say("cli-no-variant", &[]);
    }
    let ids = Embedded::ids();
    let also = match nearest(name, ids.iter().map(String::as_str)) {
        Some(near) => texts.say("cli-did-you-mean", &[("value", FluentValue::from(near))]),
        None => texts.say("cli-see-list", &[("value", FluentValue::from(name))]),
    };
    texts.say("cli-unknown-variant", &[("value", FluentValue::from(name)), ("also", FluentValue::from(also))])
}

fn read_file(texts: &Texts, path: &Path) -> Result<Vec<u8>, Failure> {
    let name = path.display().to_string();
    if path.is_dir() {
        return Err(Failure::path(texts, "cli-is-folder", &name));
    }
    let file = open(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => Failure::path(texts, "cli-no-such-file", &name),
        _ => Failure::cannot_read(texts, &name, &error),
    })?;
    read_bounded(texts, &name, file)
}

/// Opens a file; a pipe into which nobody writes is not waited for without end.
fn open(path: &Path) -> io::Result<File> {
    /// Whoever writes is there by then, or never.
    const LONGEST: Duration = Duration::from_millis(500);
    // What was opened for this process by another one (`<(…)` of a shell) leads to its writer at once.
    if path.metadata().map_or(true, |found| found.is_file()) {
        return File::open(path);
    }
    let (opened, ready) = mpsc::channel();
    let path = path.to_owned();
    // The thread ends with the process where nothing comes.
    thread::spawn(move || opened.send(File::open(path)));
    ready.recv_timeout(LONGEST).unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

/// Reads no more than the limit, so that a file without end cannot fill the memory.
fn read_bounded(texts: &Texts, name: &str, reader: impl Read) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    reader.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(|error| Failure::cannot_read(texts, name, &error))?;
    if bytes.len() > MAX_BYTES {
        let limit = [("limit", FluentValue::from(MAX_BYTES.to_string()))];
        return Err(Failure::CannotRun(of_path(texts, "cli-too-large", name, &limit)));
    }
    Ok(bytes)
}

/// The bases of a file: the variants that goosebook carries, then the files beside it.
#[derive(Default)]
pub(super) struct Beside {
    /// The folder, without links, that they lie in; anywhere unless said.
    pub(super) within: Option<PathBuf>,
}

impl Bases for Beside {
    fn base(&self, id: &str, from: &str) -> Option<Input> {
        Embedded.base(id, from).or_else(|| {
            // A file can be anybody's: what it names is looked for beside it and nowhere else, and is a file.
            if !is_name(id) || from == "-" {
                return None;
            }
            let path: PathBuf = Path::new(from).with_file_name(format!("{id}.yaml"));
            let inside = |path: &Path| match &self.within {
                Some(folder) => fs::canonicalize(path).is_ok_and(|path| path.starts_with(folder)),
                None => true,
            };
            let beside = |path: &&PathBuf| path.is_file() && is_beside(path, Path::new(from)) && inside(path);
            let file = Some(&path).filter(beside).and_then(|path| File::open(path).ok())?;
            let mut bytes = Vec::new();
            // One byte more than the limit: the checker then says that it is too large.
            file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes).ok()?;
            Some(Input::new(path.display().to_string(), bytes))
        })
    }

    fn ids(&self) -> Vec<String> {
        Embedded::ids()
    }
}

/// Whether a path leads to a file of the folder that another one is named in, which need not be there yet.
fn is_beside(path: &Path, other: &Path) -> bool {
    let named_in = other.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let folder = path.canonicalize().ok().and_then(|path| path.parent().map(Path::to_owned));
    folder.is_some() && folder == named_in.canonicalize().ok()
}

/// Shows findings on standard output.
pub(super) fn show_findings(report: &Report, texts: &Texts) -> Result<(), Failure> {
    output::print(&report.text(texts, Style::Colour))
}
