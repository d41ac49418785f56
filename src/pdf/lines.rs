//! Words to lines: ragged right, hyphens as the last resort.

use super::error::PdfError;
use super::fonts::Faces;
use super::words::{Part, Space, Style, Word};
use crate::vocab::Lang;

/// A line that is filled less than this without a hyphen gets one, where a word can be broken.
const LOOSE: f32 = 0.66;
/// A last line that is filled so far is long enough, …
const ENOUGH: f32 = 0.4;
/// … and what it lacks weighs so many times as much as white space at the end of another line.
const LOST: f32 = 3.0;
/// Longer paragraphs are not made even: nobody sees it, and it takes long.
const MOST_EVENED: usize = 24;
/// A last line of one or two words that is filled less than this is lost below the others.
const SHORT: f32 = 0.25;
/// Shorter words are never broken.
const MIN_LETTERS: usize = 6;
/// The fewest letters before a hyphen and after it.
const MIN_SIDE: usize = 3;

/// No print holds as many lines in one paragraph: whoever has them is told so, and the rest need not be set.
const MAX_LINES: usize = 400;

/// Words side by side.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    /// The words.
    pub(super) words: Vec<Word>,
    /// Width in points, without the space after the last word.
    pub(super) width: f32,
    /// Whether a hyphen that is no letter of the text ends it.
    pub(super) hyphen: bool,
}

/// Breaks words into lines of at most `measure` points.
///
/// A word that is wider is broken between its syllables, or else anywhere: nothing is ever clipped.
///
/// # Errors
/// As [`Faces::shape`].
pub(super) fn lines(words: &[Word], size: f32, measure: f32, lang: Lang, faces: &Faces) -> Result<Vec<Line>, PdfError> {
    let mut setter = Setter { size, measure, lang, faces, lines: Vec::new(), line: Line::default(), pen: 0.0 };
    for word in words {
        if setter.lines.len() > MAX_LINES {
            break;
        }
        setter.set(word)?;
    }
    setter.end_line(false);
    let mut lines = setter.lines;
    if ends_short(&lines, measure) {
        lines = evened(lines, size, measure);
    }
    // Spaces at the end of the whole text are no text.
    if let Some(last) = lines.last_mut().and_then(|line| line.words.last_mut()) {
        last.space = None;
    }
    Ok(lines)
}

/// Whether the last line holds so little that it looks lost, and lines may change it.
fn ends_short(lines: &[Line], measure: f32) -> bool {
    let ends = lines.iter().rev().skip(1).flat_map(|line| &line.words).any(|word| word.ends_line);
    let [.., last] = lines else { return false };
    (2..=MOST_EVENED).contains(&lines.len())
        && last.width < SHORT * measure
        && !ends
        && !lines.iter().any(|line| line.hyphen)
        && last.words.len() < 3
}

/// The same words on as many lines, the last of them long enough: of all ways to break them the one whose white space, squared, is the
/// least (as in D. Knuth and M. Plass, "Breaking paragraphs into lines", for ragged text). Lines stay as they are where none is better.
fn evened(lines: Vec<Line>, size: f32, measure: f32) -> Vec<Line> {
    let count = lines.len();
    let words: Vec<Word> = lines.iter().flat_map(|line| line.words.iter().cloned()).collect();
    // Where each word begins and ends, were all on one line.
    let mut pen = 0.0;
    let places: Vec<(f32, f32)> = words
        .iter()
        .map(|word| {
            let start = pen;
            let end = start + word.width(size);
            pen = end + word.space_width(size);
            (start, end)
        })
        .collect();
    let long = |from: usize, to: usize| match (places.get(from), to.checked_sub(1).and_then(|last| places.get(last))) {
        (Some((start, _)), Some((_, end))) => end - start,
        _ => f32::INFINITY,
    };
    // The least white space of the words up to each one on so many lines, and where the last of these lines begins.
    let mut best: Vec<Vec<(f32, usize)>> = vec![vec![(f32::INFINITY, 0); words.len() + 1]; count + 1];
    if let Some(start) = best.first_mut().and_then(|row| row.first_mut()) {
        start.0 = 0.0;
    }
    for line in 1..=count {
        for to in 1..=words.len() {
            for from in (0..to).rev() {
                let slack = measure + 0.01 - long(from, to);
                if slack < 0.0 {
                    break;
                }
                // The last line need not be full, only long enough.
                let cost = if line == count { LOST * (ENOUGH * measure - long(from, to)).max(0.0) } else { slack };
                let before = best.get(line - 1).and_then(|row| row.get(from)).map_or(f32::INFINITY, |(cost, _)| *cost);
                if let Some(place) = best.get_mut(line).and_then(|row| row.get_mut(to))
                    && before + cost * cost < place.0
                {
                    *place = (before + cost * cost, from);
                }
            }
        }
    }
    let mut ends = vec![words.len()];
    for line in (1..=count).rev() {
        let Some((cost, from)) = ends.last().and_then(|to| best.get(line)?.get(*to)) else { return lines };
        if !cost.is_finite() {
            return lines;
        }
        ends.push(*from);
    }
    let mut rest = words.into_iter();
    ends.reverse();
    let part = |pair: &[usize]| match pair {
        [from, to] => {
            let words: Vec<Word> = rest.by_ref().take(to - from).collect();
            Line { words, width: long(*from, *to), hyphen: false }
        }
        _ => Line::default(),
    };
    ends.windows(2).map(part).collect()
}

struct Setter<'a> {
    size: f32,
    measure: f32,
    lang: Lang,
    faces: &'a Faces,
    lines: Vec<Line>,
    line: Line,
    /// Where the next word of the line begins.
    pen: f32,
}

impl Setter<'_> {
    fn set(&mut self, word: &Word) -> Result<(), PdfError> {
        let mut word = word.clone();
        while self.pen + word.width(self.size) > self.measure + 0.01 {
            let empty = self.line.words.is_empty();
            let loose = self.pen < LOOSE * self.measure;
            let room = self.measure - self.pen;
            if (empty || loose)
                && let Some((head, tail)) = self.hyphenate(&word, room)?
            {
                self.push(head);
                self.end_line(true);
                word = tail;
            } else if !empty {
                self.end_line(false);
            } else if let Some((head, tail)) = self.cut(&word)? {
                self.push(head);
                self.end_line(false);
                word = tail;
            } else {
                break;
            }
        }
        let ends = word.ends_line;
        self.push(word);
        if ends {
            self.end_line(false);
        }
        Ok(())
    }

    fn push(&mut self, word: Word) {
        self.line.width = self.pen + word.width(self.size);
        self.pen = self.line.width + word.space_width(self.size);
        self.line.words.push(word);
    }

    fn end_line(&mut self, hyphen: bool) {
        if !self.line.words.is_empty() {
            self.line.hyphen = hyphen;
            self.lines.push(std::mem::take(&mut self.line));
        }
        self.pen = 0.0;
    }

    /// The largest part of a word that fits into `room` with a hyphen, and the rest.
    fn hyphenate(&self, word: &Word, room: f32) -> Result<Option<(Word, Word)>, PdfError> {
        // Only a word in one style: where styles change within a word it is short anyway.
        let [Part::Letters { text, style, .. }] = word.parts.as_slice() else { return Ok(None) };
        let letter = |part: &&str| part.chars().next().is_some_and(char::is_alphabetic);
        let runs = runs_of_letters(text);
        let Some(longest) = runs.iter().copied().filter(letter).max_by_key(|run| run.chars().count()) else { return Ok(None) };
        if longest.chars().count() < MIN_LETTERS {
            return Ok(None);
        }
        let before: usize = runs.iter().take_while(|run| !std::ptr::eq(**run, longest)).map(|run| run.len()).sum();
        let language = match self.lang {
            Lang::Fr => hypher::Lang::French,
            Lang::En => hypher::Lang::English,
        };
        let mut cuts = Vec::new();
        let mut at = 0;
        for syllable in hypher::hyphenate(longest, language) {
            at += syllable.len();
            let (head, tail) = longest.split_at_checked(at).unwrap_or((longest, ""));
            if head.chars().count() >= MIN_SIDE && tail.chars().count() >= MIN_SIDE {
                cuts.push(before + at);
            }
        }
        for cut in cuts.into_iter().rev() {
            let Some((head, tail)) = text.split_at_checked(cut) else { continue };
            if self.faces.width(style.bold, head, self.size)? + self.faces.width(style.bold, "-", self.size)? <= room {
                return Ok(Some((self.letters(head, *style)?, self.rest(word, vec![], tail, *style)?)));
            }
        }
        Ok(None)
    }

    /// Cuts a word that no line can hold wherever the line ends; at least one letter stays.
    fn cut(&self, word: &Word) -> Result<Option<(Word, Word)>, PdfError> {
        let mut head = Word::default();
        let mut parts = word.parts.iter();
        while let Some(part) = parts.next() {
            let room = self.measure - head.width(self.size);
            if part.width(self.size) <= room {
                head.parts.push(part.clone());
                continue;
            }
            let rest: Vec<Part> = parts.cloned().collect();
            if let Part::Letters { text, style, .. } = part {
                let cut = self.longest_start(text, *style, room, head.parts.is_empty())?;
                let (start, end) = text.split_at_checked(cut).unwrap_or((text, ""));
                if !start.is_empty() {
                    head.parts.extend(self.letters(start, *style)?.parts);
                }
                if head.parts.is_empty() || (end.is_empty() && rest.is_empty()) {
                    return Ok(None);
                }
                return Ok(Some((head, self.rest(word, rest, end, *style)?)));
            }
            if head.parts.is_empty() {
                if rest.is_empty() {
                    return Ok(None);
                }
                head.parts.push(part.clone());
                return Ok(Some((head, Word { parts: rest, ..word.clone() })));
            }
            let rest = std::iter::once(part.clone()).chain(rest).collect();
            return Ok(Some((head, Word { parts: rest, ..word.clone() })));
        }
        Ok(None)
    }

    /// How many bytes of a text fit into `room`; at least one letter where `any` is asked for.
    fn longest_start(&self, text: &str, style: Style, room: f32, any: bool) -> Result<usize, PdfError> {
        let mut pen = 0.0;
        for (at, letter) in text.char_indices() {
            pen += self.faces.width(style.bold, letter.encode_utf8(&mut [0; 4]), self.size)?;
            if pen > room && !(any && at == 0) {
                return Ok(at);
            }
        }
        Ok(text.len())
    }

    fn letters(&self, text: &str, style: Style) -> Result<Word, PdfError> {
        let glyphs = self.faces.shape(style.bold, text)?;
        Ok(Word { parts: vec![Part::Letters { text: text.into(), glyphs, style }], space: None, ends_line: false })
    }

    fn rest(&self, word: &Word, parts: Vec<Part>, text: &str, style: Style) -> Result<Word, PdfError> {
        let space: Option<Space> = word.space.clone();
        let mut rest = if text.is_empty() { Word::default() } else { self.letters(text, style)? };
        rest.parts.extend(parts);
        Ok(Word { space, ends_line: word.ends_line, ..rest })
    }
}

/// A text cut into runs of letters and runs of everything else.
fn runs_of_letters(text: &str) -> Vec<&str> {
    let mut runs = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let kind = first.is_alphabetic();
        let end = rest.find(|letter: char| letter.is_alphabetic() != kind).unwrap_or(rest.len());
        let (run, after) = rest.split_at_checked(end).unwrap_or((rest, ""));
        runs.push(run);
        rest = after;
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Inline;
    use crate::pdf::words::words;

    /// The lines of a text in type of 10 points; a hyphen of our own is `¬`.
    fn set(text: &str, measure: f32) -> Vec<String> {
        let faces = Faces::embedded().unwrap();
        let words = words(&[Inline::Text(text.to_owned())], false, &faces).unwrap();
        let lines = lines(&words.words, 10.0, measure, Lang::Fr, &faces).unwrap();
        assert!(lines.iter().all(|line| line.width <= measure + 0.01), "{text}");
        let part = |part: &Part| match part {
            Part::Letters { text, .. } => text.to_string(),
            Part::Icon { .. } => String::new(),
        };
        let word = |word: &Word| word.parts.iter().map(part).collect::<String>() + if word.space.is_some() { " " } else { "" };
        lines.iter().map(|line| line.words.iter().map(word).collect::<String>() + if line.hyphen { "¬" } else { "" }).collect()
    }

    #[test]
    fn no_word_is_left_alone_on_the_last_line() {
        // Filled line by line it would be "Passe tes deux prochains / tours."
        assert_eq!(set("Passe tes deux prochains tours.", 125.0), ["Passe tes deux ", "prochains tours."]);
        // A last line that is long enough stays.
        assert_eq!(set("Passe tes deux prochains tours, puis relance.", 125.0), ["Passe tes deux prochains ", "tours, puis relance."]);
    }

    #[test]
    fn even_lines_hold_the_same_words_on_as_many_lines() {
        let text = "Avance du total de tes dés, lis la case, fais ce que dit la case et passe les dés à Zoé.";
        for measure in 60..300 {
            let lines = set(text, measure as f32);
            assert_eq!(lines.concat().replace('¬', ""), text, "{measure}");
        }
    }

    #[test]
    fn a_line_that_is_nearly_full_needs_no_hyphen() {
        assert_eq!(set("Retourne au labyrinthe", 70.0), ["Retourne au ", "labyrinthe"]);
    }

    #[test]
    fn a_loose_line_and_a_narrow_column_get_hyphens() {
        assert_eq!(set("la labyrinthique", 60.0), ["la labyrin¬", "thique"]);
        assert_eq!(set("l’hôtellerie", 36.0), ["l’hôtel¬", "lerie"]);
    }

    #[test]
    fn a_word_without_syllables_is_cut() {
        assert_eq!(set("12345678901234567890", 40.0).concat(), "12345678901234567890");
    }

    #[test]
    fn a_break_ends_a_line() {
        let faces = Faces::embedded().unwrap();
        let text = [Inline::Text("un".into()), Inline::Break, Inline::Text("deux".into())];
        let words = words(&text, false, &faces).unwrap();
        assert_eq!(lines(&words.words, 10.0, 200.0, Lang::Fr, &faces).unwrap().len(), 2);
    }
}
