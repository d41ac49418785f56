//! What is odd about a table that somebody has typed: no game leads to it, or a pawn is free where pawns are held.
//!
//! In comes a table; out come sentences on standard error. The turn is explained all the same: the question may be meant.

use fluent_bundle::FluentValue;

use super::output;
use super::table::{Table, place};
use super::waits::{self, Most};
use crate::engine::{Pawn, PawnId, Waiting};
use crate::proof::{Never, Reach};
use crate::rules::Rules;
use crate::texts::Texts;

/// Says what is odd, a sentence each.
pub(super) fn tell(rules: &Rules, texts: &Texts, table: &Table) {
    let never = Reach::new(rules).map(|reach| reach.never(&table.state)).unwrap_or_default();
    let judged = |id: PawnId| never.iter().any(|said| matches!(said, Never::There(one) | Never::So(one) if *one == id));
    // Where pawns are held and nothing else, one that stands there freely has just been freed: seldom what is meant.
    for id in table.freely.iter().copied().filter(|id| !judged(*id)) {
        if let Some(pawn) = table.state.get(id).filter(|pawn| is_held_only(rules, *pawn)) {
            say(rules, texts, table, "cli-held-perhaps", (id, pawn, None));
        }
    }
    for said in &never {
        let (Never::There(id) | Never::So(id) | Never::Together(id, _)) = *said;
        let Some(pawn) = table.state.get(id) else { continue };
        let message = match said {
            Never::There(_) => "cli-never-there",
            Never::Together(..) => "cli-never-together",
            Never::So(_) if pawn.waiting != Waiting::Free => "cli-never-waits",
            Never::So(_) if pawn.at == rules.begin() => "cli-never-back",
            Never::So(_) => "cli-never-free",
        };
        let other = if let Never::Together(_, other) = said { Some(*other) } else { None };
        say(rules, texts, table, message, (id, pawn, other));
    }
}

/// Whether pawns are held on the square of this one, and never miss a number of turns there.
fn is_held_only(rules: &Rules, pawn: Pawn) -> bool {
    waits::most(rules, pawn.at) == Some(Most { turns: 0, held: true })
}

fn say(rules: &Rules, texts: &Texts, table: &Table, message: &str, (id, pawn, other): (PawnId, Pawn, Option<PawnId>)) {
    let args = [
        ("player", FluentValue::from(table.name(id.seat))),
        ("place", FluentValue::from(place(texts, rules, pawn.at))),
        ("at", FluentValue::from(pawn.at.number())),
        ("held", FluentValue::from(if message == "cli-never-free" && is_held_only(rules, pawn) { "yes" } else { "no" })),
        ("other", FluentValue::from(other.map_or("", |other| table.name(other.seat)))),
    ];
    output::tell(&texts.say(message, &args));
}
