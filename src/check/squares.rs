//! What squares and throws may not say: off the board, twice, in contradiction, about nothing.

use std::collections::BTreeMap;

use super::places;
use crate::finding::{Finding, nearest, rules};
use crate::rules::{Distance, EachDie, Kind, Meeting, Motion, SquareRule, Target};
use crate::source::{Entry, Span};
use crate::variant::extend::Family;
use crate::variant::idle::{MEETING_QUALIFIERS, OF_PAYMENTS, PAY_QUALIFIERS, QUALIFIERS, effects, idle};
use crate::variant::language::MEETING;
use crate::variant::read::{Draft, off_the_board};
use crate::vocab::Square;

/// Two keys of one rule that cannot both hold.
const CONFLICTS: &[(&str, &str)] =
    &[("move", "go_to"), ("move", "move_by"), ("go_to", "move_by"), ("miss", "hold_until"), ("unless", "hold_until")];

/// Checks the squares, the first throw and the players.
pub(super) fn check(draft: &Draft, family: &Family, findings: &mut Vec<Finding>) {
    let rules = &draft.variant.rules;
    let mut checks = Checks { draft, family, last: draft.track_known.then_some(rules.last()), findings };
    let mut first: BTreeMap<Square, Span> = BTreeMap::new();
    for (rule, spots) in rules.squares.all().iter().zip(&draft.squares) {
        if checks.findings.len() >= super::MAX_FINDINGS {
            return;
        }
        for (square, place) in &spots.at {
            checks.at(*square, *place, &mut first);
        }
        checks.target(rule);
        checks.payments(rule, spots.key);
        checks.goes_nowhere(rule, |motion, at| match motion {
            Motion::GoTo(Target::Square(to)) => *to == at,
            Motion::GoTo(Target::Each(pairs)) => pairs.contains(&(at, at)),
            Motion::GoTo(Target::Other) => rule.at.value.len() == 1,
            Motion::MoveBy(Distance::Squares(squares)) => *squares == 0,
            _ => false,
        });
        checks.name(rule, spots.key);
    }
    checks.keys();
    checks.throws();
    checks.transfers();
    checks.players();
}

/// What the checks of squares and throws go by.
pub(super) struct Checks<'a> {
    pub(super) draft: &'a Draft,
    pub(super) family: &'a Family,
    /// The last square, where it is known.
    last: Option<Square>,
    pub(super) findings: &'a mut Vec<Finding>,
}

impl Checks<'_> {
    pub(super) fn on_board(&mut self, square: Square, place: Span) -> bool {
        let Some(last) = self.last.filter(|last| square > *last) else { return true };
        let length = places::value(&self.family.tree, &["track", "squares"]);
        self.findings.push(off_the_board(square, place, last, length, self.family.home));
        false
    }

    /// The name of a rule of that square that another file brings.
    fn taken_over(&self, square: Square) -> Option<&str> {
        let rules = self.draft.variant.rules.squares.all().iter().filter(|rule| rule.at.value.contains(&square));
        let squares = self.family.tree.get("squares")?;
        let below = |key: &str| squares.entry(key).is_some_and(|entry| entry.key_span.file != self.family.home);
        rules.map(|rule| rule.key.as_str()).find(|key| below(key))
    }

    fn at(&mut self, square: Square, place: Span, first: &mut BTreeMap<Square, Span>) {
        if !self.on_board(square, place) {
            return;
        }
        let begin = self.draft.variant.rules.begin();
        if square <= begin || Some(square) == self.last {
            let finding = Finding::new(&rules::EFFECT_AT_END, place).number("square", square.number());
            let end = (Some(square) == self.last).then(|| places::value(&self.family.tree, &["track", "squares"]));
            self.findings.push(end.into_iter().fold(finding, |finding, end| finding.also(end, "finding-length-here")));
            return;
        }
        match first.get(&square) {
            Some(other) => {
                // Of two files it is the one that was asked for that can be put right.
                let ours = place.file == self.family.home || other.file != self.family.home;
                let (place, other) = if ours { (place, *other) } else { (*other, place) };
                let below = self.taken_over(square).unwrap_or_default();
                let finding = Finding::new(&rules::TWO_EFFECTS, place).number("square", square.number()).text("key", below);
                let finding = finding.word("taken", if below.is_empty() { "no" } else { "yes" });
                self.findings.push(finding.also(other, "finding-other-rule"));
            }
            None => {
                first.insert(square, place);
            }
        }
    }

    fn target(&mut self, rule: &SquareRule) {
        let targets: Vec<Target> = rule
            .effects()
            .filter_map(|effect| match effect.motion.as_ref().map(|motion| &motion.value) {
                Some(Motion::GoTo(target)) => Some(target.clone()),
                _ => None,
            })
            .collect();
        for target in targets {
            let place = self.place_of(rule, &target);
            match target {
                Target::Square(square) => {
                    self.on_board(square, place);
                }
                Target::Each(pairs) => {
                    for (_, to) in pairs {
                        self.on_board(to, place);
                    }
                }
                Target::Next(kind) | Target::Previous(kind) => {
                    let all = self.draft.variant.rules.squares.all();
                    if !all.iter().any(|rule| rule.kind == kind) {
                        let near = nearest(kind.name(), all.iter().map(|rule| rule.kind.name()));
                        self.findings.push(Finding::new(&rules::UNKNOWN_KIND, place).text("kind", kind.name()).near(near));
                    }
                }
                Target::Origin | Target::Start | Target::Finish | Target::Other => {}
            }
        }
    }

    /// Where a target of a square is written: at its head, in a case or in a choice.
    fn place_of(&self, rule: &SquareRule, target: &Target) -> Span {
        let parts = ["when", "choose"].into_iter().filter_map(|key| self.of_square(rule, key));
        let within = parts.flat_map(|part| part.value.entries()).filter_map(|part| part.value.entry("go_to"));
        let all: Vec<&Entry> = self.of_square(rule, "go_to").into_iter().chain(within).collect();
        let written = match target {
            Target::Square(square) => square.to_string(),
            Target::Next(kind) => format!("next {}", kind.name()),
            Target::Previous(kind) => format!("previous {}", kind.name()),
            _ => String::new(),
        };
        let same = all.iter().find(|entry| entry.value.is().scalar() == Some(written.as_str()));
        same.or(all.first()).map_or(self.family.tree.span, |entry| entry.value.is().span)
    }

    fn of_square(&self, rule: &SquareRule, key: &str) -> Option<&Entry> {
        places::of_square(&self.family.tree, rule, key)
    }

    /// The two of which the later one has to go; what the file itself says comes after what it takes over.
    fn in_order<'t>(&self, one: &'t Entry, other: &'t Entry) -> (&'t Entry, &'t Entry) {
        let order = |entry: &Entry| (entry.key_span.file == self.family.home, entry.key_span);
        if order(other) < order(one) { (other, one) } else { (one, other) }
    }

    fn conflict(&mut self, one: &Entry, other: &Entry, why: &'static str) {
        let (first, second) = self.in_order(one, other);
        let finding = Finding::new(&rules::CONFLICT, second.key_span).text("one", &second.key).text("other", &first.key).text("why", why);
        self.findings.push(finding.also(first.key_span, "finding-other-key"));
    }

    fn keys(&mut self) {
        let family = self.family;
        for (path, node) in effects(&family.tree) {
            for (one, other) in CONFLICTS {
                if let (Some(one), Some(other)) = (node.entry(one), node.entry(other)) {
                    self.conflict(one, other, "plain");
                }
            }
            let square =
                path.get(1).and_then(|key| family.tree.get("squares")?.entry(key)).map_or(node.span.head(), |entry| entry.key_span);
            for (key, needs) in QUALIFIERS {
                if let Some(entry) = node.entry(key).filter(|_| needs.iter().all(|need| node.entry(need).is_none())) {
                    self.qualifies_nothing(entry, needs, square);
                }
            }
        }
        for idle in idle(&family.tree) {
            // What is wrong within a variant below is found there; here it is an error all the same.
            if idle.contradicts {
                self.conflict(idle.one, idle.other, idle.why);
            } else if idle.one.key_span.file == family.home {
                let finding = Finding::new(&rules::CANNOT_ACT, idle.one.key_span).text("one", &idle.one.key).text("other", &idle.other.key);
                self.findings.push(finding.text("why", idle.why).also(idle.other.key_span, "finding-other-key"));
            }
        }
        self.meeting();
        self.each_die();
    }

    /// A die for each pawn asks for several pawns.
    fn each_die(&mut self) {
        let rules = &self.draft.variant.rules;
        let entry = self.family.tree.entry("dice").and_then(|section| Some((section.key_span, section.value.entry("each")?)));
        if let Some((place, entry)) = entry.filter(|_| rules.dice.each.value == EachDie::Pawn && !rules.has_several_pawns()) {
            self.qualifies_nothing(entry, &["pawns"], place);
        }
    }

    /// What a file takes over and makes pointless is no fault of it: that is dropped before.
    fn qualifies_nothing(&mut self, entry: &Entry, needs: &[&str], place: Span) {
        if entry.key_span.file == self.family.home {
            let finding = Finding::new(&rules::QUALIFIES_NOTHING, entry.key_span).text("key", &entry.key);
            self.findings.push(finding.list("known", needs.iter().copied()).also(place, "finding-in-this-rule"));
        }
    }

    /// A payment that only qualifies a wait, which any part of the square can begin.
    fn payments(&mut self, rule: &SquareRule, square: Span) {
        let Some(node) = self.family.tree.get("squares").and_then(|squares| squares.get(&rule.key)) else { return };
        let waits = rule.waits().next().is_some();
        let released = rule.waits().any(|wait| !wait.release.is_empty());
        for (key, needs) in PAY_QUALIFIERS {
            let has = if *key == "released" { released } else { waits };
            let entry = node.get("pay").and_then(|pay| pay.entry(key));
            if let Some(entry) = entry.filter(|_| !has && needs.iter().all(|need| node.entry(need).is_none())) {
                self.qualifies_nothing(entry, needs, square);
            }
        }
        for (key, needs) in OF_PAYMENTS {
            let pay = node.get("pay").filter(|pay| pay.entry(needs).is_none());
            if let Some(entry) = pay.and_then(|pay| pay.entry(key)) {
                self.qualifies_nothing(entry, &[needs], square);
            }
        }
    }

    /// What is said of meetings says what happens in one; a shift, how far.
    fn meeting(&mut self) {
        let Some(section) = self.family.tree.entry("meeting") else { return };
        let node = &section.value;
        match node.entry("rule") {
            None => {
                for entry in MEETING_QUALIFIERS.iter().filter_map(|key| node.entry(key)) {
                    self.qualifies_nothing(entry, &["rule"], section.key_span);
                }
            }
            Some(rule) => {
                let says_how_far = node.get("moves").is_some_and(|moves| !moves.entries().is_empty());
                if self.draft.variant.rules.meeting.rule.value == Meeting::Shift && !says_how_far {
                    let place = rule.value.is().span;
                    self.findings.push(
                        Finding::new(&rules::MISSING_KEY, place)
                            .text("key", "moves")
                            .text("sample", MEETING.key("moves").map_or("…", |key| key.sample))
                            .word("place", "place-meeting"),
                    );
                }
            }
        }
    }

    /// A square that sends the pawn to where it stands does nothing.
    fn goes_nowhere(&mut self, rule: &SquareRule, nowhere: impl Fn(&Motion, Square) -> bool) {
        let prefix = ["squares", rule.key.as_str()];
        let nodes = effects(&self.family.tree).into_iter().filter(|(path, _)| path.iter().take(2).eq(prefix.iter()));
        let motions: Vec<&Entry> = nodes.flat_map(|(_, node)| ["go_to", "move_by"].into_iter().filter_map(|key| node.entry(key))).collect();
        let squares: Vec<Square> = rule
            .at
            .value
            .iter()
            .copied()
            .filter(|at| rule.effects().any(|effect| effect.motion.as_ref().is_some_and(|motion| nowhere(&motion.value, *at))))
            .collect();
        if let (Some(square), Some(motion)) = (squares.first(), motions.first()) {
            let place = motion.value.is().span;
            self.findings.push(Finding::new(&rules::GOES_NOWHERE, place).number("square", square.number()));
        }
    }

    /// Whether the file that was asked for says something of a square with that name.
    fn says_of(&self, name: &str) -> bool {
        let entry = self.family.tree.get("squares").and_then(|squares| squares.entry(name));
        entry.is_some_and(|entry| entry.key_span.file == self.family.home)
    }

    fn name(&mut self, rule: &SquareRule, square: Span) {
        if let Kind::Own(kind) = &rule.kind
            && self.of_square(rule, "name").is_none()
        {
            let known = Kind::KNOWN.iter().map(Kind::name).filter(|known| !self.says_of(known));
            let near = nearest(kind, known);
            let finding = Finding::new(&rules::NAMELESS_SQUARE, square).text("kind", kind).near(near);
            self.findings.push(match near {
                // It may as well be a square of this board alone.
                Some(near) => finding.suggest(square, near),
                None => finding,
            });
        }
    }

    fn players(&mut self) {
        let players = &self.draft.variant.players;
        let min = players.min.value;
        if let Some(max) = players.max.as_ref().map(|max| max.value)
            && min > max
        {
            let at = |key| places::value(&self.family.tree, &["players", key]);
            let finding = Finding::new(&rules::REVERSED_RANGE, at("max")).number("least", min).number("most", max);
            self.findings.push(finding.also(at("min"), "finding-least-here"));
        }
        if let Some((from, _)) = self.draft.variant.rules.pawns.from_players.as_ref().map(|from| from.value) {
            let max = players.max.as_ref().map(|max| max.value);
            let (why, key) = match max {
                Some(max) if max < from => ("never", "max"),
                _ if min >= from => ("always", "min"),
                _ => return,
            };
            let tree = &self.family.tree;
            let entry = tree.get("pawns").and_then(|pawns| pawns.get("from_players")).and_then(|from| from.entries().first());
            let Some(entry) = entry else { return };
            let limit = places::value(tree, &["players", key]);
            // What a house leaves of a number of pawns when it changes who may play is no fault of it.
            if entry.key_span.file == self.family.home {
                let finding = Finding::new(&rules::NO_SUCH_PLAYERS, entry.key_span).number("players", from).text("why", why);
                self.findings.push(finding.also(limit, "finding-players-here"));
            }
        }
    }
}
