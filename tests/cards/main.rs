//! The cards of the variants that goosebook carries, as they are printed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

mod formats;
#[path = "../common/read.rs"]
mod read;
#[path = "../pdf/structure.rs"]
mod structure;

use goosebook::board::{self, BoardOptions};
use goosebook::check;
use goosebook::figure::Shape;
use goosebook::pdf::CardOptions;
use goosebook::print::print;
use goosebook::reference;
use goosebook::texts::Texts;
use goosebook::variant::Variant;
use goosebook::vocab::Lang;
use read::{all, carried};

/// The variants of the three source texts: their cards are kept whole, and were read line by line.
const KEPT: &[&str] = &["famille", "famille-courte", "infolib", "classique", "classique-mises"];

fn markdown(variant: &Variant, lang: Lang) -> String {
    reference::card(variant, &Texts::embedded(lang).unwrap()).unwrap_or_else(|error| panic!("{} {lang}: {error}", variant.id))
}

fn pdf(variant: &Variant, lang: Lang) -> Vec<u8> {
    let texts = Texts::embedded(lang).unwrap();
    print(variant, &texts, &CardOptions::default()).unwrap_or_else(|error| panic!("{} {lang}: {}", variant.id, error.say(&texts)))
}

#[test]
fn the_source_texts_as_markdown() {
    for id in KEPT {
        let variant = carried(id);
        for lang in Lang::ALL {
            insta::assert_snapshot!(format!("{id}-{lang}-markdown"), markdown(&variant, *lang));
        }
    }
}

#[test]
fn the_source_texts_as_pdf() {
    for id in KEPT {
        let variant = carried(id);
        for lang in Lang::ALL {
            insta::assert_snapshot!(format!("{id}-{lang}-pdf"), structure::tree(&pdf(&variant, *lang)));
        }
    }
}

#[test]
fn a_rule_of_the_house_stands_on_the_card_and_on_the_board() {
    let file = "goosebook: 1\nid: house\ntitle: Chez nous\nextends: famille\nnotes:\n  - about: house\n    says: { fr: \"Un dé *par terre* se relance.\", en: \"A die *on the floor* is thrown again.\" }\n";
    let report = check::check(&check::Input::new("house.yaml", file), &check::Embedded);
    let variant = report.variant.unwrap();
    for (lang, line, foot, words) in [
        (
            Lang::Fr,
            "- **Règle de la maison\u{202f}:** Un dé *par terre* se relance.",
            "**Règle de la maison.** Non vérifiée",
            "Un dé par terre se relance.",
        ),
        (
            Lang::En,
            "- **House rule:** A die *on the floor* is thrown again.",
            "**House rule.** Not checked",
            "A die on the floor is thrown again.",
        ),
    ] {
        let card = markdown(&variant, lang);
        let (front, back) = card.split_once("\n---\n").unwrap();
        assert!(front.contains(line) && back.contains(foot), "{card}");
        pdf(&variant, lang);
        let (board, _) = board::drawing(&variant, &Texts::embedded(lang).unwrap(), &BoardOptions::default());
        let text = |shape: &Shape| if let Shape::Text { text, .. } = shape { Some(text.clone()) } else { None };
        let texts: Vec<String> = board.shapes.iter().filter_map(text).collect();
        assert!(texts.join(" ").contains(words), "{texts:?}");
    }
}

#[test]
fn a_card_is_the_same_made_alone_or_after_another() {
    let (family, infolib) = (carried("famille"), carried("infolib"));
    let alone = pdf(&infolib, Lang::Fr);
    let _ = pdf(&family, Lang::En);
    assert!(pdf(&infolib, Lang::Fr) == alone);
}

#[test]
fn no_text_is_missing() {
    for variant in all() {
        let id = &variant.id;
        for lang in Lang::ALL {
            for text in [markdown(&variant, *lang), reference::show(&variant, &Texts::embedded(*lang).unwrap()).unwrap()] {
                assert!(!text.contains('⟦'), "{id} {lang}: {text}");
            }
        }
    }
}
