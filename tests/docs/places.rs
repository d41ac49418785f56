//! Where pages lead: files, headings, folders of the source, names of the library, targets of cargo.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use goosebook::vocab::Lang;
use regex_lite::Regex;

use crate::page::{pages, root};

/// Paths that are not of this repository although they look like it, and what they are.
const NOT_OURS: &[(&str, &str)] =
    &[("site/index.html", "a page of the site that is made"), ("en/variants/famille/", "an address within the site")];

/// What a clone has and a package has not.
const CLONE_ONLY: &[&str] = &[".ci", ".github", "action.yml", ".pre-commit-hooks.yaml"];

/// Every file and folder, folders without the last stroke.
fn tree() -> BTreeSet<String> {
    fn walk(root: &Path, folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(root).unwrap().to_str().unwrap().to_owned();
            if name == "target" || name == ".git" {
                continue;
            }
            found.insert(name);
            if path.is_dir() {
                walk(root, &path, found);
            }
        }
    }
    let mut found = BTreeSet::new();
    walk(&root(), &root(), &mut found);
    found
}

#[test]
fn links_lead_somewhere() {
    let pages = pages();
    let anchors: BTreeMap<&str, &Vec<String>> = pages.iter().map(|page| (page.name.as_str(), &page.anchors)).collect();
    let mut named = BTreeSet::from(["README.md".to_owned()]);
    for page in &pages {
        for link in &page.links {
            // The network is not asked.
            if link.text.starts_with("https://") {
                continue;
            }
            let at = page.at(link.line);
            let (file, anchor) = link.text.split_once('#').map_or((link.text.as_str(), None), |(file, anchor)| (file, Some(anchor)));
            let mut path: Vec<&str> = page.name.split('/').collect();
            path.pop();
            for part in file.split('/') {
                if part != ".." {
                    path.push(part);
                } else if path.pop().is_none() {
                    panic!("{at}: {} is outside", link.text);
                }
            }
            let path = if file.is_empty() { page.name.clone() } else { path.join("/") };
            assert!(root().join(&path).exists(), "{at}: {path} is not there");
            if let Some(anchor) = anchor {
                let there = anchors.get(path.as_str()).is_some_and(|known| known.iter().any(|known| known == anchor));
                assert!(there, "{at}: {path} has no heading #{anchor}");
            }
            if path != page.name {
                named.insert(path);
            }
        }
    }
    for page in &pages {
        assert!(named.contains(&page.name), "no page leads to {}", page.name);
    }
}

/// Whether a path as a page writes it is there: whole, or the end of one; `<language>` is each, any other `<name>` some.
fn there(tree: &BTreeSet<String>, path: &str) -> bool {
    if path.contains("<language>") {
        return Lang::ALL.iter().all(|lang| there(tree, &path.replace("<language>", lang.code())));
    }
    let path = path.trim_end_matches('/');
    let any = Regex::new("<[a-z-]+>").unwrap().replace_all(&path.replace('.', "\\."), "[^/]+").replace('*', "[^/]*");
    let pattern = Regex::new(&format!("(^|/){any}$")).unwrap();
    tree.contains(path) || tree.iter().any(|known| pattern.is_match(known))
}

#[test]
fn files_and_folders_are_there() {
    let tree = tree();
    let looks = Regex::new(r"^\.?[\w<>*][.\w<>*-]*(/[\w.<>*-]+)*/?$").unwrap();
    // A first folder of ours, at the top or anywhere in the source.
    let first = |path: &str| {
        let first = path.split('/').next().unwrap_or_default();
        tree.contains(first) || ["src", "templates", "src/reference"].iter().any(|within| tree.contains(&format!("{within}/{first}")))
    };
    let (mut count, mut not_ours, mut faults) = (0, BTreeSet::new(), Vec::new());
    for page in pages() {
        for code in &page.codes {
            let path = code.text.as_str();
            let file = path.ends_with(".rs") || path.ends_with(".md") && path != ".md";
            if !looks.is_match(path) || !file && (!path.contains('/') || !first(path)) {
                continue;
            }
            if NOT_OURS.iter().any(|(listed, _)| *listed == path) {
                not_ours.insert(path.to_owned());
                continue;
            }
            let top = path.split('/').next().unwrap_or_default();
            if CLONE_ONLY.contains(&top) && !tree.contains(top) {
                continue;
            }
            if !there(&tree, path) {
                faults.push(format!("{}: {path} is not there", page.at(code.line)));
            }
            count += 1;
        }
    }
    let gone = NOT_OURS.iter().filter(|(path, _)| !not_ours.contains(*path));
    faults.extend(gone.map(|(path, _)| format!("{path} is on no page any more")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(count > 40, "{count} paths");
}

/// What the comments of the manifest name; the manifest of a package has none.
#[test]
fn paths_of_the_manifest_are_there() {
    let tree = tree();
    let path = Regex::new(r"\b(?:src|tests|benches|docs|templates|variants)/[\w./-]*\w").unwrap();
    let text = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    for comment in text.lines().filter(|line| line.starts_with('#')) {
        for found in path.find_iter(comment) {
            assert!(tree.contains(found.as_str()), "Cargo.toml: {} is not there", found.as_str());
        }
    }
}

/// All source of the library.
fn source() -> String {
    let files = tree().into_iter().filter(|name| name.starts_with("src/") && name.ends_with(".rs"));
    files.map(|name| fs::read_to_string(root().join(name)).unwrap()).collect()
}

#[test]
fn names_of_the_library_are_there() {
    let source = source();
    let defined = Regex::new(r"\b(?:fn|struct|enum|trait|mod|type|const|macro_rules!)\s+(\w+)").unwrap();
    let mut known: BTreeSet<&str> = defined.captures_iter(&source).map(|found| found.get(1).unwrap().as_str()).collect();
    // Variants and fields stand at the beginning of a line.
    let listed = Regex::new(r"(?m)^ +(?:pub(?:\(\w+\))? )?(\w+)(?:,|:| \{|\()").unwrap();
    known.extend(listed.captures_iter(&source).map(|found| found.get(1).unwrap().as_str()));
    let path = Regex::new(r"^[A-Za-z_]\w*(::\w+)+(\(\))?!?$").unwrap();
    let word = Regex::new(r"^[A-Z][a-z]+([A-Z][a-z]+)+$").unwrap();
    let (mut count, mut faults) = (0, Vec::new());
    for page in pages() {
        for code in page.codes.iter().filter(|code| path.is_match(&code.text) || word.is_match(&code.text)) {
            for part in code.text.trim_end_matches(['(', ')', '!']).split("::").filter(|part| *part != "goosebook") {
                if !known.contains(part) {
                    faults.push(format!("{}: nothing is called {part}: {}", page.at(code.line), code.text));
                }
                count += 1;
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(count > 15, "{count} names");
}

/// `cargo test --test x`, `cargo bench --bench x`, `UPDATE_X=1`: the target and the variable are there.
#[test]
fn targets_of_cargo_are_there() {
    let tree = tree();
    let target = Regex::new(r"--(test|bench) ([\w-]+)").unwrap();
    let variable = Regex::new(r"\b(UPDATE_[A-Z]+|KEEP|GOOSEBOOK|INSTA_\w+)=").unwrap();
    let scripts =
        |name: &&String| ["tests/", "benches/", ".ci/"].iter().any(|start| name.starts_with(start)) && root().join(name).is_file();
    let read: String = tree.iter().filter(scripts).map(|name| fs::read_to_string(root().join(name)).unwrap_or_default()).collect();
    let mut count = 0;
    for page in pages() {
        let blocks = page.blocks.iter().map(|block| (block.line, &block.text));
        for (line, text) in page.codes.iter().map(|code| (code.line, &code.text)).chain(blocks) {
            for found in target.captures_iter(text) {
                let (kind, name) = (&found[1], &found[2]);
                let folder = if kind == "test" { "tests" } else { "benches" };
                let there = [format!("{folder}/{name}.rs"), format!("{folder}/{name}/main.rs")].iter().any(|path| tree.contains(path));
                assert!(there, "{}: no {kind} {name}", page.at(line));
                count += 1;
            }
            for found in variable.captures_iter(text) {
                assert!(
                    found[1].starts_with("INSTA_")
                        || !tree.contains(".ci")
                        || Regex::new(&format!(r"\b{}\b", &found[1])).unwrap().is_match(&read),
                    "{}: nothing reads {}",
                    page.at(line),
                    &found[1]
                );
                count += 1;
            }
        }
    }
    assert!(count > 5, "{count} targets");
}

/// The commits that recipes name. What is no clone, or has not all of its history, knows none.
#[test]
fn commits_are_there() {
    let git = |args: &[&str]| {
        let done = std::process::Command::new("git").arg("-C").arg(root()).args(args).output().ok()?;
        done.status.success().then(|| String::from_utf8_lossy(&done.stdout).trim().to_owned())
    };
    let whole = git(&["rev-parse", "--show-prefix"]).is_some_and(|within| within.is_empty())
        && git(&["rev-parse", "--is-shallow-repository"]).is_some_and(|shallow| shallow == "false");
    if !whole {
        return;
    }
    let hash = Regex::new("^[0-9a-f]{7}$").unwrap();
    let mut count = 0;
    for page in pages() {
        for code in page.codes.iter().filter(|code| hash.is_match(&code.text)) {
            assert!(git(&["merge-base", "--is-ancestor", &code.text, "HEAD"]).is_some(), "{}: no commit {}", page.at(code.line), code.text);
            count += 1;
        }
    }
    assert!(count > 5, "{count} commits");
}
