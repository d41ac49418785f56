//! Laws of whole games: many turns in seat order.

use crate::common::any::{cases, rules};
use crate::common::{Chance, SOURCE_TEXTS, source_text};
use crate::{money, pawns, seats};
use goosebook::engine::{End, State, Step, Turn, Waiting, play};
use goosebook::rules::{Overshoot, Rules, Then};
use goosebook::vocab::Seat;
use proptest::prelude::*;
use proptest::sample::select;

/// One throw of a game.
struct Thrown {
    seat: Seat,
    before: State,
    turn: Turn,
}

/// A game from the start, with the seats in order, until nobody has a turn, a turn is endless, or so many throws.
fn game(rules: &Rules, players: usize, seed: u64, throws: usize) -> Vec<Thrown> {
    let mut chance = Chance(seed);
    let mut state = State::start(players);
    let mut seat = Seat::default();
    let mut played: Vec<Thrown> = Vec::new();
    let mut refused = 0;
    while played.len() < throws && refused < players {
        // A table alone does not tell that the last round has been played: whoever runs a game asks when it begins anew.
        let again = played.last().is_some_and(|thrown| thrown.turn.end == End::ThrowsAgain);
        if seat == Seat::default() && !again && state.is_over(rules) {
            break;
        }
        let throw = rules.dice.value.throw(&chance.dice(rules.dice.value)).unwrap();
        let Ok(turn) = play(rules, &state, seat, throw) else {
            refused += 1;
            seat = state.after(seat);
            continue;
        };
        refused = 0;
        let before = std::mem::replace(&mut state, turn.state.clone());
        let end = turn.end.clone();
        played.push(Thrown { seat, before, turn });
        match end {
            End::ThrowsAgain => {}
            End::Endless(_) => break,
            End::Passes | End::Wins(_) => seat = state.after(seat),
        }
    }
    played
}

fn any_rules() -> impl Strategy<Value = Rules> {
    prop_oneof![1 => rules().boxed(), 1 => select(SOURCE_TEXTS).prop_map(source_text).boxed()]
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn nobody_gets_rich_from_nothing(rules in any_rules(), players in 1_usize..=6, seed in any::<u64>()) {
        for thrown in game(&rules, players, seed, 200) {
            prop_assert_eq!(money(&thrown.turn.state), 0);
        }
    }

    #[test]
    fn a_first_throw_is_made_once_and_stays_made(rules in any_rules(), players in 1_usize..=6, seed in any::<u64>()) {
        for thrown in game(&rules, players, seed, 200) {
            let throws = thrown.turn.steps.iter().filter(|step| matches!(step, Step::Throw { .. })).count();
            prop_assert!(throws <= 1);
            for ((before, _), (after, _)) in seats(&thrown.before).iter().zip(seats(&thrown.turn.state)) {
                prop_assert!(after.thrown || !before.thrown);
            }
        }
    }

    #[test]
    fn a_turn_that_is_missed_was_owed(rules in any_rules(), players in 1_usize..=6, seed in any::<u64>()) {
        // Each wait was given by a square when the pawn came to rest there, and is served turn by turn.
        let mut owed = vec![Waiting::Free; players];
        for Thrown { seat, turn, .. } in game(&rules, players, seed, 200) {
            for step in &turn.steps {
                match *step {
                    Step::Missed { left, .. } => {
                        let one_less = match owed[seat.index()] {
                            Waiting::Turns(turns) => Waiting::turns(turns - 1),
                            Waiting::Held => Waiting::Held,
                            Waiting::Free => panic!("{seat:?} owed nothing"),
                        };
                        prop_assert_eq!(left, one_less);
                        owed[seat.index()] = left;
                    }
                    Step::Waits { seat, waiting, .. } => owed[seat.index()] = waiting,
                    Step::Displaced { seat, .. } | Step::Released { seat, .. } => owed[seat.index()] = Waiting::Free,
                    Step::Throw { seat, .. } => prop_assert_eq!(owed[seat.index()], Waiting::Free),
                    _ => {}
                }
            }
            let waits: Vec<Waiting> = pawns(&turn.state).iter().map(|pawn| pawn.waiting).collect();
            if !matches!(turn.end, End::Endless(_)) {
                prop_assert_eq!(&waits, &owed);
            }
        }
    }

    #[test]
    fn games_end_as_their_rule_says(rules in any_rules(), players in 1_usize..=6, seed in any::<u64>()) {
        let played = game(&rules, players, seed, 200);
        let winners: Vec<usize> = played.iter().enumerate().filter(|(_, thrown)| matches!(thrown.turn.end, End::Wins(_)))
            .map(|(index, _)| index).collect();
        let Some(first) = winners.first() else { return Ok(()) };
        let seat = |index: usize| played[index].seat.index();
        match rules.finish.then.value {
            Then::Stop => prop_assert_eq!(*first + 1, played.len()),
            // Whoever plays after the first winner sits behind it and plays once.
            Then::FinishRound => {
                let later: Vec<usize> = (*first..played.len()).map(seat).collect();
                let again = |index: usize| matches!(played[first + index].turn.end, End::ThrowsAgain);
                prop_assert!(later.windows(2).enumerate().all(|(index, pair)| pair[0] < pair[1] || again(index) && pair[0] == pair[1]));
            }
            Then::Ranking => {
                let home: Vec<usize> = winners.iter().map(|index| seat(*index)).collect();
                prop_assert!(home.len() <= 1.max(players - 1));
                for (place, index) in winners.iter().enumerate() {
                    prop_assert!(!(index + 1..played.len()).any(|later| seat(later) == home[place]));
                }
            }
        }
        let last = &played[played.len() - 1].turn.state;
        if played.len() < 200 && rules.finish.then.value != Then::FinishRound {
            let endless = matches!(played[played.len() - 1].turn.end, End::Endless(_));
            prop_assert!(endless || last.is_over(&rules));
        }
    }

    #[test]
    fn a_bounce_is_the_only_way_backwards_on_a_bare_track(players in 1_usize..=6, seed in any::<u64>(), wins in any::<bool>()) {
        let overshoot = if wins { Overshoot::Win } else { Overshoot::Stay };
        let mut rules = crate::common::bare(goosebook::vocab::Dice::new(2, 6).unwrap(), 63);
        rules.finish.overshoot = crate::common::said(overshoot);
        for thrown in game(&rules, players, seed, 200) {
            for (before, after) in pawns(&thrown.before).iter().zip(pawns(&thrown.turn.state)) {
                prop_assert!(after.at >= before.at);
            }
        }
    }
}

#[test]
fn two_can_block_each_other_for_ever_where_a_square_holds_them() {
    // 25+6 and 46+6: one in the well, one in prison, and nobody left to come.
    let rules = source_text("infolib");
    let seat = |index| Seat::from_index(index).unwrap();
    let at = |number| goosebook::engine::Pawn { at: crate::common::square(number), waiting: Waiting::Free };
    let thrown = goosebook::engine::Player { thrown: true, purse: 0 };
    let six = rules.dice.value.throw(&[1, 5]).unwrap();
    let mut state = State::new(vec![(thrown, at(25)), (thrown, at(46))], 0);
    for index in [0, 1] {
        state = play(&rules, &state, seat(index), six).unwrap().state;
    }
    for throw in rules.dice.value.throws() {
        for index in [0, 1] {
            assert_eq!(play(&rules, &state, seat(index), throw).unwrap().state, state);
        }
    }
}
