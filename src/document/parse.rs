//! Markdown into the document model.
//!
//! In comes any Markdown; out comes a [`Document`]. Whatever has no place in the model (HTML, images of elsewhere) is shown as its text; links that are neither web addresses nor fragments keep their text alone. Nothing
//! fails, and blocks nest to a fixed depth only: deeper ones are shown as text.

use std::iter::Peekable;

use pulldown_cmark::{Event, Options, Parser, Tag};

use super::{Block, Document, Inline, plain};
use crate::vocab::Lang;

/// How deep blocks and inlines nest.
const DEPTH: usize = 12;

/// Reads Markdown. The title is the text of the first heading of level 1.
pub fn parse(markdown: &str, lang: Lang) -> Document {
    let mut reader = Reader { events: Parser::new_ext(markdown, Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES).peekable() };
    let blocks = reader.blocks(0);
    let title = blocks.iter().find_map(|block| match block {
        Block::Heading { level: 1, text, .. } => Some(plain(text)),
        _ => None,
    });
    Document { lang: lang.code().to_owned(), title: title.unwrap_or_default(), blocks }
}

struct Reader<'a> {
    events: Peekable<Parser<'a>>,
}

/// What an image stands for.
enum Picture {
    Figure(String),
    Icon(String),
    /// Of elsewhere: not shown.
    Other,
}

impl<'a> Reader<'a> {
    /// The blocks up to the end of the block that has been entered.
    fn blocks(&mut self, depth: usize) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut open = Vec::new();
        while let Some(event) = self.events.next() {
            match event {
                Event::End(_) => break,
                Event::Rule => {
                    close(&mut open, &mut blocks);
                    blocks.push(Block::SideBreak);
                }
                Event::Start(tag) if is_block(&tag) => {
                    close(&mut open, &mut blocks);
                    self.block(tag, depth, &mut blocks);
                }
                // The items of a tight list hold their text without a paragraph.
                other => self.flow(other, depth, &mut open, &mut blocks),
            }
        }
        close(&mut open, &mut blocks);
        blocks
    }

    fn block(&mut self, tag: Tag<'a>, depth: usize, blocks: &mut Vec<Block>) {
        if depth >= DEPTH {
            let text = self.text();
            close(&mut vec![Inline::Text(text)], blocks);
            return;
        }
        match tag {
            Tag::Heading { level, id, .. } => {
                let id = id.map(|id| id.into_string()).filter(|id| is_name(id));
                let text = self.inlines(depth + 1);
                blocks.push(Block::Heading { level: level as u8, text, id });
            }
            Tag::Paragraph => {
                let mut open = Vec::new();
                while let Some(event) = self.events.next() {
                    match event {
                        Event::End(_) => break,
                        other => self.flow(other, depth + 1, &mut open, blocks),
                    }
                }
                close(&mut open, blocks);
            }
            Tag::BlockQuote(_) => {
                let inner = self.blocks(depth + 1);
                blocks.push(Block::Small(inner));
            }
            Tag::List(first) => {
                let mut items = Vec::new();
                while let Some(Event::Start(_)) = self.events.next() {
                    items.push(self.blocks(depth + 1));
                }
                blocks.push(Block::List { first, items });
            }
            Tag::Table(_) => {
                let mut rows = Vec::new();
                while let Some(Event::Start(_)) = self.events.next() {
                    rows.push(self.row(depth + 1));
                }
                let mut rows = rows.into_iter();
                let head = rows.next().unwrap_or_default();
                let width = head.len();
                let rows = rows.map(|mut row: Vec<Vec<Inline>>| {
                    row.resize_with(width, Vec::new);
                    row
                });
                blocks.push(Block::Table { rows: rows.collect(), head });
            }
            Tag::CodeBlock(_) => blocks.push(Block::Code(self.text())),
            Tag::HtmlBlock => {
                let text = self.text();
                close(&mut vec![Inline::Text(text.trim().to_owned())], blocks);
            }
            _ => {
                let inner = self.blocks(depth + 1);
                blocks.extend(inner);
            }
        }
    }

    fn row(&mut self, depth: usize) -> Vec<Vec<Inline>> {
        let mut cells = Vec::new();
        while let Some(Event::Start(_)) = self.events.next() {
            cells.push(self.inlines(depth));
        }
        cells
    }

    /// An inline event where figures may stand: they split the text around them.
    fn flow(&mut self, event: Event<'a>, depth: usize, open: &mut Vec<Inline>, blocks: &mut Vec<Block>) {
        if let Event::Start(Tag::Image { dest_url, .. }) = &event
            && let Picture::Figure(name) = picture(dest_url)
        {
            let alt = self.text();
            close(open, blocks);
            blocks.push(Block::Figure { name, alt });
        } else {
            self.inline(event, depth, open);
        }
    }

    /// The inlines up to the end of what has been entered.
    fn inlines(&mut self, depth: usize) -> Vec<Inline> {
        let mut inlines = Vec::new();
        while let Some(event) = self.events.next() {
            match event {
                Event::End(_) => break,
                other => self.inline(other, depth, &mut inlines),
            }
        }
        trim(&mut inlines);
        inlines
    }

    fn inline(&mut self, event: Event<'a>, depth: usize, out: &mut Vec<Inline>) {
        match event {
            Event::Text(text) | Event::InlineMath(text) | Event::DisplayMath(text) => push_text(out, &text),
            Event::Code(text) => out.push(Inline::Code(text.into_string())),
            Event::Html(html) | Event::InlineHtml(html) => push_text(out, html_as_text(&html)),
            Event::SoftBreak => push_text(out, " "),
            Event::HardBreak => out.push(Inline::Break),
            Event::Start(_) if depth >= DEPTH => {
                let text = self.text();
                push_text(out, &text);
            }
            Event::Start(Tag::Strong) => out.push(Inline::Strong(self.inlines(depth + 1))),
            Event::Start(Tag::Emphasis) => out.push(Inline::Emphasis(self.inlines(depth + 1))),
            Event::Start(Tag::Link { dest_url, .. }) => {
                let text = self.inlines(depth + 1);
                if is_safe(&dest_url) {
                    out.push(Inline::Link { url: dest_url.into_string(), text });
                } else {
                    extend(out, text);
                }
            }
            Event::Start(Tag::Image { dest_url, .. }) => {
                let alt = self.text();
                match picture(&dest_url) {
                    Picture::Icon(name) => out.push(Inline::Icon { name, alt }),
                    Picture::Figure(_) | Picture::Other => push_text(out, &alt),
                }
            }
            Event::Start(_) => extend(out, self.inlines(depth + 1)),
            Event::End(_) | Event::Rule | Event::FootnoteReference(_) | Event::TaskListMarker(_) => {}
        }
    }

    /// All text up to the end of what has been entered, however deep.
    fn text(&mut self) -> String {
        let mut text = String::new();
        let mut open = 1_usize;
        for event in self.events.by_ref() {
            match event {
                Event::Start(_) => open += 1,
                Event::End(_) => {
                    open -= 1;
                    if open == 0 {
                        break;
                    }
                }
                Event::Text(part) | Event::Code(part) | Event::InlineMath(part) | Event::DisplayMath(part) => text.push_str(&part),
                Event::Html(html) | Event::InlineHtml(html) => text.push_str(html_as_text(&html)),
                Event::SoftBreak | Event::HardBreak => text.push(' '),
                Event::Rule | Event::FootnoteReference(_) | Event::TaskListMarker(_) => {}
            }
        }
        text
    }
}

fn is_block(tag: &Tag<'_>) -> bool {
    !matches!(
        tag,
        Tag::Emphasis | Tag::Strong | Tag::Strikethrough | Tag::Superscript | Tag::Subscript | Tag::Link { .. } | Tag::Image { .. }
    )
}

/// HTML is not carried out: it is shown, but for comments.
fn html_as_text(html: &str) -> &str {
    if html.trim_start().starts_with("<!--") { "" } else { html }
}

fn close(open: &mut Vec<Inline>, blocks: &mut Vec<Block>) {
    trim(open);
    if !open.is_empty() {
        blocks.push(Block::Paragraph(std::mem::take(open)));
    }
}

/// Takes blanks off both ends.
fn trim(inlines: &mut Vec<Inline>) {
    let is_blank =
        |inline: &Inline| matches!(inline, Inline::Break) || matches!(inline, Inline::Text(text) if text.trim_matches(' ').is_empty());
    while inlines.last().is_some_and(is_blank) {
        inlines.pop();
    }
    let blanks = inlines.iter().take_while(|inline| is_blank(inline)).count();
    inlines.drain(..blanks);
    if let Some(Inline::Text(text)) = inlines.last_mut() {
        text.truncate(text.trim_end_matches([' ', '\n']).len());
    }
}

fn push_text(inlines: &mut Vec<Inline>, text: &str) {
    if text.is_empty() {
        return;
    }
    if let Some(Inline::Text(before)) = inlines.last_mut() {
        before.push_str(text);
    } else {
        inlines.push(Inline::Text(text.to_owned()));
    }
}

fn extend(inlines: &mut Vec<Inline>, more: Vec<Inline>) {
    for inline in more {
        match inline {
            Inline::Text(text) => push_text(inlines, &text),
            other => inlines.push(other),
        }
    }
}

/// Whether an address may be followed: on the web, or within the document.
fn is_safe(url: &str) -> bool {
    let clean = !url.chars().any(|letter| letter.is_control() || letter.is_whitespace());
    let lower = url.get(..8).unwrap_or(url).to_ascii_lowercase();
    clean && (lower.starts_with("http://") || lower.starts_with("https://") || lower.starts_with('#'))
}

/// Whether a figure, an icon or a heading may be named so.
fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-_/".contains(letter))
}

fn picture(address: &str) -> Picture {
    match address.split_once(':') {
        Some(("figure", name)) if is_name(name) => Picture::Figure(name.to_owned()),
        Some(("icon", name)) if is_name(name) => Picture::Icon(name.to_owned()),
        _ => Picture::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn text(text: &str) -> Inline {
        Inline::Text(text.to_owned())
    }

    #[test]
    fn a_card_in_small() {
        let markdown = "# Oie\n\n| Case | Effet |\n|---|---|\n| ![](icon:well) **31** Puits | attends |\n\n---\n\n![Le plateau](figure:board)\n\n> Petit.\n";
        let document = parse(markdown, Lang::Fr);
        assert_eq!(document.title, "Oie");
        let icon = Inline::Icon { name: "well".to_owned(), alt: String::new() };
        let cell = vec![icon, text(" "), Inline::Strong(vec![text("31")]), text(" Puits")];
        assert_eq!(
            document.blocks,
            [
                Block::Heading { level: 1, text: vec![text("Oie")], id: None },
                Block::Table { head: vec![vec![text("Case")], vec![text("Effet")]], rows: vec![vec![cell, vec![text("attends")]]] },
                Block::SideBreak,
                Block::Figure { name: "board".to_owned(), alt: "Le plateau".to_owned() },
                Block::Small(vec![Block::Paragraph(vec![text("Petit.")])]),
            ]
        );
    }

    #[test]
    fn html_is_text_and_scripts_are_no_addresses() {
        let document = parse("a <b>b</b> [c](javascript:alert) <!-- d --> [e](https://e.example) ![f](https://f.example/f.png)", Lang::En);
        let link = Inline::Link { url: "https://e.example".to_owned(), text: vec![text("e")] };
        assert_eq!(document.blocks, [Block::Paragraph(vec![text("a <b>b</b> c  "), link, text(" f")])]);
    }

    #[test]
    fn lists_and_figures_within() {
        let document = parse("1. a\n2. b\n   - c\n\nx ![F](figure:turn/1) y", Lang::En);
        let inner = Block::List { first: None, items: vec![vec![Block::Paragraph(vec![text("c")])]] };
        let items = vec![vec![Block::Paragraph(vec![text("a")])], vec![Block::Paragraph(vec![text("b")]), inner]];
        let figure = Block::Figure { name: "turn/1".to_owned(), alt: "F".to_owned() };
        let rest = [figure, Block::Paragraph(vec![text(" y")])];
        assert_eq!(document.blocks.first(), Some(&Block::List { first: Some(1), items }));
        assert_eq!(&document.blocks[2..], rest);
    }

    #[test]
    fn a_heading_has_the_name_that_it_is_given() {
        let heading = |markdown| parse(markdown, Lang::En).blocks;
        let named = |words, id: Option<&str>| [Block::Heading { level: 2, text: vec![text(words)], id: id.map(str::to_owned) }];
        assert_eq!(heading("## A turn {#turn}"), named("A turn", Some("turn")));
        assert_eq!(heading("## A {#\"x y} turn {#Évil}"), named("A {#\"x y} turn", None));
        // What is escaped is no name.
        assert_eq!(plain(&[Inline::Text(super::super::markdown::escape("a {#b}"))]), "a {#b\\}");
        let escaped = heading(&format!("## {}", super::super::markdown::escape("a {#b}")));
        assert!(matches!(&escaped[..], [Block::Heading { text, id: None, .. }] if plain(text) == "a {#b}"), "{escaped:?}");
    }

    #[test]
    fn deep_nesting_is_cut() {
        for mark in [">", "- ", "*a _b ", "[", "![", "1. "] {
            let document = parse(&format!("{}x", mark.repeat(5000)), Lang::Fr);
            assert!(!document.blocks.is_empty(), "{mark}");
        }
    }

    proptest! {
        #[test]
        fn anything_is_read(markdown in "[a\\-*_>#|`\\[\\]()!<:. \n0-9&;~]{0,80}|.{0,40}") {
            parse(&markdown, Lang::En);
        }
    }
}
