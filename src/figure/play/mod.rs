//! A board to play on: squares large enough for pawns, with their numbers, names, pictures and what they do.
//!
//! In come the rules, the words and a room; out comes a drawing in which each square is a group that has its name. Nothing
//! rests on a colour: squares with a rule have a heavier border, a fill and a picture, and where they lead is drawn and written.
//!
//! | file | draws |
//! |---|---|
//! | `road` | a line with its edges, cut into pieces |
//! | `track` | spirals and serpentines of any length |
//! | `squares` | what stands in a square |
//! | `ways` | arrows, ladders and snakes from square to square |
//! | `panel` | the title and the rules in the space that is left |

mod panel;
mod road;
mod squares;
mod track;
mod ways;

pub use track::Shape as TrackShape;

use super::Drawing;
use super::board::name_of;
use super::pen::Pen;
use crate::rules::Rules;
use crate::vocab::Square;
use road::{Point, contains};
use track::Track;

/// The words on a board to play on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayWords {
    /// The title of the game.
    pub title: String,
    /// The start.
    pub start: String,
    /// The last square.
    pub finish: String,
    /// The small line that tells which rules these are.
    pub foot: String,
    /// What each square rule is called, in the order of the rules.
    pub names: Vec<String>,
    /// The rules in short, the most important first.
    pub lines: Vec<RuleLine>,
}

/// A rule in short.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RuleLine {
    /// The picture of the square that it is about.
    pub icon: Option<String>,
    /// What it is about, in bold: the square, its name.
    pub head: String,
    /// What it says.
    pub says: String,
}

/// A board to play on, and the size of its squares.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayBoard {
    /// What is drawn.
    pub drawing: Drawing,
    /// How long a square is along the way, in points.
    pub step: f32,
    /// How wide the way is, in points.
    pub lane: f32,
    /// Whether the rules in short are on it: where there is no room for them to be read, they are not.
    pub has_rules: bool,
}

/// The shape that suits these rules: a serpentine where many squares lead straight to others, which shows where to; a spiral for the rest.
pub fn usual_shape(rules: &Rules) -> TrackShape {
    const MANY: usize = 8;
    if ways::to_squares(rules) >= MANY { TrackShape::Serpentine } else { TrackShape::Spiral }
}

/// Rules in type of that part of the short side of the board are read with ease where it lies on a table.
const COMFORT: f32 = 1.0 / 62.0;

/// Draws the board of these rules into a room of `width` × `height` points.
pub fn play_board(rules: &Rules, words: &PlayWords, shape: TrackShape, width: f32, height: f32) -> PlayBoard {
    let last = rules.last();
    let comfort = (width.min(height) * COMFORT).clamp(7.8, 12.0);
    let reads = |track: &Track| panel::size(track, words).is_some_and(|size| size >= comfort);
    let mut track = track::track(shape, last.number(), width, height, reads);
    let mut pen = Pen::default();
    let mut top = 0.0;
    if !panel::has_title(&track) {
        // A track that fills the paper leaves a line for its title.
        top = panel::title_line(&mut pen, words, width);
        track = track::track(shape, last.number(), width, height - top, reads);
    }
    let mut below = Pen::default();
    squares::grounds(&mut below, &track, rules);
    let over = ways::draw(&mut below, &track, rules);
    contents(&mut below, &track, rules, words, &over);
    let has_rules = top == 0.0 && panel::draw(&mut below, &track, words);
    pen.place(below.finish(width, height - top), (0.0, top));
    PlayBoard { drawing: pen.finish(width, height), step: track.step, lane: track.width, has_rules }
}

fn contents(pen: &mut Pen, track: &Track, rules: &Rules, words: &PlayWords, over: &[Point]) {
    let type_size = squares::number_size(track, rules.last());
    for (cell, number) in track.cells.iter().zip(0..) {
        let Some(square) = Square::new(number) else { continue };
        let rule = rules.squares.at(square);
        let name = rule.and_then(|(id, _)| words.names.get(id.index())).map(String::as_str);
        let name = match square {
            Square::START => Some(words.start.as_str()),
            last if last == rules.last() => Some(words.finish.as_str()),
            _ => name,
        };
        let title = match (square.is_start(), name) {
            (true, _) => words.start.clone(),
            (_, Some(name)) => format!("{square}, {name}"),
            (_, None) => square.to_string(),
        };
        let near = |point: &&Point| (point.0 - cell.middle.0).abs() < type_size && contains(&cell.polygon, **point);
        let crossed = over.iter().find(near).is_some();
        pen.group(name_of(square), title, |pen| {
            // Unseen: whoever points at the square means all of it.
            pen.path(cell.outline.clone(), None, None);
            match square {
                Square::START => squares::start(pen, cell, &words.start),
                last if last == rules.last() => squares::finish(pen, cell, last, (words.finish.as_str(), crossed), type_size),
                _ => {
                    let pictured = rule.is_some_and(|(_, rule)| ways::is_pictured(rule, track.shape));
                    squares::square(pen, cell, square, rules, squares::About { name, crossed, pictured }, type_size);
                }
            }
        });
    }
}
