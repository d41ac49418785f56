//! Arbitrary valid rules and tables, loops and blocks and crowds included. What squares do stands in `squares`.

pub mod show;
pub mod squares;

use super::{Chance, said, square, usual};
use goosebook::engine::{self, End, Hand, Pawn, Player, Refusal, State, Turn, Waiting, play};
use goosebook::rules::{
    DiceRule, EachDie, ExtraThrow, Finish, FirstException, FirstThrow, MeetingRule, Pawns, Policy, Ruled, Rules, ThrowTest, Track,
};
use goosebook::vocab::{Dice, Seat, Throw};
use proptest::collection::vec;
use proptest::option::weighted;
use proptest::prelude::*;
use proptest::sample::select;

/// So many cases, or as many as `PROPTEST_CASES` asks for. What fails is printed small enough to become a test.
pub fn cases(usual: u32) -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(usual);
    ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 4_000, ..ProptestConfig::default() }
}

/// A turn to play: rules, a table, whose turn it is, what the dice show, and a seed for what is decided.
#[derive(Clone)]
pub struct Scene {
    pub rules: Rules,
    pub state: State,
    pub seat: Seat,
    pub throw: Throw,
    pub decide: u64,
}

/// The throw with all that the rules ask decided, by chance, and what comes of it.
pub fn decided(rules: &Rules, state: &State, seat: Seat, throw: Throw, decide: u64) -> (Hand, Result<Turn, Refusal>) {
    decided_as(throw, &mut Chance(decide), |hand| play(rules, state, seat, hand))
}

/// The same, however each hand is played.
pub fn decided_as(throw: Throw, chance: &mut Chance, play: impl Fn(&Hand) -> Result<Turn, Refusal>) -> (Hand, Result<Turn, Refusal>) {
    let mut hand = Hand::from(throw);
    loop {
        match play(&hand) {
            Ok(Turn { end: End::Asks(question), .. }) => {
                assert!(question.given.is_none() && !question.options.is_empty(), "{question:?}");
                let option = &question.options[chance.below(question.options.len() as u64) as usize];
                hand = hand.answered(question.about, option);
            }
            played => return (hand, played),
        }
    }
}

impl Scene {
    /// The hand with every decision, and the turn.
    pub fn decided(&self) -> (Hand, Result<Turn, Refusal>) {
        decided(&self.rules, &self.state, self.seat, self.throw, self.decide)
    }
}

/// Any answer of a policy.
pub fn answer<P: Policy>() -> impl Strategy<Value = Ruled<P>> {
    select(P::ALL).prop_map(said)
}

/// The usual answer more often than the others: rules are to have some odd sides each, not all at once.
pub fn mostly<P: Policy>() -> impl Strategy<Value = Ruled<P>> {
    prop_oneof![2 => Just(usual()), 1 => answer()]
}

fn dice() -> impl Strategy<Value = Dice> {
    (1_u8..=3, 2_u8..=8).prop_map(|(count, faces)| Dice::new(count, faces).unwrap())
}

/// Something that these dice can show.
pub fn shown(dice: Dice) -> impl Strategy<Value = ThrowTest> {
    let throws: Vec<Throw> = dice.throws().collect();
    (0..5, select(throws)).prop_map(|(which, throw)| match which {
        0 => ThrowTest::Total(throw.total().number()),
        1 if throw.is_double() => ThrowTest::DoubleOf(throw.faces()[0]),
        1 if throw.faces().len() > 1 => ThrowTest::Double,
        2 | 3 => ThrowTest::Face(throw.faces()[0]),
        _ => ThrowTest::Faces(throw),
    })
}

/// Short tracks more often than long ones: everything happens more often there.
fn last() -> impl Strategy<Value = u16> {
    prop_oneof![3 => 2_u16..=12, 3 => 2_u16..=40, 1 => 2_u16..=134]
}

fn dice_rule(usual: Dice, last: u16) -> impl Strategy<Value = DiceRule> {
    let from = vec((0..=last, dice()), 1..3).prop_map(|mut from| {
        from.sort_by_key(|(at, _)| *at);
        from.dedup_by_key(|(at, _)| *at);
        from.into_iter().map(|(at, dice)| said((square(at), dice))).collect()
    });
    (weighted(0.1, dice().prop_map(said)), prop_oneof![8 => Just(Vec::new()), 1 => from]).prop_map(move |(or, from)| DiceRule {
        usual: said(usual),
        or,
        from,
        each: said(EachDie::Sum),
    })
}

fn first_throw(dice: Dice, last: u16) -> impl Strategy<Value = FirstThrow> {
    let to = prop_oneof![8 => (0..=last).prop_map(Some), 1 => Just(None)];
    (answer(), mostly(), vec((shown(dice), to), 0..3)).prop_map(|(scope, occupied, firsts)| {
        let exceptions = firsts.into_iter().map(|(test, to)| FirstException { test, to: to.map(|to| said(square(to))) });
        FirstThrow { scope, occupied, exceptions: exceptions.collect() }
    })
}

fn meeting(last: u16) -> impl Strategy<Value = MeetingRule> {
    let policies = (answer(), answer(), mostly(), mostly());
    let numbers = (-6_i16..=6, -6_i16..=6, -1_i64..=2, -1_i64..=2);
    (policies, numbers, weighted(0.2, vec(0..=last, 1..4))).prop_map(|(policies, numbers, exempt)| MeetingRule {
        rule: policies.0,
        order: policies.1,
        must: policies.2,
        displaced: policies.3,
        exempt: exempt.map(|exempt| said(exempt.into_iter().map(square).collect())),
        mover_moves: said(numbers.0),
        met_moves: said(numbers.1),
        mover_pays: said(numbers.2),
        met_pays: said(numbers.3),
    })
}

fn extra_throw(dice: Dice) -> impl Strategy<Value = ExtraThrow> {
    (shown(dice), weighted(0.6, (2_u8..=3).prop_map(said)), answer()).prop_map(|(on, streak, streak_ends)| ExtraThrow {
        on: said(on),
        streak,
        streak_ends,
    })
}

prop_compose! {
    /// Any rules with one pawn a player that a checked variant could have, and many that the checker warns of.
    pub fn rules()(dice in dice(), last in last(), begin in prop_oneof![4 => Just(0_u16), 1 => Just(1)])(
        begin in Just(begin),
        last in Just(last),
        start in answer(),
        enter in weighted(0.15, shown(dice).prop_map(said)),
        dice_rule in dice_rule(dice, last).boxed(),
        first_throw in first_throw(dice, last).boxed(),
        squares in squares::squares(dice, begin, last).boxed(),
        chaining in answer(),
        meeting in meeting(last).boxed(),
        finish in (answer(), mostly(), answer()),
        extra_throw in weighted(0.3, extra_throw(dice)),
        ante in weighted(0.2, (0_i64..3).prop_map(said)),
    ) -> Rules {
        let (overshoot, dice, then) = finish;
        let mut first_throw = first_throw;
        // Nobody is sent before the beginning.
        for to in first_throw.exceptions.iter_mut().filter_map(|exception| exception.to.as_mut()) {
            to.value = to.value.max(square(begin));
        }
        Rules {
            dice: dice_rule,
            track: Track { last: said(square(last)), begin: said(square(begin)), start, enter },
            pawns: Pawns { each: usual_pawns(), from_players: None },
            first_throw,
            squares,
            chaining,
            meeting,
            finish: Finish { overshoot, dice, then },
            extra_throw,
            ante,
        }
    }
}

fn usual_pawns() -> Ruled<u8> {
    Ruled::silent(1)
}

prop_compose! {
    /// Any rules with several pawns a player; each die moves one, or all dice one of them. What several throws in one
    /// turn, and a throw of its own for one pawn of several, mean is left out: no page tells it.
    pub fn team_rules()(each in select(EachDie::ALL), pawns in 2_u8..=4, fewer in any::<bool>(), rules in rules().boxed()) -> Rules {
        let mut rules = rules;
        // The ways to give three dice to four pawns are many.
        let pawns = if rules.dice.usual.value.count() > 2 { pawns.min(2) } else { pawns };
        rules.dice = DiceRule { from: Vec::new(), each: said(each), ..rules.dice };
        rules.pawns = Pawns { each: said(pawns), from_players: fewer.then(|| said((3, 1))) };
        rules.extra_throw = None;
        rules.squares = squares::for_teams(&rules.squares);
        rules
    }
}

fn waiting() -> impl Strategy<Value = Waiting> {
    prop_oneof![4 => Just(Waiting::Free), 1 => (1_u32..=3).prop_map(Waiting::Turns), 1 => Just(Waiting::Held)]
}

/// One to six players anywhere; only a square where pawns wait has one that waits, and of several pawns some are home.
pub fn table(rules: &Rules) -> impl Strategy<Value = State> + use<> {
    let rules = rules.clone();
    let most = usize::from(rules.pawns_each(1).max(rules.pawns_each(6)));
    let pawn = (any::<u16>(), waiting(), 0..6_u8);
    (vec((vec(pawn, most), any::<bool>(), -50_i64..=50), 1..=6), -50_i64..=50).prop_map(move |(seats, pot)| {
        let each = rules.pawns_each(seats.len()).max(1);
        let (begin, last) = (rules.begin().number(), rules.last().number());
        let stand = |(at, waiting, home): (u16, Waiting, u8)| {
            let at = square(if each > 1 && home == 0 { last } else { begin + at % (last - begin) });
            let waits = rules.squares.at(at).is_some_and(|(_, rule)| rule.waits().next().is_some());
            Pawn { at, waiting: if waits && at != rules.last() { waiting } else { Waiting::Free } }
        };
        let seats = seats.into_iter().map(|(pawns, thrown, purse)| {
            let mut pawns: Vec<Pawn> = pawns.into_iter().map(stand).take(usize::from(each)).collect();
            if pawns.iter().all(|pawn| pawn.at == rules.last()) {
                pawns[0].at = rules.begin();
            }
            (Player { thrown, purse, streak: 0 }, pawns)
        });
        State::with_pawns(seats.collect(), each, rules.begin(), pot)
    })
}

/// The throws that a player may make now; of the usual dice where the turn is missed, and the dice do not matter.
pub fn throws(rules: &Rules, state: &State, seat: Seat) -> Vec<Throw> {
    let (usual, or) = engine::dice(rules, state, seat).unwrap_or((rules.dice.usual.value, None));
    usual.throws().chain(or.into_iter().flat_map(Dice::throws)).collect()
}

/// A turn under these rules, from any table; a player can have earned a throw before.
fn scene_of(rules: Rules) -> impl Strategy<Value = Scene> {
    table(&rules).prop_flat_map(move |state| (Just(state.clone()), 0..state.players(), any::<u32>(), any::<u64>(), 0_u8..4)).prop_map(
        move |(state, seat, throw, decide, streak)| {
            let seat = Seat::from_index(seat).unwrap();
            let throws = throws(&rules, &state, seat);
            let throw = throws[throw as usize % throws.len()];
            let free = state.pawns_of(seat).all(|(_, pawn)| !pawn.waits());
            let state = if streak == 0 && free && rules.extra_throw.is_some() { streaking(&state, seat) } else { state };
            Scene { rules: rules.clone(), state, seat, throw, decide }
        },
    )
}

/// The same table where that player has just earned this throw.
fn streaking(state: &State, seat: Seat) -> State {
    let player = |other: Seat| {
        let player = state.player(other).unwrap();
        if other == seat { Player { thrown: true, streak: 1, ..player } } else { player }
    };
    let seats = state.seats().map(|other| (player(other), state.pawns_of(other).map(|(_, pawn)| pawn).collect()));
    State::with_pawns(seats.collect(), state.each(), square(0), state.pot)
}

/// A turn under any rules, or under those of a source text, with one pawn a player.
pub fn scene() -> impl Strategy<Value = Scene> {
    let written = select(super::SOURCE_TEXTS).prop_map(super::source_text);
    prop_oneof![3 => rules().boxed(), 1 => written.boxed()].prop_flat_map(scene_of)
}

/// A turn of a player who has several pawns.
pub fn team_scene() -> impl Strategy<Value = Scene> {
    team_rules().boxed().prop_flat_map(scene_of)
}

/// A turn of any kind.
pub fn any_scene() -> impl Strategy<Value = Scene> {
    prop_oneof![2 => scene().boxed(), 1 => team_scene().boxed()]
}
