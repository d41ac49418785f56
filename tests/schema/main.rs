//! The schema of variant files: it takes what the reader takes, and refuses what the reader refuses for its structure.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../common/read.rs"]
mod read;
mod validator;

use goosebook::check::{Bases, Embedded, Input, check};
use goosebook::source::{Node, Shape, Sources};
use goosebook::texts::Texts;
use goosebook::variant::language::{FILE, Key, Names, Section, Value, schema, sections};
use goosebook::variant::parse::parse;
use goosebook::vocab::Lang;
use serde_json::{Map, Value as Json, json};
use validator::takes;

/// The codes of findings on structure. Not among them: keys that stand twice, which a JSON value cannot have; numbers
/// with quotes or zeros, which YAML tells apart and JSON does not; a value taken away where there is none; the name of the
/// file.
fn is_structural(code: &str) -> bool {
    (code.starts_with("G01") && !["G0102", "G0105", "G0106", "G0110", "G0118"].contains(&code))
        || ["G0208", "G0209", "G0210", "G0406"].contains(&code)
}

/// A tree as the JSON value that an editor sees.
fn json(node: &Node) -> Json {
    match &node.shape {
        Shape::Map(entries) => Json::Object(entries.iter().map(|entry| (entry.key.clone(), json(&entry.value))).collect()),
        Shape::List(items) => items.iter().map(json).collect(),
        Shape::Scalar { text, plain: true } => match text.as_str() {
            "" | "~" | "null" => Json::Null,
            "true" => json!(true),
            "false" => json!(false),
            text => {
                text.parse::<i64>().map(Json::from).or_else(|_| text.parse::<f64>().map(Json::from)).unwrap_or_else(|_| Json::from(text))
            }
        },
        Shape::Scalar { text, .. } => Json::from(text.as_str()),
        Shape::Faulty => Json::Null,
    }
}

fn tree(text: &str) -> Option<Node> {
    let mut sources = Sources::default();
    let file = sources.add(String::new(), text.to_owned());
    let mut findings = Vec::new();
    parse(file, text.as_bytes(), &mut findings).filter(|_| findings.is_empty())
}

/// What the reader finds fault with in the structure of a file.
fn faults(name: &str, bytes: &[u8]) -> Vec<String> {
    let report = check(&Input::new(name, bytes), &Embedded);
    let structural = report.findings.iter().filter(|finding| is_structural(finding.rule.code));
    structural.map(|finding| format!("{} {:?}", finding.rule.code, finding.args)).collect()
}

fn sample(key: &Key) -> Json {
    json(tree(&format!("x: {}", key.sample)).unwrap().get("x").unwrap())
}

/// A mapping with every key that it can have, each in its longest form; with `long`, every value of a rule in full.
fn full(section: &'static Section, long: bool) -> Json {
    let mut map = Map::new();
    for key in section.keys() {
        let value = longest(&key.value, long).unwrap_or_else(|| sample(key));
        let value = if key.ruled && long { json!({ "is": value, "source": "table" }) } else { value };
        map.insert(key.name.to_owned(), value);
    }
    if let Some((names, value)) = &section.others {
        let name = match names {
            Names::Kinds => "goose",
            Names::Names => "leaflet",
            Names::Squares => "6",
            Names::Players => "5",
            Names::Conditions => "occupied",
            Names::People => "Alice",
        };
        map.insert(name.to_owned(), longest(value, long).unwrap_or_else(|| plain(value)));
    }
    if section.sourced {
        map.insert("source".to_owned(), json!({ "rule": "leaflet" }));
    }
    Json::Object(map)
}

/// The mapping that can stand there, or a list of one.
fn longest(value: &'static Value, long: bool) -> Option<Json> {
    match value {
        Value::Map(section) => Some(full(section, long)),
        Value::Any(forms) => forms.iter().rev().find_map(|form| longest(form, long)),
        Value::List(one) => Some(json!([longest(one, long)?])),
        Value::OneOrMore(one) => longest(one, long),
        _ => None,
    }
}

/// A value where no key has a sample of one.
fn plain(value: &Value) -> Json {
    match value {
        Value::Dice => json!("1d6"),
        Value::Whole(range) => json!(range.most.min(2)),
        other => panic!("no value is known for {other:?}"),
    }
}

fn whole_file(long: bool) -> Json {
    let mut file = full(&FILE, long);
    file.as_object_mut().unwrap().remove("extends");
    // Of two moves one holds; cases have both.
    file["squares"]["goose"].as_object_mut().unwrap().remove("move");
    file
}

/// The files that are sound: the shipped ones, those of the tests.
fn sound() -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> =
        Embedded::ids().iter().map(|id| Embedded.base(id, "").unwrap()).map(|it| (it.name, it.bytes)).collect();
    for folder in ["tests/variants", "tests/good"] {
        files.extend(read::files(folder).iter().map(|path| read::input(path)).map(|it| (it.name, it.bytes)));
    }
    files.sort();
    files
}

#[test]
fn every_sound_file_is_taken() {
    let schema = schema();
    for (name, bytes) in sound() {
        // A key that stands twice is no JSON.
        let Some(tree) = tree(std::str::from_utf8(&bytes).unwrap()) else { continue };
        assert_eq!(takes(&schema, &schema, &json(&tree)), faults(&name, &bytes).is_empty(), "{name}: {:?}", faults(&name, &bytes));
    }
}

#[test]
fn bad_files_are_refused_where_their_structure_is_at_fault() {
    let schema = schema();
    let mut refused = 0;
    for path in read::files("tests/bad") {
        let text = std::fs::read_to_string(&path).unwrap();
        let Some(tree) = tree(&text) else { continue };
        let faults = faults(&path.file_name().unwrap().to_string_lossy(), text.as_bytes());
        refused += usize::from(!faults.is_empty());
        assert_eq!(takes(&schema, &schema, &json(&tree)), faults.is_empty(), "{}: {faults:?}", path.display());
    }
    assert!(refused >= 1, "no bad file has a fault in its structure");
}

#[test]
fn a_file_with_every_key_is_read_and_taken() {
    let schema = schema();
    for long in [false, true] {
        let file = whole_file(long);
        assert_eq!(faults("maison.yaml", file.to_string().as_bytes()), [""; 0], "long: {long}");
        assert!(takes(&schema, &schema, &file), "long: {long}");
    }
}

/// Every change of one value of a tree: taken away, or another in its place; and a key that nobody knows.
fn changes(value: &Json, at: &str, put: &mut dyn FnMut(&str, Json)) {
    match value {
        Json::Object(map) => {
            let mut more = map.clone();
            more.insert("zzz".to_owned(), json!([[]]));
            put(&format!("{at}/zzz"), Json::Object(more));
            for (key, inner) in map {
                let place = format!("{at}/{key}");
                let mut less = map.clone();
                less.remove(key);
                put(&format!("{place} away"), Json::Object(less));
                let mut one = |what: &str, new: Json| {
                    let mut changed = map.clone();
                    changed[key] = new;
                    put(&format!("{place} {what}"), Json::Object(changed));
                };
                for new in [json!("zzz"), json!(100_000_000), json!(-7), json!({ "zzz": [[]] }), json!([[[]]])] {
                    one(&format!("as {new}"), new.clone());
                }
                changes(inner, &place, &mut one);
            }
        }
        Json::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                let mut one = |what: &str, new: Json| {
                    let mut changed = items.clone();
                    changed[index] = new;
                    put(what, Json::Array(changed));
                };
                changes(inner, &format!("{at}/{index}"), &mut one);
            }
        }
        _ => {}
    }
}

#[test]
fn what_the_reader_refuses_the_schema_refuses_and_nothing_else() {
    let schema = schema();
    let mut wrong = Vec::new();
    let mut count = 0;
    for (name, file) in [("short", whole_file(false)), ("long", whole_file(true))] {
        changes(&file, name, &mut |what, changed| {
            count += 1;
            let faults = faults("maison.yaml", changed.to_string().as_bytes());
            let taken = takes(&schema, &schema, &changed);
            if taken != faults.is_empty() {
                wrong.push(format!("{what}: {} {faults:?}", if taken { "taken" } else { "refused" }));
            }
        });
    }
    assert!(count > 1000, "{count} changes");
    assert!(wrong.is_empty(), "{} of {count} changes:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_key_says_what_it_does() {
    for section in sections() {
        assert!(section.says.ends_with('.'), "{}", section.place);
        for lang in Lang::ALL {
            // What has names of its own for keys has no unknown ones.
            let texts = Texts::embedded(*lang).unwrap();
            assert!(section.others.is_some() || texts.has(section.place), "{} in {lang}", section.place);
        }
        for key in section.keys() {
            assert!(!key.says().is_empty() && !key.sample.is_empty(), "{} of {}", key.name, section.place);
            if let Value::Policy(axis) = key.value {
                assert_eq!(axis().key.rsplit('.').next(), Some(key.name));
            }
        }
    }
}

/// Another reader of YAML, which knows nothing of goosebook, finds the same lists, keys and texts in every file.
#[test]
fn another_reader_reads_the_same() {
    for path in ["variants", "tests/good"].into_iter().flat_map(read::files) {
        let text = std::fs::read_to_string(&path).unwrap();
        let theirs: Json = serde_yaml::from_str(&text).unwrap();
        assert_eq!(json(&tree(&text).unwrap()), theirs, "{}", path.display());
    }
}
