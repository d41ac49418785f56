//! Every turn comes to an end, and every square leads home: asked of the engine for every square and every throw.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::places;
use crate::engine::{End, Hand, Move, Pawn, PawnId, Player, Question, State, play};
use crate::finding::{Finding, rules};
use crate::rules::{EachDie, Rules};
use crate::variant::extend::Family;
use crate::variant::read::Draft;
use crate::vocab::{Dice, Seat, Square, Throw};

/// So many steps are played at most, some tenths of a second: a hundred times what any game that is played needs. Beyond
/// it loops may be left unfound here; the proof that there is none plays on its own.
const MOST_STEPS: usize = 100_000;

/// Plays every throw from every square with a pawn alone on the board, whatever the player decides, and reports each
/// loop once; then every square that such a pawn comes to and never leaves for the last one.
pub(super) fn check(draft: &Draft, family: &Family, findings: &mut Vec<Finding>) {
    let rules = &draft.variant.rules;
    let mut tries = Tries { rules, left: MOST_STEPS, throws: Vec::new() };
    let mut loops: BTreeSet<Vec<Square>> = BTreeSet::new();
    let mut leads: BTreeMap<Square, BTreeSet<Square>> = BTreeMap::new();
    for number in 0..rules.last().number() {
        let Some(at) = Square::new(number) else { continue };
        for throw in tries.throws(at).iter().copied() {
            if tries.left == 0 {
                return;
            }
            // A first throw has a meaning of its own on the start only.
            let first = at == rules.begin() && rules.first_throw.exceptions.iter().any(|exception| exception.test.holds(&throw));
            for thrown in if first { vec![false, true] } else { vec![true] } {
                let ends = leads.entry(at).or_default();
                if let Some(squares) = tries.endless(at, thrown, throw, ends) {
                    report(draft, at, throw, squares, &mut loops, findings);
                }
            }
        }
    }
    if loops.is_empty() && tries.left > 0 {
        dead_ends(rules, family, &leads, findings);
    }
}

/// Reports the squares that a pawn alone can come to and from where no throws bring it to the last one. What it waits
/// for on the way is taken to have come.
fn dead_ends(rules: &Rules, family: &Family, leads: &BTreeMap<Square, BTreeSet<Square>>, findings: &mut Vec<Finding>) {
    let mut reached = BTreeSet::from([rules.begin()]);
    let mut open = vec![rules.begin()];
    while let Some(at) = open.pop() {
        open.extend(leads.get(&at).into_iter().flatten().filter(|to| reached.insert(**to)));
    }
    let mut home = BTreeSet::from([rules.last()]);
    loop {
        let before = home.len();
        home.extend(leads.iter().filter(|(_, to)| to.iter().any(|to| home.contains(to))).map(|(at, _)| *at).collect::<Vec<_>>());
        if home.len() == before {
            break;
        }
    }
    let dead: Vec<String> = reached.difference(&home).map(Square::to_string).collect();
    if dead.is_empty() {
        return;
    }
    let place = match family.tree.get("finish").and_then(|finish| finish.get("overshoot")) {
        Some(overshoot) => overshoot.is().span,
        None => places::value(&family.tree, &["track", "squares"]),
    };
    findings.push(Finding::new(&rules::DEAD_END, place).number("count", dead.len()).text("squares", dead.join(", ")));
}

/// The dice of a place, those that may be chosen instead, and whether it is the start.
type OfPlace = (Dice, Option<Dice>, bool);

/// Turns tried, within bounds.
struct Tries<'a> {
    rules: &'a Rules,
    /// So many steps may still be played.
    left: usize,
    /// The throws that differ, by the dice and whether they are those of the start.
    throws: Vec<(OfPlace, Rc<[Throw]>)>,
}

impl Tries<'_> {
    /// The loop of that turn, where it has one; the squares where it ends otherwise are added to `ends`.
    fn endless(&mut self, at: Square, thrown: bool, throw: Throw, ends: &mut BTreeSet<Square>) -> Option<Vec<Square>> {
        let rules = self.rules;
        let seat = Seat::default();
        let each = rules.pawns_each(1);
        // The other pawns of the player are home and out of the way.
        let pawns = std::iter::once(Pawn::free(at)).chain((1..each).map(|_| Pawn::free(rules.last()))).collect();
        let player = Player { thrown, purse: 0, streak: 0 };
        let state = State::with_pawns(vec![(player, pawns)], each, rules.begin(), 0);
        let one_by_one = rules.dice.each.value == EachDie::Pawn;
        let moves = throw.faces().iter().map(|die| Move { die: *die, pawn: PawnId::first(seat).number });
        let hand = Hand { throw, moves: moves.filter(|_| one_by_one).collect(), choices: Vec::new() };
        let mut hands = vec![hand];
        // Every decision is tried; a question is asked at most once a square, so that the tries end.
        while let Some(hand) = hands.pop().filter(|_| self.left > 0) {
            // A throw that is refused has its cost too.
            self.left = self.left.saturating_sub(1);
            let Ok(turn) = play(rules, &state, seat, &hand) else { continue };
            self.left = self.left.saturating_sub(turn.steps.len());
            match turn.end {
                End::Endless(squares) => return Some(squares),
                End::Asks(Question { options, .. }) if hand.choices.len() < MOST_DECISIONS => {
                    hands.extend(options.into_iter().map(|option| {
                        let mut more = hand.clone();
                        more.choices.push(option);
                        more
                    }));
                }
                _ => ends.extend(turn.state.get(PawnId::first(seat)).map(|pawn| pawn.at)),
            }
        }
        None
    }

    /// One throw for each total, and every double and exception: where a lone pawn goes depends on nothing else, unless
    /// a rule looks at the faces.
    fn throws(&mut self, at: Square) -> Rc<[Throw]> {
        let rules = self.rules;
        let (usual, or) = rules.dice_at(at);
        let dice = (usual, or, at == rules.begin());
        if let Some((_, throws)) = self.throws.iter().find(|(known, _)| *known == dice) {
            return Rc::clone(throws);
        }
        let exceptions = &rules.first_throw.exceptions;
        let is_first = |throw: &Throw| at == rules.begin() && exceptions.iter().any(|exception| exception.test.holds(throw));
        let mut totals = BTreeSet::new();
        let all = usual.distinct().chain(or.into_iter().flat_map(Dice::distinct));
        let throws: Rc<[Throw]> =
            all.filter(|throw| rules.looks_at_faces() || is_first(throw) || totals.insert(throw.total().number())).collect();
        self.throws.push((dice, Rc::clone(&throws)));
        throws
    }
}

/// So many decisions within one throw are followed.
const MOST_DECISIONS: usize = 8;

fn report(draft: &Draft, at: Square, throw: Throw, squares: Vec<Square>, loops: &mut BTreeSet<Vec<Square>>, findings: &mut Vec<Finding>) {
    let mut key = squares.clone();
    key.sort_unstable();
    if findings.len() >= super::MAX_FINDINGS || !loops.insert(key) {
        return;
    }
    let round = squares.iter().chain(squares.first()).map(Square::to_string).collect::<Vec<_>>().join(" → ");
    let spot = |square: &Square| draft.squares.iter().flat_map(|spots| &spots.at).find(|(spot, _)| spot == square).map(|(_, place)| *place);
    let mut places = squares.iter().filter_map(spot);
    let Some(place) = places.next() else { return };
    let mut finding =
        Finding::new(&rules::ENDLESS_TURN, place).number("square", at.number()).text("dice", throw.to_string()).text("loop", round);
    for other in places.filter(|other| *other != place) {
        finding = finding.also(other, "finding-loop-here");
    }
    findings.push(finding);
}
