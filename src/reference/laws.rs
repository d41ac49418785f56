//! Laws of the words: nothing that a game can do is without them.

#![cfg(feature = "documents")]

use super::samples;
use super::{card, paths, sentences, show};
use crate::engine::{State, play};
use crate::rules::{
    AfterBounce, Chaining, ExtraThrowOn, FirstScope, Kind, Meeting, MeetingOrder, Motion, Overshoot, ReleaseTo, Ruled, Start, Target, Then,
};
use crate::texts::Texts;
use crate::variant::Variant;
use crate::vocab::{Dice, Lang, Seat};

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
            variant.rules.start = samples::said(Start::Meets);
        });
    }
    for (extra, scope, chaining) in [
        (ExtraThrowOn::Doubles, FirstScope::Table, Chaining::UntilStable),
        (ExtraThrowOn::Highest, FirstScope::OnStart, Chaining::Once),
        (ExtraThrowOn::Never, FirstScope::EachPlayer, Chaining::Stop),
    ] {
        add(&|variant| {
            variant.rules.extra_throw = Some(samples::said(extra));
            variant.rules.first_throw.scope = samples::said(scope);
            variant.rules.chaining = Ruled::silent(chaining);
        });
    }
    for after_bounce in [AfterBounce::Forward, AfterBounce::Nothing] {
        add(&|variant| {
            let mut squares = variant.rules.squares.all().to_vec();
            for rule in &mut squares {
                if rule.kind == Kind::Goose {
                    rule.motion = Some(samples::said(Motion::Again { after_bounce: samples::said(after_bounce) }));
                }
            }
            variant.rules.squares = crate::rules::Squares::new(squares);
        });
    }
    for target in [Target::Origin, Target::Next(Kind::Goose), Target::Previous(Kind::Well)] {
        add(&|variant| {
            let mut squares = variant.rules.squares.all().to_vec();
            for rule in &mut squares {
                if rule.kind == Kind::Death {
                    rule.motion = Some(samples::said(Motion::GoTo(target.clone())));
                }
                if let Some(wait) = &mut rule.wait {
                    wait.release_to = samples::said(ReleaseTo::Here);
                    if rule.kind == Kind::Prison {
                        wait.turns = None;
                    }
                }
                if rule.kind == Kind::Inn {
                    rule.capacity = Some(samples::said(1));
                    rule.pay.arrival = Some(samples::said(-2));
                    rule.pay.missed_turn = Some(samples::said(-7));
                    rule.pay.released = Some(samples::said(-1));
                }
                if rule.kind == Kind::Bridge {
                    rule.throw_again = Some(samples::said(true));
                }
            }
            let mut bare = samples::rule(Kind::Own("folly".to_owned()), &[20]);
            bare.name = Some(samples::said(samples::words("la folie", "the folly")));
            squares.push(bare);
            variant.rules.squares = crate::rules::Squares::new(squares);
            variant.rules.meeting.met_pays = samples::table(-1);
        });
    }
    add(&|variant| {
        variant.rules.dice = samples::said(Dice::new(1, 8).unwrap());
        variant.rules.first_throw.exceptions.clear();
        variant.players.max = None;
    });
    list
}

#[test]
fn every_document_has_all_its_words() {
    for variant in variants() {
        for lang in Lang::ALL {
            for text in [card(&variant, *lang).unwrap(), show(&variant, *lang).unwrap()] {
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
            let throws: Vec<_> = variant.rules.dice.value.throws().collect();
            let mut state = State::start(3);
            // A chain of numbers that visits all throws, the same on every run.
            let mut number = 1_usize;
            for turn in 0..900 {
                number = (number * 1103 + 12345) % 30_011;
                let seat = Seat::from_index(turn % 3).unwrap();
                let Ok(turn) = play(&variant.rules, &state, seat, throws[number % throws.len()]) else {
                    state = if state.is_over(&variant.rules) { State::start(3) } else { state };
                    continue;
                };
                let names = ["Alice".to_owned(), "Bob".to_owned()];
                let told = sentences(&texts, &variant.rules, &names, &turn);
                assert!(!told.is_empty() && told.iter().all(|text| !text.contains('⟦') && !text.is_empty()), "{told:?}");
                let line = paths(&texts, &variant.rules, &names, std::slice::from_ref(&turn)).join(" ");
                assert!(!line.contains('⟦') && !line.contains("  ") && !line.is_empty(), "{line}");
                state = turn.state;
            }
        }
    }
}
