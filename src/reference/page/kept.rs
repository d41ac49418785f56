//! Tables and figures in a form that can be written down.

use serde::{Deserialize, Serialize};

use super::worked::Effort;
use crate::engine::{Pawn, Player, State, Waiting};
use crate::odds::{self, Bounded, Figures, Length, Limits, Method, Plan, Policy, SHARES};
use crate::rules::Rules;
use crate::variant::Variant;
use crate::vocab::Square;

/// The table between two turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The players, seat by seat.
    pub players: Vec<Seated>,
    /// Stakes in the pot.
    pub pot: i64,
}

/// A player at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seated {
    /// Whether the first throw has been made.
    pub thrown: bool,
    /// Stakes won and lost.
    pub purse: i64,
    /// Throws in a row that have earned another one.
    pub streak: u8,
    /// Each pawn: its square, and the turns it still has to miss, -1 where it is held.
    pub pawns: Vec<(u16, i64)>,
}

impl Table {
    /// A table written down.
    pub fn of(state: &State) -> Table {
        let seated = |seat| {
            let player = state.player(seat).unwrap_or_default();
            let pawn = |(_, pawn): (_, Pawn)| (pawn.at.number(), pawn.waiting.number());
            let pawns = state.pawns_of(seat).map(pawn).collect();
            Seated { thrown: player.thrown, purse: player.purse, streak: player.streak, pawns }
        };
        Table { players: state.seats().map(seated).collect(), pot: state.pot }
    }

    /// The table again; `None` where a square or a wait is none.
    pub fn state(&self, rules: &Rules) -> Option<State> {
        let pawn = |(at, wait): &(u16, i64)| Some(Pawn { at: Square::new(*at)?, waiting: Waiting::from_number(*wait)? });
        let seated = |seated: &Seated| {
            let player = Player { thrown: seated.thrown, purse: seated.purse, streak: seated.streak };
            Some((player, seated.pawns.iter().map(pawn).collect::<Option<Vec<Pawn>>>()?))
        };
        let seats = self.players.iter().map(seated).collect::<Option<Vec<_>>>()?;
        let each = seats.first().and_then(|(_, pawns)| u8::try_from(pawns.len()).ok()).unwrap_or(1);
        Some(State::with_pawns(seats, each, rules.begin(), self.pot))
    }
}

/// Figures of whole games, as far as a page prints them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Figured {
    /// How many players.
    pub players: usize,
    /// Whether every way that a game can go was followed; else games were played.
    pub exact: bool,
    /// States followed, or games played.
    pub size: u64,
    /// The seed of games that were played.
    pub seed: Option<u64>,
    /// Whether anybody ever decides anything; chance then decides.
    pub choices: bool,
    /// Throws, turns and rounds.
    pub lengths: [Lasting; 3],
    /// The chance of each seat: value, bound.
    pub seats: Vec<(f64, f64)>,
    /// The chance that the game never ends.
    pub block: (f64, f64),
    /// How often pawns come to rest on each square.
    pub visits: Vec<(f64, f64)>,
}

/// How long games last, in one unit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    mean: (f64, f64),
    sd: (f64, f64),
    median: (f64, f64),
    mode: (f64, f64),
    fewest: usize,
    quantiles: Vec<(f64, f64)>,
    chances: Vec<(f64, f64)>,
}

fn pair(figure: Bounded) -> (f64, f64) {
    // What cannot be told off is off by more than anything that is written down.
    (figure.value, if figure.bound.is_finite() { figure.bound } else { f64::MAX })
}

fn bounded((value, bound): (f64, f64)) -> Bounded {
    Bounded { value, bound: if bound == f64::MAX { f64::INFINITY } else { bound } }
}

impl Figured {
    /// The figures for the fewest players that can meet; `None` where there are none, or where they would take too long.
    pub(super) fn compute(variant: &Variant, effort: Effort) -> Option<Figured> {
        let players = usize::from(variant.players.usual());
        let (rules, policy) = (&variant.rules, Policy::Random);
        let exact = odds::may_be_exact(rules, players).then(|| odds::exact(rules, players, policy, Limits { states: effort.states }));
        let figures = match exact {
            Some(Ok(figures)) => figures,
            _ if effort.games == 0 => return None,
            _ => odds::simulate(rules, players, policy, Plan { games: Some(effort.games), ..Plan::default() }, &()).ok()?,
        };
        Figured::of(&figures)
    }

    fn of(figures: &Figures) -> Option<Figured> {
        // Of games that never end there is no length.
        figures.turns.mean.value.is_finite().then(|| Figured {
            players: figures.players,
            exact: figures.method == Method::Exact,
            size: figures.size,
            seed: figures.seed,
            choices: figures.choices,
            lengths: [&figures.throws, &figures.turns, &figures.rounds].map(Lasting::of),
            seats: figures.seats.iter().copied().map(pair).collect(),
            block: pair(figures.block),
            visits: figures.visits.iter().copied().map(pair).collect(),
        })
    }

    /// The figures again, without what each rule does.
    pub fn figures(&self) -> Figures {
        let [throws, turns, rounds] = self.lengths.each_ref().map(Lasting::length);
        Figures {
            players: self.players,
            method: if self.exact { Method::Exact } else { Method::Simulated },
            policy: Policy::Random,
            choices: self.choices,
            size: self.size,
            seed: self.seed,
            throws,
            turns,
            rounds,
            seats: self.seats.iter().copied().map(bounded).collect(),
            block: bounded(self.block),
            visits: self.visits.iter().copied().map(bounded).collect(),
            events: Vec::new(),
            fractions: None,
        }
    }
}

impl Lasting {
    fn of(length: &Length) -> Lasting {
        Lasting {
            mean: pair(length.mean),
            sd: pair(length.sd),
            median: pair(length.median),
            mode: pair(length.mode),
            fewest: length.fewest,
            quantiles: length.quantiles.iter().map(|(_, figure)| pair(*figure)).collect(),
            chances: length.chances.iter().copied().map(pair).collect(),
        }
    }

    fn length(&self) -> Length {
        Length {
            mean: bounded(self.mean),
            sd: bounded(self.sd),
            median: bounded(self.median),
            mode: bounded(self.mode),
            fewest: self.fewest,
            quantiles: SHARES.into_iter().zip(self.quantiles.iter().copied().map(bounded)).collect(),
            chances: self.chances.iter().copied().map(bounded).collect(),
        }
    }
}
