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
    /// What it finds wrong, in English.
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
    /// The file is not text in UTF-8.
    NOT_UTF8 = "G0001" Error "not-utf8";
    /// The file says nothing.
    EMPTY_FILE = "G0002" Error "empty-file";
    /// The file is larger than 1 MiB.
    TOO_LARGE = "G0003" Error "too-large";
    /// Lists and mappings are nested more than 32 deep.
    TOO_DEEP = "G0004" Error "too-deep";
    /// The file has more than 50 000 values.
    TOO_MANY_VALUES = "G0005" Error "too-many-values";
    /// The file cannot be read as YAML.
    SYNTAX = "G0006" Error "syntax";
    /// The file holds more than one document.
    SEVERAL_DOCUMENTS = "G0007" Error "several-documents";
    /// A value begins with `*` or `&`.
    ALIAS = "G0008" Error "alias";
    /// A value begins with `!`.
    TAG = "G0009" Error "tag";
    /// A line begins with `%`.
    DIRECTIVE = "G0010" Error "directive";
    /// The file has an invisible character in it.
    CONTROL_CHARACTER = "G0011" Error "control-character";
    /// A key is not a single word.
    KEY_NOT_TEXT = "G0012" Error "key-not-text";
    /// A space beside a key or a number is not a plain one.
    ODD_SPACE = "G0013" Error "odd-space";

    /// A key is unknown.
    UNKNOWN_KEY = "G0101" Error "unknown-key";
    /// A key is written twice.
    DUPLICATE_KEY = "G0102" Error "duplicate-key";
    /// A required key is missing.
    MISSING_KEY = "G0103" Error "missing-key";
    /// A value is not of the kind that its key asks for.
    WRONG_TYPE = "G0104" Error "wrong-type";
    /// A number is in quotes.
    QUOTED_NUMBER = "G0105" Error "quoted-number";
    /// A number begins with a zero.
    LEADING_ZERO = "G0106" Error "leading-zero";
    /// A yes or a no is not written `true` or `false`.
    YES_NO = "G0107" Error "yes-no";
    /// A number is out of range.
    OUT_OF_RANGE = "G0108" Error "out-of-range";
    /// A value is not one of those that its key knows.
    UNKNOWN_ANSWER = "G0109" Error "unknown-answer";
    /// A key has no value.
    EMPTY_VALUE = "G0110" Error "empty-value";
    /// A name has more in it than lower-case letters, digits, `-` and `_`.
    BAD_NAME = "G0111" Error "bad-name";
    /// Dice are not written like `2d6`.
    BAD_DICE = "G0112" Error "bad-dice";
    /// An address is incomplete or has a space in it.
    BAD_ADDRESS = "G0113" Error "bad-address";
    /// A day does not exist or is not written like `2026-10-31`.
    BAD_DATE = "G0114" Error "bad-date";
    /// The version of the language is unknown.
    UNKNOWN_VERSION = "G0115" Error "unknown-version";
    /// A country is not written as two letters.
    BAD_COUNTRY = "G0116" Error "bad-country";
    /// A list is empty.
    EMPTY_LIST = "G0117" Error "empty-list";
    /// The file does not have the name of its variant.
    OTHER_FILE_NAME = "G0118" Warning "other-file-name";
    /// A list has too many or too few values.
    WRONG_COUNT = "G0119" Error "wrong-count";

    /// A space is missing after the colon of a key.
    MISSING_SPACE = "G0120" Error "missing-space";

    /// The quotes around a value are not straight ones.
    PRINT_QUOTES = "G0121" Warning "print-quotes";

    /// A text has a letter that prints lack.
    UNPRINTED_LETTER = "G0122" Warning "unprinted-letter";
    /// What stands behind a hash is not read.
    CUT_BY_HASH = "G0123" Warning "cut-by-hash";

    /// The variant that the file extends does not exist.
    UNKNOWN_BASE = "G0201" Error "unknown-base";
    /// Variants extend each other in a circle.
    BASE_CIRCLE = "G0202" Error "base-circle";
    /// A variant has more than 8 variants below it.
    BASES_TOO_DEEP = "G0203" Error "bases-too-deep";
    /// A source that is named does not exist.
    UNKNOWN_SOURCE = "G0204" Error "unknown-source";
    /// A clause that is named does not exist.
    UNKNOWN_CLAUSE = "G0205" Error "unknown-clause";
    /// A clause of the source is not used anywhere.
    UNCOVERED_CLAUSE = "G0206" Warning "uncovered-clause";
    /// A clause is written twice in its source.
    DUPLICATE_CLAUSE = "G0207" Error "duplicate-clause";
    /// A source is the source of nothing.
    SOURCE_OF_NOTHING = "G0208" Error "source-of-nothing";
    /// The code of an ignored finding does not exist.
    UNKNOWN_CODE = "G0209" Error "unknown-code";
    /// An error is among the ignored findings.
    IGNORED_ERROR = "G0210" Error "ignored-error";
    /// A finding is ignored for nothing.
    UNUSED_IGNORE = "G0211" Warning "unused-ignore";

    /// A square is past the end of the board.
    OFF_THE_BOARD = "G0301" Error "off-the-board";
    /// A square has two rules.
    TWO_EFFECTS = "G0302" Error "two-effects";
    /// The start or the last square has an effect.
    EFFECT_AT_END = "G0303" Error "effect-at-end";
    /// Two values of a rule contradict each other.
    CONFLICT = "G0304" Error "conflict";
    /// A value qualifies a rule that is not there.
    QUALIFIES_NOTHING = "G0305" Error "qualifies-nothing";
    /// The dice cannot show the throw that is asked for.
    IMPOSSIBLE_DICE = "G0306" Error "impossible-dice";
    /// The same dice have two meanings at the first throw.
    TWO_EXCEPTIONS = "G0307" Error "two-exceptions";
    /// The kind of square that a pawn goes to does not exist.
    UNKNOWN_KIND = "G0308" Error "unknown-kind";
    /// A kind of square that only this board has lacks a name.
    NAMELESS_SQUARE = "G0309" Error "nameless-square";
    /// The minimum is above the maximum.
    REVERSED_RANGE = "G0310" Error "reversed-range";
    /// A value keeps another one from acting.
    CANNOT_ACT = "G0311" Warning "cannot-act";
    /// A square sends a pawn to where it stands.
    GOES_NOWHERE = "G0312" Error "goes-nowhere";
    /// The name of a square has no article.
    NO_ARTICLE = "G0313" Warning "no-article";
    /// A text is missing in one of the languages of the file.
    MISSING_LANGUAGE = "G0314" Warning "missing-language";
    /// A rule has two answers.
    TWO_ANSWERS = "G0315" Error "two-answers";
    /// What happens at the end of a transfer is not said.
    CHAINING_UNSAID = "G0316" Warning "chaining-unsaid";
    /// A rule for a number of players is never of use.
    NO_SUCH_PLAYERS = "G0317" Warning "no-such-players";

    /// An example does not end as it says.
    EXAMPLE_FAILS = "G0401" Error "example-fails";
    /// A turn of an example cannot be played.
    EXAMPLE_REFUSED = "G0402" Error "example-refused";
    /// A player who has to wait throws.
    EXAMPLE_WAITS = "G0403" Error "example-waits";
    /// A player who is free misses a turn.
    EXAMPLE_FREE = "G0404" Error "example-free";
    /// An example names a player who is not in it.
    EXAMPLE_STRANGER = "G0405" Error "example-stranger";
    /// A turn is not that of one player alone.
    EXAMPLE_TURN = "G0406" Error "example-turn";
    /// A turn of an example does not say what the player decides.
    EXAMPLE_ASKS = "G0407" Error "example-asks";

    /// A turn never ends.
    ENDLESS_TURN = "G0501" Error "endless-turn";
    /// There is a square from which no pawn can come home.
    DEAD_END = "G0502" Warning "dead-end";

    /// A turn never ends because of another pawn.
    ENDLESS_AMONG_OTHERS = "G0601" Error "endless-among-others";
    /// All players can be stuck.
    BLOCK = "G0602" Warning "block";
    /// A lone pawn can be held for good.
    HELD_ALONE = "G0603" Note "held-alone";
    /// The game can go on and no longer be able to end.
    NO_END = "G0604" Warning "no-end";
    /// The first throw can win.
    FIRST_THROW_WIN = "G0605" Warning "first-throw-win";
    /// One seat can never win.
    SEAT_LOSES = "G0606" Warning "seat-loses";
    /// A special square is never reached.
    NEVER_REACHED = "G0607" Note "never-reached";
    /// A value of a rule never changes anything.
    NEVER_ACTS = "G0608" Warning "never-acts";
    /// A question about the rules remains unanswered.
    UNDECIDED = "G0610" Note "undecided";

    /// What the rules leave open can be disputed.
    SILENCE_MATTERS = "G0701" Warning "silence-matters";
    /// Some questions left open change no turn.
    SILENCE_HARMLESS = "G0702" Note "silence-harmless";
    /// It is not known whether some questions left open matter.
    SILENCE_UNKNOWN = "G0703" Note "silence-unknown";

    /// Games are shorter or longer than the text claims.
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
