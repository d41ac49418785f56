//! What `card` prints, and on what.

use std::fs;

use lopdf::Document;
use tempfile::TempDir;

use crate::{goosebook, status};

/// The pages of a file, and the paper of the first, in whole points.
fn papers(folder: &TempDir) -> (usize, [i64; 2]) {
    let doc = Document::load(folder.path().join("card.pdf")).unwrap();
    let pages: Vec<_> = doc.get_pages().into_values().collect();
    let paper = doc.get_dictionary(pages[0]).unwrap().get(b"MediaBox").unwrap().as_array().unwrap().clone();
    let [width, height] = [2, 3].map(|at| paper[at].as_float().unwrap().round() as i64);
    (pages.len(), [width, height])
}

#[test]
fn every_size_has_its_paper() {
    let folder = TempDir::new().unwrap();
    // In points: A6 298 × 420, A5 420 × 595, A4 595 × 842, Letter 612 × 792, poker 179 × 249.
    for (args, pages, paper) in [
        (&["--size", "a6"][..], Some(2), [298, 420]),
        (&["--size", "a5"], Some(2), [420, 595]),
        (&["--size", "a4"], Some(2), [595, 842]),
        (&["--size", "letter"], Some(2), [612, 792]),
        (&["--size", "poker"], None, [179, 249]),
        (&["--sheet", "a4"], Some(2), [595, 842]),
        (&["--sheet", "letter"], Some(2), [792, 612]),
        (&["--size", "a5", "--sheet", "a4", "--flip", "short"], Some(2), [842, 595]),
        (&["--size", "poker", "--sheet", "a4"], Some(1), [595, 842]),
        (&["--size", "a6", "--large"], None, [298, 420]),
        (&["--size", "booklet"], None, [842, 595]),
        (&["--size", "booklet", "--sheet", "none"], None, [421, 595]),
    ] {
        let all: Vec<&str> = ["card", "es-cope", "-o", "card.pdf"].into_iter().chain(args.iter().copied()).collect();
        let output = goosebook(folder.path(), &all);
        assert_eq!(status(&output), 0, "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        let made = papers(&folder);
        assert_eq!(made.1, paper, "{args:?}");
        assert!(pages.is_none_or(|pages| made.0 == pages), "{args:?}: {} pages", made.0);
    }
}

#[test]
fn what_is_for_paper_is_for_pdf_alone() {
    let folder = TempDir::new().unwrap();
    for args in
        [&["--size", "a5"][..], &["--large"], &["--sheet", "a4"], &["--ink", "black"], &["--accent", "#7A1F2B"], &["--flip", "long"]]
    {
        for way in [&["card", "famille"][..], &["card", "famille", "-o", "card.html"]] {
            let output = goosebook(folder.path(), &[way, args].concat());
            assert_eq!(status(&output), 2, "{args:?}");
            assert!(output.stdout.is_empty());
            assert!(String::from_utf8_lossy(&output.stderr).contains("-o carte.pdf"), "{args:?}");
        }
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_sheet_too_small_and_a_colour_too_pale_are_told() {
    let folder = TempDir::new().unwrap();
    let told = |args: &[&str]| {
        let output = goosebook(folder.path(), &[&["card", "famille", "--lang", "en", "-o", "card.pdf"], args].concat());
        (status(&output), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (code, says) = told(&["--size", "a4", "--sheet", "letter"]);
    assert!(code == 1 && says.contains("--sheet") && says.contains("--size"), "{code} {says}");
    let (code, says) = told(&["--accent", "#FFD080"]);
    assert!(code == 1 && says.contains("too pale"), "{code} {says}");
    for wrong in ["red", "#12345", "#12345G", "#+1+1+1", "#é1234"] {
        let (code, says) = told(&["--accent", wrong]);
        assert!(code == 2 && says.contains("#7A1F2B"), "{wrong}: {code} {says}");
    }
    let (code, says) = told(&["--ink", "black", "--accent", "#7A1F2B"]);
    assert_eq!(code, 2, "{says}");
    assert_eq!(told(&["--accent", "7a1f2b"]).0, 0);
}
