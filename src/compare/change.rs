//! A variant with one value changed.

use crate::rules::Rules;
use crate::source::{Entry, Node, Shape};
use crate::variant::Variant;

/// Who makes a variant of a tree, where it stands: the checker, which comes later.
pub(crate) type Reads = fn(&Node) -> Option<Variant>;

/// A variant file in which values can be set and taken away.
#[derive(Clone, Debug)]
pub(crate) struct Changed {
    tree: Node,
    reads: Reads,
}

impl Changed {
    /// A file with all that it extends.
    pub(crate) fn new(tree: &Node, reads: Reads) -> Changed {
        Changed { tree: tree.clone(), reads }
    }

    /// The value at that path.
    pub(crate) fn get(&self, path: &[&str]) -> Option<&Node> {
        path.iter().try_fold(&self.tree, |node, key| node.get(key))
    }

    /// Sets a value; mappings on the way there are made where there are none.
    pub(crate) fn set(&mut self, path: &[&str], value: &str) {
        let span = self.tree.span;
        put(&mut self.tree, path, Node { span, shape: Shape::Scalar { text: value.to_owned(), plain: true } });
    }

    /// The variant, where it still stands.
    pub(crate) fn variant(&self) -> Option<Variant> {
        (self.reads)(&self.tree)
    }

    /// Its rules, where they still stand.
    pub(crate) fn rules(&self) -> Option<Rules> {
        self.variant().map(|variant| variant.rules)
    }
}

fn put(node: &mut Node, path: &[&str], value: Node) {
    let Some((key, rest)) = path.split_first() else { return };
    if !matches!(node.shape, Shape::Map(_)) {
        // The short form of a section becomes its long form.
        let short = Node { span: node.span, shape: std::mem::replace(&mut node.shape, Shape::Map(Vec::new())) };
        if let Shape::Map(entries) = &mut node.shape {
            entries.push(Entry { key: "is".to_owned(), key_span: short.span, value: short, source: None });
        }
    }
    let Shape::Map(entries) = &mut node.shape else { return };
    let place = entries.iter().position(|entry| entry.key == *key).unwrap_or_else(|| {
        let empty = Node { span: value.span, shape: Shape::Map(Vec::new()) };
        entries.push(Entry { key: (*key).to_owned(), key_span: value.span, value: empty, source: None });
        entries.len().saturating_sub(1)
    });
    let Some(entry) = entries.get_mut(place) else { return };
    if rest.is_empty() { entry.value = value } else { put(&mut entry.value, rest, value) }
}
