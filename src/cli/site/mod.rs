//! `site`: the documentation site of variants.

mod cache;
mod folder;
mod load;
mod serve;

use fluent_bundle::FluentValue;

use super::args::SiteArgs;
use super::failure::{Failure, of_path};
use super::news::News;
use super::{input, output};
use crate::reference::page::Effort;
use crate::site::{self, Desk, Made, Settings, SiteError};
use crate::texts::Texts;
use crate::vocab::Lang;
use cache::Cache;
use folder::Folder;

/// The folder of what is kept, in that of the site.
const CACHE: &str = ".goosebook-cache";

/// Makes the site, or shows it.
pub(super) fn run(args: &SiteArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let texts = input::texts(lang.unwrap_or_default())?;
    output::speak(texts.lang());
    if args.serve {
        return serve::run(args, lang, &texts);
    }
    let Some(output) = &args.output else { return Ok(()) };
    let settings = settings(args, lang, &texts)?;
    let entries = load::entries(args, lang, &texts)?;
    let folder = Folder::open(&texts, output)?;
    let cache = Cache::new(args.cache.clone().unwrap_or_else(|| output.join(CACHE)));
    let mut desk = Writing { folder, texts: &texts, news: News::new(), failure: None };
    let made = site::make(&settings, &entries, &cache, &mut desk);
    desk.news.clear();
    let (files, failure) = (desk.folder.len(), desk.failure.take());
    match (made, failure) {
        (_, Some(failure)) => return Err(failure),
        (Err(error), None) => return Err(wrong(&texts, &error)),
        (Ok(()), None) => {}
    }
    desk.folder.close(&texts)?;
    if args.cache.is_none() {
        cache.prune();
    }
    output::tell(&of_path(&texts, "site-cli-written", &output.display().to_string(), &[("n", FluentValue::from(files))]));
    Ok(())
}

/// Why there is no site, for the user.
fn wrong(texts: &Texts, error: &SiteError) -> Failure {
    Failure::CannotRun(texts.say("site-cli-template", &[("message", FluentValue::from(error.to_string()))]))
}

/// What the arguments say of the site.
fn settings(args: &SiteArgs, lang: Option<Lang>, texts: &Texts) -> Result<Settings, Failure> {
    Ok(Settings {
        title: args.title.clone(),
        url: args.url.clone(),
        langs: lang.map_or_else(|| Lang::ALL.to_vec(), |lang| vec![lang]),
        report_to: args.report_to.clone(),
        templates: load::templates(args.templates.as_deref(), texts)?,
        program: program(),
        effort: if args.quick { Effort::quick() } else { Effort::default() },
        live: args.serve,
    })
}

/// Names this build: another one can answer otherwise.
fn program() -> String {
    let build = std::env::current_exe().and_then(|path| path.metadata()).map(|file| {
        let time = file.modified().ok().and_then(|time| time.duration_since(std::time::UNIX_EPOCH).ok());
        format!("{} {}", file.len(), time.map_or(0, |time| time.as_nanos()))
    });
    format!("{} {}", env!("CARGO_PKG_VERSION"), build.unwrap_or_default())
}

/// Files go to the folder, progress to the terminal.
struct Writing<'a> {
    folder: Folder,
    texts: &'a Texts,
    news: News,
    failure: Option<Failure>,
}

impl Desk for Writing<'_> {
    fn take(&mut self, made: Made) -> Result<(), SiteError> {
        self.folder.write(self.texts, &made).map_err(|failure| {
            self.failure = Some(failure);
            SiteError::Desk(made.path)
        })
    }

    fn done(&mut self, variants: usize, of: usize) {
        self.news.tell(|| self.texts.say("site-cli-progress", &[("n", FluentValue::from(variants)), ("of", FluentValue::from(of))]));
    }

    fn left_out(&mut self, what: &str, why: &str) {
        self.news.clear();
        let args = [("what", FluentValue::from(what)), ("why", FluentValue::from(why))];
        output::tell(&self.texts.say("site-cli-left-out", &args));
    }
}
