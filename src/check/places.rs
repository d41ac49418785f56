//! Where the values of a variant stand.

use crate::rules::SquareRule;
use crate::source::{Entry, Node, Span};

/// The entry of one value of a square rule.
pub(super) fn of_square<'t>(tree: &'t Node, rule: &SquareRule, key: &str) -> Option<&'t Entry> {
    tree.get("squares")?.get(&rule.key)?.entry(key)
}

/// The place of one value, else of what holds it.
pub(super) fn value(tree: &Node, path: &[&str]) -> Span {
    let mut node = tree;
    for key in path {
        match node.get(key) {
            Some(next) => node = next,
            None => return node.span.head(),
        }
    }
    node.is().span
}
