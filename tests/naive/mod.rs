//! A second engine, written from the page on turns alone, to compare the real one with.
//!
//! It is simple on purpose and shares nothing with the real one: one function, pawns that walk one square at a time,
//! plain numbers. Its rules are a `Sheet`: the sheets of the source texts stand in `sheets.rs`.

pub mod sheets;
pub mod written;

use std::collections::BTreeMap;

/// The rules, as plain numbers.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub last: i32,
    pub start_meets: bool,
    /// Dice in ascending order, and where they lead at a first throw.
    pub first: Vec<(Vec<u8>, i32)>,
    pub first_scope: Scope,
    pub spots: BTreeMap<i32, Spot>,
    /// How many transfers of one throw have their target read; `None`: all.
    pub reads: Option<u32>,
    pub meet: Meet,
    /// `None`: after the effects. Else before them, and whether the effect is still read after a meeting.
    pub meet_first: Option<bool>,
    /// What the mover and the pawn met pay.
    pub fines: (i64, i64),
    pub past_end: PastEnd,
    pub home: Home,
    pub more: More,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scope {
    Player,
    Table,
    OnStart,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Meet {
    Swap,
    GoBack,
    ToStart,
    Share,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PastEnd {
    Bounce,
    Stay,
    Win,
    Restart,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Home {
    Stop,
    FinishRound,
    Ranking,
}

/// Throws that give another one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum More {
    Never,
    Doubles,
    Face(u8),
}

/// What one square does.
#[derive(Clone, Debug, Default)]
pub struct Spot {
    pub go: Option<Go>,
    /// `Some(None)`: held.
    pub wait: Option<Option<u32>>,
    pub arrival_frees: bool,
    pub freed_stays: bool,
    pub shared: bool,
    pub room: Option<usize>,
    pub toll: i64,
    pub fine: i64,
    pub ransom: i64,
    pub throw_again: bool,
}

#[derive(Clone, Debug)]
pub enum Go {
    /// A goose; what it does to a pawn that comes backwards.
    On(Backwards),
    To(i32),
    Origin,
    /// The nearest of these squares ahead, else the last square.
    Ahead(Vec<i32>),
    /// The nearest of these squares behind, else the start.
    Behind(Vec<i32>),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Backwards {
    Keep,
    Forward,
    Nothing,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rest {
    Free,
    Turns(u32),
    Held,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub pawns: Vec<Pawn>,
    pub pot: i64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Pawn {
    pub square: i32,
    pub rest: Rest,
    pub thrown: bool,
    pub purse: i64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    Refused,
    Passes,
    Again,
    Wins,
    Endless,
}

impl Table {
    pub fn start(players: usize) -> Table {
        Table { pawns: vec![Pawn { square: 0, rest: Rest::Free, thrown: false, purse: 0 }; players], pot: 0 }
    }

    fn pay(&mut self, who: usize, stakes: i64) {
        self.pawns[who].purse -= stakes;
        self.pot += stakes;
    }

    fn put(&mut self, who: usize, square: i32) {
        self.pawns[who].square = square;
        self.pawns[who].rest = Rest::Free;
    }

    fn over(&self, sheet: &Sheet, me: usize) -> bool {
        let home: Vec<usize> = (0..self.pawns.len()).filter(|who| self.pawns[*who].square == sheet.last).collect();
        match sheet.home {
            Home::Stop => !home.is_empty(),
            // Seats behind the one that came home have their turn of that round left, and none after it.
            Home::FinishRound => home.iter().any(|who| me <= *who),
            // Until one is left; a lone player plays until home.
            Home::Ranking => home.contains(&me) || (self.pawns.len() > 1 && home.len() >= self.pawns.len() - 1),
        }
    }
}

/// One throw, or a missed turn.
pub fn turn(sheet: &Sheet, table: &mut Table, me: usize, dice: &[u8]) -> Outcome {
    if table.over(sheet, me) {
        return Outcome::Refused;
    }
    let plain = Spot::default();
    let spot_of = |square: i32| sheet.spots.get(&square).unwrap_or(&plain);
    let origin = table.pawns[me].square;

    // 1. A missed turn.
    match table.pawns[me].rest {
        Rest::Free => {}
        Rest::Held => {
            table.pay(me, spot_of(origin).fine);
            return Outcome::Passes;
        }
        Rest::Turns(left) => {
            table.pawns[me].rest = if left > 1 { Rest::Turns(left - 1) } else { Rest::Free };
            table.pay(me, spot_of(origin).fine);
            return Outcome::Passes;
        }
    }

    // 2. The throw, 3. the first throw.
    let before = table.clone();
    let total: i32 = dice.iter().map(|die| i32::from(*die)).sum();
    let mut sorted = dice.to_vec();
    sorted.sort_unstable();
    let is_first = match sheet.first_scope {
        Scope::Player => !table.pawns[me].thrown,
        Scope::Table => table.pawns.iter().all(|pawn| !pawn.thrown),
        Scope::OnStart => origin == 0,
    };
    table.pawns[me].thrown = true;
    let mut more = match sheet.more {
        More::Never => false,
        More::Doubles => sorted.len() > 1 && sorted.first() == sorted.last(),
        More::Face(face) => sorted.last() == Some(&face),
    };
    let mut jump = sheet.first.iter().find(|(dice, _)| is_first && *dice == sorted).map(|(_, to)| *to);
    let mut way = 1;
    let mut transfers = 0;
    let mut at = origin;
    let mut waits;
    let mut read;

    // 4, 5, 6. The pawn moves until nothing moves it further. There are fewer states than this many hops.
    let mut hops = 0;
    loop {
        hops += 1;
        if hops > 10 * (sheet.last + 1) {
            *table = before;
            return Outcome::Endless;
        }
        read = true;
        waits = None;
        if let Some(to) = jump.take() {
            at = to;
            transfers += 1;
            read = sheet.reads.is_none_or(|reads| transfers <= reads);
        } else {
            let began = at;
            let mut left = total;
            let mut stays = false;
            while left > 0 {
                if way > 0 && at == sheet.last {
                    match sheet.past_end {
                        PastEnd::Bounce => way = -1,
                        PastEnd::Win => left = 0,
                        PastEnd::Stay => {
                            at = began;
                            stays = true;
                            left = 0;
                        }
                        PastEnd::Restart => {
                            at = 0;
                            read = false;
                            left = 0;
                        }
                    }
                } else if way < 0 && at == 0 {
                    left = 0;
                } else {
                    at += way;
                    left -= 1;
                }
            }
            if stays && hops == 1 {
                return finish(table, me, more);
            } else if stays {
                break;
            }
        }
        table.put(me, at);
        if at == sheet.last {
            table.pawns[me].purse += table.pot;
            table.pot = 0;
            return Outcome::Wins;
        }
        let spot = spot_of(at);
        if let Some(still_read) = sheet.meet_first {
            let met = meet(sheet, table, me, origin);
            if table.pawns[me].square != at {
                return finish(table, me, more);
            }
            if met && !still_read {
                read = false;
            }
        }
        if !read {
            break;
        }
        table.pay(me, spot.toll);
        more |= spot.throw_again;
        waits = spot.wait;
        match &spot.go {
            None => break,
            Some(Go::On(backwards)) => match backwards {
                Backwards::Keep => {}
                Backwards::Forward => way = 1,
                Backwards::Nothing if way < 0 => break,
                Backwards::Nothing => {}
            },
            Some(Go::To(to)) => jump = Some(*to),
            Some(Go::Origin) => jump = Some(origin),
            Some(Go::Ahead(squares)) => jump = Some(squares.iter().copied().filter(|to| *to > at).min().unwrap_or(sheet.last)),
            Some(Go::Behind(squares)) => jump = Some(squares.iter().copied().filter(|to| *to < at).max().unwrap_or(0)),
        }
    }

    // 8. Release, 7. meeting.
    let spot = spot_of(at);
    let others: Vec<usize> = (0..table.pawns.len()).filter(|who| *who != me && table.pawns[*who].square == at).collect();
    if at != origin && spot.room.is_some_and(|room| others.len() >= room) {
        table.put(me, origin);
        return finish(table, me, more);
    }
    if spot.arrival_frees {
        for who in others {
            if table.pawns[who].rest != Rest::Free {
                table.pay(who, spot.ransom);
                table.put(who, if spot.freed_stays { at } else { origin });
                // Not a meeting: it is not met here any more.
                if spot.freed_stays {
                    table.pawns[who].square = -1 - at;
                }
            }
        }
    }
    if sheet.meet_first.is_none() {
        meet(sheet, table, me, origin);
    }
    for pawn in &mut table.pawns {
        if pawn.square < 0 {
            pawn.square = -1 - pawn.square;
        }
    }
    if table.pawns[me].square == at && read {
        table.pawns[me].rest = match waits {
            None => Rest::Free,
            Some(None) => Rest::Held,
            Some(Some(turns)) => Rest::Turns(turns),
        };
    }
    finish(table, me, more)
}

/// 10. An extra throw, unless the pawn waits.
fn finish(table: &Table, me: usize, more: bool) -> Outcome {
    if more && table.pawns[me].rest == Rest::Free { Outcome::Again } else { Outcome::Passes }
}

/// 7. A meeting where the mover stands; whether there was one.
fn meet(sheet: &Sheet, table: &mut Table, me: usize, origin: i32) -> bool {
    let at = table.pawns[me].square;
    // Under a capacity pawns stand together; a pawn that an arrival frees is freed, not met.
    let shared = sheet.spots.get(&at).is_some_and(|spot| spot.shared || spot.room.is_some());
    let frees = sheet.spots.get(&at).is_some_and(|spot| spot.arrival_frees);
    if sheet.meet == Meet::Share || shared || at == origin || at == sheet.last || (at == 0 && !sheet.start_meets) {
        return false;
    }
    let here = |who: &usize| table.pawns[*who].square == at && !(frees && table.pawns[*who].rest != Rest::Free);
    let others: Vec<usize> = (0..table.pawns.len()).filter(|who| *who != me && here(who)).collect();
    for who in &others {
        table.pay(me, sheet.fines.0);
        table.pay(*who, sheet.fines.1);
        match sheet.meet {
            Meet::Swap => table.put(*who, origin),
            Meet::ToStart => table.put(*who, 0),
            Meet::GoBack => table.put(me, origin),
            Meet::Share => {}
        }
    }
    !others.is_empty()
}
