//! Laws of questions and decisions.

use crate::common::any::{any_scene, cases};
use goosebook::engine::{Ask, End, Hand, play};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn every_option_can_be_chosen(scene in any_scene()) {
        // Down the decisions of one hand, every option that is offered leads on: to a turn, or to the next question.
        let (decided, _) = scene.decided();
        let mut hand = Hand::from(scene.throw);
        for taken in 0..=decided.choices.len() + 1 {
            let Ok(turn) = play(&scene.rules, &scene.state, scene.seat, &hand) else { return Ok(()) };
            let End::Asks(question) = turn.end else { return Ok(()) };
            prop_assert!(question.given.is_none() && !question.options.is_empty());
            prop_assert_eq!(&turn.state, &scene.state);
            for option in &question.options {
                let next = hand.answered(question.about, option);
                let played = play(&scene.rules, &scene.state, scene.seat, &next);
                // With moves given in full a choice on the way can leave the second pawn stuck: no variant has both.
                let stuck = question.about != Ask::Moves && !next.moves.is_empty();
                prop_assert!(played.is_ok() || stuck, "{option} of {question:?}: {played:?}");
                if let Ok(End::Asks(again)) = played.map(|turn| turn.end) {
                    prop_assert!(again.given.is_none(), "{option} is no option of {again:?}");
                }
            }
            match question.about {
                Ask::Moves => hand.moves = decided.moves.clone(),
                _ => hand.choices = decided.choices[..hand.choices.len() + 1].to_vec(),
            }
            prop_assert!(taken <= decided.choices.len());
        }
    }

    #[test]
    fn what_is_no_option_is_asked_again(scene in any_scene()) {
        let (decided, _) = scene.decided();
        for wrong in 0..decided.choices.len() {
            let mut hand = decided.clone();
            hand.choices[wrong] = "no such thing".to_owned();
            let turn = play(&scene.rules, &scene.state, scene.seat, &hand).unwrap();
            let End::Asks(question) = turn.end else { panic!("{:?}", turn.end) };
            prop_assert_eq!(question.given.as_deref(), Some("no such thing"));
            prop_assert!(question.options.contains(&decided.choices[wrong]));
            prop_assert_eq!(&turn.state, &scene.state);
        }
    }

    #[test]
    fn a_hand_in_full_makes_the_turn(scene in any_scene(), more in any::<bool>()) {
        // The turn is a function of table and hand; choices that nobody asks for do nothing.
        let (mut hand, played) = scene.decided();
        prop_assert_eq!(&play(&scene.rules, &scene.state, scene.seat, &hand), &played);
        if more {
            hand.choices.push("pay".to_owned());
            prop_assert_eq!(play(&scene.rules, &scene.state, scene.seat, &hand), played);
        }
    }
}
