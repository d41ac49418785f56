//! `check`: are these variants sound?
//!
//! In come names of files, folders and variants; out come findings, for people or for programs, and a status. With
//! `--fix` what is certain is put right in the files, and what is left is told.

mod card;
mod fix;
mod work;

use std::path::{Path, PathBuf};

use fluent_bundle::FluentValue;

use super::args::{CheckArgs, CheckFormat};
use super::failure::{Failure, of_path};
use super::files::{self, Job};
use super::input::{self, Beside};
use super::output;
use crate::check::{self, Input};
use crate::finding::{self, Level};
use crate::mend;
use crate::report::{self, Checked, Spoken};
use crate::texts::Texts;
use crate::vocab::Lang;

/// A file that was checked.
struct Done {
    file: Checked,
    /// What was read.
    bytes: Vec<u8>,
    /// What it is to say, where something was put right.
    mended: Option<Vec<u8>>,
    /// How many findings were put right.
    fixed: usize,
}

/// Checks every variant named and sums up.
pub(super) fn run(args: &CheckArgs, lang: Option<Lang>) -> Result<(), Failure> {
    input::once(lang, args.variants.iter().map(String::as_str))?;
    if let Some(card) = &args.card {
        return card::run(card, &args.variants, lang);
    }
    let words = Words::new(lang)?;
    let asked = &words.usual;
    if let Some(lang) = lang {
        output::speak(lang);
    }
    let piped = args.fix && args.variants.iter().any(|name| name == "-");
    refuse(args, asked, piped)?;
    let (jobs, mut unread) = files::jobs(asked, &args.variants)?;
    if args.variants.is_empty() {
        // Nobody named them, and they take a while.
        output::tell(&asked.say("check-carried", &[("n", FluentValue::from(jobs.len()))]));
    }
    let mut done = check_all(asked, &jobs, args, &mut unread)?;
    let mut fixed: Vec<usize> = done.iter().map(|done| done.fixed).filter(|fixed| *fixed > 0).collect();
    if args.fix && !args.dry_run && !piped && !fixed.is_empty() {
        fixed.clear();
        for one in done.iter().filter(|done| done.fixed > 0) {
            match fix::write(asked, one) {
                Ok(()) => fixed.push(one.fixed),
                Err(failure) => unread.push(failure.into_message()?),
            }
        }
        // What another file extends may have changed, and one may not have been written.
        done = check_all(asked, &jobs, &CheckArgs { fix: false, ..args.clone() }, &mut Vec::new())?;
    }
    unread.iter().for_each(|message| output::tell(message));
    let findings = tell(args, &words, &done, &unread);
    let summary = summary(args, &words, &done, &fixed);
    let shown = if args.dry_run {
        output::tell(summary.trim_end());
        output::print(&done.iter().map(fix::diff).collect::<String>())
    } else if piped {
        output::tell((findings + &summary).trim_end());
        done.first().map_or(Ok(()), |done| output::print_bytes(done.mended.as_ref().unwrap_or(&done.bytes)))
    } else if args.format == CheckFormat::Text {
        output::print(&(findings + &summary))
    } else {
        // Standard output belongs to whoever reads the format.
        output::tell(summary.trim_end());
        output::print(&findings)
    };
    if !unread.is_empty() {
        output::tell(&words.common(&done).say("cli-check-unread", &[("unread", FluentValue::from(unread.len()))]));
        return Err(Failure::Unread);
    }
    let sound = total(&done, Level::Error) == 0 && !(args.strict && total(&done, Level::Warning) > 0);
    match shown {
        // Who has stopped reading still learns from the status how it stands.
        Ok(()) | Err(Failure::Closed) if !sound => Err(Failure::Found),
        other => other,
    }
}

/// Refuses what cannot be done together: one output has one thing in it.
fn refuse(args: &CheckArgs, texts: &Texts, piped: bool) -> Result<(), Failure> {
    let has_format = args.format != CheckFormat::Text;
    let id = if piped && !args.dry_run && (args.variants.len() > 1 || has_format) {
        "check-fix-alone"
    } else if args.dry_run && has_format {
        "check-diff-alone"
    } else {
        return Ok(());
    };
    Err(Failure::CannotRun(texts.say(id, &[])))
}

/// Checks every file, several at a time; what cannot be read is said in `unread`.
fn check_all(texts: &Texts, jobs: &[Job], args: &CheckArgs, unread: &mut Vec<String>) -> Result<Vec<Done>, Failure> {
    let mut all = Vec::new();
    for done in work::each(texts, jobs, |job| one(texts, job, args)) {
        match done {
            Ok(done) => all.push(done),
            // One file that cannot be read does not keep the others from being checked.
            Err(failure) => unread.push(failure.into_message()?),
        }
    }
    Ok(all)
}

/// Checks one file, and finds out what can be put right in it where it is asked to.
fn one(texts: &Texts, job: &Job, args: &CheckArgs) -> Result<Done, Failure> {
    let input = input::read(texts, &job.name)?;
    let bases = Beside { within: job.within.clone() };
    may_play(texts, job, &args.players, &input, &bases)?;
    let carried = job.is_carried();
    let mended = (args.fix && !carried).then(|| mend::mend(&input, &bases));
    let (mended, fixed) = mended.map_or((None, 0), |done| (done.bytes, done.fixed));
    // What is only shown has not been put right.
    let told = match mended.as_ref().filter(|_| !args.dry_run) {
        Some(bytes) => check::check_to(&Input { bytes: bytes.clone(), ..input.clone() }, &bases, &args.depth()),
        None => check::check_to(&input, &bases, &args.depth()),
    };
    Ok(Done { file: Checked::new(job.name.clone(), carried, told), bytes: input.bytes, mended, fixed })
}

/// Refuses to prove anything for more players than the variant takes; fewer are asked about, down to one who plays alone.
fn may_play(texts: &Texts, job: &Job, players: &[usize], input: &Input, bases: &Beside) -> Result<(), Failure> {
    let Some(asked) = players.iter().max() else { return Ok(()) };
    match check::check(input, bases).variant.and_then(|variant| variant.players.exceeded_by(*asked)) {
        Some(most) => {
            let args = [("n", FluentValue::from(*asked)), ("most", FluentValue::from(most))];
            Err(Failure::CannotRun(of_path(texts, "check-players", &job.name, &args)))
        }
        None => Ok(()),
    }
}

/// How many findings of a level there are in all files.
fn total(done: &[Done], level: Level) -> usize {
    done.iter().map(|done| done.file.count(level)).sum()
}

/// All findings, in the form asked for.
fn tell(args: &CheckArgs, words: &Words, done: &[Done], unread: &[String]) -> String {
    let told: Vec<Spoken<'_>> = done.iter().map(|done| Spoken { file: &done.file, texts: words.of(done.file.lang) }).collect();
    let (here, root) = places();
    match args.format {
        CheckFormat::Text => {
            let text = |told: &Spoken<'_>| finding::text(&told.file.sources, &told.file.findings, told.texts, finding::Style::Colour);
            told.iter().map(text).collect()
        }
        CheckFormat::Json => report::json(&told),
        CheckFormat::Sarif => report::sarif(&told, unread, words.common(done), &here, &root),
        CheckFormat::Github => report::github(&told, &here, &root),
    }
}

/// The last lines: what was put right, what was found, what could be put right.
fn summary(args: &CheckArgs, words: &Words, done: &[Done], fixed: &[usize]) -> String {
    let texts = words.common(done);
    let mut lines = Vec::new();
    if !fixed.is_empty() {
        let id = if args.dry_run { "check-would-fix" } else { "check-fixed" };
        let sum = fixed.iter().sum::<usize>();
        lines.push(texts.say(id, &[("fixed", FluentValue::from(sum)), ("files", FluentValue::from(fixed.len()))]));
    }
    let [errors, warnings, notes] = [Level::Error, Level::Warning, Level::Note].map(|level| total(done, level));
    let numbers = [("files", done.len()), ("errors", errors), ("warnings", warnings), ("notes", notes)];
    if !done.is_empty() {
        let id = if errors + warnings + notes == 0 { "cli-check-ok" } else { "cli-check-summary" };
        lines.push(texts.say(id, &numbers.map(|(name, number)| (name, FluentValue::from(number)))));
    }
    let ignoring: Vec<usize> = done.iter().map(|done| done.file.ignored.len()).filter(|ignored| *ignored > 0).collect();
    if !ignoring.is_empty() {
        let sum = ignoring.iter().sum::<usize>();
        lines.push(texts.say("check-ignored", &[("n", FluentValue::from(sum)), ("files", FluentValue::from(ignoring.len()))]));
    }
    let mendable: usize = done.iter().filter(|done| !done.file.carried).map(|done| mend::count(&done.file)).sum();
    if mendable > 0 && !args.fix {
        lines.push(texts.say("check-can-fix", &[("fixed", FluentValue::from(mendable))]));
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

/// The folder that relative paths start from, and the top of the repository that it lies in.
fn places() -> (PathBuf, PathBuf) {
    let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
    let named = std::env::var_os("GITHUB_WORKSPACE").map(PathBuf::from).filter(|root| here.starts_with(root));
    let found = || here.ancestors().find(|folder| folder.join(".git").exists()).map(Path::to_owned);
    let root = named.or_else(found).unwrap_or_else(|| here.clone());
    (here, root)
}

/// The messages in which files are spoken of: those asked for, else those of the language of each file.
struct Words {
    usual: Texts,
    other: Vec<Texts>,
}

impl Words {
    fn new(asked: Option<Lang>) -> Result<Words, Failure> {
        let usual = input::texts(asked.unwrap_or_default())?;
        let others = Lang::ALL.iter().filter(|lang| asked.is_none() && **lang != usual.lang());
        let other = others.map(|lang| input::texts(*lang)).collect::<Result<_, _>>()?;
        Ok(Words { usual, other })
    }

    /// The messages of a language, else the usual ones.
    fn of(&self, lang: Lang) -> &Texts {
        self.other.iter().find(|texts| texts.lang() == lang).unwrap_or(&self.usual)
    }

    /// The messages of the language that all files speak, else the usual ones.
    fn common(&self, done: &[Done]) -> &Texts {
        let mut langs = done.iter().map(|done| done.file.lang);
        match langs.next() {
            Some(first) if langs.all(|lang| lang == first) => self.of(first),
            _ => &self.usual,
        }
    }
}
