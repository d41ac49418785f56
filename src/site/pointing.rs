//! The board, each square of which says what it does where it is pointed at.
//!
//! In come a variant and its squares in words; out comes a drawing with a link over each square that has a rule, to the line
//! that tells it, and a named place over each other square, for a script to put pawns on.

use std::fmt::Write;

use serde_json::{Value, json};

use super::Entry;
use super::skin::Skin;
use crate::figure::{Figures as _, board_places, icon};
use crate::output::svg::{self, escape};
use crate::reference::VariantFigures;
use crate::reference::{Pointed, pointed};
use crate::vocab::Square;
use crate::wording::Vocabulary;

/// The room for the board, in points.
const ROOM: (f32, f32) = (520.0, 360.0);
/// The size of an icon in a line, in points.
const ICON: f32 = 20.0;

/// What the squares of a variant do.
pub(super) fn squares(skin: &Skin, entry: &Entry) -> Vec<Pointed> {
    pointed(&Vocabulary::new(&skin.texts, &entry.variant.rules), &entry.variant)
}

/// The board; `links`: to the lines that tell the squares.
pub(super) fn draw(skin: &Skin, entry: &Entry, id: &str, links: bool) -> Option<String> {
    let figures = VariantFigures::new(&entry.variant, &skin.texts);
    let drawing = figures.figure("board", ROOM.0, ROOM.1)?;
    let alt = figures.alt("board").unwrap_or_default();
    let element = svg::element(&drawing, 1.0, id, &skin.say("site-board"), &alt);
    let mut html = element.strip_suffix("</svg>")?.to_owned();
    if links {
        // The parts of a picture are not read out; those of a group are.
        html = html.replacen("role=\"img\"", "role=\"group\"", 1);
    }
    let told = squares(skin, entry);
    for (square, [x, y, width, height]) in board_places(&entry.variant.rules, ROOM.0, ROOM.1) {
        let place = format!("<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"4\"/>");
        let rule = told.iter().find(|rule| rule.at.contains(&square)).filter(|_| links);
        // Writing to a string cannot fail.
        let _ = match rule {
            Some(rule) => write!(
                html,
                "<a class=\"place\" href=\"#{}\" data-square=\"{square}\"><title>{}</title>{place}</a>",
                anchor(rule),
                escape(&format!("{square}, {} – {}", rule.name, rule.says))
            ),
            None => write!(html, "<g class=\"place\" data-square=\"{square}\">{place}</g>"),
        };
    }
    html.push_str("</svg>");
    Some(html)
}

/// The id of the line that tells a rule.
pub(super) fn anchor(rule: &Pointed) -> String {
    format!("square-{}", rule.at.first().copied().unwrap_or_default())
}

/// The lines that tell the squares.
pub(super) fn lines(skin: &Skin, entry: &Entry) -> Vec<Value> {
    let line = |rule: &Pointed| {
        let numbers: Vec<String> = rule.at.iter().map(Square::to_string).collect();
        json!({
            "id": anchor(rule),
            "numbers": numbers,
            "name": rule.name,
            "says": rule.says,
            "icon": svg::ornament(&icon(&rule.icon, ICON)),
        })
    };
    squares(skin, entry).iter().map(line).collect()
}
