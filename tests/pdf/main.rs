//! The PDF card, from a document and a variant written by hand.
#![cfg(feature = "pdf")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod family;

use goosebook::document::{Block, Document, Inline};
use goosebook::figure::{BoardWords, Drawing, Figures, VariantFigures, board};
use goosebook::pdf::{CardOptions, card};
use goosebook::texts::Texts;
use goosebook::vocab::Lang;

fn family_card() -> Vec<u8> {
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let variant = family::variant();
    card(&family::card_fr(), &VariantFigures::new(&variant, &texts), &CardOptions::default()).unwrap()
}

#[test]
fn a_french_card_is_small() {
    let bytes = family_card();
    // Looked at by eye: `pdftoppm -r 200 -png`.
    std::fs::write(std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("famille.pdf"), &bytes).unwrap();
    assert!(bytes.len() <= 40_000, "{}", bytes.len());
}

/// Every kind of drawing on one card, to be looked at by eye.
#[test]
fn every_figure_has_its_place() {
    struct Gallery<'a>(VariantFigures<'a>);
    impl Figures for Gallery<'_> {
        fn figure(&self, name: &str, width: f32, height: f32) -> Option<Drawing> {
            match name.strip_prefix("board/") {
                Some(last) => {
                    Some(board(&family::rules(last.parse().unwrap()), &BoardWords { start: "Départ".into() }, width, height.min(105.0)))
                }
                None => self.0.figure(name, width, height),
            }
        }
        fn icon(&self, name: &str, size: f32) -> Option<Drawing> {
            self.0.icon(name, size)
        }
    }
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let variant = family::variant();
    let names = "goose bridge inn well maze prison death dice other finish wait held released stake";
    let icons = names.split(' ').flat_map(|name| [Inline::Icon { name: name.into(), alt: name.into() }, Inline::Text(" ".into())]).collect();
    let boards = ["board/1", "board/2", "board/7", "board/31"].map(|name| family::figure(name, name));
    let wide = ["board/100", "board/134"].map(|name| family::figure(name, name));
    let turns = ["turn/4", "turn/5"].map(|name| family::figure(name, name));
    let mut blocks = vec![Block::Paragraph(icons)];
    blocks.extend(turns.into_iter().chain(boards).chain([Block::SideBreak]).chain(wide));
    let document = Document { lang: "fr".into(), title: "Figures".into(), blocks };
    let bytes = card(&document, &Gallery(VariantFigures::new(&variant, &texts)), &CardOptions::default()).unwrap();
    std::fs::write(std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("gallery.pdf"), &bytes).unwrap();
}
