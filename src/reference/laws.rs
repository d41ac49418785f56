//! Laws of the words: nothing that a game can do is without them.

#![cfg(feature = "documents")]

use super::{card, show};
use crate::engine::{End, Hand, Refusal, State, Turn, play};
use crate::rules::{
    AfterBounce, Case, Chaining, Choice, Condition, Displaced, Distance, EachDie, Effect, ExtraThrow, FinishDice, FirstException,
    FirstOccupied, FirstScope, Heading, Kind, Meeting, MeetingMust, MeetingOrder, Motion, Must, Overshoot, PaidBy, Pawns, PayTo, Release,
    ReleaseTo, Ruled, Rules, SquareRule, Squares, Start, StreakEnds, Target, Then, ThrowTest, Times, WaitScope,
};
use crate::texts::Texts;
use crate::variant::Variant;
use crate::vocab::{Dice, Lang, Seat};
use crate::wording::samples::{said, square, table};
use crate::wording::{paths, samples, sentences};

type Change = Box<dyn Fn(&mut Variant)>;

/// Variants that use every answer of every policy and every property of a square.
fn variants() -> Vec<Variant> {
    let mut list = vec![samples::family(), samples::pot()];
    let others: [Change; 5] = [Box::new(one_die), Box::new(releases), Box::new(cases), Box::new(several_pawns), Box::new(shifts)];
    for change in answers().into_iter().chain(throws()).chain(geese()).chain(targets()).chain(others) {
        for mut variant in [samples::family(), samples::pot()] {
            change(&mut variant);
            list.push(variant);
        }
    }
    list
}

/// Answers at the end of the track and where pawns meet.
fn answers() -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    for overshoot in [Overshoot::Stay, Overshoot::Win, Overshoot::Restart] {
        changes.push(Box::new(move |variant| variant.rules.finish.overshoot = table(overshoot)));
    }
    for meeting in [Meeting::GoBack, Meeting::ToStart, Meeting::Share] {
        changes.push(Box::new(move |variant| variant.rules.meeting.rule = table(meeting)));
    }
    for (order, then) in [(MeetingOrder::BeforeEffectLost, Then::Ranking), (MeetingOrder::BeforeEffectRead, Then::FinishRound)] {
        changes.push(Box::new(move |variant| {
            variant.rules.meeting.order = said(order);
            variant.rules.finish.then = said(then);
            variant.rules.track.start = said(Start::Meets);
        }));
    }
    changes
}

/// Throws that earn another one, first throws, and how far transfers chain.
fn throws() -> Vec<Change> {
    let change = |(on, streak_ends, scope, chaining)| -> Change {
        Box::new(move |variant| {
            let rules = &mut variant.rules;
            let streak = Some(said(2)).filter(|_| on != ThrowTest::Total(7));
            rules.extra_throw = Some(ExtraThrow { on: said(on), streak, streak_ends: said(streak_ends) });
            rules.first_throw.scope = said(scope);
            rules.first_throw.occupied = said(FirstOccupied::Evict);
            rules.first_throw.exceptions.extend([
                FirstException { test: ThrowTest::Total(11), to: Some(said(square(40))) },
                FirstException { test: ThrowTest::DoubleOf(2), to: None },
            ]);
            rules.chaining = Ruled::silent(chaining);
        })
    };
    let all = [
        (ThrowTest::Double, StreakEnds::Start, FirstScope::Table, Chaining::UntilStable),
        (ThrowTest::Face(6), StreakEnds::Lost, FirstScope::OnStart, Chaining::Once),
        (ThrowTest::Total(7), StreakEnds::Lost, FirstScope::EachPlayer, Chaining::Stop),
    ];
    all.into_iter().map(change).collect()
}

/// Geese that do otherwise.
fn geese() -> Vec<Change> {
    let change = |(after_bounce, heading, times, must)| -> Change {
        Box::new(move |variant| {
            change_squares(variant, |rule| {
                if rule.kind == Kind::Goose {
                    let (heading, times, must) = (said(heading), said(times), table(must));
                    let motion = Motion::Again { after_bounce: said(after_bounce), heading, times, must };
                    rule.effect.motion = Some(said(motion));
                }
            });
        })
    };
    let all = [
        (AfterBounce::Forward, Heading::Travel, Times::Once, Must::Must),
        (AfterBounce::Nothing, Heading::Travel, Times::Chain, Must::May),
        (AfterBounce::Keep, Heading::Back, Times::Once, Must::Must),
        (AfterBounce::Keep, Heading::Forward, Times::Once, Must::May),
    ];
    all.into_iter().map(change).collect()
}

/// Each target of a square, beside what else a square can have.
fn targets() -> Vec<Change> {
    let change = |target: Target| -> Change {
        Box::new(move |variant| {
            change_squares(variant, |rule| {
                if rule.kind == Kind::Death {
                    rule.effect.motion = Some(said(Motion::GoTo(target.clone())));
                    rule.at.value = vec![square(58), square(60)];
                }
                if let Some(wait) = &mut rule.effect.wait {
                    wait.release_to = said(ReleaseTo::Here);
                    if rule.kind == Kind::Prison {
                        wait.turns = None;
                    }
                }
                if rule.kind == Kind::Inn {
                    rule.capacity = Some(said(1));
                    rule.effect.pay.arrival = Some(said(-2));
                    rule.effect.pay.missed_turn = Some(said(-7));
                    rule.effect.pay.released = Some(said(-1));
                }
                if rule.kind == Kind::Bridge {
                    rule.effect.throw_again = Some(said(true));
                }
            });
            let mut bare = samples::rule(Kind::Own("folly".to_owned()), &[20]);
            bare.name = Some(said(samples::words("la folie", "the folly")));
            add_squares(variant, vec![bare]);
            variant.rules.meeting.met_pays = table(-1);
        })
    };
    let pairs = vec![(square(58), square(3)), (square(60), square(2))];
    let (next, previous) = (Target::Next(Kind::Goose), Target::Previous(Kind::Well));
    let all = [Target::Origin, next, previous, Target::Start, Target::Finish, Target::Other, Target::Each(pairs)];
    all.into_iter().map(change).collect()
}

/// One die, no first throw that is special, any number of players.
fn one_die(variant: &mut Variant) {
    variant.rules.dice.usual = said(Dice::new(1, 8).unwrap());
    variant.rules.first_throw.exceptions.clear();
    variant.players.max = None;
}

/// Pawns that shift each other, and the rarer answers about dice and the end.
fn shifts(variant: &mut Variant) {
    let meeting = &mut variant.rules.meeting;
    meeting.rule = said(Meeting::Shift);
    (meeting.mover_moves, meeting.met_moves) = (said(10), table(-3));
    meeting.must = said(MeetingMust::May);
    meeting.displaced = said(Displaced::Read);
    meeting.exempt = Some(said(vec![square(19), square(31)]));
    variant.no_extra_throw = Some(table(()));
    variant.rules.finish.dice = said(FinishDice::AnyDie);
    variant.rules.finish.overshoot = said(Overshoot::RestartSurplus);
    variant.rules.dice.or = Some(said(Dice::new(1, 6).unwrap()));
}

fn change_squares(variant: &mut Variant, change: impl Fn(&mut SquareRule)) {
    let mut squares = variant.rules.squares.all().to_vec();
    squares.iter_mut().for_each(change);
    variant.rules.squares = Squares::new(squares);
}

fn add_squares(variant: &mut Variant, more: Vec<SquareRule>) {
    let squares = variant.rules.squares.all().iter().cloned().chain(more);
    variant.rules.squares = Squares::new(squares.collect());
}

/// Every way out of a wait.
fn releases(variant: &mut Variant) {
    change_squares(variant, |rule| {
        let to = Some(square(40));
        let release = match rule.kind {
            Kind::Inn => vec![Release::Passing, Release::Paying(1)],
            Kind::Well => vec![Release::Throw { test: ThrowTest::Total(9), go_to: None }, Release::OtherThrows(ThrowTest::Face(6))],
            Kind::Prison => vec![Release::Throw { test: ThrowTest::Double, go_to: to }, Release::Arrival],
            _ => return,
        };
        rule.effect.wait = Some(samples::waiting(Some(3).filter(|_| rule.kind == Kind::Well), release));
        rule.effect.pay.to = Some(said(PayTo::EachPlayer));
        rule.effect.pay.by = Some(said(PaidBy::Newcomer));
        rule.effect.pay.released = Some(said(2));
        rule.effect.pay.arrival = Some(said(-1));
    });
}

/// Cases, choices and moves that hang on the square.
fn cases(variant: &mut Variant) {
    let effect = |distance| samples::moving(Motion::MoveBy(distance));
    let send = Effect { send_others: Some(said(true)), ..effect(Distance::Squares(5)) };
    let case = |when, effect| Case { when, effect };
    let choice = |name: &str, effect| Choice { name: name.to_owned(), label: samples::words("oser", "dare"), effect };
    let rule = |name: &str, at| SquareRule {
        name: Some(said(samples::words("la foire", "the fair"))),
        ..samples::rule(Kind::Own(name.to_owned()), at)
    };
    let conditional = SquareRule {
        cases: vec![
            case(Condition::Throw(ThrowTest::Double), effect(Distance::Totals(2))),
            case(Condition::Occupied, send),
            case(Condition::NobodyBehind, effect(Distance::Totals(-1))),
            case(Condition::Free, Effect::default()),
        ],
        ..rule("fair", &[20, 24, 28])
    };
    let chosen = SquareRule {
        choose: vec![choice("yes", effect(Distance::Squares(-2))), choice("no", Effect::default())],
        next_dice: Some(said(Dice::new(1, 6).unwrap())),
        ..rule("market", &[21, 25, 29])
    };
    add_squares(variant, vec![conditional, chosen]);
}

/// Several pawns, a die for each.
fn several_pawns(variant: &mut Variant) {
    let rules = &mut variant.rules;
    rules.pawns = Pawns { each: said(3), from_players: Some(said((3, 2))) };
    rules.dice.each = said(EachDie::Pawn);
    rules.dice.from = vec![said((square(60), Dice::new(1, 6).unwrap()))];
    rules.track.begin = said(square(1));
    rules.track.enter = Some(said(ThrowTest::Face(6)));
    rules.ante = Some(said(2));
    change_squares(variant, |rule| {
        if let Some(wait) = rule.effect.wait.as_mut().filter(|_| rule.kind != Kind::Prison) {
            wait.scope = table(WaitScope::Player);
        }
    });
}

#[test]
fn every_document_has_all_its_words() {
    for variant in variants() {
        for lang in Lang::ALL {
            let texts = Texts::embedded(*lang).unwrap();
            for text in [card(&variant, &texts).unwrap(), show(&variant, &texts).unwrap()] {
                assert!(!text.contains('⟦') && !text.contains("{"), "{text}");
            }
        }
    }
}

#[test]
fn every_turn_of_a_game_has_its_words() {
    for variant in variants() {
        for lang in Lang::ALL {
            let texts = Texts::embedded(*lang).unwrap();
            let rules = &variant.rules;
            let names = ["Alice".to_owned(), "Bob".to_owned()];
            let mut state = State::start(rules, 3);
            // A chain of numbers that visits all throws and options, the same on every run.
            let mut number = 1_usize;
            let mut next = || {
                number = (number * 1103 + 12345) % 30_011;
                number
            };
            for turn in 0..600 {
                let seat = Seat::from_index(turn % 3).unwrap();
                let Some(turn) = one_turn(rules, &state, seat, &mut next) else {
                    state = if state.is_over(rules, seat) { State::start(rules, 3) } else { state };
                    continue;
                };
                let told = sentences(&texts, rules, &names, &turn);
                assert!(told.iter().all(|text| !text.contains('⟦') && !text.is_empty()), "{told:?}");
                // A turn of pawns that are all home or wait can hold nothing to tell.
                assert!(!told.is_empty() || turn.steps.is_empty(), "{:?}", turn.steps);
                let line = paths(&texts, rules, &names, std::slice::from_ref(&turn)).join(" ");
                assert!(!line.contains('⟦') && !line.contains("  ") && !line.is_empty(), "{line}");
                state = turn.state;
            }
        }
    }
}

/// One turn of chance, with every question answered; `None` where the seat has none.
fn one_turn(rules: &Rules, state: &State, seat: Seat, next: &mut impl FnMut() -> usize) -> Option<Turn> {
    let dice: Vec<Dice> = rules.all_dice();
    let mut tries = 0;
    let mut hand = Hand::from(dice[0].throws().nth(next() % dice[0].throws().count())?);
    loop {
        tries += 1;
        match play(rules, state, seat, &hand) {
            Ok(Turn { end: End::Asks(question), .. }) => {
                let option = &question.options[next() % question.options.len()];
                hand = hand.answered(question.about, option);
            }
            Ok(turn) => return Some(turn),
            Err(Refusal::Dice(_) | Refusal::CannotMove { .. }) if tries < 40 => {
                let dice = dice[next() % dice.len()];
                hand = Hand::from(dice.throws().nth(next() % dice.throws().count())?);
            }
            Err(_) => return None,
        }
    }
}
