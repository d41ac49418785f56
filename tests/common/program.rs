//! The program from outside: how it is started and fed, how it ended and what it said.

#![allow(dead_code, reason = "each test file uses its own part")]

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The program in a folder.
pub fn program(folder: &Path, args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    started(env!("CARGO_BIN_EXE_goosebook"), folder, args)
}

/// Something that starts it, in a folder, with nothing around it that changes what it says.
pub fn started(command: &str, folder: &Path, args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    let mut command = Command::new(command);
    command.current_dir(folder).args(args).env_remove("SOURCE_DATE_EPOCH").env_remove("GITHUB_WORKSPACE");
    command
}

/// A line of a shell, in a folder, with the program of this build on the path.
pub fn shell(folder: &Path, line: &str) -> Command {
    let here = Path::new(env!("CARGO_BIN_EXE_goosebook")).parent().unwrap();
    let path = format!("{}:{}", here.display(), std::env::var("PATH").unwrap_or_default());
    let mut command = started("sh", folder, ["-c", line]);
    command.env("PATH", path);
    command
}

/// What comes of it there.
pub fn goosebook(folder: &Path, args: &[&str]) -> Output {
    program(folder, args).output().unwrap()
}

/// What comes of a command that is given this to read.
pub fn fed(command: &mut Command, input: &[u8]) -> Output {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let written = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    // A program that has seen what is wrong need not read to the end.
    assert!(written.is_ok() || output.status.code() == Some(2), "the input is read");
    output
}

pub fn status(output: &Output) -> i32 {
    output.status.code().expect("it ends by itself")
}

pub fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// All that it said, what it complained of last.
pub fn text(output: &Output) -> String {
    out(output) + &err(output)
}
