//! The turns of a game, each played once.

use super::TooLarge;
use super::hash::Map;
use super::places::{Place, Places, Stand};
use super::runs::{Run, run};
use super::table::{MOST_PLAYERS, Table};
use super::turn::{Branch, Crowd, Ends, Next, Node, Turn, UNKNOWN};
use super::ways::Way;
use crate::engine::{End, Hand, State};
use crate::rules::{Rules, Then};
use crate::vocab::Seat;

/// So many different turns are remembered, unless [`World::limit`] says otherwise.
const MOST_TURNS: usize = 1 << 22;

/// A game for a number of players, and all turns of it that have been asked for. A copy of it is cheap enough to give
/// each thread its own.
#[derive(Clone)]
pub struct World<'a> {
    rules: &'a Rules,
    players: usize,
    each: u8,
    pub(super) places: Places,
    start: Place,
    /// The turn of each way with nobody in sight.
    alone: Vec<u32>,
    pairs: Map<u64, u32>,
    crowds: Map<Crowd, u32>,
    nodes: Vec<Node>,
    pub(super) branches: Vec<Branch>,
    pub(super) others: Vec<Place>,
    pub(super) hands: Vec<Hand>,
    /// The decisions in them.
    decided: usize,
    /// Sets of squares, `words` words each.
    looks: Vec<u64>,
    words: usize,
    most_turns: usize,
    most_decisions: usize,
}

impl<'a> World<'a> {
    /// The game of so many players.
    ///
    /// # Errors
    /// [`TooLarge::Players`] for none, or for more than [`MOST_PLAYERS`].
    pub fn new(rules: &'a Rules, players: usize) -> Result<World<'a>, TooLarge> {
        if !(1..=MOST_PLAYERS).contains(&players) {
            return Err(TooLarge::Players);
        }
        let state = State::start(rules, players);
        let mut places = Places::new();
        let start = places.of(rules, &state, Seat::default())?;
        Ok(World {
            rules,
            players,
            each: state.each(),
            places,
            start,
            alone: Vec::new(),
            pairs: Map::default(),
            crowds: Map::default(),
            nodes: Vec::new(),
            branches: Vec::new(),
            others: Vec::new(),
            hands: Vec::new(),
            decided: 0,
            looks: Vec::new(),
            words: rules.last().index() / 64 + 1,
            most_turns: MOST_TURNS,
            most_decisions: MOST_TURNS,
        })
    }

    /// Remembers no more than so many different turns: then [`TooLarge::Turns`].
    #[must_use]
    pub(crate) fn limit(mut self, turns: usize) -> World<'a> {
        self.most_turns = turns;
        self
    }

    /// Remembers no more than so many ways to decide turns, over all of them: then [`TooLarge::Decisions`].
    #[must_use]
    pub(crate) fn decisions(mut self, most: usize) -> World<'a> {
        self.most_decisions = most;
        self
    }

    /// The rules played.
    pub fn rules(&self) -> &'a Rules {
        self.rules
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.players
    }

    /// How many places have been met so far.
    pub fn places(&self) -> usize {
        self.places.len()
    }

    /// What a place means; `None` for a place of another world.
    pub(crate) fn stand(&self, place: Place) -> Option<&Stand> {
        self.places.stand(place)
    }

    /// Whether all pawns of the place are home.
    pub fn is_home(&self, place: Place) -> bool {
        self.places.is_home(place)
    }

    /// Whether the player of that place never throws again unless another one does something.
    pub(crate) fn is_stuck(&self, place: Place) -> bool {
        self.places.is_stuck(place)
    }

    /// Whether no player can ever throw again. Ask it of a table where the game is not over.
    pub(crate) fn is_blocked(&self, table: &Table) -> bool {
        table.places().iter().all(|place| self.is_stuck(*place))
    }

    /// The beginning of the game.
    pub fn start(&self) -> Table {
        Table::all_on(self.start, self.players)
    }

    /// The table of a state, purses and pot left out.
    ///
    /// # Errors
    /// [`TooLarge::Players`] for a state of another number of players or pawns, [`TooLarge::Places`] where there are too
    /// many places.
    pub fn table(&mut self, state: &State, seat: Seat) -> Result<Table, TooLarge> {
        if state.players() != self.players || state.each() != self.each {
            return Err(TooLarge::Players);
        }
        let mut table = self.start();
        for seat in state.seats() {
            let place = self.places.of(self.rules, state, seat)?;
            table.put(seat.index(), place);
        }
        Ok(table.with_seat(seat))
    }

    /// The table with these places, seat by seat; missing ones are the start.
    pub(crate) fn table_of(&self, places: &[Place], seat: Seat) -> Table {
        let mut table = self.start();
        places.iter().take(self.players).enumerate().for_each(|(seat, place)| table.put(seat, *place));
        table.with_seat(seat)
    }

    /// The number of a place.
    ///
    /// # Errors
    /// [`TooLarge::Places`] where there are too many.
    pub fn place(&mut self, stand: Stand) -> Result<Place, TooLarge> {
        self.places.number(self.rules, stand)
    }

    /// The state of a table, with empty purses and an empty pot.
    pub fn state(&self, table: &Table) -> State {
        let seats = table.places().iter().filter_map(|place| self.stand(*place)).map(Stand::seat);
        State::with_pawns(seats.collect(), self.each, self.rules.begin(), 0)
    }

    /// The numbers of the ways in which the turn can begin; none where the player is home.
    pub fn ways_of(&self, table: &Table) -> std::ops::Range<u32> {
        self.places.ways_of(table.mover())
    }

    /// The way with that number.
    pub fn way(&self, id: u32) -> Way {
        self.places.ways.get(id as usize).copied().unwrap_or(Way::MISSED)
    }

    /// Looks up what that way does at that table. The way is one of the player whose turn it is.
    ///
    /// # Errors
    /// Where it is a turn that does not fit; see [`TooLarge`].
    pub fn turn(&mut self, table: &Table, way: u32) -> Result<Turn, TooLarge> {
        let mut turn = Turn { node: self.alone(table.mover(), way)?, who: [0; MOST_PLAYERS], count: 0 };
        while self.add_those_seen(table, &mut turn) {
            turn.node = self.crowd(table, way, &turn)?;
        }
        Ok(turn)
    }

    /// How many ways of deciding the turn there are.
    pub fn branches(&self, turn: &Turn) -> usize {
        self.node(turn.node).map_or(0, |node| (node.branches.1 - node.branches.0) as usize)
    }

    /// The hand that decides the turn so.
    pub fn hand(&self, turn: &Turn, branch: usize) -> Option<&Hand> {
        self.branch(turn, branch).and_then(|branch| self.hands.get(branch.hand as usize))
    }

    /// The table after the turn, decided so; past the last branch the table as it is.
    pub fn follow(&self, table: &Table, turn: &Turn, branch: usize) -> Next {
        let Some(branch) = self.branch(turn, branch) else { return Next { table: *table, ends: Ends::Endless, over: false } };
        let mut after = *table;
        let mover = table.seat().index();
        after.put(mover, branch.mover);
        let others = self.others.get(branch.others as usize..).unwrap_or(&[]);
        for (seat, place) in turn.who.iter().take(turn.count.into()).zip(others) {
            after.put(usize::from(*seat), *place);
        }
        let mut next = Next { table: after, ends: branch.ends, over: false };
        match branch.ends {
            Ends::Again | Ends::Endless => {}
            Ends::Passes if self.rules.finish.then.value == Then::Stop => next.table.pass(),
            Ends::Passes | Ends::Wins => {
                let state = self.state(&after);
                let seat = state.next_after(self.rules, table.seat());
                next.table = after.with_seat(seat);
                next.over = state.is_over(self.rules, seat);
            }
        }
        next
    }

    pub(super) fn node(&self, node: u32) -> Option<&Node> {
        self.nodes.get(node as usize)
    }

    fn branch(&self, turn: &Turn, branch: usize) -> Option<&Branch> {
        let (from, to) = self.node(turn.node)?.branches;
        self.branches.get(from as usize..to as usize)?.get(branch)
    }

    /// Adds the players who stand where the engine has looked; whether there are any.
    fn add_those_seen(&self, table: &Table, turn: &mut Turn) -> bool {
        let Some(node) = self.node(turn.node) else { return false };
        if self.players == 1 || node.looks == UNKNOWN && !node.everywhere {
            return false;
        }
        let mover = table.seat().index();
        let mut who = [0; MOST_PLAYERS];
        let mut count = 0_u8;
        let known = turn.who.get(..usize::from(turn.count)).unwrap_or(&[]);
        let mut everybody = node.everywhere;
        loop {
            for (seat, place) in table.places().iter().enumerate().filter(|(seat, _)| *seat != mover) {
                let seat = seat as u8;
                if everybody || known.contains(&seat) || self.is_seen(node, *place) {
                    if let Some(slot) = who.get_mut(usize::from(count)) {
                        *slot = seat;
                        count += 1;
                    }
                    // Whether a game is over depends on how many are home, and where they sit.
                    if !everybody && self.is_home(*place) {
                        everybody = true;
                        count = 0;
                        break;
                    }
                }
            }
            if count > 0 || !everybody {
                break;
            }
        }
        let more = count > turn.count;
        (turn.who, turn.count) = (who, count);
        more
    }

    fn is_seen(&self, node: &Node, place: Place) -> bool {
        if self.each == 1 {
            return self.places.at.get(place.index()).is_some_and(|at| self.is_looked_at(node, *at));
        }
        self.stand(place).is_some_and(|stand| stand.is_on(|square| self.is_looked_at(node, square)))
    }

    pub(super) fn looks_of(&self, node: &Node) -> &[u64] {
        if node.looks == UNKNOWN {
            return &[];
        }
        let from = node.looks as usize;
        self.looks.get(from..from + self.words).unwrap_or(&[])
    }

    pub(super) fn is_looked_at(&self, node: &Node, square: u16) -> bool {
        self.looks_of(node).get(usize::from(square / 64)).is_some_and(|word| word >> (square % 64) & 1 == 1)
    }

    pub(super) fn alone(&mut self, mover: Place, way: u32) -> Result<u32, TooLarge> {
        match self.alone.get(way as usize) {
            Some(node) if *node != UNKNOWN => return Ok(*node),
            Some(_) => {}
            None => self.alone.resize(self.places.ways.len().max(way as usize + 1), UNKNOWN),
        }
        let node = self.play(mover, way, &[], 0)?;
        if let Some(slot) = self.alone.get_mut(way as usize) {
            *slot = node;
        }
        Ok(node)
    }

    fn crowd(&mut self, table: &Table, way: u32, turn: &Turn) -> Result<u32, TooLarge> {
        let who = turn.who.get(..usize::from(turn.count)).unwrap_or(&[]);
        let mut crowd = Crowd { way, before: 0, count: turn.count, places: [Place::default(); MOST_PLAYERS] };
        let mut home = false;
        for (slot, seat) in crowd.places.iter_mut().zip(who) {
            *slot = table.place(usize::from(*seat));
            home |= self.is_home(*slot);
        }
        // Others keep their order; where the mover sits among them matters to its own pawns and to the end of the game.
        if home || self.each > 1 {
            crowd.before = who.iter().filter(|seat| usize::from(**seat) < table.seat().index()).count() as u8;
        }
        self.remembered(table.mover(), crowd)
    }

    /// The turn among those others, played where it is not known.
    pub(super) fn remembered(&mut self, mover: Place, crowd: Crowd) -> Result<u32, TooLarge> {
        let Crowd { way, before, count, places } = crowd;
        let pair = u64::from(way) << 32 | u64::from(before) << 16 | u64::from(places.first().copied().unwrap_or_default().0);
        let known = if count == 1 { self.pairs.get(&pair) } else { self.crowds.get(&crowd) };
        if let Some(node) = known {
            return Ok(*node);
        }
        let others = places.get(..usize::from(count)).unwrap_or(&[]);
        let node = self.play(mover, way, others, usize::from(before))?;
        if count == 1 {
            self.pairs.insert(pair, node);
        } else {
            self.crowds.insert(crowd, node);
        }
        Ok(node)
    }

    /// Has the engine play a way among those others, `before` of whom sit before the mover.
    fn play(&mut self, mover: Place, way: u32, others: &[Place], before: usize) -> Result<u32, TooLarge> {
        if self.nodes.len() >= self.most_turns {
            return Err(TooLarge::Turns);
        }
        if self.branches.len() + self.decided >= self.most_decisions {
            return Err(TooLarge::Decisions);
        }
        let (first, then) = others.split_at(before.min(others.len()));
        let all = first.iter().chain(std::iter::once(&mover)).chain(then);
        let seats = all.filter_map(|place| self.stand(*place)).map(Stand::seat).collect();
        let state = State::with_pawns(seats, self.each, self.rules.begin(), 0);
        let seat = Seat::from_index(before).ok_or(TooLarge::Players)?;
        let throw = self.way(way).throw.or_else(|| self.rules.dice.usual.value.throws().next()).ok_or(TooLarge::Refused)?;
        let Run { branches, looks, everywhere } = run(self.rules, &state, seat, Hand::from(throw))?;
        let from = self.branches.len() as u32;
        for (hand, after, end) in branches {
            let place = self.places.of(self.rules, &after, seat)?;
            let start = self.others.len() as u32;
            for other in after.seats().filter(|other| *other != seat) {
                let place = self.places.of(self.rules, &after, other)?;
                self.others.push(place);
            }
            let ends = match end {
                End::Passes | End::Asks(_) => Ends::Passes,
                End::ThrowsAgain => Ends::Again,
                End::Wins(_) => Ends::Wins,
                End::Endless(_) => Ends::Endless,
            };
            self.branches.push(Branch { ends, mover: place, others: start, hand: self.hands.len() as u32 });
            self.decided += hand.decisions();
            self.hands.push(hand);
        }
        let mut set = UNKNOWN;
        if !looks.is_empty() {
            let start = self.looks.len();
            set = start as u32;
            self.looks.resize(start + self.words, 0);
            for square in looks {
                if let Some(word) = self.looks.get_mut(start + square.index() / 64) {
                    *word |= 1 << (square.index() % 64);
                }
            }
        }
        self.nodes.push(Node { branches: (from, self.branches.len() as u32), looks: set, everywhere });
        Ok(self.nodes.len() as u32 - 1)
    }
}
