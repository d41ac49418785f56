//! What stands in a square: its number, its picture, its name, and signs for what it does.

use super::road::Point;
use super::track::{Cell, Track};
use crate::figure::icons::icon;
use crate::figure::pen::{Pen, line};
use crate::figure::widths::width;
use crate::figure::{Anchor, Ink};
use crate::rules::{Distance, Effect, Kind, Motion, Rules, SquareRule};
use crate::vocab::Square;

/// The smallest names that can be read, in points; smaller ones are left out, the legend has them.
const LEAST_NAME: f32 = 5.0;
/// Between two signs, in times the type size.
const SIGN_GAP: f32 = 0.16;
/// The smallest numbers, in points.
const LEAST_NUMBER: f32 = 5.0;

/// Fills and borders. The road has one heavy edge all along, squares are parted by fine lines, those with a rule stand out.
pub(super) fn grounds(pen: &mut Pen, track: &Track, rules: &Rules) {
    let weight = (track.width / 60.0).clamp(0.35, 1.3);
    for cell in &track.cells {
        pen.path(cell.outline.clone(), None, Some(line(Ink::Accent, 2.8 * weight)));
    }
    let last = rules.last();
    let rule = |number: u16| Square::new(number).and_then(|square| rules.squares.at(square)).map(|(_, rule)| rule);
    for (cell, number) in track.cells.iter().zip(0..) {
        let fill = Square::new(number).map_or(Ink::Paper, |square| fill(rules, square));
        pen.path(cell.outline.clone(), Some(fill), Some(line(Ink::Grey, 0.5 * weight)));
    }
    for (cell, number) in track.cells.iter().zip(0..) {
        let border = match rule(number) {
            _ if number == last.number() => 2.4,
            Some(rule) if rule.kind == Kind::Goose => 0.9,
            Some(_) => 1.7,
            None => continue,
        };
        pen.path(cell.outline.clone(), None, Some(line(Ink::Accent, border * weight)));
    }
    // Now and then a sign of the way to go, on the line between two squares.
    let every = if track.cells.len() > 40 { 5 } else { 3 };
    for (index, cell) in track.cells.iter().enumerate() {
        if index % every == 0 && index + 1 < track.cells.len() && track.width > 16.0 {
            // Beside the middle, where numbers stand.
            let end = cell.along.1;
            way_on(pen, (track.road.at(end, track.width * 0.36), track.road.heads(end)), (track.width * 0.075).min(5.5));
        }
    }
}

/// What a square is filled with.
fn fill(rules: &Rules, square: Square) -> Ink {
    match rules.squares.at(square) {
        _ if square == rules.last() => Ink::Middle,
        Some((_, rule)) if rule.kind == Kind::Goose => Ink::Pale,
        Some(_) => Ink::Middle,
        None => Ink::Paper,
    }
}

/// The number of a square; where a way runs below it, on a plate of the colour of the square.
fn number(pen: &mut Pen, text: &str, (x, baseline): Point, size: f32, plate: Option<Ink>) {
    if let Some(ink) = plate {
        let long = width(text, size, true) + size * 0.36;
        pen.rect((x - long / 2.0, baseline - size * 0.84), (long, size * 1.0), [size * 0.3; 4], Some(ink), None);
    }
    pen.text(text, (x, baseline), size, true, Ink::Black, Anchor::Middle);
}

/// A small arrow head that points on.
fn way_on(pen: &mut Pen, ((x, y), (to_x, to_y)): (Point, Point), size: f32) {
    let corner = |along: f32, across: f32| (x + to_x * along - to_y * across, y + to_y * along + to_x * across);
    pen.polygon(&[corner(size, 0.0), corner(-size * 0.7, size), corner(-size * 0.7, -size)], Ink::Accent);
}

/// The size of all numbers of a board.
pub(super) fn number_size(track: &Track, last: Square) -> f32 {
    let room = track.cells.iter().map(|cell| cell.room.1.min(cell.room.0 * 1.1)).fold(f32::INFINITY, f32::min);
    let longest = width(&last.to_string(), 1.0, true);
    let wide = track.cells.iter().map(|cell| cell.room.0).fold(f32::INFINITY, f32::min);
    // A small square has little beside its number.
    let part = if room < 11.0 { 0.9 } else { 0.52 };
    (room * part).min(wide * 1.8 / longest).clamp(LEAST_NUMBER, 15.0)
}

/// What is known of a square beside its rule.
pub(super) struct About<'a> {
    /// What it is called.
    pub(super) name: Option<&'a str>,
    /// Whether a way runs over it.
    pub(super) crossed: bool,
    /// Whether the drawing of its way is its picture.
    pub(super) pictured: bool,
}

/// A square between the start and the last one.
pub(super) fn square(pen: &mut Pen, cell: &Cell, square: Square, rules: &Rules, about: About<'_>, size: f32) {
    let About { name, crossed, pictured } = about;
    let plate = crossed.then(|| fill(rules, square));
    let rule = rules.squares.at(square).map(|(_, rule)| rule);
    let (half_wide, half_high) = cell.room;
    let (x, y) = cell.middle;
    let top = y - half_high;
    let text = square.to_string();
    let Some(rule) = rule else {
        // Pawns stand below the number, where there is room for them.
        let baseline = if half_high > size { top + size * 0.86 } else { y + size * 0.35 };
        number(pen, &text, (x, baseline), size, plate);
        return;
    };
    let number_high = size * 0.86;
    let rest = 2.0 * half_high - number_high;
    let signs = signs(rules, rule, square);
    let small = (size * 0.72).clamp(LEAST_NAME, 10.0);
    let sign_high = if signs.is_empty() { 0.0 } else { small * 1.3 };
    let named = name.filter(|_| rule.kind != Kind::Goose).map(|name| fitted(name, half_wide * 2.0, small * 0.95)).unwrap_or_default();
    let name_high: f32 = named.iter().map(|(_, size)| size * 1.05).sum();
    // From all of it down to the number alone.
    let least = size * 0.95;
    let (name_high, named) = if rest - sign_high - name_high >= least { (name_high, named) } else { (0.0, Vec::new()) };
    let (sign_high, signs) = if rest - sign_high - name_high >= least { (sign_high, signs) } else { (0.0, Vec::new()) };
    let picture = (rest - sign_high - name_high - size * 0.12).min(half_wide * 1.5);
    if picture < size * 0.6 {
        return beside(pen, cell, rule, &text, size);
    }
    number(pen, &text, (x, top + number_high), size, plate);
    if pictured {
        // The picture lies there already, and the drawing shows where it leads.
        let low = y + half_high - small * 0.65;
        if let Some(ink) = plate {
            let long = signs_width(&signs, small) + small * 0.5;
            pen.rect((x - long / 2.0, low - small * 0.6), (long, small * 1.2), [small * 0.3; 4], Some(ink), None);
        }
        return draw_signs(pen, (x, low), &signs, small);
    }
    let spare = (rest - sign_high - name_high - picture) / 2.0;
    let mut below = top + number_high + spare.max(size * 0.06);
    pen.place(icon(rule.kind.name(), picture), (x - picture / 2.0, below));
    below += picture + size * 0.06;
    for (line, size) in named {
        below += size * 0.85;
        pen.text(line, (x, below), size, false, Ink::Black, Anchor::Middle);
        below += size * 0.2;
    }
    draw_signs(pen, (x, y + half_high - sign_high / 2.0), &signs, small);
}

/// A square with no room below its number: the picture beside it, or the number alone.
fn beside(pen: &mut Pen, cell: &Cell, rule: &SquareRule, text: &str, size: f32) {
    let (x, y) = cell.middle;
    let long = width(text, size, true);
    let picture = (cell.room.1 * 1.6).min(cell.room.0 * 2.0 - long - size * 0.2);
    if picture < size * 0.7 {
        pen.text(text, (x, y + size * 0.35), size, true, Ink::Black, Anchor::Middle);
        return;
    }
    let left = x - (long + size * 0.2 + picture) / 2.0;
    pen.text(text, (left + long / 2.0, y + size * 0.35), size, true, Ink::Black, Anchor::Middle);
    pen.place(icon(rule.kind.name(), picture), (left + long + size * 0.2, y - picture / 2.0));
}

/// A name on one line or two, each with its size; nothing where it cannot be read.
fn fitted(name: &str, room: f32, wanted: f32) -> Vec<(String, f32)> {
    let size = |text: &str| (room / width(text, 0.92, true)).min(wanted);
    if size(name) >= wanted * 0.86 || !name.contains(' ') && size(name) >= LEAST_NAME {
        return vec![(name.to_owned(), size(name))];
    }
    // Where the longer of two lines is shortest.
    let halves = name.match_indices(' ').filter_map(|(at, _)| Some((name.get(..at)?, name.get(at + 1..)?)));
    let longest = |(first, second): &(&str, &str)| width(first, 1.0, false).max(width(second, 1.0, false));
    let best = halves.min_by(|one, other| longest(one).total_cmp(&longest(other)));
    match best.map(|(first, second)| (first, second, size(first).min(size(second)))) {
        Some((first, second, both)) if both >= LEAST_NAME && both > size(name) => vec![(first.to_owned(), both), (second.to_owned(), both)],
        _ if size(name) >= LEAST_NAME => vec![(name.to_owned(), size(name))],
        _ => Vec::new(),
    }
}

/// A sign for a part of what a square does.
enum Sign {
    /// A picture.
    Icon(&'static str),
    /// A few letters: `→ 12`, `×2`.
    Text(String),
    /// An arrow.
    Arrow,
}

/// Signs for what a square always does.
fn signs(rules: &Rules, rule: &SquareRule, at: Square) -> Vec<Sign> {
    let Effect { pay, throw_again, motion, wait, .. } = &rule.effect;
    let mut signs = Vec::new();
    if let Some(stakes) = pay.arrival.as_ref().map(|stakes| stakes.value).filter(|stakes| *stakes != 0) {
        signs.push(Sign::Icon("stake"));
        if stakes < 0 {
            signs.push(Sign::Text(format!("+{}", stakes.unsigned_abs())));
        } else if stakes > 1 {
            signs.push(Sign::Text(format!("×{stakes}")));
        }
    }
    match motion.as_ref().map(|motion| &motion.value) {
        Some(Motion::GoTo(target)) => {
            // The square that the throw began in has no number.
            if let Some(to) = rules.leads_to(rule, target, at) {
                signs.push(Sign::Arrow);
                signs.push(if to.is_start() { Sign::Icon("start") } else { Sign::Text(to.to_string()) });
            }
        }
        Some(Motion::MoveBy(Distance::Squares(squares))) => {
            signs.push(Sign::Text(if *squares < 0 { format!("−{}", squares.unsigned_abs()) } else { format!("+{squares}") }));
        }
        _ => {}
    }
    if throw_again.as_ref().is_some_and(|again| again.value) {
        signs.push(Sign::Icon("dice"));
    }
    match wait.as_ref().map(|wait| wait.turns.as_ref().map(|turns| turns.value)) {
        Some(Some(turns @ 1..=3)) => signs.extend((0..turns).map(|_| Sign::Icon("wait"))),
        Some(Some(turns)) => signs.extend([Sign::Icon("wait"), Sign::Text(format!("×{turns}"))]),
        Some(None) => signs.push(Sign::Icon("held")),
        None => {}
    }
    signs
}

fn sign_width(sign: &Sign, size: f32) -> f32 {
    match sign {
        Sign::Icon(_) => size * 1.1,
        Sign::Text(text) => width(text, size, true),
        Sign::Arrow => size * 1.05,
    }
}

fn signs_width(signs: &[Sign], size: f32) -> f32 {
    signs.iter().map(|sign| sign_width(sign, size) + size * SIGN_GAP).sum::<f32>() - size * SIGN_GAP
}

fn draw_signs(pen: &mut Pen, (x, y): Point, signs: &[Sign], size: f32) {
    let wide = |sign: &Sign| sign_width(sign, size);
    let gap = size * SIGN_GAP;
    let whole = signs_width(signs, size);
    let mut left = x - whole / 2.0;
    for sign in signs {
        match sign {
            Sign::Icon(name) => pen.place(icon(name, size * 1.1), (left, y - size * 0.55)),
            Sign::Text(text) => pen.text(text, (left + wide(sign) / 2.0, y + size * 0.35), size, true, Ink::Accent, Anchor::Middle),
            Sign::Arrow => {
                let right = left + wide(sign);
                pen.line(&[(left, y), (right - size * 0.3, y)], line(Ink::Accent, size * 0.14));
                let head = size * 0.26;
                pen.polygon(&[(right, y), (right - head * 1.6, y - head), (right - head * 1.6, y + head)], Ink::Accent);
            }
        }
        left += wide(sign) + gap;
    }
}

/// The start: its word, and an arrow to go.
pub(super) fn start(pen: &mut Pen, cell: &Cell, word: &str) {
    let (half_wide, half_high) = cell.room;
    let (x, y) = cell.middle;
    let size = (half_wide * 1.8 / width(word, 1.0, true)).min(half_high * 0.5).min(16.0);
    let readable = size >= LEAST_NAME;
    if readable {
        pen.text(word, (x, y - half_high + size * 1.05), size, true, Ink::Accent, Anchor::Middle);
    }
    let middle = if readable { y + size * 0.45 } else { y };
    let (half, thick) = (half_wide * 0.55, (half_high * 0.11).min(3.4));
    let head = (half_high * 0.32).min(half * 0.8);
    pen.line(&[(x - half, middle), (x + half - head, middle)], line(Ink::Accent, thick));
    pen.polygon(&[(x + half, middle), (x + half - head * 1.3, middle - head), (x + half - head * 1.3, middle + head)], Ink::Accent);
}

/// The last square: a large number, a flag and its word.
pub(super) fn finish(pen: &mut Pen, cell: &Cell, number: Square, (word, crossed): (&str, bool), size: f32) {
    let (half_wide, half_high) = cell.room;
    let (x, y) = cell.middle;
    let text = number.to_string();
    let large = (size * 1.5).min(half_wide * 0.8 / width(&text, 1.0, true)).max(size.min(half_wide * 1.8 / width(&text, 1.0, true)));
    let long = width(&text, large, true);
    let word_size = (half_wide * 1.9 / width(word, 1.0, true)).min(size * 0.8);
    let picture = (half_high * 1.1).min(half_wide * 2.0 - long - size * 0.3);
    let with_word = word_size >= LEAST_NAME && half_high * 2.0 > large + word_size * 1.5;
    let middle = if with_word { y - word_size * 0.6 } else { y };
    if crossed {
        let half = half_wide.min((long + picture.max(0.0)) * 0.6);
        let high = half_high * 0.96;
        pen.rect((x - half, y - high), (2.0 * half, 2.0 * high), [size * 0.4; 4], Some(Ink::Middle), None);
    }
    if picture < size * 0.6 {
        pen.text(text, (x, middle + large * 0.35), large, true, Ink::Black, Anchor::Middle);
    } else {
        let left = x - (long + size * 0.2 + picture) / 2.0;
        pen.text(text, (left + long / 2.0, middle + large * 0.35), large, true, Ink::Black, Anchor::Middle);
        pen.place(icon("finish", picture), (left + long + size * 0.2, middle - picture / 2.0));
    }
    if with_word {
        pen.text(word, (x, y + half_high - word_size * 0.3), word_size, true, Ink::Accent, Anchor::Middle);
    }
}
