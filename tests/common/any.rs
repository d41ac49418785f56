//! Arbitrary valid rules and tables, loops and blocks and crowds included.

use super::{said, square};
use goosebook::engine::{Pawn, Player, State, Waiting};
use goosebook::rules::{
    AfterBounce, Finish, FirstException, FirstThrow, Kind, MeetingRule, Motion, Payments, Policy, Release, Ruled, Rules, SquareRule,
    Squares, Target, Wait,
};
use goosebook::vocab::{Dice, Seat, Throw};
use proptest::collection::vec;
use proptest::option::weighted;
use proptest::prelude::*;
use proptest::sample::select;
use std::fmt;

/// So many cases, or as many as `PROPTEST_CASES` asks for. What fails is printed small enough to become a test.
pub fn cases(usual: u32) -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(usual);
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// A turn to play: rules, a table, whose turn it is, what the dice show.
#[derive(Clone)]
pub struct Scene {
    pub rules: Rules,
    pub state: State,
    pub seat: Seat,
    pub throw: Throw,
}

/// Short enough to read when a law breaks: values without their reasons.
impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rules { dice, last, start, first_throw, squares, chaining, meeting, finish, extra_throw } = &self.rules;
        let (rule, order) = (meeting.rule.value, meeting.order.value);
        writeln!(f, "{}, last {}, start {:?}, {:?}", dice.value, last.value, start.value, chaining.value)?;
        writeln!(f, "meeting {rule:?} {order:?}, fines {} {}", meeting.mover_pays.value, meeting.met_pays.value)?;
        writeln!(f, "{:?}, {:?}, extra {:?}", finish.overshoot.value, finish.then.value, extra_throw.as_ref().map(|on| on.value))?;
        for exception in &first_throw.exceptions {
            writeln!(f, "first throw {:?}: {} to {}", first_throw.scope.value, exception.dice, exception.to.value)?;
        }
        for SquareRule { kind, at, motion, wait, occupied, capacity, pay, throw_again, .. } in squares.all() {
            let at: Vec<u16> = at.value.iter().map(|at| at.number()).collect();
            write!(f, "{} {at:?} {:?}", kind.name(), occupied.value)?;
            match motion.as_ref().map(|motion| &motion.value) {
                Some(Motion::Again { after_bounce }) => write!(f, ", again, {:?}", after_bounce.value)?,
                Some(Motion::GoTo(target)) => write!(f, ", go to {target:?}")?,
                None => {}
            }
            if let Some(Wait { turns, release, release_to }) = wait {
                let turns = turns.as_ref().map(|turns| turns.value);
                write!(f, ", wait {turns:?} {:?} to {:?}", release.as_ref().map(|release| release.value), release_to.value)?;
            }
            let paid = [&pay.arrival, &pay.missed_turn, &pay.released].map(|stakes| stakes.as_ref().map_or(0, |stakes| stakes.value));
            write!(f, ", capacity {:?}, pays {paid:?}", capacity.as_ref().map(|capacity| capacity.value))?;
            writeln!(f, "{}", if throw_again.as_ref().is_some_and(|again| again.value) { ", throw again" } else { "" })?;
        }
        for (seat, (player, pawn)) in self.state.seats().filter_map(|seat| Some((seat, (self.state.player(seat)?, self.state.pawn(seat)?))))
        {
            let thrown = if player.thrown { "" } else { ", not thrown" };
            writeln!(f, "seat {} on {}, {:?}, purse {}{thrown}", seat.index(), pawn.at, pawn.waiting, player.purse)?;
        }
        write!(f, "pot {}, {} by seat {}", self.state.pot, self.throw, self.seat.index())
    }
}

/// Any answer of a policy.
pub fn answer<P: Policy>() -> impl Strategy<Value = Ruled<P>> {
    select(P::ALL).prop_map(said)
}

fn dice() -> impl Strategy<Value = Dice> {
    (1_u8..=3, 2_u8..=8).prop_map(|(count, faces)| Dice::new(count, faces).unwrap())
}

/// Short tracks more often than long ones: everything happens more often there.
fn last() -> impl Strategy<Value = u16> {
    prop_oneof![3 => 1_u16..=12, 3 => 1_u16..=40, 1 => 1_u16..=134]
}

/// Small stakes, gains included.
fn stakes() -> impl Strategy<Value = Option<Ruled<i64>>> {
    weighted(0.3, (-2_i64..=3).prop_map(said))
}

/// What a square does, before it has a place: numbers are taken round the track.
#[derive(Clone, Debug)]
struct Effect {
    motion: Option<AnyMotion>,
    rule: SquareRule,
}

#[derive(Clone, Debug)]
enum AnyMotion {
    Again(AfterBounce),
    To(u16),
    Origin,
    Next(usize),
    Previous(usize),
}

fn motion() -> impl Strategy<Value = AnyMotion> {
    prop_oneof![
        3 => select(AfterBounce::ALL).prop_map(AnyMotion::Again),
        3 => any::<u16>().prop_map(AnyMotion::To),
        1 => Just(AnyMotion::Origin),
        1 => any::<usize>().prop_map(AnyMotion::Next),
        1 => any::<usize>().prop_map(AnyMotion::Previous),
    ]
}

fn wait() -> impl Strategy<Value = Wait> {
    (weighted(0.6, (1_u32..=3).prop_map(said)), weighted(0.6, Just(said(Release::Arrival))), answer())
        .prop_map(|(turns, release, release_to)| Wait { turns, release, release_to })
}

prop_compose! {
    fn effect()(
        motion in weighted(0.6, motion()),
        wait in weighted(0.5, wait()),
        occupied in answer(),
        capacity in weighted(0.2, (1_u16..=3).prop_map(said)),
        arrival in stakes(),
        missed_turn in stakes(),
        released in stakes(),
        throw_again in weighted(0.2, any::<bool>().prop_map(said)),
        both in weighted(0.1, Just(())),
    ) -> Effect {
        // A square sends the pawn on, or makes it wait; seldom both.
        let wait = if motion.is_some() && both.is_none() { None } else { wait };
        let pay = Payments { arrival, missed_turn, released };
        let rule = SquareRule { wait, occupied, capacity, pay, throw_again, ..super::plain("dice", &[]) };
        Effect { motion, rule }
    }
}

/// Gives effects their squares; two rules never claim the same square.
fn lay_out(effects: Vec<Effect>, places: Vec<(u16, usize)>, last: u16) -> Squares {
    let kind = |index: usize| Kind::Own(format!("kind-{}", index % effects.len().max(1)));
    let mut rules: Vec<SquareRule> = Vec::new();
    for (index, effect) in effects.iter().enumerate() {
        let motion = effect.motion.as_ref().map(|motion| {
            said(match motion {
                AnyMotion::Again(after_bounce) => Motion::Again { after_bounce: said(*after_bounce) },
                AnyMotion::To(to) => Motion::GoTo(Target::Square(square(to % (last + 1)))),
                AnyMotion::Origin => Motion::GoTo(Target::Origin),
                AnyMotion::Next(other) => Motion::GoTo(Target::Next(kind(*other))),
                AnyMotion::Previous(other) => Motion::GoTo(Target::Previous(kind(*other))),
            })
        });
        rules.push(SquareRule { kind: kind(index), motion, ..effect.rule.clone() });
    }
    let mut taken = Vec::new();
    for (place, which) in places {
        // Not the start; seldom the last square, where a rule has no effect.
        if !rules.is_empty() {
            let at = square(1 + place % last);
            if !taken.contains(&at) {
                taken.push(at);
                let which = which % rules.len();
                rules[which].at.value.push(at);
            }
        }
    }
    rules.retain(|rule| !rule.at.value.is_empty());
    rules.iter_mut().for_each(|rule| rule.at.value.sort_unstable());
    Squares::new(rules)
}

prop_compose! {
    /// Any rules that a checked variant could have, and many that the checker warns of.
    pub fn rules()(dice in dice(), last in last())(
        dice in Just(dice),
        last in Just(last),
        start in answer(),
        scope in answer(),
        firsts in vec((any::<usize>(), 0..=last), 0..3),
        effects in vec(effect(), 0..8),
        places in vec((any::<u16>(), any::<usize>()), 0..40),
        chaining in answer(),
        meeting in (answer(), answer(), answer(), -1_i64..=2, -1_i64..=2),
        finish in (answer(), answer()),
        extra_throw in weighted(0.3, answer()),
    ) -> Rules {
        let mut exceptions: Vec<FirstException> = Vec::new();
        let throws: Vec<Throw> = dice.throws().collect();
        for (which, to) in firsts {
            let throw = throws[which % throws.len()];
            if exceptions.iter().all(|other| other.dice != throw) {
                exceptions.push(FirstException { dice: throw, to: said(square(to)) });
            }
        }
        let (rule, order, displaced, mover_pays, met_pays) = meeting;
        let (overshoot, then) = finish;
        Rules {
            dice: said(dice),
            last: said(square(last)),
            start,
            first_throw: FirstThrow { scope, exceptions },
            squares: lay_out(effects, places, last),
            chaining,
            meeting: MeetingRule { rule, order, displaced, mover_pays: said(mover_pays), met_pays: said(met_pays) },
            finish: Finish { overshoot, then },
            extra_throw,
        }
    }
}

fn waiting() -> impl Strategy<Value = Waiting> {
    prop_oneof![4 => Just(Waiting::Free), 1 => (1_u32..=3).prop_map(Waiting::Turns), 1 => Just(Waiting::Held)]
}

prop_compose! {
    /// One to six players anywhere short of the last square; only a square where pawns wait has one that waits.
    pub fn table(rules: &Rules)(
        seats in vec((0..rules.last.value.number(), waiting(), any::<bool>(), -50_i64..=50), 1..=6),
        pot in -50_i64..=50,
        rules in Just(rules.clone()),
    ) -> State {
        let seats = seats.into_iter().map(|(at, waiting, thrown, purse)| {
            let at = square(at);
            let waits = rules.squares.at(at).is_some_and(|(_, rule)| rule.wait.is_some());
            let waiting = if waits { waiting } else { Waiting::Free };
            (Player { thrown, purse }, Pawn { at, waiting })
        });
        State::new(seats.collect(), pot)
    }
}

/// A turn under these rules, from any table.
pub fn scene_of(rules: Rules) -> impl Strategy<Value = Scene> {
    let throws: Vec<Throw> = rules.dice.value.throws().collect();
    table(&rules)
        .prop_flat_map(move |state| (Just(state.clone()), 0..state.players(), select(throws.clone())))
        .prop_map(move |(state, seat, throw)| Scene { rules: rules.clone(), state, seat: Seat::from_index(seat).unwrap(), throw })
}

/// A turn under any rules, or under those of a source text.
pub fn scene() -> impl Strategy<Value = Scene> {
    let written = select(super::SOURCE_TEXTS).prop_map(super::source_text);
    prop_oneof![3 => rules().boxed(), 1 => written.boxed()].prop_flat_map(scene_of)
}
