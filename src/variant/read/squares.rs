//! What squares do.

use super::fields::Fields;
use super::scalars::{release, square, target, whole, yes};
use super::texts::words;
use super::{Cx, SquareSpots};
use crate::finding::{Finding, rules};
use crate::rules::{Kind, Motion, Occupied, Payments, Policy, ReleaseTo, Ruled, SquareRule, Wait};
use crate::source::{Entry, Node, Shape, Span};
use crate::vocab::Square;

use super::scalars::{is_name, one_of};

/// The most turns, stakes or pawns that one square can ask for.
const MOST: i64 = 1000;

/// The rules of all squares with their places, in the order of the file.
pub(super) fn squares(cx: &mut Cx<'_>, node: &Node) -> Option<Vec<(SquareRule, SquareSpots)>> {
    if !matches!(node.shape, Shape::Map(_)) {
        return cx.wrong_type(node, "kind-mapping");
    }
    Some(node.entries().iter().filter_map(|entry| cx.value(entry, |cx, node| one(cx, entry, node))).collect())
}

fn one(cx: &mut Cx<'_>, entry: &Entry, node: &Node) -> Option<(SquareRule, SquareSpots)> {
    if !is_name(&entry.key) {
        cx.report(Finding::new(&rules::BAD_NAME, entry.key_span).text("found", &entry.key));
    }
    let mut fields = Fields::open(cx, node, "place-square")?;
    let at = fields.entry("at");
    let mut spots = SquareSpots { key: entry.key_span, at: Vec::new() };
    let places = match at {
        Some(at) => cx.ruled(at, one_or_several),
        None => fields.need(cx, "at", |_, _| None),
    };
    let at = places.map(|places| {
        let squares = places.value.iter().map(|(square, _)| *square).collect();
        spots.at = places.value;
        Ruled { value: squares, basis: places.basis }
    });
    let rule = SquareRule {
        kind: Kind::parse(&entry.key),
        name: fields.ruled(cx, "name", words),
        at: at.unwrap_or(Ruled::silent(Vec::new())),
        motion: motion(cx, &mut fields),
        wait: wait(cx, &mut fields),
        occupied: fields.policy::<Occupied>(cx),
        capacity: fields.ruled(cx, "capacity", whole::<u16, 1, MOST>),
        pay: fields.entry("pay").and_then(|entry| pay(cx, entry)).unwrap_or_default(),
        throw_again: fields.ruled(cx, "throw_again", yes),
    };
    fields.close_rule(cx);
    Some((rule, spots))
}

/// The squares in order, each with its place.
fn one_or_several(cx: &mut Cx<'_>, node: &Node) -> Option<Vec<(Square, Span)>> {
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

fn motion(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Option<Ruled<Motion>> {
    let again = fields.ruled(cx, "move", |cx, node| one_of(cx, node, &["again"]));
    let after_bounce = fields.policy(cx);
    let last = cx.last.unwrap_or(Square::START);
    let go_to = fields.ruled(cx, "go_to", |cx, node| target(cx, node, last));
    match (again, go_to) {
        (Some(again), _) => Some(Ruled { value: Motion::Again { after_bounce }, basis: again.basis }),
        (None, Some(go_to)) => Some(Ruled { value: Motion::GoTo(go_to.value), basis: go_to.basis }),
        (None, None) => None,
    }
}

fn wait(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Option<Wait> {
    let turns = fields.ruled(cx, "miss", whole::<u32, 1, MOST>);
    let unless = fields.ruled(cx, "unless", release);
    let hold_until = fields.ruled(cx, "hold_until", release);
    let release_to = fields.policy::<ReleaseTo>(cx);
    let waits = turns.is_some() || hold_until.is_some();
    waits.then(|| Wait { turns, release: unless.or(hold_until), release_to })
}

/// `pay: 1` is what the arriving pawn pays.
fn pay(cx: &mut Cx<'_>, entry: &Entry) -> Option<Payments> {
    let Shape::Map(_) = entry.value.shape else {
        return Some(Payments { arrival: cx.ruled(entry, stakes), ..Payments::default() });
    };
    let mut fields = Fields::open(cx, &entry.value, "place-pay")?;
    if entry.value.entry("is").is_some() {
        let arrival = fields.ruled(cx, "is", stakes);
        fields.close_rule(cx);
        return Some(Payments { arrival, ..Payments::default() });
    }
    let pay = Payments {
        arrival: fields.ruled(cx, "arrival", stakes),
        missed_turn: fields.ruled(cx, "missed_turn", stakes),
        released: fields.ruled(cx, "released", stakes),
    };
    fields.close_rule(cx);
    Some(pay)
}

/// A number of stakes.
pub(super) fn stakes(cx: &mut Cx<'_>, node: &Node) -> Option<i64> {
    whole::<i64, 0, MOST>(cx, node)
}

/// The key of a policy within its section.
pub(super) fn key_of<P: Policy>() -> &'static str {
    P::KEY.rsplit('.').next().unwrap_or(P::KEY)
}
