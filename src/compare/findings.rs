//! Silences as findings.

use super::search::Witness;
use super::silence::{Reading, Silence};
use super::witness::Told;
use crate::finding::{Finding, rules};
use crate::rules::Rules;
use crate::source::{Node, Span};
use crate::texts::Texts;
use crate::variant::Variant;
use crate::vocab::{Lang, Words};
use crate::wording::{Vocabulary, asked};

/// What is found: each silence that matters with a game that shows it, and in one note those that do not.
/// `tree` is the file with all that it extends.
pub fn findings(tree: &Node, variant: &Variant, silences: &[Silence]) -> Vec<Finding> {
    let texts: Vec<Texts> = Lang::ALL.iter().filter_map(|lang| Texts::embedded(*lang).ok()).collect();
    let words = |say: &dyn Fn(&Texts) -> String| Words::new(texts.iter().map(|texts| (texts.lang(), say(texts))).collect());
    let mut found = Vec::new();
    let mut harmless = Vec::new();
    let mut unknown = Vec::new();
    for silence in silences {
        match &silence.reading {
            Reading::Matters { rules: other, witness, .. } => {
                let answered = |texts: &Texts, answer: &str| Vocabulary::new(texts, &variant.rules).answer(silence.axis.key, answer);
                let finding = Finding::new(&rules::SILENCE_MATTERS, place(tree, &silence.path()))
                    .whole("line", line(&silence.path(), silence.axis.usual))
                    .told("question", words(&|texts| asked(texts, silence.axis.key)))
                    .told("usual", words(&|texts| answered(texts, silence.axis.usual)))
                    .told("told", words(&|texts| told(texts, &variant.rules, other, witness)));
                found.push(finding);
            }
            Reading::Harmless { players } => harmless.push((silence, *players)),
            Reading::Unknown => unknown.push(silence),
        }
    }
    // Each with the key that answers it, a line each.
    let questions = |silences: &[&Silence]| {
        let line = |texts: &Texts, silence: &Silence| format!("{} `{}`", asked(texts, silence.axis.key), silence.path().join("."));
        words(&|texts| silences.iter().map(|silence| line(texts, silence)).collect::<Vec<_>>().join("\n"))
    };
    let head = tree.get("id").map_or(tree.span.head(), |id| id.span);
    if let Some(players) = harmless.iter().map(|(_, players)| *players).min() {
        let silences: Vec<&Silence> = harmless.iter().map(|(silence, _)| *silence).collect();
        found.push(Finding::new(&rules::SILENCE_HARMLESS, head).told("questions", questions(&silences)).number("players", players));
    }
    if !unknown.is_empty() {
        found.push(Finding::new(&rules::SILENCE_UNKNOWN, head).told("questions", questions(&unknown)));
    }
    found
}

/// The key of the innermost part of the file that the answer would stand in.
fn place(tree: &Node, path: &[&str]) -> Span {
    let mut place = tree.get("id").map_or(tree.span.head(), |id| id.span);
    let mut node = tree;
    for key in path {
        let Some(entry) = node.entry(key) else { break };
        (place, node) = (entry.key_span, &entry.value);
    }
    place
}

/// The answer as a line of the file: `meeting: { order: after_effects }`.
fn line(path: &[&str], answer: &str) -> String {
    match path {
        [] => answer.to_owned(),
        [key] => format!("{key}: {answer}"),
        [key, rest @ ..] => format!("{key}: {{ {} }}", line(rest, answer)),
    }
}

/// The game, a line a turn, and what the two readings make of the last one.
fn told(texts: &Texts, one: &Rules, other: &Rules, witness: &Witness) -> String {
    let told = Told::new(texts, one, other, witness);
    let last = |id: &str, says: &[String]| texts.say(id, &[("says", says.join(" ").into())]);
    let ends = [last("silence-usual", &told.one), last("silence-other", &told.other)];
    told.turns.into_iter().chain(ends).collect::<Vec<_>>().join("\n")
}
