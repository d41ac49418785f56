//! Tables: columns balanced by what stands in them, rows as high as they must be.

use std::rc::Rc;

use super::blocks::{Column, Setting};
use super::error::PdfError;
use super::marks::{Element, Mark, line, round_rect};
use super::style::Ground;
use super::words::{Word, Words};
use crate::document::Inline;
use crate::figure::Ink;

/// Space left and right of a cell's text.
const PAD_X: f32 = 3.2;

/// How wide a column wants to be.
#[derive(Clone, Copy, Default)]
struct Wish {
    /// Its widest word.
    least: f32,
    /// Its longest text on one line.
    most: f32,
}

impl Setting<'_> {
    /// Sets a table with its top at `y`; the bottom of it.
    ///
    /// # Errors
    /// As for the text of its cells.
    pub(super) fn table(
        &self,
        head: &[Vec<Inline>],
        rows: &[Vec<Vec<Inline>>],
        x: f32,
        width: f32,
        y: f32,
        out: &mut Vec<Mark>,
    ) -> Result<f32, PdfError> {
        let size = self.sizes.body;
        let columns = rows.iter().map(Vec::len).chain([head.len()]).max().unwrap_or(0);
        if columns == 0 {
            return Ok(y);
        }
        let head = self.cells(head, columns, |_| true)?;
        // A row too many for the side is enough to be told that the table does not fit.
        let most_rows = (self.room / size) as usize + 1;
        let rows = rows.iter().take(most_rows).map(|row| self.cells(row, columns, |column| column == 0)).collect::<Result<Vec<_>, _>>()?;
        let mut wishes = vec![Wish::default(); columns];
        for row in std::iter::once(&head).chain(&rows) {
            for (wish, cell) in wishes.iter_mut().zip(row) {
                let cell = wish_of(&cell.words, size);
                *wish = Wish { least: wish.least.max(cell.least), most: wish.most.max(cell.most) };
            }
        }
        let room = width - 2.0 * PAD_X * columns as f32;
        // What heads a row stays on one line where that leaves room for the rest.
        let heads = std::iter::once(&head).chain(&rows).filter_map(|row| Some(wish_of(&row.first()?.words, size).most));
        let most = if columns > 2 { HEADS_OF_MANY } else { HEADS };
        let longest = heads.filter(|long| *long <= room * most).fold(0.0, f32::max);
        if let Some(first) = wishes.first_mut() {
            first.least = first.least.min(room * most).max(longest);
        }
        let mut widths = share(&wishes, room);
        let measured: Vec<Vec<Vec<Measured>>> =
            std::iter::once(&head).chain(&rows).map(|row| row.iter().map(|cell| measure(&cell.words, size)).collect()).collect();
        balance(&mut widths, &wishes, &measured);

        out.push(Mark::Open(Element::new("Table")));
        let titled = head.iter().any(|cell| !cell.words.is_empty());
        let mut bottom = y;
        if titled {
            bottom = self.row(&head, &widths, x, width, bottom, RowKind::Head, out)?;
            out.push(Mark::Break { y: bottom, heads: true });
        }
        for (index, row) in rows.iter().enumerate() {
            // One row alone is no part of a table to begin or to end a column with.
            if index > 0 && (rows.len() < 4 || (index > 1 && index + 1 < rows.len())) {
                out.push(Mark::Break { y: bottom, heads: false });
            }
            let kind = if index % 2 == 1 { RowKind::Shaded } else { RowKind::Plain };
            bottom = self.row(row, &widths, x, width, bottom, kind, out)?;
        }
        out.push(Mark::Close);
        Ok(bottom)
    }

    fn cells(&self, row: &[Vec<Inline>], columns: usize, bold: impl Fn(usize) -> bool) -> Result<Vec<Rc<Words>>, PdfError> {
        let cell = |column: usize| self.galleys.words(row.get(column).map(Vec::as_slice).unwrap_or_default(), bold(column));
        (0..columns).map(cell).collect()
    }

    #[expect(clippy::too_many_arguments, reason = "the place of a row is four numbers")]
    fn row(
        &self,
        cells: &[Rc<Words>],
        widths: &[f32],
        x: f32,
        width: f32,
        y: f32,
        kind: RowKind,
        out: &mut Vec<Mark>,
    ) -> Result<f32, PdfError> {
        let size = self.sizes.body;
        let pad_y = size * 0.19;
        let (ink, ground) = if kind == RowKind::Head { (Ink::Black, Ground::Accent) } else { (self.ink, Ground::Paper) };
        let mut inner = vec![Mark::Open(Element::new("TR"))];
        let mut bottom = y;
        let mut left = x;
        for (index, (cell, cell_width)) in cells.iter().zip(widths).enumerate() {
            let (tag, scope) = match (kind, index) {
                (RowKind::Head, _) => ("TH", Some("Column")),
                (_, 0) => ("TH", Some("Row")),
                _ => ("TD", None),
            };
            inner.push(Mark::Open(Element { scope, ..Element::new(tag) }));
            let column = Column { x: left + PAD_X, width: *cell_width, size, ink, ground, whole: true };
            bottom = bottom.max(self.text(cell, column, y + pad_y, &mut inner)? + pad_y);
            inner.push(Mark::Close);
            left += cell_width + 2.0 * PAD_X;
        }
        inner.push(Mark::Close);
        match kind {
            RowKind::Head => {
                out.push(Mark::Ornament { path: round_rect(x, y, width, bottom - y, 2.5), fill: Some(Ink::Accent), line: None });
            }
            RowKind::Shaded => {
                out.push(Mark::Ornament { path: round_rect(x, y, width, bottom - y, 0.0), fill: Some(Ink::Pale), line: None });
            }
            RowKind::Plain => {}
        }
        if kind != RowKind::Head {
            out.push(Mark::Ornament { path: line((x, bottom), (x + width, bottom)), fill: None, line: Some((Ink::Middle, 0.5)) });
        }
        out.append(&mut inner);
        Ok(bottom)
    }
}

/// The part of a table that the heads of its rows may take to stay on one line.
const HEADS: f32 = 0.46;
/// The same in a table of more than two columns.
const HEADS_OF_MANY: f32 = 0.28;

/// How a row looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RowKind {
    Head,
    Plain,
    Shaded,
}

fn wish_of(words: &[Word], size: f32) -> Wish {
    let mut wish = Wish::default();
    let mut line = 0.0_f32;
    for word in words {
        let word_width = word.width(size);
        wish.least = wish.least.max(word_width);
        wish.most = wish.most.max(line + word_width);
        line = if word.ends_line { 0.0 } else { line + word_width + word.space_width(size) };
    }
    wish
}

/// Shares `room` among columns: each its longest line where there is room, else its widest word and a part of the
/// rest by what is still missing; where even the widest words do not fit, the narrow columns keep theirs.
fn share(wishes: &[Wish], room: f32) -> Vec<f32> {
    let room = room.max(1.0);
    let least: f32 = wishes.iter().map(|wish| wish.least).sum();
    let most: f32 = wishes.iter().map(|wish| wish.most).sum();
    if most <= room {
        // What is over goes to the last column: short columns stay together, where the eye compares them.
        let over = room - most;
        let last = wishes.len().saturating_sub(1);
        return wishes.iter().enumerate().map(|(index, wish)| if index == last { wish.most + over } else { wish.most }).collect();
    }
    if least <= room {
        // A hair more than the widest word, so that rounding never breaks it.
        let missing = (most - least).max(0.001);
        return wishes.iter().map(|wish| wish.least + (room - least) * (wish.most - wish.least) / missing).collect();
    }
    let fair = room / wishes.len().max(1) as f32;
    let narrow: f32 = wishes.iter().map(|wish| wish.least).filter(|least| *least <= fair).sum();
    let wide = wishes.iter().filter(|wish| wish.least > fair).count().max(1) as f32;
    wishes.iter().map(|wish| if wish.least <= fair { wish.least } else { (room - narrow) / wide }).collect()
}

/// The widths of a word and of the space after it, and whether the line ends after it.
type Measured = (f32, f32, bool);

fn measure(words: &[Word], size: f32) -> Vec<Measured> {
    words.iter().map(|word| (word.width(size), word.space_width(size), word.ends_line)).collect()
}

/// Gives width from column to column as long as that makes the whole table shorter.
fn balance(widths: &mut [f32], wishes: &[Wish], rows: &[Vec<Vec<Measured>>]) {
    /// Widths that may change hands, in points: a small one alone often saves no line.
    const STEPS: [f32; 4] = [4.0, 8.0, 16.0, 32.0];
    /// More changes than any table on a card needs.
    const MOST: usize = 16;
    // Beside the lines of each row, the lines of all cells: of two tables equally high the emptier one looks better.
    let cost = |widths: &[f32]| {
        let lines = |row: &Vec<Vec<Measured>>| row.iter().zip(widths).map(|(cell, width)| lines_needed(cell, *width)).collect::<Vec<_>>();
        let rows: Vec<Vec<usize>> = rows.iter().map(lines).collect();
        (rows.iter().map(|row| row.iter().max().copied().unwrap_or(0)).sum::<usize>(), rows.iter().flatten().sum::<usize>())
    };
    let columns = widths.len();
    let moves = || (0..columns).flat_map(|from| (0..columns).flat_map(move |to| STEPS.map(|step| (from, to, step))));
    let mut best = cost(widths);
    for _ in 0..MOST {
        let mut better = None;
        for (from, to, step) in moves().filter(|(from, to, _)| from != to) {
            let least = wishes.get(from).map_or(0.0, |wish| wish.least);
            let mut tried = widths.to_vec();
            match tried.get_mut(from) {
                Some(width) if *width - step >= least => *width -= step,
                _ => continue,
            }
            if let Some(width) = tried.get_mut(to) {
                *width += step;
            }
            let tried_cost = cost(&tried);
            if tried_cost < best {
                best = tried_cost;
                better = Some(tried);
            }
        }
        match better {
            Some(better) => widths.copy_from_slice(&better),
            None => break,
        }
    }
}

/// How many lines a text takes in a column, without hyphens.
fn lines_needed(words: &[Measured], width: f32) -> usize {
    let mut lines = 0;
    let mut pen = None;
    for (word, space, ends) in words {
        let start = match pen {
            Some(pen) if pen + word <= width + 0.01 => pen,
            _ => {
                lines += 1;
                0.0
            }
        };
        pen = (!ends).then_some(start + word + space);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_fill_the_measure_whatever_they_hold() {
        let wish = |least, most| Wish { least, most };
        for wishes in [
            vec![wish(10.0, 20.0), wish(30.0, 50.0)],
            vec![wish(10.0, 20.0), wish(30.0, 500.0)],
            vec![wish(300.0, 300.0), wish(10.0, 10.0), wish(200.0, 900.0)],
            vec![wish(0.0, 0.0), wish(0.0, 0.0)],
        ] {
            let widths = share(&wishes, 200.0);
            assert!((widths.iter().sum::<f32>() - 200.0).abs() < 0.01, "{widths:?}");
            assert!(widths.iter().all(|width| *width >= 0.0), "{widths:?}");
        }
    }

    #[test]
    fn width_goes_where_it_saves_lines() {
        let cell = |words: usize| vec![(9.0, 1.0, false); words];
        let rows = vec![vec![cell(4), cell(2)], vec![cell(4), cell(2)]];
        let wishes = [Wish { least: 9.0, most: 39.0 }, Wish { least: 9.0, most: 19.0 }];
        let mut widths = vec![31.0, 29.0];
        assert_eq!(lines_needed(&cell(4), 31.0), 2);
        balance(&mut widths, &wishes, &rows);
        assert!(widths[0] >= 39.0 - 0.01 || widths[1] >= 19.0, "{widths:?}");
        assert_eq!(lines_needed(&cell(4), widths[0]), 1, "{widths:?}");
        assert_eq!(widths.iter().sum::<f32>(), 60.0);
    }

    #[test]
    fn a_short_column_keeps_its_line() {
        let widths = share(&[Wish { least: 8.0, most: 8.0 }, Wish { least: 30.0, most: 400.0 }], 200.0);
        assert_eq!(widths[0], 8.0);
    }
}
