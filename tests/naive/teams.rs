//! Each die moves a pawn of the player.

use super::turn::{Halt, Play};
use super::{Outcome, Rest};

impl Play<'_> {
    pub fn each_die(&mut self) -> Result<Outcome, Halt> {
        if self.moves.is_empty() {
            return Err(Halt::Asks(self.ways()));
        }
        let mut used: Vec<u8> = self.moves.iter().map(|(die, _)| *die).collect();
        let mut dice = self.dice.to_vec();
        used.sort_unstable();
        dice.sort_unstable();
        if used != dice {
            return Err(Halt::Refused);
        }
        let team = self.table.pawns.iter().filter(|pawn| pawn.owner == self.me).count();
        let mut more = false;
        let moves = self.moves.clone();
        // A first throw needs both dice on one pawn.
        let (_, first) = moves[0];
        if moves.iter().all(|(_, pawn)| *pawn == first) && self.movable().contains(&(self.me * team + first)) {
            let sum = self.total();
            if let Some(more) = self.first_throw(self.me * team + first, sum)? {
                return Ok(self.close(more));
            }
        }
        for (die, number) in moves {
            let movable = self.movable();
            if movable.is_empty() {
                continue;
            }
            let pawn = self.me * team + number;
            if number >= team || !movable.contains(&pawn) {
                return Err(Halt::Refused);
            }
            more |= self.walk(pawn, i32::from(die), true)?;
            let waits = self.table.pawns[pawn].rest != Rest::Free;
            let ends = waits && self.sheet.trap(self.table.pawns[pawn].square).is_some_and(|trap| trap.whole_team);
            if ends || self.table.home(self.sheet, self.me) {
                break;
            }
        }
        Ok(self.close(more))
    }

    /// Every way to give the dice to pawns that can be played, as `6:1,3:2`.
    fn ways(&self) -> Vec<String> {
        let team = self.table.pawns.iter().filter(|pawn| pawn.owner == self.me).count();
        // Also those that wait: the first die can free one.
        let mine = (0..team).filter(|pawn| self.table.pawns[self.me * team + pawn].square != self.sheet.last);
        let away: Vec<usize> = mine.collect();
        let mut ways: Vec<Vec<(u8, usize)>> = vec![Vec::new()];
        for _ in self.dice {
            let longer = ways.iter().flat_map(|way| {
                self.dice.iter().flat_map(|die| away.iter().map(|pawn| (*die, *pawn))).map(|one| way.iter().copied().chain([one]).collect())
            });
            ways = longer.collect();
        }
        // What does not use the dice as they are, or moves a pawn that cannot, is refused.
        ways.retain(|way| !matches!(Play { moves: way.clone(), ..self.clone() }.each_die(), Err(Halt::Refused)));
        let name = |way: &Vec<(u8, usize)>| way.iter().map(|(die, pawn)| format!("{die}:{}", pawn + 1)).collect::<Vec<_>>().join(",");
        let mut names: Vec<String> = ways.iter().map(name).collect();
        names.sort();
        names.dedup();
        names
    }
}
