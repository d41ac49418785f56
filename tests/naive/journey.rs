//! One pawn on its way, until nothing moves it further.

use super::turn::{Halt, Play};
use super::{Backwards, Deed, Ends, Go, Meet, PastEnd, Rest, Scope, Spot, Table, Taken, Trap, Way, When};
use std::collections::BTreeSet;

/// A pawn on its way.
struct Journey {
    pawn: usize,
    origin: i32,
    at: i32,
    way: i32,
    length: i32,
    /// Whether a goose that sends on once has done so.
    sent_on: bool,
    transfers: u32,
    /// Whether the square where it is may be read.
    read: bool,
    /// Whether a square gives another throw.
    more: bool,
    trap: Option<Trap>,
}

/// What comes after a square was read.
enum Next {
    Moved,
    Rests,
}

impl Play<'_> {
    fn set_out(&self, pawn: usize, length: i32) -> Journey {
        let at = self.table.pawns[pawn].square;
        Journey { pawn, origin: at, at, way: 1, length, sent_on: false, transfers: 0, read: true, more: false, trap: None }
    }

    /// Moves by an exception of the first throw, if there is one.
    pub fn first_throw(&mut self, pawn: usize, length: i32) -> Result<Option<bool>, Halt> {
        let at = self.table.pawns[pawn].square;
        if !self.first || (self.sheet.first_scope == Scope::OnStart && at != self.sheet.begin) {
            return Ok(None);
        }
        let Some((_, to)) = self.sheet.first.iter().find(|(shows, _)| shows.on(self.dice)) else { return Ok(None) };
        let Some(to) = *to else { return Ok(Some(false)) };
        let there: Vec<usize> = self.others(pawn, to);
        match self.sheet.first_taken {
            Taken::Stay if !there.is_empty() => return Ok(Some(false)),
            // Who is home is not moved any more.
            Taken::Evict if to != self.sheet.last => there.into_iter().for_each(|other| self.table.put(other, self.sheet.begin)),
            _ => {}
        }
        self.jump(pawn, length, to).map(Some)
    }

    pub fn jump(&mut self, pawn: usize, length: i32, to: i32) -> Result<bool, Halt> {
        let mut journey = self.set_out(pawn, length);
        self.transfer(&mut journey, to);
        self.travel(journey)
    }

    /// Walks by the total, or by one die of several.
    pub fn walk(&mut self, pawn: usize, length: i32, one_die: bool) -> Result<bool, Halt> {
        let mut journey = self.set_out(pawn, length);
        if journey.at == self.sheet.begin && self.sheet.enter.as_ref().is_some_and(|enter| !enter.on(self.dice)) {
            return Ok(false);
        }
        let left = self.sheet.last - journey.at;
        let die = self.dice.iter().any(|die| i32::from(*die) == left);
        if self.sheet.any_die && !one_die && self.dice.len() > 1 && length != left && die && self.ask(&["die", "sum"])? == 0 {
            journey.length = left;
        }
        let length = journey.length;
        if !self.steps(&mut journey, length) {
            return Ok(false);
        }
        self.travel(journey)
    }

    fn others(&self, me: usize, square: i32) -> Vec<usize> {
        (0..self.table.pawns.len()).filter(|pawn| *pawn != me && self.table.pawns[*pawn].square == square).collect()
    }

    fn transfer(&mut self, journey: &mut Journey, to: i32) {
        journey.at = to;
        self.table.put(journey.pawn, to);
        self.transferred(journey);
    }

    fn transferred(&self, journey: &mut Journey) {
        journey.transfers += 1;
        journey.read = self.sheet.reads.is_none_or(|reads| journey.transfers <= reads);
    }

    /// Walks so many squares, one at a time. Whether it moves at all.
    fn steps(&mut self, journey: &mut Journey, squares: i32) -> bool {
        let sheet = self.sheet;
        let mut left = squares;
        journey.read = true;
        if journey.way > 0 && journey.at + left > sheet.last {
            match sheet.past_end {
                PastEnd::Stay => return false,
                PastEnd::Bounce | PastEnd::Win => {}
                PastEnd::Restart | PastEnd::RestartSurplus => {
                    left -= sheet.last - journey.at;
                    journey.at = sheet.begin;
                    self.table.put(journey.pawn, sheet.begin);
                    if sheet.past_end == PastEnd::Restart {
                        self.transferred(journey);
                        return true;
                    }
                    // Round and round, if the track is that short.
                    while left > sheet.last - sheet.begin {
                        left -= sheet.last - sheet.begin;
                    }
                }
            }
        }
        while left > 0 {
            if journey.way > 0 && journey.at == sheet.last {
                if sheet.past_end == PastEnd::Win {
                    break;
                }
                journey.way = -1;
            } else if journey.way < 0 && journey.at <= sheet.begin {
                break;
            } else {
                journey.at += journey.way;
                left -= 1;
                if left > 0 && !(journey.way < 0 && journey.at == sheet.begin) {
                    self.pass(journey.pawn, journey.at);
                }
            }
        }
        self.table.put(journey.pawn, journey.at);
        true
    }

    /// The pawn walks past those who wait for that.
    fn pass(&mut self, me: usize, square: i32) {
        if self.sheet.trap(square).is_some_and(|trap| trap.ends.contains(&Ends::Passing)) {
            for other in self.others(me, square) {
                self.table.pawns[other].rest = Rest::Free;
            }
        }
    }

    fn travel(&mut self, mut journey: Journey) -> Result<bool, Halt> {
        let mut seen = BTreeSet::new();
        loop {
            let at = journey.at;
            if at == self.sheet.last {
                return Ok(journey.more);
            }
            // Transfers beyond those whose target is read make no difference any more.
            let transfers = self.sheet.reads.map_or(0, |reads| journey.transfers.min(reads + 1));
            if !seen.insert((at, journey.way, transfers, journey.read, journey.sent_on, self.table.pawns.clone())) {
                return Err(Halt::Endless);
            }
            if let Some(still_read) = self.sheet.meet_first {
                let met = self.meet(&journey, &[])?;
                if self.table.pawns[journey.pawn].square != at {
                    return Ok(journey.more);
                }
                journey.read &= !met || still_read;
            }
            if !journey.read {
                break;
            }
            match self.read(&mut journey)? {
                Next::Moved => {}
                Next::Rests => break,
            }
        }
        self.settle(&journey)?;
        Ok(journey.more)
    }

    /// What the square does, payments first.
    fn read(&mut self, journey: &mut Journey) -> Result<Next, Halt> {
        let spot = self.sheet.spot(journey.at);
        if self.is_lame(journey, &spot.always) {
            return Ok(Next::Rests);
        }
        let case = spot.cases.iter().find(|(when, _)| self.holds(when, journey)).map(|(_, deed)| deed);
        let mut deeds: Vec<&Deed> = std::iter::once(&spot.always).chain(case).collect();
        for deed in &deeds {
            self.cost(journey, deed);
        }
        if !spot.options.is_empty() {
            let names: Vec<&str> = spot.options.iter().map(|(name, _)| name.as_str()).collect();
            let option = self.ask(&names)?;
            deeds.push(&spot.options[option].1);
            self.cost(journey, &spot.options[option].1);
        }
        if let Some(trap) = deeds.iter().rev().find_map(|deed| deed.trap.clone()) {
            journey.trap = Some(trap);
        }
        match deeds.iter().rev().find(|deed| deed.go.is_some()) {
            Some(deed) if !self.is_lame(journey, deed) => self.go(journey, deed),
            _ => Ok(Next::Rests),
        }
    }

    fn cost(&mut self, journey: &mut Journey, deed: &Deed) {
        let owner = self.table.pawns[journey.pawn].owner;
        self.table.pay_as(deed, owner, deed.toll);
        journey.more |= deed.throw_again;
        if deed.clears {
            self.others(journey.pawn, journey.at).into_iter().for_each(|other| self.table.put(other, self.sheet.begin));
        }
    }

    fn is_lame(&self, journey: &Journey, deed: &Deed) -> bool {
        match deed.go {
            Some(Go::On { backwards, way, once, .. }) => {
                once && journey.sent_on || journey.way < 0 && way == Way::Travel && backwards == Backwards::Nothing
            }
            _ => false,
        }
    }

    fn holds(&self, when: &When, journey: &Journey) -> bool {
        let others = self.others(journey.pawn, journey.at);
        let me = self.table.pawns[journey.pawn].owner;
        match when {
            When::Occupied => !others.is_empty(),
            When::Free => others.is_empty(),
            When::NobodyBehind => self.table.pawns.iter().all(|pawn| pawn.owner == me || pawn.square >= journey.at),
            When::Throw(shows) => shows.on(self.dice),
        }
    }

    fn go(&mut self, journey: &mut Journey, deed: &Deed) -> Result<Next, Halt> {
        let at = journey.at;
        let to = match deed.go.as_ref().unwrap() {
            Go::On { backwards, way, once, may } => {
                if *may && self.ask(&["go", "stay"])? == 1 {
                    return Ok(Next::Rests);
                }
                journey.sent_on |= once;
                match (way, backwards) {
                    (Way::Forward, _) | (Way::Travel, Backwards::Forward) => journey.way = 1,
                    (Way::Back, _) => journey.way = -1,
                    (Way::Travel, _) => {}
                }
                let length = journey.length;
                return Ok(if self.steps(journey, length) { Next::Moved } else { Next::Rests });
            }
            Go::By(_) | Go::ByThrow(_) => {
                let squares = match deed.go {
                    Some(Go::By(squares)) => squares,
                    Some(Go::ByThrow(times)) => times * journey.length,
                    _ => 0,
                };
                journey.way = if squares < 0 { -1 } else { 1 };
                let before = journey.transfers;
                if !self.steps(journey, squares.abs()) {
                    return Ok(Next::Rests);
                }
                // Read like a transfer, also where it restarts by one.
                journey.transfers = before;
                self.transferred(journey);
                return Ok(Next::Moved);
            }
            Go::To(to) => *to,
            Go::Origin => journey.origin,
            Go::Ahead(squares) => squares.iter().copied().filter(|to| *to > at).min().unwrap_or(self.sheet.last),
            Go::Behind(squares) => squares.iter().copied().filter(|to| *to < at).max().unwrap_or(self.sheet.begin),
            Go::Round(squares) => round(squares, at),
            Go::Each(pairs) => pairs.iter().find(|(from, _)| *from == at).map_or(at, |(_, to)| *to),
        };
        self.transfer(journey, to);
        Ok(Next::Moved)
    }

    /// The end of a move: a full square, a release, a meeting, a wait.
    fn settle(&mut self, journey: &Journey) -> Result<(), Halt> {
        let (me, at, origin) = (journey.pawn, journey.at, journey.origin);
        let spot = self.sheet.spot(at);
        let others = self.others(me, at);
        if at != origin && spot.room.is_some_and(|room| others.len() >= room) {
            self.table.put(me, origin);
            return Ok(());
        }
        let mut freed = Vec::new();
        if self.sheet.frees_on_arrival(at) {
            let stays = self.sheet.trap(at).is_some_and(|trap| trap.freed_stays);
            for other in others.into_iter().filter(|other| self.table.pawns[*other].rest != Rest::Free).collect::<Vec<_>>() {
                self.table.put(other, if stays { at } else { origin });
                freed.push(other);
                ransom(&mut self.table, &spot, other, me);
            }
        }
        if self.sheet.meet_first.is_none() {
            self.meet(journey, &freed)?;
        }
        if self.table.pawns[me].square == at
            && let Some(trap) = &journey.trap
        {
            self.table.pawns[me].rest = trap.turns.map_or(Rest::Held, Rest::Turns);
        }
        Ok(())
    }

    /// A meeting where the mover stands, but for these; whether there was one.
    fn meet(&mut self, journey: &Journey, spared: &[usize]) -> Result<bool, Halt> {
        let (sheet, me, at) = (self.sheet, journey.pawn, journey.at);
        let spot = sheet.spot(at);
        // Under a capacity pawns stand together; a pawn that an arrival frees is freed, not met.
        let together = spot.shared || spot.room.is_some() || sheet.meet_nowhere.contains(&at);
        if sheet.meet == Meet::Share || together || at == journey.origin || at == sheet.last || (at == sheet.begin && !sheet.start_meets) {
            return Ok(false);
        }
        let frees = sheet.frees_on_arrival(at);
        let meets = |other: &usize| !(spared.contains(other) || frees && self.table.pawns[*other].rest != Rest::Free);
        let others: Vec<usize> = self.others(me, at).into_iter().filter(meets).collect();
        if others.is_empty() || sheet.meet_may && self.ask(&["meet", "leave"])? == 1 {
            return Ok(false);
        }
        let owner = |pawn: usize| self.table.pawns[pawn].owner;
        let (mine, owners) = (owner(me), others.iter().map(|other| owner(*other)).collect::<Vec<_>>());
        for (other, owner) in others.into_iter().zip(owners) {
            if owner != mine {
                self.table.pay(mine, sheet.fines.0);
                self.table.pay(owner, sheet.fines.1);
            }
            match sheet.meet {
                Meet::Swap => self.send(other, journey.origin),
                Meet::ToStart => self.send(other, sheet.begin),
                Meet::Shift => self.send(other, self.before_last(self.shifted(at, sheet.shifts.1))),
                Meet::GoBack => self.table.put(me, journey.origin),
                Meet::Share => {}
            }
        }
        if sheet.meet == Meet::Shift && sheet.shifts.0 != 0 {
            self.table.put(me, self.shifted(at, sheet.shifts.0));
        }
        Ok(true)
    }

    /// So many squares on or back; from the last square they count back.
    fn shifted(&self, from: i32, squares: i32) -> i32 {
        let to = if from + squares > self.sheet.last { 2 * self.sheet.last - from - squares } else { from + squares };
        to.max(self.sheet.begin)
    }

    /// A pawn sent away cannot win: it stops before the last square.
    fn before_last(&self, square: i32) -> i32 {
        if square == self.sheet.last { self.sheet.last - 1 } else { square }
    }

    /// Sends a pawn away. Where its square is read, it pays, goes where a transfer or so many squares lead it, and waits
    /// there; it has no throw, chooses nothing and meets nobody.
    fn send(&mut self, other: usize, to: i32) {
        self.table.put(other, to);
        let spot = self.sheet.spot(to);
        if !self.sheet.sent_reads || to == self.sheet.last {
            return;
        }
        let owner = self.table.pawns[other].owner;
        self.table.pay_as(&spot.always, owner, spot.always.toll);
        let there = match &spot.always.go {
            Some(Go::To(square)) => Some(*square),
            Some(Go::Ahead(squares)) => Some(squares.iter().copied().filter(|next| *next > to).min().unwrap_or(self.sheet.last)),
            Some(Go::Behind(squares)) => Some(squares.iter().copied().filter(|next| *next < to).max().unwrap_or(self.sheet.begin)),
            Some(Go::Round(squares)) => Some(round(squares, to)),
            Some(Go::Each(pairs)) => pairs.iter().find(|(from, _)| *from == to).map(|(_, to)| *to),
            Some(Go::By(squares)) => Some(self.shifted(to, *squares)),
            Some(Go::On { .. } | Go::ByThrow(_) | Go::Origin) | None => None,
        };
        if let Some(there) = there {
            self.table.put(other, self.before_last(there));
        }
        if let Some(trap) = &spot.always.trap {
            self.table.pawns[other].rest = trap.turns.map_or(Rest::Held, Rest::Turns);
        }
    }
}

fn round(squares: &[i32], at: i32) -> i32 {
    squares.iter().copied().filter(|to| *to > at).min().or(squares.iter().copied().min()).unwrap_or(at)
}

/// What the square charges a pawn that an arrival has freed.
fn ransom(table: &mut Table, spot: &Spot, freed: usize, rescuer: usize) {
    let owner = |pawn: usize| table.pawns[pawn].owner;
    let (freed, rescuer) = (owner(freed), owner(rescuer));
    spot.deeds().for_each(|deed| table.pay_as(deed, if deed.rescuer_pays { rescuer } else { freed }, deed.ransom));
}
