//! `turn`: one turn explained, and the machine's door.

use std::io::{self, BufRead, BufReader, BufWriter, Read, Stdin, Write};

use fluent_bundle::FluentValue;

use super::args::TurnArgs;
use super::doubts::Doubts;
use super::failure::Failure;
use super::table::{Table, dice_args, moves, place};
use super::{input, output, players};
use crate::batch;
use crate::engine::{self, Ask, End, Hand, Question, Refusal, Turn, Waiting, play};
use crate::proof::Reach;
use crate::reference;
use crate::rules::{RuleId, Rules};
use crate::texts::{Arg, Texts};
use crate::vocab::{Lang, Seat};
use crate::wording::{self, Vocabulary};

/// The longest line that is read as a line: 1 MiB. A longer one is answered as a bad one.
const MAX_LINE: u64 = 1 << 20;

/// The most options that a question lists.
const MOST_OPTIONS: usize = 12;

/// Explains one turn, step by step.
pub(super) fn explain(args: &TurnArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let (variant, texts) = input::variant(&args.variant, lang)?;
    let reach = if args.at.is_empty() { None } else { Reach::new(&variant.rules) };
    let table = Table::read(&variant.rules, reach.as_ref(), &texts, &args.at)?;
    let seat = table.seat(&texts, args.by.as_deref())?;
    let rules = &variant.rules;
    let player = &*table.name(seat);
    let hand = hand(rules, &texts, &table, seat, args)?;
    let given = hand.throw.to_string();
    let turn = play(rules, &table.state, seat, &hand).map_err(|refusal| refused(&texts, rules, &table, seat, (refusal, &given)))?;
    players::doubt(&texts, &variant, table.names.len());
    if let Some(reach) = &reach {
        Doubts { rules, reach, texts: &texts, table: &table }.tell();
    }
    if (args.throw.is_some() || args.moves.is_some()) && engine::dice(rules, &table.state, seat).is_none() {
        let args = [("player", FluentValue::from(player)), ("value", FluentValue::from(given.as_str()))];
        output::tell(&texts.say("cli-throw-unused", &args));
    }
    let mut text = String::new();
    for sentence in wording::sentences(&texts, rules, &table.names, &turn) {
        text.push_str(&sentence);
        text.push('\n');
    }
    if let End::Asks(question) = &turn.end {
        output::print(&text)?;
        return Err(Failure::CannotRun(ask(&texts, rules, player, question).trim_end().to_owned()));
    }
    if turn.end.is_played() {
        if let Some(unasked) = hand.choices.get(turn.choices()) {
            let args = [("value", FluentValue::from(unasked.as_str())), ("player", FluentValue::from(player))];
            return Err(Failure::CannotRun(texts.say("cli-not-asked", &args)));
        }
        text.push_str(&after(&texts, rules, &table.names, &turn));
    }
    let grounds = reference::grounds_in_lines(&variant, &texts, &turn);
    if !grounds.is_empty() {
        text.push_str(&format!("\n{}\n", grounds.join("\n")));
    }
    output::print(&text)?;
    if turn.end.is_played() { Ok(()) } else { Err(Failure::Found) }
}

/// The throw with what is decided; a player who misses the turn needs none.
fn hand(rules: &Rules, texts: &Texts, table: &Table, seat: Seat, args: &TurnArgs) -> Result<Hand, Failure> {
    let player = &*table.name(seat);
    let moves = args.moves.as_deref().map(|text| moves(texts, text)).transpose()?.unwrap_or_default();
    let each = table.state.each();
    if let Some(other) = moves.iter().find(|one| one.pawn >= each) {
        let args = [("value", FluentValue::from(u16::from(other.pawn) + 1)), ("most", FluentValue::from(each))];
        return Err(Failure::CannotRun(texts.say("cli-no-such-pawn", &args)));
    }
    let given = match &args.throw {
        Some(text) => Some(text.clone()),
        None if moves.is_empty() => None,
        None => Some(moves.iter().map(|one| one.die.to_string()).collect::<Vec<_>>().join("+")),
    };
    let at = engine::place_of_throw(rules, &table.state, seat);
    let dice = rules.dice_at(at);
    let says = |id: &str, text: &str| {
        let mut all = dice_args(rules, dice, at);
        all.extend([("value", FluentValue::from(text.to_owned())), ("player", FluentValue::from(player.to_owned()))]);
        Failure::CannotRun(texts.say(id, &all))
    };
    let throw = match given {
        Some(text) => rules.read_throw(&text).map_err(|_| says("cli-throw", &text))?,
        // What the dice show does not matter where they are not thrown.
        None if engine::dice(rules, &table.state, seat).is_none() => dice.0.way(0),
        None => return Err(says("cli-throw-needed", "")),
    };
    Ok(Hand { throw, moves, choices: args.choose.clone() })
}

/// Why a turn is not played at all.
fn refused(texts: &Texts, rules: &Rules, table: &Table, seat: Seat, (refusal, given): (Refusal, &str)) -> Failure {
    let player = &*table.name(seat);
    match refusal {
        Refusal::Over(_) | Refusal::UnknownSeat(_) | Refusal::OffTheTrack { .. } => {
            Failure::CannotRun(texts.say("cli-turn-over", &[("player", FluentValue::from(player))]))
        }
        Refusal::Dice(_) => {
            let at = engine::place_of_throw(rules, &table.state, seat);
            let mut args = dice_args(rules, rules.dice_at(at), at);
            args.push(("value", FluentValue::from(given.to_owned())));
            Failure::CannotRun(texts.say("cli-throw", &args))
        }
        Refusal::MovesAndDice => Failure::CannotRun(texts.say("cli-moves-and-dice", &[("value", FluentValue::from(given))])),
        Refusal::CannotMove { pawn, .. } => {
            Failure::CannotRun(texts.say("cli-cannot-move", &[("value", FluentValue::from(u16::from(pawn) + 1))]))
        }
    }
}

/// What the player must decide first, and what to type then.
pub(super) fn ask(texts: &Texts, rules: &Rules, player: &str, question: &Question) -> String {
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

/// Where everybody stands after a turn, and the stakes where any have moved.
pub(super) fn after(texts: &Texts, rules: &Rules, names: &[String], turn: &Turn) -> String {
    let state = &turn.state;
    let player = |seat: Seat| FluentValue::from(seat.name(names));
    let pawns: Vec<String> = state
        .pawns()
        .map(|(id, pawn)| {
            let name = match state.each() {
                1 => player(id.seat),
                _ => FluentValue::from(
                    texts.say("path-pawn", &[("player", player(id.seat)), ("number", FluentValue::from(u16::from(id.number) + 1))]),
                ),
            };
            let mut args: Vec<Arg<'_>> = vec![("player", name), ("place", FluentValue::from(place(texts, rules, pawn.at)))];
            let message = match pawn.waiting {
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
    // The turn goes on where another throw is earned.
    let message = if turn.end == End::ThrowsAgain { "cli-table-for-now" } else { "cli-table" };
    let mut text = texts.say(message, &[("pawns", FluentValue::from(pawns.join(", ")))]);
    text.push('\n');
    let moved = state.pot != 0 || state.seats().any(|seat| state.player(seat).is_some_and(|player| player.purse != 0));
    if rules.has_stakes() && moved {
        let stakes = |message: &str, seat: Option<Seat>, stakes: i64| {
            let sign = if stakes < 0 { "minus" } else { "plus" };
            // Kept as a number: the plural follows it.
            let amount = stakes.unsigned_abs();
            let mut args: Vec<Arg<'_>> = vec![("stakes", FluentValue::from(amount)), ("sign", FluentValue::from(sign))];
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
    input::once(lang, [args.variant.as_str(), "-"])?;
    let (variant, texts) = input::variant(&args.variant, lang)?;
    let doubts = batch::Doubts::new(&variant);
    let mut lines = BufReader::with_capacity(1 << 16, io::stdin());
    let mut out = BufWriter::new(io::stdout().lock());
    let mut all_played = true;
    let mut number = 0;
    while let Some(line) = read_line(&mut lines).map_err(|error| Failure::cannot_read(&texts, "-", &error))? {
        number += 1;
        let answer = match line {
            Line::Whole(line) => batch::answer(&variant.rules, &texts, &doubts, number, &line),
            Line::TooLong => batch::too_long(&texts, number, MAX_LINE),
        };
        all_played &= answer.played;
        writeln!(out, "{}", answer.line).map_err(|error| output::writing(&error))?;
        // A program that waits for the answer before it asks again must get it.
        if !lines.buffer().contains(&b'\n') {
            out.flush().map_err(|error| output::writing(&error))?;
        }
    }
    out.flush().map_err(|error| output::writing(&error))?;
    if all_played { Ok(()) } else { Err(Failure::Found) }
}

/// A line of the input.
enum Line {
    /// Without its end.
    Whole(Vec<u8>),
    /// Longer than [`MAX_LINE`].
    TooLong,
}

/// The next line; `None` at the end of the input.
fn read_line(lines: &mut BufReader<Stdin>) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    lines.by_ref().take(MAX_LINE + 1).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() as u64 > MAX_LINE {
        lines.skip_until(b'\n')?;
        // What was cut off may be all that is wrong with it.
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(Line::Whole(line)))
}
