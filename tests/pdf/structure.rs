//! Reads a card back, as a screen reader does: the tree of tags with the text that each holds.

#![allow(dead_code, reason = "each test file uses its own part")]

use std::collections::{BTreeMap, BTreeSet};

use lopdf::content::Content;
use lopdf::{Dictionary, Document, Object, ObjectId};

/// How many pages a file has.
pub fn pages(bytes: &[u8]) -> usize {
    Document::load_mem(bytes).unwrap().get_pages().len()
}

/// The tree of tags of a file, one element per line, indented.
pub fn tree(bytes: &[u8]) -> String {
    let file = File { doc: Document::load_mem(bytes).unwrap(), pieces: BTreeMap::new() };
    let file = file.with_pieces();
    let root = file.doc.catalog().unwrap().get(b"StructTreeRoot").unwrap().as_reference().unwrap();
    let top = file.dictionary(root).get(b"K").unwrap().as_reference().unwrap();
    let mut out = String::new();
    file.element(top, 0, &mut out);
    out
}

/// Every number that stands in a text.
pub fn numbers(text: &str) -> BTreeSet<u64> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// The elements that the parent tree names for the marked pieces of each page, and the count of pieces there.
pub fn parents(bytes: &[u8]) -> Vec<(usize, usize)> {
    let file = File { doc: Document::load_mem(bytes).unwrap(), pieces: BTreeMap::new() }.with_pieces();
    let root = file.doc.catalog().unwrap().get(b"StructTreeRoot").unwrap().as_reference().unwrap();
    let tree = file.dictionary(root).get(b"ParentTree").unwrap().as_reference().unwrap();
    let numbers = file.dictionary(tree).get(b"Nums").unwrap().as_array().unwrap().clone();
    let pages = file.doc.get_pages();
    pages
        .values()
        .enumerate()
        .map(|(index, page)| {
            let listed = file.doc.get_object(numbers[2 * index + 1].as_reference().unwrap()).unwrap().as_array().unwrap().len();
            (listed, file.pieces.keys().filter(|(of, _)| of == page).count())
        })
        .collect()
}

struct File {
    doc: Document,
    pieces: BTreeMap<(ObjectId, i64), String>,
}

impl File {
    fn dictionary(&self, id: ObjectId) -> &Dictionary {
        self.doc.get_dictionary(id).unwrap()
    }

    fn element(&self, id: ObjectId, depth: usize, out: &mut String) {
        let element = self.dictionary(id);
        let indent = "  ".repeat(depth);
        out.push_str(&format!("{indent}{}", String::from_utf8_lossy(element.get(b"S").unwrap().as_name().unwrap())));
        if let Ok(attributes) = element.get(b"A").and_then(Object::as_dict) {
            for name in ["Scope", "ListNumbering"] {
                if let Ok(value) = attributes.get(name.as_bytes()) {
                    out.push_str(&format!(" {name}={}", String::from_utf8_lossy(value.as_name().unwrap())));
                }
            }
        }
        if let Ok(alt) = element.get(b"Alt") {
            out.push_str(&format!(" alt={:?}", utf16(alt)));
        }
        out.push('\n');
        let page = element.get(b"Pg").unwrap().as_reference().unwrap();
        for kid in element.get(b"K").unwrap().as_array().unwrap() {
            match kid {
                Object::Reference(kid) => self.element(*kid, depth + 1, out),
                Object::Integer(piece) => out.push_str(&format!("{indent}  {:?}\n", self.pieces[&(page, *piece)])),
                // A piece on another page than the one on which its element begins.
                Object::Dictionary(kid) if kid.has(b"MCID") => {
                    let (page, piece) = (kid.get(b"Pg").unwrap().as_reference().unwrap(), kid.get(b"MCID").unwrap().as_i64().unwrap());
                    out.push_str(&format!("{indent}  {:?}\n", self.pieces[&(page, piece)]));
                }
                Object::Dictionary(kid) => {
                    let link = self.dictionary(kid.get(b"Obj").unwrap().as_reference().unwrap());
                    let address = link.get(b"A").unwrap().as_dict().unwrap().get(b"URI").unwrap().as_str().unwrap();
                    out.push_str(&format!("{indent}  → {}\n", String::from_utf8_lossy(address)));
                }
                other => panic!("{other:?}"),
            }
        }
    }

    /// Reads the text of every marked piece.
    fn with_pieces(mut self) -> File {
        for page in self.doc.get_pages().into_values() {
            let fonts: BTreeMap<Vec<u8>, BTreeMap<u16, String>> =
                self.doc.get_page_fonts(page).unwrap().into_iter().map(|(name, font)| (name, letters(&self.doc, font))).collect();
            let content = Content::decode(&self.doc.get_page_content(page)).unwrap();
            let mut font = Vec::new();
            let mut piece: Option<i64> = None;
            for operation in content.operations {
                match operation.operator.as_str() {
                    "Tf" => font = operation.operands[0].as_name().unwrap().to_vec(),
                    "BDC" => {
                        assert!(piece.is_none(), "a marked piece inside another");
                        let properties = operation.operands[1].as_dict().unwrap();
                        let id = properties.get(b"MCID").unwrap().as_i64().unwrap();
                        let actual = properties.get(b"ActualText").map(utf16).unwrap_or_default();
                        self.pieces.insert((page, id), actual);
                        piece = Some(id);
                    }
                    "BMC" => {
                        assert!(piece.is_none(), "a decoration inside a marked piece");
                        piece = Some(-1);
                    }
                    "EMC" => piece = None,
                    "TJ" | "Tj" => {
                        let piece = piece.expect("text outside of all marks");
                        let Some(text) = self.pieces.get_mut(&(page, piece)).filter(|text| *text != "\u{ad}") else { continue };
                        text.push_str(&shown(&operation.operands[0], &fonts[&font]));
                    }
                    "f" | "S" | "B" => assert!(piece.is_some(), "a shape outside of all marks"),
                    _ => {}
                }
            }
        }
        self
    }
}

/// The text that an operation shows.
pub fn shown(operand: &Object, letters: &BTreeMap<u16, String>) -> String {
    let items = match operand {
        Object::Array(items) => items.clone(),
        single => vec![single.clone()],
    };
    let codes = items.iter().filter_map(|item| item.as_str().ok()).flat_map(|item| item.chunks_exact(2));
    codes.map(|code| letters[&u16::from_be_bytes([code[0], code[1]])].as_str()).collect()
}

/// What each code of a font means.
pub fn letters(doc: &Document, font: &Dictionary) -> BTreeMap<u16, String> {
    let map = font.get(b"ToUnicode").unwrap().as_reference().unwrap();
    let text = doc.get_object(map).unwrap().as_stream().unwrap().get_plain_content().unwrap();
    let text = String::from_utf8(text).unwrap();
    let mut letters = BTreeMap::new();
    let mut kind = "";
    for line in text.lines() {
        let words: Vec<&str> = line.split(['<', '>', ' ', '[', ']']).filter(|word| !word.is_empty()).collect();
        match words.as_slice() {
            [_, begin @ ("beginbfchar" | "beginbfrange")] => kind = begin,
            ["endbfchar" | "endbfrange"] => kind = "",
            [code, value] if kind == "beginbfchar" => {
                letters.insert(hex(code)[0], String::from_utf16(&hex(value)).unwrap());
            }
            [first, last, value] if kind == "beginbfrange" => {
                let mut value = hex(value);
                for code in hex(first)[0]..=hex(last)[0] {
                    letters.insert(code, String::from_utf16(&value).unwrap());
                    *value.last_mut().unwrap() += 1;
                }
            }
            _ => {}
        }
    }
    letters
}

fn hex(digits: &str) -> Vec<u16> {
    digits.as_bytes().chunks(4).map(|four| u16::from_str_radix(std::str::from_utf8(four).unwrap(), 16).unwrap()).collect()
}

fn utf16(object: &Object) -> String {
    let bytes = object.as_str().unwrap();
    let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
    String::from_utf16(&units).unwrap()
}
