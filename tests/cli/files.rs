//! What is written, and where.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::{goosebook, house, status, text};

/// The files of a folder, by name.
pub(super) fn files(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
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

/// What was written is told on standard error; standard output is for what was asked for there.
#[test]
fn what_is_written_is_told() {
    let folder = TempDir::new().unwrap();
    let told = |args: &[&str]| {
        let output = goosebook(folder.path(), args);
        assert_eq!(status(&output), 0, "{args:?}: {}", text(&output));
        (output.stdout.is_empty(), String::from_utf8(output.stderr).unwrap())
    };
    let (empty, says) = told(&["card", "famille", "-o", "famille.pdf"]);
    let size = fs::metadata(folder.path().join("famille.pdf")).unwrap().len().div_ceil(1000);
    assert!(empty, "nothing on standard output");
    assert_eq!(says, format!("famille.pdf est écrit\u{202f}: {size}\u{a0}ko.\n"));
    let (_, says) = told(&["board", "famille", "--lang", "en", "-o", "board.pdf"]);
    assert!(says.starts_with("board.pdf is written: "), "{says}");
    assert_eq!(told(&["card", "famille", "-o", "famille.html"]), (true, "famille.html est écrit.\n".to_owned()));
    assert_eq!(told(&["board", "famille", "--lang", "en", "-o", "b.svg"]), (true, "b.svg is written.\n".to_owned()));
    let odds = ["odds", "famille", "--games", "100", "--lang", "en", "-o", "odds.md"];
    assert_eq!(told(&odds), (true, "odds.md is written.\n".to_owned()));
    let (empty, says) = told(&["new", "maison", "--from", "famille", "--lang", "en"]);
    assert!(empty && says.starts_with("maison.yaml is written."), "{says}");
    let (empty, says) = told(&["play", "famille", "--throws", "1+3", "--save", "game.txt", "--lang", "en"]);
    assert!(!empty && says == "game.txt is written.\n", "{says}");
    for to_stdout in [&["card", "famille", "--format", "md", "-o", "-"][..], &["card", "famille", "--format", "pdf"]] {
        assert_eq!(told(to_stdout), (false, String::new()));
    }
    // The same file, named by a pipe.
    #[cfg(unix)]
    assert_eq!(told(&["card", "famille", "--format", "md", "-o", "/dev/stdout"]).1, "");
}

/// A name can hold what steers a terminal; no message hands it on.
#[test]
fn names_of_files_do_not_steer_the_terminal() {
    let folder = TempDir::new().unwrap();
    let evil = "a\u{1b}[2Jb";
    let (file, there) = (format!("{evil}.md"), format!("{evil}.yaml"));
    fs::write(folder.path().join(&there), "").unwrap();
    fs::create_dir(folder.path().join(evil)).unwrap();
    for args in [
        &["card", "famille", "-o", &file][..],
        &["card", "famille", "--format", "md", "-o", evil],
        &["card", "famille", "-o", &format!("{evil}/nowhere/card.md")],
        &["card", "famille", "-o", &format!("{evil}.doc")],
        &["odds", "famille", "-o", &format!("{evil}.doc")],
        &["board", "famille", "-o", &format!("{evil}.doc")],
        &["card", &format!("./{evil}")],
        &["check", evil],
        &["new", "maison", "--from", "famille", "-o", &there],
        &["site", "-o", &there],
    ] {
        let said = text(&goosebook(folder.path(), args));
        assert!(said.contains("a?[2Jb") && !said.contains('\u{1b}'), "{args:?}: {said:?}");
    }
}
