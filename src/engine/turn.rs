//! A turn of a player: missed, or thrown and moved.

use super::dice::dice_of;
use super::hand::{Decisions, Hand, Question};
use super::mover::{Mover, Stop};
use super::reason::{Ask, PaidFor, PaidTo, ReleasedBy, TransferBy};
use super::refusal::Refusal;
use super::state::{PawnId, State, Waiting};
use super::step::{Log, Step};
use crate::rules::{EachDie, FirstScope, PayTo, Release, RuleId, Rules, SquareRule, StreakEnds, Wait, WaitScope};
use crate::vocab::{Dice, Seat, Square};

/// What one throw did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// What happened, in order.
    pub steps: Vec<Step>,
    /// The table afterwards; as before where the turn is endless or asks for a decision.
    pub state: State,
    /// How it ended.
    pub end: End,
}

impl Turn {
    /// How many of the choices of the hand were asked for.
    pub fn choices(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, Step::Chooses { .. })).count()
    }
}

/// How a throw ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The next seat plays.
    Passes,
    /// The same player throws once more.
    ThrowsAgain,
    /// All pawns of this seat have reached the last square.
    Wins(Seat),
    /// The rules never let the turn end: without a new throw it comes back to where it was. The squares of the
    /// loop, in order.
    Endless(Vec<Square>),
    /// The turn cannot be played until the player decides: one choice more in the hand.
    Asks(Question),
}

impl End {
    /// Whether the throw has been played to its end.
    pub fn is_played(&self) -> bool {
        !matches!(self, End::Endless(_) | End::Asks(_))
    }
}

/// Plays one throw of `seat`, or its missed turn: the throw of a player who only waits is ignored.
///
/// # Errors
/// A [`Refusal`] where the turn cannot be played at all; the rules themselves never lead to one.
pub fn play(rules: &Rules, state: &State, seat: Seat, hand: &Hand) -> Result<Turn, Refusal> {
    let mut steps = Vec::new();
    let mut after = state.clone();
    let end = play_in_place(rules, &mut after, seat, hand, &mut steps)?;
    let state = if end.is_played() { after } else { state.clone() };
    Ok(Turn { steps, state, end })
}

/// Plays like [`play`], changing the table in place and telling the steps to `log`. After a turn that is not played to
/// its end the table is left in the middle of it.
///
/// # Errors
/// As [`play`]; the table is then to be thrown away.
pub fn play_in_place(rules: &Rules, state: &mut State, seat: Seat, hand: &Hand, log: &mut impl Log) -> Result<End, Refusal> {
    state.player(seat).ok_or(Refusal::UnknownSeat(seat))?;
    let last = rules.last();
    if let Some((pawn, at)) = state.pawns().find(|(_, pawn)| pawn.at > last) {
        return Err(Refusal::OffTheTrack { seat: pawn.seat, at: at.at, last });
    }
    if state.is_over_for(rules, seat) {
        return Err(Refusal::Over(seat));
    }
    let first = is_first_throw(rules, state, seat, log);
    let mut turn = Player { rules, state, seat, hand, decisions: Decisions::new(hand), log, first };
    match turn.take() {
        Ok(end) => Ok(end),
        Err(Stop::Endless(squares)) => Ok(End::Endless(squares)),
        Err(Stop::Asks(question)) => Ok(End::Asks(question)),
        Err(Stop::Refused(refusal)) => Err(refusal),
    }
}

fn is_first_throw(rules: &Rules, state: &State, seat: Seat, log: &impl Log) -> bool {
    let has_not_thrown = |seat: Seat| state.player(seat).is_some_and(|player| !player.thrown);
    match rules.first_throw.scope.value {
        FirstScope::EachPlayer => has_not_thrown(seat),
        FirstScope::Table if rules.first_throw.exceptions.is_empty() || !has_not_thrown(seat) => false,
        FirstScope::Table => {
            log.looks_everywhere();
            state.seats().all(has_not_thrown)
        }
        FirstScope::OnStart => true,
    }
}

/// A player whose turn it is.
pub(super) struct Player<'a, L: Log> {
    pub(super) rules: &'a Rules,
    pub(super) state: &'a mut State,
    pub(super) seat: Seat,
    pub(super) hand: &'a Hand,
    decisions: Decisions<'a>,
    pub(super) log: &'a mut L,
    /// Whether this is a first throw, as far as that does not depend on where the pawn stands.
    first: bool,
}

impl<'a, L: Log> Player<'a, L> {
    pub(super) fn emit(&mut self, step: Step) {
        self.state.apply(&step);
        self.log.note(step);
    }

    fn take(&mut self) -> Result<End, Stop> {
        let waiting: Vec<PawnId> = self.state.pawns_of(self.seat).filter(|(_, pawn)| pawn.waits()).map(|(id, _)| id).collect();
        for pawn in &waiting {
            self.pay_and_leave(*pawn)?;
        }
        // Who has paid waits no more.
        let waits = |pawn: &PawnId| self.state.get(*pawn).is_some_and(|pawn| pawn.waits());
        let blocked = waiting.iter().any(|pawn| waits(pawn) && self.blocks_all(*pawn));
        let trying = waiting.iter().any(|pawn| self.release_throw(*pawn).is_some());
        let may_throw = !blocked && self.movable().next().is_some();
        let mut moved = None;
        if may_throw || trying {
            self.check_dice()?;
            self.emit_throw();
            if self.is_too_many() {
                self.too_many();
                return Ok(End::Passes);
            }
            moved = waiting.iter().copied().find(|pawn| self.is_released_by_throw(*pawn));
        }
        for pawn in waiting.iter().filter(|pawn| moved != Some(**pawn)) {
            self.miss(*pawn);
        }
        if let Some(pawn) = moved {
            return self.move_released(pawn);
        }
        if may_throw { self.move_pawns() } else { Ok(End::Passes) }
    }

    /// The pawns that the player may move now.
    pub(super) fn movable(&self) -> impl Iterator<Item = PawnId> + '_ {
        let last = self.rules.last();
        self.state.pawns_of(self.seat).filter(move |(_, pawn)| !pawn.waits() && pawn.at != last).map(|(id, _)| id)
    }

    fn wait_at(&self, pawn: PawnId) -> Option<(RuleId, &'a SquareRule, &'a Wait)> {
        let at = self.state.get(pawn)?.at;
        let (id, rule) = self.rules.squares.at(at)?;
        rule.waits().next().map(|wait| (id, rule, wait))
    }

    pub(super) fn blocks_all(&self, pawn: PawnId) -> bool {
        self.wait_at(pawn).is_some_and(|(_, _, wait)| wait.scope.value == WaitScope::Player)
    }

    /// Asks a pawn that can pay its way out whether it does.
    fn pay_and_leave(&mut self, pawn: PawnId) -> Result<(), Stop> {
        let Some((rule, _, wait)) = self.wait_at(pawn) else { return Ok(()) };
        let price = wait.release.iter().find_map(|release| match release.value {
            Release::Paying(stakes) => Some(stakes),
            _ => None,
        });
        let Some(stakes) = price else { return Ok(()) };
        let option = self.decisions.take(Ask::Leave(rule), &["pay", "wait"])?;
        self.emit(Step::Chooses { seat: self.seat, about: Ask::Leave(rule), option });
        if option == 0 {
            self.emit(Step::Pays { seat: self.seat, stakes, to: PaidTo::Pot, why: PaidFor::Leaving(rule) });
            let at = self.state.get(pawn).map(|pawn| pawn.at).unwrap_or_default();
            self.emit(Step::Released { pawn, by: ReleasedBy::Paying, rule, from: at, to: at });
        }
        Ok(())
    }

    /// The throws that would release a pawn.
    fn release_throw(&self, pawn: PawnId) -> Option<(RuleId, &'a Wait)> {
        let (rule, _, wait) = self.wait_at(pawn).filter(|_| self.state.get(pawn).is_some_and(|pawn| pawn.waits()))?;
        wait.release.iter().any(|release| matches!(release.value, Release::Throw { .. })).then_some((rule, wait))
    }

    fn released_by(&self, pawn: PawnId) -> Option<(RuleId, Option<Square>)> {
        let (rule, wait) = self.release_throw(pawn)?;
        wait.release.iter().find_map(|release| match &release.value {
            Release::Throw { test, go_to } if test.holds(&self.hand.throw) => Some((rule, *go_to)),
            _ => None,
        })
    }

    fn is_released_by_throw(&self, pawn: PawnId) -> bool {
        self.released_by(pawn).is_some()
    }

    fn miss(&mut self, pawn: PawnId) {
        let Some(now) = self.state.get(pawn).filter(|pawn| pawn.waits()) else { return };
        let left = match now.waiting {
            Waiting::Turns(turns) => Waiting::turns(turns.saturating_sub(1)),
            other => other,
        };
        self.emit(Step::Missed { pawn, left });
        if let Some((id, rule)) = self.rules.squares.at(now.at) {
            for pay in rule.effects().map(|effect| &effect.pay) {
                if let Some(stakes) = &pay.missed_turn {
                    let to = pay.to();
                    pay_stakes(self.state, self.log, self.seat, stakes.value, to, PaidFor::MissedTurn(id));
                }
            }
        }
    }

    /// Whether these are the dice that the player may throw.
    fn check_dice(&self) -> Result<(), Stop> {
        let (usual, or) = dice_of(self.rules, self.state, self.seat);
        let faces = self.hand.throw.faces();
        let fits = |dice: Dice| dice.throw(faces).map(|_| ());
        fits(usual).or_else(|error| or.map_or(Err(error), fits)).map_err(|error| Stop::Refused(Refusal::Dice(error)))
    }

    fn emit_throw(&mut self) {
        self.emit(Step::Throw { seat: self.seat, throw: self.hand.throw });
        if !self.rules.squares.released_by_others() {
            return;
        }
        let by_throw = |wait: &Wait| wait.release.iter().any(|release| matches!(release.value, Release::OtherThrows(_)));
        let squares = self.rules.squares.all().iter().filter(|rule| rule.waits().any(by_throw)).flat_map(|rule| &rule.at.value);
        squares.for_each(|at| self.log.looks_at(*at));
        let others: Vec<(PawnId, Square)> =
            self.state.pawns().filter(|(id, pawn)| id.seat != self.seat && pawn.waits()).map(|(id, pawn)| (id, pawn.at)).collect();
        for (pawn, at) in others {
            let Some((rule, _, wait)) = self.wait_at(pawn) else { continue };
            let released = |release: &crate::rules::Ruled<Release>| matches!(&release.value, Release::OtherThrows(test) if test.holds(&self.hand.throw));
            if wait.release.iter().any(released) {
                self.emit(Step::Released { pawn, by: ReleasedBy::OtherThrow, rule, from: at, to: at });
            }
        }
    }

    /// This turn on another table and with another hand, of which nobody hears; what has been decided so far stays
    /// decided.
    pub(super) fn trial<'t>(&self, state: &'t mut State, hand: &'t Hand, log: &'t mut ()) -> Player<'t, ()>
    where
        'a: 't,
    {
        Player { rules: self.rules, state, seat: self.seat, hand, decisions: self.decisions.clone(), log, first: self.first }
    }

    pub(super) fn mover(&mut self, pawn: PawnId, total: u16) -> Mover<'_, 'a, L> {
        let at = self.state.get(pawn).map(|pawn| pawn.at).unwrap_or_default();
        Mover {
            rules: self.rules,
            state: self.state,
            log: self.log,
            decisions: &mut self.decisions,
            pawn,
            throw: self.hand.throw,
            total,
            origin: at,
            at,
            backwards: false,
            sent_on: false,
            others_moved: false,
            first: self.first,
        }
    }

    pub(super) fn total(&self) -> u16 {
        self.hand.throw.total().number()
    }

    fn move_released(&mut self, pawn: PawnId) -> Result<End, Stop> {
        let Some((rule, go_to)) = self.released_by(pawn) else { return Ok(End::Passes) };
        let at = self.state.get(pawn).map(|pawn| pawn.at).unwrap_or_default();
        self.emit(Step::Released { pawn, by: ReleasedBy::OwnThrow, rule, from: at, to: at });
        let total = self.total();
        let mut mover = self.mover(pawn, total);
        let extra = match go_to {
            Some(to) => mover.go(TransferBy::ReleaseThrow(rule), to)?,
            None => mover.walk_off()?,
        };
        self.finish(extra)
    }

    fn move_pawns(&mut self) -> Result<End, Stop> {
        if self.rules.dice.each.value == EachDie::Pawn && self.hand.throw.faces().len() > 1 {
            return self.move_each_die();
        }
        let movable: Vec<PawnId> = self.movable().collect();
        let pawn = match movable.as_slice() {
            [] => return Ok(End::Passes),
            [only] if self.state.each() == 1 => *only,
            several => {
                let names: Vec<String> = several.iter().map(|pawn| (u16::from(pawn.number) + 1).to_string()).collect();
                let options: Vec<&str> = names.iter().map(String::as_str).collect();
                let option = self.decisions.take(Ask::Pawn, &options)?;
                self.emit(Step::Chooses { seat: self.seat, about: Ask::Pawn, option });
                // The option is one of those offered, which are these pawns.
                several.get(option).copied().unwrap_or(PawnId::first(self.seat))
            }
        };
        let total = self.total();
        let extra = self.mover(pawn, total).throw_off()?;
        self.finish(extra)
    }

    /// Ends the throw: a win, another throw, or the next seat.
    pub(super) fn finish(&mut self, extra: bool) -> Result<End, Stop> {
        let seat = self.seat;
        if self.state.is_home(self.rules, seat) {
            self.emit(Step::Wins { seat, pot: self.state.pot });
            return Ok(End::Wins(seat));
        }
        let can_move =
            self.movable().next().is_some() && !self.state.pawns_of(seat).any(|(pawn, now)| now.waits() && self.blocks_all(pawn));
        let by_dice = self.dice_give_another();
        if extra || by_dice {
            if can_move {
                self.emit(Step::ThrowsAgain { seat, by_dice });
                return Ok(End::ThrowsAgain);
            }
            self.emit(Step::LosesThrow { seat, by_dice });
        }
        self.end_streak(false);
        Ok(End::Passes)
    }

    fn dice_give_another(&self) -> bool {
        self.rules.extra_throw.as_ref().is_some_and(|extra| extra.on.value.holds(&self.hand.throw))
    }

    fn end_streak(&mut self, too_many: bool) {
        if self.state.player(self.seat).is_some_and(|player| player.streak > 0) {
            self.emit(Step::StreakEnds { seat: self.seat, too_many });
        }
    }

    /// Whether this throw is one too many in a row; the pawns then do not walk.
    fn is_too_many(&self) -> bool {
        let limit = self.rules.extra_throw.as_ref().and_then(|extra| extra.streak.as_ref()).map(|streak| streak.value);
        let streak = self.state.player(self.seat).map_or(0, |player| player.streak);
        limit.is_some_and(|limit| self.dice_give_another() && streak.saturating_add(1) >= limit)
    }

    fn too_many(&mut self) {
        self.emit(Step::StreakEnds { seat: self.seat, too_many: true });
        let ends = self.rules.extra_throw.as_ref().map(|extra| extra.streak_ends.value);
        if ends == Some(StreakEnds::Start) {
            let pawns: Vec<(PawnId, Square)> = self.movable().filter_map(|pawn| self.state.get(pawn).map(|now| (pawn, now.at))).collect();
            for (pawn, from) in pawns {
                self.emit(Step::Transfer { pawn, by: TransferBy::Streak, from, to: self.rules.begin() });
            }
        }
    }
}

/// Pays stakes to the pot or to each other player.
pub(super) fn pay_stakes(state: &mut State, log: &mut impl Log, seat: Seat, stakes: i64, to: PayTo, why: PaidFor) {
    let payees: Vec<PaidTo> = match to {
        _ if stakes == 0 => Vec::new(),
        PayTo::Pot => vec![PaidTo::Pot],
        PayTo::EachPlayer => state.seats().filter(|other| *other != seat).map(PaidTo::Seat).collect(),
    };
    for to in payees {
        let step = Step::Pays { seat, stakes, to, why };
        state.apply(&step);
        log.note(step);
    }
}
