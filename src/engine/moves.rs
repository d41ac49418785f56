//! Turns in which each die moves a pawn.

use super::hand::{Move, Question};
use super::mover::Stop;
use super::refusal::Refusal;
use super::state::PawnId;
use super::step::{Ask, Log, Step};
use super::turn::{End, Player};

impl<L: Log> Player<'_, L> {
    /// Moves a pawn with each die, in the order of the hand.
    pub(super) fn move_each_die(&mut self) -> Result<End, Stop> {
        let moves = self.moves()?;
        let one_pawn = moves.first().filter(|first| moves.iter().all(|other| other.pawn == first.pawn));
        if let Some(first) = one_pawn {
            let pawn = PawnId { seat: self.seat, number: first.pawn };
            let total = self.total();
            let mut mover = self.mover(pawn, total);
            if let Some(extra) = mover.first_throw_only()? {
                return self.finish(extra);
            }
        }
        let mut extra = false;
        for Move { die, pawn } in moves {
            let pawn = PawnId { seat: self.seat, number: pawn };
            if self.movable().next().is_none() {
                self.emit(Step::DieLost { seat: self.seat, die });
                continue;
            }
            if !self.movable().any(|movable| movable == pawn) {
                return Err(Stop::Refused(Refusal::CannotMove { die, pawn: pawn.number }));
            }
            extra |= self.mover(pawn, u16::from(die)).walk_off(Some(u16::from(die)))?;
            let stopped = self.state.get(pawn).is_some_and(|now| now.waits()) && self.blocks_all(pawn);
            if stopped || self.state.is_home(self.rules, self.seat) {
                break;
            }
        }
        self.finish(extra)
    }

    fn moves(&self) -> Result<Vec<Move>, Stop> {
        let mut dice = self.hand.throw.faces().to_vec();
        if self.hand.moves.is_empty() {
            let pawns: Vec<u8> = self.movable().map(|pawn| pawn.number).collect();
            return Err(Stop::Asks(Question { about: Ask::Moves, options: every_move(&dice, &pawns), given: None }));
        }
        let mut used: Vec<u8> = self.hand.moves.iter().map(|one| one.die).collect();
        dice.sort_unstable();
        used.sort_unstable();
        if dice == used { Ok(self.hand.moves.clone()) } else { Err(Stop::Refused(Refusal::MovesAndDice)) }
    }
}

/// Every way of giving each die to a pawn, in every order: `6:1,3:2`.
fn every_move(dice: &[u8], pawns: &[u8]) -> Vec<String> {
    let mut ways: Vec<(Vec<String>, Vec<u8>)> = vec![(Vec::new(), dice.to_vec())];
    for _ in dice {
        let mut longer = Vec::new();
        for (moves, left) in &ways {
            for (index, die) in left.iter().enumerate() {
                // The same face twice is the same choice.
                if left.iter().take(index).any(|earlier| earlier == die) {
                    continue;
                }
                let rest: Vec<u8> = left.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, die)| *die).collect();
                for pawn in pawns {
                    let mut moves = moves.clone();
                    moves.push(format!("{die}:{}", u16::from(*pawn) + 1));
                    longer.push((moves, rest.clone()));
                }
            }
        }
        ways = longer;
    }
    ways.into_iter().map(|(moves, _)| moves.join(",")).collect()
}
