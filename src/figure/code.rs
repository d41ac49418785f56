//! A QR code: the way from a printed card to a page.
//!
//! In comes an address; out comes the code as one path of runs of modules, so that no hairline shows between them, in black on
//! paper whatever the accent.

use qrcodegen::{QrCode, QrCodeEcc};

use super::pen::Pen;
use super::{Drawing, Ink, Segment};

/// The side of a module, in points: 0.42 mm, which phones read off paper at arm’s length.
const MODULE: f32 = 1.2;
/// Modules left free around the code; the standard asks for four.
const QUIET: i32 = 4;

/// The code of an address, no larger than `width` × `height` points; `None` where it is too long
/// for one, or the code has no room.
pub fn code(address: &str, width: f32, height: f32) -> Option<Drawing> {
    let code = QrCode::encode_text(address, QrCodeEcc::Medium).ok()?;
    let modules = code.size() + 2 * QUIET;
    let place = |module: i32| (module + QUIET) as f32 * MODULE;
    let mut path = Vec::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            while x < code.size() && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                let (left, right, top, bottom) = (place(from), place(x), place(y), place(y + 1));
                path.extend([
                    Segment::Move(left, top),
                    Segment::Line(right, top),
                    Segment::Line(right, bottom),
                    Segment::Line(left, bottom),
                ]);
                path.push(Segment::Close);
            }
            x += 1;
        }
    }
    let side = modules as f32 * MODULE;
    let mut pen = Pen::default();
    pen.rect((0.0, 0.0), (side, side), [0.0; 4], Some(Ink::Paper), None);
    pen.path(path, Some(Ink::Black), None);
    (side <= width.min(height)).then(|| pen.finish(side, side))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure::Shape;

    #[test]
    fn every_dark_module_is_drawn_once_and_nothing_else() {
        let address = "https://example.org/oie/famille";
        let code = QrCode::encode_text(address, QrCodeEcc::Medium).unwrap();
        let drawing = super::code(address, 200.0, 200.0).unwrap();
        let Shape::Path { path, .. } = &drawing.shapes[1] else { panic!("no path") };
        let mut drawn = vec![false; usize::try_from(code.size() * code.size()).unwrap()];
        for run in path.chunks(5) {
            let (Segment::Move(left, top), Segment::Line(right, _)) = (run[0], run[1]) else { panic!("{run:?}") };
            let module = |at: f32| (at / MODULE).round() as i32 - QUIET;
            for x in module(left)..module(right) {
                let slot = &mut drawn[usize::try_from(module(top) * code.size() + x).unwrap()];
                assert!(!*slot);
                *slot = true;
            }
        }
        for (index, drawn) in drawn.iter().enumerate() {
            let index = i32::try_from(index).unwrap();
            assert_eq!(*drawn, code.get_module(index % code.size(), index / code.size()));
        }
    }

    #[test]
    fn what_has_no_room_is_not_drawn() {
        assert!(code("https://example.org", 20.0, 200.0).is_none());
        assert!(code(&"a".repeat(5000), 1000.0, 1000.0).is_none());
    }
}
