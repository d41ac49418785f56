//! The five sheets of the source texts, as the page on turns reads them.

use super::{Backwards, Go, Home, Meet, More, PastEnd, Scope, Sheet, Spot};
use std::collections::BTreeMap;

const GEESE: [i32; 13] = [5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59];

/// The variants whose sheets stand here.
pub const NAMES: [&str; 5] = ["famille", "famille-courte", "infolib", "classique", "classique-mises"];

/// The sheet of one of them.
pub fn named(name: &str) -> Sheet {
    let mut spots: BTreeMap<i32, Spot> =
        GEESE.iter().map(|goose| (*goose, Spot { go: Some(Go::On(Backwards::Keep)), ..Spot::default() })).collect();
    for (from, to) in [(6, 12), (42, 30), (58, 0)] {
        spots.insert(from, Spot { go: Some(Go::To(to)), ..Spot::default() });
    }
    let shared = |turns| Spot { wait: Some(Some(turns)), shared: true, ..Spot::default() };
    let freed = |turns| Spot { wait: Some(turns), arrival_frees: true, ..Spot::default() };
    let traps = match name {
        "famille" | "famille-courte" => [shared(1), shared(2), shared(2)],
        "infolib" => [freed(Some(1)), freed(None), freed(None)],
        _ => [freed(Some(1)), freed(Some(2)), freed(None)],
    };
    spots.extend([19, 31, 52].into_iter().zip(traps));
    let mises = name == "classique-mises";
    if mises {
        for square in [6, 19, 42] {
            spots.get_mut(&square).unwrap().toll = 1;
        }
        spots.get_mut(&52).unwrap().fine = 1;
        spots.get_mut(&31).unwrap().ransom = 1;
    }
    Sheet {
        last: 63,
        start_meets: false,
        first: vec![(vec![3, 6], 26), (vec![4, 5], 53)],
        first_scope: Scope::Player,
        spots,
        reads: Some(0),
        meet: if name == "classique" { Meet::GoBack } else { Meet::Swap },
        meet_first: None,
        fines: if mises { (1, 1) } else { (0, 0) },
        past_end: if name == "famille-courte" { PastEnd::Win } else { PastEnd::Bounce },
        home: Home::Stop,
        more: More::Never,
    }
}
