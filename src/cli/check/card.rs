//! `check --card`: does a printed card still say what is played?
//!
//! In comes what the last line of a card says; out comes an answer, with what can be known of the difference. The mark does not
//! tell the old rules: the changes that the variant notes do, or another variant that has this very mark.

use std::path::Path;

use fluent_bundle::FluentValue;

use crate::check::{self, Embedded};
use crate::cli::failure::Failure;
use crate::cli::files;
use crate::cli::{input, output};
use crate::texts::Texts;
use crate::trace::{Mark, Printed};
use crate::variant::Variant;
use crate::vocab::Lang;
use crate::wording;

/// Compares the mark of a card with that of the rules of today: status 0 where it is the same, 1 where it is another.
pub(super) fn run(card: &str, given: &[String], lang: Option<Lang>) -> Result<(), Failure> {
    let asked = input::texts(lang.unwrap_or_default())?;
    let say = |id: &str| Failure::CannotRun(asked.say(id, &[("value", FluentValue::from(card))]));
    let printed = Printed::parse(card).ok_or_else(|| say("check-card-unread"))?;
    let (variant, texts) = match given {
        [] => input::variant(&name(&printed), lang)?,
        given => among(&asked, &printed, given, lang)?,
    };
    let today = Mark::of(&variant);
    let args = [("id", variant.id.clone()), ("mark", printed.mark.to_string()), ("today", today.to_string())];
    let args = args.map(|(name, value)| (name, FluentValue::from(value)));
    if today == printed.mark {
        return output::print(&(texts.say("check-card-true", &args) + "\n"));
    }
    let slip = today.apart(&printed.mark) == 1;
    let mut lines = vec![texts.say(if slip { "check-card-slip" } else { "check-card-changed" }, &args)];
    if !slip {
        lines.extend(difference(&texts, &variant, printed.mark));
        lines.push(texts.say("check-card-print", &args));
    }
    output::print(&lines.into_iter().map(|line| line + "\n").collect::<String>())?;
    Err(Failure::Found)
}

/// What is known of the difference.
fn difference(texts: &Texts, variant: &Variant, mark: Mark) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(other) = carried().find(|other| Mark::of(other) == mark) {
        let args = [("id", FluentValue::from(variant.id.clone())), ("other", FluentValue::from(other.id))];
        lines.push(texts.say("check-card-same", &args));
    }
    if !variant.changes.is_empty() {
        lines.push(texts.say("check-card-changes", &[]));
        lines.extend(variant.changes.iter().map(|change| {
            let says = wording::set(texts.lang(), &change.says);
            texts.say("check-card-change", &[("date", FluentValue::from(change.date.as_str())), ("says", FluentValue::from(says))])
        }));
    }
    lines
}

/// The variants that goosebook carries.
fn carried() -> impl Iterator<Item = Variant> {
    Embedded::ids().into_iter().filter_map(|id| check::embedded(&id)?.variant)
}

/// Whether a variant is that of a card, under its name or a former one.
fn is_of(printed: &Printed, variant: &Variant) -> bool {
    variant.id == printed.variant || variant.former_ids.contains(&printed.variant)
}

/// The variant of a card among the files given, each of which is read once.
fn among(texts: &Texts, printed: &Printed, given: &[String], lang: Option<Lang>) -> Result<(Variant, Texts), Failure> {
    let (jobs, _) = files::jobs(texts, given)?;
    let sound = jobs.iter().filter_map(|job| input::report(&job.name, lang).ok());
    let mut sound = sound.filter_map(|(report, texts)| report.variant.map(|variant| (variant, texts)));
    let nowhere = || Failure::CannotRun(texts.say("check-card-nowhere", &[("value", FluentValue::from(printed.variant.as_str()))]));
    sound.find(|(variant, _)| is_of(printed, variant)).ok_or_else(nowhere)
}

/// Where the variant of a card is: carried under its name or a former one, or a file.
fn name(printed: &Printed) -> String {
    let id = &printed.variant;
    if Embedded::has(id) || !printed.is_named() {
        return id.clone();
    }
    let beside = format!("{id}.yaml");
    if Path::new(&beside).is_file() {
        return format!("./{beside}");
    }
    carried().find(|variant| is_of(printed, variant)).map_or_else(|| id.clone(), |variant| variant.id)
}
