//! Turns that are asked for wrongly, and what is said then.

use std::fs;

use tempfile::TempDir;

use crate::{goosebook, status, text};

#[test]
fn who_misses_a_turn_needs_no_throw() {
    let folder = TempDir::new().unwrap();
    let missed = goosebook(folder.path(), &["turn", "famille", "--at", "Bob=52:2"]);
    assert_eq!(status(&missed), 0, "{}", text(&missed));
    assert!(text(&missed).contains("Bob en 52 (un tour à passer)"), "{}", text(&missed));
    for (args, says) in [
        (&["turn", "famille", "--at", "Bob=51"][..], "--throw 1+3"),
        (&["turn", "famille"], "--throw 1+3"),
        (&["turn", "famille", "--at", "Bob=51", "--lang", "en"], "Bob throws the dice"),
        (&["turn", "it-90-parenti", "--at", "Bob=89"], "--throw 1"),
    ] {
        let asked = goosebook(folder.path(), args);
        assert_eq!(status(&asked), 2, "{args:?}: {}", text(&asked));
        assert!(text(&asked).contains(says), "{args:?}: {}", text(&asked));
    }
}

#[test]
fn a_wait_that_the_rules_never_give_is_refused() {
    let folder = TempDir::new().unwrap();
    for (variant, at, says) in [
        ("famille", "Bob=12:held", "ne retient personne"),
        ("famille", "Bob=0:1", "au départ"),
        ("famille", "Bob=52:999999", "2 tours au plus"),
        ("famille", "Bob=19:held", "Bob=19:1"),
        ("famille", "Bob=63:1", "en 63"),
        ("it-90-parenti", "Bob=31:1", "Bob=31:held"),
    ] {
        let refused = goosebook(folder.path(), &["turn", variant, "--at", at, "--throw", "1+1"]);
        assert_eq!(status(&refused), 2, "{at}: {}", text(&refused));
        assert!(text(&refused).contains("Bob") && text(&refused).contains(says), "{at}: {}", text(&refused));
    }
    for (variant, at) in [("famille", "Bob=52:2"), ("famille", "Bob=52:1"), ("famille", "Bob=19:1"), ("it-90-parenti", "Bob=31:held")] {
        let taken = goosebook(folder.path(), &["turn", variant, "--at", at]);
        assert_eq!(status(&taken), 0, "{at}: {}", text(&taken));
    }
    // A wait can begin where a square sends the pawn, the start too.
    let sent = "goosebook: 1\nid: sent\ntitle: Renvoyé\nextends: famille\nsquares:\n  exile: { at: 8, name: { fr: \"l’exil\" }, go_to: start, miss: 3 }\n";
    fs::write(folder.path().join("sent.yaml"), sent).unwrap();
    let taken = goosebook(folder.path(), &["turn", "sent.yaml", "--at", "Bob=0:3", "--at", "Al=2"]);
    assert_eq!(status(&taken), 0, "{}", text(&taken));
    assert!(text(&taken).contains("Bob au départ (2 tours à passer)"), "{}", text(&taken));
    assert!(taken.stderr.is_empty(), "who waits on the start has thrown: {}", text(&taken));
    assert_eq!(status(&goosebook(folder.path(), &["turn", "sent.yaml", "--at", "Bob=0:4"])), 2);
}

#[test]
fn dice_of_one_square_are_said_of_that_square() {
    let folder = TempDir::new().unwrap();
    for (at, throw, says) in
        [("89", "1+3", "depuis la case 89, on lance un dé"), ("10", "1", "se joue avec 2 dés"), ("89", "9", "depuis la case 89")]
    {
        let refused = goosebook(folder.path(), &["turn", "it-90-parenti", "--at", &format!("Bob={at}"), "--throw", throw]);
        assert_eq!(status(&refused), 2, "{at}: {}", text(&refused));
        assert!(text(&refused).contains(says), "{at}: {}", text(&refused));
    }
}

#[test]
fn a_choice_that_nobody_asks_for_is_refused() {
    let folder = TempDir::new().unwrap();
    let refused = goosebook(folder.path(), &["turn", "famille", "--at", "Bob=10", "--throw", "1+3", "--choose", "pay"]);
    assert_eq!(status(&refused), 2, "{}", text(&refused));
    assert!(text(&refused).contains("«\u{a0}pay\u{a0}»"), "{}", text(&refused));
}

#[test]
fn stakes_are_told_once_any_has_moved() {
    let folder = TempDir::new().unwrap();
    let none = goosebook(folder.path(), &["turn", "it-90-parenti", "--at", "Bob=10", "--throw", "1+2"]);
    assert!(!text(&none).contains("mise"), "{}", text(&none));
    let paid = goosebook(folder.path(), &["turn", "it-90-parenti", "--at", "Bob=16", "--throw", "1+2"]);
    assert!(text(&paid).contains("Bob\u{202f}: −1 mise, pot\u{202f}: 1 mise"), "{}", text(&paid));
}

/// What a turn rests on: the lines behind the table.
fn grounds(folder: &std::path::Path, args: &[&str]) -> Vec<String> {
    let output = goosebook(folder, &[&["turn"], args].concat());
    assert_eq!(status(&output), 0, "{args:?}: {}", text(&output));
    let told = String::from_utf8(output.stdout).unwrap();
    told.split_once("\n\n").map(|(_, lines)| lines.lines().map(str::to_owned).collect()).unwrap_or_default()
}

/// The places are those of the file: `finish`, the geese, and their answer to a pawn that comes backwards.
#[test]
fn a_turn_names_what_its_rules_rest_on() {
    let folder = TempDir::new().unwrap();
    // 56 and 11 is 4 too many: back to 59, a goose, and back by 11 more.
    let bounce = ["famille", "--at", "Alice=56", "--throw", "6+5"];
    assert_eq!(
        grounds(folder.path(), &bounce),
        [
            "Ce tour repose sur\u{202f}:",
            "- Si tu dépasses 63, recule des points en trop. (tutoriel/aim, tutoriel/past-the-end, tutoriel/bounce)",
            "- Oies – Avance encore du même total, sans relancer. (tutoriel/goose-again, tutoriel/goose-chain)",
            "- Oies – Si tu y arrives en reculant, recule encore du même total. (convention annoncée\u{202f}: tutoriel/goose-back)",
            "tutoriel\u{202f}: Le Jeu de l’Oie, tutoriel familial",
        ]
    );
    assert_eq!(
        grounds(folder.path(), &[&bounce[..], &["--lang", "en"]].concat()),
        [
            "What this turn rests on:",
            "- If you go past 63, count the rest backwards. (tutoriel/aim, tutoriel/past-the-end, tutoriel/bounce)",
            "- Geese – Move on by the same total, without a new throw. (tutoriel/goose-again, tutoriel/goose-chain)",
            "- Geese – If you get there going back, go back by the same total again. (announced as a convention: tutoriel/goose-back)",
            "tutoriel: Le Jeu de l’Oie, tutoriel familial",
        ]
    );
    // A turn that only walks uses no rule that anybody argues about.
    assert!(grounds(folder.path(), &["famille", "--throw", "1+1"]).is_empty());
}

#[test]
fn a_turn_tells_conventions_and_readings_as_such() {
    let folder = TempDir::new().unwrap();
    let house = "goosebook: 1\nid: chez-nous\ntitle: { en: Our goose }\nextends: famille\nsquares:\n  inn: { miss: 2 }\n\
                 meeting: { rule: to_start, source: table }\n";
    fs::write(folder.path().join("chez-nous.yaml"), house).unwrap();
    let met = grounds(folder.path(), &["chez-nous.yaml", "--at", "A=10", "--at", "B=12", "--throw", "1+1"]);
    assert!(met.len() == 2 && met[1].ends_with("(convention of this table)"), "{met:#?}");
    let inn = grounds(folder.path(), &["chez-nous.yaml", "--at", "A=17", "--throw", "1+1"]);
    assert!(inn.len() == 2 && inn[1].ends_with("Miss your next two turns. (convention of this table)"), "{inn:#?}");
    // Sources that a variant names as a whole are named as such.
    const WHOLE: &str = "A rule without a reference is tied to no single source; the variant as a whole names:";
    let chute = grounds(folder.path(), &["sl-mb47", "--lang", "en", "--at", "A=15", "--throw", "1"]);
    let gazette = "gazette: How long is a game of Snakes and Ladders?, Althoen, King, Schilling, 1993";
    assert_eq!(chute[2..], [WHOLE, gazette, "data: Snakes-And-Ladders, kalyaninagaraj"]);
    let file = |name: &str, source: &str| {
        let text = format!(
            "goosebook: 1\nid: {name}\ntitle: {{ en: Alone }}\ntrack: {{ squares: 20 }}\n{source}squares:\n  \
             maze: {{ at: 7, go_to: 3 }}\n"
        );
        fs::write(folder.path().join(format!("{name}.yaml")), text).unwrap();
        grounds(folder.path(), &[&format!("{name}.yaml"), "--at", "A=5", "--throw", "1+1"])
    };
    assert_eq!(file("none", ""), ["What this turn rests on; this variant names no source:", "- 7 Maze – Go back to 3."]);
    let box_ = "sources:\n  box: { title: The box }\n";
    assert_eq!(file("one", box_), ["What this turn rests on:", "- 7 Maze – Go back to 3.", WHOLE, "box: The box"]);
    // The sheet says where the end is, and not whether the others go on.
    let won = grounds(folder.path(), &["infolib", "--lang", "en", "--at", "A=61", "--at", "B=3", "--throw", "1+1"]);
    assert!(won[1].starts_with("- The end is square 63. (infolib"), "{won:#?}");
    assert!(won[2].ends_with("(not said by the text: the usual reading)"), "{won:#?}");
    // Who goes past the end and wins does so by a rule; a later 9 is none of the first throw.
    let past = grounds(folder.path(), &["famille-courte", "--lang", "en", "--at", "A=60", "--throw", "6+3"]);
    assert!(past.iter().any(|line| line.contains("past 63")), "{past:#?}");
    let later = grounds(folder.path(), &["famille", "--lang", "en", "--at", "A=0:thrown", "--throw", "6+3"]);
    assert!(later.iter().any(|line| line.contains("tutoriel/later-nine")), "{later:#?}");
    let first = grounds(folder.path(), &["it-divertimento", "--lang", "en", "--throw", "6+3"]);
    assert!(first.len() > 1, "{first:#?}");
    // Pawns that stand together ask why.
    let inn = grounds(folder.path(), &["famille", "--lang", "en", "--at", "A=17", "--at", "B=19:1", "--throw", "1+1"]);
    assert!(inn.iter().any(|line| line.contains("Several pawns fit there")), "{inn:#?}");
}

#[test]
fn who_may_be_held_is_told_how_to_say_so() {
    let folder = TempDir::new().unwrap();
    let perhaps = goosebook(folder.path(), &["turn", "classique", "--at", "A=48", "--at", "B=52", "--throw", "1+3"]);
    assert_eq!(status(&perhaps), 0, "{}", text(&perhaps));
    assert!(String::from_utf8_lossy(&perhaps.stderr).contains("--at B=52:held"), "{}", text(&perhaps));
    // In this game the prison has a last turn: a pawn stands there freely after it.
    let freed = goosebook(folder.path(), &["turn", "famille", "--at", "A=48", "--at", "B=52", "--throw", "1+3"]);
    assert!(freed.stderr.is_empty(), "{}", text(&freed));
    let two = goosebook(folder.path(), &["turn", "famille", "--at", "A=48,B=52", "--throw", "1+3"]);
    assert!(status(&two) == 2 && text(&two).contains("--at"), "{}", text(&two));
}

/// What is said on standard error of a turn that is explained all the same.
fn doubts(args: &[&str]) -> String {
    let folder = TempDir::new().unwrap();
    let output = goosebook(folder.path(), &[&["turn"], args].concat());
    assert_eq!(status(&output), 0, "{args:?}: {}", text(&output));
    assert!(!output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn what_no_game_leads_to_is_said_and_answered() {
    for (args, french, english) in [
        // 5 is a goose, 58 death, 16 the foot of a chute: whoever comes there goes on.
        (&["famille", "--at", "Al=5", "--throw", "1+1"][..], "ne reste en 5, où se tient Al", "no pawn stays on 5, where Al stands"),
        (&["famille", "--at", "Al=3", "--at", "Bo=58", "--throw", "1+1"], "en 58, où se tient Bo", "on 58, where Bo stands"),
        (&["sl-mb47", "--at", "Al=16", "--throw", "1"], "en 16, où", "on 16, where"),
        // Who meets another one sends it back.
        (&["famille", "--at", "Al=20", "--at", "Bo=20", "--throw", "1+1"], "en 20, comme ici Al et Bo", "on 20, as Al and Bo do here"),
        // Who comes to the prison is held, and leaves it when another one comes.
        (
            &["classique", "--at", "Al=52", "--throw", "1+1"],
            "en 52 comme l’est ici Al\u{202f}; s’il y est retenu, écrivez --at Al=52:held.",
            "--at Al=52:held.",
        ),
        // Nothing leads back to the start.
        (&["sl-mb47", "--at", "Al=0:thrown", "--throw", "1"], "rien ne renvoie", "nothing sends a pawn back"),
    ] {
        for (lang, says) in [("fr", french), ("en", english)] {
            let said = doubts(&[args, &["--lang", lang]].concat());
            assert!(said.contains(says) && said.lines().count() == 1, "{args:?}: {said}");
            assert!(said.starts_with(if lang == "fr" { "Aucune partie ne mène" } else { "No game leads" }), "{args:?}: {said}");
        }
    }
    for args in [
        &["famille", "--throw", "1+1"][..],
        &["famille", "--at", "Al=10", "--throw", "1+3"],
        &["famille", "--at", "Al=0:thrown", "--throw", "5+4"],
        &["famille", "--at", "Al=19", "--at", "Bo=19:1", "--throw", "1+3"],
        &["infolib", "--at", "New=24", "--at", "Old=28", "--throw", "2+2"],
        &["infolib", "--at", "A=31:held", "--at", "B=29", "--by", "B", "--throw", "1+1"],
    ] {
        assert_eq!(doubts(args), "", "{args:?}");
    }
}

#[test]
fn waits_that_no_game_leads_to_are_refused() {
    let folder = TempDir::new().unwrap();
    let told = |square: &str, at: &str, code: i32| {
        let file = format!(
            "goosebook: 1\nid: rest\ntitle: Le repos\nextends: famille\nsquares:\n  rest: {{ at: 3, name: {{ fr: le repos }}, {square} }}\n"
        );
        fs::write(folder.path().join("rest.yaml"), file).unwrap();
        let output = goosebook(folder.path(), &["turn", "rest.yaml", "--at", at, "--at", "Bo=20", "--by", "Bo", "--throw", "1+1"]);
        assert_eq!(status(&output), code, "{square} {at}: {}", text(&output));
        String::from_utf8(output.stderr).unwrap()
    };
    // With 12 nobody comes to 3.
    let late = "when: { throw total 12: { miss: 3 }, throw total 3: { miss: 1 } }";
    assert_eq!(told(late, "Al=3:1", 0), "");
    let three = told(late, "Al=3:3", 2);
    assert!(three.contains("on y passe un tour au plus"), "{three}");
    let held = "when: { throw total 12: { hold_until: arrival }, throw total 3: { miss: 1 } }";
    let never = told(held, "Al=3:held", 2);
    assert!(never.contains("on n’y reste pas bloqué") && never.contains("Al=3:1"), "{never}");
    // Whom another one frees by passing stands there freely, until its turn: perhaps it is meant.
    let passed = told("hold_until: passing", "Al=3", 0);
    assert!(passed.contains("S’il l’est encore, écrivez --at Al=3:held"), "{passed}");
    assert_eq!(told("hold_until: passing", "Al=3:held", 0), "");
}

#[test]
fn a_further_throw_that_a_wait_takes_is_said() {
    let folder = TempDir::new().unwrap();
    let file = "goosebook: 1\nid: doubles\ntitle: Les doubles\nextends: famille\nextra_throw: double\n";
    fs::write(folder.path().join("doubles.yaml"), file).unwrap();
    for (lang, says, rule, card) in [
        ("fr", "Al doit attendre et ne relance pas.", "Tu fais un double", "relance, sauf si tu dois attendre"),
        ("en", "Al has to wait and does not throw again.", "You throw a double", "throw again, unless you have to wait"),
    ] {
        // From 17 a double of ones leads to the inn; to 20 leads one of other numbers.
        let waits = text(&goosebook(folder.path(), &["turn", "doubles.yaml", "--lang", lang, "--at", "Al=17", "--throw", "1+1"]));
        assert!(waits.contains(says) && waits.contains(rule), "{waits}");
        let free = text(&goosebook(folder.path(), &["turn", "doubles.yaml", "--lang", lang, "--at", "Al=16", "--throw", "2+2"]));
        assert!(!free.contains(says) && free.contains(rule), "{free}");
        let printed = text(&goosebook(folder.path(), &["card", "doubles.yaml", "--lang", lang]));
        assert!(printed.contains(card), "{printed}");
    }
}

#[test]
fn a_throw_that_is_not_used_is_said() {
    assert_eq!(doubts(&["famille", "--at", "Bob=52:2", "--throw", "3+4"]), "Bob passe ce tour\u{202f}: le lancer 3+4 ne compte pas.\n");
    let held = doubts(&["infolib", "--lang", "en", "--at", "A=31:held", "--throw", "1+1"]);
    assert_eq!(held, "A misses this turn: the throw 1+1 is not used.\n");
    assert_eq!(doubts(&["famille", "--at", "Bob=52:2"]), "");
    assert_eq!(doubts(&["famille", "--at", "Bob=52", "--throw", "3+4"]), "");
}

#[test]
fn more_players_than_the_variant_takes_are_doubted() {
    let folder = TempDir::new().unwrap();
    let at = |players: usize| {
        let pawns: Vec<String> = (0..players).map(|seat| format!("--at=P{seat}=0")).collect();
        let given = ["turn", "famille", "--lang", "en", "--throw", "1+2"];
        let output = goosebook(folder.path(), &given.into_iter().chain(pawns.iter().map(String::as_str)).collect::<Vec<_>>());
        assert_eq!(status(&output), 0, "{}", text(&output));
        String::from_utf8(output.stderr).unwrap()
    };
    assert_eq!(at(6), "");
    assert_eq!(at(7), "There are 7 players at the table; at most 6 play this variant.\n");
}
