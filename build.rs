//! Has the program rebuilt when an embedded file changes: the compiler does not see what `include_dir!` reads. And tells
//! a release build which revision it is made from, where there is one: `goosebook --version` says it.

#![forbid(unsafe_code)]

use std::path::Path;
use std::process::Command;

fn main() {
    for path in ["build.rs", "templates", "src/pdf/faces", "variants", "docs"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let version = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    // A debug build says no revision: it would have to be built anew after each commit.
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    match std::env::var("CARGO_MANIFEST_DIR").ok().filter(|_| release).and_then(|here| revision(&here)) {
        Some(revision) => println!("cargo::rustc-env=GOOSEBOOK_VERSION={version} ({revision})"),
        None => println!("cargo::rustc-env=GOOSEBOOK_VERSION={version}"),
    }
}

fn revision(here: &str) -> Option<String> {
    // A package that was unpacked inside some other repository is no revision of that one.
    git(here, &["rev-parse", "--show-prefix"]).filter(String::is_empty)?;
    let log = git(here, &["rev-parse", "--git-path", "logs/HEAD"])?;
    let log = Path::new(here).join(log);
    if log.is_file() {
        println!("cargo::rerun-if-changed={}", log.display());
    }
    git(here, &["rev-parse", "--short=10", "HEAD"])
}

/// What git answers, without the end of the line; `None` where there is no git or no repository.
fn git(folder: &str, args: &[&str]) -> Option<String> {
    let done = Command::new("git").arg("-C").arg(folder).args(args).output().ok()?;
    done.status.success().then(|| String::from_utf8_lossy(&done.stdout).trim_end().to_owned())
}
