//! Articles: names carry theirs, sentences contract them.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentValue};

use crate::vocab::Lang;

/// What a name begins with that carries its article, each with the space behind it.
fn articles(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Fr => &["l’", "l'", "le ", "la ", "les ", "un ", "une ", "des "],
        Lang::En => &["the ", "a ", "an "],
    }
}

/// What a name can begin with so that a sentence takes it up as it is: an article, or the French word for somebody’s
/// house, which takes none.
pub fn beginnings(lang: Lang) -> impl Iterator<Item = &'static str> {
    let house: &[&str] = match lang {
        Lang::Fr => &["chez "],
        Lang::En => &[],
    };
    articles(lang).iter().chain(house).copied()
}

/// A name without its article.
pub fn bare(lang: Lang, name: &str) -> &str {
    articles(lang).iter().find_map(|article| name.strip_prefix(article)).unwrap_or(name)
}

/// A text with its first letter as a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// `a goose`, `an inn`; French, whose articles have a gender that no name tells, leaves the word as it is.
pub fn one(lang: Lang, word: &str) -> String {
    let lower = word.to_lowercase();
    // Said with a y before the vowel: a unicorn.
    let says_you = ["uni", "use", "eu", "ute"].iter().any(|begins| lower.starts_with(begins));
    match lang {
        Lang::Fr => word.to_owned(),
        Lang::En if lower.starts_with(['a', 'e', 'i', 'o', 'u']) && !says_you => format!("an {word}"),
        Lang::En => format!("a {word}"),
    }
}

/// `to the well`, `au puits`.
pub fn to(lang: Lang, name: &str) -> String {
    contract(lang, name, ["to", "à", "au", "aux"])
}

/// `of the well`, `du puits`.
pub fn of(lang: Lang, name: &str) -> String {
    contract(lang, name, ["of", "de", "du", "des"])
}

fn contract(lang: Lang, name: &str, [english, french, with_le, with_les]: [&str; 4]) -> String {
    match lang {
        Lang::En => format!("{english} {name}"),
        Lang::Fr => match (name.strip_prefix("le "), name.strip_prefix("les ")) {
            (Some(rest), _) => format!("{with_le} {rest}"),
            (_, Some(rest)) => format!("{with_les} {rest}"),
            _ if french == "de" && elides(name) => format!("d’{name}"),
            _ => format!("{french} {name}"),
        },
    }
}

/// Whether a French word takes `d’` before it: a vowel, an h (taken as mute) or a y before a consonant (`Yves`).
fn elides(word: &str) -> bool {
    let mut letters = word.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => !letters.next().is_some_and(is_vowel),
        Some(first) => first == 'h' || is_vowel(first),
        None => false,
    }
}

fn is_vowel(letter: char) -> bool {
    "aàâäæeéèêëiîïoôöœuùûüy".contains(letter)
}

pub(super) fn add_functions<R>(bundle: &mut FluentBundle<R>, lang: Lang) -> Result<(), String> {
    let mut add = |name: &str, function: fn(Lang, &str) -> String| {
        bundle
            .add_function(name, move |args: &[FluentValue<'_>], _: &FluentArgs<'_>| string(args, |text| function(lang, text)))
            .map_err(|error| error.to_string())
    };
    add("BARE", |lang, name| bare(lang, name).to_owned())?;
    add("CAP", |_, text| capital(text))?;
    add("A", one)?;
    add("TO", to)?;
    add("OF", of)
}

fn string<'a>(args: &[FluentValue<'a>], function: impl Fn(&str) -> String) -> FluentValue<'a> {
    match args.first() {
        Some(FluentValue::String(text)) => FluentValue::from(function(text)),
        _ => FluentValue::Error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_contracts_le_and_les_only() {
        assert_eq!(to(Lang::Fr, "le puits"), "au puits");
        assert_eq!(to(Lang::Fr, "l’auberge"), "à l’auberge");
        assert_eq!(of(Lang::Fr, "les dés"), "des dés");
        assert_eq!(of(Lang::Fr, "la mort"), "de la mort");
    }

    #[test]
    fn names_lose_their_article() {
        assert_eq!(bare(Lang::Fr, "l’auberge"), "auberge");
        assert_eq!(bare(Lang::Fr, "des amis"), "amis");
        assert_eq!(bare(Lang::Fr, "lesson"), "lesson");
        assert_eq!(bare(Lang::En, "an inn"), "inn");
        assert_eq!(bare(Lang::En, "another"), "another");
    }

    #[test]
    fn english_has_two_indefinite_articles() {
        assert_eq!(one(Lang::En, "goose"), "a goose");
        assert_eq!(one(Lang::En, "inn"), "an inn");
        assert_eq!(one(Lang::En, "unicorn"), "a unicorn");
        assert_eq!(one(Lang::En, "umbrella"), "an umbrella");
    }

    #[test]
    fn names_elide() {
        assert_eq!(of(Lang::Fr, "Alice"), "d’Alice");
        assert_eq!(of(Lang::Fr, "Émile"), "d’Émile");
        assert_eq!(of(Lang::Fr, "Yves"), "d’Yves");
        assert_eq!(of(Lang::Fr, "Yann"), "de Yann");
        assert_eq!(of(Lang::Fr, "Bob"), "de Bob");
        assert_eq!(to(Lang::Fr, "Alice"), "à Alice");
    }

    #[test]
    fn capitals_keep_accents() {
        assert_eq!(capital("échange"), "Échange");
    }
}
