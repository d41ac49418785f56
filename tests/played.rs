//! Whole games, written down: one for each carried variant, played again throw by throw.
//!
//! `UPDATE_GAMES=1` writes the files anew; what has changed is then read like any change of words.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "common/chance.rs"]
mod chance;
#[path = "common/read.rs"]
mod read;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use chance::Chance;
use goosebook::check;
use goosebook::engine::{End, Hand, Step, Turn};
use goosebook::game::record::{self, Record, RecordFaultKind};
use goosebook::game::{Game, Standing, missed};
use goosebook::rules::Rules;
use goosebook::texts::Texts;
use goosebook::variant::Variant;
use goosebook::vocab::Lang;

/// A game is looked for that has an end within so many throws.
const SHORT: usize = 25;

/// So many games are tried.
const TRIES: u64 = 500;

/// No game is longer in these files.
const LONG: usize = 60;

fn file(id: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(format!("{id}.txt"))
}

/// What a step shows: its kind, and the rule of the square where it has one.
fn shown(step: &Step) -> String {
    let step = format!("{step:?}");
    let kind = step.split(' ').next().unwrap_or_default();
    let rule = step.split("RuleId(").nth(1).and_then(|rest| rest.split(')').next()).unwrap_or_default();
    format!("{kind} {rule}")
}

/// A game by chance: its hands, all that they show, and whether it has an end.
struct Played {
    hands: Vec<Option<Hand>>,
    shown: BTreeSet<String>,
    ended: bool,
}

fn play(rules: &Rules, players: usize, seed: u64, most: usize) -> Played {
    let mut chance = Chance(seed);
    let mut game = Game::new(rules, players);
    let mut played = Played { hands: Vec::new(), shown: BTreeSet::new(), ended: false };
    while game.standing() == Standing::Goes && played.hands.len() < most {
        let (hand, turn) = hand(rules, &mut game, &mut chance);
        played.hands.push(hand);
        played.shown.extend(turn.steps.iter().map(shown));
    }
    played.ended = game.standing() == Standing::Over;
    played
}

/// One throw, every decision by chance.
fn hand(rules: &Rules, game: &mut Game<'_>, chance: &mut Chance) -> (Option<Hand>, Turn) {
    let Some((usual, or)) = game.dice() else {
        let missed = missed(rules).unwrap();
        return (None, game.play(&missed).unwrap());
    };
    let dice = or.filter(|_| chance.below(2) == 1).unwrap_or(usual);
    let mut hand = Hand::from(chance.throw(dice));
    loop {
        match game.play(&hand) {
            Err(_) => hand.moves.clear(),
            Ok(turn) => match &turn.end {
                End::Asks(question) => {
                    let option = &question.options[chance.below(question.options.len() as u64) as usize];
                    hand = hand.answered(question.about, option);
                }
                _ => return (Some(hand), turn),
            },
        }
    }
}

/// The game that shows most, of those that end soon; where none does, of those that end at all.
fn choose(variant: &Variant) -> Record {
    let most = variant.players.max.as_ref().map_or(u16::MAX, |max| max.value);
    let names = ["Alice", "Bob", "Chloé", "David", "Emma", "Farid"];
    let players = usize::from(variant.players.min.value.clamp(2, most.min(6)));
    let best = [SHORT, LONG].into_iter().find_map(|throws| {
        let games = (0..TRIES).map(|seed| play(&variant.rules, players, seed, throws)).filter(|game| game.ended);
        // Of games that show as much the shorter one, and of those the first.
        games.min_by_key(|game| (usize::MAX - game.shown.len(), game.hands.len()))
    });
    // Where no game ends soon, the beginning of one is told.
    let hands = best.unwrap_or_else(|| play(&variant.rules, players, 1, LONG)).hands;
    Record { variant: variant.id.clone(), lang: Lang::Fr, names: names[..players].iter().map(|name| (*name).to_owned()).collect(), hands }
}

#[test]
fn every_carried_variant_has_a_game_that_plays_out_as_written() {
    let update = std::env::var_os("UPDATE_GAMES").is_some();
    let mut wrong = Vec::new();
    for variant in read::all() {
        let id = &variant.id;
        let path = file(id);
        if update {
            let record = choose(&variant);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            let texts = Texts::embedded(record.lang).unwrap();
            fs::write(&path, record::write(&variant.rules, &texts, &record).unwrap()).unwrap();
        }
        let Ok(text) = fs::read_to_string(&path) else {
            wrong.push(format!("{id}: tests/games/{id}.txt is missing"));
            continue;
        };
        let (mut record, lines) = record::read(&text).unwrap();
        assert_eq!(record.variant, *id);
        let texts = Texts::embedded(record.lang).unwrap();
        let played = record::hands(&variant.rules, &record.names, &lines).and_then(|hands| {
            record.hands = hands;
            record::write(&variant.rules, &texts, &record)
        });
        match played {
            Ok(again) => wrong.extend(first_difference(&text, &again).map(|difference| format!("{id}: {difference}"))),
            Err(fault) => wrong.push(format!("{id}: {fault}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn first_difference(written: &str, again: &str) -> Option<String> {
    let (mut written, mut again) = (written.lines(), again.lines());
    for number in 1.. {
        match (written.next(), again.next()) {
            (None, None) => return None,
            (one, other) if one == other => {}
            (one, other) => return Some(format!("line {number}: written {one:?}, played {other:?}")),
        }
    }
    None
}

#[test]
fn no_game_is_left_without_its_variant() {
    let ids: BTreeSet<String> = check::Embedded::ids().into_iter().collect();
    let stem = |path: PathBuf| path.file_stem().unwrap().to_string_lossy().into_owned();
    let files: BTreeSet<String> = fs::read_dir(file("x").parent().unwrap()).unwrap().map(|entry| stem(entry.unwrap().path())).collect();
    assert_eq!(files, ids);
}

#[test]
fn a_record_that_does_not_fit_is_refused_at_its_line() {
    let variant = read::carried("famille");
    let refused = |names: &str, throws: &str| {
        let (record, lines) = record::read(&format!("variant: famille\nlang: fr\nplayers: {names}\n{throws}")).unwrap();
        record::hands(&variant.rules, &record.names, &lines).err().map(|fault| (fault.line, fault.kind))
    };
    assert_eq!(refused("Al, Bob", "> Al 1+3\n> Bob 1+1\n"), None);
    // A name that begins with another one is not that one.
    assert_eq!(refused("Al, Alice", "> Alice 1+3\n"), Some((4, RecordFaultKind::OtherPlayer)));
    assert_eq!(refused("Anne Marie, A", "> Anne Marie 1+3\n> A 1+1\n"), None);
    // A throw that has to be made is not a missed turn; nor the other way round: 19 is the inn.
    assert_eq!(refused("A, B", "> A\n"), Some((4, RecordFaultKind::Throw)));
    assert_eq!(refused("A", "> A 6+4\n> A 5+4\n> A 1+1\n"), Some((6, RecordFaultKind::Misses)));
    assert_eq!(refused("A, B", "> A 7+1\n"), Some((4, RecordFaultKind::Throw)));
    assert_eq!(refused("A, B", "> A 1+3 choose pay\n"), Some((4, RecordFaultKind::CannotPlay)));
    let fault = record::read("variant: famille\nplayers: A,,B\n").unwrap_err();
    assert_eq!(fault.to_string(), "the players are missing, or one has no name");
}
