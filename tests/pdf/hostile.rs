//! Documents that nobody would print: an answer for each, and never a panic.

use goosebook::document::{Block, Document, Inline};
use goosebook::pdf::{CardOptions, Flip, Format, Paper, PdfError, Sheet, card};
use goosebook::texts::Texts;
use goosebook::vocab::Lang;
use proptest::prelude::*;

use crate::{family, fault, make, one, structure};

fn refused(block: Block) -> PdfError {
    fault(&one(block))
}

fn set(block: Block) -> Result<Vec<u8>, PdfError> {
    make(&one(block), &CardOptions::default())
}

#[test]
fn nothing_at_all_is_an_empty_side() {
    for document in [Document::default(), one(Block::SideBreak), one(Block::Paragraph(vec![]))] {
        let bytes = make(&document, &CardOptions::default()).unwrap();
        assert_eq!(structure::pages(&bytes), 1);
    }
    for block in [
        Block::Table { head: vec![], rows: vec![] },
        Block::Table { head: vec![], rows: vec![vec![]] },
        Block::Table { head: vec![vec![], vec![]], rows: vec![vec![family::text("un")]] },
        Block::List { first: None, items: vec![] },
        Block::List { first: Some(u64::MAX), items: vec![vec![], vec![]] },
        Block::Small(vec![]),
        family::heading(1, ""),
        family::heading(250, "bas"),
    ] {
        set(block).unwrap();
    }
}

#[test]
fn a_huge_word_is_broken_not_clipped() {
    let bytes = set(Block::Paragraph(family::text(&"a".repeat(400)))).unwrap();
    let text: String = structure::tree(&bytes);
    assert_eq!(text.matches('a').count(), 400, "{text}");
    let error = refused(Block::Paragraph(family::text(&"é".repeat(200_000))));
    assert!(matches!(error, PdfError::Overflow { side: 1, .. }), "{error:?}");
}

#[test]
fn a_word_wider_than_its_column_is_broken() {
    let long = "anticonstitutionnellement".repeat(4);
    let row = vec![family::text("6"), family::text(&long), family::text(&long), family::text(&long)];
    let bytes = set(Block::Table { head: vec![family::text("Case")], rows: vec![row] }).unwrap();
    let doc = structure::tree(&bytes).replace("\u{ad}", "");
    assert!(doc.contains("TD"), "{doc}");
}

#[test]
fn a_thousand_rows_do_not_fit_and_say_so() {
    let row = vec![family::text("6"), family::text("Va droit en 12.")];
    let head = vec![family::text("Case"), family::text("Ce que tu fais")];
    let error = refused(Block::Table { head, rows: vec![row; 1000] });
    assert_eq!(error, PdfError::Overflow { block: "Case · Ce que tu fais".into(), side: 1 });
}

#[test]
fn marks_without_a_letter_are_left_out() {
    let bytes =
        set(Block::Paragraph(family::text("a\u{7}b\u{202e}c\u{200f}d\u{feff}e\u{ad}f\tg\u{0}\u{85}\u{2028}\r\nh\u{fffc}i"))).unwrap();
    assert!(structure::tree(&bytes).contains("\"abcdef g hi\""), "{}", structure::tree(&bytes));
}

#[test]
fn what_stands_too_deep_is_refused() {
    let mut list = Block::Paragraph(family::text("au fond"));
    let mut styled = Inline::Text("au fond".into());
    for _ in 0..200 {
        list = Block::List { first: None, items: vec![vec![list]] };
        styled = Inline::Strong(vec![styled]);
    }
    assert!(matches!(refused(list), PdfError::TooDeep { .. }));
    assert!(matches!(refused(Block::Paragraph(vec![styled])), PdfError::TooDeep { .. }));
}

#[test]
fn only_addresses_of_the_web_are_live() {
    let link = |url: &str| Inline::Link { url: url.into(), text: family::text("ici") };
    let text = vec![link("javascript:alert(1)"), link("file:///etc/passwd"), link("#bas"), link("https://a.example/(x)\\é")];
    let tree = structure::tree(&set(Block::Paragraph(text)).unwrap());
    assert_eq!(tree.matches('→').count(), 1, "{tree}");
    assert!(tree.contains("https://a.example/(x)\\%C3%A9"), "{tree}");
}

fn inline() -> impl Strategy<Value = Inline> {
    let text = prop_oneof!["[a-zé ]{0,30}", "\\PC{0,12}", any::<String>()];
    let leaf = prop_oneof![
        text.prop_map(Inline::Text),
        Just(Inline::Break),
        ("[a-z]{0,8}", "[a-z]{0,3}").prop_map(|(name, alt)| Inline::Icon { name, alt }),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Inline::Strong),
            prop::collection::vec(inner.clone(), 0..4).prop_map(Inline::Emphasis),
            (any::<String>(), prop::collection::vec(inner, 0..4))
                .prop_map(|(url, text)| Inline::Link { url: format!("https://{url}"), text }),
        ]
    })
}

fn block() -> impl Strategy<Value = Block> {
    let text = || prop::collection::vec(inline(), 0..4);
    let leaf = prop_oneof![
        (any::<u8>(), text()).prop_map(|(level, text)| Block::Heading { level, text, id: None }),
        text().prop_map(Block::Paragraph),
        (prop::collection::vec(text(), 0..4), prop::collection::vec(prop::collection::vec(text(), 0..5), 0..4))
            .prop_map(|(head, rows)| Block::Table { head, rows }),
        Just(Block::SideBreak),
        prop_oneof![Just("board"), Just("turn/1"), Just("turn/5")].prop_map(|name| family::figure(name, "figure")),
    ];
    leaf.prop_recursive(2, 8, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..3).prop_map(Block::Small),
            (any::<Option<u64>>(), prop::collection::vec(prop::collection::vec(inner, 0..3), 0..3))
                .prop_map(|(first, items)| Block::List { first, items }),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever the document and the format, there is a card that can be read back or an error; twice the same.
    #[test]
    fn every_document_has_an_answer(
        blocks in prop::collection::vec(block(), 0..6),
        lang in "[a-z]{0,2}",
        format in prop::sample::select(Format::ALL),
        large in any::<bool>(),
        sheet in any::<Option<(bool, bool)>>(),
    ) {
        let texts = Texts::embedded(Lang::Fr).unwrap();
        let variant = family::variant();
        let figures = goosebook::reference::VariantFigures::new(&variant, &texts);
        let document = Document { lang, title: "Essai".into(), blocks };
        let sheet = sheet.map(|(a4, long)| {
            Sheet::new(if a4 { Paper::A4 } else { Paper::Letter }, if long { Flip::Long } else { Flip::Short }, &texts)
        });
        let options = CardOptions { format, large, sheet, ..CardOptions::default() };
        let made = card(&document, &figures, &options);
        prop_assert_eq!(&made, &card(&document, &figures, &options));
        if let Ok(bytes) = made {
            structure::tree(&bytes);
            for (listed, marked) in structure::parents(&bytes) {
                prop_assert_eq!(listed, marked);
            }
        }
    }
}
