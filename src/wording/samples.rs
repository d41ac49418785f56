//! Variants for the tests of this folder.

use std::collections::BTreeMap;

use crate::engine::{Pawn, Player, State, Waiting};
use crate::rules::{
    AfterBounce, Basis, Chaining, DiceRule, Displaced, EachDie, Effect, Finish, FinishDice, FirstException, FirstOccupied, FirstScope,
    FirstThrow, FirstTurn, Heading, Kind, Meeting, MeetingMust, MeetingOrder, MeetingRule, Motion, Must, Occupied, Overshoot, Pawns,
    Release, ReleaseTo, Ruled, Rules, SquareRule, Squares, Start, Target, Then, ThrowTest, Times, Track, Wait, WaitScope,
};
use crate::variant::{Claims, Clause, Example, ExampleTurn, Given, Players, Seen, Source, Variant};
use crate::vocab::{Dice, Lang, Seat, Square, Words};

const GEESE: [u16; 13] = [5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59];

pub(crate) fn said<T>(value: T) -> Ruled<T> {
    Ruled::said(value, Vec::new())
}

pub(crate) fn table<T>(value: T) -> Ruled<T> {
    Ruled { value, basis: Basis::Table(Vec::new()) }
}

pub(crate) fn words(fr: &str, en: &str) -> Words {
    Words::new(BTreeMap::from([(Lang::Fr, fr.to_owned()), (Lang::En, en.to_owned())]))
}

pub(crate) fn square(number: u16) -> Square {
    Square::new(number).unwrap()
}

fn dice() -> Dice {
    Dice::new(2, 6).unwrap()
}

/// A rule that does nothing yet.
pub(crate) fn rule(kind: Kind, at: &[u16]) -> SquareRule {
    SquareRule {
        key: kind.name().to_owned(),
        kind,
        name: None,
        at: said(at.iter().map(|number| square(*number)).collect()),
        occupied: Ruled::silent(Occupied::Meets),
        capacity: None,
        next_dice: None,
        effect: Effect::default(),
        cases: Vec::new(),
        choose: Vec::new(),
    }
}

/// A rule that does just that.
pub(crate) fn with(kind: Kind, at: &[u16], effect: Effect) -> SquareRule {
    SquareRule { effect, ..rule(kind, at) }
}

/// A motion and nothing else.
pub(crate) fn moving(motion: Motion) -> Effect {
    Effect { motion: Some(said(motion)), ..Effect::default() }
}

pub(crate) fn go_to(kind: Kind, at: u16, to: u16) -> SquareRule {
    with(kind, &[at], moving(Motion::GoTo(Target::Square(square(to)))))
}

/// A wait of so many turns, or a hold, that these end.
pub(crate) fn waiting(turns: Option<u32>, release: Vec<Release>) -> Wait {
    Wait {
        turns: turns.map(said),
        release: release.into_iter().map(said).collect(),
        release_to: Ruled::silent(ReleaseTo::Origin),
        scope: Ruled::silent(WaitScope::Pawn),
    }
}

/// A wait of so many turns, or a hold; released by an arrival where `release` is set.
pub(crate) fn wait(kind: Kind, at: u16, turns: Option<u32>, release: bool) -> SquareRule {
    let wait = waiting(turns, if release { vec![Release::Arrival] } else { Vec::new() });
    with(kind, &[at], Effect { wait: Some(wait), ..Effect::default() })
}

/// A goose that does the usual, but for that.
pub(crate) fn again(after_bounce: Ruled<AfterBounce>) -> Motion {
    let (heading, times, must) = (Ruled::silent(Heading::Travel), Ruled::silent(Times::Chain), Ruled::silent(Must::Must));
    Motion::Again { after_bounce, heading, times, must }
}

fn geese(after_bounce: Ruled<AfterBounce>) -> SquareRule {
    with(Kind::Goose, &GEESE, moving(again(after_bounce)))
}

fn rules(squares: Vec<SquareRule>) -> Rules {
    let exception =
        |faces: [u8; 2], to: u16| FirstException { test: ThrowTest::Faces(dice().throw(&faces).unwrap()), to: Some(said(square(to))) };
    Rules {
        dice: DiceRule { usual: said(dice()), or: None, from: Vec::new(), each: Ruled::silent(EachDie::Sum) },
        track: Track { last: said(square(63)), begin: Ruled::silent(Square::START), start: Ruled::silent(Start::Free), enter: None },
        pawns: Pawns { each: Ruled::silent(1), from_players: None },
        first_throw: FirstThrow {
            scope: said(FirstScope::EachPlayer),
            occupied: Ruled::silent(FirstOccupied::Meets),
            exceptions: vec![exception([6, 3], 26), exception([5, 4], 53)],
        },
        squares: Squares::new(squares),
        chaining: Ruled::silent(Chaining::Stop),
        meeting: MeetingRule {
            rule: said(Meeting::Swap),
            order: Ruled::silent(MeetingOrder::AfterEffects),
            must: Ruled::silent(MeetingMust::Must),
            exempt: None,
            mover_moves: Ruled::silent(0),
            met_moves: Ruled::silent(0),
            displaced: table(Displaced::Unread),
            mover_pays: Ruled::silent(0),
            met_pays: Ruled::silent(0),
        },
        finish: Finish { overshoot: said(Overshoot::Bounce), dice: Ruled::silent(FinishDice::Sum), then: said(Then::Stop) },
        extra_throw: None,
        ante: None,
    }
}

fn variant(id: &str, title: Words, rules: Rules) -> Variant {
    Variant {
        id: id.to_owned(),
        title,
        extends: None,
        summary: words("Le jeu en famille.", "The game for families."),
        country: Some("fr".to_owned()),
        version: None,
        date: None,
        former_ids: Vec::new(),
        page: None,
        sources: BTreeMap::new(),
        players: Players { min: said(2), max: Some(said(6)), first: said(FirstTurn::Random) },
        rules,
        no_extra_throw: None,
        claims: Claims::default(),
        notes: Vec::new(),
        examples: Vec::new(),
        ignored: Vec::new(),
        changes: Vec::new(),
    }
}

/// One turn per throw; `None` is a missed turn.
pub(crate) fn example(say: Words, at: &[(&str, u16, bool)], turns: &[(u32, Option<[u8; 2]>)]) -> Example {
    let seats = at
        .iter()
        .map(|(_, at, thrown)| (Player { thrown: *thrown, purse: 0, streak: 0 }, Pawn { at: square(*at), waiting: Waiting::Free }));
    let turn = |(seat, faces): &(u32, Option<[u8; 2]>)| ExampleTurn {
        seat: Seat::from_index(*seat as usize).unwrap(),
        hand: faces.map(|faces| dice().throw(&faces).unwrap().into()),
        ends: Vec::new(),
        pot: None,
    };
    Example {
        say,
        given: Given { names: at.iter().map(|(name, ..)| (*name).to_owned()).collect(), state: State::new(seats.collect(), 0) },
        turns: turns.iter().map(turn).collect(),
        sources: Vec::new(),
        card: true,
    }
}

/// The family game: limited waits, traps shared, no stakes.
pub(crate) fn family() -> Variant {
    let shared = |rule: SquareRule| SquareRule { occupied: table(Occupied::Shared), ..rule };
    let squares = vec![
        geese(table(AfterBounce::Keep)),
        go_to(Kind::Bridge, 6, 12),
        shared(wait(Kind::Inn, 19, Some(1), false)),
        shared(wait(Kind::Well, 31, Some(2), false)),
        go_to(Kind::Maze, 42, 30),
        shared(wait(Kind::Prison, 52, Some(2), false)),
        go_to(Kind::Death, 58, 0),
    ];
    let mut family = variant("famille", words("Variante familiale", "Family variant"), rules(squares));
    family.sources.insert(
        "tutoriel".to_owned(),
        Source {
            place: 0,
            title: "Le Jeu de l'Oie".to_owned(),
            author: None,
            date: Some("2026".to_owned()),
            url: Some("https://oie.example/famille".to_owned()),
            checked: Some("2026-10-31".to_owned()),
            seen: Seen::Whole,
            note: Words::default(),
            clauses: vec![Clause {
                id: "nine".to_owned(),
                says: words("Le premier 9 a deux raccourcis.", "The first 9 has two shortcuts."),
            }],
        },
    );
    family.claims.minutes = Some(said((15, 30)));
    family.examples = vec![
        example(
            words("Premier tour", "First turn"),
            &[("Alice", 0, false), ("Bob", 0, false), ("Chloé", 0, false)],
            &[(0, Some([6, 3])), (1, Some([2, 4])), (2, Some([1, 3]))],
        ),
        example(words("Deux oies de suite", "Two geese in a row"), &[("Alice", 10, true)], &[(0, Some([1, 3]))]),
        example(words("En prison", "In prison"), &[("Bob", 50, true)], &[(0, Some([1, 1])), (0, None), (0, None), (0, Some([2, 1]))]),
    ];
    family
}

/// A game with a pot, an inn of its own name, holds and releases.
pub(crate) fn pot() -> Variant {
    let pays = |mut rule: SquareRule| {
        rule.effect.pay.arrival = Some(said(1));
        rule
    };
    let mut inn = pays(wait(Kind::Inn, 19, Some(1), true));
    inn.name = Some(said(words("l'hôtellerie", "the hostelry")));
    let mut well = wait(Kind::Well, 31, Some(2), true);
    well.effect.pay.released = Some(said(1));
    let mut prison = wait(Kind::Prison, 52, None, true);
    prison.effect.pay.missed_turn = Some(said(1));
    let mut goose = geese(Ruled::silent(AfterBounce::Keep));
    goose.at.basis = Basis::Table(Vec::new());
    let squares =
        vec![goose, pays(go_to(Kind::Bridge, 6, 12)), inn, well, pays(go_to(Kind::Maze, 42, 30)), prison, go_to(Kind::Death, 58, 0)];
    let mut rules = rules(squares);
    rules.meeting.mover_pays = said(1);
    rules.meeting.met_pays = said(1);
    rules.meeting.displaced = Ruled::silent(Displaced::Unread);
    variant("classique-mises", words("Jeu classique avec mises", "Classic game with stakes"), rules)
}
