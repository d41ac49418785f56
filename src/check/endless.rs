//! Every turn comes to an end: asked of the engine for every square and every throw.

use std::collections::BTreeSet;

use crate::engine::{End, Pawn, Player, State, Waiting, play_in_place};
use crate::finding::{Finding, rules};
use crate::rules::Rules;
use crate::variant::read::Draft;
use crate::vocab::{Dice, Seat, Square, Throw};

/// Plays every throw from every square with a pawn alone on the board, and reports each loop once.
pub(super) fn check(draft: &Draft, findings: &mut Vec<Finding>) {
    let rules = &draft.variant.rules;
    let mut loops: BTreeSet<Vec<Square>> = BTreeSet::new();
    let throws = one_for_each_total(rules.dice.value);
    for number in 0..rules.last.value.number() {
        let Some(at) = Square::new(number) else { continue };
        for throw in &throws {
            if let Some(squares) = endless(rules, at, true, *throw) {
                report(draft, at, *throw, squares, &mut loops, findings);
            }
        }
    }
    // The first throws: those that have a meaning of their own begin on the start.
    for exception in &rules.first_throw.exceptions {
        if let Some(squares) = endless(rules, Square::START, false, exception.dice) {
            report(draft, Square::START, exception.dice, squares, &mut loops, findings);
        }
    }
}

/// The loop of that turn, where it has one.
fn endless(rules: &Rules, at: Square, thrown: bool, throw: Throw) -> Option<Vec<Square>> {
    let pawn = Pawn { at, waiting: Waiting::Free };
    let mut state = State::new(vec![(Player { thrown, purse: 0 }, pawn)], 0);
    match play_in_place(rules, &mut state, Seat::default(), throw, &mut ()) {
        Ok(End::Endless(squares)) => Some(squares),
        _ => None,
    }
}

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

/// One throw for each total: where a lone pawn goes depends on nothing else.
fn one_for_each_total(dice: Dice) -> Vec<Throw> {
    let count = u16::from(dice.count());
    (count..=count * u16::from(dice.faces()))
        .filter_map(|total| {
            let mut rest = total - count;
            let faces: Vec<u8> = (0..dice.count())
                .map(|_| {
                    let more = rest.min(u16::from(dice.faces()) - 1);
                    rest -= more;
                    1 + u8::try_from(more).unwrap_or_default()
                })
                .collect();
            dice.throw(&faces).ok()
        })
        .collect()
}
