//! What one square, or one kind of square, does.

use super::basis::Ruled;
use super::policy::{AfterBounce, Heading, Must, Occupied, PaidBy, PayTo, Policy as _, ReleaseTo, Times, WaitScope};
use super::test::{Condition, ThrowTest};
use crate::vocab::{Dice, Square, Words};

/// The place of a square's rule in the list of its variant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct RuleId(u16);

impl RuleId {
    /// The id at that index; a variant has fewer than 65 536 square rules.
    pub fn from_index(index: usize) -> Option<RuleId> {
        u16::try_from(index).ok().map(RuleId)
    }

    /// Its index in the list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

macro_rules! known_kinds {
    ($($(#[doc = $doc:literal])+ $kind:ident = $word:literal,)+) => {
        /// What a square is called in variant files: a word that every board knows, or one of its own.
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Kind {
            $($(#[doc = $doc])+ $kind,)+
            /// A square that this board alone has.
            Own(String),
        }

        impl Kind {
            /// The kinds that have words and an icon in every language.
            pub const KNOWN: &'static [Kind] = &[$(Kind::$kind),+];

            /// As written in variant files.
            pub fn name(&self) -> &str {
                match self {
                    $(Kind::$kind => $word,)+
                    Kind::Own(name) => name,
                }
            }

            /// The kind with that name.
            pub fn parse(name: &str) -> Kind {
                match name {
                    $($word => Kind::$kind,)+
                    own => Kind::Own(own.to_owned()),
                }
            }
        }
    };
}

known_kinds! {
    /// Geese, which carry the pawn on.
    Goose = "goose",
    /// The bridge.
    Bridge = "bridge",
    /// The inn.
    Inn = "inn",
    /// The well.
    Well = "well",
    /// The maze.
    Maze = "maze",
    /// The prison.
    Prison = "prison",
    /// Death.
    Death = "death",
    /// The squares that show dice.
    Dice = "dice",
}

/// The rule of one square or of several alike.
#[derive(Clone, Debug)]
pub struct SquareRule {
    /// Its name in the file.
    pub key: String,
    /// What it is: the word of the file, unless the file says another.
    pub kind: Kind,
    /// What this variant calls it, with its article, where that is not the usual word.
    pub name: Option<Ruled<Words>>,
    /// The squares, in order.
    pub at: Ruled<Vec<Square>>,
    /// Whether pawns stand here together.
    pub occupied: Ruled<Occupied>,
    /// How many pawns may stand here; a further one goes back where its throw began. `None`: no such limit.
    pub capacity: Option<Ruled<u16>>,
    /// The dice that a pawn here is thrown for with; `None`: those of the variant.
    pub next_dice: Option<Ruled<Dice>>,
    /// What it does to a pawn that arrives, whatever else holds.
    pub effect: Effect,
    /// What it does beside, where a condition holds: the first that does.
    pub cases: Vec<Case>,
    /// What the player chooses from, if anything.
    pub choose: Vec<Choice>,
}

/// What a square does to a pawn.
#[derive(Clone, Debug, Default)]
pub struct Effect {
    /// What it costs, first.
    pub pay: Payments,
    /// Whether it sends the other pawns here to the start.
    pub send_others: Option<Ruled<bool>>,
    /// Whether it gives another throw.
    pub throw_again: Option<Ruled<bool>>,
    /// Where the pawn goes from here.
    pub motion: Option<Ruled<Motion>>,
    /// The turns that it costs, there where the pawn comes to rest.
    pub wait: Option<Wait>,
}

/// A part of a square's rule that holds under a condition.
#[derive(Clone, Debug)]
pub struct Case {
    /// The condition.
    pub when: Condition,
    /// What happens then.
    pub effect: Effect,
}

/// One thing that a player may choose on a square.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Its name on command lines and in `choices`.
    pub name: String,
    /// What it is called, in words.
    pub label: Words,
    /// What happens then.
    pub effect: Effect,
}

/// Where a square sends the pawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motion {
    /// On by the same total, and so on from square to square.
    Again {
        /// What that means for a pawn that comes backwards.
        after_bounce: Ruled<AfterBounce>,
        /// Where the pawn walks.
        heading: Ruled<Heading>,
        /// How often within one throw.
        times: Ruled<Times>,
        /// Whether the player may decline.
        must: Ruled<Must>,
    },
    /// Straight to a square: a transfer.
    GoTo(Target),
    /// On or back by so many squares; read like a transfer.
    MoveBy(Distance),
}

/// How far a relative move goes; negative: back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// So many squares.
    Squares(i16),
    /// So many times the total of the throw.
    Totals(i8),
}

/// The end of a transfer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// That square.
    Square(Square),
    /// The square where pawns begin.
    Start,
    /// The last square.
    Finish,
    /// The square where the throw began.
    Origin,
    /// The nearest square of that kind ahead; the last square when there is none.
    Next(Kind),
    /// The nearest square of that kind behind; the start when there is none.
    Previous(Kind),
    /// The next square of the same rule, from its last one to its first: of two, the other one.
    Other,
    /// For each square of the rule its own, in order of squares.
    Each(Vec<(Square, Square)>),
}

/// The turns that a square costs.
#[derive(Clone, Debug)]
pub struct Wait {
    /// How many turns, at least 1; `None`: held until released.
    pub turns: Option<Ruled<u32>>,
    /// What ends the wait before, or ends the hold: the first that happens.
    pub release: Vec<Ruled<Release>>,
    /// Where a pawn goes that an arrival has released.
    pub release_to: Ruled<ReleaseTo>,
    /// Which of the player's pawns wait.
    pub scope: Ruled<WaitScope>,
}

/// What ends a wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Release {
    /// Another pawn ends its move on the square and waits in its place.
    Arrival,
    /// Another pawn walks over the square.
    Passing,
    /// The player throws that at its turn; the pawn then goes where it says, else walks by that throw.
    Throw {
        /// What must be thrown.
        test: ThrowTest,
        /// Where the pawn goes.
        go_to: Option<Square>,
    },
    /// Another player throws that.
    OtherThrows(ThrowTest),
    /// The player pays so many stakes at its turn, if it chooses to, and then throws.
    Paying(i64),
}

impl Release {
    /// Whether the waiting player brings it about, by a throw or by stakes.
    pub fn is_own(&self) -> bool {
        matches!(self, Release::Throw { .. } | Release::Paying(_))
    }
}

/// Stakes that a square moves, each a number of stakes, negative where the player takes them; absent: nothing.
#[derive(Clone, Debug, Default)]
pub struct Payments {
    /// By the pawn that arrives.
    pub arrival: Option<Ruled<i64>>,
    /// By the pawn that waits, at each turn it misses.
    pub missed_turn: Option<Ruled<i64>>,
    /// For a release by an arrival.
    pub released: Option<Ruled<i64>>,
    /// By whom that is paid, where it is.
    pub by: Option<Ruled<PaidBy>>,
    /// To whom; said once for the three.
    pub to: Option<Ruled<PayTo>>,
}

impl Payments {
    /// To whom it is paid.
    pub fn to(&self) -> PayTo {
        self.to.as_ref().map_or(PayTo::USUAL, |to| to.value)
    }

    /// Who pays for a release.
    pub fn by(&self) -> PaidBy {
        self.by.as_ref().map_or(PaidBy::USUAL, |by| by.value)
    }

    /// Whether anything is paid here.
    pub fn any(&self) -> bool {
        [&self.arrival, &self.missed_turn, &self.released].into_iter().flatten().any(|stakes| stakes.value != 0)
    }
}

impl SquareRule {
    /// Every effect that the square can have.
    pub fn effects(&self) -> impl Iterator<Item = &Effect> {
        let cases = self.cases.iter().map(|case| &case.effect);
        let choices = self.choose.iter().map(|choice| &choice.effect);
        std::iter::once(&self.effect).chain(cases).chain(choices)
    }

    /// Whether it can give another throw.
    pub fn gives_throw(&self) -> bool {
        self.effects().any(Effect::gives_throw)
    }

    /// The waits that can begin here.
    pub fn waits(&self) -> impl Iterator<Item = &Wait> {
        self.effects().filter_map(|effect| effect.wait.as_ref())
    }
}

impl Wait {
    /// Whether an arrival ends it.
    pub fn ends_by_arrival(&self) -> bool {
        self.release.iter().any(|release| release.value == Release::Arrival)
    }
}

impl Effect {
    /// Whether it gives another throw.
    pub fn gives_throw(&self) -> bool {
        self.throw_again.as_ref().is_some_and(|again| again.value)
    }

    /// Whether nothing happens.
    pub fn is_empty(&self) -> bool {
        !self.pay.any() && self.send_others.is_none() && self.throw_again.is_none() && self.motion.is_none() && self.wait.is_none()
    }
}
