//! Where rule sets part: the shortest games, and a second, naive way of looking for them.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::expect_used, clippy::panic)]

#[path = "common/read.rs"]
mod read;

use goosebook::compare::{Explored, Limit, Misreading, Outcome, Search, Witness, first_difference, mistakes};
use goosebook::engine::{End, Hand, State, play};
use goosebook::game::Game;
use goosebook::rules::{Overshoot, Rules};
use goosebook::vocab::{Seat, Square};
use read::{carried, shipped};

fn witness(search: Search) -> Witness {
    match search {
        Search::Differ(witness) => *witness,
        other => panic!("{other:?}"),
    }
}

fn squares(state: &State) -> Vec<u16> {
    state.pawns().map(|(_, pawn)| pawn.at.number()).collect()
}

/// Whether two rule sets part within so many turns of two players without choices: every sequence of throws is played.
fn parts_within(one: &Rules, other: &Rules, turns: usize, tables: (&State, &State), seat: Seat) -> bool {
    if turns == 0 {
        return false;
    }
    one.dice.usual.value.throws().any(|throw| {
        let hand = Hand::from(throw);
        let (Ok(left), Ok(right)) = (play(one, tables.0, seat, &hand), play(other, tables.1, seat, &hand)) else { return true };
        if squares(&left.state) != squares(&right.state) || left.end != right.end {
            return true;
        }
        if matches!(left.end, End::Wins(_)) {
            return false;
        }
        let next = if left.end == End::ThrowsAgain { seat } else { left.state.next_after(one, seat) };
        parts_within(one, other, turns - 1, (&left.state, &right.state), next)
    })
}

#[test]
fn the_shortest_game_has_a_witness_and_no_shorter_one() {
    let (one, other) = (shipped("famille"), shipped("infolib"));
    let found = witness(first_difference(&one, &other, 2, Limit::default()));
    assert_eq!(found.hands.len(), 4);
    // The hands lead to the table, and there the two end differently.
    let (mut game, mut same) = (Game::new(&one, 2), Game::new(&other, 2));
    for (turn, hand) in found.hands.iter().enumerate() {
        let hand = hand.clone().unwrap();
        let (left, right) = (game.play(&hand).unwrap(), same.play(&hand).unwrap());
        assert_eq!(squares(&left.state) != squares(&right.state), turn == 3, "{turn}");
    }
    // No three turns part them, whatever the dice: all of them are played.
    let start = (State::start(&one, 2), State::start(&other, 2));
    assert!(!parts_within(&one, &other, 3, (&start.0, &start.1), Seat::default()));
}

#[test]
fn exploring_first_finds_the_same_games() {
    let ids = ["famille", "infolib", "famille-courte", "classique-mises", "es-laviejamesa"];
    for one in ids {
        let first = shipped(one);
        let explored = Explored::new(&first, 2, Limit::default());
        for other in ids {
            let other_rules = shipped(other);
            let (fast, slow) = (explored.first_difference(&other_rules), first_difference(&first, &other_rules, 2, Limit::default()));
            match (fast, slow) {
                (Search::Differ(fast), Search::Differ(slow)) => assert_eq!(fast.hands, slow.hands, "{one} {other}"),
                (Search::Same { .. }, Search::Same { .. }) => assert_eq!(one, other),
                (Search::Unknown { .. }, Search::Unknown { .. }) => {}
                (fast, slow) => panic!("{one} {other}: {fast:?} {slow:?}"),
            }
        }
    }
}

#[test]
fn a_wait_that_differs_shows_when_somebody_throws_again() {
    // The hotel of one and the inn of the other both cost a turn; a wait of two turns shows two turns later.
    let one = shipped("famille");
    let mut other = one.clone();
    let mut squares = one.squares.all().to_vec();
    for rule in &mut squares {
        if let Some(turns) = rule.effect.wait.as_mut().and_then(|wait| wait.turns.as_mut()).filter(|turns| turns.value == 1) {
            turns.value = 2;
        }
    }
    other.squares = goosebook::rules::Squares::new(squares);
    let found = witness(first_difference(&one, &other, 2, Limit::default()));
    assert!(matches!((&found.one, &found.other), (Outcome::Throws(Some(_)), Outcome::Throws(None))), "{found:?}");
    assert_eq!(found.before.pawns().filter(|(_, pawn)| pawn.at.number() == 19).count(), 1);
}

#[test]
fn what_no_throw_reaches_parts_nobody() {
    let one = shipped("famille");
    let mut other = one.clone();
    other.meeting.displaced.value = goosebook::rules::Displaced::Read;
    other.meeting.rule.value = goosebook::rules::Meeting::Share;
    let mut same = other.clone();
    same.meeting.displaced.value = goosebook::rules::Displaced::Unread;
    assert!(matches!(first_difference(&other, &same, 2, Limit::default()), Search::Same { .. }));
    assert!(matches!(first_difference(&one, &other, 1, Limit::default()), Search::Same { .. }));
}

#[test]
fn the_mistakes_that_the_family_text_lists_change_a_turn() {
    let family = shipped("famille");
    let explored = Explored::new(&family, 2, Limit::default());
    let found = mistakes(&explored);
    let kinds: Vec<Misreading> = found.iter().map(|mistake| mistake.misreading).collect();
    assert_eq!(found.len(), 7, "{kinds:?}");
    for mistake in &found {
        assert_ne!(mistake.right.state, mistake.wrong.state, "{:?}", mistake.misreading);
    }
    // Without the exceptions of the first throw a 9 runs over the geese to the end.
    let forgotten = found.iter().find(|mistake| mistake.misreading == Misreading::FirstThrowForgotten).unwrap();
    assert!(matches!(forgotten.wrong.end, End::Wins(_)));
    let passing = found.iter().find(|mistake| mistake.misreading == Misreading::PassingWins).unwrap();
    assert!(matches!((&passing.right.end, &passing.wrong.end), (End::Passes, End::Wins(_))));
}

#[test]
fn a_mistake_that_cannot_be_made_is_not_told() {
    let mut family = shipped("famille");
    family.finish.overshoot.value = Overshoot::Win;
    family.first_throw.exceptions.clear();
    let explored = Explored::new(&family, 2, Limit::default());
    let found = mistakes(&explored);
    assert!(!found.iter().any(|mistake| matches!(mistake.misreading, Misreading::PassingWins | Misreading::FirstThrowForgotten)));
    assert!(!found.is_empty());
    assert!(found.iter().all(|mistake| mistake.before.pawns().all(|(_, pawn)| pawn.at < Square::new(63).unwrap())));
}

/// Sixty thousand tables of these dice would have a hundred million turns.
#[test]
fn large_dice_end_a_search_before_the_tables_do() {
    let mut one = shipped("famille");
    one.dice.usual.value = goosebook::vocab::Dice::new(3, 20).unwrap();
    one.first_throw.exceptions.clear();
    let mut other = one.clone();
    other.meeting.order.value = goosebook::rules::MeetingOrder::BeforeEffectLost;
    let limit = Limit { tables: 60_000, turns: 5_000 };
    let explored = Explored::new(&one, 2, limit);
    assert!(!explored.is_whole() && (5_000..10_000).contains(&explored.turns().count()), "{}", explored.turns().count());
    // What is the same as far as it was tried is not known to be the same.
    assert!(matches!(explored.first_difference(&one.clone()), Search::Unknown { .. }));
    assert!(matches!(first_difference(&one, &one.clone(), 2, limit), Search::Unknown { tables } if tables < 60_000));
}

#[test]
#[cfg(feature = "documents")]
fn what_was_not_tried_to_the_end_is_not_called_without_effect() {
    use goosebook::{reference, texts::Texts, vocab::Lang};
    let texts = Texts::embedded(Lang::En).unwrap();
    let both = ["famille", "famille-courte"].map(carried);
    let told = |limit| reference::compare(&texts, &both[0], &both[1], 2, limit);
    let (short, long) = (told(Limit { tables: 20, turns: 20 }), told(Limit::default()));
    assert!(short.idle == ["How long does a game take?"] && short.parts.is_empty() && !short.open.is_empty(), "{:?}", short.idle);
    assert!(short.markdown(&texts).unwrap().contains("is not known"));
    assert!(long.open.is_empty() && !long.parts.is_empty(), "{:?}", long.open);
}

/// The rows of two variants, by what they are about.
#[cfg(feature = "documents")]
fn rows(one: &str, other: &str, lang: goosebook::vocab::Lang) -> Vec<(String, String, String)> {
    use goosebook::{reference, texts::Texts};
    let both = [one, other].map(carried);
    let told = reference::compare(&Texts::embedded(lang).unwrap(), &both[0], &both[1], 2, Limit { tables: 2, turns: 2 });
    told.rows.into_iter().map(|row| (row.what, row.one, row.other)).collect()
}

#[test]
#[cfg(feature = "documents")]
fn answers_to_one_question_stand_beside_each_other_and_nothing_else_does() {
    use goosebook::vocab::Lang;
    let row = |what: &str, one: &str, other: &str| (what.to_owned(), one.to_owned(), other.to_owned());
    let family = rows("famille", "classique", Lang::En);
    let again = row("When do you throw again?", "", "A double gives no extra throw");
    for expected in [row("How long does a game take?", "A game takes 15 to 30 minutes", ""), again] {
        assert!(family.contains(&expected), "{family:#?}");
    }
    // The same rule on a longer board is the same rule.
    let longer = rows("famille", "it-90-parenti", Lang::En);
    assert!(longer.contains(&row("Where is the end?", "The end is square 63", "The end is square 90")), "{longer:#?}");
    assert!(longer.contains(&row("What if the first throw is 6 and 6?", "", "On the first throw, 6 and 6: go to 89")), "{longer:#?}");
    assert!(!longer.iter().any(|(_, one, _)| one.contains("count the rest backwards")), "{longer:#?}");
    // Whatever two are compared, a question is asked once, and one of the two answers it.
    let ids = goosebook::check::Embedded::ids();
    for lang in Lang::ALL {
        for other in &ids {
            let rows = rows("classique-equipes", other, *lang);
            let asked: std::collections::BTreeSet<&String> = rows.iter().map(|(what, ..)| what).collect();
            assert_eq!(asked.len(), rows.len(), "{other}: {rows:#?}");
            assert!(rows.iter().all(|(_, one, two)| one != two), "{other}: {rows:#?}");
        }
    }
}
