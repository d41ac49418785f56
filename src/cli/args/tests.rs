//! What `--help` shows is true: its examples are read, and the variants that they name are carried.

use clap::{ArgMatches, Command, CommandFactory};

use super::Cli;
use crate::check::Embedded;
use crate::trace::Printed;

/// The examples of a command: what stands before the remark and before what is the shell's.
fn examples(command: &Command) -> Vec<String> {
    let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let lines = help.lines().filter_map(|line| line.strip_prefix("  ")).filter(|line| line.starts_with("goosebook "));
    let plain = |line: &str| {
        let line = line.split("  ").next().unwrap();
        let ends = [" > ", " >> ", " | ", " < "].iter().filter_map(|mark| line.find(mark)).min();
        line[..ends.unwrap_or(line.len())].to_owned()
    };
    lines.map(plain).collect()
}

/// The words of a line, those between quotes as one.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(place, part)| match place % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// The variants that a command was given: ids, not files.
fn ids(matches: &ArgMatches) -> Vec<String> {
    let given = |id: &str| matches.try_get_raw(id).ok().flatten().into_iter().flatten().map(|value| value.to_str().unwrap().to_owned());
    let is_id = |name: &String| !name.contains(['.', '/']) && name != "-";
    let named = ["variant", "variants", "from", "against"].into_iter().flat_map(given).filter(is_id);
    let printed = given("card").map(|card| Printed::parse(&card).unwrap().variant);
    named.chain(printed).collect()
}

#[test]
fn examples_are_read_and_name_what_is_carried() {
    let cli = Cli::command();
    let (mut read, mut named) = (0, 0);
    for command in std::iter::once(&cli).chain(cli.get_subcommands()) {
        let examples = examples(command);
        assert!(!examples.is_empty(), "{} has no example", command.get_name());
        for example in examples {
            let matches = Cli::command().try_get_matches_from(words(&example)).unwrap_or_else(|error| panic!("{example}: {error}"));
            let (name, matches) = matches.subcommand().unwrap();
            // What an example reads is made by the line before.
            let own = [cli.get_name(), name].contains(&command.get_name()) || name == "new";
            assert!(own, "{example} is an example of {name}");
            for id in ids(matches) {
                assert!(Embedded::has(&id), "{example}: {id} is not carried");
                named += 1;
            }
            read += 1;
        }
    }
    assert!(read > 40 && named > 30, "{read} examples, {named} variants");
}
