//! `--fix`: what is certain, and nothing else.

use std::fs;

use super::{err, fed, fifteen, folder, goosebook, house, out, status};

#[test]
fn fifteen_faults_are_found_in_one_run_and_those_that_need_a_person_are_left() {
    let folder = folder(&[("fifteen.yaml", &fifteen())]);
    let before = goosebook(folder.path(), &["check", "fifteen.yaml", "--lang", "en"]);
    assert_eq!(status(&before), 1);
    let codes = |text: &str| {
        let mut codes: Vec<String> = text.lines().filter_map(|line| line.strip_prefix("error[")).map(|line| line[..5].to_owned()).collect();
        codes.sort();
        codes
    };
    let mut found = codes(&out(&before));
    assert_eq!(found.len(), 15, "{}", out(&before));
    found.dedup();
    assert_eq!(found.len(), 15, "fifteen different ones");
    let fixed = goosebook(folder.path(), &["check", "fifteen.yaml", "--lang", "en", "--fix"]);
    assert_eq!(status(&fixed), 1, "some need a person");
    assert_eq!(codes(&out(&fixed)), ["G0108", "G0111", "G0204", "G0301", "G0302", "G0304"]);
    insta::assert_snapshot!(fs::read_to_string(folder.path().join("fifteen.yaml")).unwrap());
    let again = goosebook(folder.path(), &["check", "fifteen.yaml", "--lang", "en", "--fix"]);
    assert_eq!(codes(&out(&again)), codes(&out(&fixed)));
    assert!(!out(&again).contains("put right"), "nothing is left to do");
}

#[test]
fn a_dry_run_is_a_diff_and_changes_nothing() {
    let text = fifteen();
    let folder = folder(&[("fifteen.yaml", &text)]);
    let run = goosebook(folder.path(), &["check", "fifteen.yaml", "--lang", "en", "--fix", "--dry-run"]);
    assert_eq!(status(&run), 1, "as without --fix");
    assert_eq!(fs::read_to_string(folder.path().join("fifteen.yaml")).unwrap(), text);
    insta::assert_snapshot!(out(&run));
    assert_eq!(
        err(&run),
        "9 findings would be put right in 1 file\n1 variant checked: 15 errors, no warning, no note\n4 findings ignored, as the file asks\n"
    );
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
}

#[test]
fn a_file_that_is_all_put_right_is_sound() {
    let folder = folder(&[("house.yaml", &house("house", "squares: { inn: { miss:02 } } # deux\n"))]);
    let run = goosebook(folder.path(), &["check", "--fix", "house.yaml", "--lang", "en"]);
    assert_eq!((status(&run), out(&run).as_str()), (0, "2 findings put right in 1 file\n1 variant checked: nothing to report\n"));
    assert_eq!(fs::read_to_string(folder.path().join("house.yaml")).unwrap(), house("house", "squares: { inn: { miss: 2 } } # deux\n"));
    let run = goosebook(folder.path(), &["check", "--fix", "--dry-run", "house.yaml"]);
    assert_eq!((status(&run), out(&run).as_str()), (0, ""));
}

#[test]
fn standard_input_is_put_right_on_standard_output() {
    let folder = folder(&[]);
    let run = fed(folder.path(), &["check", "--fix", "-", "--lang", "en"], house("house", "squares: { inn: { miss: 02 } }\n").as_bytes());
    assert_eq!((status(&run), out(&run)), (0, house("house", "squares: { inn: { miss: 2 } }\n")));
    assert!(err(&run).contains("1 finding put right"));
    // What cannot be put right comes out as it went in: a pipe loses nothing.
    for bytes in [house("house", "dice: none\n").as_bytes(), b"\xff\0", b""] {
        let run = fed(folder.path(), &["check", "--fix", "-", "--lang", "en"], bytes);
        assert_eq!((status(&run), run.stdout.as_slice()), (1, bytes));
        assert!(err(&run).contains("error[G"));
    }
    for args in [["check", "--fix", "-", "famille"], ["check", "--fix", "-", "--format=json"]] {
        assert_eq!(status(&fed(folder.path(), &args, b"")), 2, "one output has one thing in it");
    }
    assert_eq!(status(&goosebook(folder.path(), &["check", "--fix", "--dry-run", "famille", "--format=json"])), 2);
    assert_eq!(status(&goosebook(folder.path(), &["check", "--dry-run", "famille"])), 2);
}

#[test]
fn only_the_files_named_are_written() {
    let below = house("below", "squares: { inn: { miss: 02 } }\n");
    let above = house("above", "squares: { well: { shared: non } }\n").replace("famille", "below");
    let folder = folder(&[("below.yaml", &below), ("above.yaml", &above)]);
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let run = goosebook(folder.path(), &["check", "--fix", "above.yaml", "famille", "--lang", "en"]);
    assert_eq!(status(&run), 1);
    assert_eq!((read("below.yaml"), read("above.yaml")), (below, above.replace("non", "false")));
    // Both named: what is found in the one is judged once the other is written.
    let run = goosebook(folder.path(), &["check", "--fix", ".", "--lang", "en"]);
    assert_eq!((status(&run), out(&run).as_str()), (0, "1 finding put right in 1 file\n2 variants checked: nothing to report\n"));
}

#[cfg(unix)]
#[test]
fn links_and_permissions_stay() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder(&[("a.yaml", &house("a", "dice: 2D6\n")), ("b.yaml", &house("b", "dice: 2D6\n"))]);
    let locked = folder.path().join("a.yaml");
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o640)).unwrap();
    std::os::unix::fs::symlink("a.yaml", folder.path().join("link.yaml")).unwrap();
    let run = goosebook(folder.path(), &["check", "--fix", "link.yaml", "b.yaml"]);
    // The name of the link is not that of its variant.
    assert_eq!(status(&run), 0, "{}", out(&run));
    assert!(fs::symlink_metadata(folder.path().join("link.yaml")).unwrap().is_symlink());
    assert!(fs::read_to_string(&locked).unwrap().ends_with("2d6\n"));
    assert_eq!(fs::metadata(&locked).unwrap().permissions().mode() & 0o777, 0o640, "permissions stay");
}

#[test]
fn what_is_ignored_for_nothing_is_found_and_taken_out() {
    let cases = [
        ("ignore:\n  - { code: G0206, reason: R }  # once\n", ""),
        ("ignore: [{ code: G0206, reason: R }]\nfinish: { overshoot: bounce }\n", "finish: { overshoot: bounce }\n"),
        ("# before\nignore:\n  - code: G0206\n    reason: R\n  - code: G0502\n    reason: R\n# after\n", "# before\n# after\n"),
    ];
    for (before, after) in cases {
        let folder = folder(&[("house.yaml", &house("house", before))]);
        let run = goosebook(folder.path(), &["check", "--lang", "en", "house.yaml"]);
        assert!(status(&run) == 0 && out(&run).contains("warning[G0211]"), "{}", out(&run));
        assert_eq!(status(&goosebook(folder.path(), &["check", "--strict", "house.yaml"])), 1);
        let run = goosebook(folder.path(), &["check", "--strict", "--fix", "house.yaml"]);
        assert_eq!(status(&run), 0, "{}", out(&run));
        assert_eq!(fs::read_to_string(folder.path().join("house.yaml")).unwrap(), house("house", after));
    }
}

#[test]
fn a_list_of_ignored_findings_is_checked_itself() {
    let clause = "sources: { s: { title: S, clauses: [{ id: c, says: { en: C } }] } }\n";
    let cases = [
        // Used, used once of two, not used beside an error that keeps checks from being made.
        ("ignore: [{ code: G0206, reason: R }]\n", vec![]),
        ("ignore: [{ code: G0206, reason: R }, { code: G0206, reason: R }]\n", vec!["G0211"]),
        ("ignore: [{ code: G0502, reason: R }]\ndice: none\n", vec!["G0206", "G0112"]),
        // No reason, no such code, an error, and the finding itself.
        ("ignore: [{ code: G0206 }]\n", vec!["G0103"]),
        ("ignore: [{ code: G0206, reason: \"\" }]\n", vec!["G0104"]),
        ("ignore: [{ code: G9999, reason: R }]\n", vec!["G0206", "G0209"]),
        ("ignore: [{ code: G0301, reason: R }]\n", vec!["G0206", "G0210"]),
        ("ignore: [{ code: G0211, reason: R }, { code: G0502, reason: R }]\n", vec!["G0206"]),
        ("ignore: [{ code: G0211, reason: R }]\n", vec!["G0206", "G0211"]),
    ];
    for (ignore, expected) in cases {
        let text = house("house", &format!("{clause}{ignore}")).replace("reason: R", "reason: { en: R }");
        let folder = folder(&[("house.yaml", &text)]);
        let run = goosebook(folder.path(), &["check", "--format", "json", "house.yaml"]);
        let json: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
        let codes: Vec<&str> =
            json["files"][0]["findings"].as_array().unwrap().iter().map(|found| found["code"].as_str().unwrap()).collect();
        assert_eq!(codes, expected, "{ignore}");
    }
}
