//! The operations of a page, as printpdf writes them.
//!
//! In come operators with their operands; out come operations. Why it exists: printpdf has no word of its own for the operations of
//! a path, or only one that closes it, and takes an operation that it does not know as it is written. A page has some thousands
//! of those in a row: they are handed on together, with numbers of few digits that are the same everywhere.

use std::collections::BTreeMap;

use printpdf::{DictItem, FontId, Op, PdfFontHandle, Pt, TextItem, TextMatrix};

use crate::figure::thousandth;

/// What has been written so far.
#[derive(Debug, Default)]
pub(super) struct Content {
    ops: Vec<Op>,
    /// Operations that printpdf does not know, as they stand in the file.
    raw: String,
}

impl Content {
    /// Whether nothing has been written.
    pub(super) fn is_empty(&self) -> bool {
        self.ops.is_empty() && self.raw.is_empty()
    }

    /// What has been written.
    pub(super) fn into_ops(mut self) -> Vec<Op> {
        self.hand_on();
        self.ops
    }

    /// An operation on numbers, to a hundredth.
    pub(super) fn op(&mut self, operator: &str, numbers: &[f32]) {
        self.next();
        for number in numbers {
            self.number(*number, 2);
            self.raw.push(' ');
        }
        self.raw.push_str(operator);
    }

    /// Dashes of these lengths, to a thousandth; none for a full line.
    pub(super) fn dash(&mut self, lengths: &[f32]) {
        self.next();
        self.raw.push('[');
        for (index, length) in lengths.iter().enumerate() {
            if index > 0 {
                self.raw.push(' ');
            }
            self.number(*length, 3);
        }
        self.raw.push_str("] 0 d");
    }

    /// A piece without a meaning begins.
    pub(super) fn begin_ornament(&mut self) {
        self.push(Op::BeginMarkedContent { tag: "Artifact".to_owned() });
    }

    /// A piece with that tag and number begins; `actual` is what is read instead of it.
    pub(super) fn begin_piece(&mut self, tag: &str, number: i64, actual: Option<&str>) {
        let mut map = BTreeMap::from([("MCID".to_owned(), DictItem::Int(number))]);
        if let Some(text) = actual {
            map.insert("ActualText".to_owned(), DictItem::String { data: utf16(text), literal: false });
        }
        self.push(Op::BeginMarkedContentWithProperties { tag: tag.to_owned(), properties: DictItem::Dict { map } });
    }

    /// The piece ends.
    pub(super) fn end_piece(&mut self) {
        self.push(Op::EndMarkedContent);
    }

    /// A text begins.
    pub(super) fn begin_text(&mut self) {
        self.push(Op::StartTextSection);
    }

    /// The text ends.
    pub(super) fn end_text(&mut self) {
        self.push(Op::EndTextSection);
    }

    /// Sets the font, a name among the resources of the page, and its size, to a thousandth.
    pub(super) fn font(&mut self, name: &str, size: f32) {
        self.push(Op::SetFont { font: PdfFontHandle::External(FontId(name.to_owned())), size: Pt(thousandth(size)) });
    }

    /// Sets where the text goes: a matrix, to a thousandth.
    pub(super) fn text_matrix(&mut self, matrix: [f32; 6]) {
        self.push(Op::SetTextMatrix { matrix: TextMatrix::Raw(matrix.map(thousandth)) });
    }

    /// Shows letters.
    pub(super) fn show(&mut self, items: Vec<TextItem>) {
        self.push(Op::ShowText { items });
    }

    fn push(&mut self, op: Op) {
        self.hand_on();
        self.ops.push(op);
    }

    /// A line of its own for each operation.
    fn next(&mut self) {
        if !self.raw.is_empty() {
            self.raw.push('\n');
        }
    }

    fn hand_on(&mut self) {
        if !self.raw.is_empty() {
            self.ops.push(Op::Unknown { key: std::mem::take(&mut self.raw), value: Vec::new() });
        }
    }

    /// A number to so many places, without the zeros at its end.
    fn number(&mut self, value: f32, places: u32) {
        let unit = 10_u64.pow(places);
        let parts = libm::roundf(value * unit as f32) as i64;
        if parts < 0 {
            self.raw.push('-');
        }
        let parts = parts.unsigned_abs();
        self.whole(parts / unit);
        let (mut rest, mut place) = (parts % unit, unit);
        if rest > 0 {
            self.raw.push('.');
        }
        while rest > 0 {
            place /= 10;
            self.raw.push(digit(rest / place));
            rest %= place;
        }
    }

    fn whole(&mut self, value: u64) {
        let mut place = 1;
        while value / place >= 10 {
            place *= 10;
        }
        while place > 0 {
            self.raw.push(digit(value / place % 10));
            place /= 10;
        }
    }
}

/// A text of the file itself: UTF-16 with its mark.
pub(super) fn utf16(text: &str) -> Vec<u8> {
    [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect()
}

fn digit(value: u64) -> char {
    char::from(b'0' + (value % 10) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl Fn(&mut Content)) -> String {
        let mut content = Content::default();
        write(&mut content);
        match content.into_ops().as_slice() {
            [Op::Unknown { key, value }] if value.is_empty() => key.clone(),
            ops => panic!("{ops:?}"),
        }
    }

    #[test]
    fn numbers_have_no_zeros_at_their_end() {
        assert_eq!(written(|content| content.op("m", &[1.0, -0.5, 10.26, 100.0, -0.001, 297.64])), "1 -0.5 10.26 100 0 297.64 m");
        assert_eq!(written(|content| content.dash(&[2.4, 2.405])), "[2.4 2.405] 0 d");
        assert_eq!(written(|content| content.dash(&[])), "[] 0 d");
    }

    #[test]
    fn operations_in_a_row_are_handed_on_together() {
        let path = |content: &mut Content| {
            content.op("m", &[1.0, 2.0]);
            content.op("l", &[3.0, 4.0]);
            content.op("S", &[]);
        };
        assert_eq!(written(path), "1 2 m\n3 4 l\nS");
        let mut content = Content::default();
        path(&mut content);
        content.begin_text();
        content.end_text();
        path(&mut content);
        let ops = content.into_ops();
        assert!(matches!(ops.as_slice(), [Op::Unknown { .. }, Op::StartTextSection, Op::EndTextSection, Op::Unknown { .. }]), "{ops:?}");
    }
}
