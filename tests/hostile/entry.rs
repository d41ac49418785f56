//! What the commands do with a file, as plain functions: bytes in, an answer out, whatever the bytes are.
//!
//! `cargo test --test hostile`, `cargo bench --bench mutate` and the targets of `tests/fuzz` all come in here. Each
//! function also holds what must be true of every answer.

use std::fmt::Write;

use goosebook::check::{self, Embedded, Input, MAX_FINDINGS, Report};
use goosebook::engine::{End, Hand, Move, State, dice, play};
use goosebook::finding::{Level, Style};
use goosebook::rules::{EachDie, Rules};
use goosebook::source::is_active;
use goosebook::texts::Texts;
use goosebook::variant::Variant;
use goosebook::vocab::{Lang, Seat};

/// The messages of both languages, read once.
pub struct Words([Texts; 2]);

impl Words {
    /// Those that the library carries with it.
    pub fn new() -> Words {
        Words([Lang::Fr, Lang::En].map(|lang| Texts::embedded(lang).unwrap()))
    }
}

/// Reads and checks a file.
pub fn checked(bytes: &[u8]) -> Report {
    let report = check::check(&Input::new("ugly", bytes), &Embedded);
    assert!(report.findings.len() <= MAX_FINDINGS);
    assert_eq!(report.variant.is_some(), !report.has(Level::Error), "a variant stands where no error was found");
    for finding in &report.findings {
        for span in std::iter::once(finding.at).chain(finding.also.iter().map(|label| label.span)) {
            let file = report.sources.get(span.file).expect("a place is in a file of the report");
            let too_large = file.text.is_empty();
            assert!(too_large || span.start <= span.end && span.end as usize <= file.text.len(), "{}", finding.rule.code);
        }
    }
    report
}

/// The findings as text, in both languages.
pub fn told(report: &Report, words: &Words) -> String {
    let mut out = String::new();
    // The sign of a message that is missing; a file may have it as well.
    let theirs = report.sources.ids().filter_map(|id| report.sources.get(id)).any(|file| file.text.contains('⟦'));
    for texts in &words.0 {
        for finding in &report.findings {
            let message = finding.message(texts);
            assert!(theirs || !message.contains('⟦'), "{message}");
            assert!(!message.contains(is_active), "{message:?}");
        }
        let text = report.text(texts, Style::Plain);
        assert!(!text.contains(is_active), "{text:?}");
        out.push_str(&text);
    }
    out
}

/// Plays turns that the bytes choose: seats, throws, decisions. How many throws were played.
pub fn played(rules: &Rules, bytes: &[u8]) -> usize {
    let mut chance = bytes.iter().copied();
    let mut state = State::start(rules, 1 + usize::from(chance.next().unwrap_or_default() % 6));
    let mut seat = Seat::default();
    let mut thrown = 0;
    while let Some(byte) = chance.next() {
        if state.is_over(rules, seat) {
            break;
        }
        let Some((usual, or)) = dice(rules, &state, seat) else {
            let (usual, _) = rules.dice_at(rules.begin());
            turn(rules, &mut state, &mut seat, &Hand::from(usual.way(0)));
            continue;
        };
        let dice = or.filter(|_| byte % 2 == 1).unwrap_or(usual);
        let throw = dice.way(u32::from(byte) << 8 | u32::from(chance.next().unwrap_or_default()));
        let mut hand = Hand::from(throw);
        if rules.dice.each.value == EachDie::Pawn {
            hand.moves = throw.faces().iter().map(|die| Move { die: *die, pawn: byte % state.each() }).collect();
        }
        turn(rules, &mut state, &mut seat, &hand);
        thrown += 1;
    }
    thrown
}

/// One turn, with the first option of whatever is asked; whoever may not play hands over.
fn turn(rules: &Rules, state: &mut State, seat: &mut Seat, hand: &Hand) {
    let mut hand = hand.clone();
    let again = loop {
        match play(rules, state, *seat, &hand) {
            Ok(turn) => match turn.end {
                End::Asks(question) if hand.choices.len() < 16 => match question.options.first() {
                    Some(option) => hand = hand.answered(question.about, option),
                    None => break false,
                },
                End::Asks(_) | End::Endless(_) => break false,
                end => {
                    *state = turn.state;
                    break matches!(end, End::ThrowsAgain);
                }
            },
            Err(_) => break false,
        }
    };
    if !again {
        *seat = state.after(*seat);
    }
}

/// The reminder card in both languages, as Markdown.
#[cfg(feature = "documents")]
pub fn carded(variant: &Variant) -> [String; 2] {
    [Lang::Fr, Lang::En].map(|lang| {
        let texts = Texts::embedded(lang).expect("messages stand");
        goosebook::reference::card(variant, &texts).expect("templates stand")
    })
}

/// The reminder card of its first language as PDF; `None` where it says that it does not fit.
#[cfg(feature = "pdf")]
pub fn printed(variant: &Variant, words: &Words) -> Option<Vec<u8>> {
    use goosebook::{document, pdf, reference, reference::VariantFigures};
    let [texts, _] = &words.0;
    let markdown = reference::card(variant, texts).expect("templates stand");
    let document = document::parse(&markdown, texts.lang());
    pdf::card(&document, &VariantFigures::new(variant, texts), &pdf::CardOptions::default()).ok()
}

/// What was found, as codes.
pub fn codes(report: &Report) -> String {
    report.findings.iter().fold(String::new(), |mut out, finding| {
        let _ = write!(out, "{} ", finding.rule.code);
        out
    })
}
