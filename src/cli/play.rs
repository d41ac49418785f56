//! `play`: a game at the terminal, every move explained.

use std::borrow::Cow;
use std::io::{self, BufRead, Read};

use fluent_bundle::FluentValue;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::args::PlayArgs;
use super::failure::Failure;
use super::file::Target;
use super::players;
use super::table::dice_args;
use super::turn::{after, ask};
use super::{input, output};
use crate::engine::{Ask, End, Hand, Question, Turn, read_moves};
use crate::game::record::{self, Record};
use crate::game::{Game, Standing, missed};
use crate::rules::Rules;
use crate::source::inert;
use crate::texts::{Arg, Texts};
use crate::vocab::{Dice, Lang, Square, Throw};
use crate::wording;

/// So many rounds the program plays by itself: there are rules under which nobody can come home any more.
const MOST_ROUNDS: usize = 2_000;

/// So many times the program looks for moves that can be made, before it gives up.
const MOST_TRIES: usize = 1_000;

/// The longest line that is read from the terminal, in bytes.
const MAX_LINE: u64 = 1 << 16;

/// Plays a game: the throws given first, then those of the players at the terminal.
pub(super) fn run(args: &PlayArgs, lang: Option<Lang>) -> Result<(), Failure> {
    // The players type where a file would have been read.
    let typed = (!args.auto && args.throws.is_none()).then_some("-");
    input::once(lang, std::iter::once(args.variant.as_str()).chain(typed))?;
    let (variant, texts, files) = input::variant_with_files(&args.variant, lang)?;
    let names = players::names(&texts, &variant, args.players.as_deref())?;
    // Said before the game is played, not after.
    let save = args.save.as_deref().map(|path| Target::new(&texts, path, &files)).transpose()?;
    let random = match args.seed {
        Some(seed) => Xoshiro256PlusPlus::seed_from_u64(seed),
        None => Xoshiro256PlusPlus::seed_from_u64(rand::rng().random()),
    };
    let rules = &variant.rules;
    let game = Game::new(rules, names.len());
    let mut table = Table { texts: &texts, rules, names: &names, game, hands: Vec::new(), random, who: Who::Script };
    let mut played = table.script(args.throws.as_deref().unwrap_or_default());
    // A game that was saved cannot be made anew: it is told of before others throw whom nobody can repeat.
    if let Some(save) = save.as_ref().filter(|_| played.is_ok() && !(args.auto && args.seed.is_some())) {
        may_save(&texts, save, &table.record(&variant.id)?)?;
    }
    played = played.and_then(|()| match (args.auto, &args.throws) {
        (true, _) => table.auto(),
        (false, None) => table.by_hand(),
        (false, Some(_)) => Ok(()),
    });
    if let Some(save) = save {
        // What was played is written down even where the game stopped on an error.
        let text = table.record(&variant.id)?;
        let saved = may_save(&texts, &save, &text).and_then(|()| save.deliver(&texts, text.as_bytes()));
        return played.and(saved);
    }
    played
}

/// Refuses to write over anything but the beginning of this game.
fn may_save(texts: &Texts, save: &Target, text: &str) -> Result<(), Failure> {
    if save.goes_on_with(text.as_bytes()) { Ok(()) } else { Err(Failure::path(texts, "play-save-there", save.name())) }
}

/// Who throws and decides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    /// What the command line says, and nobody else.
    Script,
    /// The program.
    Chance,
    /// The players at the terminal.
    Players,
}

/// What became of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Taken {
    /// It was played, or can be typed again.
    Goes,
    /// The players leave.
    Leave,
}

/// How a question was answered.
enum Answer {
    Given,
    /// The throw is not made.
    TakenBack,
    Leave,
}

/// The table at the terminal.
struct Table<'a> {
    texts: &'a Texts,
    rules: &'a Rules,
    names: &'a [String],
    game: Game<'a>,
    hands: Vec<Option<Hand>>,
    random: Xoshiro256PlusPlus,
    who: Who,
}

impl Table<'_> {
    /// The game so far, written down.
    fn record(&self, variant: &str) -> Result<String, Failure> {
        let (lang, names, hands) = (self.texts.lang(), self.names.to_vec(), self.hands.clone());
        let record = Record { variant: variant.to_owned(), lang, names, hands };
        // What was just played can be played again.
        record::write(self.rules, self.texts, &record).map_err(|_| Failure::CannotRun(self.texts.say("play-cannot", &[])))
    }

    /// Plays the throws given.
    fn script(&mut self, throws: &str) -> Result<(), Failure> {
        self.who = Who::Script;
        let throws = record::split(throws);
        for (index, throw) in throws.iter().enumerate() {
            while self.game.standing() == Standing::Goes && self.game.dice().is_none() {
                self.play(None)?;
            }
            if self.game.standing() != Standing::Goes {
                self.close()?;
                let left = [("n", FluentValue::from(throws.len() - index))];
                return Err(Failure::CannotRun(self.texts.say("play-throws-left", &left)));
            }
            self.take(throw)?;
        }
        if self.game.standing() == Standing::Goes || throws.is_empty() { Ok(()) } else { self.close() }
    }

    /// Plays to the end, the program throwing and deciding for everyone.
    fn auto(&mut self) -> Result<(), Failure> {
        self.who = Who::Chance;
        let most = MOST_ROUNDS.saturating_mul(self.names.len());
        let begun = self.game.played();
        if self.game.standing() != Standing::Goes {
            return Ok(());
        }
        while self.game.standing() == Standing::Goes {
            if self.game.played() - begun >= most {
                return Err(Failure::Wrong(self.texts.say("play-no-end", &[("rounds", FluentValue::from(MOST_ROUNDS))])));
            }
            let hand = self.game.dice().map(|(dice, or)| {
                let dice = or.filter(|_| self.random.random_range(0..2_u8) == 1).unwrap_or(dice);
                Hand::from(throw(dice, &mut self.random))
            });
            self.play(hand)?;
        }
        self.close()
    }

    /// Plays what is typed.
    fn by_hand(&mut self) -> Result<(), Failure> {
        self.who = Who::Players;
        while self.game.standing() == Standing::Goes {
            self.prompt()?;
            let Some(line) = self.read()? else { return Ok(()) };
            if self.take(&line)? == Taken::Leave {
                return Ok(());
            }
        }
        self.close()
    }

    fn player(&self) -> Cow<'_, str> {
        self.game.next().name(self.names)
    }

    /// Says something to the players, who may have typed what it repeats.
    fn say(&self, message: &str, more: &[Arg<'_>]) -> Result<(), Failure> {
        let mut args = vec![("player", FluentValue::from(self.player()))];
        args.extend_from_slice(more);
        output::print(&format!("{}\n", inert(&self.texts.say(message, &args))))
    }

    fn prompt(&self) -> Result<(), Failure> {
        let (message, example, dice) = match self.game.dice() {
            Some((usual, Some(or))) => ("play-prompt-or", usual.sample().to_string(), format!("{usual}, {or}")),
            Some((usual, None)) => ("play-prompt", usual.sample().to_string(), String::new()),
            None => ("play-prompt-missed", String::new(), String::new()),
        };
        let player = FluentValue::from(self.player());
        let args = [("player", player), ("also", FluentValue::from(example)), ("dice", FluentValue::from(dice))];
        output::print(&format!("\n{} ", self.texts.say(message, &args)))
    }

    /// One line from the terminal; `None` at the end of the input.
    fn read(&self) -> Result<Option<String>, Failure> {
        let mut bytes = Vec::new();
        let read = io::stdin().lock().take(MAX_LINE).read_until(b'\n', &mut bytes);
        read.map_err(|error| Failure::cannot_read(self.texts, "-", &error))?;
        if bytes.is_empty() {
            // The prompt stands on a line that nobody has ended.
            output::print("\n")?;
            return Ok(None);
        }
        // Letters of another encoding are no throw; they do not end the game.
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    /// Takes one line: a throw, nothing (the program throws), `u` to undo, `q` to leave.
    fn take(&mut self, line: &str) -> Result<Taken, Failure> {
        match line {
            "q" | "Q" if self.who == Who::Players => return Ok(Taken::Leave),
            "u" | "U" if self.who == Who::Players => {
                if self.game.undo() {
                    self.hands.pop();
                    self.say("play-undone", &[])?;
                } else {
                    self.say("play-nothing-to-undo", &[])?;
                }
                return Ok(Taken::Goes);
            }
            _ => {}
        }
        let hand = match (self.game.dice(), line) {
            (None, "") => None,
            (None, _) => {
                self.say("play-misses", &[])?;
                return Ok(Taken::Goes);
            }
            (Some((dice, _)), "") => Some(Hand::from(throw(dice, &mut self.random))),
            (Some(dice), text) => match record::read_hand(dice, text).or_else(|| self.throw_of(dice, text)) {
                Some(hand) => Some(hand),
                None => {
                    let mut args = dice_args(self.rules, dice, Square::START);
                    args.push(("value", FluentValue::from(text.to_owned())));
                    self.typed_again("play-not-a-throw", &args)?;
                    return Ok(Taken::Goes);
                }
            },
        };
        self.play(hand)
    }

    /// `2d6`: the program throws the dice named, where the player may choose them.
    fn throw_of(&mut self, (usual, or): (Dice, Option<Dice>), text: &str) -> Option<Hand> {
        let dice = Dice::parse(text).ok().filter(|dice| self.who == Who::Players && (*dice == usual || Some(*dice) == or))?;
        Some(Hand::from(throw(dice, &mut self.random)))
    }

    /// A line that was typed can be typed again; one that was given cannot.
    fn typed_again(&self, message: &str, args: &[Arg<'_>]) -> Result<(), Failure> {
        if self.who == Who::Players { self.say(message, args) } else { Err(Failure::CannotRun(self.texts.say(message, args))) }
    }

    fn play(&mut self, hand: Option<Hand>) -> Result<Taken, Failure> {
        let Some(mut played) = hand.clone().or_else(|| missed(self.rules)) else { return Ok(Taken::Leave) };
        let player = self.player().into_owned();
        for _ in 0..MOST_TRIES {
            let turn = match self.game.play(&played) {
                Ok(turn) => turn,
                // Moves that cannot be made are asked for once more: the throw stands.
                Err(_) if !played.moves.is_empty() => {
                    self.refuse_moves(&played)?;
                    played.moves.clear();
                    continue;
                }
                Err(_) => {
                    self.typed_again("play-cannot", &[])?;
                    return Ok(Taken::Goes);
                }
            };
            if let End::Asks(question) = &turn.end {
                match self.decide(question, &player, &turn, &mut played)? {
                    Answer::Given => continue,
                    Answer::TakenBack => return Ok(Taken::Goes),
                    Answer::Leave => return Ok(Taken::Leave),
                }
            }
            for sentence in wording::sentences(self.texts, self.rules, self.names, &turn) {
                output::print(&format!("{sentence}\n"))?;
            }
            if !turn.end.is_played() {
                return Err(Failure::Found);
            }
            output::print(&after(self.texts, self.rules, self.names, &turn))?;
            let unasked = played.choices.split_off(turn.choices().min(played.choices.len()));
            self.hands.push(hand.is_some().then_some(played));
            if let Some(unasked) = unasked.first() {
                let args = [("value", FluentValue::from(unasked.clone())), ("player", FluentValue::from(player))];
                self.typed_again("cli-not-asked", &args)?;
            }
            return Ok(Taken::Goes);
        }
        Err(Failure::Wrong(self.texts.say("play-cannot", &[])))
    }

    fn refuse_moves(&self, hand: &Hand) -> Result<(), Failure> {
        match self.who {
            Who::Chance => Ok(()),
            Who::Script | Who::Players => self.typed_again("cli-moves-impossible", &[("value", FluentValue::from(hand.throw.to_string()))]),
        }
    }

    /// Has a question answered: by the player, or by chance where the program decides.
    fn decide(&mut self, question: &Question, player: &str, turn: &Turn, hand: &mut Hand) -> Result<Answer, Failure> {
        let chosen = match self.who {
            Who::Script => return Err(Failure::CannotRun(ask(self.texts, self.rules, player, question).trim_end().to_owned())),
            Who::Players => {
                output::print(&inert(&ask(self.texts, self.rules, player, question)))?;
                let Some(line) = self.read()? else { return Ok(Answer::Leave) };
                match line.as_str() {
                    "q" | "Q" => return Ok(Answer::Leave),
                    "u" | "U" => return Ok(Answer::TakenBack),
                    _ => line.trim_start_matches("--choose").trim_start_matches("--moves").trim().to_owned(),
                }
            }
            Who::Chance => match question.options.len().checked_sub(1) {
                Some(last) => question.options.get(self.random.random_range(0..=last)).cloned().unwrap_or_default(),
                None => return Err(Failure::Wrong(self.texts.say("play-cannot", &[]))),
            },
        };
        match question.about {
            Ask::Moves => match read_moves(&chosen) {
                Ok(moves) => hand.moves = moves,
                Err(_) => self.say("play-not-an-option", &[])?,
            },
            _ => {
                // What was chosen before holds; what was chosen here, and after it, does not.
                hand.choices.truncate(turn.choices());
                hand.choices.push(chosen);
            }
        }
        Ok(Answer::Given)
    }

    fn close(&self) -> Result<(), Failure> {
        match self.game.standing() {
            Standing::Over => self.say("record-over", &[]),
            Standing::Blocked => self.say("record-blocked", &[]),
            Standing::Goes => Ok(()),
        }
    }
}

/// A throw by chance: each way as likely as any other.
fn throw(dice: Dice, random: &mut Xoshiro256PlusPlus) -> Throw {
    dice.way(random.random_range(0..dice.ways()))
}
