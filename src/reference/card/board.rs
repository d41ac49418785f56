//! The words of a board to play on: those of the card, in the order in which they are wanted at the table.

use super::{Card, Maker, Row};
use crate::document::{self, Block};
use crate::figure::play::{PlayWords, RuleLine};
use crate::reference::small::{SIGN_SILENT, SIGN_TABLE};
use crate::reference::statements::statements;
use crate::rules::{Motion, SquareRule, Target};
use crate::texts::{Texts, bare, capital};
use crate::trace;
use crate::variant::Variant;
use crate::wording::Vocabulary;

/// From so many squares on that lead straight to others, the drawing tells where to, and the rule says only that it does.
const DRAWN: usize = 4;

/// The words of a board of this variant.
pub fn board_words(variant: &Variant, texts: &Texts) -> PlayWords {
    let words = Vocabulary::new(texts, &variant.rules);
    let list = statements(&words, variant);
    let maker = Maker { variant, words, list: &list };
    let card = Card::new(variant, texts);
    let mut lines = vec![
        RuleLine { icon: Some("finish".to_owned()), head: texts.say("board-aim", &[]), says: card.aim },
        RuleLine { icon: Some("dice".to_owned()), head: texts.say("board-turn", &[]), says: card.turn },
    ];
    if !card.first_throw.is_empty() {
        let head = texts.say("board-first-throw", &[("sign", card.first_throw_sign.into())]);
        lines.push(RuleLine { icon: None, head, says: card.first_throw });
    }
    let drawn = |rule: &SquareRule| {
        let leads = matches!(rule.effect.motion.as_ref().map(|motion| &motion.value), Some(Motion::GoTo(Target::Each(_))));
        leads && rule.at.value.len() >= DRAWN
    };
    // Where each square stands is seen: a rule of many squares needs none of their numbers.
    let many = maker.by_square().into_iter().filter(|rule| rule.at.value.len() > crate::reference::small::IN_ROW);
    lines.extend(many.map(|rule| {
        let group = maker.group(rule);
        let says = if drawn(rule) { texts.say("board-ways", &[]) } else { capital(&group.does) };
        RuleLine { icon: Some(rule.kind.name().to_owned()), head: texts.say("board-head", &[("name", group.name.into())]), says }
    }));
    lines.extend(card.rows.into_iter().map(|row| square_line(texts, row)));
    lines.extend(card.lines.into_iter().map(|says| RuleLine { icon: None, head: String::new(), says }));
    lines.extend(card.house.iter().map(|says| house_line(texts, &card.house_rule, says)));
    lines.extend(signs(texts, &lines));
    PlayWords {
        title: maker.words.text(&variant.title),
        start: texts.say("figure-start", &[]),
        finish: texts.say("board-finish", &[]),
        foot: trace::line(variant),
        names: variant.rules.squares.all().iter().map(|rule| capital(bare(texts.lang(), &maker.words.name(rule)))).collect(),
        lines,
    }
}

fn square_line(texts: &Texts, row: Row) -> RuleLine {
    let head = texts.say("board-head", &[("name", format!("{} {}", row.squares, row.name).into())]);
    RuleLine { icon: row.icon, head, says: row.does }
}

/// A rule of the house, which no engine plays: its text alone.
fn house_line(texts: &Texts, title: &str, markdown: &str) -> RuleLine {
    let blocks = document::parse(markdown, texts.lang()).blocks;
    let text = |block: &Block| if let Block::Paragraph(inlines) = block { Some(document::plain(inlines)) } else { None };
    let says = blocks.iter().filter_map(text).collect::<Vec<_>>().join(" ");
    RuleLine { icon: None, head: texts.say("board-head", &[("name", title.into())]), says }
}

/// What the signs mean that the lines use.
fn signs(texts: &Texts, lines: &[RuleLine]) -> Option<RuleLine> {
    let uses = |sign: &str| lines.iter().any(|line| line.head.contains(sign) || line.says.contains(sign));
    let says: Vec<String> = [(SIGN_TABLE, "board-sign-table"), (SIGN_SILENT, "board-sign-silent")]
        .into_iter()
        .filter(|(sign, _)| uses(sign))
        .map(|(sign, id)| format!("{sign}\u{a0}{}", texts.say(id, &[])))
        .collect();
    (!says.is_empty()).then(|| RuleLine { icon: None, head: String::new(), says: says.join(&texts.say("board-signs", &[])) + "." })
}
