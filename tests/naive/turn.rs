//! A player's turn.

use super::{Ends, Kit, Outcome, Rest, Sheet, Table};

/// Why a turn does not end as turns do.
pub enum Halt {
    Refused,
    Endless,
    Asks(Vec<String>),
}

/// A turn being played.
#[derive(Clone)]
pub struct Play<'a> {
    pub sheet: &'a Sheet,
    pub table: Table,
    pub me: usize,
    pub dice: &'a [u8],
    /// Each die with the pawn that it moves, counted from 0 among the player's own.
    pub moves: Vec<(u8, usize)>,
    /// The decisions left.
    pub choices: &'a [String],
    /// Whether this is a first throw, wherever the pawn stands.
    pub first: bool,
}

/// One throw, or a missed turn. The table stays as it was where the turn is not played.
pub fn turn(sheet: &Sheet, table: &mut Table, me: usize, dice: &[u8], moves: &[(u8, usize)], choices: &[String]) -> Outcome {
    let first = match sheet.first_scope {
        super::Scope::Player => table.players.get(me).is_some_and(|player| !player.thrown),
        super::Scope::Table => table.players.iter().all(|player| !player.thrown),
        super::Scope::OnStart => true,
    };
    let mut play = Play { sheet, table: table.clone(), me, dice, moves: moves.to_vec(), choices, first };
    match play.turn() {
        Ok(outcome) => {
            *table = play.table;
            outcome
        }
        Err(Halt::Refused) => Outcome::Refused,
        Err(Halt::Endless) => Outcome::Endless,
        Err(Halt::Asks(mut options)) => {
            options.sort();
            Outcome::Asks(options)
        }
    }
}

impl Play<'_> {
    pub fn ask(&mut self, options: &[&str]) -> Result<usize, Halt> {
        let asked = || Halt::Asks(options.iter().map(|option| (*option).to_owned()).collect());
        let (given, left) = self.choices.split_first().ok_or_else(asked)?;
        self.choices = left;
        options.iter().position(|option| option == given).ok_or_else(asked)
    }

    fn mine(&self) -> Vec<usize> {
        (0..self.table.pawns.len()).filter(|pawn| self.table.pawns[*pawn].owner == self.me).collect()
    }

    /// The player's pawns that may move.
    pub fn movable(&self) -> Vec<usize> {
        let may = |pawn: &usize| self.table.pawns[*pawn].rest == Rest::Free && self.table.pawns[*pawn].square != self.sheet.last;
        self.mine().into_iter().filter(may).collect()
    }

    fn ends(&self, pawn: usize) -> Vec<Ends> {
        let waits = self.table.pawns[pawn].rest != Rest::Free;
        self.sheet.trap(self.table.pawns[pawn].square).filter(|_| waits).map_or(Vec::new(), |trap| trap.ends)
    }

    /// Whether one of the player's pawns waits where all of them are stopped.
    pub fn stopped(&self) -> bool {
        let whole = |pawn: usize| self.sheet.trap(self.table.pawns[pawn].square).is_some_and(|trap| trap.whole_team);
        self.waiting().into_iter().any(whole)
    }

    fn waiting(&self) -> Vec<usize> {
        self.mine().into_iter().filter(|pawn| self.table.pawns[*pawn].rest != Rest::Free).collect()
    }

    /// Out for money, before the dice are thrown.
    fn pay_to_leave(&mut self) -> Result<(), Halt> {
        for pawn in self.waiting() {
            let price = self.ends(pawn).into_iter().find_map(|end| if let Ends::Price(price) = end { Some(price) } else { None });
            if let Some(price) = price
                && self.ask(&["pay", "wait"])? == 0
            {
                self.table.pay(self.me, price);
                self.table.pawns[pawn].rest = Rest::Free;
            }
        }
        Ok(())
    }

    /// A turn that a pawn spends waiting.
    fn wait(&mut self, pawn: usize) {
        if let Rest::Turns(left) = self.table.pawns[pawn].rest {
            self.table.pawns[pawn].rest = if left > 1 { Rest::Turns(left - 1) } else { Rest::Free };
        }
        for deed in self.sheet.spot(self.table.pawns[pawn].square).deeds() {
            self.table.pay_as(deed, self.me, deed.fine);
        }
    }

    /// The pawn to move, where the player has several.
    fn choose(&mut self) -> Result<usize, Halt> {
        let (movable, mine) = (self.movable(), self.mine());
        if mine.len() == 1 {
            return Ok(movable[0]);
        }
        let names: Vec<String> = movable.iter().map(|pawn| (pawn - mine[0] + 1).to_string()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        Ok(movable[self.ask(&names)?])
    }

    fn turn(&mut self) -> Result<Outcome, Halt> {
        if self.table.over(self.sheet, self.me) {
            return Err(Halt::Refused);
        }
        self.pay_to_leave()?;
        let waiting = self.waiting();
        let may_move = !self.stopped() && !self.movable().is_empty();
        let own = |end: &Ends| matches!(end, Ends::Own(..));
        let tries: Vec<usize> = waiting.iter().copied().filter(|pawn| self.ends(*pawn).iter().any(own)).collect();
        let mut freed = None;
        if may_move || !tries.is_empty() {
            self.throw()?;
            if self.one_too_many() {
                self.table.players[self.me].streak = 0;
                if self.sheet.more.as_ref().is_some_and(|more| more.to_start) {
                    self.movable().into_iter().for_each(|pawn| self.table.put(pawn, self.sheet.begin));
                }
                return Ok(Outcome::Passes);
            }
            for pawn in tries {
                let lead = self.ends(pawn).into_iter().find_map(|end| match end {
                    Ends::Own(shows, lead) if shows.on(self.dice) => Some(lead),
                    _ => None,
                });
                freed = freed.or(lead.map(|lead| (pawn, lead)));
            }
        }
        for pawn in waiting.into_iter().filter(|pawn| freed.is_none_or(|(freed, _)| freed != *pawn)) {
            self.wait(pawn);
        }
        if let Some((pawn, lead)) = freed {
            self.table.pawns[pawn].rest = Rest::Free;
            let more = match lead {
                Some(to) => self.jump(pawn, self.total(), to)?,
                None => self.walk(pawn, self.total(), false)?,
            };
            return Ok(self.close(more));
        }
        if !may_move {
            return Ok(Outcome::Passes);
        }
        if self.sheet.each_die && self.dice.len() > 1 {
            return self.each_die();
        }
        let pawn = self.choose()?;
        let more = match self.first_throw(pawn, self.total())? {
            Some(more) => more,
            None => self.walk(pawn, self.total(), false)?,
        };
        Ok(self.close(more))
    }

    pub fn total(&self) -> i32 {
        self.dice.iter().map(|die| i32::from(*die)).sum()
    }

    /// The dice are the right ones, and others may be waiting for them.
    fn throw(&mut self) -> Result<(), Halt> {
        let away: Vec<usize> = self.mine().into_iter().filter(|pawn| self.table.pawns[*pawn].square != self.sheet.last).collect();
        // With several pawns on the way, none of them decides.
        let at = if away.len() == 1 { self.table.pawns[away[0]].square } else { self.sheet.begin };
        let from = self.sheet.dice_from.iter().filter(|(from, _)| *from <= at).max_by_key(|(from, _)| *from);
        let kits: Vec<Kit> = match (self.sheet.spot(at).dice, from) {
            (Some(kit), _) => vec![kit],
            (None, Some((_, kit))) => vec![*kit],
            (None, None) => std::iter::once(self.sheet.dice).chain(self.sheet.other_dice).collect(),
        };
        if !kits.iter().any(|(count, faces)| self.dice.len() == *count && self.dice.iter().all(|die| (1..=*faces).contains(die))) {
            return Err(Halt::Refused);
        }
        self.table.players[self.me].thrown = true;
        for pawn in 0..self.table.pawns.len() {
            let wanted = |end: &Ends| matches!(end, Ends::Others(shows) if shows.on(self.dice));
            if self.table.pawns[pawn].owner != self.me && self.ends(pawn).iter().any(wanted) {
                self.table.pawns[pawn].rest = Rest::Free;
            }
        }
        Ok(())
    }

    fn one_too_many(&self) -> bool {
        let Some(more) = &self.sheet.more else { return false };
        more.too_many.is_some_and(|limit| more.on.on(self.dice) && self.table.players[self.me].streak + 1 >= limit)
    }

    /// The end of a throw.
    pub fn close(&mut self, more: bool) -> Outcome {
        if self.table.home(self.sheet, self.me) {
            self.table.players[self.me].purse += self.table.pot;
            self.table.pot = 0;
            return Outcome::Wins;
        }
        let earned = self.sheet.more.as_ref().is_some_and(|more| more.on.on(self.dice));
        let streak = &mut self.table.players[self.me].streak;
        // Only throws that earn another one count, and only in a row.
        *streak = if earned { *streak + 1 } else { 0 };
        if (more || earned) && !self.movable().is_empty() && !self.stopped() {
            return Outcome::Again;
        }
        self.table.players[self.me].streak = 0;
        Outcome::Passes
    }
}
