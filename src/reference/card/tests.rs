//! Cards, whatever a variant says in its texts.

use super::*;
use crate::document::{Block, parse};
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
fn nothing_is_left_without_words() {
    for variant in [samples::family(), samples::pot()] {
        for lang in Lang::ALL {
            assert!(!said(&variant, *lang).contains('⟦'));
        }
    }
}
