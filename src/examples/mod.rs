//! Worked turns chosen by the engine: few that together show all that the rules can do.
//!
//! In come the rules of a variant and the turns that it tells itself; out come more of them, until everything that a
//! reachable turn can show is shown, short turns first. Why it exists: examples chosen by hand leave out what their
//! writer did not think of.

mod shown;

use std::collections::{BTreeMap, BTreeSet};

pub use shown::{Shown, shown};

use crate::compare::{Explored, Limit};
use crate::engine::{Hand, State, Turn, play};
use crate::rules::{RuleId, Rules};
use crate::vocab::Seat;

/// So many turns that show the same thing are compared.
const CANDIDATES: usize = 24;

/// A turn that was chosen.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The table before it; it can be reached from the start.
    pub before: State,
    /// Whose turn it is.
    pub seat: Seat,
    /// The throw with what is decided about it; any, where the turn is missed.
    pub hand: Hand,
    /// The turn.
    pub turn: Turn,
}

/// The turns chosen, and what they cover.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// The turns.
    pub turns: Vec<Chosen>,
    /// All that turns can show.
    pub can_be_shown: BTreeSet<Shown>,
    /// What is shown, by the turns that were there before and by those chosen.
    pub is_shown: BTreeSet<Shown>,
    /// The square rules that no turn shows.
    pub never: Vec<RuleId>,
    /// Whether every turn that can be reached was looked at.
    pub whole: bool,
}

/// A turn that may be chosen.
struct Candidate {
    before: State,
    seat: Seat,
    hand: Hand,
    turn: Turn,
    shows: BTreeSet<Shown>,
}

/// Chooses turns that show what `told` does not. `players` are the numbers of players to look at, the fewest first: what
/// one pawn alone can show is shown by one.
pub fn choose(rules: &Rules, told: &[Turn], players: impl IntoIterator<Item = usize>, limit: Limit) -> Choice {
    let explored: Vec<Explored<'_>> = players.into_iter().map(|number| Explored::new(rules, number, limit)).collect();
    choose_from(rules, told, &explored.iter().collect::<Vec<_>>())
}

/// The same from games that have been explored already, those of the fewest players first.
pub fn choose_from(rules: &Rules, told: &[Turn], explored: &[&Explored<'_>]) -> Choice {
    let mut choice = Choice { whole: true, ..Choice::default() };
    choice.is_shown = told.iter().flat_map(|turn| shown(rules, turn)).collect();
    for explored in explored {
        choice.whole &= explored.is_whole();
        choice.add(explored);
    }
    let by_rule: BTreeSet<RuleId> = choice.can_be_shown.iter().filter_map(Shown::rule).collect();
    let all = (0..rules.squares.all().len()).filter_map(RuleId::from_index);
    choice.never = all.filter(|rule| !by_rule.contains(rule)).collect();
    choice
}

impl Choice {
    fn add(&mut self, explored: &Explored<'_>) {
        let candidates = candidates(explored);
        let here: BTreeSet<Shown> = candidates.iter().flat_map(|candidate| candidate.shows.iter().copied()).collect();
        self.can_be_shown.extend(&here);
        loop {
            let news = |candidate: &Candidate| candidate.shows.difference(&self.is_shown).count();
            // Of those that show as much, the one that is told in the fewest steps, and then the one that comes first.
            let best = candidates.iter().max_by_key(|candidate| {
                let early = candidates.len() - candidates.iter().position(|other| std::ptr::eq(other, *candidate)).unwrap_or_default();
                (news(candidate), std::cmp::Reverse(candidate.turn.steps.len()), early)
            });
            let Some(best) = best.filter(|best| news(best) > 0) else { break };
            self.is_shown.extend(&best.shows);
            self.turns.push(Chosen { before: best.before.clone(), seat: best.seat, hand: best.hand.clone(), turn: best.turn.clone() });
        }
    }
}

/// For each thing that can be shown, the first turns that show it.
fn candidates(explored: &Explored<'_>) -> Vec<Candidate> {
    let rules = explored.rules();
    let mut count: BTreeMap<Shown, usize> = BTreeMap::new();
    let mut candidates = Vec::new();
    for (before, seat, hand) in explored.turns() {
        let Ok(turn) = play(rules, before, seat, hand) else { continue };
        if !turn.end.is_played() {
            continue;
        }
        let shows = shown(rules, &turn);
        if shows.iter().any(|one| count.get(one).is_none_or(|count| *count < CANDIDATES)) {
            shows.iter().for_each(|one| *count.entry(*one).or_default() += 1);
            candidates.push(Candidate { before: before.clone(), seat, hand: hand.clone(), turn, shows });
        }
    }
    candidates
}
