//! Pawns, tokens and dice to cut out.
//!
//! In comes how many of each; out come pages. Pawns stand up: a strip folded over at the top, its ends glued under each other. Players are
//! told apart by the sign on their pawns, in black and white as well.

use super::icons::icon;
use super::pen::{Pen, dashed, line};
use super::row::pips;
use super::{Anchor, Drawing, Ink, Segment, Shape};

/// How many of each piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pieces {
    /// Players, each with a sign of their own; at most eight.
    pub players: usize,
    /// Pawns of each player.
    pub pawns: usize,
    /// Tokens for turns to miss.
    pub waits: usize,
    /// Tokens for pawns that are held.
    pub holds: usize,
    /// Stakes.
    pub stakes: usize,
    /// Dice of six faces.
    pub dice: usize,
}

/// The words on a page of pieces.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PieceWords {
    /// The title of the page.
    pub title: String,
    /// How pawns are made.
    pub pawns: String,
    /// What the tokens are for.
    pub tokens: String,
    /// How dice are made.
    pub dice: String,
}

/// A millimetre, in points.
const MM: f32 = 72.0 / 25.4;
/// Size of the words.
const WORD: f32 = 9.0;

/// Pages of pieces, each at most `width` × `height` points.
pub fn pieces(pieces: &Pieces, words: &PieceWords, width: f32, height: f32) -> Vec<Drawing> {
    let mut sheet = Sheet { width, height, pages: Vec::new(), pen: Pen::default(), y: 0.0 };
    sheet.title(&words.title);
    let players = pieces.players.min(SIGNS.len());
    let pawns: Vec<Drawing> =
        (0..players).flat_map(|player| (0..pieces.pawns).map(move |number| pawn(player, number, pieces.pawns))).collect();
    sheet.section(&words.pawns, pawns, 2.0 * MM);
    let kinds = [("wait", pieces.waits), ("held", pieces.holds), ("stake", pieces.stakes)];
    let tokens = kinds.into_iter().flat_map(|(name, count)| (0..count).map(move |_| token(name))).collect();
    sheet.section(&words.tokens, tokens, 2.0 * MM);
    sheet.section(&words.dice, (0..pieces.dice).map(|_| die_net()).collect(), 6.0 * MM);
    sheet.turn();
    sheet.pages
}

/// Pages being filled from the top.
struct Sheet {
    width: f32,
    height: f32,
    pages: Vec<Drawing>,
    pen: Pen,
    y: f32,
}

impl Sheet {
    fn title(&mut self, text: &str) {
        self.pen.text(text, (0.0, 15.0), 16.0, true, Ink::Accent, Anchor::Start);
        self.y = 24.0;
    }

    fn turn(&mut self) {
        if self.y > 0.0 {
            let pen = std::mem::take(&mut self.pen);
            self.pages.push(pen.finish(self.width, self.height));
            self.y = 0.0;
        }
    }

    /// Things of one size in rows below a line of words.
    fn section(&mut self, says: &str, things: Vec<Drawing>, gap: f32) {
        let Some(first) = things.first() else { return };
        let (wide, high) = (first.width, first.height);
        let lines = broken(says, self.width);
        let head = lines.len() as f32 * WORD * 1.25 + 8.0;
        if self.y + head + high > self.height {
            self.turn();
        }
        for text in lines {
            self.y += WORD * 1.25;
            self.pen.text(text, (0.0, self.y), WORD, false, Ink::Black, Anchor::Start);
        }
        self.y += 8.0;
        let mut x = 0.0;
        for thing in things {
            if x > 0.0 && x + wide > self.width + 0.1 {
                (x, self.y) = (0.0, self.y + high + gap);
            }
            if self.y + high > self.height + 0.1 {
                self.turn();
                x = 0.0;
            }
            self.pen.place(thing, (x, self.y));
            x += wide + gap;
        }
        self.y += high + 10.0;
    }
}

/// Words broken into lines.
fn broken(text: &str, width: f32) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let Some(line) = lines.last_mut() else { break };
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if super::widths::width(&longer, WORD, false) > width && !line.is_empty() {
            lines.push(word.to_owned());
        } else {
            *line = longer;
        }
    }
    lines
}

/// The signs of players, in a square of 1 × 1 from its top left corner.
type Sign = fn(&mut Pen, (f32, f32), f32);
const SIGNS: [Sign; 8] = [
    |pen, at, size| pen.circle(inside(at, size, (0.5, 0.5)), size * 0.5, Some(Ink::Accent), None),
    |pen, at, size| {
        let (x, y) = inside(at, size, (0.08, 0.08));
        pen.rect((x, y), (size * 0.84, size * 0.84), [0.0; 4], Some(Ink::Paper), Some(line(Ink::Accent, size * 0.16)));
    },
    |pen, at, size| shape(pen, at, size, &[(0.5, 0.0), (1.0, 0.95), (0.0, 0.95)]),
    |pen, at, size| {
        shape(pen, at, size, &[(0.36, 0.0), (0.64, 0.0), (0.64, 0.36), (1.0, 0.36), (1.0, 0.64), (0.64, 0.64)]);
        shape(pen, at, size, &[(0.64, 0.64), (0.64, 1.0), (0.36, 1.0), (0.36, 0.64), (0.0, 0.64), (0.0, 0.36), (0.36, 0.36), (0.36, 0.0)]);
        shape(pen, at, size, &[(0.36, 0.36), (0.64, 0.36), (0.64, 0.64), (0.36, 0.64)]);
    },
    |pen, at, size| {
        pen.circle(inside(at, size, (0.5, 0.5)), size * 0.42, Some(Ink::Paper), Some(line(Ink::Accent, size * 0.15)));
        pen.circle(inside(at, size, (0.5, 0.5)), size * 0.16, Some(Ink::Accent), None);
    },
    |pen, at, size| shape(pen, at, size, &[(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)]),
    |pen, at, size| {
        for part in [0.1, 0.38, 0.66] {
            let (x, y) = inside(at, size, (0.0, part));
            pen.rect((x, y), (size, size * 0.16), [0.0; 4], Some(Ink::Accent), None);
        }
    },
    |pen, at, size| pen.place(icon("other", size), at),
];

fn inside(at: (f32, f32), size: f32, part: (f32, f32)) -> (f32, f32) {
    (at.0 + size * part.0, at.1 + size * part.1)
}

fn shape(pen: &mut Pen, at: (f32, f32), size: f32, corners: &[(f32, f32)]) {
    let corners: Vec<(f32, f32)> = corners.iter().map(|corner| inside(at, size, *corner)).collect();
    pen.polygon(&corners, Ink::Accent);
}

/// A pawn that stands: foot, face, the other face upside down, foot.
fn pawn(player: usize, number: usize, of: usize) -> Drawing {
    let (wide, face, foot) = (20.0 * MM, 27.0 * MM, 11.0 * MM);
    let high = 2.0 * (face + foot);
    let mut front = Pen::default();
    let goose = 15.0 * MM;
    front.place(icon("goose", goose), ((wide - goose) / 2.0, 2.2 * MM));
    let size = 6.4 * MM;
    let top = face - size - 2.0 * MM;
    // Pawns of one player have one dot, two dots, three dots beside the sign.
    let dots = if of > 1 { number + 1 } else { 0 };
    let left = if dots > 0 { wide * 0.2 } else { (wide - size) / 2.0 };
    if let Some(sign) = SIGNS.get(player) {
        sign(&mut front, (left, top), size);
    }
    for dot in 0..dots {
        let (row, column) = (dot / 2, dot % 2);
        let at = (wide * 0.64 + column as f32 * 2.6 * MM, top + size * 0.3 + row as f32 * 2.6 * MM);
        front.circle(at, 0.85 * MM, Some(Ink::Black), None);
    }
    let front = front.finish(wide, face);
    let mut pen = Pen::default();
    pen.rect((0.0, 0.0), (wide, high), [0.0; 4], Some(Ink::Paper), Some(line(Ink::Black, 0.7)));
    pen.rect((0.0, 0.0), (wide, foot), [0.0; 4], Some(Ink::Pale), None);
    pen.rect((0.0, high - foot), (wide, foot), [0.0; 4], Some(Ink::Pale), None);
    pen.place(upside_down(front.clone()), (0.0, foot));
    pen.place(front, (0.0, foot + face));
    for y in [foot, foot + face, foot + 2.0 * face] {
        pen.line(&[(0.0, y), (wide, y)], dashed(Ink::Grey, 0.6));
    }
    pen.rect((0.0, 0.0), (wide, high), [0.0; 4], None, Some(line(Ink::Black, 0.7)));
    pen.finish(wide, high)
}

/// A drawing of paths turned by half a circle.
fn upside_down(drawing: Drawing) -> Drawing {
    let (width, height) = (drawing.width, drawing.height);
    let turned = |(x, y): (f32, f32)| (width - x, height - y);
    let shapes = drawing.shapes.into_iter().map(|shape| match shape {
        Shape::Path { path, fill, stroke } => {
            Shape::Path { path: path.into_iter().map(|segment| segment.map(turned)).collect(), fill, stroke }
        }
        other => other,
    });
    Drawing { width, height, shapes: shapes.collect() }
}

/// A round token with a picture.
fn token(name: &str) -> Drawing {
    let side = 15.0 * MM;
    let mut pen = Pen::default();
    let fill = if name == "wait" { Ink::Paper } else { Ink::Pale };
    pen.circle((side / 2.0, side / 2.0), side / 2.0 - 0.5, Some(fill), Some(line(Ink::Black, 0.7)));
    let picture = side * 0.56;
    pen.place(icon(name, picture), ((side - picture) / 2.0, (side - picture) / 2.0));
    pen.finish(side, side)
}

/// The net of a die, with flaps; opposite faces make seven.
fn die_net() -> Drawing {
    let side = 15.0 * MM;
    let flap = 4.0 * MM;
    let mut pen = Pen::default();
    // Column and row of each face.
    let faces = [(2, 0.0, 1.0), (3, 1.0, 1.0), (5, 2.0, 1.0), (4, 3.0, 1.0), (1, 1.0, 0.0), (6, 1.0, 2.0)];
    let corner = |column: f32, row: f32| (flap + column * side, flap + row * side);
    let mut flaps = |from: (f32, f32), to: (f32, f32), out: (f32, f32)| {
        let lean = 0.22;
        let along = (to.0 - from.0, to.1 - from.1);
        let a = (from.0 + along.0 * lean + out.0 * flap, from.1 + along.1 * lean + out.1 * flap);
        let b = (to.0 - along.0 * lean + out.0 * flap, to.1 - along.1 * lean + out.1 * flap);
        let path = vec![
            Segment::Move(from.0, from.1),
            Segment::Line(a.0, a.1),
            Segment::Line(b.0, b.1),
            Segment::Line(to.0, to.1),
            Segment::Close,
        ];
        pen.path(path, Some(Ink::Pale), Some(line(Ink::Black, 0.6)));
    };
    for (column, row, out) in [(0.0, 1.0, -1.0), (2.0, 1.0, -1.0), (3.0, 1.0, -1.0)] {
        flaps(corner(column, row), corner(column + 1.0, row), (0.0, out));
    }
    for (column, row) in [(0.0, 2.0), (2.0, 2.0), (3.0, 2.0)] {
        flaps(corner(column, row), corner(column + 1.0, row), (0.0, 1.0));
    }
    flaps(corner(0.0, 1.0), corner(0.0, 2.0), (-1.0, 0.0));
    for (face, column, row) in faces {
        let (x, y) = corner(column, row);
        pen.rect((x, y), (side, side), [0.0; 4], Some(Ink::Paper), Some(line(Ink::Black, 0.6)));
        for (pip_x, pip_y) in pips(face) {
            pen.circle((x + pip_x * side, y + pip_y * side), side * 0.09, Some(Ink::Black), None);
        }
    }
    for (from, to) in
        [((1.0, 1.0), (1.0, 2.0)), ((2.0, 1.0), (2.0, 2.0)), ((3.0, 1.0), (3.0, 2.0)), ((1.0, 1.0), (2.0, 1.0)), ((1.0, 2.0), (2.0, 2.0))]
    {
        let (from, to) = (corner(from.0, from.1), corner(to.0, to.1));
        pen.line(&[from, to], line(Ink::Paper, 1.2));
        pen.line(&[from, to], dashed(Ink::Grey, 0.6));
    }
    pen.finish(4.0 * side + flap + 0.6, 3.0 * side + 2.0 * flap)
}
