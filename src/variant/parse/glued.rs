//! Spaces that are missing, or that only look like spaces: `inn:{ miss: 2 }`, a whole file written without a space behind
//! its colons, a line that holds nothing but a space that YAML takes for a letter.
//!
//! YAML takes such a line for a piece of text, and says that *another* line is wrong. In comes a text that could not be
//! read; out come the places to put right, if the text can be read once they are.

use std::ops::Range;

/// A place to put right.
pub(super) struct Slip {
    /// What is shown, in bytes.
    pub(super) at: Range<usize>,
    /// What is replaced, …
    pub(super) replaced: Range<usize>,
    /// … and by what.
    pub(super) put: &'static str,
}

/// The slips of a text, in its order.
pub(super) fn slips(text: &str) -> Vec<Slip> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let said = line.trim_end_matches(['\n', '\r']);
        found.extend(slip(said, start));
        start += line.len();
    }
    found
}

/// What is wrong with a line that begins at `start`.
fn slip(line: &str, start: usize) -> Option<Slip> {
    let said = line.trim_end();
    if said.is_empty() {
        let all = start..start + line.len();
        return (!line.is_ascii()).then(|| Slip { at: all.clone(), replaced: all, put: "" });
    }
    let key = said.trim_start_matches([' ', '-']);
    let at = start + said.len() - key.len();
    let name = key.split(':').next().filter(|name| is_name(name))?;
    let value = key.get(name.len() + 1..)?;
    let behind = at + name.len() + 1;
    let glued = !value.is_empty() && !value.starts_with([' ', '\t', '/', ':']);
    glued.then(|| Slip { at: at..start + said.len(), replaced: behind..behind, put: " " })
}

/// The text with all of them put right.
pub(super) fn mended(text: &str, slips: &[Slip]) -> String {
    let mut out = String::with_capacity(text.len() + slips.len());
    let mut from = 0;
    for slip in slips {
        out.push_str(text.get(from..slip.replaced.start).unwrap_or_default());
        out.push_str(slip.put);
        from = slip.replaced.end;
    }
    out.push_str(text.get(from..).unwrap_or_default());
    out
}

/// A word as keys are, in any language.
fn is_name(word: &str) -> bool {
    word.starts_with(char::is_alphabetic) && word.chars().all(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_without_a_space_are_found_and_addresses_are_not() {
        let text = "id:maison\nsquares:\n  inn:{miss: 2}\nlink: https://x.org\nhttps://x.org\n- at:6\n6:12\n";
        let found: Vec<&str> = slips(text).iter().map(|slip| &text[slip.at.clone()]).collect();
        assert_eq!(found, ["id:maison", "inn:{miss: 2}", "at:6"]);
        assert_eq!(mended("a:1\nb: 2\nc:3", &slips("a:1\nb: 2\nc:3")), "a: 1\nb: 2\nc: 3");
    }

    #[test]
    fn lines_that_only_look_empty_are_emptied() {
        let text = "a: 1\n\u{a0}\n  \n\u{202f} \r\nb: 2\n";
        assert_eq!(mended(text, &slips(text)), "a: 1\n\n  \n\r\nb: 2\n");
    }
}
