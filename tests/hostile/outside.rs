//! Paths that are no plain files, and files that name others: the program ends by itself, with the status it promises.
#![cfg(all(unix, feature = "cli"))]

#[path = "../common/program.rs"]
mod program;

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use program::{program, text};
use tempfile::TempDir;

/// Whoever has not answered by then waits for something that never comes.
const LONGEST: Duration = Duration::from_secs(20);

fn start(folder: &Path, args: &[&str]) -> Child {
    program(folder, args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Runs the program; one that does not end is ended, and the test fails.
fn goosebook(folder: &Path, args: &[&str]) -> Output {
    let mut child = start(folder, args);
    let began = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if began.elapsed() > LONGEST {
            child.kill().unwrap();
            panic!("{args:?} does not end");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    child.wait_with_output().unwrap()
}

fn check(folder: &Path, name: &str, status: i32) -> String {
    let output = goosebook(folder, &["check", name]);
    let text = text(&output);
    assert_eq!(program::status(&output), status, "{name}: {text}");
    assert!(!text.contains("panicked"), "{text}");
    text
}

fn variant(id: &str, extends: &str) -> String {
    format!("goosebook: 1\nid: {id}\ntitle: Laide\nextends: {extends}\n")
}

fn pipe(path: &Path) -> bool {
    Command::new("mkfifo").arg(path).status().is_ok_and(|made| made.success())
}

#[test]
fn what_cannot_be_read_is_2_and_what_is_wrong_inside_is_1() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("folder.yaml")).unwrap();
    fs::write(path("large.yaml"), vec![b'['; 3 << 20]).unwrap();
    fs::write(path("limit.yaml"), vec![b'['; 1 << 20]).unwrap();
    fs::write(path("empty.yaml"), "").unwrap();
    fs::write(path("bytes.yaml"), [0xff, 0xfe, 0]).unwrap();
    symlink("round.yaml", path("round.yaml")).unwrap();
    symlink("gone.yaml", path("broken.yaml")).unwrap();
    // In the folder itself one file is too large to be read.
    for name in ["folder.yaml", "large.yaml", "missing.yaml", "round.yaml", "broken.yaml", "empty.yaml/x", "", "."] {
        check(folder.path(), name, 2);
    }
    for name in ["limit.yaml", "empty.yaml", "bytes.yaml"] {
        check(folder.path(), name, 1);
    }
}

#[test]
fn a_pipe_is_read_and_one_without_a_writer_is_not_waited_for() {
    let folder = TempDir::new().unwrap();
    let pipe_path = folder.path().join("pipe.yaml");
    if !pipe(&pipe_path) {
        return;
    }
    assert!(check(folder.path(), "pipe.yaml", 2).contains("personne n’écrit"));
    let writer = std::thread::spawn(move || fs::write(pipe_path, variant("pipe", "famille")));
    check(folder.path(), "pipe.yaml", 0);
    writer.join().unwrap().unwrap();
}

#[test]
fn a_file_reads_nothing_but_files_beside_it() {
    let folder = TempDir::new().unwrap();
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).unwrap();
    fs::write(folder.path().join("secret.yaml"), "SECRET: [\n").unwrap();
    symlink("../secret.yaml", inner.join("link.yaml")).unwrap();
    fs::create_dir(inner.join("dir.yaml")).unwrap();
    let has_pipe = pipe(&inner.join("pipe.yaml"));
    let absolute = folder.path().join("secret").display().to_string();
    let up = "../".repeat(12) + "etc/passwd";
    for base in ["../secret", "..\\secret", &absolute, "link", "dir", "./link", "\"link\\0\"", "..", &up, "pipe"] {
        if base == "pipe" && !has_pipe {
            continue;
        }
        fs::write(inner.join("ugly.yaml"), variant("ugly", base)).unwrap();
        let text = check(folder.path(), "inner/ugly.yaml", 1);
        // What is no name is never looked for.
        let refused = text.contains("G0201") || text.contains("G0111");
        assert!(refused && !text.contains("SECRET") && !text.contains("root:"), "{base}: {text}");
    }
    // What lies beside it is read, through a link of the same folder too.
    fs::write(inner.join("real.yaml"), variant("real", "famille")).unwrap();
    symlink("real.yaml", inner.join("other.yaml")).unwrap();
    fs::write(inner.join("ugly.yaml"), variant("ugly", "other")).unwrap();
    check(folder.path(), "inner/ugly.yaml", 0);
}

#[test]
fn variants_in_a_circle_and_in_a_long_line() {
    let folder = TempDir::new().unwrap();
    for number in 0..40 {
        fs::write(folder.path().join(format!("v{number}.yaml")), variant(&format!("v{number}"), &format!("v{}", (number + 1) % 40)))
            .unwrap();
    }
    assert!(check(folder.path(), "v0.yaml", 1).contains("G0203"));
    for (one, other) in [("a", "b"), ("b", "c"), ("c", "a")] {
        fs::write(folder.path().join(format!("{one}.yaml")), variant(one, other)).unwrap();
    }
    assert!(check(folder.path(), "a.yaml", 1).contains("G0202"));
    // A base that is too large is a fault of what names it.
    fs::write(folder.path().join("large.yaml"), vec![b'['; 3 << 20]).unwrap();
    fs::write(folder.path().join("small.yaml"), variant("small", "large")).unwrap();
    assert!(check(folder.path(), "small.yaml", 1).contains("G0003"));
}

#[test]
fn names_of_files_do_not_speak_to_the_terminal() {
    let folder = TempDir::new().unwrap();
    let name = "\u{1b}]0;x\u{7}\u{202e}.yaml";
    fs::write(folder.path().join(name), "[").unwrap();
    for name in [name, "\u{1b}[2J.yaml", "\u{1b}[2J"] {
        let status = if folder.path().join(name).exists() { 1 } else { 2 };
        let text = check(folder.path(), name, status);
        assert!(!text.contains(goosebook::source::is_active), "{text:?}");
    }
}
