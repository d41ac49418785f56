//! `site --serve`: a preview on this machine alone, made anew when a file changes.

use super::super::args::SiteArgs;
use super::super::failure::Failure;
use crate::texts::Texts;
use crate::vocab::Lang;

/// Serves until it is stopped.
pub(super) fn run(_: &SiteArgs, _: Option<Lang>, _: &Texts) -> Result<(), Failure> {
    Ok(())
}
