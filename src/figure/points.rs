//! Points and lengths of drawings: moved, turned, rounded.

use super::Segment;

impl Segment {
    /// The same piece with each of its points put elsewhere.
    pub(crate) fn map(self, place: impl Fn((f32, f32)) -> (f32, f32)) -> Segment {
        match self {
            Segment::Move(x, y) => {
                let (x, y) = place((x, y));
                Segment::Move(x, y)
            }
            Segment::Line(x, y) => {
                let (x, y) = place((x, y));
                Segment::Line(x, y)
            }
            Segment::Curve(a, b, c) => Segment::Curve(place(a), place(b), place(c)),
            Segment::Close => Segment::Close,
        }
    }
}

/// To a thousandth of a point, or of another unit: the same digits everywhere.
pub(crate) fn thousandth(value: f32) -> f32 {
    whole(value * 1000.0) / 1000.0
}

/// The nearest whole number, halves away from zero. Drawings round some ten thousands of numbers for a card, and this takes
/// a quarter of the time of `libm::roundf`, which is made for larger ones as well.
fn whole(value: f32) -> f32 {
    /// From here on every number is whole.
    const ALL_WHOLE: f32 = 8_388_608.0;
    if value.abs() >= ALL_WHOLE || value.is_nan() {
        return value;
    }
    let cut = value as i32 as f32;
    let rest = (value - cut).abs();
    (if rest < 0.5 { cut } else { cut + 1_f32.copysign(value) }).copysign(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_as_libm_does() {
        let near = |bits: u32| f32::from_bits(bits);
        let numbers = (0..u32::MAX / 4097).map(|step| near(step * 4097));
        let halves = (0..2000).flat_map(|half| {
            let half = (half as f32 - 1000.0) / 2.0;
            [half, near(half.to_bits().wrapping_sub(1)), near(half.to_bits() + 1)]
        });
        for number in numbers.chain(halves) {
            let (ours, theirs) = (whole(number), libm::roundf(number));
            assert!(ours.to_bits() == theirs.to_bits() || (ours.is_nan() && theirs.is_nan()), "{number}: {ours}, {theirs}");
        }
    }
}
