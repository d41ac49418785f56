//! Laws of one turn.

use crate::common::any::{Scene, any_scene, cases, scene, throws};
use crate::{arrivals, changed, money, pawn_of, pawns, same, seats, turn, whose, with_players};
use goosebook::engine::{
    End, Hand, PaidFor, PaidTo, Pawn, Player, Refusal, ReleasedBy, State, Step, TransferBy, Waiting, play, play_in_place,
};
use goosebook::rules::{AfterBounce, Chaining, Displaced, FinishDice, Heading, Motion, Overshoot, Payments, Squares};
use goosebook::vocab::Square;
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn a_turn_is_played_unless_it_is_over(scene in scene(), home in any::<Option<u8>>()) {
        let mut seats = seats(&scene.state);
        if let Some(home) = home {
            let index = usize::from(home) % seats.len();
            seats[index].1 = Pawn::free(scene.rules.last());
        }
        let state = State::new(seats, scene.state.pot);
        let hand = Hand::from(scene.throw);
        let home = state.pawn(scene.seat).unwrap().at == scene.rules.last();
        let refused = play(&scene.rules, &state, scene.seat, &hand).err();
        prop_assert!(!home || refused == Some(Refusal::Over(scene.seat)));
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
        let turns_round = |motion: &Motion| match motion {
            Motion::Again { after_bounce, heading, .. } => after_bounce.value == AfterBounce::Forward || heading.value != Heading::Travel,
            Motion::GoTo(_) | Motion::MoveBy(_) => scene.rules.chaining.value != Chaining::Stop,
        };
        let turns = |square: &Square| scene.rules.squares.at(*square).is_some_and(|(_, rule)| {
            rule.effects().filter_map(|effect| effect.motion.as_ref()).any(|motion| turns_round(&motion.value))
        });
        let round = scene.rules.finish.overshoot.value == Overshoot::RestartSurplus;
        prop_assert!(round || squares.iter().any(turns), "{squares:?}");
        prop_assert_eq!(&turn.state, &scene.state);
    }

    #[test]
    fn steps_alone_rebuild_the_table(scene in any_scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let mut rebuilt = scene.state.clone();
        turn.steps.iter().for_each(|step| rebuilt.apply(step));
        if !matches!(turn.end, End::Endless(_)) {
            prop_assert_eq!(&rebuilt, &turn.state);
        }
        // Nobody reading the steps makes no difference.
        let mut quiet = scene.state.clone();
        let hand = scene.decided().0;
        let end = play_in_place(&scene.rules, &mut quiet, scene.seat, &hand, &mut ()).unwrap();
        prop_assert_eq!(&end, &turn.end);
        prop_assert_eq!(quiet, rebuilt);
        // Nor does asking twice.
        prop_assert_eq!(play(&scene.rules, &scene.state, scene.seat, &hand).unwrap(), turn);
    }

    #[test]
    fn steps_follow_on_from_each_other(scene in any_scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let mut state = scene.state.clone();
        for step in &turn.steps {
            let at = pawn_of(step).map_or(Square::START, |pawn| state.get(pawn).unwrap().at);
            match *step {
                Step::Walk { from, .. } | Step::Bounce { from, .. } | Step::Transfer { from, .. } | Step::Displaced { from, .. }
                | Step::Released { from, .. } | Step::GoesBack { from, .. } => prop_assert_eq!(from, at, "{:?}", step),
                Step::Stays { at: here, .. } | Step::Again { at: here, .. } | Step::NoEffect { at: here, .. }
                | Step::Waits { at: here, .. } | Step::MovesBy { at: here, .. } | Step::CannotEnter { at: here, .. } => prop_assert_eq!(here, at, "{:?}", step),
                Step::Meets { at: here, other, .. } => {
                    prop_assert_eq!((here, here), (at, state.get(other).unwrap().at), "{:?}", step);
                }
                _ => {}
            }
            state.apply(step);
        }
    }

    #[test]
    fn only_the_mover_the_met_and_the_released_are_touched(scene in any_scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        // A pawn changes only by a step that names it, and a player's stakes only by a payment that names the player.
        for (id, before) in scene.state.pawns() {
            let named = turn.steps.iter().any(|step| changed(step) == Some(id));
            prop_assert!(named || turn.state.get(id) == Some(before), "{id:?}");
        }
        for seat in scene.state.seats().filter(|seat| *seat != scene.seat) {
            let (before, after) = (scene.state.player(seat).unwrap(), turn.state.player(seat).unwrap());
            prop_assert_eq!((after.thrown, after.streak), (before.thrown, before.streak));
            let named = |step: &Step| matches!(*step, Step::Pays { seat: other, to, .. } if other == seat || to == PaidTo::Seat(seat));
            prop_assert!(after.purse == before.purse || turn.steps.iter().any(named));
        }
        // Others are only sent away, released and made to pay; where a pawn sent away has its square read, also by that.
        let read = scene.rules.meeting.displaced.value == Displaced::Read;
        for step in &turn.steps {
            let others = matches!(step, Step::Displaced { .. } | Step::Released { .. }
                | Step::Pays { why: PaidFor::Meeting | PaidFor::Release(_), .. });
            let sent = read && matches!(step, Step::Pays { why: PaidFor::Arrival(_), .. } | Step::Transfer { .. } | Step::Waits { .. });
            prop_assert!(others || sent || whose(step) == scene.seat, "{step:?}");
        }
        prop_assert!(pawns(&turn.state).iter().all(|pawn| pawn.at <= scene.rules.last() && pawn.waiting != Waiting::Turns(0)));
        prop_assert!(pawns(&turn.state).iter().all(|pawn| pawn.at >= scene.rules.begin()));
    }

    #[test]
    fn a_pawn_sent_away_triggers_nothing(scene in scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        if scene.rules.meeting.displaced.value == Displaced::Read {
            return Ok(());
        }
        for (index, step) in turn.steps.iter().enumerate() {
            let (sent, to) = match *step {
                Step::Displaced { pawn, to, .. } | Step::GoesBack { pawn, to, .. } => (pawn, to),
                Step::Released { pawn, by: ReleasedBy::Arrival, to, .. } => (pawn, to),
                _ => continue,
            };
            let later = turn.steps[index + 1..].iter().filter(|later| changed(later) == Some(sent));
            let mut ends_at = to;
            for later in later {
                // A pawn can be sent away twice: met before effects, or sent off by a square that the mover comes to later.
                let Step::Displaced { to, .. } = later else { panic!("{step:?} {later:?}") };
                ends_at = *to;
            }
            if matches!(turn.end, End::Passes | End::ThrowsAgain) {
                prop_assert_eq!(turn.state.get(sent).unwrap(), Pawn::free(ends_at));
            }
        }
    }

    #[test]
    fn money_only_changes_hands(scene in any_scene(), gift in -1_000_i64..1_000) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        prop_assert_eq!(money(&turn.state), money(&scene.state));
        // It is bookkeeping: neither what players have nor what squares cost moves a pawn.
        let count = scene.state.players() as i64;
        let mut rich = with_players(&scene.state, |player| Player { purse: player.purse + gift, ..player });
        rich.pot -= gift * count;
        let rich = same(&scene, &scene.rules, &rich);
        prop_assert_eq!((pawns(&rich.state), &rich.end), (pawns(&turn.state), &turn.end));
        prop_assert_eq!(rich.steps.len(), turn.steps.len());
        let mut free = scene.rules.clone();
        free.meeting.mover_pays.value = 0;
        free.meeting.met_pays.value = 0;
        let mut squares = free.squares.all().to_vec();
        for rule in &mut squares {
            let cases = rule.cases.iter_mut().map(|case| &mut case.effect);
            let choices = rule.choose.iter_mut().map(|choice| &mut choice.effect);
            std::iter::once(&mut rule.effect).chain(cases).chain(choices).for_each(|effect| effect.pay = Payments::default());
        }
        free.squares = Squares::new(squares);
        let free = same(&scene, &free, &scene.state);
        prop_assert_eq!((pawns(&free.state), &free.end), (pawns(&turn.state), &turn.end));
    }

    #[test]
    fn a_waiting_pawn_misses_its_turns_and_no_more(scene in scene(), turns in 1_u32..5) {
        let mut seats = seats(&scene.state);
        seats[scene.seat.index()].1.waiting = Waiting::Turns(turns);
        let mut state = State::new(seats, scene.state.pot);
        let at = state.pawn(scene.seat).unwrap().at;
        if scene.rules.may_act_while_waiting(at) {
            return Ok(());
        }
        let hand = Hand::from(scene.throw);
        for left in (0..turns).rev() {
            let thrown = state.player(scene.seat).unwrap().thrown;
            let turn = play(&scene.rules, &state, scene.seat, &hand).unwrap();
            let missed = matches!(turn.steps.first(), Some(Step::Missed { .. }));
            let fined = turn.steps[1..].iter().all(|step| matches!(step, Step::Pays { why: PaidFor::MissedTurn(_), .. }));
            prop_assert!(missed && fined);
            prop_assert_eq!(turn.end, End::Passes);
            prop_assert_eq!(turn.state.player(scene.seat).unwrap().thrown, thrown);
            prop_assert_eq!(turn.state.pawn(scene.seat).unwrap(), Pawn { at, waiting: Waiting::turns(left) });
            state = turn.state;
        }
        let all = throws(&scene.rules, &state, scene.seat);
        let throw = all[scene.decide as usize % all.len()];
        let turn = Scene { state, throw, ..scene.clone() }.decided().1.unwrap();
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
        if scene.rules.may_act_while_waiting(state.pawn(scene.seat).unwrap().at) {
            return Ok(());
        }
        let turn = play(&scene.rules, &state, scene.seat, &Hand::from(scene.throw)).unwrap();
        prop_assert_eq!(pawns(&turn.state), pawns(&state));
        prop_assert_eq!(turn.end, End::Passes);
    }

    #[test]
    fn winning_is_standing_on_the_last_square(scene in any_scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let last = scene.rules.last();
        let home = turn.state.pawns_of(scene.seat).all(|(_, pawn)| pawn.at == last);
        prop_assert_eq!(turn.end == End::Wins(scene.seat), home);
        prop_assert_eq!(matches!(turn.steps.last(), Some(Step::Wins { .. })), home);
        if home {
            prop_assert_eq!(turn.state.pot, 0);
        }
        for (id, before) in scene.state.pawns() {
            // Nobody else comes home out of turn, and who is home stays there.
            let after = turn.state.get(id).unwrap();
            prop_assert!(id.seat == scene.seat || (after.at == last) == (before.at == last), "{id:?}");
            prop_assert!(before.at != last || after == before);
        }
        let another = turn.steps.iter().any(|step| matches!(step, Step::ThrowsAgain { .. }));
        prop_assert_eq!(turn.end == End::ThrowsAgain, another);
        prop_assert!(!another || turn.state.pawns_of(scene.seat).any(|(_, pawn)| !pawn.waits() && pawn.at != last));
        // A further throw is lost to a wait, and to nothing else.
        let lost = turn.steps.iter().any(|step| matches!(step, Step::LosesThrow { .. }));
        prop_assert!(!lost || (turn.end == End::Passes && turn.state.pawns_of(scene.seat).any(|(_, pawn)| pawn.waits())));
        let double = scene.rules.extra_throw.as_ref().is_some_and(|extra| extra.on.value.holds(&scene.throw));
        let threw = turn.steps.iter().any(|step| matches!(step, Step::Throw { .. }));
        let too_many = turn.steps.iter().any(|step| matches!(step, Step::StreakEnds { too_many: true, .. }));
        let missed = turn.steps.iter().any(|step| matches!(step, Step::Missed { .. }));
        prop_assert!(!(double && threw && turn.end == End::Passes) || lost || too_many || missed, "a double that passes has a reason");
    }

    #[test]
    fn a_walk_is_as_long_as_the_throw(scene in scene()) {
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let (total, last, begin) = (scene.throw.total().number(), scene.rules.last(), scene.rules.begin());
        let finish = &scene.rules.finish;
        for (index, step) in turn.steps.iter().enumerate() {
            let Step::Walk { from, to, .. } = step else { continue };
            let before = index.checked_sub(1).map(|before| turn.steps[before]);
            let by_itself = matches!(before, Some(Step::MovesBy { .. } | Step::Transfer { .. }));
            if by_itself || finish.dice.value == FinishDice::AnyDie {
                continue;
            }
            let walked = from.number().abs_diff(to.number());
            match turn.steps.get(index + 1) {
                Some(Step::Bounce { to: end, .. }) => {
                    prop_assert_eq!(finish.overshoot.value, Overshoot::Bounce);
                    prop_assert_eq!(*to, last);
                    let back = last.number() - end.number();
                    prop_assert!(back > 0 && (walked + back == total || (*end == begin && walked + back < total)));
                }
                _ => {
                    let won = *to == last && finish.overshoot.value == Overshoot::Win;
                    prop_assert!(walked == total || (walked < total && (*to == begin || won)), "{step:?}");
                }
            }
        }
    }

    #[test]
    fn transfers_chain_as_far_as_the_policy_says(scene in scene()) {
        let rules = &scene.rules;
        let relative = |motion: &Motion| matches!(motion, Motion::MoveBy(_));
        let both = rules.squares.all().iter().any(|rule| {
            let effects = || rule.effects();
            effects().any(|effect| effect.motion.as_ref().is_some_and(|motion| relative(&motion.value)))
                || effects().any(|effect| effect.motion.is_some()) && effects().any(|effect| effect.wait.is_some())
        });
        if both || rules.finish.overshoot.value == Overshoot::RestartSurplus || rules.meeting.displaced.value == Displaced::Read {
            return Ok(());
        }
        let Some(turn) = turn(&scene) else { return Ok(()) };
        let is_transfer = |step: &Step| matches!(step, Step::Transfer { by, .. } if !matches!(by, TransferBy::Meeting | TransferBy::Streak));
        let transfers = turn.steps.iter().filter(|step| is_transfer(step)).count();
        let most = match rules.chaining.value {
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
