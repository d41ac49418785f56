//! The machine's door: what a line gets for an answer.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "common/read.rs"]
mod read;

use goosebook::batch::{self, Doubts};
use goosebook::texts::Texts;
use goosebook::vocab::Lang;
use serde_json::{Value, json};

fn answer_line(id: &str, line: &str) -> String {
    let variant = read::carried(id);
    batch::answer(&variant.rules, &Texts::embedded(Lang::Fr).unwrap(), &Doubts::new(&variant), 1, line.as_bytes()).line
}

fn answer(id: &str, line: &str) -> Value {
    serde_json::from_str(&answer_line(id, line)).unwrap()
}

/// A line of `famille` for one pawn, with more keys.
fn line(more: &str) -> String {
    format!(r#"{{"pawns": [{{"player": "A", "at": 10}}], "mover": "A", "dice": [1, 3]{more}}}"#)
}

#[test]
fn what_a_line_is_called_comes_back_as_it_came() {
    for id in ["7", "1.10", "12345678901234567890123", "1e400", "-0", r#""é""#, r#""\u00e9""#, r#"{"b": 1.0,  "a": [2]}"#, "null", "true"]
    {
        for more in ["", r#", "rubbish": 1"#] {
            let answer = answer_line("famille", &line(&format!(r#", "id": {id}{more}"#)));
            assert!(answer.starts_with(&format!(r#"{{"id":{id},"#)), "{id}: {answer}");
            serde_json::from_str::<Value>(&answer.replace(id, "0")).unwrap();
        }
    }
    assert!(answer_line("famille", &line("")).starts_with(r#"{"id":null,"#));
    assert!(answer_line("famille", "[7]").starts_with(r#"{"id":null,"error":"#));
    assert!(answer_line("famille", "rubbish").starts_with(r#"{"id":null,"error":"#));
}

#[test]
fn stakes_stay_far_from_the_end_of_numbers() {
    let with = |stakes: i64| {
        format!(r#"{{"pawns": [{{"player": "A", "at": 1, "purse": {stakes}}}], "pot": {stakes}, "mover": "A", "dice": [1, 3]}}"#)
    };
    for stakes in [0, 1_000_000_000_000_000, -1_000_000_000_000_000] {
        assert_eq!(answer("classique-mises", &with(stakes)).get("error"), None, "{stakes}");
    }
    for stakes in [1_000_000_000_000_001, -1_000_000_000_000_001, i64::MAX, i64::MIN] {
        let answer = answer("classique-mises", &with(stakes));
        assert_eq!(answer["error"]["code"], "bad_line", "{stakes}");
        assert!(answer["error"]["message"].as_str().unwrap().contains("1000000000000000"), "{answer}");
    }
}

#[test]
fn a_refusal_says_what_would_be_right() {
    for (id, line, code, says) in [
        ("famille", r#"{"pawns": [{"player": "A", "at": 64}], "mover": "A", "dice": [1, 3]}"#, "bad_square", "à 63"),
        ("famille", r#"{"pawns": [{"player": "A"}], "mover": "A", "dice": [1, 3]}"#, "bad_square", "null"),
        ("famille", r#"{"pawns": [{"player": "A", "at": 10}], "mover": "A", "dice": [7, 3]}"#, "bad_dice", "[1,3]"),
        ("famille", r#"{"pawns": [{"player": "A", "at": 10}], "mover": "A"}"#, "bad_dice", "2d6"),
        // From its square 89 on this board is played with one die.
        ("it-90-parenti", r#"{"pawns": [{"player": "A", "at": 89}], "mover": "A", "dice": [1, 3]}"#, "bad_dice", "[1] (1d6)"),
    ] {
        let answer = answer(id, line);
        assert_eq!(answer["error"]["code"], code, "{line}");
        assert!(answer["error"]["message"].as_str().unwrap().contains(says), "{line}: {answer}");
    }
}

#[test]
fn a_choice_that_no_rule_asks_for_is_refused() {
    assert_eq!(answer("famille", &line(r#", "choices": []"#)).get("error"), None);
    let refused = answer("famille", &line(r#", "choices": ["pay"]"#));
    assert_eq!(refused["error"]["code"], "bad_line");
    assert!(refused["error"]["message"].as_str().unwrap().contains("«\u{a0}pay\u{a0}»"), "{refused}");
    // A player who misses the turn decides nothing either.
    let waits = r#"{"pawns": [{"player": "A", "at": 19, "wait": 2}], "mover": "A", "choices": ["pay"]}"#;
    assert_eq!(answer("famille", waits)["error"]["code"], "bad_line");
}

#[test]
fn who_misses_the_turn_needs_no_dice() {
    let waits = r#"{"pawns": [{"player": "A", "at": 19, "wait": 2}], "mover": "A"}"#;
    assert_eq!(answer("famille", waits)["steps"], json!([{"step": "miss", "left": 1}]));
    // One pawn of a team can make the others wait too.
    let team = r#"{"pawns": [{"player": "A", "pawn": 1, "at": 19, "wait": 2}, {"player": "A", "pawn": 2, "at": 20}], "mover": "A"}"#;
    assert_eq!(answer("classique-equipes", team)["steps"][0]["step"], "miss");
    let over = r#"{"pawns": [{"player": "A", "at": 63}], "mover": "A"}"#;
    assert_eq!(answer("famille", over)["error"]["code"], "game_over");
}

#[test]
fn what_no_game_leads_to_is_doubted_and_played() {
    let variant = read::carried("famille");
    let (texts, doubts) = (Texts::embedded(Lang::En).unwrap(), Doubts::new(&variant));
    let doubted = |pawns: Value| {
        let line = json!({"pawns": pawns, "mover": "A", "dice": [1, 3]}).to_string();
        let answer = batch::answer(&variant.rules, &texts, &doubts, 1, line.as_bytes());
        assert!(answer.played, "{}", answer.line);
        serde_json::from_str::<Value>(&answer.line).unwrap()["doubts"].clone()
    };
    let pawn = |player: &str, at: u16| json!({"player": player, "at": at});
    assert_eq!(doubted(json!([pawn("A", 10), pawn("B", 22)])), json!([]));
    // Nobody stays on a goose, or on the bridge.
    assert_eq!(
        doubted(json!([pawn("A", 5), pawn("B", 6)])),
        json!([
            {"doubt": "never_there", "player": "A"},
            {"doubt": "never_there", "player": "B"},
        ])
    );
    // Whoever comes to the well waits; whoever comes to a square that is taken changes places.
    assert_eq!(doubted(json!([pawn("A", 10), {"player": "B", "at": 31, "wait": 9}])), json!([{"doubt": "never_so", "player": "B"}]));
    assert_eq!(doubted(json!([pawn("A", 10), pawn("B", 10)])), json!([{"doubt": "never_together", "player": "A", "other": "B"}]));
    let seven: Vec<Value> = (0..7).map(|seat| pawn(&format!("{}", char::from(b'A' + seat)), 0)).collect();
    assert_eq!(doubted(json!(seven)), json!([{"doubt": "too_many_players", "most": 6}]));
}
