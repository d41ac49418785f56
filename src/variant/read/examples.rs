//! Worked turns.

use std::collections::BTreeSet;

use super::Cx;
use super::fields::Fields;
use super::scalars::{on_board, text, whole, yes};
use super::texts::{list, words};
use super::throws::throw;
use crate::engine::{Hand, Move, Pawn, Player, State, Waiting};
use crate::finding::{Finding, nearest, rules};
use crate::source::{Entry, Node, Shape};
use crate::variant::language;
use crate::variant::{Example, ExampleTurn, Expected, Given};
use crate::vocab::{Seat, Square};

/// The players of an example, in the order in which it names them.
#[derive(Default)]
struct Table {
    names: Vec<String>,
    seats: Vec<(Player, Vec<Pawn>)>,
    /// Those who stand on its board or play.
    known: BTreeSet<usize>,
}

impl Table {
    fn index(&mut self, name: &str) -> usize {
        match self.names.iter().position(|known| known == name) {
            Some(index) => index,
            None => {
                self.names.push(name.to_owned());
                self.seats.push((Player::default(), Vec::new()));
                self.names.len() - 1
            }
        }
    }

    fn state(self, cx: &Cx<'_>, pot: i64) -> (Vec<String>, State) {
        let named = self.seats.iter().map(|(_, pawns)| pawns.len()).max().unwrap_or(1);
        let each = cx.pawns.as_ref().map_or(1, |pawns| pawns.each_of(self.seats.len()));
        let each = each.max(u8::try_from(named).unwrap_or(u8::MAX));
        (self.names, State::with_pawns(self.seats, each, cx.begin, pot))
    }
}

/// One example.
pub(super) fn example(cx: &mut Cx<'_>, node: &Node) -> Option<Example> {
    let mut fields = Fields::open(cx, node, &language::EXAMPLE)?;
    let mut table = Table::default();
    let say = fields.need(cx, "say", words);
    let card = fields.get(cx, "card", yes).unwrap_or(false);
    let sources = fields.get(cx, "source", |cx, node| cx.references(node)).unwrap_or_default();
    let pot = fields.entry("given").and_then(|entry| cx.value(entry, |cx, node| given(cx, node, &mut table)));
    let turns = fields.need(cx, "turns", |cx, node| list(cx, node, |cx, node| turn(cx, node, &mut table)));
    if let Some(turns) = node.get("turns") {
        strangers(cx, turns, &table);
    }
    fields.close(cx);
    let (names, state) = table.state(cx, pot.unwrap_or(0));
    Some(Example { say: say?, given: Given { names, state }, turns: turns?, sources, card })
}

/// The table before; what is in the pot.
fn given(cx: &mut Cx<'_>, node: &Node, table: &mut Table) -> Option<i64> {
    if !matches!(node.shape, Shape::Map(_)) {
        return cx.wrong(node, "kind-mapping", "players");
    }
    let mut pot = None;
    for entry in node.entries() {
        if entry.key == "pot" {
            pot = cx.value(entry, |cx, node| whole(cx, node, language::A_PURSE));
            continue;
        }
        // `{ at: 19, wait: 2 }` without the player whose pawn it is.
        if language::PLAYER_GIVEN.key(&entry.key).is_some() {
            cx.misplaced(entry, "place-given", "player", None);
            continue;
        }
        let index = table.index(&entry.key);
        table.known.insert(index);
        let Some(said) = cx.value(entry, |cx, node| read_player(cx, node, true)) else { continue };
        if let Some(seat) = table.seats.get_mut(index) {
            let player = Player { thrown: said.thrown.unwrap_or(true), purse: said.purse.unwrap_or(0), streak: 0 };
            let pawn = |(at, waiting): (Square, Option<Waiting>)| Pawn { at, waiting: waiting.unwrap_or(Waiting::Free) };
            *seat = (player, said.pawns.into_iter().map(pawn).collect());
        }
    }
    pot
}

/// What a file says of one player.
struct Said {
    pawns: Vec<(Square, Option<Waiting>)>,
    purse: Option<i64>,
    thrown: Option<bool>,
}

/// A player: a square, `{ at: 52, wait: 2 }`, or `{ pawns: [10, { at: 52, wait: held }] }`.
fn read_player(cx: &mut Cx<'_>, node: &Node, before: bool) -> Option<Said> {
    let Shape::Map(_) = node.shape else {
        return on_board(cx, node).map(|at| Said { pawns: vec![(at, None)], purse: None, thrown: None });
    };
    let mut fields = Fields::open(cx, node, if before { &language::PLAYER_GIVEN } else { &language::PLAYER })?;
    let several = fields.entry("pawns");
    let at = if several.is_some() { fields.get(cx, "at", on_board) } else { fields.need(cx, "at", on_board) };
    let waiting = fields.get(cx, "wait", waiting);
    let pawns = match several {
        Some(entry) => cx.value(entry, |cx, node| list(cx, node, pawn)),
        None => at.map(|at| vec![(at, waiting)]),
    };
    let purse = fields.number(cx, "purse");
    let thrown = if before { fields.get(cx, "thrown", yes) } else { None };
    fields.close(cx);
    Some(Said { pawns: pawns?, purse, thrown })
}

/// One of several pawns: a square, or `{ at: 52, wait: held }`.
fn pawn(cx: &mut Cx<'_>, node: &Node) -> Option<(Square, Option<Waiting>)> {
    let Shape::Map(_) = node.shape else { return on_board(cx, node).map(|at| (at, None)) };
    let mut fields = Fields::open(cx, node, &language::PAWN)?;
    let at = fields.need(cx, "at", on_board);
    let waiting = fields.get(cx, "wait", waiting);
    fields.close(cx);
    at.map(|at| (at, waiting))
}

fn waiting(cx: &mut Cx<'_>, node: &Node) -> Option<Waiting> {
    match node.scalar() {
        Some("held") => Some(Waiting::Held),
        _ => whole(cx, node, language::A_WAIT_OF).map(Waiting::turns),
    }
}

/// One turn: one player with the dice or `missed`, and how it ends.
fn turn(cx: &mut Cx<'_>, node: &Node, table: &mut Table) -> Option<ExampleTurn> {
    if !matches!(node.shape, Shape::Map(_)) {
        return cx.wrong_type(node, "kind-mapping");
    }
    let players: Vec<&Entry> = node.entries().iter().filter(|entry| entry.key != "ends").collect();
    let (mover, others) = match players.split_first() {
        Some((mover, others)) => (*mover, others),
        None => {
            cx.report(Finding::new(&rules::EXAMPLE_TURN, node.span.head()).number("count", 0));
            return None;
        }
    };
    if let Some(other) = others.first() {
        let finding = Finding::new(&rules::EXAMPLE_TURN, other.key_span).number("count", players.len());
        cx.report(finding.also(mover.key_span, "finding-other-player"));
    }
    let index = table.index(&mover.key);
    table.known.insert(index);
    let hand = cx.value(mover, |cx, node| match node.scalar() {
        Some("missed") => Some(None),
        _ => hand(cx, node).map(Some),
    });
    let (ends, pot) = node.entry("ends").and_then(|entry| cx.value(entry, |cx, node| ends(cx, node, table))).unwrap_or_default();
    Some(ExampleTurn { seat: Seat::from_index(index)?, hand: hand?, ends, pot })
}

/// The dice; or `{ dice: [6, 3], choose: [pay] }`, or `{ moves: [[6, 2], [1, 2]] }`: each die with the pawn it moves.
fn hand(cx: &mut Cx<'_>, node: &Node) -> Option<Hand> {
    let Shape::Map(_) = node.shape else { return throw(cx, node).map(Hand::from) };
    let mut fields = Fields::open(cx, node, &language::HAND)?;
    let choices = fields.get(cx, "choose", |cx, node| list(cx, node, text)).unwrap_or_default();
    let dice = fields.get(cx, "dice", throw);
    let moves = fields.get(cx, "moves", |cx, node| list(cx, node, one_move));
    if dice.is_none() && moves.is_none() {
        fields.need(cx, "dice", |_, _| None::<()>);
    }
    fields.close(cx);
    let moves = moves.unwrap_or_default();
    let throw = match dice {
        Some(throw) => throw,
        None => {
            let faces: Vec<u8> = moves.iter().map(|one| one.die).collect();
            cx.dice?.throw(&faces).ok()?
        }
    };
    Some(Hand { throw, moves, choices })
}

fn one_move(cx: &mut Cx<'_>, node: &Node) -> Option<Move> {
    match list(cx, node, |cx, node| whole::<u8>(cx, node, language::A_FACE))?.as_slice() {
        [die, pawn] => Some(Move { die: *die, pawn: pawn - 1 }),
        _ => cx.wrong_type(node, "kind-move"),
    }
}

/// What must hold after a turn: of players, and of the pot.
fn ends(cx: &mut Cx<'_>, node: &Node, table: &mut Table) -> Option<(Vec<Expected>, Option<i64>)> {
    if !matches!(node.shape, Shape::Map(_)) {
        return cx.wrong(node, "kind-mapping", "players");
    }
    let mut pot = None;
    let mut expected = Vec::new();
    for entry in node.entries() {
        if entry.key == "pot" {
            pot = cx.value(entry, |cx, node| whole(cx, node, language::A_PURSE));
            continue;
        }
        let seat = Seat::from_index(table.index(&entry.key));
        let said = cx.value(entry, |cx, node| read_player(cx, node, false));
        if let (Some(seat), Some(said)) = (seat, said) {
            expected.push(Expected { seat, pawns: said.pawns, purse: said.purse });
        }
    }
    Some((expected, pot))
}

/// Reports every player who only stands in `ends`: most often a name that is written in two ways.
fn strangers(cx: &mut Cx<'_>, turns: &Node, table: &Table) {
    let known: Vec<&str> = table.known.iter().filter_map(|index| table.names.get(*index)).map(String::as_str).collect();
    let ends = turns.items().iter().filter_map(|turn| turn.get("ends"));
    for entry in ends.flat_map(Node::entries) {
        if entry.key != "pot" && !known.contains(&entry.key.as_str()) {
            let near = nearest(&entry.key, known.iter().copied());
            cx.report(Finding::new(&rules::EXAMPLE_STRANGER, entry.key_span).text("player", &entry.key).near(near));
        }
    }
}
