//! A game after which two rule sets part, told.

use fluent_bundle::FluentValue;
use serde::{Deserialize, Serialize};

use super::search::{Outcome, Witness};
use crate::game::{Game, missed, record};
use crate::rules::Rules;
use crate::texts::{Texts, grouped};
use crate::vocab::Seat;
use crate::wording::{Vocabulary, paths, player, sentences};

/// A game told, or why there is none.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Told {
    /// How many play; 0 where there is no such game.
    pub players: usize,
    /// Why there is no such game.
    pub none: Option<String>,
    /// The turns that both play alike.
    pub turns: Vec<String>,
    /// The next turn as the first variant has it.
    pub one: Vec<String>,
    /// As the other has it.
    pub other: Vec<String>,
    /// What to type to play it.
    pub throws: String,
}

impl Told {
    /// The game of a witness, under the rules that it was found with.
    pub fn new(texts: &Texts, one: &Rules, other: &Rules, witness: &Witness) -> Told {
        let names = Vocabulary::new(texts, one).names(witness.players);
        let mut game = Game::new(one, witness.players);
        let mut turns = Vec::new();
        let shown = witness.hands.len().saturating_sub(usize::from(matches!(witness.one, Outcome::Turn(_))));
        for hand in witness.hands.iter().take(shown) {
            let Some(Ok(turn)) = hand.clone().or_else(|| missed(one)).map(|hand| game.play(&hand)) else { break };
            turns.push(turn);
        }
        let mut told = Told {
            players: witness.players,
            none: None,
            turns: paths(texts, one, &names, &turns),
            one: outcome(texts, one, &names, &witness.one, witness.seat),
            other: outcome(texts, other, &names, &witness.other, witness.seat),
            throws: record::throws(&witness.hands),
        };
        if told.one == told.other {
            // The same turn; what differs is what comes of it.
            told.one.push(then(texts, one, witness, &witness.one));
            told.other.push(then(texts, other, witness, &witness.other));
        }
        told
    }

    /// No game, and why.
    pub fn none(texts: &Texts, message: &str, tables: usize) -> Told {
        let tables = grouped(texts.lang(), u64::try_from(tables).unwrap_or(u64::MAX));
        Told { none: Some(texts.say(message, &[("tables", FluentValue::from(tables))])), ..Told::default() }
    }
}

/// Whether the game goes on after a turn.
fn then(texts: &Texts, rules: &Rules, witness: &Witness, outcome: &Outcome) -> String {
    let state = match outcome {
        Outcome::Turn(turn) => &turn.state,
        Outcome::Throws(_) => &witness.before,
    };
    let over = state.is_over(rules, state.next_after(rules, witness.seat));
    texts.say(if over { "compare-over" } else { "compare-goes-on" }, &[])
}

fn outcome(texts: &Texts, rules: &Rules, names: &[String], outcome: &Outcome, seat: Seat) -> Vec<String> {
    let words = Vocabulary::new(texts, rules);
    match outcome {
        Outcome::Turn(turn) => sentences(texts, rules, names, turn),
        Outcome::Throws(dice) => {
            let args = [("player", FluentValue::from(player(&words, names, seat)))];
            vec![match dice {
                None => words.say("compare-throws-nothing", &args),
                Some((dice, or)) => {
                    let dice = std::iter::once(*dice).chain(*or).map(|dice| words.dice(dice)).collect::<Vec<_>>();
                    let dice = FluentValue::from(dice.join(words.say("compare-or", &[]).as_str()));
                    words.say("compare-throws", &[&args[..], &[("dice", dice)]].concat())
                }
            }]
        }
    }
}
