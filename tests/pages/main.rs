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
        let (variant, worked) = worked(&id, if std::env::var_os("FULL").is_some() { Effort::default() } else { Effort::quick() });
        // What is kept is read back as it was.
        let kept: Worked = serde_json::from_str(&serde_json::to_string(&worked).unwrap()).unwrap();
        assert_eq!(kept, worked, "{id}");
        for lang in Lang::ALL {
            let text = page(&variant, &kept, *lang);
            if let Ok(folder) = std::env::var("PAGES") {
                std::fs::write(format!("{folder}/{id}-{lang}.md"), &text).unwrap();
                let texts = Texts::embedded(*lang).unwrap();
                let figures = PageFigures::new(&variant, &worked, &texts);
                let html = goosebook::output::html::page(&document::parse(&text, *lang), &figures);
                std::fs::write(format!("{folder}/{id}-{lang}.html"), html).unwrap();
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

fn variants() -> Vec<Variant> {
    check::embedded_ids().iter().map(|id| check::embedded(id).unwrap().variant.unwrap()).collect()
}

#[test]
fn the_index_and_the_history_are_made_in_every_language() {
    let variants = variants();
    for lang in Lang::ALL {
        let texts = Texts::embedded(*lang).unwrap();
        let index = goosebook::reference::index(&variants, &texts).markdown(&texts, &Templates::embedded()).unwrap();
        let history = goosebook::reference::history(&variants, &texts, &Templates::embedded()).unwrap();
        for (name, text) in [("index", index), ("history", history)] {
            if let Ok(folder) = std::env::var("PAGES") {
                std::fs::write(format!("{folder}/{name}-{lang}.md"), &text).unwrap();
            }
            assert!(!text.contains('⟦'), "{name} {lang}");
        }
    }
}

#[test]
fn a_comparison_tells_what_it_does_to_the_figures() {
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let [(one, short), (other, long)] =
        ["famille-courte", "famille"].map(|id| worked(id, Effort { games: 0, ..Effort::quick() }.exact(5_000)));
    let comparison = goosebook::reference::compare(&texts, &one, &other, 2, Effort::quick().search);
    let [of_one, of_other] = [short, long].map(|worked| worked.figures.unwrap().figures());
    let text = comparison.with_figures(&texts, (&one, &of_one), (&other, &of_other)).unwrap();
    // Without a bounce the game is shorter, and this is what it changes.
    assert!(of_one.turns.mean.value < of_other.turns.mean.value);
    assert!(text.contains("## Ce que cela change aux chiffres, à deux joueurs { #figures }"), "{text}");
    assert!(text.contains("| tours de jeu (moyenne) | "), "{text}");
}

#[test]
fn timing() {
    let all: Vec<_> = check::embedded_ids().iter().map(|id| worked(id, Effort::quick())).collect();
    let start = std::time::Instant::now();
    let mut size = 0;
    for lang in Lang::ALL {
        let texts = Texts::embedded(*lang).unwrap();
        for (variant, worked) in &all {
            size += reference(variant, worked, &texts, &Templates::embedded(), &Publisher::default()).unwrap().len();
        }
    }
    println!("render: {:?} for {size} bytes", start.elapsed());
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let variants: Vec<Variant> = all.into_iter().map(|(variant, _)| variant).collect();
    let start = std::time::Instant::now();
    let index = goosebook::reference::index(&variants, &texts).markdown(&texts, &Templates::embedded()).unwrap();
    println!("index: {:?} for {} bytes", start.elapsed(), index.len());
    for id in ["famille", "en-rampant", "classique-equipes"] {
        let start = std::time::Instant::now();
        worked(id, Effort::default());
        println!("worked {id}: {:?}", start.elapsed());
    }
}
