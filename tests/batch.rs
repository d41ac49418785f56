//! `turn --batch`, the machine's door: lines of JSON in, lines of JSON out, as docs/machine-formats.md tells.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;
#[path = "common/program.rs"]
mod program;

use std::path::Path;
use std::sync::LazyLock;

use common::read;
use goosebook::batch::{Answer, Doubts, answer, too_long};
use goosebook::rules::Rules;
use goosebook::texts::Texts;
use goosebook::vocab::Lang;
use serde_json::{Value, json};

/// Those of the family game, whatever is played: what is doubted is looked at in tests/door.rs.
static DOUBTS: LazyLock<Doubts> = LazyLock::new(|| Doubts::new(&read::carried("famille")));

fn answers(rules: &Rules, line: impl AsRef<[u8]>) -> Answer {
    answer(rules, &Texts::embedded(Lang::En).unwrap(), &DOUBTS, 7, line.as_ref())
}

/// The answer to a line that can be played.
fn played(rules: &Rules, line: &Value) -> Value {
    let answer = answers(rules, line.to_string());
    assert!(answer.played, "{line}: {}", answer.line);
    serde_json::from_str(&answer.line).unwrap()
}

/// The code of the error that a line gets.
fn code(rules: &Rules, line: impl AsRef<[u8]>) -> String {
    let answer = answers(rules, line);
    let value: Value = serde_json::from_str(&answer.line).unwrap();
    assert!(!answer.played && !answer.line.contains('\n'), "{}", answer.line);
    assert_eq!(value.as_object().unwrap().keys().collect::<Vec<_>>(), ["id", "error"]);
    let message = value["error"]["message"].as_str().unwrap();
    assert!(!message.is_empty() && !message.starts_with("batch-"), "{message}");
    value["error"]["code"].as_str().unwrap().to_owned()
}

fn family() -> Rules {
    read::shipped("famille")
}

fn two(mover: &str, dice: Value) -> Value {
    json!({"id": 7, "pawns": [{"player": "A", "at": 10}, {"player": "B", "at": 22}], "mover": mover, "dice": dice})
}

/// The same line with one thing changed, by its JSON pointer.
fn but(mut line: Value, at: &str, value: Value) -> Value {
    let (parent, key) = at.rsplit_once('/').unwrap();
    line.pointer_mut(parent).unwrap().as_object_mut().unwrap().insert(key.to_owned(), value);
    line
}

#[test]
fn the_example_of_the_documentation() {
    let line = r#"{"id": 7, "pawns": [{"player": "A", "at": 10, "wait": 0, "thrown": true}, {"player": "B", "at": 22, "wait": 0, "thrown": true}], "mover": "A", "dice": [1, 3]}"#;
    let answer = answers(&family(), line);
    let begins = r#"{"id":7,"pawns":[{"player":"A","at":22,"wait":0,"thrown":true,"purse":0},{"player":"B","at":10,"wait":0,"thrown":true,"purse":0}],"pot":0,"winner":null,"steps":[{"step":"throw","dice":[1,3],"total":4},{"step":"walk","from":10,"to":14},"#;
    assert!(answer.played && answer.line.starts_with(begins), "{}", answer.line);
    let value: Value = serde_json::from_str(&answer.line).unwrap();
    let steps: Vec<&str> = value["steps"].as_array().unwrap().iter().map(|step| step["step"].as_str().unwrap()).collect();
    assert_eq!(steps, ["throw", "walk", "again", "walk", "again", "walk", "meet", "displace"]);
    // A step names its player where it is another one than the mover.
    assert_eq!(value["steps"][7], json!({"step": "displace", "from": 22, "to": 10, "by": "meeting", "player": "B"}));
}

#[test]
fn pawns_come_back_in_the_order_given_and_ids_as_they_are() {
    for id in [json!("x"), json!(null), json!([1, {"a": 2}]), json!(1e300)] {
        let line = json!({"mover": "a", "dice": [1, 2], "pawns": [{"player": "z", "at": 1}, {"player": "a", "at": 2}, {"player": "m", "at": 3}], "id": id});
        let value = played(&family(), &line);
        assert_eq!(value["id"], id);
        let names: Vec<&str> = value["pawns"].as_array().unwrap().iter().map(|pawn| pawn["player"].as_str().unwrap()).collect();
        assert_eq!(names, ["z", "a", "m"]);
        assert_eq!(value.as_object().unwrap().keys().collect::<Vec<_>>(), ["id", "pawns", "pot", "winner", "steps", "doubts"]);
    }
    // Without an id it is null; one pawn is enough.
    let alone = json!({"pawns": [{"player": "A", "at": 0}], "mover": "A", "dice": [1, 2]});
    assert_eq!(played(&family(), &alone)["id"], Value::Null);
}

#[test]
fn what_is_not_said_of_a_pawn() {
    // Off the start somebody has thrown; on it, not: 6 and 3 lead to 26.
    let first = json!({"pawns": [{"player": "A", "at": 0}], "mover": "A", "dice": [3, 6]});
    assert_eq!(played(&family(), &first)["pawns"][0], json!({"player": "A", "at": 26, "wait": 0, "thrown": true, "purse": 0}));
    let thrown = but(first, "/pawns/0/thrown", json!(true));
    assert_eq!(played(&family(), &thrown)["pawns"][0]["at"], 63);
}

#[test]
fn waits_are_numbers_or_held_and_their_dice_are_ignored() {
    let rules = read::shipped("infolib");
    let line = |wait: Value, dice: Value| json!({"pawns": [{"player": "A", "at": 31, "wait": wait}], "mover": "A", "dice": dice});
    for dice in [json!([1, 2]), json!([9, 9]), json!([]), json!("none"), json!(null)] {
        let value = played(&rules, &line(json!("held"), dice.clone()));
        assert_eq!((&value["pawns"][0]["wait"], &value["steps"]), (&json!("held"), &json!([{"step": "miss", "left": "held"}])));
        let value = played(&rules, &line(json!(2), dice));
        assert_eq!((&value["pawns"][0]["wait"], &value["pawns"][0]["at"]), (&json!(1), &json!(31)));
    }
    // Without dice at all, too.
    let none = json!({"pawns": [{"player": "A", "at": 31, "wait": 1}], "mover": "A"});
    assert_eq!(played(&rules, &none)["pawns"][0]["wait"], 0);
    // Who comes is held; who was there goes where the newcomer came from.
    let line = json!({"pawns": [{"player": "A", "at": 25}, {"player": "B", "at": 31, "wait": "held"}], "mover": "A", "dice": [2, 4]});
    let value = played(&rules, &line);
    let both: Vec<(&Value, &Value)> = [0, 1].map(|pawn| (&value["pawns"][pawn]["at"], &value["pawns"][pawn]["wait"])).to_vec();
    assert_eq!(both, [(&json!(31), &json!("held")), (&json!(25), &json!(0))]);
}

#[test]
fn a_win_empties_the_pot() {
    let rules = read::shipped("classique-mises");
    let line = json!({"pawns": [{"player": "A", "at": 60, "purse": -2}, {"player": "B", "at": 40, "purse": -5}], "pot": 7, "mover": "A", "dice": [1, 2]});
    let value = played(&rules, &line);
    assert_eq!((&value["winner"], &value["pot"]), (&json!("A"), &json!(0)));
    assert_eq!((&value["pawns"][0]["purse"], &value["pawns"][1]["purse"]), (&json!(5), &json!(-5)));
    assert_eq!(value["steps"].as_array().unwrap().last().unwrap(), &json!({"step": "win", "pot": 7}));
    // Purses and pot are signed.
    let line = but(but(line, "/pot", json!(-3)), "/pawns/0/purse", json!(-1_000_000_000_000_000_i64));
    assert_eq!(played(&rules, &line)["pot"], 0);
}

#[test]
fn every_code() {
    let rules = family();
    let good = two("A", json!([1, 3]));
    let with = |at: &str, value: Value| but(good.clone(), at, value).to_string();
    for bad in ["", " ", "{", "[]", "7", "null", "\"x\"", "{}", "{\"id\": 7}", "{\"pawns\": [], \"mover\": \"A\"} x"] {
        let code = code(&rules, bad);
        assert!(code == "bad_line" || code == "unknown_player", "{bad}: {code}");
    }
    for (at, value) in [
        ("/colour", json!("red")),
        ("/pawns", json!({})),
        ("/pawns", json!([7])),
        ("/mover", json!(7)),
        ("/pot", json!("1")),
        ("/pot", json!(1.5)),
        ("/pot", json!(1e30)),
        ("/choices", json!("pay")),
        ("/choices", json!([1])),
        ("/moves", json!([{"die": 1, "pawn": 1}])),
        ("/pawns/0/colour", json!("red")),
        ("/pawns/0/player", json!(1)),
        ("/pawns/0/thrown", json!(1)),
        ("/pawns/0/purse", json!("1")),
        ("/pawns/0/pawn", json!(0)),
        ("/pawns/0/pawn", json!(2)),
    ] {
        assert_eq!(code(&rules, with(at, value.clone())), "bad_line", "{at} {value}");
    }
    assert_eq!(code(&rules, with("/mover", json!("C"))), "unknown_player");
    assert_eq!(code(&rules, with("/pawns", json!([]))), "unknown_player");
    assert_eq!(code(&rules, with("/pawns/1/player", json!("A"))), "duplicate_player");
    for dice in
        [json!([1]), json!([1, 2, 3]), json!([0, 1]), json!([7, 1]), json!([1.5, 1]), json!(4), json!([]), json!(null), json!([-1, 300])]
    {
        assert_eq!(code(&rules, with("/dice", dice.clone())), "bad_dice", "{dice}");
    }
    for at in [json!(64), json!(-1), json!(1.5), json!("10"), json!(null), json!(70_000), json!(1e20)] {
        assert_eq!(code(&rules, with("/pawns/1/at", at.clone())), "bad_square", "{at}");
    }
    for wait in [json!(-1), json!(1.5), json!("1"), json!("Held"), json!(null), json!(true), json!(5_000_000_000_u64)] {
        assert_eq!(code(&rules, with("/pawns/1/wait", wait.clone())), "bad_wait", "{wait}");
    }
    assert_eq!(code(&rules, with("/pawns/1/at", json!(63))), "game_over");
    // A turn after the end is refused as such, whatever the dice.
    assert_eq!(code(&rules, but(but(good.clone(), "/pawns/1/at", json!(63)), "/dice", json!([9])).to_string()), "game_over");
}

#[test]
fn an_endless_turn_tells_its_loop() {
    let mut rules = common::bare(goosebook::vocab::Dice::USUAL, 63);
    rules.squares = goosebook::rules::Squares::new(vec![common::goose(&[59], goosebook::rules::AfterBounce::Forward)]);
    let line = json!({"id": 1, "pawns": [{"player": "A", "at": 51}], "mover": "A", "dice": [4, 4]});
    assert_eq!(code(&rules, line.to_string()), "endless");
    let value: Value = serde_json::from_str(&answers(&rules, line.to_string()).line).unwrap();
    assert_eq!(value["error"]["loop"], json!([59]));
}

#[test]
fn a_choice_is_asked_for_with_its_options() {
    let mut rules = common::bare(goosebook::vocab::Dice::USUAL, 63);
    rules.meeting.rule = common::said(goosebook::rules::Meeting::ToStart);
    rules.meeting.must = common::said(goosebook::rules::MeetingMust::May);
    let line = json!({"pawns": [{"player": "A", "at": 10}, {"player": "B", "at": 14}], "mover": "A", "dice": [1, 3]});
    for choices in [json!([]), json!(["no"]), json!(["leave it"])] {
        let asked = but(line.clone(), "/choices", choices).to_string();
        assert_eq!(code(&rules, &asked), "choice_needed");
        let message = answers(&rules, &asked).line;
        assert!(message.contains("meet") && message.contains("leave"), "{message}");
    }
    for (choice, at) in [("meet", 0), ("leave", 14)] {
        assert_eq!(played(&rules, &but(line.clone(), "/choices", json!([choice])))["pawns"][1]["at"], at);
    }
    // What nobody asks for is a line that was meant otherwise.
    let unasked = but(but(line, "/pawns/1/at", json!(15)), "/choices", json!(["pay"]));
    assert_eq!(code(&rules, unasked.to_string()), "bad_line");
}

/// The team game of the classic text, which has four pawns each.
fn team() -> Rules {
    read::written("equipes")
}

fn team_line(moves: Value) -> Value {
    let pawn = |player: &str, pawn: u8, at: u16| json!({"player": player, "pawn": pawn, "at": at, "thrown": true, "purse": 2});
    let pawns: Vec<Value> =
        ["A", "B"].iter().flat_map(|player| [20, 5, 30, 41].into_iter().zip(1..).map(|(at, n)| pawn(player, n, at))).collect();
    json!({"pawns": pawns, "mover": "B", "moves": moves})
}

#[test]
fn teams_move_a_pawn_with_each_die() {
    let rules = team();
    let value = played(&rules, &team_line(json!([{"die": 6, "pawn": 2}, {"die": 1, "pawn": 2}])));
    let at: Vec<(&str, u64, u64)> = value["pawns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pawn| (pawn["player"].as_str().unwrap(), pawn["pawn"].as_u64().unwrap(), pawn["at"].as_u64().unwrap()))
        .collect();
    // 5 and 6 is 11, and 1 is 12.
    let expected = [("A", 1, 20), ("A", 2, 5), ("A", 3, 30), ("A", 4, 41), ("B", 1, 20), ("B", 2, 12), ("B", 3, 30), ("B", 4, 41)];
    assert_eq!(at, expected);
    assert_eq!(value["steps"][1], json!({"step": "walk", "from": 5, "to": 11, "pawn": 2}));
    // 41 and 1 is the maze, which costs one, and leads to 30, where two pawns stand: one's own, and A's, who pays too.
    let value = played(&rules, &team_line(json!([{"die": 1, "pawn": 4}, {"die": 2, "pawn": 4}])));
    let purses: Vec<&Value> = value["pawns"].as_array().unwrap().iter().map(|pawn| &pawn["purse"]).collect();
    assert_eq!(
        (purses, &value["pot"]),
        (vec![&json!(1), &json!(1), &json!(1), &json!(1), &json!(0), &json!(0), &json!(0), &json!(0)], &json!(3))
    );
}

#[test]
fn what_teams_cannot_say() {
    let rules = team();
    // Dice alone leave the moves to be asked for, each with its option.
    let mut dice = team_line(json!([]));
    dice.as_object_mut().unwrap().remove("moves");
    let asked = but(dice.clone(), "/dice", json!([6, 1])).to_string();
    assert_eq!(code(&rules, &asked), "choice_needed");
    assert!(answers(&rules, &asked).line.contains("6:1,1:2"));
    for moves in [
        json!("6:1"),
        json!([{"die": 6}]),
        json!([{"die": 6, "pawn": 0}, {"die": 1, "pawn": 1}]),
        json!([{"die": 6, "pawn": 5}, {"die": 1, "pawn": 1}]),
        json!([{"die": 6, "pawn": 300}, {"die": 1, "pawn": 1}]),
    ] {
        assert_eq!(code(&rules, team_line(moves.clone()).to_string()), "bad_line", "{moves}");
    }
    for moves in [json!([{"die": 6, "pawn": 1}]), json!([{"die": 7, "pawn": 1}, {"die": 1, "pawn": 1}])] {
        assert_eq!(code(&rules, team_line(moves.clone()).to_string()), "bad_dice", "{moves}");
    }
    let good = team_line(json!([{"die": 6, "pawn": 2}, {"die": 1, "pawn": 2}]));
    // What is the player's is the same on each pawn; the same pawn twice is the same player twice.
    assert_eq!(code(&rules, but(good.clone(), "/pawns/1/purse", json!(3)).to_string()), "bad_line");
    assert_eq!(code(&rules, but(good.clone(), "/pawns/1/pawn", json!(1)).to_string()), "duplicate_player");
    // Of two pawns one waits: it cannot move, the other can.
    let held = but(but(good, "/pawns/5/at", json!(52)), "/pawns/5/wait", json!("held"));
    assert_eq!(code(&rules, held.to_string()), "bad_line");
}

#[test]
fn an_error_says_where_it_is_in_the_language_asked_for() {
    let rules = family();
    let good = two("A", json!([1, 3])).to_string();
    for (line, column, english, french) in [
        ("rubbish".to_owned(), Some(1), "something is wrong at character 1", "quelque chose ne va pas au caractère 1"),
        (good[..20].to_owned(), Some(20), "ends too early, at character 20", "s’arrête trop tôt, au caractère 20"),
        // Letters are counted, not bytes.
        ("{\"é\": é}".to_owned(), Some(7), "at character 7", "au caractère 7"),
        (format!("{good} x"), Some(good.len() + 2), "something is wrong", "quelque chose ne va pas"),
        (String::new(), None, "is empty", "est vide"),
        (" \t".to_owned(), None, "is empty", "est vide"),
        (r#"{"pot": 1e999, "pawns": []}"#.to_owned(), None, "“pot”", "«\u{a0}pot\u{a0}»"),
        (format!(r#"{{"pawns": {}{}}}"#, "[".repeat(500), "]".repeat(500)), None, "“pawns”", "«\u{a0}pawns\u{a0}»"),
        ("[]".to_owned(), None, "not a JSON object", "pas un objet JSON"),
        (good.replace("22", "99"), None, "Impossible square: 99", "Case impossible\u{202f}: 99"),
    ] {
        for (lang, says) in [(Lang::En, english), (Lang::Fr, french)] {
            let answer = answer(&rules, &Texts::embedded(lang).unwrap(), &DOUBTS, 12, line.as_bytes());
            let error = serde_json::from_str::<Value>(&answer.line).unwrap()["error"].take();
            assert_eq!((&error["line"], error["column"].as_u64()), (&json!(12), column.map(|column| column as u64)), "{line}: {error}");
            let message = error["message"].as_str().unwrap();
            assert!(message.contains(says) && !message.contains("expected") && !message.contains("line 1"), "{line}: {message}");
        }
    }
    let long = too_long(&Texts::embedded(Lang::Fr).unwrap(), 3, 1000);
    let error = serde_json::from_str::<Value>(&long.line).unwrap()["error"].take();
    assert_eq!((&error["line"], &error["code"], long.played), (&json!(3), &json!("bad_line"), false));
    assert!(error["message"].as_str().unwrap().contains("1000 octets"), "{error}");
}

#[test]
fn bytes_that_are_no_text() {
    let rules = family();
    for bytes in [&b"\xff\xfe"[..], b"{\"id\": \"\xff\"}", b"\0", "{\"id\": \u{feff}}".as_bytes(), &[b'['; 100_000], br#"{"\ud800": 1}"#] {
        assert_eq!(code(&rules, bytes), "bad_line");
    }
}

#[test]
fn what_is_wrong_with_the_dice_is_said_as_it_is() {
    let said = |dice: Option<Value>| {
        let mut line = two("A", json!([1, 3]));
        match dice {
            Some(dice) => line["dice"] = dice,
            None => drop(line.as_object_mut().unwrap().remove("dice")),
        }
        let answer: Value = serde_json::from_str(&answers(&family(), line.to_string()).line).unwrap();
        assert_eq!(answer["error"]["code"], "bad_dice");
        answer["error"]["message"].as_str().unwrap().to_owned()
    };
    assert!(said(None).starts_with("“dice” is missing"), "{}", said(None));
    assert!(said(Some(json!("1+3"))).starts_with("“dice” must be a list"), "{}", said(Some(json!("1+3"))));
    for dice in [json!([1, 7]), json!([1, 300]), json!([1, -1]), json!([])] {
        assert!(said(Some(dice.clone())).starts_with("Impossible dice"), "{}", said(Some(dice)));
    }
    // What is given as an example can be copied.
    let example = said(None).split_once('[').unwrap().1.split_once(']').unwrap().0.to_owned();
    played(&family(), &serde_json::from_str(&two("A", json!([1, 3])).to_string().replace("[1,3]", &format!("[{example}]"))).unwrap());
}

#[test]
fn players_are_called_by_what_can_be_seen() {
    for name in ["", " ", "A\u{0}", "\u{1b}[31m", "\u{202e}A"] {
        let mut line = two("A", json!([1, 3]));
        line["pawns"][1]["player"] = json!(name);
        assert_eq!(code(&family(), line.to_string()), "bad_line", "{name:?}");
    }
}

#[cfg(feature = "cli")]
#[test]
fn the_command_line_answers_each_line_in_order() {
    let good = two("A", json!([1, 3])).to_string();
    let long = |length: usize| format!("{good}{}", " ".repeat(length - good.len()));
    let most = 1 << 20;
    let lines: Vec<Vec<u8>> = vec![
        good.clone().into_bytes(),
        b"nonsense".to_vec(),
        Vec::new(),
        b"\xff\xfe\xfd".to_vec(),
        format!("{good}\r").into_bytes(),
        long(most).into_bytes(),
        // Longer than a line may be, and what is cut off is not read as another line.
        format!("{}{good}", long(most + 1)).into_bytes(),
        good.clone().into_bytes(),
    ];
    let run = |lines: &[Vec<u8>], end: &str| {
        let mut input = lines.join(&b'\n');
        input.extend(end.as_bytes());
        let output = program::fed(&mut program::program(Path::new("."), ["turn", "famille", "--batch"]), &input);
        let text = std::str::from_utf8(&output.stdout).unwrap();
        let answers: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let played: Vec<bool> = answers.iter().map(|answer| answer.get("error").is_none()).collect();
        for (index, answer) in answers.iter().enumerate().filter(|(index, _)| !played[*index]) {
            assert_eq!(answer["error"]["line"], json!(index + 1));
        }
        (output.status.code(), played)
    };
    let expected = vec![true, false, false, false, true, true, false, true];
    assert_eq!(run(&lines, "\n"), (Some(1), expected.clone()));
    // The last line may lack its end.
    assert_eq!(run(&lines, ""), (Some(1), expected));
    assert_eq!(run(&lines[..1], "\n"), (Some(0), vec![true]));
    assert_eq!(run(&[], ""), (Some(0), Vec::new()));
}
