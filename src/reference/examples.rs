//! The worked turns that a card shows.
//!
//! In comes a variant; out come its examples that are meant for the card. A variant without any takes over up to three
//! of the shipped variants that it extends: those that hold under its own rules too, as the engine plays them.

use crate::check;
use crate::engine::{End, Turn};
use crate::game::replay;
use crate::rules::Rules;
use crate::variant::{Example, ExampleTurn, Variant};

/// The most examples that are taken over.
const TAKEN: usize = 3;

/// The examples of the card, in order.
pub fn of_card(variant: &Variant) -> Vec<Example> {
    let own: Vec<Example> = variant.examples.iter().filter(|example| example.card).cloned().collect();
    if !own.is_empty() {
        return own;
    }
    let mut taken = Vec::new();
    let mut below = variant.extends.clone();
    // Reading has made sure that none of those below extends one above it.
    while let Some(base) = below.and_then(|id| check::embedded(&id)).and_then(|report| report.variant) {
        let fits = base.examples.into_iter().filter(|example| example.card && holds(&variant.rules, example));
        taken.extend(fits.take(TAKEN.saturating_sub(taken.len())));
        below = base.extends;
    }
    taken
}

/// The same variant with that many worked turns on its card: those that it shows anyway, then its other ones in their
/// order; `None` where it has fewer.
pub fn with_turns(variant: &Variant, turns: usize) -> Option<Variant> {
    let mut shown = of_card(variant);
    shown.extend(variant.examples.iter().filter(|example| !example.card).cloned());
    if shown.len() < turns {
        return None;
    }
    shown.truncate(turns);
    for example in &mut shown {
        example.card = true;
    }
    Some(Variant { examples: shown, ..variant.clone() })
}

/// Whether every turn of an example ends under these rules as the example says.
fn holds(rules: &Rules, example: &Example) -> bool {
    let given = &example.given.state;
    let on_track = given.seats().flat_map(|seat| given.pawns_of(seat)).all(|(_, pawn)| (rules.begin()..=rules.last()).contains(&pawn.at));
    let turns = replay(rules, example);
    let as_said = |(turn, played): (&ExampleTurn, &Turn)| played.end.is_played() && turn.unmet(&played.state).is_empty();
    // Whoever throws again is the next one too.
    let next = |(pair, played): (&[ExampleTurn], &Turn)| match pair {
        [turn, next] => played.end != End::ThrowsAgain || next.seat == turn.seat,
        _ => true,
    };
    let in_turn = example.turns.windows(2).zip(&turns).all(next);
    on_track && in_turn && turns.len() == example.turns.len() && example.turns.iter().zip(&turns).all(as_said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{ExtraThrow, Overshoot, StreakEnds, ThrowTest};
    use crate::wording::samples::{self, said};

    #[test]
    fn a_variant_shows_its_own_examples() {
        let family = samples::family();
        let of_its_card = family.examples.iter().filter(|example| example.card).count();
        assert!((1..family.examples.len()).contains(&of_its_card));
        assert_eq!(of_card(&family).len(), of_its_card);
    }

    #[test]
    fn without_any_it_takes_those_that_hold_under_its_rules() {
        let shipped = samples::family();
        let mut house = shipped.clone();
        house.id = "maison".to_owned();
        house.extends = Some("famille".to_owned());
        house.examples.clear();
        let titles = |variant: &Variant| of_card(variant).iter().map(|example| format!("{:?}", example.say)).collect::<Vec<_>>();
        assert_eq!(titles(&house), titles(&shipped));
        // Another end of the track changes none of them; a prison without a wait changes one.
        house.rules.finish.overshoot.value = Overshoot::Win;
        assert_eq!(titles(&house), titles(&shipped));
        // Where a six throws again, Bob is not the next one after it.
        let mut again = house.clone();
        again.rules.extra_throw = Some(ExtraThrow { on: said(ThrowTest::Face(6)), streak: None, streak_ends: said(StreakEnds::Start) });
        assert!(!titles(&again).contains(&titles(&shipped)[0]) && !titles(&again).is_empty());
        let free = house.rules.squares.all().iter().filter(|rule| rule.effect.wait.is_none()).cloned().collect();
        house.rules.squares = crate::rules::Squares::new(free);
        assert_eq!(titles(&house).len() + 1, titles(&shipped).len());
    }
}
