//! goosebook without a machine below it: what a page needs to check a file, play a turn and tell it.
//!
//! Whoever calls asks for room, writes the fields of a question there with a zero byte between them, calls a function, which
//! returns the length of its answer, and reads the answer. Nothing is imported: no clock, no chance, no files.

use std::sync::Mutex;

use goosebook::check::{Depth, Embedded, Input, Report, check_to};
use goosebook::game::Game;
use goosebook::wording::sentences;
use goosebook::report::{self, Checked, Spoken};
use goosebook::texts::Texts;
use goosebook::variant::Variant;
use goosebook::vocab::Lang;
use goosebook::batch;

static QUESTION: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Where a question of so many bytes is to be written.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    let mut question = QUESTION.lock().unwrap();
    question.clear();
    question.resize(bytes, 0);
    question.as_mut_ptr()
}

/// Where the last answer stands.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    ANSWER.lock().unwrap().as_ptr()
}

/// The findings of a file as JSON. Fields: `quick` or `thorough`, its name, its text.
#[unsafe(no_mangle)]
pub extern "C" fn check() -> usize {
    answered(|fields| {
        let depth = if fields[0] == b"quick" { Depth::Quick } else { Depth::Thorough(None) };
        let name = text(&fields[1]);
        let report = check_to(&Input::new(name.clone(), fields[2].clone()), &Embedded, &depth);
        let texts = Texts::embedded(report.lang()).unwrap();
        report::json(&[Spoken { file: &Checked::new(name, false, report), texts: &texts }])
    })
}

/// A turn as JSON, or why it cannot be played. Fields: the text of a sound file, a line of JSON.
#[unsafe(no_mangle)]
pub extern "C" fn turn() -> usize {
    answered(|fields| {
        let variant = variant(&fields[0]);
        batch::answer(&variant.rules, &Texts::embedded(Lang::En).unwrap(), &batch::Doubts::new(&variant), 1, &fields[1]).line
    })
}

/// The first turn of a game in English sentences. Fields: the text of a sound file, the throw, the player.
#[unsafe(no_mangle)]
pub extern "C" fn tell() -> usize {
    answered(|fields| {
        let rules = variant(&fields[0]).rules;
        let turn = Game::new(&rules, 1).play(&rules.read_throw(&text(&fields[1])).unwrap().into()).unwrap();
        sentences(&Texts::embedded(Lang::En).unwrap(), &rules, &[text(&fields[2])], &turn).join("\n")
    })
}

/// The card as Markdown. Fields: the text of a sound file, the language.
#[cfg(feature = "documents")]
#[unsafe(no_mangle)]
pub extern "C" fn card() -> usize {
    answered(|fields| {
        let texts = Texts::embedded(Lang::from_code(&text(&fields[1])).unwrap()).unwrap();
        let markdown = goosebook::reference::card(&variant(&fields[0]), &texts).unwrap();
        goosebook::document::markdown::portable(&markdown)
    })
}

fn answered(answer: impl FnOnce(&[Vec<u8>]) -> String) -> usize {
    let fields: Vec<Vec<u8>> = QUESTION.lock().unwrap().split(|byte| *byte == 0).map(<[u8]>::to_vec).collect();
    let answer = answer(&fields).into_bytes();
    let length = answer.len();
    *ANSWER.lock().unwrap() = answer;
    length
}

fn text(field: &[u8]) -> String {
    String::from_utf8_lossy(field).into_owned()
}

fn variant(file: &[u8]) -> Variant {
    let report: Report = check_to(&Input::new("variant.yaml", file), &Embedded, &Depth::Quick);
    report.variant.expect("a sound file")
}
