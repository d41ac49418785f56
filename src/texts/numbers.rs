//! Numbers as a language writes them.

use crate::vocab::Lang;

/// A whole number with its digits in groups of three.
pub(crate) fn grouped(lang: Lang, number: u64) -> String {
    in_threes(lang, &number.to_string())
}

/// Digits in groups of three.
pub(crate) fn in_threes(lang: Lang, digits: &str) -> String {
    let gap = match lang {
        Lang::Fr => '\u{202f}',
        Lang::En => ',',
    };
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(gap);
        }
        text.push(digit);
    }
    text
}

/// A number that is written with a point, with the sign that the language has for its decimals.
pub(crate) fn decimal(lang: Lang, number: &str) -> String {
    match lang {
        Lang::Fr => number.replace('.', ","),
        Lang::En => number.to_owned(),
    }
}
