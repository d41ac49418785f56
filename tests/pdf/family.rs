//! The family game with turns that are hard to draw, and its card written by hand: the card must not wait for templates to
//! be tested.

use goosebook::check::{Embedded, check};
use goosebook::document::{Block, Document, Inline};
use goosebook::rules::Rules;
use goosebook::source::Input;
use goosebook::variant::Variant;
use goosebook::vocab::Square;

/// The first three stand on the card of the source; then the bounce, the meeting, geese over two rows, a goose met backwards.
const TURNS: &str = r#"
goosebook: 1
id: essai
title: { fr: "Variante familiale", en: "Family variant" }
extends: famille
examples:
  - say: "Le premier tour"
    card: true
    turns: [ { Alice: [6, 3] }, { Bob: [2, 4] }, { Chloé: [1, 3] } ]
  - say: "Deux oies"
    card: true
    given: { Alice: 10 }
    turns: [ { Alice: [1, 3] } ]
  - say: "La prison"
    card: true
    given: { Bob: 47 }
    turns: [ { Bob: [2, 3] }, { Bob: missed }, { Bob: missed }, { Bob: [6, 2] } ]
  - say: "Le rebond"
    card: true
    given: { Alice: 60, Bob: 28 }
    turns: [ { Alice: [2, 3] } ]
  - say: "La rencontre"
    card: true
    given: { Alice: 24, Bob: 28 }
    turns: [ { Alice: [1, 3] } ]
  - say: "Deux rangées"
    card: true
    given: { "Anne-Charlotte de Saint-Germain": 9 }
    turns: [ { "Anne-Charlotte de Saint-Germain": [4, 5] } ]
  - say: "Une oie à l’envers"
    card: true
    given: { Dan: 61, Eve: 53 }
    turns: [ { Dan: [2, 4] } ]
"#;

pub fn variant() -> Variant {
    let report = check(&Input::new("essai.yaml", TURNS), &Embedded);
    report.variant.unwrap_or_else(|| panic!("{:?}", report.findings))
}

/// The rules of the family game on a board of that many squares; what stands past its end is not drawn.
pub fn rules(last: u16) -> Rules {
    let mut rules = variant().rules;
    rules.track.last.value = Square::new(last).unwrap();
    rules
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
