//! `odds --plot`: one picture.

use super::args::{OddsFormat, Plot};
use super::failure::Failure;
use super::output;
use crate::document;
use crate::figure::{Drawing, Figures as _};
use crate::odds::Figures;
use crate::output::svg;
use crate::pdf::{self, CardOptions};
use crate::reference::OddsCharts;
use crate::texts::Texts;
use crate::variant::Variant;

/// The size of a picture for a page, in points.
const SIZE: (f32, f32) = (360.0, 220.0);

/// Draws a picture of the figures.
pub(super) fn draw(plot: Plot, format: OddsFormat, variant: &Variant, figures: &Figures, texts: &Texts) -> Result<Vec<u8>, Failure> {
    let charts = OddsCharts::new(variant, figures, texts);
    let name = match plot {
        Plot::Length => "odds/length",
        Plot::Seats => "odds/seats",
        Plot::Board => "odds/board",
    };
    let title = charts.title(name);
    let describes = charts.describes(name);
    if format == OddsFormat::Pdf {
        let markdown = charts.page(name);
        let document = document::parse(&markdown, texts.lang());
        let options = CardOptions { imprint: output::imprint(None, None), ..CardOptions::default() };
        return pdf::card(&document, &charts, &options).map_err(|error| Failure::Wrong(error.say(texts)));
    }
    let drawing = charts.figure(name, SIZE.0, SIZE.1).unwrap_or(Drawing { width: 1.0, height: 1.0, shapes: Vec::new() });
    let mut text = svg::element(&drawing, 1.5, "odds", &title, &describes);
    text.push('\n');
    Ok(text.into_bytes())
}
