//! `list`: the variants that goosebook carries.

use super::failure::Failure;
use super::{input, output};
use crate::check;
use crate::vocab::Lang;
use crate::wording;

/// One line a variant: its id and its title.
pub(super) fn run(lang: Option<Lang>) -> Result<(), Failure> {
    let lang = lang.unwrap_or_default();
    let ids = check::Embedded::ids();
    let width = ids.iter().map(|id| id.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for id in ids {
        let (variant, _) = input::variant(&id, Some(lang))?;
        text.push_str(&format!("{id:width$}  {}\n", wording::set(lang, &variant.title)));
    }
    output::print(&text)
}
