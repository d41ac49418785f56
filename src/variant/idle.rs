//! Values that can do nothing beside others.
//!
//! In comes the tree of a file with all that it extends; out come the values that the others in it keep from ever
//! acting. Why it exists: one that is taken over and made pointless by a nearer file is dropped before anything reads
//! it, so that engine, card and checker agree; one that stands beside its opposite is a finding at both places.

use crate::source::{Entry, Node, Shape};

/// A value that cannot act, and the one that keeps it from it.
pub(crate) struct Idle<'t> {
    /// The keys that lead to it.
    path: Vec<String>,
    /// The value.
    pub(crate) one: &'t Entry,
    /// What it stands beside.
    pub(crate) other: &'t Entry,
    /// Why, as the findings word it.
    pub(crate) why: &'static str,
    /// Whether the two contradict each other; else the one is merely of no use.
    pub(crate) contradicts: bool,
}

/// Values of a square that only qualify others: the key, what it needs beside it (one of them).
pub(crate) const QUALIFIERS: &[(&str, &[&str])] = &[
    ("after_bounce", &["move"]),
    ("heading", &["move"]),
    ("times", &["move"]),
    ("must", &["move"]),
    ("unless", &["miss", "hold_until"]),
    ("release_to", &["unless", "hold_until"]),
    ("scope", &["miss", "hold_until"]),
];

/// Payments that only qualify a wait.
pub(crate) const PAY_QUALIFIERS: &[(&str, &[&str])] = &[("missed_turn", &["miss", "hold_until"]), ("released", &["unless", "hold_until"])];

/// Payments that only qualify another payment.
pub(crate) const OF_PAYMENTS: &[(&str, &str)] = &[("by", "released")];

/// Values of a meeting that need an answer to what happens in one.
pub(crate) const MEETING_QUALIFIERS: &[&str] = &["order", "must", "exempt", "pay", "displaced", "moves"];

/// Where the engine looks up what ends a wait: the square where the pawn waits. One that is carried on loses these.
const ENDS: &[&str] = &["hold_until", "unless"];

/// Drops what a nearer file makes pointless of what it takes over, until nothing more is.
pub(crate) fn drop_taken_over(tree: &mut Node) {
    loop {
        let taken_over = |idle: &Idle<'_>| idle.one.key_span.file > idle.other.key_span.file;
        let mut paths: Vec<Vec<String>> = idle(tree).into_iter().filter(taken_over).map(|idle| idle.path).collect();
        paths.extend(unqualified(tree));
        if paths.is_empty() {
            return;
        }
        for path in paths {
            remove(tree, &path);
        }
    }
}

fn remove(node: &mut Node, path: &[String]) {
    let (Shape::Map(entries), Some((key, rest))) = (&mut node.shape, path.split_first()) else { return };
    if rest.is_empty() {
        entries.retain(|entry| entry.key != *key);
    } else if let Some(entry) = entries.iter_mut().find(|entry| entry.key == *key) {
        remove(&mut entry.value, rest);
    }
}

/// Every value that cannot act beside another one.
pub(crate) fn idle(tree: &Node) -> Vec<Idle<'_>> {
    let mut all = Vec::new();
    let one_pawn = tree.get("pawns").is_none();
    for (path, node) in effects(tree) {
        let mut found = Finder { node, path, all: &mut all };
        found.square();
        if one_pawn {
            for wait in ["miss", "hold_until"] {
                found.pair("throw_again", wait, "waits", false);
            }
        }
    }
    meeting(tree, &mut all);
    all
}

/// The square rules of a tree, and their cases and choices: whatever can have an effect.
pub(crate) fn effects(tree: &Node) -> Vec<(Vec<String>, &Node)> {
    let mut all = Vec::new();
    for square in tree.get("squares").map(Node::entries).unwrap_or_default() {
        let path = vec!["squares".to_owned(), square.key.clone()];
        for part in ["when", "choose"] {
            for one in square.value.get(part).map(Node::entries).unwrap_or_default() {
                let path = path.iter().cloned().chain([part.to_owned(), one.key.clone()]).collect();
                all.push((path, &one.value));
            }
        }
        all.push((path, &square.value));
    }
    all
}

struct Finder<'t, 'a> {
    node: &'t Node,
    path: Vec<String>,
    all: &'a mut Vec<Idle<'t>>,
}

impl<'t> Finder<'t, '_> {
    /// The entry with that key, unless it says nothing.
    fn entry(&self, key: &str) -> Option<&'t Entry> {
        self.node.entry(key).filter(|entry| !entry.value.is_nothing())
    }

    fn says(&self, key: &str, word: &str) -> Option<&'t Entry> {
        self.entry(key).filter(|entry| entry.value.is().scalar() == Some(word))
    }

    fn found(&mut self, one: Option<&'t Entry>, other: Option<&'t Entry>, why: &'static str, contradicts: bool) {
        if let (Some(one), Some(other)) = (one, other) {
            let path = self.path.iter().cloned().chain([one.key.clone()]).collect();
            self.all.push(Idle { path, one, other, why, contradicts });
        }
    }

    fn pair(&mut self, one: &str, other: &str, why: &'static str, contradicts: bool) {
        self.found(self.entry(one), self.entry(other), why, contradicts);
    }

    fn square(&mut self) {
        let arrival = ENDS.iter().find_map(|key| self.entry(key).filter(|entry| ends_by_arrival(&entry.value)));
        let alone = self.says("capacity", "1");
        let shared = self.says("shared", "true");
        let stays = self.says("release_to", "here").is_some();
        self.found(shared, arrival.filter(|_| !stays), "released", true);
        self.found(shared, alone, "alone", true);
        self.found(alone, arrival, "full", true);
        for motion in ["go_to", "move_by", "move"].map(|key| self.entry(key)) {
            let held = self.entry("hold_until").filter(|held| held.value.is().scalar() != Some("nothing"));
            self.found(held, motion, "carried", true);
            let waits = self.entry("miss").is_some();
            self.found(self.entry("unless").filter(|_| waits), motion, "carried", true);
            self.found(self.says("scope", "player").filter(|_| waits), motion, "carried", true);
        }
        self.found(self.entry("miss"), self.says("go_to", "finish"), "home", false);
        let turned = self.entry("heading").filter(|heading| heading.value.is().scalar() != Some("travel"));
        self.found(self.entry("after_bounce"), turned, "turned", false);
        // Only an arrival sends the pawn that it releases somewhere.
        let ends = ENDS.iter().find_map(|key| self.entry(key));
        self.found(self.entry("release_to"), ends.filter(|_| arrival.is_none()), "no-arrival", false);
    }
}

/// Whether an arrival ends the wait.
fn ends_by_arrival(node: &Node) -> bool {
    let node = node.is();
    node.scalar() == Some("arrival") || node.items().iter().any(|item| item.scalar() == Some("arrival"))
}

fn meeting<'t>(tree: &'t Node, all: &mut Vec<Idle<'t>>) {
    let Some(node) = tree.get("meeting") else { return };
    let Some(rule) = node.entry("rule") else { return };
    let answer = rule.value.is().scalar().unwrap_or_default();
    let mut idle = Finder { node, path: vec!["meeting".to_owned()], all };
    for key in MEETING_QUALIFIERS {
        let (acts, why) = match (*key, answer) {
            (_, "share") => (false, "nobody-meets"),
            ("displaced", "go_back") => (false, "nobody-displaced"),
            ("moves", "swap" | "go_back" | "to_start") => (false, "nobody-shifted"),
            _ => (true, ""),
        };
        if !acts {
            idle.found(idle.entry(key), Some(rule), why, false);
        }
    }
    if let Some(track) = tree.get("track")
        && matches!(answer, "share" | "to_start")
    {
        let why = if answer == "share" { "nobody-meets" } else { "on-start-already" };
        let mut idle = Finder { node: track, path: vec!["track".to_owned()], all: idle.all };
        idle.found(idle.says("start", "meets"), Some(rule), why, false);
    }
}

/// Values that are taken over and have nothing left to qualify.
fn unqualified(tree: &Node) -> Vec<Vec<String>> {
    let home = tree.span.file;
    let mut paths = Vec::new();
    for (path, node) in effects(tree) {
        let lacks = |needs: &[&str]| needs.iter().all(|need| node.entry(need).is_none());
        for (key, _) in QUALIFIERS.iter().filter(|(_, needs)| lacks(needs)) {
            if node.entry(key).is_some_and(|entry| entry.key_span.file != home) {
                paths.push(path.iter().cloned().chain([(*key).to_owned()]).collect());
            }
        }
        let has_parts = node.entry("when").is_some() || node.entry("choose").is_some();
        let pay = node.get("pay").map(Node::entries).unwrap_or_default();
        for (key, _) in PAY_QUALIFIERS.iter().filter(|(_, needs)| !has_parts && path.len() == 2 && lacks(needs)) {
            if pay.iter().any(|entry| entry.key == *key && entry.key_span.file != home) {
                paths.push(path.iter().cloned().chain(["pay".to_owned(), (*key).to_owned()]).collect());
            }
        }
        for (key, _) in OF_PAYMENTS.iter().filter(|(_, needs)| pay.iter().all(|entry| entry.key != *needs)) {
            if pay.iter().any(|entry| entry.key == *key && entry.key_span.file != home) {
                paths.push(path.iter().cloned().chain(["pay".to_owned(), (*key).to_owned()]).collect());
            }
        }
    }
    paths
}
