//! JSON, SARIF and annotations.

use std::fs;
use std::path::Path;

use jsonschema::Validator;
use serde_json::Value;

use super::{err, fed, fifteen, folder, goosebook, house, out, status, thorough};

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("it is JSON")
}

/// Every bad file of the tests, checked where it lies.
fn of_all_bad_files(format: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let run = goosebook(root, &["check", "tests/bad", "tests/good", "tests/variants", "famille", "--format", format]);
    assert_eq!(status(&run), 1, "{}", err(&run));
    out(&run)
}

#[test]
fn json_has_the_shape_that_is_written_down() {
    let folder = folder(&[("fifteen.yaml", &fifteen())]);
    let run = goosebook(folder.path(), &["check", "--lang", "en", "--format", "json", "fifteen.yaml"]);
    assert_eq!(status(&run), 1);
    let all = json(&out(&run));
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!((keys(&all), &all["goosebook"]), (vec!["goosebook".to_owned(), "files".to_owned()], &Value::from(1)));
    let file = &all["files"][0];
    assert_eq!(keys(file), ["path", "variant", "findings", "ignored", "proofs"]);
    assert_eq!((&file["path"], &file["variant"], &file["proofs"]), (&"fifteen.yaml".into(), &"fifteen".into(), &Value::Array(vec![])));
    let findings = file["findings"].as_array().unwrap();
    assert_eq!(findings.len(), 15);
    for finding in findings {
        assert_eq!(keys(finding), ["code", "level", "message", "at", "also", "help", "fix"]);
        assert_eq!(keys(&finding["at"]), ["line", "column", "end_line", "end_column"]);
    }
    let conflict = findings.iter().find(|finding| finding["code"] == "G0304").unwrap();
    insta::assert_snapshot!(serde_json::to_string_pretty(conflict).unwrap());
    let quoted = findings.iter().find(|finding| finding["code"] == "G0105").unwrap();
    insta::assert_snapshot!(serde_json::to_string_pretty(quoted).unwrap());
    assert_eq!(
        err(&run),
        "1 variant checked: 15 errors, no warning, no note\n4 findings ignored, as the file asks\n`--fix` puts 9 of them right\n"
    );
}

#[test]
fn what_a_file_ignores_is_told_with_its_reason() {
    let clause = "sources: { s: { title: S, clauses: [{ id: c, says: { en: C } }] } }\n";
    let text = format!("{clause}ignore: [{{ code: G0206, reason: {{ en: Left to the players. }} }}]\n");
    let folder = folder(&[("house.yaml", &house("house", &text))]);
    let run = goosebook(folder.path(), &["check", "--format", "json", "house.yaml"]);
    let all = json(&out(&run));
    assert_eq!(all["files"][0]["findings"], Value::Array(vec![]));
    let ignored = all["files"][0]["ignored"].as_array().unwrap();
    let [ignored] = ignored.as_slice() else { panic!("{ignored:?}") };
    assert_eq!((&ignored["code"], &ignored["level"]), (&"G0206".into(), &"warning".into()));
    assert_eq!(ignored["reason"], "Left to the players.");
    assert!(ignored["at"]["line"].as_u64().is_some_and(|line| line > 1), "{ignored}");
    assert_eq!(err(&run), "1 variant checked: nothing to report\n1 finding ignored, as the file asks\n");
}

#[test]
fn places_in_other_files_name_them() {
    let folder = folder(&[("house.yaml", &house("house", "track: { squares: 30 }\n"))]);
    let run = goosebook(folder.path(), &["check", "--format", "json", "house.yaml"]);
    let all = json(&out(&run));
    let also: Vec<&Value> = all["files"][0]["findings"].as_array().unwrap().iter().flat_map(|f| f["also"].as_array().unwrap()).collect();
    assert!(also.iter().any(|label| label["path"] == "famille.yaml" && label["line"].as_u64().unwrap() > 1), "{also:?}");
    let run = goosebook(folder.path(), &["check", "--format", "sarif", "house.yaml"]);
    let sarif = json(&out(&run));
    let related = &sarif["runs"][0]["results"][0]["relatedLocations"][0]["physicalLocation"]["artifactLocation"];
    assert_eq!((&related["uri"], &related["uriBaseId"]), (&"famille.yaml".into(), &"GOOSEBOOK".into()));
}

#[test]
fn what_stands_in_a_carried_file_is_told_where_the_user_can_look() {
    // The example of the base no longer holds: it is not taken over, so nothing is found there; the circle is ours.
    let below = house("below", "squares: { inn: { miss: 02 } }\n");
    let above = house("above", "").replace("famille", "below");
    let folder = folder(&[("below.yaml", &below), ("above.yaml", &above)]);
    let run = goosebook(folder.path(), &["check", "--format", "github", "above.yaml"]);
    assert!(out(&run).contains("file=below.yaml,line=5,endLine=5,col=25,endColumn=27::"), "{}", out(&run));
}

fn schema_of_sarif() -> Validator {
    let schema = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sarif/sarif-schema-2.1.0.json")).unwrap();
    // One pattern of the schema has a lone bracket, which only JavaScript takes for itself.
    let schema = schema.replace("{2}]?$", "{2}\\\\]?$");
    jsonschema::options().should_validate_formats(true).build(&json(&schema)).expect("the schema is one")
}

fn holds_to(schema: &Validator, log: &Value) {
    let faults: Vec<String> = schema.iter_errors(log).map(|fault| format!("{}: {fault}", fault.instance_path())).collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn sarif_holds_to_its_schema() {
    let schema = schema_of_sarif();
    let folder = folder(&[("l'été 100%.yaml", &fifteen())]);
    let odd = goosebook(folder.path(), &["check", "--format", "sarif", "l'été 100%.yaml", "missing.yaml"]);
    assert_eq!(status(&odd), 2);
    let piped = fed(folder.path(), &["check", "--format", "sarif", "-"], b"a: [\n");
    let clean = goosebook(folder.path(), &["check", "--format", "sarif", "famille", "--lang", "en"]);
    assert_eq!(status(&clean), 0);
    for text in [of_all_bad_files("sarif"), out(&odd), out(&piped), out(&clean)] {
        holds_to(&schema, &json(&text));
    }
    // The schema would see a fault.
    let mut broken = json(&out(&clean));
    broken["runs"][0]["columnKind"] = "bytes".into();
    assert!(!schema.is_valid(&broken));
    let mut broken = json(&out(&odd));
    broken["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] = "l'été 100%.yaml".into();
    assert!(!schema.is_valid(&broken), "addresses are looked at as well");

    let odd = json(&out(&odd));
    let run = &odd["runs"][0];
    assert_eq!(run["invocations"][0]["executionSuccessful"], false);
    let place = &run["results"][0]["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "l%27%C3%A9t%C3%A9%20100%25.yaml");
}

#[test]
fn sarif_says_what_code_scanning_asks_for() {
    let log = json(&of_all_bad_files("sarif"));
    let run = &log["runs"][0];
    assert_eq!((&log["version"], &run["columnKind"]), (&"2.1.0".into(), &"unicodeCodePoints".into()));
    assert_eq!(run["tool"]["driver"]["name"], "goosebook");
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    assert_eq!(rules.len(), goosebook::finding::rules::ALL.len());
    for rule in rules {
        for text in [&rule["shortDescription"]["text"], &rule["fullDescription"]["text"], &rule["help"]["text"], &rule["help"]["markdown"]]
        {
            assert!(!text.as_str().unwrap().trim().is_empty(), "{rule}");
        }
    }
    let results = run["results"].as_array().unwrap();
    assert!(results.len() > 100);
    for result in results {
        let index = usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap();
        assert_eq!(rules[index]["id"], result["ruleId"]);
        let region = &result["locations"][0]["physicalLocation"]["region"];
        let number = |key: &str| region[key].as_u64().unwrap();
        assert!(number("startLine") >= 1 && number("startColumn") >= 1);
        assert!((number("endLine"), number("endColumn")) >= (number("startLine"), number("startColumn")));
        let uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].as_str().unwrap();
        assert!(uri.starts_with("tests/"), "from the top of the repository: {uri}");
    }
}

#[test]
fn annotations_are_one_line_each() {
    let folder = folder(&[(".git/HEAD", ""), ("rules/a,b:100%.yaml", &house("a", "squares:\n  inn: { miss: 02, Étage: 3 }\n"))]);
    let run = goosebook(&folder.path().join("rules"), &["check", "--lang", "en", "--format", "github", "."]);
    assert_eq!(status(&run), 1);
    insta::assert_snapshot!(out(&run));
    // A finding of several lines has no columns: they would be refused.
    let all = of_all_bad_files("github");
    for line in all.lines() {
        assert!(line.starts_with("::error title=goosebook G") || line.starts_with("::warning title=goosebook G"), "{line}");
        let same = line.split(',').find_map(|part| part.strip_prefix("line="))
            == line.split(',').find_map(|part| part.strip_prefix("endLine=")?.split("::").next());
        assert_eq!(same, line.contains(",col="), "{line}");
    }
}

#[test]
fn a_file_cannot_write_commands_into_the_log() {
    let text = house("house", "dice: \"2d6\\n::error::x\"\n'::set-output name=x::': 1\n");
    let folder = folder(&[("house.yaml", &text)]);
    let run = goosebook(folder.path(), &["check", "--format", "github", "house.yaml"]);
    // Two keys, one of which is a command, and two findings: not a line more.
    assert!(
        out(&run).contains("set-output") && out(&run).lines().all(|line| line.starts_with("::error title=goosebook G")),
        "{}",
        out(&run)
    );
}

#[test]
fn a_workspace_is_the_top_of_the_repository() {
    let folder = folder(&[("deep/rules/a.yaml", &house("a", "dice: 2D6\n"))]);
    let path = folder.path().canonicalize().unwrap();
    for (workspace, file) in [(path.clone(), "deep/rules/a.yaml"), (path.join("deep"), "rules/a.yaml"), ("/elsewhere".into(), "a.yaml")] {
        let run = super::command(&path.join("deep/rules"), &["check", "--format", "github", "a.yaml"])
            .env("GITHUB_WORKSPACE", workspace)
            .output()
            .unwrap();
        assert!(out(&run).contains(&format!(",file={file},")), "{}", out(&run));
    }
}

#[test]
fn what_only_a_thorough_check_finds_stands_in_every_format() {
    // One in the well and one in prison hold each other, and some questions have no answer.
    let folder = folder(&[("house.yaml", &house("house", "").replace("famille", "infolib"))]);
    let checked = |format: &str| {
        let run = thorough(folder.path(), &["house.yaml", "--players", "2", "--lang", "en", "--format", format]);
        assert_eq!(status(&run), 0, "{}", err(&run));
        out(&run)
    };
    let all = json(&checked("json"));
    let findings = all["files"][0]["findings"].as_array().unwrap();
    let codes: Vec<&str> = findings.iter().map(|finding| finding["code"].as_str().unwrap()).collect();
    assert_eq!(codes, ["G0702", "G0701", "G0701", "G0602", "G0701"]);
    let quick = json(&out(&goosebook(folder.path(), &["check", "house.yaml", "--format", "json"])));
    assert_eq!((&quick["files"][0]["findings"], &quick["files"][0]["proofs"]), (&Value::Array(vec![]), &Value::Array(vec![])));

    // The game that the finding tells is the one that refutes the proof, and it is a short one.
    let proofs = all["files"][0]["proofs"].as_array().unwrap();
    let block = proofs.iter().find(|proof| proof["property"] == "block").unwrap();
    assert_eq!((&block["players"], &block["verdict"]), (&2.into(), &"refuted".into()));
    let throws = block["throws"].as_array().unwrap();
    assert!((1..=5).contains(&throws.len()), "{block}");
    let throws: Vec<String> = throws.iter().map(|throw| format!("{}+{}", throw[0], throw[1])).collect();
    let held = &findings[3];
    assert!(held["help"].as_str().unwrap().contains(&format!("--throws \"{}\"", throws.join(" "))), "{held}");
    assert_eq!((&held["at"]["path"], &held["also"][0]["path"]), (&"infolib.yaml".into(), &"infolib.yaml".into()));

    let log = json(&checked("sarif"));
    holds_to(&schema_of_sarif(), &log);
    let results = log["runs"][0]["results"].as_array().unwrap();
    let annotations = checked("github");
    assert_eq!((results.len(), annotations.lines().count()), (findings.len(), findings.len()));
    for ((finding, result), line) in findings.iter().zip(results).zip(annotations.lines()) {
        let (message, help) = (finding["message"].as_str().unwrap(), finding["help"].as_str().unwrap());
        assert_eq!((&result["ruleId"], &result["level"]), (&finding["code"], &finding["level"]));
        assert_eq!(result["message"]["text"], format!("{message}\n{help}"));
        // What stands in the carried file is shown where ours takes it over.
        assert_eq!(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], "house.yaml");
        let command = if finding["level"] == "note" { "notice" } else { "warning" };
        let head = format!("::{command} title=goosebook {},file=house.yaml,", finding["code"].as_str().unwrap());
        assert!(line.starts_with(&head) && line.contains(message), "{line}");
    }
}
