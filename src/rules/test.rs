//! Conditions: what a throw must show, how the table must stand.

use std::fmt;

use crate::vocab::{Dice, Throw};

/// What a throw must show, written `total 9`, `double`, `double 6`, `face 6` or as a list of faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThrowTest {
    /// The dice add up to that.
    Total(u16),
    /// All dice show the same face.
    Double,
    /// All dice show that face.
    DoubleOf(u8),
    /// At least one die shows that face.
    Face(u8),
    /// The dice show exactly these faces, in any order.
    Faces(Throw),
}

impl ThrowTest {
    /// Reads a test written in words.
    pub fn parse(text: &str) -> Option<ThrowTest> {
        let mut words = text.split_whitespace();
        let test = match (words.next()?, words.next()) {
            ("double", None) => ThrowTest::Double,
            ("double", Some(face)) => ThrowTest::DoubleOf(face.parse().ok()?),
            ("total", Some(total)) => ThrowTest::Total(total.parse().ok()?),
            ("face", Some(face)) => ThrowTest::Face(face.parse().ok()?),
            _ => return None,
        };
        words.next().is_none().then_some(test)
    }

    /// Whether the throw shows it.
    pub fn holds(&self, throw: &Throw) -> bool {
        match self {
            ThrowTest::Total(total) => throw.total().number() == *total,
            ThrowTest::Double => throw.is_double(),
            ThrowTest::DoubleOf(face) => throw.is_double() && throw.faces().first() == Some(face),
            ThrowTest::Face(face) => throw.faces().contains(face),
            ThrowTest::Faces(faces) => faces == throw,
        }
    }

    /// Whether any throw of these dice shows it.
    pub fn can_hold(&self, dice: Dice) -> bool {
        dice.throws().any(|throw| self.holds(&throw))
    }
}

impl fmt::Display for ThrowTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ThrowTest::Total(total) => write!(f, "total {total}"),
            ThrowTest::Double => f.write_str("double"),
            ThrowTest::DoubleOf(face) => write!(f, "double {face}"),
            ThrowTest::Face(face) => write!(f, "face {face}"),
            ThrowTest::Faces(throw) => throw.fmt(f),
        }
    }
}

/// How the table or the throw must stand for a part of a square's rule to apply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Another pawn is on the square.
    Occupied,
    /// No other pawn is on the square.
    Free,
    /// No other pawn still on the track is further back.
    NobodyBehind,
    /// The throw shows it.
    Throw(ThrowTest),
}

impl Condition {
    /// Reads a condition written in words.
    pub fn parse(text: &str) -> Option<Condition> {
        match text {
            "occupied" => Some(Condition::Occupied),
            "free" => Some(Condition::Free),
            "nobody_behind" => Some(Condition::NobodyBehind),
            _ => text.strip_prefix("throw ").and_then(ThrowTest::parse).map(Condition::Throw),
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Occupied => f.write_str("occupied"),
            Condition::Free => f.write_str("free"),
            Condition::NobodyBehind => f.write_str("nobody_behind"),
            Condition::Throw(test) => write!(f, "throw {test}"),
        }
    }
}
