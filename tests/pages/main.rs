//! Reference pages of variants.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use goosebook::check;
use goosebook::document;
use goosebook::figure::Figures;
use goosebook::reference::Templates;
use goosebook::reference::page::{Effort, PageFigures, Publisher, Worked, reference};
use goosebook::texts::Texts;
use goosebook::variant::Variant;
use goosebook::vocab::Lang;

/// A shipped variant, and what a search finds out about it.
fn worked(id: &str, effort: Effort) -> (Variant, Worked) {
    let report = check::embedded(id).unwrap();
    let variant = report.variant.unwrap();
    let worked = Worked::compute(&variant, report.tree.as_ref().unwrap(), effort).unwrap();
    (variant, worked)
}

fn page(variant: &Variant, worked: &Worked, lang: Lang) -> String {
    let texts = Texts::embedded(lang).unwrap();
    reference(variant, worked, &texts, &Templates::embedded(), &Publisher::default()).unwrap()
}

/// Every shipped variant has a page in every language: no word is missing, each figure that it names is drawn, and each
/// section has a name of its own.
#[test]
fn every_variant_has_a_page_in_every_language() {
    for id in check::embedded_ids() {
        let (variant, worked) = worked(&id, Effort::quick());
        // What is kept is read back as it was.
        let kept: Worked = serde_json::from_str(&serde_json::to_string(&worked).unwrap()).unwrap();
        assert_eq!(kept, worked, "{id}");
        for lang in Lang::ALL {
            let text = page(&variant, &kept, *lang);
            if let Ok(folder) = std::env::var("PAGES") {
                std::fs::write(format!("{folder}/{id}-{lang}.md"), &text).unwrap();
            }
            assert!(!text.contains('⟦'), "{id} {lang}: {}", text.split('⟦').nth(1).unwrap());
            let texts = Texts::embedded(*lang).unwrap();
            let figures = PageFigures::new(&variant, &worked, &texts);
            let document = document::parse(&text, *lang);
            let mut names = Vec::new();
            for block in &document.blocks {
                match block {
                    document::Block::Figure { name, alt } => {
                        assert!(figures.figure(name, 300.0, 200.0).is_some(), "{id}: {name}");
                        assert!(!alt.is_empty(), "{id}: {name} has no words");
                    }
                    document::Block::Heading { level: 2, id: name, text } => {
                        let name = name.clone().unwrap_or_else(|| panic!("{id}: no name: {text:?}"));
                        assert!(!names.contains(&name), "{id}: {name} twice");
                        names.push(name);
                    }
                    _ => {}
                }
            }
            for section in ["material", "aim", "setup", "turn", "meeting", "finish", "questions", "sources", "scope"] {
                assert!(names.iter().any(|name| name == section), "{id}: {section}");
            }
        }
    }
}
