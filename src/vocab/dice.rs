//! Dice and what they show.

use std::fmt;

/// The most dice that one throw can have.
pub const MAX_DICE: usize = 4;

/// The most faces that a die can have.
pub const MAX_FACES: u8 = 20;

/// The dice of a variant: how many, and how many faces each has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dice {
    count: u8,
    faces: u8,
}

/// Why dice or a throw cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DiceError {
    /// Dice that are not written as a number of them, `d` and a number of faces; a throw that is not written as faces with
    /// `+` between them.
    Unreadable,
    /// Not 1 to [`MAX_DICE`] dice.
    Count,
    /// Not 2 to [`MAX_FACES`] faces.
    Faces,
    /// A throw with another number of dice than the variant uses.
    OtherCount,
    /// A die that shows a face it does not have.
    OtherFace(u8),
}

/// What the dice of one throw show, in the order they were said; 1 to [`MAX_DICE`] dice.
///
/// Two throws are equal when the same faces show, whatever the order.
#[derive(Clone, Copy, Debug)]
pub struct Throw {
    faces: [u8; MAX_DICE],
    count: u8,
}

/// The sum of a throw, at most `MAX_DICE * MAX_FACES`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct Total(u16);

impl Dice {
    /// Two dice of six faces: what a variant plays with that names no dice.
    pub const USUAL: Dice = Dice { count: 2, faces: 6 };

    /// So many dice of so many faces.
    ///
    /// # Errors
    /// [`DiceError::Count`] or [`DiceError::Faces`] outside the limits.
    pub fn new(count: u8, faces: u8) -> Result<Dice, DiceError> {
        if count == 0 || usize::from(count) > MAX_DICE {
            Err(DiceError::Count)
        } else if !(2..=MAX_FACES).contains(&faces) {
            Err(DiceError::Faces)
        } else {
            Ok(Dice { count, faces })
        }
    }

    /// Reads `2d6`, `1d8`.
    ///
    /// # Errors
    /// [`DiceError::Unreadable`], or as [`Dice::new`].
    pub fn parse(text: &str) -> Result<Dice, DiceError> {
        let (count, faces) = text.split_once('d').ok_or(DiceError::Unreadable)?;
        let number = |part: &str| part.parse::<u8>().map_err(|_| DiceError::Unreadable);
        Dice::new(number(count)?, number(faces)?)
    }

    /// How many dice, 1 to [`MAX_DICE`].
    pub const fn count(self) -> u8 {
        self.count
    }

    /// How many faces each has, 2 to [`MAX_FACES`].
    pub const fn faces(self) -> u8 {
        self.faces
    }

    /// The throw that shows these faces.
    ///
    /// # Errors
    /// [`DiceError::OtherCount`] or [`DiceError::OtherFace`] when these dice cannot show it.
    pub fn throw(self, faces: &[u8]) -> Result<Throw, DiceError> {
        if faces.len() != usize::from(self.count) {
            return Err(DiceError::OtherCount);
        }
        match faces.iter().find(|face| !(1..=self.faces).contains(*face)) {
            Some(face) => Err(DiceError::OtherFace(*face)),
            None => {
                let mut throw = Throw { faces: [0; MAX_DICE], count: self.count };
                throw.faces.iter_mut().zip(faces).for_each(|(slot, face)| *slot = *face);
                Ok(throw)
            }
        }
    }

    /// Reads a throw of these dice, as people write it: `6+3`, or `4` for one die.
    ///
    /// # Errors
    /// [`DiceError::Unreadable`], or as [`Dice::throw`].
    pub fn read(self, text: &str) -> Result<Throw, DiceError> {
        self.throw(&read_faces(text)?)
    }

    /// A throw that shows how one is written, with faces that differ where the dice allow it.
    pub fn sample(self) -> Throw {
        const FACES: [u8; MAX_DICE] = [1, 3, 2, 4];
        Throw { faces: FACES.map(|face| face.min(self.faces)), count: self.count }
    }

    /// In how many ways these dice can fall, each order of the faces counted: all are equally likely.
    pub fn ways(self) -> u32 {
        u32::from(self.faces).pow(u32::from(self.count))
    }

    /// The way with that index, counted round again past the last one.
    pub fn way(self, index: u32) -> Throw {
        let faces = u32::from(self.faces);
        let mut throw = Throw { faces: [0; MAX_DICE], count: self.count };
        let mut rest = index;
        for slot in throw.faces.iter_mut().take(usize::from(self.count)) {
            // The remainder is below the number of faces, at most MAX_FACES.
            *slot = 1 + (rest % faces) as u8;
            rest /= faces;
        }
        throw
    }

    /// Every throw of these dice once, whatever the order of the faces, from the highest face down in each.
    pub fn distinct(self) -> impl Iterator<Item = Throw> {
        let mut next = Some(self.way(0));
        std::iter::from_fn(move || {
            let throw = next?;
            // The first die that can still rise does, and those before it begin again at its new face.
            let rises = throw.faces().iter().position(|face| *face < self.faces);
            next = rises.map(|rises| {
                let mut after = throw;
                let face = throw.faces.get(rises).map_or(self.faces, |face| face + 1);
                after.faces.iter_mut().take(rises + 1).for_each(|slot| *slot = face);
                after
            });
            Some(throw)
        })
    }

    /// Every way in which these dice can fall.
    pub fn throws(self) -> impl Iterator<Item = Throw> {
        (0..self.ways()).map(move |index| self.way(index))
    }
}

/// Reads what dice show, as people write it: `6+3`, or `4` for one die.
pub(crate) fn read_faces(text: &str) -> Result<Vec<u8>, DiceError> {
    text.split(['+', ',']).map(|face| face.trim().parse().map_err(|_| DiceError::Unreadable)).collect()
}

impl fmt::Display for DiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiceError::Unreadable => f.write_str("not dice, such as 2d6, or not a throw, such as 6+3"),
            DiceError::Count => write!(f, "not 1 to {MAX_DICE} dice"),
            DiceError::Faces => write!(f, "not 2 to {MAX_FACES} faces"),
            DiceError::OtherCount => f.write_str("another number of dice than is thrown"),
            DiceError::OtherFace(face) => write!(f, "no die that is thrown shows {face}"),
        }
    }
}

impl std::error::Error for DiceError {}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.count, self.faces)
    }
}

impl Throw {
    /// The faces, in the order they were said.
    pub fn faces(&self) -> &[u8] {
        self.faces.get(..usize::from(self.count)).unwrap_or(&[])
    }

    /// The dice added.
    pub fn total(&self) -> Total {
        Total(self.faces().iter().map(|face| u16::from(*face)).sum())
    }

    /// Whether all dice show the same face; never with a single die.
    pub fn is_double(&self) -> bool {
        self.count > 1 && self.faces().windows(2).all(|pair| pair.first() == pair.last())
    }

    fn sorted(&self) -> [u8; MAX_DICE] {
        let mut faces = self.faces;
        faces.sort_unstable();
        faces
    }
}

impl PartialEq for Throw {
    fn eq(&self, other: &Throw) -> bool {
        self.count == other.count && self.sorted() == other.sorted()
    }
}

impl Eq for Throw {}

impl serde::Serialize for Throw {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.faces().serialize(serializer)
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, face) in self.faces().iter().enumerate() {
            if index > 0 {
                f.write_str("+")?;
            }
            face.fmt(f)?;
        }
        Ok(())
    }
}

impl Total {
    /// As a number of squares.
    pub const fn number(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Total {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
