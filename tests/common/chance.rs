//! A small generator of chance.

#![allow(dead_code, reason = "each test file uses its own part")]

use goosebook::vocab::{Dice, Throw};

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

    pub fn throw(&mut self, dice: Dice) -> Throw {
        dice.way(u32::try_from(self.below(u64::from(dice.ways()))).unwrap())
    }
}
