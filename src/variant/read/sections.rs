//! The keys of a variant file, in the order of its documentation.

use super::examples::example;
use super::fields::Fields;
use super::scalars::{address, country, dice, name, square, text, whole};
use super::squares::{key_of, squares, stakes};
use super::texts::{change, claims, ignored, list, note, sources, words};
use super::{Cx, Draft};
use crate::finding::{Finding, rules};
use crate::rules::{ExtraThrowOn, Finish, FirstException, FirstScope, FirstThrow, MeetingRule, Policy, Ruled, Rules, Squares, Start};
use crate::source::{Entry, Node, Shape, Span};
use crate::variant::{Players, Variant};
use crate::vocab::{Dice, DiceError, MAX_FACES, MAX_SQUARES, Square, Throw};

/// The fewest players where a variant is silent: a game needs two.
const USUAL_MIN: u16 = 2;

/// The most players that can be written.
const MOST_PLAYERS: i64 = 100;

/// Reads the whole tree.
pub(super) fn variant(cx: &mut Cx<'_>, tree: &Node) -> Option<Draft> {
    let mut fields = Fields::open(cx, tree, "place-file")?;
    // Asked for where the files of a family are brought together.
    fields.entry("goosebook");
    let id = fields.need(cx, "id", name).unwrap_or_default();
    let extends = fields.get(cx, "extends", name);
    let title = fields.need(cx, "title", words).unwrap_or_default();
    let summary = fields.get(cx, "summary", words).unwrap_or_default();
    let country = fields.get(cx, "country", country);
    let date = fields.get(cx, "date", text);
    let former_ids = fields.get(cx, "former_ids", |cx, node| list(cx, node, name)).unwrap_or_default();
    let page = fields.get(cx, "page", address);
    let sources = fields.get(cx, "sources", sources).unwrap_or_default();
    let players = players(cx, &mut fields);
    let dice = dice_of(cx, &mut fields);
    let track = track(cx, &mut fields);
    let (first_throw, exceptions) = first_throw(cx, &mut fields);
    let (squares, spots): (Vec<_>, Vec<_>) = fields.get(cx, "squares", squares).unwrap_or_default().into_iter().unzip();
    let chaining = fields.policy(cx);
    let meeting = meeting(cx, &mut fields);
    let finish = finish(cx, &mut fields);
    let extra_throw = fields.ruled(cx, key_of::<ExtraThrowOn>(), super::scalars::answer::<ExtraThrowOn>);
    let rules = Rules {
        dice,
        last: track.last,
        start: track.start,
        first_throw,
        squares: Squares::new(squares),
        chaining,
        meeting,
        finish,
        extra_throw,
    };
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
        date,
        former_ids,
        page,
        sources,
        players,
        rules,
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
        let mut fields = Fields::open(cx, node, "place-players")?;
        let min = fields.ruled(cx, "min", whole::<u16, 1, MOST_PLAYERS>).unwrap_or(Ruled::silent(USUAL_MIN));
        let max = fields.ruled(cx, "max", whole::<u16, 1, MOST_PLAYERS>);
        let first = fields.policy(cx);
        fields.close_rule(cx);
        Some(Players { min, max, first })
    };
    fields.get(cx, "players", read).unwrap_or_else(usual)
}

fn dice_of(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Ruled<Dice> {
    let said = fields.entry("dice").is_some();
    let read = fields.ruled(cx, "dice", dice);
    // Faulty dice say nothing about the throws that stand in the file.
    cx.dice = match (&read, said) {
        (Some(read), _) => Some(read.value),
        (None, false) => Some(Dice::USUAL),
        (None, true) => None,
    };
    read.unwrap_or(Ruled::silent(Dice::USUAL))
}

struct Track {
    last: Ruled<Square>,
    start: Ruled<Start>,
}

fn track(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Track {
    let read = |cx: &mut Cx<'_>, node: &Node| {
        let mut fields = Fields::open(cx, node, "place-track")?;
        let last = match fields.entry("squares") {
            Some(_) => fields.ruled(cx, "squares", whole::<u16, 1, { MAX_SQUARES as i64 }>),
            None => fields.need(cx, "squares", |_, _| None),
        };
        let start = fields.policy(cx);
        fields.close_rule(cx);
        let last = last.and_then(|last| Square::new(last.value).map(|square| Ruled { value: square, basis: last.basis }));
        cx.last = last.as_ref().map(|last| last.value);
        Some(Track { last: last.unwrap_or(Ruled::silent(Square::START)), start })
    };
    let nowhere = || Track { last: Ruled::silent(Square::START), start: Ruled::silent(Policy::USUAL) };
    fields.need(cx, "track", read).unwrap_or_else(nowhere)
}

/// The exceptions of the first throw, each with the places of its dice and its target.
fn first_throw(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> (FirstThrow, Vec<(Span, Span)>) {
    let silent = || FirstThrow { scope: Ruled::silent(Policy::USUAL), exceptions: Vec::new() };
    let Some(entry) = fields.entry("first_throw") else { return (silent(), Vec::new()) };
    let read = |cx: &mut Cx<'_>, node: &Node| {
        let Shape::Map(_) = node.shape else { return Some((silent(), list(cx, node, |cx, node| exception(cx, node, entry))?)) };
        let mut fields = Fields::open(cx, node, "place-first-throw")?;
        let scope = fields.policy::<FirstScope>(cx);
        let exceptions = match fields.entry("is") {
            Some(is) => cx.value(is, |cx, node| list(cx, node, |cx, node| exception(cx, node, is))),
            None => fields.need(cx, "is", |_, _| None),
        };
        fields.close_rule(cx);
        Some((FirstThrow { scope, exceptions: Vec::new() }, exceptions.unwrap_or_default()))
    };
    let (first, read) = cx.value(entry, read).unwrap_or_else(|| (silent(), Vec::new()));
    let (exceptions, places) = read.into_iter().unzip();
    (FirstThrow { exceptions, ..first }, places)
}

/// One exception; `within` is the value that holds it, for what it rests on.
fn exception(cx: &mut Cx<'_>, node: &Node, within: &Entry) -> Option<(FirstException, (Span, Span))> {
    let mut fields = Fields::open(cx, node, "place-exception")?;
    let throw_place = node.get("dice").map_or(node.span, |dice| dice.span);
    let to_place = node.get("to").map_or(node.span, |to| to.span);
    let dice = fields.need(cx, "dice", throw);
    let to = match fields.entry("to") {
        Some(to) => {
            let stated = Entry { source: to.source.clone().or_else(|| within.source.clone()), ..to.clone() };
            cx.ruled(&stated, square)
        }
        None => fields.need(cx, "to", |_, _| None),
    };
    fields.close_rule(cx);
    Some((FirstException { dice: dice?, to: to? }, (throw_place, to_place)))
}

/// What dice show: a list of faces, or the face of a single die.
pub(super) fn throw(cx: &mut Cx<'_>, node: &Node) -> Option<Throw> {
    let face = whole::<u8, 1, { MAX_FACES as i64 }>;
    let (faces, count) = match &node.shape {
        Shape::List(items) => (list(cx, node, face)?, items.len()),
        _ => (vec![face(cx, node)?], 1),
    };
    let dice = cx.dice?;
    if faces.len() < count {
        return None;
    }
    let why = match dice.throw(&faces) {
        Ok(throw) => return Some(throw),
        Err(DiceError::OtherFace(_)) => "dice-other-face",
        Err(_) => "dice-other-count",
    };
    cx.report(Finding::new(&rules::IMPOSSIBLE_DICE, node.span).text("dice", dice.to_string()).word("why", why));
    None
}

fn meeting(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> MeetingRule {
    let silent = || MeetingRule {
        rule: Ruled::silent(Policy::USUAL),
        order: Ruled::silent(Policy::USUAL),
        displaced: Ruled::silent(Policy::USUAL),
        mover_pays: Ruled::silent(0),
        met_pays: Ruled::silent(0),
    };
    let pay = |cx: &mut Cx<'_>, node: &Node| {
        let mut fields = Fields::open(cx, node, "place-meeting-pay")?;
        let pays = (fields.ruled(cx, "mover", stakes), fields.ruled(cx, "met", stakes));
        fields.close_rule(cx);
        Some(pays)
    };
    let read = |cx: &mut Cx<'_>, node: &Node| {
        let mut fields = Fields::open(cx, node, "place-meeting")?;
        let (rule, order, displaced) = (fields.policy(cx), fields.policy(cx), fields.policy(cx));
        let (mover, met) = fields.get(cx, "pay", pay).unwrap_or_default();
        fields.close_rule(cx);
        let nothing = || Ruled::silent(0);
        Some(MeetingRule { rule, order, displaced, mover_pays: mover.unwrap_or_else(nothing), met_pays: met.unwrap_or_else(nothing) })
    };
    fields.get(cx, "meeting", read).unwrap_or_else(silent)
}

fn finish(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Finish {
    let read = |cx: &mut Cx<'_>, node: &Node| {
        let mut fields = Fields::open(cx, node, "place-finish")?;
        let finish = Finish { overshoot: fields.policy(cx), then: fields.policy(cx) };
        fields.close_rule(cx);
        Some(finish)
    };
    let silent = || Finish { overshoot: Ruled::silent(Policy::USUAL), then: Ruled::silent(Policy::USUAL) };
    fields.get(cx, "finish", read).unwrap_or_else(silent)
}
