//! What a player decides where the rules leave a choice: named policies, and every way a throw can go under one.

use std::fmt;

use num_integer::Integer;

use crate::engine::State;
use crate::engine::{self, End, Hand, Step, play};
use crate::rules::{EachDie, Effect, FinishDice, MeetingMust, Motion, Must, Release, Rules, SquareRule, Wait};
use crate::vocab::{Dice, Seat, Throw};

/// How players decide where the rules let them choose.
///
/// Every option is as likely as any other, dice among them; or it is the option after which the player's own pawns stand furthest on
/// in total, of those the one that misses the fewest turns, then the one that leaves the others furthest back, then the
/// first, and of dice those that show more in the mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Policy {
    /// Every option is as likely as any other.
    #[default]
    Random,
    /// What moves the player's pawns furthest.
    Greedy,
}

/// One way in which an occasion to play can go.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    /// Its chance, as a fraction.
    pub(crate) chance: (u64, u64),
    /// The table after it, stakes forgotten.
    pub(crate) after: State,
    /// How it ended; always played to its end.
    pub(crate) end: End,
    /// What happened.
    pub(crate) steps: Vec<Step>,
    /// Whether anything was decided.
    pub(crate) decided: bool,
}

/// Why a variant has no figures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unanswered {
    /// A turn can be endless: there is nothing to count.
    Endless,
    /// The players decide in more ways than can be followed.
    TooManyChoices,
    /// The players decide, and this way of finding positions cannot follow it.
    Decides,
    /// More states than the limit that was set.
    TooManyStates {
        /// The limit.
        limit: usize,
    },
}

/// For the logs of programs; what a reader is told stands in the texts of whoever asked.
impl fmt::Display for Unanswered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unanswered::Endless => f.write_str("a turn can be endless"),
            Unanswered::TooManyChoices => f.write_str("the players decide in more ways than can be followed"),
            Unanswered::Decides => f.write_str("the players decide, which this way of finding positions cannot follow"),
            Unanswered::TooManyStates { limit } => write!(f, "more than {limit} states"),
        }
    }
}

impl std::error::Error for Unanswered {}

/// So many ways of deciding one throw are followed.
const MOST_WAYS: usize = 20_000;

/// Every way in which the seat's occasion to play can go, with its chance; missed turns have one.
pub(crate) fn outcomes(rules: &Rules, state: &State, seat: Seat, policy: Policy) -> Result<Vec<Outcome>, Unanswered> {
    let mut found = Vec::new();
    let Some(dice) = engine::dice(rules, state, seat) else {
        let any = rules.dice.usual.value.way(0);
        decide(rules, state, seat, Hand::from(any), (1, 1), policy, &mut found)?;
        return Ok(found);
    };
    let either = dice.1.is_some();
    let dice = dice_chosen(dice, policy);
    for one in &dice {
        let share = u64::from(one.ways()) * dice.len() as u64;
        for (throw, ways) in classes(*one) {
            decide(rules, state, seat, Hand::from(throw), reduced(u64::from(ways), share), policy, &mut found)?;
        }
    }
    found.iter_mut().for_each(|outcome| outcome.decided |= either);
    Ok(found)
}

/// Whether the rules ever ask a player to decide anything.
pub(crate) fn asks(rules: &Rules) -> bool {
    let square = |rule: &SquareRule| {
        let walks = |effect: &Effect| matches!(effect.motion.as_ref().map(|motion| &motion.value), Some(Motion::Again { must, .. }) if must.value == Must::May);
        let pays = |wait: &Wait| wait.release.iter().any(|release| matches!(release.value, Release::Paying(_)));
        !rule.choose.is_empty() || rule.effects().any(walks) || rule.waits().any(pays)
    };
    rules.has_several_pawns()
        || rules.dice.or.is_some()
        || rules.dice.each.value != EachDie::Sum
        || rules.meeting.must.value == MeetingMust::May
        || rules.finish.dice.value != FinishDice::Sum
        || rules.squares.all().iter().any(square)
}

/// The dice that are thrown: under [`Policy::Random`] each as often as the other.
pub(crate) fn dice_chosen((usual, or): (Dice, Option<Dice>), policy: Policy) -> Vec<Dice> {
    let mean = |dice: Dice| u32::from(dice.count()) * (u32::from(dice.faces()) + 1);
    match (or, policy) {
        (None, _) => vec![usual],
        (Some(or), Policy::Random) => vec![usual, or],
        (Some(or), Policy::Greedy) => vec![if mean(or) > mean(usual) { or } else { usual }],
    }
}

/// The different throws of some dice, with the number of ways in which each falls.
pub(crate) fn classes(dice: Dice) -> Vec<(Throw, u32)> {
    let mut classes: Vec<(Throw, u32)> = Vec::new();
    for throw in dice.throws() {
        match classes.iter_mut().find(|(other, _)| *other == throw) {
            Some((_, ways)) => *ways += 1,
            None => classes.push((throw, 1)),
        }
    }
    classes
}

fn decide(
    rules: &Rules,
    state: &State,
    seat: Seat,
    hand: Hand,
    chance: (u64, u64),
    policy: Policy,
    found: &mut Vec<Outcome>,
) -> Result<(), Unanswered> {
    let mut open = vec![(hand, chance)];
    let mut leaves: Vec<Outcome> = Vec::new();
    let mut decided = false;
    while let Some((hand, chance)) = open.pop() {
        if open.len() + leaves.len() > MOST_WAYS {
            return Err(Unanswered::TooManyChoices);
        }
        // The rules refuse nothing that their own questions offer.
        let Ok(turn) = play(rules, state, seat, &hand) else { return Err(Unanswered::TooManyChoices) };
        match turn.end {
            End::Endless(_) => return Err(Unanswered::Endless),
            End::Asks(question) => {
                decided = true;
                let options = question.options.len() as u64;
                let share = reduced(chance.0, chance.1.checked_mul(options).ok_or(Unanswered::TooManyChoices)?);
                for option in question.options.iter().rev() {
                    open.push((hand.answered(question.about, option), share));
                }
            }
            end => leaves.push(Outcome { chance, after: without_stakes(rules, &turn.state), end, steps: turn.steps, decided }),
        }
    }
    if policy == Policy::Greedy && leaves.len() > 1 {
        let best = leaves.into_iter().enumerate().max_by_key(|(index, leaf)| (liking(rules, &leaf.after, seat), std::cmp::Reverse(*index)));
        leaves = best.map(|(_, leaf)| Outcome { chance, ..leaf }).into_iter().collect();
    }
    found.extend(leaves);
    Ok(())
}

/// How much a greedy player likes a table: the greater the better.
pub(crate) fn liking(rules: &Rules, state: &State, seat: Seat) -> (i64, i64, i64) {
    let squares =
        |own: bool| -> i64 { state.pawns().filter(|(id, _)| (id.seat == seat) == own).map(|(_, pawn)| i64::from(pawn.at.number())).sum() };
    let wait = |waiting: engine::Waiting| match waiting {
        engine::Waiting::Free => 0,
        engine::Waiting::Turns(turns) => i64::from(turns),
        // Longer than any wait that is counted.
        engine::Waiting::Held => 1_000,
    };
    let waits: i64 = state.pawns_of(seat).filter(|(_, pawn)| pawn.at != rules.last()).map(|(_, pawn)| wait(pawn.waiting)).sum();
    (squares(true), -waits, -squares(false))
}

/// The table without its stakes, which no rule of movement looks at.
pub(crate) fn without_stakes(rules: &Rules, state: &State) -> State {
    let seats = state.seats().map(|seat| {
        let player = engine::Player { purse: 0, ..state.player(seat).unwrap_or_default() };
        (player, state.pawns_of(seat).map(|(_, pawn)| pawn).collect())
    });
    State::with_pawns(seats.collect(), state.each(), rules.begin(), 0)
}

/// A fraction in lowest terms.
pub(crate) fn reduced(over: u64, under: u64) -> (u64, u64) {
    let common = over.gcd(&under).max(1);
    (over / common, under / common)
}
