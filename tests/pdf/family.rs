//! A family game and its card, written by hand: the card must not wait for templates to be tested.

use std::collections::BTreeMap;

use goosebook::document::{Block, Document, Inline};
use goosebook::engine::{Pawn, Player, State, Waiting};
use goosebook::rules::{
    AfterBounce, Chaining, DiceRule, Displaced, EachDie, Effect, Finish, FinishDice, FirstException, FirstOccupied, FirstScope, FirstThrow,
    FirstTurn, Heading, Kind, Meeting, MeetingMust, MeetingOrder, MeetingRule, Motion, Must, Occupied, Overshoot, Pawns, ReleaseTo, Ruled,
    Rules, SquareRule, Squares, Start, Target, Then, ThrowTest, Times, Track, Wait, WaitScope,
};
use goosebook::variant::{Claims, Example, ExampleTurn, Given, Players, Variant};
use goosebook::vocab::{Dice, Lang, Seat, Square, Throw, Words};

fn said<T>(value: T) -> Ruled<T> {
    Ruled::said(value, Vec::new())
}

pub fn square(number: u16) -> Square {
    Square::new(number).unwrap()
}

fn dice() -> Dice {
    Dice::parse("2d6").unwrap()
}

fn throw(first: u8, second: u8) -> Throw {
    dice().throw(&[first, second]).unwrap()
}

fn rule(kind: Kind, at: &[u16], motion: Option<Motion>, turns: Option<u32>) -> SquareRule {
    let wait = turns.map(|turns| Wait {
        turns: Some(said(turns)),
        release: Vec::new(),
        release_to: said(ReleaseTo::Origin),
        scope: said(WaitScope::Pawn),
    });
    SquareRule {
        key: kind.name().to_owned(),
        kind,
        name: None,
        at: said(at.iter().map(|number| square(*number)).collect()),
        occupied: said(if turns.is_some() { Occupied::Shared } else { Occupied::Meets }),
        capacity: None,
        next_dice: None,
        effect: Effect { motion: motion.map(said), wait, ..Effect::default() },
        cases: Vec::new(),
        choose: Vec::new(),
    }
}

/// The rules of the family game on a board of that many squares.
pub fn rules(last: u16) -> Rules {
    let go_to = |number| Some(Motion::GoTo(Target::Square(square(number))));
    let again = Some(Motion::Again {
        after_bounce: said(AfterBounce::Keep),
        heading: said(Heading::Travel),
        times: said(Times::Chain),
        must: said(Must::Must),
    });
    let squares = vec![
        rule(Kind::Goose, &[5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59], again, None),
        rule(Kind::Bridge, &[6], go_to(12), None),
        rule(Kind::Inn, &[19], None, Some(1)),
        rule(Kind::Well, &[31], None, Some(2)),
        rule(Kind::Maze, &[42], go_to(30), None),
        rule(Kind::Prison, &[52], None, Some(2)),
        rule(Kind::Death, &[58], go_to(0), None),
    ];
    Rules {
        dice: DiceRule { usual: said(dice()), or: None, from: Vec::new(), each: said(EachDie::Sum) },
        track: Track { last: said(square(last)), begin: said(square(0)), start: said(Start::Free), enter: None },
        pawns: Pawns { each: said(1), from_players: None },
        first_throw: FirstThrow {
            scope: said(FirstScope::EachPlayer),
            occupied: said(FirstOccupied::Meets),
            exceptions: vec![
                FirstException { test: ThrowTest::Faces(throw(6, 3)), to: Some(said(square(26))) },
                FirstException { test: ThrowTest::Faces(throw(5, 4)), to: Some(said(square(53))) },
            ],
        },
        squares: Squares::new(squares),
        chaining: said(Chaining::Stop),
        meeting: MeetingRule {
            rule: said(Meeting::Swap),
            order: said(MeetingOrder::AfterEffects),
            must: said(MeetingMust::Must),
            exempt: None,
            mover_moves: said(0),
            met_moves: said(0),
            displaced: said(Displaced::Unread),
            mover_pays: said(0),
            met_pays: said(0),
        },
        finish: Finish { overshoot: said(Overshoot::Bounce), dice: said(FinishDice::Sum), then: said(Then::Stop) },
        extra_throw: None,
        ante: None,
    }
}

fn example(names: &[&str], at: &[u16], turns: &[(usize, Option<(u8, u8)>)]) -> Example {
    let seats = at.iter().map(|at| {
        let player = Player { thrown: *at != 0, purse: 0, streak: 0 };
        (player, Pawn { at: square(*at), waiting: Waiting::Free })
    });
    let turn = |(seat, faces): &(usize, Option<(u8, u8)>)| ExampleTurn {
        seat: Seat::from_index(*seat).unwrap(),
        hand: faces.map(|(first, second)| throw(first, second).into()),
        ends: Vec::new(),
        pot: None,
    };
    Example {
        say: Words::default(),
        given: Given { names: names.iter().map(|name| (*name).to_owned()).collect(), state: State::new(seats.collect(), 0) },
        turns: turns.iter().map(turn).collect(),
        sources: Vec::new(),
        card: true,
    }
}

pub fn variant() -> Variant {
    Variant {
        id: "famille".into(),
        title: Words::new(BTreeMap::from([(Lang::Fr, "Variante familiale".into()), (Lang::En, "Family variant".into())])),
        extends: None,
        summary: Words::default(),
        country: None,
        version: None,
        date: None,
        former_ids: Vec::new(),
        page: None,
        sources: BTreeMap::new(),
        players: Players { min: said(2), max: Some(said(6)), first: said(FirstTurn::Random) },
        rules: rules(63),
        no_extra_throw: None,
        claims: Claims::default(),
        notes: Vec::new(),
        examples: vec![
            example(&["Alice", "Bob", "Chloé"], &[0, 0, 0], &[(0, Some((6, 3))), (1, Some((2, 4))), (2, Some((1, 3)))]),
            example(&["Alice"], &[10], &[(0, Some((1, 3)))]),
            example(&["Bob"], &[47], &[(0, Some((2, 3))), (0, None), (0, None), (0, Some((6, 2)))]),
            // Not on the card of the source: the bounce, the meeting, geese over two rows, a goose met backwards.
            example(&["Alice", "Bob"], &[60, 28], &[(0, Some((2, 3)))]),
            example(&["Alice", "Bob"], &[24, 28], &[(0, Some((1, 3)))]),
            example(&["Anne-Charlotte de Saint-Germain"], &[9], &[(0, Some((4, 5)))]),
            example(&["Dan", "Eve"], &[61, 53], &[(0, Some((2, 4)))]),
        ],
        ignored: Vec::new(),
        changes: Vec::new(),
    }
}

pub fn text(text: &str) -> Vec<Inline> {
    vec![Inline::Text(text.to_owned())]
}

fn strong(parts: &[&str]) -> Vec<Inline> {
    // Every other part is strong.
    let part = |(index, part): (usize, &&str)| {
        let plain = Inline::Text((*part).to_owned());
        if index % 2 == 1 { Inline::Strong(vec![plain]) } else { plain }
    };
    parts.iter().enumerate().map(part).collect()
}

pub fn heading(level: u8, words: &str) -> Block {
    Block::Heading { level, text: text(words), id: None }
}

fn icon(name: &str) -> Inline {
    Inline::Icon { name: name.to_owned(), alt: String::new() }
}

pub fn figure(name: &str, alt: &str) -> Block {
    Block::Figure { name: name.to_owned(), alt: alt.to_owned() }
}

pub fn card_fr() -> Document {
    let row = |kind: &str, number: &str, name: &str, what: &str| {
        vec![vec![icon(kind), Inline::Text(format!(" {number}"))], text(name), text(what)]
    };
    let items =
        |items: &[&[&str]]| Block::List { first: None, items: items.iter().map(|item| vec![Block::Paragraph(strong(item))]).collect() };
    Document {
        lang: "fr".into(),
        title: "Jeu de l’oie : variante familiale".into(),
        blocks: vec![
            Block::Heading { level: 1, text: vec![icon("goose"), Inline::Text(" Jeu de l’oie, variante familiale".into())], id: None },
            Block::Paragraph(strong(&["Lance deux dés, ", "ajoute-les", ", avance d’autant. Arrive ", "juste sur 63", " : tu gagnes."])),
            heading(2, "Les cases spéciales"),
            Block::Table {
                head: vec![text("Case"), text("Nom"), text("Ce que tu fais")],
                rows: vec![
                    row("bridge", "6", "Le pont", "Va droit en 12 (6 → 12)."),
                    row("inn", "19", "L’auberge", "Passe ton prochain tour."),
                    row("well", "31", "Le puits", "Passe tes deux prochains tours.*"),
                    row("maze", "42", "Le labyrinthe", "Recule en 30 (42 → 30)."),
                    row("prison", "52", "La prison", "Passe tes deux prochains tours.*"),
                    row("death", "58", "La mort", "Retourne au départ."),
                ],
            },
            heading(2, "Les oies"),
            Block::Paragraph(text(
                "5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59 : avance encore du même total, sans relancer les dés.",
            )),
            heading(2, "Ton premier lancer"),
            items(&[&["", "6 + 3", " : va droit en 26."], &["", "5 + 4", " : va droit en 53."]]),
            heading(2, "Si… alors"),
            items(&[
                &["", "La case est prise", " : échangez vos places.* Le pion renvoyé ne lit pas sa case.*"],
                &["", "Tu dépasses 63", " : avance jusqu’à 63, puis recule du surplus."],
                &["", "Une oie en reculant", " : recule encore du même total.*"],
            ]),
            Block::SideBreak,
            heading(2, "Le plateau"),
            figure("board", "Plateau en spirale de 63 cases."),
            heading(2, "Premier tour"),
            figure("turn/1", "Alice va droit en 26, Bob en 6 puis 12, Chloé en 4."),
            heading(2, "Alice rencontre deux oies"),
            figure("turn/2", "Alice va de 10 à 22 par les oies 14 et 18."),
            heading(2, "Bob en prison"),
            figure("turn/3", "Bob va en 52, passe deux tours, puis joue."),
            Block::Small(vec![
                Block::Paragraph(text("* Convention de cette table, pas une règle imprimée.")),
                Block::Paragraph(vec![
                    Inline::Text("Sources : ".into()),
                    Inline::Link { url: "https://example.org/oie".into(), text: text("Le Jeu de l’Oie, tutoriel familial") },
                    Inline::Text(" (lu le 31 octobre 2026) ; Djeco, Ludo & Co DJ05223 (extrait).".into()),
                ]),
            ]),
        ],
    }
}

/// A card with more to say than the family's, in English: stakes, long names, a narrow column of long words.
pub fn dense_en() -> Document {
    let row = |kind: &str, number: &str, name: &str, what: &str, remember: &str| {
        let alt = format!("{kind} icon");
        vec![
            vec![Inline::Icon { name: kind.to_owned(), alt }, Inline::Text(format!("\u{a0}{number}"))],
            text(name),
            text(what),
            text(remember),
        ]
    };
    let mut document = card_fr();
    document.lang = "en".into();
    document.title = "Game of the Goose".into();
    let table = Block::Table {
        head: vec![text("Square"), text("Name"), text("What you do"), text("Remember")],
        rows: vec![
            row("bridge", "6", "The bridge", "Put one stake into the pot and go straight to 12.", "6 → 12, never free of charge"),
            row(
                "inn",
                "19",
                "The inn",
                "Put one stake into the pot and miss your next turn, unless another pawn arrives.",
                "Counterintuitively unhurried",
            ),
            row(
                "well",
                "31",
                "The well",
                "Miss your next two turns, unless another pawn arrives: it takes your place.",
                "Then you pay one stake",
            ),
            row("maze", "42", "The labyrinthine maze", "Put one stake into the pot and go back to 30.", "42 → 30"),
            row(
                "prison",
                "52",
                "The prison",
                "Wait until another pawn arrives. Pay one stake at each turn missed.",
                "Imprisonment everlasting",
            ),
            row("death", "58", "Death", "Start again from the start.", "58 → start"),
        ],
    };
    document.blocks[3] = table;
    document.blocks.insert(
        4,
        Block::Paragraph(text(
            "Everyone puts ten stakes on the table. The winner takes the pot; doubles give nothing; both dice always count.",
        )),
    );
    document
}
