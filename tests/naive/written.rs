//! The sheet of any rules: nothing is decided here, only copied.

use super::{Backwards, Go, Home, Meet, More, PastEnd, Scope, Sheet, Spot};
use goosebook::rules::{
    AfterBounce, Chaining, ExtraThrowOn, FirstScope, Kind, Meeting, MeetingOrder, Motion, Occupied, Overshoot, ReleaseTo, Rules,
    SquareRule, Start, Target, Then,
};
use goosebook::vocab::Square;

fn plain(square: Square) -> i32 {
    i32::from(square.number())
}

/// Where the squares of a kind are.
fn kind(rules: &Rules, kind: &Kind) -> Vec<i32> {
    rules.squares.all().iter().filter(|rule| rule.kind == *kind).flat_map(|rule| rule.at.value.iter().map(|at| plain(*at))).collect()
}

fn spot(rules: &Rules, rule: &SquareRule) -> Spot {
    let go = rule.motion.as_ref().map(|motion| match &motion.value {
        Motion::Again { after_bounce } => Go::On(match after_bounce.value {
            AfterBounce::Keep => Backwards::Keep,
            AfterBounce::Forward => Backwards::Forward,
            AfterBounce::Nothing => Backwards::Nothing,
        }),
        Motion::GoTo(Target::Square(to)) => Go::To(plain(*to)),
        Motion::GoTo(Target::Origin) => Go::Origin,
        Motion::GoTo(Target::Next(other)) => Go::Ahead(kind(rules, other)),
        Motion::GoTo(Target::Previous(other)) => Go::Behind(kind(rules, other)),
    });
    let stakes = |stakes: &Option<goosebook::rules::Ruled<i64>>| stakes.as_ref().map_or(0, |stakes| stakes.value);
    Spot {
        go,
        wait: rule.wait.as_ref().map(|wait| wait.turns.as_ref().map(|turns| turns.value)),
        arrival_frees: rule.wait.as_ref().is_some_and(|wait| wait.release.is_some()),
        freed_stays: rule.wait.as_ref().is_some_and(|wait| wait.release_to.value == ReleaseTo::Here),
        shared: rule.occupied.value == Occupied::Shared,
        room: rule.capacity.as_ref().map(|capacity| usize::from(capacity.value)),
        toll: stakes(&rule.pay.arrival),
        fine: stakes(&rule.pay.missed_turn),
        ransom: stakes(&rule.pay.released),
        throw_again: rule.throw_again.as_ref().is_some_and(|again| again.value),
    }
}

/// These rules as a sheet.
pub fn sheet(rules: &Rules) -> Sheet {
    let spots = rules.squares.all().iter().flat_map(|rule| rule.at.value.iter().map(move |at| (plain(*at), spot(rules, rule))));
    let first = rules.first_throw.exceptions.iter().map(|exception| {
        let mut faces = exception.dice.faces().to_vec();
        faces.sort_unstable();
        (faces, plain(exception.to.value))
    });
    Sheet {
        last: plain(rules.last.value),
        start_meets: rules.start.value == Start::Meets,
        first: first.collect(),
        first_scope: match rules.first_throw.scope.value {
            FirstScope::EachPlayer => Scope::Player,
            FirstScope::Table => Scope::Table,
            FirstScope::OnStart => Scope::OnStart,
        },
        spots: spots.collect(),
        reads: match rules.chaining.value {
            Chaining::Stop => Some(0),
            Chaining::Once => Some(1),
            Chaining::UntilStable => None,
        },
        meet: match rules.meeting.rule.value {
            Meeting::Swap => Meet::Swap,
            Meeting::GoBack => Meet::GoBack,
            Meeting::ToStart => Meet::ToStart,
            Meeting::Share => Meet::Share,
        },
        meet_first: match rules.meeting.order.value {
            MeetingOrder::AfterEffects => None,
            MeetingOrder::BeforeEffectLost => Some(false),
            MeetingOrder::BeforeEffectRead => Some(true),
        },
        fines: (rules.meeting.mover_pays.value, rules.meeting.met_pays.value),
        past_end: match rules.finish.overshoot.value {
            Overshoot::Bounce => PastEnd::Bounce,
            Overshoot::Stay => PastEnd::Stay,
            Overshoot::Win => PastEnd::Win,
            Overshoot::Restart => PastEnd::Restart,
        },
        home: match rules.finish.then.value {
            Then::Stop => Home::Stop,
            Then::FinishRound => Home::FinishRound,
            Then::Ranking => Home::Ranking,
        },
        more: match rules.extra_throw.as_ref().map(|on| on.value) {
            None | Some(ExtraThrowOn::Never) => More::Never,
            Some(ExtraThrowOn::Doubles) => More::Doubles,
            Some(ExtraThrowOn::Highest) => More::Face(rules.dice.value.faces()),
        },
    }
}
