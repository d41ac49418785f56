//! Typography of texts that variant files bring along.
//!
//! In comes a text as people type it; out comes the same text as a French printer sets it. The texts under `templates/`
//! are written right and do not pass through here.

/// A thin space that does not break a line: before `;`, `:`, `!` and `?`.
const THIN: char = '\u{202f}';
/// A space that does not break a line: inside guillemets.
const SPACE: char = '\u{a0}';

/// Sets a text in French: apostrophes, spaces before double punctuation and inside guillemets, points of suspension.
/// Addresses and code between backquotes stay as they are. Setting a text twice changes nothing more.
pub fn french(text: &str) -> String {
    let mut set = String::with_capacity(text.len() + 8);
    for (index, part) in text.split('`').enumerate() {
        if index > 0 {
            set.push('`');
        }
        // Every second part stands between backquotes.
        if index % 2 == 0 { words(part, &mut set) } else { set.push_str(part) }
    }
    set
}

/// Sets what stands between two pieces of code, word by word: an address is one word.
fn words(text: &str, set: &mut String) {
    let mut rest = text;
    while !rest.is_empty() {
        let end = address_end(rest);
        let (address, after) = rest.split_at_checked(end).unwrap_or(("", rest));
        set.push_str(address);
        let next = after.char_indices().skip(1).map(|(at, _)| at).find(|at| after.get(*at..).is_some_and(|tail| address_end(tail) > 0));
        let (plain, tail) = after.split_at_checked(next.unwrap_or(after.len())).unwrap_or((after, ""));
        marks(plain, set);
        rest = tail;
    }
}

/// Where the address at the beginning of a text ends; 0 where there is none.
fn address_end(text: &str) -> usize {
    if ["http://", "https://", "mailto:"].iter().any(|scheme| text.starts_with(scheme)) {
        text.find(|letter: char| letter.is_whitespace() || "<>\"«»".contains(letter)).unwrap_or(text.len())
    } else {
        0
    }
}

fn is_space(letter: char) -> bool {
    matches!(letter, ' ' | SPACE | THIN)
}

fn trim_spaces(set: &mut String) -> bool {
    let kept = set.trim_end_matches(is_space).len();
    let trimmed = kept < set.len();
    set.truncate(kept);
    trimmed
}

fn marks(text: &str, set: &mut String) {
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\'' => set.push('’'),
            '.' if letters.peek() == Some(&'.') => {
                let mut points = 1;
                while letters.next_if_eq(&'.').is_some() {
                    points += 1;
                }
                if points == 3 { set.push('…') } else { set.extend(std::iter::repeat_n('.', points)) }
            }
            ';' | ':' | '!' | '?' => {
                // Only where a space was typed or a word ends: 12:30 and ?!, stay as they are.
                if trim_spaces(set) && !set.is_empty() && !set.ends_with('\n') {
                    set.push(THIN);
                }
                set.push(letter);
            }
            '«' => {
                set.push(letter);
                while letters.next_if(|next| is_space(*next)).is_some() {}
                if letters.peek().is_some_and(|next| !next.is_whitespace()) {
                    set.push(SPACE);
                }
            }
            '»' => {
                trim_spaces(set);
                if !set.is_empty() && !set.ends_with(['\n', '«']) {
                    set.push(SPACE);
                }
                set.push(letter);
            }
            _ => set.push(letter),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn french_marks() {
        assert_eq!(french("l'oie"), "l’oie");
        assert_eq!(french("Pont : va à 12 !"), "Pont\u{202f}: va à 12\u{202f}!");
        assert_eq!(french("une «oie», une « oie »"), "une «\u{a0}oie\u{a0}», une «\u{a0}oie\u{a0}»");
        assert_eq!(french("et..."), "et…");
        assert_eq!(french("Quoi ?!"), "Quoi\u{202f}?!");
    }

    #[test]
    fn addresses_and_code_stay() {
        assert_eq!(french("voir https://a.example/l'oie?a=1 ; `a ; b'`"), "voir https://a.example/l'oie?a=1\u{202f}; `a ; b'`");
        assert_eq!(french("12:30"), "12:30");
    }

    proptest! {
        #[test]
        fn set_twice_is_set_once(text in "[a-z '’.;:!?«»\u{a0}\u{202f}`\n/]{0,40}|.{0,30}|(https?://|[a-z ;!«»'.]){0,12}") {
            let once = french(&text);
            prop_assert_eq!(french(&once), once);
        }
    }
}
