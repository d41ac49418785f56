//! Where each page stands.
//!
//! In come a language's words for addresses and the ids of what a page is about; out comes a path below the folder of the
//! site, and the way from one page to another. Why it exists: links are relative and name a file, so that a folder opened
//! by a double click works as a server does; and no id, whatever it holds, leads out of the folder.

use crate::texts::Texts;
use crate::vocab::Lang;

/// The path of a file of the site, from its folder: `fr/variantes/famille/index.html`. Its parts hold lower case letters,
/// digits, `-`, `_` and `.` only, and none begins with a point.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Address(String);

/// The page of a folder.
const INDEX: &str = "index.html";

impl Address {
    /// The page of a folder, whose parts are made safe.
    pub fn page(parts: &[&str]) -> Address {
        Address::file(parts, INDEX)
    }

    /// A file in a folder, both made safe.
    pub fn file(parts: &[&str], name: &str) -> Address {
        let mut path = String::new();
        for part in parts {
            path.push_str(&safe(part));
            path.push('/');
        }
        path.push_str(&safe(name));
        Address(path)
    }

    /// The path from the folder of the site.
    pub fn path(&self) -> &str {
        &self.0
    }

    /// The way from this page up to the folder of the site: `../../`, empty at its top.
    pub fn up(&self) -> String {
        "../".repeat(self.0.matches('/').count())
    }

    /// The link from this page to another, or to a part of it.
    pub fn to(&self, other: &Address) -> String {
        format!("{}{}", self.up(), other.0)
    }

    /// How a server names it: a page by its folder.
    pub fn on_web(&self) -> &str {
        self.0.strip_suffix(INDEX).unwrap_or(&self.0)
    }
}

/// A part of a path that can only be a name.
fn safe(part: &str) -> String {
    let letter = |letter: char| match letter {
        'a'..='z' | '0'..='9' | '-' | '_' | '.' => letter,
        'A'..='Z' => letter.to_ascii_lowercase(),
        _ => '-',
    };
    let name: String = part.chars().map(letter).collect();
    let name = name.trim_start_matches('.');
    if name.is_empty() { "-".to_owned() } else { name.to_owned() }
}

/// The addresses of one language.
#[derive(Clone, Debug)]
pub struct Roads {
    lang: Lang,
    words: [String; WORDS.len()],
}

/// The words of addresses, as messages `site-road-…`.
const WORDS: [&str; 10] = ["variants", "referee", "compare", "rules", "findings", "manual", "history", "search", "figures", "feed"];

impl Roads {
    /// The addresses in the words of a language.
    pub fn new(texts: &Texts) -> Roads {
        Roads { lang: texts.lang(), words: WORDS.map(|word| texts.say(&format!("site-road-{word}"), &[])) }
    }

    fn word(&self, word: &'static str) -> &str {
        let index = WORDS.iter().position(|known| *known == word);
        index.and_then(|index| self.words.get(index)).map_or(word, String::as_str)
    }

    fn page(&self, parts: &[&str]) -> Address {
        let all: Vec<&str> = std::iter::once(self.lang.code()).chain(parts.iter().copied()).collect();
        Address::page(&all)
    }

    /// The first page of the language.
    pub fn home(&self) -> Address {
        self.page(&[])
    }

    /// A variant.
    pub fn variant(&self, id: &str) -> Address {
        self.page(&[self.word("variants"), id])
    }

    /// The figures of a variant.
    pub fn figures(&self, id: &str) -> Address {
        self.page(&[self.word("variants"), id, self.word("figures")])
    }

    /// Who is right, in a variant.
    pub fn referee(&self, id: &str) -> Address {
        self.page(&[self.word("variants"), id, self.word("referee")])
    }

    /// One of the printed tables of a referee, counted from 1.
    pub fn table(&self, id: &str, number: usize) -> Address {
        self.page(&[self.word("variants"), id, self.word("referee"), &number.to_string()])
    }

    /// What the referee of a variant answers from.
    pub fn answers(&self, id: &str) -> Address {
        Address::file(&[self.lang.code(), self.word("variants"), id, self.word("referee")], "answers.js")
    }

    /// A file to take home, beside the page of its variant.
    pub fn download(&self, id: &str, name: &str) -> Address {
        Address::file(&[self.lang.code(), self.word("variants"), id], name)
    }

    /// All comparisons.
    pub fn comparisons(&self) -> Address {
        self.page(&[self.word("compare")])
    }

    /// Two variants side by side.
    pub fn comparison(&self, one: &str, other: &str) -> Address {
        self.page(&[self.word("compare"), &format!("{one}--{other}")])
    }

    /// The index of rules.
    pub fn rules(&self) -> Address {
        self.page(&[self.word("rules")])
    }

    /// What the checker finds.
    pub fn findings(&self) -> Address {
        self.page(&[self.word("findings")])
    }

    /// One code of the checker.
    pub fn finding(&self, code: &str) -> Address {
        self.page(&[self.word("findings"), code])
    }

    /// The manual, or a page of it.
    pub fn manual(&self, name: Option<&str>) -> Address {
        match name {
            Some(name) => self.page(&[self.word("manual"), name]),
            None => self.page(&[self.word("manual")]),
        }
    }

    /// Where the game comes from.
    pub fn history(&self) -> Address {
        self.page(&[self.word("history")])
    }

    /// Everything that there is, in a list.
    pub fn search(&self) -> Address {
        self.page(&[self.word("search")])
    }

    /// The feed of changes.
    pub fn feed(&self) -> Address {
        Address::file(&[self.lang.code()], &format!("{}.atom", self.word("feed")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_name_files_and_go_up_first() {
        let roads = Roads::new(&Texts::embedded(Lang::Fr).unwrap());
        let page = roads.variant("famille");
        assert_eq!(page.path(), "fr/variantes/famille/index.html");
        assert_eq!(page.to(&roads.home()), "../../../fr/index.html");
        assert_eq!(page.on_web(), "fr/variantes/famille/");
        assert_eq!(Address::page(&[]).up(), "");
    }

    #[test]
    fn no_id_leads_out_of_the_folder() {
        for id in ["../../x", "..", "/etc", "a/b", "", "a\u{202e}b", "C:\\x", "~", ".htaccess"] {
            let address = Address::page(&["fr", id]);
            let parts: Vec<&str> = address.path().split('/').collect();
            assert_eq!(parts.len(), 3, "{id}: {address:?}");
            assert!(parts.iter().all(|part| !part.is_empty() && !part.starts_with('.')), "{id}: {address:?}");
        }
    }
}
