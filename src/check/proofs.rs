//! What the rules do in every game, as findings: see [`crate::proof`].

use std::collections::BTreeMap;

use super::{MAX_FINDINGS, places};
use crate::finding::{Finding, Rule, rules};
use crate::proof::{Idle, Known, Loop, Method, Proof, Property, Verdict, lone, prove};
use crate::rules::RuleId;
use crate::source::Span;
use crate::space::TooLarge;
use crate::texts::Texts;
use crate::variant::extend::Family;
use crate::variant::read::Draft;
use crate::vocab::{Lang, Square, Words, commas};

/// A pawn alone on the board: endless turns, squares from where nothing leads home.
pub(super) fn quick(draft: &Draft, family: &Family, findings: &mut Vec<Finding>) {
    // Where there are too many ways to decide a turn nothing is said; the proofs say so.
    let Ok(lone) = lone(&draft.variant.rules) else { return };
    for one in &lone.loops {
        endless(draft, family, one, findings);
    }
    if lone.dead.is_empty() {
        return;
    }
    let place = match family.tree.get("finish").and_then(|finish| finish.get("overshoot")) {
        Some(overshoot) => overshoot.is().span,
        None => places::value(&family.tree, &["track", "squares"]),
    };
    findings.push(Finding::new(&rules::DEAD_END, place).number("count", lone.dead.len()).text("squares", commas(&lone.dead)));
}

fn endless(draft: &Draft, family: &Family, one: &Loop, findings: &mut Vec<Finding>) {
    if findings.len() >= MAX_FINDINGS {
        return;
    }
    let round: Vec<Square> = one.squares.iter().chain(one.squares.first()).copied().collect();
    let round = round.iter().map(Square::to_string).collect::<Vec<_>>().join(" → ");
    let before = one.game.as_deref().map_or(&[][..], |game| game.split_last().map_or(&[], |(_, before)| before));
    let throws: Vec<String> = before.iter().map(|hand| hand.throw.to_string()).collect();
    let reached = match (&one.game, before) {
        (None, _) => "no",
        (Some(_), []) => "at-once",
        (Some(_), _) => "yes",
    };
    let (place, others) = places_of(draft, family, &one.squares);
    let mut finding = Finding::new(&rules::ENDLESS_TURN, place)
        .number("square", one.at.number())
        .text("dice", one.throw.to_string())
        .text("loop", round)
        .whole("throws", throws.join(" "))
        .text("reached", reached);
    for other in others {
        finding = finding.also(other, "finding-loop-here");
    }
    findings.push(finding);
}

/// Where the rules of these squares stand in the file; where none has a rule, where the track is.
fn places_of(draft: &Draft, family: &Family, squares: &[Square]) -> (Span, Vec<Span>) {
    let spot = |square: &Square| draft.squares.iter().flat_map(|spots| &spots.at).find(|(spot, _)| spot == square).map(|(_, place)| *place);
    let mut spots: Vec<Span> = Vec::new();
    for place in squares.iter().filter_map(spot) {
        if !spots.contains(&place) {
            spots.push(place);
        }
    }
    if spots.is_empty() {
        return (places::value(&family.tree, &["track", "squares"]), spots);
    }
    let first = spots.remove(0);
    (first, spots)
}

/// Everything that can be proved, for these numbers of players or for one to the most that the file names.
pub(super) fn whole(draft: &Draft, family: &Family, called: &str, players: Option<&[usize]>, findings: &mut Vec<Finding>) -> Vec<Proof> {
    let variant = &draft.variant;
    let all: Vec<usize> = (1..=usize::from(variant.players.asked())).collect();
    let Known { proofs, idle } = prove(&variant.rules, players.unwrap_or(&all));
    let told = Told { draft, family, called, proofs: &proofs };
    for property in Property::ALL {
        if findings.len() < MAX_FINDINGS {
            told.refuted(*property, findings);
        }
    }
    told.unknown(findings);
    // What never acts is known for all numbers of players together.
    for idle in idle.iter().flatten().filter(|_| players.is_none()) {
        never(draft, family, *idle, findings);
    }
    proofs
}

/// What never acts, where this file says it; what it takes over from another one is not told.
fn never(draft: &Draft, family: &Family, idle: Idle, findings: &mut Vec<Finding>) {
    let rules_of = &draft.variant.rules;
    let key_of = |id: RuleId| rules_of.squares.get(id).map(|rule| rule.key.as_str());
    let entry =
        |id: RuleId, key: &str| family.tree.get("squares").and_then(|squares| squares.get(key_of(id)?)).and_then(|rule| rule.entry(key));
    let (rule, place, what) = match idle {
        Idle::Square(_, square) => {
            let (place, _) = places_of(draft, family, &[square]);
            (&rules::NEVER_REACHED, Some(place), square.to_string())
        }
        Idle::OfSquare(id, key) => (&rules::NEVER_ACTS, entry(id, key).map(|entry| entry.key_span), key.to_owned()),
        Idle::Case(id, when) => {
            let case = entry(id, "when").and_then(|cases| cases.value.entry(&when.to_string()));
            (&rules::NEVER_ACTS, case.map(|case| case.key_span), when.to_string())
        }
        Idle::FirstThrow(index) => {
            let items = family.tree.get("first_throw").map(|first| first.get("is").unwrap_or(first));
            let place = items.and_then(|items| items.items().get(index)).map(|item| item.span);
            let test = rules_of.first_throw.exceptions.get(index).map(|exception| exception.test.to_string());
            (&rules::NEVER_ACTS, place, test.unwrap_or_default())
        }
        Idle::Section(path) => {
            let mut node = Some(&family.tree);
            let mut place = None;
            for key in path {
                let entry = node.and_then(|node| node.entry(key));
                place = entry.map(|entry| entry.key_span);
                node = entry.map(|entry| &entry.value);
            }
            (&rules::NEVER_ACTS, place, path.last().copied().unwrap_or_default().to_owned())
        }
    };
    let told = |place: &Span| findings.iter().any(|finding| finding.at == *place);
    if let Some(place) = place.filter(|place| place.file == family.home && !told(place))
        && findings.len() < MAX_FINDINGS
    {
        findings.push(Finding::new(rule, place).text("what", what));
    }
}

/// The proofs, ready to be told.
struct Told<'a> {
    draft: &'a Draft,
    family: &'a Family,
    /// What the file is called on a command line.
    called: &'a str,
    proofs: &'a [Proof],
}

impl Told<'_> {
    fn with(&self, property: Property, verdict: Verdict) -> impl Iterator<Item = &Proof> {
        self.proofs.iter().filter(move |proof| proof.property == property && proof.verdict == verdict)
    }

    /// Each way in which the property fails, once, with the fewest players and the numbers of players for whom it fails
    /// and holds.
    fn refuted(&self, property: Property, findings: &mut Vec<Finding>) {
        let mut kinds: BTreeMap<Vec<Square>, &Proof> = BTreeMap::new();
        let fewest = self.with(property, Verdict::Refuted).map(|proof| proof.players).filter(|players| *players > 1).min();
        for proof in self.with(property, Verdict::Refuted) {
            // Of more players the same is seen again, on more squares; what concerns a lone player is a matter of its own.
            if proof.players == 1 || Some(proof.players) == fewest {
                let mut kind = proof.squares.clone();
                kind.sort_unstable();
                kinds.entry(kind).or_insert(proof);
            }
        }
        for proof in kinds.into_values() {
            if let Some(finding) = self.finding(proof) {
                findings.push(self.numbers(finding, proof));
            }
        }
    }

    fn finding(&self, proof: &Proof) -> Option<Finding> {
        let tree = &self.family.tree;
        let alone = proof.players == 1;
        let (square_place, also) = places_of(self.draft, self.family, &proof.squares);
        let (rule, place): (&'static Rule, Span) = match proof.property {
            // A lone pawn's loop and dead squares are found without proofs.
            Property::EndlessTurn | Property::DeadEnd if alone => return None,
            Property::EndlessTurn => (&rules::ENDLESS_AMONG_OTHERS, square_place),
            Property::Block if alone => (&rules::HELD_ALONE, square_place),
            Property::Block => (&rules::BLOCK, square_place),
            Property::DeadEnd => (&rules::NO_END, places::value(tree, &["finish"])),
            Property::FirstThrowWin => (&rules::FIRST_THROW_WIN, places::value(tree, &["first_throw"])),
            Property::Seats => (&rules::SEAT_LOSES, places::value(tree, &["players"])),
        };
        let mut squares = proof.squares.clone();
        squares.dedup();
        let mut finding = Finding::new(rule, place).text("squares", commas(&squares));
        if matches!(proof.property, Property::EndlessTurn | Property::Block) {
            for place in also {
                finding = finding.also(place, if proof.property == Property::Block { "finding-held-here" } else { "finding-loop-here" });
            }
        }
        if let Some((ways, of)) = proof.chance {
            finding = finding.number("ways", ways).number("of", of);
        }
        if let Some(seat) = proof.seat {
            finding = finding.number("seat", seat.index() + 1);
        }
        Some(finding)
    }

    /// For how many players it fails and holds, and the game that shows it.
    fn numbers(&self, finding: Finding, proof: &Proof) -> Finding {
        let numbers = |verdict: Verdict| {
            let mut numbers: Vec<usize> =
                self.with(proof.property, verdict).map(|proof| proof.players).filter(|players| *players > 1).collect();
            numbers.dedup();
            commas(numbers)
        };
        let holds = numbers(Verdict::Proved);
        finding
            .number("players", proof.players)
            .text("fails", numbers(Verdict::Refuted))
            .text("elsewhere", if holds.is_empty() { "no" } else { "yes" })
            .text("holds", holds)
            .text("variant", self.called)
            .whole("throws", proof.throws())
    }

    /// What could not be decided, reason by reason.
    fn unknown(&self, findings: &mut Vec<Finding>) {
        let mut reasons: BTreeMap<(&'static str, Property), Vec<usize>> = BTreeMap::new();
        for proof in self.proofs.iter().filter(|proof| proof.verdict == Verdict::Unknown) {
            if let Method::TooLarge(reason) = &proof.method {
                reasons.entry((self.reason(*reason, proof.players), proof.property)).or_default().push(proof.players);
            }
        }
        // What is open for the same numbers of players, for the same reason, is said in one note.
        let mut notes: BTreeMap<(&'static str, Vec<usize>), Vec<Property>> = BTreeMap::new();
        for ((reason, property), players) in reasons {
            notes.entry((reason, players)).or_default().push(property);
        }
        for ((reason, players), properties) in notes {
            let players = commas(players);
            let told = |texts: &Texts| {
                let open: Vec<String> = properties.iter().map(|property| texts.say(word(*property), &[])).collect();
                (texts.lang(), open.join(&texts.say("property-or", &[])))
            };
            let words = Lang::ALL.iter().filter_map(|lang| Texts::embedded(*lang).ok()).map(|texts| told(&texts)).collect();
            let finding = Finding::new(&rules::UNDECIDED, places::value(&self.family.tree, &["players"]));
            findings.push(finding.told("property", Words::new(words)).text("players", players).word("reason", reason));
        }
    }

    fn reason(&self, reason: TooLarge, players: usize) -> &'static str {
        match reason {
            _ if self.draft.variant.rules.pawns_each(players) > 1 => "undecided-pawns",
            TooLarge::Players => "undecided-players",
            TooLarge::Places | TooLarge::Tables => "undecided-tables",
            TooLarge::Decisions => "undecided-decisions",
            TooLarge::Turns | TooLarge::Refused => "undecided-turns",
        }
    }
}

const fn word(property: Property) -> &'static str {
    match property {
        Property::EndlessTurn => "property-endless-turn",
        Property::Block => "property-block",
        Property::DeadEnd => "property-dead-end",
        Property::FirstThrowWin => "property-first-throw-win",
        Property::Seats => "property-seats",
    }
}
