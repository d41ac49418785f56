//! What no game brings about: places where no pawn ever stands, squares where no two stand together.
//!
//! In come rules, then tables as somebody describes them; out comes what of a table no game leads to. Why it exists: a
//! question about such a table is answered all the same, but whoever asks has perhaps mistyped it. All places are looked at
//! that single turns lead to, each turn among all others who can stand where it looks: more than games lead to, so
//! that what is not among them is reached by none, for up to eight players.

use std::collections::BTreeSet;

use super::local::{self, Local, One};
use crate::engine::{Pawn, PawnId, State, Waiting};
use crate::rules::Rules;
use crate::space::{MOST_PLAYERS, Place, World};
use crate::vocab::Square;

/// So many turns are looked at: a moment's work.
const MOST_TURNS: usize = 20_000;

/// Where the pawns of a game can stand.
pub struct Reach {
    /// A pawn, and whether its player has thrown.
    stands: BTreeSet<(Square, i64, bool)>,
    /// The squares where two pawns can stand together.
    shared: BTreeSet<Square>,
    last: Square,
}

/// How pawns wait on one square: the longest wait of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waits {
    /// So many turns at most, 0 where none is missed there.
    pub turns: u32,
    /// Whether a pawn can be held there.
    pub held: bool,
}

/// What no game brings about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Never {
    /// No pawn ever stays where this one stands.
    There(PawnId),
    /// Pawns stay there, but never as this one: free, waiting so long, or after the first throw.
    So(PawnId),
    /// These two never stand together.
    Together(PawnId, PawnId),
}

impl Reach {
    /// Plays all turns that can matter; `None` where that is more than a moment's work, or players have several pawns.
    pub fn new(rules: &Rules) -> Option<Reach> {
        if rules.has_several_pawns() {
            return None;
        }
        let world = World::new(rules, MOST_PLAYERS).ok()?.limit(MOST_TURNS);
        let local = local::closure(world, MOST_TURNS).ok()?;
        let stands = local.world.all_places().filter_map(|place| local.world.stand(place));
        // How many throws in a row there have been is left out: a question can be about the midst of a turn.
        let stands = stands.flat_map(|stand| stand.pawns.iter().map(|pawn| key(*pawn, stand.thrown))).collect();
        Some(Reach { stands, shared: shared(&local), last: rules.last() })
    }

    /// Whether a pawn ever stays on a square: whoever comes to any other goes on, or nothing leads there.
    pub fn stays(&self, at: Square) -> bool {
        self.stands.iter().any(|(there, ..)| *there == at)
    }

    /// How pawns wait on a square, in a game of as many players as it is known for.
    pub fn waits(&self, at: Square) -> Waits {
        let mut waits = Waits::default();
        for (_, waiting, _) in self.stands.iter().filter(|(there, ..)| *there == at) {
            match Waiting::from_number(*waiting) {
                Some(Waiting::Turns(turns)) => waits.turns = waits.turns.max(turns),
                Some(Waiting::Held) => waits.held = true,
                Some(Waiting::Free) | None => {}
            }
        }
        waits
    }

    /// What of a table no game comes to; nothing where there are more players than it is known for.
    pub fn never(&self, state: &State) -> Vec<Never> {
        if state.players() > MOST_PLAYERS || state.each() != 1 {
            return Vec::new();
        }
        let pawns: Vec<(PawnId, Pawn)> = state.pawns().filter(|(_, pawn)| pawn.at != self.last).collect();
        let mut never: Vec<Never> = pawns.iter().filter_map(|(id, pawn)| self.alone(state, *id, *pawn)).collect();
        if never.is_empty() {
            for (index, (id, pawn)) in pawns.iter().enumerate().filter(|(_, (_, pawn))| !self.shared.contains(&pawn.at)) {
                // Of many on one square the first two are enough.
                let mut before = pawns.iter().take(index).filter(|(_, other)| other.at == pawn.at);
                if let (Some((other, _)), None) = (before.next(), before.next()) {
                    never.push(Never::Together(*other, *id));
                }
            }
        }
        never
    }

    fn alone(&self, state: &State, id: PawnId, pawn: Pawn) -> Option<Never> {
        let thrown = state.player(id.seat)?.thrown;
        if self.stands.contains(&key(pawn, thrown)) {
            return None;
        }
        Some(if self.stays(pawn.at) { Never::So(id) } else { Never::There(id) })
    }
}

fn key(pawn: Pawn, thrown: bool) -> (Square, i64, bool) {
    (pawn.at, pawn.waiting.number(), thrown)
}

/// The squares where two pawns can stand together, by induction over turns: when a game begins, the start alone. A turn lets
/// two share a square where two of those who matter to it stand there after it; or where one comes to a square that the turn
/// has not looked at and that none of them has left, so that anybody may stand there.
fn shared(local: &Local<'_>) -> BTreeSet<Square> {
    let mut shared = BTreeSet::from([local.world.rules().begin()]);
    loop {
        let before = shared.len();
        for one in &local.turns {
            let stood = squares(local, std::iter::once(one.mover).chain(one.others.iter().copied()));
            if doubles(&stood).all(|square| shared.contains(&square)) {
                add(local, one, &stood, &mut shared);
            }
        }
        if shared.len() == before {
            return shared;
        }
    }
}

fn add(local: &Local<'_>, one: &One, stood: &[Square], shared: &mut BTreeSet<Square>) {
    for (_, mover, others) in local.world.outcomes(&one.turn) {
        let stand = squares(local, std::iter::once(mover).chain(others.iter().copied()));
        shared.extend(doubles(&stand));
        shared.extend(stand.iter().filter(|square| !stood.contains(square) && !local.world.looks_at(&one.turn, **square)));
    }
}

/// Where each of these stands.
fn squares(local: &Local<'_>, places: impl Iterator<Item = Place>) -> Vec<Square> {
    places.filter_map(|place| local.world.stand(place)).flat_map(|stand| stand.pawns.iter().map(|pawn| pawn.at)).collect()
}

/// The squares that are named twice.
fn doubles(squares: &[Square]) -> impl Iterator<Item = Square> {
    let named = |index: usize, square: &Square| squares.iter().take(index).any(|other| other == square);
    squares.iter().enumerate().filter(move |(index, square)| named(*index, square)).map(|(_, square)| *square)
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::check::{Embedded, embedded};
    use crate::engine::{End, Player};
    use crate::game::possible_turns;
    use crate::vocab::Seat;

    fn rules(id: &str) -> Rules {
        embedded(id).unwrap().variant.unwrap().rules
    }

    /// What is never so of players who stand there.
    fn never(id: &str, stand: &[(u16, Waiting)]) -> Vec<Never> {
        let rules = rules(id);
        let pawn = |(at, waiting): &(u16, Waiting)| Pawn { at: Square::new(*at).unwrap(), waiting: *waiting };
        let seats = stand.iter().map(|one| (Player { thrown: one.0 > 0, ..Player::default() }, vec![pawn(one)]));
        Reach::new(&rules).unwrap().never(&State::with_pawns(seats.collect(), 1, rules.begin(), 0))
    }

    fn pawn(seat: usize) -> PawnId {
        PawnId { seat: Seat::from_index(seat).unwrap(), number: 0 }
    }

    #[test]
    fn what_the_family_game_never_brings_about() {
        use Waiting::{Free, Turns};
        // Geese, the bridge, the maze and death send on whoever comes; two dice never lead to 1.
        for at in [5, 9, 14, 6, 42, 58, 1] {
            assert_eq!(never("famille", &[(3, Free), (at, Free)]), [Never::There(pawn(1))], "{at}");
        }
        for at in [0, 2, 12, 19, 30, 62, 63] {
            assert_eq!(never("famille", &[(at, Free)]), [], "{at}");
        }
        assert_eq!(never("famille", &[(19, Turns(1))]), []);
        assert_eq!(never("famille", &[(12, Turns(1))]), [Never::So(pawn(0))]);
        // Who meets another one sends it back; an inn has room for all.
        assert_eq!(never("famille", &[(20, Free), (3, Free), (20, Free), (20, Free)]), [Never::Together(pawn(0), pawn(2))]);
        assert_eq!(never("famille", &[(19, Free), (19, Free)]), []);
        assert_eq!(never("famille", &[(63, Free), (63, Free)]), []);
    }

    #[test]
    fn how_long_pawns_wait_on_a_square() {
        let waits = |id: &str, at: u16| Reach::new(&rules(id)).unwrap().waits(Square::new(at).unwrap());
        // In the family game the inn costs a turn and the prison two; the well of the other one holds until another pawn comes.
        assert_eq!(waits("famille", 19), Waits { turns: 1, held: false });
        assert_eq!(waits("famille", 52), Waits { turns: 2, held: false });
        assert_eq!(waits("it-90-parenti", 31), Waits { turns: 0, held: true });
        for at in [0, 12, 63] {
            assert_eq!(waits("famille", at), Waits::default(), "{at}");
        }
    }

    /// What games are played does not bear on it: none of them may come to what is said to be never so.
    #[test]
    fn no_game_comes_to_what_is_never_so() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
        let (mut judged, mut tables) = (0, 0);
        for id in Embedded::ids() {
            let rules = rules(&id);
            let Some(reach) = Reach::new(&rules) else { continue };
            judged += 1;
            for game in 0..60 {
                let mut state = State::start(&rules, 1 + game % 6);
                let mut seat = Seat::default();
                for _ in 0..80 {
                    if state.is_over(&rules, seat) {
                        break;
                    }
                    let turns = possible_turns(&rules, &state, seat).unwrap();
                    if turns.is_empty() {
                        break;
                    }
                    let turn = &turns[random.random_range(0..turns.len())];
                    state = turn.state.clone();
                    match turn.end {
                        End::Passes => seat = state.next_after(&rules, seat),
                        End::ThrowsAgain => {}
                        _ => break,
                    }
                    assert_eq!(reach.never(&state), [], "{id}: {:?}", state.pawns().collect::<Vec<_>>());
                    tables += 1;
                }
            }
        }
        assert!(judged >= 40 && tables > 50_000, "{judged} variants, {tables} tables");
    }
}
