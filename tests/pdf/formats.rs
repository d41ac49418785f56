//! Every format, from documents written by hand: what fits, what flows, what is named where it does not fit.

use goosebook::document::{Block, Document};
use goosebook::pdf::{CardOptions, Format, Imprint, Inks, PdfError, Size};

use crate::sheets::places;
use crate::structure::{self, pages};
use crate::{family, fault_of, keep, make, one};

/// The sizes of type of running text, for each page: how many letters are set in each.
fn types(bytes: &[u8]) -> Vec<f32> {
    let doc = lopdf::Document::load_mem(bytes).unwrap();
    let mut smallest = Vec::new();
    for page in doc.get_pages().into_values() {
        let content = lopdf::content::Content::decode(&doc.get_page_content(page)).unwrap();
        let sizes = content.operations.iter().filter(|operation| operation.operator == "Tf");
        smallest.push(sizes.map(|operation| operation.operands[1].as_float().unwrap()).fold(f32::INFINITY, f32::min));
    }
    smallest
}

fn with(format: Format) -> CardOptions {
    CardOptions { format, ..CardOptions::default() }
}

#[test]
fn each_format_has_its_paper() {
    // Millimetres as everybody knows them, in points to a thousandth.
    let papers = [
        (Format::A6, "[0 0 297.638 419.528]"),
        (Format::A5, "[0 0 419.528 595.276]"),
        (Format::A4, "[0 0 595.276 841.89]"),
        (Format::Letter, "[0 0 612 792]"),
        (Format::Poker, "[0 0 178.583 249.449]"),
        (Format::Booklet, "[0 0 420.945 595.276]"),
    ];
    assert_eq!(papers.len(), Format::ALL.len());
    for (format, paper) in papers {
        let bytes = make(&family::card_fr(), &with(format)).unwrap();
        keep(&format!("famille-{format:?}.pdf"), &bytes);
        let doc = lopdf::Document::load_mem(&bytes).unwrap();
        for page in doc.get_pages().into_values() {
            for name in ["MediaBox", "CropBox", "TrimBox", "BleedBox"] {
                assert_eq!(format!("{:?}", doc.get_dictionary(page).unwrap().get(name.as_bytes()).unwrap()), paper, "{format:?} {name}");
            }
        }
    }
}

/// Each format tells the same, in the same order: nothing is lost where a page or a column ends.
#[test]
fn every_format_tells_the_same() {
    let text = |format, large| {
        let bytes = make(&family::card_fr(), &CardOptions { large, ..with(format) }).unwrap();
        for (listed, marked) in structure::parents(&bytes) {
            assert_eq!(listed, marked, "{format:?}");
        }
        let tree = structure::tree(&bytes);
        let mut words: Vec<String> = Vec::new();
        let mut figure = false;
        for line in tree.lines() {
            // Letters in a drawing are told by its words, which every format has alike.
            figure = if line.trim_start().starts_with('"') { figure } else { line.trim_start().starts_with("Figure") };
            if line.trim_start().starts_with('"') && !figure {
                words.push(line.trim().trim_matches('"').to_owned());
            }
        }
        words.concat().replace("\\u{ad}", "").split_whitespace().collect::<String>()
    };
    let usual = text(Format::A6, false);
    assert!(usual.len() > 500, "{usual}");
    let mut letters: Vec<char> = usual.chars().collect();
    letters.sort_unstable();
    for format in [Format::A5, Format::A4, Format::Letter, Format::Poker] {
        for large in [false, true] {
            let mut told: Vec<char> = text(format, large).chars().collect();
            told.sort_unstable();
            assert_eq!(told.iter().collect::<String>(), letters.iter().collect::<String>(), "{format:?}");
        }
    }
    // Where nothing has to move, the order is the same as well.
    assert_eq!(text(Format::Poker, false), text(Format::Poker, true));
}

#[test]
fn large_print_is_large_whatever_it_takes() {
    let bytes = |format| make(&family::card_fr(), &CardOptions { large: true, ..with(format) }).unwrap();
    for (format, least) in [(Format::A6, 8.5), (Format::A5, 10.0), (Format::A4, 11.5), (Format::Poker, 7.0)] {
        let made = bytes(format);
        keep(&format!("large-{format:?}.pdf"), &made);
        assert!(types(&made).into_iter().all(|size| size >= 4.8), "{:?}", types(&made));
        let text: f32 = largest_share(&made);
        assert!(text >= least, "{format:?}: {text}");
    }
    assert!(pages(&bytes(Format::A6)) > 2);
}

/// The size in which most letters of a file are set.
fn largest_share(bytes: &[u8]) -> f32 {
    let doc = lopdf::Document::load_mem(bytes).unwrap();
    let mut letters = std::collections::BTreeMap::new();
    for page in doc.get_pages().into_values() {
        let content = lopdf::content::Content::decode(&doc.get_page_content(page)).unwrap();
        let mut size = 0.0_f32;
        for operation in content.operations {
            match operation.operator.as_str() {
                "Tf" => size = operation.operands[1].as_float().unwrap(),
                "TJ" | "Tj" => *letters.entry((size * 100.0) as u32).or_insert(0) += format!("{:?}", operation.operands).len(),
                _ => {}
            }
        }
    }
    letters.into_iter().max_by_key(|(_, count)| *count).map_or(0.0, |(size, _)| size as f32 / 100.0)
}

/// A table goes on under its head, and is one table to whoever has it read out; a list and a paragraph stay one as well.
#[test]
fn what_goes_on_on_another_page_stays_one() {
    let row = |number: usize| vec![family::text(&number.to_string()), family::text("Va droit à la case suivante, et attends ton tour.")];
    let table = Block::Table { head: vec![family::text("Case"), family::text("Ce que tu fais")], rows: (1..=40).map(row).collect() };
    let item =
        |number: usize| vec![Block::Paragraph(family::text(&format!("Chose {number}. Avance du total de tes dés, puis lis la case.")))];
    let list = Block::List { first: None, items: (1..=30).map(item).collect() };
    let long = Block::Paragraph(family::text(&"Avance du total de tes dés. ".repeat(80)));
    let document = Document { blocks: vec![family::heading(2, "Cases"), table, list, long], ..one(Block::SideBreak) };
    let bytes = make(&document, &with(Format::Poker)).unwrap();
    keep("goes-on.pdf", &bytes);
    let tree = structure::tree(&bytes);
    let seen: usize = (1..=pages(&bytes)).map(|page| places(&bytes, page, "Ce").len()).sum();
    assert!(pages(&bytes) >= 4 && seen >= 2, "{} pages, the head {seen} times", pages(&bytes));
    assert_eq!(tree.lines().filter(|line| line.trim() == "Table").count(), 1, "{tree}");
    assert_eq!(tree.lines().filter(|line| line.trim() == "TR").count(), 41);
    assert_eq!(tree.lines().filter(|line| line.trim().starts_with("L ListNumbering")).count(), 1);
    assert_eq!(tree.lines().filter(|line| line.trim() == "LI").count(), 30);
    assert_eq!(tree.lines().filter(|line| line.trim() == "P").count(), 31);
    // The head is seen on each page of the table, and read out once.
    assert_eq!(tree.matches("Ce que tu fais").count(), 1);
    for (listed, marked) in structure::parents(&bytes) {
        assert_eq!(listed, marked);
    }
}

#[test]
fn no_heading_ends_a_page() {
    let mut blocks = Vec::new();
    for number in 1..=40 {
        blocks.push(family::heading(2, &format!("Partie {number}")));
        blocks.push(Block::Paragraph(family::text(&"Avance du total de tes dés. ".repeat(1 + number % 7))));
    }
    let bytes = make(&Document { blocks, ..one(Block::SideBreak) }, &with(Format::Poker)).unwrap();
    let doc = lopdf::Document::load_mem(&bytes).unwrap();
    let numbers: Vec<u32> = doc.get_pages().into_keys().collect();
    assert!(numbers.len() > 5);
    for number in numbers {
        let text = doc.extract_text(&[number]).unwrap();
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        // The last line is the number of the page.
        let last = lines[lines.len().saturating_sub(2)];
        assert!(!last.contains("Partie"), "page {number}: {text}");
    }
}

#[test]
fn what_no_card_holds_is_named() {
    let long = "Une règle qui n’en finit pas, et qui le dit encore une fois. ".repeat(30);
    let table = Block::Table {
        head: vec![family::text("Case"), family::text("Ce que tu fais")],
        rows: vec![vec![family::text("6"), family::text(&long)]],
    };
    let document = Document { blocks: vec![family::heading(2, "Le pont"), table], ..one(Block::SideBreak) };
    let error = fault_of(&document, &with(Format::Poker));
    assert_eq!(error, PdfError::Overflow { block: "Le pont".into(), side: 0 });
    let texts = goosebook::texts::Texts::embedded(goosebook::vocab::Lang::Fr).unwrap();
    let said = error.say(&texts);
    assert!(said.contains("«\u{a0}Le pont\u{a0}»") && said.contains("--size"), "{said}");
    // More cards than a pack has.
    let blocks = (0..2000).map(|_| Block::Paragraph(family::text("Avance du total de tes dés, puis lis la case."))).collect();
    let error = fault_of(&Document { blocks, ..one(Block::SideBreak) }, &with(Format::Poker));
    assert!(matches!(error, PdfError::Overflow { .. }), "{error:?}");
}

#[test]
fn a_booklet_has_a_cover_and_contents_that_name_the_right_pages() {
    let mut blocks =
        vec![family::heading(1, "Le livret"), Block::Paragraph(family::text("Un jeu.")), family::figure("board", "Le plateau.")];
    for number in 1..=9 {
        blocks.push(family::heading(2, &format!("Partie {number}")));
        blocks.push(Block::Paragraph(family::text(&"Avance du total de tes dés. ".repeat(60))));
    }
    let options = CardOptions { contents: "Dans ce livret".into(), ..with(Format::Booklet) };
    let bytes = make(&Document { blocks, ..one(Block::SideBreak) }, &options).unwrap();
    keep("booklet.pdf", &bytes);
    let doc = lopdf::Document::load_mem(&bytes).unwrap();
    let page = |number: u32| doc.extract_text(&[number]).unwrap();
    assert!(page(1).contains("Le livret") && !page(1).contains("Partie"));
    let contents = structure::tree(&bytes);
    let listed = contents.split("TOC\n").nth(1).unwrap();
    let entries: Vec<(u32, u32)> = listed
        .split("TOCI\n")
        .skip(1)
        .map(|entry| {
            let text: String = entry
                .lines()
                .take_while(|line| !line.contains("H2"))
                .filter(|line| line.contains('"'))
                .take(3)
                .map(|line| line.trim().trim_matches('"'))
                .collect();
            let (part, page) = text.trim_start_matches("Partie ").split_once(' ').unwrap();
            (part.trim().parse().unwrap(), page.trim().parse().unwrap())
        })
        .collect();
    assert_eq!(entries.len(), 9, "{listed}");
    for (part, number) in entries {
        assert!(page(number).contains(&format!("Partie {part}")), "{part} on {number}: {}", page(number));
    }
}

#[test]
fn the_same_bytes_in_every_format() {
    for format in Format::ALL {
        for inks in [Inks::Colour, Inks::Black, Inks::Saving] {
            let options = CardOptions { imprint: Imprint { inks, ..Imprint::default() }, ..with(*format) };
            assert!(make(&family::card_fr(), &options) == make(&family::card_fr(), &options), "{format:?}");
        }
    }
}

#[test]
fn sizes_are_the_ones_that_printers_know() {
    assert_eq!(Size::of_mm(210.0, 297.0), Size::A4);
    assert_eq!(Size::A4.turned().turned(), Size::A4);
    assert!((Size::LETTER.width - 612.0).abs() < 0.001);
}
