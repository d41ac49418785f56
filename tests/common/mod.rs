//! Rules made in Rust, and a small generator of chance: what several test files need.

#![allow(dead_code, reason = "each test file uses its own part")]

pub mod any;
mod chance;
pub mod lengths;
pub mod read;
pub mod shown;

pub use chance::Chance;

use goosebook::engine::{Hand, Pawn, Player, State};
use goosebook::rules::{
    AfterBounce, DiceRule, Effect, Finish, FirstException, FirstThrow, Kind, MeetingRule, Motion, Occupied, Pawns, Payments, Policy,
    Release, Ruled, Rules, SquareRule, Squares, Target, ThrowTest, Track, Wait,
};
use goosebook::vocab::{Dice, Square, Throw};

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
        dice: DiceRule { usual: said(dice), or: None, from: Vec::new(), each: usual() },
        track: Track { last: said(square(last)), begin: Ruled::silent(Square::START), start: usual(), enter: None },
        pawns: Pawns { each: Ruled::silent(1), from_players: None },
        first_throw: FirstThrow { scope: usual(), occupied: usual(), exceptions: Vec::new() },
        squares: Squares::default(),
        chaining: usual(),
        meeting: MeetingRule {
            rule: usual(),
            order: usual(),
            must: usual(),
            exempt: None,
            mover_moves: Ruled::silent(0),
            met_moves: Ruled::silent(0),
            displaced: usual(),
            mover_pays: Ruled::silent(0),
            met_pays: Ruled::silent(0),
        },
        finish: Finish { overshoot: usual(), dice: usual(), then: usual() },
        extra_throw: None,
        ante: None,
    }
}

/// A square rule that does nothing yet.
pub fn plain(kind: &str, at: &[u16]) -> SquareRule {
    SquareRule {
        key: kind.to_owned(),
        kind: Kind::parse(kind),
        name: None,
        at: said(at.iter().map(|number| square(*number)).collect()),
        occupied: usual(),
        capacity: None,
        next_dice: None,
        effect: Effect::default(),
        cases: Vec::new(),
        choose: Vec::new(),
    }
}

pub fn with(effect: Effect, rule: SquareRule) -> SquareRule {
    SquareRule { effect, ..rule }
}

/// The effect that sends the pawn somewhere, and nothing else.
pub fn moves(motion: Motion) -> Effect {
    Effect { motion: Some(said(motion)), ..Effect::default() }
}

/// A goose with the usual readings but for the bounce.
pub fn again(after_bounce: AfterBounce) -> Motion {
    Motion::Again { after_bounce: said(after_bounce), heading: usual(), times: usual(), must: usual() }
}

pub fn goose(at: &[u16], after_bounce: AfterBounce) -> SquareRule {
    with(moves(again(after_bounce)), plain("goose", at))
}

pub fn go_to(kind: &str, at: u16, to: u16) -> SquareRule {
    with(moves(Motion::GoTo(Target::Square(square(to)))), plain(kind, &[at]))
}

/// Turns that a square costs; without turns the pawn is held.
pub fn wait(turns: Option<u32>, release: Vec<Release>) -> Wait {
    let release = release.into_iter().map(said).collect();
    Wait { turns: turns.map(said), release, release_to: usual(), scope: usual() }
}

pub fn waits(wait: Wait) -> Effect {
    Effect { wait: Some(wait), ..Effect::default() }
}

/// A square that costs turns, with or without a release by arrival.
pub fn trap(kind: &str, at: u16, turns: Option<u32>, arrival: bool) -> SquareRule {
    let release = if arrival { vec![Release::Arrival] } else { Vec::new() };
    with(waits(wait(turns, release)), plain(kind, &[at]))
}

pub fn shared(rule: SquareRule) -> SquareRule {
    SquareRule { occupied: said(Occupied::Shared), ..rule }
}

pub fn pays(pay: Payments, rule: SquareRule) -> SquareRule {
    SquareRule { effect: Effect { pay, ..rule.effect }, ..rule }
}

pub fn exception(dice: Dice, faces: &[u8], to: u16) -> FirstException {
    FirstException { test: ThrowTest::Faces(dice.throw(faces).unwrap()), to: Some(said(square(to))) }
}

/// The rules with other squares in the place of those of the same kind.
pub fn with_squares(mut rules: Rules, other: Vec<SquareRule>) -> Rules {
    let replaced = |rule: &&SquareRule| !other.iter().any(|new| new.kind == rule.kind);
    let kept: Vec<SquareRule> = rules.squares.all().iter().filter(replaced).cloned().collect();
    rules.squares = Squares::new(kept.into_iter().chain(other).collect());
    rules
}

/// A throw with decisions.
pub fn hand(throw: Throw, choices: &[&str]) -> Hand {
    Hand { choices: choices.iter().map(|choice| (*choice).to_owned()).collect(), ..Hand::from(throw) }
}

/// A player who has made the first throw.
pub fn seasoned() -> Player {
    Player { thrown: true, ..Player::default() }
}

/// Free pawns of players who have made their first throw, one each.
pub fn standing(squares: &[u16]) -> State {
    State::new(squares.iter().map(|at| (seasoned(), Pawn::free(square(*at)))).collect(), 0)
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
        Payments { arrival: stake(arrival), missed_turn: stake(missed), released: stake(released), by: None, to: None }
    };
    let trap = |kind, at, turns, toll| {
        let turns = match id {
            "famille" | "famille-courte" => return shared(trap(kind, at, Some(turns), false)),
            "infolib" if at != 19 => None,
            _ if at == 52 => None,
            _ => Some(turns),
        };
        pays(toll, trap(kind, at, turns, true))
    };
    rules.squares = Squares::new(vec![
        goose(&GEESE, AfterBounce::Keep),
        pays(pay(1, 0, 0), go_to("bridge", 6, 12)),
        trap("inn", 19, 1, pay(1, 0, 0)),
        trap("well", 31, 2, pay(0, 0, 1)),
        pays(pay(1, 0, 0), go_to("maze", 42, 30)),
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
