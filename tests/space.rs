//! What the space of tables says is what the engine plays, whatever the rules.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use common::any::{Scene, any_scene, cases, decided};
use goosebook::engine::{End, Player, State, dice, play};
use goosebook::space::{Ends, TooLarge, World};
use goosebook::vocab::Square;
use proptest::prelude::*;

/// The state with empty purses, and without throws in a row where they do not count.
fn bare(scene: &Scene, state: &State) -> State {
    let counts = scene.rules.extra_throw.as_ref().is_some_and(|extra| extra.streak.is_some());
    let seats = state.seats().map(|seat| {
        let player = state.player(seat).unwrap();
        let player = Player { purse: 0, streak: if counts { player.streak } else { 0 }, ..player };
        (player, state.pawns_of(seat).map(|(_, pawn)| pawn).collect())
    });
    State::with_pawns(seats.collect(), state.each(), Square::START, 0)
}

fn ends(end: &End) -> Ends {
    match end {
        End::Passes => Ends::Passes,
        End::ThrowsAgain => Ends::Again,
        End::Wins(_) => Ends::Wins,
        End::Endless(_) => Ends::Endless,
        End::Asks(_) => panic!("a turn that asks is none"),
    }
}

/// Each turn of that table, by every throw, is what the engine plays with the same hand.
fn agrees(scene: &Scene, world: &mut World<'_>) -> Result<(), TooLarge> {
    let (rules, state, seat) = (&scene.rules, &scene.state, scene.seat);
    if state.is_over_for(rules, seat) {
        return Ok(());
    }
    let table = world.table(state, seat)?;
    assert_eq!(world.state(&table), bare(scene, state));
    let (hand, played) = decided(rules, state, seat, scene.throw, scene.decide);
    let Ok(played) = played else { return Ok(()) };
    let threw = dice(rules, state, seat).is_some();
    let mut found = 0;
    for id in world.ways_of(&table) {
        let turn = world.turn(&table, id)?;
        for branch in 0..world.branches(&turn) {
            let mut same = world.hand(&turn, branch).unwrap().clone();
            let alike = same.throw.total() == hand.throw.total() || !threw;
            let next = world.follow(&table, &turn, branch);
            let engine = play(rules, state, seat, &same).unwrap();
            assert_eq!(ends(&engine.end), next.ends);
            assert_eq!(bare(scene, &engine.state), world.state(&next.table));
            if next.ends == Ends::Passes || next.ends == Ends::Wins {
                assert_eq!(next.table.seat(), engine.state.next_after(rules, seat));
                assert_eq!(next.over, engine.state.is_over(rules, next.table.seat()));
            }
            // The hand by chance is among them, with the same result.
            same.throw = hand.throw;
            if alike && same == hand && bare(scene, &played.state) == world.state(&next.table) && ends(&played.end) == next.ends {
                found += 1;
            }
        }
    }
    assert!(found > 0, "no way and branch stands for {hand:?}");
    let fallen: u32 = world.ways_of(&table).map(|id| world.way(id)).filter(|way| !way.other_dice).map(|way| way.ways).sum();
    assert_eq!(fallen, world.ways_of(&table).map(|id| world.way(id).of).next().unwrap());
    Ok(())
}

proptest! {
    #![proptest_config(cases(250))]

    /// From any table the world leads where the engine leads; also one that has been asked before for other tables.
    #[test]
    fn a_world_is_what_the_engine_plays(scene in any_scene(), turns in 0_usize..6) {
        let rules = scene.rules.clone();
        let mut world = World::new(&rules, scene.state.players()).unwrap();
        // What is remembered from one table must hold for the next ones.
        let mut scene = scene;
        for _ in 0..=turns {
            match agrees(&scene, &mut world) {
                Ok(()) | Err(TooLarge::Decisions) => {}
                Err(other) => panic!("{other:?}"),
            }
            let Ok(turn) = scene.decided().1 else { break };
            if !turn.end.is_played() { break }
            scene.seat = turn.state.next_after(&scene.rules, scene.seat);
            scene.state = turn.state;
            let throws = common::any::throws(&scene.rules, &scene.state, scene.seat);
            scene.throw = throws[scene.decide as usize % throws.len()];
        }
    }

    /// Seats may be turned round together with whose turn it is.
    #[test]
    fn no_seat_is_special(scene in any_scene()) {
        let mut world = World::new(&scene.rules, scene.state.players()).unwrap();
        let finish = scene.rules.finish.then.value != goosebook::rules::Then::FinishRound;
        if finish && !scene.state.is_over_for(&scene.rules, scene.seat) {
            let table = world.table(&scene.state, scene.seat).unwrap();
            let turned = table.turned();
            for id in world.ways_of(&table) {
                let (Ok(turn), Ok(other)) = (world.turn(&table, id), world.turn(&turned, id)) else { continue };
                prop_assert_eq!(world.branches(&turn), world.branches(&other));
                for branch in 0..world.branches(&turn) {
                    let (next, other) = (world.follow(&table, &turn, branch), world.follow(&turned, &other, branch));
                    prop_assert_eq!((next.ends, next.over), (other.ends, other.over));
                    if !next.over {
                        prop_assert_eq!(next.table.turned(), other.table.turned());
                    }
                }
            }
        }
    }
}
