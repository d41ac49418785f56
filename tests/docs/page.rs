//! The pages as a reader sees them: the README and `docs/`, cut into what can be checked.

use std::fs;
use std::path::{Path, PathBuf};

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

pub struct Page {
    /// Its path in the repository: `docs/print.md`.
    pub name: String,
    pub blocks: Vec<Block>,
    pub codes: Vec<Code>,
    pub links: Vec<Code>,
    /// The anchors of its headings.
    pub anchors: Vec<String>,
}

/// A fenced block.
pub struct Block {
    pub line: usize,
    /// The word after the fence.
    pub kind: String,
    pub text: String,
}

/// Something within a line: a piece of code, the address of a link.
pub struct Code {
    pub line: usize,
    pub text: String,
}

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The README and every page of `docs/`.
pub fn pages() -> Vec<Page> {
    let mut names: Vec<String> = fs::read_dir(root().join("docs"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".md"))
        .map(|name| format!("docs/{name}"))
        .collect();
    names.sort();
    names.insert(0, "README.md".to_owned());
    names.into_iter().map(|name| Page::read(&root(), name)).collect()
}

impl Page {
    fn read(root: &Path, name: String) -> Page {
        let text = fs::read_to_string(root.join(&name)).unwrap();
        let mut page = Page { name, blocks: vec![], codes: vec![], links: vec![], anchors: vec![] };
        let (mut block, mut heading) = (None::<Block>, None::<String>);
        for (event, range) in Parser::new_ext(&text, Options::ENABLE_TABLES).into_offset_iter() {
            let line = text[..range.start].matches('\n').count() + 1;
            match event {
                Event::Start(Tag::CodeBlock(kind)) => {
                    let CodeBlockKind::Fenced(kind) = kind else { panic!("{}:{line}: a block without a fence", page.name) };
                    block = Some(Block { line, kind: kind.to_string(), text: String::new() });
                }
                Event::End(TagEnd::CodeBlock) => page.blocks.extend(block.take()),
                Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
                Event::End(TagEnd::Heading(_)) => page.anchor(&heading.take().unwrap_or_default()),
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    page.links.push(Code { line, text: dest_url.to_string() });
                }
                Event::Text(text) | Event::Code(text) if heading.is_some() => heading.as_mut().unwrap().push_str(&text),
                Event::Text(text) if block.is_some() => block.as_mut().unwrap().text.push_str(&text),
                Event::Code(text) => page.codes.push(Code { line, text: text.to_string() }),
                _ => {}
            }
        }
        page
    }

    /// The anchor of a heading, as GitHub makes it.
    fn anchor(&mut self, heading: &str) {
        let kept = heading.to_lowercase().chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_')).collect::<String>();
        let anchor = kept.replace(' ', "-");
        let again = self.anchors.iter().filter(|known| **known == anchor).count();
        self.anchors.push(if again == 0 { anchor } else { format!("{anchor}-{again}") });
    }

    pub fn at(&self, line: usize) -> String {
        format!("{}:{line}", self.name)
    }
}

impl Block {
    /// The commands of the block, each with what it is shown to print: the lines after `$ `, or every line of a block of `sh`.
    pub fn commands(&self) -> Vec<(String, String)> {
        if self.text.lines().any(|line| line.starts_with("$ ")) {
            let parts = format!("\n{}", self.text);
            let parts = parts.split("\n$ ").skip(1).map(|part| part.trim_end_matches('\n'));
            return parts
                .map(|part| part.split_once('\n').unwrap_or((part, "")))
                .map(|(one, two)| (one.to_owned(), two.to_owned()))
                .collect();
        }
        if self.kind != "sh" {
            return vec![];
        }
        self.text.lines().filter(|line| !line.trim().is_empty()).map(|line| (line.to_owned(), String::new())).collect()
    }
}

/// Whether that was printed which is shown, where `…` stands for anything left out. The spaces of JSON do not count.
pub fn agrees(shown: &str, printed: &str) -> bool {
    let json = shown.trim_start().starts_with('{');
    let plain = |text: &str| if json { text.split_whitespace().collect() } else { text.trim_end().to_owned() };
    let (shown, printed) = (plain(shown), plain(printed));
    let Some((first, rest)) = shown.split_once('…') else { return shown == printed };
    let Some(mut left) = printed.strip_prefix(first) else { return false };
    let mut parts: Vec<&str> = rest.split('…').collect();
    let last = parts.pop().unwrap_or_default();
    for part in parts {
        let Some(at) = left.find(part) else { return false };
        left = &left[at + part.len()..];
    }
    left.ends_with(last)
}

#[test]
fn what_differs_does_not_agree() {
    assert!(agrees("a\n…\nd", "a\nb\nc\nd\n") && agrees("{\"a\": 1, …}", "{\"a\":1,\"b\":2}\n") && agrees("a", "a\n"));
    for (shown, printed) in [("a", "b"), ("a", "a\nb"), ("a…c", "ab"), ("…b…b", "ab"), ("{\"a\": 1}", "{\"a\": 2}"), ("b…", "ab")] {
        assert!(!agrees(shown, printed), "{shown} {printed}");
    }
}
