//! The policies: rules with a short list of answers.
//!
//! One definition per policy gives its key in variant files, its answers, what each does at the table (for the
//! reference and the schema) and the usual reading when a variant is silent. Its words on cards stand in
//! `templates/<language>/`, under the same keys; a test sees to it that none is missing.

use super::reading::{Axis, axis_of};

/// A rule with a short list of answers.
pub trait Policy: Copy + Eq + std::fmt::Debug + 'static {
    /// Where the rule stands in a variant file, `section.key`.
    const KEY: &'static str;
    /// What the rule decides, in English, for the reference.
    const ASKS: &'static str;
    /// Every answer.
    const ALL: &'static [Self];
    /// The reading used when the variant is silent.
    const USUAL: Self;
    /// Whether that reading goes without saying: no table takes another one unless its rules say so.
    const UNLESS_SAID: bool;

    /// The answer as written in variant files.
    fn name(self) -> &'static str;

    /// What happens at the table, in English, for the reference.
    fn does(self) -> &'static str;

    /// The answer with that name.
    fn parse(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|answer| answer.name() == name)
    }
}

macro_rules! policy {
    ($(#[doc = $asks:literal])+ $name:ident at $key:literal, usually $usual:ident $answers:tt) => {
        policy!(@ $name, $key, $usual, false, [$($asks),+] $answers);
    };
    ($(#[doc = $asks:literal])+ $name:ident at $key:literal, unless said $usual:ident $answers:tt) => {
        policy!(@ $name, $key, $usual, true, [$($asks),+] $answers);
    };
    (@ $name:ident, $key:literal, $usual:ident, $unless_said:literal, [$($asks:literal),+] {
        $($(#[doc = $does:literal])+ $variant:ident = $word:literal,)+
    }) => {
        $(#[doc = $asks])+
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[doc = $does])+ $variant,)+
        }

        impl Policy for $name {
            const KEY: &'static str = $key;
            const ASKS: &'static str = concat!($($asks),+);
            const ALL: &'static [Self] = &[$(Self::$variant),+];
            const USUAL: Self = Self::$usual;
            const UNLESS_SAID: bool = $unless_said;

            fn name(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }

            fn does(self) -> &'static str {
                match self { $(Self::$variant => concat!($($does),+),)+ }
            }
        }
    };
}

/// All policies, in the order of a variant file: each of them, and the list.
macro_rules! policies {
    ($($(#[doc = $asks:literal])+ $name:ident at $key:literal, $($usual:ident)+ { $($answers:tt)+ })+) => {
        $(policy! { $(#[doc = $asks])+ $name at $key, $($usual)+ { $($answers)+ } })+

        /// Every policy, in the order of a variant file.
        pub fn axes() -> Vec<Axis> {
            vec![$(axis_of::<$name>()),+]
        }
    };
}

policies! {
    /// Who starts.
    FirstTurn at "players.first", usually Agreed {
        /// The players settle it as they like.
        Agreed = "agreed",
        /// Chance decides, by lot.
        Random = "random",
        /// Everyone throws; the highest total starts.
        HighestTotal = "highest_total",
        /// The youngest starts.
        Youngest = "youngest",
    }

    /// What a player does with the dice of a throw.
    EachDie at "dice.each", usually Sum {
        /// Adds them for one pawn.
        Sum = "sum",
        /// Moves a pawn with each, the same one or another.
        Pawn = "pawn",
    }

    /// What two pawns at the start do to each other.
    Start at "track.start", usually Free {
        /// Nothing: the start holds any number of pawns.
        Free = "free",
        /// They meet there as on any square.
        Meets = "meets",
    }

    /// Which throws are first throws.
    FirstScope at "first_throw.scope", usually EachPlayer {
        /// The first throw that each player makes in the game.
        EachPlayer = "each_player",
        /// Only the very first throw of the game.
        Table = "table",
        /// Any throw from the start, also after a return to it.
        OnStart = "on_start",
    }

    /// What happens when the square named by the first throw is occupied.
    FirstOccupied at "first_throw.occupied", unless said Meets {
        /// Pawns meet as on any square.
        Meets = "meets",
        /// The mover stays where it is.
        Stay = "stay",
        /// The occupant goes back to the start.
        Evict = "evict",
    }

    /// Where a pawn walks that a goose sends on.
    Heading at "squares.<name>.heading", unless said Travel {
        /// In its direction of travel.
        Travel = "travel",
        /// Forwards.
        Forward = "forward",
        /// Backwards.
        Back = "back",
    }

    /// What a goose does to a pawn that comes to it walking backwards, after a bounce.
    AfterBounce at "squares.<name>.after_bounce", usually Keep {
        /// The pawn goes on backwards by the same total.
        Keep = "keep",
        /// The pawn turns and goes forwards by the same total.
        Forward = "forward",
        /// The goose has no effect.
        Nothing = "none",
    }

    /// How often geese send a pawn on within one throw.
    Times at "squares.<name>.times", unless said Chain {
        /// As often as it comes to one.
        Chain = "chain",
        /// Once; a further goose has no effect.
        Once = "once",
    }

    /// Whether the player may decline to walk on from a goose.
    Must at "squares.<name>.must", unless said Must {
        /// No.
        Must = "true",
        /// Yes: the player chooses.
        May = "false",
    }

    /// Whether pawns stand together on this square, whatever the meeting rule.
    Occupied at "squares.<name>.shared", usually Meets {
        /// No: they meet there as on any square.
        Meets = "false",
        /// Yes: each serves its own wait there.
        Shared = "true",
    }

    /// Where a pawn goes that another one's arrival has released.
    ReleaseTo at "squares.<name>.release_to", usually Origin {
        /// To the square where the newcomer's throw began.
        Origin = "origin",
        /// Nowhere: it stays and plays at its next turn.
        Here = "here",
    }

    /// Which of a player's pawns miss turns when one of them waits here.
    WaitScope at "squares.<name>.scope", usually Pawn {
        /// That pawn.
        Pawn = "pawn",
        /// All of them.
        Player = "player",
    }

    /// Who pays what a release costs.
    PaidBy at "squares.<name>.pay.by", usually Released {
        /// The pawn that is released.
        Released = "released",
        /// The pawn whose arrival releases it.
        Newcomer = "newcomer",
    }

    /// To whom stakes are paid, or from whom they are taken.
    PayTo at "squares.<name>.pay.to", unless said Pot {
        /// The pot.
        Pot = "pot",
        /// Each other player.
        EachPlayer = "each_player",
    }

    /// Whether the square at the end of a transfer (a bridge, a return, a first throw) is read.
    Chaining at "chaining", usually Stop {
        /// It is not read: no effect, no wait.
        Stop = "stop",
        /// It is read; the square at the end of a second transfer is not.
        Once = "once",
        /// It is read, and so is each one after it.
        UntilStable = "until_stable",
    }

    /// What happens when a pawn ends its move on an occupied square.
    Meeting at "meeting.rule", usually Share {
        /// They change places: the occupant goes to the square where the mover's throw began.
        Swap = "swap",
        /// The mover goes back to the square where its throw began.
        GoBack = "go_back",
        /// The occupant goes back to the start.
        ToStart = "to_start",
        /// They stand on the square together.
        Share = "share",
        /// Both move on or back, by the numbers of squares that `mover` and `met` say.
        Shift = "shift",
    }

    /// Whether pawns meet before or after the effect of the square.
    MeetingOrder at "meeting.order", usually AfterEffects {
        /// The square's effect first; pawns meet where the move ends.
        AfterEffects = "after_effects",
        /// Pawns meet first, and the square's effect is lost.
        BeforeEffectLost = "before_effect_lost",
        /// Pawns meet first, then the square is read.
        BeforeEffectRead = "before_effect_read",
    }

    /// Whether the player who arrives may leave the occupant where it is.
    MeetingMust at "meeting.must", unless said Must {
        /// No: the meeting rule applies.
        Must = "true",
        /// Yes: the player chooses.
        May = "false",
    }

    /// What the square does to a pawn that another pawn sends there.
    Displaced at "meeting.displaced", usually Unread {
        /// Nothing: it stands there, free, and plays at its next turn.
        Unread = "unread",
        /// What it does to any pawn, but for a repeated total: it has no throw.
        Read = "read",
    }

    /// What happens when the throw goes past the last square.
    Overshoot at "finish.overshoot", usually Bounce {
        /// The pawn walks on to the last square, then back by the surplus.
        Bounce = "bounce",
        /// The pawn does not move.
        Stay = "stay",
        /// The pawn stops on the last square and wins.
        Win = "win",
        /// The pawn goes back to the start.
        Restart = "restart",
        /// The pawn goes back to the start and walks the surplus from there.
        RestartSurplus = "restart_surplus",
    }

    /// Whether a single die may be used to reach the last square exactly.
    FinishDice at "finish.dice", unless said Sum {
        /// No: all dice count.
        Sum = "sum",
        /// Yes: the player chooses.
        AnyDie = "any_die",
    }

    /// What happens once a pawn has reached the last square.
    Then at "finish.then", usually Stop {
        /// The game is over.
        Stop = "stop",
        /// The round is played to its end.
        FinishRound = "finish_round",
        /// The others play on for the places, until one is left.
        Ranking = "ranking",
    }

    /// What happens to a player whose throws have earned another throw that many times in a row.
    StreakEnds at "extra_throw.streak_ends", usually Start {
        /// The pawn goes back to the start and the turn is over.
        Start = "start",
        /// The turn is over and the throw does not count.
        Lost = "lost",
    }
}
