//! The two embedded faces: shaping, widths, and the subset that a card needs of them.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use printpdf::{Codepoint, FontId, FontMetrics, ParsedFont, PdfDocument, PdfFont, PdfFontMetricsStub, TextItem};
use rustybuzz::ttf_parser::GlyphId;

use super::error::PdfError;
use crate::bundle;

/// A shaped letter.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Glyph {
    /// Its number in the font.
    id: u16,
    /// Its width in thousandths of the type size, kerning included.
    advance: f32,
    /// The text that it stands for.
    text: Rc<str>,
}

impl Glyph {
    /// Whether it is a space.
    pub(super) fn is_space(&self) -> bool {
        &*self.text == " "
    }
}

/// One face.
struct Face {
    resource: &'static str,
    data: &'static [u8],
    shaper: rustybuzz::Face<'static>,
    plan: rustybuzz::ShapePlan,
    units: f32,
    used: RefCell<subsetter::GlyphRemapper>,
    shaped: RefCell<HashMap<String, Rc<[Glyph]>>>,
}

/// Both faces.
pub(super) struct Faces {
    regular: Face,
    bold: Face,
}

impl Faces {
    /// The faces that the program carries.
    ///
    /// # Errors
    /// [`PdfError::Internal`] where they cannot be read.
    pub(super) fn embedded() -> Result<Faces, PdfError> {
        Ok(Faces { regular: Face::embedded("TR", "SourceSans3-Regular.otf")?, bold: Face::embedded("TB", "SourceSans3-Bold.otf")? })
    }

    fn face(&self, bold: bool) -> &Face {
        if bold { &self.bold } else { &self.regular }
    }

    /// Shapes a piece of text; the same piece is shaped once.
    ///
    /// # Errors
    /// [`PdfError::MissingGlyph`].
    pub(super) fn shape(&self, bold: bool, text: &str) -> Result<Rc<[Glyph]>, PdfError> {
        self.face(bold).shape(text)
    }

    /// Width of a piece of text in points.
    ///
    /// # Errors
    /// As [`Faces::shape`].
    pub(super) fn width(&self, bold: bool, text: &str, size: f32) -> Result<f32, PdfError> {
        Ok(width(&self.shape(bold, text)?, size))
    }

    /// The name of a face among the resources of a page.
    pub(super) fn resource(&self, bold: bool) -> &'static str {
        self.face(bold).resource
    }

    /// The glyphs as printpdf writes them; from now on they belong to the subset.
    pub(super) fn items(&self, bold: bool, glyphs: &[Glyph]) -> Vec<TextItem> {
        let face = self.face(bold);
        let mut used = face.used.borrow_mut();
        let codepoint = |glyph: &Glyph| {
            // A viewer advances by the truncated width of /W: what is missing or too much is made good here.
            let offset = libm::roundf((face.written_width(glyph.id) - glyph.advance) * 100.0) / 100.0;
            Codepoint { gid: used.remap(glyph.id), offset, cid: Some(glyph.text.to_string()) }
        };
        vec![TextItem::GlyphIds(glyphs.iter().map(codepoint).collect())]
    }

    /// Puts the subsets of the faces into a document.
    ///
    /// # Errors
    /// [`PdfError::Internal`] where a face cannot be cut.
    pub(super) fn register(&self, document: &mut PdfDocument) -> Result<(), PdfError> {
        self.regular.register(document)?;
        self.bold.register(document)
    }
}

/// Width of shaped letters in points.
pub(super) fn width(glyphs: &[Glyph], size: f32) -> f32 {
    glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * size / 1000.0
}

impl Face {
    fn embedded(resource: &'static str, path: &str) -> Result<Face, PdfError> {
        let fault = || PdfError::Internal(path.to_owned());
        let data = bundle::FONTS.get_file(path).ok_or_else(fault)?.contents();
        let shaper = rustybuzz::Face::from_slice(data, 0).ok_or_else(fault)?;
        // One plan for all: every text is in Latin letters from left to right.
        let plan = rustybuzz::ShapePlan::new(&shaper, rustybuzz::Direction::LeftToRight, Some(rustybuzz::script::LATIN), None, &[]);
        let units = f32::from(u16::try_from(shaper.units_per_em()).map_err(|_| fault())?);
        Ok(Face { resource, data, shaper, plan, units, used: RefCell::default(), shaped: RefCell::default() })
    }

    fn shape(&self, text: &str) -> Result<Rc<[Glyph]>, PdfError> {
        if let Some(known) = self.shaped.borrow().get(text) {
            return Ok(Rc::clone(known));
        }
        let glyphs: Rc<[Glyph]> = self.shape_anew(text)?.into();
        self.shaped.borrow_mut().insert(text.to_owned(), Rc::clone(&glyphs));
        Ok(glyphs)
    }

    fn shape_anew(&self, text: &str) -> Result<Vec<Glyph>, PdfError> {
        let mut buffer = rustybuzz::UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.set_direction(rustybuzz::Direction::LeftToRight);
        buffer.set_script(rustybuzz::script::LATIN);
        let shaped = rustybuzz::shape_with_plan(&self.shaper, &self.plan, buffer);
        let clusters: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        let mut glyphs = Vec::with_capacity(clusters.len());
        let mut before = None;
        for (index, (info, position)) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()).enumerate() {
            let start = info.cluster as usize;
            let end = clusters.iter().skip(index + 1).copied().find(|next| *next > start).unwrap_or(text.len());
            let covered = text.get(start..end).unwrap_or_default();
            if info.glyph_id == 0 {
                let character = covered.chars().next().unwrap_or(char::REPLACEMENT_CHARACTER);
                return Err(PdfError::MissingGlyph { character, text: text.trim().to_owned() });
            }
            // A second glyph of one letter still needs a text of its own in the file: one without width.
            let text = if before == Some(start) { "\u{200b}".to_owned() } else { extracted(covered) };
            before = Some(start);
            let advance = position.x_advance as f32 * 1000.0 / self.units;
            glyphs.push(Glyph { id: u16::try_from(info.glyph_id).unwrap_or(0), advance, text: text.into() });
        }
        Ok(glyphs)
    }

    fn raw_width(&self, id: u16) -> u16 {
        self.shaper.glyph_hor_advance(GlyphId(id)).unwrap_or(0)
    }

    /// The width that printpdf writes into the file: whole thousandths, cut off.
    fn written_width(&self, id: u16) -> f32 {
        libm::truncf(f32::from(self.raw_width(id)) * 1000.0 / self.units)
    }

    fn register(&self, document: &mut PdfDocument) -> Result<(), PdfError> {
        let used = self.used.borrow();
        let bytes = subsetter::subset(self.data, 0, &used).map_err(|fault| PdfError::Internal(fault.to_string()))?;
        let mut widths = BTreeMap::new();
        for old in used.remapped_gids() {
            if let Some(new) = used.get(old) {
                widths.insert(new, self.raw_width(old));
            }
        }
        let units = u16::try_from(self.shaper.units_per_em()).unwrap_or(1000);
        let metrics = FontMetrics { ascent: self.shaper.ascender(), descent: self.shaper.descender() };
        let name = format!("{}+{}", subset_tag(used.remapped_gids()), self.postscript_name());
        let mut font = ParsedFont::with_glyph_data(bytes, 0, Some(name), BTreeMap::new(), widths, units, metrics);
        let bounds = self.shaper.global_bounding_box();
        font.pdf_font_metrics = PdfFontMetricsStub {
            units_per_em: units,
            x_min: bounds.x_min,
            y_min: bounds.y_min,
            x_max: bounds.x_max,
            y_max: bounds.y_max,
            caret_slope_rise: 1,
            caret_slope_run: 0,
            us_weight_class: self.shaper.weight().to_number(),
        };
        document.resources.fonts.map.insert(FontId(self.resource.to_owned()), PdfFont::new(font));
        Ok(())
    }

    fn postscript_name(&self) -> String {
        let names = self.shaper.names().into_iter();
        names.filter(|name| name.name_id == 6).find_map(|name| name.to_string()).unwrap_or_else(|| self.resource.to_owned())
    }
}

/// Six capital letters that tell one subset from another.
fn subset_tag(glyphs: impl Iterator<Item = u16>) -> String {
    let mut hash = glyphs.flat_map(u16::to_be_bytes).fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        // FNV-1a: short, and the same everywhere.
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (0..6)
        .map(|_| {
            let letter = b'A' + (hash % 26) as u8;
            hash /= 26;
            char::from(letter)
        })
        .collect()
}

/// What a reader gets who copies the text: one plain space, one plain hyphen.
fn extracted(text: &str) -> String {
    text.chars()
        .map(|character| match character {
            '\u{a0}' | '\u{202f}' | '\u{2009}' => ' ',
            '\u{2011}' => '-',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::letters;

    #[test]
    fn the_checker_knows_the_letters_of_both_faces() {
        let faces = Faces::embedded().unwrap();
        let glyph = |bold: bool, letter| faces.face(bold).shaper.glyph_index(letter).is_some_and(|glyph| glyph.0 != 0);
        for letter in '\0'..=char::MAX {
            assert_eq!(letters::has(letter), glyph(false, letter) && glyph(true, letter), "{letter:?}");
        }
    }

    #[test]
    fn what_is_called_printed_is_shaped() {
        let faces = Faces::embedded().unwrap();
        for letter in ('\0'..=char::MAX).filter(|letter| letters::is_printed(*letter) && !letters::is_mark(*letter)) {
            assert!([false, true].iter().all(|bold| faces.shape(*bold, &letter.to_string()).is_ok()), "{letter:?}");
        }
    }
}
