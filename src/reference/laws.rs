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
use crate::wording::{paths, samples, sentences};

/// Variants that use every answer of every policy and every property of a square.
fn variants() -> Vec<Variant> {
    let mut list = vec![samples::family(), samples::pot()];
    let mut add = |change: &dyn Fn(&mut Variant)| {
        for mut variant in [samples::family(), samples::pot()] {
            change(&mut variant);
            list.push(variant);
        }
    };
    for overshoot in [Overshoot::Stay, Overshoot::Win, Overshoot::Restart] {
        add(&|variant| variant.rules.finish.overshoot = samples::table(overshoot));
    }
    for meeting in [Meeting::GoBack, Meeting::ToStart, Meeting::Share] {
        add(&|variant| variant.rules.meeting.rule = samples::table(meeting));
    }
    for (order, then) in [(MeetingOrder::BeforeEffectLost, Then::Ranking), (MeetingOrder::BeforeEffectRead, Then::FinishRound)] {
        add(&|variant| {
            variant.rules.meeting.order = samples::said(order);
            variant.rules.finish.then = samples::said(then);
            variant.rules.track.start = samples::said(Start::Meets);
        });
    }
    for (on, streak_ends, scope, chaining) in [
        (ThrowTest::Double, StreakEnds::Start, FirstScope::Table, Chaining::UntilStable),
        (ThrowTest::Face(6), StreakEnds::Lost, FirstScope::OnStart, Chaining::Once),
        (ThrowTest::Total(7), StreakEnds::Lost, FirstScope::EachPlayer, Chaining::Stop),
    ] {
        add(&|variant| {
            let rules = &mut variant.rules;
            let streak = Some(samples::said(2)).filter(|_| on != ThrowTest::Total(7));
            rules.extra_throw = Some(ExtraThrow { on: samples::said(on), streak, streak_ends: samples::said(streak_ends) });
            rules.first_throw.scope = samples::said(scope);
            rules.first_throw.occupied = samples::said(FirstOccupied::Evict);
            rules.first_throw.exceptions.extend([
                FirstException { test: ThrowTest::Total(11), to: Some(samples::said(samples::square(40))) },
                FirstException { test: ThrowTest::DoubleOf(2), to: None },
            ]);
            rules.chaining = Ruled::silent(chaining);
        });
    }
    for (after_bounce, heading, times, must) in [
        (AfterBounce::Forward, Heading::Travel, Times::Once, Must::Must),
        (AfterBounce::Nothing, Heading::Travel, Times::Chain, Must::May),
        (AfterBounce::Keep, Heading::Back, Times::Once, Must::Must),
        (AfterBounce::Keep, Heading::Forward, Times::Once, Must::May),
    ] {
        add(&|variant| {
            change_squares(variant, |rule| {
                if rule.kind == Kind::Goose {
                    let (heading, times, must) = (samples::said(heading), samples::said(times), samples::table(must));
                    let motion = Motion::Again { after_bounce: samples::said(after_bounce), heading, times, must };
                    rule.effect.motion = Some(samples::said(motion));
                }
            });
        });
    }
    let pairs = vec![(samples::square(58), samples::square(3)), (samples::square(60), samples::square(2))];
    for target in [
        Target::Origin,
        Target::Next(Kind::Goose),
        Target::Previous(Kind::Well),
        Target::Start,
        Target::Finish,
        Target::Other,
        Target::Each(pairs),
    ] {
        add(&|variant| {
            change_squares(variant, |rule| {
                if rule.kind == Kind::Death {
                    rule.effect.motion = Some(samples::said(Motion::GoTo(target.clone())));
                    rule.at.value = vec![samples::square(58), samples::square(60)];
                }
                if let Some(wait) = &mut rule.effect.wait {
                    wait.release_to = samples::said(ReleaseTo::Here);
                    if rule.kind == Kind::Prison {
                        wait.turns = None;
                    }
                }
                if rule.kind == Kind::Inn {
                    rule.capacity = Some(samples::said(1));
                    rule.effect.pay.arrival = Some(samples::said(-2));
                    rule.effect.pay.missed_turn = Some(samples::said(-7));
                    rule.effect.pay.released = Some(samples::said(-1));
                }
                if rule.kind == Kind::Bridge {
                    rule.effect.throw_again = Some(samples::said(true));
                }
            });
            let mut bare = samples::rule(Kind::Own("folly".to_owned()), &[20]);
            bare.name = Some(samples::said(samples::words("la folie", "the folly")));
            add_squares(variant, vec![bare]);
            variant.rules.meeting.met_pays = samples::table(-1);
        });
    }
    add(&|variant| {
        variant.rules.dice.usual = samples::said(Dice::new(1, 8).unwrap());
        variant.rules.first_throw.exceptions.clear();
        variant.players.max = None;
    });
    add(&releases);
    add(&cases);
    add(&several_pawns);
    add(&|variant| {
        let meeting = &mut variant.rules.meeting;
        meeting.rule = samples::said(Meeting::Shift);
        (meeting.mover_moves, meeting.met_moves) = (samples::said(10), samples::table(-3));
        meeting.must = samples::said(MeetingMust::May);
        meeting.displaced = samples::said(Displaced::Read);
        meeting.exempt = Some(samples::said(vec![samples::square(19), samples::square(31)]));
        variant.no_extra_throw = Some(samples::table(()));
        variant.rules.finish.dice = samples::said(FinishDice::AnyDie);
        variant.rules.finish.overshoot = samples::said(Overshoot::RestartSurplus);
        variant.rules.dice.or = Some(samples::said(Dice::new(1, 6).unwrap()));
    });
    list
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
        let to = Some(samples::square(40));
        let release = match rule.kind {
            Kind::Inn => vec![Release::Passing, Release::Paying(1)],
            Kind::Well => vec![Release::Throw { test: ThrowTest::Total(9), go_to: None }, Release::OtherThrows(ThrowTest::Face(6))],
            Kind::Prison => vec![Release::Throw { test: ThrowTest::Double, go_to: to }, Release::Arrival],
            _ => return,
        };
        rule.effect.wait = Some(samples::waiting(Some(3).filter(|_| rule.kind == Kind::Well), release));
        rule.effect.pay.to = Some(samples::said(PayTo::EachPlayer));
        rule.effect.pay.by = Some(samples::said(PaidBy::Newcomer));
        rule.effect.pay.released = Some(samples::said(2));
        rule.effect.pay.arrival = Some(samples::said(-1));
    });
}

/// Cases, choices and moves that hang on the square.
fn cases(variant: &mut Variant) {
    let effect = |distance| samples::moving(Motion::MoveBy(distance));
    let send = Effect { send_others: Some(samples::said(true)), ..effect(Distance::Squares(5)) };
    let case = |when, effect| Case { when, effect };
    let choice = |name: &str, effect| Choice { name: name.to_owned(), label: samples::words("oser", "dare"), effect };
    let rule = |name: &str, at| SquareRule {
        name: Some(samples::said(samples::words("la foire", "the fair"))),
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
        next_dice: Some(samples::said(Dice::new(1, 6).unwrap())),
        ..rule("market", &[21, 25, 29])
    };
    add_squares(variant, vec![conditional, chosen]);
}

/// Several pawns, a die for each.
fn several_pawns(variant: &mut Variant) {
    let rules = &mut variant.rules;
    rules.pawns = Pawns { each: samples::said(3), from_players: Some(samples::said((3, 2))) };
    rules.dice.each = samples::said(EachDie::Pawn);
    rules.dice.from = vec![samples::said((samples::square(60), Dice::new(1, 6).unwrap()))];
    rules.track.begin = samples::said(samples::square(1));
    rules.track.enter = Some(samples::said(ThrowTest::Face(6)));
    rules.ante = Some(samples::said(2));
    change_squares(variant, |rule| {
        if let Some(wait) = rule.effect.wait.as_mut().filter(|_| rule.kind != Kind::Prison) {
            wait.scope = samples::table(WaitScope::Player);
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
