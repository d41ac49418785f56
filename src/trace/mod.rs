//! The trace of a card: a short mark of the rules that it was printed from.
//!
//! In come the rules of a variant; out comes a [`Mark`] of eight letters and digits. The mark is the beginning of the SHA-256
//! of a [written form](canonical) of what is played, and of nothing else: a rule that changes changes it; a title, a
//! translation, a source, a worked turn, the order of a file do not. Why it exists: a card in a drawer is checked
//! against the rules of today with nothing but what is printed at its foot.

mod canonical;

use std::fmt;

use sha2::{Digest, Sha256};

pub use canonical::canonical;

use crate::variant::Variant;
use crate::variant::language::is_name;

/// The letters of a mark, in the order of their values: none that is taken for another one, in print or aloud, and no
/// vowel, so that no mark spells a word.
const LETTERS: &[u8; 28] = b"23456789bcdfghjkmnpqrstvwxyz";
/// So many letters.
const LENGTH: usize = 8;
/// They are written in groups of so many.
const GROUP: usize = 4;

/// The mark of a variant's rules, written `k7m2-wq4p`. Two sets of rules that differ have the same one by a chance of one in
/// 378 thousand million.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mark([u8; LENGTH]);

impl Mark {
    /// The mark of what a variant plays.
    pub fn of(variant: &Variant) -> Mark {
        let digest = Sha256::digest(canonical(variant).as_bytes());
        // Of 256 bits, 64 are more than eight letters can hold.
        let mut value = digest.iter().take(8).fold(0_u64, |value, byte| value << 8 | u64::from(*byte));
        Mark(std::array::from_fn(|_| {
            let letter = usize::try_from(value % LETTERS.len() as u64).unwrap_or_default();
            value /= LETTERS.len() as u64;
            LETTERS.get(letter).copied().unwrap_or_default()
        }))
    }

    /// Reads a mark as people type it: with or without its dash, in capitals or not.
    pub fn parse(text: &str) -> Option<Mark> {
        let letters: Vec<u8> = text.bytes().filter(|byte| !matches!(byte, b'-' | b' ')).map(|byte| byte.to_ascii_lowercase()).collect();
        let all_known = letters.iter().all(|letter| LETTERS.contains(letter));
        letters.try_into().ok().filter(|_| all_known).map(Mark)
    }

    /// In how many places two marks differ: one is a slip of the pen rather than another rule.
    pub fn apart(&self, other: &Mark) -> usize {
        self.0.iter().zip(other.0).filter(|(one, other)| *one != other).count()
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, letter) in self.0.iter().enumerate() {
            if index > 0 && index % GROUP == 0 {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(*letter))?;
        }
        Ok(())
    }
}

/// What the foot of a card says: `famille · 1.0 · k7m2-wq4p`, the version where the variant has one.
pub fn line(variant: &Variant) -> String {
    let version = variant.version.iter().map(|version| version.trim().to_owned());
    let parts: Vec<String> = std::iter::once(variant.id.clone()).chain(version).chain([Mark::of(variant).to_string()]).collect();
    parts.join(" · ")
}

/// What somebody reads off a card: the name of a variant, or the path of its file, and the mark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The id, or a path.
    pub variant: String,
    /// The mark.
    pub mark: Mark,
}

impl Printed {
    /// Reads `famille@k7m2-wq4p`; the last `@` parts the two, since a path may hold one. The line of a card as it stands, with
    /// its dots and its version, is read as well.
    pub fn parse(text: &str) -> Option<Printed> {
        let (variant, mark) = match text.rsplit_once('@') {
            Some(parts) => parts,
            None => (text.split('·').next()?, text.rsplit_once('·')?.1),
        };
        let variant = variant.trim();
        (!variant.is_empty()).then_some(())?;
        Some(Printed { variant: variant.to_owned(), mark: Mark::parse(mark.trim())? })
    }

    /// Whether what stands before the mark is a name, and not a path.
    pub fn is_named(&self) -> bool {
        is_name(&self.variant)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_read_as_people_type_it() {
        let mark = Mark(*b"k7m2wq4p");
        assert_eq!(mark.to_string(), "k7m2-wq4p");
        for typed in ["k7m2-wq4p", "K7M2-WQ4P", "k7m2wq4p", "k7m2 wq4p"] {
            assert_eq!(Mark::parse(typed), Some(mark), "{typed}");
        }
        for wrong in ["", "k7m2-wq4", "k7m2-wq4pp", "k7m0-wq4p", "k7ml-wq4p", "é7m2-wq4p"] {
            assert_eq!(Mark::parse(wrong), None, "{wrong}");
        }
        assert_eq!(mark.apart(&Mark(*b"k7n2wq4p")), 1);
    }

    #[test]
    fn what_a_card_says_is_read_back() {
        let mark = Mark(*b"k7m2wq4p");
        for typed in ["famille@k7m2-wq4p", "famille@K7M2WQ4P", "famille · k7m2-wq4p", "famille · 1.0 · k7m2-wq4p", " famille @ k7m2-wq4p "]
        {
            assert_eq!(Printed::parse(typed), Some(Printed { variant: "famille".to_owned(), mark }), "{typed}");
        }
        assert_eq!(Printed::parse("me@home/a.yaml@k7m2wq4p").unwrap().variant, "me@home/a.yaml");
        for wrong in ["famille", "@k7m2-wq4p", "famille@", "famille@k7m2", "famille · 1.0"] {
            assert_eq!(Printed::parse(wrong), None, "{wrong}");
        }
    }
}
