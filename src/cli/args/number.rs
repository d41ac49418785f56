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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_stay_within_their_limits() {
        let read = whole::<u8>(1, 6);
        assert_eq!((read("1"), read(" 6 ")), (Ok(1), Ok(6)));
        for wrong in ["0", "7", "-1", "1.0", "", "x", "262", "18446744073709551617", "٣"] {
            assert_eq!(read(wrong), Err("write a whole number from 1 to 6".to_owned()), "{wrong}");
        }
        assert_eq!(whole::<u64>(0, u64::MAX)("18446744073709551615"), Ok(u64::MAX));
    }

    #[test]
    fn parts_lie_between_0_and_1() {
        assert_eq!((part("0.001"), part("1e-300")), (Ok(0.001), Ok(1e-300)));
        for wrong in ["0", "1", "-0.5", "9", "nan", "inf", "1e-400", "", "x"] {
            assert!(part(wrong).is_err_and(|says| says.contains("between 0 and 1")), "{wrong}");
        }
    }
}
