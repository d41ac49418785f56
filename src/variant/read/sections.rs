//! The keys of a variant file, in the order of its documentation.

use super::examples::example;
use super::fields::Fields;
use super::scalars::{address, country, name, on_board, text, whole};
use super::squares::squares;
use super::texts::{change, claims, ignored, list, note, sources, words};
use super::throws::{dice_rule, extra_throw, first_throw, no_extra_throw, throw_test};
use super::{Cx, Draft};
use crate::finding::{Finding, rules};
use crate::rules::{Basis, Finish, MeetingRule, Pawns, Policy, Ruled, Rules, Squares, Track};
use crate::source::{Node, Shape};
use crate::variant::language;
use crate::variant::{Players, Variant};
use crate::vocab::Square;

/// The fewest players where a variant is silent: a game needs two.
const USUAL_MIN: u16 = 2;

/// Reads the whole tree.
pub(super) fn variant(cx: &mut Cx<'_>, tree: &Node) -> Option<Draft> {
    let mut fields = Fields::open(cx, tree, &language::FILE)?;
    // Asked for where the files of a family are brought together.
    fields.entry("goosebook");
    let id = fields.need(cx, "id", name).unwrap_or_default();
    let extends = fields.get(cx, "extends", name);
    let title = fields.need(cx, "title", words).unwrap_or_default();
    let summary = fields.get(cx, "summary", words).unwrap_or_default();
    let country = fields.get(cx, "country", country);
    let version = fields.get(cx, "version", text);
    let date = fields.get(cx, "date", text);
    let former_ids = fields.get(cx, "former_ids", |cx, node| list(cx, node, name)).unwrap_or_default();
    let page = fields.get(cx, "page", address);
    let sources = fields.get(cx, "sources", sources).unwrap_or_default();
    let players = players(cx, &mut fields);
    let dice = dice_rule(cx, &mut fields);
    let track = track(cx, &mut fields);
    let pawns = pawns(cx, &mut fields);
    cx.pawns = Some(pawns.clone());
    cx.begin = track.begin.value;
    let (first_throw, exceptions) = first_throw(cx, &mut fields);
    let (squares, spots): (Vec<_>, Vec<_>) = fields.get(cx, "squares", squares).unwrap_or_default().into_iter().unzip();
    let chaining = fields.policy(cx);
    let meeting = meeting(cx, &mut fields);
    let finish = finish(cx, &mut fields);
    let no_extra_throw = no_extra_throw(cx, &mut fields);
    let extra_throw = extra_throw(cx, &mut fields);
    let ante = ante(cx, &mut fields);
    let rules = Rules { dice, track, pawns, first_throw, squares: Squares::new(squares), chaining, meeting, finish, extra_throw, ante };
    let claims = fields.get(cx, "claims", claims).unwrap_or_default();
    let notes = fields.get(cx, "notes", |cx, node| list(cx, node, note)).unwrap_or_default();
    let examples = fields.get(cx, "examples", |cx, node| list(cx, node, example)).unwrap_or_default();
    let ignored = fields.get(cx, "ignore", |cx, node| list(cx, node, ignored)).unwrap_or_default();
    let changes = fields.get(cx, "changes", |cx, node| list(cx, node, change)).unwrap_or_default();
    fields.close(cx);
    let variant = Variant {
        id,
        title,
        extends,
        summary,
        country,
        version,
        date,
        former_ids,
        page,
        sources,
        players,
        rules,
        no_extra_throw,
        claims,
        notes,
        examples,
        ignored,
        changes,
    };
    Some(Draft {
        variant,
        squares: spots,
        exceptions,
        references: std::mem::take(&mut cx.references),
        clauses: std::mem::take(&mut cx.clauses),
        track_known: cx.last.is_some(),
    })
}

fn players(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Players {
    let usual = || Players { min: Ruled::silent(USUAL_MIN), max: None, first: Ruled::silent(Policy::USUAL) };
    let read = |cx: &mut Cx<'_>, node: &Node| {
        let mut fields = Fields::open_with(cx, node, &language::PLAYERS, "max")?;
        let min = fields.ruled_number(cx, "min").unwrap_or(Ruled::silent(USUAL_MIN));
        let max = fields.ruled_number(cx, "max");
        let first = fields.policy(cx);
        fields.close_rule(cx);
        Some(Players { min, max, first })
    };
    fields.get(cx, "players", read).unwrap_or_else(usual)
}

fn track(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Track {
    let begin = || Ruled::silent(Square::START);
    let read = |cx: &mut Cx<'_>, node: &Node| {
        let mut fields = Fields::open_with(cx, node, &language::TRACK, "squares")?;
        let last = fields.need_ruled_number(cx, "squares");
        let first = fields.ruled_number(cx, "begin");
        let start = fields.policy(cx);
        let enter = fields.ruled(cx, "enter", throw_test);
        fields.close_rule(cx);
        let square = |number: Ruled<u16>| Square::new(number.value).map(|square| Ruled { value: square, basis: number.basis });
        let last = last.and_then(square);
        cx.last = last.as_ref().map(|last| last.value);
        cx.length = node.get("squares").map_or(node.span.head(), |squares| squares.is().span);
        Some(Track { last: last.unwrap_or_else(begin), begin: first.and_then(square).unwrap_or_else(begin), start, enter })
    };
    let nowhere = || Track { last: begin(), begin: begin(), start: Ruled::silent(Policy::USUAL), enter: None };
    fields.need(cx, "track", read).unwrap_or_else(nowhere)
}

/// `pawns: 4`, or the long form with `from_players: { 5: 2 }`.
fn pawns(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Pawns {
    let number = |cx: &mut Cx<'_>, node: &Node| whole::<u8>(cx, node, language::SOME_PAWNS);
    let one = || Pawns { each: Ruled::silent(1), from_players: None };
    let Some(entry) = fields.entry("pawns") else { return one() };
    let Shape::Map(_) = entry.value.shape else {
        let each = cx.ruled(entry, number);
        return Pawns { each: each.unwrap_or(Ruled::silent(1)), from_players: None };
    };
    let read = |cx: &mut Cx<'_>, node: &Node| {
        let mut fields = Fields::open(cx, node, &language::PAWNS)?;
        let each = fields.must("is").and_then(|is| cx.ruled(is, number));
        let from_players = fields.entry("from_players").and_then(|entry| {
            let all = cx.numbered(&entry.value);
            if let [(_, first), (_, second), ..] = all.as_slice() {
                let finding = Finding::new(&rules::WRONG_COUNT, second.key_span).number("expected", 1).number("found", all.len());
                cx.report(finding.also(first.key_span, "finding-first-here"));
            }
            let (players, pawns) = all.into_iter().next()?;
            let pawns = cx.value(pawns, number)?;
            let basis = entry.source.as_deref().map_or(Basis::Said(Vec::new()), |node| cx.basis(node));
            Some(Ruled { value: (players, pawns), basis })
        });
        fields.close_rule(cx);
        Some(Pawns { each: each?, from_players })
    };
    cx.value(entry, read).unwrap_or_else(one)
}

/// `stakes: { ante: 1 }`.
fn ante(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Option<Ruled<i64>> {
    fields.get(cx, "stakes", |cx, node| {
        let mut fields = Fields::open_with(cx, node, &language::STAKES, "ante")?;
        let ante = fields.ruled_number(cx, "ante");
        fields.close_rule(cx);
        ante
    })
}

fn meeting(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> MeetingRule {
    let silent = || MeetingRule {
        rule: Ruled::silent(Policy::USUAL),
        order: Ruled::silent(Policy::USUAL),
        must: Ruled::silent(Policy::USUAL),
        displaced: Ruled::silent(Policy::USUAL),
        exempt: None,
        mover_pays: Ruled::silent(0),
        met_pays: Ruled::silent(0),
        mover_moves: Ruled::silent(0),
        met_moves: Ruled::silent(0),
    };
    let pay = |cx: &mut Cx<'_>, node: &Node| {
        let mut fields = Fields::open(cx, node, &language::MEETING_PAY)?;
        let pays = (fields.ruled_number(cx, "mover"), fields.ruled_number(cx, "met"));
        fields.close_rule(cx);
        Some(pays)
    };
    let moves = |cx: &mut Cx<'_>, node: &Node| {
        let mut fields = Fields::open(cx, node, &language::MEETING_MOVES)?;
        let moves = (fields.ruled_number(cx, "mover"), fields.ruled_number(cx, "met"));
        fields.close_rule(cx);
        Some(moves)
    };
    let read = |cx: &mut Cx<'_>, node: &Node| {
        let mut fields = Fields::open_with(cx, node, &language::MEETING, "rule")?;
        let (rule, order, must, displaced) = (fields.policy(cx), fields.policy(cx), fields.policy(cx), fields.policy(cx));
        let exempt = fields.ruled(cx, "exempt", |cx, node| list(cx, node, on_board));
        let (mover, met) = fields.get(cx, "pay", pay).unwrap_or_default();
        let (mover_moves, met_moves) = fields.get(cx, "moves", moves).unwrap_or_default();
        fields.close_rule(cx);
        Some(MeetingRule {
            rule,
            order,
            must,
            displaced,
            exempt,
            mover_pays: mover.unwrap_or(Ruled::silent(0)),
            met_pays: met.unwrap_or(Ruled::silent(0)),
            mover_moves: mover_moves.unwrap_or(Ruled::silent(0)),
            met_moves: met_moves.unwrap_or(Ruled::silent(0)),
        })
    };
    fields.get(cx, "meeting", read).unwrap_or_else(silent)
}

fn finish(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Finish {
    let read = |cx: &mut Cx<'_>, node: &Node| {
        let mut fields = Fields::open_with(cx, node, &language::FINISH, "overshoot")?;
        let finish = Finish { overshoot: fields.policy(cx), dice: fields.policy(cx), then: fields.policy(cx) };
        fields.close_rule(cx);
        Some(finish)
    };
    let silent =
        || Finish { overshoot: Ruled::silent(Policy::USUAL), dice: Ruled::silent(Policy::USUAL), then: Ruled::silent(Policy::USUAL) };
    fields.get(cx, "finish", read).unwrap_or_else(silent)
}
