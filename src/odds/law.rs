//! How long a game lasts: its distribution, beat by beat, with everything that is cut off bounded.
//!
//! The chances of all states are followed from the start. All numbers are added and multiplied without a sign, so
//! that `t` beats lose at most `t · g` roundings, where `g` is the most that one beat can lose. The rest of the game
//! after `N` beats is not followed but proved to be nearly geometric: with `x` the chances then, `Q` one beat, `λ` any
//! number below 1 and `δ = xQ − λx`,
//!
//! `xQʲ = λʲx + Σ λʲ⁻¹⁻ⁱ δQⁱ`,  and  `‖Qⁱ‖ ≤ 2^−⌊i/k⌋`
//!
//! where `k` beats from any state leave the game unfinished with a chance of at most one half, which is computed as
//! well. So what the geometric rest is off by is a multiple of `‖δ‖₁`, and that shrinks much faster than the rest does.

use super::bounded::{Bounded, sum};
use super::chain::{Beats, Links};

/// When to stop following a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// The error of the mean, relative to it, that is small enough.
    pub(crate) precision: f64,
    /// So many beats at most.
    pub(crate) beats: usize,
    /// So many ways followed at most, over all beats.
    pub(crate) work: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { precision: 1e-12, beats: 200_000, work: 20_000_000_000 }
    }
}

/// The distribution of a game's length under one clock.
#[derive(Clone, Debug)]
pub(crate) struct Law {
    /// The chance that the game ends with the beat of that index; none ends before the first beat.
    pub(crate) ended: Vec<f64>,
    /// The chance that the player of that seat comes home first; by state, where states know their seat.
    pub(crate) wins: Vec<f64>,
    /// What is left of `wins` for each beat after the last one, which shrinks by `shrinks`.
    wins_next: Vec<f64>,
    /// The chance that the game goes on after the last beat followed, and can still end.
    alive: f64,
    /// The chance of ending with the next beat.
    next: f64,
    /// `λ`: by what the rest shrinks each beat.
    pub(crate) shrinks: f64,
    /// `‖δ‖₁`.
    drift: f64,
    /// `k`: so many beats leave at most one half, from any state.
    pub(crate) halves: f64,
    /// The error of every chance, relative to it.
    pub(crate) relative: f64,
    /// Whether the game can come to a state from which it never ends.
    pub(crate) can_block: bool,
    /// How often each state is visited in the mean, where asked for; with the error of the sum of them all.
    pub(crate) visits: Option<(Vec<f64>, f64)>,
}

/// Follows a game. `seats`: the seat of each state and how many there are, where states know it.
pub(crate) fn follow(beats: &Beats, roundings: usize, seats: Option<(&[u8], usize)>, visits: bool, effort: Effort) -> Law {
    let mut walk = Walk::new(beats, seats, visits);
    let halves = halves(&beats.counted, &beats.free, effort);
    let ways = (beats.counted.to.len() + beats.free.to.len()).max(1) as u64;
    let most = effort.beats.min(usize::try_from(effort.work / ways).unwrap_or(usize::MAX)).max(16);
    let mut law = Law {
        ended: vec![0.0],
        wins: vec![0.0; seats.map_or(0, |seats| seats.1)],
        wins_next: Vec::new(),
        alive: 1.0,
        next: 0.0,
        shrinks: 0.0,
        drift: 2.0,
        halves,
        relative: 0.0,
        can_block: beats.stuck.iter().any(|chance| *chance > 0.0),
        visits: None,
    };
    // What is followed loses this much of itself in one beat.
    let per_beat = |passes: usize| (roundings + 4) as f64 * (passes + 1) as f64 * f64::EPSILON;
    let mut check = 8;
    loop {
        let before = walk.now.clone();
        let beat = walk.beat();
        let done = law.ended.len();
        law.relative = law.relative.max(0.0) + per_beat(walk.passes);
        if done >= check || done >= most {
            check += (check / 8).max(4);
            let left = sum(before.iter().copied());
            let after = sum(walk.now.iter().copied());
            // Any number below 1 will do; this one makes the difference small.
            let shrinks = if left > 0.0 { (after / left).clamp(0.0, 1.0 - (0.25 / halves.max(1.0)).max(1e-9)) } else { 0.0 };
            let drift = sum(before.iter().zip(&walk.now).map(|(before, now)| (now - shrinks * before).abs()));
            law.drift = drift * 1.000_001 + left * 2.0 * per_beat(walk.passes);
            (law.alive, law.shrinks, law.next) = (left, shrinks, beat.ended);
            law.wins_next.clone_from(&beat.wins);
            let mean = law.mean_unconditional();
            if left <= 0.0 || mean.bound - law.relative * mean.value <= effort.precision * mean.value || done >= most {
                if visits {
                    // The visits of this last beat stand for all that follow.
                    walk.close_visits(1.0 / (1.0 - shrinks));
                    let error = law.drift * 2.0 * halves / (1.0 - shrinks) * (1.0 + free_halves(&beats.free, effort) * 2.0);
                    law.visits = Some((std::mem::take(&mut walk.visits), error));
                }
                return law;
            }
        }
        walk.keep_visits();
        law.ended.push(beat.ended);
        law.wins.iter_mut().zip(&beat.wins).for_each(|(all, now)| *all += now);
    }
}

/// The chances of all states, moved on beat by beat.
struct Walk<'a> {
    beats: &'a Beats,
    now: Vec<f64>,
    later: Vec<f64>,
    pending: Vec<f64>,
    list: Vec<usize>,
    /// States from which the game can end with the next way.
    ending: Vec<(usize, f64)>,
    winning: Vec<(usize, f64, usize)>,
    seats: usize,
    count_visits: bool,
    visits: Vec<f64>,
    here: Vec<f64>,
    /// How often the ways without a beat were followed in the last beat.
    passes: usize,
}

struct Beat {
    ended: f64,
    wins: Vec<f64>,
}

impl<'a> Walk<'a> {
    fn new(beats: &'a Beats, seats: Option<(&[u8], usize)>, count_visits: bool) -> Walk<'a> {
        let states = beats.ends.len();
        let mut now = vec![0.0; states];
        if let Some(slot) = now.get_mut(beats.start) {
            *slot = 1.0;
        }
        let some = |list: &[f64]| list.iter().copied().enumerate().filter(|(_, chance)| *chance > 0.0).collect::<Vec<_>>();
        let seat = |state: usize| seats.and_then(|(seats, _)| seats.get(state)).map_or(0, |seat| usize::from(*seat));
        Walk {
            beats,
            later: vec![0.0; states],
            pending: vec![0.0; if beats.free.to.is_empty() { 0 } else { states }],
            list: Vec::new(),
            ending: some(&beats.ends),
            winning: some(&beats.wins).into_iter().map(|(state, chance)| (state, chance, seat(state))).collect(),
            seats: seats.map_or(0, |seats| seats.1),
            count_visits,
            visits: vec![0.0; if count_visits { states } else { 0 }],
            here: vec![0.0; if count_visits { states } else { 0 }],
            now,
            passes: 0,
        }
    }

    /// Moves on by one beat.
    fn beat(&mut self) -> Beat {
        self.later.fill(0.0);
        self.passes = 0;
        // All that is somewhere within this beat; without ways that take no beat that is where it began.
        let mut present = std::mem::take(&mut self.now);
        push(&self.beats.counted, &present, &mut self.later);
        if !self.beats.free.to.is_empty() {
            self.follow_free(&mut present);
        }
        let ended = sum(self.ending.iter().map(|(state, chance)| present.get(*state).copied().unwrap_or(0.0) * chance));
        let mut wins = vec![0.0; self.seats];
        if self.seats > 0 {
            for (state, chance, seat) in &self.winning {
                if let Some(slot) = wins.get_mut(*seat) {
                    *slot += present.get(*state).copied().unwrap_or(0.0) * chance;
                }
            }
        }
        if self.count_visits {
            self.here.copy_from_slice(&present);
        }
        self.now = std::mem::replace(&mut self.later, present);
        Beat { ended, wins }
    }

    /// Follows the ways that take no beat until nothing is left on them; adds to `present` what comes to each state.
    fn follow_free(&mut self, present: &mut [f64]) {
        let free = &self.beats.free;
        let mut moving: Vec<(usize, f64)> =
            present.iter().copied().enumerate().filter(|(state, mass)| *mass > 0.0 && free.of(*state).next().is_some()).collect();
        while !moving.is_empty() && self.passes < MOST_PASSES {
            self.passes += 1;
            for (state, mass) in moving.drain(..) {
                for (to, chance) in free.of(state) {
                    if let Some(slot) = self.pending.get_mut(to) {
                        if *slot == 0.0 {
                            self.list.push(to);
                        }
                        *slot += mass * chance;
                    }
                }
            }
            for state in self.list.drain(..) {
                let mass = self.pending.get_mut(state).map_or(0.0, std::mem::take);
                if let Some(slot) = present.get_mut(state) {
                    *slot += mass;
                }
                for (to, chance) in self.beats.counted.of(state) {
                    if let Some(slot) = self.later.get_mut(to) {
                        *slot += mass * chance;
                    }
                }
                // What is smaller is lost within the roundings.
                if mass > 1e-40 && free.of(state).next().is_some() {
                    moving.push((state, mass));
                }
            }
        }
    }

    fn keep_visits(&mut self) {
        self.visits.iter_mut().zip(&self.here).for_each(|(all, here)| *all += here);
    }

    fn close_visits(&mut self, times: f64) {
        self.visits.iter_mut().zip(&self.here).for_each(|(all, here)| *all += here * times);
    }
}

/// So often ways that take no beat are followed within one: what is left by then is below every rounding.
const MOST_PASSES: usize = 400;

/// Adds what each state sends on.
fn push(links: &Links, from: &[f64], into: &mut [f64]) {
    for (state, mass) in from.iter().enumerate().filter(|(_, mass)| **mass != 0.0) {
        for (to, chance) in links.of(state) {
            if let Some(slot) = into.get_mut(to) {
                *slot += mass * chance;
            }
        }
    }
}

/// So many beats leave a chance of at most one half from any state; infinite where that cannot be shown.
fn halves(counted: &Links, free: &Links, effort: Effort) -> f64 {
    let states = counted.begins.len().saturating_sub(1);
    let mut now = vec![1.0_f64; states];
    let mut later = vec![0.0_f64; states];
    let with_free: Vec<usize> = (0..states).filter(|state| free.of(*state).next().is_some()).collect();
    let ways = (counted.to.len() + free.to.len()).max(1) as u64;
    let most = effort.beats.min(usize::try_from(effort.work / 4 / ways).unwrap_or(usize::MAX)).max(16);
    for beats in 1..=most {
        for (state, slot) in later.iter_mut().enumerate() {
            *slot = counted.of(state).map(|(to, chance)| now.get(to).copied().unwrap_or(1.0) * chance).sum();
        }
        if !with_free.is_empty() {
            // From above: each pass comes nearer, none comes below.
            let base: Vec<f64> = with_free.iter().map(|state| later.get(*state).copied().unwrap_or(1.0)).collect();
            for state in &with_free {
                if let Some(slot) = later.get_mut(*state) {
                    *slot = 1.0;
                }
            }
            for _ in 0..FREE_PASSES {
                let mut changes = 0.0_f64;
                for (state, base) in with_free.iter().zip(&base) {
                    let more: f64 = free.of(*state).map(|(to, chance)| later.get(to).copied().unwrap_or(1.0) * chance).sum();
                    if let Some(slot) = later.get_mut(*state) {
                        let better = (base + more).min(*slot);
                        changes = changes.max(*slot - better);
                        *slot = better;
                    }
                }
                if changes < 1e-6 {
                    break;
                }
            }
        }
        std::mem::swap(&mut now, &mut later);
        let worst = now.iter().copied().fold(0.0, f64::max);
        // A margin far above what has been rounded on the way.
        if worst <= 0.499 {
            return beats as f64;
        }
    }
    f64::INFINITY
}

const FREE_PASSES: usize = 64;

/// So many ways without a beat, one after the other, leave a chance of at most one half of yet another one.
fn free_halves(free: &Links, effort: Effort) -> f64 {
    if free.to.is_empty() { 0.0 } else { halves(free, &Links { begins: vec![0; free.begins.len()], ..Links::default() }, effort) }
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
    fn mean_unconditional(&self) -> Bounded {
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
