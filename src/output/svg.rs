//! Drawings as SVG, to stand within a page.
//!
//! In comes a [`Drawing`]; out comes one `svg` element with its words for those who do not see it. Inks are classes with
//! a colour of their own: a style sheet may change them, and print.

use std::fmt::Write;

use crate::figure::{Anchor, Drawing, Ink, Segment, Shape, text_width};
use crate::source::is_active;

/// A drawing as an `svg` element. `title` names it in a few words; `describes` says what it shows and may be empty. `id` is
/// unique within the page: letters, digits and `-`. `scale` is its size on the page, 1 for its own.
pub fn element(drawing: &Drawing, scale: f32, id: &str, title: &str, describes: &str) -> String {
    let (width, height) = (number(drawing.width), number(drawing.height));
    let size = format!("width=\"{}pt\" height=\"{}pt\"", number(drawing.width * scale), number(drawing.height * scale));
    let id: String = id.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"{id}-title{}\" viewBox=\"0 0 {width} {height}\" \
         {size} font-family=\"Source Sans 3, Source Sans Pro, sans-serif\">",
        if describes.is_empty() { String::new() } else { format!(" {id}-desc") }
    );
    let _ = write!(svg, "<title id=\"{id}-title\">{}</title>", escape(title));
    if !describes.is_empty() {
        let _ = write!(svg, "<desc id=\"{id}-desc\">{}</desc>", escape(describes));
    }
    shapes(&drawing.shapes, &id, &mut svg);
    svg.push_str("</svg>");
    svg
}

/// A drawing that says nothing which the words beside it do not say.
pub fn ornament(drawing: &Drawing) -> String {
    let (width, height) = (number(drawing.width), number(drawing.height));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"icon\" aria-hidden=\"true\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\">"
    );
    shapes(&drawing.shapes, "", &mut svg);
    svg.push_str("</svg>");
    svg
}

/// Shapes one over the other. A group is a `g` with its name as `data-name`, and as `id` behind that of the drawing.
fn shapes(drawn: &[Shape], id: &str, svg: &mut String) {
    for shape in drawn {
        // Writing to a string cannot fail.
        let _ = match shape {
            Shape::Path { path, fill, stroke } => {
                let fill = fill.map_or("none", ink);
                let line = stroke.map(|stroke| {
                    let dash =
                        if stroke.dashed { format!(" stroke-dasharray=\"{0} {0}\"", number(stroke.width * 3.0)) } else { String::new() };
                    format!(
                        " stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"{dash}",
                        ink(stroke.ink),
                        number(stroke.width)
                    )
                });
                write!(svg, "<path d=\"{}\" fill=\"{fill}\"{}/>", data(path), line.unwrap_or_default())
            }
            Shape::Group { name, title, shapes: inner } => {
                let name = escape(name);
                let _ = match id {
                    "" => write!(svg, "<g data-name=\"{name}\">"),
                    id => write!(svg, "<g id=\"{id}-{name}\" data-name=\"{name}\">"),
                };
                if !title.is_empty() {
                    let _ = write!(svg, "<title>{}</title>", escape(title));
                }
                shapes(inner, id, svg);
                write!(svg, "</g>")
            }
            Shape::Text { text, at: (x, y), size, bold, ink: colour, anchor } => {
                let anchor = match anchor {
                    Anchor::Start => "start",
                    Anchor::Middle => "middle",
                    Anchor::End => "end",
                };
                let weight = if *bold { " font-weight=\"bold\"" } else { "" };
                write!(
                    svg,
                    "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\" text-anchor=\"{anchor}\"{weight}{}>{}</text>",
                    number(*x),
                    number(*y),
                    number(*size),
                    ink(*colour),
                    length(text, *size, *bold),
                    escape(text)
                )
            }
        };
    }
}

/// How wide a text is to be set, so that it fits its place whatever font a reader has.
fn length(text: &str, size: f32, bold: bool) -> String {
    if text.chars().nth(1).is_none() {
        return String::new();
    }
    let width = text_width(text, size, bold);
    format!(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", number(width))
}

fn data(path: &[Segment]) -> String {
    let mut data = String::new();
    for segment in path {
        let _ = match *segment {
            Segment::Move(x, y) => write!(data, "M{} {}", number(x), number(y)),
            Segment::Line(x, y) => write!(data, "L{} {}", number(x), number(y)),
            Segment::Curve((ax, ay), (bx, by), (x, y)) => {
                write!(data, "C{} {} {} {} {} {}", number(ax), number(ay), number(bx), number(by), number(x), number(y))
            }
            Segment::Close => write!(data, "Z"),
        };
    }
    data
}

fn ink(ink: Ink) -> &'static str {
    match ink {
        Ink::Black => "var(--black, #111)",
        Ink::Paper => "var(--paper, #fff)",
        Ink::Accent => "var(--accent, #7a1f2b)",
        Ink::Pale => "var(--pale, #f0ece4)",
        Ink::Middle => "var(--middle, #d3cabb)",
        Ink::Grey => "var(--grey, #595959)",
    }
}

/// A length, to a hundredth of a point; what is no number becomes 0.
fn number(length: f32) -> String {
    if !length.is_finite() {
        return "0".to_owned();
    }
    let text = format!("{length:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Text for an element or an attribute in double quotes; control characters and marks that turn a line around are left out.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' | '\r' | '\t' => escaped.push(' '),
            // XML cannot hold these two.
            '\u{fffe}' | '\u{ffff}' => {}
            _ if is_active(letter) => {}
            _ => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure::Stroke;

    #[test]
    fn shapes_become_elements() {
        let stroke = Stroke { ink: Ink::Grey, width: 0.5, dashed: true };
        let path = vec![Segment::Move(0.0, 1.0), Segment::Line(2.5, 1.0), Segment::Close];
        let text = Shape::Text { text: "<6>".to_owned(), at: (1.0, 2.0), size: 7.0, bold: true, ink: Ink::Black, anchor: Anchor::Middle };
        let shapes = vec![Shape::Path { path, fill: Some(Ink::Pale), stroke: Some(stroke) }, text];
        let drawing = Drawing { width: 10.0, height: 20.0, shapes };
        insta::assert_snapshot!(element(&drawing, 2.0, "turn/1", "Title & co", "Says \"this\""), @r##"<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="turn-1-title turn-1-desc" viewBox="0 0 10 20" width="20pt" height="40pt" font-family="Source Sans 3, Source Sans Pro, sans-serif"><title id="turn-1-title">Title &amp; co</title><desc id="turn-1-desc">Says &quot;this&quot;</desc><path d="M0 1L2.5 1Z" fill="var(--pale, #f0ece4)" stroke="var(--grey, #595959)" stroke-width="0.5" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1.5 1.5"/><text x="1" y="2" font-size="7" fill="var(--black, #111)" text-anchor="middle" font-weight="bold" textLength="11.09" lengthAdjust="spacingAndGlyphs">&lt;6&gt;</text></svg>"##);
    }

    #[test]
    fn a_group_has_its_name_and_what_it_is() {
        let group = Shape::Group { name: "square-6".to_owned(), title: "6, le \"pont\"".to_owned(), shapes: Vec::new() };
        let drawing = Drawing { width: 1.0, height: 1.0, shapes: vec![group] };
        let named = "data-name=\"square-6\"><title>6, le &quot;pont&quot;</title></g>";
        assert!(element(&drawing, 1.0, "board", "", "").contains(&format!("<g id=\"board-square-6\" {named}")));
        assert!(ornament(&drawing).contains(&format!("<g {named}")), "an ornament has no ids, which stand once on a page");
    }

    #[test]
    fn lengths_are_short() {
        assert_eq!(number(1.0), "1");
        assert_eq!(number(-0.001), "0");
        assert_eq!(number(f32::NAN), "0");
        assert_eq!(number(2.345), "2.35");
    }
}
