//! Pages of one drawing each.

use goosebook::figure::{Anchor, BoardWords, Drawing, Ink, Segment, Shape, board};
use goosebook::pdf::{Area, Imprint, Inks, PdfError, Plate, PlateOptions, Rgb, Size, mm, plates};

use crate::{family, keep, structure};

fn options() -> PlateOptions {
    PlateOptions { lang: "fr".into(), title: "Plateaux".into(), ..PlateOptions::default() }
}

fn spiral(paper: Size) -> Plate {
    let words = BoardWords { start: "Départ".into() };
    let drawing = board(&family::rules(63), &words, paper.width - mm(20.0), paper.height - mm(20.0));
    Plate { heading: Some("Le plateau".into()), ..Plate::new(paper, drawing, "Un plateau de 63 cases.".into()) }
}

/// The boxes of each page, as the file writes them.
pub fn boxes(bytes: &[u8], name: &str) -> Vec<String> {
    let doc = lopdf::Document::load_mem(bytes).unwrap();
    doc.get_pages().values().map(|page| format!("{:?}", doc.get_dictionary(*page).unwrap().get(name.as_bytes()).unwrap())).collect()
}

#[test]
fn each_plate_is_a_page_of_its_own_size_with_a_figure_told_in_words() {
    let trim = Area { x: 10.0, y: 20.0, width: 500.0, height: 700.0 };
    let made = [spiral(Size::A4.turned()), Plate { trim: Some(trim), ..spiral(Size::LETTER) }];
    let bytes = plates(&made, &options()).unwrap();
    keep("plates.pdf", &bytes);
    // 297 mm are 841.89 points, 210 mm are 595.276.
    assert_eq!(boxes(&bytes, "MediaBox"), ["[0 0 841.89 595.276]", "[0 0 612 792]"]);
    assert_eq!(boxes(&bytes, "TrimBox"), ["[0 0 841.89 595.276]", "[10 72 510 772]"]);
    assert_eq!(boxes(&bytes, "BleedBox"), boxes(&bytes, "TrimBox"));
    let tree = structure::tree(&bytes);
    assert_eq!(tree.matches("Figure alt=\"Un plateau de 63 cases.\"").count(), 2, "{tree}");
    assert!(bytes == plates(&made, &options()).unwrap());
    let doc = lopdf::Document::load_mem(&bytes).unwrap();
    assert!(doc.catalog().unwrap().has(b"Outlines"));
}

#[test]
fn without_plates_there_is_an_empty_file_and_no_panic() {
    let none = plates(&[], &options()).unwrap();
    assert_eq!(structure::pages(&none), 0);
    let drawing = Drawing { width: 0.0, height: 0.0, shapes: Vec::new() };
    plates(&[Plate::new(Size::A6, drawing, String::new())], &options()).unwrap();
}

#[test]
fn a_plate_speaks_of_letters_and_colours_that_do_not_do() {
    let text = Shape::Text { text: "鵝".into(), at: (1.0, 1.0), size: 9.0, bold: false, ink: Ink::Black, anchor: Anchor::Start };
    let drawing = Drawing { width: 10.0, height: 10.0, shapes: vec![text] };
    let fault = plates(&[Plate::new(Size::A6, drawing, String::new())], &options());
    assert!(matches!(fault, Err(PdfError::MissingGlyph { character: '鵝', .. })), "{fault:?}");
    let pale = PlateOptions { imprint: Imprint { accent: Rgb { red: 250, green: 220, blue: 120 }, ..Imprint::default() }, ..options() };
    assert!(plates(&[], &pale) == Err(PdfError::PaleAccent));
    // Where no colour is printed, none can be too pale.
    assert!(plates(&[spiral(Size::A6)], &PlateOptions { imprint: Imprint { inks: Inks::Black, ..pale.imprint }, ..pale }).is_ok());
}

/// The colours that the pages of a file are painted with.
fn colours(bytes: &[u8]) -> Vec<Vec<u8>> {
    let doc = lopdf::Document::load_mem(bytes).unwrap();
    let content = |page: lopdf::ObjectId| lopdf::content::Content::decode(&doc.get_page_content(page)).unwrap();
    let number = |object: &lopdf::Object| (object.as_float().unwrap() * 255.0).round() as u8;
    let operations = doc.get_pages().into_values().flat_map(|page| content(page).operations);
    let set = operations.filter(|operation| ["g", "G", "rg", "RG"].contains(&operation.operator.as_str()));
    set.map(|operation| operation.operands.iter().map(number).collect()).collect()
}

#[test]
fn fewer_inks_are_fewer_inks() {
    let of = |inks| {
        colours(&plates(&[spiral(Size::A6)], &PlateOptions { imprint: Imprint { inks, ..Imprint::default() }, ..options() }).unwrap())
    };
    assert!(of(Inks::Colour).iter().any(|colour| colour.len() == 3));
    let (black, saving) = (of(Inks::Black), of(Inks::Saving));
    assert!(!black.is_empty() && !saving.is_empty());
    assert!(black.iter().all(|colour| colour.len() == 1));
    // Lines and signs are black or a dark grey, grounds are the paper.
    assert!(saving.iter().all(|colour| matches!(colour.as_slice(), [0..=84 | 255])), "{saving:?}");
}

#[test]
fn a_shape_keeps_its_place_on_any_paper() {
    let path = vec![Segment::Move(0.0, 0.0), Segment::Line(10.0, 0.0), Segment::Line(10.0, 10.0), Segment::Close];
    let drawing = Drawing { width: 10.0, height: 10.0, shapes: vec![Shape::Path { path, fill: Some(Ink::Black), stroke: None }] };
    let plate = Plate { at: (30.0, 40.0), ..Plate::new(Size { width: 100.0, height: 200.0 }, drawing, "Un coin.".into()) };
    let bytes = plates(&[plate], &options()).unwrap();
    let doc = lopdf::Document::load_mem(&bytes).unwrap();
    let page = doc.get_pages().into_values().next().unwrap();
    let content = lopdf::content::Content::decode(&doc.get_page_content(page)).unwrap();
    let moved = content.operations.iter().find(|operation| operation.operator == "cm").unwrap();
    let numbers: Vec<f32> = moved.operands.iter().map(|number| number.as_float().unwrap()).collect();
    assert_eq!(numbers, [1.0, 0.0, 0.0, 1.0, 30.0, 160.0]);
}
