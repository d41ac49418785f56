//! `schema`: the JSON Schema of variant files.

use super::failure::Failure;
use super::output;
use crate::variant::language;

/// Prints the schema.
pub(super) fn run() -> Result<(), Failure> {
    output::print(&format!("{:#}\n", language::schema()))
}
