//! `odds`: how long games last, who is favoured, what each rule does.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::{process, thread};

use fluent_bundle::FluentValue;

use super::args::{OddsArgs, OddsFormat};
use super::failure::Failure;
use super::file::{self, Target};
use super::news::News;
use super::{input, output};
use crate::document;
use crate::odds::{self, Figures, Limits, Plan, Unanswered, Watch};
use crate::output::terminal;
use crate::reference;
use crate::rules::Rules;
use crate::texts::{Texts, grouped};
use crate::variant::Variant;
use crate::vocab::Lang;

/// Whether the user wants to stop.
static STOPPED: AtomicBool = AtomicBool::new(false);

/// Computes the figures and writes them where asked.
pub(super) fn run(args: &OddsArgs, lang: Option<Lang>) -> Result<(), Failure> {
    input::once(lang, std::iter::once(args.variant.as_str()).chain(args.against.as_deref()))?;
    let (variant, texts, mut files) = input::variant_with_files(&args.variant, lang)?;
    let other = match &args.against {
        Some(other) => {
            let (other, _, more) = input::variant_with_files(other, Some(texts.lang()))?;
            files.extend(more);
            Some(other)
        }
        None => None,
    };
    let format = format(args, &texts)?;
    let to_file = file::named(args.output.as_deref());
    let target = to_file.map(|path| Target::new(&texts, path, &files)).transpose()?;
    // A teacher may ask what a number of players would do that the text does not foresee.
    let asked = Asked { args, texts: &texts, players: args.players.unwrap_or(variant.players.usual().into()) };
    // Where no handler can be set, Ctrl-C ends the program as ever.
    let _ = ctrlc::set_handler(|| {
        // Who asks twice does not want to wait for what is being computed.
        if STOPPED.swap(true, Ordering::Relaxed) {
            process::exit(130);
        }
    });
    let bytes = match (args.plot, &other) {
        (Some(plot), _) => super::plot::draw(plot, format, &variant, &asked.figures(&variant)?, &texts)?,
        (None, Some(other)) => asked.against(&variant, other, format)?,
        (None, None) if args.what_if => asked.what_if(&variant, format)?,
        (None, None) => asked.alone(&variant, format)?,
    };
    match target {
        Some(target) => target.deliver(&texts, &bytes).inspect_err(|_| {
            // What took long to find out is not thrown away because a disk is full.
            if format != OddsFormat::Pdf {
                let _ = output::print_bytes(&bytes);
            }
        }),
        None if format == OddsFormat::Txt => output::print(&String::from_utf8_lossy(&bytes)),
        None => output::print_bytes(&bytes),
    }
}

struct Asked<'a> {
    args: &'a OddsArgs,
    texts: &'a Texts,
    players: usize,
}

impl Asked<'_> {
    /// The figures of a variant.
    fn figures(&self, variant: &Variant) -> Result<Figures, Failure> {
        let progress = Progress::new(self.texts, 0);
        let figures = self.find(&variant.rules, Limits::default(), Plan::default().precision, &progress);
        progress.news.clear();
        let figures = figures.map_err(|error| self.unanswered(error))?;
        if STOPPED.load(Ordering::Relaxed) {
            if figures.size == 0 {
                return Err(Failure::CannotRun(self.texts.say("odds-none-played", &[])));
            }
            output::tell(&self.texts.say("odds-stopped", &[("n", FluentValue::from(grouped(self.texts.lang(), figures.size)))]));
        }
        Ok(figures)
    }

    /// Exact figures within the limits, or those of games played; as the options ask, in what they leave open as said here.
    fn find(&self, rules: &Rules, limits: Limits, precision: f64, progress: &Progress<'_>) -> Result<Figures, Unanswered> {
        let (args, players, policy) = (self.args, self.players, self.args.policy);
        let plays = args.games.is_some() || args.precision.is_some();
        if !plays && (args.exact || odds::may_be_exact(rules, players)) {
            match odds::exact(rules, players, policy, limits) {
                Err(Unanswered::TooManyStates { .. } | Unanswered::TooManyChoices) if !args.exact => {}
                figures => return figures,
            }
        }
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let plan = Plan { seed: args.seed, games: args.games, precision: args.precision.unwrap_or(precision), threads };
        odds::simulate(rules, players, policy, plan, progress)
    }

    fn unanswered(&self, error: Unanswered) -> Failure {
        match error {
            Unanswered::Endless => Failure::Wrong(self.texts.say("odds-endless", &[])),
            Unanswered::TooManyChoices | Unanswered::Decides | Unanswered::TooManyStates { .. } => {
                Failure::CannotRun(self.texts.say("odds-too-large", &[("n", FluentValue::from(self.players))]))
            }
        }
    }

    fn alone(&self, variant: &Variant, format: OddsFormat) -> Result<Vec<u8>, Failure> {
        let figures = self.figures(variant)?;
        if format == OddsFormat::Json {
            return json(&odds::json(&variant.id, &variant.rules, &figures));
        }
        let claims = odds::claim(variant, &figures);
        Ok(self.set(&reference::odds(variant, &figures, claims.as_ref(), self.texts), format))
    }

    fn against(&self, variant: &Variant, other: &Variant, format: OddsFormat) -> Result<Vec<u8>, Failure> {
        let (one, two) = (self.figures(variant)?, self.figures(other)?);
        if format == OddsFormat::Json {
            let both = [odds::json(&variant.id, &variant.rules, &one), odds::json(&other.id, &other.rules, &two)];
            return json(&serde_json::json!({ "goosebook": 1, "against": both }));
        }
        Ok(self.set(&reference::odds_against((variant, &one), (other, &two), self.texts), format))
    }

    fn what_if(&self, variant: &Variant, format: OddsFormat) -> Result<Vec<u8>, Failure> {
        let base = self.figures(variant)?;
        let changes = odds::changes(&variant.rules);
        let mut rows = Vec::new();
        let progress = Progress::new(self.texts, changes.len());
        for (change, rules) in &changes {
            if STOPPED.load(Ordering::Relaxed) {
                break;
            }
            progress.next();
            // Many in a row: each is allowed less than one alone.
            let figures = self.find(rules, Limits { states: 30_000 }, 0.005, &progress);
            rows.push((*change, figures));
        }
        progress.news.clear();
        if format == OddsFormat::Json {
            return json(&odds::what_if_json(&variant.id, &variant.rules, &base, &rows));
        }
        Ok(self.set(&reference::odds_what_if(variant, &base, &rows, self.texts), format))
    }

    /// Markdown in the format asked for.
    fn set(&self, markdown: &str, format: OddsFormat) -> Vec<u8> {
        match format {
            OddsFormat::Md => document::markdown::portable(markdown).into_bytes(),
            _ => {
                let to_terminal = self.args.output.is_none();
                terminal::write(&document::parse(markdown, self.texts.lang()), output::width(), to_terminal).into_bytes()
            }
        }
    }
}

fn json(value: &serde_json::Value) -> Result<Vec<u8>, Failure> {
    let mut text = serde_json::to_string_pretty(value).map_err(|error| Failure::CannotRun(error.to_string()))?;
    text.push('\n');
    Ok(text.into_bytes())
}

/// The format asked for, or the one that the suffix of the output tells.
fn format(args: &OddsArgs, texts: &Texts) -> Result<OddsFormat, Failure> {
    let suffix = || file::named(args.output.as_deref()).map(|path| file::format_of(texts, path, "odds-suffix"));
    let usual = if args.plot.is_some() { OddsFormat::Svg } else { OddsFormat::Txt };
    let format = args.format.map(Ok).or_else(suffix).transpose()?.unwrap_or(usual);
    let drawn = matches!(format, OddsFormat::Svg | OddsFormat::Pdf);
    if drawn != args.plot.is_some() {
        return Err(Failure::CannotRun(texts.say("odds-plot-format", &[])));
    }
    Ok(format)
}

/// What is told while games are played.
struct Progress<'a> {
    texts: &'a Texts,
    news: News,
    /// The change that is played, from 1, of so many; 0 of 0 where there are none.
    change: AtomicUsize,
    of: usize,
}

impl<'a> Progress<'a> {
    /// Of one variant, or of so many changes to it.
    fn new(texts: &'a Texts, of: usize) -> Progress<'a> {
        Progress { texts, news: News::new(), change: AtomicUsize::new(0), of }
    }

    /// The next change begins.
    fn next(&self) {
        self.change.fetch_add(1, Ordering::Relaxed);
        self.news.tell(|| self.change());
    }

    fn change(&self) -> String {
        let args = [("n", FluentValue::from(self.change.load(Ordering::Relaxed))), ("of", FluentValue::from(self.of))];
        self.texts.say("odds-progress-change", &args)
    }
}

impl Watch for Progress<'_> {
    fn played(&self, games: u64, of: Option<u64>) {
        self.news.tell(|| {
            let of = of.map_or_else(String::new, |of| format!(" / {of}"));
            let played = self.texts.say("odds-progress", &[("n", FluentValue::from(format!("{games}{of}")))]);
            if self.of == 0 { played } else { format!("{}, {played}", self.change()) }
        });
    }

    fn stops(&self) -> bool {
        STOPPED.load(Ordering::Relaxed)
    }
}
