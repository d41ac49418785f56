//! Turns that show one thing each, found by asking the engine.
//!
//! In come the rules of a variant; out come tables with a throw and what the engine makes of it. Nothing here knows what a
//! rule does: each finder says what must happen in a turn, and looks for the shortest turn in which it does.

use crate::engine::{End, Hand, Pawn, Player, State, StaysBy, Step, TransferBy, Turn, Waiting, dice, play};
use crate::game::{decided, missed};
use crate::proof::Reach;
use crate::rules::{EachDie, FirstScope, RuleId, Rules};
use crate::vocab::{Seat, Square, Throw};

/// A table, and the turns that follow, by whom they are asked about first.
pub(super) struct Case {
    /// The table before.
    pub(super) before: State,
    /// The turns, in order; at least one.
    pub(super) turns: Vec<Turn>,
}

/// Looks for turns of variants in which each player has one pawn.
pub(super) struct Finder<'a> {
    rules: &'a Rules,
    /// Where pawns stay, where that is known: nobody asks about a turn that begins elsewhere.
    reach: Option<Reach>,
}

/// The one who is asked about.
fn mover() -> Seat {
    Seat::default()
}

/// The steps of the only turn.
fn steps(case: &Case) -> &[Step] {
    case.turns.first().map(|turn| turn.steps.as_slice()).unwrap_or_default()
}

/// Whether the pawn is sent on by a square.
fn sent(step: &Step) -> bool {
    matches!(step, Step::Transfer { by: TransferBy::Square(_), .. } | Step::MovesBy { .. })
}

impl<'a> Finder<'a> {
    /// A finder for these rules; `None` where players have several pawns or each die moves one: no single turn of one
    /// pawn stands for the game there.
    pub(super) fn new(rules: &'a Rules) -> Option<Finder<'a>> {
        (!rules.has_several_pawns() && rules.dice.each.value == EachDie::Sum).then(|| Finder { rules, reach: Reach::new(rules) })
    }

    /// Plays a hand; where the player may decide, the first option.
    fn play(&self, before: State, hand: Hand) -> Option<Case> {
        let hand = decided(self.rules, &before, mover(), hand, &mut ())?.into_iter().find_map(|turn| turn.hand)?;
        let turn = play(self.rules, &before, mover(), &hand).ok()?;
        turn.end.is_played().then(|| Case { before, turns: vec![turn] })
    }

    /// A table: the mover, and others with their first throw made.
    fn table(&self, at: Pawn, thrown: bool, others: &[Pawn]) -> State {
        let player = |thrown| Player { thrown, ..Player::default() };
        let others = others.iter().map(|pawn| (player(true), *pawn));
        State::new(std::iter::once((player(thrown), at)).chain(others).collect(), 0)
    }

    /// A throw of that total from a square: one that means nothing else, where there is one.
    fn throw(&self, at: Square, total: u16) -> Option<Throw> {
        let (usual, or) = self.rules.dice_at(at);
        let throws = || std::iter::once(usual).chain(or).flat_map(|dice| dice.distinct().collect::<Vec<_>>());
        let of_total = |throw: &Throw| throw.total().number() == total;
        let means_more = |throw: &Throw| {
            let extra = self.rules.extra_throw.as_ref().is_some_and(|extra| extra.on.value.holds(throw));
            extra || self.rules.first_throw.exceptions.iter().any(|exception| exception.test.holds(throw))
        };
        throws().filter(of_total).find(|throw| !means_more(throw)).or_else(|| throws().find(of_total))
    }

    /// The totals that can be thrown from a square, from the least on.
    fn totals(&self, at: Square) -> Vec<u16> {
        let (usual, or) = self.rules.dice_at(at);
        let mut totals: Vec<u16> = std::iter::once(usual)
            .chain(or)
            .flat_map(|dice| dice.distinct().map(|throw| throw.total().number()).collect::<Vec<_>>())
            .collect();
        totals.sort_unstable();
        totals.dedup();
        totals
    }

    /// A pawn alone, past its first throw, with a total.
    pub(super) fn lone(&self, at: Square, total: u16) -> Option<Case> {
        self.play(self.table(Pawn::free(at), true, &[]), Hand::from(self.throw(at, total)?))
    }

    /// The same, with others on the board.
    fn among(&self, at: Square, total: u16, others: &[Pawn]) -> Option<Case> {
        self.play(self.table(Pawn::free(at), true, others), Hand::from(self.throw(at, total)?))
    }

    /// Every square that pawns can stand on between turns, from the last one down.
    fn squares(&self) -> impl Iterator<Item = Square> {
        let (first, last) = (self.rules.begin().number(), self.rules.last().number());
        (first..last).rev().filter_map(Square::new).filter(|at| self.stays(*at))
    }

    fn stays(&self, at: Square) -> bool {
        self.reach.as_ref().is_none_or(|reach| reach.stays(at))
    }

    /// Whether a pawn may come to rest there and nothing happen to it: the square has no rule.
    fn is_plain(&self, at: Square) -> bool {
        self.rules.squares.at(at).is_none() && at > self.rules.begin() && at < self.rules.last() && self.stays(at)
    }

    /// The shortest turn of a lone pawn, from a plain square, that does what is asked; of those as short the one from the
    /// lowest square in the middle of the board.
    fn shortest(&self, wanted: impl Fn(&Case) -> bool) -> Option<Case> {
        let mut best: Option<Case> = None;
        for at in self.squares().filter(|at| self.is_plain(*at)) {
            for total in self.totals(at) {
                let case = self.lone(at, total).filter(&wanted);
                if let Some(case) = case.filter(|case| best.as_ref().is_none_or(|best| steps(case).len() < steps(best).len())) {
                    best = Some(case);
                }
            }
        }
        best
    }

    /// A throw past the last square, told in the fewest steps.
    pub(super) fn overshoot(&self) -> Option<Case> {
        let last = self.rules.last();
        // Three squares before the end and two too many: enough to count.
        let told = last.back(3);
        let past = |case: &Case| {
            steps(case).iter().any(|step| {
                matches!(
                    step,
                    Step::Bounce { .. } | Step::Stays { by: StaysBy::Overshoot, .. } | Step::Transfer { by: TransferBy::Overshoot, .. }
                )
            })
        };
        let first = self.is_plain(told).then(|| self.lone(told, 5)).flatten();
        let simple = |case: &Case| past(case) || matches!(case.turns.first().map(|turn| &turn.end), Some(End::Wins(_)));
        first.filter(|case| simple(case) && steps(case).len() <= 4).or_else(|| self.shortest(past))
    }

    /// A goose, or whatever sends on by the same total, met on the way back.
    pub(super) fn met_backwards(&self) -> Option<Case> {
        self.shortest(|case| {
            let bounced = steps(case).iter().skip_while(|step| !matches!(step, Step::Bounce { .. })).skip(1);
            let mut after = bounced.filter(|step| !matches!(step, Step::Walk { .. }));
            matches!(after.next(), Some(Step::Again { .. } | Step::NoEffect { .. }))
        })
    }

    /// A square that acts on a pawn that bounces onto it.
    pub(super) fn acts_after_bounce(&self) -> Option<Case> {
        self.shortest(|case| {
            let mut after = steps(case).iter().skip_while(|step| !matches!(step, Step::Bounce { .. })).skip(1);
            after.next().is_some_and(|step| sent(step) || matches!(step, Step::Waits { .. }))
        })
    }

    /// A goose that sends on once.
    pub(super) fn goose(&self, rule: RuleId) -> Option<Case> {
        let once = |case: &Case| {
            let again = steps(case).iter().filter(|step| matches!(step, Step::Again { .. })).count();
            again == 1
                && steps(case).iter().any(|step| matches!(step, Step::Again { rule: of, .. } if *of == rule))
                && steps(case).len() == 4
        };
        self.upwards(once)
    }

    /// One goose after the other.
    pub(super) fn chain(&self) -> Option<Case> {
        let twice = |case: &Case| steps(case).iter().filter(|step| matches!(step, Step::Again { .. })).count() == 2;
        self.upwards(|case| twice(case) && steps(case).len() == 6)
    }

    /// The first turn, counted from the start of the board, that does what is asked.
    fn upwards(&self, wanted: impl Fn(&Case) -> bool) -> Option<Case> {
        let squares: Vec<Square> = self.squares().filter(|at| self.is_plain(*at)).collect();
        squares.into_iter().rev().find_map(|at| self.totals(at).into_iter().find_map(|total| self.lone(at, total).filter(&wanted)))
    }

    /// A pawn that comes to a square, by a throw of the middle from a plain square.
    pub(super) fn arrives(&self, at: Square) -> Option<Case> {
        self.comes(
            at,
            |from, total| self.lone(from, total),
            |case| matches!(steps(case), [Step::Throw { .. }, Step::Walk { to, .. }, ..] if *to == at),
        )
    }

    /// Throws that lead to a square: those of the middle first.
    fn comes(&self, at: Square, play: impl Fn(Square, u16) -> Option<Case>, wanted: impl Fn(&Case) -> bool) -> Option<Case> {
        let mut ways: Vec<(Square, u16)> = self
            .squares()
            .filter(|from| *from < at && self.is_plain(*from))
            .map(|from| (from, at.number() - from.number()))
            .filter(|(from, total)| self.totals(*from).contains(total))
            .collect();
        ways.sort_by_key(|(_, total)| total.abs_diff(5));
        ways.into_iter().find_map(|(from, total)| play(from, total).filter(&wanted))
    }

    /// A pawn that walks over a square that would have acted.
    pub(super) fn passes(&self, over: Square) -> Option<Case> {
        let next = over.number().checked_add(2).and_then(Square::new)?;
        let plain = |case: &Case| matches!(steps(case), [Step::Throw { .. }, Step::Walk { from, to, .. }] if *from < over && over < *to);
        [Some(next), Square::new(over.number() + 1), Square::new(over.number() + 3)]
            .into_iter()
            .flatten()
            .filter(|to| self.is_plain(*to))
            .find_map(|to| self.comes(to, |from, total| self.lone(from, total), plain))
    }

    /// A pawn that ends its move on a plain square where another one stands.
    pub(super) fn occupied(&self) -> Option<Case> {
        let middle = Square::new(self.rules.last().number() / 2)?;
        let mut squares: Vec<Square> = self.squares().filter(|at| self.is_plain(*at)).collect();
        squares.sort_by_key(|at| at.number().abs_diff(middle.number()));
        squares.into_iter().find_map(|at| {
            let meets = |case: &Case| steps(case).iter().any(|step| matches!(step, Step::Meets { .. }));
            let together = |case: &Case| steps(case).len() == 2;
            self.comes(at, |from, total| self.among(from, total, &[Pawn::free(at)]), |case| meets(case) || together(case))
        })
    }

    /// A pawn that a square sends where another one stands.
    pub(super) fn sent_to_occupied(&self) -> Option<Case> {
        let led = self.rules.squares.all().iter().flat_map(|rule| rule.at.value.iter()).find_map(|at| {
            let case = self.arrives(*at)?;
            let [Step::Throw { .. }, Step::Walk { .. }, rest @ ..] = steps(&case) else { return None };
            // What is paid on the way does not matter.
            let sent = rest.iter().find(|step| !matches!(step, Step::Pays { .. }));
            match sent {
                Some(Step::Transfer { by: TransferBy::Square(_), to, .. }) if self.is_plain(*to) => Some((*at, *to)),
                _ => None,
            }
        });
        let (at, to) = led?;
        let there = |case: &Case| matches!(steps(case), [Step::Throw { .. }, Step::Walk { to, .. }, ..] if *to == at);
        let meets = |case: &Case| steps(case).iter().any(|step| matches!(step, Step::Meets { at, .. } if *at == to));
        self.comes(at, |from, total| self.among(from, total, &[Pawn::free(to)]), |case| there(case) && meets(case))
    }

    /// A pawn that comes where another one waits as long as the square makes it.
    pub(super) fn comes_to_waiting(&self, at: Square) -> Option<Case> {
        let waits = self.arrives(at)?.turns.first()?.state.pawn(mover())?;
        if waits.waiting == Waiting::Free || waits.at != at {
            return None;
        }
        self.comes(at, |from, total| self.among(from, total, &[waits]), |_| true)
    }

    /// A pawn that another one sends back to a square that makes pawns wait.
    pub(super) fn displaced_to(&self, at: Square) -> Option<Case> {
        self.totals(at).into_iter().find_map(|total| {
            let to = Square::new(at.number() + total).filter(|to| self.is_plain(*to))?;
            let moved = |case: &Case| steps(case).iter().any(|step| matches!(step, Step::Displaced { to, .. } if *to == at));
            self.among(at, total, &[Pawn::free(to)]).filter(moved)
        })
    }

    /// A square that sends a pawn to another one that has a rule.
    pub(super) fn sent_to_rule(&self) -> Option<Case> {
        self.shortest(|case| {
            steps(case).iter().any(|step| {
                matches!(step, Step::Transfer { by: TransferBy::Square(_), to, .. } if self.rules.squares.at(*to).is_some() && *to != self.rules.last())
            })
        })
    }

    /// A first throw that the rules except.
    pub(super) fn first_throw(&self, exception: usize) -> Option<Case> {
        self.excepted(exception, self.rules.begin(), false, &[])
    }

    /// The same throw later in the game, from a plain square.
    pub(super) fn later(&self, exception: usize) -> Option<Case> {
        let plain = |case: &Case| steps(case).len() == 2;
        let squares: Vec<Square> = self.squares().filter(|at| self.is_plain(*at)).collect();
        squares.into_iter().rev().find_map(|at| self.excepted(exception, at, true, &[]).filter(plain))
    }

    /// The same throw of a pawn that has come back to the start.
    pub(super) fn back_on_start(&self, exception: usize) -> Option<Case> {
        self.excepted(exception, self.rules.begin(), true, &[])
    }

    /// A first throw that leads where another pawn stands.
    pub(super) fn first_throw_occupied(&self, exception: usize) -> Option<Case> {
        let to = self.rules.first_throw.exceptions.get(exception)?.to.as_ref()?.value;
        // Where only the first throw of the table counts, nobody can stand there.
        let scope = self.rules.first_throw.scope.value != FirstScope::Table;
        scope.then(|| self.excepted(exception, self.rules.begin(), false, &[Pawn::free(to)])).flatten()
    }

    fn excepted(&self, exception: usize, at: Square, thrown: bool, others: &[Pawn]) -> Option<Case> {
        let test = &self.rules.first_throw.exceptions.get(exception)?.test;
        let (dice, _) = self.rules.dice_at(at);
        let throw = dice.distinct().find(|throw| test.holds(throw))?;
        self.play(self.table(Pawn::free(at), thrown, others), Hand::from(throw))
    }

    /// A double that sends the pawn to a plain square.
    pub(super) fn double(&self) -> Option<Case> {
        let squares: Vec<Square> = self.squares().filter(|at| self.is_plain(*at)).collect();
        squares.into_iter().rev().find_map(|at| {
            let (dice, _) = self.rules.dice_at(at);
            let double = dice.distinct().filter(|throw| throw.faces().len() > 1 && throw.is_double());
            double.collect::<Vec<_>>().into_iter().find_map(|throw| {
                let case = self.play(self.table(Pawn::free(at), true, &[]), Hand::from(throw))?;
                let plain =
                    |case: &Case| case.turns.first().and_then(|turn| turn.state.pawn(mover())).is_some_and(|pawn| self.is_plain(pawn.at));
                Some(case).filter(plain)
            })
        })
    }

    /// A pawn that comes to a square and misses its turns until it may throw; `None` where it never may by itself.
    pub(super) fn waits_out(&self, at: Square) -> Option<Case> {
        const MOST: usize = 6;
        let mut case = self.arrives(at)?;
        let mut state = case.turns.first()?.state.clone();
        for _ in 0..MOST {
            if dice(self.rules, &state, mover()).is_some() {
                return (case.turns.len() > 1).then_some(case);
            }
            let turn = play(self.rules, &state, mover(), &missed(self.rules)?).ok()?;
            state = turn.state.clone();
            case.turns.push(turn);
        }
        None
    }

    /// Where a pawn alone ends with each total from each of the last squares: the squares, the totals, and for each pair
    /// the square and whether it has won. `None` where more than the total decides.
    pub(super) fn last_squares(&self, rows: u16) -> Option<Ends> {
        if self.rules.looks_at_faces() {
            return None;
        }
        let last = self.rules.last();
        let mut squares: Vec<Square> =
            self.squares().take_while(|at| at.number() + rows >= last.number()).filter(|at| *at > self.rules.begin()).collect();
        squares.reverse();
        let mut totals: Vec<u16> = squares.iter().flat_map(|at| self.totals(*at)).collect();
        totals.sort_unstable();
        totals.dedup();
        let end = |at: Square, total: u16| {
            let turn = self.lone(at, total)?.turns.pop()?;
            Some((turn.state.pawn(mover())?.at, matches!(turn.end, End::Wins(_))))
        };
        let rows = squares.into_iter().map(|at| (at, totals.iter().map(|total| end(at, *total)).collect())).collect();
        Some(Ends { totals, rows })
    }
}

/// A square, and whether the pawn has won there.
type Place = (Square, bool);

/// Where pawns end; see [`Finder::last_squares`].
pub(super) struct Ends {
    /// The totals.
    pub(super) totals: Vec<u16>,
    /// For each square the end with each total.
    pub(super) rows: Vec<(Square, Vec<Option<Place>>)>,
}
