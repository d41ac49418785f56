//! The sheets of the source texts, as the page on turns reads them.

use super::{Backwards, Deed, Ends, Go, Home, Meet, PastEnd, Scope, Sheet, Shows, Spot, Taken, Trap, Way};
use std::collections::BTreeMap;

const GEESE: [i32; 13] = [5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59];

/// The variants with one pawn a player whose sheets stand here.
pub const NAMES: [&str; 5] = ["famille", "famille-courte", "infolib", "classique", "classique-mises"];

/// The team game.
pub const TEAMS: &str = "classique-equipes";

fn does(go: Go) -> Spot {
    Spot { always: Deed { go: Some(go), ..Deed::default() }, ..Spot::default() }
}

fn traps(turns: Option<u32>, ends: Vec<Ends>, whole_team: bool) -> Spot {
    let trap = Trap { turns, ends, freed_stays: false, whole_team };
    Spot { always: Deed { trap: Some(trap), ..Deed::default() }, ..Spot::default() }
}

/// The sheet of one of them.
pub fn named(name: &str) -> Sheet {
    let goose = Go::On { backwards: Backwards::Keep, way: Way::Travel, once: false, may: false };
    let mut spots: BTreeMap<i32, Spot> = GEESE.iter().map(|square| (*square, does(goose.clone()))).collect();
    for (from, to) in [(6, 12), (42, 30), (58, 0)] {
        spots.insert(from, does(Go::To(to)));
    }
    let teams = name == TEAMS;
    let shared = |turns| Spot { shared: true, ..traps(Some(turns), Vec::new(), false) };
    let freed = |turns, whole_team| traps(turns, vec![Ends::Arrival], whole_team);
    let three = match name {
        "famille" | "famille-courte" => [shared(1), shared(2), shared(2)],
        "infolib" => [freed(Some(1), false), freed(None, false), freed(None, false)],
        // The inn and the well stop the team, the prison one pawn.
        _ => [freed(Some(1), teams), freed(Some(2), teams), freed(None, false)],
    };
    spots.extend([19, 31, 52].into_iter().zip(three));
    let mises = teams || name == "classique-mises";
    if mises {
        for square in [6, 19, 42] {
            spots.get_mut(&square).unwrap().always.toll = 1;
        }
        spots.get_mut(&52).unwrap().always.fine = 1;
        spots.get_mut(&31).unwrap().always.ransom = 1;
    }
    Sheet {
        last: 63,
        begin: 0,
        start_meets: false,
        enter: None,
        dice: (2, 6),
        other_dice: None,
        dice_from: Vec::new(),
        each_die: teams,
        pawns: if teams { 4 } else { 1 },
        pawns_from: teams.then_some((5, 2)),
        first: vec![(Shows::Faces(vec![3, 6]), Some(26)), (Shows::Faces(vec![4, 5]), Some(53))],
        first_scope: Scope::Player,
        first_taken: Taken::Meets,
        spots,
        reads: Some(0),
        meet: if name == "classique" { Meet::GoBack } else { Meet::Swap },
        meet_first: None,
        meet_may: false,
        meet_nowhere: Vec::new(),
        shifts: (0, 0),
        sent_reads: false,
        fines: if mises { (1, 1) } else { (0, 0) },
        past_end: if name == "famille-courte" { PastEnd::Win } else { PastEnd::Bounce },
        any_die: false,
        home: Home::Stop,
        more: None,
        ante: 0,
    }
}
