//! Single values: numbers, texts, answers, squares, dice.

use super::Cx;
use crate::document::letters::is_printed;
use crate::finding::{Finding, Rule, folded, nearest, rules};
use crate::rules::{Kind, Policy, Target};
use crate::source::{Node, Shape, code_point};
use crate::variant::language::{self, Range, is_name};
use crate::vocab::{Dice, DiceError, MAX_DICE, MAX_FACES, Square};

/// Names what stands there: the text, or what it is.
pub(super) fn found(finding: Finding, node: &Node) -> Finding {
    match &node.shape {
        Shape::Scalar { text, .. } if node.is_nothing() || text.is_empty() => finding.word("found", "kind-nothing"),
        Shape::Scalar { text, .. } => finding.text("found", format!("`{text}`")),
        Shape::List(_) => finding.word("found", "kind-list"),
        Shape::Map(_) | Shape::Faulty => finding.word("found", "kind-mapping"),
    }
}

/// A text that is not empty.
pub(super) fn text(cx: &mut Cx<'_>, node: &Node) -> Option<String> {
    match node.scalar() {
        Some(text) if !node.is_nothing() && !text.trim().is_empty() => {
            if let Some(letter) = text.chars().find(|letter| !is_printed(*letter)) {
                let code = code_point(letter);
                cx.report(Finding::new(&rules::UNPRINTED_LETTER, node.span).text("letter", letter.to_string()).text("code", code));
            }
            Some(text.to_owned())
        }
        _ => cx.wrong_type(node, "kind-text"),
    }
}

/// A whole number within a range.
pub(super) fn whole<T: TryFrom<i64>>(cx: &mut Cx<'_>, node: &Node, range: Range) -> Option<T> {
    let Shape::Scalar { text, plain } = &node.shape else { return cx.wrong_type(node, "kind-number") };
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return cx.wrong_type(node, "kind-number");
    }
    if !plain {
        cx.report(Finding::new(&rules::QUOTED_NUMBER, node.span).text("found", text).fix(node.span, text));
        return None;
    }
    if digits.len() > 1 && digits.starts_with('0') {
        let sign = if text.starts_with('-') { "-" } else { "" };
        let plain = match digits.trim_start_matches('0') {
            "" => "0".to_owned(),
            plain => format!("{sign}{plain}"),
        };
        cx.report(Finding::new(&rules::LEADING_ZERO, node.span).text("found", text).fix(node.span, plain));
        return None;
    }
    // A number too long for the type is out of any range.
    let number = text.parse::<i64>().ok().filter(|number| (range.least..=range.most).contains(number));
    let value = number.and_then(|number| T::try_from(number).ok());
    if value.is_none() {
        let finding =
            Finding::new(&rules::OUT_OF_RANGE, node.span).text("found", text).number("least", range.least).number("most", range.most);
        cx.report(finding);
    }
    value
}

/// `true` or `false`.
pub(super) fn yes(cx: &mut Cx<'_>, node: &Node) -> Option<bool> {
    one_of(cx, node, &["true", "false"]).map(|answer| answer == "true")
}

/// An answer of a policy.
pub(super) fn answer<P: Policy>(cx: &mut Cx<'_>, node: &Node) -> Option<P> {
    let names: Vec<&'static str> = P::ALL.iter().map(|answer| answer.name()).collect();
    one_of(cx, node, &names).and_then(P::parse)
}

/// One of a few words.
pub(super) fn one_of(cx: &mut Cx<'_>, node: &Node, words: &[&'static str]) -> Option<&'static str> {
    let Some(text) = node.scalar() else {
        return if two_answers(cx, node, words) { None } else { cx.wrong_type(node, "kind-word") };
    };
    if let Some(word) = words.iter().find(|word| *word == &text) {
        return Some(word);
    }
    let yes_no = match text.to_ascii_lowercase().as_str() {
        "yes" | "y" | "on" | "oui" | "true" => "true",
        "no" | "n" | "off" | "non" | "false" => "false",
        _ => "",
    };
    if words.contains(&yes_no) {
        cx.report(Finding::new(&rules::YES_NO, node.span).text("found", text).text("near", yes_no).fix(node.span, yes_no));
        return None;
    }
    let near = nearest(text, words.iter().copied());
    let finding = found(Finding::new(&rules::UNKNOWN_ANSWER, node.span), node).near(near).list("known", words.iter().copied());
    cx.report(finding.meant(node.span, text, near, words.iter().copied()));
    None
}

/// Reports a list of answers of which one can hold; whether it is one.
fn two_answers(cx: &mut Cx<'_>, node: &Node, words: &[&'static str]) -> bool {
    let answers: Vec<(&str, &Node)> = node.items().iter().filter_map(|item| Some((item.scalar()?, item))).collect();
    let [(first, one), (second, other), ..] = answers.as_slice() else { return false };
    if answers.len() < node.items().len() || answers.iter().any(|(answer, _)| !words.contains(answer)) {
        return false;
    }
    let finding = Finding::new(&rules::TWO_ANSWERS, other.span).text("one", *second).text("other", *first);
    cx.report(finding.also(one.span, "finding-other-answer"));
    true
}

/// A name: lower case letters, digits, `-` and `_`, beginning with a letter or a digit.
pub(super) fn name(cx: &mut Cx<'_>, node: &Node) -> Option<String> {
    let name = text(cx, node)?;
    if is_name(&name) {
        return Some(name);
    }
    // A name in quotes of print, or of a file.
    let plain = name.trim_matches(|letter: char| letter.is_whitespace() || "«»“”„‘’'\"".contains(letter));
    let plain = plain.trim_end_matches(".yaml").trim_start_matches("./");
    let finding = Finding::new(&rules::BAD_NAME, node.span).text("found", &name);
    let small = plain.to_lowercase();
    let joined = folded(plain).split([' ', '\'']).collect::<Vec<_>>().join("-");
    cx.report(match [&small, &joined].into_iter().find(|near| is_name(near)) {
        // Without accents and spaces it is another word than was written.
        Some(near) if *near == small => finding.text("near", near).text("nearly", "yes").fix(node.span, near),
        Some(near) => finding.text("near", near).text("nearly", "yes").suggest(node.span, near),
        None => finding.text("near", "").text("nearly", "no"),
    });
    None
}

/// An address on the web.
pub(super) fn address(cx: &mut Cx<'_>, node: &Node) -> Option<String> {
    checked(
        cx,
        node,
        &rules::BAD_ADDRESS,
        |text| {
            let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
            rest.is_some_and(|rest| !rest.is_empty() && !rest.contains(char::is_whitespace))
        },
        |_| None,
    )
}

/// A day, `YYYY-MM-DD`.
pub(super) fn day(cx: &mut Cx<'_>, node: &Node) -> Option<String> {
    checked(cx, node, &rules::BAD_DATE, is_day, day_in_order)
}

fn is_day(text: &str) -> bool {
    let number = |range| text.get(range).and_then(|part: &str| part.parse::<u32>().ok());
    let digits = text.bytes().enumerate().all(|(at, byte)| if at == 4 || at == 7 { byte == b'-' } else { byte.is_ascii_digit() });
    let (Some(year), Some(month), Some(day)) = (number(0..4), number(5..7), number(8..10)) else { return false };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    text.len() == 10 && digits && (1..=12).contains(&month) && (1..=days).contains(&day)
}

/// The same day as it is to be written, where it can be read in one way only.
fn day_in_order(text: &str) -> Option<String> {
    let mark = ['/', '.', '-'].into_iter().find(|mark| text.matches(*mark).count() == 2)?;
    let parts: Vec<u16> = text.split(mark).map(|part| part.trim().parse().ok()).collect::<Option<_>>()?;
    let &[first, second, third] = parts.as_slice() else { return None };
    let (year, month, day) = match (first > 999, first > 12, second > 12) {
        (true, ..) => (first, second, third),
        (_, true, _) => (third, second, first),
        (_, _, true) => (third, first, second),
        // Where both can be a month nobody knows which one is, unless they are the same.
        _ if first == second => (third, second, first),
        _ => return None,
    };
    // Of a year in two figures nobody knows the century.
    Some(format!("{year:04}-{month:02}-{day:02}")).filter(|day| year > 999 && is_day(day))
}

/// A country: two letters.
pub(super) fn country(cx: &mut Cx<'_>, node: &Node) -> Option<String> {
    let letters = |text: &str| text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    checked(cx, node, &rules::BAD_COUNTRY, letters, |_| None).map(|text| text.to_ascii_uppercase())
}

/// A text of some form; `mend` gives the form of what cannot be meant otherwise.
fn checked(
    cx: &mut Cx<'_>,
    node: &Node,
    rule: &'static Rule,
    holds: impl Fn(&str) -> bool,
    mend: impl Fn(&str) -> Option<String>,
) -> Option<String> {
    let value = text(cx, node)?;
    if holds(&value) {
        return Some(value);
    }
    let finding = Finding::new(rule, node.span).text("found", &value);
    cx.report(match mend(&value) {
        Some(mended) => finding.fix(node.span, mended),
        None => finding,
    });
    None
}

/// A square, on the longest possible track.
pub(super) fn square(cx: &mut Cx<'_>, node: &Node) -> Option<Square> {
    whole(cx, node, language::A_SQUARE).and_then(Square::new)
}

/// A square of this board.
pub(super) fn on_board(cx: &mut Cx<'_>, node: &Node) -> Option<Square> {
    square(cx, node).filter(|square| cx.is_on_board(*square, node.span))
}

/// Dice, `2d6`.
pub(super) fn dice(cx: &mut Cx<'_>, node: &Node) -> Option<Dice> {
    let written = text(cx, node)?;
    match Dice::parse(&written) {
        Ok(dice) => Some(dice),
        Err(error) => {
            let why = match error {
                DiceError::Count => "bad-dice-count",
                DiceError::Faces => "bad-dice-faces",
                DiceError::Unreadable | DiceError::OtherCount | DiceError::OtherFace(_) => "bad-dice-unreadable",
            };
            let finding = Finding::new(&rules::BAD_DICE, node.span)
                .text("found", &written)
                .word("why", why)
                .number("dice", MAX_DICE)
                .number("faces", MAX_FACES);
            let plain: String = written.to_lowercase().split_whitespace().collect();
            cx.report(match Dice::parse(&plain) {
                Ok(dice) => finding.fix(node.span, dice.to_string()),
                Err(_) => finding,
            });
            None
        }
    }
}

/// Where a transfer leads.
pub(super) fn target(cx: &mut Cx<'_>, node: &Node) -> Option<Target> {
    let Some(text) = node.scalar() else { return cx.wrong_type(node, "kind-target") };
    let kind = |rest: &str| Kind::parse(rest.trim());
    match text {
        "start" => Some(Target::Start),
        "finish" => Some(Target::Finish),
        "origin" => Some(Target::Origin),
        "other" => Some(Target::Other),
        _ if text.starts_with(|c: char| c.is_ascii_digit() || c == '-') => square(cx, node).map(Target::Square),
        _ => match text.split_once(' ') {
            Some(("next", rest)) => Some(Target::Next(kind(rest))),
            Some(("previous", rest)) => Some(Target::Previous(kind(rest))),
            _ => one_of(cx, node, &["12", "start", "finish", "origin", "other", "next goose", "previous goose"]).and(None),
        },
    }
}
