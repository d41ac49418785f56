//! The PDF card, from a document and a variant written by hand.
#![cfg(feature = "pdf")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod family;

use goosebook::figure::VariantFigures;
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
