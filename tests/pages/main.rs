//! Reference pages of variants.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../common/french.rs"]
mod french;
#[path = "../common/read.rs"]
mod read;

use goosebook::check;
use goosebook::document;
use goosebook::figure::Figures;
use goosebook::reference::page::{Effort, PageFigures, Worked, reference};
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
    reference(variant, worked, &texts, None).unwrap()
}

/// Every shipped variant has a page in every language: no word is missing, each figure that it names is drawn, and each
/// section has a name of its own.
#[test]
fn every_variant_has_a_page_in_every_language() {
    for id in check::Embedded::ids() {
        let (variant, worked) = worked(&id, Effort::quick());
        // What is kept is read back as it was.
        let kept: Worked = serde_json::from_str(&serde_json::to_string(&worked).unwrap()).unwrap();
        assert_eq!(kept, worked, "{id}");
        for lang in Lang::ALL {
            let text = page(&variant, &kept, *lang);
            assert!(!text.contains('⟦'), "{id} {lang}: {}", text.split('⟦').nth(1).unwrap());
            if *lang == Lang::Fr {
                let faults = faults_of_french(&text, std::slice::from_ref(&variant));
                assert!(faults.is_empty(), "{id}: {faults:#?}");
            }
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

#[test]
fn the_index_and_the_history_are_made_in_every_language() {
    let variants: Vec<Variant> = read::all().collect();
    for lang in Lang::ALL {
        let texts = Texts::embedded(*lang).unwrap();
        let index = goosebook::reference::index(&variants, &texts).markdown(&texts).unwrap();
        let history = goosebook::reference::history(&variants, &texts).unwrap();
        for (name, text) in [("index", index), ("history", history)] {
            assert!(!text.contains('⟦'), "{name} {lang}");
        }
    }
}

#[test]
fn a_comparison_tells_what_it_does_to_the_figures() {
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let [(one, short), (other, long)] =
        ["famille-courte", "famille"].map(|id| worked(id, Effort { games: 0, states: 5_000, ..Effort::quick() }));
    let comparison = goosebook::reference::compare(&texts, &one, &other, 2, Effort::quick().search);
    let [of_one, of_other] = [short, long].map(|worked| worked.figures.unwrap().figures());
    let text = comparison.with_figures(&texts, (&one, &of_one), (&other, &of_other)).unwrap();
    // Without a bounce the game is shorter, and this is what it changes.
    assert!(of_one.turns.mean.value < of_other.turns.mean.value);
    assert!(text.contains("## Ce que cela change aux chiffres, à deux joueurs { #figures }"), "{text}");
    assert!(text.contains("| tours de jeu (moyenne) | "), "{text}");
}

/// Two pages as they are read, without the clauses of their sources: the family game, and one that a rule of nearly every
/// kind is missing from its text.
#[test]
fn pages_read_line_by_line() {
    for id in ["famille", "it-90-parenti"] {
        let (variant, worked) = worked(id, Effort { games: 0, states: 5_000, ..Effort::quick() });
        for lang in Lang::ALL {
            let text = page(&variant, &worked, *lang);
            let (before, sources) = text.split_once("{ #sources }").unwrap();
            let (_, after) = sources.split_once("{ #scope }").unwrap();
            insta::assert_snapshot!(format!("{id}-{lang}"), format!("{before}{{ #sources }}\n[…]\n{{ #scope }}{after}"));
        }
    }
}

/// Every clause of the texts that the shipped variants rest on stands on the page, with what rests on it.
#[test]
fn every_clause_stands_on_the_page() {
    for id in ["famille", "infolib", "classique", "classique-mises"] {
        let (variant, _) = worked(id, Effort { games: 0, ..Effort::quick() });
        let text = page(&variant, &Worked::default(), Lang::Fr);
        let (_, sources) = text.split_once("{ #sources }").unwrap();
        for (key, source) in &variant.sources {
            for clause in &source.clauses {
                let line = format!("- **{}**\u{202f}: ", clause.id);
                let (_, after) = sources.split_once(&line).unwrap_or_else(|| panic!("{id}: {key}/{}", clause.id));
                let next = after.lines().nth(1).unwrap_or_default();
                // Of a text that two variants share, what this one leaves to the other is said by the other.
                assert!(next.starts_with("  - → ") || id.starts_with("classique"), "{id}: nothing rests on {}", clause.id);
            }
        }
        for note in &variant.notes {
            let says = document::typography::french(note.says.get(Lang::Fr));
            let plain = |text: &str| text.replace(['*', '\\', '`', '_'], "");
            assert!(plain(&text).contains(&plain(&says)), "{id}: {says}");
        }
    }
}

/// What is wrong with the French of a page; titles of sources in another language are printed as they are.
fn faults_of_french(text: &str, variants: &[Variant]) -> Vec<String> {
    let sources = variants.iter().flat_map(|variant| variant.sources.values());
    let titles: Vec<String> = sources.map(|source| document::typography::french(&source.title)).collect();
    let is_prose = |line: &&str| {
        !line.starts_with("|---") && !line.strip_prefix("### ").is_some_and(|title| titles.iter().any(|other| other == title))
    };
    text.lines().filter(is_prose).filter_map(french::fault).collect()
}

#[test]
fn the_french_is_set_as_french() {
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let variants: Vec<Variant> = read::all().collect();
    let pages = vec![
        ("index", goosebook::reference::index(&variants, &texts).markdown(&texts).unwrap()),
        ("history", goosebook::reference::history(&variants, &texts).unwrap()),
    ];
    for (id, text) in pages {
        let faults = faults_of_french(&text, &variants);
        assert!(faults.is_empty(), "{id}: {faults:#?}");
    }
}

/// Whatever a variant file holds, its texts stay texts: no section, figure, table or link of their own.
#[test]
fn texts_of_a_variant_stay_texts() {
    let evil = "# a|b {#turn} **c** <script>alert(1)</script> [d](javascript:e) ![f](figure:board) {{ title }} \u{202e}";
    let (mut variant, worked) = worked("famille", Effort { games: 0, ..Effort::quick() });
    let plain = document::parse(&page(&variant, &worked, Lang::En), Lang::En);
    let words = || goosebook::vocab::Words::new([(Lang::En, evil.to_owned()), (Lang::Fr, evil.to_owned())].into());
    variant.title = words();
    variant.summary = words();
    variant.notes.iter_mut().for_each(|note| note.says = words());
    variant.examples.iter_mut().for_each(|example| example.say = words());
    variant.date = Some(evil.to_owned());
    for source in variant.sources.values_mut() {
        source.title = evil.to_owned();
        source.author = Some(evil.to_owned());
        source.url = Some("javascript:alert(1)".to_owned());
        source.note = words();
        source.clauses.iter_mut().for_each(|clause| clause.says = words());
    }
    let text = page(&variant, &worked, Lang::En);
    let document = document::parse(&text, Lang::En);
    let count =
        |document: &document::Document, wanted: fn(&document::Block) -> bool| document.blocks.iter().filter(|block| wanted(block)).count();
    for kind in [
        (|block| matches!(block, document::Block::Heading { level: ..=2, .. })) as fn(&document::Block) -> bool,
        |block| matches!(block, document::Block::Figure { .. }),
        |block| matches!(block, document::Block::Table { .. }),
        |block| matches!(block, document::Block::SideBreak | document::Block::Code(_)),
    ] {
        assert_eq!(count(&document, kind), count(&plain, kind), "{text}");
    }
    let shown = format!("{document:?}");
    assert!(!shown.contains("url: \"javascript") && !shown.contains('\u{202e}'), "{text}");
    assert!(
        !document.blocks.iter().any(|block| matches!(block, document::Block::Heading { level: 3, id: Some(id), .. } if id == "turn")),
        "{text}"
    );
}
