//! The program from outside: what it prints, what it writes, how it ends.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

fn goosebook(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_goosebook")).current_dir(folder).args(args).env_remove("SOURCE_DATE_EPOCH").output().unwrap()
}

fn fed(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_goosebook"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("it ends by itself")
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap() + &String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn what_cannot_be_read_is_status_2() {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("folder")).unwrap();
    fs::write(folder.path().join("large.yaml"), vec![b'a'; 10 << 20]).unwrap();
    for (name, says) in
        [("missing.yaml", "n’existe pas"), ("folder", "ne contient aucun fichier"), ("large.yaml", "est trop gros"), ("famile", "famille")]
    {
        let output = goosebook(folder.path(), &["check", name]);
        assert_eq!(status(&output), 2, "{name}: {}", text(&output));
        assert!(text(&output).contains(says), "{name}: {}", text(&output));
    }
    assert_eq!(status(&goosebook(folder.path(), &["card", "folder", "-o", "card.pdf"])), 2);
    assert!(!folder.path().join("card.pdf").exists());
}

#[test]
fn what_is_wrong_inside_a_file_is_status_1_with_its_place() {
    let folder = TempDir::new().unwrap();
    for (name, bytes, place) in [
        ("bad.yaml", &b"goosebook: 1\nid: [bad"[..], "bad.yaml:2:"),
        ("latin.yaml", b"goosebook: 1\nid: \xe9t\xe9", "latin.yaml:2:5"),
        ("empty.yaml", b"", "empty.yaml:1:1"),
    ] {
        fs::write(folder.path().join(name), bytes).unwrap();
        for command in [&["check", name][..], &["card", name, "-o", "card.pdf"], &["turn", name, "--throw", "1+1"]] {
            let output = goosebook(folder.path(), command);
            assert_eq!(status(&output), 1, "{command:?}: {}", text(&output));
            assert!(text(&output).contains(place), "{command:?}: {}", text(&output));
        }
    }
}

#[test]
fn a_file_that_cannot_be_read_does_not_keep_the_others_from_being_checked() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("bad.yaml"), "goosebook: 1\n").unwrap();
    let output = goosebook(folder.path(), &["check", "missing.yaml", "bad.yaml"]);
    assert_eq!(status(&output), 2);
    assert!(text(&output).contains("bad.yaml:1:1"), "{}", text(&output));
}

#[test]
fn every_carried_variant_is_sound() {
    let folder = TempDir::new().unwrap();
    let output = goosebook(folder.path(), &["check", "--strict"]);
    assert_eq!(status(&output), 0, "{}", text(&output));
}

#[test]
fn a_turn_is_explained() {
    let folder = TempDir::new().unwrap();
    let output = goosebook(folder.path(), &["turn", "famille", "--at", "Alice=10", "--throw", "1+3"]);
    assert_eq!(status(&output), 0);
    insta::assert_snapshot!(text(&output));
    let english = goosebook(folder.path(), &["turn", "infolib", "--lang", "en", "--at", "New=24", "--at", "Old=28", "--throw", "2+2"]);
    insta::assert_snapshot!(text(&english));
}

#[test]
fn a_turn_that_cannot_be_is_refused() {
    let folder = TempDir::new().unwrap();
    for (args, says) in [
        (&["--throw", "7+1"][..], "2 dés à 6 faces"),
        (&["--throw", "1"], "2 dés à 6 faces"),
        (&["--at", "A=64", "--throw", "1+1"], "de 0 (le départ) à 63"),
        (&["--at", "A", "--throw", "1+1"], "--at Alice=10"),
        (&["--at", "A=1", "--at", "A=2", "--throw", "1+1"], "Deux joueurs"),
        (&["--at", "A=1", "--by", "B", "--throw", "1+1"], "Personne ne s’appelle"),
    ] {
        let output = goosebook(folder.path(), &[&["turn", "famille"], args].concat());
        assert_eq!(status(&output), 2, "{args:?}: {}", text(&output));
        assert!(text(&output).contains(says), "{args:?}: {}", text(&output));
    }
}

#[test]
fn lines_are_answered_one_by_one() {
    let good = r#"{"id": 1, "pawns": [{"player": "A", "at": 60, "wait": 0, "thrown": true}], "mover": "A", "dice": [1, 2]}"#;
    let output = fed(&["turn", "famille", "--batch", "--lang", "en"], format!("{good}\nrubbish\n{good}\n").as_bytes());
    assert_eq!(status(&output), 1);
    let stdout = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<serde_json::Value> = stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0]["winner"], "A");
    assert_eq!(lines[1]["error"]["code"], "bad_line");
    assert_eq!(lines[2]["pawns"][0]["at"], 63);
    assert_eq!(status(&fed(&["turn", "famille", "--batch"], good.as_bytes())), 0);
}

#[test]
fn a_card_is_written_beside_and_renamed() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("famille.pdf");
    assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", "famille.pdf"])), 0);
    let first = fs::read(&path).unwrap();
    assert!(first.starts_with(b"%PDF-"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left behind");
    fs::write(&path, "an older card").unwrap();
    assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", "famille.pdf"])), 0);
    assert!(fs::read(&path).unwrap() == first, "the same bytes each time");
}

#[test]
fn the_suffix_tells_the_format() {
    let folder = TempDir::new().unwrap();
    for (name, begins) in [("a.md", "# "), ("a.html", "<!DOCTYPE html>"), ("a.txt", "Jeu de l’oie")] {
        assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", name])), 0, "{name}");
        let written = fs::read_to_string(folder.path().join(name)).unwrap();
        assert!(written.to_lowercase().starts_with(&begins.to_lowercase()), "{name}: {}", &written[..40]);
    }
    assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", "a.xyz"])), 2);
}

#[test]
fn a_house_variant_changes_what_it_says_only() {
    let folder = TempDir::new().unwrap();
    let house = "goosebook: 1\nid: chez-nous\ntitle: Le jeu de l’oie chez nous\nextends: famille\nsquares:\n  inn: { miss: 2 }\n\
                 meeting: { rule: to_start, source: table }\n";
    fs::write(folder.path().join("chez-nous.yaml"), house).unwrap();
    let checked = goosebook(folder.path(), &["check", "--strict", "chez-nous.yaml"]);
    assert_eq!(status(&checked), 0, "{}", text(&checked));
    let turn = goosebook(folder.path(), &["turn", "chez-nous.yaml", "--at", "A=15", "--at", "B=19", "--throw", "1+3"]);
    insta::assert_snapshot!(text(&turn));
    assert_eq!(status(&goosebook(folder.path(), &["card", "chez-nous.yaml", "-o", "chez-nous.pdf"])), 0);
}

/// The files of a folder, by name.
fn files(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn house(folder: &Path) {
    fs::write(folder.join("house.yaml"), "goosebook: 1\nid: house\ntitle: Chez nous\nextends: famille\n").unwrap();
}

#[test]
fn a_card_goes_to_a_pipe_when_no_file_is_named() {
    let folder = TempDir::new().unwrap();
    for args in [&["card", "famille", "--format", "pdf"][..], &["card", "famille", "--format", "pdf", "-o", "-"]] {
        let output = goosebook(folder.path(), args);
        assert_eq!(status(&output), 0, "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stdout.starts_with(b"%PDF-"), "{args:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_link_is_followed_and_permissions_are_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("far")).unwrap();
    fs::write(path("far/card.md"), "old").unwrap();
    fs::set_permissions(path("far/card.md"), fs::Permissions::from_mode(0o600)).unwrap();
    symlink("far/card.md", path("near.md")).unwrap();
    symlink("near.md", path("nearer.md")).unwrap();
    symlink("far/new.md", path("dangling.md")).unwrap();
    assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", "nearer.md"])), 0);
    assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", "dangling.md"])), 0);
    assert!(fs::read_to_string(path("far/card.md")).unwrap().starts_with("# "));
    assert_eq!(fs::metadata(path("far/card.md")).unwrap().permissions().mode() & 0o777, 0o600);
    assert!(fs::read_to_string(path("far/new.md")).unwrap().starts_with("# "));
    for link in ["near.md", "nearer.md", "dangling.md"] {
        assert!(path(link).symlink_metadata().unwrap().is_symlink(), "{link}");
    }
    assert_eq!(files(&path("far")), ["card.md", "new.md"], "nothing else is left behind");
    // Two names of one file stay two names of one file.
    fs::write(path("one.md"), "old").unwrap();
    fs::hard_link(path("one.md"), path("two.md")).unwrap();
    assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", "one.md"])), 0);
    assert_eq!(fs::read(path("one.md")).unwrap(), fs::read(path("two.md")).unwrap());
    // Links that lead in a circle lead nowhere.
    symlink("round.md", path("round.md")).unwrap();
    assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", "round.md"])), 2);
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_written_through() {
    let folder = TempDir::new().unwrap();
    let pipe = folder.path().join("pipe.md");
    if !Command::new("mkfifo").arg(&pipe).status().is_ok_and(|made| made.success()) {
        return;
    }
    let reader = {
        let pipe = pipe.clone();
        std::thread::spawn(move || fs::read_to_string(pipe).unwrap())
    };
    assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", "pipe.md"])), 0);
    assert!(reader.join().unwrap().starts_with("# "));
    assert!(!pipe.symlink_metadata().unwrap().is_file(), "the pipe is still a pipe");
    assert_eq!(files(folder.path()), ["pipe.md"]);
}

#[test]
fn the_rules_are_not_overwritten() {
    let folder = TempDir::new().unwrap();
    house(folder.path());
    fs::write(folder.path().join("mine.yaml"), "goosebook: 1\nid: mine\ntitle: À moi\nextends: house\n").unwrap();
    fs::create_dir(folder.path().join("sub")).unwrap();
    for (name, output) in
        [("house.yaml", "house.yaml"), ("house.yaml", "./sub/../house.yaml"), ("mine.yaml", "house.yaml"), ("mine.yaml", "mine.yaml")]
    {
        let before = fs::read(folder.path().join(output)).unwrap();
        for command in [&["card", name, "--format", "md", "-o", output][..], &["play", name, "--auto", "--seed", "1", "--save", output]] {
            let refused = goosebook(folder.path(), command);
            assert_eq!(status(&refused), 2, "{command:?}: {}", text(&refused));
            assert!(text(&refused).contains("rien n’est écrit"), "{}", text(&refused));
            assert!(fs::read(folder.path().join(output)).unwrap() == before, "{command:?}");
        }
    }
    // A file that only has the name of a carried variant is another one.
    fs::write(folder.path().join("famille.yaml"), "mine").unwrap();
    assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "--format", "md", "-o", "famille.yaml"])), 0);
}

#[test]
fn what_cannot_be_written_is_said_in_words() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    let long = format!("{}.md", "a".repeat(300));
    for (output, french, english) in [
        ("nowhere/card.md", "n’existe pas", "does not exist"),
        ("file/card.md", "n’est pas un dossier", "is not a folder"),
        (long.as_str(), "trop long", "too long"),
        (".", "est un dossier", "is a folder"),
    ] {
        for (lang, says) in [("fr", french), ("en", english)] {
            let refused = goosebook(folder.path(), &["card", "famille", "--format", "md", "--lang", lang, "-o", output]);
            assert_eq!(status(&refused), 2, "{output}");
            assert!(text(&refused).contains(says) && text(&refused).contains(output), "{output}: {}", text(&refused));
            assert!(!text(&refused).contains("os error"), "{}", text(&refused));
        }
    }
    // A name that just fits has room for nothing longer beside it.
    let fits = format!("{}.md", "a".repeat(252));
    assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", &fits])), 0);
}

#[test]
fn a_name_of_a_file_may_begin_with_a_hyphen() {
    let folder = TempDir::new().unwrap();
    let output = goosebook(folder.path(), &["card", "famille", "-o", "-é.md"]);
    assert_eq!(status(&output), 0, "{}", text(&output));
    assert_eq!(files(folder.path()), ["-é.md"]);
    // An option that lost its file is no name.
    assert_eq!(status(&goosebook(folder.path(), &["card", "famille", "-o", "--format"])), 2);
}

#[test]
fn who_misses_a_turn_needs_no_throw() {
    let folder = TempDir::new().unwrap();
    let missed = goosebook(folder.path(), &["turn", "famille", "--at", "Bob=52:2"]);
    assert_eq!(status(&missed), 0, "{}", text(&missed));
    assert!(text(&missed).contains("Bob case 52 (un tour à passer)"), "{}", text(&missed));
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
        ("famille", "Bob=63:1", "case 63"),
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
    let taken = goosebook(folder.path(), &["turn", "sent.yaml", "--at", "Bob=0:3", "--at", "Al=1"]);
    assert_eq!(status(&taken), 0, "{}", text(&taken));
    assert!(text(&taken).contains("Bob au départ (2 tours à passer)"), "{}", text(&taken));
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
    assert!(text(&refused).contains("« pay »"), "{}", text(&refused));
}

#[test]
fn the_end_of_a_check_says_what_could_not_be_read() {
    let folder = TempDir::new().unwrap();
    let output = goosebook(folder.path(), &["check", "famille", "infolib", "nope"]);
    assert_eq!(status(&output), 2);
    assert!(text(&output).contains("2 variantes vérifiées") && text(&output).contains("rien à signaler\n"), "{}", text(&output));
    assert!(text(&output).contains("1 variante n’a pas pu être lue"), "{}", text(&output));
}

#[test]
fn no_examples_are_said_to_be_none() {
    let folder = TempDir::new().unwrap();
    house(folder.path());
    let output = goosebook(folder.path(), &["examples", "house.yaml"]);
    assert_eq!(status(&output), 0);
    assert!(text(&output).contains("n’a pas de tours expliqués"), "{}", text(&output));
}

#[test]
fn stakes_are_told_once_any_has_moved() {
    let folder = TempDir::new().unwrap();
    let none = goosebook(folder.path(), &["turn", "it-90-parenti", "--at", "Bob=10", "--throw", "1+2"]);
    assert!(!text(&none).contains("mise"), "{}", text(&none));
    let paid = goosebook(folder.path(), &["turn", "it-90-parenti", "--at", "Bob=16", "--throw", "1+2"]);
    assert!(text(&paid).contains("Bob : −1 mise, pot : 1 mise"), "{}", text(&paid));
}

#[test]
fn the_french_of_the_command_line_says_vous() {
    for file in ["cli", "play", "batch", "findings", "pdf"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("templates/fr/words/{file}.ftl"));
        let messages = fs::read_to_string(path).unwrap();
        let words: Vec<&str> = messages.split(|letter: char| !letter.is_alphabetic() && letter != '-').collect();
        let familiar = ["tu", "toi", "ton", "tes", "écris", "ajoute", "nomme", "tape", "choisis", "Voulais-tu", "corrige-les"];
        for word in familiar {
            assert!(!words.contains(&word), "{file}.ftl says « {word} »");
        }
    }
}

fn played(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_goosebook"))
        .current_dir(folder)
        .arg("play")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn a_game_at_the_terminal_can_be_left_undone_and_saved() {
    let folder = TempDir::new().unwrap();
    let input = "1+3\nrubbish\n9+9\nu\n1+2\n6+4\nu\n2+2\n";
    let output = played(folder.path(), &["famille", "--players", "Anne Marie, Bob", "--save", "game.txt"], input);
    assert_eq!(status(&output), 0, "{}", text(&output));
    let said = text(&output);
    assert!(said.contains("« rubbish » n’est pas un lancer") && said.contains("c’est de nouveau à Anne Marie"), "{said}");
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
        ("famille", "6+4 choose pay", "« pay »"),
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
