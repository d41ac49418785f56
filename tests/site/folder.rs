//! The folder of a site, as the command leaves it.

use std::fs;
use std::path::Path;
use std::process::Output;

use crate::program::{program, status, text};

fn site(dir: &Path, more: &[&str]) -> Output {
    let rules = dir.join("rules");
    fs::create_dir_all(&rules).unwrap();
    if !rules.join("maison.yaml").exists() {
        fs::write(rules.join("maison.yaml"), "goosebook: 1\nid: maison\ntitle: { fr: Maison, en: House }\nextends: famille\n").unwrap();
    }
    made(dir, "rules", more)
}

/// The site of those variants, in the folder `out`.
fn made(dir: &Path, variants: &str, more: &[&str]) -> Output {
    program(dir, ["site", "-o", "out", "--quick", "--lang", "en", "--variants", variants].iter().chain(more)).output().unwrap()
}

#[test]
fn files_of_others_are_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    let (dir, out) = (dir.path(), dir.path().join("out"));
    fs::create_dir_all(out.join("en/variants/mine")).unwrap();
    fs::write(out.join("CNAME"), "club.example").unwrap();
    fs::write(out.join("en/variants/mine/note.txt"), "mine").unwrap();
    let first = site(dir, &[]);
    assert!(first.status.success(), "{}", text(&first));
    assert!(text(&first).contains("files. Open out/index.html"), "{}", text(&first));
    // Another variant takes the place of the first: its pages go, what was changed by hand stays.
    fs::write(out.join("en/variants/maison/index.html"), "changed by hand").unwrap();
    fs::rename(dir.join("rules/maison.yaml"), dir.join("rules/neuf.yaml")).unwrap();
    let renamed = fs::read_to_string(dir.join("rules/neuf.yaml")).unwrap().replace("id: maison", "id: neuf");
    fs::write(dir.join("rules/neuf.yaml"), renamed).unwrap();
    fs::write(dir.join("rules/maison.yaml"), "").unwrap();
    fs::remove_file(dir.join("rules/maison.yaml")).unwrap();
    let second = made(dir, "rules/neuf.yaml", &[]);
    assert!(second.status.success(), "{}", text(&second));
    assert!(out.join("en/variants/neuf/index.html").is_file());
    assert!(!out.join("en/variants/maison/referee").exists(), "what nobody makes any more is gone");
    assert_eq!(fs::read_to_string(out.join("en/variants/maison/index.html")).unwrap(), "changed by hand");
    assert_eq!(fs::read_to_string(out.join("CNAME")).unwrap(), "club.example");
    assert_eq!(fs::read_to_string(out.join("en/variants/mine/note.txt")).unwrap(), "mine");
}

#[test]
fn a_file_of_others_is_not_overwritten() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir_all(dir.path().join("out")).unwrap();
    fs::write(dir.path().join("out/index.html"), "mine").unwrap();
    let output = site(dir.path(), &[]);
    assert_eq!(status(&output), 2, "{}", text(&output));
    assert!(text(&output).contains("was not written by goosebook"), "{}", text(&output));
    assert_eq!(fs::read_to_string(dir.path().join("out/index.html")).unwrap(), "mine");
}

#[cfg(unix)]
#[test]
fn a_link_does_not_lead_out_of_the_folder() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir_all(dir.path().join("out")).unwrap();
    fs::create_dir_all(dir.path().join("elsewhere")).unwrap();
    std::os::unix::fs::symlink(dir.path().join("elsewhere"), dir.path().join("out/en")).unwrap();
    let output = site(dir.path(), &[]);
    assert_eq!(status(&output), 2, "{}", text(&output));
    assert_eq!(fs::read_dir(dir.path().join("elsewhere")).unwrap().count(), 0, "{}", text(&output));
}

#[test]
fn what_cannot_be_a_site_is_said() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("out"), "a file").unwrap();
    let output = site(dir.path(), &[]);
    assert!(text(&output).contains("out is not a folder"), "{}", text(&output));
    fs::remove_file(dir.path().join("out")).unwrap();
    fs::create_dir_all(dir.path().join("rules")).unwrap();
    fs::write(dir.path().join("rules/bad.yaml"), "goosebook: 1\nid: bad\ntitle: 3 [\n").unwrap();
    let output = site(dir.path(), &[]);
    assert_eq!(status(&output), 1, "{}", text(&output));
    assert!(text(&output).contains("bad.yaml") && text(&output).contains("mend these files"), "{}", text(&output));
    assert!(!dir.path().join("out/index.html").exists());
    let output = program(dir.path(), ["site", "-o", "x", "--url", "club.example"]).output().unwrap();
    assert!(text(&output).contains("write it whole"), "{}", text(&output));
}

/// A run that was stopped leaves pages and no list of them: they are known as ours where they are as they were written.
#[test]
fn what_a_stopped_run_has_written_is_written_anew() {
    let dir = tempfile::tempdir().unwrap();
    let (dir, out) = (dir.path(), dir.path().join("out"));
    assert!(site(dir, &[]).status.success());
    assert!(!out.join(".goosebook-site.begun").exists(), "a run that ends needs no note of what it began");
    let list = fs::read_to_string(out.join(".goosebook-site.json")).unwrap();
    let list: std::collections::BTreeMap<String, String> = serde_json::from_str(&list).unwrap();
    let begun: String = list.iter().map(|written| serde_json::to_string(&written).unwrap() + "\n").collect();
    let stop = || {
        fs::remove_file(out.join(".goosebook-site.json")).unwrap();
        fs::write(out.join(".goosebook-site.begun"), format!("{begun}[\"half a li")).unwrap();
    };
    stop();
    let again = site(dir, &["--title", "Our club"]);
    assert!(again.status.success(), "{}", text(&again));
    assert!(fs::read_to_string(out.join("en/index.html")).unwrap().contains("Our club"));
    // What somebody has changed since is theirs.
    stop();
    fs::write(out.join("en/index.html"), "mine").unwrap();
    let refused = site(dir, &[]);
    assert_eq!(status(&refused), 2, "{}", text(&refused));
    assert_eq!(fs::read_to_string(out.join("en/index.html")).unwrap(), "mine");
}

/// The same files as `check` reads: those below as well, and nothing hidden.
#[test]
fn a_folder_of_variants_is_read_as_the_check_reads_it() {
    let dir = tempfile::tempdir().unwrap();
    let (dir, out) = (dir.path(), dir.path().join("out"));
    fs::create_dir_all(dir.join("rules/cousins")).unwrap();
    fs::write(dir.join("rules/cousins/loin.yaml"), "goosebook: 1\nid: loin\ntitle: Loin\nextends: famille\n").unwrap();
    fs::write(dir.join("rules/.brouillon.yaml"), "not: a variant\n").unwrap();
    let made = site(dir, &[]);
    assert!(made.status.success(), "{}", text(&made));
    assert!(out.join("en/variants/loin/index.html").is_file() && out.join("en/variants/maison/index.html").is_file());
}

#[test]
fn a_template_that_nothing_reads_is_named() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir_all(dir.path().join("own/site")).unwrap();
    fs::write(dir.path().join("own/site/hom.html"), "Home").unwrap();
    let made = site(dir.path(), &["--templates", "own"]);
    assert!(made.status.success(), "{}", text(&made));
    assert!(text(&made).contains("hom.html is no template") && text(&made).contains(" home.html"), "{}", text(&made));
}
