//! What someone most likely meant by a word that is not known.
//!
//! In come a word and those that could stand in its place; out comes the one that is nearest in letters, or that means the
//! same: `templates/<language>/aliases.txt` lists what people write in their own words. Why it exists: who writes `puits`
//! or `collision` knows the rule well, and should not have to look up what the language calls it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::bundle;
use crate::vocab::Lang;

/// For each word that people write, folded, the words of the language that it can stand for.
static ALIASES: LazyLock<BTreeMap<String, Vec<&'static str>>> = LazyLock::new(|| {
    let mut aliases: BTreeMap<String, Vec<&'static str>> = BTreeMap::new();
    for lang in Lang::ALL {
        let file = bundle::TEMPLATES.get_file(format!("{lang}/aliases.txt")).and_then(|file| file.contents_utf8());
        for line in file.unwrap_or_default().lines().filter(|line| !line.starts_with('#')) {
            let Some((word, others)) = line.split_once(':') else { continue };
            for other in others.split(',') {
                aliases.entry(folded(other)).or_default().push(word.trim());
            }
        }
    }
    aliases
});

/// The word of `words` that someone most likely meant by `written`, if one is close enough or means the same.
pub fn nearest<'a>(written: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    const LONGEST: usize = 40;
    if written.chars().count() > LONGEST {
        return None;
    }
    /// Among so many words no advice is worth its time.
    const MOST: usize = 300;
    let words: Vec<&str> = words.into_iter().take(MOST).collect();
    let meant = ALIASES.get(&folded(written)).and_then(|meant| words.iter().copied().find(|word| meant.contains(word)));
    if meant.is_some() {
        return meant;
    }
    let written = written.to_lowercase();
    let near = |word: &&str| (word.chars().count().max(written.chars().count()) / 3).max(1);
    words
        .into_iter()
        .map(|word| (strsim::damerau_levenshtein(&written, &word.to_lowercase()), word))
        .filter(|(distance, word)| distance <= &near(word))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, word)| word)
}

/// Whether `near` is all that can have been meant by `written`: the same word but for case and marks between its parts,
/// or one slip of the hand in a word of some length that no other of the words comes near to. A number in a word is
/// never a slip.
pub fn is_slip<'a>(written: &str, near: &str, words: impl Iterator<Item = &'a str>) -> bool {
    /// Short words are all near to each other.
    const SHORTEST: usize = 4;
    let plain = |word: &str| word.to_lowercase().replace(['-', '_', ' '], "");
    let digits = |word: &str| word.chars().filter(char::is_ascii_digit).collect::<String>();
    let mut others = words.filter(|word| *word != near);
    if plain(written) == plain(near) {
        return others.all(|other| plain(other) != plain(near));
    }
    let distance = |word: &str| strsim::damerau_levenshtein(&written.to_lowercase(), &word.to_lowercase());
    near.chars().count() >= SHORTEST && digits(written) == digits(near) && distance(near) == 1 && others.all(|other| distance(other) > 2)
}

/// The word in small letters without accents, with plain spaces in the place of `_` and `-`.
pub(crate) fn folded(word: &str) -> String {
    let letters = word.trim().chars().flat_map(char::to_lowercase);
    let plain = letters.map(|letter| match letter {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '_' | '-' => ' ',
        '’' => '\'',
        letter => letter,
    });
    plain.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::axes;
    use crate::variant::language::sections;

    #[test]
    fn words_of_ones_own_and_slips_are_understood() {
        assert_eq!(nearest("Échange", ["swap", "share"]), Some("swap"));
        assert_eq!(nearest("hôtellerie", ["well", "inn"]), Some("inn"));
        assert_eq!(nearest("mis", ["miss", "at"]), Some("miss"));
        assert_eq!(nearest("arrivée", ["players", "finish"]), Some("finish"));
        assert_eq!(nearest("xyz", ["miss", "at"]), None);
    }

    #[test]
    fn every_alias_stands_for_a_word_of_the_language() {
        let mut known: Vec<String> = crate::rules::Kind::KNOWN.iter().map(|kind| kind.name().to_owned()).collect();
        known.extend(["occupied", "free", "double", "total", "face", "last", "table", "~"].map(str::to_owned));
        for section in sections() {
            known.extend(section.names().map(str::to_owned));
            known.extend(section.keys().flat_map(|key| key.value.words()).map(str::to_owned));
        }
        known.extend(axes().iter().flat_map(|axis| (axis.answers)()).map(|(answer, _)| answer.to_owned()));
        for (alias, words) in ALIASES.iter() {
            for word in words {
                assert!(known.iter().any(|known| known == word), "{alias}: {word}");
            }
        }
    }
}
