//! Worked turns and mistakes as documents.
//!
//! In come the turns that the engine has chosen; out comes Markdown, made by `templates/<language>/examples.md` and
//! `mistakes.md`.

use fluent_bundle::FluentValue;
use serde::{Deserialize, Serialize};

use super::templates::{ReferenceError, render};
use crate::compare::{Misreading, Mistake};
use crate::engine::{Pawn, State, Waiting};
use crate::examples::Choice;
use crate::game::replay;
use crate::rules::RuleId;
use crate::texts::Texts;
use crate::variant::Variant;
use crate::vocab::Seat;
use crate::wording::{Vocabulary, number, player, sentences};

#[derive(Serialize)]
struct Examples {
    title: String,
    own: Vec<WorkedTurn>,
    chosen: Vec<WorkedTurn>,
    shown: usize,
    can_be_shown: usize,
    /// The squares that no turn shows.
    never: Vec<String>,
    whole: bool,
}

#[derive(Serialize)]
struct WorkedTurn {
    title: String,
    turns: Vec<String>,
}

#[derive(Serialize)]
struct Mistakes {
    title: String,
    mistakes: Vec<Misread>,
}

/// A mistake in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Misread {
    /// What is misread.
    pub says: String,
    /// A table where it shows, and the throw.
    pub given: String,
    /// What the rules make of it.
    pub right: Vec<String>,
    /// What whoever misreads them makes of it.
    pub wrong: Vec<String>,
}

/// The worked turns of a variant and those that were chosen beside them, as Markdown.
///
/// # Errors
/// Where the template is at fault.
pub fn worked(texts: &Texts, variant: &Variant, choice: &Choice) -> Result<String, ReferenceError> {
    let words = Vocabulary::new(texts, &variant.rules);
    let own = variant.examples.iter().map(|example| {
        let turns = replay(&variant.rules, example);
        let told = turns.iter().map(|turn| sentences(texts, &variant.rules, &example.given.names, turn).join(" "));
        WorkedTurn { title: words.text(&example.say), turns: told.collect() }
    });
    let chosen = choice.turns.iter().map(|chosen| {
        let names = words.names(chosen.before.players());
        let turns = vec![sentences(texts, &variant.rules, &names, &chosen.turn).join(" ")];
        WorkedTurn { title: given(&words, &names, &chosen.before, chosen.seat), turns }
    });
    let never = choice.never.iter().filter_map(|rule| named(&words, *rule));
    let data = Examples {
        title: words.text(&variant.title),
        own: own.collect(),
        chosen: chosen.collect(),
        shown: choice.can_be_shown.intersection(&choice.is_shown).count(),
        can_be_shown: choice.can_be_shown.len(),
        never: never.collect(),
        whole: choice.whole,
    };
    render(texts.lang(), "examples.md", &data)
}

/// The mistakes that people make with a variant, as Markdown.
///
/// # Errors
/// Where the template is at fault.
pub fn mistakes(texts: &Texts, variant: &Variant, mistakes: &[Mistake]) -> Result<String, ReferenceError> {
    let words = Vocabulary::new(texts, &variant.rules);
    let told = told_mistakes(texts, variant, mistakes);
    render(texts.lang(), "mistakes.md", &Mistakes { title: words.text(&variant.title), mistakes: told })
}

/// The mistakes that people make with a variant, in words.
pub(super) fn told_mistakes(texts: &Texts, variant: &Variant, mistakes: &[Mistake]) -> Vec<Misread> {
    let words = Vocabulary::new(texts, &variant.rules);
    let told = mistakes.iter().map(|mistake| {
        let names = words.names(mistake.before.players());
        let tell = |rules, turn| sentences(texts, rules, &names, turn).into_iter().skip(1).collect();
        let throw = sentences(texts, &variant.rules, &names, &mistake.right).into_iter().next().unwrap_or_default();
        let given = given(&words, &names, &mistake.before, mistake.seat);
        Misread {
            says: misreading(&words, mistake.misreading),
            given: format!("{given} {throw}"),
            right: tell(&variant.rules, &mistake.right),
            wrong: tell(&mistake.misread, &mistake.wrong),
        }
    });
    told.collect()
}

fn misreading(words: &Vocabulary<'_>, misreading: Misreading) -> String {
    let of_square = |id: &str, rule: RuleId| words.say(id, &[("name", named(words, rule).unwrap_or_default().into())]);
    match misreading {
        Misreading::CountsItsSquare => words.say("mistake-counts-its-square", &[]),
        Misreading::FirstThrowForgotten => words.say("mistake-first-throw", &[]),
        Misreading::ThrowsAgain(rule) => of_square("mistake-throws-again", rule),
        Misreading::ActsInPassing => words.say("mistake-in-passing", &[]),
        Misreading::MetGoesToStart => words.say("mistake-met-to-start", &[]),
        Misreading::WaitsForRescue(rule) => of_square("mistake-rescue", rule),
        Misreading::PassingWins => words.say("mistake-passing-wins", &[]),
    }
}

fn named(words: &Vocabulary<'_>, rule: RuleId) -> Option<String> {
    words.rules.squares.get(rule).map(|rule| words.name(rule))
}

/// Where everybody stands before a turn: `Alice est sur 10, Bob sur 22.`
pub(super) fn given(words: &Vocabulary<'_>, names: &[String], state: &State, mover: Seat) -> String {
    let mut seats: Vec<Seat> = state.seats().collect();
    seats.sort_by_key(|seat| *seat != mover);
    let several = state.each() > 1;
    let stands = |seat: &Seat| {
        let name = player(words, names, *seat);
        let mut pawns = state.pawns_of(*seat).map(|(_, pawn)| pawn);
        if several { several_stand(words, name, &pawns.collect::<Vec<_>>()) } else { one_stands(words, name, pawns.next()) }
    };
    let places: Vec<String> = seats.iter().map(stands).collect();
    let places = places.join(&words.say(if several { "example-between-several" } else { "example-between" }, &[]));
    words.say("example-given", &[("places", places.into())])
}

/// Whether and how a pawn waits, for messages.
fn wait(pawn: Pawn) -> (&'static str, u32) {
    match pawn.waiting {
        Waiting::Free => ("free", 0),
        Waiting::Turns(turns) => ("turns", turns),
        Waiting::Held => ("held", 0),
    }
}

fn one_stands(words: &Vocabulary<'_>, name: String, pawn: Option<Pawn>) -> String {
    let Some(pawn) = pawn else { return name };
    let (wait, turns) = wait(pawn);
    let args = [
        ("player", FluentValue::from(name)),
        ("square", number(pawn.at)),
        ("wait", wait.into()),
        ("n", turns.into()),
        ("start", if pawn.at == words.rules.begin() { "yes" } else { "no" }.into()),
    ];
    words.say("example-stands", &args)
}

/// The pawns of one player: `Alice : 52 (bloqué), 10 et départ (2 pions)`.
fn several_stand(words: &Vocabulary<'_>, name: String, pawns: &[Pawn]) -> String {
    let mut places: Vec<(Pawn, usize)> = Vec::new();
    for pawn in pawns {
        match places.iter_mut().find(|(other, _)| other == pawn) {
            Some((_, count)) => *count += 1,
            None => places.push((*pawn, 1)),
        }
    }
    let place = |(pawn, count): &(Pawn, usize)| {
        let (wait, turns) = wait(*pawn);
        let args =
            [("place", FluentValue::from(words.place(pawn.at))), ("wait", wait.into()), ("n", turns.into()), ("count", (*count).into())];
        words.say("example-pawn", &args)
    };
    let places = words.list(&places.iter().map(place).collect::<Vec<_>>());
    words.say("example-pawns", &[("player", name.into()), ("places", places.into())])
}
