//! What most often lies behind an error of syntax, for people who do not know YAML.
//!
//! In come the kind of error that the parser gives, the text and the place; out comes the id of a message that says what
//! to change there. Why it exists: a parser speaks of its own state; who mistypes a rule wants to know which sign is wrong.

use granit_parser::ErrorKind;

/// The id of the message, and whether the place is the beginning of something that does not end.
pub(super) fn hint(kind: &ErrorKind, text: &str, at: usize) -> (&'static str, bool) {
    use ErrorKind as E;
    let (before, rest) = text.split_at_checked(at).unwrap_or((text, ""));
    let last = before.chars().next_back();
    let next = rest.chars().next();
    let hint = match kind {
        E::TabNotAllowed | E::TabInBlockIndentation | E::TabInIndentation | E::TabInPlainScalar | E::TabAtBlockScalarStart => "hint-tab",
        E::UnclosedQuotedScalar => return ("hint-unclosed-quote", true),
        E::InvalidTrailingSingleQuotedScalar
        | E::InvalidTrailingDoubleQuotedScalar
        | E::InvalidQuotedScalarIndent
        | E::DocumentIndicatorInQuotedScalar => match last {
            Some('\'') if next.is_some_and(char::is_alphanumeric) => "hint-apostrophe",
            Some('"') if next.is_some_and(char::is_alphanumeric) => "hint-inner-quote",
            _ => "hint-quote",
        },
        E::UnknownQuotedScalarEscape | E::InvalidQuotedScalarHexEscape | E::InvalidUnicodeEscape => "hint-backslash",
        E::MismatchedFlowCollectionEnd { .. } => "hint-mismatch",
        E::MisplacedFlowCollectionEnd => "hint-extra-bracket",
        _ if matches!(next, Some('}' | ']')) && closes_nothing(before) => "hint-extra-bracket",
        E::UnclosedFlowCollection { .. }
        | E::UnexpectedEofFlowSequence
        | E::UnexpectedEofFlowMapping
        | E::UnexpectedEofImplicitFlowMapping => "hint-bracket",
        E::ExpectedFlowMappingSeparator | E::ExpectedFlowSequenceSeparator => "hint-comma",
        E::MappingValueNotAllowed | E::InvalidColonPlacement | E::InvalidMappingValueWhitespace => colon(before),
        E::SimpleKeyExpected | E::InvalidSimpleKey | E::UnexpectedEndOfPlainScalar => {
            match rest.lines().next().and_then(|line| line.split_once(':')) {
                Some((_, value)) if !value.is_empty() && !value.starts_with(' ') => "hint-colon-space",
                _ => "hint-no-colon",
            }
        }
        E::ExpectedBlockMappingKey
        | E::ExpectedBlockSequenceEntry
        | E::InvalidIndentation
        | E::InvalidFlowScalarIndent
        | E::MappingKeyNotAllowed
        | E::InvalidBlockScalarIndent => "hint-indent",
        E::BlockEntryInFlowCollection
        | E::BlockSequenceEntryNotAllowed
        | E::InvalidBlockEntryWhitespace
        | E::PlainScalarStartsWithDashFlowIndicator => "hint-dash",
        E::CommentNotSeparated | E::CommentInterceptedScalar => "hint-comment",
        E::UnexpectedCharacter { .. } => "hint-character",
        _ if matches!(next, Some('&' | '*' | '!' | '|' | '>' | '%' | '@' | '`')) => "hint-character",
        _ => "hint-other",
    };
    (hint, false)
}

/// A colon where none can stand: within a text, or in a line that stands under a value.
fn colon(before: &str) -> &'static str {
    let (above, line) = before.rsplit_once('\n').unwrap_or(("", before));
    if let Some((_, said)) = line.split_once(": ") {
        return if said.trim_start().starts_with('(') { "hint-parenthesis" } else { "hint-colon" };
    }
    let above = above.trim_end().rsplit('\n').next().unwrap_or_default().trim_start();
    match above.strip_prefix('-') {
        Some(item) if !item.is_empty() && !item.starts_with(' ') => "hint-dash-space",
        _ => "hint-under-value",
    }
}

/// The `#squares:` above a line that belongs under it, where only comments stand between: its sign was left there.
pub(crate) fn commented(text: &str, at: usize) -> Option<std::ops::Range<usize>> {
    let begin = text.get(..at)?.rfind('\n')? + 1;
    let indent = |line: &str| line.len() - line.trim_start_matches(' ').len();
    let deep = text.get(begin..).map_or(0, indent);
    let mut end = begin;
    for line in text.get(..begin)?.split_inclusive('\n').rev() {
        let start = end - line.len();
        end = start;
        let line = line.trim_end();
        let Some(comment) = line.trim_start().strip_prefix('#') else {
            if line.is_empty() {
                continue;
            } else {
                return None;
            };
        };
        let is_key = comment.strip_suffix(':').is_some_and(|key| !key.is_empty() && key.trim_start().bytes().all(is_of_key));
        if is_key && indent(comment) < deep {
            return Some(start..start + line.len());
        }
    }
    None
}

fn is_of_key(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte == b'_'
}

/// Whether a bracket that closes would have no partner: as far as signs tell, quotes left aside.
fn closes_nothing(before: &str) -> bool {
    let depth = before.chars().fold(0_i64, |depth, letter| match letter {
        '{' | '[' => depth + 1,
        '}' | ']' => depth - 1,
        _ => depth,
    });
    depth <= 0
}
