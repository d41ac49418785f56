//! `turn`: one turn explained, and the machine's door.

use std::io::{self, BufRead, BufReader, BufWriter, Read, Stdin, Write};

use fluent_bundle::FluentValue;

use super::args::TurnArgs;
use super::failure::Failure;
use super::table::{Table, throw};
use super::{input, output};
use crate::batch;
use crate::engine::{End, Refusal, State, Waiting, play};
use crate::reference;
use crate::rules::Rules;
use crate::texts::{Arg, Texts};
use crate::vocab::{Lang, Seat};

/// The longest line that is read as a line: 1 MiB. A longer one is answered as a bad one.
const MAX_LINE: u64 = 1 << 20;

/// Explains one turn, step by step.
pub(super) fn explain(args: &TurnArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let (variant, texts) = input::variant(&args.variant, lang)?;
    let table = Table::read(&variant.rules, &texts, &args.at)?;
    let seat = table.seat(&texts, args.by.as_deref())?;
    let throw = throw(&variant.rules, &texts, args.throw.as_deref().unwrap_or_default())?;
    let player = table.names.get(seat.index()).map(String::as_str).unwrap_or_default();
    let turn = play(&variant.rules, &table.state, seat, throw).map_err(|refusal| match refusal {
        Refusal::Over(_) | Refusal::UnknownSeat(_) | Refusal::OffTheTrack { .. } | Refusal::Dice(_) => {
            Failure::Wrong(texts.say("cli-turn-over", &[("player", FluentValue::from(player))]))
        }
    })?;
    let mut text = String::new();
    for sentence in reference::sentences(&texts, &variant.rules, &table.names, &turn) {
        text.push_str(&sentence);
        text.push('\n');
    }
    if !matches!(turn.end, End::Endless(_)) {
        text.push_str(&after(&texts, &variant.rules, &table.names, &turn.state));
    }
    output::print(&text)?;
    if matches!(turn.end, End::Endless(_)) { Err(Failure::Found) } else { Ok(()) }
}

/// Where everybody stands, and the stakes where there are any.
fn after(texts: &Texts, rules: &Rules, names: &[String], state: &State) -> String {
    let player = |seat: Seat| FluentValue::from(names.get(seat.index()).map(String::as_str).unwrap_or_default());
    let pawns: Vec<String> = state
        .seats()
        .filter_map(|seat| {
            let pawn = state.pawn(seat)?;
            let mut args: Vec<Arg<'_>> = vec![("player", player(seat)), ("at", FluentValue::from(pawn.at.number()))];
            let message = match pawn.waiting {
                Waiting::Free if pawn.at.is_start() => "cli-pawn-start",
                Waiting::Free => "cli-pawn",
                Waiting::Turns(turns) => {
                    args.push(("turns", FluentValue::from(turns)));
                    "cli-pawn-waits"
                }
                Waiting::Held => "cli-pawn-held",
            };
            Some(texts.say(message, &args))
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
