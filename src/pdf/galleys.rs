//! What one print has read, set and drawn so far.
//!
//! In come texts, blocks and names of figures; out comes what they are made to, the same each time. Why it exists: a card
//! tries many sizes of type and several places of the board before it has one that fits, and most of what it tries it has
//! made before. Everything here depends on its key alone, and is gone with the print.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::blocks::Setting;
use super::error::PdfError;
use super::fonts::Faces;
use super::marks::Mark;
use super::words::{Words, words};
use crate::document::{Block, Inline};
use crate::figure::{Drawing, Figures};

/// A block that has been set, its top at 0.
#[derive(Clone)]
pub(super) struct Galley {
    /// Its marks.
    pub(super) marks: Rc<Vec<Mark>>,
    /// Its height.
    pub(super) height: f32,
}

/// What was made from something and two lengths; they stand here as their bits, which tell them apart exactly.
type ByLengths<K, T> = RefCell<HashMap<[u32; 2], HashMap<K, T>>>;

/// What has been made, by what it was made from.
pub(super) struct Galleys<'a> {
    faces: &'a Faces,
    figures: &'a dyn Figures,
    /// Texts that begin in the regular face, and in the bold one.
    words: [RefCell<HashMap<Vec<Inline>, Rc<Words>>>; 2],
    /// Blocks by the size of their type and their width.
    blocks: ByLengths<Block, Galley>,
    /// Figures by their name and their room.
    drawings: ByLengths<String, Rc<Drawing>>,
}

impl<'a> Galleys<'a> {
    /// Nothing yet.
    pub(super) fn new(faces: &'a Faces, figures: &'a dyn Figures) -> Galleys<'a> {
        Galleys { faces, figures, words: <[_; 2]>::default(), blocks: RefCell::default(), drawings: RefCell::default() }
    }

    /// The words of a text; `bold` is the face it begins in.
    ///
    /// # Errors
    /// As [`words`].
    pub(super) fn words(&self, text: &[Inline], bold: bool) -> Result<Rc<Words>, PdfError> {
        let [regular_face, bold_face] = &self.words;
        let known = if bold { bold_face } else { regular_face };
        if let Some(words) = known.borrow().get(text) {
            return Ok(Rc::clone(words));
        }
        let read = Rc::new(words(text, bold, self.faces)?);
        known.borrow_mut().insert(text.to_vec(), Rc::clone(&read));
        Ok(read)
    }

    /// A block of the document in the type of a setting, which is one of the types of its format: the size of its running
    /// text tells them apart.
    ///
    /// # Errors
    /// As [`Setting::block`].
    pub(super) fn block(&self, setting: &Setting<'_>, block: &Block, width: f32) -> Result<Galley, PdfError> {
        let key = [setting.sizes.body.to_bits(), width.to_bits()];
        if let Some(galley) = self.blocks.borrow().get(&key).and_then(|known| known.get(block)) {
            return Ok(galley.clone());
        }
        let mut marks = Vec::new();
        let height = setting.block(block, 0.0, width, 0.0, 0, &mut marks)?;
        let galley = Galley { marks: Rc::new(marks), height };
        self.blocks.borrow_mut().entry(key).or_default().insert(block.clone(), galley.clone());
        Ok(galley)
    }

    /// The figure of that name, drawn to fit `width` × `height` points.
    pub(super) fn figure(&self, name: &str, width: f32, height: f32) -> Option<Rc<Drawing>> {
        let key = [width.to_bits(), height.to_bits()];
        if let Some(drawing) = self.drawings.borrow().get(&key).and_then(|known| known.get(name)) {
            return Some(Rc::clone(drawing));
        }
        let drawing = Rc::new(self.figures.figure(name, width, height)?);
        self.drawings.borrow_mut().entry(key).or_default().insert(name.to_owned(), Rc::clone(&drawing));
        Some(drawing)
    }

    /// The icon of a kind of square.
    pub(super) fn icon(&self, name: &str, size: f32) -> Option<Drawing> {
        self.figures.icon(name, size)
    }
}
