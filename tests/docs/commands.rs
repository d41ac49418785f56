//! Every command that a page shows: those of blocks are run in a folder with the files that the page shows, and print what
//! it says that they print; those within lines are ones that the program has.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Output, Stdio};

use tempfile::TempDir;

use crate::page::{Block, Page, agrees, pages, root};
use crate::program::{self, out, program, text};

/// Commands that are not run here, and why. One that no page shows any more has no place here.
const NOT_RUN: &[(&str, &str)] = &[
    ("cargo test", "it is what runs this"),
    ("rustup target add wasm32-unknown-unknown", "it fetches a compiler's target: .ci/wasm runs it"),
    (
        "cargo build --release --target wasm32-unknown-unknown --lib --no-default-features --features documents",
        "it needs that target: .ci/wasm builds the same",
    ),
    ("goosebook site -o site", "minutes in a debug build: .ci/site runs it"),
    ("goosebook site --serve", "it ends when it is stopped: tests/site/serve.rs asks it for pages"),
];

/// What stands in a command for what a reader puts there, where the program asks for more than a word.
const STANDS_FOR: &[(&str, &str)] =
    &[("N", "2"), ("SHELL", "bash"), ("CODE", "G0301"), ("URL", "https://goose.example"), ("NUMBER", "8064")];

/// A line of a shell, with the file of the README to read.
fn shell(folder: &Path, line: &str) -> Output {
    let input = fs::File::open(folder.join("chez-nous.yaml")).map_or_else(|_| Stdio::null(), Stdio::from);
    program::shell(folder, line).stdin(input).output().unwrap()
}

fn goosebook(args: &[String]) -> Output {
    program(Path::new("."), args).stdin(Stdio::null()).output().unwrap()
}

/// The variant file of a block, under the name that its id gives it.
fn file_of(block: &Block) -> Option<String> {
    let whole = block.kind == "yaml" && block.text.starts_with("goosebook:");
    let id = block.text.lines().find_map(|line| line.strip_prefix("id: "))?;
    whole.then(|| format!("{}.yaml", id.trim()))
}

/// A folder with what readers of a page have: the house variant of the README, alone and in the folders that pages speak of.
fn folder(pages: &[Page]) -> TempDir {
    let folder = TempDir::new().unwrap();
    let house = pages[0].blocks.iter().find(|block| file_of(block).as_deref() == Some("chez-nous.yaml")).unwrap();
    for within in [".", "rules", "variants"] {
        fs::create_dir_all(folder.path().join(within)).unwrap();
        fs::write(folder.path().join(within).join("chez-nous.yaml"), &house.text).unwrap();
    }
    fs::write(folder.path().join("old.yaml"), &house.text).unwrap();
    folder
}

/// The command without its remark, and with the program in the place of the command that builds it.
fn plain(command: &str) -> String {
    let command = command.split("  #").next().unwrap_or_default().trim();
    command.replace("cargo run --release --", "goosebook")
}

#[test]
fn blocks_are_run() {
    let pages = pages();
    let (mut run, mut not_run, mut faults) = (0, BTreeSet::new(), Vec::new());
    for page in &pages {
        let folder = folder(&pages);
        for block in &page.blocks {
            if let Some(file) = file_of(block) {
                fs::write(folder.path().join(file), &block.text).unwrap();
            }
            for (command, shown) in block.commands() {
                let (at, command) = (page.at(block.line), plain(&command));
                if let Some(file) = command.strip_prefix("cat ") {
                    fs::write(folder.path().join(file), format!("{shown}\n")).unwrap();
                    continue;
                }
                if NOT_RUN.iter().any(|(listed, _)| *listed == command) {
                    not_run.insert(command);
                    continue;
                }
                if command.starts_with("goosebook ") {
                    faults.extend(run_one(folder.path(), &command, &shown).err().map(|fault| format!("{at}: {command}\n{fault}")));
                    run += 1;
                } else {
                    faults.push(format!("{at}: {command}: what is not run is listed with the reason"));
                }
            }
        }
    }
    let gone = NOT_RUN.iter().filter(|(command, _)| !not_run.contains(*command));
    faults.extend(gone.map(|(command, _)| format!("{command} is in no block any more")));
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
    assert!(run >= 15, "{run} commands");
}

/// What is wrong with a command, if anything: it fails, or prints something else than what is shown.
fn run_one(folder: &Path, command: &str, shown: &str) -> Result<(), String> {
    // What nobody is shown need not be searched for.
    let slow = ["goosebook check ", "goosebook site "].iter().any(|start| command.starts_with(start));
    let quick = slow && shown.is_empty() && !command.contains("--card");
    let line = if quick { command.replacen("check", "check --quick", 1).replacen("site", "site --quick", 1) } else { command.to_owned() };
    let output = shell(folder, &line);
    let printed = text(&output);
    // A check that finds errors has done what it was asked for.
    let errors = output.status.code() == Some(1) && (command.contains("check ") || !shown.is_empty());
    if !output.status.success() && !errors {
        return Err(printed);
    }
    let agreed = shown.is_empty() || agrees(shown, &printed) || agrees(shown, &out(&output));
    if agreed { Ok(()) } else { Err(format!("-- is shown to print\n{shown}\n-- prints\n{printed}")) }
}

/// The words of a command within a line, up to where a shell takes over.
fn words(code: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (place, part) in code.split('"').enumerate() {
        // Between quotes.
        if place % 2 == 1 {
            words.push(part.to_owned());
            continue;
        }
        for word in part.split_whitespace() {
            if matches!(word, ">" | "<" | "|" | "#") {
                return words;
            }
            let stands = STANDS_FOR.iter().find(|(name, _)| *name == word);
            words.push(stands.map_or(word, |(_, value)| value).trim_end_matches('…').to_owned());
        }
    }
    words
}

/// Whether the program reads these words; `--help` at the end keeps it from doing anything.
fn reads(args: &[String]) -> Result<(), String> {
    let output = goosebook(&[args, &["--help".to_owned()]].concat());
    if output.status.success() { Ok(()) } else { Err(text(&output)) }
}

/// The commands with their long options, as the program tells them.
fn options() -> Vec<(String, Vec<String>)> {
    let help = text(&goosebook(&["--help".to_owned()]));
    let list = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let names = list.lines().filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' '));
    let names = names.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help").map(str::to_owned);
    let long = regex_lite::Regex::new("--[a-z][a-z-]+").unwrap();
    let of = |name: &String| {
        let help = text(&goosebook(&[name.clone(), "--help".to_owned()]));
        // Examples can be of other commands too.
        let own = help.split("\nExample").next().unwrap_or_default();
        long.find_iter(own).map(|option| option.as_str().to_owned()).collect()
    };
    names.map(|name| (name.clone(), of(&name))).collect()
}

/// The README names every command, and the page of a command every option that is its own.
#[test]
fn commands_and_options_are_documented() {
    const PAGES: &[(&str, &str)] =
        &[("card", "docs/print.md"), ("board", "docs/boards.md"), ("check", "docs/checking.md"), ("site", "docs/site.md")];
    let read = |name: &str| fs::read_to_string(root().join(name)).unwrap();
    let readme = read("README.md");
    for (name, options) in options() {
        assert!(readme.contains(&format!("`goosebook {name}")), "README.md does not name {name}");
        let Some((_, page)) = PAGES.iter().find(|(command, _)| *command == name) else { continue };
        let told = read(page);
        for option in options.iter().filter(|option| !["--help", "--lang", "--color", "--output", "--format"].contains(&option.as_str())) {
            assert!(told.contains(option.as_str()), "{page} does not tell what {option} does");
        }
    }
}

#[test]
fn commands_within_lines_are_read() {
    let (pages, options) = (pages(), options());
    let scripts: String = ["benches", ".ci"]
        .iter()
        .flat_map(|folder| fs::read_dir(root().join(folder)).into_iter().flatten())
        .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap_or_default())
        .collect();
    let (mut seen, mut faults) = (BTreeSet::new(), Vec::new());
    for page in &pages {
        let shown = page.blocks.iter().flat_map(|block| block.commands().into_iter().map(|(command, _)| (block.line, plain(&command))));
        let within = page.codes.iter().map(|code| (code.line, code.text.clone()));
        for (line, code) in within.chain(shown) {
            if !seen.insert(code.clone()) {
                continue;
            }
            let at = page.at(line);
            if let Some(command) =
                code.strip_prefix("goosebook ").filter(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase() || c == '-'))
            {
                faults.extend(reads(&words(command)).err().map(|why| format!("{at}: {code}\n{why}")));
            } else if code.starts_with("--") && code.len() > 3 && !scripts.contains(&code) {
                let words = words(&code);
                let of: Vec<&String> = options.iter().filter(|(_, flags)| flags.contains(&words[0])).map(|(name, _)| name).collect();
                let read = |name: &&String| words.len() == 1 || reads(&[&[(*name).clone()], &words[..]].concat()).is_ok();
                if !of.iter().any(read) {
                    faults.push(format!("{at}: no command reads {code}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(seen.len() > 100, "{} pieces of code", seen.len());
}
