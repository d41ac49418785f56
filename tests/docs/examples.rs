//! Files that pages show: variants are sound or have the findings that the page shows, what they are set down beside
//! (workflows, hooks) is what this repository offers, JSON is JSON.

use goosebook::check::{Embedded, Input, check};
use goosebook::finding::{Level, Style, text};
use goosebook::texts::Texts;
use goosebook::variant::language::FILE;
use goosebook::vocab::Lang;
use serde_yaml::Value;

use crate::page::{Block, Page, pages, root};

/// Pages whose examples another test checks.
const ELSEWHERE: &[(&str, &str)] = &[("docs/findings.md", "made from templates/findings, each checked by tests/registry.rs")];

/// The file that a block shows: whole, or some keys of one.
fn variant(block: &Block) -> Option<String> {
    let first = block.text.split(':').next()?;
    FILE.key(first)?;
    Some(match first {
        "goosebook" => block.text.clone(),
        "examples" => format!("goosebook: 1\nid: maison\ntitle: Maison\nextends: famille\n{}", block.text),
        _ => {
            let track = if first == "track" { "" } else { "track: { squares: 63 }\n" };
            let geese = if block.text.contains("next goose") { "squares: { goose: { at: 5, move: again } }\n" } else { "" };
            format!("goosebook: 1\nid: maison\ntitle: Maison\n{track}{geese}{}", block.text)
        }
    })
}

/// The codes of errors that a page shows in what is printed.
fn shows(page: &Page, code: &str) -> bool {
    page.blocks.iter().any(|block| block.text.contains(&format!("error[{code}]")) || block.text.contains(&format!("\"code\": \"{code}\"")))
}

#[test]
fn variants_are_sound() {
    let texts = Texts::embedded(Lang::En).unwrap();
    let mut count = 0;
    for page in pages().iter().filter(|page| ELSEWHERE.iter().all(|(name, _)| *name != page.name)) {
        for block in page.blocks.iter().filter(|block| block.kind == "yaml") {
            let Some(file) = variant(block) else { continue };
            let report = check(&Input { name: String::from("-"), bytes: file.clone().into() }, &Embedded);
            let unsaid = report.findings.iter().any(|found| found.rule.level == Level::Error && !shows(page, found.rule.code));
            let found = text(&report.sources, &report.findings, &texts, Style::Plain);
            assert!(!unsaid, "{}\n{file}\n{found}", page.at(block.line));
            count += 1;
        }
    }
    assert!(count >= 20, "{count} examples");
}

fn read(name: &str) -> Option<Value> {
    let text = std::fs::read_to_string(root().join(name)).ok()?;
    Some(serde_yaml::from_str(&text).unwrap())
}

/// All mappings within a value.
fn mappings<'a>(value: &'a Value, found: &mut Vec<&'a serde_yaml::Mapping>) {
    match value {
        Value::Mapping(mapping) => {
            found.push(mapping);
            mapping.values().for_each(|value| mappings(value, found));
        }
        Value::Sequence(list) => list.iter().for_each(|value| mappings(value, found)),
        _ => {}
    }
}

/// Workflows and hooks speak of inputs and hooks that there are. A package that was unpacked has neither file.
#[test]
fn workflows_and_hooks_name_what_there_is() {
    let (action, hooks) = (read("action.yml"), read(".pre-commit-hooks.yaml"));
    let mut count = 0;
    for page in pages() {
        for block in page.blocks.iter().filter(|block| block.kind == "yaml" && variant(block).is_none()) {
            if ELSEWHERE.iter().any(|(name, _)| *name == page.name) {
                continue;
            }
            let at = page.at(block.line);
            let value: Value = serde_yaml::from_str(&block.text).unwrap_or_else(|why| panic!("{at}: {why}"));
            let mut found = Vec::new();
            mappings(&value, &mut found);
            for mapping in found {
                let text = |key: &str| mapping.get(key).and_then(Value::as_str).unwrap_or_default();
                if let (true, Some(action)) = (text("uses").starts_with("OWNER/goosebook@"), &action) {
                    for name in mapping["with"].as_mapping().unwrap().keys() {
                        assert!(action["inputs"].get(name).is_some(), "{at}: the action has no input {name:?}");
                        count += 1;
                    }
                }
                if let (true, Some(hooks)) = (text("repo").ends_with("OWNER/goosebook"), &hooks) {
                    for hook in mapping["hooks"].as_sequence().unwrap() {
                        assert!(hooks.as_sequence().unwrap().iter().any(|known| known["id"] == hook["id"]), "{at}: no hook {hook:?}");
                        count += 1;
                    }
                }
            }
        }
    }
    assert!(count >= 4 || action.is_none(), "{count} names");
}

#[test]
fn json_is_json() {
    for page in pages() {
        for block in page.blocks.iter().filter(|block| block.kind == "json") {
            serde_json::from_str::<serde_json::Value>(&block.text).unwrap_or_else(|why| panic!("{}: {why}", page.at(block.line)));
        }
    }
}
