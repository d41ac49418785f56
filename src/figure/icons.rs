//! Icons: the kinds of squares as bold shapes, made to be known at three millimetres.
//!
//! Each is drawn on a sheet of 24 × 24. A star stands for a kind that no icon is drawn for.

use super::pen::{Pen, line, round, transformed};
use super::{Drawing, Ink, Segment};
use crate::rules::Kind;

/// A stroke of an icon on its sheet.
enum Part {
    /// A filled path.
    Fill(Ink, &'static str),
    /// A line of that width.
    Line(Ink, f32, &'static str),
    /// A filled circle.
    Dot(Ink, f32, f32, f32),
}

use Ink::{Accent, Paper};
use Part::{Dot, Fill, Line};

const SHEET: f32 = 24.0;

const GOOSE: &[Part] = &[
    Line(Accent, 1.7, "M10.2 18.6 L10.2 22.4 L12.8 22.4 M14 18.6 L14 22.4 L16.6 22.4"),
    Fill(
        Accent,
        "M1 11.4 C3.4 12.6 6 11.6 8.6 11.2 C11.8 10.8 13.9 10.6 14.1 8 C14.3 5.4 14.2 1.6 17.6 1.6 C19.6 1.6 20.6 2.9 20.8 4.3 \
         L23.6 5.7 L20.4 6.6 C18.8 6.9 18 7.4 18 8.8 C18 10.8 19.4 12.2 19.2 14.6 C18.9 18 15.9 19.6 12 19.6 C6.6 19.6 2.2 17 1 11.4 Z",
    ),
    Line(Paper, 1.3, "M6 14 C8.2 17 12 17.4 14.8 14.8"),
    Dot(Paper, 18.0, 4.4, 1.0),
];

const BRIDGE: &[Part] = &[
    Fill(Accent, "M0.8 9.6 C7.4 4.2 16.6 4.2 23.2 9.6 L23.2 18.4 L18.8 18.4 C18.6 10 5.4 10 5.2 18.4 L0.8 18.4 Z"),
    Line(Paper, 1.1, "M2.6 11.4 C8.4 7.2 15.6 7.2 21.4 11.4"),
    Line(Accent, 1.7, "M1 21.4 C2.8 20 4.4 20 6.2 21.4 C8 22.8 9.8 22.8 12 21.4 C14 20 15.8 20 17.8 21.4 C19.6 22.8 21.2 22.8 23 21.4"),
];

const INN: &[Part] = &[
    Fill(Accent, "M1.2 4 L4.2 4 L4.2 13.4 L22.8 13.4 L22.8 20.6 L19.8 20.6 L19.8 17.6 L4.2 17.6 L4.2 20.6 L1.2 20.6 Z"),
    Dot(Accent, 7.8, 9.8, 2.5),
    Fill(Accent, "M11.6 12.2 L11.6 7.4 L18.6 7.4 C21 7.4 22.8 9.4 22.8 12.2 Z"),
];

const WELL: &[Part] = &[
    Fill(Accent, "M12 0.8 L23 7.6 L1 7.6 Z"),
    Line(Accent, 2.0, "M4.6 7 L4.6 15 M19.4 7 L19.4 15"),
    Line(Accent, 1.2, "M12 7 L12 10"),
    Fill(Accent, "M9.2 9.6 L14.8 9.6 L14 13.4 L10 13.4 Z"),
    Fill(Accent, "M2 14.6 L22 14.6 L21 23 L3 23 Z"),
    Line(Paper, 1.0, "M3 18.8 L21 18.8 M8.6 15.4 L8.6 18.8 M15.4 15.4 L15.4 18.8 M12 18.8 L12 22.4 M6 18.8 L6 22.4 M18 18.8 L18 22.4"),
];

const MAZE: &[Part] =
    &[Line(Accent, 2.3, "M5.9 22.4 L22.4 22.4 L22.4 1.6 L1.6 1.6 L1.6 18 L17.6 18 L17.6 6.4 L6.4 6.4 L6.4 13 L12.8 13 L12.8 11")];

const PRISON: &[Part] = &[
    Line(Accent, 2.4, "M2.4 2.2 L21.6 2.2 L21.6 21.8 L2.4 21.8 Z"),
    Line(Accent, 2.0, "M7.2 2.2 L7.2 21.8 M12 2.2 L12 21.8 M16.8 2.2 L16.8 21.8"),
    Line(Accent, 1.6, "M2.4 12 L21.6 12"),
];

const DEATH: &[Part] = &[
    Fill(
        Accent,
        "M12 1 C5.8 1 2 5 2 10.2 C2 13.6 3.6 15.8 6.4 17 L6.4 20.8 C6.4 22 7.2 22.8 8.4 22.8 L15.6 22.8 C16.8 22.8 17.6 22 17.6 20.8 \
         L17.6 17 C20.4 15.8 22 13.6 22 10.2 C22 5 18.2 1 12 1 Z",
    ),
    Dot(Paper, 7.9, 10.6, 2.5),
    Dot(Paper, 16.1, 10.6, 2.5),
    Fill(Paper, "M12 13.4 L13.7 16.4 L10.3 16.4 Z"),
    Line(Paper, 1.2, "M9.6 19.2 L9.6 22.4 M12 19.2 L12 22.4 M14.4 19.2 L14.4 22.4"),
];

const DICE: &[Part] = &[
    Fill(
        Accent,
        "M5 1.6 L19 1.6 C21 1.6 22.4 3 22.4 5 L22.4 19 C22.4 21 21 22.4 19 22.4 L5 22.4 C3 22.4 1.6 21 1.6 19 L1.6 5 C1.6 3 3 1.6 5 1.6 Z",
    ),
    Dot(Paper, 7.2, 7.2, 2.0),
    Dot(Paper, 16.8, 7.2, 2.0),
    Dot(Paper, 12.0, 12.0, 2.0),
    Dot(Paper, 7.2, 16.8, 2.0),
    Dot(Paper, 16.8, 16.8, 2.0),
];

const STAR: &[Part] = &[Fill(Accent, "M12 1.2 L15.2 8.6 L23.2 9.4 L17.2 14.7 L18.9 22.6 L12 18.5 L5.1 22.6 L6.8 14.7 L0.8 9.4 L8.8 8.6 Z")];

const FLAG: &[Part] = &[
    Line(Accent, 2.2, "M4 1.6 L4 22.6"),
    Line(Accent, 1.4, "M4.6 3 L21.4 3 L21.4 14 L4.6 14 Z"),
    Fill(Accent, "M4.6 3 L10.2 3 L10.2 6.7 L4.6 6.7 Z M15.8 3 L21.4 3 L21.4 6.7 L15.8 6.7 Z M10.2 6.7 L15.8 6.7 L15.8 10.3 L10.2 10.3 Z"),
    Fill(Accent, "M4.6 10.3 L10.2 10.3 L10.2 14 L4.6 14 Z M15.8 10.3 L21.4 10.3 L21.4 14 L15.8 14 Z"),
];

const HOURGLASS: &[Part] = &[
    Line(Accent, 2.2, "M4.4 2 L19.6 2 M4.4 22 L19.6 22"),
    Line(
        Accent,
        1.6,
        "M6.4 2 C6.4 8 10.4 9.6 11.2 12 C10.4 14.4 6.4 16 6.4 22 M17.6 2 C17.6 8 13.6 9.6 12.8 12 C13.6 14.4 17.6 16 17.6 22",
    ),
    Fill(
        Accent,
        "M7.6 21.4 C8 18.6 10 17.2 12 16.2 C14 17.2 16 18.6 16.4 21.4 Z M8.4 6.6 L15.6 6.6 C14.6 8.4 13 9.4 12 11 C11 9.4 9.4 8.4 8.4 6.6 Z",
    ),
];

const PADLOCK: &[Part] = &[
    Line(Accent, 2.6, "M6.6 11 L6.6 7.4 C6.6 0.8 17.4 0.8 17.4 7.4 L17.4 11"),
    Fill(Accent, "M3.4 10.6 L20.6 10.6 L20.6 22.6 L3.4 22.6 Z"),
    Dot(Paper, 12.0, 15.4, 1.9),
    Line(Paper, 1.7, "M12 15.4 L12 19.4"),
];

const OPEN_PADLOCK: &[Part] = &[
    Line(Accent, 2.6, "M6.6 11 L6.6 7 C6.6 0.6 15.4 0.6 16.8 5"),
    Fill(Accent, "M3.4 10.6 L20.6 10.6 L20.6 22.6 L3.4 22.6 Z"),
    Dot(Paper, 12.0, 15.4, 1.9),
    Line(Paper, 1.7, "M12 15.4 L12 19.4"),
];

const COIN: &[Part] = &[Dot(Accent, 12.0, 12.0, 10.6), Dot(Paper, 12.0, 12.0, 8.2), Dot(Accent, 12.0, 12.0, 5.4)];

fn parts(name: &str) -> &'static [Part] {
    match Kind::parse(name) {
        Kind::Goose => GOOSE,
        Kind::Bridge => BRIDGE,
        Kind::Inn => INN,
        Kind::Well => WELL,
        Kind::Maze => MAZE,
        Kind::Prison => PRISON,
        Kind::Death => DEATH,
        Kind::Dice => DICE,
        Kind::Own(name) => match name.as_str() {
            "finish" => FLAG,
            "wait" => HOURGLASS,
            "held" => PADLOCK,
            "released" => OPEN_PADLOCK,
            "stake" => COIN,
            _ => STAR,
        },
    }
}

/// The icon of a kind of square, `size` points high and wide; a star where the kind has none. `finish`, `wait`,
/// `held`, `released` and `stake` have icons as well.
pub fn icon(name: &str, size: f32) -> Drawing {
    let mut pen = Pen::default();
    for part in parts(name) {
        match part {
            Fill(ink, path) => pen.path(read(path), Some(*ink), None),
            Line(ink, width, path) => pen.path(read(path), None, Some(line(*ink, *width))),
            Dot(ink, x, y, radius) => pen.circle((*x, *y), *radius, Some(*ink), None),
        }
    }
    let sheet = pen.finish(SHEET, SHEET);
    Drawing { width: round(size), height: round(size), ..transformed(sheet, size / SHEET, (0.0, 0.0)) }
}

/// Reads a path: `M`, `L`, `C` with absolute coordinates, `Z`. What does not belong there ends it.
fn read(path: &str) -> Vec<Segment> {
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

    const ALL: [&[Part]; 14] = [GOOSE, BRIDGE, INN, WELL, MAZE, PRISON, DEATH, DICE, STAR, FLAG, HOURGLASS, PADLOCK, OPEN_PADLOCK, COIN];

    #[test]
    fn every_path_is_read_to_its_end_and_stays_on_its_sheet() {
        for part in ALL.into_iter().flatten() {
            let (Fill(_, path) | Line(_, _, path)) = part else { continue };
            let segments = read(path);
            assert_eq!(segments.len(), path.chars().filter(|letter| letter.is_ascii_uppercase()).count(), "{path}");
            for segment in segments {
                let points = match segment {
                    Segment::Move(x, y) | Segment::Line(x, y) => vec![(x, y)],
                    Segment::Curve(a, b, c) => vec![a, b, c],
                    Segment::Close => vec![],
                };
                assert!(points.iter().all(|(x, y)| (0.0..=SHEET).contains(x) && (0.0..=SHEET).contains(y)), "{path}");
            }
        }
    }

    #[test]
    fn every_known_kind_has_an_icon_of_its_own() {
        let star = icon("anything", 10.0);
        for kind in Kind::KNOWN {
            assert_ne!(icon(kind.name(), 10.0), star, "{kind:?}");
        }
    }
}
