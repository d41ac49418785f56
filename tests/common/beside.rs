//! Bases of a file: in a folder, or in memory.

#![allow(dead_code, reason = "each test file uses its own part")]

use std::fs;
use std::path::Path;

use goosebook::check::Embedded;
use goosebook::source::{Bases, Input};

/// A folder, then what the library carries.
pub struct Beside<'a>(pub &'a Path);

impl Bases for Beside<'_> {
    fn base(&self, id: &str, from: &str) -> Option<Input> {
        let name = format!("{id}.yaml");
        match fs::read(self.0.join(&name)) {
            Ok(bytes) => Some(Input { name, bytes }),
            Err(_) => Embedded.base(id, from),
        }
    }

    fn ids(&self) -> Vec<String> {
        Embedded::ids()
    }
}

/// Files in memory, then what the library carries.
pub struct Among(pub Vec<Input>);

impl Bases for Among {
    fn base(&self, id: &str, from: &str) -> Option<Input> {
        let name = format!("{id}.yaml");
        self.0.iter().find(|file| file.name == name).cloned().or_else(|| Embedded.base(id, from))
    }

    fn ids(&self) -> Vec<String> {
        Embedded::ids()
    }
}
