//! Inline text to words: pieces that a line may end after, shaped and measured.

use std::rc::Rc;

use unicode_linebreak::{BreakOpportunity, linebreaks};

use super::error::PdfError;
use super::fonts::{Faces, Glyph, width};
use crate::document::Inline;
use crate::document::letters::is_mark;

/// How deep styles may stand in each other.
const MAX_DEPTH: usize = 16;
/// A word is broken after that many letters whatever they are: no line holds as many.
const MAX_LETTERS: usize = 120;
/// Stands for an icon while the text is searched for places to break.
const ICON: char = '\u{fffc}';

/// A piece of text that no line ends within, unless it is hyphenated.
#[derive(Clone, Debug, Default)]
pub(super) struct Word {
    /// Its parts, each in one style.
    pub(super) parts: Vec<Part>,
    /// Width of the space after it, in thousandths of the type size.
    pub(super) space: Option<Space>,
    /// Whether the line ends after it in any case.
    pub(super) ends_line: bool,
}

/// The space after a word.
#[derive(Clone, Debug)]
pub(super) struct Space {
    /// Its glyphs.
    pub(super) glyphs: Rc<[Glyph]>,
    /// Its style.
    pub(super) style: Style,
}

/// A part of a word.
#[derive(Clone, Debug)]
pub(super) enum Part {
    /// Letters.
    Letters {
        /// The letters as text, for hyphenation.
        text: Rc<str>,
        /// The letters shaped.
        glyphs: Rc<[Glyph]>,
        /// How they are set.
        style: Style,
    },
    /// An icon.
    Icon {
        /// Its name.
        name: String,
        /// What it shows.
        alt: String,
    },
}

/// How letters are set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Style {
    /// In bold.
    pub(super) bold: bool,
    /// Slanted.
    pub(super) slanted: bool,
    /// As a part of the link with that index.
    pub(super) link: Option<usize>,
}

/// Words and the links that they speak of.
#[derive(Clone, Debug, Default)]
pub(super) struct Words {
    /// The words, in order.
    pub(super) words: Vec<Word>,
    /// The addresses of the links.
    pub(super) links: Vec<String>,
}

/// Width of an icon in a line, as a part of the type size.
pub(super) const ICON_SIZE: f32 = 1.25;

impl Word {
    /// Its width without the space after it, in points.
    pub(super) fn width(&self, size: f32) -> f32 {
        self.parts.iter().map(|part| part.width(size)).sum()
    }

    /// Width of the space after it, in points.
    pub(super) fn space_width(&self, size: f32) -> f32 {
        self.space.as_ref().map_or(0.0, |space| width(&space.glyphs, size))
    }
}

impl Part {
    /// Its width in points.
    pub(super) fn width(&self, size: f32) -> f32 {
        match self {
            Part::Letters { glyphs, .. } => width(glyphs, size),
            Part::Icon { .. } => size * ICON_SIZE,
        }
    }
}

/// Reads inline text; `bold` is the face it begins in.
///
/// # Errors
/// A character without a letter in the fonts, or styles that stand in each other too deep.
pub(super) fn words(inlines: &[Inline], bold: bool, faces: &Faces) -> Result<Words, PdfError> {
    let mut flat = Flat::default();
    flat.read(inlines, Style { bold, ..Style::default() }, 0)?;
    flat.glue();
    let text: String = flat.letters.iter().map(|(letter, _)| *letter).collect();
    let mut ends = linebreaks(&text).peekable();
    let mut words = Vec::new();
    let mut word: Vec<(char, Style)> = Vec::new();
    let mut icons = flat.icons.into_iter();
    let mut offset = 0;
    for (letter, style) in flat.letters {
        word.push((letter, style));
        offset += letter.len_utf8();
        if let Some((_, opportunity)) = ends.next_if(|(end, _)| *end <= offset) {
            let mandatory = opportunity == BreakOpportunity::Mandatory && letter == '\n';
            words.push(shape_word(&word, mandatory, &mut icons, faces)?);
            word.clear();
        } else if word.len() >= MAX_LETTERS {
            words.push(shape_word(&word, false, &mut icons, faces)?);
            word.clear();
        }
    }
    if !word.is_empty() {
        words.push(shape_word(&word, false, &mut icons, faces)?);
    }
    Ok(Words { words, links: flat.links })
}

/// The plain text, for outlines and for telling a block by its first words.
pub(super) fn plain(inlines: &[Inline]) -> String {
    fn add(inlines: &[Inline], text: &mut String, depth: usize) {
        for inline in inlines {
            match inline {
                Inline::Text(part) | Inline::Code(part) => text.extend(part.chars().filter(|letter| !is_mark(*letter))),
                Inline::Strong(inner) | Inline::Emphasis(inner) | Inline::Link { text: inner, .. } if depth < MAX_DEPTH => {
                    add(inner, text, depth + 1);
                }
                Inline::Break => text.push(' '),
                Inline::Icon { .. } | Inline::Strong(_) | Inline::Emphasis(_) | Inline::Link { .. } => {}
            }
        }
    }
    let mut text = String::new();
    add(inlines, &mut text, 0);
    let text: String = text.chars().map(|letter| if matches!(letter, '\u{a0}' | '\u{202f}') { ' ' } else { letter }).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Letters in a row, each with its style.
#[derive(Default)]
struct Flat {
    letters: Vec<(char, Style)>,
    icons: Vec<(String, String)>,
    links: Vec<String>,
}

impl Flat {
    fn read(&mut self, inlines: &[Inline], style: Style, depth: usize) -> Result<(), PdfError> {
        if depth > MAX_DEPTH {
            return Err(PdfError::TooDeep { block: self.letters.iter().map(|(letter, _)| *letter).take(40).collect() });
        }
        for inline in inlines {
            match inline {
                Inline::Text(text) | Inline::Code(text) => text.chars().for_each(|letter| self.push(letter, style)),
                Inline::Strong(inner) => self.read(inner, Style { bold: true, ..style }, depth + 1)?,
                // No italic face is bundled: letters are slanted as they are painted, back upright where emphasis stands in emphasis.
                Inline::Emphasis(inner) => self.read(inner, Style { slanted: !style.slanted, ..style }, depth + 1)?,
                Inline::Link { url, text } => {
                    let live = url.starts_with("https://") || url.starts_with("http://");
                    let link = live.then(|| {
                        self.links.push(url.clone());
                        self.links.len() - 1
                    });
                    self.read(text, Style { link: link.or(style.link), ..style }, depth + 1)?;
                }
                Inline::Icon { name, alt } => {
                    self.icons.push((name.clone(), alt.clone()));
                    self.letters.push((ICON, style));
                }
                Inline::Break => self.letters.push(('\n', style)),
            }
        }
        Ok(())
    }

    fn push(&mut self, letter: char, style: Style) {
        match letter {
            // White space of the source is one space; a second one in a row is none.
            '\t' | '\n' | '\r' | ' ' => {
                if self.letters.last().is_some_and(|(before, _)| !matches!(before, ' ' | '\n')) {
                    self.letters.push((' ', style));
                }
            }
            ICON => {}
            letter if is_mark(letter) => {}
            letter => self.letters.push((letter, style)),
        }
    }

    /// Ties what must not come apart: French marks and the spaces before them, `6 → 12`, `6 + 3`.
    fn glue(&mut self) {
        let letters: Vec<char> = self.letters.iter().map(|(letter, _)| *letter).collect();
        let sign = |index: Option<usize>, signs: &[char]| index.and_then(|at| letters.get(at)).is_some_and(|letter| signs.contains(letter));
        for (index, (letter, _)) in self.letters.iter_mut().enumerate() {
            let tied = sign(index.checked_sub(1), &['→', '+', '=', '«', ICON])
                || sign(index.checked_add(1), &['→', '+', '=', '»', ';', ':', '!', '?']);
            if *letter == ' ' && tied {
                *letter = '\u{a0}';
            }
        }
    }
}

fn shape_word(
    letters: &[(char, Style)],
    ends_line: bool,
    icons: &mut impl Iterator<Item = (String, String)>,
    faces: &Faces,
) -> Result<Word, PdfError> {
    let mut word = Word { ends_line, ..Word::default() };
    let mut letters = letters;
    while let [rest @ .., (' ' | '\n', style)] = letters {
        if word.space.is_none() {
            word.space = Some(Space { glyphs: faces.shape(style.bold, " ")?, style: *style });
        }
        letters = rest;
    }
    for run in letters.chunk_by(|(left, left_style), (right, right_style)| left_style == right_style && (*left == ICON) == (*right == ICON))
    {
        let Some((first, style)) = run.first() else { continue };
        if *first == ICON {
            word.parts.extend(icons.by_ref().take(run.len()).map(|(name, alt)| Part::Icon { name, alt }));
        } else {
            let text: String = run.iter().map(|(letter, _)| *letter).collect();
            let glyphs = faces.shape(style.bold, &text)?;
            word.parts.push(Part::Letters { text: text.into(), glyphs, style: *style });
        }
    }
    Ok(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        let faces = Faces::embedded().unwrap();
        let words = words(&[Inline::Text(text.to_owned())], false, &faces).unwrap();
        let part = |part: &Part| match part {
            Part::Letters { text, .. } => text.to_string(),
            Part::Icon { .. } => "*".to_owned(),
        };
        words.words.iter().map(|word| word.parts.iter().map(part).collect()).collect()
    }

    #[test]
    fn what_belongs_together_is_one_word() {
        assert_eq!(texts("Va en 12 (6 → 12)."), ["Va", "en", "12", "(6\u{a0}→\u{a0}12)."]);
        assert_eq!(texts("6 + 3 : va"), ["6\u{a0}+\u{a0}3\u{a0}:", "va"]);
        assert_eq!(texts("Dis «\u{a0}oie\u{a0}» !"), ["Dis", "«\u{a0}oie\u{a0}»\u{a0}!"]);
        assert_eq!(texts("vrai\u{202f}; faux"), ["vrai\u{202f};", "faux"]);
    }

    #[test]
    fn white_space_is_one_space() {
        assert_eq!(texts("  un \n\t deux  "), ["un", "deux"]);
    }
}
