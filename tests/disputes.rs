//! Contradictions, misprints and quarrels that are published, each written as a house would write it: the checker
//! finds it, and names both places where there are two. What needs a proof of many turns stands with the proofs.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "common/shown.rs"]
mod shown;

use goosebook::check::{Embedded, Input, Report, check};
use goosebook::vocab::Lang;
use shown::{codes, found, shown};

const GEESE: &str = "goose: { at: [5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59], move: again";

/// A variant of 63 squares with these rules.
fn game(rules: &str) -> Report {
    file(&format!("track: {{ squares: 63 }}\n{rules}"))
}

/// The family game with these changes.
fn family(changes: &str) -> Report {
    file(&format!("extends: famille\n{changes}"))
}

fn file(rules: &str) -> Report {
    let text = format!("goosebook: 1\nid: maison\ntitle: Maison\n{rules}");
    check(&Input::new("maison.yaml", text), &Embedded)
}

/// One worked turn, in a game of those rules.
fn turn(rules: &str, given: &str, turns: &[&str]) -> Report {
    let given = if given.is_empty() { String::new() } else { format!(", given: {given}") };
    let turns: Vec<String> = turns.iter().map(|turn| format!("{{ {turn} }}")).collect();
    game(&format!("{rules}examples: [ {{ say: Oie{given}, turns: [ {} ] }} ]\n", turns.join(", ")))
}

#[track_caller]
fn fails(report: &Report, says: &str) {
    assert_eq!(codes(report), ["G0401"], "{}", shown(report, Lang::En));
    assert!(shown(report, Lang::En).contains(says), "{}", shown(report, Lang::En));
}

#[test]
fn a_goose_that_always_sends_forward_never_ends_near_the_last_square() {
    let report = game(&format!("squares: {{ {GEESE}, after_bounce: forward }} }}\n"));
    assert_eq!(found(&report), ["G0501 59 | "]);
    assert!(shown(&report, Lang::En).contains("59 → 59"), "{}", shown(&report, Lang::En));
    let long =
        "track: { squares: 90 }\nsquares: { goose: { at: [5, 14, 23, 32, 41, 50, 59, 68, 77, 86], move: again, after_bounce: forward } }\n";
    assert_eq!(found(&file(long)), ["G0501 86 | "]);
}

#[test]
fn two_bridges_that_lead_to_each_other_and_are_both_crossed_never_end() {
    let bridges = |chaining: &str| {
        game(&format!("{chaining}squares: {{ there: {{ kind: bridge, at: 6, go_to: 12 }}, back: {{ kind: bridge, at: 12, go_to: 6 }} }}\n"))
    };
    assert_eq!(found(&bridges("chaining: until_stable\n")), ["G0501 6 | 12"]);
    assert_eq!(found(&bridges("chaining: stop\n")), Vec::<String>::new());
    // Unsaid, nobody crosses back: the two are one bridge.
    assert_eq!(found(&bridges("")), Vec::<String>::new());
}

#[test]
fn a_first_nine_that_stops_on_the_next_goose_has_not_gone_to_the_end_of_the_chain() {
    let report = turn(&format!("squares: {{ {GEESE} }} }}\n"), "", &["Alice: [4, 5], ends: { Alice: 18 }"]);
    fails(&report, "the rules give 0 → 9 → 18 → 27 → 36 → 45 → 54 → 63");
}

#[test]
fn two_dice_without_a_bounce_never_finish_from_the_square_before_the_last() {
    let report = game("dice: 2d6\nfinish: { overshoot: stay }\n");
    assert_eq!(found(&report), ["G0502 stay | "]);
    assert!(shown(&report, Lang::En).contains("square 62 can never reach"));
}

#[test]
fn three_and_six_sent_to_23_in_place_of_26() {
    fails(&turn("first_throw: [ { dice: [6, 3], to: 26 } ]\n", "", &["Alice: [3, 6], ends: { Alice: 23 }"]), "ends on 26, not on 23");
}

#[test]
fn which_nine_goes_where() {
    let report = game("first_throw: [ { dice: [6, 3], to: 26 }, { dice: [3, 6], to: 53 } ]\n");
    assert_eq!(found(&report), ["G0307 [3, 6] | [6, 3]"]);
}

#[test]
fn four_or_five_on_a_first_throw() {
    // The Swedish leaflet: “4 or 5 → 53”, beside 3 and 6 → 26.
    let report = game("first_throw: [ { dice: [6, 3], to: 26 }, { throw: face 4, to: 53 }, { throw: face 5, to: 53 } ]\n");
    assert_eq!(found(&report), Vec::<String>::new());
    let report = game("first_throw: [ { throw: face 3, to: 26 }, { throw: face 4, to: 53 } ]\n");
    assert_eq!(found(&report), ["G0307 face 4 | face 3"]);
    assert!(shown(&report, Lang::En).contains("4+3 has two meanings"), "{}", shown(&report, Lang::En));
    // What is narrower and comes first is an exception to what follows; the other way round it never acts.
    assert_eq!(found(&game("first_throw: [ { dice: [6, 3], to: 26 }, { throw: total 9, to: 53 } ]\n")), Vec::<String>::new());
    assert_eq!(found(&game("first_throw: [ { throw: total 9, to: 53 }, { dice: [6, 3], to: 26 } ]\n")), ["G0307 [6, 3] | total 9"]);
}

#[test]
fn a_nine_from_the_start_after_the_skull_is_no_first_throw() {
    let rules = format!("first_throw: [ {{ dice: [6, 3], to: 26 }} ]\nsquares: {{ {GEESE} }} }}\n");
    fails(&turn(&rules, "{ Alice: 0 }", &["Alice: [6, 3], ends: { Alice: 26 }"]), "ends on 63, not on 26");
}

#[test]
fn a_pawn_met_goes_to_where_the_throw_began_and_not_to_the_goose_on_the_way() {
    let rules = "squares: { goose: { at: [9], move: again } }\nmeeting: { rule: swap }\n";
    let report = turn(rules, "{ Alice: 5, Bob: 13 }", &["Alice: [2, 2], ends: { Alice: 13, Bob: 9 }"]);
    fails(&report, "Bob ends on 5, not on 9");
}

#[test]
fn goose_first_or_collision_first() {
    let rules = "squares: { goose: { at: [9], move: again } }\nmeeting: { rule: swap }\n";
    let report = turn(rules, "{ Alice: 5, Bob: 9 }", &["Alice: [2, 2], ends: { Alice: 9, Bob: 5 }"]);
    assert!(
        found(&report).iter().all(|finding| finding.starts_with("G0401")) && !report.findings.is_empty(),
        "{}",
        shown(&report, Lang::En)
    );
    let first = format!("{}order: before_effect_lost }}\n", rules.trim_end().trim_end_matches('}').to_owned() + ", ");
    let report = turn(&first, "{ Alice: 5, Bob: 9 }", &["Alice: [2, 2], ends: { Alice: 9, Bob: 5 }"]);
    assert_eq!(found(&report), Vec::<String>::new());
}

#[test]
fn go_back_and_swap_in_one_text() {
    assert_eq!(found(&family("meeting: { rule: [go_back, swap] }\n")), ["G0315 swap | go_back"]);
    assert_eq!(found(&family("meeting:\n  rule: go_back\n  rule: swap\n")), ["G0102 rule | rule"]);
    assert_eq!(found(&family("meeting: { rule: go_back }\nmeeting: { rule: swap }\n")), ["G0102 meeting | meeting"]);
}

#[test]
fn a_well_that_lets_go_when_another_merely_passes() {
    let rules = "squares: { well: { at: 31, hold_until: arrival } }\n";
    let given = "{ Alice: 29, Bob: { at: 31, wait: held } }";
    let report = turn(rules, given, &["Alice: [2, 3], ends: { Alice: 34, Bob: { at: 31, wait: 0 } }"]);
    assert_eq!(found(&report).len(), 1, "{}", shown(&report, Lang::En));
    fails(&report, "Bob has held as `wait`, not 0");
}

#[test]
fn a_maze_that_leads_to_37_in_the_rules_and_to_39_in_the_example() {
    let report = turn("squares: { maze: { at: 42, go_to: 37 } }\n", "{ Alice: 38 }", &["Alice: [1, 3], ends: { Alice: 39 }"]);
    fails(&report, "38 → 42 → 37");
}

#[test]
fn the_second_step_of_the_exercise_stops_on_the_bridge_of_the_fifth() {
    let report = turn("squares: { bridge: { at: 6, go_to: 12 } }\n", "", &["Pippo: [4, 2], ends: { Pippo: 6 }"]);
    fails(&report, "6, the bridge: the pawn goes straight to 12");
    assert!(shown(&report, Lang::Fr).contains("6, le pont"), "{}", shown(&report, Lang::Fr));
}

#[test]
fn nobody_plays_after_a_win() {
    let report = turn("", "{ Alice: 60 }", &["Alice: [1, 2], ends: { Alice: 63 }", "Alice: [1, 1]"]);
    assert_eq!(found(&report), ["G0402 [1, 1] | "]);
}

#[test]
fn past_the_exact_end() {
    let report = file(
        "track: { squares: 100 }\ndice: 1d6\nexamples: [ { say: Oie, given: { Alice: 98 }, turns: [ { Alice: 5, ends: { Alice: 103 } } ] } ]\n",
    );
    assert_eq!(found(&report), ["G0301 103 | 100"]);
    let report = file(
        "track: { squares: 100 }\ndice: 1d6\nexamples: [ { say: Oie, given: { Alice: 98 }, turns: [ { Alice: 5, ends: { Alice: 98 } } ] } ]\n",
    );
    fails(&report, "98 → 100 → 97");
}

#[test]
fn the_foot_of_a_ladder_at_the_head_of_a_snake() {
    let board = |chaining: &str| {
        game(&format!(
            "{chaining}squares:\n  ladder: {{ go_to: {{ 4: 14 }}, name: {{ fr: l’échelle, en: the ladder }} }}\n  snake: {{ go_to: {{ 14: 7 }}, name: {{ fr: le serpent, en: the snake }} }}\n"
        ))
    };
    assert_eq!(found(&board("")), ["G0316 14 | { 14: 7 }"]);
    for chaining in ["stop", "once", "until_stable"] {
        assert_eq!(found(&board(&format!("chaining: {chaining}\n"))), Vec::<String>::new());
    }
}

#[test]
fn on_three_and_back_three() {
    let board = |chaining: &str| {
        game(&format!(
            "{chaining}squares:\n  wind: {{ at: 10, move_by: 3, name: {{ fr: le vent, en: the wind }} }}\n  rain: {{ at: 13, move_by: -3, name: {{ fr: la pluie, en: the rain }} }}\n"
        ))
    };
    assert_eq!(found(&board("")), ["G0316 3 | 13", "G0316 -3 | 10"]);
    assert_eq!(found(&board("chaining: until_stable\n")), ["G0501 13 | 10"]);
}

#[test]
fn a_name_that_stands_twice() {
    assert_eq!(found(&turn("", "{ Pippo: 0, Pippo: 4 }", &["Pippo: [1, 1]"])), ["G0102 Pippo | Pippo"]);
}

#[test]
fn four_pawns_for_more_than_four_players_and_two_for_five_or_more() {
    assert_eq!(found(&game("pawns: { is: 4, from_players: { 5: 4, 5: 2 } }\n")), ["G0102 5 | 5"]);
    assert_eq!(found(&game("pawns: { is: 4, from_players: { 5: 4, 6: 2 } }\n")), ["G0119 6 | 5"]);
    // As it is read: four up to four players, two from five on.
    assert_eq!(found(&game("pawns: { is: 4, from_players: { 5: 2 } }\n")), Vec::<String>::new());
    assert_eq!(found(&game("players: { max: 4 }\npawns: { is: 4, from_players: { 5: 2 } }\n")), ["G0317 5 | 4"]);
    assert_eq!(found(&game("players: { min: 5 }\npawns: { is: 4, from_players: { 5: 2 } }\n")), ["G0317 5 | 5"]);
}

#[test]
fn a_rescue_from_a_well_that_has_a_fixed_wait() {
    let rules = "squares: { well: { at: 31, miss: 2, shared: true } }\n";
    let given = "{ Alice: 29, Bob: { at: 31, wait: 2 } }";
    let report = turn(rules, given, &["Alice: [1, 1], ends: { Alice: { at: 31, wait: 2 }, Bob: { at: 29, wait: 0 } }"]);
    fails(&report, "Bob ends on 31, not on 29");
    assert_eq!(found(&game("squares: { well: { at: 31, miss: 2, hold_until: arrival } }\n")), ["G0304 hold_until | miss"]);
}

#[test]
fn a_goose_in_the_place_of_the_bridge() {
    let report = game("squares:\n  goose: { at: [5, 6, 9], move: again }\n  bridge: { at: 6, go_to: 12 }\n");
    assert_eq!(found(&report), ["G0302 6 | 6"]);
}

#[test]
fn throws_that_the_dice_cannot_give() {
    let cases = [
        ("first_throw: [ { dice: [6, 3], to: 26 } ]\ndice: 1d6\n", "G0306 [6, 3] | 1d6"),
        ("dice: 2d6\nfirst_throw: [ { throw: total 13, to: 26 } ]\n", "G0306 total 13 | 2d6"),
        ("squares: { well: { at: 31, hold_until: { throw: total 1 } } }\n", "G0306 total 1 | "),
        // With one die from square 50 on, the prison on 52 never opens to a nine.
        (
            "dice: { is: 2d6, from: { 50: 1d6 } }\nsquares: { prison: { at: 52, hold_until: { throw: total 9 } } }\n",
            "G0306 total 9 | { 50: 1d6 }",
        ),
        ("squares: { prison: { at: 52, next_dice: 1d6, hold_until: { throw: total 9 } } }\n", "G0306 total 9 | 1d6"),
        ("squares: { inn: { at: 19, when: { throw total 13: { miss: 2 }, free: { miss: 1 } } } }\n", "G0306 throw total 13 | "),
        ("squares: { well: { at: 31, hold_until: { other_throws: total 13 } } }\n", "G0306 total 13 | "),
        ("squares: { well: { at: 31, next_dice: 1d6, hold_until: { other_throws: total 13 } } }\n", "G0306 total 13 | "),
        ("extra_throw: total 13\nsquares: { inn: { at: 19, next_dice: 1d6 } }\n", "G0306 total 13 | "),
        ("dice: 1d6\ntrack: { squares: 63, enter: total 7 }\n", "G0306 total 7 | 1d6"),
    ];
    for (rules, expected) in cases {
        let report = if rules.contains("track") { file(rules) } else { game(rules) };
        assert_eq!(found(&report), [expected], "{rules}");
    }
    assert_eq!(found(&game("dice: { is: 2d6, from: { 70: 1d6 } }\n")), ["G0301 70 | 63"]);
    // The dice of the square can show what the others cannot.
    assert_eq!(found(&game("squares: { prison: { at: 52, next_dice: 3d6, hold_until: { throw: total 17 } } }\n")), Vec::<String>::new());
}

#[test]
fn an_effect_on_the_last_square() {
    assert_eq!(found(&game("squares: { goose: { at: [54, 63], move: again } }\n")), ["G0303 63 | 63"]);
}

#[test]
fn a_rule_from_a_text_that_nobody_names() {
    assert_eq!(found(&family("meeting: { rule: go_back, source: leaflet }\n")), ["G0204 leaflet | "]);
}

#[test]
fn a_first_throw_onto_the_dice() {
    let report = game("first_throw: [ { dice: [6, 3], to: 26 } ]\nsquares: { dice: { at: 26, throw_again: true } }\n");
    assert_eq!(found(&report), ["G0316 26 | 26"]);
}

#[test]
fn a_pawn_freed_onto_a_trap() {
    let report = game("squares: { prison: { at: 52, hold_until: { throw: total 9, go_to: 31 } }, well: { at: 31, miss: 2 } }\n");
    assert_eq!(found(&report), ["G0316 31 | 31"]);
}

#[test]
fn what_a_house_makes_pointless_is_no_finding() {
    // The bridge leads to a square that the house gives a rule: now the silence of the family game matters.
    let house = "squares: { mill: { at: 30, miss: 1, name: { fr: le moulin, en: the mill } } }\n";
    assert_eq!(found(&family(house)), ["G0316 30 | 30"]);
    // Other dice, no well: what the family game says of them has gone with them.
    assert_eq!(found(&family("squares: { well: ~, maze: { go_to: 29 } }\n")), Vec::<String>::new());
    assert_eq!(found(&family("chaining: stop\nsquares: { maze: { go_to: 31 } }\n")), Vec::<String>::new());
}
