//! The tree of what a file says.

use std::rc::Rc;

use super::Span;

/// A value with its place.
#[derive(Clone, Debug)]
pub struct Node {
    /// Where it stands.
    pub span: Span,
    /// What it is.
    pub shape: Shape,
}

/// What a value is.
#[derive(Clone, Debug)]
pub enum Shape {
    /// A single value. Whether it is a number or a text depends on what is expected there.
    Scalar {
        /// The text, without quotes.
        text: String,
        /// Whether it stands without quotes.
        plain: bool,
    },
    /// A list.
    List(Vec<Node>),
    /// Keys with their values, each key once, in the order of the file.
    Map(Vec<Entry>),
    /// A fault that has been reported.
    Faulty,
}

/// A key with its value.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The key.
    pub key: String,
    /// Where the key stands.
    pub key_span: Span,
    /// The value.
    pub value: Node,
    /// What the file that states this value gives as its source: the value of `source` that applies to it.
    pub source: Option<Rc<Node>>,
}

impl Node {
    /// Whether it is empty or `~`: no value.
    pub fn is_nothing(&self) -> bool {
        matches!(&self.shape, Shape::Scalar { text, plain: true } if text.is_empty() || text == "~" || text == "null")
    }

    /// The text of a single value.
    pub fn scalar(&self) -> Option<&str> {
        match &self.shape {
            Shape::Scalar { text, .. } => Some(text),
            _ => None,
        }
    }

    /// The keys of a mapping; none where it is something else.
    pub fn entries(&self) -> &[Entry] {
        match &self.shape {
            Shape::Map(entries) => entries,
            _ => &[],
        }
    }

    /// The values of a list; none where it is something else.
    pub fn items(&self) -> &[Node] {
        match &self.shape {
            Shape::List(items) => items,
            _ => &[],
        }
    }

    /// The entry with that key.
    pub fn entry(&self, key: &str) -> Option<&Entry> {
        self.entries().iter().find(|entry| entry.key == key)
    }

    /// The value with that key.
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.entry(key).map(|entry| &entry.value)
    }

    /// The value of the long form `{ is: …, source: … }`, or the value itself.
    pub fn is(&self) -> &Node {
        self.get("is").unwrap_or(self)
    }

    /// How many values it holds, itself included; at least 1.
    pub fn size(&self) -> usize {
        let within: usize = match &self.shape {
            Shape::List(items) => items.iter().map(Node::size).sum(),
            Shape::Map(entries) => entries.iter().map(|entry| entry.value.size()).sum(),
            Shape::Scalar { .. } | Shape::Faulty => 0,
        };
        within + 1
    }
}
