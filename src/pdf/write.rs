//! Lines to runs of letters, icons and links.
//!
//! In come lines with their place; out come marks, as few as the styles allow.

use std::rc::Rc;

use super::blocks::{Column, Setting};
use super::error::PdfError;
use super::fonts::{Glyph, width};
use super::lines::Line;
use super::marks::{Element, Mark, Run};
use super::style::Ground;
use super::words::{ICON_SIZE, Part, Style, Words};
use crate::figure::Ink;

/// Writes lines as runs: as few as the styles allow.
pub(super) struct Writer<'a, 'b> {
    setting: &'a Setting<'a>,
    words: &'a Words,
    column: Column,
    link: Option<usize>,
    run: Vec<Glyph>,
    bold: bool,
    slanted: bool,
    start: f32,
    pen: f32,
    /// The baseline.
    pub(super) base: f32,
    after_ornament: bool,
    /// Where it writes.
    pub(super) out: &'b mut Vec<Mark>,
}

impl<'a, 'b> Writer<'a, 'b> {
    /// Writes words into a column.
    pub(super) fn new(setting: &'a Setting<'a>, words: &'a Words, column: Column, out: &'b mut Vec<Mark>) -> Writer<'a, 'b> {
        Writer {
            setting,
            words,
            column,
            link: None,
            run: Vec::new(),
            bold: false,
            slanted: false,
            start: 0.0,
            pen: 0.0,
            base: 0.0,
            after_ornament: false,
            out,
        }
    }

    /// Writes a line.
    ///
    /// # Errors
    /// A missing letter or an unknown icon.
    pub(super) fn line(&mut self, line: &Line) -> Result<(), PdfError> {
        self.start = self.column.x;
        self.pen = self.column.x;
        for word in &line.words {
            for part in &word.parts {
                match part {
                    Part::Letters { glyphs, style, .. } => {
                        self.follow(style.link);
                        self.add(glyphs, *style);
                    }
                    Part::Icon { name, alt } => self.icon(name, alt)?,
                }
            }
            if let Some(space) = &word.space {
                if space.style.link != self.link {
                    self.follow(None);
                }
                self.add(&space.glyphs, space.style);
            }
        }
        self.flush();
        if line.hyphen {
            let glyphs = self.setting.faces.shape(self.bold, "-")?.to_vec();
            let run = self.take(glyphs, self.pen);
            self.out.push(Mark::Hyphen(run));
        }
        Ok(())
    }

    fn add(&mut self, glyphs: &[Glyph], Style { bold, slanted, .. }: Style) {
        // The space between an icon and the text is no text where the icon is only a decoration.
        let glyphs = match glyphs.split_first() {
            Some((first, rest)) if self.after_ornament && first.is_space() => {
                self.pen += width(std::slice::from_ref(first), self.column.size);
                self.start = self.pen;
                rest
            }
            _ => glyphs,
        };
        self.after_ornament = false;
        if (bold, slanted) != (self.bold, self.slanted) {
            self.flush();
            (self.bold, self.slanted) = (bold, slanted);
        }
        self.run.extend_from_slice(glyphs);
        self.pen += width(glyphs, self.column.size);
    }

    fn icon(&mut self, name: &str, alt: &str) -> Result<(), PdfError> {
        self.flush();
        let size = self.column.size * ICON_SIZE;
        let drawing = self.setting.galleys.icon(name, size).ok_or_else(|| PdfError::UnknownIcon { name: name.to_owned() })?;
        // Its middle stands at half the height of a capital.
        let at = (self.pen, self.base - self.column.size * 0.33 - size / 2.0);
        let ornament = alt.is_empty();
        self.after_ornament = ornament;
        let picture = Mark::Picture { drawing: Rc::new(drawing), at, scale: 1.0, ground: self.column.ground, ornament };
        if ornament {
            self.out.push(picture);
        } else {
            self.out.push(Mark::Open(Element { alt: Some(alt.to_owned()), ..Element::new("Figure") }));
            self.out.push(picture);
            self.out.push(Mark::Close);
        }
        self.pen += size;
        self.start = self.pen;
        Ok(())
    }

    /// Opens and closes the elements of links.
    pub(super) fn follow(&mut self, link: Option<usize>) {
        if link == self.link {
            return;
        }
        self.flush();
        if self.link.is_some() {
            self.out.push(Mark::Close);
        }
        self.link = link;
        if let Some(url) = link.and_then(|index| self.words.links.get(index)) {
            self.out.push(Mark::Open(Element { url: Some(url.clone()), ..Element::new("Link") }));
        }
    }

    /// Writes what has gathered.
    pub(super) fn flush(&mut self) {
        if !self.run.is_empty() {
            let glyphs = std::mem::take(&mut self.run);
            let run = self.take(glyphs, self.start);
            self.out.push(Mark::Text(run));
        }
        self.start = self.pen;
    }

    fn take(&self, glyphs: Vec<Glyph>, x: f32) -> Run {
        let ink = if self.link.is_some() && self.column.ground == Ground::Paper { Ink::Accent } else { self.column.ink };
        let (size, ground) = (self.column.size, self.column.ground);
        Run { glyphs, at: (x, self.base), size, bold: self.bold, slanted: self.slanted, ink, ground }
    }
}
