//! `play`: a game at the terminal, every move explained.

use std::io::{self, BufRead};

use fluent_bundle::FluentValue;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::args::PlayArgs;
use super::failure::Failure;
use super::turn::{after, ask};
use super::{input, output};
use crate::engine::{Ask, End, Hand, Question};
use crate::game::record::{self, Record};
use crate::game::{Game, Standing};
use crate::reference;
use crate::rules::Rules;
use crate::texts::Texts;
use crate::variant::Variant;
use crate::vocab::{Dice, Lang, Throw};

/// Plays a game: the throws given first, then those of the players at the terminal.
pub(super) fn run(args: &PlayArgs, lang: Option<Lang>) -> Result<(), Failure> {
    let (variant, texts) = input::variant(&args.variant, lang)?;
    let names = names(&texts, &variant, args)?;
    let mut dice = match args.seed {
        Some(seed) => Xoshiro256PlusPlus::seed_from_u64(seed),
        None => Xoshiro256PlusPlus::seed_from_u64(rand::rng().random()),
    };
    let mut table =
        Table { texts: &texts, rules: &variant.rules, names: &names, game: Game::new(&variant.rules, names.len()), hands: Vec::new() };
    let mut script = args.throws.as_deref().map(record::split).unwrap_or_default().into_iter();
    let mut lines = io::stdin().lock().lines();
    let by_hand = args.throws.is_none() && !args.auto;
    while table.game.standing() == Standing::Goes {
        let missed = table.game.dice().is_none() && !by_hand && (args.auto || script.len() > 0);
        let given = if missed { Some(String::new()) } else { script.next() };
        let step = match given {
            Some(throw) => Step::Text(throw),
            None if by_hand => {
                table.prompt()?;
                match lines.next() {
                    Some(line) => Step::Text(line.map_err(|error| input::cannot_read(&texts, "-", &error))?),
                    None => Step::Leave,
                }
            }
            None if args.auto => Step::Text(String::new()),
            None => Step::Leave,
        };
        match step {
            Step::Leave => break,
            Step::Text(text) => {
                if !table.take(text.trim(), &mut dice, if by_hand { Some(&mut lines) } else { None })? {
                    break;
                }
            }
        }
    }
    table.close()?;
    match &args.save {
        Some(path) => {
            let record = Record { variant: variant.id.clone(), lang: texts.lang(), names: names.clone(), hands: table.hands };
            let text = record::write(&variant.rules, &texts, &record).map_err(|fault| {
                Failure::CannotRun(texts.say(&format!("record-{}", fault.message), &[("line", FluentValue::from(fault.line))]))
            })?;
            output::write_file(&texts, path, text.as_bytes())
        }
        None => Ok(()),
    }
}

enum Step {
    Text(String),
    Leave,
}

/// The players: those named, or so many.
fn names(texts: &Texts, variant: &Variant, args: &PlayArgs) -> Result<Vec<String>, Failure> {
    let (least, most) = (variant.players.min.value, variant.players.max.as_ref().map(|max| max.value));
    let number = |count: u16| (1..=count).map(|n| texts.say("play-player", &[("n", FluentValue::from(n))])).collect();
    let names: Vec<String> = match args.players.as_deref() {
        None => number(least.max(2)),
        Some(text) => match text.trim().parse::<u16>() {
            Ok(count) => number(count),
            Err(_) => text.split(',').map(|name| name.trim().to_owned()).collect(),
        },
    };
    let twice = names.iter().enumerate().find(|(index, name)| name.is_empty() || names.iter().take(*index).any(|other| other == *name));
    if let Some((_, name)) = twice {
        return Err(Failure::CannotRun(texts.say("cli-twice", &[("value", FluentValue::from(name.as_str()))])));
    }
    let fits = names.len() >= usize::from(least) && most.is_none_or(|most| names.len() <= usize::from(most));
    if fits {
        return Ok(names);
    }
    let range = [("least", FluentValue::from(least)), ("most", FluentValue::from(most.unwrap_or(0)))];
    Err(Failure::CannotRun(texts.say("play-players", &range)))
}

/// The table at the terminal.
struct Table<'a> {
    texts: &'a Texts,
    rules: &'a Rules,
    names: &'a [String],
    game: Game<'a>,
    hands: Vec<Option<Hand>>,
}

type Lines<'l> = io::Lines<io::StdinLock<'l>>;

impl Table<'_> {
    fn player(&self) -> &str {
        self.names.get(self.game.next().index()).map(String::as_str).unwrap_or_default()
    }

    fn say(&self, message: &str) -> Result<(), Failure> {
        let text = self.texts.say(message, &[("player", FluentValue::from(self.player()))]);
        output::print(&format!("{text}\n"))
    }

    fn prompt(&self) -> Result<(), Failure> {
        let message = if self.game.dice().is_some() { "play-prompt" } else { "play-prompt-missed" };
        let text = self.texts.say(message, &[("player", FluentValue::from(self.player()))]);
        output::print(&format!("\n{text} "))
    }

    /// Takes one line: a throw, nothing (the program throws), `u` to undo, `q` to leave. Whether the game goes on.
    fn take(&mut self, line: &str, random: &mut Xoshiro256PlusPlus, lines: Option<&mut Lines<'_>>) -> Result<bool, Failure> {
        match line {
            "q" => return Ok(false),
            "u" => {
                if self.game.undo() {
                    self.hands.pop();
                    self.say("play-undone")?;
                } else {
                    self.say("play-nothing-to-undo")?;
                }
                return Ok(true);
            }
            _ => {}
        }
        let hand = match (self.game.dice(), line) {
            (None, _) => None,
            (Some((dice, _)), "") => Some(Hand::from(throw(dice, random))),
            (Some(dice), text) => match record::read_hand(dice, text) {
                Some(hand) => Some(hand),
                None => {
                    let args = [("value", FluentValue::from(text)), ("dice", FluentValue::from(dice.0.to_string()))];
                    let message = self.texts.say("play-not-a-throw", &args);
                    // A line that was typed can be typed again; one that was given cannot.
                    if lines.is_none() {
                        return Err(Failure::CannotRun(message));
                    }
                    output::print(&format!("{message}\n"))?;
                    return Ok(true);
                }
            },
        };
        self.play(hand, random, lines)
    }

    fn play(&mut self, hand: Option<Hand>, random: &mut Xoshiro256PlusPlus, mut lines: Option<&mut Lines<'_>>) -> Result<bool, Failure> {
        let Some(mut played) = hand.clone().or_else(|| self.game.missed()) else { return Ok(false) };
        loop {
            let player = self.player().to_owned();
            let turn = match self.game.play(&played) {
                Ok(turn) => turn,
                Err(_) => {
                    self.say("play-cannot")?;
                    return if lines.is_some() { Ok(true) } else { Err(Failure::Found) };
                }
            };
            if let End::Asks(question) = &turn.end {
                if !self.decide(question, &player, &mut played, random, lines.as_deref_mut())? {
                    return Ok(false);
                }
                continue;
            }
            for sentence in reference::sentences(self.texts, self.rules, self.names, &turn) {
                output::print(&format!("{sentence}\n"))?;
            }
            if !turn.end.is_played() {
                return Err(Failure::Found);
            }
            output::print(&after(self.texts, self.rules, self.names, self.game.state()))?;
            self.hands.push(hand.is_some().then_some(played));
            return Ok(true);
        }
    }

    /// Has a question answered: by the player, or by chance where nobody types. Whether it was.
    fn decide(
        &self,
        question: &Question,
        player: &str,
        hand: &mut Hand,
        random: &mut Xoshiro256PlusPlus,
        lines: Option<&mut Lines<'_>>,
    ) -> Result<bool, Failure> {
        let chosen = match lines {
            Some(lines) => {
                output::print(&ask(self.texts, self.rules, player, question))?;
                let Some(line) = lines.next() else { return Ok(false) };
                let line = line.map_err(|error| input::cannot_read(self.texts, "-", &error))?;
                line.trim().trim_start_matches("--choose").trim_start_matches("--moves").trim().to_owned()
            }
            None => match question.options.len().checked_sub(1) {
                Some(last) => question.options.get(random.random_range(0..=last)).cloned().unwrap_or_default(),
                None => return Ok(false),
            },
        };
        match question.about {
            Ask::Moves => match record::read_moves(&chosen) {
                Some(moves) => hand.moves = moves,
                None => self.say("play-not-an-option")?,
            },
            _ => {
                if question.given.is_some() {
                    hand.choices.pop();
                }
                hand.choices.push(chosen);
            }
        }
        Ok(true)
    }

    fn close(&self) -> Result<(), Failure> {
        match self.game.standing() {
            Standing::Over => self.say("record-over"),
            Standing::Blocked => self.say("record-blocked"),
            Standing::Goes => Ok(()),
        }
    }
}

/// A throw by chance: each way as likely as any other.
fn throw(dice: Dice, random: &mut Xoshiro256PlusPlus) -> Throw {
    dice.way(random.random_range(0..dice.ways()))
}
