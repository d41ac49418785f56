//! Text into Markdown, so that it stays text.
//!
//! In comes text from outside (a variant file, the name of a player); out comes Markdown that shows this text and
//! nothing else: no emphasis, no table cell, no link, no HTML.

use super::{Block, Inline, parse};
use crate::source::is_active;
use crate::vocab::Lang;

/// Markdown that shows the text as it is, in a line. What follows it in the line must not begin with `[`.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + 4);
    let text: String = text.chars().filter_map(visible).collect();
    let text = text.trim_matches(' ');
    if starts_a_block(text) {
        match text.find(|letter: char| !letter.is_ascii_digit()) {
            // A number and its point begin a list: the point is escaped.
            Some(digits) if digits > 0 => {
                let (number, rest) = text.split_at_checked(digits).unwrap_or((text, ""));
                escaped.push_str(number);
                escaped.push('\\');
                within(rest, &mut escaped);
                return escaped;
            }
            _ => escaped.push('\\'),
        }
    }
    within(text, &mut escaped);
    escaped
}

fn within(text: &str, escaped: &mut String) {
    for (at, letter) in text.char_indices() {
        let special = match letter {
            '\\' | '`' | '*' | '[' | ']' | '<' | '>' | '|' | '~' | '}' => true,
            // Inside a word an underscore is a letter.
            '_' => !(inside_word(text, at)),
            '&' => text.get(at + 1..).is_some_and(|rest| rest.starts_with(|next: char| next == '#' || next.is_ascii_alphabetic())),
            '!' => text.get(at + 1..).is_some_and(|rest| rest.starts_with('[')),
            _ => false,
        };
        // The first letter may have its stroke already.
        if special && !(at == 0 && escaped.ends_with('\\')) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
}

fn inside_word(text: &str, at: usize) -> bool {
    let before = text.get(..at).and_then(|before| before.chars().next_back()).is_some_and(char::is_alphanumeric);
    let after = text.get(at + 1..).and_then(|after| after.chars().next()).is_some_and(char::is_alphanumeric);
    before && after
}

/// Letters as they may stand in a line: no line breaks, no control characters, nothing that turns the line around.
fn visible(letter: char) -> Option<char> {
    match letter {
        '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}' => Some(' '),
        _ if is_active(letter) => None,
        _ => Some(letter),
    }
}

/// Whether Markdown would take the beginning of the line for a heading, a list, a rule …
fn starts_a_block(text: &str) -> bool {
    let digits = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    text.starts_with(['#', '+', '-', '=', ':'])
        || digits.len() < text.len()
            && [".", ")"].iter().any(|mark| digits.strip_prefix(mark).is_some_and(|rest| rest.is_empty() || rest.starts_with(' ')))
}

/// A web address for a Markdown link; empty where it is none.
pub(crate) fn address(url: &str) -> String {
    let web = ["http://", "https://"].iter().any(|scheme| url.starts_with(scheme));
    if !web {
        return String::new();
    }
    url.chars().fold(String::with_capacity(url.len()), |mut address, letter| {
        let unsafe_here = letter.is_whitespace() || letter.is_control() || "()<>\\\"`|[]".contains(letter);
        if unsafe_here {
            let mut bytes = [0; 4];
            letter.encode_utf8(&mut bytes).bytes().for_each(|byte| address.push_str(&format!("%{byte:02X}")));
        } else {
            address.push(letter);
        }
        address
    })
}

/// Markdown of elsewhere, made safe to stand within a line: emphasis and links stay, everything else becomes text.
pub(crate) fn safe(markdown: &str, lang: Lang) -> String {
    let mut line = String::new();
    flatten(&parse(markdown, lang).blocks, &mut line);
    line
}

fn flatten(blocks: &[Block], line: &mut String) {
    for block in blocks {
        match block {
            Block::Heading { text, .. } | Block::Paragraph(text) => add(&inlines(text), line),
            Block::List { items, .. } => items.iter().for_each(|item| flatten(item, line)),
            Block::Small(inner) => flatten(inner, line),
            Block::Table { head, rows } => rows.iter().chain([head]).flatten().for_each(|cell| add(&inlines(cell), line)),
            Block::Figure { alt, .. } | Block::Code(alt) => add(&escape(alt), line),
            Block::SideBreak => {}
        }
    }
}

fn add(text: &str, line: &mut String) {
    if !line.is_empty() && !text.is_empty() {
        line.push(' ');
    }
    line.push_str(text);
}

fn inlines(inlines: &[Inline]) -> String {
    let parts = inlines.iter().map(|inline| match inline {
        Inline::Text(text) | Inline::Code(text) => spaced(text),
        Inline::Strong(inner) => format!("**{}**", self::inlines(inner).trim()),
        Inline::Emphasis(inner) => format!("*{}*", self::inlines(inner).trim()),
        Inline::Link { url, text } if url.starts_with('#') => self::inlines(text),
        Inline::Link { url, text } => format!("[{}]({})", self::inlines(text), address(url)),
        Inline::Icon { alt, .. } => escape(alt),
        Inline::Break => " ".to_owned(),
    });
    parts.collect()
}

/// Escapes a text in the middle of a line, with the spaces at its ends.
fn spaced(text: &str) -> String {
    let before = if text.starts_with(' ') { " " } else { "" };
    let after = if text.len() > 1 && text.ends_with(' ') { " " } else { "" };
    format!("{before}{}{after}", escape(text))
}

/// A card for other readers of Markdown: icons are left out, the board is told in its words, and drawings of turns leave
/// the line that tells them.
pub fn portable(markdown: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut after_legend = false;
    for line in markdown.lines() {
        let figure = line.strip_prefix("![").and_then(|rest| rest.rsplit_once("](figure:"));
        match figure {
            Some((_, name)) if name.starts_with("turn/") => {
                // The empty line behind it goes with it.
                if lines.last().is_some_and(String::is_empty) {
                    lines.pop();
                }
            }
            Some((words, _)) => lines.push(words.to_owned()),
            // Without icons nothing needs their legend, nor the empty line behind it.
            None if line.starts_with("> ") && line.contains("![](icon:") => after_legend = true,
            None if after_legend && line == ">" => after_legend = false,
            None => lines.push(without_icons(line)),
        }
    }
    lines.join("\n") + "\n"
}

fn without_icons(line: &str) -> String {
    let mut parts = line.split("![](icon:");
    let mut told = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        told.push_str(part.split_once(") ").map_or(part, |(_, rest)| rest));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::plain;
    use proptest::prelude::*;

    #[test]
    fn plain_words_stay_readable() {
        assert_eq!(escape("Ludo & Co (2025) : l’oie, 6 → 12."), "Ludo & Co (2025) : l’oie, 6 → 12.");
    }

    #[test]
    fn harm_is_text() {
        assert_eq!(escape("a|b *c* <script> ](javascript:x)"), "a\\|b \\*c\\* \\<script\\> \\](javascript:x)");
        assert_eq!(escape("12. a"), "12\\. a");
        assert_eq!(escape("# a\n- b"), "\\# a - b");
        assert_eq!(safe("**a** [b](javascript:c) <i>d</i>", Lang::En), "**a** b \\<i\\>d\\</i\\>");
        assert_eq!(address("javascript:alert(1)"), "");
        assert_eq!(address("https://a.example/(b)"), "https://a.example/%28b%29");
    }

    proptest! {
        #[test]
        fn what_is_escaped_is_read_back(text in "[a-z*_`|<>\\[\\]()!#+=\\-.:&;~\\\\0-9]{1,30}|[!-~]{1,12}( [!-~]{1,6}){0,3}") {
            let document = parse(&escape(&text), Lang::En);
            match document.blocks.as_slice() {
                [Block::Paragraph(inlines)] => prop_assert_eq!(plain(inlines), text),
                other => prop_assert!(false, "{:?}", other),
            }
        }
    }

    #[test]
    fn other_readers_get_no_broken_pictures() {
        let card = "# Oie\n\n| ![](icon:well) **31** Puits | a |\n\n![Un \\] plateau.](figure:board)\n\n### Un tour\n\n![b](figure:turn/1)\n\nAlice.\n\n> **S.** ![](icon:wait) w.\n>\n> end\n";
        let told = "# Oie\n\n| **31** Puits | a |\n\nUn \\] plateau.\n\n### Un tour\n\nAlice.\n\n> end\n";
        assert_eq!(portable(card), told);
    }
}
