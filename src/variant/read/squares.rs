//! The squares of a variant: which they are, what they are called.

use super::effects::{cases, choices, effect};
use super::fields::Fields;
use super::scalars::{dice, name, square};
use super::texts::words;
use super::{Cx, SquareSpots};
use crate::finding::{Finding, nearest, rules};
use crate::rules::{Kind, Motion, Occupied, Ruled, SquareRule, Target};
use crate::source::{Entry, Node, Shape, Span};
use crate::variant::language;
use crate::vocab::Square;

/// The rules of all squares with their places, in the order of the file.
pub(super) fn squares(cx: &mut Cx<'_>, node: &Node) -> Option<Vec<(SquareRule, SquareSpots)>> {
    if !matches!(node.shape, Shape::Map(_)) {
        // A number is how many there are.
        let is_number = node.scalar().is_some_and(|text| text.parse::<u16>().is_ok());
        return cx.wrong(node, "kind-mapping", if is_number { "track" } else { "kind-mapping" });
    }
    cx.square_dice = node.entries().iter().any(|square| square.value.entry("next_dice").is_some());
    let read = |cx: &mut Cx<'_>, entry: &Entry| {
        if cx.missing_space(&entry.key, entry.key_span) || misspelt(cx, entry, node) {
            return None;
        }
        // `miss: 2` in the column of the names, and not under one.
        if language::SQUARE.key(&entry.key).is_some() && !matches!(entry.value.shape, Shape::Map(_)) {
            cx.misplaced(entry, "place-squares", "outdented", None);
            return None;
        }
        cx.value(entry, |cx, node| one(cx, entry, node))
    };
    Some(node.entries().iter().filter_map(|entry| read(cx, entry)).collect())
}

/// Whether a square that says neither where it is nor what it is called has the name of another one, nearly.
fn misspelt(cx: &mut Cx<'_>, entry: &Entry, all: &Node) -> bool {
    let says = |key: &str| entry.value.entry(key).is_some();
    if !matches!(Kind::parse(&entry.key), Kind::Own(_)) || says("at") || says("name") || says("kind") || entry.value.is_nothing() {
        return false;
    }
    let taken_over = all.entries().iter().filter(|other| other.key_span.file != entry.key_span.file).map(|other| other.key.as_str());
    let unused = Kind::KNOWN.iter().map(Kind::name).filter(|known| all.entry(known).is_none());
    let words: Vec<&str> = taken_over.chain(unused).collect();
    let Some(near) = nearest(&entry.key, words.iter().copied()) else { return false };
    let finding = Finding::new(&rules::NAMELESS_SQUARE, entry.key_span).text("kind", &entry.key).near(Some(near));
    cx.report(finding.meant(entry.key_span, &entry.key, Some(near), words.iter().copied()));
    true
}

fn one(cx: &mut Cx<'_>, entry: &Entry, node: &Node) -> Option<(SquareRule, SquareSpots)> {
    if !language::is_name(&entry.key) {
        cx.report(Finding::new(&rules::BAD_NAME, entry.key_span).text("found", &entry.key).near(None));
    }
    if !matches!(node.shape, Shape::Map(_)) {
        cx.meant_for_a_square(node);
        return None;
    }
    let mut fields = Fields::open(cx, node, &language::SQUARE)?;
    let mut spots = SquareSpots { key: entry.key_span, at: Vec::new() };
    let kind = fields.get(cx, "kind", name).map_or_else(|| Kind::parse(&entry.key), |kind| Kind::parse(&kind));
    let name = fields.ruled(cx, "name", words);
    let effect = effect(cx, &mut fields);
    // A list of transfers names the squares as well.
    let paired = match effect.motion.as_ref().map(|motion| (&motion.value, &motion.basis)) {
        Some((Motion::GoTo(Target::Each(pairs)), basis)) if node.entry("at").is_none() => Some(Ruled {
            value: pairs.iter().map(|(from, _)| (*from, node.get("go_to").map_or(node.span, |go_to| go_to.span))).collect(),
            basis: basis.clone(),
        }),
        _ => None,
    };
    fields.leave(&["at"]);
    let places = match paired {
        Some(paired) => Some(paired),
        None => fields.need_ruled(cx, "at", one_or_several),
    };
    let at = places.map(|places| {
        let squares = places.value.iter().map(|(square, _): &(Square, Span)| *square).collect();
        spots.at = places.value;
        Ruled { value: squares, basis: places.basis }
    });
    let rule = SquareRule {
        key: entry.key.clone(),
        kind,
        name,
        at: at.unwrap_or(Ruled::silent(Vec::new())),
        occupied: fields.policy::<Occupied>(cx),
        capacity: fields.ruled_number(cx, "capacity"),
        next_dice: fields.ruled(cx, "next_dice", dice),
        effect,
        cases: cases(cx, &mut fields),
        choose: choices(cx, &mut fields),
    };
    fields.close_rule(cx);
    Some((rule, spots))
}

/// The squares in order, each with its place.
fn one_or_several(cx: &mut Cx<'_>, node: &Node) -> Option<Vec<(Square, Span)>> {
    if cx.several(node) {
        return None;
    }
    let mut read = |node: &Node| square(cx, node).map(|square| (square, node.span));
    let mut squares: Vec<(Square, Span)> = match &node.shape {
        Shape::List(items) if items.is_empty() => {
            cx.report(Finding::new(&rules::EMPTY_LIST, node.span).text("key", "at"));
            return None;
        }
        Shape::List(items) => items.iter().filter_map(read).collect(),
        _ => vec![read(node)?],
    };
    squares.sort_by_key(|(square, _)| *square);
    Some(squares)
}
