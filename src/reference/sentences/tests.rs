//! Turns told, word for word.

use super::*;
use crate::engine::{Pawn, Player, State, play};
use crate::reference::samples;
use crate::vocab::Lang;

/// Tells one throw of the first seat; each pawn is given with its square and its wait.
fn tell(lang: Lang, rules: &Rules, pawns: &[(u16, Waiting)], faces: [u8; 2]) -> String {
    let player = Player { thrown: true, purse: 0, streak: 0 };
    let seats = pawns.iter().map(|(at, waiting)| (player, Pawn { at: samples::square(*at), waiting: *waiting }));
    let state = State::new(seats.collect(), 0);
    let turn = play(rules, &state, Seat::default(), &rules.dice.usual.value.throw(&faces).unwrap().into()).unwrap();
    let names = ["Alice".to_owned(), "Bob".to_owned()];
    sentences(&Texts::embedded(lang).unwrap(), rules, &names, &turn).join(" ").replace(['\u{202f}', '\u{a0}'], " ")
}

fn family(at: &[u16], faces: [u8; 2]) -> String {
    let pawns: Vec<_> = at.iter().map(|at| (*at, Waiting::Free)).collect();
    tell(Lang::Fr, &samples::family().rules, &pawns, faces)
}

#[test]
fn geese_carry_on() {
    assert_eq!(
        family(&[10], [1, 3]),
        "Alice lance 1 et 3 : total 4. Le pion avance de 10 à 14. 14, l’oie : le pion avance encore de 4, jusqu’à 18. \
         18, l’oie : le pion avance encore de 4, jusqu’à 22."
    );
}

#[test]
fn a_bounce_is_counted() {
    assert_eq!(family(&[60], [2, 3]), "Alice lance 2 et 3 : total 5. Le pion compte 61, 62, 63, 62, 61 : il rebondit sur 63.");
    assert_eq!(
        family(&[62], [6, 6]),
        "Alice lance 6 et 6 : total 12. Le pion avance jusqu’à 63, puis recule de 11 : il finit en 52. \
         52, la prison : Alice passera ses deux prochains tours."
    );
}

#[test]
fn pawns_change_places() {
    assert_eq!(
        family(&[24, 28], [1, 3]),
        "Alice lance 1 et 3 : total 4. Le pion avance de 24 à 28. La case 28 est occupée par le pion de Bob. Le pion de Bob va à 24."
    );
}

#[test]
fn waits_are_counted_down() {
    let rules = samples::family().rules;
    let tell = |waiting| tell(Lang::Fr, &rules, &[(52, waiting)], [1, 1]);
    assert_eq!(tell(Waiting::Turns(2)), "Alice passe ce tour ; il reste un tour à passer.");
    assert_eq!(tell(Waiting::Turns(1)), "Alice passe ce tour, et lancera la prochaine fois.");
    assert_eq!(tell(Waiting::Held), "Alice passe ce tour et attend toujours en 52.");
}

#[test]
fn death_and_the_end() {
    assert_eq!(family(&[57], [1, 5]), "Alice lance 1 et 5 : total 6. Le pion avance de 57 à 63. Alice arrive en 63 et gagne !");
    assert_eq!(family(&[55], [1, 2]), "Alice lance 1 et 2 : total 3. Le pion avance de 55 à 58. 58, la mort : le pion retourne au départ.");
}

#[test]
fn stakes_releases_and_names_of_the_variant() {
    let rules = samples::pot().rules;
    let tell = |lang, at, waiting, from, faces| tell(lang, &rules, &[(from, Waiting::Free), (at, waiting)], faces);
    assert_eq!(
        tell(Lang::Fr, 19, Waiting::Turns(1), 15, [1, 3]),
        "Alice lance 1 et 3 : total 4. Le pion avance de 15 à 19. 19, l’hôtellerie : Alice paie une mise. \
         Le pion de Bob est libre et va à 15. 19, l’hôtellerie : Alice passera son prochain tour, sauf si un autre pion arrive avant."
    );
    assert_eq!(
        tell(Lang::En, 52, Waiting::Held, 48, [1, 3]),
        "Alice throws 1 and 3: a total of 4. The pawn moves from 48 to 52. Bob’s pawn is free and goes to 48. \
         52, the prison: Alice waits until another pawn comes."
    );
}

#[test]
fn what_is_paid_together_is_told_together() {
    let rules = samples::pot().rules;
    let tell = |lang, pawns: &[(u16, Waiting)], faces| tell(lang, &rules, pawns, faces);
    assert_eq!(
        tell(Lang::Fr, &[(24, Waiting::Free), (28, Waiting::Free)], [1, 3]),
        "Alice lance 1 et 3 : total 4. Le pion avance de 24 à 28. La case 28 est occupée par le pion de Bob. \
         Pour la rencontre, Alice paie une mise, Bob aussi. Le pion de Bob va à 24."
    );
    assert_eq!(
        tell(Lang::Fr, &[(38, Waiting::Free)], [1, 3]),
        "Alice lance 1 et 3 : total 4. Le pion avance de 38 à 42. 42, le labyrinthe : Alice paie une mise. Le pion retourne à 30."
    );
}

#[test]
fn an_endless_turn_is_explained() {
    let mut rules = samples::family().rules;
    rules.finish.overshoot.value = crate::rules::Overshoot::Stay;
    rules.chaining.value = crate::rules::Chaining::UntilStable;
    let squares = vec![samples::go_to(crate::rules::Kind::Bridge, 6, 12), samples::go_to(crate::rules::Kind::Maze, 12, 6)];
    rules.squares = crate::rules::Squares::new(squares);
    let told = tell(Lang::Fr, &rules, &[(2, Waiting::Free)], [1, 3]);
    assert!(
        told.ends_with("Ce tour ne finit jamais : sans nouveau lancer, le pion passe et repasse par 6 et 12. La règle est à corriger."),
        "{told}"
    );
}

#[test]
fn several_pawns_have_numbers_and_choices_are_told() {
    use crate::engine::{Hand, Move};
    use crate::rules::{Choice, EachDie, Effect, Kind, Motion, Squares, Target};
    let mut rules = samples::family().rules;
    rules.pawns.each.value = 2;
    rules.dice.each.value = EachDie::Pawn;
    let mut fork = samples::rule(Kind::Bridge, &[14]);
    let go = samples::moving(Motion::GoTo(Target::Square(samples::square(20))));
    let choice = |name: &str, label, effect| Choice { name: name.to_owned(), label, effect };
    fork.choose =
        vec![choice("go", samples::words("passer", "cross"), go), choice("stay", samples::words("rester", "stay"), Effect::default())];
    rules.squares = Squares::new(vec![fork]);
    let player = Player { thrown: true, ..Player::default() };
    let pawns = |squares: [u16; 2]| squares.map(|at| Pawn::free(samples::square(at))).to_vec();
    let state = State::with_pawns(vec![(player, pawns([10, 20])), (player, pawns([63, 23]))], 2, rules.begin(), 0);
    let hand = Hand {
        throw: rules.dice.usual.value.throw(&[4, 3]).unwrap(),
        moves: vec![Move { die: 3, pawn: 1 }, Move { die: 4, pawn: 0 }],
        choices: vec!["go".to_owned()],
    };
    let turn = play(&rules, &state, Seat::default(), &hand).unwrap();
    let names = ["Alice".to_owned(), "Bob".to_owned()];
    let told = |lang| sentences(&Texts::embedded(lang).unwrap(), &rules, &names, &turn).join(" ").replace(['\u{202f}', '\u{a0}'], " ");
    assert_eq!(
        told(Lang::Fr),
        "Alice lance 4 et 3 : total 7. Le pion 2 avance de 20 à 23. La case 23 est occupée par le pion 2 de Bob. Le pion 2 de Bob va à 20. \
         Le pion 1 avance de 10 à 14. Alice choisit : passer. 14, le pont : le pion 1 va directement à 20. \
         La case 20 est occupée par le pion 2 de Bob. Le pion 2 de Bob va à 10."
    );
    assert_eq!(
        told(Lang::En),
        "Alice throws 4 and 3: a total of 7. Pawn 2 moves from 20 to 23. Bob’s pawn 2 is already on square 23. Bob’s pawn 2 goes to 20. \
         Pawn 1 moves from 10 to 14. Alice chooses: cross. 14, the bridge: pawn 1 goes straight to 20. \
         Bob’s pawn 2 is already on square 20. Bob’s pawn 2 goes to 10."
    );
}

/// Everything told of the example with that number on the card of a shipped variant, in English.
fn told_of(id: &str, number: usize) -> String {
    let variant = crate::check::embedded(id).unwrap().variant.unwrap();
    let example = variant.examples.iter().filter(|example| example.card).nth(number).unwrap();
    let texts = Texts::embedded(Lang::En).unwrap();
    let turns = crate::reference::replay(&variant.rules, example);
    let long: Vec<String> = turns.iter().flat_map(|turn| sentences(&texts, &variant.rules, &example.given.names, turn)).collect();
    format!("{} | {}", long.join(" "), crate::reference::path::paths(&texts, &variant.rules, &example.given.names, &turns).join(" "))
}

#[test]
fn a_wait_and_a_throw_are_told_of_the_square_that_orders_them() {
    // The maze sends to 37 and costs a turn; a goose sends to the next one and gives a throw.
    let maze = told_of("es-retropia", 1);
    assert!(maze.contains("42, the maze:") && !maze.contains("37, the maze") && !maze.contains("37 (maze)"), "{maze}");
    let goose = told_of("es-retropia", 0);
    assert!(goose.contains("5, the goose:") && !goose.contains("9, the goose") && !goose.contains("9 (goose)"), "{goose}");
}

#[test]
fn stakes_of_several_squares_are_added_up() {
    let geese = told_of("en-rampant", 0);
    assert!(geese.contains("14, the goose: Alice takes") && geese.contains("22, takes two stakes"), "{geese}");
}
