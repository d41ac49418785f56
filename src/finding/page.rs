//! The page of a rule: what it finds, why it matters, an example that breaks it and one that keeps it.
//!
//! In come a [`Rule`] and a language; out comes its page, for `goosebook explain`, the documentation and whatever shows
//! findings elsewhere. Its words stand in `templates/<language>/findings/<code>.md`, under a title and two headings; its
//! examples, the same in every language, in `templates/findings/<code>/`. Why it exists: a rule is documented in one
//! place, and its examples are files that the tests check.
//!
//! An example can say more than a file holds at first sight: a line that ends with `# × 30000` stands for so many of it,
//! and a line `# --- house.yaml` begins a file of that name, the first of which is the one that is checked.

use std::borrow::Cow;

use super::{Level, Rule};
use crate::bundle;
use crate::texts::Texts;
use crate::vocab::Lang;

/// Before the number of times that a line stands.
const TIMES: &str = "# × ";
/// Before the name of a file.
const FILE: &str = "# --- ";
/// What an example without a name is called.
const USUAL_NAME: &str = "maison.yaml";
/// The most times that a line stands: no example needs more, and none takes the memory of a machine.
const MOST_TIMES: usize = 100_000;

/// What there is to know of a rule.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// What the rule finds wrong, in one sentence without its full stop.
    pub title: String,
    /// What is found, as Markdown.
    pub what: String,
    /// Why it matters, as Markdown.
    pub why: String,
    /// A file that breaks the rule.
    pub bad: Example,
    /// The same file, put right.
    pub good: Example,
}

/// A file that shows a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Example {
    written: &'static [u8],
}

/// The page of a rule in a language. What has no words is empty; a test asks for them.
pub fn page(rule: &Rule, lang: Lang) -> Page {
    let text = bundle::TEMPLATES.get_file(format!("{lang}/findings/{}.md", rule.code)).and_then(|file| file.contents_utf8());
    let mut parts = text.unwrap_or_default().split("\n## ");
    let title = parts.next().unwrap_or_default().trim_start_matches("# ").trim().to_owned();
    // The heading of a part is said by its place; a test compares it.
    let mut part = || parts.next().and_then(|part| part.split_once('\n')).map_or("", |(_, text)| text).trim().to_owned();
    let (what, why) = (part(), part());
    let example = |name: &str| Example {
        written: bundle::TEMPLATES.get_file(format!("findings/{}/{name}.yaml", rule.code)).map_or(&[], |file| file.contents()),
    };
    Page { title, what, why, bad: example("bad"), good: example("good") }
}

/// The page of a rule as Markdown, its title a heading of that level.
pub fn explained(rule: &Rule, texts: &Texts, level: usize) -> String {
    let page = page(rule, texts.lang());
    let say = |id: &str| texts.say(id, &[]);
    let (head, part) = ("#".repeat(level), "#".repeat(level + 1));
    let mut text =
        format!("{head} {}{}{}\n\n*{}* · `{}`\n", rule.code, say("explain-colon"), page.title, say(level_word(rule.level)), rule.name);
    for (heading, says) in [("explain-what", &page.what), ("explain-why", &page.why)] {
        text.push_str(&format!("\n{part} {}\n\n{says}\n", say(heading)));
    }
    for (heading, example) in [("explain-bad", page.bad), ("explain-good", page.good)] {
        text.push_str(&format!("\n{part} {}\n\n```yaml\n{}\n```\n", say(heading), example.shown().trim_end()));
        let remarks = [(example.repeats(), "explain-repeats"), (example.hides(), "explain-hidden")];
        for (_, remark) in remarks.iter().filter(|(holds, _)| *holds) {
            text.push_str(&format!("\n{}\n", say(remark)));
        }
    }
    text
}

/// All rules as Markdown, a line each.
pub fn listed(texts: &Texts) -> String {
    let say = |id: &str| texts.say(id, &[]);
    let mut text = format!(
        "{}\n\n| {} | {} | {} |\n|---|---|---|\n",
        say("explain-intro"),
        say("explain-code"),
        say("explain-level"),
        say("explain-asks")
    );
    for rule in super::rules::ALL {
        let title = page(rule, texts.lang()).title;
        text.push_str(&format!("| {} | {} | {title} |\n", rule.code, say(level_word(rule.level))));
    }
    text
}

impl Example {
    /// The example as it is written, readable: what no text can show is `�`, a control character its picture.
    pub fn shown(&self) -> String {
        let picture = |letter: char| match u32::from(letter) {
            code @ 0..0x20 if !matches!(letter, '\n' | '\t') => char::from_u32(0x2400 + code).unwrap_or(letter),
            0x7f => '\u{2421}',
            _ => letter,
        };
        String::from_utf8_lossy(self.written).chars().map(picture).collect()
    }

    /// Whether a line of it stands for many.
    fn repeats(&self) -> bool {
        self.shown().contains(TIMES)
    }

    /// Whether it has bytes that are shown as something else.
    fn hides(&self) -> bool {
        self.shown().as_bytes() != self.written
    }

    /// The files that it is, each with its name; the first is the one to check.
    pub fn files(&self) -> Vec<(String, Vec<u8>)> {
        let mut files: Vec<(String, Vec<u8>)> = Vec::new();
        for line in self.written.split_inclusive(|byte| *byte == b'\n') {
            let text = String::from_utf8_lossy(line);
            if let Some(name) = text.strip_prefix(FILE) {
                files.push((name.trim().to_owned(), Vec::new()));
                continue;
            }
            if files.is_empty() {
                files.push((USUAL_NAME.to_owned(), Vec::new()));
            }
            let times = text.trim_end().rsplit_once(TIMES).and_then(|(_, times)| times.parse::<usize>().ok());
            let line: Cow<'_, [u8]> = match text.rsplit_once(TIMES).filter(|_| times.is_some()) {
                Some((line, _)) => Cow::Owned(format!("{}\n", line.trim_end()).into_bytes()),
                None => Cow::Borrowed(line),
            };
            if let Some((_, bytes)) = files.last_mut() {
                (0..times.unwrap_or(1).min(MOST_TIMES)).for_each(|_| bytes.extend_from_slice(&line));
            }
        }
        if files.is_empty() {
            files.push((USUAL_NAME.to_owned(), Vec::new()));
        }
        files
    }
}

/// The id of the message that names a level.
pub fn level_word(level: Level) -> &'static str {
    match level {
        Level::Error => "finding-level-error",
        Level::Warning => "finding-level-warning",
        Level::Note => "finding-level-note",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_can_be_long_or_several_files() {
        let example = Example { written: b"# --- a.yaml\nx: 1\n- y  # \xc3\x97 3\n# --- b.yaml\nz\0\n" };
        let files = example.files();
        assert_eq!(files[0], ("a.yaml".to_owned(), b"x: 1\n- y\n- y\n- y\n".to_vec()));
        assert_eq!(files[1], ("b.yaml".to_owned(), b"z\0\n".to_vec()));
        assert!(example.repeats() && example.hides() && example.shown().contains("z\u{2400}"));
        assert_eq!(Example::default().files(), [(USUAL_NAME.to_owned(), Vec::new())]);
    }
}
