//! Whether games last as long as the file claims: see [`crate::odds::claims`].

use super::places;
use crate::finding::{Finding, rules};
use crate::odds::{Claim, claims};
use crate::variant::extend::Family;
use crate::variant::read::Draft;
use crate::vocab::commas;

/// Reports a claim that does not hold for every number of players.
pub(super) fn check(draft: &Draft, family: &Family, findings: &mut Vec<Finding>) {
    // Where games cannot be followed or played, other findings say why.
    let Ok(claims) = claims(&draft.variant) else { return };
    let (holds, fails): (Vec<&Claim>, Vec<&Claim>) = claims.iter().partition(|claim| claim.holds);
    let Some(first) = fails.first() else { return };
    let list = |claims: &[&Claim], minutes: bool| {
        let one = |claim: &&Claim| match minutes {
            true => format!("{} ({:.0} min)", claim.players, claim.minutes.value),
            false => claim.players.to_string(),
        };
        commas(claims.iter().map(one))
    };
    let place = places::value(&family.tree, &["claims", "minutes"]);
    let finding = Finding::new(&rules::CLAIM_LENGTH, place)
        .number("low", first.claimed.0)
        .number("high", first.claimed.1)
        .text("fails", list(&fails, true))
        .text("holds", list(&holds, false))
        .text("elsewhere", if holds.is_empty() { "no" } else { "yes" });
    findings.push(finding);
}
