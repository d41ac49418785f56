//! The sheet of any rules: nothing is decided here, only copied.

use super::{Backwards, Deed, Ends, Go, Home, Kit, Meet, More, PastEnd, Scope, Sheet, Shows, Spot, Taken, Trap, Way, When};
use goosebook::rules::{
    AfterBounce, Chaining, Condition, Distance, EachDie, Effect, FinishDice, FirstOccupied, FirstScope, Heading, Kind, Meeting,
    MeetingMust, MeetingOrder, Motion, Must, Occupied, Overshoot, PaidBy, PayTo, Release, ReleaseTo, Ruled, Rules, SquareRule, Start,
    StreakEnds, Target, Then, ThrowTest, Times, Wait, WaitScope,
};
use goosebook::vocab::{Dice, Square};

fn plain(square: Square) -> i32 {
    i32::from(square.number())
}

fn kit(dice: Dice) -> Kit {
    (usize::from(dice.count()), dice.faces())
}

fn shows(test: &ThrowTest) -> Shows {
    match test {
        ThrowTest::Total(total) => Shows::Total(i32::from(*total)),
        ThrowTest::Double => Shows::Double,
        ThrowTest::DoubleOf(face) => Shows::DoubleOf(*face),
        ThrowTest::Face(face) => Shows::Face(*face),
        ThrowTest::Faces(throw) => {
            let mut faces = throw.faces().to_vec();
            faces.sort_unstable();
            Shows::Faces(faces)
        }
    }
}

/// Where the squares of a kind are.
fn kind(rules: &Rules, kind: &Kind) -> Vec<i32> {
    rules.squares.all().iter().filter(|rule| rule.kind == *kind).flat_map(|rule| rule.at.value.iter().map(|at| plain(*at))).collect()
}

fn go(rules: &Rules, rule: &SquareRule, motion: &Motion) -> Go {
    match motion {
        Motion::Again { after_bounce, heading, times, must } => Go::On {
            backwards: match after_bounce.value {
                AfterBounce::Keep => Backwards::Keep,
                AfterBounce::Forward => Backwards::Forward,
                AfterBounce::Nothing => Backwards::Nothing,
            },
            way: match heading.value {
                Heading::Travel => Way::Travel,
                Heading::Forward => Way::Forward,
                Heading::Back => Way::Back,
            },
            once: times.value == Times::Once,
            may: must.value == Must::May,
        },
        Motion::GoTo(target) => match target {
            Target::Square(to) => Go::To(plain(*to)),
            Target::Start => Go::To(plain(rules.track.begin.value)),
            Target::Finish => Go::To(plain(rules.track.last.value)),
            Target::Origin => Go::Origin,
            Target::Next(other) => Go::Ahead(kind(rules, other)),
            Target::Previous(other) => Go::Behind(kind(rules, other)),
            Target::Other => Go::Round(rule.at.value.iter().map(|at| plain(*at)).collect()),
            Target::Each(pairs) => Go::Each(pairs.iter().map(|(from, to)| (plain(*from), plain(*to))).collect()),
        },
        Motion::MoveBy(Distance::Squares(squares)) => Go::By(i32::from(*squares)),
        Motion::MoveBy(Distance::Totals(times)) => Go::ByThrow(i32::from(*times)),
    }
}

fn trap(wait: &Wait) -> Trap {
    let ends = wait.release.iter().map(|release| match &release.value {
        Release::Arrival => Ends::Arrival,
        Release::Passing => Ends::Passing,
        Release::Throw { test, go_to } => Ends::Own(shows(test), go_to.map(plain)),
        Release::OtherThrows(test) => Ends::Others(shows(test)),
        Release::Paying(price) => Ends::Price(*price),
    });
    Trap {
        turns: wait.turns.as_ref().map(|turns| turns.value),
        ends: ends.collect(),
        freed_stays: wait.release_to.value == ReleaseTo::Here,
        whole_team: wait.scope.value == WaitScope::Player,
    }
}

fn deed(rules: &Rules, rule: &SquareRule, effect: &Effect) -> Deed {
    let stakes = |stakes: &Option<Ruled<i64>>| stakes.as_ref().map_or(0, |stakes| stakes.value);
    let yes = |yes: &Option<Ruled<bool>>| yes.as_ref().is_some_and(|yes| yes.value);
    Deed {
        toll: stakes(&effect.pay.arrival),
        fine: stakes(&effect.pay.missed_turn),
        ransom: stakes(&effect.pay.released),
        rescuer_pays: effect.pay.by.as_ref().is_some_and(|by| by.value == PaidBy::Newcomer),
        to_players: effect.pay.to.as_ref().is_some_and(|to| to.value == PayTo::EachPlayer),
        clears: yes(&effect.send_others),
        throw_again: yes(&effect.throw_again),
        go: effect.motion.as_ref().map(|motion| go(rules, rule, &motion.value)),
        trap: effect.wait.as_ref().map(trap),
    }
}

fn spot(rules: &Rules, rule: &SquareRule) -> Spot {
    let when = |condition: &Condition| match condition {
        Condition::Occupied => When::Occupied,
        Condition::Free => When::Free,
        Condition::NobodyBehind => When::NobodyBehind,
        Condition::Throw(test) => When::Throw(shows(test)),
    };
    Spot {
        shared: rule.occupied.value == Occupied::Shared,
        room: rule.capacity.as_ref().map(|capacity| usize::from(capacity.value)),
        dice: rule.next_dice.as_ref().map(|dice| kit(dice.value)),
        always: deed(rules, rule, &rule.effect),
        cases: rule.cases.iter().map(|case| (when(&case.when), deed(rules, rule, &case.effect))).collect(),
        options: rule.choose.iter().map(|choice| (choice.name.clone(), deed(rules, rule, &choice.effect))).collect(),
    }
}

/// These rules as a sheet.
pub fn sheet(rules: &Rules) -> Sheet {
    let spots = rules.squares.all().iter().flat_map(|rule| rule.at.value.iter().map(move |at| (plain(*at), spot(rules, rule))));
    let first = rules.first_throw.exceptions.iter();
    let (track, meeting, finish) = (&rules.track, &rules.meeting, &rules.finish);
    Sheet {
        last: plain(track.last.value),
        begin: plain(track.begin.value),
        start_meets: track.start.value == Start::Meets,
        enter: track.enter.as_ref().map(|enter| shows(&enter.value)),
        dice: kit(rules.dice.usual.value),
        other_dice: rules.dice.or.as_ref().map(|dice| kit(dice.value)),
        dice_from: rules.dice.from.iter().map(|from| (plain(from.value.0), kit(from.value.1))).collect(),
        each_die: rules.dice.each.value == EachDie::Pawn,
        pawns: usize::from(rules.pawns.each.value),
        pawns_from: rules.pawns.from_players.as_ref().map(|from| (usize::from(from.value.0), usize::from(from.value.1))),
        first: first.map(|exception| (shows(&exception.test), exception.to.as_ref().map(|to| plain(to.value)))).collect(),
        first_scope: match rules.first_throw.scope.value {
            FirstScope::EachPlayer => Scope::Player,
            FirstScope::Table => Scope::Table,
            FirstScope::OnStart => Scope::OnStart,
        },
        first_taken: match rules.first_throw.occupied.value {
            FirstOccupied::Meets => Taken::Meets,
            FirstOccupied::Stay => Taken::Stay,
            FirstOccupied::Evict => Taken::Evict,
        },
        spots: spots.collect(),
        reads: match rules.chaining.value {
            Chaining::Stop => Some(0),
            Chaining::Once => Some(1),
            Chaining::UntilStable => None,
        },
        meet: match meeting.rule.value {
            Meeting::Swap => Meet::Swap,
            Meeting::GoBack => Meet::GoBack,
            Meeting::ToStart => Meet::ToStart,
            Meeting::Share => Meet::Share,
            Meeting::Shift => Meet::Shift,
        },
        meet_first: match meeting.order.value {
            MeetingOrder::AfterEffects => None,
            MeetingOrder::BeforeEffectLost => Some(false),
            MeetingOrder::BeforeEffectRead => Some(true),
        },
        meet_may: meeting.must.value == MeetingMust::May,
        meet_nowhere: meeting.exempt.iter().flat_map(|exempt| exempt.value.iter().map(|at| plain(*at))).collect(),
        shifts: (i32::from(meeting.mover_moves.value), i32::from(meeting.met_moves.value)),
        sent_reads: meeting.displaced.value == goosebook::rules::Displaced::Read,
        fines: (meeting.mover_pays.value, meeting.met_pays.value),
        past_end: match finish.overshoot.value {
            Overshoot::Bounce => PastEnd::Bounce,
            Overshoot::Stay => PastEnd::Stay,
            Overshoot::Win => PastEnd::Win,
            Overshoot::Restart => PastEnd::Restart,
            Overshoot::RestartSurplus => PastEnd::RestartSurplus,
        },
        any_die: finish.dice.value == FinishDice::AnyDie,
        home: match finish.then.value {
            Then::Stop => Home::Stop,
            Then::FinishRound => Home::FinishRound,
            Then::Ranking => Home::Ranking,
        },
        more: rules.extra_throw.as_ref().map(|extra| More {
            on: shows(&extra.on.value),
            too_many: extra.streak.as_ref().map(|streak| streak.value),
            to_start: extra.streak_ends.value == StreakEnds::Start,
        }),
        ante: rules.ante.as_ref().map_or(0, |ante| ante.value),
    }
}
