//! A second engine, written from the page on turns and the reference of the language, to compare the real one with.
//!
//! It is simple on purpose and shares nothing with the real one: pawns that walk one square at a time, plain numbers.
//! Its rules are a `Sheet`: the sheets of the source texts stand in `sheets.rs`, those of any rules are copied in
//! `written.rs`. `turn.rs` goes through a turn, `journey.rs` moves one pawn, `teams.rs` gives each die to a pawn.

pub mod journey;
pub mod sheets;
pub mod teams;
pub mod turn;
pub mod written;

pub use turn::turn;

use std::collections::BTreeMap;

/// So many dice of so many faces.
pub type Kit = (usize, u8);

/// The rules, as plain numbers.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub last: i32,
    pub begin: i32,
    pub start_meets: bool,
    pub enter: Option<Shows>,
    pub dice: Kit,
    pub other_dice: Option<Kit>,
    pub dice_from: Vec<(i32, Kit)>,
    /// Whether each die moves a pawn.
    pub each_die: bool,
    pub pawns: usize,
    pub pawns_from: Option<(usize, usize)>,
    /// What a first throw shows, and where it leads; nowhere: the turn is lost.
    pub first: Vec<(Shows, Option<i32>)>,
    pub first_scope: Scope,
    pub first_taken: Taken,
    pub spots: BTreeMap<i32, Spot>,
    /// How many transfers of one throw have their target read; `None`: all.
    pub reads: Option<u32>,
    pub meet: Meet,
    /// `None`: after the effects. Else before them, and whether the effect is still read after a meeting.
    pub meet_first: Option<bool>,
    pub meet_may: bool,
    pub meet_nowhere: Vec<i32>,
    /// What the mover and the pawn met walk.
    pub shifts: (i32, i32),
    /// Whether a pawn sent away has its square read.
    pub sent_reads: bool,
    /// What the mover and the pawn met pay.
    pub fines: (i64, i64),
    pub past_end: PastEnd,
    pub any_die: bool,
    pub home: Home,
    pub more: Option<More>,
    pub ante: i64,
}

/// What dice show.
#[derive(Clone, Debug, PartialEq)]
pub enum Shows {
    Total(i32),
    Double,
    DoubleOf(u8),
    Face(u8),
    /// In ascending order.
    Faces(Vec<u8>),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scope {
    Player,
    Table,
    OnStart,
}

/// What happens where a first throw leads to somebody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Taken {
    Meets,
    Stay,
    Evict,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Meet {
    Swap,
    GoBack,
    ToStart,
    Share,
    Shift,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PastEnd {
    Bounce,
    Stay,
    Win,
    Restart,
    RestartSurplus,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Home {
    Stop,
    FinishRound,
    Ranking,
}

/// Throws that give another one, and how many of them are too many.
#[derive(Clone, Debug, PartialEq)]
pub struct More {
    pub on: Shows,
    pub too_many: Option<u8>,
    pub to_start: bool,
}

/// What one square does.
#[derive(Clone, Debug, Default)]
pub struct Spot {
    pub shared: bool,
    pub room: Option<usize>,
    pub dice: Option<Kit>,
    pub always: Deed,
    pub cases: Vec<(When, Deed)>,
    pub options: Vec<(String, Deed)>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum When {
    Occupied,
    Free,
    NobodyBehind,
    Throw(Shows),
}

#[derive(Clone, Debug, Default)]
pub struct Deed {
    pub toll: i64,
    pub fine: i64,
    pub ransom: i64,
    /// Who frees another one pays that, not who is freed.
    pub rescuer_pays: bool,
    /// To each other player, not into the pot.
    pub to_players: bool,
    pub clears: bool,
    pub throw_again: bool,
    pub go: Option<Go>,
    pub trap: Option<Trap>,
}

#[derive(Clone, Debug)]
pub struct Trap {
    /// `None`: held.
    pub turns: Option<u32>,
    pub ends: Vec<Ends>,
    pub freed_stays: bool,
    pub whole_team: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Ends {
    Arrival,
    Passing,
    /// The player's own throw, and where it leads.
    Own(Shows, Option<i32>),
    Others(Shows),
    Price(i64),
}

#[derive(Clone, Debug)]
pub enum Go {
    /// A goose.
    On {
        backwards: Backwards,
        way: Way,
        once: bool,
        may: bool,
    },
    To(i32),
    Origin,
    /// The nearest of these squares ahead, else the last square.
    Ahead(Vec<i32>),
    /// The nearest of these squares behind, else the start.
    Behind(Vec<i32>),
    /// The next of these squares round.
    Round(Vec<i32>),
    Each(Vec<(i32, i32)>),
    By(i32),
    /// So many times the total.
    ByThrow(i32),
}

/// What a goose does to a pawn that comes backwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Backwards {
    Keep,
    Forward,
    Nothing,
}

/// Where a goose looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Way {
    Travel,
    Forward,
    Back,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rest {
    Free,
    Turns(u32),
    Held,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub players: Vec<Player>,
    /// Seat by seat.
    pub pawns: Vec<Pawn>,
    pub pot: i64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    pub thrown: bool,
    pub purse: i64,
    pub streak: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pawn {
    pub owner: usize,
    pub square: i32,
    pub rest: Rest,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    Refused,
    Passes,
    Again,
    Wins,
    Endless,
    /// The options of a decision that is wanted, in alphabetical order.
    Asks(Vec<String>),
}

impl Shows {
    pub fn on(&self, dice: &[u8]) -> bool {
        let mut sorted = dice.to_vec();
        sorted.sort_unstable();
        let double = sorted.len() > 1 && sorted.first() == sorted.last();
        match self {
            Shows::Total(total) => dice.iter().map(|die| i32::from(*die)).sum::<i32>() == *total,
            Shows::Double => double,
            Shows::DoubleOf(face) => double && sorted[0] == *face,
            Shows::Face(face) => sorted.contains(face),
            Shows::Faces(faces) => sorted == *faces,
        }
    }
}

impl Sheet {
    pub fn team(&self, players: usize) -> usize {
        self.pawns_from.filter(|(from, _)| players >= *from).map_or(self.pawns, |(_, pawns)| pawns)
    }

    /// A spot that does nothing where the sheet has none.
    pub fn spot(&self, square: i32) -> Spot {
        self.spots.get(&square).cloned().unwrap_or_default()
    }

    /// The trap that a pawn on that square waits in.
    pub fn trap(&self, square: i32) -> Option<Trap> {
        self.spot(square).deeds().find_map(|deed| deed.trap.clone())
    }

    pub fn frees_on_arrival(&self, square: i32) -> bool {
        self.trap(square).is_some_and(|trap| trap.ends.contains(&Ends::Arrival))
    }
}

impl Spot {
    pub fn deeds(&self) -> impl Iterator<Item = &Deed> {
        let cases = self.cases.iter().map(|(_, deed)| deed);
        std::iter::once(&self.always).chain(cases).chain(self.options.iter().map(|(_, deed)| deed))
    }
}

impl Table {
    pub fn start(sheet: &Sheet, players: usize) -> Table {
        let team = sheet.team(players);
        let pawn = |owner| Pawn { owner, square: sheet.begin, rest: Rest::Free };
        Table {
            players: vec![Player { thrown: false, purse: -sheet.ante, streak: 0 }; players],
            pawns: (0..players * team).map(|index| pawn(index / team)).collect(),
            pot: sheet.ante * players as i64,
        }
    }

    pub fn pay(&mut self, who: usize, stakes: i64) {
        self.players[who].purse -= stakes;
        self.pot += stakes;
    }

    pub fn pay_as(&mut self, deed: &Deed, who: usize, stakes: i64) {
        if !deed.to_players {
            return self.pay(who, stakes);
        }
        for other in (0..self.players.len()).filter(|other| *other != who) {
            self.players[who].purse -= stakes;
            self.players[other].purse += stakes;
        }
    }

    pub fn put(&mut self, pawn: usize, square: i32) {
        self.pawns[pawn].square = square;
        self.pawns[pawn].rest = Rest::Free;
    }

    pub fn home(&self, sheet: &Sheet, player: usize) -> bool {
        self.pawns.iter().all(|pawn| pawn.owner != player || pawn.square == sheet.last)
    }

    pub fn over(&self, sheet: &Sheet, me: usize) -> bool {
        let home: Vec<usize> = (0..self.players.len()).filter(|who| self.home(sheet, *who)).collect();
        match sheet.home {
            Home::Stop => !home.is_empty(),
            // Seats behind the one that came home have their turn of that round left, and none after it.
            Home::FinishRound => home.iter().any(|who| me <= *who),
            // Until one is left; a lone player plays until home.
            Home::Ranking => home.contains(&me) || (self.players.len() > 1 && home.len() >= self.players.len() - 1),
        }
    }
}
