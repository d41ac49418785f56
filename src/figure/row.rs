//! Rows: signs one after the other, wrapped like words.
//!
//! A turn is read like a sentence. Each sign has a width and draws itself; a row that is full goes on below.

use super::icons::icon;
use super::pen::{Pen, dashed, guess_width, line};
use super::{Anchor, Ink, Segment, Stroke};

/// Height of a row's signs, in points at full size.
pub(super) const ROW: f32 = 15.0;
/// Space between rows of one turn.
pub(super) const LEAD: f32 = 3.0;
/// Size of numbers in squares.
const NUMBER: f32 = 8.0;
/// Size of the small words.
pub(super) const WORD: f32 = 6.8;

/// A sign in a row.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Sign {
    /// A square of the board.
    Square {
        /// Its number, or the word for the start.
        label: String,
        /// Its icon.
        icon: Option<String>,
        /// How it matters.
        weight: Weight,
    },
    /// A way from one square to the next.
    Hop(Hop, String),
    /// A die that shows that face.
    Die(u8),
    /// A die that is not thrown.
    NoDie,
    /// An icon.
    Icon(&'static str),
    /// Which of a player’s pawns what follows is about.
    Pawn(u16),
    /// A word or a name.
    Word(String, bool),
}

/// How a square matters to a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weight {
    /// The turn begins here.
    Origin,
    /// The pawn passes by.
    Way,
    /// The pawn comes to rest here.
    Rest,
}

/// How a pawn gets from a square to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hop {
    /// It walks: a full arrow.
    Walk,
    /// The square carries it on: an arrow with a double head.
    Again,
    /// It walks backwards: an arrow that turns round.
    Back,
    /// It goes there straight: a dashed arrow.
    Straight,
    /// It is sent there by another pawn: a dashed arrow that does not come apart from what sends it.
    Sent,
    /// It changes places: two arrows.
    Swap,
    /// It goes back to where it came from: a dashed arrow that turns round.
    Return,
    /// It stays: an arrow against a bar.
    Stay,
}

impl Sign {
    /// Its width with the space after it.
    pub(super) fn width(&self) -> f32 {
        match self {
            Sign::Square { label, icon, .. } => square_width(label, icon.as_deref()) + 2.0,
            Sign::Hop(hop, label) => hop_width(*hop, label) + 2.0,
            Sign::Die(_) | Sign::NoDie => 13.4,
            Sign::Icon(_) => 12.0,
            Sign::Pawn(_) => 13.0,
            Sign::Word(text, bold) => guess_width(text, WORD) * if *bold { 1.0 } else { 0.86 } + 3.0,
        }
    }

    /// Whether it stays with the sign before it at the end of a row.
    pub(super) fn ties_back(&self) -> bool {
        matches!(
            self,
            Sign::Square { .. } | Sign::Die(_) | Sign::NoDie | Sign::Word(..) | Sign::Hop(Hop::Sent, _) | Sign::Icon("wait" | "held")
        )
    }

    /// Draws it with its top left corner there.
    pub(super) fn draw(&self, pen: &mut Pen, (x, y): (f32, f32)) {
        match self {
            Sign::Square { label, icon, weight } => square(pen, (x, y), label, icon.as_deref(), *weight),
            Sign::Hop(kind, label) => hop(pen, (x, y), *kind, label),
            Sign::Die(face) => die(pen, (x, y + 1.5), 12.0, *face),
            Sign::NoDie => no_die(pen, (x, y + 1.5), 12.0),
            Sign::Pawn(number) => pawn(pen, (x, y), *number),
            Sign::Icon(name) => pen.place(icon(name, 10.0), (x, y + 2.5)),
            Sign::Word(text, bold) => pen.text(text, (x, y + ROW / 2.0 + WORD * 0.33), WORD, *bold, Ink::Black, Anchor::Start),
        }
    }
}

fn square_width(label: &str, icon: Option<&str>) -> f32 {
    let text = guess_width(label, number_size(label));
    (text + if icon.is_some() { 10.5 } else { 0.0 } + 6.5).max(17.0)
}

fn number_size(label: &str) -> f32 {
    if label.chars().all(|letter| letter.is_ascii_digit()) { NUMBER } else { WORD }
}

fn square(pen: &mut Pen, (x, y): (f32, f32), label: &str, picture: Option<&str>, weight: Weight) {
    let width = square_width(label, picture);
    let (fill, border) = match weight {
        Weight::Origin => (Ink::Paper, dashed(Ink::Grey, 0.7)),
        Weight::Way => (Ink::Pale, line(Ink::Accent, 0.7)),
        Weight::Rest => (Ink::Middle, line(Ink::Accent, 1.3)),
    };
    pen.rect((x + 0.7, y + 0.7), (width - 1.4, ROW - 1.4), [3.2; 4], Some(fill), Some(border));
    let size = number_size(label);
    let long = guess_width(label, size);
    let whole = long + if picture.is_some() { 10.5 } else { 0.0 };
    let mut left = x + (width - whole) / 2.0;
    if let Some(name) = picture {
        pen.place(icon(name, 9.2), (left, y + ROW / 2.0 - 4.6));
        left += 10.5;
    }
    pen.text(label, (left + long / 2.0, y + ROW / 2.0 + size * 0.34), size, true, Ink::Black, Anchor::Middle);
}

fn hop_width(hop: Hop, label: &str) -> f32 {
    let least = match hop {
        Hop::Swap => 12.0,
        Hop::Straight | Hop::Sent | Hop::Return => 17.0,
        _ => 15.0,
    };
    (guess_width(label, 6.2) + 4.0).max(least)
}

fn hop(pen: &mut Pen, (x, y): (f32, f32), hop: Hop, label: &str) {
    let width = hop_width(hop, label);
    let (left, right) = (x + 0.8, x + width - 0.8);
    let middle = if label.is_empty() { y + ROW / 2.0 } else { y + ROW * 0.66 };
    let full = line(Ink::Accent, 1.1);
    let broken = dashed(Ink::Accent, 1.1);
    match hop {
        Hop::Walk => arrow(pen, left, right, middle, full),
        Hop::Again => {
            pen.line(&[(left, middle), (right - 5.5, middle)], full);
            head(pen, right, middle, 1.0);
            head(pen, right - 3.2, middle, 1.0);
        }
        Hop::Straight | Hop::Sent => arrow(pen, left, right, middle, broken),
        Hop::Back | Hop::Return => {
            let stroke = if hop == Hop::Back { full } else { broken };
            turn_back(pen, left, right, middle, stroke);
        }
        Hop::Stay => {
            pen.line(&[(left, middle), (right - 3.4, middle)], full);
            pen.line(&[(right - 2.6, middle - 3.4), (right - 2.6, middle + 3.4)], line(Ink::Accent, 1.6));
        }
        Hop::Swap => {
            let center = y + ROW / 2.0;
            arrow(pen, left, right, center - 2.6, full);
            pen.line(&[(left + 3.4, center + 2.6), (right, center + 2.6)], full);
            head(pen, left, center + 2.6, -1.0);
        }
    }
    if !label.is_empty() {
        pen.text(label, (x + width / 2.0, y + ROW * 0.4), 6.2, true, Ink::Black, Anchor::Middle);
    }
}

fn arrow(pen: &mut Pen, left: f32, right: f32, y: f32, stroke: Stroke) {
    pen.line(&[(left, y), (right - 2.6, y)], stroke);
    head(pen, right, y, 1.0);
}

fn head(pen: &mut Pen, x: f32, y: f32, way: f32) {
    pen.polygon(&[(x, y), (x - 4.2 * way, y - 2.3), (x - 4.2 * way, y + 2.3)], Ink::Accent);
}

/// An arrow that goes out, turns round and comes back.
fn turn_back(pen: &mut Pen, left: f32, right: f32, y: f32, stroke: Stroke) {
    use super::Segment::{Curve, Line, Move};
    let (upper, lower) = (y - 2.0, y + 2.6);
    let bend = right - 2.3;
    let path =
        vec![Move(left, upper), Line(bend, upper), Curve((bend + 3.0, upper), (bend + 3.0, lower), (bend, lower)), Line(left + 3.0, lower)];
    pen.path(path, None, Some(stroke));
    head(pen, left, lower, -1.0);
}

/// The line of small numbers and what they stand on.
const FINE: Stroke = line(Ink::Accent, 0.7);

/// A pawn with its number on it.
fn pawn(pen: &mut Pen, (x, y): (f32, f32), number: u16) {
    let shape = [(8.2, 3.2), (6.9, 5.6), (10.8, 14.2), (0.2, 14.2), (4.1, 5.6), (2.8, 3.2)];
    let mut path: Vec<Segment> = shape.iter().map(|(right, down)| Segment::Line(x + right, y + down)).collect();
    path.insert(0, Segment::Move(x + 5.5, y + 0.6));
    path.push(Segment::Close);
    pen.path(path, Some(Ink::Paper), Some(FINE));
    digit(pen, (x + 5.5, y + 10.4), number.into());
}

/// The number of a hop at the corner of the square that it leads to, from one to nine. It is drawn, not set: whoever has the text read
/// out hears no numbers that are no squares.
pub(super) fn badge(pen: &mut Pen, (x, y): (f32, f32), number: usize) {
    if number > DIGITS.len() {
        return;
    }
    pen.circle((x, y), 3.2, Some(Ink::Paper), Some(FINE));
    digit(pen, (x, y), number);
}

/// A digit from one to nine around its middle.
fn digit(pen: &mut Pen, (x, y): (f32, f32), number: usize) {
    let Some(strokes) = number.checked_sub(1).and_then(|index| DIGITS.get(index)) else { return };
    let (wide, high) = (2.1, 3.5);
    let points: Vec<(f32, f32)> = strokes.iter().map(|(part_x, part_y)| (x + (part_x - 0.5) * wide, y + (part_y - 0.5) * high)).collect();
    pen.line(&points, FINE);
}

/// The digits from one to nine as strokes, in a box of 1 × 1.
const DIGITS: [&[(f32, f32)]; 9] = [
    &[(0.2, 0.2), (0.6, 0.0), (0.6, 1.0)],
    &[(0.05, 0.2), (0.5, 0.0), (0.95, 0.25), (0.05, 1.0), (1.0, 1.0)],
    &[(0.05, 0.0), (0.95, 0.0), (0.5, 0.4), (0.95, 0.7), (0.5, 1.0), (0.0, 0.85)],
    &[(0.75, 1.0), (0.75, 0.0), (0.0, 0.7), (1.0, 0.7)],
    &[(0.95, 0.0), (0.15, 0.0), (0.1, 0.45), (0.6, 0.4), (0.95, 0.7), (0.5, 1.0), (0.0, 0.85)],
    &[(0.8, 0.0), (0.1, 0.5), (0.1, 0.8), (0.5, 1.0), (0.95, 0.75), (0.5, 0.5), (0.1, 0.7)],
    &[(0.0, 0.0), (1.0, 0.0), (0.4, 1.0)],
    &[(0.5, 0.45), (0.1, 0.22), (0.5, 0.0), (0.9, 0.22), (0.5, 0.45), (0.05, 0.75), (0.5, 1.0), (0.95, 0.75), (0.5, 0.45)],
    &[(0.2, 1.0), (0.9, 0.5), (0.9, 0.2), (0.5, 0.0), (0.05, 0.25), (0.5, 0.5), (0.9, 0.3)],
];

/// A die with its pips; beyond six faces the number stands on it.
fn die(pen: &mut Pen, (x, y): (f32, f32), side: f32, face: u8) {
    pen.rect((x + 0.5, y + 0.5), (side - 1.0, side - 1.0), [2.4; 4], Some(Ink::Paper), Some(line(Ink::Black, 0.9)));
    if pips(face).is_empty() {
        pen.text(face.to_string(), (x + side * 0.5, y + side * 0.5 + 2.2), 6.4, true, Ink::Black, Anchor::Middle);
    }
    for (pip_x, pip_y) in pips(face) {
        pen.circle((x + pip_x * side, y + pip_y * side), side * 0.093, Some(Ink::Black), None);
    }
}

/// The pips of a face, as parts of the side of the die; none beyond six.
pub(super) const fn pips(face: u8) -> &'static [(f32, f32)] {
    const LOW: f32 = 0.28;
    const MIDDLE: f32 = 0.5;
    const HIGH: f32 = 0.72;
    match face {
        1 => &[(MIDDLE, MIDDLE)],
        2 => &[(LOW, HIGH), (HIGH, LOW)],
        3 => &[(LOW, HIGH), (MIDDLE, MIDDLE), (HIGH, LOW)],
        4 => &[(LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH)],
        5 => &[(LOW, LOW), (LOW, HIGH), (MIDDLE, MIDDLE), (HIGH, LOW), (HIGH, HIGH)],
        6 => &[(LOW, LOW), (LOW, MIDDLE), (LOW, HIGH), (HIGH, LOW), (HIGH, MIDDLE), (HIGH, HIGH)],
        _ => &[],
    }
}

/// A die that is not thrown: struck through.
fn no_die(pen: &mut Pen, (x, y): (f32, f32), side: f32) {
    pen.rect((x + 0.5, y + 0.5), (side - 1.0, side - 1.0), [2.4; 4], None, Some(line(Ink::Grey, 0.7)));
    pen.line(&[(x + 2.6, y + side - 2.6), (x + side - 2.6, y + 2.6)], line(Ink::Grey, 0.7));
}
