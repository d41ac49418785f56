//! What is odd about a table that somebody has typed: no game leads to it, or a pawn is free where pawns are held.
//!
//! In comes a table; out come sentences on standard error. The turn is explained all the same: the question may be meant.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

use super::output;
use super::table::{Table, place};
use crate::engine::{Pawn, PawnId};
use crate::proof::{Never, Reach, Waits};
use crate::rules::Rules;
use crate::texts::Texts;

/// A table, and what is known of the games that could lead to it.
pub(super) struct Doubts<'a> {
    /// The rules of the game.
    pub(super) rules: &'a Rules,
    /// Where their pawns can stand.
    pub(super) reach: &'a Reach,
    /// The words.
    pub(super) texts: &'a Texts,
    /// What was typed.
    pub(super) table: &'a Table,
}

impl Doubts<'_> {
    /// Says what is odd, a sentence each.
    pub(super) fn tell(&self) {
        let never = self.reach.never(&self.table.state);
        let judged = |id: PawnId| never.iter().any(|said| matches!(said, Never::There(one) | Never::So(one) if *one == id));
        // Where pawns are held and nothing else, one that stands there freely has just been freed: seldom what is meant.
        for id in self.table.freely.iter().copied().filter(|id| !judged(*id)) {
            if let Some(pawn) = self.table.state.get(id).filter(|pawn| self.is_held_only(*pawn)) {
                self.say("cli-held-perhaps", id, pawn, None);
            }
        }
        for said in never {
            let (Never::There(id) | Never::So(id) | Never::Together(id, _)) = said;
            let Some(pawn) = self.table.state.get(id) else { continue };
            match said {
                Never::There(_) => self.say("cli-never-there", id, pawn, None),
                Never::Together(_, other) => self.say("cli-never-together", id, pawn, Some(other)),
                Never::So(_) if pawn.at == self.rules.begin() => self.say("cli-never-back", id, pawn, None),
                Never::So(_) => self.say("cli-never-free", id, pawn, None),
            }
        }
    }

    /// Whether pawns are held on the square of this one, and never miss a number of turns there.
    fn is_held_only(&self, pawn: Pawn) -> bool {
        self.reach.waits(pawn.at) == Waits { turns: 0, held: true }
    }

    fn say(&self, message: &str, id: PawnId, pawn: Pawn, other: Option<PawnId>) {
        let name = |id: PawnId| self.table.name(id.seat);
        let args = [
            ("player", FluentValue::from(name(id))),
            ("place", FluentValue::from(place(self.texts, self.rules, pawn.at))),
            ("at", FluentValue::from(pawn.at.number())),
            ("held", FluentValue::from(if self.is_held_only(pawn) { "yes" } else { "no" })),
            ("other", FluentValue::from(other.map_or_else(Cow::default, name))),
        ];
        output::tell(&self.texts.say(message, &args));
    }
}
