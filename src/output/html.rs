//! A document as one HTML page.
//!
//! In come a document and its figures; out comes a page that needs nothing else: no script, no font, no picture from
//! elsewhere. It prints as it reads. Everything that a text says is escaped.

use std::collections::BTreeSet;

use super::svg::{self, escape};
use crate::document::{Block, Document, Inline, plain};
use crate::figure::Figures;

/// The room for a figure, in points: width, height; as wide for its height as on a card, so that the board is the same.
const ROOM: (f32, f32) = (420.0, 260.0);
/// The room for the drawing of a worked turn, in points; it is drawn for a small card and shown larger.
const ROOM_TURN: (f32, f32) = (280.0, 140.0);
/// How much larger.
const SCALE_TURN: f32 = 1.5;
/// The size of an icon within a line, in points.
const ICON: f32 = 14.0;

const STYLE: &str = "\
:root{--black:#1a1a1a;--paper:#fffdf8;--accent:#7a1f2b;--pale:#f0ece4;--middle:#d3cabb;--grey:#595959;color-scheme:light}\
*{box-sizing:border-box}\
body{margin:0;background:var(--paper);color:var(--black);font:1.05rem/1.5 'Source Sans 3','Source Sans Pro',system-ui,sans-serif}\
main{max-width:42rem;margin:0 auto;padding:1.5rem 1rem}\
h1,h2,h3{line-height:1.2;margin:1.4em 0 .5em}h1{margin-top:0;font-size:1.8rem}h2{font-size:1.35rem}h3{font-size:1.1rem}\
table{border-collapse:collapse;width:100%;margin:1rem 0}\
th,td{text-align:left;vertical-align:top;padding:.3rem .5rem;border-bottom:1px solid var(--middle)}\
tbody th{font-weight:normal;white-space:nowrap}\
.icon{height:1.1em;width:1.1em;vertical-align:-.15em;margin-right:.15em}\
figure{margin:1rem 0}figure svg{max-width:100%;height:auto}\
a{color:var(--accent)}a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}\
.small{font-size:.85rem;color:var(--grey);border-top:1px solid var(--middle);margin-top:1.5rem}\
section+section{border-top:1px dashed var(--middle);margin-top:2rem;padding-top:1.5rem}\
@media print{@page{margin:12mm}:root{--paper:#fff;--black:#000}body{font-size:10pt}main{max-width:none;padding:0}\
section+section{break-before:page;border:0;margin:0;padding:0}h2,h3{break-after:avoid}tr,figure{break-inside:avoid}\
a{color:inherit}}";

/// What a page around a document does in its own way.
pub(crate) trait Dress {
    /// The element of a figure under a heading; `None`: a figure as ever.
    fn figure(&mut self, _name: &str, _alt: &str, _heading: &str) -> Option<String> {
        None
    }

    /// Where a link leads, escaped for an attribute; `None`: to its address, as it is.
    fn link(&mut self, _address: &str) -> Option<String> {
        None
    }

    /// What stands behind the text of a heading, as HTML.
    fn permalink(&mut self, _id: &str, _text: &str) -> Option<String> {
        None
    }

    /// Attributes of a block of code, for those who scroll it by keyboard.
    fn code(&self) -> &'static str {
        ""
    }

    /// What the ids of this document begin with, where a page has several.
    fn prefix(&self) -> &'static str {
        ""
    }

    /// What a table is called for those who scroll it by keyboard; `None`: tables do not scroll.
    fn scrolls(&self) -> Option<String> {
        None
    }
}

/// A document as a page of its own wears nothing.
struct Plain;

impl Dress for Plain {}

/// A heading of a document that stands within a page.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct Heading {
    /// Its level on the page, 1 to 6.
    pub level: u8,
    /// Its id.
    pub id: String,
    /// Its text.
    pub text: String,
}

/// A document as the inside of a page: its blocks, and its headings in order. The heading of level 1 is left out: a page
/// has its own.
pub(crate) fn inside(document: &Document, figures: &dyn Figures, dress: &mut dyn Dress) -> (String, Vec<Heading>) {
    let mut writer = Writer { headings: Some(Vec::new()), ..Writer::new(document, figures, dress) };
    writer.levels.insert(0, 1);
    writer.levels.dedup();
    writer.blocks(&document.blocks);
    (writer.html, writer.headings.unwrap_or_default())
}

/// The page of a document.
pub fn page(document: &Document, figures: &dyn Figures) -> String {
    let mut dress = Plain;
    let mut writer = Writer::new(document, figures, &mut dress);
    for side in document.blocks.split(|block| *block == Block::SideBreak) {
        writer.html.push_str("<section>\n");
        writer.blocks(side);
        writer.html.push_str("</section>\n");
    }
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <title>{}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{}</main>\n</body>\n</html>\n",
        escape(&document.lang),
        escape(&document.title),
        writer.html
    )
}

struct Writer<'a> {
    figures: &'a dyn Figures,
    dress: &'a mut dyn Dress,
    /// The headings so far, where the document stands within a page.
    headings: Option<Vec<Heading>>,
    html: String,
    /// Ids given so far.
    ids: BTreeSet<String>,
    /// The heading that the figures stand under.
    heading: String,
    pictures: usize,
    /// The levels of headings in use, in order: a page skips none.
    levels: Vec<u8>,
}

fn levels(document: &Document) -> Vec<u8> {
    let used = document.blocks.iter().filter_map(|block| match block {
        Block::Heading { level, .. } => Some(*level),
        _ => None,
    });
    used.collect::<BTreeSet<u8>>().into_iter().collect()
}

impl<'a> Writer<'a> {
    fn new(document: &Document, figures: &'a dyn Figures, dress: &'a mut dyn Dress) -> Writer<'a> {
        Writer {
            figures,
            dress,
            headings: None,
            html: String::new(),
            ids: BTreeSet::new(),
            heading: document.title.clone(),
            pictures: 0,
            levels: levels(document),
        }
    }

    fn blocks(&mut self, blocks: &[Block]) {
        blocks.iter().for_each(|block| self.block(block));
    }

    fn within(&mut self, open: &str, inlines: &[Inline], close: &str) {
        self.html.push_str(open);
        self.inlines(inlines);
        self.html.push_str(close);
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading { level, text, id } => {
                self.heading = plain(text);
                let rank = self.levels.iter().position(|used| used == level).map_or(usize::from(*level), |rank| rank + 1);
                let rank = rank.clamp(1, 6);
                if self.headings.is_some() && *level == 1 {
                    return;
                }
                let id = self.id(id.as_deref());
                if let Some(headings) = &mut self.headings {
                    headings.push(Heading { level: rank as u8, id: id.clone(), text: self.heading.clone() });
                }
                let link = self.dress.permalink(&id, &self.heading).unwrap_or_default();
                self.within(&format!("<h{rank} id=\"{}\">", escape(&id)), text, &format!("{link}</h{rank}>\n"));
            }
            Block::Paragraph(text) => self.within("<p>", text, "</p>\n"),
            Block::List { first, items } => {
                let (open, close) = match first {
                    None => ("<ul>\n".to_owned(), "</ul>\n"),
                    Some(1) => ("<ol>\n".to_owned(), "</ol>\n"),
                    Some(first) => (format!("<ol start=\"{first}\">\n"), "</ol>\n"),
                };
                self.html.push_str(&open);
                for item in items {
                    match item.split_first() {
                        // The first paragraph of an item stands on the line of its mark.
                        Some((Block::Paragraph(text), rest)) => {
                            self.within("<li>", text, "");
                            self.blocks(rest);
                        }
                        _ => {
                            self.html.push_str("<li>");
                            self.blocks(item);
                        }
                    }
                    self.html.push_str("</li>\n");
                }
                self.html.push_str(close);
            }
            Block::Table { head, rows } => self.table(head, rows),
            Block::Small(inner) => {
                self.html.push_str("<div class=\"small\">\n");
                self.blocks(inner);
                self.html.push_str("</div>\n");
            }
            Block::Code(text) => {
                let lines: Vec<String> = text.lines().map(escape).collect();
                self.html.push_str(&format!("<pre{}><code>{}</code></pre>\n", self.dress.code(), lines.join("\n")));
            }
            Block::SideBreak => self.html.push_str("<hr>\n"),
            Block::Figure { name, alt } => self.figure(name, alt),
        }
    }

    fn table(&mut self, head: &[Vec<Inline>], rows: &[Vec<Vec<Inline>>]) {
        let scrolls = self.dress.scrolls();
        if let Some(label) = &scrolls {
            self.html.push_str(&format!("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"{}\">", escape(label)));
        }
        self.html.push_str("<table>\n<thead><tr>");
        head.iter().for_each(|cell| self.within("<th scope=\"col\">", cell, "</th>"));
        self.html.push_str("</tr></thead>\n<tbody>\n");
        for row in rows {
            self.html.push_str("<tr>");
            for (index, cell) in row.iter().enumerate() {
                match index {
                    0 => self.within("<th scope=\"row\">", cell, "</th>"),
                    _ => self.within("<td>", cell, "</td>"),
                }
            }
            self.html.push_str("</tr>\n");
        }
        self.html.push_str("</tbody>\n</table>");
        self.html.push_str(if scrolls.is_some() { "</div>\n" } else { "\n" });
    }

    fn figure(&mut self, name: &str, alt: &str) {
        if let Some(own) = self.dress.figure(name, alt, &self.heading) {
            self.html.push_str(&own);
            return;
        }
        let ((width, height), scale) = if name.starts_with("turn/") { (ROOM_TURN, SCALE_TURN) } else { (ROOM, 1.0) };
        match self.figures.figure(name, width, height) {
            Some(drawing) => {
                self.pictures += 1;
                let id = format!("{}figure-{}", self.dress.prefix(), self.pictures);
                let picture = svg::element(&drawing, scale, &id, &self.heading, alt);
                self.html.push_str(&format!("<figure>{picture}</figure>\n"));
            }
            None => self.html.push_str(&format!("<p>{}</p>\n", escape(alt))),
        }
    }

    fn inlines(&mut self, inlines: &[Inline]) {
        for inline in inlines {
            match inline {
                Inline::Text(text) => self.html.push_str(&escape(text)),
                Inline::Code(text) => self.html.push_str(&format!("<code>{}</code>", escape(text))),
                Inline::Strong(inner) => self.within("<strong>", inner, "</strong>"),
                Inline::Emphasis(inner) => self.within("<em>", inner, "</em>"),
                Inline::Link { url, text } => {
                    let to = self.dress.link(url).unwrap_or_else(|| escape(url));
                    self.within(&format!("<a href=\"{to}\">"), text, "</a>");
                }
                Inline::Icon { name, alt } => match self.figures.icon(name, ICON) {
                    Some(drawing) if alt.is_empty() => self.html.push_str(&svg::ornament(&drawing)),
                    Some(drawing) => {
                        self.pictures += 1;
                        self.html.push_str(&svg::element(
                            &drawing,
                            1.0,
                            &format!("{}icon-{}", self.dress.prefix(), self.pictures),
                            alt,
                            "",
                        ));
                    }
                    None => self.html.push_str(&escape(alt)),
                },
                Inline::Break => self.html.push_str("<br>"),
            }
        }
    }

    /// An id for the heading: its own, or one made of its words.
    fn id(&mut self, own: Option<&str>) -> String {
        let words: Vec<String> =
            self.heading.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
        let base = format!("{}{}", self.dress.prefix(), own.map_or_else(|| words.join("-"), str::to_owned));
        let ids = std::iter::once(base.clone()).chain((2_u32..).map(|number| format!("{base}-{number}")));
        // Ids run on for ever and the page has only so many.
        let id = ids.into_iter().find(|id| !id.is_empty() && !self.ids.contains(id)).unwrap_or_default();
        self.ids.insert(id.clone());
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::parse;
    use crate::figure::{Drawing, Ink, Segment, Shape};
    use crate::vocab::Lang;

    /// Draws one square for everything.
    struct Squares;

    impl Figures for Squares {
        fn figure(&self, name: &str, width: f32, _: f32) -> Option<Drawing> {
            (name != "none").then(|| self.icon(name, width)).flatten()
        }

        fn icon(&self, _: &str, size: f32) -> Option<Drawing> {
            let path = vec![Segment::Move(0.0, 0.0), Segment::Line(size, size), Segment::Close];
            Some(Drawing { width: size, height: size, shapes: vec![Shape::Path { path, fill: Some(Ink::Accent), stroke: None }] })
        }
    }

    fn body(markdown: &str) -> String {
        let page = page(&parse(markdown, Lang::Fr), &Squares);
        let (_, body) = page.split_once("<main>\n").unwrap();
        body.split_once("</main>").unwrap().0.to_owned()
    }

    #[test]
    fn a_page_in_small() {
        let markdown = "# Oie & co\n\n| Case | Effet |\n|---|---|\n| ![](icon:well) **31** Puits | a |\n\n- un\n- deux\n\n---\n\n## Oie & co\n\n\
                        ![Le \"plateau\"](figure:board)\n\n![Rien](figure:none)\n\n> Petit [lien](https://a.example/?a=1&b=\"2)\n";
        insta::assert_snapshot!(body(markdown), @r##"
        <section>
        <h1 id="oie-co">Oie &amp; co</h1>
        <table>
        <thead><tr><th scope="col">Case</th><th scope="col">Effet</th></tr></thead>
        <tbody>
        <tr><th scope="row"><svg xmlns="http://www.w3.org/2000/svg" class="icon" aria-hidden="true" viewBox="0 0 14 14" width="14" height="14"><path d="M0 0L14 14Z" fill="var(--accent, #7a1f2b)"/></svg> <strong>31</strong> Puits</th><td>a</td></tr>
        </tbody>
        </table>
        <ul>
        <li>un</li>
        <li>deux</li>
        </ul>
        </section>
        <section>
        <h2 id="oie-co-2">Oie &amp; co</h2>
        <figure><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="figure-1-title figure-1-desc" viewBox="0 0 420 420" width="420pt" height="420pt" font-family="Source Sans 3, Source Sans Pro, sans-serif"><title id="figure-1-title">Oie &amp; co</title><desc id="figure-1-desc">Le &quot;plateau&quot;</desc><path d="M0 0L420 420Z" fill="var(--accent, #7a1f2b)"/></svg></figure>
        <p>Rien</p>
        <div class="small">
        <p>Petit <a href="https://a.example/?a=1&amp;b=&quot;2">lien</a></p>
        </div>
        </section>
        "##);
    }

    #[test]
    fn headings_skip_no_level() {
        let html = body("# a\n\n### b\n\n### c");
        assert!(html.contains("<h2 id=\"b\">") && html.contains("<h2 id=\"c\">") && !html.contains("<h3"), "{html}");
    }

    #[test]
    fn texts_do_no_harm() {
        let html = body("# <script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [a](javascript:b) ![\"><script>](figure:board)");
        assert!(!html.contains("<script") && !html.contains("<img") && !html.contains("href"), "{html}");
    }

    #[test]
    fn the_page_names_its_language_and_title() {
        let page = page(&parse("# Le jeu <oie>", Lang::Fr), &Squares);
        assert!(page.contains("<html lang=\"fr\">") && page.contains("<title>Le jeu &lt;oie&gt;</title>"), "{page}");
    }
}
