//! Numbers on the command line: whole ones within limits, and parts of one.

use crate::variant::language::SOME_PLAYERS;

/// The most players that can be asked about: as many as a file can name.
pub(super) const MOST_PLAYERS: u64 = SOME_PLAYERS.most as u64;

/// Reads a whole number from `least` to `most`; what is said of anything else names both.
pub(super) fn whole<T: TryFrom<u64>>(least: u64, most: u64) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.trim().parse().ok().filter(|number| (least..=most).contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| format!("write a whole number from {least} to {most}"))
    }
}

/// Reads a number between 0 and 1, neither of them.
pub(super) fn part(text: &str) -> Result<f64, String> {
    let part = text.trim().parse().ok().filter(|part| 0.0 < *part && *part < 1.0);
    part.ok_or_else(|| "write a number between 0 and 1, such as 0.001".to_owned())
}
