//! `new`: a house variant to begin with.

use std::path::{Path, PathBuf};

use fluent_bundle::FluentValue;

use super::args::NewArgs;
use super::failure::{Failure, of_path};
use super::{file, input, output};
use crate::bundle;
use crate::check::{self, Embedded, Input};
use crate::finding::Style;
use crate::house;
use crate::texts::Texts;
use crate::variant::language;
use crate::vocab::Lang;

/// Writes a variant that changes another one.
pub(super) fn run(args: &NewArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let texts = input::texts(lang.unwrap_or_default())?;
    let say = |message: &str, more: &[(&str, &str)]| {
        let args: Vec<_> = more.iter().map(|(name, value)| (*name, FluentValue::from(*value))).collect();
        Failure::CannotRun(texts.say(message, &args))
    };
    let name = args.name.as_str();
    if !language::is_name(name) {
        return Err(say("new-bad-name", &[("name", name)]));
    }
    let ids = Embedded::ids();
    if ids.iter().any(|id| id == name) {
        return Err(say("new-name-taken", &[("name", name)]));
    }
    let Some(from) = &args.from else {
        // The one that comes first on the home page of the site.
        let featured = bundle::TEMPLATES.get_file("site/featured.txt").and_then(|file| file.contents_utf8());
        let first = featured.and_then(|names| names.lines().next()).unwrap_or_default();
        return Err(say("new-from-what", &[("name", name), ("ids", &ids.join(", ")), ("first", first)]));
    };
    let (report, texts) = input::report(from, lang)?;
    let (Some(base), Some(tree)) = (&report.variant, &report.tree) else {
        input::show_findings(&report, &texts)?;
        return Err(Failure::Found);
    };
    let file = house::house(name, base, tree, &texts);
    let path = args.output.clone().unwrap_or_else(|| PathBuf::from(format!("{name}.yaml")));
    if path == Path::new("-") {
        return output::print(&file);
    }
    if path.file_stem().is_none_or(|stem| stem != name) {
        let name = [("name", FluentValue::from(name))];
        return Err(Failure::CannotRun(of_path(&texts, "new-other-file", &path.display().to_string(), &name)));
    }
    if path.exists() {
        return Err(Failure::path(&texts, "new-file-is-there", &path.display().to_string()));
    }
    must_hold(&texts, &path, &file)?;
    file::write_new(&texts, &path, file.as_bytes())?;
    output::tell(&of_path(&texts, "new-written", &path.display().to_string(), &[]));
    Ok(())
}

/// What is written must be sound; where the variant that it changes lies elsewhere it is not.
fn must_hold(texts: &Texts, path: &Path, file: &str) -> Result<(), Failure> {
    let report = check::check(&Input::new(path.display().to_string(), file), &input::Beside::default());
    match report.variant {
        Some(_) => Ok(()),
        None => Err(Failure::CannotRun(report.text(texts, Style::Plain))),
    }
}
