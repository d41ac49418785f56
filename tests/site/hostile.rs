//! What a variant file says stays text, wherever it comes to stand.

use regex_lite::Regex;

use super::links::broken;
use super::{html, make, settings, text, written};

const EVIL: &str = "<script>alert(1)</script> ]]> {{ site.title }} {% include 'x' %} \\\"><img src=x onerror=alert(1)> \u{202e}txt.exe\u{202c} [b](javascript:alert(2)) ![f](figure:board) &lt;";

fn evil() -> String {
    let text = EVIL;
    format!(
        "goosebook: 1\nid: evil\nformer_ids: [older]\ntitle: {{ fr: \"{text}\", en: \"{text}\" }}\nsummary: {{ fr: \"{text}\", en: \"{text}\" }}\n\
         country: FR\ndate: \"{text}\"\nextends: famille\n\
         sources:\n  s: {{ title: \"{text}\", author: \"{text}\", note: {{ fr: \"{text}\", en: \"{text}\" }} }}\n\
         squares:\n  trap: {{ at: 20, miss: 1, name: {{ fr: \"le {text}\", en: \"the {text}\" }} }}\n\
         notes:\n  - {{ about: advice, says: {{ fr: \"{text}\", en: \"{text}\" }} }}\n\
         examples:\n  - say: {{ fr: \"{text}\", en: \"{text}\" }}\n    card: true\n    turns:\n      - {{ Alice: [1, 3], ends: {{ Alice: 4 }} }}\n\
         changes:\n  - {{ date: 2026-01-01, says: {{ fr: \"{text}\", en: \"{text}\" }} }}\n"
    )
}

#[test]
fn markup_and_scripts_stay_text() {
    let made = make(&settings(), &[written("evil.yaml", &evil())]);
    // Elements that a page of ours never has, attributes that act, addresses that run.
    let elements = Regex::new(r"(?i)<(iframe|object|embed|img|base|style)[ />]").unwrap();
    let attributes = Regex::new(r#"(?i)<[a-z][^>]*[ /]on[a-z]+ *="#).unwrap();
    let addresses = Regex::new(r#"(?i)(href|src)="\s*(javascript|data|vbscript):"#).unwrap();
    let values = Regex::new(r#"="[^"]*""#).unwrap();
    let scripts = Regex::new(r"<script[^>]*>").unwrap();
    // The manual shows images of its own.
    let manual = Regex::new(r#"<img src="[./]*/assets/manual/[a-z0-9-]+\.png" alt="[^"]*" width="#).unwrap();
    for (path, text) in html(&made.files) {
        assert!(!addresses.is_match(text), "{path}");
        // What stands in quotes is the value of an attribute.
        let text = if path.contains("/manu") { manual.replace_all(text, "") } else { text.into() };
        let bare = values.replace_all(&text, "=\"\"");
        for acts in [&elements, &attributes] {
            assert!(!acts.is_match(&bare), "{path}: {:?}", acts.find(&bare).map(|found| found.as_str()));
        }
        for script in scripts.find_iter(&text) {
            assert!(script.as_str().contains(" src=\"") && script.as_str().contains(" defer"), "{path}: {}", script.as_str());
        }
        assert!(!text.contains('\u{202e}'), "{path}: a mark that turns text around");
    }
    for (path, bytes) in made.files.iter().filter(|(path, _)| path.ends_with(".atom") || path.ends_with(".xml")) {
        assert!(!String::from_utf8_lossy(bytes).contains("<script"), "{path}");
    }
    for (path, bytes) in made.files.iter().filter(|(path, _)| path.ends_with(".js")) {
        assert!(!String::from_utf8_lossy(bytes).contains('\u{202e}'), "{path}: a mark that turns text around");
    }
    assert_eq!(broken(&made.files), Vec::<String>::new());
    for path in ["en/variants/evil/index.html", "en/index.html", "en/changes.atom"] {
        assert!(text(&made.files, path).contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{path} does not show the text at all");
    }
}

#[test]
fn no_path_leads_out_of_the_folder() {
    let made = make(&settings(), &[written("evil.yaml", &evil())]);
    for path in made.files.keys() {
        assert!(path.split('/').all(|part| !part.is_empty() && !part.starts_with('.')) && !path.contains('\\'), "{path}");
    }
}

#[test]
fn an_id_is_a_name_or_nothing() {
    use goosebook::check::{Embedded, Input, check};
    let stands = |id: &str| {
        let text = format!("goosebook: 1\nid: \"{id}\"\ntitle: {{ fr: X, en: X }}\nextends: famille\n");
        check(&Input::new("x.yaml", text), &Embedded).variant.is_some()
    };
    assert!(stands("x") && stands("a-1"));
    for id in ["../x", "a/b", "..", ".x", "A", "a b", "é", "a%2f"] {
        assert!(!stands(id), "{id}");
    }
}
