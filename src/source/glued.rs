//! Keys that are glued to their values: `inn:{ miss: 2 }`, or a whole file written without a space behind its colons.
//!
//! YAML takes such a line for a piece of text, and says that *another* line is wrong. In comes a text that could not be
//! read; out come the places where a space is missing, if the text can be read once they have one.

/// The lines of `text` that begin with a key whose colon has no space behind it: where the key begins, where the space
/// is missing, where the line ends, in bytes.
pub(super) fn lines(text: &str) -> Vec<(usize, usize, usize)> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let said = line.trim_end();
        let key = said.trim_start_matches([' ', '-']);
        let at = start + said.len() - key.len();
        if let Some(name) = key.split(':').next().filter(|name| is_name(name))
            && let Some(value) = key.get(name.len() + 1..)
            && !value.is_empty()
            && !value.starts_with([' ', '\t', '/', ':'])
        {
            found.push((at, at + name.len() + 1, start + said.len()));
        }
        start += line.len();
    }
    found
}

/// The text with a space at each of those places.
pub(super) fn mended(text: &str, lines: &[(usize, usize, usize)]) -> String {
    let mut out = String::with_capacity(text.len() + lines.len());
    let mut from = 0;
    for (_, behind, _) in lines {
        out.push_str(text.get(from..*behind).unwrap_or_default());
        out.push(' ');
        from = *behind;
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
        let found: Vec<&str> = lines(text).iter().map(|(start, _, end)| &text[*start..*end]).collect();
        assert_eq!(found, ["id:maison", "inn:{miss: 2}", "at:6"]);
        assert_eq!(mended("a:1\nb: 2\nc:3", &lines("a:1\nb: 2\nc:3")), "a: 1\nb: 2\nc: 3");
    }
}
