//! What is proved of rules: of the variants, of the disputes of the field, of rules by chance beside a second search.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../common/mod.rs"]
mod common;

mod disputes;
mod naive;
mod shipped;

use common::any::{cases, rules};
use goosebook::engine::{End, Hand};
use goosebook::game::{Game, Standing, missed};
use goosebook::proof::{Method, Proof, Property, Verdict, prove};
use goosebook::rules::Rules;
use proptest::prelude::*;

/// How a game ends that is played hand by hand, missed turns by themselves.
fn replay(rules: &Rules, players: usize, hands: &[Hand]) -> (Standing, End, String) {
    let mut game = Game::new(rules, players);
    let mut end = End::Passes;
    for hand in hands {
        while game.dice().is_none() {
            game.play(&missed(rules).unwrap()).unwrap();
        }
        end = game.play(hand).unwrap().end;
    }
    let state = game.state();
    let stand: Vec<String> = state.pawns().map(|(_, pawn)| format!("{} {:?}", pawn.at, pawn.waiting)).collect();
    (game.standing(), end, stand.join(", "))
}

/// The game of a refutation shows what it is said to show.
fn shows(rules: &Rules, proof: &Proof) {
    let (standing, end, _) = replay(rules, proof.players, &proof.game);
    match proof.property {
        Property::EndlessTurn => assert!(matches!(end, End::Endless(_)), "{proof:?}"),
        Property::Block => assert_eq!(standing, Standing::Blocked, "{proof:?}"),
        Property::FirstThrowWin => assert!(matches!(end, End::Wins(_)) && proof.game.len() == 1, "{proof:?}"),
        Property::DeadEnd => assert_eq!(standing, Standing::Goes, "{proof:?}"),
        Property::Seats => {}
    }
}

/// What was proved, for one number of players.
fn of(proofs: &[Proof], property: Property, players: usize) -> Vec<&Proof> {
    proofs.iter().filter(|proof| proof.property == property && proof.players == players).collect()
}

fn agrees(proofs: &[Proof], property: Property, players: usize, fewest: Option<usize>) {
    let found = of(proofs, property, players);
    assert!(!found.is_empty());
    for proof in &found {
        match proof.verdict {
            Verdict::Proved => assert_eq!(fewest, None, "{proof:?}"),
            Verdict::Refuted => assert!(fewest.is_some(), "{proof:?}"),
            Verdict::Unknown => {}
        }
    }
    // Of all ways in which it fails the shortest is among those told.
    if found[0].verdict == Verdict::Refuted && matches!(found[0].method, Method::Exploration(_)) {
        assert_eq!(found.iter().map(|proof| proof.game.len()).min(), fewest, "{found:?}");
    }
}

proptest! {
    #![proptest_config(cases(160))]

    /// On short tracks a search through whole states sees what is proved and refuted, arguments included.
    #[test]
    fn a_second_search_agrees(rules in rules(), players in 1_usize..=4) {
        prop_assume!(rules.last().number() <= 9 && rules.dice.usual.value.count() < 3);
        if let Some(seen) = naive::search(&rules, players, 1_500) {
            let proofs = prove(&rules, &[players]).proofs;
            agrees(&proofs, Property::EndlessTurn, players, seen.endless);
            agrees(&proofs, Property::Block, players, seen.block);
            agrees(&proofs, Property::DeadEnd, players, seen.no_end);
            let losers: Vec<_> = of(&proofs, Property::Seats, players).iter().filter_map(|proof| proof.seat).collect();
            for seat in (0..players).filter_map(goosebook::vocab::Seat::from_index) {
                prop_assert_eq!(!seen.winners.contains(&seat), losers.contains(&seat), "{:?} {:?}", seen, of(&proofs, Property::Seats, players));
            }
            for proof in proofs.iter().filter(|proof| proof.verdict == Verdict::Refuted) {
                shows(&rules, proof);
            }
        }
    }
}
