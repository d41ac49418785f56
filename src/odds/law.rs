//! The distribution of a game's length, and what is said of it.
//!
//! It is known beat by beat as far as it was followed; the rest is nearly geometric, and what it is off by is bounded:
//! see `follow`.

use super::bounded::{Bounded, sum};

/// The distribution of a game's length under one clock.
#[derive(Clone, Debug)]
pub(crate) struct Law {
    /// The chance that the game ends with the beat of that index; none ends before the first beat.
    pub(crate) ended: Vec<f64>,
    /// The chance that the player of that seat comes home first; by state, where states know their seat.
    pub(crate) wins: Vec<f64>,
    /// What is left of `wins` for each beat after the last one, which shrinks by `shrinks`.
    pub(super) wins_next: Vec<f64>,
    /// The chance that the game goes on after the last beat followed, and can still end.
    pub(super) alive: f64,
    /// The chance of ending with the next beat.
    pub(super) next: f64,
    /// `λ`: by what the rest shrinks each beat.
    pub(crate) shrinks: f64,
    /// `‖δ‖₁`.
    pub(super) drift: f64,
    /// `k`: so many beats leave at most one half, from any state.
    pub(crate) halves: f64,
    /// The error of every chance, relative to it.
    pub(crate) relative: f64,
    /// Whether the game can come to a state from which it never ends.
    pub(crate) can_block: bool,
    /// How often each state is visited in the mean, where asked for; with the error of the sum of them all.
    pub(crate) visits: Option<(Vec<f64>, f64)>,
}

impl Law {
    /// The chance that the game ends.
    pub(crate) fn end(&self) -> Bounded {
        if !self.can_block {
            return Bounded::exact(1.0);
        }
        let value = sum(self.ended.iter().copied()) + self.next / (1.0 - self.shrinks);
        Bounded::new(value, value * self.relative + self.rest())
    }

    /// What the geometric rest of the distribution is off by, over all its beats.
    fn rest(&self) -> f64 {
        self.drift / (1.0 - self.shrinks)
    }

    /// The chance of ending with that beat.
    pub(crate) fn at(&self, beat: usize) -> Bounded {
        match self.ended.get(beat) {
            Some(chance) => Bounded::new(*chance, chance * self.relative),
            None => {
                let value = self.next * self.shrinks.powf((beat - self.ended.len()) as f64);
                Bounded::new(value, value * self.relative + self.rest())
            }
        }
    }

    /// For each number of beats the chance of ending later, of all games; as far as there are beats worth telling.
    pub(crate) fn tails(&self) -> Vec<f64> {
        let left = 1.0 - self.shrinks;
        let mut later = Vec::new();
        let mut tail = self.next / left;
        // On past the beats that were followed, where much of the game is left.
        while tail > 1e-9 && later.len() + self.ended.len() < MOST_BEATS && self.shrinks > 0.0 {
            tail *= self.shrinks;
            later.push(tail);
        }
        let mut tails = vec![0.0; self.ended.len()];
        let mut tail = self.next / left;
        for (slot, chance) in tails.iter_mut().zip(&self.ended).rev() {
            *slot = tail;
            tail += chance;
        }
        tails.extend(later);
        tails
    }

    /// Sum of beats times chances.
    pub(super) fn mean_unconditional(&self) -> Bounded {
        let (left, first) = (1.0 - self.shrinks, self.ended.len() as f64);
        let followed = sum(self.ended.iter().enumerate().map(|(beat, chance)| beat as f64 * chance));
        let value = followed + self.next * (first / left + self.shrinks / (left * left));
        let rest = self.drift * (first / left + 2.0 * self.halves / left + 1.0 / (left * left));
        Bounded::new(value, value * self.relative + rest)
    }

    /// Sum of squared beats times chances.
    fn square_unconditional(&self) -> Bounded {
        let (left, first) = (1.0 - self.shrinks, self.ended.len() as f64);
        let followed = sum(self.ended.iter().enumerate().map(|(beat, chance)| (beat as f64).powi(2) * chance));
        let shrinks = self.shrinks;
        let rest = first * first / left + 2.0 * first * shrinks / (left * left) + shrinks * (1.0 + shrinks) / left.powi(3);
        let value = followed + self.next * rest;
        let halves = self.halves;
        let off = self.drift
            * (first * first / left
                + 2.0 * first * (2.0 * halves / left + 1.0 / (left * left))
                + 2.0 * (8.0 * halves * halves / left + 2.0 / left.powi(3)));
        Bounded::new(value, value * self.relative + off)
    }

    /// The mean, of the games that end.
    pub(crate) fn mean(&self) -> Bounded {
        self.mean_unconditional().over(self.end())
    }

    /// The standard deviation, of the games that end.
    pub(crate) fn sd(&self) -> Bounded {
        let (mean, square) = (self.mean(), self.square_unconditional().over(self.end()));
        let value = square.value - mean.value * mean.value;
        Bounded::new(value, square.bound + 2.0 * mean.value * mean.bound + mean.bound * mean.bound + square.value * 4.0 * f64::EPSILON)
            .root()
    }

    /// The least number of beats after which so large a share of the games that end has ended.
    pub(crate) fn quantile(&self, share: f64) -> Bounded {
        let end = self.end();
        // Longer games than this share of those that end; a hair more or less moves the answer where the error lets it.
        let left = end.times(1.0 - share);
        if self.rest() * 4.0 > left.value {
            return Bounded { value: f64::NAN, bound: f64::INFINITY };
        }
        let tails = self.tails();
        let off = |tail: f64| tail * (self.relative + self.ended.len() as f64 * f64::EPSILON) + self.rest();
        let place = |sure: f64| tails.iter().position(|tail| tail + sure * off(*tail) <= left.value - sure * left.bound);
        match (place(-1.0), place(0.0), place(1.0)) {
            (Some(least), Some(value), Some(most)) => Bounded { value: value as f64, bound: (most - value).max(value - least) as f64 },
            _ => Bounded { value: f64::NAN, bound: f64::INFINITY },
        }
    }

    /// The same law counted in groups of so many beats, the last group maybe not whole.
    pub(crate) fn grouped(&self, size: usize) -> Law {
        let size = size.max(1);
        let (followed, left) = (self.ended.len() - 1, 1.0 - self.shrinks);
        let filled = (size - followed % size) % size;
        let mut beats: Vec<f64> = self.ended.iter().skip(1).copied().collect();
        beats.extend((0..filled).map(|beat| self.next * self.shrinks.powf(beat as f64)));
        let mut ended = vec![0.0];
        ended.extend(beats.chunks(size).map(|group| group.iter().sum::<f64>()));
        let shrinks = self.shrinks.powf(size as f64);
        let whole = (1.0 - shrinks) / left;
        Law {
            ended,
            wins: Vec::new(),
            wins_next: Vec::new(),
            alive: self.alive,
            next: self.next * self.shrinks.powf(filled as f64) * whole,
            shrinks,
            // The rest is off by as much as before.
            drift: self.drift * whole,
            halves: self.halves / size as f64 + 1.0,
            relative: self.relative + (size as f64 + 4.0) * f64::EPSILON,
            can_block: self.can_block,
            visits: None,
        }
    }

    /// The likeliest number of beats; the bound tells how far others reach that may be as likely.
    pub(crate) fn mode(&self) -> Bounded {
        let best = (0..=self.ended.len()).max_by(|one, other| self.at(*one).value.total_cmp(&self.at(*other).value)).unwrap_or(0);
        let sure = self.at(best).value - self.at(best).bound;
        let also = (0..=self.ended.len()).filter(|beat| self.at(*beat).value + self.at(*beat).bound >= sure);
        let off = also.map(|beat| beat.abs_diff(best)).max().unwrap_or(0);
        Bounded { value: best as f64, bound: off as f64 }
    }

    /// The fewest beats in which a game can end.
    pub(crate) fn fewest(&self) -> Option<usize> {
        self.ended.iter().position(|chance| *chance > 0.0)
    }

    /// The chance of each seat; `round`: the seats take turns with the beats, one after the other.
    pub(crate) fn seats(&self, round: Option<usize>) -> Vec<Bounded> {
        let left = 1.0 - self.shrinks;
        match round {
            Some(players) => (0..players)
                .map(|seat| {
                    let followed = sum(self.ended.iter().skip(seat + 1).step_by(players.max(1)).copied());
                    // The first beat after those followed that is this seat's.
                    let first = (seat + 1 + players * self.ended.len() - self.ended.len() % players.max(1)) % players.max(1);
                    let rest = self.next * self.shrinks.powf(first as f64) / (1.0 - self.shrinks.powf(players as f64));
                    let value = followed + rest;
                    Bounded::new(value, value * self.relative + self.rest())
                })
                .collect(),
            None => {
                let rest = self.wins_next.iter().map(|next| next / left);
                let value = self.wins.iter().zip(rest).map(|(wins, rest)| wins + rest);
                value.map(|value| Bounded::new(value, value * self.relative * 1.5 + self.rest())).collect()
            }
        }
    }
}

/// So far a quantile is looked for.
const MOST_BEATS: usize = 10_000_000;
