//! A step says why it happens, where one step can have several reasons.

use super::{free, track};
use crate::common::{again, exception, goose, moves, plain, said, seasoned, shared, square, with};
use goosebook::engine::{DisplacedBy, Hand, Pawn, PawnId, Player, State, StaysBy, Step, Together, play, together};
use goosebook::rules::{AfterBounce, Effect, FirstOccupied, Meeting, Motion, Overshoot, Rules, Start, Times};
use goosebook::vocab::{Dice, Seat};

fn steps(rules: &Rules, state: &State, faces: [u8; 2]) -> Vec<Step> {
    play(rules, state, Seat::default(), &Hand::from(Dice::USUAL.throw(&faces).unwrap())).unwrap().steps
}

#[test]
fn a_pawn_stays() {
    let mut rules = track(Vec::new());
    rules.finish.overshoot = said(Overshoot::Stay);
    rules.first_throw.exceptions = vec![exception(Dice::USUAL, &[1, 3], 15), exception(Dice::USUAL, &[1, 2], 15)];
    rules.first_throw.exceptions[1].to = None;
    // From 18 a 3 goes past 20, whether or not it is a first throw that leaves the pawn where it is.
    let why = |thrown: bool| {
        let state = State::new(vec![(Player { thrown, ..Player::default() }, Pawn::free(square(18)))], 0);
        steps(&rules, &state, [1, 2])[1]
    };
    let stays = |by| Step::Stays { pawn: PawnId::first(Seat::default()), by, at: square(18) };
    assert_eq!([why(false), why(true)], [stays(StaysBy::FirstThrow(1)), stays(StaysBy::Overshoot)]);
}

#[test]
fn a_square_has_no_effect() {
    let why = |once| {
        let mut motion = again(AfterBounce::Keep);
        let Motion::Again { times, .. } = &mut motion else { panic!() };
        *times = said(if once { Times::Once } else { Times::Chain });
        let rules = track(vec![with(moves(motion), plain("goose", &[7, 10]))]);
        let steps = steps(&rules, &free(&[4]), [1, 2]);
        steps.iter().find_map(|step| if let Step::NoEffect { backwards, .. } = step { Some(*backwards) } else { None })
    };
    // From 4 a 3 leads to 7, and on to 10 once.
    assert_eq!([why(true), why(false)], [Some(false), None]);
    // From 19 a 3 leads to 20, and back to 18.
    let bounced = |after_bounce| {
        let rules = track(vec![goose(&[18], after_bounce)]);
        steps(&rules, &free(&[19]), [1, 2]).into_iter().find(|step| matches!(step, Step::NoEffect { .. } | Step::Again { .. }))
    };
    assert!(matches!(bounced(AfterBounce::Nothing), Some(Step::NoEffect { backwards: true, .. })));
    assert!(matches!(bounced(AfterBounce::Keep), Some(Step::Again { backwards: true, .. })));
}

#[test]
fn a_pawn_is_sent_away() {
    let sent = |rules: &Rules, state: &State| {
        let steps = steps(rules, state, [1, 2]);
        steps.iter().find_map(|step| if let Step::Displaced { by, .. } = step { Some(*by) } else { None })
    };
    let mut meeting = track(Vec::new());
    meeting.meeting.rule = said(Meeting::ToStart);
    assert_eq!(sent(&meeting, &free(&[4, 7])), Some(DisplacedBy::Meeting));
    let effect = Effect { send_others: Some(said(true)), ..Effect::default() };
    let square_rule = track(vec![plain("bridge", &[2]), with(effect, plain("death", &[7]))]);
    let Some((rule, _)) = square_rule.squares.at(square(7)) else { panic!() };
    assert_eq!(sent(&square_rule, &free(&[4, 7])), Some(DisplacedBy::Square(rule)));
    let mut first = track(Vec::new());
    first.first_throw.exceptions = vec![exception(Dice::USUAL, &[1, 2], 15)];
    first.first_throw.occupied = said(FirstOccupied::Evict);
    let state = State::new(vec![(Player::default(), Pawn::free(square(0))), (seasoned(), Pawn::free(square(15)))], 0);
    assert_eq!(sent(&first, &state), Some(DisplacedBy::FirstThrow(0)));
}

#[test]
fn pawns_stand_together() {
    let mut full = plain("inn", &[8]);
    full.capacity = Some(said(2));
    let mut rules = track(vec![shared(plain("bridge", &[5])), full]);
    rules.meeting.rule = said(Meeting::Swap);
    rules.meeting.exempt = Some(said(vec![square(9)]));
    let (Some((bridge, _)), Some((inn, _))) = (rules.squares.at(square(5)), rules.squares.at(square(8))) else { panic!() };
    let why = |rules: &Rules| [0, 4, 5, 8, 9, 20].map(|at| together(rules, square(at)));
    let together = [Together::Start, Together::Square(bridge), Together::Capacity(inn), Together::Exempt, Together::Last].map(Some);
    let [start, shared, capacity, exempt, last] = together;
    assert_eq!(why(&rules), [start, None, shared, capacity, exempt, last]);
    rules.track.start = said(Start::Meets);
    assert_eq!(why(&rules)[0], None);
    rules.meeting.rule = said(Meeting::Share);
    let everywhere = Some(Together::Everywhere);
    assert_eq!(why(&rules), [everywhere, everywhere, shared, capacity, exempt, last]);
}
