//! Files gone wrong: variants that are shipped or kept for tests, changed by chance.
//!
//! In come files and a seed; out come bytes, the same for the same seed. Changes go from bytes (what a broken disk does)
//! over lines and words (what a person does) to keys and values of the language (what gets far into the checker).

use goosebook::variant::language;

use crate::chance::Chance;
use crate::read;

/// Files to begin with, and words to put into them.
pub struct Mutator {
    files: Vec<Vec<u8>>,
    words: Vec<String>,
    /// Lines `key: value` as one writes them.
    lines: Vec<String>,
}

/// What has broken readers of YAML, of numbers or of texts before.
const NASTY: &[&str] = &[
    "\0",
    "\u{feff}",
    "\r\n",
    "\r",
    "\t",
    "\u{85}",
    "\u{2028}",
    "\u{202e}",
    "\u{2066}",
    "\u{200f}",
    "\u{301}",
    "\u{1f46a}",
    "\u{fffd}",
    "&a ",
    "*a",
    "<<: *a",
    "!!int ",
    "!x ",
    "%YAML 1.2\n",
    "---\n",
    "...\n",
    "? ",
    ": ",
    "- ",
    "{",
    "}",
    "[",
    "]",
    "{{",
    "[[[[",
    "\"",
    "'",
    "|\n",
    ">-\n",
    "#",
    " #",
    "`",
    "@",
    "\\",
    "\"\\ud800\"",
    "\"\\x00\"",
    "~",
    "null",
    "{}",
    "[]",
    "\"\"",
    "''",
    "start",
    "finish",
    "origin",
    "table",
    "next goose",
    "previous goose",
    "2d6",
    "4d20",
    "1d2",
    "0d0",
    "99d99",
    "../../etc/passwd",
    "extends: famille\n",
    "extends: ugly\n",
    "extends: classique-equipes\n",
    "\n\n",
    "  ",
    "${x}",
    "{ $near }",
    "<b>",
    "](x)",
    "|a|",
    "***",
    "\u{a0}",
    "\u{202f}",
];

/// Single bytes that mean something to YAML, or nothing to UTF-8.
const BYTES: &[u8] = b"\0\t\n\r !\"#&'*,-:>?@[]`{|}~\x7f\x80\xff";

/// Bytes that are no UTF-8: cut short, too long, halves of pairs.
const BROKEN: &[&[u8]] =
    &[b"\xff", b"\xc3", b"\xc0\xaf", b"\xe0\x80\xaf", b"\xed\xa0\x80", b"\xed\xb0\x80", b"\xf4\x90\x80\x80", b"\xf0\x80\x80\xaf"];

const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "-1",
    "3",
    "5",
    "6",
    "9",
    "12",
    "13",
    "30",
    "31",
    "52",
    "58",
    "62",
    "63",
    "64",
    "99",
    "100",
    "255",
    "256",
    "998",
    "999",
    "1000",
    "1001",
    "65535",
    "65536",
    "-32768",
    "2147483648",
    "4294967296",
    "-1000000",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551616",
    "99999999999999999999999999999999999999",
    "014",
    "0x1f",
    "1e9",
    "1.5",
    "+3",
    "1_000",
    ".inf",
    ".nan",
];

impl Mutator {
    /// With every variant and test file below the folder of the package.
    pub fn new() -> Mutator {
        let folders = ["tests/bad", "tests/good", "tests/ugly", "tests/variants", "variants"];
        let files = folders.into_iter().flat_map(read::files).map(|path| std::fs::read(path).unwrap()).collect();
        let mut words = Vec::new();
        let mut lines = Vec::new();
        for section in language::sections() {
            for key in section.keys() {
                words.push(key.name.to_owned());
                words.extend(key.value.words().iter().map(|word| (*word).to_owned()));
                lines.push(format!("{}: {}", key.name, key.sample));
            }
        }
        lines.push("extends: famille".to_owned());
        words.sort_unstable();
        words.dedup();
        Mutator { files, words, lines }
    }

    /// A file with a few changes of any kind.
    pub fn file(&self, seed: u64) -> Vec<u8> {
        let mut chance = Chance(seed);
        let mut bytes = self.base(&mut chance).to_vec();
        for _ in 0..=chance.below(6) {
            match chance.below(6) {
                0 => self.damage(&mut bytes, &mut chance),
                1 => self.shuffle(&mut bytes, &mut chance),
                _ => self.reword(&mut bytes, &mut chance),
            }
        }
        bytes
    }

    /// A file that says something else, and often stands.
    pub fn variant(&self, seed: u64) -> Vec<u8> {
        let mut chance = Chance(seed);
        let mut bytes = self.base(&mut chance).to_vec();
        for _ in 0..=chance.below(3) {
            self.reword(&mut bytes, &mut chance);
        }
        bytes
    }

    /// A file to begin with: the few long ones seldom.
    fn base(&self, chance: &mut Chance) -> &[u8] {
        const LONG: usize = 8_000;
        loop {
            let file = self.pick(&self.files, chance);
            if file.len() < LONG || chance.below(20) == 0 {
                return file;
            }
        }
    }

    fn pick<'a, T>(&self, all: &'a [T], chance: &mut Chance) -> &'a T {
        &all[index(chance, all.len())]
    }

    /// What a broken disk, a wrong encoding or an enemy does.
    fn damage(&self, bytes: &mut Vec<u8>, chance: &mut Chance) {
        let at = index(chance, bytes.len() + 1);
        match chance.below(9) {
            0 => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= 1 << chance.below(7)),
            1 => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte = *self.pick(BYTES, chance)),
            2 => {
                let end = (at + 1 + index(chance, 40)).min(bytes.len());
                bytes.drain(at..end);
            }
            3 if chance.below(8) == 0 => bytes.truncate(at),
            3 if chance.below(4) == 0 => insert(bytes, at, BROKEN[index(chance, BROKEN.len())]),
            4 | 5 => self.repeat(bytes, at, chance),
            6 => self.nest(bytes, at, chance),
            _ => insert(bytes, at, self.pick(NASTY, chance).as_bytes()),
        }
    }

    /// What an editor's slip does to lines.
    fn shuffle(&self, bytes: &mut Vec<u8>, chance: &mut Chance) {
        let line = line_at(bytes, index(chance, bytes.len() + 1));
        match chance.below(5) {
            0 => drop(bytes.drain(line)),
            1 => {
                let copy = bytes[line].to_vec();
                let other = line_at(bytes, index(chance, bytes.len() + 1)).start;
                insert(bytes, other, &copy);
            }
            2 => {
                let other = self.base(chance);
                let from = line_at(other, index(chance, other.len() + 1)).start;
                let to = line_at(other, (from + index(chance, 400)).min(other.len())).end;
                insert(bytes, line.start, &other[from..to]);
            }
            3 => insert(bytes, line.start, b"  "),
            _ => drop(bytes.drain(line.start..(line.start + 1).min(bytes.len()))),
        }
    }

    /// Other numbers, other words, keys more.
    fn reword(&self, bytes: &mut Vec<u8>, chance: &mut Chance) {
        let at = index(chance, bytes.len() + 1);
        match chance.below(10) {
            0 => {
                let start = line_at(bytes, at).start;
                let line = format!("{}{}\n", ["", "  ", "    "][index(chance, 3)], self.pick(&self.lines, chance));
                insert(bytes, start, line.as_bytes());
            }
            1 | 2 => {
                // Into a mapping in braces.
                if let Some(brace) = bytes.iter().skip(at).position(|byte| *byte == b'{') {
                    insert(bytes, at + brace + 1, format!(" {}, ", self.pick(&self.lines, chance)).as_bytes());
                }
            }
            3..=6 => {
                let put = if chance.below(4) == 0 { (*self.pick(NUMBERS, chance)).to_owned() } else { chance.below(70).to_string() };
                replace(bytes, at, |byte| byte.is_ascii_digit(), put.as_bytes());
            }
            _ => replace(bytes, at, |byte| byte.is_ascii_lowercase() || byte == b'_', self.pick(&self.words, chance).as_bytes()),
        }
    }

    /// A stretch many times over.
    fn repeat(&self, bytes: &mut Vec<u8>, at: usize, chance: &mut Chance) {
        let end = (at + 1 + index(chance, 60)).min(bytes.len());
        let times = 1 << chance.below(9);
        let many = bytes[at.min(end)..end].repeat(times);
        insert(bytes, at, &many);
    }

    /// Brackets or steps of indentation, deep.
    fn nest(&self, bytes: &mut Vec<u8>, at: usize, chance: &mut Chance) {
        let deep = 1 + index(chance, 40);
        let open = *self.pick(&["[", "{ a: ", "- ", "? ", "[{ a: "], chance);
        insert(bytes, at, open.repeat(deep).as_bytes());
    }
}

fn index(chance: &mut Chance, length: usize) -> usize {
    usize::try_from(chance.below(length.max(1) as u64)).unwrap_or_default()
}

fn insert(bytes: &mut Vec<u8>, at: usize, more: &[u8]) {
    bytes.splice(at..at, more.iter().copied());
}

/// The line around a byte, with its end.
fn line_at(bytes: &[u8], at: usize) -> std::ops::Range<usize> {
    let start = bytes[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
    let end = bytes[at..].iter().position(|byte| *byte == b'\n').map_or(bytes.len(), |newline| at + newline + 1);
    start..end
}

/// Puts something else for the next word of such bytes.
fn replace(bytes: &mut Vec<u8>, at: usize, is: impl Fn(u8) -> bool, put: &[u8]) {
    let Some(start) = bytes.iter().skip(at).position(|byte| is(*byte)).map(|start| at + start) else { return };
    let end = bytes[start..].iter().position(|byte| !is(*byte)).map_or(bytes.len(), |length| start + length);
    bytes.splice(start..end, put.iter().copied());
}
