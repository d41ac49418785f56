//! The fonts in the file.
//!
//! In comes the subset of a face; out come the objects that describe it: its outlines, the widths of its glyphs and what
//! they stand for, so that text can be copied and read out.

use std::collections::BTreeMap;
use std::rc::Rc;

use lopdf::{Dictionary, Document, Object, dictionary};

use super::deflate::Deflater;
use super::fonts::Subset;

/// A file of characters lists so many of them in a row at most.
const IN_A_ROW: usize = 100;

/// Adds a font to a file; its dictionary.
pub(super) fn embed(document: &mut Document, subset: Subset, deflater: &mut Deflater) -> Dictionary {
    let Subset { name, outlines, widths, texts, ascent, descent, bounds, weight } = subset;
    let name = || Object::Name(name.clone().into_bytes());
    let outlines = document.add_object(deflater.stream(dictionary! { "Subtype" => "CIDFontType0C" }, &outlines));
    let characters = document.add_object(deflater.stream(Dictionary::new(), characters(&texts).as_bytes()));
    // Stems are not measured in the font: so wide are those of most fonts of that weight.
    let stems = 50 + libm::roundf(f32::from(weight) / 65.0 * (f32::from(weight) / 65.0)) as i64;
    let descriptor = document.add_object(dictionary! {
        "Type" => "FontDescriptor", "FontName" => name(), "Ascent" => ascent, "Descent" => descent, "CapHeight" => ascent,
        "ItalicAngle" => 0, "Flags" => NO_SYMBOLS, "StemV" => stems, "FontBBox" => numbers(&bounds), "FontFile3" => outlines,
    });
    let font = dictionary! {
        "Type" => "Font", "BaseFont" => name(), "Subtype" => "CIDFontType0",
        "CIDSystemInfo" => dictionary! {
            "Registry" => Object::string_literal("Adobe"), "Ordering" => Object::string_literal("Identity"), "Supplement" => 0,
        },
        "W" => vec![1.into(), numbers(&widths)], "DW" => 1000, "FontDescriptor" => descriptor,
    };
    dictionary! {
        "Type" => "Font", "Subtype" => "Type0", "BaseFont" => name(), "Encoding" => "Identity-H", "ToUnicode" => characters,
        "DescendantFonts" => vec![font.into()],
    }
}

/// The flag of a font of letters.
const NO_SYMBOLS: i64 = 1 << 5;

fn numbers(numbers: &[i64]) -> Object {
    numbers.iter().map(|number| Object::Integer(*number)).collect::<Vec<_>>().into()
}

/// The table from glyphs to characters.
fn characters(texts: &BTreeMap<u16, Rc<str>>) -> String {
    let mut table = String::from(
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n\
         /CIDSystemInfo 3 dict dup begin\n/Registry (Adobe) def\n/Ordering (UCS) def\n/Supplement 0 def\nend def\n\
         /CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n",
    );
    let lines: Vec<String> = texts
        .iter()
        .map(|(code, text)| {
            let units: String = text.encode_utf16().map(|unit| format!("{unit:04X}")).collect();
            format!("<{code:04X}> <{units}>\n")
        })
        .collect();
    for lines in lines.chunks(IN_A_ROW) {
        table.push_str(&format!("{} beginbfchar\n{}endbfchar\n", lines.len(), lines.concat()));
    }
    table.push_str("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n");
    table
}
