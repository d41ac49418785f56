//! Games at the terminal.

use std::fs;
use std::path::Path;
use std::process::Output;

use tempfile::TempDir;

use crate::program::{self, program};
use crate::{status, text};

fn played(folder: &Path, args: &[&str], input: &str) -> Output {
    program::fed(&mut program(folder, ["play"].iter().chain(args)), input.as_bytes())
}

#[test]
fn a_game_at_the_terminal_can_be_left_undone_and_saved() {
    let folder = TempDir::new().unwrap();
    let input = "1+3\nrubbish\n9+9\nu\n1+2\n6+4\nu\n2+2\n";
    let output = played(folder.path(), &["famille", "--players", "Anne Marie, Bob", "--save", "game.txt"], input);
    assert_eq!(status(&output), 0, "{}", text(&output));
    let said = text(&output);
    assert!(said.contains("«\u{a0}rubbish\u{a0}» n’est pas un lancer") && said.contains("c’est de nouveau à Anne Marie"), "{said}");
    assert!(said.ends_with('\n'), "the last prompt ends with the input");
    let saved = fs::read_to_string(folder.path().join("game.txt")).unwrap();
    let throws: Vec<&str> = saved.lines().filter(|line| line.starts_with('>')).collect();
    assert_eq!(throws, ["> Anne Marie 1+2", "> Bob 2+2"]);
    assert!(!saved.contains("La partie est finie"), "{saved}");
}

#[test]
fn a_question_answered_wrongly_is_asked_again_and_the_throw_stands() {
    let folder = TempDir::new().unwrap();
    // Each die moves a pawn: the moves are asked for.
    let input = "6+4\n1:1,1:1\nrubbish\n6:9,4:9\n6:1,4:2\nq\n";
    let output = played(folder.path(), &["classique-equipes", "--players", "2", "--save", "game.txt"], input);
    assert_eq!(status(&output), 0, "{}", text(&output));
    let saved = fs::read_to_string(folder.path().join("game.txt")).unwrap();
    assert!(saved.contains("> Joueur 1 6+4 moves 6:1,4:2\n"), "{saved}\n{}", text(&output));
    assert_eq!(text(&output).matches("doit dire quel pion").count(), 4, "{}", text(&output));
}

#[test]
fn given_throws_are_played_as_given_or_not_at_all() {
    let folder = TempDir::new().unwrap();
    // 10 and 9: the inn; the turn that is missed passes by itself.
    let output = played(folder.path(), &["famille", "--players", "A,B", "--throws", "6+4 1+1 5+4 1+1 1+2 1+1", "--save", "game.txt"], "");
    assert_eq!(status(&output), 0, "{}", text(&output));
    let saved = fs::read_to_string(folder.path().join("game.txt")).unwrap();
    assert_eq!(saved.lines().filter(|line| *line == "> A").count(), 1, "{saved}");
    for (variant, throws, says) in [
        ("famille", "6+4 rubbish", "rubbish"),
        ("famille", "7+1", "7+1"),
        ("famille", "6+4 choose pay", "«\u{a0}pay\u{a0}»"),
        ("classique-equipes", "6+4", "--moves"),
        ("classique-equipes", "6+4 moves 1:1,1:1", "impossibles"),
    ] {
        let refused = played(folder.path(), &[variant, "--players", "2", "--throws", throws], "");
        assert_eq!(status(&refused), 2, "{throws}: {}", text(&refused));
        assert!(text(&refused).contains(says), "{throws}: {}", text(&refused));
    }
}

#[test]
fn the_program_plays_the_same_game_for_the_same_seed() {
    let folder = TempDir::new().unwrap();
    let game = |seed: &str, players: &str| {
        let output = played(folder.path(), &["classique-mises", "--auto", "--seed", seed, "--players", players], "");
        (status(&output), text(&output))
    };
    assert_eq!(game("7", "3"), game("7", "3"));
    assert_ne!(game("7", "3"), game("8", "3"));
    assert!(game("7", "1").1.contains("sent.") || game("7", "100").0 <= 1, "it comes to an end");
}

#[test]
fn a_game_that_cannot_end_is_stopped() {
    let folder = TempDir::new().unwrap();
    // Two dice never show 1.
    let endless = "goosebook: 1\nid: endless\ntitle: Sans fin\ntrack: { squares: 1 }\nfinish: { overshoot: stay }\n";
    fs::write(folder.path().join("endless.yaml"), endless).unwrap();
    let output = played(folder.path(), &["endless.yaml", "--players", "2", "--auto", "--seed", "1", "--save", "game.txt"], "");
    assert_eq!(status(&output), 1, "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stderr).contains("personne n’a gagné"), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(folder.path().join("game.txt").exists(), "what was played is written down");
    // A pawn that only another one could release blocks a game of one.
    let held = "goosebook: 1\nid: held\ntitle: Retenu\nplayers: { min: 1 }\ntrack: { squares: 20 }\nsquares:\n  well: { at: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], hold_until: arrival }\n";
    fs::write(folder.path().join("held.yaml"), held).unwrap();
    let output = played(folder.path(), &["held.yaml", "--players", "1", "--auto", "--seed", "1"], "");
    assert_eq!(status(&output), 0, "{}", text(&output));
    assert!(text(&output).ends_with("la partie est bloquée.\n"), "{}", text(&output));
}

#[test]
fn players_are_named_or_counted() {
    let folder = TempDir::new().unwrap();
    for (players, says) in [
        ("A,,B", "n’est pas un nom"),
        ("A,B,A", "Deux joueurs"),
        ("0", "de 2 à 6"),
        ("7", "de 2 à 6"),
        ("99999999", "de 2 à 6"),
        ("A\nB,C", "n’est pas un nom"),
        ("", "n’est pas un nom"),
    ] {
        let refused = played(folder.path(), &["famille", "--players", players, "--auto", "--seed", "1"], "");
        assert_eq!(status(&refused), 2, "{players:?}: {}", text(&refused));
        assert!(text(&refused).contains(says), "{players:?}: {}", text(&refused));
    }
}

#[test]
fn the_program_throws_the_dice_that_the_player_chooses() {
    let folder = TempDir::new().unwrap();
    // This board is played with one die or with two.
    let output = played(folder.path(), &["es-utilidad", "--players", "2", "--seed", "1", "--save", "game.txt"], "2d6\n3d6\n");
    assert_eq!(status(&output), 0, "{}", text(&output));
    assert!(text(&output).contains("«\u{a0}3d6\u{a0}» n’est pas un lancer"), "{}", text(&output));
    let saved = fs::read_to_string(folder.path().join("game.txt")).unwrap();
    let throws: Vec<&str> = saved.lines().filter(|line| line.starts_with('>')).collect();
    assert!(throws.len() == 1 && throws[0].contains('+'), "{saved}");
}

#[test]
fn a_saved_game_is_not_written_over_but_by_its_own_continuation() {
    let folder = TempDir::new().unwrap();
    let save =
        |args: &[&str], input: &str| played(folder.path(), &[&["famille", "--players", "A,B", "--save", "game.txt"], args].concat(), input);
    let file = || fs::read_to_string(folder.path().join("game.txt")).unwrap();
    assert_eq!(status(&save(&["--throws", "1+2 2+4"], "")), 0);
    let short = file();
    // The same game goes on, or is written once more.
    for throws in ["1+2 2+4 5+4", "1+2 2+4 5+4"] {
        assert_eq!(status(&save(&["--throws", throws], "")), 0);
    }
    let long = file();
    assert!(long.len() > short.len() && long.starts_with(&short), "{long}");
    for (args, input) in [
        (&["--throws", "1+2"][..], ""),
        (&["--throws", "1+1 2+4 5+4 1+1"], ""),
        (&["--auto"], ""),
        (&["--auto", "--seed", "1"], ""),
        (&[], "1+2\n"),
    ] {
        let refused = save(args, input);
        assert_eq!(status(&refused), 2, "{args:?}: {}", text(&refused));
        assert!(text(&refused).contains("game.txt contient déjà"), "{args:?}: {}", text(&refused));
        assert_eq!(file(), long, "{args:?}");
    }
    // What is wrong with the game itself is told first.
    let wrong = save(&["--throws", "1+2 9+9"], "");
    assert!(status(&wrong) == 2 && text(&wrong).contains("9+9"), "{}", text(&wrong));
    // Nobody plays for an hour to be told so.
    assert!(!text(&save(&[], "1+2\n")).contains("lance"), "{}", text(&save(&[], "1+2\n")));
    // What is no game is left alone too; an empty file holds nothing to lose.
    fs::write(folder.path().join("game.txt"), "mes notes\n").unwrap();
    assert_eq!(status(&save(&["--auto", "--seed", "1"], "")), 2);
    assert_eq!(file(), "mes notes\n");
    fs::write(folder.path().join("game.txt"), "").unwrap();
    for _ in 0..2 {
        assert_eq!(status(&save(&["--auto", "--seed", "1"], "")), 0);
    }
    assert!(file().starts_with("variant: famille"), "{}", file());
}
