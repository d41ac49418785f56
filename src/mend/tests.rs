//! What is mended, what is left, and what stays as it was.

use super::*;
use crate::check::Embedded;

/// What a file says with its fixes made, how many there were, and what is still found in it.
fn mended_in(text: &str, bases: &dyn Bases) -> (String, usize, Vec<&'static str>) {
    let input = Input::new("house.yaml", text);
    let done = mend(&input, bases);
    let now = Input { bytes: done.bytes.unwrap_or(input.bytes), ..input };
    let left = check::check(&now, bases).findings.iter().map(|finding| finding.rule.code).collect();
    (String::from_utf8(now.bytes).unwrap(), done.fixed, left)
}

fn mended(text: &str) -> (String, usize, Vec<&'static str>) {
    mended_in(text, &Embedded)
}

const HEAD: &str = "goosebook: 1\nid: house\ntitle: Chez nous\nextends: famille\n";

#[test]
fn what_is_certain_is_mended_and_the_rest_of_the_file_stays() {
    let cases = [
        ("squares:\n  inn: { miss: 02 } # deux\n", "squares:\n  inn: { miss: 2 } # deux\n"),
        ("squares:\n  inn: { miss: \"2\" }\n", "squares:\n  inn: { miss: 2 }\n"),
        ("squares:\n  inn: { miss: '002' }\n", "squares:\n  inn: { miss: 2 }\n"),
        ("squares:\n  inn: { shared: yes }\n", "squares:\n  inn: { shared: true }\n"),
        ("squares:\n  inn: { miss:2 }\n", "squares:\n  inn: { miss: 2 }\n"),
        ("squares:\n  inn:{ miss:2 }\n", "squares:\n  inn: { miss: 2 }\n"),
        ("sqaures:\n  inn: { shared: oui }\n", "squares:\n  inn: { shared: true }\n"),
        ("finish: { Overshoot: Bounce }\n", "finish: { overshoot: bounce }\n"),
        ("dice: 2 D 6\n", "dice: 2d6\n"),
        ("changes: [{ date: 31.10.2026, says: Plus }]\n", "changes: [{ date: 2026-10-31, says: Plus }]\n"),
        ("changes: [{ date: 2026/1/5, says: Plus }]\n", "changes: [{ date: 2026-01-05, says: Plus }]\n"),
    ];
    for (before, after) in cases {
        for ends in ["\n", "\r\n"] {
            let text = |part: &str| format!("{HEAD}{part}").replace('\n', ends);
            let (now, fixed, left) = mended(&text(before));
            assert_eq!((now, left), (text(after), vec![]), "{before}");
            assert!(fixed > 0);
            assert_eq!(mended(&text(after)).1, 0, "nothing is left to mend: {after}");
        }
    }
}

#[test]
fn the_version_is_written_where_it_is_missing() {
    let rest = HEAD.strip_prefix("goosebook: 1\n").unwrap();
    for (before, after) in [
        (format!("# Chez nous.\n\n{rest}"), format!("# Chez nous.\n\ngoosebook: 1\n{rest}")),
        (format!("\u{feff}{rest}"), format!("\u{feff}goosebook: 1\n{rest}")),
        (format!("---\r\n{}", rest.replace('\n', "\r\n")), format!("---\r\ngoosebook: 1\r\n{}", rest.replace('\n', "\r\n"))),
    ] {
        assert_eq!(mended(&before).0, after);
    }
    for text in ["{ id: house, title: Chez nous, extends: famille }\n", "  id: house\n  title: Chez nous\n  extends: famille\n"] {
        let (now, fixed, left) = mended(text);
        assert_eq!((now.as_str(), fixed, left), (text, 0, vec!["G0103"]), "it would not fit there");
    }
}

#[test]
fn what_can_be_meant_in_two_ways_is_left_to_the_writer() {
    for text in [
        "meeting: swap\n",
        "players: { mix: 3 }\n",
        "squares: { inn: { mist: 2 } }\n",
        "changes: [{ date: 5/10/2026, says: Plus }]\n",
        "squares: { inn: { miss: two } }\n",
        "dice: deux\n",
    ] {
        let text = format!("{HEAD}{text}");
        let (now, fixed, left) = mended(&text);
        assert_eq!((now, fixed), (text, 0));
        assert!(!left.is_empty());
    }
}

#[test]
fn a_variant_that_is_extended_is_never_changed() {
    struct Below;
    impl Bases for Below {
        fn base(&self, id: &str, _: &str) -> Option<Input> {
            let bytes = b"goosebook: 1\nid: below\ntitle: Below\nextends: famille\nsquares: { inn: { miss: 02 } }\n".to_vec();
            if id == "below" { Some(Input { name: "below.yaml".to_owned(), bytes }) } else { Embedded.base(id, "") }
        }

        fn ids(&self) -> Vec<String> {
            vec!["below".to_owned()]
        }
    }
    let (now, fixed, left) =
        mended_in("goosebook: 1\nid: house\ntitle: House\nextends: below\nsquares: { well: { shared: no } }\n", &Below);
    assert_eq!(fixed, 1);
    assert!(now.ends_with("{ shared: false } }\n"));
    assert_eq!(left[0], "G0106", "what is wrong below stays");
}

#[test]
fn more_findings_than_one_report_holds_are_all_mended() {
    let squares: Vec<String> = (1..=250).map(|number| format!("\"{number}\"")).collect();
    let text = format!(
        "goosebook: 1\nid: house\ntitle: {{ en: Long }}\ntrack: {{ squares: 300 }}\nsquares: {{ goose: {{ at: [{}], move: again }} }}\n",
        squares.join(", ")
    );
    let (now, fixed, _) = mended(&text);
    assert_eq!((fixed, now.contains('"')), (250, false));
}

/// Two findings of one rule at one place: one is put right, the other is the writer's.
#[test]
fn a_fix_beside_another_fault_of_its_kind_is_made() {
    let (now, fixed, left) = mended("title: Chez nous\nextends: famille\n");
    assert_eq!((now.as_str(), fixed), ("goosebook: 1\ntitle: Chez nous\nextends: famille\n", 1));
    assert_eq!(left, ["G0103"]);
}

#[test]
fn a_name_in_capitals_is_the_name() {
    let text = |base: &str| format!("goosebook: 1\nid: house\ntitle: Chez nous\nextends: {base}\n");
    assert_eq!(mended(&text("Famille")), (text("famille"), 1, vec![]));
    // With a space it may be another name: nothing is put for it without asking.
    assert_eq!(mended(&text("famille courte")).1, 0);
}
