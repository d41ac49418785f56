//! Who plays: `Alice,Bob`, or a number of players.

use fluent_bundle::FluentValue;

use super::failure::Failure;
use super::output;
use crate::game::record::can_be_called;
use crate::texts::Texts;
use crate::variant::Variant;

/// The players: those named, or so many; the fewest that can play, at least two, where nothing is said.
///
/// # Errors
/// Two of one name, a name that cannot be written down, or not as many as the variant takes.
pub(super) fn names(texts: &Texts, variant: &Variant, given: Option<&str>) -> Result<Vec<String>, Failure> {
    let (least, most) = (variant.players.min.value, variant.players.max.as_ref().map(|max| max.value));
    let range = [("least", FluentValue::from(least)), ("most", FluentValue::from(most.unwrap_or(0)))];
    let wrong_number = || Failure::CannotRun(texts.say("play-players", &range));
    let number = |count: u16| (1..=count).map(|n| texts.say("play-player", &[("n", FluentValue::from(n))])).collect();
    let given = given.map(str::trim);
    let names: Vec<String> = match given {
        None => number(variant.players.usual()),
        Some(count) if !count.is_empty() && count.bytes().all(|byte| byte.is_ascii_digit()) => {
            number(count.parse().map_err(|_| wrong_number())?)
        }
        Some(text) => text.split(',').map(|name| name.trim().to_owned()).collect(),
    };
    let named = |message: &str, name: &str| Failure::CannotRun(texts.say(message, &[("value", FluentValue::from(name))]));
    if let Some(name) = names.iter().find(|name| !can_be_called(name)) {
        return Err(named("play-name", name));
    }
    let mut sorted: Vec<&String> = names.iter().collect();
    sorted.sort_unstable();
    if let Some(name) = sorted.windows(2).find(|pair| pair.first() == pair.last()).and_then(<[&String]>::first) {
        return Err(named("cli-twice", name));
    }
    let fits = names.len() >= usize::from(least) && most.is_none_or(|most| names.len() <= usize::from(most));
    if fits { Ok(names) } else { Err(wrong_number()) }
}

/// Says on standard error where more are at a table than the variant takes; the turn is explained all the same.
pub(super) fn doubt(texts: &Texts, variant: &Variant, seats: usize) {
    if let Some(most) = variant.players.exceeded_by(seats) {
        output::tell(&texts.say("cli-too-many-players", &[("n", FluentValue::from(seats)), ("most", FluentValue::from(most))]));
    }
}
