//! Every shipped variant in every format, and one that nobody ships: ninety squares with long texts.

use std::fmt::Write as _;

use goosebook::check::{self, Embedded, Input};
use goosebook::pdf::{CardOptions, Flip, Format, Imprint, Inks, Paper, PdfError, Sheet};
use goosebook::print::{PrintError, booklet, print};
use goosebook::reference::page::{Effort, Worked};
use goosebook::texts::Texts;
use goosebook::variant::Variant;
use goosebook::vocab::Lang;

use crate::read::{all, carried};
use crate::structure::{self, pages};

#[test]
fn every_variant_fits_every_format() {
    for variant in all() {
        let id = &variant.id;
        for lang in Lang::ALL {
            let texts = Texts::embedded(*lang).unwrap();
            for format in [Format::A6, Format::A5, Format::A4, Format::Letter, Format::Poker] {
                let options = CardOptions { format, ..CardOptions::default() };
                let bytes =
                    print(&variant, &texts, &options).unwrap_or_else(|error| panic!("{id} {lang} {format:?}: {}", error.say(&texts)));
                match format {
                    Format::Poker => assert!((2..=8).contains(&pages(&bytes)), "{id} {lang}: {} cards", pages(&bytes)),
                    _ => assert_eq!(pages(&bytes), 2, "{id} {lang} {format:?}"),
                }
                if format == Format::A6 {
                    assert!(bytes.len() <= 25 << 10, "{id} {lang}: {} bytes", bytes.len());
                }
                let named = structure::numbers(&structure::tree(&bytes));
                for square in variant.rules.squares.all().iter().flat_map(|rule| &rule.at.value) {
                    assert!(named.contains(&square.number().into()), "{id} {lang} {format:?} does not name square {square}");
                }
                for (listed, marked) in structure::parents(&bytes) {
                    assert_eq!(listed, marked, "{id} {lang} {format:?}");
                }
            }
            let large = CardOptions { large: true, ..CardOptions::default() };
            print(&variant, &texts, &large).unwrap_or_else(|error| panic!("{id} {lang}, large: {}", error.say(&texts)));
        }
    }
}

#[test]
fn every_variant_is_a_booklet() {
    for id in Embedded::ids() {
        let report = check::embedded(&id).unwrap();
        let variant = report.variant.unwrap();
        let worked = Worked::compute(&variant, report.tree.as_ref().unwrap(), Effort::quick()).unwrap();
        for lang in Lang::ALL {
            let texts = Texts::embedded(*lang).unwrap();
            let sheet = Some(Sheet::new(Paper::A4, Flip::Long, &texts));
            let options = CardOptions { sheet, ..CardOptions::default() };
            let bytes =
                booklet(&variant, &worked, &texts, None, &options).unwrap_or_else(|error| panic!("{id} {lang}: {}", error.say(&texts)));
            assert_eq!(pages(&bytes) % 2, 0, "{id} {lang}");
            for (listed, marked) in structure::parents(&bytes) {
                assert_eq!(listed, marked, "{id} {lang}");
            }
        }
    }
}

/// A larger card shows more of the variant's own turns, and the small one those that are meant for it.
#[test]
fn larger_cards_show_more_turns() {
    let variant = carried("famille");
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let headings = |format| {
        let bytes = print(&variant, &texts, &CardOptions { format, ..CardOptions::default() }).unwrap();
        structure::tree(&bytes).lines().filter(|line| line.trim() == "H2").count()
    };
    let of_card = variant.examples.iter().filter(|example| example.card).count();
    assert_eq!(headings(Format::A6), of_card);
    assert!(headings(Format::A5) > of_card);
    assert_eq!(headings(Format::A4), variant.examples.len());
}

/// A variant of ninety squares, `special` of which have rules, each told in so many words.
fn made_up(special: usize, words: usize) -> Variant {
    let mut yaml = String::from(
        "goosebook: 1\nid: longue\ntitle: { fr: Le très grand jeu de l’oie des soirées d’hiver, en: The very great game of the goose }\n\
         players: { min: 2, max: 8 }\ndice: 2d6\ntrack: { squares: 90 }\nfinish: { overshoot: bounce }\nmeeting: { rule: swap }\nsquares:\n  \
         goose: { at: [9, 18, 27, 36, 45, 54, 63, 72, 81], move: again }\n",
    );
    let squares = (1..90).filter(|square| square % 9 != 0);
    for square in squares.step_by(3).take(special) {
        let name = format!("{}du square {square}", "anticonstitutionnellement ".repeat(words));
        writeln!(yaml, "  lieu{square}: {{ at: {square}, name: {{ fr: {name}, en: {name} }}, miss: {} }}", 1 + square % 3).unwrap();
    }
    let report = check::check(&Input::new("longue.yaml", yaml.clone()), &Embedded);
    report.variant.unwrap_or_else(|| panic!("{yaml}\n{:?}", report.findings))
}

#[test]
fn ninety_squares_and_long_texts_fit_every_format() {
    let variant = made_up(10, 1);
    for lang in Lang::ALL {
        let texts = Texts::embedded(*lang).unwrap();
        for format in [Format::A6, Format::A5, Format::A4, Format::Letter, Format::Poker] {
            for large in [false, true] {
                let options = CardOptions { format, large, ..CardOptions::default() };
                let made = print(&variant, &texts, &options);
                let bytes = made.unwrap_or_else(|error| panic!("{lang} {format:?} {large}: {}", error.say(&texts)));
                assert!(structure::tree(&bytes).contains("88"), "{format:?}");
            }
        }
    }
}

#[test]
fn a_text_too_long_names_its_rule_and_the_way_out() {
    let variant = made_up(26, 6);
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let error = print(&variant, &texts, &CardOptions::default()).unwrap_err();
    let PrintError::Pdf(PdfError::Overflow { side: 1, .. }) = &error else { panic!("{error:?}") };
    let said = error.say(&texts);
    assert!(said.contains("Case · Ce que tu fais") || said.contains("très grand jeu"), "{said}");
    assert!(said.contains("--size"), "{said}");
    // The way out: where pages are many there is room.
    let options = CardOptions { format: Format::A5, large: true, ..CardOptions::default() };
    assert!(pages(&print(&variant, &texts, &options).unwrap()) > 2);
}

#[test]
fn the_same_bytes_for_the_same_variant() {
    let variant = carried("classique-mises");
    let texts = Texts::embedded(Lang::En).unwrap();
    for format in [Format::A4, Format::Poker] {
        for inks in [Inks::Colour, Inks::Black, Inks::Saving] {
            let sheet = Some(Sheet::new(Paper::A4, Flip::Long, &texts));
            let options = CardOptions { format, imprint: Imprint { inks, ..Imprint::default() }, sheet, ..CardOptions::default() };
            assert!(print(&variant, &texts, &options).unwrap() == print(&variant, &texts, &options).unwrap());
        }
    }
}
