//! Laws that compare turns: what makes no difference, and what does.

use crate::common::any::{Scene, cases, scene};
use crate::common::{SOURCE_TEXTS, bare, said, seasoned, source_text, square};
use crate::{arrivals, meets_last, path, same, seats, turn, with_players};
use goosebook::engine::{End, Hand, Pawn, Player, State, Step, Turn, play};
use goosebook::rules::{
    Condition, Displaced, FirstOccupied, FirstScope, Meeting, MeetingOrder, Motion, Overshoot, PayTo, Policy, Release, Rules, SquareRule,
    Squares, Start, Target, Then,
};
use goosebook::vocab::{Dice, Seat, Square};
use proptest::prelude::*;
use proptest::sample::select;

/// The same rules with square rules only there.
fn only_at(rules: &Rules, squares: &[Square]) -> Rules {
    let kept = rules.squares.all().iter().map(|rule| {
        let at = rule.at.value.iter().copied().filter(|at| squares.contains(at)).collect();
        SquareRule { at: said(at), ..rule.clone() }
    });
    Rules { squares: Squares::new(kept.collect()), ..rules.clone() }
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn the_order_of_the_dice_never_matters(scene in scene(), turned in 0_usize..3) {
        let mut faces = scene.throw.faces().to_vec();
        let by = turned % faces.len();
        faces.rotate_left(by);
        let throw = Dice::new(faces.len() as u8, 20).unwrap().throw(&faces).unwrap();
        let turned = Scene { throw, ..scene.clone() };
        prop_assert_eq!(turn(&turned), turn(&scene));
    }

    #[test]
    fn only_first_throws_and_extra_throws_look_at_single_dice(mut scene in scene()) {
        scene.rules.first_throw.exceptions.clear();
        scene.rules.extra_throw = None;
        let tests = |rule: &SquareRule| rule.waits().any(|wait| {
            wait.release.iter().any(|release| matches!(release.value, Release::Throw { .. } | Release::OtherThrows(_)))
        });
        if scene.rules.looks_at_faces() || scene.rules.squares.all().iter().any(tests) {
            return Ok(());
        }
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let throws = crate::common::any::throws(&scene.rules, &scene.state, scene.seat);
        for throw in throws.into_iter().filter(|throw| throw.total() == scene.throw.total()).take(20) {
            let other = Scene { throw, ..scene.clone() }.decided().1.unwrap();
            prop_assert_eq!((&other.state, &other.end), (&turn.state, &turn.end));
        }
    }

    #[test]
    fn a_first_throw_made_before_changes_no_later_one(mut scene in scene()) {
        scene.state = with_players(&scene.state, |player| Player { thrown: true, ..player });
        if scene.rules.first_throw.scope.value == FirstScope::OnStart {
            scene.rules.first_throw.scope = said(FirstScope::Table);
        }
        let with = turn(&scene);
        scene.rules.first_throw.exceptions.clear();
        prop_assert_eq!(with, turn(&scene));
    }

    #[test]
    fn alone_the_meeting_rule_never_matters(mut scene in scene(), rule in select(Meeting::ALL), order in select(MeetingOrder::ALL),
                                            start in select(Start::ALL)) {
        let alone = seats(&scene.state)[scene.seat.index()];
        scene.state = State::new(vec![alone], scene.state.pot);
        scene.seat = Seat::default();
        let before = turn(&scene);
        scene.rules.meeting.rule = said(rule);
        scene.rules.meeting.order = said(order);
        scene.rules.track.start = said(start);
        prop_assert_eq!(turn(&scene), before);
    }

    #[test]
    fn seats_are_all_alike(mut scene in scene()) {
        // Whose pawns they are makes no difference but to the order of turns.
        scene.rules.finish.then = said(Then::Stop);
        let Some(played) = turn(&scene) else { return Ok(()) };
        let reversed = |state: &State| State::new(seats(state).into_iter().rev().collect(), state.pot);
        let seat = Seat::from_index(scene.state.players() - 1 - scene.seat.index()).unwrap();
        let mirrored = play(&scene.rules, &reversed(&scene.state), seat, &scene.decided().0).unwrap();
        prop_assert_eq!(mirrored.state, reversed(&played.state));
        prop_assert_eq!(mirrored.steps.len(), played.steps.len());
    }

    #[test]
    fn a_pawn_on_the_start_is_in_nobodys_way(mut scene in scene()) {
        scene.rules.finish.then = said(Then::Stop);
        scene.rules.track.start = said(Start::Free);
        scene.rules.first_throw.occupied = said(FirstOccupied::Meets);
        let counts = |rule: &SquareRule| {
            let to_each = rule.effects().any(|effect| effect.pay.to.as_ref().is_some_and(|to| to.value == PayTo::EachPlayer));
            to_each || rule.cases.iter().any(|case| case.when == Condition::NobodyBehind)
        };
        if scene.rules.squares.all().iter().any(counts) {
            return Ok(());
        }
        let Some(played) = turn(&scene) else { return Ok(()) };
        let thrown = seats(&scene.state).iter().any(|(player, _)| player.thrown);
        let newcomer = (Player { thrown, ..Player::default() }, Pawn::free(scene.rules.begin()));
        let joined = |state: &State| State::new(seats(state).into_iter().chain([newcomer]).collect(), state.pot);
        let crowded = same(&scene, &scene.rules, &joined(&scene.state));
        prop_assert_eq!(crowded.state, joined(&played.state));
        prop_assert_eq!(crowded.steps, played.steps);
    }

    #[test]
    fn squares_passed_over_do_nothing(scene in scene()) {
        let Some(played) = turn(&scene) else { return Ok(()) };
        let around = |motion: &Motion| matches!(motion, Motion::GoTo(Target::Next(_) | Target::Previous(_) | Target::Other));
        let looks_around = |rule: &SquareRule| {
            rule.next_dice.is_some() || rule.effects().filter_map(|effect| effect.motion.as_ref()).any(|motion| around(&motion.value))
        };
        // Others can wait to be passed, and squares be read by those who are sent away.
        let read = scene.rules.squares.released_by_others() || scene.rules.meeting.displaced.value == Displaced::Read;
        let thrown = matches!(played.steps.first(), Some(Step::Throw { .. }));
        let waited = scene.state.pawn(scene.seat).unwrap().waits();
        if !thrown || waited || read || scene.rules.squares.all().iter().any(looks_around) {
            return Ok(());
        }
        // The square left is one of them: it is never read.
        let fewer = only_at(&scene.rules, &arrivals(&played));
        let again = same(&scene, &fewer, &scene.state);
        prop_assert_eq!(again, played);
    }

    #[test]
    fn others_change_no_path_when_meetings_come_last(mut scene in scene()) {
        meets_last(&mut scene.rules.meeting);
        scene.rules.first_throw.occupied = said(FirstOccupied::Meets);
        let looks = |rule: &SquareRule| rule.cases.iter().any(|case| !matches!(case.when, Condition::Throw(_)));
        if scene.rules.squares.all().iter().any(looks) {
            return Ok(());
        }
        let Some(crowded) = turn(&scene) else { return Ok(()) };
        let alone = seats(&scene.state).into_iter().enumerate().map(|(index, (player, pawn))| {
            let away = Pawn::free(scene.rules.begin());
            (player, if index == scene.seat.index() { pawn } else { away })
        });
        scene.state = State::new(alone.collect(), scene.state.pot);
        let alone = turn(&scene).unwrap();
        // How often a loop is gone round before it is known as one depends on whom it moves; that it is one does not,
        // unless the player may choose otherwise the second time.
        let endless = |turn: &Turn| matches!(turn.end, End::Endless(_));
        let asks = |turn: &Turn| turn.steps.iter().any(|step| matches!(step, Step::Chooses { .. }));
        if !asks(&alone) && !asks(&crowded) {
            prop_assert_eq!(endless(&alone), endless(&crowded));
        }
        if !endless(&alone) && !endless(&crowded) {
            prop_assert_eq!(path(&alone), path(&crowded));
        }
    }

    #[test]
    fn on_a_bare_track_it_is_arithmetic(last in 1_u16..200, from in 0_u16..200, count in 1_u8..=4, faces in 2_u8..=20, pick in any::<u32>(),
                                        overshoot in select(Overshoot::ALL)) {
        let from = from % last;
        let dice = Dice::new(count, faces).unwrap();
        let mut rules = bare(dice, last);
        rules.finish.overshoot = said(overshoot);
        let thrown: Vec<u8> = (0..count).map(|die| 1 + u8::try_from((pick >> (8 * die)) & 255).unwrap() % faces).collect();
        let throw = dice.throw(&thrown).unwrap();
        let state = State::new(vec![(Player::default(), Pawn::free(square(from)))], 0);
        let sum = from + throw.total().number();
        let expected = match overshoot {
            _ if sum <= last => sum,
            Overshoot::Bounce => (2 * last).saturating_sub(sum),
            Overshoot::Stay => from,
            Overshoot::Win => last,
            Overshoot::Restart => 0,
            // Round and round, where the track is that short.
            Overshoot::RestartSurplus => (sum - last - 1) % last + 1,
        };
        let played = play(&rules, &state, Seat::default(), &Hand::from(throw)).unwrap();
        prop_assert_eq!(played.state.pawn(Seat::default()).unwrap().at, square(expected));
    }

    #[test]
    fn the_source_texts_differ_where_they_say_so(scene in scene(), faces in (1_u8..=6, 1_u8..=6)) {
        // The same table, played by the five sets of rules, each pawn free and the mover alone on its way.
        let at = scene.state.pawn(scene.seat).unwrap().at.number().min(62);
        let player = if scene.state.players() > 2 { seasoned() } else { Player::default() };
        let state = State::new(vec![(player, Pawn::free(square(at)))], 0);
        let played: Vec<_> = SOURCE_TEXTS.iter().map(|id| {
            let rules = source_text(id);
            let throw = rules.dice.usual.value.throw(&[faces.0, faces.1]).unwrap();
            (*id, play(&rules, &state, Seat::default(), &Hand::from(throw)).unwrap())
        }).collect();
        let family = &played[0].1;
        for (id, other) in &played[1..] {
            // Alone they only differ by the length of waits and by what is paid; the short game also by the bounce.
            let bounces = path(family).iter().any(|step| matches!(step, Step::Bounce { .. }));
            if *id == "famille-courte" && bounces {
                prop_assert_eq!(&other.end, &End::Wins(Seat::default()));
            } else {
                prop_assert_eq!(path(other), path(family), "{}", id);
                prop_assert_eq!(&other.end, &family.end);
            }
        }
    }
}
