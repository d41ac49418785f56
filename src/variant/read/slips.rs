//! Values of another kind than asked for, with what was most likely meant.

use super::Cx;
use super::scalars::found;
use crate::finding::{Finding, nearest, rules};
use crate::source::{Node, Shape, Span};
use crate::variant::language::{self, Key, Value, is_name};

/// The sign that takes away what is taken over.
const NOTHING: &str = "~";

impl Cx<'_> {
    /// Reports a single value in the place of a mapping, with the key that it is most likely meant for.
    pub(super) fn meant_for(&mut self, node: &Node, key: &Key) {
        let before = self.findings.len();
        self.wrong_mapping(node, key);
        if let (Some(text), Some(finding)) = (node.scalar(), self.findings.get_mut(before))
            && finding.fix.is_none()
            && let Some(meant) = meant(text, key)
        {
            // It may be meant for another key, or for a rule of its own.
            *finding = finding.clone().suggest(node.span, meant);
        }
    }

    /// Reports that keys with values were expected, such as this one.
    pub(super) fn wrong_mapping(&mut self, node: &Node, key: &Key) {
        let before = self.findings.len();
        let _: Option<()> = self.wrong(node, "kind-mapping", "main");
        if let Some(finding) = self.findings.get_mut(before).filter(|finding| finding.rule == &rules::WRONG_TYPE) {
            *finding = finding.clone().text("sample", format!("{{ {}: {} }}", key.name, key.sample));
        }
    }

    /// A key whose colon has no space behind it makes one word with its value.
    pub(super) fn missing_space(&mut self, text: &str, at: Span) -> bool {
        let Some((key, rest)) = text.split_once(':').filter(|(key, _)| is_name(key)) else { return false };
        if rest.is_empty() || rest.starts_with("//") {
            return false;
        }
        let behind = at.start.saturating_add(u32::try_from(key.len() + 1).unwrap_or(u32::MAX));
        // A space there is, but one that YAML takes for a letter.
        let odd = rest.len() - rest.trim_start().len();
        if odd > 0 {
            let end = behind.saturating_add(u32::try_from(odd).unwrap_or(u32::MAX));
            let finding = Finding::new(&rules::ODD_SPACE, at).text("what", "beside").text("found", key);
            self.report(finding.fix(Span { start: behind, end, ..at }, " "));
            return true;
        }
        let finding = Finding::new(&rules::MISSING_SPACE, at).text("found", text);
        self.report(finding.fix(Span { start: behind, end: behind, ..at }, " "));
        true
    }

    /// Reports several numbers in a line that have no brackets around them: `5, 9, 14`, `5 and 9`.
    pub(super) fn several(&mut self, node: &Node) -> bool {
        let Some(numbers) = node.scalar().and_then(|_| numbers(node)).filter(|numbers| numbers.len() > 1) else { return false };
        let finding = found(Finding::new(&rules::WRONG_TYPE, node.span).word("expected", "kind-list").text("kind", "kind-list"), node);
        self.report(finding.fix(node.span, format!("[{}]", numbers.join(", "))));
        true
    }

    /// Reports what stands in the place of all that a square says: its numbers, a word that takes it away, or else.
    pub(super) fn meant_for_a_square(&mut self, node: &Node) {
        let list = numbers(node).filter(|numbers| numbers.len() > 1);
        // A letter alone is as near to the sign as any other.
        let nothing = node.scalar().is_some_and(|text| text.chars().count() > 1 && nearest(text, [NOTHING]).is_some());
        // A number alone is where it is; words tell what it does.
        let main = if numbers(node).is_some() { "at" } else { "miss" };
        let before = self.findings.len();
        if let Some(key) = language::SQUARE.key(main) {
            self.meant_for(node, key);
        }
        let Some(finding) = self.findings.get_mut(before).filter(|finding| finding.rule == &rules::WRONG_TYPE) else { return };
        if let Some(list) = list {
            *finding = finding.clone().suggest(node.span, format!("{{ at: [{}] }}", list.join(", ")));
        } else if nothing {
            *finding = finding.clone().suggest(node.span, NOTHING);
        }
    }

    /// Reports that something else was expected.
    pub(super) fn wrong_type<T>(&mut self, node: &Node, expected: &'static str) -> Option<T> {
        let is_dashes = |text: &str| expected == "kind-number" && text.starts_with('-') && text.contains(" -");
        self.wrong(node, expected, if node.scalar().is_some_and(is_dashes) { "dashes" } else { expected })
    }

    /// As [`wrong_type`](Self::wrong_type), with the name of an advice of its own.
    pub(super) fn wrong<T>(&mut self, node: &Node, expected: &'static str, advice: &'static str) -> Option<T> {
        let is_word = matches!(&node.shape, Shape::Scalar { plain: true, .. });
        if expected == "kind-mapping" && is_word && self.missing_space(node.scalar().unwrap_or_default(), node.span) {
            return None;
        }
        if !matches!(node.shape, Shape::Faulty) {
            let at = if node.scalar().is_some() { node.span } else { node.span.head() };
            let finding = found(Finding::new(&rules::WRONG_TYPE, at).word("expected", expected).text("kind", advice), node);
            self.report(finding);
        }
        None
    }

    /// `6+3` in the place of what dice show, and other ways of writing it.
    pub(super) fn wrong_throw<T>(&mut self, node: &Node) -> Option<T> {
        let text = node.scalar()?;
        let faces: Vec<&str> = text.split(['+', '-', ',', ';', '/', '&', ' ']).filter(|part| !part.is_empty()).collect();
        let digits = |part: &&str| part.len() <= 2 && part.bytes().all(|byte| byte.is_ascii_digit());
        if faces.len() < 2 || !faces.iter().all(digits) {
            return None;
        }
        let finding = found(Finding::new(&rules::WRONG_TYPE, node.span).word("expected", "kind-faces").text("kind", "faces"), node);
        self.report(finding.fix(node.span, format!("[{}]", faces.join(", "))));
        None
    }
}

/// The numbers of a list, or of a line that has nothing but numbers and what parts them.
fn numbers(node: &Node) -> Option<Vec<&str>> {
    let is_number = |part: &str| !part.is_empty() && part.len() < 6 && part.bytes().all(|byte| byte.is_ascii_digit());
    if !node.items().is_empty() {
        return node.items().iter().map(|item| item.scalar().filter(|text| is_number(text))).collect();
    }
    let parts: Vec<&str> = node.scalar()?.split([',', ';', ' ', '\u{a0}', '\u{202f}']).filter(|part| !part.is_empty()).collect();
    let numbers: Vec<&str> = parts.iter().copied().filter(|part| is_number(part)).collect();
    let rest = parts.iter().filter(|part| !is_number(part));
    let only_numbers = !numbers.is_empty() && rest.clone().all(|part| matches!(*part, "et" | "and" | "&" | "+"));
    only_numbers.then_some(numbers)
}

/// The mapping that a single value stands for, where that is certain.
fn meant(text: &str, key: &Key) -> Option<String> {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let value = match key.value {
        Value::Text => text.to_owned(),
        Value::Policy(axis) => {
            let answers = (axis().answers)();
            let known = || answers.iter().map(|(answer, _)| *answer);
            known().find(|answer| *answer == text).or_else(|| nearest(text, known()))?.to_owned()
        }
        _ if is_number(text) => text.to_owned(),
        // “2 to 6” players.
        _ if key.name == "max" => {
            let numbers: Vec<&str> = text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
            return match numbers.as_slice() {
                [min, max] => Some(format!("{{ min: {min}, max: {max} }}")),
                _ => None,
            };
        }
        _ => return None,
    };
    Some(format!("{{ {}: {value} }}", key.name))
}
