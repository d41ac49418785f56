//! Files that goosebook writes: the house variant to begin with, and the resolved variant. Both are read back.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "common/read.rs"]
mod read;
#[path = "common/shown.rs"]
mod shown;

use goosebook::check::{Bases, Embedded, Input, Report, check, embedded};
use goosebook::finding::Level;
use goosebook::house::house;
use goosebook::texts::Texts;
use goosebook::vocab::Lang;
use shown::shown;

fn read(name: &str, text: &str) -> Report {
    check(&Input::new(name, text), &Embedded)
}

/// The values of rules, without what they rest on.
fn values(rules: &dyn std::fmt::Debug) -> String {
    let told = format!("{rules:?}");
    let mut parts = told.split(", basis: ");
    let mut out = parts.next().unwrap().to_owned();
    for part in parts {
        // What a value rests on ends where the mapping around it does.
        let mut depth = 0_i32;
        let end = part.char_indices().find(|(_, c)| {
            depth += match c {
                '(' | '[' | '{' => 1,
                ')' | ']' | '}' => -1,
                _ => 0,
            };
            depth < 0
        });
        out.push_str(&part[end.unwrap().0..]);
    }
    out
}

/// The file with every rule in it that stands there as a comment.
fn all_said(file: &str) -> String {
    let line = |line: &str| match line.strip_prefix('#') {
        Some(rule) if rule.starts_with("  ") || rule.starts_with(|c: char| c.is_ascii_lowercase()) => rule.to_owned(),
        _ => line.to_owned(),
    };
    file.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_house_variant_of_every_variant_is_sound_and_changes_nothing() {
    for lang in Lang::ALL {
        let texts = Texts::embedded(*lang).unwrap();
        for id in Embedded::ids() {
            let report = embedded(&id).unwrap();
            let base = report.variant.as_ref().unwrap();
            let file = house("maison-2", base, report.tree.as_ref().unwrap(), &texts);
            assert!(!file.contains('⟦'), "{id} in {lang}:\n{file}");
            let house = read("maison-2.yaml", &file);
            // What the base has reason to ignore is said again to whoever plays it.
            let ignored: Vec<&str> = base.ignored.iter().map(|ignored| ignored.code.as_str()).collect();
            let more = house.findings.iter().filter(|finding| !ignored.contains(&finding.rule.code)).count();
            assert_eq!(more, 0, "{id} in {lang}:\n{}\n{file}", shown(&house, Lang::En));
            assert_eq!(values(&house.variant.unwrap().rules), values(&base.rules), "{id}");
        }
    }
}

#[test]
fn its_comments_are_rules_once_their_mark_is_taken_away() {
    let texts = Texts::embedded(Lang::Fr).unwrap();
    for id in Embedded::ids() {
        let report = embedded(&id).unwrap();
        let base = report.variant.as_ref().unwrap();
        let file = house("maison", base, report.tree.as_ref().unwrap(), &texts);
        let said = all_said(&file);
        assert!(said.contains("\nfinish:\n"), "{said}");
        let house = read("maison.yaml", &said);
        assert!(!house.has(Level::Error), "{id}:\n{}\n{said}", shown(&house, Lang::En));
        let rules = house.variant.unwrap().rules;
        // Those that nothing was said of are examples; what was said is what was said before.
        assert_eq!(values(&rules.squares), values(&base.rules.squares), "{id}");
        assert_eq!(values(&rules.first_throw), values(&base.rules.first_throw), "{id}");
        assert_eq!(values(&rules.finish), values(&base.rules.finish), "{id}");
        assert_eq!(values(&rules.chaining), values(&base.rules.chaining), "{id}");
        assert_eq!(values(&rules.dice), values(&base.rules.dice), "{id}");
    }
}

#[test]
fn a_house_variant_reads_as_it_should() {
    for lang in Lang::ALL {
        let report = embedded("famille").unwrap();
        let file = house("maison", report.variant.as_ref().unwrap(), report.tree.as_ref().unwrap(), &Texts::embedded(*lang).unwrap());
        assert!(file.lines().all(|line| line.chars().count() <= 140), "{file}");
        insta::assert_snapshot!(format!("house_{lang}"), file);
    }
}

/// Whatever a variant takes over, its resolved form says for itself.
#[test]
fn the_resolved_variant_is_read_back_to_the_same_rules() {
    let mut files: Vec<Input> = Embedded::ids().iter().map(|id| Embedded.base(id, "").unwrap()).collect();
    for folder in ["tests/variants", "tests/good"] {
        files.extend(read::files(folder).iter().map(|path| read::input(path)));
    }
    let mut count = 0;
    for input in files {
        let report = check(&input, &Embedded);
        let Some(variant) = &report.variant else { continue };
        let yaml = report.resolved().unwrap();
        let again = read(&input.name, &yaml);
        let Some(back) = &again.variant else { panic!("{}:\n{}\n{yaml}", input.name, shown(&again, Lang::En)) };
        assert_eq!(format!("{:?}", back.rules), format!("{:?}", variant.rules), "{}:\n{yaml}", input.name);
        assert_eq!(format!("{:?}", back.players), format!("{:?}", variant.players), "{}", input.name);
        assert_eq!(back.examples.len(), variant.examples.len());
        count += 1;
    }
    assert!(count >= Embedded::ids().len() + 5, "{count} files");
}
