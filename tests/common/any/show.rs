//! Scenes in print: short enough to read when a law breaks, values without their reasons.

use super::Scene;
use goosebook::rules::{Effect, Motion, Rules, SquareRule};
use std::fmt;

impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rules { dice, track, pawns, first_throw, squares, chaining, meeting, finish, extra_throw, ante } = &self.rules;
        let or = dice.or.as_ref().map(|or| or.value);
        let from: Vec<_> = dice.from.iter().map(|from| (from.value.0.number(), from.value.1.to_string())).collect();
        writeln!(f, "{} or {or:?} from {from:?}, {:?}, {} pawns", dice.usual.value, dice.each.value, pawns.each.value)?;
        let enter = track.enter.as_ref().map(|enter| enter.value);
        writeln!(f, "{}..{}, start {:?}, enter {enter:?}", track.begin.value, track.last.value, track.start.value)?;
        writeln!(f, "chaining {:?}", chaining.value)?;
        let exempt = meeting.exempt.as_ref().map(|exempt| exempt.value.iter().map(|at| at.number()).collect::<Vec<_>>());
        let (rule, order, must) = (meeting.rule.value, meeting.order.value, meeting.must.value);
        write!(f, "meeting {rule:?} {order:?} {must:?}, exempt {exempt:?}, displaced {:?}", meeting.displaced.value)?;
        let (moves, fines) = ((meeting.mover_moves.value, meeting.met_moves.value), (meeting.mover_pays.value, meeting.met_pays.value));
        writeln!(f, ", moves {moves:?}, fines {fines:?}")?;
        let extra =
            extra_throw.as_ref().map(|extra| (extra.on.value, extra.streak.as_ref().map(|streak| streak.value), extra.streak_ends.value));
        writeln!(f, "{:?}, {:?}, {:?}, extra {extra:?}", finish.overshoot.value, finish.dice.value, finish.then.value)?;
        for exception in &first_throw.exceptions {
            let to = exception.to.as_ref().map(|to| to.value.number());
            writeln!(f, "first throw {:?} {:?}: {} to {to:?}", first_throw.scope.value, first_throw.occupied.value, exception.test)?;
        }
        squares.all().iter().try_for_each(|rule| square(f, rule))?;
        for seat in self.state.seats() {
            let player = self.state.player(seat).unwrap();
            let pawns: Vec<_> = self.state.pawns_of(seat).map(|(_, pawn)| (pawn.at.number(), pawn.waiting)).collect();
            writeln!(f, "seat {}: {pawns:?}, {player:?}", seat.index())?;
        }
        let ante = ante.as_ref().map(|ante| ante.value);
        write!(f, "pot {}, ante {ante:?}, {} by seat {}, decided by {}", self.state.pot, self.throw, self.seat.index(), self.decide)
    }
}

fn square(f: &mut fmt::Formatter<'_>, rule: &SquareRule) -> fmt::Result {
    let at: Vec<u16> = rule.at.value.iter().map(|at| at.number()).collect();
    let capacity = rule.capacity.as_ref().map(|capacity| capacity.value);
    let next = rule.next_dice.as_ref().map(|dice| dice.value.to_string());
    write!(f, "{} {at:?} {:?}, capacity {capacity:?}, next dice {next:?}", rule.kind.name(), rule.occupied.value)?;
    effect(f, &rule.effect)?;
    for case in &rule.cases {
        write!(f, "\n    when {}", case.when)?;
        effect(f, &case.effect)?;
    }
    for choice in &rule.choose {
        write!(f, "\n    choose {}", choice.name)?;
        effect(f, &choice.effect)?;
    }
    writeln!(f)
}

fn effect(f: &mut fmt::Formatter<'_>, effect: &Effect) -> fmt::Result {
    match effect.motion.as_ref().map(|motion| &motion.value) {
        Some(Motion::Again { after_bounce, heading, times, must }) => {
            write!(f, ", again, {:?}, {:?}, {:?}, {:?}", after_bounce.value, heading.value, times.value, must.value)?;
        }
        Some(motion) => write!(f, ", {motion:?}")?,
        None => {}
    }
    if let Some(wait) = &effect.wait {
        let turns = wait.turns.as_ref().map(|turns| turns.value);
        let release: Vec<_> = wait.release.iter().map(|release| &release.value).collect();
        write!(f, ", wait {turns:?} until {release:?} to {:?} {:?}", wait.release_to.value, wait.scope.value)?;
    }
    let pay = &effect.pay;
    let paid = [&pay.arrival, &pay.missed_turn, &pay.released].map(|stakes| stakes.as_ref().map_or(0, |stakes| stakes.value));
    if pay.any() {
        write!(f, ", pays {paid:?} to {:?} by {:?}", pay.to.as_ref().map(|to| to.value), pay.by())?;
    }
    let yes = |yes: &Option<goosebook::rules::Ruled<bool>>| yes.as_ref().is_some_and(|yes| yes.value);
    write!(
        f,
        "{}{}",
        if yes(&effect.send_others) { ", sends others" } else { "" },
        if yes(&effect.throw_again) { ", throw again" } else { "" }
    )
}
