//! The title and the rules in short, in the space that the track leaves.

use super::track::{Field, Track};
use super::{PlayWords, RuleLine};
use crate::figure::icons::icon;
use crate::figure::pen::{Pen, line};
use crate::figure::widths::width;
use crate::figure::{Anchor, Ink};

/// The sizes of the rules that are tried, from large to small, in points.
const SIZES: &[f32] = &[16.0, 14.0, 13.0, 12.0, 11.0, 10.4, 10.0, 9.6, 9.2, 8.8, 8.4, 7.8, 7.2, 6.7, 6.2];
/// The narrowest column that reads well, in times the type size.
const COLUMN: f32 = 24.0;
/// Space between lines, in times the type size.
const LEADING: f32 = 1.2;

/// A line set: where its words begin and how its beginning stands out.
struct Set {
    icon: Option<String>,
    /// Lines of words, each bold or not, with its place.
    lines: Vec<Vec<Word>>,
}

impl Set {
    fn width(&self, size: f32) -> f32 {
        let ends = self.lines.iter().filter_map(|line| line.last().map(|word| word.x + width(&word.text, size, word.bold)));
        ends.fold(0.0, f32::max)
    }
}

struct Word {
    text: String,
    bold: bool,
    x: f32,
}

/// Whether the title has room in the field.
pub(super) fn has_title(track: &Track) -> bool {
    let field = inner(track);
    field.width >= 110.0 && field.height >= 40.0
}

/// Draws the title on a line of its own at the top of the paper; how high that is.
pub(super) fn title_line(pen: &mut Pen, words: &PlayWords, wide: f32) -> f32 {
    let size = (wide * 0.9 / width(&words.title, 1.0, true)).min(18.0);
    pen.text(&words.title, (wide / 2.0, size * 0.9), size, true, Ink::Accent, Anchor::Middle);
    size * 1.5
}

/// The size of the type in which the rules have room; `None` where they have none.
pub(super) fn size(track: &Track, words: &PlayWords) -> Option<f32> {
    let field = inner(track);
    let room = below(field, &Title::fitted(&words.title, field), words);
    SIZES.iter().copied().find(|size| columns(&words.lines, room, *size).is_some())
}

/// What the title leaves for the rules.
fn below(field: Field, title: &Title, words: &PlayWords) -> Field {
    let foot = if words.foot.is_empty() { 0.0 } else { 8.0 };
    Field { y: field.y + title.height(), height: field.height - title.height() - foot, ..field }
}

/// Draws title and rules; whether the rules had room.
pub(super) fn draw(pen: &mut Pen, track: &Track, words: &PlayWords) -> bool {
    let field = inner(track);
    let title = Title::fitted(&words.title, field);
    let head = title.height();
    let room = below(field, &title, words);
    let set = SIZES.iter().find_map(|size| columns(&words.lines, room, *size).map(|columns| (*size, columns)));
    let Some((size, columns)) = set.filter(|_| !words.lines.is_empty()) else {
        // The title alone stands in the middle.
        title.draw(pen, field, field.y + (field.height - head).max(0.0) / 2.0);
        small(pen, field, &words.foot);
        return false;
    };
    let tallest = columns.iter().map(|column| height(column, size)).fold(0.0, f32::max);
    let spare = (room.height - tallest).max(0.0);
    title.draw(pen, field, field.y + spare * 0.3);
    let count = columns.len() as f32;
    let gap = size * 2.0;
    let wide = (room.width - gap * (count - 1.0)) / count;
    // A single column stands in the middle, as wide as its longest line.
    let longest = columns.iter().flatten().map(|set| set.width(size)).fold(0.0, f32::max);
    let aside = if columns.len() == 1 { (room.width - longest).max(0.0) / 2.0 } else { 0.0 };
    for (index, column) in columns.iter().enumerate() {
        let left = room.x + aside + index as f32 * (wide + gap);
        let mut y = room.y + spare * 0.55;
        for set in column {
            draw_set(pen, set, (left, y), size);
            y += set.lines.len() as f32 * size * LEADING + size * 0.55;
        }
    }
    small(pen, field, &words.foot);
    true
}

/// The field without what keeps it off the track.
fn inner(track: &Track) -> Field {
    let Field { x, y, width, height } = track.field;
    let pad = (track.width * 0.3).clamp(4.0, 18.0);
    // Above a serpentine the field begins at the edge of the paper.
    let (top, side) = (if y > 0.0 { pad } else { 0.0 }, if x > 0.0 { pad } else { 2.0 });
    Field { x: x + side, y: y + top, width: width - 2.0 * side, height: height - top - pad }
}

/// The small line at the foot.
fn small(pen: &mut Pen, field: Field, text: &str) {
    if !text.is_empty() {
        pen.text(text, (field.x + field.width / 2.0, field.y + field.height - 1.0), 5.6, false, Ink::Grey, Anchor::Middle);
    }
}

/// The title, on one line or two, between two geese where they have room.
struct Title {
    lines: Vec<String>,
    size: f32,
    geese: f32,
}

impl Title {
    fn fitted(text: &str, field: Field) -> Title {
        let most = (field.height * 0.24).clamp(9.0, 34.0);
        let sized = |lines: &[String], most: f32| {
            let longest = lines.iter().map(|line| width(line, 1.0, true)).fold(0.1, f32::max);
            (field.width * 0.96 / longest).min(most)
        };
        let one = vec![text.to_owned()];
        let two = halves(text);
        let (lines, size) = match (sized(&one, most), sized(&two, most * 0.8)) {
            (one_size, two_size) if two.len() == 2 && two_size > one_size * 1.25 => (two, two_size),
            (one_size, _) => (one, one_size),
        };
        let longest = lines.iter().map(|line| width(line, size, true)).fold(0.0, f32::max);
        let beside = (field.width - longest) / 2.0 - size * 0.6;
        let geese = beside.min(size * 1.5 * lines.len() as f32).min(46.0);
        Title { lines, size, geese: if geese >= 14.0 { geese } else { 0.0 } }
    }

    fn height(&self) -> f32 {
        self.lines.len() as f32 * self.size * 1.12 + self.size * 0.75
    }

    fn draw(&self, pen: &mut Pen, field: Field, top: f32) {
        let middle = field.x + field.width / 2.0;
        let mut y = top;
        for line in &self.lines {
            y += self.size * 1.12;
            pen.text(line, (middle, y - self.size * 0.22), self.size, true, Ink::Accent, Anchor::Middle);
        }
        let longest = self.lines.iter().map(|line| width(line, self.size, true)).fold(0.0, f32::max);
        if self.geese > 0.0 {
            let center = (top + y) / 2.0;
            for side in [-1.0, 1.0] {
                let x = middle + side * (longest / 2.0 + self.size * 0.5 + self.geese / 2.0);
                let goose = icon("goose", self.geese);
                // They look at each other over the title.
                let goose = if side > 0.0 { mirrored(goose) } else { goose };
                pen.place(goose, (x - self.geese / 2.0, center - self.geese / 2.0));
            }
        }
        let half = (longest / 2.0).max(field.width * 0.16).min(field.width / 2.0);
        let under = y + self.size * 0.18;
        pen.line(&[(middle - half, under), (middle + half, under)], line(Ink::Accent, 1.2));
        pen.line(&[(middle - half, under + 2.2), (middle + half, under + 2.2)], line(Ink::Accent, 0.4));
    }
}

/// A drawing seen in a mirror that stands beside it.
fn mirrored(drawing: crate::figure::Drawing) -> crate::figure::Drawing {
    use crate::figure::{Drawing, Shape};
    let width = drawing.width;
    let flip = |(x, y): (f32, f32)| (width - x, y);
    let shape = |shape: Shape| match shape {
        Shape::Path { path, fill, stroke } => {
            Shape::Path { path: path.into_iter().map(|segment| segment.map(flip)).collect(), fill, stroke }
        }
        other => other,
    };
    Drawing { shapes: drawing.shapes.into_iter().map(shape).collect(), ..drawing }
}

/// A title on two lines, of about the same length; a comma ends the first where there is one.
fn halves(text: &str) -> Vec<String> {
    let comma = text.match_indices(", ").map(|(at, _)| (at + 1, at + 2)).next();
    let middle = width(text, 0.5, true);
    let off = |at: usize| (width(text.get(..at).unwrap_or_default(), 1.0, true) - middle).abs();
    let space = text.match_indices(' ').map(|(at, _)| (at, at + 1)).min_by(|(one, _), (other, _)| off(*one).total_cmp(&off(*other)));
    match comma.or(space).and_then(|(end, begin)| Some((text.get(..end)?, text.get(begin..)?))) {
        Some((first, second)) => vec![first.to_owned(), second.to_owned()],
        None => vec![text.to_owned()],
    }
}

/// The rules in columns of about the same height; `None` where they do not fit in that size.
fn columns(lines: &[RuleLine], room: Field, size: f32) -> Option<Vec<Vec<Set>>> {
    let most = ((room.width / (size * COLUMN)) as usize).clamp(1, 3);
    (1..=most).find_map(|count| {
        let gap = size * 2.0;
        let wide = (room.width - gap * (count as f32 - 1.0)) / count as f32;
        let sets: Vec<Set> = lines.iter().map(|line| set(line, wide, size)).collect();
        let whole: f32 = height(&sets, size);
        // The lowest height at which the columns take everything, tried in small steps.
        let mut limit = whole / count as f32;
        while limit <= room.height {
            if let Some(columns) = fill(lines, wide, size, count, limit) {
                return Some(columns);
            }
            limit += size * 0.5;
        }
        None
    })
}

/// Fills columns up to a height; `None` where something is left over.
fn fill(lines: &[RuleLine], wide: f32, size: f32, count: usize, limit: f32) -> Option<Vec<Vec<Set>>> {
    let mut columns: Vec<Vec<Set>> = vec![Vec::new()];
    for line in lines {
        let next = set(line, wide, size);
        let column = columns.last_mut()?;
        column.push(next);
        if height(column, size) > limit + 0.1 {
            let next = column.pop()?;
            if columns.len() == count || columns.last().is_some_and(Vec::is_empty) {
                return None;
            }
            columns.push(vec![next]);
            if columns.last().is_some_and(|column| height(column, size) > limit + 0.1) {
                return None;
            }
        }
    }
    Some(columns)
}

fn height(sets: &[Set], size: f32) -> f32 {
    sets.iter().map(|set| set.lines.len() as f32 * size * LEADING + size * 0.55).sum::<f32>() - size * 0.55
}

/// Breaks a rule into lines.
fn set(rule: &RuleLine, wide: f32, size: f32) -> Set {
    let indent = size * 1.75;
    let mut lines: Vec<Vec<Word>> = vec![Vec::new()];
    let mut x = indent;
    let bold = rule.head.split(' ').map(|word| (word, true));
    for (word, bold) in bold.chain(rule.says.split(' ').map(|word| (word, false))).filter(|(word, _)| !word.is_empty()) {
        let long = width(word, size, bold);
        if x + long > wide && x > indent {
            lines.push(Vec::new());
            x = indent;
        }
        if let Some(line) = lines.last_mut() {
            match line.last_mut().filter(|last| last.bold == bold) {
                // Words of one face are one text: its spaces are those of the font.
                Some(last) => {
                    last.text.push(' ');
                    last.text.push_str(word);
                }
                None => line.push(Word { text: word.to_owned(), bold, x }),
            }
        }
        x += long + width(" ", size, bold);
    }
    Set { icon: rule.icon.clone(), lines }
}

fn draw_set(pen: &mut Pen, set: &Set, (left, top): (f32, f32), size: f32) {
    let middle = top + size * LEADING / 2.0;
    match &set.icon {
        Some(name) => pen.place(icon(name, size * 1.35), (left, middle - size * 0.7)),
        None => pen.circle((left + size * 0.68, middle), size * 0.16, Some(Ink::Accent), None),
    }
    for (index, words) in set.lines.iter().enumerate() {
        let baseline = top + index as f32 * size * LEADING + size * 0.95;
        for word in words {
            let ink = if word.bold { Ink::Accent } else { Ink::Black };
            pen.text(&word.text, (left + word.x, baseline), size, word.bold, ink, Anchor::Start);
        }
    }
}
