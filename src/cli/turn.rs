//! `turn`: one turn explained, and the machine's door.

use std::io::{self, BufRead, BufReader, BufWriter, Read, Stdin, Write};

use fluent_bundle::FluentValue;

use super::args::TurnArgs;
use super::failure::Failure;
use super::table::{Table, moves, throw, wrong_dice};
use super::{input, output};
use crate::batch;
use crate::engine::{Ask, End, Hand, Question, Refusal, State, Waiting, play};
use crate::reference::{self, Vocabulary};
use crate::rules::{RuleId, Rules};
use crate::texts::{Arg, Texts};
use crate::vocab::{Lang, Seat};

/// The longest line that is read as a line: 1 MiB. A longer one is answered as a bad one.
const MAX_LINE: u64 = 1 << 20;

/// The most options that a question lists.
const MOST_OPTIONS: usize = 12;

/// Explains one turn, step by step.
pub(super) fn explain(args: &TurnArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let (variant, texts) = input::variant(&args.variant, lang)?;
    let table = Table::read(&variant.rules, &texts, &args.at)?;
    let seat = table.seat(&texts, args.by.as_deref())?;
    let rules = &variant.rules;
    let moves = args.moves.as_deref().map(|text| moves(&texts, text)).transpose()?.unwrap_or_default();
    let given = match &args.throw {
        Some(text) => text.clone(),
        None => moves.iter().map(|one| one.die.to_string()).collect::<Vec<_>>().join("+"),
    };
    let hand = Hand { throw: throw(rules, &texts, &given)?, moves, choices: args.choose.clone() };
    let player = table.names.get(seat.index()).map(String::as_str).unwrap_or_default();
    let turn = play(rules, &table.state, seat, &hand).map_err(|refusal| refused(&texts, rules, &table, seat, (refusal, &given)))?;
    let mut text = String::new();
    for sentence in reference::sentences(&texts, rules, &table.names, &turn) {
        text.push_str(&sentence);
        text.push('\n');
    }
    if let End::Asks(question) = &turn.end {
        text.push_str(&ask(&texts, rules, player, question));
    } else if turn.end.is_played() {
        text.push_str(&after(&texts, rules, &table.names, &turn.state));
    }
    output::print(&text)?;
    if turn.end.is_played() { Ok(()) } else { Err(Failure::Found) }
}

/// Why a turn is not played at all.
fn refused(texts: &Texts, rules: &Rules, table: &Table, seat: Seat, (refusal, given): (Refusal, &str)) -> Failure {
    let player = table.names.get(seat.index()).map(String::as_str).unwrap_or_default();
    match refusal {
        Refusal::Over(_) | Refusal::UnknownSeat(_) | Refusal::OffTheTrack { .. } => {
            Failure::Wrong(texts.say("cli-turn-over", &[("player", FluentValue::from(player))]))
        }
        Refusal::Dice(_) => {
            let at = table.state.pawns_of(seat).map(|(_, pawn)| pawn.at).find(|at| *at != rules.last()).unwrap_or_default();
            wrong_dice(texts, rules.dice_at(at).0, given)
        }
        Refusal::MovesAndDice => Failure::CannotRun(texts.say("cli-moves-and-dice", &[("value", FluentValue::from(given))])),
        Refusal::CannotMove { pawn, .. } => {
            Failure::CannotRun(texts.say("cli-cannot-move", &[("value", FluentValue::from(u16::from(pawn) + 1))]))
        }
    }
}

/// What the player must decide first, and what to type then.
fn ask(texts: &Texts, rules: &Rules, player: &str, question: &Question) -> String {
    let words = Vocabulary::new(texts, rules);
    let name = |rule: RuleId| rules.squares.get(rule).map(|rule| words.name(rule)).unwrap_or_default();
    let (message, square) = match question.about {
        Ask::Square(rule) => ("cli-ask-square", name(rule)),
        Ask::Walk(rule) => ("cli-ask-walk", name(rule)),
        Ask::Leave(rule) => ("cli-ask-leave", name(rule)),
        Ask::Meeting => ("cli-ask-meeting", String::new()),
        Ask::Finish => ("cli-ask-finish", String::new()),
        Ask::Pawn => ("cli-ask-pawn", String::new()),
        Ask::Moves => ("cli-ask-moves", String::new()),
    };
    let mut text = texts.say(message, &[("player", FluentValue::from(player)), ("square", FluentValue::from(square))]);
    text.push('\n');
    if let Some(given) = &question.given {
        text.push_str(&texts.say("cli-ask-other", &[("value", FluentValue::from(given.as_str()))]));
        text.push('\n');
    }
    let option = if question.about == Ask::Moves { "--moves" } else { "--choose" };
    let choices = match question.about {
        Ask::Square(rule) => rules.squares.get(rule).map(|rule| rule.choose.as_slice()).unwrap_or_default(),
        _ => &[],
    };
    for name in question.options.iter().take(MOST_OPTIONS) {
        let label = choices.iter().find(|choice| choice.name == *name).map(|choice| format!("   {}", words.text(&choice.label)));
        text.push_str(&format!("  {option} {name}{}\n", label.unwrap_or_default()));
    }
    if let Some(more) = question.options.len().checked_sub(MOST_OPTIONS).filter(|more| *more > 0) {
        text.push_str(&texts.say("cli-ask-more", &[("n", FluentValue::from(more as u64))]));
        text.push('\n');
    }
    text
}

/// Where everybody stands, and the stakes where there are any.
fn after(texts: &Texts, rules: &Rules, names: &[String], state: &State) -> String {
    let player = |seat: Seat| FluentValue::from(names.get(seat.index()).map(String::as_str).unwrap_or_default());
    let pawns: Vec<String> = state
        .pawns()
        .map(|(id, pawn)| {
            let name = match state.each() {
                1 => player(id.seat),
                _ => FluentValue::from(
                    texts.say("path-pawn", &[("player", player(id.seat)), ("number", FluentValue::from(u16::from(id.number) + 1))]),
                ),
            };
            let mut args: Vec<Arg<'_>> = vec![("player", name), ("at", FluentValue::from(pawn.at.number()))];
            let message = match pawn.waiting {
                Waiting::Free if pawn.at == rules.begin() => "cli-pawn-start",
                Waiting::Free => "cli-pawn",
                Waiting::Turns(turns) => {
                    args.push(("turns", FluentValue::from(turns)));
                    "cli-pawn-waits"
                }
                Waiting::Held => "cli-pawn-held",
            };
            texts.say(message, &args)
        })
        .collect();
    let mut text = texts.say("cli-table", &[("pawns", FluentValue::from(pawns.join(", ")))]);
    text.push('\n');
    if rules.has_stakes() {
        let stakes = |message: &str, seat: Option<Seat>, stakes: i64| {
            let mut args: Vec<Arg<'_>> = vec![("stakes", FluentValue::from(stakes))];
            args.extend(seat.map(|seat| ("player", player(seat))));
            texts.say(message, &args)
        };
        let mut list: Vec<String> =
            state.seats().filter_map(|seat| state.player(seat).map(|at| stakes("cli-purse", Some(seat), at.purse))).collect();
        list.push(stakes("cli-pot", None, state.pot));
        text.push_str(&texts.say("cli-purses", &[("list", FluentValue::from(list.join(", ")))]));
        text.push('\n');
    }
    text
}

/// Answers JSON lines from standard input with JSON lines.
pub(super) fn batch(args: &TurnArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let (variant, texts) = input::variant(&args.variant, lang)?;
    let mut lines = BufReader::with_capacity(1 << 16, io::stdin());
    let mut out = BufWriter::new(io::stdout().lock());
    let mut all_played = true;
    while let Some(line) = read_line(&mut lines).map_err(|error| input::cannot_read(&texts, "-", &error))? {
        let answer = batch::answer(&variant.rules, &texts, &line);
        all_played &= answer.played;
        writeln!(out, "{}", answer.line).map_err(|error| Failure::writing(&error))?;
        // A program that waits for the answer before it asks again must get it.
        if !lines.buffer().contains(&b'\n') {
            out.flush().map_err(|error| Failure::writing(&error))?;
        }
    }
    out.flush().map_err(|error| Failure::writing(&error))?;
    if all_played { Ok(()) } else { Err(Failure::Found) }
}

/// The next line without its end, cut at [`MAX_LINE`]; `None` at the end of the input.
fn read_line(lines: &mut BufReader<Stdin>) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    lines.by_ref().take(MAX_LINE).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() as u64 == MAX_LINE {
        lines.skip_until(b'\n')?;
    }
    Ok(Some(line))
}
