//! One worked turn for every answer of every policy, as the page on turns tells it. An answer without one does not build.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../common/mod.rs"]
mod common;

mod choices;
mod reasons;

use common::{bare, exception, go_to, goose, hand, said, seasoned, square, standing, trap};
use goosebook::engine::{End, Hand, Pawn, Player, Refusal, State, Waiting, play};
use goosebook::rules::{
    AfterBounce, Chaining, Displaced, ExtraThrow, FirstScope, Meeting, MeetingOrder, Occupied, Overshoot, PaidBy, Payments, Policy,
    ReleaseTo, Rules, SquareRule, Squares, Start, StreakEnds, Then, ThrowTest,
};
use goosebook::vocab::{Dice, Seat};

/// Twenty squares and two dice.
fn track(squares: Vec<SquareRule>) -> Rules {
    let mut rules = bare(Dice::new(2, 6).unwrap(), 20);
    rules.squares = Squares::new(squares);
    rules
}

/// Pawns of players who have made their first throw: where they stand, and whether they wait.
fn table(pawns: &[(u16, Waiting)]) -> State {
    let seats = pawns.iter().map(|(at, waiting)| (seasoned(), Pawn { at: square(*at), waiting: *waiting }));
    State::new(seats.collect(), 0)
}

fn free(squares: &[u16]) -> State {
    standing(squares)
}

/// The first seat throws: where everyone stands then, with the waits, and how it ends.
fn thrown(rules: &Rules, state: &State, faces: [u8; 2]) -> (Vec<(u16, Waiting)>, End) {
    decided(rules, state, faces, &[])
}

/// The same with decisions.
fn decided(rules: &Rules, state: &State, faces: [u8; 2], choices: &[&str]) -> (Vec<(u16, Waiting)>, End) {
    let turn = play(rules, state, Seat::default(), &hand(rules.dice.usual.value.throw(&faces).unwrap(), choices)).unwrap();
    (turn.state.pawns().map(|(_, pawn)| (pawn.at.number(), pawn.waiting)).collect(), turn.end)
}

fn squares(rules: &Rules, state: &State, faces: [u8; 2]) -> Vec<u16> {
    thrown(rules, state, faces).0.into_iter().map(|(at, _)| at).collect()
}

#[test]
fn start() {
    for answer in Start::ALL {
        // Death on 5 sends the pawn to the start, where another stands.
        let mut rules = track(vec![go_to("death", 5, 0)]);
        rules.meeting.rule = said(Meeting::Swap);
        rules.track.start = said(*answer);
        let expected = match answer {
            Start::Free => [0, 0],
            Start::Meets => [0, 3],
        };
        assert_eq!(squares(&rules, &free(&[3, 0]), [1, 1]), expected);
    }
}

#[test]
fn first_throw_scope() {
    for answer in FirstScope::ALL {
        let mut rules = track(Vec::new());
        rules.first_throw.exceptions = vec![exception(rules.dice.usual.value, &[1, 2], 15)];
        rules.first_throw.scope = said(*answer);
        let made = |mine, other| {
            let seats = [mine, other].map(|thrown| (Player { thrown, ..Player::default() }, Pawn::free(square(0))));
            squares(&rules, &State::new(seats.to_vec(), 0), [2, 1])[0]
        };
        // Nobody has thrown; the other has; I have, and am back on the start.
        let expected = match answer {
            FirstScope::EachPlayer => [15, 15, 3],
            FirstScope::Table => [15, 3, 3],
            FirstScope::OnStart => [15, 15, 15],
        };
        assert_eq!([made(false, false), made(false, true), made(true, true)], expected);
    }
}

#[test]
fn after_bounce() {
    for answer in AfterBounce::ALL {
        // From 15 with a 7: 20, then back to 18, a goose.
        let rules = track(vec![goose(&[18], *answer)]);
        let expected = match answer {
            AfterBounce::Keep => 11,
            // 18 and 7: 20 again, then back to 15.
            AfterBounce::Forward => 15,
            AfterBounce::Nothing => 18,
        };
        assert_eq!(squares(&rules, &free(&[15]), [3, 4]), [expected]);
    }
}

#[test]
fn shared() {
    for answer in Occupied::ALL {
        let mut rules = track(vec![SquareRule { occupied: said(*answer), ..trap("inn", 7, Some(2), false) }]);
        rules.meeting.rule = said(Meeting::Swap);
        let expected = match answer {
            Occupied::Shared => [(7, Waiting::Turns(2)), (7, Waiting::Turns(1))],
            Occupied::Meets => [(7, Waiting::Turns(2)), (4, Waiting::Free)],
        };
        assert_eq!(thrown(&rules, &table(&[(4, Waiting::Free), (7, Waiting::Turns(1))]), [1, 2]).0, expected);
    }
}

#[test]
fn release_to() {
    for answer in ReleaseTo::ALL {
        let mut well = trap("well", 7, None, true);
        well.effect.wait.as_mut().unwrap().release_to = said(*answer);
        let expected = match answer {
            ReleaseTo::Origin => [(7, Waiting::Held), (4, Waiting::Free)],
            ReleaseTo::Here => [(7, Waiting::Held), (7, Waiting::Free)],
        };
        assert_eq!(thrown(&track(vec![well]), &table(&[(4, Waiting::Free), (7, Waiting::Held)]), [1, 2]).0, expected);
    }
}

#[test]
fn pay_by() {
    for answer in PaidBy::ALL {
        let mut well = trap("well", 7, None, true);
        well.effect.pay = Payments { released: Some(said(2)), by: Some(said(*answer)), ..Payments::default() };
        let purses = |state: &State| state.seats().map(|seat| state.player(seat).unwrap().purse).collect::<Vec<_>>();
        let expected = match answer {
            PaidBy::Released => [0, -2],
            PaidBy::Newcomer => [-2, 0],
        };
        let (rules, hand) = (track(vec![well]), hand(Dice::new(2, 6).unwrap().throw(&[1, 2]).unwrap(), &[]));
        let after = play(&rules, &table(&[(4, Waiting::Free), (7, Waiting::Held)]), Seat::default(), &hand).unwrap().state;
        assert_eq!((purses(&after), after.pot), (expected.to_vec(), 2));
    }
}

#[test]
fn chaining() {
    for answer in Chaining::ALL {
        // 4 leads to 8, 8 to 12, 12 costs a turn.
        let inn = trap("inn", 12, Some(1), false);
        let mut rules = track(vec![go_to("bridge", 4, 8), go_to("maze", 8, 12), inn]);
        rules.chaining = said(*answer);
        let expected = match answer {
            Chaining::Stop => (8, Waiting::Free),
            Chaining::Once => (12, Waiting::Free),
            Chaining::UntilStable => (12, Waiting::Turns(1)),
        };
        assert_eq!(thrown(&rules, &free(&[1]), [1, 2]).0, [expected]);
    }
}

#[test]
fn an_endless_chain_is_told() {
    let mut rules = track(vec![go_to("bridge", 4, 8), go_to("maze", 8, 4)]);
    rules.chaining = said(Chaining::UntilStable);
    assert_eq!(thrown(&rules, &free(&[1]), [1, 2]), (vec![(1, Waiting::Free)], End::Endless(vec![square(4), square(8)])));
    // The goose that always sends forwards, with a bounce: back from 20 to 18, and on again by 4.
    let rules = track(vec![goose(&[18], AfterBounce::Forward)]);
    assert_eq!(thrown(&rules, &free(&[14]), [2, 2]).1, End::Endless(vec![square(18)]));
}

#[test]
fn meeting() {
    for answer in Meeting::ALL {
        let mut rules = track(Vec::new());
        rules.meeting.rule = said(*answer);
        let expected = match answer {
            Meeting::Swap => [7, 4],
            Meeting::GoBack => [4, 7],
            Meeting::ToStart => [7, 0],
            Meeting::Share => [7, 7],
            // Ten on, and three back.
            Meeting::Shift => [17, 4],
        };
        rules.meeting.mover_moves = said(10);
        rules.meeting.met_moves = said(-3);
        assert_eq!(squares(&rules, &free(&[4, 7]), [1, 2]), expected);
    }
}

#[test]
fn meeting_order() {
    for answer in MeetingOrder::ALL {
        let mut rules = track(vec![goose(&[7], AfterBounce::Keep)]);
        rules.meeting.rule = said(Meeting::Swap);
        rules.meeting.order = said(*answer);
        let expected = match answer {
            MeetingOrder::AfterEffects => [10, 7],
            MeetingOrder::BeforeEffectLost => [7, 4],
            MeetingOrder::BeforeEffectRead => [10, 4],
        };
        assert_eq!(squares(&rules, &free(&[4, 7]), [1, 2]), expected);
        // Where nobody stands no effect is lost.
        assert_eq!(squares(&rules, &free(&[4, 9]), [1, 2]), [10, 9], "{answer:?}");
    }
}

#[test]
fn displaced() {
    for answer in Displaced::ALL {
        let mut rules = track(vec![trap("inn", 4, Some(1), false)]);
        rules.meeting.rule = said(Meeting::Swap);
        rules.meeting.displaced = said(*answer);
        let expected = match answer {
            Displaced::Unread => [(7, Waiting::Free), (4, Waiting::Free)],
            Displaced::Read => [(7, Waiting::Free), (4, Waiting::Turns(1))],
        };
        assert_eq!(thrown(&rules, &free(&[4, 7]), [1, 2]).0, expected);
    }
}

#[test]
fn overshoot() {
    for answer in Overshoot::ALL {
        let mut rules = track(Vec::new());
        rules.finish.overshoot = said(*answer);
        let expected = match answer {
            Overshoot::Bounce => ([17], End::Passes),
            Overshoot::Stay => ([18], End::Passes),
            Overshoot::Win => ([20], End::Wins(Seat::default())),
            Overshoot::Restart => ([0], End::Passes),
            // Two to the last square, three from the start.
            Overshoot::RestartSurplus => ([3], End::Passes),
        };
        assert_eq!((squares(&rules, &free(&[18]), [2, 3]), thrown(&rules, &free(&[18]), [2, 3]).1), (expected.0.to_vec(), expected.1));
    }
}

#[test]
fn then() {
    for answer in Then::ALL {
        let mut rules = track(Vec::new());
        rules.finish.then = said(*answer);
        // The second of three seats is home.
        let refused = |seat: usize| {
            let seat = Seat::from_index(seat).unwrap();
            play(&rules, &free(&[1, 20, 1]), seat, &Hand::from(rules.dice.usual.value.throw(&[1, 2]).unwrap())) == Err(Refusal::Over(seat))
        };
        let expected = match answer {
            Then::Stop => [true, true, true],
            Then::FinishRound => [true, true, false],
            Then::Ranking => [false, true, false],
        };
        assert_eq!([refused(0), refused(1), refused(2)], expected);
    }
}

#[test]
fn extra_throw() {
    let tests = [
        (ThrowTest::Double, [true, false, false, false]),
        (ThrowTest::Face(6), [false, true, false, false]),
        (ThrowTest::DoubleOf(1), [true, false, false, false]),
        (ThrowTest::Total(3), [false, false, true, false]),
    ];
    for (test, expected) in tests {
        let mut rules = track(vec![trap("inn", 8, Some(1), false)]);
        rules.extra_throw = Some(ExtraThrow { on: said(test), streak: None, streak_ends: said(StreakEnds::Start) });
        let again = |faces| thrown(&rules, &free(&[2]), faces).1 == End::ThrowsAgain;
        // A double; a six; neither; a double that leads to the inn.
        assert_eq!([again([1, 1]), again([6, 1]), again([1, 2]), again([3, 3])], expected, "{test}");
    }
}

#[test]
fn a_full_square_sends_back_but_not_the_pawn_that_left_it() {
    let inn = SquareRule { capacity: Some(said(1)), ..trap("inn", 18, Some(2), false) };
    let rules = track(vec![inn]);
    let other = (18, Waiting::Turns(1));
    assert_eq!(thrown(&rules, &table(&[(15, Waiting::Free), other]), [1, 2]).0, [(15, Waiting::Free), other]);
    // From 18 with a 4: 20, and back to 18, which is read.
    assert_eq!(thrown(&rules, &table(&[(18, Waiting::Free), other]), [2, 2]).0, [(18, Waiting::Turns(2)), other]);
}

#[test]
fn back_on_its_own_square_a_pawn_meets_nobody_but_the_square_is_read() {
    let mut rules = track(vec![trap("inn", 18, Some(2), false)]);
    rules.meeting.rule = said(Meeting::ToStart);
    assert_eq!(thrown(&rules, &free(&[18, 18]), [2, 2]).0, [(18, Waiting::Turns(2)), (18, Waiting::Free)]);
}

#[test]
fn nothing_happens_on_the_last_square_but_the_win() {
    let mut rules = track(vec![go_to("death", 20, 0)]);
    rules.finish.then = said(Then::Ranking);
    rules.meeting.rule = said(Meeting::Swap);
    let (pawns, end) = thrown(&rules, &free(&[15, 20, 3]), [2, 3]);
    assert_eq!((pawns[0].0, pawns[1].0, end), (20, 20, End::Wins(Seat::default())));
}
