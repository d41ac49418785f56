//! Cards on sheets: where each comes to lie, in front and behind.

use std::collections::BTreeMap;

use goosebook::document::{Block, Document};
use goosebook::pdf::{CardOptions, Flip, Format, Paper, PdfError, Sheet};
use goosebook::texts::Texts;
use goosebook::vocab::Lang;

use crate::plates::boxes;
use crate::structure::{self, pages};
use crate::{family, fault_of, keep, make, one};

fn on(format: Format, paper: Paper, flip: Flip) -> CardOptions {
    let texts = Texts::embedded(Lang::Fr).unwrap();
    CardOptions { format, sheet: Some(Sheet::new(paper, flip, &texts)), ..CardOptions::default() }
}

/// Where the texts of a page begin that hold a word, in points from the bottom left, and whether they stand upright.
pub fn places(bytes: &[u8], page: usize, word: &str) -> Vec<(i32, i32, bool)> {
    let doc = lopdf::Document::load_mem(bytes).unwrap();
    let id = *doc.get_pages().get(&u32::try_from(page).unwrap()).unwrap();
    let fonts: BTreeMap<Vec<u8>, _> =
        doc.get_page_fonts(id).unwrap().into_iter().map(|(name, font)| (name, structure::letters(&doc, font))).collect();
    let content = lopdf::content::Content::decode(&doc.get_page_content(id)).unwrap();
    let (mut font, mut matrix, mut found) = (Vec::new(), [0.0_f32; 6], Vec::new());
    for operation in content.operations {
        let numbers = || operation.operands.iter().filter_map(|operand| operand.as_float().ok());
        match operation.operator.as_str() {
            "Tf" => font = operation.operands[0].as_name().unwrap().to_vec(),
            "Tm" => numbers().zip(matrix.iter_mut()).for_each(|(from, to)| *to = from),
            "Td" => matrix = [1.0, 0.0, 0.0, 1.0, numbers().next().unwrap(), numbers().nth(1).unwrap()],
            "TJ" | "Tj" => {
                let text = structure::shown(&operation.operands[0], &fonts[&font]);
                if text.contains(word) {
                    found.push((matrix[4].round() as i32, matrix[5].round() as i32, matrix[0] > 0.0));
                }
            }
            _ => {}
        }
    }
    found
}

fn two_sides() -> Document {
    let side = |text: &str| Block::Paragraph(family::text(text));
    Document { blocks: vec![side("Recto"), Block::SideBreak, side("Verso")], ..one(Block::SideBreak) }
}

fn duplex(bytes: &[u8]) -> Option<String> {
    let doc = lopdf::Document::load_mem(bytes).unwrap();
    let preferences = doc.catalog().unwrap().get(b"ViewerPreferences").unwrap().as_dict().unwrap();
    assert_eq!(preferences.get(b"PrintScaling").unwrap().as_name().unwrap(), b"None");
    preferences.get(b"Duplex").ok().map(|flip| String::from_utf8_lossy(flip.as_name().unwrap()).into_owned())
}

/// 105 mm are 297.64 points, 148 mm 419.53, the sheet is 595.28 × 841.89 and the margin of a card 17.
#[test]
fn four_cards_lie_on_a_sheet_and_their_backs_behind_them() {
    let bytes = make(&two_sides(), &on(Format::A6, Paper::A4, Flip::Long)).unwrap();
    keep("sheet-a6.pdf", &bytes);
    assert_eq!(pages(&bytes), 2);
    assert_eq!(duplex(&bytes).as_deref(), Some("DuplexFlipLongEdge"));
    let fronts = places(&bytes, 1, "Recto");
    assert_eq!(fronts.len(), 4);
    let columns: Vec<i32> = fronts.iter().map(|(x, ..)| *x).collect();
    assert_eq!(columns.iter().filter(|x| **x == 17).count(), 2);
    assert_eq!(columns.iter().filter(|x| **x == 315).count(), 2);
    let mut rows: Vec<i32> = fronts.iter().map(|(_, y, _)| *y).collect();
    rows.sort_unstable();
    assert_eq!(rows[2] - rows[0], 420);
    // Upright, at the same places: all four backs are alike.
    let backs = places(&bytes, 2, "Verso");
    assert!(backs.iter().all(|(_, _, upright)| *upright));
    assert_eq!(backs.len(), 4);
    // The text is told once, though it is seen four times.
    let tree = structure::tree(&bytes);
    assert_eq!(tree.matches("Recto").count(), 1, "{tree}");
    assert_eq!(tree.matches("Verso").count(), 1);
    for (listed, marked) in structure::parents(&bytes) {
        assert_eq!(listed, marked);
    }
}

/// Turned over its short edge, a sheet that stands upright shows its back on its head: so the back is printed on its head.
#[test]
fn backs_turn_with_the_edge() {
    for (format, long_upright) in [(Format::A6, true), (Format::A5, false), (Format::Booklet, false)] {
        let document = if format == Format::Booklet { chapters() } else { two_sides() };
        let word = if format == Format::Booklet { "Partie" } else { "Verso" };
        for (flip, upright) in [(Flip::Long, long_upright), (Flip::Short, !long_upright)] {
            let bytes = make(&document, &on(format, Paper::A4, flip)).unwrap();
            let backs = places(&bytes, 2, word);
            assert!(!backs.is_empty() && backs.iter().all(|(_, _, up)| *up == upright), "{format:?} {flip:?}: {backs:?}");
            let expected = if flip == Flip::Long { "DuplexFlipLongEdge" } else { "DuplexFlipShortEdge" };
            assert_eq!(duplex(&bytes).as_deref(), Some(expected));
        }
    }
    // Upright and turned, a back lies at the same distance from the other corner of the sheet.
    let back = |flip| places(&make(&two_sides(), &on(Format::A6, Paper::A4, flip)).unwrap(), 2, "Verso");
    assert_eq!(back(Flip::Short).len(), back(Flip::Long).len());
    let turned: Vec<(i32, i32)> = back(Flip::Short).into_iter().map(|(x, y, _)| (595 - x, 842 - y)).collect();
    for (x, y, _) in back(Flip::Long) {
        assert!(turned.iter().any(|(other_x, other_y)| (x - other_x).abs() <= 1 && (y - other_y).abs() <= 1), "{x} {y}: {turned:?}");
    }
}

#[test]
fn a_pack_needs_no_backs_and_is_laid_out_once_or_twice() {
    let side = |text: &str| Block::Paragraph(family::text(&format!("{text} {}", "Avance du total de tes dés. ".repeat(16))));
    let document = Document { blocks: (1..=6).map(|number| side(&format!("Carte {number}."))).collect(), ..one(Block::SideBreak) };
    let bytes = make(&document, &on(Format::Poker, Paper::A4, Flip::Long)).unwrap();
    keep("sheet-poker.pdf", &bytes);
    assert_eq!(pages(&bytes), 1);
    assert_eq!(duplex(&bytes), None);
    // 63 × 88 mm: three columns and three rows, in the middle of the sheet; 4 mm of margin on a card.
    assert_eq!(boxes(&bytes, "TrimBox"), ["[29.764 46.772 565.512 795.118]"]);
}

fn chapters() -> Document {
    let mut blocks = vec![family::heading(1, "Le livret"), Block::Paragraph(family::text("Un jeu."))];
    for number in 1..=5 {
        blocks.push(family::heading(2, &format!("Partie {number}")));
        blocks.push(Block::Paragraph(family::text(&"Avance du total de tes dés. ".repeat(110))));
    }
    Document { blocks, ..one(Block::SideBreak) }
}

/// Of eight pages the first lies right of the last, the second left of the seventh, and so on inwards.
#[test]
fn a_booklet_folds_into_order() {
    let flat = make(&chapters(), &CardOptions { format: Format::Booklet, ..CardOptions::default() }).unwrap();
    let count = pages(&flat);
    assert!((5..=8).contains(&count), "{count}");
    let bytes = make(&chapters(), &on(Format::Booklet, Paper::A4, Flip::Short)).unwrap();
    keep("sheet-booklet.pdf", &bytes);
    assert_eq!(pages(&bytes), 4);
    let order = [[8, 1], [2, 7], [6, 3], [4, 5]];
    for (side, [left, right]) in order.into_iter().enumerate() {
        for (number, is_right) in [(left, false), (right, true)] {
            if number > count {
                continue;
            }
            for part in 1..=5 {
                let word = format!("Partie {part}");
                for (x, y, _) in places(&flat, number, &word) {
                    let expected = (x + if is_right { 421 } else { 0 }, y);
                    let found = places(&bytes, side + 1, &word);
                    assert!(
                        found.iter().any(|(x, y, _)| (x - expected.0).abs() <= 1 && (y - expected.1).abs() <= 1),
                        "page {number}, {word}: {found:?}"
                    );
                }
            }
        }
    }
    // To whoever has it read out the pages come in their order.
    let tree = structure::tree(&bytes);
    let at: Vec<usize> = (1..=5).map(|part| tree.rfind(&format!("Partie {part}")).unwrap()).collect();
    assert!(at.is_sorted(), "{at:?}");
}

#[test]
fn a_card_larger_than_its_sheet_is_refused() {
    let error = fault_of(&two_sides(), &on(Format::A4, Paper::Letter, Flip::Long));
    assert_eq!(error, PdfError::SheetTooSmall);
    make(&two_sides(), &on(Format::A4, Paper::A4, Flip::Long)).unwrap();
    make(&two_sides(), &on(Format::A5, Paper::Letter, Flip::Long)).unwrap();
}

/// The bar that a ruler is held against: 50 mm are 141.73 points.
#[test]
fn every_sheet_has_a_bar_of_fifty_millimetres() {
    for (format, paper) in [
        (Format::A6, Paper::A4),
        (Format::A6, Paper::Letter),
        (Format::A5, Paper::A4),
        (Format::Poker, Paper::A4),
        (Format::Booklet, Paper::A4),
    ] {
        let bytes = make(&family::card_fr(), &on(format, paper, Flip::Long)).unwrap();
        let doc = lopdf::Document::load_mem(&bytes).unwrap();
        let long = |page| {
            let content = lopdf::content::Content::decode(&doc.get_page_content(page)).unwrap();
            let lines = content.operations.into_iter().filter(|operation| operation.operator == "l");
            lines
                .filter(|line| {
                    let [x, y] = [0, 1].map(|at| line.operands[at].as_float().unwrap());
                    (x.abs() - 141.73).abs() < 0.02 && y.abs() < 0.01 || (y.abs() - 141.73).abs() < 0.02 && x.abs() < 0.01
                })
                .count()
        };
        let bars: usize = doc.get_pages().into_values().map(long).sum();
        assert_eq!(bars, 1, "{format:?} on {paper:?}");
    }
}
