//! The worked turns that a card shows.
//!
//! In comes a variant; out come its examples that are meant for the card. A variant without any takes over up to three
//! of the shipped variants that it extends: those that hold under its own rules too, as the engine plays them.

use crate::check;
use crate::engine::{End, Waiting, dice, play};
use crate::game::missed;
use crate::rules::Rules;
use crate::variant::{Example, Variant};

/// The most examples that are taken over.
const TAKEN: usize = 3;
/// The most variants that stand below one.
const DEPTH: usize = 8;

/// The examples of the card, in order.
pub fn of_card(variant: &Variant) -> Vec<Example> {
    let own: Vec<Example> = variant.examples.iter().filter(|example| example.card).cloned().collect();
    if !own.is_empty() {
        return own;
    }
    let mut taken = Vec::new();
    let mut below = variant.extends.clone();
    for _ in 0..DEPTH {
        let Some(base) = below.and_then(|id| check::embedded(&id)).and_then(|report| report.variant) else { break };
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
    let mut state = example.given.state.clone();
    let on_track = |state: &crate::engine::State| {
        state.seats().all(|seat| state.pawns_of(seat).all(|(_, pawn)| pawn.at <= rules.last() && pawn.at >= rules.begin()))
    };
    if !on_track(&state) {
        return false;
    }
    example.turns.iter().all(|turn| {
        let waits = dice(rules, &state, turn.seat).is_none();
        let any = || missed(rules);
        let Some(hand) = turn.hand.clone().or_else(any).filter(|_| waits == turn.hand.is_none()) else { return false };
        let Ok(played) = play(rules, &state, turn.seat, &hand) else { return false };
        state = played.state;
        let plain = matches!(played.end, End::Passes | End::ThrowsAgain | End::Wins(_));
        plain
            && turn.pot.is_none_or(|pot| pot == state.pot)
            && turn.ends.iter().all(|expected| {
                let pawns: Vec<_> = state.pawns_of(expected.seat).map(|(_, pawn)| pawn).collect();
                // Where the example says nothing of a wait, there was none to speak of.
                let stands = |((at, waiting), pawn): (&(crate::vocab::Square, Option<Waiting>), &crate::engine::Pawn)| {
                    pawn.at == *at && waiting.is_none_or(|waiting| waiting == pawn.waiting)
                };
                let purse = expected.purse.is_none_or(|purse| state.player(expected.seat).is_some_and(|player| player.purse == purse));
                purse && pawns.len() == expected.pawns.len() && expected.pawns.iter().zip(&pawns).all(stands)
            })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Overshoot;
    use crate::wording::samples;

    #[test]
    fn a_variant_shows_its_own_examples() {
        let family = samples::family();
        assert_eq!(of_card(&family).len(), family.examples.len());
    }

    #[test]
    fn without_any_it_takes_those_that_hold_under_its_rules() {
        let shipped = check::embedded("famille").unwrap().variant.unwrap();
        let mut house = shipped.clone();
        house.id = "maison".to_owned();
        house.extends = Some("famille".to_owned());
        house.examples.clear();
        let titles = |variant: &Variant| of_card(variant).iter().map(|example| format!("{:?}", example.say)).collect::<Vec<_>>();
        assert_eq!(titles(&house), titles(&shipped));
        // Another end of the track changes none of them; a prison without a wait changes one.
        house.rules.finish.overshoot.value = Overshoot::Win;
        assert_eq!(titles(&house), titles(&shipped));
        let free = house.rules.squares.all().iter().filter(|rule| rule.effect.wait.is_none()).cloned().collect();
        house.rules.squares = crate::rules::Squares::new(free);
        assert_eq!(titles(&house).len() + 1, titles(&shipped).len());
    }
}
