//! The letters that prints can show.
//!
//! In comes a letter; out comes whether paper can show it. Why it stands here and not with the prints: whoever checks a
//! variant is told before a card is made, also where prints are not built in. A test of the prints compares with the type.

use std::sync::LazyLock;

use crate::source::is_active;

/// The letters of both faces, as ranges of numbers in hexadecimal, in order.
static LETTERS: LazyLock<Vec<(u32, u32)>> = LazyLock::new(|| {
    let number = |text: &str| u32::from_str_radix(text, 16).ok();
    let range = |text: &str| {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        Some((number(first)?, number(last)?))
    };
    include_str!("letters.txt").split_whitespace().filter_map(range).collect()
});

/// Whether a letter can be printed: the type has it, or it is a mark that leaves nothing on paper.
pub fn is_printed(letter: char) -> bool {
    // Nearly all letters are these.
    matches!(letter, ' '..='~') || is_mark(letter) || has(letter)
}

/// Whether the type has a letter.
pub(crate) fn has(letter: char) -> bool {
    let letter = u32::from(letter);
    let behind = LETTERS.partition_point(|(first, _)| *first <= letter);
    behind.checked_sub(1).and_then(|at| LETTERS.get(at)).is_some_and(|(_, last)| letter <= *last)
}

/// Control characters and marks of direction or format: they have no letter and do not belong on paper.
pub(crate) fn is_mark(letter: char) -> bool {
    is_active(letter)
        || letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_our_languages_are_printed_and_others_are_not() {
        for letter in "Aéœçß’«»–…→ø\u{202f}\u{a0}\u{ad}\n".chars() {
            assert!(is_printed(letter), "{letter:?}");
        }
        for letter in "鹅🦆ओ".chars() {
            assert!(!is_printed(letter), "{letter:?}");
        }
    }
}
