//! Which rules a turn used.
//!
//! In come the rules and the steps that the engine took; out come the values behind them, each by the reason why it holds. Why
//! it exists: whoever asks who is right wants to know of every rule of a turn, and of no other, which text says it.

use crate::engine::{Ask, DisplacedBy, PaidFor, PawnId, ReleasedBy, StaysBy, Step, Together, TransferBy, Turn, Waiting, together};
use crate::rules::{Basis, Distance, Effect, Meeting, Motion, Overshoot, RuleId, Ruled, Rules, SquareRule, Target, Wait};
use crate::vocab::{Square, Throw};

/// A rule that was used, as a statement on it is found.
#[derive(Clone, Debug)]
pub(super) struct Used<'r> {
    /// The rule of a square of which one phrase tells it; none where the value has a statement of its own.
    pub(super) rule: Option<RuleId>,
    /// The reason of what was used, then those of what one phrase tells with it: the first that a statement has.
    pub(super) bases: Vec<&'r Basis>,
}

/// The rules that a turn used, in the order of its steps; one can come several times.
pub(super) fn used<'r>(rules: &'r Rules, turn: &Turn) -> Vec<Used<'r>> {
    let mut finder = Finder { rules, turn, past: &[], found: Vec::new() };
    for (index, step) in turn.steps.iter().enumerate() {
        finder.past = turn.steps.get(..index).unwrap_or_default();
        finder.step(step, turn.steps.get(index + 1));
    }
    finder.past = &turn.steps;
    finder.together();
    finder.found
}

struct Finder<'r, 't> {
    rules: &'r Rules,
    turn: &'t Turn,
    /// The steps before the one that is looked at.
    past: &'t [Step],
    found: Vec<Used<'r>>,
}

impl<'r> Finder<'r, '_> {
    fn value<T>(&mut self, ruled: &'r Ruled<T>) {
        self.found.push(Used { rule: None, bases: vec![&ruled.basis] });
    }

    /// Every step there is says what it rests on: a new one does not compile without.
    fn step(&mut self, step: &Step, next: Option<&Step>) {
        let rules = self.rules;
        match *step {
            Step::Throw { throw, .. } => self.thrown(throw, next),
            Step::Home { .. } | Step::StreakEnds { too_many: false, .. } => {}
            Step::Walk { from, to, .. } => self.walks(from, to),
            Step::Bounce { to, .. } => {
                self.value(&rules.finish.overshoot);
                self.read_after_move(to);
            }
            Step::Stays { by, .. } => self.stays(by),
            Step::Again { pawn, rule, .. } => {
                self.part(rule, |effect| motion(effect, |motion| matches!(motion, Motion::Again { .. })));
                if self.came_back(pawn) {
                    self.again(
                        rule,
                        |motion| if let Motion::Again { after_bounce, .. } = motion { Some(&after_bounce.basis) } else { None },
                    );
                }
            }
            Step::NoEffect { rule, backwards, .. } => self.again(rule, |motion| match motion {
                Motion::Again { after_bounce, .. } if backwards => Some(&after_bounce.basis),
                Motion::Again { times, .. } => Some(&times.basis),
                Motion::GoTo(_) | Motion::MoveBy(_) => None,
            }),
            Step::MovesBy { rule, squares, .. } => self.part(rule, |effect| {
                motion(effect, |motion| match motion {
                    Motion::MoveBy(Distance::Squares(by)) => i32::from(*by) == squares,
                    Motion::MoveBy(Distance::Totals(times)) => (*times < 0) == (squares < 0),
                    Motion::Again { .. } | Motion::GoTo(_) => false,
                })
            }),
            Step::Chooses { about, option, .. } => self.chooses(about, option),
            Step::CannotEnter { .. } => rules.track.enter.iter().for_each(|enter| self.value(enter)),
            Step::DieLost { .. } => self.value(&rules.dice.each),
            Step::StreakEnds { too_many: true, .. } => {
                rules.extra_throw.iter().flat_map(|extra| &extra.streak).for_each(|streak| self.value(streak));
                rules.extra_throw.iter().for_each(|extra| self.value(&extra.streak_ends));
            }
            Step::Transfer { pawn, by, from, to } => {
                self.transfer(pawn, by, from, to);
                self.first_throw_onto(pawn, by, to, next);
            }
            Step::Waits { rule, waiting, .. } => self.part(rule, |effect| {
                let same = |wait: &&Wait| wait.turns.as_ref().map_or(Waiting::Held, |turns| Waiting::turns(turns.value)) == waiting;
                effect.wait.as_ref().filter(same).map(wait)
            }),
            Step::Missed { pawn, .. } => {
                let at = self.turn.state.get(pawn).and_then(|pawn| rules.squares.at(pawn.at));
                at.into_iter().for_each(|(rule, _)| self.waits(rule));
            }
            Step::Pays { why, stakes, .. } => self.pays(why, stakes),
            Step::Meets { at, .. } => self.meets(at),
            Step::Displaced { by, to, .. } => self.displaced(by, to),
            Step::GoesBack { from, full, .. } => match rules.squares.at(from).filter(|_| full) {
                Some((rule, _)) => self.capacity(rule),
                None => self.value(&rules.meeting.rule),
            },
            Step::Released { by, rule, .. } => {
                self.waits(rule);
                let wait = rules.squares.get(rule).into_iter().flat_map(SquareRule::waits).find(|wait| wait.ends_by_arrival());
                wait.filter(|_| by == ReleasedBy::Arrival).into_iter().for_each(|wait| self.value(&wait.release_to));
            }
            Step::ThrowsAgain { by_dice: true, .. } | Step::LosesThrow { by_dice: true, .. } => {
                rules.extra_throw.iter().for_each(|extra| self.value(&extra.on))
            }
            Step::ThrowsAgain { by_dice: false, .. } | Step::LosesThrow { by_dice: false, .. } => self.throws_again(),
            Step::Wins { .. } => {
                self.value(&rules.track.last);
                let past = Some(&rules.finish.overshoot).filter(|overshoot| overshoot.value == Overshoot::Win);
                past.into_iter().for_each(|overshoot| self.value(overshoot));
                self.value(&rules.finish.then);
            }
        }
    }

    /// A throw that would do something if it were a first one.
    fn thrown(&mut self, throw: Throw, next: Option<&Step>) {
        let first = &self.rules.first_throw;
        if first.exceptions.iter().any(|exception| exception.test.holds(&throw)) && matches!(next, Some(Step::Walk { .. })) {
            self.value(&first.scope);
        }
    }

    fn walks(&mut self, from: Square, to: Square) {
        // That pawns begin on a square of the track shows in the first step only.
        if from == self.rules.begin() && from != Square::START {
            self.value(&self.rules.track.begin);
        }
        self.read_after_move(to);
    }

    /// A first throw that leads to where another pawn stands.
    fn first_throw_onto(&mut self, pawn: PawnId, by: TransferBy, to: Square, next: Option<&Step>) {
        let shared = self.turn.state.pawns().any(|(other, there)| other != pawn && there.at == to);
        if matches!(by, TransferBy::FirstThrow(_)) && (shared || matches!(next, Some(Step::Meets { .. }))) {
            self.value(&self.rules.first_throw.occupied);
        }
    }

    fn throws_again(&mut self) {
        let reached = self.past.iter().rev().filter_map(|step| step.moved().and_then(|(_, _, to)| self.rules.squares.at(to)));
        if let Some((rule, _)) = reached.into_iter().find(|(_, square)| square.gives_throw()) {
            self.part(rule, |effect| effect.throw_again.as_ref().filter(|again| again.value).map(|again| vec![&again.basis]));
        }
    }

    fn part(&mut self, rule: RuleId, has: impl Fn(&'r Effect) -> Option<Vec<&'r Basis>>) {
        self.found.extend(self.find(rule, has));
    }

    /// A part of a square's rule: the first effect that has it. Cases and choices are told in one phrase each.
    fn find(&self, rule: RuleId, has: impl Fn(&'r Effect) -> Option<Vec<&'r Basis>>) -> Option<Used<'r>> {
        let square = self.rules.squares.get(rule)?;
        let (effect, mut bases) = square.effects().find_map(|effect| has(effect).map(|bases| (effect, bases)))?;
        bases.extend(all(effect));
        if square.choose.iter().any(|choice| std::ptr::eq(&choice.effect, effect)) {
            bases.extend(square.choose.iter().flat_map(|choice| all(&choice.effect)));
        }
        // What nothing else gives a reason for rests on what names the square.
        bases.push(&square.at.basis);
        Some(Used { rule: Some(rule), bases })
    }

    /// A policy of a square that sends on.
    fn again(&mut self, rule: RuleId, policy: impl Fn(&'r Motion) -> Option<&'r Basis>) {
        let Some(square) = self.rules.squares.get(rule) else { return };
        let motions = square.effects().filter_map(|effect| effect.motion.as_ref());
        let basis = motions.into_iter().find_map(|motion| policy(&motion.value));
        self.found.extend(basis.map(|basis| Used { rule: None, bases: vec![basis] }));
    }

    fn waits(&mut self, rule: RuleId) {
        self.part(rule, |effect| effect.wait.as_ref().map(wait));
    }

    /// Whether the last thing that a pawn did was to walk back.
    fn came_back(&self, pawn: PawnId) -> bool {
        let last = self.past.iter().rev().find(|step| step.moved().is_some_and(|(moved, ..)| moved == pawn));
        match last {
            Some(Step::Bounce { .. }) => true,
            Some(Step::Walk { from, to, .. }) => to < from,
            _ => false,
        }
    }

    /// After a relative move the square is read like that of a transfer.
    fn read_after_move(&mut self, to: Square) {
        let moved = match self.past {
            [.., Step::MovesBy { .. }] => true,
            [.., Step::MovesBy { .. }, Step::Walk { to, .. }] => *to == self.rules.last(),
            _ => false,
        };
        if moved {
            self.chained(to);
        }
    }

    /// A square at the end of a transfer is read, or is not.
    fn chained(&mut self, to: Square) {
        if to != self.rules.last() && self.rules.squares.at(to).is_some() {
            self.value(&self.rules.chaining);
        }
    }

    /// A pawn stays where a throw goes too far, or where an exception of the first throw leaves it.
    fn stays(&mut self, by: StaysBy) {
        let first = &self.rules.first_throw;
        match by {
            StaysBy::Overshoot => self.value(&self.rules.finish.overshoot),
            StaysBy::FirstThrow(place) => {
                self.value(&first.scope);
                // One that names a square leads there, unless the square is taken.
                if first.exceptions.get(place).is_some_and(|exception| exception.to.is_some()) {
                    self.value(&first.occupied);
                }
            }
        }
    }

    fn chooses(&mut self, about: Ask, option: usize) {
        let rules = self.rules;
        match about {
            Ask::Square(rule) => {
                let chosen = rules.squares.get(rule).and_then(|square| square.choose.get(option)).map(|choice| &choice.effect);
                self.part(rule, |effect| chosen.filter(|chosen| std::ptr::eq(*chosen, effect)).map(|_| Vec::new()));
            }
            Ask::Walk(rule) => {
                self.again(rule, |motion| if let Motion::Again { must, .. } = motion { Some(&must.basis) } else { None });
            }
            Ask::Leave(rule) => self.waits(rule),
            Ask::Meeting => self.value(&rules.meeting.must),
            Ask::Finish => self.value(&rules.finish.dice),
            Ask::Moves => self.value(&rules.dice.each),
            Ask::Pawn => {}
        }
    }

    fn transfer(&mut self, pawn: PawnId, by: TransferBy, from: Square, to: Square) {
        let rules = self.rules;
        match by {
            TransferBy::FirstThrow(place) => {
                let exception = rules.first_throw.exceptions.get(place);
                exception.and_then(|exception| exception.to.as_ref()).into_iter().for_each(|to| self.value(to));
                self.value(&rules.first_throw.scope);
            }
            TransferBy::Square(rule) => {
                let square = rules.squares.get(rule);
                let leads =
                    |target: &Target| square.and_then(|square| rules.leads_to(square, target, from)).is_none_or(|there| there == to);
                let there = |effect| motion(effect, |motion| matches!(motion, Motion::GoTo(target) if leads(target)));
                // One that is sent away is stopped before the last square, and walks nowhere by itself.
                let sent = |effect| motion(effect, |motion| !matches!(motion, Motion::Again { .. }));
                self.found.extend(self.find(rule, there).or_else(|| self.find(rule, sent)));
            }
            TransferBy::Overshoot => self.value(&rules.finish.overshoot),
            TransferBy::ReleaseThrow(rule) => self.waits(rule),
            TransferBy::Meeting => self.value(&rules.meeting.mover_moves),
            TransferBy::Streak => rules.extra_throw.iter().for_each(|extra| self.value(&extra.streak_ends)),
        }
        let was_sent = self.past.iter().any(|step| matches!(step, Step::Displaced { pawn: other, .. } if *other == pawn));
        if !was_sent && !matches!(by, TransferBy::Meeting | TransferBy::Streak) {
            self.chained(to);
        }
    }

    fn pays(&mut self, why: PaidFor, stakes: i64) {
        let meeting = &self.rules.meeting;
        let same = |paid: &&Ruled<i64>| paid.value.unsigned_abs() == stakes.unsigned_abs();
        match why {
            PaidFor::Arrival(rule) => self.part(rule, |effect| effect.pay.arrival.as_ref().filter(same).map(|paid| vec![&paid.basis])),
            PaidFor::MissedTurn(rule) => {
                self.part(rule, |effect| effect.pay.missed_turn.as_ref().filter(same).map(|paid| vec![&paid.basis]));
            }
            PaidFor::Release(rule) | PaidFor::Rescue(rule) => {
                self.part(rule, |effect| effect.pay.released.as_ref().filter(same).map(|paid| vec![&paid.basis]));
            }
            PaidFor::Meeting => {
                let pays = [&meeting.mover_pays, &meeting.met_pays].into_iter().filter(|pays| pays.value != 0);
                pays.for_each(|pays| self.value(pays));
            }
            PaidFor::Leaving(rule) => self.waits(rule),
        }
    }

    fn meets(&mut self, at: Square) {
        let rules = self.rules;
        self.value(&rules.meeting.rule);
        match rules.squares.at(at) {
            _ if at == rules.begin() => self.value(&rules.track.start),
            Some((_, square)) => self.value(&square.occupied),
            None => {}
        }
        if rules.meeting.rule.value == Meeting::Shift {
            let moves = [&rules.meeting.mover_moves, &rules.meeting.met_moves].into_iter().filter(|moves| moves.value != 0);
            moves.for_each(|moves| self.value(moves));
        }
        // Before or after is a question only where a square does something on the way.
        let sent = self.past.iter().any(|step| matches!(step, Step::Again { .. } | Step::MovesBy { .. } | Step::Transfer { .. }));
        if sent || rules.squares.at(at).is_some() {
            self.value(&rules.meeting.order);
        }
    }

    /// A pawn is sent away: by a meeting, by a square, or to make room for a first throw.
    fn displaced(&mut self, by: DisplacedBy, to: Square) {
        let rules = self.rules;
        match by {
            DisplacedBy::Meeting if rules.squares.at(to).is_some() => self.value(&rules.meeting.displaced),
            DisplacedBy::Meeting => {}
            DisplacedBy::Square(rule) => self.part(rule, |effect| effect.send_others.as_ref().map(|send| vec![&send.basis])),
            DisplacedBy::FirstThrow(_) => self.value(&rules.first_throw.occupied),
        }
    }

    /// Where the pawn that moved last stands with others, and none of them had to go, some rule lets them.
    fn together(&mut self) {
        let (rules, state) = (self.rules, &self.turn.state);
        let fought = self.past.iter().any(|step| {
            matches!(step, Step::Meets { .. } | Step::GoesBack { .. } | Step::Released { .. } | Step::Chooses { about: Ask::Meeting, .. })
        });
        let Some((pawn, _, at)) = self.past.iter().rev().find_map(Step::moved) else { return };
        let others = state.pawns().any(|(other, there)| other != pawn && there.at == at);
        if fought || !others || !self.turn.end.is_played() {
            return;
        }
        match together(rules, at) {
            Some(Together::Exempt) => rules.meeting.exempt.iter().for_each(|exempt| self.value(exempt)),
            Some(Together::Start) => self.value(&rules.track.start),
            Some(Together::Capacity(rule)) => self.capacity(rule),
            Some(Together::Square(rule)) => rules.squares.get(rule).into_iter().for_each(|square| self.value(&square.occupied)),
            Some(Together::Everywhere) => self.value(&rules.meeting.rule),
            Some(Together::Last) | None => {}
        }
    }

    /// How many pawns a square holds.
    fn capacity(&mut self, rule: RuleId) {
        let most = self.rules.squares.get(rule).and_then(|square| square.capacity.as_ref());
        self.found.extend(most.map(|most| Used { rule: Some(rule), bases: vec![&most.basis] }));
    }
}

/// The reasons of a motion of that kind.
fn motion(effect: &Effect, is: impl Fn(&Motion) -> bool) -> Option<Vec<&Basis>> {
    let motion = effect.motion.as_ref().filter(|motion| is(&motion.value))?;
    Some(std::iter::once(&motion.basis).chain(manner(&motion.value)).collect())
}

/// The reasons of how a square sends on, which the phrase on it tells as well.
fn manner(motion: &Motion) -> impl Iterator<Item = &Basis> {
    let manner = match motion {
        Motion::Again { heading, must, .. } => Some([&heading.basis, &must.basis]),
        Motion::GoTo(_) | Motion::MoveBy(_) => None,
    };
    manner.into_iter().flatten()
}

/// The reasons of a wait.
fn wait(wait: &Wait) -> Vec<&Basis> {
    wait.turns.iter().map(|turns| &turns.basis).chain(wait.release.iter().map(|release| &release.basis)).collect()
}

/// The reasons of all that an effect does.
fn all(effect: &Effect) -> Vec<&Basis> {
    let pay = &effect.pay;
    let paid = [&pay.arrival, &pay.missed_turn, &pay.released].into_iter().flatten().map(|paid| &paid.basis);
    let flags = [&effect.send_others, &effect.throw_again].into_iter().flatten().map(|flag| &flag.basis);
    let motion = effect.motion.iter().flat_map(|motion| std::iter::once(&motion.basis).chain(manner(&motion.value)));
    paid.chain(flags).chain(motion).chain(effect.wait.iter().flat_map(wait)).collect()
}
