//! Which square something is told of: the one that orders it, wherever the pawn has come to since.

use super::Teller;
use crate::engine::{PaidFor, Step, TransferBy};
use crate::rules::RuleId;
use crate::vocab::{Seat, Square};
use crate::wording::number;

impl Teller<'_> {
    /// Another throw, of the square that gives it.
    pub(super) fn throws_again(&self, seat: Seat, by_dice: bool) -> String {
        let says = self.words.say("step-throws-again", &[("player", self.player(seat))]);
        let gives = |square: &Square| {
            let (id, rule) = self.words.rules.squares.at(*square)?;
            let gives = rule.gives_throw();
            gives.then_some((id, *square))
        };
        let sent = self.past.iter().rev().find_map(|step| match *step {
            Step::Transfer { pawn, by: TransferBy::Square(_), from, .. } if pawn.seat == seat => Some(gives(&from)),
            Step::Walk { pawn, .. } | Step::Bounce { pawn, .. } if pawn.seat == seat => Some(None),
            _ => None,
        });
        let gives = |square: &Square| sent.flatten().or_else(|| gives(square));
        match self.way(seat).rev().find_map(|square| gives(&square)).filter(|_| !by_dice) {
            Some((rule, at)) => self.at(rule, at, says),
            None => self.words.say("step-alone", &[("says", says.into())]),
        }
    }

    /// What a square does, behind its number and name, unless the sentence before has just named it.
    pub(super) fn at(&self, rule: RuleId, at: Square, says: String) -> String {
        match self.past.last() {
            Some(
                Step::Pays { why: PaidFor::Arrival(named), .. }
                | Step::Transfer { by: TransferBy::Square(named), .. }
                | Step::Waits { rule: named, .. },
            ) if *named == rule => self.words.say("step-alone", &[("says", says.into())]),
            _ => self.words.say("step-at", &[("at", number(at)), ("name", self.name(rule)), ("says", says.into())]),
        }
    }

    /// The squares that the pawns of the player have come to so far.
    fn way(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Square> {
        // What an arrival releases, or a meeting sends back, comes by no order of the square where it stands then.
        let sent = |step: &&Step| !matches!(step, Step::Released { .. } | Step::GoesBack { .. });
        self.past.iter().filter(sent).filter_map(Step::moved).filter(move |(pawn, _, _)| pawn.seat == seat).map(|(_, _, to)| to)
    }

    /// The square of that rule where a pawn of the player has come to last.
    pub(super) fn came_to(&self, rule: RuleId, seat: Seat) -> Square {
        let is_there = |square: &Square| self.words.rules.squares.at(*square).is_some_and(|(id, _)| id == rule);
        self.way(seat).rev().find(is_there).unwrap_or(Square::START)
    }
}
