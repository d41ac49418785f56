//! What tables and programs have argued about, each with the dice that show it.

use goosebook::check::{Bases, Depth, Embedded, Input, Report, check, check_to};
use goosebook::finding::Finding;
use goosebook::proof::{Method, Proof, Property, Verdict};
use goosebook::rules::Rules;
use goosebook::vocab::Lang;

use super::common::shown::shown;
use super::{of, replay};

/// Proves for these numbers of players.
fn prove_for(input: &Input, players: &[usize]) -> Report {
    check_to(input, &Embedded, &Depth::Thorough(Some(players.to_vec())))
}

/// A variant that the library carries.
fn embedded(id: &str, players: &[usize]) -> Report {
    prove_for(&Embedded.base(id, "").unwrap(), players)
}

fn file(text: &str) -> Input {
    Input::new("house.yaml", format!("goosebook: 1\nid: house\ntitle: House\n{text}"))
}

/// A house variant, proved for one and two players.
fn house(text: &str) -> Report {
    prove_for(&file(text), &[1, 2])
}

fn rules(report: &Report) -> &Rules {
    &report.variant.as_ref().unwrap().rules
}

fn finding<'r>(report: &'r Report, code: &str) -> &'r Finding {
    let found = report.findings.iter().find(|finding| finding.rule.code == code);
    found.unwrap_or_else(|| panic!("no {code} in {}", shown(report, Lang::En)))
}

fn one(report: &Report, property: Property, players: usize) -> &Proof {
    let found = of(&report.proofs, property, players);
    assert_eq!(found.len(), 1, "{found:?}");
    found[0]
}

/// Groote, Wiedijk, Zantema: one in the well, one in the prison, both until relieved, and nobody can move.
#[test]
fn two_players_can_hold_each_other_three_cannot() {
    let report = embedded("infolib", &[1, 2, 3, 4, 5, 6]);
    let block = one(&report, Property::Block, 2);
    assert_eq!(block.verdict, Verdict::Refuted);
    assert!(block.game.len() <= 5, "{}", block.throws());
    let (standing, _, stand) = replay(rules(&report), 2, &block.game);
    assert_eq!(standing, goosebook::game::Standing::Blocked);
    assert!(stand.contains("31 Held") && stand.contains("52 Held"), "{stand}");
    for players in 3..=6 {
        let block = one(&report, Property::Block, players);
        assert_eq!(block.verdict, Verdict::Proved);
        let Method::FewAreHeld(held) = &block.method else { panic!("{block:?}") };
        assert_eq!(held.iter().map(|(square, most)| (square.number(), *most)).collect::<Vec<_>>(), [(31, 1), (52, 1)]);
    }
    assert_eq!(of(&report.proofs, Property::Block, 1).len(), 2, "alone in the well, alone in the prison");
    let shown = shown(&report, Lang::En);
    assert!(shown.contains("--players 2 --throws"), "{shown}");
    assert!(shown.contains("with 3, 4, 5, 6 players it cannot happen"), "{shown}");
}

#[test]
fn fixed_waits_keep_everybody_moving() {
    let report = embedded("famille", &[1, 2, 3, 4, 5, 6]);
    for players in 1..=6 {
        for property in Property::ALL {
            assert_eq!(one(&report, *property, players).verdict, Verdict::Proved);
        }
    }
    assert!(report.findings.iter().all(|finding| finding.rule.code > "G07"), "{}", shown(&report, Lang::En));
    // The repair of the Spanish text: three and five turns instead of "until another falls in".
    let repaired = house(
        "extends: infolib\nsquares:\n  well: { at: 31, miss: 3, unless: arrival, hold_until: null }\n  prison: { at: 52, miss: 5, unless: arrival, hold_until: null }\n",
    );
    assert_eq!(one(&repaired, Property::Block, 2).verdict, Verdict::Proved, "{}", shown(&repaired, Lang::En));
}

/// The Swedish leaflet: the well holds until another one passes. With two players the same block is there, for who is held
/// does not pass; with three it can be there too.
#[test]
fn a_release_by_passing_blocks_as_well() {
    let passing = "track: { squares: 63 }\nsquares:\n  well: { at: 31, hold_until: passing }\n  prison: { at: 52, hold_until: passing }\n";
    let report = prove_for(&file(passing), &[2, 3]);
    for players in [2, 3] {
        let blocks = of(&report.proofs, Property::Block, players);
        assert!(!blocks.is_empty() && blocks.iter().all(|proof| proof.verdict == Verdict::Refuted), "{blocks:?}");
        for block in blocks {
            assert_eq!(replay(rules(&report), players, &block.game).0, goosebook::game::Standing::Blocked);
        }
    }
}

#[test]
fn a_goose_that_always_sends_forward_is_refused_with_the_way_there() {
    let report = house("extends: famille\nsquares: { goose: { heading: forward, after_bounce: null } }\n");
    assert!(report.variant.is_none());
    let shown = shown(&report, Lang::En);
    assert!(shown.contains("G0501"), "{shown}");
    assert!(shown.contains("from 51 with 6+2") && shown.contains("59 → 59, and so on; 6+3 6+4 4+1 lead to 51"), "{shown}");
    let at = finding(&report, "G0501");
    assert!(at.args.iter().any(|(name, value)| *name == "reached" && format!("{value:?}").contains("yes")), "{shown}");
}

/// The same on 90 squares: 86 with 8, and on the board of Barros: 57 with 12.
#[test]
fn loops_of_other_boards_are_found() {
    let board = |last: u16, geese: &str| {
        format!("track: {{ squares: {last} }}\nsquares: {{ goose: {{ at: {geese}, move: again, heading: forward }} }}\n")
    };
    let long = check(&file(&board(90, "[5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59, 63, 68, 72, 77, 81, 86]")), &Embedded);
    assert!(shown(&long, Lang::En).contains("86 → 86"), "{}", shown(&long, Lang::En));
    let barros = check(&file(&board(63, "[7, 14, 18, 25, 27, 36, 45, 50, 57]")), &Embedded);
    assert!(shown(&barros, Lang::En).contains("57 → 57"), "{}", shown(&barros, Lang::En));
}

#[test]
fn geese_with_directions_of_their_own_give_their_loops() {
    let report = check(
        &file(
            "track: { squares: 40 }\nsquares:\n  goose: { at: [10, 20], move: again, heading: forward }\n  fox: { at: 24, name: { en: the fox, fr: le renard }, move: again, heading: back }\n",
        ),
        &Embedded,
    );
    let shown = shown(&report, Lang::En);
    assert!(shown.contains("20 → 24 → 20") || shown.contains("24 → 20 → 24"), "{shown}");
}

/// Two bridges that lead to each other, written as calls of each other: a stack overflow in two programs.
#[test]
fn bridges_to_each_other_with_chaining_are_caught() {
    let report = check(
        &file("track: { squares: 63 }\nchaining: until_stable\nsquares:\n  bridge: { at: [6, 12], go_to: { 6: 12, 12: 6 } }\n"),
        &Embedded,
    );
    let text = shown(&report, Lang::En);
    assert!(text.contains("6 → 12 → 6") && text.contains("at the very first throw"), "{text}");
    let unchained =
        check(&file("track: { squares: 63 }\nchaining: stop\nsquares:\n  bridge: { at: [6, 12], go_to: { 6: 12, 12: 6 } }\n"), &Embedded);
    assert!(!shown(&unchained, Lang::En).contains("G0501"), "{}", shown(&unchained, Lang::En));
}

/// A pawn on 62 would need a 1, which two dice do not show.
#[test]
fn an_overshoot_that_stays_shows_62() {
    let report = house("track: { squares: 63 }\nfinish: { overshoot: stay }\n");
    assert!(shown(&report, Lang::En).contains("a lone pawn that lands on square 62"), "{}", shown(&report, Lang::En));
    let alone = one(&report, Property::DeadEnd, 1);
    assert_eq!((alone.verdict, alone.squares[0].number()), (Verdict::Refuted, 62));
    // Both players can get there.
    let both = one(&report, Property::DeadEnd, 2);
    assert_eq!(both.verdict, Verdict::Refuted);
    assert!(both.squares.iter().all(|square| square.number() == 62), "{both:?}");
    let one_die = house("track: { squares: 63 }\ndice: 1d6\nfinish: { overshoot: stay }\n");
    assert_eq!(one(&one_die, Property::DeadEnd, 2).verdict, Verdict::Proved);
}

/// Italian texts have no rule for the first throw: a 9 wins at once.
#[test]
fn without_a_first_throw_rule_a_nine_wins_with_four_chances_in_36() {
    let report = house("extends: famille\nfirst_throw: null\n");
    let proof = one(&report, Property::FirstThrowWin, 2);
    assert_eq!((proof.verdict, proof.chance, proof.game.len()), (Verdict::Refuted, Some((4, 36)), 1));
    assert_eq!(proof.game[0].throw.total().number(), 9);
    assert!(shown(&report, Lang::En).contains("4 chances in 36"), "{}", shown(&report, Lang::En));
}

/// Conditions on others make turns endless that a lone pawn never sees.
#[test]
fn a_loop_that_needs_another_pawn_is_found() {
    let report = house(
        "track: { squares: 20 }\ndice: 1d6\nchaining: until_stable\nsquares:\n  ferry: { at: 8, name: { en: the ferry, fr: le bac }, go_to: 10 }\n  pier: { at: 10, name: { en: the pier, fr: le quai }, when: { occupied: { go_to: 8 } } }\n",
    );
    let proof = one(&report, Property::EndlessTurn, 2);
    assert_eq!(proof.verdict, Verdict::Refuted);
    assert!(matches!(replay(rules_of(&report, &[1]), 2, &proof.game).1, goosebook::engine::End::Endless(_)));
    assert_eq!(one(&report, Property::EndlessTurn, 1).verdict, Verdict::Proved);
    finding(&report, "G0601");
}

/// The rules, although the variant is refused: they stand where fewer players are asked about.
fn rules_of<'r>(report: &'r Report, _: &[usize]) -> &'r Rules {
    match &report.variant {
        Some(variant) => &variant.rules,
        None => {
            let quick: &'static Report =
                Box::leak(Box::new(check(&Input::new("house.yaml", report.sources.files()[0].text.clone()), &Embedded)));
            rules(quick)
        }
    }
}
