//! The operations of a page, as printpdf writes them.
//!
//! In come operators with their operands; out come operations. Why it exists: printpdf has no word of its own for some of them, or
//! only one that closes every path, and its numbers have as many digits as they come with.

use std::collections::BTreeMap;

use printpdf::{DictItem, FontId, Op, PdfFontHandle, Pt, TextItem, TextMatrix};

/// What has been written so far.
#[derive(Debug, Default)]
pub(super) struct Content {
    ops: Vec<Op>,
}

impl Content {
    /// Whether nothing has been written.
    pub(super) fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }

    /// What has been written.
    pub(super) fn into_ops(self) -> Vec<Op> {
        self.ops
    }

    /// An operation on numbers, to a hundredth.
    pub(super) fn op(&mut self, operator: &str, numbers: &[f32]) {
        self.raw(operator, numbers.iter().map(|number| hundredth(*number)).collect());
    }

    /// Dashes of these lengths, to a thousandth; none for a full line.
    pub(super) fn dash(&mut self, lengths: &[f32]) {
        let lengths = lengths.iter().map(|length| DictItem::Real(thousandth(*length))).collect();
        self.raw("d", vec![DictItem::Array(lengths), DictItem::Int(0)]);
    }

    /// A piece without a meaning begins.
    pub(super) fn begin_ornament(&mut self) {
        self.ops.push(Op::BeginMarkedContent { tag: "Artifact".to_owned() });
    }

    /// A piece with that tag and number begins; `actual` is what is read instead of it.
    pub(super) fn begin_piece(&mut self, tag: &str, number: i64, actual: Option<&str>) {
        let mut map = BTreeMap::from([("MCID".to_owned(), DictItem::Int(number))]);
        if let Some(text) = actual {
            let data = [0xfe, 0xff].into_iter().chain(text.encode_utf16().flat_map(u16::to_be_bytes)).collect();
            map.insert("ActualText".to_owned(), DictItem::String { data, literal: false });
        }
        self.ops.push(Op::BeginMarkedContentWithProperties { tag: tag.to_owned(), properties: DictItem::Dict { map } });
    }

    /// The piece ends.
    pub(super) fn end_piece(&mut self) {
        self.ops.push(Op::EndMarkedContent);
    }

    /// A text begins.
    pub(super) fn begin_text(&mut self) {
        self.ops.push(Op::StartTextSection);
    }

    /// The text ends.
    pub(super) fn end_text(&mut self) {
        self.ops.push(Op::EndTextSection);
    }

    /// Sets the font, a name among the resources of the page, and its size, to a thousandth.
    pub(super) fn font(&mut self, name: &str, size: f32) {
        self.ops.push(Op::SetFont { font: PdfFontHandle::External(FontId(name.to_owned())), size: Pt(thousandth(size)) });
    }

    /// Sets where the text goes: a matrix, to a thousandth.
    pub(super) fn text_matrix(&mut self, matrix: [f32; 6]) {
        self.ops.push(Op::SetTextMatrix { matrix: TextMatrix::Raw(matrix.map(thousandth)) });
    }

    /// Shows letters.
    pub(super) fn show(&mut self, items: Vec<TextItem>) {
        self.ops.push(Op::ShowText { items });
    }

    fn raw(&mut self, key: &str, value: Vec<DictItem>) {
        self.ops.push(Op::Unknown { key: key.to_owned(), value });
    }
}

/// A whole number where it is one.
fn hundredth(number: f32) -> DictItem {
    let rounded = libm::roundf(number * 100.0) / 100.0;
    if rounded == libm::truncf(rounded) { DictItem::Int(rounded as i64) } else { DictItem::Real(rounded) }
}

/// To a thousandth: the same digits everywhere.
fn thousandth(number: f32) -> f32 {
    libm::roundf(number * 1000.0) / 1000.0
}
