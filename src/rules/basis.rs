//! Why a rule holds.

/// A value of a rule, with the reason why it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruled<T> {
    /// The value.
    pub value: T,
    /// Why it holds.
    pub basis: Basis,
}

/// Why a value holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Basis {
    /// The variant says it; the sources that it names for it, if any.
    Said(Vec<SourceRef>),
    /// The variant says it as a convention of this table, which no printed rule states; the clauses that announce the
    /// convention, if any.
    Table(Vec<SourceRef>),
    /// The variant is silent: the value is the usual reading.
    Silent,
}

/// A source of the variant, or one clause of it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SourceRef {
    /// The key of the source.
    pub source: String,
    /// The id of the clause, where one is named.
    pub clause: Option<String>,
}

impl Basis {
    /// The clauses that are named for it.
    pub fn sources(&self) -> &[SourceRef] {
        match self {
            Basis::Said(sources) | Basis::Table(sources) => sources,
            Basis::Silent => &[],
        }
    }
}

impl<T> Ruled<T> {
    /// A value that the variant states.
    pub fn said(value: T, sources: Vec<SourceRef>) -> Ruled<T> {
        Ruled { value, basis: Basis::Said(sources) }
    }

    /// The usual reading of something left unsaid.
    pub fn silent(value: T) -> Ruled<T> {
        Ruled { value, basis: Basis::Silent }
    }

    /// Whether the variant leaves it unsaid.
    pub fn is_silent(&self) -> bool {
        self.basis == Basis::Silent
    }

    /// Whether it is a convention of this table.
    pub fn is_table(&self) -> bool {
        matches!(self.basis, Basis::Table(_))
    }
}

impl std::fmt::Display for SourceRef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.source)?;
        match &self.clause {
            Some(clause) => write!(f, "/{clause}"),
            None => Ok(()),
        }
    }
}
