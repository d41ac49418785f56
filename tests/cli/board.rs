//! `board` from outside.

use super::files::files;
use super::structure::pages;
use super::*;

fn made(folder: &Path, args: &[&str], file: &str) -> Vec<u8> {
    let output = goosebook(folder, &[&["board"], args, &["-o", file]].concat());
    assert_eq!(status(&output), 0, "{args:?}: {}", text(&output));
    fs::read(folder.join(file)).unwrap()
}

#[test]
fn a_board_is_written_as_asked() {
    let folder = TempDir::new().unwrap();
    assert_eq!(pages(&made(folder.path(), &["famille"], "a.pdf")), 1);
    assert_eq!(pages(&made(folder.path(), &["famille", "--size", "a3"], "a.pdf")), 1);
    assert_eq!(pages(&made(folder.path(), &["famille", "--tiled"], "a.pdf")), 2);
    assert_eq!(pages(&made(folder.path(), &["famille", "--tiled", "--size", "tabloid", "--pieces"], "a.pdf")), 3);
    let svg = String::from_utf8(made(folder.path(), &["famille", "--lang", "en", "--shape", "serpentine"], "a.svg")).unwrap();
    assert!(svg.contains("data-name=\"square-6\"><title>6, Bridge</title>"), "{}", &svg[..600]);
    assert!(svg.contains("A winding board of 63 squares"));
    assert!(made(folder.path(), &["famille"], "a.pdf") == made(folder.path(), &["famille"], "b.pdf"), "the same bytes");
    assert!(made(folder.path(), &["famille", "--ink", "saving"], "a.pdf") != made(folder.path(), &["famille"], "b.pdf"));
}

#[test]
fn what_cannot_be_a_board_is_refused_in_words() {
    let folder = TempDir::new().unwrap();
    for (args, says) in [
        (&["board", "famille", "-o", "a.doc"][..], ".pdf ou .svg"),
        (&["board", "famille", "--tiled", "-o", "a.svg"], "--tiled"),
        (&["board", "famille", "--tiled", "--size", "letter", "-o", "a.pdf"], "--size tabloid"),
        (&["board", "famile", "-o", "a.pdf"], "famille"),
    ] {
        let refused = goosebook(folder.path(), args);
        assert_eq!(status(&refused), 2, "{args:?}");
        assert!(text(&refused).contains(says), "{}", text(&refused));
    }
    assert_eq!(
        status(&goosebook(folder.path(), &["board", "famille", "--accent", "#ffff00", "-o", "a.pdf"])),
        1,
        "a colour that cannot be read"
    );
    assert!(files(folder.path()).is_empty());
}
