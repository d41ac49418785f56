//! Numbers of hops: the order in which a pawn comes to its squares.

use super::row::{Hop, Sign};

/// Counts the hops of a path; a single one needs no number, and each pawn of a team begins anew.
pub(super) struct Hops {
    /// How many hops each path of the turn has.
    paths: Vec<usize>,
    path: usize,
    so_far: usize,
    before: bool,
}

impl Hops {
    /// Counts those of a turn.
    pub(super) fn of(signs: &[Sign]) -> Hops {
        let leads = |pair: &[Sign]| matches!(pair, [Sign::Hop(hop, _), Sign::Square { .. }] if *hop != Hop::Swap);
        let paths = signs.split(|sign| matches!(sign, Sign::Pawn(_)));
        Hops { paths: paths.map(|path| path.windows(2).filter(|pair| leads(pair)).count()).collect(), path: 0, so_far: 0, before: false }
    }

    /// The number of the hop that leads to a sign, where the sign is a square.
    pub(super) fn next(&mut self, sign: &Sign) -> Option<usize> {
        if matches!(sign, Sign::Pawn(_)) {
            (self.path, self.so_far) = (self.path + 1, 0);
        }
        let hop = std::mem::replace(&mut self.before, matches!(sign, Sign::Hop(hop, _) if *hop != Hop::Swap));
        let leads = hop && matches!(sign, Sign::Square { .. });
        self.so_far += usize::from(leads);
        (leads && self.paths.get(self.path).is_some_and(|hops| *hops > 1)).then_some(self.so_far)
    }
}

#[cfg(test)]
mod tests {
    use super::super::row::Weight;
    use super::*;

    fn numbers(signs: &[Sign]) -> Vec<usize> {
        let mut hops = Hops::of(signs);
        signs.iter().filter_map(|sign| hops.next(sign)).collect()
    }

    fn square(label: &str) -> Sign {
        Sign::Square { label: label.to_owned(), icon: None, weight: Weight::Way }
    }

    fn hop(hop: Hop) -> Sign {
        Sign::Hop(hop, String::new())
    }

    #[test]
    fn a_single_hop_has_no_number() {
        assert_eq!(numbers(&[Sign::Die(4), square("10"), hop(Hop::Walk), square("14")]), [0; 0]);
    }

    #[test]
    fn hops_are_counted_and_those_of_others_go_on() {
        let signs = [
            square("24"),
            hop(Hop::Walk),
            square("28"),
            hop(Hop::Swap),
            Sign::Word("Bob".into(), true),
            square("28"),
            hop(Hop::Sent),
            square("24"),
        ];
        assert_eq!(numbers(&signs), [1, 2]);
    }

    #[test]
    fn each_pawn_of_a_team_begins_anew() {
        let signs = [
            Sign::Pawn(1),
            square("0"),
            hop(Hop::Walk),
            square("6"),
            hop(Hop::Straight),
            square("12"),
            Sign::Pawn(2),
            square("0"),
            hop(Hop::Walk),
            square("3"),
        ];
        assert_eq!(numbers(&signs), [1, 2]);
    }
}
