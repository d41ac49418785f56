//! Laws of meetings and of full squares.

use crate::common::any::{cases, scene};
use crate::common::said;
use crate::{arrivals, meets_last, pawns, turn};
use goosebook::engine::{End, Pawn, PawnId, State, Step};
use goosebook::rules::{Meeting, Occupied, ReleaseTo, Rules, SquareRule, Squares, Start};
use goosebook::vocab::{Seat, Square};
use proptest::prelude::*;

/// Whether pawns stand together on a square by its rule, or because nobody meets there.
fn together(rules: &Rules, at: Square) -> bool {
    let exempt = rules.meeting.exempt.as_ref().is_some_and(|exempt| exempt.value.contains(&at));
    let shared = |rule: &SquareRule| rule.occupied.value == Occupied::Shared || rule.capacity.is_some();
    let start = at == rules.begin() && rules.track.start.value == Start::Free;
    exempt || start || at == rules.last() || rules.squares.at(at).is_some_and(|(_, rule)| shared(rule))
}

proptest! {
    #![proptest_config(cases(4_000))]

    #[test]
    fn meetings_do_what_their_rule_says(mut scene in scene()) {
        meets_last(&mut scene.rules.meeting);
        let Some(played) = turn(&scene) else { return Ok(()) };
        let met: Vec<Seat> = played.steps.iter().filter_map(|step| match step {
            Step::Meets { other, .. } => Some(other.seat),
            _ => None,
        }).collect();
        prop_assert!(met.is_sorted());
        let (rules, rule) = (&scene.rules, scene.rules.meeting.rule.value);
        let origin = scene.state.pawn(scene.seat).unwrap().at;
        let arrived = played.steps.iter().find_map(|step| if let Step::Meets { at, .. } = step { Some(*at) } else { None });
        for other in &met {
            let after = played.state.pawn(*other).unwrap();
            match rule {
                Meeting::Swap => prop_assert_eq!(after, Pawn::free(origin)),
                Meeting::ToStart => prop_assert_eq!(after, Pawn::free(rules.begin())),
                Meeting::GoBack => prop_assert_eq!(Some(after.at), arrived),
                Meeting::Shift => prop_assert!(after.at != rules.last() && !after.waits()),
                Meeting::Share => prop_assert!(false, "nobody is met"),
            }
        }
        if rule == Meeting::GoBack && !met.is_empty() {
            prop_assert_eq!(played.state.pawn(scene.seat).unwrap(), Pawn::free(origin));
        }
        // Everyone who stands where the pawn arrived is met, released, sent away, or stands there by right.
        let played_out = !matches!(played.end, End::Endless(_)) && rule != Meeting::Share && rule != Meeting::Shift;
        let moved = matches!(arrivals(&played).last(), Some(here) if *here != origin);
        let here = played.state.pawn(scene.seat).unwrap().at;
        // Who is sent to the start from the start is still there.
        let played_out = played_out && !(rule == Meeting::ToStart && here == rules.begin());
        // A pawn sent away for throwing too well meets nobody.
        let sent = |step: &Step| matches!(step, Step::StreakEnds { too_many: true, .. });
        let played_out = played_out && !played.steps.iter().any(sent);
        if played_out && moved && here != origin && !together(rules, here) {
            for seat in scene.state.seats().filter(|seat| *seat != scene.seat) {
                let there = played.state.pawn(seat).unwrap().at == here;
                // Released where it stood, it is not met.
                let freed = |step: &Step| matches!(step, Step::Released { pawn, to, .. } if *pawn == PawnId::first(seat) && *to == here);
                prop_assert!(!there || played.steps.iter().any(freed) || here == origin, "{seat:?} {:?}", played.steps);
            }
        }
    }

    #[test]
    fn no_square_holds_more_than_it_may(scene in scene()) {
        let Some(played) = turn(&scene) else { return Ok(()) };
        let after = played.state.pawn(scene.seat).unwrap().at;
        let origin = scene.state.pawn(scene.seat).unwrap().at;
        let shifted = scene.rules.meeting.rule.value == Meeting::Shift;
        let Some((_, rule)) = scene.rules.squares.at(after).filter(|_| after != origin && !shifted) else { return Ok(()) };
        let there = pawns(&played.state).iter().filter(|pawn| pawn.at == after).count();
        if let Some(capacity) = rule.capacity.as_ref().filter(|_| !matches!(played.end, End::Endless(_))) {
            prop_assert!(there <= usize::from(capacity.value));
        }
    }

    #[test]
    fn pawns_apart_stay_apart(mut scene in scene()) {
        let meeting = &mut scene.rules.meeting;
        meets_last(meeting);
        if matches!(meeting.rule.value, Meeting::Share | Meeting::Shift) {
            meeting.rule = said(Meeting::Swap);
        }
        // Whoever is sent to the start can be there with others.
        scene.rules.track.start = said(Start::Free);
        let mut squares = scene.rules.squares.all().to_vec();
        for rule in &mut squares {
            let cases = rule.cases.iter_mut().map(|case| &mut case.effect);
            let choices = rule.choose.iter_mut().map(|choice| &mut choice.effect);
            let all = std::iter::once(&mut rule.effect).chain(cases).chain(choices);
            all.filter_map(|effect| effect.wait.as_mut()).for_each(|wait| wait.release_to = said(ReleaseTo::Origin));
        }
        scene.rules.squares = Squares::new(squares);
        // Nobody stands with another but on the start, the last square and squares where nobody meets.
        let crowd = |state: &State| pawns(state).iter().enumerate().any(|(index, pawn)| {
            !together(&scene.rules, pawn.at) && pawns(state)[..index].iter().any(|other| other.at == pawn.at)
        });
        let Some(played) = turn(&scene).filter(|_| !crowd(&scene.state)) else { return Ok(()) };
        prop_assert!(!crowd(&played.state));
    }
}
