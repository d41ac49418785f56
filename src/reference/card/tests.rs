//! Cards, whatever a variant says in its texts.

use super::*;
use crate::document::{Block, parse};
use crate::rules::{Basis, Squares};
use crate::vocab::Lang;
use crate::wording::samples;

fn said(variant: &Variant, lang: Lang) -> String {
    card(variant, &Texts::embedded(lang).unwrap()).unwrap()
}

#[test]
fn texts_of_a_variant_stay_texts() {
    let mut variant = samples::family();
    let evil = "a|b\n\n# *c* <script>alert(1)</script> ![d](figure:board) [e](javascript:f)";
    variant.title = samples::words(evil, evil);
    variant.examples[0].given.names[0] = evil.to_owned();
    variant.sources.get_mut("tutoriel").unwrap().url = Some("javascript:alert(1)".to_owned());
    let markdown = said(&variant, Lang::En);
    let (hostile, plain) = (parse(&markdown, Lang::En), parse(&said(&samples::family(), Lang::En), Lang::En));
    assert_eq!(hostile.title, evil.replace("\n\n", "  "));
    let kinds = |blocks: &[Block]| blocks.iter().map(std::mem::discriminant).collect::<Vec<_>>();
    assert_eq!(kinds(&hostile.blocks), kinds(&plain.blocks));
    assert!(!format!("{hostile:?}").contains("Link { url: \"javascript"));
}

#[test]
fn a_row_can_have_both_signs() {
    let mut variant = samples::family();
    let mut squares = variant.rules.squares.all().to_vec();
    let geese = squares.iter_mut().find(|rule| rule.kind.name() == "goose").unwrap();
    // The table says where they are, and nobody what they do to a pawn that goes back.
    geese.at.basis = Basis::Table(Vec::new());
    let Some(Motion::Again { after_bounce, .. }) = geese.effect.motion.as_mut().map(|motion| &mut motion.value) else { panic!() };
    *after_bounce = Ruled::silent(after_bounce.value);
    variant.rules.squares = Squares::new(squares);
    let markdown = said(&variant, Lang::En);
    assert!(markdown.contains(&format!("**Geese{SIGN_TABLE}{SIGN_SILENT}**")), "{markdown}");
}

#[test]
fn nothing_is_left_without_words() {
    for variant in [samples::family(), samples::pot()] {
        for lang in Lang::ALL {
            assert!(!said(&variant, *lang).contains('⟦'));
        }
    }
}
