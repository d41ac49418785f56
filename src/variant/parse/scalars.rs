//! Single values as they stand in the text, where one reads them otherwise than whoever wrote them.

use super::{Builder, Open, span};
use crate::finding::{Finding, rules};
use crate::source::Span;

impl Builder<'_> {
    /// Reports a text that a `#` ends which may belong to it: `Maison #1`. Who means a comment puts a space behind the sign.
    pub(super) fn cut_by_hash(&mut self, text: &str, here: Span) {
        let rest = self.text.get(here.end as usize..).and_then(|rest| rest.lines().next()).unwrap_or_default();
        let comment = rest.trim_start_matches(' ').trim_end();
        let belongs = comment.strip_prefix('#').and_then(|comment| comment.chars().next()).is_some_and(char::is_alphanumeric);
        if !belongs || !text.contains(char::is_alphabetic) {
            return;
        }
        let start = here.end as usize + rest.find('#').unwrap_or(0);
        let cut = span(self.file, start, start + comment.len());
        let whole = span(self.file, here.start as usize, start + comment.len());
        let finding = Finding::new(&rules::CUT_BY_HASH, cut).text("read", text);
        let kept = self.text.get(whole.start as usize..whole.end as usize).unwrap_or_default();
        let in_quotes = !kept.contains(['"', '\\', '\n']);
        self.findings.push(if in_quotes { finding.suggest(whole, format!("\"{kept}\"")) } else { finding });
    }

    /// Reports a key or a number with a space beside it that YAML takes for a letter, and leaves the space away.
    pub(super) fn odd_space<'t>(&mut self, text: &'t str, here: Span) -> &'t str {
        if text.is_ascii() {
            return text;
        }
        let is_odd = |letter: char| letter.is_whitespace() && !letter.is_ascii();
        let plain = text.trim_matches(is_odd);
        let is_key = matches!(self.open.last(), Some(Open::Map(.., None)));
        let is_number = !plain.is_empty() && plain.bytes().all(|byte| byte.is_ascii_digit());
        if plain.len() == text.len() || !(is_key || is_number) {
            return text;
        }
        // Before a key it stood for the plain spaces of an indentation: what belongs to what is not known without.
        let indent = if is_key { text.chars().take_while(|letter| is_odd(*letter)).count() } else { 0 };
        self.misplaced |= indent > 0;
        let finding = Finding::new(&rules::ODD_SPACE, here).text("what", "beside").text("found", plain);
        // A key of several words is a sentence, and no key when its spaces are plain.
        let is_sentence = is_key && plain.contains(' ');
        self.findings.push(if is_sentence { finding } else { finding.fix(here, format!("{}{plain}", " ".repeat(indent))) });
        plain
    }

    /// Reports a value in the quotes of print, which to YAML are letters, and reads what stands between them.
    pub(super) fn print_quotes<'t>(&mut self, text: &'t str, here: Span) -> &'t str {
        let is_value = !matches!(self.open.last(), Some(Open::Map(.., None)));
        let open = |letter: char| matches!(letter, '“' | '”' | '„' | '«' | '‘');
        let close = |letter: char| matches!(letter, '”' | '“' | '»' | '’');
        let Some(inner) = text.strip_prefix(open).and_then(|rest| rest.strip_suffix(close)).filter(|_| is_value) else { return text };
        // Quotes within are of two texts, or of one that speaks of another.
        let inner = inner.trim();
        if inner.is_empty() || inner.contains(open) || inner.contains(|letter| close(letter) && letter != '’') {
            return text;
        }
        let finding = Finding::new(&rules::PRINT_QUOTES, here);
        let is_word = inner.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
        let mended = if is_word { inner.to_owned() } else { format!("\"{inner}\"") };
        self.findings.push(if inner.contains(['"', '\\']) { finding } else { finding.suggest(here, mended) });
        inner
    }
}
