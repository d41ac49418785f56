//! What the checker finds, and where: in every variant, in combinations of values, in faults of each kind.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "common/beside.rs"]
mod beside;
#[path = "common/read.rs"]
mod read;
#[path = "common/shown.rs"]
mod shown;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use beside::Beside;
use goosebook::check::{Embedded, Input, Report, check};
use goosebook::finding::Level;
use goosebook::rules::Occupied;
use goosebook::texts::Texts;
use goosebook::vocab::{Lang, Square};
use shown::found;

/// Every variant with its findings, one line each: `file: code line:column …`.
fn findings_of_all() -> String {
    let mut all = String::new();
    for folder in ["variants", "tests/variants"] {
        for path in read::files(folder) {
            let input = read::input(&path);
            let (name, report) = (&input.name, check(&input, &Beside(path.parent().unwrap())));
            write!(all, "{folder}/{name}:").unwrap();
            for finding in &report.findings {
                let place = report.sources.place(finding.at);
                write!(all, " {} {}:{}", finding.rule.code, place.line, place.column).unwrap();
                assert!(folder != "variants" || finding.level() != Level::Error, "{name}: {}", finding.rule.code);
            }
            all.push('\n');
        }
    }
    all
}

#[test]
fn every_variant_gives_exactly_the_findings_written_beside_it() {
    let written = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/findings.txt")).unwrap();
    let written: Vec<&str> = written.lines().filter(|line| !line.starts_with('#')).collect();
    let found = findings_of_all();
    assert_eq!(found.lines().collect::<Vec<_>>(), written);
}

/// A house variant over the family game.
fn over(base: &str, changes: &str) -> Report {
    let text = format!("goosebook: 1\nid: house\ntitle: House\nextends: {base}\n{changes}");
    check(&Input::new("house.yaml", text), &Beside(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/good")))
}

/// A variant that stands alone.
fn alone(rules: &str) -> Report {
    let text = format!("goosebook: 1\nid: house\ntitle: House\ntrack: {{ squares: 63 }}\n{rules}");
    check(&Input::new("house.yaml", text), &Embedded)
}

#[test]
fn values_of_one_file_that_keep_each_other_from_acting_are_named_both() {
    let cases = [
        ("squares: { well: { at: 31, hold_until: arrival, shared: true } }", "G0304 shared | hold_until"),
        ("squares: { well: { at: 31, miss: 2, unless: arrival, shared: true } }", "G0304 shared | unless"),
        ("squares: { well: { at: 31, hold_until: [passing, arrival], capacity: 1 } }", "G0304 capacity | hold_until"),
        ("squares: { inn: { at: 19, miss: 1, capacity: 1, shared: true } }", "G0304 shared | capacity"),
        ("squares: { maze: { at: 42, go_to: 30, hold_until: arrival } }", "G0304 hold_until | go_to"),
        ("squares: { maze: { at: 42, move_by: -3, miss: 2, unless: passing } }", "G0304 unless | move_by"),
        ("squares: { maze: { at: 42, when: { free: { move: again, hold_until: passing } } } }", "G0304 hold_until | move"),
        ("squares: { inn: { at: 19, throw_again: true, miss: 1 } }", "G0311 throw_again | miss"),
        ("squares: { inn: { at: 19, throw_again: true, hold_until: passing } }", "G0311 throw_again | hold_until"),
        ("squares: { inn: { at: 19, go_to: finish, miss: 1 } }", "G0311 miss | go_to"),
        ("squares: { goose: { at: 9, move: again, heading: forward, after_bounce: keep } }", "G0311 after_bounce | heading"),
        ("squares: { inn: { at: 19, hold_until: passing, release_to: origin } }", "G0311 release_to | hold_until"),
        ("squares: { maze: { at: 42, go_to: 42 } }", "G0312 42 | "),
        ("squares: { maze: { at: 42, go_to: other } }", "G0312 other | "),
        ("squares: { maze: { at: 42, move_by: 0 } }", "G0312 0 | "),
        ("meeting: { rule: share, pay: { met: 1 } }", "G0311 pay | rule"),
        ("meeting: { rule: share, order: before_effect_lost }", "G0311 order | rule"),
        ("meeting: { rule: share, displaced: read }", "G0311 displaced | rule"),
        ("meeting: { rule: go_back, displaced: read }", "G0311 displaced | rule"),
        ("meeting: { rule: share, exempt: [9] }", "G0311 exempt | rule"),
        ("meeting: { rule: share, must: false }", "G0311 must | rule"),
        ("meeting: { rule: swap, moves: { met: 1 } }", "G0311 moves | rule"),
        ("meeting: { rule: shift }", "G0103 shift | "),
        ("meeting: { must: false }", "G0305 must | meeting"),
        ("squares: { maze: { at: 42, miss: 2, hold_until: passing } }", "G0304 hold_until | miss"),
    ];
    for (rules, expected) in cases {
        assert_eq!(found(&alone(rules)), [expected], "{rules}");
    }
    for rule in ["to_start", "share"] {
        let report = over("famille", &format!("track: {{ start: meets }}\nmeeting: {{ rule: {rule} }}\n"));
        assert_eq!(found(&report), ["G0311 start | rule"]);
    }
}

#[test]
fn what_has_a_meaning_is_no_finding() {
    // The pawn waits where it comes to rest; it throws again from there; pawns stand together up to a number; a pawn
    // released where it stands shares the square; a player of several pawns throws again with another one.
    for rules in [
        "squares: { maze: { at: 42, go_to: 30, miss: 1 } }",
        "squares: { goose: { at: 9, move: again, miss: 1 } }",
        "squares: { goose: { at: 9, move: again, throw_again: true } }",
        "squares: { inn: { at: 19, miss: 1, capacity: 2, shared: true } }",
        "squares: { well: { at: 31, hold_until: arrival, release_to: here, shared: true } }",
        "pawns: 2\nsquares: { inn: { at: 19, throw_again: true, miss: 1 } }",
        "squares: { maze: { at: 42, go_to: 30, hold_until: nothing } }",
        "squares: { small_goose: { kind: goose, name: Gans, at: 9, move: again }, big_goose: { kind: goose, name: Ente, at: 18, move: again } }",
    ] {
        assert_eq!(found(&alone(rules)), Vec::<String>::new(), "{rules}");
    }
}

#[test]
fn what_is_taken_over_and_made_pointless_is_dropped_for_all() {
    // The well of the family game is shared. One that an arrival releases is not: who is free there is met.
    let report = over("famille", "squares: { well: { miss: ~, hold_until: arrival } }\n");
    assert_eq!(found(&report), Vec::<String>::new());
    let variant = report.variant.as_ref().unwrap();
    let (_, well) = variant.rules.squares.at(Square::new(31).unwrap()).unwrap();
    assert!(well.occupied.value == Occupied::Meets && well.occupied.is_silent());
    assert!(!report.resolved().unwrap().contains("hold_until: arrival, shared"));
    // What is carried on keeps its number of turns; what would end them is left behind.
    let report = over("infolib", "squares: { prison: { go_to: 30 } }\n");
    assert_eq!(found(&report), Vec::<String>::new());
    let (_, prison) = report.variant.as_ref().unwrap().rules.squares.at(Square::new(52).unwrap()).unwrap();
    assert_eq!(prison.waits().count(), 0);
    for changes in ["meeting: { rule: share }", "squares: { goose: { move: ~, go_to: next goose } }"] {
        assert_eq!(found(&over("classique-mises", changes)), Vec::<String>::new(), "{changes}");
    }
    assert_eq!(found(&over("famille", "squares: { inn: { capacity: 1 } }")), Vec::<String>::new());
}

#[test]
fn what_a_house_adds_against_what_it_takes_over_is_found_there() {
    let cases = [
        ("infolib", "squares: { well: { shared: true } }", "G0304 shared | hold_until"),
        ("classique-mises", "squares: { inn: { capacity: 1 } }", "G0304 capacity | unless"),
        ("famille", "squares: { maze: { hold_until: passing } }", "G0304 hold_until | go_to"),
        ("famille", "squares: { inn: { at: 31 } }", "G0302 31 | 31"),
        ("famille", "dice: 1d6", "G0306 1d6 | [6, 3] [5, 4]"),
        ("famille", "track: { squares: 57 }", "G0301 57 | 59 58"),
    ];
    for (base, changes, expected) in cases {
        assert_eq!(found(&over(base, changes)), [expected], "{changes}");
    }
}

#[test]
fn slips_come_with_what_was_meant() {
    let cases = [
        ("squares:\n  inn:{ miss: 2 }\n", "G0120", " "),
        ("meeting:\n  rule:swap\n", "G0120", " "),
        ("squares: { inn: { miss:2 } }\n", "G0120", " "),
        ("squares: { inn: { mis: 2 } }\n", "G0101", "miss"),
        ("track: { square: 63 }\n", "G0101", "squares"),
        ("finish: { overshot: win }\n", "G0101", "overshoot"),
        ("squares: { in: { miss: 2 } }\n", "G0309", "inn"),
        ("squares: { auberge: { miss: 2 } }\n", "G0309", "inn"),
        ("squares: { puits: { at: 33, miss: 3 } }\n", "G0309", "well"),
        ("squares: { inn: { passe: 2 } }\n", "G0101", "miss"),
        ("rencontre: { rule: swap }\n", "G0101", "meeting"),
        ("meeting: { rule: exchange }\n", "G0109", "swap"),
        ("meeting: échange\n", "G0104", "{ rule: swap }"),
        ("meeting: zut\n", "G0104", ""),
        ("players: 2 à 6\n", "G0104", "{ min: 2, max: 6 }"),
        ("squares: { goose: { at: 5, 9, 14 } }\n", "G0101", ""),
        ("examples: [{ say: Oie, turns: [{ Alice: 6+3 }] }]\n", "G0104", "[6, 3]"),
        ("examples: [{ say: Oie, turns: [{ Alice: [6, 3], ends: 26 }] }]\n", "G0104", ""),
        ("squares: { inn: { miss = 2 } }\n", "G0101", "miss: 2"),
        ("squares: { inn: { miss\u{a0}: 2 } }\n", "G0013", "miss"),
        ("squares: { inn: { miss: 2\u{202f} } }\n", "G0013", "2"),
        ("squares:\n\u{a0}\u{a0}inn: { miss: 2 }\n", "G0013", "  inn"),
        ("sources: { livret: { title: Oca } }\nformer_ids: [« maison-neuve »]\n", "G0121", "maison-neuve"),
        ("meeting: swap\n", "G0104", "{ rule: swap }"),
        ("finish: bounce\n", "G0104", "{ overshoot: bounce }"),
        ("track: 63\n", "G0104", "{ squares: 63 }"),
        ("squares: { inn: 31 }\n", "G0104", "{ at: 31 }"),
    ];
    for (changes, code, fix) in cases {
        let report = over("famille", changes);
        let findings: Vec<_> = report
            .findings
            .iter()
            .map(|finding| (finding.rule.code, finding.fix.as_ref().map(|fix| fix.put.as_str()).unwrap_or_default()))
            .collect();
        assert_eq!(findings, [(code, fix)], "{changes}");
    }
}

#[test]
fn an_open_brace_is_shown_where_it_opens() {
    let text = "squares:\n  inn: { miss: 2\n  well: { miss: 2 }\n";
    let report = over("famille", text);
    let place = report.sources.place(report.findings[0].at);
    assert_eq!((report.findings.len(), place.line, place.column), (1, 6, 8));
    // A comma that is missing between two lines is where it is missing.
    let report = over("famille", "first_throw: [\n  { dice: [6, 3], to: 26 }\n  { dice: [5, 4], to: 53 }\n]\n");
    assert_eq!(report.sources.place(report.findings[0].at).line, 7);
}

#[test]
fn texts_are_in_the_same_languages_and_names_have_an_article() {
    let report = alone("summary: { fr: Un jeu }\nnotes: [{ about: game, says: { en: A game } }]\n");
    assert_eq!(found(&report), ["G0314 { fr: Un jeu } | en", "G0314 { en: A game } | fr"]);
    let report = alone("squares: { mill: { at: 9, name: { fr: moulin, en: the mill }, go_to: 12 } }\n");
    assert_eq!(found(&report), ["G0313 moulin | "]);
    for name in ["le moulin", "the mill", "Paris", "{ fr: l’œuf, en: Cupid’s drink }"] {
        assert_eq!(found(&alone(&format!("squares: {{ mill: {{ at: 9, name: {name}, go_to: 12 }} }}\n"))), Vec::<String>::new());
    }
}

#[test]
fn a_square_without_a_way_home_is_named() {
    let report = alone("dice: 2d6\nfinish: { overshoot: stay }\n");
    assert_eq!(found(&report), ["G0502 stay | "]);
    let said = report.findings[0].message(&Texts::embedded(Lang::En).unwrap());
    assert_eq!(said, "a lone pawn that lands on square 62 can never reach the last square");
    assert_eq!(found(&alone("dice: 1d6\nfinish: { overshoot: stay }\n")), Vec::<String>::new());
    assert_eq!(found(&alone("dice: 2d6\nfinish: { overshoot: bounce }\n")), Vec::<String>::new());
}

#[test]
fn what_is_written_out_in_full_is_clean_and_the_same() {
    for id in Embedded::ids() {
        let report = goosebook::check::embedded(&id).unwrap();
        let again = check(&Input::new(format!("{id}.yaml"), report.resolved().unwrap()), &Embedded);
        assert_eq!(found(&again), found(&report), "{id}");
        let rules = |report: &Report| format!("{:?}", report.variant.as_ref().unwrap().rules);
        assert_eq!(rules(&again), rules(&report), "{id}");
    }
    // What was taken away does not come back.
    let report = over("famille", "squares: { prison: ~ }\n");
    let again = check(&Input::new("house.yaml", report.resolved().unwrap()), &Embedded);
    assert!(again.variant.unwrap().rules.squares.at(Square::new(52).unwrap()).is_none());
}

#[test]
fn a_team_that_one_pawn_keeps_waiting_misses_its_turn() {
    let example = |turn: &str| {
        let given = "{ Alice: { pawns: [{ at: 19, wait: 1 }, 20, 30, 40] }, Bob: { pawns: [1, 2, 3, 4] } }";
        format!("examples: [{{ say: Inn, given: {given}, turns: [{{ {turn} }}] }}]\n")
    };
    let ends = "ends: { Alice: { pawns: [{ at: 19, wait: 0 }, 20, 30, 40] } }";
    assert_eq!(found(&over("classique-equipes", &example(&format!("Alice: missed, {ends}")))), Vec::<String>::new());
    let report = over("classique-equipes", &example("Alice: { moves: [[6, 2], [1, 2]] }"));
    assert_eq!(report.findings[0].rule.code, "G0403");
}

#[test]
fn a_pawn_that_may_free_itself_is_told_what_to_write() {
    let rules = "squares: { prison: { at: 52, hold_until: [arrival, { pay: 1 }] } }\n";
    let example =
        |turn: &str| format!("{rules}examples: [{{ say: Held, given: {{ Bob: {{ at: 52, wait: held }} }}, turns: [{{ {turn} }}] }}]\n");
    let report = alone(&example("Bob: missed"));
    assert_eq!(report.findings[0].rule.code, "G0404");
    let help = report.findings[0].help(&Texts::embedded(Lang::En).unwrap()).unwrap();
    assert!(help.contains("choose: [wait]"), "{help}");
    assert_eq!(
        found(&alone(&example("Bob: { dice: [1, 2], choose: [wait] }, ends: { Bob: { at: 52, wait: held } }"))),
        Vec::<String>::new()
    );
}
