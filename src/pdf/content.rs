//! The operations of a page, as they stand in the file.
//!
//! In come operators with their operands; out come bytes. Why it exists: a page has some thousands of them, and all that
//! it takes is to write numbers with few digits, the same everywhere.

use super::fonts::Shown;

/// What has been written so far.
#[derive(Debug, Default)]
pub(super) struct Content {
    bytes: Vec<u8>,
}

impl Content {
    /// Whether nothing has been written.
    pub(super) fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// What has been written.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// An operation on numbers, to a hundredth.
    pub(super) fn op(&mut self, operator: &str, numbers: &[f32]) {
        for number in numbers {
            self.number(*number, 2);
            self.bytes.push(b' ');
        }
        self.word(operator);
    }

    /// Dashes of these lengths, to a thousandth; none for a full line.
    pub(super) fn dash(&mut self, lengths: &[f32]) {
        self.bytes.push(b'[');
        for (index, length) in lengths.iter().enumerate() {
            if index > 0 {
                self.bytes.push(b' ');
            }
            self.number(*length, 3);
        }
        self.word("] 0 d");
    }

    /// A piece without a meaning begins.
    pub(super) fn begin_ornament(&mut self) {
        self.word("/Artifact BMC");
    }

    /// A piece with that tag and number begins; `actual` is what is read instead of it.
    pub(super) fn begin_piece(&mut self, tag: &str, number: i64, actual: Option<&str>) {
        self.bytes.push(b'/');
        self.bytes.extend_from_slice(tag.as_bytes());
        self.bytes.extend_from_slice(b" <<");
        if let Some(text) = actual {
            self.bytes.extend_from_slice(b"/ActualText<FEFF");
            text.encode_utf16().for_each(|unit| self.hexadecimal(unit));
            self.bytes.push(b'>');
        }
        self.bytes.extend_from_slice(b"/MCID ");
        self.whole(number.unsigned_abs());
        self.word(">> BDC");
    }

    /// The piece ends.
    pub(super) fn end_piece(&mut self) {
        self.word("EMC");
    }

    /// A text begins.
    pub(super) fn begin_text(&mut self) {
        self.word("BT");
    }

    /// The text ends.
    pub(super) fn end_text(&mut self) {
        self.word("ET");
    }

    /// Sets the font, a name among the resources of the page, and its size, to a thousandth.
    pub(super) fn font(&mut self, name: &str, size: f32) {
        self.bytes.push(b'/');
        self.bytes.extend_from_slice(name.as_bytes());
        self.bytes.push(b' ');
        self.number(size, 3);
        self.word(" Tf");
    }

    /// Sets where the text goes: a matrix, to a thousandth.
    pub(super) fn text_matrix(&mut self, matrix: [f32; 6]) {
        for number in matrix {
            self.number(number, 3);
            self.bytes.push(b' ');
        }
        self.word("Tm");
    }

    /// Shows letters by their numbers in the font, each followed by how far the pen goes back, in thousandths of the type
    /// size.
    pub(super) fn show(&mut self, letters: impl Iterator<Item = Shown>) {
        self.bytes.extend_from_slice(b"[<");
        let mut moved = false;
        for Shown { code, back } in letters {
            if std::mem::take(&mut moved) {
                self.bytes.push(b'<');
            }
            self.hexadecimal(code);
            if back != 0.0 {
                self.bytes.push(b'>');
                self.number(back, 2);
                moved = true;
            }
        }
        self.word(if moved { "] TJ" } else { ">] TJ" });
    }

    fn word(&mut self, word: &str) {
        self.bytes.extend_from_slice(word.as_bytes());
        self.bytes.push(b'\n');
    }

    /// Four digits to the base of sixteen.
    fn hexadecimal(&mut self, value: u16) {
        const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
        let digit = |shift: u16| DIGITS.get(usize::from(value >> shift & 15)).copied().unwrap_or(b'0');
        self.bytes.extend([12, 8, 4, 0].map(digit));
    }

    /// A number to so many places, without the zeros at its end.
    fn number(&mut self, value: f32, places: u32) {
        let unit = 10_u64.pow(places);
        let parts = libm::roundf(value * unit as f32) as i64;
        if parts < 0 {
            self.bytes.push(b'-');
        }
        let parts = parts.unsigned_abs();
        self.whole(parts / unit);
        let (mut rest, mut place) = (parts % unit, unit);
        if rest > 0 {
            self.bytes.push(b'.');
        }
        while rest > 0 {
            place /= 10;
            self.bytes.push(digit(rest / place));
            rest %= place;
        }
    }

    fn whole(&mut self, value: u64) {
        let mut place = 1;
        while value / place >= 10 {
            place *= 10;
        }
        while place > 0 {
            self.bytes.push(digit(value / place % 10));
            place /= 10;
        }
    }
}

fn digit(value: u64) -> u8 {
    b'0' + (value % 10) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl Fn(&mut Content)) -> String {
        let mut content = Content::default();
        write(&mut content);
        String::from_utf8(content.into_bytes()).unwrap()
    }

    #[test]
    fn numbers_have_no_zeros_at_their_end() {
        assert_eq!(written(|content| content.op("m", &[1.0, -0.5, 10.26, 100.0, -0.001, 297.64])), "1 -0.5 10.26 100 0 297.64 m\n");
        assert_eq!(written(|content| content.font("TR", 9.125)), "/TR 9.125 Tf\n");
        assert_eq!(written(|content| content.dash(&[2.4, 2.405])), "[2.4 2.405] 0 d\n");
        assert_eq!(written(|content| content.dash(&[])), "[] 0 d\n");
    }

    #[test]
    fn letters_stand_together_where_the_pen_does_not_move() {
        let show =
            |letters: &[(u16, f32)]| written(|content| content.show(letters.iter().map(|(code, back)| Shown { code: *code, back: *back })));
        assert_eq!(show(&[(1, 0.0), (0xabc, 20.5), (2, 0.0)]), "[<00010ABC>20.5<0002>] TJ\n");
        assert_eq!(show(&[(1, -4.0)]), "[<0001>-4] TJ\n");
    }

    #[test]
    fn a_piece_has_its_number_and_what_is_read_instead() {
        assert_eq!(written(|content| content.begin_piece("P", 12, None)), "/P <</MCID 12>> BDC\n");
        assert_eq!(written(|content| content.begin_piece("Span", 0, Some("\u{ad}"))), "/Span <</ActualText<FEFF00AD>/MCID 0>> BDC\n");
    }
}
