//! Dice and throws: what is thrown, what a throw must show, the exceptions of the first throw.

use super::Cx;
use super::fields::Fields;
use super::scalars::{dice, on_board, one_of, whole};
use super::texts::list;
use crate::rules::{DiceRule, ExtraThrow, FirstException, FirstThrow, Policy, Ruled, ThrowTest};
use crate::source::{Entry, Node, Shape, Span};
use crate::variant::language;
use crate::vocab::{Dice, DiceError, MAX_DICE, MAX_FACES, Square, Throw};

/// The dice: `2d6`, or the long form with `or`, `from` and `each`.
pub(super) fn dice_rule(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> DiceRule {
    let silent = || DiceRule { usual: Ruled::silent(Dice::USUAL), or: None, from: Vec::new(), each: Ruled::silent(Policy::USUAL) };
    let Some(entry) = fields.entry("dice") else {
        cx.dice = Some(Dice::USUAL);
        return silent();
    };
    let rule = match entry.value.shape {
        Shape::Map(_) => cx.value(entry, long_dice),
        _ => cx.ruled(entry, dice).map(|usual| DiceRule { usual, ..silent() }),
    };
    cx.dice_at = Some(entry.value.is().span);
    // Faulty dice say nothing about the throws that stand in the file.
    cx.dice = rule.as_ref().map(|rule| rule.usual.value);
    cx.other_dice =
        rule.iter().flat_map(|rule| rule.or.iter().map(|dice| dice.value).chain(rule.from.iter().map(|from| from.value.1))).collect();
    rule.unwrap_or_else(silent)
}

fn long_dice(cx: &mut Cx<'_>, node: &Node) -> Option<DiceRule> {
    let mut fields = Fields::open(cx, node, &language::DICE)?;
    let usual = fields.must("is").and_then(|is| cx.ruled(is, dice));
    let or = fields.ruled(cx, "or", dice);
    let from = fields.entry("from").and_then(|entry| cx.value(entry, |cx, node| Some(from_squares(cx, entry, node)))).unwrap_or_default();
    let each = fields.policy(cx);
    fields.close_rule(cx);
    Some(DiceRule { usual: usual?, or, from, each })
}

/// `from: { 60: 1d6 }`: other dice from a square on.
fn from_squares(cx: &mut Cx<'_>, within: &Entry, node: &Node) -> Vec<Ruled<(Square, Dice)>> {
    let mut from: Vec<Ruled<(Square, Dice)>> = cx
        .numbered(node)
        .into_iter()
        .filter_map(|(number, entry)| {
            let square = Square::new(number)?;
            let stated = Entry { source: entry.source.clone().or_else(|| within.source.clone()), ..entry.clone() };
            cx.ruled(&stated, dice).map(|dice| Ruled { value: (square, dice.value), basis: dice.basis })
        })
        .collect();
    from.sort_by_key(|from| from.value.0);
    from
}

/// What a throw must show: in words, or as a list of faces.
pub(super) fn throw_test(cx: &mut Cx<'_>, node: &Node) -> Option<ThrowTest> {
    let test = match (&node.shape, node.scalar()) {
        (Shape::List(_), _) => ThrowTest::Faces(throw(cx, node)?),
        (_, Some(text)) => match ThrowTest::parse(text) {
            Some(test) => test,
            None => {
                let known = ["double", "double 6", "total 9", "face 6"];
                return one_of(cx, node, &known).and_then(ThrowTest::parse);
            }
        },
        _ => return cx.wrong_type(node, "kind-throw"),
    };
    let all = cx.dice.into_iter().chain(cx.other_dice.iter().copied());
    // Dice of a square can show what the others cannot: that is checked when all are known.
    if cx.dice.is_some() && !cx.square_dice && !all.into_iter().any(|dice| test.can_hold(dice)) {
        cx.impossible_dice(node.span, "dice-never");
    }
    Some(test)
}

/// What dice show: a list of faces, or the face of a single die. Any dice that the variant uses somewhere can show it.
pub(super) fn throw(cx: &mut Cx<'_>, node: &Node) -> Option<Throw> {
    let face = |cx: &mut Cx<'_>, node: &Node| whole::<u8>(cx, node, language::A_FACE);
    let (faces, count) = match &node.shape {
        Shape::List(items) => (list(cx, node, face)?, items.len()),
        _ if node
            .scalar()
            .is_some_and(|text| text.bytes().any(|byte| !byte.is_ascii_digit()) && text.bytes().any(|byte| byte.is_ascii_digit())) =>
        {
            let before = cx.findings.len();
            let _: Option<()> = cx.wrong_throw(node);
            if cx.findings.len() == before {
                face(cx, node);
            }
            return None;
        }
        _ => (vec![face(cx, node)?], 1),
    };
    let usual = cx.dice?;
    if faces.len() < count {
        return None;
    }
    if let Some(throw) = cx.other_dice.iter().find_map(|dice| dice.throw(&faces).ok()) {
        return Some(throw);
    }
    let why = match usual.throw(&faces) {
        Ok(throw) => return Some(throw),
        // A square can have dice of its own, which are read after this: the engine will tell.
        Err(_) if cx.square_dice => return any_dice(&faces),
        Err(DiceError::OtherFace(_)) => "dice-other-face",
        Err(_) => "dice-other-count",
    };
    cx.impossible_dice(node.span, why);
    None
}

fn any_dice(faces: &[u8]) -> Option<Throw> {
    let count = u8::try_from(faces.len()).ok().filter(|count| usize::from(*count) <= MAX_DICE)?;
    Dice::new(count, MAX_FACES).ok()?.throw(faces).ok()
}

/// The exceptions of the first throw, each with the place of its throw.
pub(super) fn first_throw(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> (FirstThrow, Vec<Span>) {
    let silent = || FirstThrow { scope: Ruled::silent(Policy::USUAL), occupied: Ruled::silent(Policy::USUAL), exceptions: Vec::new() };
    let Some(entry) = fields.entry("first_throw") else { return (silent(), Vec::new()) };
    let read = |cx: &mut Cx<'_>, node: &Node| {
        let Shape::Map(_) = node.shape else { return Some((silent(), list(cx, node, exception)?)) };
        let mut fields = Fields::open(cx, node, &language::FIRST_THROW)?;
        let (scope, occupied) = (fields.policy(cx), fields.policy(cx));
        let exceptions = fields.must("is").and_then(|is| cx.value(is, |cx, node| list(cx, node, exception)));
        fields.close_rule(cx);
        Some((FirstThrow { scope, occupied, exceptions: Vec::new() }, exceptions.unwrap_or_default()))
    };
    let (first, read) = cx.value(entry, read).unwrap_or_else(|| (silent(), Vec::new()));
    let (exceptions, places) = read.into_iter().unzip();
    (FirstThrow { exceptions, ..first }, places)
}

/// One exception, with the place of its throw.
fn exception(cx: &mut Cx<'_>, node: &Node) -> Option<(FirstException, Span)> {
    let mut fields = Fields::open(cx, node, &language::EXCEPTION)?;
    let said = node.entry("dice").or_else(|| node.entry("throw"));
    let place = said.map_or(node.span, |entry| entry.value.span);
    let words = fields.entry("throw");
    let faces = if words.is_some() { fields.get(cx, "dice", throw) } else { fields.need(cx, "dice", throw) };
    let test = match words {
        Some(test) => cx.value(test, throw_test),
        None => faces.map(ThrowTest::Faces),
    };
    fields.leave(&["to"]);
    let to = match node.get("to").and_then(Node::scalar) {
        Some("stay") => {
            fields.entry("to");
            Some(None)
        }
        _ => fields.need_ruled(cx, "to", on_board).map(Some),
    };
    fields.close_rule(cx);
    Some((FirstException { test: test?, to: to? }, place))
}

/// `extra_throw: never`: what a text says that no throw does.
pub(super) fn no_extra_throw(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Option<Ruled<()>> {
    fields.entry("extra_throw").filter(|entry| entry.value.is().scalar() == Some("never"))?;
    fields.either_form(cx, "extra_throw", |_, _| Some(()))
}

/// Throws that give another throw: a test, or the long form with `streak`.
pub(super) fn extra_throw(cx: &mut Cx<'_>, fields: &mut Fields<'_>) -> Option<ExtraThrow> {
    let entry = fields.entry("extra_throw")?;
    if entry.value.is().scalar() == Some("never") {
        // What a text says that no throw does; its source is read all the same.
        fields.either_form(cx, "extra_throw", |_, _| Some(()));
        return None;
    }
    let Shape::Map(_) = entry.value.shape else {
        let on = cx.ruled(entry, throw_test)?;
        return Some(ExtraThrow { on, streak: None, streak_ends: Ruled::silent(Policy::USUAL) });
    };
    cx.value(entry, |cx, node| {
        let mut fields = Fields::open(cx, node, &language::EXTRA_THROW)?;
        let on = fields.must("is").and_then(|is| cx.ruled(is, throw_test));
        let streak = fields.ruled_number(cx, "streak");
        let streak_ends = fields.policy(cx);
        fields.close_rule(cx);
        Some(ExtraThrow { on: on?, streak, streak_ends })
    })
}
