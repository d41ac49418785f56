//! Two rule sets, played side by side from the start, breadth first.

use std::collections::HashSet;

use crate::engine::{self, End, Hand, State, Turn, play, play_in_place};
use crate::game::{Possible, missed, possible_turns};
use crate::rules::Rules;
use crate::vocab::{Dice, Seat};

/// How far a search may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// So many pairs of tables at most; about 300 bytes each.
    pub tables: usize,
    /// So many turns at most; about 250 bytes each where they are kept.
    pub turns: usize,
}

impl Limit {
    /// A part of it: one in so many.
    pub(super) fn part(self, of: usize) -> Limit {
        Limit { tables: self.tables / of.max(1), turns: self.turns / of.max(1) }
    }
}

impl Default for Limit {
    /// Every table of two players on the boards that are played, a few rounds of more.
    fn default() -> Limit {
        Limit { tables: 60_000, turns: 800_000 }
    }
}

/// What a search has found.
#[derive(Clone, Debug)]
pub enum Search {
    /// The shortest game after which the two disagree.
    Differ(Box<Witness>),
    /// They never disagree with so many players: every table that can be reached was tried.
    Same {
        /// How many tables there are.
        tables: usize,
    },
    /// No difference was found on so many tables, and there are more.
    Unknown {
        /// How many were tried.
        tables: usize,
    },
}

/// A game after which two rule sets disagree.
#[derive(Clone, Debug)]
pub struct Witness {
    /// How many play.
    pub players: usize,
    /// What was thrown and decided, turn by turn; `None`: a missed turn. The last one is the turn that differs.
    pub hands: Vec<Option<Hand>>,
    /// The table before that turn.
    pub before: State,
    /// Whose turn it is.
    pub seat: Seat,
    /// What the one rule set makes of it.
    pub one: Outcome,
    /// What the other does.
    pub other: Outcome,
}

/// What a rule set makes of a turn.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// This turn.
    Turn(Turn),
    /// It cannot be played so: the player throws these dice, or none and misses the turn.
    Throws(Option<(Dice, Option<Dice>)>),
}

impl Witness {
    /// How many throws the game has, missed turns left out.
    pub fn throws(&self) -> usize {
        self.hands.iter().flatten().count()
    }
}

/// A pair of tables, and whose turn it is.
struct Node {
    one: State,
    other: State,
    seat: Seat,
    /// The node before, and what led from it here.
    from: Option<(usize, Option<Hand>)>,
}

/// Looks for the shortest game of so many players after which two rule sets disagree: where pawns stand, who has won, or
/// who may throw what next. Stakes that only one of them moves are a disagreement as well.
pub fn first_difference(one: &Rules, other: &Rules, players: usize, limit: Limit) -> Search {
    let pair = Pair { one, other };
    let root = Node { one: State::start(one, players), other: State::start(other, players), seat: Seat::default(), from: None };
    if !stand_alike(&root.one, &root.other) || root.one.pot != root.other.pot {
        return Search::Differ(Box::new(pair.before_a_turn(&[root], 0)));
    }
    let root = Node { one: root.one.without_stakes(), other: root.other.without_stakes(), ..root };
    let mut known: HashSet<Key> = HashSet::from([root.key()]);
    let mut nodes = vec![root];
    let (mut tried, mut turns) = (0, 0);
    while let Some(node) = nodes.get(tried) {
        if pair.throws_differ(node) {
            return Search::Differ(Box::new(pair.before_a_turn(&nodes, tried)));
        }
        let mut after = Vec::new();
        let possible = possible_turns(one, &node.one, node.seat).filter(|_| turns < limit.turns);
        let Some(possible) = possible else { return Search::Unknown { tables: tried } };
        for turn in possible {
            turns += 1 + turn.hand.as_ref().map_or(0, Hand::decisions);
            match pair.follow(node, &turn, tried) {
                Reply::Differs => return Search::Differ(Box::new(pair.by_a_turn(&nodes, tried, turn.hand))),
                Reply::Over => {}
                Reply::Goes(next) => after.push(next),
            }
        }
        tried += 1;
        for next in after {
            if known.insert(next.key()) {
                nodes.push(next);
            }
        }
        if nodes.len() > limit.tables {
            return Search::Unknown { tables: tried };
        }
    }
    Search::Same { tables: nodes.len() }
}

/// Two tables as one key.
type Key = (State, State, Seat);

impl Node {
    fn key(&self) -> Key {
        (self.one.clone(), self.other.clone(), self.seat)
    }
}

/// What the second rule set makes of a turn of the first.
enum Reply {
    Differs,
    /// The same, and the game is over or cannot go on.
    Over,
    /// The same, and this is how it goes on.
    Goes(Node),
}

struct Pair<'a> {
    one: &'a Rules,
    other: &'a Rules,
}

impl Pair<'_> {
    /// Whether the next player throws other dice under the two, or may throw under one of them only.
    fn throws_differ(&self, node: &Node) -> bool {
        engine::dice(self.one, &node.one, node.seat) != engine::dice(self.other, &node.other, node.seat)
    }

    fn follow(&self, node: &Node, turn: &Possible, from: usize) -> Reply {
        let (seat, one, other) = (node.seat, self.one, self.other);
        let mut after = node.other.clone();
        let hand = turn.hand.clone().or_else(|| missed(other));
        let Some(Ok(end)) = hand.map(|hand| play_in_place(other, &mut after, seat, &hand, &mut ())) else { return Reply::Differs };
        if std::mem::discriminant(&end) != std::mem::discriminant(&turn.end) {
            return Reply::Differs;
        }
        if !end.is_played() {
            return Reply::Over;
        }
        if !stand_alike(&turn.state, &after) || !same_stakes(&turn.state, &after) {
            return Reply::Differs;
        }
        let goes_on = |rules, state: &State| if end == End::ThrowsAgain { seat } else { state.next_after(rules, seat) };
        let (next, next_of_other) = (goes_on(one, &turn.state), goes_on(other, &after));
        let over = turn.state.is_over(one, next);
        if next != next_of_other || over != after.is_over(other, next) {
            return Reply::Differs;
        }
        if over {
            return Reply::Over;
        }
        let (one, other) = (turn.state.clone().without_stakes(), after.without_stakes());
        Reply::Goes(Node { one, other, seat: next, from: Some((from, turn.hand.clone())) })
    }

    fn before_a_turn(&self, nodes: &[Node], index: usize) -> Witness {
        self.witness(nodes, index, None, |rules, state, seat| Outcome::Throws(engine::dice(rules, state, seat)))
    }

    fn by_a_turn(&self, nodes: &[Node], index: usize, hand: Option<Hand>) -> Witness {
        let last = hand.clone();
        self.witness(nodes, index, Some(hand), |rules, state, seat| {
            let played = last.clone().or_else(|| missed(rules)).map(|hand| play(rules, state, seat, &hand));
            match played {
                Some(Ok(turn)) => Outcome::Turn(turn),
                _ => Outcome::Throws(engine::dice(rules, state, seat)),
            }
        })
    }

    fn witness(
        &self,
        nodes: &[Node],
        index: usize,
        last: Option<Option<Hand>>,
        outcome: impl Fn(&Rules, &State, Seat) -> Outcome,
    ) -> Witness {
        let mut hands: Vec<Option<Hand>> = last.into_iter().collect();
        let mut at = nodes.get(index);
        let (mut before, mut before_of_other, mut seat) = (State::default(), State::default(), Seat::default());
        if let Some(node) = at {
            (before, before_of_other, seat) = (node.one.clone(), node.other.clone(), node.seat);
        }
        while let Some((from, hand)) = at.and_then(|node| node.from.clone()) {
            hands.push(hand);
            at = nodes.get(from);
        }
        hands.reverse();
        let (one, other) = (outcome(self.one, &before, seat), outcome(self.other, &before_of_other, seat));
        Witness { players: before.players(), hands, before, seat, one, other }
    }
}

/// Whether each pawn stands on the same square; how long it waits there shows only later.
fn stand_alike(one: &State, other: &State) -> bool {
    one.each() == other.each() && one.pawns().map(|(_, pawn)| pawn.at).eq(other.pawns().map(|(_, pawn)| pawn.at))
}

fn same_stakes(one: &State, other: &State) -> bool {
    let purse = |state: &State, seat| state.player(seat).map(|player| player.purse);
    one.pot == other.pot && one.seats().all(|seat| purse(one, seat) == purse(other, seat))
}
