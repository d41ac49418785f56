//! Whether a game lasts as long as its text claims.

use super::bounded::Bounded;
use super::exact::{Limits, exact};
use super::figures::Figures;
use super::policy::{Policy, Unanswered};
use super::simulate::{Plan, simulate};
use crate::variant::Variant;

/// How long a game lasts at the table, beside what is claimed.
#[derive(Clone, Debug)]
pub struct Claim {
    /// For so many players.
    pub players: usize,
    /// The mean, in minutes, of games that end; every turn counts, missed ones too.
    pub minutes: Bounded,
    /// What is claimed: at least, at most.
    pub claimed: (u32, u32),
    /// Whether the mean lies within that.
    pub holds: bool,
}

/// What the variant claims beside figures that are known; `None` where it claims nothing that can be verified.
pub fn claim(variant: &Variant, figures: &Figures) -> Option<Claim> {
    let (claimed, seconds) = (variant.claims.minutes.as_ref()?.value, variant.claims.seconds_per_turn?);
    let minutes = figures.turns.mean.times(f64::from(seconds) / 60.0);
    let holds = minutes.value >= f64::from(claimed.0) && minutes.value <= f64::from(claimed.1);
    Some(Claim { players: figures.players, minutes, claimed, holds })
}

/// Up to so many states are followed; beyond, games are played, for a figure to the nearest minute.
const STATES: usize = 20_000;

/// Whether what the variant claims of its length holds, for each number of players that it takes. Empty where it claims
/// nothing that can be verified: no length, or no seconds for a turn.
///
/// # Errors
/// [`Unanswered`] where the game cannot be followed or played.
pub fn claims(variant: &Variant) -> Result<Vec<Claim>, Unanswered> {
    if variant.claims.minutes.is_none() || variant.claims.seconds_per_turn.is_none() {
        return Ok(Vec::new());
    }
    let (from, to) = (variant.players.min.value, variant.players.asked());
    let mut claims = Vec::new();
    for players in from.max(1)..=to.max(from) {
        let players = usize::from(players);
        claims.extend(claim(variant, &figures(variant, players)?));
    }
    Ok(claims)
}

fn figures(variant: &Variant, players: usize) -> Result<Figures, Unanswered> {
    let rules = &variant.rules;
    // Three players have too many states for a check that is to be quick.
    if players <= 2 {
        match exact(rules, players, Policy::Random, Limits { states: STATES }) {
            Err(Unanswered::TooManyStates { .. } | Unanswered::TooManyChoices) => {}
            figures => return figures,
        }
    }
    let plan = Plan { games: Some(4096), ..Plan::default() };
    simulate(rules, players, Policy::Random, plan, &())
}
