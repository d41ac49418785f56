//! Which waits a square can lead to: asked of the rules, then of the engine.

use crate::engine::{Log, Pawn, Player, State, Step, Waiting};
use crate::game::decided;
use crate::rules::{Case, Condition, Rules, Wait};
use crate::vocab::{Dice, Seat, Square};

/// So many turns are tried; a variant with more is given the benefit of the doubt.
const MOST_TRIES: usize = 200_000;

/// The longest waits of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Most {
    /// So many turns at most, 0 where none is missed there.
    pub(super) turns: u32,
    /// Whether a pawn can be held there.
    pub(super) held: bool,
}

impl Most {
    fn add(&mut self, waiting: Waiting) {
        match waiting {
            Waiting::Free => {}
            Waiting::Turns(turns) => self.turns = self.turns.max(turns),
            Waiting::Held => self.held = true,
        }
    }
}

/// The waits that begin on one square.
struct Waits {
    at: Square,
    most: Most,
}

impl Log for Waits {
    fn note(&mut self, step: Step) {
        if let Step::Waits { at, waiting, .. } = step
            && at == self.at
        {
            self.most.add(waiting);
        }
    }
}

/// The longest waits to which a turn can lead on that square; `None` where there are too many turns to tell.
pub(super) fn most(rules: &Rules, at: Square) -> Option<Most> {
    let mut waits = Waits { at, most: Most::default() };
    let own = |wait: &Wait| wait.turns.as_ref().map_or(Waiting::Held, |turns| Waiting::turns(turns.value));
    // A pawn that another one sends here waits like one that walks; only where a pawn waits elsewhere than on the square
    // that orders it must the engine be asked.
    for effect in rules.squares.at(at).into_iter().flat_map(|(_, rule)| rule.effects()) {
        if let Some(wait) = effect.wait.as_ref().filter(|_| effect.motion.is_none()) {
            waits.most.add(own(wait));
        }
    }
    let elsewhere =
        rules.squares.all().iter().flat_map(|rule| rule.effects()).any(|effect| effect.motion.is_some() && effect.wait.is_some());
    if !elsewhere {
        return Some(waits.most);
    }
    // A lone pawn meets no condition on others.
    let on_others = |case: &Case| !matches!(case.when, Condition::Throw(_)) && case.effect.motion.is_some() && case.effect.wait.is_some();
    if rules.squares.all().iter().flat_map(|rule| &rule.cases).any(on_others) {
        return None;
    }
    let mut tries = 0;
    for from in (rules.begin().number()..rules.last().number()).filter_map(Square::new) {
        let (usual, or) = rules.dice_at(from);
        for throw in usual.throws().chain(or.into_iter().flat_map(Dice::throws)) {
            for thrown in [true, false].into_iter().filter(|thrown| *thrown || from == rules.begin()) {
                tries += decided(rules, &table(rules, from, thrown), Seat::default(), throw.into(), &mut waits)?.len();
                if tries > MOST_TRIES {
                    return None;
                }
            }
        }
    }
    Some(waits.most)
}

/// One pawn on its way, the others of its player at home.
fn table(rules: &Rules, from: Square, thrown: bool) -> State {
    let each = rules.pawns_each(1);
    let pawns = std::iter::once(Pawn::free(from)).chain((1..each).map(|_| Pawn::free(rules.last()))).collect();
    State::with_pawns(vec![(Player { thrown, ..Player::default() }, pawns)], each, rules.begin(), 0)
}
