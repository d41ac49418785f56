//! Worked turns for what the older texts do not have: headings, choices, other dice, several pawns.

use super::{decided, free, squares, table, thrown, track};
use crate::common::{again, exception, go_to, goose, hand, moves, plain, said, seasoned, square, trap, wait, waits, with};
use goosebook::engine::{Ask, End, Hand, Move, Pawn, Player, Refusal, State, Waiting, play};
use goosebook::rules::{
    AfterBounce, Distance, EachDie, Effect, ExtraThrow, FinishDice, FirstOccupied, Heading, Meeting, MeetingMust, Motion, Must, PayTo,
    Payments, Policy, Release, Rules, SquareRule, StreakEnds, ThrowTest, Times, WaitScope,
};
use goosebook::vocab::{Dice, Seat};

/// A track with geese on 7 and 10.
fn geese(heading: Heading, times: Times, must: Must) -> Rules {
    let motion = Motion::Again { after_bounce: said(AfterBounce::Keep), heading: said(heading), times: said(times), must: said(must) };
    track(vec![with(moves(motion), plain("goose", &[7, 10]))])
}

#[test]
fn heading() {
    for answer in Heading::ALL {
        let rules = geese(*answer, Times::USUAL, Must::USUAL);
        // From 4 with a 3: 7, then 10, then 13; or back to 4.
        let expected = match answer {
            Heading::Travel | Heading::Forward => 13,
            Heading::Back => 4,
        };
        assert_eq!(squares(&rules, &free(&[4]), [1, 2]), [expected]);
        // From 18 with a 12: 20, and back to 10.
        let expected = match answer {
            Heading::Travel => 0,
            // 10 and 12: 20, and back to 18.
            Heading::Forward => 18,
            Heading::Back => 0,
        };
        assert_eq!(squares(&rules, &free(&[18]), [6, 6]), [expected]);
    }
}

#[test]
fn times() {
    for answer in Times::ALL {
        let rules = geese(Heading::USUAL, *answer, Must::USUAL);
        let expected = match answer {
            Times::Chain => 13,
            Times::Once => 10,
        };
        assert_eq!(squares(&rules, &free(&[4]), [1, 2]), [expected]);
    }
}

#[test]
fn must() {
    for answer in Must::ALL {
        let rules = geese(Heading::USUAL, Times::USUAL, *answer);
        match answer {
            Must::Must => assert_eq!(squares(&rules, &free(&[4]), [1, 2]), [13]),
            Must::May => {
                let at = |choices| decided(&rules, &free(&[4]), [1, 2], choices).0[0].0;
                assert_eq!([at(&["stay"]), at(&["go", "stay"]), at(&["go", "go"])], [7, 10, 13]);
                // Asked in the middle, the table stays as it was.
                let (pawns, end) = decided(&rules, &free(&[4]), [1, 2], &["go"]);
                let End::Asks(question) = end else { panic!("{end:?}") };
                assert_eq!((pawns[0].0, question.options), (4, vec!["go".to_owned(), "stay".to_owned()]));
            }
        }
    }
}

#[test]
fn meeting_must() {
    for answer in MeetingMust::ALL {
        let mut rules = track(Vec::new());
        rules.meeting.rule = said(Meeting::ToStart);
        rules.meeting.must = said(*answer);
        match answer {
            MeetingMust::Must => assert_eq!(squares(&rules, &free(&[4, 7]), [1, 2]), [7, 0]),
            MeetingMust::May => {
                let at = |choice: &str| decided(&rules, &free(&[4, 7]), [1, 2], &[choice]).0[1].0;
                assert_eq!([at("meet"), at("leave")], [0, 7]);
            }
        }
    }
}

#[test]
fn first_throw_occupied() {
    for answer in FirstOccupied::ALL {
        let mut rules = track(Vec::new());
        rules.first_throw.exceptions = vec![exception(Dice::USUAL, &[1, 2], 15)];
        rules.first_throw.occupied = said(*answer);
        rules.meeting.rule = said(Meeting::Swap);
        let state = State::new(vec![(Player::default(), Pawn::free(square(2))), (seasoned(), Pawn::free(square(15)))], 0);
        let expected = match answer {
            FirstOccupied::Meets => [15, 2],
            FirstOccupied::Stay => [2, 15],
            FirstOccupied::Evict => [15, 0],
        };
        assert_eq!(squares(&rules, &state, [2, 1]), expected);
    }
}

#[test]
fn finish_dice() {
    for answer in FinishDice::ALL {
        let mut rules = track(Vec::new());
        rules.finish.dice = said(*answer);
        match answer {
            FinishDice::Sum => assert_eq!(squares(&rules, &free(&[18]), [2, 3]), [17]),
            FinishDice::AnyDie => {
                let at = |choice: &str| decided(&rules, &free(&[18]), [2, 3], &[choice]).0[0].0;
                assert_eq!([at("die"), at("sum")], [20, 17]);
            }
        }
    }
}

#[test]
fn pay_to() {
    for answer in PayTo::ALL {
        let pay = Payments { arrival: Some(said(2)), to: Some(said(*answer)), ..Payments::default() };
        let rules = track(vec![with(Effect { pay, ..Effect::default() }, plain("bridge", &[7]))]);
        let turn = play(&rules, &free(&[4, 1, 1]), Seat::default(), &Hand::from(Dice::USUAL.throw(&[1, 2]).unwrap())).unwrap();
        let purses: Vec<i64> = turn.state.seats().map(|seat| turn.state.player(seat).unwrap().purse).collect();
        let expected = match answer {
            PayTo::Pot => (vec![-2, 0, 0], 2),
            PayTo::EachPlayer => (vec![-4, 2, 2], 0),
        };
        assert_eq!((purses, turn.state.pot), expected);
    }
}

#[test]
fn streak_ends() {
    for answer in StreakEnds::ALL {
        let mut rules = track(Vec::new());
        rules.extra_throw = Some(ExtraThrow { on: said(ThrowTest::Double), streak: Some(said(3)), streak_ends: said(*answer) });
        let double = Hand::from(Dice::USUAL.throw(&[1, 1]).unwrap());
        let mut state = free(&[4]);
        for (end, at) in [(End::ThrowsAgain, 6), (End::ThrowsAgain, 8)] {
            let turn = play(&rules, &state, Seat::default(), &double).unwrap();
            assert_eq!((turn.end, turn.state.pawn(Seat::default()).unwrap().at), (end, square(at)));
            state = turn.state;
        }
        let turn = play(&rules, &state, Seat::default(), &double).unwrap();
        let expected = match answer {
            StreakEnds::Start => 0,
            StreakEnds::Lost => 8,
        };
        assert_eq!((turn.end, turn.state.pawn(Seat::default()).unwrap().at), (End::Passes, square(expected)));
    }
}

#[test]
fn a_throw_that_a_square_gives_breaks_the_row() {
    let again = Effect { throw_again: Some(said(true)), ..Effect::default() };
    let mut rules = track(vec![with(again, plain("dice", &[7]))]);
    rules.extra_throw = Some(ExtraThrow { on: said(ThrowTest::Double), streak: Some(said(2)), streak_ends: said(StreakEnds::Start) });
    let mut state = free(&[2]);
    // A double to 4, a 3 to the dice on 7, a double: not two in a row.
    for (faces, at) in [([1, 1], 4), ([1, 2], 7), ([2, 2], 11)] {
        let turn = play(&rules, &state, Seat::default(), &Hand::from(Dice::USUAL.throw(&faces).unwrap())).unwrap();
        assert_eq!((turn.end, turn.state.pawn(Seat::default()).unwrap().at), (End::ThrowsAgain, square(at)));
        state = turn.state;
    }
}

#[test]
fn each_die_and_wait_scope() {
    for scope in WaitScope::ALL {
        let mut inn = wait(Some(2), Vec::new());
        inn.scope = said(*scope);
        let mut rules = track(vec![with(waits(inn), plain("inn", &[7]))]);
        rules.dice.each = said(EachDie::Pawn);
        rules.pawns.each = said(2);
        let state = State::with_pawns(vec![(seasoned(), [4, 10].map(|at| Pawn::free(square(at))).to_vec())], 2, square(0), 0);
        let moves = |one: (u8, u8), other: (u8, u8)| Hand {
            moves: [one, other].map(|(die, pawn)| Move { die, pawn }).to_vec(),
            ..Hand::from(Dice::USUAL.throw(&[3, 4]).unwrap())
        };
        let turn = play(&rules, &state, Seat::default(), &moves((3, 0), (4, 1))).unwrap();
        let pawns: Vec<(u16, Waiting)> = turn.state.pawns().map(|(_, pawn)| (pawn.at.number(), pawn.waiting)).collect();
        let expected = match scope {
            WaitScope::Pawn => [(7, Waiting::Turns(2)), (14, Waiting::Free)],
            // The inn stops the player at once: the other die is lost.
            WaitScope::Player => [(7, Waiting::Turns(2)), (10, Waiting::Free)],
        };
        assert_eq!(pawns, expected);
        let refused = play(&rules, &turn.state, Seat::default(), &moves((3, 0), (4, 1)));
        match scope {
            WaitScope::Pawn => assert_eq!(refused, Err(Refusal::CannotMove { die: 3, pawn: 0 })),
            WaitScope::Player => assert_eq!(refused.unwrap().state.pawns().nth(1).unwrap().1, Pawn::free(square(10))),
        }
    }
    for answer in EachDie::ALL {
        let mut rules = track(Vec::new());
        rules.dice.each = said(*answer);
        rules.pawns.each = said(2);
        let state = State::with_pawns(vec![(seasoned(), Vec::new())], 2, square(0), 0);
        let turn = play(&rules, &state, Seat::default(), &hand(Dice::USUAL.throw(&[1, 1]).unwrap(), &[])).unwrap();
        let End::Asks(question) = turn.end else { panic!("{:?}", turn.end) };
        let expected = match answer {
            EachDie::Sum => (Ask::Pawn, vec!["1", "2"]),
            EachDie::Pawn => (Ask::Moves, vec!["1:1,1:1", "1:1,1:2", "1:2,1:1", "1:2,1:2"]),
        };
        assert_eq!((question.about, question.options.iter().map(String::as_str).collect::<Vec<_>>()), expected);
    }
}

#[test]
fn releases() {
    let well = |release: Vec<Release>| track(vec![with(waits(wait(None, release)), plain("well", &[7]))]);
    let held = |others: &[u16]| {
        let others = others.iter().map(|at| (*at, Waiting::Free));
        table(&others.chain([(7, Waiting::Held)]).collect::<Vec<_>>())
    };
    let here = |waiting| (7, waiting);
    // Another walks past, or stops short of it.
    let rules = well(vec![Release::Passing]);
    assert_eq!(thrown(&rules, &held(&[5]), [1, 2]).0[1], here(Waiting::Free));
    assert_eq!(thrown(&rules, &held(&[3]), [1, 2]).0[1], here(Waiting::Held));
    // Another throws a six.
    let rules = well(vec![Release::OtherThrows(ThrowTest::Face(6))]);
    assert_eq!(thrown(&rules, &held(&[8]), [6, 2]).0[1], here(Waiting::Free));
    assert_eq!(thrown(&rules, &held(&[8]), [5, 2]).0[1], here(Waiting::Held));
    // One's own double: the pawn walks by it, or goes where it says. The first of several that is thrown counts.
    let rules = well(vec![
        Release::Throw { test: ThrowTest::Total(9), go_to: Some(square(12)) },
        Release::Throw { test: ThrowTest::Double, go_to: None },
    ]);
    for (faces, expected) in [([1, 1], (9, Waiting::Free)), ([5, 4], (12, Waiting::Free)), ([1, 2], here(Waiting::Held))] {
        assert_eq!(thrown(&rules, &held(&[]), faces).0[0], expected);
    }
    // For money, if the player chooses; and then the player throws, whoever the wait stops.
    for scope in WaitScope::ALL {
        let mut paid = wait(None, vec![Release::Paying(3)]);
        paid.scope = said(*scope);
        let rules = track(vec![with(waits(paid), plain("well", &[7]))]);
        let turn = |choice| play(&rules, &held(&[]), Seat::default(), &hand(Dice::USUAL.throw(&[1, 2]).unwrap(), &[choice])).unwrap().state;
        assert_eq!((turn("pay").pawn(Seat::default()).unwrap(), turn("pay").pot), (Pawn::free(square(10)), 3));
        assert_eq!((turn("wait").pawn(Seat::default()).unwrap().waiting, turn("wait").pot), (Waiting::Held, 0));
    }
}

#[test]
fn relative_moves() {
    for (distance, expected) in
        [(Distance::Squares(4), 11), (Distance::Squares(-3), 4), (Distance::Totals(1), 10), (Distance::Totals(-1), 4)]
    {
        // Read like a transfer: not at all, unless the variant says so.
        let rules = track(vec![with(moves(Motion::MoveBy(distance)), plain("dice", &[7])), goose(&[4, 10, 11], AfterBounce::Keep)]);
        assert_eq!(squares(&rules, &free(&[4]), [1, 2]), [expected]);
    }
}

#[test]
fn a_wait_goes_along_with_a_transfer() {
    let mut maze = go_to("maze", 7, 3);
    maze.effect.wait = Some(wait(Some(1), Vec::new()));
    assert_eq!(thrown(&track(vec![maze]), &free(&[4]), [1, 2]).0, [(3, Waiting::Turns(1))]);
}

#[test]
fn a_pawn_sent_away_does_not_win() {
    let mut rules = track(Vec::new());
    rules.meeting.rule = said(Meeting::Shift);
    rules.meeting.met_moves = said(3);
    assert_eq!(thrown(&rules, &free(&[14, 17]), [1, 2]), (vec![(17, Waiting::Free), (19, Waiting::Free)], End::Passes));
}

#[test]
fn a_goose_of_a_case_is_as_lame_as_any() {
    let mut inn = trap("dice", 18, Some(1), false);
    inn.cases = vec![goosebook::rules::Case { when: goosebook::rules::Condition::Free, effect: moves(again(AfterBounce::Nothing)) }];
    // From 15 with a 7: 20, and back to 18.
    assert_eq!(thrown(&track(vec![SquareRule { ..inn }]), &free(&[15]), [3, 4]).0, [(18, Waiting::Turns(1))]);
}
