//! What happens on a square: costs, moves, waits, cases and choices.

use super::Cx;
use super::fields::Fields;
use super::scalars::{on_board, one_of, target, whole, yes};
use super::texts::words;
use super::throws::throw_test;
use crate::finding::{Finding, rules};
use crate::rules::{Case, Choice, Condition, Distance, Effect, Motion, Payments, Release, ReleaseTo, Ruled, Target, Wait, WaitScope};
use crate::source::{Entry, Node, Shape};
use crate::variant::language;
use crate::vocab::Square;

/// Reads the keys of an effect, which stand among others.
pub(super) fn effect(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Effect {
    Effect {
        pay: fields.entry("pay").and_then(|entry| pay(cx, entry)).unwrap_or_default(),
        send_others: fields.ruled(cx, "send_others", yes),
        throw_again: fields.ruled(cx, "throw_again", yes),
        motion: motion(cx, fields),
        wait: wait(cx, fields),
    }
}

fn motion(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Option<Ruled<Motion>> {
    let again = fields.ruled_word(cx, "move");
    let (heading, after_bounce, times, must) = (fields.policy(cx), fields.policy(cx), fields.policy(cx), fields.policy(cx));
    let go_to = fields.ruled(cx, "go_to", go_to);
    let move_by = fields.ruled(cx, "move_by", distance);
    let (value, basis) = match (again, go_to, move_by) {
        (Some(again), _, _) => (Motion::Again { after_bounce, heading, times, must }, again.basis),
        (None, Some(go_to), _) => (Motion::GoTo(go_to.value), go_to.basis),
        (None, None, Some(move_by)) => (Motion::MoveBy(move_by.value), move_by.basis),
        (None, None, None) => return None,
    };
    Some(Ruled { value, basis })
}

/// One target, or `{ 1: 38, 4: 14 }`: for each square its own.
fn go_to(cx: &mut Cx<'_>, node: &Node) -> Option<Target> {
    let Shape::Map(_) = node.shape else { return target(cx, node) };
    let pairs = cx.numbered(node);
    let mut each: Vec<(Square, Square)> =
        pairs.into_iter().filter_map(|(from, entry)| Some((Square::new(from)?, cx.value(entry, on_board)?))).collect();
    each.sort_unstable();
    Some(Target::Each(each))
}

/// `4`, `-3`, `throw` or `-throw`.
fn distance(cx: &mut Cx<'_>, node: &Node) -> Option<Distance> {
    match node.scalar() {
        Some("throw") => Some(Distance::Totals(1)),
        Some("-throw") => Some(Distance::Totals(-1)),
        Some(text) if text.bytes().any(|byte| byte.is_ascii_digit()) => whole(cx, node, language::A_DISTANCE).map(Distance::Squares),
        _ => one_of(cx, node, &["4", "-3", "throw", "-throw"]).and(None),
    }
}

fn wait(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Option<Wait> {
    let turns = fields.ruled_number(cx, "miss");
    let unless = fields.ruled(cx, "unless", releases);
    let hold_until = fields.ruled(cx, "hold_until", releases);
    let release_to = fields.policy::<ReleaseTo>(cx);
    let scope = fields.policy::<WaitScope>(cx);
    let waits = turns.is_some() || hold_until.is_some();
    let release = match unless.or(hold_until) {
        Some(all) => all.value.into_iter().map(|value| Ruled { value, basis: all.basis.clone() }).collect(),
        None => Vec::new(),
    };
    waits.then_some(Wait { turns, release, release_to, scope })
}

/// What ends a wait: one thing, or a list of which the first counts.
fn releases(cx: &mut Cx<'_>, node: &Node) -> Option<Vec<Release>> {
    match &node.shape {
        Shape::List(items) => Some(items.iter().filter_map(|item| release(cx, item)).collect()),
        // Held until the game is over.
        _ if node.scalar() == Some("nothing") => Some(Vec::new()),
        _ => release(cx, node).map(|one| vec![one]),
    }
}

fn release(cx: &mut Cx<'_>, node: &Node) -> Option<Release> {
    let Shape::Map(_) = node.shape else {
        let word = one_of(cx, node, &["arrival", "passing"])?;
        return Some(if word == "arrival" { Release::Arrival } else { Release::Passing });
    };
    let mut fields = Fields::open(cx, node, &language::RELEASE)?;
    let test = fields.get(cx, "throw", throw_test);
    let go_to = fields.get(cx, "go_to", on_board);
    let other = fields.get(cx, "other_throws", throw_test);
    let pay = fields.number(cx, "pay");
    fields.close(cx);
    match (test, other, pay) {
        (Some(test), _, _) => Some(Release::Throw { test, go_to }),
        (_, Some(test), _) => Some(Release::OtherThrows(test)),
        (_, _, Some(stakes)) => Some(Release::Paying(stakes)),
        (None, None, None) => cx.wrong_type(node, "kind-release"),
    }
}

/// `when: { occupied: { … }, free: { … } }`.
pub(super) fn cases(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Vec<Case> {
    let read = |cx: &mut Cx<'_>, node: &Node| {
        let Shape::Map(_) = node.shape else { return cx.wrong_type(node, "kind-mapping") };
        let one = |cx: &mut Cx<'_>, entry: &Entry| {
            let Some(when) = Condition::parse(&entry.key) else {
                let known = ["occupied", "free", "nobody_behind", "throw double", "throw total 9"];
                let finding = Finding::new(&rules::UNKNOWN_ANSWER, entry.key_span).text("found", format!("`{}`", entry.key));
                cx.report(finding.near(None).list("known", known.into_iter()));
                return None;
            };
            let mut fields = Fields::open(cx, &entry.value, &language::CASE)?;
            let effect = effect(cx, &mut fields);
            fields.close_rule(cx);
            Some(Case { when, effect })
        };
        Some(node.entries().iter().filter_map(|entry| one(cx, entry)).collect())
    };
    fields.get(cx, "when", read).unwrap_or_default()
}

/// `choose: { pay: { label: …, pay: 1 }, go: { label: …, go_to: 1 } }`.
pub(super) fn choices(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Vec<Choice> {
    let read = |cx: &mut Cx<'_>, node: &Node| {
        let Shape::Map(_) = node.shape else { return cx.wrong_type(node, "kind-mapping") };
        let one = |cx: &mut Cx<'_>, entry: &Entry| {
            if !language::is_name(&entry.key) {
                cx.report(Finding::new(&rules::BAD_NAME, entry.key_span).text("found", &entry.key).near(None));
            }
            let mut fields = Fields::open(cx, &entry.value, &language::CHOICE)?;
            let label = fields.need(cx, "label", words).unwrap_or_default();
            let effect = effect(cx, &mut fields);
            fields.close_rule(cx);
            Some(Choice { name: entry.key.clone(), label, effect })
        };
        Some(node.entries().iter().filter_map(|entry| one(cx, entry)).collect())
    };
    fields.get(cx, "choose", read).unwrap_or_default()
}

/// `pay: 1` is what the arriving pawn pays.
fn pay(cx: &mut Cx<'_>, entry: &Entry) -> Option<Payments> {
    let Shape::Map(_) = entry.value.shape else {
        return Some(Payments { arrival: cx.ruled(entry, stakes), ..Payments::default() });
    };
    let mut fields = Fields::open(cx, &entry.value, &language::PAY)?;
    let said_to = fields.entry("to").is_some();
    let to = fields.policy(cx);
    let (is, arrival) = (fields.ruled_number(cx, "is"), fields.ruled_number(cx, "arrival"));
    let (missed_turn, released) = (fields.ruled_number(cx, "missed_turn"), fields.ruled_number(cx, "released"));
    let by = fields.policy(cx);
    let pay = Payments { arrival: is.or(arrival), missed_turn, by: released.is_some().then_some(by), released, to: said_to.then_some(to) };
    fields.close_rule(cx);
    Some(pay)
}

/// A number of stakes; negative where the player takes them.
fn stakes(cx: &mut Cx<'_>, node: &Node) -> Option<i64> {
    whole(cx, node, language::SOME_STAKES)
}
