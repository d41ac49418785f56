//! What a turn rests on, for whoever asks who is right.
//!
//! In come a variant and a turn; out come the rules that the turn used, each once and in the order of its steps, with the
//! reason why it holds: the clauses that say it, a convention of the table, or the usual reading of a silence.

use std::fmt::Write as _;

use super::show::{part, squares};
use super::statements::{Statement, statements};
use super::used::{Used, used};
use crate::engine::Turn;
use crate::rules::Basis;
use crate::texts::Texts;
use crate::variant::Variant;
use crate::wording::Vocabulary;

/// A rule that a turn used, and why it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    /// What it is about, such as `31 Well` or `Geese`; empty where it is a rule of the game.
    pub squares: String,
    /// What it says to a player, in whole sentences; a reading begins with the question that it answers.
    pub says: String,
    /// Why it holds.
    pub basis: Basis,
}

/// The rules that a turn used, in the order of its steps, each once; none for a turn that only walks.
///
/// Silences that no table argues about are left out, as [`show`](super::show()) does.
pub fn grounds(variant: &Variant, texts: &Texts, turn: &Turn) -> Vec<Ground> {
    let words = Vocabulary::new(texts, &variant.rules);
    let list = statements(&words, variant);
    let mut seen = Vec::new();
    let mut grounds: Vec<Ground> = Vec::new();
    for place in used(&variant.rules, turn).iter().filter_map(|used| place(&list, used)) {
        let Some(statement) = list.get(place).filter(|statement| !statement.is_silent() || statement.matters) else { continue };
        if seen.contains(&place) {
            continue;
        }
        seen.push(place);
        let part = part(statement);
        let says = part.question.iter().map(|question| format!("{question} ")).chain([part.says]).collect();
        let ground = Ground { squares: squares(statement), says, basis: statement.basis.clone() };
        // Values that say the same of the same squares are one rule to a reader.
        if !grounds.contains(&ground) {
            grounds.push(ground);
        }
    }
    grounds
}

/// The place of the statement on what was used. That a square is where it is comes first in the list, what it does after it.
fn place(list: &[Statement<'_>], used: &Used<'_>) -> Option<usize> {
    let is = |statement: &Statement<'_>, basis: &Basis| {
        let of_square = used.rule.is_none_or(|rule| statement.rule == Some(rule.index()) && statement.key.is_none());
        of_square && std::ptr::eq(statement.basis, basis)
    };
    used.bases.iter().find_map(|basis| list.iter().rposition(|statement| is(statement, basis)))
}

/// What a turn rests on, in lines: a rule each, then each source that they name, with its title. Nothing for a turn that only
/// walks.
pub fn grounds_in_lines(variant: &Variant, texts: &Texts, turn: &Turn) -> Vec<String> {
    let words = Vocabulary::new(texts, &variant.rules);
    let grounds = grounds(variant, texts, turn);
    if grounds.is_empty() {
        return Vec::new();
    }
    let unsourced = variant.sources.is_empty();
    let mut lines = vec![words.say(if unsourced { "grounds-title-unsourced" } else { "grounds-title" }, &[])];
    for ground in &grounds {
        let says = match ground.squares.as_str() {
            "" => ground.says.clone(),
            squares => words.say("grounds-of-squares", &[("squares", squares.into()), ("says", ground.says.as_str().into())]),
        };
        let why = words.basis(&ground.basis);
        let id = if why.is_empty() { "grounds-line-alone" } else { "grounds-line" };
        lines.push(words.say(id, &[("says", says.into()), ("why", why.into())]));
    }
    // Many variants name what they were taken from, and not for each rule.
    let whole = !unsourced && grounds.iter().any(|ground| matches!(&ground.basis, Basis::Said(sources) if sources.is_empty()));
    lines.extend(whole.then(|| words.say("grounds-whole", &[])));
    let named = |key: &str| whole || grounds.iter().flat_map(|ground| ground.basis.sources()).any(|source| source.source == key);
    for (key, source) in variant.sources_in_order().into_iter().filter(|(key, _)| named(key)) {
        let cited = words.cite(source);
        let mut title = cited.title;
        if !cited.by.is_empty() {
            let _ = write!(title, ", {}", cited.by);
        }
        lines.push(words.say("grounds-source", &[("key", key.into()), ("title", title.into())]));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Embedded, check, embedded};
    use crate::engine::{End, Hand, Pawn, Player, State, play};
    use crate::game::{Game, missed, replay};
    use crate::rules::{Rules, axes};
    use crate::source::Input;
    use crate::vocab::{Lang, Seat, Square, Throw};
    use std::collections::{BTreeMap, BTreeSet};

    /// The next turn of a game with a throw by its number, decided by that number as well.
    fn by_rote(game: &mut Game<'_>, rules: &Rules, number: usize) -> Option<Turn> {
        let mut hand = match game.dice() {
            Some((dice, _)) => Hand::from(dice.way(u32::try_from(number).unwrap() * 7)),
            None => missed(rules)?,
        };
        loop {
            let turn = game.play(&hand).ok()?;
            let End::Asks(question) = &turn.end else { return Some(turn) };
            let option = question.options.get(number % question.options.len().max(1))?;
            hand = hand.answered(question.about, option);
        }
    }

    /// Whatever a turn uses has a statement: in every worked turn, and in games by rote.
    #[test]
    fn every_rule_used_is_told() {
        let texts = Texts::embedded(Lang::En).unwrap();
        let mut count = 0;
        for id in Embedded::ids() {
            let variant = embedded(&id).unwrap().variant.unwrap();
            let words = Vocabulary::new(&texts, &variant.rules);
            let list = statements(&words, &variant);
            let mut game = Game::new(&variant.rules, usize::from(variant.players.usual()));
            let played = (0..200).filter_map(|number| by_rote(&mut game, &variant.rules, number));
            let turns: Vec<Turn> = variant.examples.iter().flat_map(|example| replay(&variant.rules, example)).chain(played).collect();
            for turn in turns {
                for used in used(&variant.rules, &turn) {
                    let told = place(&list, &used).map(|place| &list[place]);
                    // Where a square is says nothing of what it does.
                    let does = told.is_some_and(|told| told.squares.as_ref().is_none_or(|(squares, _)| !squares.is_empty()));
                    assert!(does, "{id}: {used:?} of {:?} is told by {told:?}", turn.steps);
                    count += 1;
                }
            }
        }
        assert!(count > 2000, "{count} rules used");
    }

    /// The rules of a carried variant with another answer to a question, where that answer can stand.
    fn with_answer(id: &str, path: &[&str], answer: &str) -> Option<Rules> {
        let (last, above) = path.split_last()?;
        let line = above.iter().rev().fold(format!("{last}: {answer}"), |line, key| format!("{key}: {{ {line} }}"));
        let file = format!("goosebook: 1\nid: maison\ntitle: Maison\nextends: {id}\n{line}\n");
        Some(check(&Input { name: "maison.yaml".to_owned(), bytes: file.into() }, &Embedded).variant?.rules)
    }

    /// Turns of two, from everywhere: alone, and with another pawn where that one ends.
    fn turns(rules: &Rules) -> Vec<(State, Hand, Turn)> {
        let seasoned = Player { thrown: true, ..Player::default() };
        let played = |from: Square, other: Square, throw: Throw| {
            let player = Player { thrown: from != rules.begin(), ..seasoned };
            let state = State::new(vec![(player, Pawn::free(from)), (seasoned, Pawn::free(other))], 0);
            let turn = play(rules, &state, Seat::default(), &throw.into()).ok().filter(|turn| turn.end.is_played())?;
            Some((state, Hand::from(throw), turn))
        };
        let squares = (rules.begin().number()..rules.last().number()).filter_map(Square::new);
        let throws: Vec<Throw> = rules.dice.usual.value.distinct().collect();
        let mut turns = Vec::new();
        for (from, throw) in squares.flat_map(|from| throws.iter().map(move |throw| (from, *throw))) {
            let Some(alone) = played(from, rules.begin(), throw) else { continue };
            let ends = alone.2.state.pawn(Seat::default()).map(|pawn| pawn.at).filter(|at| *at < rules.last());
            turns.push(alone);
            turns.extend(ends.and_then(|ends| played(from, ends, throw)));
        }
        turns
    }

    /// Where another answer to a question makes a turn go another way, the turn names that question’s answer.
    #[test]
    fn what_a_turn_hangs_on_is_named() {
        let texts = Texts::embedded(Lang::En).unwrap();
        let (mut asked, mut unnamed) = (0, BTreeMap::new());
        for id in Embedded::ids() {
            let variant = embedded(&id).unwrap().variant.unwrap();
            let words = Vocabulary::new(&texts, &variant.rules);
            let list = statements(&words, &variant);
            let told = |turn: &Turn| used(&variant.rules, turn).iter().filter_map(|used| place(&list, used)).collect::<BTreeSet<_>>();
            let turns: Vec<_> = turns(&variant.rules).into_iter().map(|(state, hand, turn)| (told(&turn), state, hand, turn)).collect();
            let keys: Vec<&str> = variant.rules.squares.all().iter().map(|rule| rule.key.as_str()).collect();
            for axis in axes() {
                let each = axis.key.contains("<name>");
                for (index, square) in keys.iter().enumerate().take(if each { keys.len() } else { 1 }) {
                    let path: Vec<&str> = axis.key.split('.').map(|part| if part == "<name>" { square } else { part }).collect();
                    // What is said of the game, or of the square as a whole where a phrase on it says this too.
                    let is = |statement: &Statement<'_>| match (statement.key, statement.rule) {
                        (Some(key), rule) => key == axis.key && (!each || rule == Some(index)),
                        (None, rule) => each && rule == Some(index),
                    };
                    let places: BTreeSet<usize> = (0..list.len()).filter(|place| is(&list[*place])).collect();
                    for (answer, _) in (axis.answers)() {
                        let Some(other) = with_answer(&id, &path, answer) else { continue };
                        for (named, state, hand, turn) in &turns {
                            let Ok(changed) = play(&other, state, Seat::default(), hand) else { continue };
                            if !changed.end.is_played() || (&changed.steps, &changed.end) == (&turn.steps, &turn.end) {
                                continue;
                            }
                            asked += 1;
                            if named.is_disjoint(&places) {
                                unnamed
                                    .entry((axis.key, answer))
                                    .or_insert_with(|| format!("{id}: {:?}\n  {:?}", turn.steps, changed.steps));
                            }
                        }
                    }
                }
            }
        }
        assert!(asked > 10_000, "{asked} turns that would go another way");
        assert!(unnamed.is_empty(), "{unnamed:#?}");
    }
}
