//! Laws of one turn.

use crate::common::any::{cases, scene};
use crate::{arrivals, money, pawns, seats, turn, whose};
use goosebook::engine::{End, PaidFor, Pawn, Player, Refusal, State, Step, Waiting, play, play_in_place};
use goosebook::rules::{AfterBounce, Chaining, MeetingOrder, Motion, Overshoot, Payments, SquareRule, Squares};
use goosebook::vocab::{Seat, Square};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn a_turn_is_played_unless_it_is_over(scene in scene(), home in any::<Option<u8>>()) {
        let mut seats = seats(&scene.state);
        if let Some(home) = home {
            let index = usize::from(home) % seats.len();
            seats[index].1 = Pawn { at: scene.rules.last.value, waiting: Waiting::Free };
        }
        let state = State::new(seats, scene.state.pot);
        let refused = play(&scene.rules, &state, scene.seat, scene.throw).err();
        let over = state.is_over_for(&scene.rules, scene.seat);
        prop_assert_eq!(refused, over.then_some(Refusal::Over(scene.seat)));
    }

    #[test]
    fn a_loop_is_a_loop(scene in scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let End::Endless(squares) = &turn.end else { return Ok(()) };
        // The squares of the loop are the last ones that the pawn came to, and then the first of them again.
        let mut again = squares.clone();
        again.extend(squares.first());
        let arrivals = arrivals(&turn);
        prop_assert!(arrivals.ends_with(&again), "{arrivals:?} {squares:?}");
        // Something in it turns the pawn forwards again, or transfers it from a transfer.
        let turns = |square: &Square| match scene.rules.squares.at(*square).and_then(|(_, rule)| rule.motion.as_ref()) {
            Some(motion) => match &motion.value {
                Motion::Again { after_bounce } => after_bounce.value == AfterBounce::Forward,
                Motion::GoTo(_) => scene.rules.chaining.value == Chaining::UntilStable,
            },
            None => false,
        };
        prop_assert!(squares.iter().any(turns), "{squares:?}");
        prop_assert_eq!(&turn.state, &scene.state);
    }

    #[test]
    fn steps_alone_rebuild_the_table(scene in scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let mut rebuilt = scene.state.clone();
        turn.steps.iter().for_each(|step| rebuilt.apply(step));
        if !matches!(turn.end, End::Endless(_)) {
            prop_assert_eq!(&rebuilt, &turn.state);
        }
        // Nobody reading the steps makes no difference.
        let mut quiet = scene.state.clone();
        let end = play_in_place(&scene.rules, &mut quiet, scene.seat, scene.throw, &mut ()).unwrap();
        prop_assert_eq!(&end, &turn.end);
        prop_assert_eq!(quiet, rebuilt);
        // Nor does asking twice.
        prop_assert_eq!(play(&scene.rules, &scene.state, scene.seat, scene.throw).unwrap(), turn);
    }

    #[test]
    fn steps_follow_on_from_each_other(scene in scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let mut state = scene.state.clone();
        for step in &turn.steps {
            let at = state.pawn(whose(step)).unwrap().at;
            match *step {
                Step::Walk { from, .. } | Step::Bounce { from, .. } | Step::Transfer { from, .. } | Step::Displaced { from, .. }
                | Step::Released { from, .. } | Step::GoesBack { from, .. } => prop_assert_eq!(from, at, "{:?}", step),
                Step::Stays { at: here, .. } | Step::Again { at: here, .. } | Step::NoEffect { at: here, .. }
                | Step::Waits { at: here, .. } => prop_assert_eq!(here, at, "{:?}", step),
                Step::Meets { at: here, other, .. } => {
                    prop_assert_eq!((here, here), (at, state.pawn(other).unwrap().at), "{:?}", step);
                }
                _ => {}
            }
            state.apply(step);
        }
    }

    #[test]
    fn only_the_mover_the_met_and_the_released_are_touched(scene in scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let touched = |seat: Seat| turn.steps.iter().any(|step| match *step {
            Step::Displaced { seat: other, .. } | Step::Released { seat: other, .. } => other == seat,
            Step::Pays { seat: other, why: PaidFor::Meeting | PaidFor::Release(_), .. } => other == seat,
            _ => false,
        });
        for seat in scene.state.seats().filter(|seat| *seat != scene.seat) {
            prop_assert_eq!(turn.state.player(seat).unwrap().thrown, scene.state.player(seat).unwrap().thrown);
            if !touched(seat) {
                prop_assert_eq!(turn.state.pawn(seat), scene.state.pawn(seat));
                prop_assert_eq!(turn.state.player(seat), scene.state.player(seat));
            }
        }
        for step in &turn.steps {
            let others = matches!(step, Step::Displaced { .. } | Step::Released { .. }
                | Step::Pays { why: PaidFor::Meeting | PaidFor::Release(_), .. });
            prop_assert!(others || whose(step) == scene.seat, "{step:?}");
        }
        prop_assert!(pawns(&turn.state).iter().all(|pawn| pawn.at <= scene.rules.last.value && pawn.waiting != Waiting::Turns(0)));
    }

    #[test]
    fn a_pawn_sent_away_triggers_nothing(scene in scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        for (index, step) in turn.steps.iter().enumerate() {
            let (seat, to) = match *step {
                Step::Displaced { seat, to, .. } => (seat, to),
                Step::Released { seat, to, .. } => (seat, to),
                Step::GoesBack { seat, to, .. } => (seat, to),
                _ => continue,
            };
            let sent_back = seat == scene.seat;
            for later in &turn.steps[index + 1..] {
                let harmless = match later {
                    // A pawn freed where it stood waiting pays for that; each pawn is met for itself.
                    Step::Pays { why: PaidFor::Release(_) | PaidFor::Meeting, .. } => !sent_back,
                    // Before its effects, a square can see the same pawn met twice: sent to the origin, then no more.
                    Step::Displaced { to: Square::START, .. } => scene.rules.meeting.order.value != MeetingOrder::AfterEffects,
                    Step::ThrowsAgain { .. } => sent_back,
                    _ => false,
                };
                prop_assert!(whose(later) != seat || harmless, "{step:?} {later:?}");
            }
            if matches!(turn.end, End::Passes | End::ThrowsAgain) {
                prop_assert_eq!(turn.state.pawn(seat).unwrap(), Pawn { at: to, waiting: Waiting::Free });
            }
        }
    }

    #[test]
    fn money_only_changes_hands(scene in scene(), gift in -1_000_i64..1_000) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        prop_assert_eq!(money(&turn.state), money(&scene.state));
        // It is bookkeeping: neither what players have nor what squares cost moves a pawn.
        let rich = seats(&scene.state).into_iter().map(|(player, pawn)| (Player { purse: player.purse + gift, ..player }, pawn)).collect();
        let rich = play(&scene.rules, &State::new(rich, scene.state.pot - gift), scene.seat, scene.throw).unwrap();
        prop_assert_eq!((pawns(&rich.state), &rich.end), (pawns(&turn.state), &turn.end));
        prop_assert_eq!(rich.steps.len(), turn.steps.len());
        let mut free = scene.rules.clone();
        free.meeting.mover_pays.value = 0;
        free.meeting.met_pays.value = 0;
        free.squares = Squares::new(
            free.squares.all().iter().map(|rule| SquareRule { pay: Payments::default(), ..rule.clone() }).collect(),
        );
        let free = play(&free, &scene.state, scene.seat, scene.throw).unwrap();
        prop_assert_eq!((pawns(&free.state), &free.end), (pawns(&turn.state), &turn.end));
    }

    #[test]
    fn a_waiting_pawn_misses_its_turns_and_no_more(scene in scene(), turns in 1_u32..5) {
        let mut seats = seats(&scene.state);
        seats[scene.seat.index()].1.waiting = Waiting::Turns(turns);
        let mut state = State::new(seats, scene.state.pot);
        let at = state.pawn(scene.seat).unwrap().at;
        for left in (0..turns).rev() {
            let thrown = state.player(scene.seat).unwrap().thrown;
            let turn = play(&scene.rules, &state, scene.seat, scene.throw).unwrap();
            let missed = matches!(turn.steps.first(), Some(Step::Missed { .. }));
            let fined = turn.steps[1..].iter().all(|step| matches!(step, Step::Pays { why: PaidFor::MissedTurn(_), .. }));
            prop_assert!(missed && fined);
            prop_assert_eq!(turn.end, End::Passes);
            prop_assert_eq!(turn.state.player(scene.seat).unwrap().thrown, thrown);
            prop_assert_eq!(turn.state.pawn(scene.seat).unwrap(), Pawn { at, waiting: Waiting::turns(left) });
            state = turn.state;
        }
        let turn = play(&scene.rules, &state, scene.seat, scene.throw).unwrap();
        let throws = matches!(turn.steps.first(), Some(Step::Throw { .. }));
        prop_assert!(throws);
        let thrown = matches!(turn.end, End::Endless(_)) || turn.state.player(scene.seat).unwrap().thrown;
        prop_assert!(thrown);
    }

    #[test]
    fn a_held_pawn_stays_until_another_comes(scene in scene()) {
        let mut seats = seats(&scene.state);
        seats[scene.seat.index()].1.waiting = Waiting::Held;
        let state = State::new(seats, scene.state.pot);
        let turn = play(&scene.rules, &state, scene.seat, scene.throw).unwrap();
        prop_assert_eq!(pawns(&turn.state), pawns(&state));
        prop_assert_eq!(turn.end, End::Passes);
    }

    #[test]
    fn winning_is_standing_on_the_last_square(scene in scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let last = scene.rules.last.value;
        let home = turn.state.pawn(scene.seat).unwrap().at == last;
        prop_assert_eq!(turn.end == End::Wins(scene.seat), home);
        prop_assert_eq!(matches!(turn.steps.last(), Some(Step::Wins { .. })), home);
        if home {
            prop_assert_eq!(turn.state.pot, 0);
        }
        // Nobody else comes home out of turn.
        prop_assert!(scene.state.seats().all(|seat| seat == scene.seat || turn.state.pawn(seat).unwrap().at != last));
        let another = turn.steps.iter().any(|step| matches!(step, Step::ThrowsAgain { .. }));
        prop_assert_eq!(turn.end == End::ThrowsAgain, another);
        prop_assert!(!another || turn.state.pawn(scene.seat).unwrap().waiting == Waiting::Free);
    }

    #[test]
    fn a_walk_is_as_long_as_the_throw(scene in scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let (total, last) = (scene.throw.total().number(), scene.rules.last.value);
        for (index, step) in turn.steps.iter().enumerate() {
            let Step::Walk { from, to, .. } = step else { continue };
            let walked = from.number().abs_diff(to.number());
            match turn.steps.get(index + 1) {
                Some(Step::Bounce { to: end, .. }) => {
                    prop_assert_eq!(scene.rules.finish.overshoot.value, Overshoot::Bounce);
                    prop_assert_eq!(*to, last);
                    let back = last.number() - end.number();
                    prop_assert!(back > 0 && (walked + back == total || (end.is_start() && walked + back < total)));
                }
                _ => {
                    let won = *to == last && scene.rules.finish.overshoot.value == Overshoot::Win;
                    prop_assert!(walked == total || (walked < total && (to.is_start() || won)), "{step:?}");
                }
            }
        }
    }

    #[test]
    fn transfers_chain_as_far_as_the_policy_says(scene in scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let is_transfer = |step: &Step| matches!(step, Step::Transfer { .. });
        let transfers = turn.steps.iter().filter(|step| is_transfer(step)).count();
        let most = match scene.rules.chaining.value {
            Chaining::Stop => 1,
            Chaining::Once => 2,
            Chaining::UntilStable => usize::MAX,
        };
        prop_assert!(transfers <= most);
        if transfers == most {
            let last = turn.steps.iter().rposition(is_transfer).unwrap();
            let read = |step: &Step| matches!(step, Step::Waits { .. } | Step::Again { .. } | Step::NoEffect { .. }
                | Step::Walk { .. } | Step::Pays { why: PaidFor::Arrival(_), .. });
            prop_assert!(!turn.steps[last..].iter().any(read));
        }
    }
}
