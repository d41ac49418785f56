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
mod squares;
mod texts;
mod throws;

use crate::finding::Finding;
use crate::rules::{Pawns, SourceRef};
use crate::source::{FileId, Node, Span};
use crate::variant::Variant;
use crate::vocab::{Dice, Square};

/// A variant that no check has seen yet. Where a value is faulty it holds the usual one.
pub(crate) struct Draft {
    /// What was read.
    pub(crate) variant: Variant,
    /// The places of the squares, in the order of the rules.
    pub(crate) squares: Vec<SquareSpots>,
    /// The places of the exceptions of the first throw: the dice, the target.
    pub(crate) exceptions: Vec<(Span, Span)>,
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
    /// The dice, where they could be read.
    dice: Option<Dice>,
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
    references: Vec<(SourceRef, Span)>,
    clauses: Vec<(SourceRef, Span)>,
}

impl Cx<'_> {
    fn report(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    /// Whether so much was found that more of the same would help nobody.
    fn is_full(&self) -> bool {
        self.findings.len() >= crate::check::MAX_FINDINGS
    }
}

/// Reads a tree. `home` is the file that was asked for.
pub(crate) fn read(tree: &Node, home: FileId, findings: &mut Vec<Finding>) -> Option<Draft> {
    let mut cx = Cx {
        findings,
        home,
        dice: None,
        other_dice: Vec::new(),
        square_dice: false,
        last: None,
        references: Vec::new(),
        clauses: Vec::new(),
    };
    sections::variant(&mut cx, tree)
}
