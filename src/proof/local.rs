//! Single turns among those who matter to them: what holds for all tables.
//!
//! A turn depends on the others only where the engine looks. Here stand all turns of all places, each among all others
//! who can stand where it looks, whether or not a game brings them there together. What none of these turns does, no
//! turn of any game does, for so many players or fewer.

use std::collections::HashSet;

use super::{Idle, Method, Proof, Property, Verdict, blocks, home, idle};
use crate::engine::{Player, State};
use crate::rules::{Rules, Then};
use crate::space::{Among, Ends, Place, TooLarge, World};

/// One of the turns.
pub(super) struct One {
    pub(super) mover: Place,
    pub(super) way: u32,
    /// The others on the squares that it looks at; nobody else stands there.
    pub(super) others: Vec<Place>,
    pub(super) turn: Among,
    /// Places below this number have been tried as one more of the others.
    tried: usize,
}

/// All of them.
pub(super) struct Local<'a> {
    pub(super) world: World<'a>,
    pub(super) turns: Vec<One>,
}

impl Local<'_> {
    /// The mover of a turn and the others, in this order.
    pub(super) fn state(&self, one: &One) -> State {
        let places = std::iter::once(one.mover).chain(one.others.iter().copied());
        let stands = places.filter_map(|place| self.world.stand(place));
        let each = u8::try_from(self.world.stand(one.mover).map_or(1, |stand| stand.pawns.len())).unwrap_or(u8::MAX);
        let seats = stands.map(|stand| (Player { thrown: stand.thrown, purse: 0, streak: stand.streak }, stand.pawns.clone()));
        State::with_pawns(seats.collect(), each, self.world.rules().begin(), 0)
    }
}

/// What has been shown for all numbers of players up to some.
pub(super) struct Argued {
    endless: Option<Method>,
    /// The most pawns that the squares keep.
    held: Option<Vec<(crate::vocab::Square, usize)>>,
    way_home: Option<usize>,
    /// What never acts; `None`: not known.
    pub(super) idle: Option<Vec<Idle>>,
}

/// Looks for arguments for up to so many players.
pub(super) fn argue(rules: &Rules, players: usize, most: usize) -> Argued {
    let mut argued = Argued { endless: None, held: None, way_home: None, idle: None };
    let Ok(world) = World::new(rules, players) else { return argued };
    if blocks::nothing_holds(rules) {
        argued.held = Some(Vec::new());
    }
    let Ok(local) = closure(world.limit(most), most) else { return argued };
    let mut ends = local.turns.iter().flat_map(|one| local.world.outcomes(&one.turn)).map(|(ends, ..)| ends);
    if !ends.any(|ends| ends == Ends::Endless) {
        argued.endless = Some(Method::EachTurn(local.turns.len() as u32));
    }
    if argued.held.is_none() {
        argued.held = blocks::most_held(&local);
    }
    argued.way_home = home::most_players(&local, players);
    argued.idle = Some(idle::idle(&local));
    argued
}

impl Argued {
    /// What holds for that many.
    pub(super) fn for_players(&self, rules: &Rules, players: usize) -> Vec<Proof> {
        let proved = |property, method| Proof::new(property, players, Verdict::Proved, method);
        let mut proofs = Vec::new();
        proofs.extend(self.endless.clone().map(|method| proved(Property::EndlessTurn, method)));
        if let Some(held) = &self.held {
            // Where places are played for, two can be left who are held.
            let needed = if rules.finish.then.value == Then::Ranking { players.min(2) } else { players };
            if held.is_empty() {
                proofs.push(proved(Property::Block, Method::NothingHolds));
            } else if held.iter().map(|(_, most)| most).sum::<usize>() < needed {
                proofs.push(proved(Property::Block, Method::FewAreHeld(held.clone())));
            }
        }
        if self.way_home.is_some_and(|most| players <= most) {
            proofs.push(proved(Property::DeadEnd, Method::WayHome));
        }
        proofs
    }
}

/// All turns that can matter.
pub(super) fn closure(mut world: World<'_>, most: usize) -> Result<Local<'_>, TooLarge> {
    let mut turns: Vec<One> = Vec::new();
    let mut known: HashSet<(u32, Vec<Place>)> = HashSet::new();
    let goes_on = world.rules().finish.then.value != Then::Stop;
    let mut begun = 0;
    loop {
        let before = (turns.len(), world.places());
        let all: Vec<Place> = world.all_places().collect();
        // New places first move alone.
        for mover in all.iter().skip(begun).copied() {
            for way in world.ways_from(mover) {
                let turn = world.among(mover, way, &[])?;
                turns.push(One { mover, way, others: Vec::new(), turn, tried: 0 });
            }
        }
        begun = all.len();
        let mut index = 0;
        while let Some(one) = turns.get_mut(index) {
            if index > most || world.sees_everybody(&one.turn) {
                return Err(TooLarge::Turns);
            }
            let from = std::mem::replace(&mut one.tried, begun);
            let (mover, way, others, turn) = (one.mover, one.way, one.others.clone(), one.turn);
            index += 1;
            if others.len() + 1 >= world.players() || turn.looks_nowhere(&world) {
                continue;
            }
            let seen: Vec<Place> = world.places_on(world.looks(&turn)).filter(|place| (from..begun).contains(&place.index())).collect();
            for place in seen {
                // Who is home is not met any more; where the game goes on the turn may still depend on it.
                if world.is_home(place) {
                    if goes_on {
                        return Err(TooLarge::Turns);
                    }
                    continue;
                }
                let mut more = others.clone();
                more.push(place);
                // In what order they sit does not matter to the turn.
                more.sort_unstable();
                if known.insert((way, more.clone())) {
                    let turn = world.among(mover, way, &more)?;
                    turns.push(One { mover, way, others: more, turn, tried: 0 });
                }
            }
        }
        if before == (turns.len(), world.places()) {
            return Ok(Local { world, turns });
        }
    }
}
