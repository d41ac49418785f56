//! The charts of a variant's figures with their words.

use super::odds::Page;
use crate::document::markdown;
use crate::figure::charts::{self, LengthWords};
use crate::figure::{BoardWords, Drawing, Figures as Drawings, icon};
use crate::odds::Figures;
use crate::texts::{Texts, decimal};
use crate::variant::Variant;
use crate::vocab::Square;
use crate::wording::Vocabulary;

/// So many squares are named to those who do not see the board.
const MOST_SQUARES: usize = 6;

/// The charts of figures: `odds/length`, `odds/seats`, `odds/board`.
pub struct OddsCharts<'a> {
    variant: &'a Variant,
    figures: &'a Figures,
    texts: &'a Texts,
}

impl<'a> OddsCharts<'a> {
    /// The charts of these figures.
    pub fn new(variant: &'a Variant, figures: &'a Figures, texts: &'a Texts) -> OddsCharts<'a> {
        OddsCharts { variant, figures, texts }
    }

    fn page_of(&self) -> Page<'a> {
        Page { words: Vocabulary::new(self.texts, &self.variant.rules), figures: self.figures }
    }

    /// What a chart shows, in a few words.
    pub fn title(&self, name: &str) -> String {
        self.texts.say(&id(name), &[])
    }

    /// What a chart shows, for those who do not see it.
    pub(crate) fn describes(&self, name: &str) -> String {
        let page = self.page_of();
        let id = format!("{}-describes", id(name));
        match name {
            "odds/length" => {
                let (median, mean) = (page.number(self.figures.turns.median), page.number(self.figures.turns.mean));
                self.texts.say(&id, &[("median", median.into()), ("mean", mean.into())])
            }
            "odds/seats" => {
                let list: Vec<String> = self.figures.seats.iter().map(|chance| page.percent(*chance)).collect();
                self.texts.say(&id, &[("list", list.join(", ").into())])
            }
            _ => {
                let mut visits: Vec<_> = self.figures.visits.iter().enumerate().skip(1).collect();
                visits.pop();
                visits.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
                let list: Vec<String> = visits.iter().take(MOST_SQUARES).map(|(square, _)| square.to_string()).collect();
                self.texts.say(&id, &[("list", list.join(", ").into())])
            }
        }
    }

    /// A page that holds one chart, as Markdown.
    pub fn page(&self, name: &str) -> String {
        let words = Vocabulary::new(self.texts, &self.variant.rules);
        let title = markdown::escape(&words.text(&self.variant.title));
        let title = self.texts.say("odds-title", &[("title", title.into()), ("n", self.figures.players.into())]);
        format!("# {title}\n\n## {}\n\n![{}](figure:{name})\n", self.title(name), markdown::escape(&self.describes(name)))
    }
}

fn id(name: &str) -> String {
    format!("odds-plot-{}", name.rsplit('/').next().unwrap_or(name))
}

impl Drawings for OddsCharts<'_> {
    fn figure(&self, name: &str, width: f32, height: f32) -> Option<Drawing> {
        let page = self.page_of();
        match name {
            "odds/length" => {
                let chances: Vec<f64> = self.figures.turns.chances.iter().map(|chance| chance.value).collect();
                let median = self.figures.turns.median;
                let percent =
                    |part: f64| self.texts.say("odds-percent", &[("value", decimal(self.texts.lang(), &part.to_string()).into())]);
                let words = LengthWords {
                    axis: self.texts.say("odds-plot-length-axis", &[]),
                    median: self.texts.say("odds-plot-median", &[("n", page.number(median).into())]),
                    percent: &percent,
                };
                Some(charts::lengths(&chances, median.value, &words, width, height))
            }
            "odds/seats" => {
                let seat = |(seat, chance): (usize, &crate::odds::Bounded)| {
                    (self.texts.say("odds-seat", &[("n", (seat + 1).into())]), chance.value, page.percent(*chance))
                };
                let seats: Vec<_> = self.figures.seats.iter().enumerate().map(seat).collect();
                Some(charts::seats(&seats, &self.texts.say("odds-plot-equal", &[]), width, height))
            }
            "odds/board" => {
                let visits: Vec<f64> = self.figures.visits.iter().map(|often| often.value).collect();
                let squares = &self.variant.rules.squares;
                let special =
                    |square: usize| u16::try_from(square).ok().and_then(Square::new).is_some_and(|square| squares.at(square).is_some());
                let words = BoardWords { start: self.texts.say("figure-start", &[]) };
                Some(charts::heat(&visits, &special, &words, width, height))
            }
            _ => None,
        }
    }

    fn icon(&self, name: &str, size: f32) -> Option<Drawing> {
        Some(icon(name, size))
    }
}
