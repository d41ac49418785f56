//! Worked turns as paths: who throws what, and over which squares the pawn goes.
//!
//! In come the steps that the engine gave; out comes a drawing with a row per turn. What kind of move it was can be
//! told from the arrow alone: full for a walk, with a double head where the square carries on, turned round
//! backwards, dashed for a transfer, a pair of arrows for a change of places.

use super::hops::Hops;
use super::pen::{Pen, guess_width, transformed};
use super::row::{Hop, LEAD, ROW, Sign, WORD, Weight, badge};
use super::{Anchor, Drawing, Ink};
use crate::engine::{PaidFor, PawnId, ReleasedBy, Step, Waiting};
use crate::rules::Rules;
use crate::vocab::{Seat, Square};

/// Space between turns.
const TURN_GAP: f32 = 4.0;
/// The narrowest column of names: short names in figures one below the other stand in one column.
const LEAST_NAMES: f32 = 23.0;
/// The widest column of names.
const NAMES: f32 = 62.0;
/// The smallest part of full size that a drawing shrinks to.
const LEAST_SCALE: f32 = 0.78;

/// The kinds of arrows, as the names of their icons, in the order of a legend.
pub const ARROWS: [&str; 7] = ["arrow-walk", "arrow-again", "arrow-back", "arrow-straight", "arrow-return", "arrow-swap", "arrow-stay"];

/// The words on a drawing of turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnWords {
    /// The start, on a square.
    pub start: String,
    /// A missed turn.
    pub missed: String,
    /// A pawn that comes home.
    pub wins: String,
}

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worked {
    /// Whose turn.
    pub seat: Seat,
    /// Where the pawn stood before.
    pub from: Square,
    /// What happened.
    pub steps: Vec<Step>,
    /// The word of a pawn that comes home after another player has won.
    pub place: Option<String>,
}

/// Draws turns one below the other, `width` points wide; smaller than full size where `height` asks for it, but never
/// so small that it cannot be read. `names` are the players' by seat.
pub fn turns(rules: &Rules, names: &[String], worked: &[Worked], words: &TurnWords, width: f32, height: f32) -> Drawing {
    let rows = rows(rules, names, worked, words);
    let mut scale = 1.0_f32;
    loop {
        let drawing = set(&rows, width / scale);
        if drawing.height * scale <= height || scale <= LEAST_SCALE {
            return transformed(drawing, scale, (0.0, 0.0));
        }
        scale = (scale - 0.04).max(LEAST_SCALE);
    }
}

/// The kinds of arrows that a drawing of these turns has, as the names of their icons, in the order of a legend.
pub fn arrows(rules: &Rules, names: &[String], worked: &[Worked], words: &TurnWords) -> Vec<&'static str> {
    let rows = rows(rules, names, worked, words);
    let drawn = |hop: Hop| rows.iter().flat_map(|(_, signs)| signs).any(|sign| matches!(sign, Sign::Hop(kind, _) if *kind == hop));
    let kinds: [&[Hop]; 7] =
        [&[Hop::Walk], &[Hop::Again], &[Hop::Back], &[Hop::Straight, Hop::Sent], &[Hop::Return], &[Hop::Swap], &[Hop::Stay]];
    ARROWS.into_iter().zip(kinds).filter(|(_, hops)| hops.iter().any(|hop| drawn(*hop))).map(|(name, _)| name).collect()
}

/// Who moves in each turn, and its signs.
fn rows(rules: &Rules, names: &[String], worked: &[Worked], words: &TurnWords) -> Vec<(String, Vec<Sign>)> {
    worked
        .iter()
        .map(|turn| {
            let mut row = Reader { rules, names, words, signs: Vec::new(), moves: None, rests: 0, others: false, again: false };
            row.read(turn);
            (row.name(turn.seat), row.signs)
        })
        .collect()
}

/// Puts signs into rows.
fn set(rows: &[(String, Vec<Sign>)], width: f32) -> Drawing {
    let names = rows.iter().map(|(name, _)| guess_width(name, WORD + 0.6)).fold(LEAST_NAMES, f32::max).min(NAMES) + 5.0;
    let mut pen = Pen::default();
    let mut y = 0.0;
    for (index, (name, signs)) in rows.iter().enumerate() {
        if index > 0 {
            y += ROW + TURN_GAP;
        }
        pen.text(name, (0.0, y + ROW / 2.0 + 2.5), WORD + 0.6, true, Ink::Accent, Anchor::Start);
        let mut x = names;
        let mut hops = Hops::of(signs);
        let mut rest = signs.as_slice();
        while let Some((first, after)) = rest.split_first() {
            // A sign and what must not come apart from it.
            let tied = after.iter().take_while(|sign| sign.ties_back()).count();
            let (group, later) = after.split_at_checked(tied).unwrap_or((after, &[]));
            let wide: f32 = first.width() + group.iter().map(Sign::width).sum::<f32>();
            if x > names && x + wide > width {
                y += ROW + LEAD;
                x = names;
            }
            for sign in std::iter::once(first).chain(group) {
                // A group wider than a whole row is broken all the same.
                if x > names && x + sign.width() > width + 2.0 {
                    y += ROW + LEAD;
                    x = names;
                }
                sign.draw(&mut pen, (x, y));
                if let Some(number) = hops.next(sign) {
                    badge(&mut pen, (x - 0.2, y + 3.3), number);
                }
                x += sign.width();
            }
            rest = later;
        }
    }
    pen.finish(width, if rows.is_empty() { 0.0 } else { y + ROW })
}

/// Reads the steps of a turn as signs.
struct Reader<'a> {
    rules: &'a Rules,
    names: &'a [String],
    words: &'a TurnWords,
    signs: Vec<Sign>,
    /// The pawn whose path is drawn.
    moves: Option<PawnId>,
    /// Where its path ends among the signs.
    rests: usize,
    /// Whether something has happened to another pawn since the throw.
    others: bool,
    /// Whether the next walk is one that a square asked for.
    again: bool,
}

impl Reader<'_> {
    fn read(&mut self, turn: &Worked) {
        for step in &turn.steps {
            self.step(turn, step);
        }
        // The last square of the mover's path is where it rests, unless its origin is all there is.
        let last = self.signs.iter_mut().rev().find_map(|sign| match sign {
            Sign::Square { weight: weight @ (Weight::Way | Weight::Rest), .. } => Some(weight),
            _ => None,
        });
        if let Some(weight) = last {
            *weight = Weight::Rest;
        }
    }

    fn step(&mut self, turn: &Worked, step: &Step) {
        match *step {
            // Its player throws for another pawn.
            Step::Missed { pawn, left } if !self.signs.is_empty() && self.rules.has_several_pawns() => {
                self.rest_here();
                self.signs.extend([Sign::Pawn(number(pawn)), Sign::Word(self.words.missed.clone(), false)]);
                self.signs.extend(waiting(left));
            }
            // The throw did not free it.
            Step::Missed { pawn, left } if !self.signs.is_empty() => {
                self.hop(pawn, Hop::Stay, String::new(), (turn.from, turn.from));
                self.waits(pawn, left);
            }
            Step::Missed { left, .. } => {
                self.signs.extend((0..self.rules.dice.usual.value.count()).map(|_| Sign::NoDie));
                self.square(turn.from, Weight::Origin);
                self.signs.push(Sign::Word(self.words.missed.clone(), false));
                self.signs.extend(waiting(left));
            }
            Step::Throw { throw, .. } => {
                let again = !self.signs.is_empty();
                self.signs.extend(throw.faces().iter().map(|face| Sign::Die(*face)));
                // Of several pawns, the path says which one moves from where.
                if !again && !self.rules.has_several_pawns() {
                    self.square(turn.from, Weight::Origin);
                }
                (self.rests, self.others) = (self.signs.len(), false);
            }
            Step::Walk { pawn, from, to } => {
                let hop = match (std::mem::take(&mut self.again), from > to) {
                    (_, true) => Hop::Back,
                    (true, false) => Hop::Again,
                    (false, false) => Hop::Walk,
                };
                self.hop(pawn, hop, distance(from, to), (from, to));
            }
            Step::Bounce { pawn, from, to } => self.hop(pawn, Hop::Back, distance(from, to), (from, to)),
            Step::Stays { pawn, at, .. } => self.hop(pawn, Hop::Stay, String::new(), (at, at)),
            Step::CannotEnter { pawn, at } => self.hop(pawn, Hop::Stay, String::new(), (at, at)),
            Step::Again { .. } | Step::MovesBy { .. } => self.again = true,
            Step::Transfer { pawn, from, to, .. } => self.hop(pawn, Hop::Straight, String::new(), (from, to)),
            Step::GoesBack { pawn, from, to, .. } => self.hop(pawn, Hop::Return, String::new(), (from, to)),
            Step::Waits { pawn, waiting, .. } => self.waits(pawn, waiting),
            Step::Pays { stakes, why, .. } => {
                if matches!(why, PaidFor::Leaving(_)) && self.signs.is_empty() {
                    self.square(turn.from, Weight::Origin);
                }
                self.signs.push(Sign::Icon("stake"));
                if stakes < 0 {
                    self.signs.push(Sign::Word(format!("+{}", stakes.unsigned_abs()), true));
                } else if stakes != 1 {
                    self.signs.push(Sign::Word(format!("×\u{202f}{stakes}"), true));
                }
            }
            Step::Displaced { pawn, from, to, .. } => {
                self.rest_here();
                self.signs.push(Sign::Hop(Hop::Swap, String::new()));
                self.other(pawn.seat, from, to);
            }
            Step::Released { by: ReleasedBy::OwnThrow | ReleasedBy::Paying, .. } => {
                let place = self.signs.iter().position(|sign| matches!(sign, Sign::Hop(..))).unwrap_or(self.signs.len());
                self.signs.insert(place, Sign::Icon("released"));
            }
            Step::Released { pawn, from, to, .. } => {
                self.rest_here();
                self.signs.push(Sign::Icon("released"));
                self.other(pawn.seat, from, to);
            }
            Step::ThrowsAgain { .. } => self.rest_here(),
            Step::Wins { .. } => self.signs.push(Sign::Word(turn.place.clone().unwrap_or_else(|| self.words.wins.clone()), true)),
            Step::NoEffect { .. }
            | Step::Meets { .. }
            | Step::Chooses { .. }
            | Step::DieLost { .. }
            | Step::LosesThrow { .. }
            | Step::Home { .. }
            | Step::StreakEnds { .. } => {}
        }
    }

    fn hop(&mut self, pawn: PawnId, hop: Hop, label: String, (from, to): (Square, Square)) {
        // Each pawn of a player has a path of its own, one behind the other.
        let several = self.rules.has_several_pawns();
        if several && self.moves.is_none() || self.moves.is_some_and(|moves| moves != pawn && moves.seat == pawn.seat) {
            self.rest_here();
            if several {
                self.signs.push(Sign::Pawn(number(pawn)));
            }
            self.square(from, Weight::Origin);
            self.rests = self.signs.len();
        }
        let signs = [Sign::Hop(hop, label), self.at(to, Weight::Way)];
        if self.moves.is_none_or(|moves| moves.seat == pawn.seat) {
            // What has just happened to others stays behind the whole path.
            let place = if self.others { self.rests } else { self.signs.len() };
            self.moves = Some(pawn);
            self.rests = place + signs.len();
            self.signs.splice(place..place, signs);
        } else {
            self.signs.extend(signs);
        }
    }

    /// A wait stands at the square of the pawn that waits, before what happens to others there.
    fn waits(&mut self, pawn: PawnId, waits: Waiting) {
        let place = if self.moves == Some(pawn) { self.rests } else { self.signs.len() };
        self.signs.splice(place..place, waiting(waits));
    }

    /// The mover's path ends at the square drawn last.
    fn rest_here(&mut self) {
        if let Some(Sign::Square { weight, .. }) = self.signs.iter_mut().rev().find(|sign| matches!(sign, Sign::Square { .. }))
            && *weight == Weight::Way
        {
            *weight = Weight::Rest;
        }
    }

    fn other(&mut self, seat: Seat, from: Square, to: Square) {
        self.others = true;
        let name = self.name(seat);
        self.signs.push(Sign::Word(name, true));
        self.square(from, Weight::Origin);
        if from != to {
            self.signs.push(Sign::Hop(Hop::Sent, String::new()));
            self.square(to, Weight::Rest);
        }
    }

    fn square(&mut self, square: Square, weight: Weight) {
        let sign = self.at(square, weight);
        self.signs.push(sign);
    }

    fn at(&self, square: Square, weight: Weight) -> Sign {
        let label = if square.is_start() { self.words.start.clone() } else { square.to_string() };
        let kind = self.rules.squares.at(square).map(|(_, rule)| rule.kind.name().to_owned());
        let icon = kind.or_else(|| (square == self.rules.last()).then(|| "finish".to_owned()));
        Sign::Square { label, icon, weight }
    }

    fn name(&self, seat: Seat) -> String {
        let name = seat.name(self.names);
        // A name that is too long for its column keeps its beginning.
        if guess_width(&name, WORD + 0.6) <= NAMES {
            return name.into_owned();
        }
        let mut short = String::new();
        for letter in name.chars() {
            if guess_width(&short, WORD + 0.6) > NAMES - 14.0 {
                break;
            }
            short.push(letter);
        }
        format!("{}…", short.trim_end())
    }
}

/// Which of a player’s pawns it is, from one on.
fn number(pawn: PawnId) -> u16 {
    u16::from(pawn.number) + 1
}

/// The signs of a wait.
fn waiting(waiting: Waiting) -> Vec<Sign> {
    match waiting {
        Waiting::Free => Vec::new(),
        Waiting::Turns(turns @ 1..=3) => (0..turns).map(|_| Sign::Icon("wait")).collect(),
        Waiting::Turns(turns) => vec![Sign::Icon("wait"), Sign::Word(format!("×\u{202f}{turns}"), true)],
        Waiting::Held => vec![Sign::Icon("held")],
    }
}

/// `+4`, `−2`.
fn distance(from: Square, to: Square) -> String {
    if to < from { format!("−{}", from.number() - to.number()) } else { format!("+{}", to.number() - from.number()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Hand, play};

    /// The signs of one turn of a shipped variant's example.
    fn signs(id: &str, example: usize, turn: usize) -> Vec<Sign> {
        let variant = crate::check::embedded(id).unwrap().variant.unwrap();
        let example = variant.examples.iter().filter(|example| example.card).nth(example).unwrap();
        let mut state = example.given.state.clone();
        let any = || Hand::from(variant.rules.dice.usual.value.throws().next().unwrap());
        let mut played = None;
        for turn in &example.turns[..=turn] {
            let from = state.pawn(turn.seat).unwrap().at;
            let done = play(&variant.rules, &state, turn.seat, &turn.hand.clone().unwrap_or_else(any)).unwrap();
            state = done.state;
            played = Some(Worked { seat: turn.seat, from, steps: done.steps, place: None });
        }
        let words = TurnWords { start: "Start".to_owned(), missed: "misses".to_owned(), wins: "wins".to_owned() };
        let mut reader = Reader {
            rules: &variant.rules,
            names: &example.given.names,
            words: &words,
            signs: Vec::new(),
            moves: None,
            rests: 0,
            others: false,
            again: false,
        };
        reader.read(&played.unwrap());
        reader.signs
    }

    #[test]
    fn a_lock_stands_at_the_square_of_the_pawn_that_is_held() {
        // Alice falls into the well and is held; Bob, who was there, is freed.
        let signs = signs("infolib", 1, 0);
        let place =
            |name: &str| signs.iter().position(|sign| *sign == Sign::Icon(if name == "held" { "held" } else { "released" })).unwrap();
        assert!(place("held") < place("released"), "{signs:?}");
        assert!(matches!(&signs[place("held") - 1], Sign::Square { label, weight: Weight::Rest, .. } if label == "31"), "{signs:?}");
    }

    #[test]
    fn what_befalls_others_stands_behind_the_whole_path() {
        // A first double six sends Bob to 89 and Alice away.
        let signs = signs("it-90-parenti", 0, 1);
        let swap = signs.iter().position(|sign| matches!(sign, Sign::Hop(Hop::Swap, _))).unwrap();
        assert!(signs[..swap].iter().any(|sign| matches!(sign, Sign::Hop(Hop::Straight, _))), "{signs:?}");
    }
}
