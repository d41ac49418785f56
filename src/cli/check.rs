//! `check`: is a variant sound?

use fluent_bundle::FluentValue;

use super::args::CheckArgs;
use super::failure::Failure;
use super::{input, output};
use crate::finding::Level;
use crate::vocab::Lang;

/// Checks every variant named and sums up.
pub(super) fn run(args: &CheckArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let texts = input::texts(lang.unwrap_or_default())?;
    let players = (!args.players.is_empty()).then_some(args.players.as_slice());
    let names = input::names(&texts, &args.variants)?;
    let (mut read, mut unread, mut errors, mut warnings, mut notes) = (0_usize, 0_usize, 0_usize, 0_usize, 0_usize);
    for name in &names {
        let report = match input::proved(name, lang, players) {
            Ok((report, _)) => report,
            // One file that cannot be read does not keep the others from being checked.
            Err(Failure::CannotRun(message)) => {
                output::complain(&message);
                unread += 1;
                continue;
            }
            Err(other) => return Err(other),
        };
        read += 1;
        input::show_findings(&report, &texts)?;
        let count = |level: Level| report.findings.iter().filter(|finding| finding.level() == level).count();
        errors += count(Level::Error);
        warnings += count(Level::Warning);
        notes += count(Level::Note);
    }
    let clean = errors + warnings + notes == 0;
    let numbers = [("files", read), ("errors", errors), ("warnings", warnings), ("notes", notes), ("unread", unread)];
    let args_of = numbers.map(|(name, number)| (name, FluentValue::from(number)));
    if read > 0 {
        let summary = texts.say(if clean { "cli-check-ok" } else { "cli-check-summary" }, &args_of);
        output::print(&format!("{summary}\n"))?;
    }
    if unread > 0 {
        output::complain(&texts.say("cli-check-unread", &args_of));
        return Err(Failure::Unread);
    }
    if errors > 0 || args.strict && warnings > 0 { Err(Failure::Found) } else { Ok(()) }
}
