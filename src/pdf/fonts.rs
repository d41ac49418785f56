//! The two embedded faces: shaping, widths, and the subset that a card needs of them.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use rustybuzz::ttf_parser::{GlyphId, RawFace, Tag};

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
    /// What each glyph of the subset stands for, by its number there.
    texts: RefCell<BTreeMap<u16, Rc<str>>>,
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
        Ok(Faces {
            regular: Face::embedded("TR", "fonts/SourceSans3-Regular.otf")?,
            bold: Face::embedded("TB", "fonts/SourceSans3-Bold.otf")?,
        })
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

    /// The glyphs as a page shows them; from now on they belong to the subset.
    pub(super) fn shown<'a>(&'a self, bold: bool, glyphs: &'a [Glyph]) -> impl Iterator<Item = Shown> + 'a {
        let face = self.face(bold);
        glyphs.iter().map(|glyph| face.shown(glyph))
    }

    /// The subsets of the faces that pages show something of, each with its name among the resources.
    ///
    /// # Errors
    /// [`PdfError::Internal`] where a face cannot be cut.
    pub(super) fn subsets(&self) -> Result<Vec<(&'static str, Subset)>, PdfError> {
        let used = [&self.bold, &self.regular].into_iter().filter(|face| !face.texts.borrow().is_empty());
        used.map(|face| Ok((face.resource, face.subset()?))).collect()
    }
}

/// A glyph on a page.
pub(super) struct Shown {
    /// Its number in the subset.
    pub(super) code: u16,
    /// How far the pen goes back behind it, in thousandths of the type size.
    pub(super) back: f32,
}

/// The part of a face that pages show, and what a file says of it; lengths in thousandths of the type size.
pub(super) struct Subset {
    /// Its name, with letters of its own.
    pub(super) name: String,
    /// The outlines, as a table of Compact Font Format.
    pub(super) outlines: Vec<u8>,
    /// The width of each glyph after the first, which stands for what is missing.
    pub(super) widths: Vec<i64>,
    /// What each glyph stands for, by its number.
    pub(super) texts: BTreeMap<u16, Rc<str>>,
    /// How high letters reach, and how low.
    pub(super) ascent: i64,
    /// How low they reach, as a negative number.
    pub(super) descent: i64,
    /// The box that holds all of them: left, bottom, right, top.
    pub(super) bounds: [i64; 4],
    /// How bold it is, from 1 to 1000.
    pub(super) weight: u16,
}

/// Width of shaped letters in points.
pub(super) fn width(glyphs: &[Glyph], size: f32) -> f32 {
    glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * size / 1000.0
}

impl Face {
    fn embedded(resource: &'static str, path: &str) -> Result<Face, PdfError> {
        let fault = || PdfError::Internal(path.to_owned());
        let data = bundle::TEMPLATES.get_file(path).ok_or_else(fault)?.contents();
        let shaper = rustybuzz::Face::from_slice(data, 0).ok_or_else(fault)?;
        // One plan for all: every text is in Latin letters from left to right.
        let plan = rustybuzz::ShapePlan::new(&shaper, rustybuzz::Direction::LeftToRight, Some(rustybuzz::script::LATIN), None, &[]);
        let units = f32::from(u16::try_from(shaper.units_per_em()).map_err(|_| fault())?);
        Ok(Face { resource, data, shaper, plan, units, used: RefCell::default(), texts: RefCell::default(), shaped: RefCell::default() })
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

    /// The width that stands in the file: whole thousandths, cut off.
    fn written_width(&self, id: u16) -> f32 {
        libm::truncf(f32::from(self.raw_width(id)) * 1000.0 / self.units)
    }

    fn shown(&self, glyph: &Glyph) -> Shown {
        let code = self.used.borrow_mut().remap(glyph.id);
        self.texts.borrow_mut().insert(code, Rc::clone(&glyph.text));
        // A viewer advances by the width in the file: what is missing or too much is made good here.
        Shown { code, back: libm::roundf((self.written_width(glyph.id) - glyph.advance) * 100.0) / 100.0 }
    }

    fn subset(&self) -> Result<Subset, PdfError> {
        let used = self.used.borrow();
        let font = subsetter::subset(self.data, 0, &used).map_err(|fault| PdfError::Internal(fault.to_string()))?;
        // Readers agree best on the outlines alone, without the font around them.
        let outlines = RawFace::parse(&font, 0).ok().and_then(|font| font.table(Tag::from_bytes(b"CFF ")));
        let outlines = outlines.ok_or_else(|| PdfError::Internal(self.postscript_name()))?.to_vec();
        let thousandths = |length: i16| libm::roundf(f32::from(length) * 1000.0 / self.units) as i64;
        let bounds = self.shaper.global_bounding_box();
        Ok(Subset {
            name: format!("{}+{}", subset_tag(used.remapped_gids()), self.postscript_name()),
            outlines,
            widths: used.remapped_gids().skip(1).map(|id| self.written_width(id) as i64).collect(),
            texts: self.texts.borrow().clone(),
            ascent: thousandths(self.shaper.ascender()),
            descent: thousandths(self.shaper.descender()),
            bounds: [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(thousandths),
            weight: self.shaper.weight().to_number(),
        })
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
