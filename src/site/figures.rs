//! The figures of a variant: how long games last, who is favoured, where pawns stop.

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::SiteError;
use super::body::{self, Around, Body};
use super::press::{Found, Page, Press};
use super::store;
use super::variant::worked;
use crate::figure::Figures as _;
use crate::odds;
use crate::output::svg;
use crate::reference::{self, OddsCharts};
use crate::wording::Vocabulary;

/// The size of a chart, in points.
const SIZE: (f32, f32) = (420.0, 250.0);
/// The charts, in order.
const CHARTS: [&str; 3] = ["odds/length", "odds/seats", "odds/board"];

/// What is kept of a page.
#[derive(Serialize, Deserialize)]
struct Kept {
    body: Body,
    /// Each with its title.
    charts: Vec<(String, String)>,
}

/// Prints the figures for the fewest players that make a game.
pub(super) fn make(press: &mut Press<'_>, number: usize, index: usize) -> Result<(), SiteError> {
    let entry = press.entry(index)?;
    let variant = &entry.variant;
    let skin = press.skin(number)?;
    let address = skin.roads.figures(&variant.id);
    let key = press.key("odds", &[&entry.hash, skin.lang().code()]);
    let worked = worked(press, entry)?;
    let kept = store::kept(press.store, &key, || {
        let figures = worked.figures.as_ref()?.figures();
        let claim = odds::claim(variant, &figures);
        let markdown = reference::odds(variant, &figures, claim.as_ref(), &skin.texts);
        let charts = OddsCharts::new(variant, &figures, &skin.texts);
        let body = body::body(&markdown, skin.lang(), &body::Bare, Around::alone(skin, &address));
        Some(Kept { body, charts: charts_of(&charts) })
    });
    let title = Vocabulary::new(&skin.texts, &variant.rules).text(&variant.title);
    let name = skin.say("site-figures");
    let page = Page {
        section: "variants",
        others: press.in_all(|skin| skin.roads.figures(&variant.id)),
        above: vec![(skin.say("site-nav-variants"), skin.roads.home()), (title.clone(), skin.roads.variant(&variant.id))],
        description: skin.texts.say("site-figures-description", &[("title", title.as_str().into())]),
        ..Page::new(address.clone(), "figures.html", name.clone())
    };
    let page = match kept {
        Some(Kept { body, charts }) => page.showing(&body).with("charts", json!(charts)),
        None => page.with("body", "").with("contents", json!([])).with("charts", json!([])),
    };
    let page = page.with("of", title.as_str());
    let found = Found { title: name, of: title, address, part: String::new(), text: page.description.clone() };
    press.find(number, found);
    press.print(number, page)
}

/// The charts, each with its title.
fn charts_of(charts: &OddsCharts<'_>) -> Vec<(String, String)> {
    let one = |(place, name): (usize, &&str)| {
        let drawing = charts.figure(name, SIZE.0, SIZE.1)?;
        let title = charts.title(name);
        Some((svg::element(&drawing, 1.0, &format!("chart-{}", place + 1), &title, &charts.describes(name)), title))
    };
    CHARTS.iter().enumerate().filter_map(one).collect()
}
