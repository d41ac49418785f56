//! Boards to play on, by laws: whatever the length, no two squares overlap, every number is there once, all is on the paper.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

#[path = "../common/mod.rs"]
mod common;
#[path = "../pdf/structure.rs"]
mod structure;

use common::bare;
use common::read::{all, carried};
use goosebook::board::{self, BoardOptions};
use goosebook::check;
use goosebook::figure::play::{PlayBoard, PlayWords, RuleLine, TrackShape, play_board, usual_shape};
use goosebook::figure::{Segment, Shape};
use goosebook::pdf::Size;
use goosebook::rules::Rules;
use goosebook::texts::Texts;
use goosebook::variant::Variant;
use goosebook::vocab::{Dice, Lang};

type Point = (f32, f32);

const SHAPES: [TrackShape; 2] = [TrackShape::Spiral, TrackShape::Serpentine];
const A4: Point = (802.0, 555.0);

fn words() -> PlayWords {
    let line = |says: &str| RuleLine { icon: None, head: String::new(), says: says.to_owned() };
    PlayWords {
        title: "Jeu de l’oie".into(),
        start: "Départ".into(),
        finish: "Arrivée".into(),
        foot: "essai · k7m2-wq4p".into(),
        names: Vec::new(),
        lines: vec![line("Lance deux dés et avance."), line("Si tu dépasses la dernière case, recule des points en trop.")],
    }
}

fn plain(squares: u16) -> Rules {
    bare(Dice::new(2, 6).unwrap(), squares)
}

/// The squares of a drawing: name, outline as corners, texts.
fn squares(board: &PlayBoard) -> Vec<(String, Vec<Point>, Vec<String>)> {
    let mut squares = Vec::new();
    for shape in &board.drawing.shapes {
        let Shape::Group { name, shapes, .. } = shape else { continue };
        let Some(Shape::Path { path, fill: None, stroke: None }) = shapes.first() else { panic!("{name} has no outline") };
        let texts = shapes.iter().filter_map(|shape| match shape {
            Shape::Text { text, .. } => Some(text.clone()),
            _ => None,
        });
        squares.push((name.clone(), corners(path), texts.collect()));
    }
    squares
}

/// The corners of an outline, curves followed in ten steps.
fn corners(path: &[Segment]) -> Vec<Point> {
    let mut corners: Vec<Point> = Vec::new();
    for segment in path {
        match *segment {
            Segment::Move(x, y) | Segment::Line(x, y) => corners.push((x, y)),
            Segment::Curve(a, b, end) => {
                let start = *corners.last().unwrap();
                for step in 1..=10 {
                    let (t, r) = (step as f32 / 10.0, 1.0 - step as f32 / 10.0);
                    let mix = |s: f32, a: f32, b: f32, e: f32| s * r * r * r + 3.0 * a * r * r * t + 3.0 * b * r * t * t + e * t * t * t;
                    corners.push((mix(start.0, a.0, b.0, end.0), mix(start.1, a.1, b.1, end.1)));
                }
            }
            Segment::Close => {}
        }
    }
    corners
}

fn contains(polygon: &[Point], (x, y): Point) -> bool {
    let mut inside = false;
    for (index, from) in polygon.iter().enumerate() {
        let to = polygon[(index + 1) % polygon.len()];
        if (from.1 > y) != (to.1 > y) && x < (to.0 - from.0) * (y - from.1) / (to.1 - from.1) + from.0 {
            inside = !inside;
        }
    }
    inside
}

fn area(polygon: &[Point]) -> f32 {
    let cross = |(index, from): (usize, &Point)| {
        let to = polygon[(index + 1) % polygon.len()];
        from.0 * to.1 - to.0 * from.1
    };
    (polygon.iter().enumerate().map(cross).sum::<f32>() / 2.0).abs()
}

/// The points of a polygon drawn a little towards its middle, and its middle.
fn probes(polygon: &[Point]) -> Vec<Point> {
    let count = polygon.len() as f32;
    let middle = polygon.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0 / count, sum.1 + point.1 / count));
    let drawn = |point: &Point| (middle.0 + (point.0 - middle.0) * 0.97, middle.1 + (point.1 - middle.1) * 0.97);
    polygon.iter().map(drawn).filter(|point| contains(polygon, *point)).chain([middle]).collect()
}

fn bounds(polygon: &[Point]) -> (f32, f32, f32, f32) {
    polygon.iter().fold((f32::MAX, f32::MAX, f32::MIN, f32::MIN), |(left, top, right, bottom), (x, y)| {
        (left.min(*x), top.min(*y), right.max(*x), bottom.max(*y))
    })
}

#[test]
fn squares_of_any_board_are_apart_and_on_the_paper() {
    for shape in SHAPES {
        for (width, height) in [A4, (555.0, 802.0), (1150.0, 802.0)] {
            for count in [1, 2, 3, 7, 12, 30, 63, 90, 100, 134, 400, 999] {
                let board = play_board(&plain(count), &words(), shape, width, height);
                let squares = squares(&board);
                let told = format!("{count} squares, {shape:?}, {width} × {height}");
                assert_eq!(squares.len(), usize::from(count) + 1, "{told}");
                let boxes: Vec<_> = squares.iter().map(|(_, polygon, _)| bounds(polygon)).collect();
                for (index, (name, polygon, _)) in squares.iter().enumerate() {
                    assert_eq!(*name, format!("square-{index}"), "{told}");
                    let (left, top, right, bottom) = boxes[index];
                    assert!(left > -0.1 && top > -0.1 && right < width + 0.1 && bottom < height + 0.1, "{told}: {name} lies off the paper");
                    assert!(area(polygon) > 0.6 * board.lane * board.step, "{told}: {name} is too small");
                    for (other, other_polygon, _) in &squares[index + 1..] {
                        let (a, b) = (boxes[index], bounds(other_polygon));
                        if a.0 >= b.2 || b.0 >= a.2 || a.1 >= b.3 || b.1 >= a.3 {
                            continue;
                        }
                        let overlap = probes(polygon).iter().any(|point| contains(other_polygon, *point))
                            || probes(other_polygon).iter().any(|point| contains(polygon, *point));
                        assert!(!overlap, "{told}: {name} and {other}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_number_is_there_once_and_stands_in_its_square() {
    for shape in SHAPES {
        for count in [1, 2, 7, 63, 90, 134, 999] {
            let board = play_board(&plain(count), &words(), shape, A4.0, A4.1);
            for (index, (name, _, texts)) in squares(&board).into_iter().enumerate() {
                if index > 0 {
                    assert!(texts.contains(&index.to_string()), "{name} of {count}: {texts:?}");
                }
                let numbers = texts.iter().filter(|text| text.parse::<u16>().is_ok()).count();
                assert_eq!(numbers, usize::from(index > 0), "{name} of {count}: {texts:?}");
            }
            // The middle of each number lies in its square.
            for shape in &board.drawing.shapes {
                let Shape::Group { shapes, name, .. } = shape else { continue };
                let Some(Shape::Path { path, .. }) = shapes.first() else { panic!("{name}") };
                let outline = corners(path);
                for shape in shapes {
                    if let Shape::Text { text, at, size, .. } = shape {
                        assert!(contains(&outline, (at.0, at.1 - size * 0.35)), "{name} of {count}: {text} stands beside it");
                    }
                }
            }
        }
    }
}

#[test]
fn a_square_follows_the_one_before_it() {
    for shape in SHAPES {
        let board = play_board(&plain(63), &words(), shape, A4.0, A4.1);
        let squares = squares(&board);
        for pair in squares.windows(2) {
            // Neighbours share an edge: two corners of one lie on the other.
            let near = |point: &Point| pair[1].1.iter().any(|other| (other.0 - point.0).hypot(other.1 - point.1) < 0.2);
            assert!(pair[0].1.iter().filter(|point| near(point)).count() >= 2, "{} and {}", pair[0].0, pair[1].0);
        }
    }
}

#[test]
fn pawns_have_room_on_the_usual_boards() {
    // 15 mm on A4 up to a hundred squares, as docs/boards.md promises.
    for count in [40, 63, 90, 100] {
        for shape in SHAPES {
            let (width, height) = if shape == TrackShape::Spiral { A4 } else { (A4.1, A4.0) };
            let board = play_board(&plain(count), &words(), shape, width, height);
            assert!(board.lane.min(board.step) > 42.5, "{count} {shape:?}: {} × {}", board.lane, board.step);
            assert!(board.has_rules, "{count} {shape:?}");
        }
    }
}

#[test]
fn every_carried_variant_has_a_board_in_both_languages() {
    for variant in all() {
        let id = &variant.id;
        for lang in Lang::ALL {
            let texts = Texts::embedded(*lang).unwrap();
            let (drawing, alt) = board::drawing(&variant, &texts, &BoardOptions::default());
            assert!(alt.len() > 20, "{id} {lang}");
            let shown: Vec<&str> = drawing
                .leaves()
                .into_iter()
                .filter_map(|shape| match shape {
                    Shape::Text { text, .. } => Some(text.as_str()),
                    _ => None,
                })
                .collect();
            for number in 1..=variant.rules.last().number() {
                assert!(shown.contains(&number.to_string().as_str()), "{id} {lang}: {number}");
            }
            assert!(shown.iter().all(|text| !text.contains('⟦') && !text.contains('|')), "{id} {lang}: {shown:?}");
            assert!(shown.iter().any(|text| text.contains(id)), "{id} {lang} does not say which rules it shows");
        }
    }
}

#[test]
fn squares_that_lead_to_others_make_a_serpentine() {
    assert_eq!(usual_shape(&carried("sl-mb47").rules), TrackShape::Serpentine);
    assert_eq!(usual_shape(&carried("famille").rules), TrackShape::Spiral);
    assert_eq!(usual_shape(&carried("es-utilidad").rules), TrackShape::Spiral);
}

#[test]
fn the_family_board_as_pdf() {
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let options = BoardOptions { pieces: true, ..BoardOptions::default() };
    let bytes = board::pdf(&carried("famille"), &texts, &options).unwrap();
    assert!(bytes.len() < 40_000, "{} bytes", bytes.len());
    assert!(bytes == board::pdf(&carried("famille"), &texts, &options).unwrap(), "the same bytes again");
    insta::assert_snapshot!("famille-fr", structure::tree(&bytes));
    for (listed, marked) in structure::parents(&bytes) {
        assert_eq!(listed, marked);
    }
}

#[test]
fn a_large_board_on_two_sheets_is_there_whole() {
    let texts = Texts::embedded(Lang::En).unwrap();
    for (id, shape) in [("famille", TrackShape::Spiral), ("sl-mb47", TrackShape::Serpentine)] {
        let options = BoardOptions { paper: Size::A3, tiled: true, shape: Some(shape), ..BoardOptions::default() };
        let bytes = board::pdf(&carried(id), &texts, &options).unwrap();
        let text = structure::tree(&bytes);
        let named = structure::numbers(&text);
        for number in 1..=carried(id).rules.last().number() {
            assert!(named.contains(&number.into()), "{id}: {number}");
        }
        assert!(text.contains("flap"), "{id}");
    }
}

/// The table of sizes in docs/boards.md; `UPDATE_DOCS=1` prints it anew.
#[test]
fn the_sizes_are_documented() {
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let long = "goosebook: 1\nid: long\ntitle: Le long plateau\ntrack: { squares: 134 }\n";
    let long = check::check(&check::Input::new("long.yaml", long), &check::Embedded).variant.unwrap();
    let variants = [carried("famille"), carried("it-90-parenti"), long];
    let tabloid = Size { width: Size::LETTER.height, height: Size::LETTER.width * 2.0 };
    let mut rows = String::new();
    for (label, says, paper, tiled) in [
        ("`a4`, unless said", "297 × 210 mm", Size::A4, false),
        ("`letter`", "11 × 8.5 in", Size::LETTER, false),
        ("`a3`", "420 × 297 mm", Size::A3, false),
        ("`a3 --tiled`", "two of A4", Size::A3, true),
        ("`tabloid`", "17 × 11 in", tabloid, false),
        ("`tabloid --tiled`", "two of letter", tabloid, true),
    ] {
        let options = BoardOptions { paper, tiled, ..BoardOptions::default() };
        let size = |variant: &Variant| board::square_size(variant, &texts, &options);
        let cells: Vec<String> = variants.iter().map(size).map(|(step, lane)| format!("{step:.0} × {lane:.0} mm")).collect();
        rows += &format!("| {label} | {says} | {} |\n", cells.join(" | "));
    }
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/boards.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let (before, rest) = page.split_once("|---|---|---|---|---|\n").unwrap();
    let (table, after) = rest.split_once("\n\n").unwrap();
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(&path, format!("{before}|---|---|---|---|---|\n{}\n\n{after}", rows.trim_end())).unwrap();
    } else {
        assert_eq!(table, rows.trim_end());
    }
}
