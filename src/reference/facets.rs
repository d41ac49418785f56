//! By what a variant can be found: its country, its dice, how many play, what it has.
//!
//! In comes a variant, with its figures where they are known; out come facts with their words, for lists that are sorted and
//! filtered. Nothing is told here of what a rule does.

use super::page::Worked;
use crate::rules::{EachDie, Effect, Motion, Policy, SquareRule, Target};
use crate::texts::Texts;
use crate::variant::Variant;
use crate::wording::{Vocabulary, dashed};

/// By what a variant can be found.
#[derive(Clone, PartialEq, Debug)]
pub struct Facets {
    /// The country of its source: the two letters and its name.
    pub country: Option<Facet>,
    /// The dice of a throw; several where the player may choose or they change on the way.
    pub dice: Vec<Facet>,
    /// The last square.
    pub squares: u16,
    /// What it has.
    pub features: Vec<Facet>,
}

/// A fact that variants share.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Facet {
    /// Its name in addresses: `meeting-swap`.
    pub id: String,
    /// Its words.
    pub says: String,
}

/// The facets of a variant.
pub fn facets(variant: &Variant, worked: Option<&Worked>, texts: &Texts) -> Facets {
    let words = Vocabulary::new(texts, &variant.rules);
    let rules = &variant.rules;
    let mut dice: Vec<Facet> = rules.all_dice().into_iter().map(|dice| Facet { id: dice.to_string(), says: words.dice(dice) }).collect();
    dice.sort();
    dice.dedup();
    Facets {
        country: variant.country.as_deref().map(|code| Facet { id: code.to_lowercase(), says: words.country(code) }),
        dice,
        squares: rules.last().number(),
        features: features(variant, worked).into_iter().map(|id| Facet { says: words.say(&format!("feature-{id}"), &[]), id }).collect(),
    }
}

/// What a variant has, by name.
fn features(variant: &Variant, worked: Option<&Worked>) -> Vec<String> {
    let rules = &variant.rules;
    let effects = || rules.squares.all().iter().flat_map(SquareRule::effects);
    let motions = || effects().filter_map(|effect| effect.motion.as_ref().map(|motion| &motion.value));
    let waits = || rules.squares.all().iter().flat_map(SquareRule::waits);
    let figures = worked.and_then(|worked| worked.figures.as_ref());
    let has = [
        ("again", motions().any(|motion| matches!(motion, Motion::Again { .. }))),
        ("next-goose", motions().any(|motion| matches!(motion, Motion::GoTo(Target::Next(_))))),
        ("pairs", motions().any(|motion| matches!(motion, Motion::GoTo(Target::Each(_))))),
        ("first-throw", !rules.first_throw.exceptions.is_empty()),
        ("waits", waits().any(|wait| wait.turns.is_some())),
        ("holds", waits().any(|wait| wait.turns.is_none())),
        ("stakes", rules.has_stakes()),
        ("teams", rules.has_several_pawns()),
        ("each-die", rules.dice.each.value == EachDie::Pawn),
        ("throws-again", rules.extra_throw.is_some() || effects().any(Effect::gives_throw)),
        ("choices", figures.is_some_and(|figures| figures.choices)),
        ("blocks", figures.is_some_and(|figures| figures.exact && figures.block.0 > 0.0)),
    ];
    let named = |policy: &str, answer: &str| format!("{policy}-{}", dashed(answer));
    let mut features: Vec<String> = has.iter().filter(|(_, has)| *has).map(|(id, _)| (*id).to_owned()).collect();
    features.push(named("meeting", rules.meeting.rule.value.name()));
    features.push(named("overshoot", rules.finish.overshoot.value.name()));
    features
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check;
    use crate::vocab::Lang;

    fn ids(id: &str) -> Vec<String> {
        let variant = check::embedded(id).unwrap().variant.unwrap();
        let facets = facets(&variant, None, &Texts::embedded(Lang::Fr).unwrap());
        facets.features.into_iter().map(|facet| facet.id).collect()
    }

    #[test]
    fn what_the_sources_say_that_they_have() {
        assert_eq!(ids("famille"), ["again", "first-throw", "waits", "meeting-swap", "overshoot-bounce"]);
        assert_eq!(ids("sl-mb47"), ["pairs", "meeting-share", "overshoot-stay"]);
        let teams = ids("classique-equipes");
        assert!(["stakes", "teams", "each-die", "holds"].iter().all(|id| teams.iter().any(|other| other == id)), "{teams:?}");
    }

    #[test]
    fn every_fact_has_words() {
        for id in check::Embedded::ids() {
            let variant = check::embedded(&id).unwrap().variant.unwrap();
            for lang in Lang::ALL {
                let facets = facets(&variant, None, &Texts::embedded(*lang).unwrap());
                let said = facets.features.iter().chain(&facets.dice).chain(&facets.country).map(|facet| &facet.says);
                assert!(said.into_iter().all(|says| !says.contains('⟦')), "{id}: {facets:?}");
            }
        }
    }
}
