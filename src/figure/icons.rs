//! Icons: the kinds of squares as bold shapes, made to be known at three millimetres.
//!
//! In comes the name of a kind; out comes the drawing of `templates/icons/<name>.svg`, read by a reader that knows the
//! small part of SVG that those files use. A star stands for a kind that no icon is drawn for.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use super::pen::{Pen, line, transformed};
use super::points::thousandth;
use super::{Drawing, Ink, Segment};
use crate::bundle;

/// Side of the sheet that icons are drawn on.
const SHEET: f32 = 24.0;

/// The icon of a kind of square, `size` points high and wide; a star where the kind has none. `finish`, `wait`,
/// `held`, `released` and `stake` have icons as well.
pub fn icon(name: &str, size: f32) -> Drawing {
    let sheet = SHEETS.get(name).or_else(|| SHEETS.get("other")).map_or_else(|| read(""), |sheet| sheet.drawing().clone());
    Drawing { width: thousandth(size), height: thousandth(size), ..transformed(sheet, size / SHEET, (0.0, 0.0)) }
}

/// Whether a kind of square has an icon of its own, and not the star.
pub fn has_icon(name: &str) -> bool {
    SHEETS.contains_key(name)
}

/// A file with its drawing, which is read once, when it is first asked for: a card draws some hundreds of icons, of a few kinds.
struct Sheet {
    svg: &'static str,
    drawing: OnceLock<Drawing>,
}

impl Sheet {
    fn new(svg: &'static str) -> Sheet {
        Sheet { svg, drawing: OnceLock::new() }
    }

    fn drawing(&self) -> &Drawing {
        self.drawing.get_or_init(|| read(self.svg))
    }
}

/// All files by their names. A name of `templates/icons/aliases.txt` has the file of the one that it stands for.
static SHEETS: LazyLock<BTreeMap<&'static str, Sheet>> = LazyLock::new(|| {
    let files = bundle::TEMPLATES.get_dir("icons").into_iter().flat_map(|folder| folder.files());
    let sheets =
        files.filter_map(|file| Some((file.path().file_name()?.to_str()?.strip_suffix(".svg")?, Sheet::new(file.contents_utf8()?))));
    let mut sheets: BTreeMap<&'static str, Sheet> = sheets.collect();
    let aliases = bundle::TEMPLATES.get_file("icons/aliases.txt").and_then(|file| file.contents_utf8()).unwrap_or_default();
    for (alias, name) in aliases.lines().filter_map(|line| line.split_once(' ')) {
        if let Some(svg) = sheets.get(name).map(|sheet| sheet.svg) {
            sheets.insert(alias, Sheet::new(svg));
        }
    }
    sheets
});

/// Reads the shapes of an icon; what it does not know it leaves out.
fn read(svg: &str) -> Drawing {
    let mut pen = Pen::default();
    for element in svg.split('<') {
        let value = |name: &str| {
            let (_, rest) = element.split_once(&format!(" {name}=\""))?;
            rest.split_once('"').map(|(value, _)| value)
        };
        let number = |name: &str| value(name).and_then(|value| value.parse::<f32>().ok());
        let fill = value("fill").and_then(ink);
        let stroke = value("stroke").and_then(ink).zip(number("stroke-width")).map(|(ink, width)| line(ink, width));
        if element.starts_with("path ") {
            pen.path(segments(value("d").unwrap_or_default()), fill, stroke);
        } else if element.starts_with("circle ")
            && let (Some(x), Some(y), Some(radius)) = (number("cx"), number("cy"), number("r"))
        {
            pen.circle((x, y), radius, fill, stroke);
        }
    }
    pen.finish(SHEET, SHEET)
}

fn ink(colour: &str) -> Option<Ink> {
    match colour {
        "currentColor" => Some(Ink::Accent),
        "white" => Some(Ink::Paper),
        _ => None,
    }
}

/// Reads a path: `M`, `L`, `C` with absolute coordinates, `Z`. What does not belong there ends it.
fn segments(path: &str) -> Vec<Segment> {
    let mut segments = Vec::new();
    let mut words = path.split_whitespace();
    while let Some(word) = words.next() {
        let (command, first) = word.split_at_checked(1).unwrap_or((word, ""));
        if command == "Z" {
            segments.push(Segment::Close);
            continue;
        }
        let mut numbers = std::iter::once(first).chain(words.by_ref()).map(|word| word.parse::<f32>().ok());
        let mut pair = || Some((numbers.next()??, numbers.next()??));
        let segment = match command {
            "M" => pair().map(|(x, y)| Segment::Move(x, y)),
            "L" => pair().map(|(x, y)| Segment::Line(x, y)),
            "C" => pair().and_then(|a| Some(Segment::Curve(a, pair()?, pair()?))),
            _ => None,
        };
        let Some(segment) = segment else { break };
        segments.push(segment);
    }
    segments
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure::Shape;
    use crate::rules::Kind;

    #[test]
    fn every_file_is_read_to_its_end_and_stays_on_its_sheet() {
        let files: Vec<_> =
            bundle::TEMPLATES.get_dir("icons").unwrap().files().filter(|file| file.path().extension().unwrap() == "svg").collect();
        assert!(files.len() > Kind::KNOWN.len());
        for file in files {
            let svg = file.contents_utf8().unwrap();
            let drawing = read(svg);
            assert_eq!(drawing.shapes.len(), svg.matches("<path").count() + svg.matches("<circle").count(), "{:?}", file.path());
            for shape in &drawing.shapes {
                let Shape::Path { path, fill, stroke } = shape else { panic!("a text in an icon") };
                assert!(fill.is_some() != stroke.is_some(), "{:?}", file.path());
                for segment in path {
                    let points = match *segment {
                        Segment::Move(x, y) | Segment::Line(x, y) => vec![(x, y)],
                        Segment::Curve(a, b, c) => vec![a, b, c],
                        Segment::Close => vec![],
                    };
                    assert!(points.iter().all(|(x, y)| (0.0..=SHEET).contains(x) && (0.0..=SHEET).contains(y)), "{:?}", file.path());
                }
            }
            for path in svg.split(" d=\"").skip(1) {
                let path = path.split_once('"').unwrap().0;
                assert_eq!(segments(path).len(), path.chars().filter(char::is_ascii_uppercase).count(), "{path}");
            }
        }
    }

    #[test]
    fn every_square_of_the_carried_variants_has_an_icon() {
        for id in crate::check::Embedded::ids() {
            let variant = crate::check::embedded(&id).unwrap().variant.unwrap();
            for rule in variant.rules.squares.all() {
                assert!(has_icon(rule.kind.name()), "{id}: {}", rule.kind.name());
            }
        }
        assert!(!has_icon("anything"));
    }

    #[test]
    fn every_known_kind_has_an_icon_of_its_own() {
        let star = icon("anything", 10.0);
        assert!(!star.shapes.is_empty());
        for kind in Kind::KNOWN {
            assert_ne!(icon(kind.name(), 10.0), star, "{kind:?}");
        }
    }
}
