//! Games as plain text: what was thrown and chosen, what happened, how the table stood.
//!
//! A record names its variant, the language of its sentences and the players; then each throw is a line that begins with
//! `>`, followed by its sentences and, after `=`, the table:
//!
//! ```text
//! variant: famille
//! lang: fr
//! players: Alice, Bob
//!
//! > Alice 6+3
//!   Alice lance 6 et 3 : total 9.
//! = Alice 26, Bob 0
//! ```
//!
//! Only the lines with `>` are read again; the others are what `write` must give once more.

use std::fmt::{self, Write as _};

use super::{Game, Standing, missed};
use crate::engine::{Hand, State, Waiting, read_moves, write_moves};
use crate::rules::Rules;
use crate::source::is_active;
use crate::texts::Texts;
use crate::vocab::{Dice, Lang};
use crate::wording;

/// Whether a player can be called so: a record holds a name in one line, and none steers a terminal.
pub(crate) fn can_be_called(name: &str) -> bool {
    !name.trim().is_empty() && !name.contains(|letter: char| letter.is_control() || is_active(letter))
}

/// A game written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The id of its variant.
    pub variant: String,
    /// The language of its sentences.
    pub lang: Lang,
    /// The players, in turn order.
    pub names: Vec<String>,
    /// What was thrown and chosen; `None`: a missed turn.
    pub hands: Vec<Option<Hand>>,
}

/// Why a record cannot be read or played, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// The line, from 1; of a record that is to be written, the throw; 0 where the record as a whole is meant.
    pub line: usize,
    /// What is wrong there.
    pub kind: RecordFaultKind,
}

/// What is wrong with a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RecordFaultKind {
    /// A language that is not known.
    Lang,
    /// No players, or one without a name.
    Players,
    /// It is another player's turn.
    OtherPlayer,
    /// No throw of this turn's dice.
    Throw,
    /// The player misses the turn and does not throw.
    Misses,
    /// A throw that cannot be played.
    CannotPlay,
}

impl fmt::Display for RecordFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RecordFaultKind::Lang => "this language is not known",
            RecordFaultKind::Players => "the players are missing, or one has no name",
            RecordFaultKind::OtherPlayer => "it is another player's turn",
            RecordFaultKind::Throw => "not a throw of this turn's dice",
            RecordFaultKind::Misses => "this player misses the turn and does not throw",
            RecordFaultKind::CannotPlay => "this throw cannot be played",
        })
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => self.kind.fmt(f),
            line => write!(f, "line {line}: {}", self.kind),
        }
    }
}

impl std::error::Error for RecordFault {}

/// Writes a record with its sentences and tables.
///
/// # Errors
/// The throw that cannot be played.
pub fn write(rules: &Rules, texts: &Texts, record: &Record) -> Result<String, RecordFault> {
    let mut game = Game::new(rules, record.names.len());
    let mut text = format!("variant: {}\nlang: {}\nplayers: {}\n", record.variant, record.lang, record.names.join(", "));
    for (index, hand) in record.hands.iter().enumerate() {
        let fault = |kind| RecordFault { line: index + 1, kind };
        let name = game.next().name(&record.names);
        let _ = write!(text, "\n> {name}");
        if let Some(hand) = hand {
            let _ = write!(text, " {}", written(hand));
        }
        text.push('\n');
        if hand.is_some() != game.dice().is_some() {
            return Err(fault(RecordFaultKind::CannotPlay));
        }
        let hand = hand.clone().or_else(|| missed(rules)).ok_or_else(|| fault(RecordFaultKind::CannotPlay))?;
        let turn = game.play(&hand).map_err(|_| fault(RecordFaultKind::CannotPlay))?;
        if !turn.end.is_played() || turn.choices() < hand.choices.len() {
            return Err(fault(RecordFaultKind::CannotPlay));
        }
        for sentence in wording::sentences(texts, rules, &record.names, &turn) {
            let _ = writeln!(text, "  {sentence}");
        }
        let _ = writeln!(text, "= {}", table(rules, &record.names, game.state()));
    }
    let end = match game.standing() {
        Standing::Goes => None,
        Standing::Over => Some("record-over"),
        Standing::Blocked => Some("record-blocked"),
    };
    if let Some(message) = end {
        let _ = writeln!(text, "\n{}", texts.say(message, &[]));
    }
    Ok(text)
}

/// Reads a record. `rules` are asked for with the id of its variant.
///
/// # Errors
/// The first line that cannot be read.
pub fn read(text: &str) -> Result<(Record, Vec<Line>), RecordFault> {
    let mut record = Record { variant: String::new(), lang: Lang::default(), names: Vec::new(), hands: Vec::new() };
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let fault = |kind| RecordFault { line: index + 1, kind };
        if let Some(id) = line.strip_prefix("variant:") {
            record.variant = id.trim().to_owned();
        } else if let Some(code) = line.strip_prefix("lang:") {
            record.lang = Lang::from_code(code.trim()).ok_or_else(|| fault(RecordFaultKind::Lang))?;
        } else if let Some(names) = line.strip_prefix("players:") {
            record.names = names.split(',').map(|name| name.trim().to_owned()).collect();
        } else if let Some(throw) = line.strip_prefix('>') {
            lines.push(Line { number: index + 1, text: throw.trim().to_owned() });
        }
    }
    if record.names.iter().any(String::is_empty) || record.names.is_empty() {
        return Err(RecordFault { line: 0, kind: RecordFaultKind::Players });
    }
    Ok((record, lines))
}

/// A line of a record that holds a throw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number in the file, from 1.
    pub number: usize,
    /// What it says, without the mark.
    pub text: String,
}

/// Reads the throws of a record: only the game knows with which dice.
///
/// # Errors
/// The first line that cannot be read or played.
pub fn hands(rules: &Rules, names: &[String], lines: &[Line]) -> Result<Vec<Option<Hand>>, RecordFault> {
    let mut game = Game::new(rules, names.len());
    let mut hands = Vec::with_capacity(lines.len());
    for line in lines {
        let fault = |kind| RecordFault { line: line.number, kind };
        let player = game.next().name(names);
        // A name may begin with another one.
        let is_name = |rest: &&str| rest.is_empty() || rest.starts_with(char::is_whitespace);
        let rest = line.text.strip_prefix(&*player).filter(is_name).ok_or_else(|| fault(RecordFaultKind::OtherPlayer))?.trim();
        let hand = match (game.dice(), rest.is_empty()) {
            (None, true) => None,
            (Some(_), true) => return Err(fault(RecordFaultKind::Throw)),
            (Some(dice), false) => Some(read_hand(dice, rest).ok_or_else(|| fault(RecordFaultKind::Throw))?),
            (None, false) => return Err(fault(RecordFaultKind::Misses)),
        };
        let played = hand.clone().or_else(|| missed(rules)).ok_or_else(|| fault(RecordFaultKind::Throw))?;
        match game.play(&played) {
            Ok(turn) if turn.end.is_played() && turn.choices() == played.choices.len() => hands.push(hand),
            _ => return Err(fault(RecordFaultKind::CannotPlay)),
        }
    }
    Ok(hands)
}

/// Splits `6+3 2+4 choose pay 1+1` into throws, each with what is decided about it.
pub fn split(text: &str) -> Vec<String> {
    let mut throws: Vec<String> = Vec::new();
    for word in text.split([' ', ';', '\n', '\t']).filter(|word| !word.is_empty()) {
        let begins = word.starts_with(|first: char| first.is_ascii_digit()) && !throws.last().is_some_and(|last| is_open(last));
        match throws.last_mut() {
            Some(last) if !begins => {
                last.push(' ');
                last.push_str(word);
            }
            _ => throws.push(word.to_owned()),
        }
    }
    throws
}

/// Whether a word that decides something still lacks what it decides.
fn is_open(throw: &str) -> bool {
    throw.ends_with(" choose") || throw.ends_with(" moves")
}

/// Reads what stands behind a name: `6+3`, `6+3 choose pay,go`, `6+3 moves 6:1,3:2`.
pub fn read_hand(dice: (Dice, Option<Dice>), text: &str) -> Option<Hand> {
    let mut words = text.split_whitespace();
    let throw = words.next()?;
    let mut hand = Hand::from(dice.0.read(throw).ok().or_else(|| dice.1?.read(throw).ok())?);
    while let Some(word) = words.next() {
        let list = words.next()?;
        match word {
            "choose" => hand.choices = list.split(',').map(str::to_owned).collect(),
            "moves" => hand.moves = read_moves(list).ok()?,
            _ => return None,
        }
    }
    Some(hand)
}

/// Hands as `play --throws` reads them; missed turns pass by themselves there.
pub fn throws(hands: &[Option<Hand>]) -> String {
    hands.iter().flatten().map(written).collect::<Vec<_>>().join(" ")
}

/// A hand as it is read: `6+3 choose pay`.
pub fn written(hand: &Hand) -> String {
    let mut text = hand.throw.to_string();
    if !hand.moves.is_empty() {
        let _ = write!(text, " moves {}", write_moves(&hand.moves));
    }
    if !hand.choices.is_empty() {
        let _ = write!(text, " choose {}", hand.choices.join(","));
    }
    text
}

/// The table in one line, in no language: squares, waits, stakes.
fn table(rules: &Rules, names: &[String], state: &State) -> String {
    let mut parts: Vec<String> = state
        .seats()
        .map(|seat| {
            let pawns: Vec<String> = state
                .pawns_of(seat)
                .map(|(_, pawn)| match pawn.waiting {
                    Waiting::Free => pawn.at.to_string(),
                    Waiting::Turns(turns) => format!("{} (wait {turns})", pawn.at),
                    Waiting::Held => format!("{} (held)", pawn.at),
                })
                .collect();
            let purse = state.player(seat).filter(|_| rules.has_stakes()).map(|player| format!(" [{}]", player.purse));
            format!("{} {}{}", seat.name(names), pawns.join(" + "), purse.unwrap_or_default())
        })
        .collect();
    if rules.has_stakes() {
        parts.push(format!("pot {}", state.pot));
    }
    parts.join(", ")
}
