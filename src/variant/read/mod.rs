//! From a tree to a variant, key by key.
//!
//! In comes the tree of a file with all that it extends; out comes a [`Draft`]: the variant as far as it can be read,
//! with the places that the checks speak of. Every fault is reported and reading goes on. A policy is read through
//! [`Policy`](crate::rules::Policy): a new answer of one needs no change here.

mod effects;
mod examples;
mod fields;
mod scalars;
mod sections;
mod slips;
mod squares;
mod texts;
mod throws;

use crate::finding::{Finding, rules};
use crate::rules::{Pawns, SourceRef};
use crate::source::{FileId, Span};
use crate::variant::Variant;
use crate::variant::extend::Family;
use crate::vocab::{Dice, Square};

/// A variant that no check has seen yet. Where a value is faulty it holds the usual one.
pub(crate) struct Draft {
    /// What was read.
    pub(crate) variant: Variant,
    /// The places of the squares, in the order of the rules.
    pub(crate) squares: Vec<SquareSpots>,
    /// The places of the dice of the exceptions of the first throw.
    pub(crate) exceptions: Vec<Span>,
    /// Every source and clause that is named, and where.
    pub(crate) references: Vec<(SourceRef, Span)>,
    /// Every clause, and where it stands.
    pub(crate) clauses: Vec<(SourceRef, Span)>,
    /// Whether the length of the track was read.
    pub(crate) track_known: bool,
}

/// The places of one square rule.
pub(crate) struct SquareSpots {
    /// The name.
    pub(crate) key: Span,
    /// The squares, in order.
    pub(crate) at: Vec<(Square, Span)>,
}

/// What reading knows so far.
pub(crate) struct Cx<'a> {
    findings: &'a mut Vec<Finding>,
    /// The file that was asked for.
    home: FileId,
    /// Whether all that the file extends was found.
    whole: bool,
    /// The dice, where they could be read.
    dice: Option<Dice>,
    /// Where they stand.
    dice_at: Option<Span>,
    /// Other dice that the variant uses.
    other_dice: Vec<Dice>,
    /// Whether a square has dice of its own.
    square_dice: bool,
    /// The pawns of each player, where they have been read.
    pawns: Option<Pawns>,
    /// Where pawns begin.
    begin: Square,
    /// The last square, where it could be read.
    last: Option<Square>,
    /// The place of its number.
    length: Span,
    references: Vec<(SourceRef, Span)>,
    clauses: Vec<(SourceRef, Span)>,
}

impl Cx<'_> {
    /// Whether the board has that square; one past its end is reported at its place.
    fn is_on_board(&mut self, square: Square, place: Span) -> bool {
        let Some(last) = self.last.filter(|last| square > *last) else { return true };
        let finding = off_the_board(square, place, last, self.length, self.home);
        self.report(finding);
        false
    }

    /// A throw that the dice cannot show. Where a file changes the dice of another one, they are the place to look at.
    fn impossible_dice(&mut self, at: Span, why: &'static str) {
        let dice = self.dice.map(|dice| dice.to_string()).unwrap_or_default();
        let finding = match self.dice_at.filter(|dice| at.file != self.home && dice.file == self.home) {
            Some(dice) => Finding::new(&rules::IMPOSSIBLE_DICE, dice).also(at, "finding-throw-here").text("whose", "below"),
            None => {
                let finding = Finding::new(&rules::IMPOSSIBLE_DICE, at).text("whose", "own");
                self.dice_at.into_iter().fold(finding, |finding, dice| finding.also(dice, "finding-dice-here"))
            }
        };
        self.report(finding.text("dice", dice).number("count", 1).word("why", why));
    }

    fn report(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    /// Whether so much was found that more of the same would help nobody.
    fn is_full(&self) -> bool {
        self.findings.len() >= crate::finding::MAX_FINDINGS
    }
}

/// A square past the end of the board. Where a file makes the board of another one shorter, this is the place to look at.
pub(crate) fn off_the_board(square: Square, place: Span, last: Square, length: Span, home: FileId) -> Finding {
    let finding = if place.file != home && length.file == home {
        Finding::new(&rules::OFF_THE_BOARD, length).also(place, "finding-square-here").text("whose", "below")
    } else {
        Finding::new(&rules::OFF_THE_BOARD, place).also(length, "finding-length-here").text("whose", "own")
    };
    finding.text("square", square.number().to_string()).number("count", 1).number("last", last.number())
}

/// Reads the tree of a family.
pub(crate) fn read(family: &Family, findings: &mut Vec<Finding>) -> Option<Draft> {
    let Family { tree, home, whole } = family;
    let mut cx = Cx {
        findings,
        home: *home,
        whole: *whole,
        dice: None,
        dice_at: None,
        other_dice: Vec::new(),
        square_dice: false,
        pawns: None,
        begin: Square::START,
        last: None,
        length: tree.span.head(),
        references: Vec::new(),
        clauses: Vec::new(),
    };
    sections::variant(&mut cx, tree)
}
