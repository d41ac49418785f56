//! What a variant leaves unsaid, and whether a table can argue about it.
//!
//! Each answer that published rules give to a question is tried in place of the usual reading; the engine looks for the
//! shortest game that then goes another way.

use super::change::{Changed, Reads};
use super::explored::Explored;
use super::search::{Limit, Search, Witness};
use crate::rules::{Axis, Policy, Rules, StreakEnds, WaitScope, axes};
use crate::source::Node;
use crate::variant::Variant;

/// The word in the key of a policy that stands for the key of a square.
const EACH_SQUARE: &str = "<name>";
/// The section that settles who plays: no throw shows what it says.
const WHO_PLAYS: &str = "players.";

/// The values of a file times the questions that are tried: each answer reads the whole file again. A file of the usual
/// length has them all tried, the largest ones a few.
const MOST_READ: usize = 200_000;

/// A question that a variant leaves open.
#[derive(Clone, Debug)]
pub struct Silence {
    /// The policy.
    pub axis: Axis,
    /// The key of the square that it is about, where it is about one.
    pub square: Option<String>,
    /// Whether it matters.
    pub reading: Reading,
}

/// Whether another answer would change anything.
#[derive(Clone, Debug)]
pub enum Reading {
    /// With this answer the game goes another way than with the usual reading.
    Matters {
        /// The answer.
        answer: &'static str,
        /// The rules with that answer.
        rules: Box<Rules>,
        /// The shortest game that shows it; its `one` is the usual reading.
        witness: Box<Witness>,
    },
    /// No answer changes anything with so many players: every table that can be reached was tried.
    Harmless {
        /// The most players that it was tried with.
        players: usize,
    },
    /// No answer was found to change anything, but there are more tables than were tried.
    Unknown,
}

impl Silence {
    /// Where the answer would stand in the file: the keys, from the outside in.
    pub fn path(&self) -> Vec<&str> {
        keys(self.axis.key, self.square.as_deref())
    }
}

fn keys<'a>(key: &'a str, square: Option<&'a str>) -> Vec<&'a str> {
    key.split('.').map(|part| if part == EACH_SQUARE { square.unwrap_or(part) } else { part }).collect()
}

/// Every question that a variant leaves open and that its rules can raise. Questions whose answer goes without saying,
/// and those that no throw answers, are left out.
/// `tree` is the file with all that it extends.
pub(crate) fn silences(reads: Reads, tree: &Node, variant: &Variant, limit: Limit) -> Vec<Silence> {
    let file = Changed::new(tree, reads);
    let squares: Vec<&str> =
        file.get(&["squares"]).map(|node| node.entries().iter().map(|entry| entry.key.as_str()).collect()).unwrap_or_default();
    let mut explored: Vec<(usize, Explored<'_>)> = Vec::new();
    for number in numbers(variant) {
        let limit = if number > 2 { limit.part(16) } else { limit };
        explored.push((number, Explored::new(&variant.rules, number, limit)));
    }
    let mut found = Vec::new();
    let mut left = MOST_READ / tree.size();
    // Where players have one pawn each, nobody asks about the others of theirs; where no throws in a row are too many,
    // nobody asks what they end in.
    let counted = variant.rules.extra_throw.as_ref().is_some_and(|extra| extra.streak.is_some());
    let arises = |axis: &Axis| match axis.key {
        WaitScope::KEY => variant.rules.has_several_pawns(),
        StreakEnds::KEY => counted,
        _ => true,
    };
    for axis in axes().into_iter().filter(|axis| !axis.unless_said && !axis.key.starts_with(WHO_PLAYS) && arises(axis)) {
        let places = if axis.key.contains(EACH_SQUARE) { squares.iter().map(|square| Some(*square)).collect() } else { vec![None] };
        for square in places {
            let path = keys(axis.key, square);
            if file.get(&path).is_some() {
                continue;
            }
            let reading = if left == 0 { Some(Reading::Unknown) } else { reading(&file, &explored, &axis, &path) };
            left = left.saturating_sub(1);
            found.extend(reading.map(|reading| Silence { axis, square: square.map(str::to_owned), reading }));
        }
    }
    found
}

/// `None` where the question does not arise: no answer to it can stand there.
fn reading(file: &Changed, explored: &[(usize, Explored<'_>)], axis: &Axis, path: &[&str]) -> Option<Reading> {
    let other = |answer: &'static str| {
        let mut changed = file.clone();
        changed.set(path, answer);
        changed.rules().map(|rules| (answer, rules))
    };
    let answers: Vec<(&str, Rules)> =
        (axis.answers)().into_iter().filter(|(answer, _)| *answer != axis.usual).filter_map(|(answer, _)| other(answer)).collect();
    if answers.is_empty() {
        return None;
    }
    let mut players = 0;
    for (number, explored) in explored {
        let mut whole = true;
        for (answer, rules) in &answers {
            match explored.first_difference(rules) {
                Search::Differ(witness) => return Some(Reading::Matters { answer, rules: Box::new(rules.clone()), witness }),
                Search::Same { .. } => {}
                Search::Unknown { .. } => whole = false,
            }
        }
        if !whole {
            break;
        }
        players = *number;
    }
    Some(if players > 0 { Reading::Harmless { players } } else { Reading::Unknown })
}

/// The numbers of players to try: the fewest that can meet, then one more, within what the variant allows.
fn numbers(variant: &Variant) -> std::ops::RangeInclusive<usize> {
    let (least, most) = (usize::from(variant.players.usual()), usize::from(variant.players.most()));
    least..=(least + 1).min(most)
}
