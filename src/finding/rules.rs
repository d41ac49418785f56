//! The rules that a file is checked against.
//!
//! One struct per rule: its code, which never changes its meaning, its level and its name. The words stand in
//! `templates/<language>/words/findings.ftl` under `finding-<name>`, `finding-<name>-label` and `finding-<name>-help`.

use super::Level;

/// A rule that a variant file can break.
#[derive(PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its code: `G` and four digits, the first two for its family.
    pub code: &'static str,
    /// How much it matters.
    pub level: Level,
    /// Its name, in kebab-case.
    pub name: &'static str,
    /// What it asks for, in English.
    pub doc: &'static str,
}

macro_rules! rules {
    ($($(#[doc = $doc:literal])+ $id:ident = $code:literal $level:ident $name:literal;)+) => {
        $($(#[doc = $doc])+ pub(crate) static $id: Rule = Rule { code: $code, level: Level::$level, name: $name, doc: concat!($($doc),+) };)+

        /// Every rule, by code.
        pub static ALL: &[&Rule] = &[$(&$id),+];
    };
}

rules! {
    /// A file is text in UTF-8.
    NOT_UTF8 = "G0001" Error "not-utf8";
    /// A file says something.
    EMPTY_FILE = "G0002" Error "empty-file";
    /// A file has at most 1 MiB.
    TOO_LARGE = "G0003" Error "too-large";
    /// Lists and mappings are nested at most 32 deep.
    TOO_DEEP = "G0004" Error "too-deep";
    /// A file has at most 50 000 values.
    TOO_MANY_VALUES = "G0005" Error "too-many-values";
    /// A file is YAML.
    SYNTAX = "G0006" Error "syntax";
    /// A file is one document.
    SEVERAL_DOCUMENTS = "G0007" Error "several-documents";
    /// A file has no aliases.
    ALIAS = "G0008" Error "alias";
    /// A file has no tags.
    TAG = "G0009" Error "tag";
    /// A file has no directives.
    DIRECTIVE = "G0010" Error "directive";
    /// A file has no control characters.
    CONTROL_CHARACTER = "G0011" Error "control-character";
    /// A key is a single word.
    KEY_NOT_TEXT = "G0012" Error "key-not-text";
    /// The spaces beside a key or a number are plain ones.
    ODD_SPACE = "G0013" Error "odd-space";

    /// Every key is one that the language knows.
    UNKNOWN_KEY = "G0101" Error "unknown-key";
    /// A key is written once.
    DUPLICATE_KEY = "G0102" Error "duplicate-key";
    /// No required key is missing.
    MISSING_KEY = "G0103" Error "missing-key";
    /// A value is of the kind that its key asks for.
    WRONG_TYPE = "G0104" Error "wrong-type";
    /// A number has no quotes.
    QUOTED_NUMBER = "G0105" Error "quoted-number";
    /// A number does not begin with a zero.
    LEADING_ZERO = "G0106" Error "leading-zero";
    /// Yes is `true` and no is `false`.
    YES_NO = "G0107" Error "yes-no";
    /// A number is within its range.
    OUT_OF_RANGE = "G0108" Error "out-of-range";
    /// A value is one of those that its key knows.
    UNKNOWN_ANSWER = "G0109" Error "unknown-answer";
    /// A key has a value.
    EMPTY_VALUE = "G0110" Error "empty-value";
    /// A name is of lower case letters, digits, `-` and `_`.
    BAD_NAME = "G0111" Error "bad-name";
    /// Dice are written as `2d6`.
    BAD_DICE = "G0112" Error "bad-dice";
    /// An address begins with `http://` or `https://`.
    BAD_ADDRESS = "G0113" Error "bad-address";
    /// A day is written as `2026-10-31`.
    BAD_DATE = "G0114" Error "bad-date";
    /// The version of the language is one that is known.
    UNKNOWN_VERSION = "G0115" Error "unknown-version";
    /// A country has two letters.
    BAD_COUNTRY = "G0116" Error "bad-country";
    /// A list has something in it.
    EMPTY_LIST = "G0117" Error "empty-list";
    /// A file has the name of its variant.
    OTHER_FILE_NAME = "G0118" Warning "other-file-name";
    /// A list has as many values as asked for.
    WRONG_COUNT = "G0119" Error "wrong-count";

    /// A space follows the colon of a key.
    MISSING_SPACE = "G0120" Error "missing-space";

    /// Quotes around a value are straight ones.
    PRINT_QUOTES = "G0121" Warning "print-quotes";

    /// The variant that a file extends exists.
    UNKNOWN_BASE = "G0201" Error "unknown-base";
    /// Variants do not extend each other in a circle.
    BASE_CIRCLE = "G0202" Error "base-circle";
    /// A variant has at most 8 variants below it.
    BASES_TOO_DEEP = "G0203" Error "bases-too-deep";
    /// A source that is named exists.
    UNKNOWN_SOURCE = "G0204" Error "unknown-source";
    /// A clause that is named exists.
    UNKNOWN_CLAUSE = "G0205" Error "unknown-clause";
    /// Something rests on each clause.
    UNCOVERED_CLAUSE = "G0206" Warning "uncovered-clause";
    /// A clause is written once in its source.
    DUPLICATE_CLAUSE = "G0207" Error "duplicate-clause";
    /// A source is the source of something.
    SOURCE_OF_NOTHING = "G0208" Error "source-of-nothing";
    /// A finding that is ignored has a code that exists.
    UNKNOWN_CODE = "G0209" Error "unknown-code";
    /// Errors are not ignored.
    IGNORED_ERROR = "G0210" Error "ignored-error";
    /// What is ignored would otherwise be found.
    UNUSED_IGNORE = "G0211" Warning "unused-ignore";

    /// A square is on the board.
    OFF_THE_BOARD = "G0301" Error "off-the-board";
    /// A square does one thing.
    TWO_EFFECTS = "G0302" Error "two-effects";
    /// The start and the last square do nothing.
    EFFECT_AT_END = "G0303" Error "effect-at-end";
    /// Two values of a rule do not contradict each other.
    CONFLICT = "G0304" Error "conflict";
    /// A value has what it qualifies beside it.
    QUALIFIES_NOTHING = "G0305" Error "qualifies-nothing";
    /// The dice of the variant can show this.
    IMPOSSIBLE_DICE = "G0306" Error "impossible-dice";
    /// The same dice have one meaning.
    TWO_EXCEPTIONS = "G0307" Error "two-exceptions";
    /// The kind of square that a pawn goes to exists.
    UNKNOWN_KIND = "G0308" Error "unknown-kind";
    /// A kind of square that only this board has brings its name.
    NAMELESS_SQUARE = "G0309" Error "nameless-square";
    /// The minimum is not above the maximum.
    REVERSED_RANGE = "G0310" Error "reversed-range";
    /// A value is not kept from acting by another one.
    CANNOT_ACT = "G0311" Warning "cannot-act";
    /// A square does not send a pawn to where it stands.
    GOES_NOWHERE = "G0312" Error "goes-nowhere";
    /// The name of a square carries its article.
    NO_ARTICLE = "G0313" Warning "no-article";
    /// A file speaks the same languages in all its texts.
    MISSING_LANGUAGE = "G0314" Warning "missing-language";
    /// A rule has one answer.
    TWO_ANSWERS = "G0315" Error "two-answers";
    /// What happens at the end of a transfer is said where it matters.
    CHAINING_UNSAID = "G0316" Warning "chaining-unsaid";
    /// A rule for a number of players can be of use.
    NO_SUCH_PLAYERS = "G0317" Warning "no-such-players";

    /// An example ends as it says.
    EXAMPLE_FAILS = "G0401" Error "example-fails";
    /// A turn of an example can be played.
    EXAMPLE_REFUSED = "G0402" Error "example-refused";
    /// A player who waits misses the turn.
    EXAMPLE_WAITS = "G0403" Error "example-waits";
    /// A player who is free throws.
    EXAMPLE_FREE = "G0404" Error "example-free";
    /// A player of an example plays in it or stands on its board.
    EXAMPLE_STRANGER = "G0405" Error "example-stranger";
    /// One player has one turn at a time.
    EXAMPLE_TURN = "G0406" Error "example-turn";
    /// A turn of an example says what the player decides.
    EXAMPLE_ASKS = "G0407" Error "example-asks";

    /// Every turn comes to an end.
    ENDLESS_TURN = "G0501" Error "endless-turn";
    /// From every square a pawn can come home.
    DEAD_END = "G0502" Warning "dead-end";

    /// Every turn comes to an end, wherever the others stand.
    ENDLESS_AMONG_OTHERS = "G0601" Error "endless-among-others";
    /// There is always a player who can throw.
    BLOCK = "G0602" Warning "block";
    /// A lone pawn is never held for good.
    HELD_ALONE = "G0603" Note "held-alone";
    /// As long as somebody can throw the game can end.
    NO_END = "G0604" Warning "no-end";
    /// Nobody wins with the first throw.
    FIRST_THROW_WIN = "G0605" Warning "first-throw-win";
    /// Each seat can win.
    SEAT_LOSES = "G0606" Warning "seat-loses";
    /// A pawn can come to every special square.
    NEVER_REACHED = "G0607" Note "never-reached";
    /// What a rule says can act.
    NEVER_ACTS = "G0608" Warning "never-acts";
    /// What can be asked of the rules can be answered.
    UNDECIDED = "G0610" Note "undecided";

    /// What the rules leave open cannot be disputed.
    SILENCE_MATTERS = "G0701" Warning "silence-matters";
    /// Some of what the rules leave open changes no turn.
    SILENCE_HARMLESS = "G0702" Note "silence-harmless";
    /// Of some of what the rules leave open it is not known whether it matters.
    SILENCE_UNKNOWN = "G0703" Note "silence-unknown";

    /// Games last as long as the text claims.
    CLAIM_LENGTH = "G0801" Warning "claim-length";
}

impl Rule {
    /// Whether only a thorough check can find it: one that plays games.
    pub fn is_thorough(&self) -> bool {
        ["G06", "G07", "G08"].iter().any(|family| self.code.starts_with(family))
    }

    /// Whether it is about the form of a file, without which nothing of it can be read.
    pub(crate) fn is_of_form(&self) -> bool {
        self.code.starts_with("G00")
    }

    /// The rule with that code.
    pub fn by_code(code: &str) -> Option<&'static Rule> {
        ALL.iter().copied().find(|rule| rule.code == code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;
    use crate::vocab::Lang;

    #[test]
    fn codes_rise_and_every_rule_has_words() {
        assert!(ALL.windows(2).all(|pair| pair[0].code < pair[1].code));
        for lang in Lang::ALL {
            let texts = Texts::embedded(*lang).unwrap();
            for rule in ALL {
                assert!(texts.has(&format!("finding-{}", rule.name)), "{lang}: {}", rule.name);
                assert!(texts.has(&format!("finding-{}-help", rule.name)), "{lang}: help of {}", rule.name);
            }
        }
    }
}
