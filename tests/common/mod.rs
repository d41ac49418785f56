//! Rules made in Rust, and a small generator of chance: what several test files need.

pub mod any;
pub mod read;

use goosebook::rules::{
    AfterBounce, Finish, FirstException, FirstThrow, Kind, MeetingRule, Motion, Occupied, Payments, Policy, Release, ReleaseTo, Ruled,
    Rules, SquareRule, Squares, Target, Wait,
};
use goosebook::vocab::{Dice, Square};

pub const GEESE: [u16; 13] = [5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59];

pub fn square(number: u16) -> Square {
    Square::new(number).unwrap()
}

pub fn said<T>(value: T) -> Ruled<T> {
    Ruled::said(value, Vec::new())
}

pub fn usual<P: Policy>() -> Ruled<P> {
    Ruled::silent(P::USUAL)
}

/// A bare track: every policy has its usual reading.
pub fn bare(dice: Dice, last: u16) -> Rules {
    Rules {
        dice: said(dice),
        last: said(square(last)),
        start: usual(),
        first_throw: FirstThrow { scope: usual(), exceptions: Vec::new() },
        squares: Squares::default(),
        chaining: usual(),
        meeting: MeetingRule {
            rule: usual(),
            order: usual(),
            displaced: usual(),
            mover_pays: Ruled::silent(0),
            met_pays: Ruled::silent(0),
        },
        finish: Finish { overshoot: usual(), then: usual() },
        extra_throw: None,
    }
}

/// A square rule that does nothing yet.
pub fn plain(kind: &str, at: &[u16]) -> SquareRule {
    SquareRule {
        kind: Kind::parse(kind),
        name: None,
        at: said(at.iter().map(|number| square(*number)).collect()),
        motion: None,
        wait: None,
        occupied: usual(),
        capacity: None,
        pay: Payments::default(),
        throw_again: None,
    }
}

pub fn goose(at: &[u16], after_bounce: AfterBounce) -> SquareRule {
    SquareRule { motion: Some(said(Motion::Again { after_bounce: said(after_bounce) })), ..plain("goose", at) }
}

pub fn go_to(kind: &str, at: u16, to: u16) -> SquareRule {
    SquareRule { motion: Some(said(Motion::GoTo(Target::Square(square(to))))), ..plain(kind, &[at]) }
}

/// Turns that a square costs; without turns the pawn is held.
pub fn wait(turns: Option<u32>, release: bool) -> Option<Wait> {
    Some(Wait { turns: turns.map(said), release: release.then(|| said(Release::Arrival)), release_to: usual::<ReleaseTo>() })
}

pub fn shared(rule: SquareRule) -> SquareRule {
    SquareRule { occupied: said(Occupied::Shared), ..rule }
}

pub fn exception(dice: Dice, faces: &[u8], to: u16) -> FirstException {
    FirstException { dice: dice.throw(faces).unwrap(), to: said(square(to)) }
}

/// A small generator of chance (SplitMix64): the same game for the same seed, everywhere.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    pub fn dice(&mut self, dice: Dice) -> Vec<u8> {
        (0..dice.count()).map(|_| 1 + u8::try_from(self.below(u64::from(dice.faces()))).unwrap()).collect()
    }
}

/// The variants of the source texts.
pub const SOURCE_TEXTS: &[&str] = &["famille", "famille-courte", "infolib", "classique", "classique-mises"];

/// The shipped variants of the source texts with one pawn each, written here a second time.
pub fn source_text(id: &str) -> Rules {
    use goosebook::rules::{Meeting, Overshoot};
    let dice = Dice::new(2, 6).unwrap();
    let mut rules = bare(dice, 63);
    let mises = id == "classique-mises";
    let pay = |arrival: i64, missed: i64, released: i64| {
        let stake = |stakes: i64| (mises && stakes > 0).then(|| said(stakes));
        Payments { arrival: stake(arrival), missed_turn: stake(missed), released: stake(released) }
    };
    let trap = |kind, at, turns, toll| {
        let turns = match id {
            "famille" | "famille-courte" => return shared(SquareRule { wait: wait(Some(turns), false), ..plain(kind, &[at]) }),
            "infolib" if at != 19 => None,
            _ if at == 52 => None,
            _ => Some(turns),
        };
        SquareRule { wait: wait(turns, true), pay: toll, ..plain(kind, &[at]) }
    };
    rules.squares = Squares::new(vec![
        goose(&GEESE, AfterBounce::Keep),
        SquareRule { pay: pay(1, 0, 0), ..go_to("bridge", 6, 12) },
        trap("inn", 19, 1, pay(1, 0, 0)),
        trap("well", 31, 2, pay(0, 0, 1)),
        SquareRule { pay: pay(1, 0, 0), ..go_to("maze", 42, 30) },
        trap("prison", 52, 2, pay(0, 1, 0)),
        go_to("death", 58, 0),
    ]);
    rules.first_throw.exceptions = vec![exception(dice, &[6, 3], 26), exception(dice, &[5, 4], 53)];
    rules.meeting.rule = said(if id == "classique" { Meeting::GoBack } else { Meeting::Swap });
    if mises {
        rules.meeting.mover_pays = said(1);
        rules.meeting.met_pays = said(1);
    }
    rules.finish.overshoot = said(if id == "famille-courte" { Overshoot::Win } else { Overshoot::Bounce });
    rules
}
