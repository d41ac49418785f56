//! What takes long to find out about a variant: kept apart, so that a page can be made again at once.
//!
//! In comes a variant with the tree of its file; out comes [`Worked`], which serde can write down and read again. Whoever
//! keeps it makes the key under which it holds, of the rules, the program and the [`Effort::key`]: a site does so.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::kept::{Figured, Table};
use crate::check;
use crate::compare::{Explored, Limit, Reading, Silence, Told, mistakes};
use crate::examples;
use crate::game::{record, replay};
use crate::reference::Misread;
use crate::reference::worked::told_mistakes;
use crate::source::Node;
use crate::texts::{Texts, TextsError};
use crate::variant::Variant;
use crate::vocab::Lang;

/// How much may be spent on a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How far games are searched for turns, mistakes and silences.
    pub search: Limit,
    /// Figures are exact up to so many states of a game.
    pub states: usize,
    /// Beyond, so many games are played; 0: no figures then.
    pub games: u64,
}

impl Default for Effort {
    /// Some seconds for a variant of the usual size.
    fn default() -> Effort {
        Effort { search: Limit::default(), states: 120_000, games: 20_000 }
    }
}

impl Effort {
    /// What names this effort in a key of what is kept: every part of it.
    pub fn key(&self) -> String {
        let Effort { search: Limit { tables, turns }, states, games } = self;
        format!("{tables} {turns} {states} {games}")
    }

    /// The same for a variant: where players have several pawns, a turn can go a thousand ways, and less is looked at.
    fn of(self, variant: &Variant) -> Effort {
        const PART: usize = 16;
        if !variant.rules.has_several_pawns() {
            return self;
        }
        let search = Limit { tables: self.search.tables / PART, turns: self.search.turns / PART };
        Effort { search, games: self.games / PART as u64, ..self }
    }

    /// A tenth of a second for a variant of the usual size: for previews and tests.
    pub fn quick() -> Effort {
        Effort { search: Limit { tables: 400, turns: 6_000 }, states: 200, games: 200 }
    }
}

/// What was found out about a variant.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Worked {
    /// Turns that show what the variant's own examples do not.
    pub turns: Vec<Shown>,
    /// Whether both together show all that can happen: every turn that can be reached was looked at.
    pub whole: bool,
    /// Mistakes that people make, by the code of the language.
    pub mistakes: BTreeMap<String, Vec<Misread>>,
    /// What the variant leaves unsaid; `None` where it was not searched for.
    pub unsaid: Option<Vec<Unsaid>>,
    /// Figures of whole games, for the fewest players that can meet.
    pub figures: Option<Figured>,
}

/// A turn that was chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The table before it.
    pub table: Table,
    /// Whose turn it is, from 0.
    pub seat: usize,
    /// The throw and what is decided, as `play --throws` reads it; `None`: the turn is missed.
    pub hand: Option<String>,
}

/// A question that the variant leaves open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unsaid {
    /// The key of the policy, as in variant files.
    pub key: String,
    /// The key of the square that it is about, where it is about one.
    pub square: Option<String>,
    /// The usual reading, by its name.
    pub usual: String,
    /// Whether it matters.
    pub matters: Matters,
}

/// Whether another answer would change anything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Matters {
    /// With this answer the game goes another way.
    Yes {
        /// The answer, by its name.
        answer: String,
        /// The shortest game that shows it, told in each language; `one` is the usual reading.
        game: BTreeMap<String, Told>,
    },
    /// With up to so many players no answer changes anything.
    No {
        /// The most players that were tried.
        players: usize,
    },
    /// Nothing was found, and not everything was tried.
    Unknown,
}

impl Worked {
    /// Finds everything out. `tree` is the file with all that it extends.
    ///
    /// # Errors
    /// Where a file of messages is at fault.
    pub fn compute(variant: &Variant, tree: &Node, effort: Effort) -> Result<Worked, TextsError> {
        let effort = effort.of(variant);
        let texts: Vec<Texts> = Lang::ALL.iter().map(|lang| Texts::embedded(*lang)).collect::<Result<_, _>>()?;
        let own: Vec<_> = variant.examples.iter().flat_map(|example| replay(&variant.rules, example)).collect();
        // What one pawn shows, and what it takes another for.
        let [alone, two] = [1, 2].map(|players| Explored::new(&variant.rules, players, effort.search));
        let choice = examples::choose_from(&variant.rules, &own, &[&alone, &two]);
        let found = mistakes(&two);
        drop((alone, two));
        let told = texts.iter().map(|texts| (texts.lang().code().to_owned(), told_mistakes(texts, variant, &found))).collect();
        let silences = check::silences(tree, variant, effort.search);
        Ok(Worked {
            turns: choice.turns.iter().map(Shown::of).collect(),
            whole: choice.whole,
            mistakes: told,
            unsaid: Some(silences.iter().map(|silence| Unsaid::of(variant, silence, &texts)).collect()),
            figures: Figured::compute(variant, effort),
        })
    }
}

impl Shown {
    fn of(chosen: &examples::Chosen) -> Shown {
        let missed = !chosen.turn.steps.iter().any(|step| matches!(step, crate::engine::Step::Throw { .. }));
        let hand = (!missed).then(|| record::written(&chosen.hand));
        Shown { table: Table::of(&chosen.before), seat: chosen.seat.index(), hand }
    }
}

impl Unsaid {
    fn of(variant: &Variant, silence: &Silence, texts: &[Texts]) -> Unsaid {
        let matters = match &silence.reading {
            Reading::Matters { answer, rules, witness } => {
                let told = |texts: &Texts| (texts.lang().code().to_owned(), Told::new(texts, &variant.rules, rules, witness));
                Matters::Yes { answer: (*answer).to_owned(), game: texts.iter().map(told).collect() }
            }
            Reading::Harmless { players } => Matters::No { players: *players },
            Reading::Unknown => Matters::Unknown,
        };
        Unsaid { key: silence.axis.key.to_owned(), square: silence.square.clone(), usual: silence.axis.usual.to_owned(), matters }
    }
}
