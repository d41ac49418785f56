//! Laws that compare turns: what makes no difference, and what does.

use crate::common::any::{cases, scene};
use crate::common::{SOURCE_TEXTS, bare, said, source_text, square};
use crate::{arrivals, path, pawns, seats, turn};
use goosebook::engine::{End, Pawn, Player, State, Step, Waiting, play};
use goosebook::rules::{
    FirstScope, Meeting, MeetingOrder, Motion, Occupied, Overshoot, Policy, ReleaseTo, Rules, SquareRule, Squares, Start, Target, Then,
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
        let throw = scene.rules.dice.value.throw(&faces).unwrap();
        prop_assert_eq!(play(&scene.rules, &scene.state, scene.seat, throw), play(&scene.rules, &scene.state, scene.seat, scene.throw));
    }

    #[test]
    fn only_first_throws_and_extra_throws_look_at_single_dice(scene in scene()) {
        let mut scene = scene;
        scene.rules.first_throw.exceptions.clear();
        scene.rules.extra_throw = None;
        let Some(turn) = turn(&scene) else { return Ok(()) };
        for throw in scene.rules.dice.value.throws().filter(|throw| throw.total() == scene.throw.total()).take(20) {
            let other = play(&scene.rules, &scene.state, scene.seat, throw).unwrap();
            prop_assert_eq!((&other.state, &other.end), (&turn.state, &turn.end));
        }
    }

    #[test]
    fn a_first_throw_made_before_changes_no_later_one(scene in scene()) {
        let mut scene = scene;
        let each = seats(&scene.state).into_iter().map(|(player, pawn)| (Player { thrown: true, ..player }, pawn)).collect();
        scene.state = State::new(each, scene.state.pot);
        if scene.rules.first_throw.scope.value == FirstScope::OnStart {
            scene.rules.first_throw.scope = said(FirstScope::Table);
        }
        let with = turn(&scene);
        scene.rules.first_throw.exceptions.clear();
        prop_assert_eq!(with, turn(&scene));
    }

    #[test]
    fn alone_the_meeting_rule_never_matters(scene in scene(), rule in select(Meeting::ALL), order in select(MeetingOrder::ALL),
                                            start in select(Start::ALL)) {
        let mut scene = scene;
        let alone = seats(&scene.state)[scene.seat.index()];
        scene.state = State::new(vec![alone], scene.state.pot);
        scene.seat = Seat::default();
        let before = turn(&scene);
        scene.rules.meeting.rule = said(rule);
        scene.rules.meeting.order = said(order);
        scene.rules.start = said(start);
        prop_assert_eq!(turn(&scene), before);
    }

    #[test]
    fn seats_are_all_alike(scene in scene()) {
        // Whose pawns they are makes no difference but to the order of turns.
        let mut scene = scene;
        scene.rules.finish.then = said(Then::Stop);
        let Some(played) = turn(&scene) else { return Ok(()) };
        let reversed = |state: &State| State::new(seats(state).into_iter().rev().collect(), state.pot);
        let seat = Seat::from_index(scene.state.players() - 1 - scene.seat.index()).unwrap();
        let mirrored = play(&scene.rules, &reversed(&scene.state), seat, scene.throw).unwrap();
        prop_assert_eq!(mirrored.state, reversed(&played.state));
        prop_assert_eq!(mirrored.steps.len(), played.steps.len());
    }

    #[test]
    fn a_pawn_on_the_start_is_in_nobodys_way(scene in scene()) {
        let mut scene = scene;
        scene.rules.finish.then = said(Then::Stop);
        scene.rules.start = said(Start::Free);
        let Some(played) = turn(&scene) else { return Ok(()) };
        let thrown = seats(&scene.state).iter().any(|(player, _)| player.thrown);
        let newcomer = (Player { thrown, purse: 0 }, Pawn { at: Square::START, waiting: Waiting::Free });
        let joined = |state: &State| State::new(seats(state).into_iter().chain([newcomer]).collect(), state.pot);
        let crowded = play(&scene.rules, &joined(&scene.state), scene.seat, scene.throw).unwrap();
        prop_assert_eq!(crowded.state, joined(&played.state));
        prop_assert_eq!(crowded.steps, played.steps);
    }

    #[test]
    fn squares_passed_over_do_nothing(scene in scene()) {
        let Some(played) = turn(&scene) else { return Ok(()) };
        let looks_around = |rule: &SquareRule| {
            matches!(rule.motion.as_ref().map(|motion| &motion.value), Some(Motion::GoTo(Target::Next(_) | Target::Previous(_))))
        };
        let missed = matches!(played.steps.first(), Some(Step::Missed { .. }));
        if missed || scene.rules.squares.all().iter().any(looks_around) {
            return Ok(());
        }
        // The square left is one of them: it is never read.
        let fewer = only_at(&scene.rules, &arrivals(&played));
        let again = play(&fewer, &scene.state, scene.seat, scene.throw).unwrap();
        prop_assert_eq!(again, played);
    }

    #[test]
    fn others_change_no_path_when_meetings_come_last(scene in scene()) {
        let mut scene = scene;
        scene.rules.meeting.order = said(MeetingOrder::AfterEffects);
        let Some(crowded) = turn(&scene) else { return Ok(()) };
        let alone = seats(&scene.state).into_iter().enumerate().map(|(index, (player, pawn))| {
            let away = Pawn { at: Square::START, waiting: Waiting::Free };
            (player, if index == scene.seat.index() { pawn } else { away })
        });
        scene.state = State::new(alone.collect(), scene.state.pot);
        prop_assert_eq!(path(&turn(&scene).unwrap()), path(&crowded));
    }

    #[test]
    fn meetings_do_what_their_rule_says(scene in scene()) {
        let mut scene = scene;
        scene.rules.meeting.order = said(MeetingOrder::AfterEffects);
        let Some(played) = turn(&scene) else { return Ok(()) };
        let met: Vec<Seat> = played.steps.iter().filter_map(|step| match step {
            Step::Meets { other, .. } => Some(*other),
            _ => None,
        }).collect();
        prop_assert!(met.is_sorted());
        let (rules, rule) = (&scene.rules, scene.rules.meeting.rule.value);
        let origin = scene.state.pawn(scene.seat).unwrap().at;
        let arrived = arrivals(&played).last().copied();
        for other in &met {
            let (before, after) = (scene.state.pawn(*other).unwrap(), played.state.pawn(*other).unwrap());
            prop_assert_eq!(Some(before.at), arrived);
            match rule {
                Meeting::Swap => prop_assert_eq!(after, Pawn { at: origin, waiting: Waiting::Free }),
                Meeting::ToStart => prop_assert_eq!(after, Pawn { at: Square::START, waiting: Waiting::Free }),
                Meeting::GoBack => prop_assert_eq!(after, before),
                Meeting::Share => prop_assert!(false, "nobody is met"),
            }
        }
        if rule == Meeting::GoBack && !met.is_empty() {
            prop_assert_eq!(played.state.pawn(scene.seat).unwrap(), Pawn { at: origin, waiting: Waiting::Free });
        }
        // Everyone who stands where the pawn arrived is met, released, or stands there by right.
        let asked = |here: &Square| *here != origin && *here != rules.last.value && rule != Meeting::Share;
        let Some(here) = arrived.filter(asked) else { return Ok(()) };
        let square_rule = rules.squares.at(here).map(|(_, rule)| rule);
        let together = square_rule.is_some_and(|rule| rule.occupied.value == Occupied::Shared || rule.capacity.is_some());
        let start = here.is_start() && rules.start.value == Start::Free;
        let endless = matches!(played.end, End::Endless(_));
        if !together && !start && !endless {
            let releases = |step: &Step, other: Seat| matches!(step, Step::Released { seat, .. } if *seat == other);
            let released = |seat: Seat| played.steps.iter().any(|step| releases(step, seat));
            let there = scene.state.seats().filter(|seat| *seat != scene.seat && scene.state.pawn(*seat).unwrap().at == here);
            for seat in there {
                prop_assert!(met.contains(&seat) != released(seat));
            }
        }
    }

    #[test]
    fn no_square_holds_more_than_it_may(scene in scene()) {
        let Some(played) = turn(&scene) else { return Ok(()) };
        let after = played.state.pawn(scene.seat).unwrap().at;
        let origin = scene.state.pawn(scene.seat).unwrap().at;
        let Some((_, rule)) = scene.rules.squares.at(after).filter(|_| after != origin) else { return Ok(()) };
        let there = pawns(&played.state).iter().filter(|pawn| pawn.at == after).count();
        if let Some(capacity) = &rule.capacity {
            prop_assert!(there <= usize::from(capacity.value));
        }
    }

    #[test]
    fn pawns_apart_stay_apart(scene in scene()) {
        let mut scene = scene;
        scene.rules.meeting.order = said(MeetingOrder::AfterEffects);
        if scene.rules.meeting.rule.value == Meeting::Share {
            scene.rules.meeting.rule = said(Meeting::Swap);
        }
        if scene.rules.meeting.rule.value == Meeting::ToStart {
            scene.rules.start = said(Start::Free);
        }
        let mut squares = scene.rules.squares.all().to_vec();
        squares.iter_mut().filter_map(|rule| rule.wait.as_mut()).for_each(|wait| wait.release_to = said(ReleaseTo::Origin));
        scene.rules.squares = Squares::new(squares);
        // Nobody stands with another but on the start, the last square and squares that pawns share.
        let together = |state: &State| pawns(state).iter().enumerate().any(|(index, pawn)| {
            let shared = scene.rules.squares.at(pawn.at)
                .is_some_and(|(_, rule)| rule.occupied.value == Occupied::Shared || rule.capacity.is_some());
            let start = pawn.at.is_start() && scene.rules.start.value == Start::Free;
            let crowd = start || pawn.at == scene.rules.last.value || shared;
            !crowd && pawns(state)[..index].iter().any(|other| other.at == pawn.at)
        });
        let Some(played) = turn(&scene).filter(|_| !together(&scene.state)) else { return Ok(()) };
        prop_assert!(!together(&played.state));
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
        let state = State::new(vec![(Player::default(), Pawn { at: square(from), waiting: Waiting::Free })], 0);
        let sum = from + throw.total().number();
        let expected = match overshoot {
            _ if sum <= last => sum,
            Overshoot::Bounce => (2 * last).saturating_sub(sum),
            Overshoot::Stay => from,
            Overshoot::Win => last,
            Overshoot::Restart => 0,
        };
        let played = play(&rules, &state, Seat::default(), throw).unwrap();
        prop_assert_eq!(played.state.pawn(Seat::default()).unwrap().at, square(expected));
    }

    #[test]
    fn the_source_texts_differ_where_they_say_so(scene in scene(), faces in (1_u8..=6, 1_u8..=6)) {
        // The same table, played by the five sets of rules, each pawn free and the mover alone on its way.
        let at = scene.state.pawn(scene.seat).unwrap().at.number().min(62);
        let player = Player { thrown: scene.state.players() > 2, purse: 0 };
        let state = State::new(vec![(player, Pawn { at: square(at), waiting: Waiting::Free })], 0);
        let played: Vec<_> = SOURCE_TEXTS.iter().map(|id| {
            let rules = source_text(id);
            let throw = rules.dice.value.throw(&[faces.0, faces.1]).unwrap();
            (*id, play(&rules, &state, Seat::default(), throw).unwrap())
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
