//! How wide texts are in the fonts that goosebook carries, for drawings with running text.
//!
//! In comes a text; out comes its width without kerning, from the advance widths of Source Sans 3. Why it exists: a drawing
//! breaks its lines before any output has opened a font, and a guess leaves ragged lines.

/// Advance widths of the letters from the space to `~` in thousandths of the type size: regular.
const REGULAR: [u16; 95] = [
    200, 289, 426, 497, 497, 824, 609, 249, 303, 303, 418, 497, 249, 311, 249, 350, 497, 497, 497, 497, 497, 497, 497, 497, 497, 497, 249,
    249, 497, 497, 497, 425, 847, 544, 588, 571, 615, 527, 494, 617, 652, 263, 480, 579, 486, 727, 647, 664, 566, 664, 569, 534, 536, 645,
    515, 786, 513, 476, 539, 303, 350, 303, 497, 500, 542, 504, 553, 456, 555, 496, 292, 504, 544, 246, 247, 495, 255, 829, 547, 542, 555,
    555, 347, 419, 338, 544, 467, 719, 446, 467, 425, 303, 241, 303, 497,
];
/// The same for bold.
const BOLD: [u16; 95] = [
    200, 340, 537, 528, 528, 857, 667, 300, 344, 344, 457, 528, 300, 332, 300, 339, 528, 528, 528, 528, 528, 528, 528, 528, 528, 528, 300,
    300, 528, 528, 528, 463, 902, 573, 605, 582, 635, 548, 524, 638, 674, 301, 509, 614, 518, 762, 665, 684, 596, 684, 613, 556, 556, 665,
    556, 813, 567, 525, 541, 344, 339, 344, 528, 500, 555, 527, 573, 467, 573, 518, 341, 534, 571, 276, 278, 548, 286, 857, 572, 555, 573,
    573, 398, 443, 383, 568, 523, 776, 514, 521, 460, 344, 268, 344, 528,
];

/// The width of a text of that size, in points.
pub(crate) fn width(text: &str, size: f32, bold: bool) -> f32 {
    let table = if bold { &BOLD } else { &REGULAR };
    let of = |letter: char| (letter as usize).checked_sub(32).and_then(|index| table.get(index)).copied();
    let part = |letter: char| match letter {
        '\u{202f}' => 120,
        '\u{a0}' => 200,
        '’' | '‘' | '·' => 250,
        '«' | '»' => 480,
        '–' => 480,
        '—' | '…' => 960,
        '→' => 620,
        '†' => 500,
        '°' | '•' => 360,
        '×' | '−' => 528,
        'œ' | 'Œ' | 'æ' | 'Æ' => 860,
        letter => of(plain(letter)).unwrap_or(if letter.is_alphabetic() { 620 } else { 900 }),
    };
    text.chars().map(|letter| f32::from(part(letter))).sum::<f32>() * size / 1000.0
}

/// A letter without its accent, which takes no width.
fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ý' | 'ÿ' => 'y',
        'À' | 'Á' | 'Â' | 'Ä' => 'A',
        'Ç' => 'C',
        'È' | 'É' | 'Ê' | 'Ë' => 'E',
        'Î' | 'Ï' | 'Í' => 'I',
        'Ô' | 'Ö' | 'Ó' => 'O',
        'Ù' | 'Û' | 'Ü' => 'U',
        other => other,
    }
}
