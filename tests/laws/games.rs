//! Laws of whole games: many turns in seat order.

use crate::common::any::{self, cases, decided, rules, team_rules};
use crate::common::{Chance, SOURCE_TEXTS, source_text, standing};
use crate::{money, pawns, players as all_players};
use goosebook::engine::{End, Hand, PawnId, Refusal, State, Step, Turn, Waiting, play};
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
    let mut state = State::start(rules, players);
    let mut seat = Seat::default();
    let mut played: Vec<Thrown> = Vec::new();
    let mut refused = 0;
    while played.len() < throws {
        if state.is_over(rules, seat) {
            break;
        }
        let all = any::throws(rules, &state, seat);
        let throw = all[chance.below(all.len() as u64) as usize];
        let turn = match decided(rules, &state, seat, throw, chance.below(u64::MAX)).1 {
            Ok(turn) => turn,
            Err(Refusal::Over(_)) => {
                seat = state.after(seat);
                continue;
            }
            // Moves are offered all at once; what the first does can take the second away. Then the player decides again.
            Err(refusal) => {
                refused += 1;
                assert!(refused < 1_000, "no move can be made: {refusal:?}");
                continue;
            }
        };
        refused = 0;
        let before = std::mem::replace(&mut state, turn.state.clone());
        let end = turn.end.clone();
        played.push(Thrown { seat, before, turn });
        match end {
            End::ThrowsAgain => {}
            End::Endless(_) => break,
            End::Asks(_) => unreachable!("all is decided"),
            End::Passes | End::Wins(_) => seat = state.after(seat),
        }
    }
    played
}

fn any_rules() -> impl Strategy<Value = Rules> {
    prop_oneof![2 => rules().boxed(), 1 => team_rules().boxed(), 2 => select(SOURCE_TEXTS).prop_map(source_text).boxed()]
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
    fn a_pawn_that_is_home_never_moves(rules in any_rules(), players in 1_usize..=6, seed in any::<u64>()) {
        for thrown in game(&rules, players, seed, 200) {
            for (before, after) in pawns(&thrown.before).iter().zip(pawns(&thrown.turn.state)) {
                prop_assert!(before.at != rules.last() || *before == after);
            }
        }
    }

    #[test]
    fn a_first_throw_is_made_once_and_stays_made(rules in any_rules(), players in 1_usize..=6, seed in any::<u64>()) {
        for thrown in game(&rules, players, seed, 200) {
            let throws = thrown.turn.steps.iter().filter(|step| matches!(step, Step::Throw { .. })).count();
            prop_assert!(throws <= 1);
            for (before, after) in all_players(&thrown.before).iter().zip(all_players(&thrown.turn.state)) {
                prop_assert!(after.thrown || !before.thrown);
            }
        }
    }

    #[test]
    fn a_turn_that_is_missed_was_owed(rules in any_rules(), players in 1_usize..=6, seed in any::<u64>()) {
        // Each wait was given by a square when the pawn came to rest there, and is served turn by turn.
        let index = |pawn: PawnId| pawn.seat.index() * usize::from(rules.pawns_each(players)) + usize::from(pawn.number);
        let mut owed = vec![Waiting::Free; players * usize::from(rules.pawns_each(players))];
        for Thrown { turn, .. } in game(&rules, players, seed, 200) {
            for step in &turn.steps {
                match *step {
                    Step::Missed { pawn, left } => {
                        let one_less = match owed[index(pawn)] {
                            Waiting::Turns(turns) => Waiting::turns(turns - 1),
                            Waiting::Held => Waiting::Held,
                            Waiting::Free => panic!("{pawn:?} owed nothing"),
                        };
                        prop_assert_eq!(left, one_less);
                        owed[index(pawn)] = left;
                    }
                    Step::Waits { pawn, waiting, .. } => owed[index(pawn)] = waiting,
                    Step::Displaced { pawn, .. } | Step::Released { pawn, .. } => owed[index(pawn)] = Waiting::Free,
                    Step::Walk { pawn, .. } => prop_assert_eq!(owed[index(pawn)], Waiting::Free),
                    // Only a pawn sent away can be sent on while it waits for nothing; none that waits goes by itself.
                    Step::Transfer { pawn, .. } => prop_assert_eq!(owed[index(pawn)], Waiting::Free),
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
        let last = &played[played.len() - 1];
        if played.len() < 200 {
            let endless = matches!(last.turn.end, End::Endless(_));
            prop_assert!(endless || last.turn.state.is_over(&rules, last.turn.state.after(last.seat)));
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
    let hand = |faces: &[u8]| Hand::from(rules.dice.usual.value.throw(faces).unwrap());
    let mut state = standing(&[25, 46]);
    for index in [0, 1] {
        state = play(&rules, &state, seat(index), &hand(&[1, 5])).unwrap().state;
    }
    for throw in rules.dice.usual.value.throws() {
        for index in [0, 1] {
            assert_eq!(play(&rules, &state, seat(index), &Hand::from(throw)).unwrap().state, state);
        }
    }
}
