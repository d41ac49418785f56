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

use super::bounded::sum;
use super::chain::{Beats, Links};
use super::law::Law;

/// When to stop following a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// The error of the mean, relative to it, that is small enough.
    pub(crate) precision: f64,
    /// The same, where only roundings are left.
    pub(crate) enough: f64,
    /// So many beats at most.
    pub(crate) beats: usize,
    /// So many ways followed at most, over all beats.
    pub(crate) work: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { precision: 1e-12, enough: 1e-9, beats: 200_000, work: 5_000_000_000 }
    }
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
            let off = mean.bound - law.relative * mean.value;
            // Where the difference is all rounding, following the game further gains little.
            let rounded = drift <= 4.0 * left * per_beat(walk.passes) && off <= effort.enough * mean.value;
            if left <= 0.0 || off <= effort.precision * mean.value || rounded || done >= most {
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
