//! What lies beside a board: as many pawns, tokens and dice as its rules ask for.

use fluent_bundle::FluentValue;

use super::EDGE;
use crate::figure::pieces::{PieceWords, Pieces, pieces};
use crate::pdf::{Plate, Size};
use crate::texts::Texts;
use crate::variant::Variant;

/// The most pawns that are cut out; a variant for a hundred players has others.
const MOST: usize = 16;
/// The players that pawns are made for where a variant does not say how many may play.
const USUAL: usize = 6;

/// Pages of pieces on paper no larger than a home printer takes: half of that of a large board.
pub(super) fn plates(variant: &Variant, texts: &Texts, paper: Size, tiled: bool) -> Vec<Plate> {
    let (short, long) = (paper.width.min(paper.height), paper.width.max(paper.height));
    let large = tiled || long > 1000.0;
    let paper = if large { Size { width: long / 2.0, height: short } } else { Size { width: short, height: long } };
    let count = count(variant);
    let numbers = [("pawns", count.players * count.pawns), ("tokens", count.waits + count.holds + count.stakes), ("dice", count.dice)];
    let args = numbers.map(|(name, number)| (name, FluentValue::from(number)));
    let say = |id: &str| texts.say(id, &args);
    let mut tokens = Vec::new();
    for (id, count) in [("pieces-waits", count.waits), ("pieces-holds", count.holds), ("pieces-stakes", count.stakes)] {
        if count > 0 {
            tokens.push(say(id));
        }
    }
    let words = PieceWords { title: say("pieces-title"), pawns: say("pieces-pawns"), tokens: tokens.join(" "), dice: say("pieces-dice") };
    let pages = pieces(&count, &words, paper.width - 2.0 * EDGE, paper.height - 2.0 * EDGE);
    let plate = |drawing| Plate { heading: Some(words.title.clone()), ..Plate::new(paper, drawing, say("pieces-alt")) };
    pages.into_iter().map(plate).collect()
}

/// What the rules ask for.
fn count(variant: &Variant) -> Pieces {
    let rules = &variant.rules;
    let most = variant.players.max.as_ref().map_or(USUAL, |most| usize::from(most.value)).clamp(1, 8);
    // Fewer players each have more pawns where the rules say so: whoever plays has enough.
    let pawns = usize::from(rules.pawns_each(most).max(rules.pawns.each.value)).max(1);
    let players = most.min((MOST / pawns).max(1));
    let turns = || rules.squares.all().iter().flat_map(|rule| rule.waits()).map(|wait| wait.turns.as_ref().map(|turns| turns.value));
    let longest = usize::try_from(turns().flatten().max().unwrap_or_default()).unwrap_or_default();
    let dice = rules.dice.usual.value;
    Pieces {
        players,
        pawns,
        waits: (longest * players).min(16),
        holds: if turns().any(|turns| turns.is_none()) { players.min(6) } else { 0 },
        stakes: if rules.has_stakes() { (players * 6).min(36) } else { 0 },
        dice: if dice.faces() == 6 { usize::from(dice.count()) } else { 0 },
    }
}
