//! Turns in which each die moves a pawn.

use super::hand::{Hand, Move, Question, write_moves};
use super::mover::Stop;
use super::reason::Ask;
use super::refusal::Refusal;
use super::state::PawnId;
use super::step::{Log, Step};
use super::turn::{End, Player};

impl<L: Log> Player<'_, L> {
    /// Moves a pawn with each die, in the order of the hand.
    pub(super) fn move_each_die(&mut self) -> Result<End, Stop> {
        // Which moves are allowed is tried out on tables of which the log hears nothing.
        self.log.looks_everywhere();
        let moves = self.moves()?;
        let one_pawn = moves.first().filter(|first| moves.iter().all(|other| other.pawn == first.pawn));
        let one_pawn = one_pawn.map(|first| PawnId { seat: self.seat, number: first.pawn });
        if let Some(pawn) = one_pawn.filter(|pawn| self.movable().any(|movable| movable == *pawn)) {
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
            extra |= self.mover(pawn, u16::from(die)).walk_die()?;
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
            // Also those that wait: the first die can release one.
            let away = self.state.pawns_of(self.seat).filter(|(_, pawn)| pawn.at != self.rules.last());
            let pawns: Vec<u8> = away.map(|(id, _)| id.number).collect();
            let ways = every_move(&dice, &pawns).into_iter().filter(|moves| self.can_play(moves));
            return Err(Stop::Asks(Question { about: Ask::Moves, options: ways.map(|moves| write_moves(&moves)).collect(), given: None }));
        }
        let mut used: Vec<u8> = self.hand.moves.iter().map(|one| one.die).collect();
        dice.sort_unstable();
        used.sort_unstable();
        if dice == used { Ok(self.hand.moves.clone()) } else { Err(Stop::Refused(Refusal::MovesAndDice)) }
    }

    /// Whether the moves are allowed: a pawn that the first die brings home, or to a stop, cannot take the second.
    fn can_play(&self, moves: &[Move]) -> bool {
        let hand = Hand { moves: moves.to_vec(), ..self.hand.clone() };
        let mut state = self.state.clone();
        let mut log = ();
        let played = self.trial(&mut state, &hand, &mut log).move_each_die();
        !matches!(played, Err(Stop::Refused(_)))
    }
}

/// Every way of giving each die to a pawn, in every order.
fn every_move(dice: &[u8], pawns: &[u8]) -> Vec<Vec<Move>> {
    let mut ways: Vec<(Vec<Move>, Vec<u8>)> = vec![(Vec::new(), dice.to_vec())];
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
                    moves.push(Move { die: *die, pawn: *pawn });
                    longer.push((moves, rest.clone()));
                }
            }
        }
        ways = longer;
    }
    ways.into_iter().map(|(moves, _)| moves).collect()
}
