//! A house variant to begin with: a few lines that extend another one, each explained.
//!
//! In come a name, the variant to change and the messages of a language; out comes a YAML file. The rules that one most
//! often changes stand in it as comments, with the values that hold: whoever takes the mark away before a line has said
//! the same thing in the file, and can change it. Why it exists: nobody learns a language from an empty file.

use crate::finding::short;
use crate::source::{self, Entry, Node};
use crate::texts::{Texts, capital};
use crate::variant::Variant;
use crate::variant::language::{FILE, Key, VERSION, Value};
use crate::wording::{Vocabulary, dashed, question_id};

/// The rules that one most often changes: the sections with their keys; none where the section is one value.
const OFTEN: &[(&str, &[&str])] = &[
    ("players", &["min", "max", "first"]),
    ("dice", &[]),
    ("first_throw", &[]),
    ("squares", &[]),
    ("chaining", &[]),
    ("meeting", &["rule", "must"]),
    ("finish", &["overshoot", "dice", "then"]),
    ("extra_throw", &[]),
    ("stakes", &["ante"]),
];

/// How wide a comment gets, in characters.
const WIDTH: usize = 98;

/// Writes the file of a variant named `id` that changes `base`, of which `tree` is the tree with all that it extends.
pub fn house(id: &str, base: &Variant, tree: &Node, texts: &Texts) -> String {
    let mut page = Page { out: String::new(), texts, words: Vocabulary::new(texts, &base.rules) };
    let title = short(page.words.text(&base.title));
    page.explain(&texts.say("new-head", &[("base", base.id.as_str().into()), ("title", title.as_str().into())]));
    page.explain(&texts.say("new-schema", &[]));
    page.line("# # yaml-language-server: $schema=goosebook.schema.json");
    page.gap();
    page.key("goosebook", VERSION);
    page.key("id", id);
    page.key("extends", &base.id);
    page.key("title", &source::in_quotes(&capital(&id.replace(['-', '_'], " "))));
    page.gap();
    page.explain(&texts.say("new-often", &[("title", title.as_str().into())]));
    for (section, keys) in OFTEN {
        page.section(base, tree, section, keys);
    }
    page.out
}

/// What a rule says, without what it rests on.
fn values(rule: &Node) -> impl Iterator<Item = &Entry> {
    rule.entries().iter().filter(|value| value.key != "source")
}

/// The file so far.
struct Page<'a> {
    out: String,
    texts: &'a Texts,
    words: Vocabulary<'a>,
}

impl Page<'_> {
    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn gap(&mut self) {
        self.out.push('\n');
    }

    /// A comment of one line or several.
    fn explain(&mut self, text: &str) {
        for paragraph in text.lines() {
            let mut line = String::from("#");
            for word in paragraph.split(' ') {
                if line.chars().count() + word.chars().count() >= WIDTH {
                    self.line(&line);
                    line = String::from("#");
                }
                line.push(' ');
                line.push_str(word);
            }
            self.line(&line);
        }
    }

    /// A line that counts, explained.
    fn key(&mut self, key: &str, value: &str) {
        let text = self.texts.say(&format!("new-{key}"), &[("value", value.trim_matches('"').into())]);
        self.explain(&text);
        self.line(&format!("{key}: {value}"));
    }

    /// A rule that is taken over: a comment that becomes a rule once its mark is taken away.
    fn off(&mut self, line: &str) {
        self.line(&format!("#{line}"));
    }

    /// The values of a rule, a line each: whoever changes one says nothing of the others, which rest on what they rested on.
    fn parts(&mut self, indent: &str, rule: &Node) {
        for value in values(rule) {
            self.off(&format!("{indent}{}: {}", value.key, source::flow(&value.value)));
        }
    }

    fn section(&mut self, base: &Variant, tree: &Node, name: &str, keys: &[&str]) {
        let said = tree.get(name);
        let Some(key) = FILE.key(name) else { return };
        if name == "first_throw" && said.is_none() {
            return;
        }
        self.gap();
        if name == "squares" {
            return self.squares(base, said);
        }
        if let Some(said) = said.filter(|said| keys.is_empty() && values(said).count() > 1) {
            self.explain(&self.texts.say(&format!("new-{}", dashed(name)), &[]));
            self.off(&format!("{name}:"));
            return self.parts("  ", said);
        }
        if keys.is_empty() {
            let line = self.rule(key, &format!("new-{}", dashed(name)), said);
            return self.off(&line);
        }
        let Value::Map(section) = key.value else { return };
        self.explain(&self.texts.say(&format!("new-{}", dashed(name)), &[]));
        self.off(&format!("{name}:"));
        for key in keys.iter().filter_map(|key| section.key(key)) {
            let line = self.rule(key, &format!("new-{}-{}", dashed(name), dashed(key.name)), said.and_then(|said| said.get(key.name)));
            self.off(&format!("  {line}"));
        }
    }

    /// Explains a rule; the line that says it.
    fn rule(&mut self, key: &Key, message: &str, said: Option<&Node>) -> String {
        let value = match key.value {
            Value::Policy(axis) => {
                let axis = axis();
                let value = said.and_then(|said| said.is().scalar()).unwrap_or(axis.usual).to_owned();
                self.explain(&self.texts.say(&question_id(axis.key), &[]));
                for (answer, _) in (axis.answers)() {
                    let does = self.words.answer(axis.key, answer);
                    let holds = match (answer == value, said.is_some()) {
                        (true, true) => "new-answer-holds",
                        (true, false) => "new-answer-usual",
                        (false, _) => "new-answer",
                    };
                    let line = self.texts.say(holds, &[("answer", answer.into()), ("does", does.into())]);
                    self.explain(&line);
                }
                value
            }
            _ => {
                let text = self.texts.say(message, &[]);
                self.explain(&text);
                if said.is_none() {
                    self.explain(&self.texts.say("new-unsaid", &[]));
                }
                said.map_or_else(|| key.sample.to_owned(), source::flow)
            }
        };
        format!("{}: {value}", key.name)
    }

    fn squares(&mut self, base: &Variant, said: Option<&Node>) {
        self.explain(&self.texts.say("new-squares", &[]));
        self.off("squares:");
        let words = Vocabulary::new(self.texts, &base.rules);
        for rule in base.rules.squares.all() {
            let Some(square) = said.and_then(|said| said.get(&rule.key)) else { continue };
            let numbers: Vec<String> = rule.at.value.iter().map(|square| square.number().to_string()).collect();
            let args =
                [("name", capital(&words.name(rule)).into()), ("squares", words.list(&numbers).into()), ("does", words.told(rule).into())];
            self.explain(&self.texts.say("new-square", &args));
            self.off(&format!("  {}:", rule.key));
            self.parts("    ", square);
        }
    }
}
