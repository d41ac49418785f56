//! No link leads nowhere, and none asks another host for anything.

use std::collections::{BTreeMap, BTreeSet};

use regex_lite::Regex;

use super::{Files, html, site, text};

/// The page that a link leads to, and the part of it.
fn target(from: &str, link: &str) -> (String, String) {
    let (path, part) = link.split_once('#').unwrap_or((link, ""));
    if path.is_empty() {
        return (from.to_owned(), part.to_owned());
    }
    let mut at: Vec<&str> = from.split('/').collect();
    at.pop();
    for step in path.split('/') {
        match step {
            ".." => assert!(at.pop().is_some(), "{from}: {link} leads out of the site"),
            step => at.push(step),
        }
    }
    (at.join("/"), part.to_owned())
}

/// Every broken link of a site.
pub(crate) fn broken(files: &Files) -> Vec<String> {
    let id = Regex::new(r#" id="([^"]*)""#).unwrap();
    let link = Regex::new(r#" (?:href|src)="([^"]*)""#).unwrap();
    let ids: BTreeMap<&str, BTreeSet<&str>> =
        html(files).map(|(path, text)| (path, id.captures_iter(text).map(|found| found.get(1).unwrap().as_str()).collect())).collect();
    let mut broken = Vec::new();
    for (path, text) in html(files).filter(|(path, _)| *path != "404.html") {
        for found in link.captures_iter(text) {
            let link = found.get(1).unwrap().as_str().replace("&amp;", "&");
            if ["https://", "http://", "mailto:"].iter().any(|scheme| link.starts_with(scheme)) {
                continue;
            }
            let (to, part) = target(path, &link);
            let there = files.contains_key(&to) && (part.is_empty() || ids.get(to.as_str()).is_some_and(|ids| ids.contains(part.as_str())));
            if !there {
                broken.push(format!("{path}: {link}"));
            }
        }
    }
    broken.sort();
    broken.dedup();
    broken
}

#[test]
fn every_link_leads_somewhere() {
    assert_eq!(broken(site()), Vec::<String>::new());
}

#[test]
fn a_broken_link_is_seen() {
    let page = |text: &str| text.as_bytes().to_vec();
    let files = Files::from([
        ("a/index.html".to_owned(), page(r##"<p id="x"><a href="#x"> <a href="#y"> <a href="../b.html"> <a href="../c.html#z">"##)),
        ("c.html".to_owned(), page(r#"<a href="a/index.html#x">"#)),
    ]);
    assert_eq!(broken(&files), ["a/index.html: #y", "a/index.html: ../b.html", "a/index.html: ../c.html#z"]);
}

#[test]
fn links_name_files() {
    let link = Regex::new(r##"<a [^>]*href="([^"#]+)"##).unwrap();
    for (path, text) in html(site()).filter(|(path, _)| *path != "404.html") {
        for found in link.captures_iter(text) {
            let link = found.get(1).unwrap().as_str();
            let outside = link.starts_with("http") || link.starts_with("mailto:");
            assert!(outside || link.rsplit('/').next().unwrap().contains('.'), "{path}: {link} needs a server");
        }
    }
}

#[test]
fn nothing_is_asked_of_another_host() {
    let loads = Regex::new(r#"<(?:script|img|iframe|source|video|audio|object|embed)[^>]* (?:src|data)="(?:https?:)?//"#).unwrap();
    let sheets = Regex::new(r#"<link rel="(?:stylesheet|icon|preload)[^>]* href="(?:https?:)?//"#).unwrap();
    for (path, text) in html(site()) {
        assert!(!loads.is_match(text) && !sheets.is_match(text), "{path}");
        assert!(!text.contains("@import") && !text.contains("style=\""), "{path}");
    }
    // The other scripts hold texts of variants, in which addresses may stand.
    for path in ["assets/style.css", "assets/site.js"] {
        let text = text(site(), path).replace("http://www.w3.org/2000/svg", "");
        assert!(!text.contains("http://") && !text.contains("https://") && !text.contains("url(//"), "{path}");
    }
}
