//! The words of one variant: what it calls its squares, how its policies are said.
//!
//! In come messages and rules; out come names and phrases in one language, as plain text.

use fluent_bundle::FluentValue;

use crate::document::typography;
use crate::rules::{Kind, Policy, Rules, SquareRule};
use crate::texts::{Arg, Texts};
use crate::vocab::{Dice, Lang, Square, Throw, Words};

/// Messages together with the rules that they speak of.
#[derive(Clone, Copy)]
pub struct Vocabulary<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) rules: &'a Rules,
}

impl<'a> Vocabulary<'a> {
    /// The messages of one language with the rules of one variant.
    pub fn new(texts: &'a Texts, rules: &'a Rules) -> Vocabulary<'a> {
        Vocabulary { texts, rules }
    }

    pub(crate) fn say(&self, id: &str, args: &[Arg<'_>]) -> String {
        self.texts.say(id, args)
    }

    /// A text of a variant file, set as its language asks.
    pub fn text(&self, words: &Words) -> String {
        set(self.texts.lang(), words)
    }

    /// What the variant calls the squares of a rule, with the article.
    pub fn name(&self, rule: &SquareRule) -> String {
        match &rule.name {
            Some(name) if !name.value.is_empty() => self.text(&name.value),
            _ => self.usual_name(&rule.kind),
        }
    }

    /// What the variant calls squares of a kind.
    pub fn kind(&self, kind: &Kind) -> String {
        let rule = self.rules.squares.all().iter().find(|rule| rule.kind == *kind);
        rule.map_or_else(|| self.usual_name(kind), |rule| self.name(rule))
    }

    /// The name of several squares of one rule, without an article.
    pub(crate) fn plural(&self, rule: &SquareRule) -> String {
        let usual = self.texts.try_say(&format!("kinds-{}", rule.kind.name()), &[]);
        match usual {
            Some(usual) if rule.name.is_none() => usual,
            _ => crate::texts::bare(self.texts.lang(), &self.name(rule)).to_owned(),
        }
    }

    /// What the squares of a rule are called: one with its article, several without.
    #[cfg(feature = "documents")]
    pub(crate) fn called(&self, rule: &SquareRule) -> String {
        if rule.at.value.len() > 1 { self.plural(rule) } else { self.name(rule) }
    }

    /// The same without an article, with a capital.
    #[cfg(feature = "documents")]
    pub(crate) fn heading(&self, rule: &SquareRule) -> String {
        crate::texts::capital(crate::texts::bare(self.texts.lang(), &self.called(rule)))
    }

    fn usual_name(&self, kind: &Kind) -> String {
        self.texts.try_say(&format!("kind-{}", kind.name()), &[]).unwrap_or_else(|| kind.name().to_owned())
    }

    /// `1, 2 et 3`.
    pub(crate) fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => self.say("list-and", &[("first", first.join(", ").into()), ("last", last.as_str().into())]),
        }
    }

    /// `1, 2 ou 3`.
    pub(crate) fn either(&self, items: &[String]) -> String {
        match items {
            [first @ .., last] if !first.is_empty() => [first.join(", "), last.clone()].join(&self.say("list-or", &[])),
            few => few.concat(),
        }
    }

    /// `2 to 6`.
    #[cfg(feature = "documents")]
    pub(crate) fn range<'f>(&self, first: impl Into<FluentValue<'f>>, last: impl Into<FluentValue<'f>>) -> String {
        self.say("range", &[("first", first.into()), ("last", last.into())])
    }

    /// `two dice`, `one die of 8 faces`.
    pub(crate) fn dice(&self, dice: Dice) -> String {
        self.say("dice", &[("n", dice.count().into()), ("faces", dice.faces().into())])
    }

    /// Names for so many players.
    pub(crate) fn names(&self, players: usize) -> Vec<String> {
        let places = ["first", "second", "third", "fourth", "fifth", "sixth"];
        places.iter().take(players).map(|place| self.say(&format!("example-name-{place}"), &[])).collect()
    }

    /// What the dice show: `6 et 3`.
    pub fn faces(&self, throw: Throw) -> String {
        self.list(&throw.faces().iter().map(u8::to_string).collect::<Vec<_>>())
    }

    /// The rule of further throws; where pawns can have to wait, that such a one throws no more.
    #[cfg(feature = "documents")]
    pub(crate) fn extra_throw(&self, extra: &crate::rules::ExtraThrow) -> String {
        let waits = self.rules.squares.all().iter().any(|rule| rule.waits().next().is_some());
        let waits = if waits { "yes" } else { "no" };
        self.say("says-extra-throw", &[("test", self.test(&extra.on.value).into()), ("waits", waits.into())])
    }

    /// The answer of a policy, said to a player; without a full stop.
    pub fn policy<P: Policy>(&self, answer: P) -> String {
        self.answer(P::KEY, answer.name())
    }

    /// The same, for an answer that is known by its name.
    pub fn answer(&self, key: &str, answer: &str) -> String {
        self.say(&policy_id(key, answer), &self.policy_args())
    }

    /// The question of a policy.
    pub(crate) fn question<P: Policy>(&self) -> String {
        self.say(&question_id(P::KEY), &[])
    }

    /// The same with a sign behind what it is about, where its message has a place for one.
    #[cfg(feature = "documents")]
    pub(crate) fn policy_with<P: Policy>(&self, answer: P, sign: &'static str) -> String {
        let [last, n, _] = self.policy_args();
        self.say(&policy_id(P::KEY, answer.name()), &[last, n, ("sign", sign.into())])
    }

    /// What a policy is about, in a word or two.
    #[cfg(feature = "documents")]
    pub(crate) fn about<P: Policy>(&self) -> String {
        self.say(&format!("about-{}", dashed(P::KEY)), &[])
    }

    fn policy_args(&self) -> [Arg<'static>; 3] {
        let streak = self.rules.extra_throw.as_ref().and_then(|extra| extra.streak.as_ref()).map_or(0, |streak| streak.value);
        [("last", number(self.rules.last())), ("n", streak.into()), ("sign", "".into())]
    }
}

/// The message of an answer: `policy-finish-overshoot-bounce`.
pub fn policy_id(key: &str, answer: &str) -> String {
    format!("policy-{}-{}", dashed(key), dashed(answer))
}

/// A text of a variant file, set as its language asks: what stands in for a French text that is lacking stays as it is.
pub(crate) fn set(lang: Lang, words: &Words) -> String {
    let text = words.get(lang);
    match lang {
        Lang::Fr if words.exact(Lang::Fr).is_some() => typography::french(text),
        Lang::Fr | Lang::En => text.to_owned(),
    }
}

/// A question as one asks it of any variant; on a card it may speak to the player.
pub(crate) fn asked(texts: &Texts, key: &str) -> String {
    let id = question_id(key);
    texts.try_say(&format!("index-{id}"), &[]).unwrap_or_else(|| texts.say(&id, &[]))
}

/// The message of a question: `asks-finish-overshoot`.
pub fn question_id(key: &str) -> String {
    format!("asks-{}", dashed(key))
}

/// A key or an answer as it stands in the id of a message.
pub(crate) fn dashed(key: &str) -> String {
    key.split('.').filter(|part| !part.starts_with('<')).collect::<Vec<_>>().join("-").replace('_', "-")
}

/// A square as an argument of a message.
pub(crate) fn number(square: Square) -> FluentValue<'static> {
    square.number().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::axes;
    use crate::wording::samples;

    #[test]
    fn every_policy_and_every_known_kind_has_words_in_every_language() {
        let rules = samples::family().rules;
        for lang in Lang::ALL {
            let texts = Texts::embedded(*lang).unwrap();
            let words = Vocabulary::new(&texts, &rules);
            for axis in axes() {
                for id in [question_id(axis.key), format!("about-{}", dashed(axis.key))] {
                    assert!(texts.try_say(&id, &[]).is_some(), "{lang}: {id}");
                }
                for (answer, _) in (axis.answers)() {
                    let id = policy_id(axis.key, answer);
                    assert!(texts.try_say(&id, &words.policy_args()).is_some(), "{lang}: {id}");
                }
            }
            for kind in Kind::KNOWN {
                for id in [format!("kind-{}", kind.name()), format!("kinds-{}", kind.name())] {
                    assert!(texts.try_say(&id, &[]).is_some(), "{lang}: {id}");
                }
            }
        }
    }

    #[test]
    fn all_languages_have_the_same_messages() {
        let ids = |lang: Lang| {
            let words = crate::bundle::TEMPLATES.get_dir(format!("{lang}/words")).unwrap();
            let mut ids = Vec::new();
            for file in words.files() {
                let text = file.contents_utf8().unwrap();
                let name = file.path().file_name().unwrap().to_string_lossy().into_owned();
                let first = |line: &str| line.chars().next().is_some_and(|letter| letter.is_ascii_lowercase());
                ids.extend(text.lines().filter(|line| first(line)).filter_map(|line| Some(format!("{name} {}", line.split_once(" =")?.0))));
            }
            ids.sort();
            ids
        };
        for lang in Lang::ALL {
            assert_eq!(ids(Lang::Fr), ids(*lang), "{lang}");
        }
    }
}
