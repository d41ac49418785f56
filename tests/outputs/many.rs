//! Many files at once.

use std::fs;
use std::io::Read;
use std::process::Stdio;

use super::{command, err, folder, goosebook, house, out, status};

fn paths(output: &std::process::Output) -> Vec<String> {
    let all: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    all["files"].as_array().unwrap().iter().map(|file| file["path"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn folders_are_gone_through_and_what_is_hidden_is_not() {
    let text = |id: &str| house(id, "");
    let folder = folder(&[
        ("b/two.yaml", &text("two")),
        ("a/one.yml", &text("one")),
        ("a/deep/er/three.yaml", &text("three")),
        ("a/.hidden.yaml", "["),
        (".git/four.yaml", "["),
        ("a/notes.txt", "["),
        ("a/folder.yaml/five.yaml", &text("five")),
    ]);
    let run = goosebook(folder.path(), &["check", "--format", "json", ".", "b/two.yaml", "./b"]);
    assert_eq!(status(&run), 0, "{}", out(&run));
    assert_eq!(paths(&run), ["a/deep/er/three.yaml", "a/folder.yaml/five.yaml", "a/one.yml", "b/two.yaml"]);
    let run = goosebook(folder.path(), &["check", "--format", "json", "famille", "b", "a/.hidden.yaml", "famille"]);
    assert_eq!(paths(&run), ["a/.hidden.yaml", "b/two.yaml", "famille"], "what is named is read");
}

#[cfg(unix)]
#[test]
fn nothing_is_read_outside_what_was_named() {
    use std::os::unix::fs::symlink;
    let folder = folder(&[
        ("in/one.yaml", &house("one", "").replace("famille", "below")),
        ("in/deep/two.yaml", &house("two", "")),
        ("out/below.yaml", &house("below", "dice: secret\n")),
    ]);
    let path = folder.path();
    symlink("../out/below.yaml", path.join("in/below.yaml")).unwrap();
    symlink("../out", path.join("in/out")).unwrap();
    symlink("..", path.join("in/deep/loop")).unwrap();
    let run = goosebook(path, &["check", "--format", "json", "in"]);
    assert_eq!(paths(&run), ["in/deep/two.yaml", "in/one.yaml"]);
    assert!(!out(&run).contains("secret") && out(&run).contains("G0201"), "{}", out(&run));
    // A file can be anybody's: what it extends lies beside it, also where it is named by itself.
    let run = goosebook(path, &["check", "in/one.yaml", "--lang", "en"]);
    assert!(!out(&run).contains("secret") && out(&run).contains("G0201"), "{}", out(&run));
    // A pipe that is called like a file would never end.
    let made = std::process::Command::new("mkfifo").arg(path.join("in/pipe.yaml")).status().unwrap();
    assert!(made.success());
    assert_eq!(paths(&goosebook(path, &["check", "--format", "json", "in"])).len(), 2);
}

#[test]
fn many_files_are_told_in_order_with_one_summary() {
    let files: Vec<(String, String)> = (0..60).map(|n| (format!("all/v{n:02}.yaml"), house(&format!("v{n:02}"), "dice: 2D6\n"))).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let folder = folder(&files);
    let first = goosebook(folder.path(), &["check", "all", "--lang", "en"]);
    let places: Vec<String> = out(&first).lines().filter_map(|line| line.trim().strip_prefix("--> ")).map(str::to_owned).collect();
    assert!(places.len() == 60 && places.is_sorted(), "{places:?}");
    assert!(out(&first).ends_with("60 variants checked: 60 errors, no warning, no note\n`--fix` puts 60 of them right\n"));
    assert_eq!(err(&first), "", "no progress where nobody watches");
    assert_eq!(out(&goosebook(folder.path(), &["check", "all", "--lang", "en"])), out(&first), "the same each time");
    let fixed = goosebook(folder.path(), &["check", "--fix", "all", "--lang", "en"]);
    assert_eq!(out(&fixed), "60 findings put right in 60 files\n60 variants checked: nothing to report\n");
}

#[test]
fn a_missing_file_and_an_empty_folder_are_said_and_the_others_checked() {
    let folder = folder(&[("house.yaml", &house("house", "")), ("empty/notes.txt", "")]);
    let run = goosebook(folder.path(), &["check", "missing.yaml", "empty", "house.yaml", "--lang", "en"]);
    assert_eq!(status(&run), 2);
    assert!(err(&run).contains("missing.yaml") && err(&run).contains("empty holds no .yaml file"), "{}", err(&run));
    assert!(out(&run).contains("1 variant checked"));
}

#[test]
fn a_reader_who_leaves_hears_no_complaint_and_the_status_stays() {
    let files: Vec<(String, String)> = (0..80).map(|n| (format!("v{n:02}.yaml"), house(&format!("v{n:02}"), "dice: 2D6\n"))).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let folder = folder(&files);
    for (args, expected) in [(&["check", "."][..], 1), (&["check", ".", "--format=json"], 1), (&["check", "--format=sarif"], 0)] {
        let mut child = command(folder.path(), args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // One byte is read, then the pipe is closed: the rest is more than a pipe holds.
        child.stdout.take().unwrap().read_exact(&mut [0]).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(status(&output), expected, "{args:?}");
        assert!(!err(&output).contains("panic") && !err(&output).contains("pipe"), "{}", err(&output));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_status_2() {
    let folder = folder(&[]);
    for format in ["text", "json", "sarif"] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let run = command(folder.path(), &["check", "famille", "--format", format]).stdout(full).output().unwrap();
        assert_eq!(status(&run), 2, "{format}");
        assert!(!err(&run).is_empty());
    }
}

#[cfg(unix)]
#[test]
fn a_name_of_a_file_cannot_steer_the_terminal_or_the_log() {
    let folder = folder(&[("a\n::error::x\u{1b}[31m.yaml", &house("a", "dice: 2D6\n"))]);
    for format in ["text", "github"] {
        let run = goosebook(folder.path(), &["check", ".", "--format", format, "--color", "never"]);
        let shown = out(&run) + &err(&run);
        assert!(status(&run) == 1 && shown.contains("2D6"), "{shown}");
        assert!(!shown.contains('\u{1b}') && !shown.lines().any(|line| line.starts_with("::error::x")), "{shown}");
    }
}
