//! Charts of whole games: how long they last, who wins, where pawns stop.
//!
//! In come figures as plain numbers and the words on the chart; out come drawings. Nothing rests on a colour: bars are
//! long or short, squares more or less filled, and each axis and bar has its number.

use super::board::{BoardWords, Plan, border, start};
use super::pen::{Pen, dashed, line};
use super::{Anchor, Drawing, Ink};

/// The words on a chart of lengths.
pub struct LengthWords<'a> {
    /// What is counted, under the axis.
    pub axis: String,
    /// Beside the mark of the median.
    pub median: String,
    /// A part of a hundred as the language writes it.
    pub percent: &'a dyn Fn(f64) -> String,
}

const TYPE: f32 = 7.0;

/// How likely each length is, as bars, with a mark at the median. `chances`: by length, from 0 on; what comes after the
/// last of 99 games in 100 is left out.
pub fn lengths(chances: &[f64], median: f64, words: &LengthWords<'_>, width: f32, height: f32) -> Drawing {
    let mut pen = Pen::default();
    let (left, bottom, top) = (26.0, height - 26.0, 16.0);
    let shown = shown(chances);
    // Bars that could not be told apart are drawn together.
    let together = shown.div_ceil(120).max(1);
    let bars: Vec<f64> = (0..shown.div_ceil(together))
        .map(|bar| chances.iter().skip(bar * together + 1).take(together).sum::<f64>() / together as f64)
        .collect();
    let most = bars.iter().copied().fold(0.0, f64::max).max(1e-9);
    let step = (width - left - 4.0) / bars.len().max(1) as f32;
    let tall = |chance: f64| (bottom - top) * (chance / most) as f32;
    for part in rounds(most * 100.0, 4) {
        let y = bottom - tall(part / 100.0);
        pen.line(&[(left, y), (width - 4.0, y)], dashed(Ink::Grey, 0.3));
        pen.text((words.percent)(part), (left - 3.0, y + TYPE * 0.34), TYPE, false, Ink::Black, Anchor::End);
    }
    for (index, chance) in bars.iter().enumerate() {
        let x = left + index as f32 * step;
        let gap = (step * 0.15).min(1.0);
        pen.rect((x + gap / 2.0, bottom - tall(*chance)), (step - gap, tall(*chance)), [0.0; 4], Some(Ink::Accent), None);
    }
    pen.line(&[(left, bottom), (width - 4.0, bottom)], line(Ink::Black, 0.6));
    let place = |number: f64| left + (number as f32 - 0.5) / together as f32 * step;
    for number in rounds(shown as f64, 8) {
        let x = place(number);
        pen.line(&[(x, bottom), (x, bottom + 2.5)], line(Ink::Black, 0.6));
        pen.text(format!("{number}"), (x, bottom + 3.0 + TYPE), TYPE, false, Ink::Black, Anchor::Middle);
    }
    if median.is_finite() {
        let x = place(median);
        pen.line(&[(x, top - 4.0), (x, bottom)], dashed(Ink::Black, 0.7));
        pen.text(&words.median, (x + 3.0, top - 1.0), TYPE, true, Ink::Black, Anchor::Start);
    }
    pen.text(&words.axis, ((left + width) / 2.0, bottom + 6.0 + 2.0 * TYPE), TYPE, false, Ink::Black, Anchor::Middle);
    pen.finish(width, height)
}

/// The chance of each seat as a bar with its name and its number; `even` is marked on each: what everybody would have if
/// the seat did not matter, under that name.
pub fn seats(seats: &[(String, f64, String)], equal: &str, width: f32, height: f32) -> Drawing {
    let mut pen = Pen::default();
    let count = seats.len().max(1) as f32;
    let row = (height / count).min(26.0);
    let names = seats.iter().map(|(name, ..)| super::pen::guess_width(name, TYPE)).fold(20.0, f32::max) + 6.0;
    let numbers = seats.iter().map(|(.., number)| super::pen::guess_width(number, TYPE)).fold(20.0, f32::max) + 6.0;
    let most = seats.iter().map(|(_, chance, _)| *chance).fold(1.0 / f64::from(count), f64::max);
    let long = |chance: f64| (width - names - numbers) * (chance / most) as f32;
    for (index, (name, chance, number)) in seats.iter().enumerate() {
        let y = index as f32 * row;
        pen.text(name, (names - 4.0, y + row / 2.0 + TYPE * 0.34), TYPE, false, Ink::Black, Anchor::End);
        pen.rect((names, y + row * 0.18), (long(*chance), row * 0.64), [0.0; 4], Some(Ink::Middle), Some(line(Ink::Accent, 0.6)));
        pen.text(number, (width, y + row / 2.0 + TYPE * 0.34), TYPE, true, Ink::Black, Anchor::End);
    }
    let even = names + long(1.0 / f64::from(count));
    pen.line(&[(even, 0.0), (even, row * count + TYPE)], dashed(Ink::Black, 0.7));
    pen.line(&[(names, 0.0), (names, row * count)], line(Ink::Black, 0.6));
    // Beside the foot of its line, on the side where there is room.
    let at = (even - 3.0, row * count + TYPE);
    pen.text(equal, at, TYPE, false, Ink::Black, Anchor::End);
    pen.finish(width, row * count + TYPE * 1.5)
}

/// The board, each square filled from below, up to its number, as often as pawns stop there, compared with the square where they stop most;
/// the start and the last square stay empty. `visits`: by square, from 0 on. `special`: squares with a rule, in bold.
pub fn heat(visits: &[f64], special: &dyn Fn(usize) -> bool, words: &BoardWords, width: f32, height: f32) -> Drawing {
    let last = visits.len().saturating_sub(1);
    let plan = Plan::for_cells(u32::try_from(last).unwrap_or(1) + 1, width, height);
    let side = plan.side.max(0.1);
    let mut pen = Pen::default();
    let most = visits.iter().take(last).skip(1).copied().fold(0.0, f64::max).max(1e-12);
    start(&mut pen, &plan.shape(0), words, side);
    for square in 1..last {
        let shape = plan.shape(square);
        let part = (visits.get(square).copied().unwrap_or(0.0) / most) as f32;
        // The number has a strip of its own at the top, free of the fill and of its edge.
        let size = (side * 0.3).clamp(3.0, 12.0);
        let tall = (shape.size.1 - size * 1.35).max(0.0) * part;
        let ((x, top), [_, _, right, left]) = (shape.at, shape.radii);
        let y = top + shape.size.1 - tall;
        if tall > 0.05 {
            // The whole square is filled and the upper part emptied again: the fill keeps to its round corners.
            pen.rect(shape.at, shape.size, shape.radii, Some(Ink::Middle), None);
            let edge = [(x + inset(left, tall), y), (x + shape.size.0 - inset(right, tall), y)];
            pen.rect(shape.at, (shape.size.0, y - top), [shape.radii[0], shape.radii[1], 0.0, 0.0], Some(Ink::Paper), None);
            pen.line(&edge, line(Ink::Grey, (side * 0.02).min(0.5)));
        } else {
            pen.rect(shape.at, shape.size, shape.radii, Some(Ink::Paper), None);
        }
        pen.rect(shape.at, shape.size, shape.radii, None, Some(border(Ink::Grey, side, 0.03)));
        pen.text(square.to_string(), (shape.middle().0, shape.at.1 + size * 1.05), size, special(square), Ink::Black, Anchor::Middle);
    }
    let shape = plan.last_shape();
    pen.rect(shape.at, shape.size, shape.radii, Some(Ink::Paper), Some(border(Ink::Accent, side, 0.1)));
    let (x, y) = shape.middle();
    pen.text(last.to_string(), (x, y + side * 0.14), (side * 0.42).clamp(3.0, 14.0), true, Ink::Black, Anchor::Middle);
    pen.finish(side * f32::from(plan.columns), side * f32::from(plan.rows))
}

/// How far a corner of that radius has drawn in at that height above its foot.
fn inset(radius: f32, height: f32) -> f32 {
    let above = (radius - height).max(0.0);
    radius - libm::sqrtf(radius * radius - above * above)
}

/// So many lengths are shown: 99 games in 100.
fn shown(chances: &[f64]) -> usize {
    let mut left = chances.iter().sum::<f64>() * 0.99;
    let enough = chances.iter().position(|chance| {
        left -= chance;
        left <= 0.0
    });
    enough.unwrap_or(chances.len()).max(1)
}

/// Round numbers up to that one, about so many, without 0.
fn rounds(most: f64, about: usize) -> Vec<f64> {
    let rough = most / about.max(1) as f64;
    let ten = libm::pow(10.0, libm::floor(libm::log10(rough.max(1e-9))));
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * ten).find(|step| *step >= rough).unwrap_or(ten * 10.0);
    (1..=2 * about).map(|times| (times as f64 * step * 1e9).round() / 1e9).filter(|number| *number <= most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_round_numbers() {
        assert_eq!(rounds(100.0, 8), [20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(rounds(3.2, 4), [1.0, 2.0, 3.0]);
        assert_eq!(rounds(0.45, 4), [0.2, 0.4]);
    }

    #[test]
    fn the_square_where_pawns_stop_most_is_full() {
        let words = BoardWords { start: "Start".to_owned() };
        let drawing = heat(&[0.0, 0.5, 0.25, 1.0], &|_| false, &words, 100.0, 100.0);
        let fills = drawing.shapes.iter().filter(|shape| matches!(shape, super::super::Shape::Path { fill: Some(Ink::Middle), .. }));
        assert_eq!(fills.count(), 2);
    }
}
