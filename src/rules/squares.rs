//! What one square, or one kind of square, does.

use super::basis::Ruled;
use super::policy::{AfterBounce, Occupied, ReleaseTo};
use crate::vocab::{Square, Words};

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
    /// The word of the file.
    pub kind: Kind,
    /// What this variant calls it, with its article, where that is not the usual word.
    pub name: Option<Ruled<Words>>,
    /// The squares, in order.
    pub at: Ruled<Vec<Square>>,
    /// Where the pawn goes from here.
    pub motion: Option<Ruled<Motion>>,
    /// The turns that it costs.
    pub wait: Option<Wait>,
    /// Whether pawns stand here together.
    pub occupied: Ruled<Occupied>,
    /// How many pawns may stand here; a further one goes back where its throw began. `None`: no such limit.
    pub capacity: Option<Ruled<u16>>,
    /// What it costs.
    pub pay: Payments,
    /// Whether it gives another throw.
    pub throw_again: Option<Ruled<bool>>,
}

/// Where a square sends the pawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motion {
    /// On by the same total, and so on from square to square.
    Again {
        /// What that means for a pawn that comes backwards.
        after_bounce: Ruled<AfterBounce>,
    },
    /// Straight to a square: a transfer.
    GoTo(Target),
}

/// The end of a transfer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// That square; the start and the last square included.
    Square(Square),
    /// The square where the throw began.
    Origin,
    /// The nearest square of that kind ahead; the last square when there is none.
    Next(Kind),
    /// The nearest square of that kind behind; the start when there is none.
    Previous(Kind),
}

/// The turns that a square costs.
#[derive(Clone, Debug)]
pub struct Wait {
    /// How many turns, at least 1; `None`: held until released.
    pub turns: Option<Ruled<u32>>,
    /// What ends the wait before, or ends the hold.
    pub release: Option<Ruled<Release>>,
    /// Where the released pawn goes.
    pub release_to: Ruled<ReleaseTo>,
}

/// What ends a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Release {
    /// Another pawn ends its move on the square and waits in its place.
    Arrival,
}

/// Stakes that a square puts into the pot, each a number of stakes; absent: nothing.
#[derive(Clone, Debug, Default)]
pub struct Payments {
    /// By the pawn that arrives.
    pub arrival: Option<Ruled<i64>>,
    /// By the pawn that waits, at each turn it misses.
    pub missed_turn: Option<Ruled<i64>>,
    /// By the pawn that is released.
    pub released: Option<Ruled<i64>>,
}

impl Payments {
    /// Whether anything is paid here.
    pub fn any(&self) -> bool {
        [&self.arrival, &self.missed_turn, &self.released].into_iter().flatten().any(|stakes| stakes.value != 0)
    }
}
