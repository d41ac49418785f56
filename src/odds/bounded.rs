//! Figures with what they can be off by.

/// A figure and the most that it can differ from the true value.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
pub struct Bounded {
    /// The figure.
    pub value: f64,
    /// The most that it can be off by, in the same unit; 0 where it is proved to be exact.
    pub bound: f64,
}

impl Bounded {
    /// A figure that is exact.
    pub const fn exact(value: f64) -> Bounded {
        Bounded { value, bound: 0.0 }
    }

    /// A figure and its bound, which is widened by what the bound itself lost when it was computed.
    pub fn new(value: f64, bound: f64) -> Bounded {
        Bounded { value, bound: bound * 1.001 }
    }

    /// Whether the true value can be that one.
    pub fn covers(self, value: f64) -> bool {
        (self.value - value).abs() <= self.bound
    }

    /// The quotient of two figures that are not negative.
    pub fn over(self, other: Bounded) -> Bounded {
        let value = self.value / other.value;
        let least = other.value - other.bound;
        if least <= 0.0 {
            return Bounded { value, bound: f64::INFINITY };
        }
        Bounded::new(value, (self.bound + value * other.bound) / least + value * f64::EPSILON)
    }

    /// The sum of two figures.
    pub fn plus(self, other: Bounded) -> Bounded {
        let value = self.value + other.value;
        Bounded::new(value, self.bound + other.bound + value.abs() * f64::EPSILON)
    }

    /// The square root of a figure that is not negative.
    pub(crate) fn root(self) -> Bounded {
        let value = self.value.max(0.0).sqrt();
        // |√a − √b| is |a − b| / (√a + √b), and at most √|a − b|.
        let bound = (self.bound / value.max(f64::MIN_POSITIVE)).min(self.bound.sqrt());
        Bounded::new(value, bound + value * f64::EPSILON)
    }

    /// The figure that many times.
    pub(crate) fn times(self, factor: f64) -> Bounded {
        let value = self.value * factor;
        Bounded::new(value, self.bound * factor.abs() + value.abs() * f64::EPSILON)
    }
}

/// A sum that loses two roundings, however many terms it has.
pub(crate) fn sum(terms: impl Iterator<Item = f64>) -> f64 {
    let (mut sum, mut lost) = (0.0_f64, 0.0_f64);
    for term in terms {
        let next = sum + term;
        lost += if sum.abs() >= term.abs() { (sum - next) + term } else { (term - next) + sum };
        sum = next;
    }
    sum + lost
}
