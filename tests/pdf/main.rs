//! The PDF card, from a document and a variant written by hand.
#![cfg(feature = "pdf")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod family;
mod formats;
mod hostile;
mod plates;
mod sheets;
mod structure;

use goosebook::document::{Block, Document, Inline};
use goosebook::figure::{Anchor, BoardWords, Drawing, Figures, Segment, Shape, board};
use goosebook::pdf::{CardOptions, Imprint, PdfError, Rgb, card};
use goosebook::reference::VariantFigures;
use goosebook::texts::Texts;
use goosebook::vocab::Lang;

/// Makes a card of the family game's figures.
fn make(document: &Document, options: &CardOptions) -> Result<Vec<u8>, PdfError> {
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let variant = family::variant();
    card(document, &VariantFigures::new(&variant, &texts), options)
}

/// What keeps a card from being made.
fn fault(document: &Document) -> PdfError {
    fault_of(document, &CardOptions::default())
}

fn fault_of(document: &Document, options: &CardOptions) -> PdfError {
    match make(document, options) {
        Ok(bytes) => panic!("a card of {} bytes", bytes.len()),
        Err(error) => error,
    }
}

fn family_card() -> Vec<u8> {
    make(&family::card_fr(), &CardOptions::default()).unwrap()
}

/// Leaves a file where it can be looked at: `pdftoppm -r 200 -png`.
fn keep(name: &str, bytes: &[u8]) {
    std::fs::write(std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name), bytes).unwrap();
}

fn one(block: Block) -> Document {
    Document { lang: "fr".into(), title: "Essai".into(), blocks: vec![block] }
}

#[test]
fn a_french_card_is_small() {
    let bytes = family_card();
    keep("famille.pdf", &bytes);
    assert!(bytes.len() <= 25_000, "{}", bytes.len());
}

#[test]
fn the_tags_hold_the_text_in_reading_order() {
    let bytes = family_card();
    insta::assert_snapshot!(structure::tree(&bytes));
    for (listed, marked) in structure::parents(&bytes) {
        assert_eq!(listed, marked);
    }
}

#[test]
fn the_same_document_gives_the_same_bytes() {
    let first = family_card();
    let other = make(&one(Block::Paragraph(family::text("Une autre carte."))), &CardOptions::default()).unwrap();
    assert_eq!(family_card(), first);
    assert_eq!(make(&one(Block::Paragraph(family::text("Une autre carte."))), &CardOptions::default()).unwrap(), other);
    assert_ne!(first, other);
    let id = |bytes: &[u8]| format!("{:?}", lopdf::Document::load_mem(bytes).unwrap().trailer.get(b"ID").unwrap());
    assert_ne!(id(&first), id(&other));
}

#[test]
fn emphasis_leans_and_strong_words_are_bold() {
    let words = |text: &str| vec![Inline::Text(text.into())];
    let text = vec![
        Inline::Text("Droit, ".into()),
        Inline::Emphasis(words("penché")),
        Inline::Text(" et ".into()),
        Inline::Strong(words("gras")),
        Inline::Text(".".into()),
    ];
    let bytes = make(&one(Block::Paragraph(text)), &CardOptions::default()).unwrap();
    keep("emphasis.pdf", &bytes);
    assert!(structure::tree(&bytes).contains("Droit, penché et gras."));
    let file = lopdf::Document::load_mem(&bytes).unwrap();
    let page = file.get_pages()[&1];
    let content = String::from_utf8(file.get_page_content(page)).unwrap();
    let lines: Vec<&str> = content.lines().filter(|line| line.ends_with("Tm") || line.ends_with("Tf")).collect();
    let leans: Vec<bool> = lines.iter().filter(|line| line.ends_with("Tm")).map(|line| line.starts_with("1 0 0.194 1 ")).collect();
    assert_eq!(leans, [false, true, false, false, false], "{content}");
    let fonts: Vec<&str> = lines.iter().filter(|line| line.ends_with("Tf")).map(|line| &line[..3]).collect();
    assert_eq!(fonts, ["/TR", "/TB", "/TR"], "{content}");
}

#[test]
fn a_dense_table_is_set_in_smaller_type() {
    let bytes = make(&family::dense_en(), &CardOptions::default()).unwrap();
    keep("dense.pdf", &bytes);
    let tree = structure::tree(&bytes);
    assert!(tree.contains("Figure alt=\"bridge icon\""), "{tree}");
    assert!(tree.replace("\u{ad}", "").contains("Remember"));
}

/// What a card says about itself, and where.
#[test]
fn a_file_says_its_language_its_title_and_its_date_only_when_told() {
    let text = |bytes: &[u8]| {
        let doc = lopdf::Document::load_mem(bytes).unwrap();
        let catalog = doc.catalog().unwrap();
        let metadata = doc.get_object(catalog.get(b"Metadata").unwrap().as_reference().unwrap()).unwrap();
        let info = doc.trailer.get(b"Info").unwrap().as_reference().unwrap();
        let dated = doc.get_dictionary(info).unwrap().has(b"CreationDate");
        let lang = catalog.get(b"Lang").unwrap().as_str().unwrap().to_vec();
        let box_of = |page: &lopdf::ObjectId| format!("{:?}", doc.get_dictionary(*page).unwrap().get(b"MediaBox").unwrap());
        let boxes: Vec<String> = doc.get_pages().values().map(box_of).collect();
        (String::from_utf8_lossy(&metadata.as_stream().unwrap().content).into_owned(), dated, lang, boxes)
    };
    let mut document = family::card_fr();
    document.title = "Oies & <puits>".into();
    let (metadata, dated, lang, boxes) = text(&make(&document, &CardOptions::default()).unwrap());
    assert!(metadata.contains("Oies &amp; &lt;puits&gt;"), "{metadata}");
    assert!(!dated && !metadata.contains("Date>"));
    assert_eq!(lang, b"fr");
    assert_eq!(boxes, ["[0 0 297.638 419.528]"; 2]);
    let options = CardOptions { imprint: Imprint { created: Some(951_827_696), ..Imprint::default() }, ..CardOptions::default() };
    let (metadata, dated, ..) = text(&make(&document, &options).unwrap());
    assert!(dated && metadata.contains("<xmp:CreateDate>2000-02-29T12:34:56Z"), "{metadata}");
}

#[test]
fn the_outline_follows_the_text() {
    let mut document = family::card_fr();
    document.blocks.insert(6, family::heading(2, "Les oies"));
    let doc = lopdf::Document::load_mem(&make(&document, &CardOptions::default()).unwrap()).unwrap();
    let outline = doc.get_dictionary(doc.catalog().unwrap().get(b"Outlines").unwrap().as_reference().unwrap()).unwrap();
    let mut titles = Vec::new();
    let mut next = outline.get(b"First").ok();
    while let Some(entry) = next {
        let entry = doc.get_dictionary(entry.as_reference().unwrap()).unwrap();
        titles.push(lopdf::decode_text_string(entry.get(b"Title").unwrap()).unwrap());
        next = entry.get(b"Next").ok();
    }
    assert_eq!(titles.len(), 10);
    assert_eq!(&titles[..4], ["Jeu de l’oie, variante familiale", "Les cases spéciales", "Les oies", "Les oies"]);
}

#[test]
fn what_does_not_fit_is_named() {
    let mut document = family::card_fr();
    let long = "Une phrase de plus pour cette case, et encore une autre. ".repeat(60);
    let at = document.blocks.iter().position(|block| *block == Block::SideBreak).unwrap();
    document.blocks.insert(at, Block::Paragraph(family::text(&long)));
    let error = fault(&document);
    assert_eq!(error, PdfError::Overflow { block: "Si… alors".into(), side: 1 });
    let said = error.say(&Texts::embedded(Lang::Fr).unwrap());
    assert!(said.starts_with("«\u{a0}Si… alors\u{a0}» ne tient pas sur la face 1 de la carte"), "{said}");
    let said = error.say(&Texts::embedded(Lang::En).unwrap());
    assert!(said.starts_with("“Si… alors” does not fit on side 1 of the card"), "{said}");
}

#[test]
fn a_figure_without_room_is_named() {
    let mut document = family::card_fr();
    let long = |times| Block::Paragraph(family::text(&"Une phrase de plus, et encore une autre. ".repeat(times)));
    document.blocks.push(long(60));
    keep("crammed.pdf", &make(&document, &CardOptions::default()).unwrap());
    document.blocks.push(long(25));
    let error = fault(&document);
    assert!(matches!(&error, PdfError::Overflow { side: 2, .. }), "{error:?}");
}

#[test]
fn a_third_side_is_refused() {
    let paragraph = || Block::Paragraph(family::text("Un, deux, trois."));
    let blocks = vec![paragraph(), Block::SideBreak, paragraph(), Block::SideBreak, paragraph()];
    let error = fault(&Document { blocks, ..one(paragraph()) });
    assert_eq!(error, PdfError::TooManySides { block: "Un, deux, trois.".into() });
}

/// A text without a break goes on on the second side, and a heading goes with what it announces.
#[test]
fn a_long_text_flows_over_two_sides() {
    let mut blocks = Vec::new();
    for number in 1..=9 {
        blocks.push(family::heading(2, &format!("Partie {number}")));
        blocks.push(Block::Paragraph(family::text(&"Avance du total de tes dés. ".repeat(18))));
    }
    let document = Document { blocks, ..one(Block::SideBreak) };
    let bytes = make(&document, &CardOptions::default()).unwrap();
    keep("flow.pdf", &bytes);
    assert_eq!(structure::pages(&bytes), 2);
}

#[test]
fn a_letter_that_the_fonts_lack_is_named() {
    let error = fault(&one(Block::Paragraph(family::text("La case 鵝 te fait rejouer."))));
    assert_eq!(error, PdfError::MissingGlyph { character: '鵝', text: "鵝".into() });
    let said = error.say(&Texts::embedded(Lang::Fr).unwrap());
    assert!(said.contains("«\u{a0}鵝\u{a0}» (U+9D5D)"), "{said}");
}

#[test]
fn unknown_figures_are_errors() {
    let error = fault(&one(family::figure("turn/9", "Un tour")));
    assert_eq!(error, PdfError::UnknownFigure { name: "turn/9".into() });
}

#[test]
fn a_pale_accent_is_refused() {
    let options = |red, green, blue| CardOptions {
        imprint: Imprint { accent: Rgb { red, green, blue }, ..Imprint::default() },
        ..CardOptions::default()
    };
    assert!(make(&family::card_fr(), &options(250, 200, 90)) == Err(PdfError::PaleAccent));
    make(&family::card_fr(), &options(120, 20, 30)).unwrap();
}

#[test]
fn every_error_is_said_in_every_language() {
    let block = || "Les oies".to_owned();
    let errors = [
        PdfError::Overflow { block: block(), side: 2 },
        PdfError::TooManySides { block: block() },
        PdfError::MissingGlyph { character: '鵝', text: block() },
        PdfError::UnknownFigure { name: "turn/9".into() },
        PdfError::UnknownIcon { name: "auberge".into() },
        PdfError::TooDeep { block: block() },
        PdfError::PaleAccent,
        PdfError::SheetTooSmall,
        PdfError::Overflow { block: block(), side: 0 },
        PdfError::Internal("…".into()),
    ];
    for lang in Lang::ALL {
        let texts = Texts::embedded(*lang).unwrap();
        for error in &errors {
            assert!(!error.say(&texts).contains('⟦'), "{error:?}");
        }
    }
}

/// Every kind of drawing on one card, each a figure of the structure; kept to be looked at by eye as well.
#[test]
fn every_figure_has_its_place() {
    struct Gallery<'a>(VariantFigures<'a>);
    impl Figures for Gallery<'_> {
        fn figure(&self, name: &str, width: f32, height: f32) -> Option<Drawing> {
            match name.strip_prefix("board/") {
                Some(last) => {
                    Some(board(&family::rules(last.parse().unwrap()), &BoardWords { start: "Départ".into() }, width, height.min(105.0)))
                }
                None => self.0.figure(name, width, height),
            }
        }
        fn icon(&self, name: &str, size: f32) -> Option<Drawing> {
            self.0.icon(name, size)
        }
    }
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let variant = family::variant();
    let names = "goose bridge inn well maze prison death dice other finish wait held released stake";
    let icons =
        names.split(' ').flat_map(|name| [Inline::Icon { name: name.into(), alt: name.into() }, Inline::Text(" ".into())]).collect();
    let boards = ["board/1", "board/2", "board/7", "board/31"].map(|name| family::figure(name, name));
    let wide = ["board/100", "board/134"].map(|name| family::figure(name, name));
    let turns = ["turn/4", "turn/5", "turn/6", "turn/7"].map(|name| family::figure(name, name));
    let mut blocks = vec![Block::Paragraph(icons)];
    blocks.extend(turns.into_iter().chain(boards).chain([Block::SideBreak]).chain(wide));
    let document = Document { lang: "fr".into(), title: "Figures".into(), blocks };
    let bytes = card(&document, &Gallery(VariantFigures::new(&variant, &texts)), &CardOptions::default()).unwrap();
    keep("gallery.pdf", &bytes);
    let tree = structure::tree(&bytes);
    for name in names.split(' ').chain(["turn/4", "turn/7", "board/1", "board/134"]) {
        assert_eq!(tree.matches(&format!("Figure alt=\"{name}\"")).count(), 1, "{name}\n{tree}");
    }
    assert_eq!(tree.matches("Figure alt=").count(), 14 + 10, "{tree}");
}

#[test]
fn figures_are_told_in_words() {
    let variant = family::variant();
    let told = |lang| {
        let texts = Texts::embedded(lang).unwrap();
        let figures = VariantFigures::new(&variant, &texts);
        let board = figures.alt("board").unwrap();
        assert!(board.contains("63") && board.contains("5, 9, 14, 18") && board.contains("42"), "{board}");
        ["turn/1", "turn/3", "turn/4", "turn/5", "turn/7"].map(|name| figures.alt(name).unwrap()).join("\n")
    };
    insta::assert_snapshot!("alt_fr", told(Lang::Fr));
    insta::assert_snapshot!("alt_en", told(Lang::En));
}

/// Every point of a drawing lies within it, for every length of board that was ever printed.
#[test]
fn drawings_stay_within_their_bounds() {
    let words = BoardWords { start: "Départ".into() };
    for last in 1..=134 {
        for (width, height) in [(263.6, 100.0), (263.6, 140.0), (180.0, 260.0), (90.0, 90.0)] {
            let drawing = board(&family::rules(last), &words, width, height);
            assert!(drawing.width <= width + 0.01 && drawing.height <= height + 0.01, "{last}: {} × {}", drawing.width, drawing.height);
            within(&drawing);
        }
    }
    let texts = Texts::embedded(Lang::Fr).unwrap();
    let variant = family::variant();
    let figures = VariantFigures::new(&variant, &texts);
    for name in ["turn/1", "turn/2", "turn/3", "turn/4", "turn/5", "turn/6", "turn/7"] {
        for width in [263.6, 200.0, 160.0] {
            within(&figures.figure(name, width, 400.0).unwrap());
        }
    }
}

/// Every number of a board that fits on a card can be read, and no two texts touch.
#[test]
fn every_number_of_a_board_stands_on_a_card() {
    let words = BoardWords { start: "Départ".into() };
    for last in 1..=134 {
        let drawing = board(&family::rules(last), &words, 263.6, 105.0);
        let texts: Vec<(&str, (f32, f32), f32)> = drawing
            .leaves()
            .into_iter()
            .filter_map(|shape| match shape {
                Shape::Text { text, at, size, .. } => Some((text.as_str(), *at, *size)),
                Shape::Path { .. } | Shape::Group { .. } => None,
            })
            .collect();
        for number in 1..=last {
            let count = texts.iter().filter(|(text, ..)| *text == number.to_string()).count();
            assert_eq!(count, 1, "{number} on a board of {last}");
        }
        for (index, (text, at, size)) in texts.iter().enumerate() {
            for (other, other_at, other_size) in &texts[index + 1..] {
                let half = |text: &str, size: f32| text.chars().count() as f32 * size * 0.27;
                let apart = (at.0 - other_at.0).abs() >= half(text, *size) + half(other, *other_size)
                    || (at.1 - other_at.1).abs() >= size.min(*other_size) * 0.7;
                assert!(apart, "{text} and {other} on a board of {last}");
            }
        }
    }
}

fn within(drawing: &Drawing) {
    let inside = |(x, y): (f32, f32)| (-0.6..=drawing.width + 0.6).contains(&x) && (-0.6..=drawing.height + 0.6).contains(&y);
    for shape in drawing.leaves() {
        match shape {
            Shape::Group { .. } => {}
            Shape::Path { path, .. } => {
                for segment in path {
                    let points = match *segment {
                        Segment::Move(x, y) | Segment::Line(x, y) => vec![(x, y)],
                        Segment::Curve(a, b, c) => vec![a, b, c],
                        Segment::Close => vec![],
                    };
                    assert!(points.into_iter().all(inside), "{segment:?} in {} × {}", drawing.width, drawing.height);
                }
            }
            Shape::Text { text, at, size, anchor, .. } => {
                let long = text.chars().count() as f32 * size * 0.5;
                let left = at.0 - if *anchor == Anchor::Middle { long / 2.0 } else { 0.0 };
                assert!(inside((left + 0.5, at.1 - size * 0.7)) && inside((left + long - 0.5, at.1)), "{text:?} at {at:?}");
            }
        }
    }
}
