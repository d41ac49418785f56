//! Means and variances of short chains as exact fractions.
//!
//! A system of linear equations with whole coefficients is solved modulo a prime, then lifted digit by digit (J. D.
//! Dixon, "Exact solution of linear equations using p-adic expansions", Numerische Mathematik 40, 1982). Between the
//! digits and the bounds of numerator and denominator there is one fraction only, which the Euclidean algorithm finds.
//! The matrix is diagonally dominant, so that its determinant is at most the product of its diagonal.

use std::fmt;

use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

use super::chain::Clock;
use super::policy::Unanswered;
use super::source::{Source, Way};

/// An exact fraction in lowest terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fraction {
    over: BigInt,
    under: BigInt,
}

/// The first two moments of a game's length, of the games that end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moments {
    /// The chance that the game ends.
    pub end: Fraction,
    /// The mean.
    pub mean: Fraction,
    /// The variance.
    pub variance: Fraction,
}

/// So many states are solved exactly; the work grows with their third power.
const MOST_STATES: usize = 400;

/// Denominators of one state's chances below this leave room for sums in 64 bits.
const MOST_WAYS: u64 = 1 << 26;

impl Fraction {
    fn new(over: BigInt, under: BigInt) -> Fraction {
        let common = over.gcd(&under);
        let sign = if under.is_negative() { -BigInt::one() } else { BigInt::one() };
        let common = if common.is_zero() { BigInt::one() } else { common } * sign;
        Fraction { over: over / &common, under: under / common }
    }

    fn one() -> Fraction {
        Fraction { over: BigInt::one(), under: BigInt::one() }
    }

    /// The numerator, in decimal digits.
    pub fn numerator(&self) -> String {
        self.over.to_string()
    }

    /// The denominator, in decimal digits.
    pub fn denominator(&self) -> String {
        self.under.to_string()
    }

    /// The nearest double, or the one beside it.
    pub fn value(&self) -> f64 {
        if self.over.is_zero() {
            return 0.0;
        }
        // A quotient of at least 64 bits; what is cut off is far below the last bit of a double.
        let shift = 64 + self.under.bits() as i64 - self.over.bits() as i64;
        let quotient = if shift >= 0 { (&self.over << shift as u64) / &self.under } else { &self.over / (&self.under << (-shift) as u64) };
        quotient.to_f64().unwrap_or(f64::NAN) * 2.0_f64.powi(-(shift as i32))
    }

    fn over(&self, other: &Fraction) -> Fraction {
        Fraction::new(&self.over * &other.under, &self.under * &other.over)
    }

    fn minus(&self, other: &Fraction) -> Fraction {
        Fraction::new(&self.over * &other.under - &other.over * &self.under, &self.under * &other.under)
    }

    fn times(&self, other: &Fraction) -> Fraction {
        Fraction::new(&self.over * &other.over, &self.under * &other.under)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.over, self.under)
    }
}

/// One row: the equation of a state.
struct Row {
    /// Whole coefficients of the state and of those that it leads to: `(I − Q)` times the common denominator.
    matrix: Vec<(usize, i64)>,
    /// Those of the ways that the clock counts.
    counted: Vec<(usize, i64)>,
    /// Of the ways that end the game, all and those counted.
    ends: (i64, i64),
    diagonal: i64,
}

/// The moments of a game's length as fractions, where the chain is short enough.
///
/// # Errors
/// As the source has.
pub(crate) fn moments(source: &mut impl Source, clock: Clock, can_end: &[bool]) -> Result<Option<Moments>, Unanswered> {
    let live: Vec<usize> = can_end.iter().enumerate().filter(|(_, can)| **can).map(|(state, _)| state).collect();
    let start = source.start()? as usize;
    let Some(start) = live.iter().position(|state| *state == start).filter(|_| live.len() <= MOST_STATES) else { return Ok(None) };
    let mut rows = Vec::new();
    let mut ways = Vec::new();
    for state in &live {
        source.ways(*state as u32, &mut ways)?;
        match row(&live, *state, &ways, clock) {
            Some(row) => rows.push(row),
            None => return Ok(None),
        }
    }
    Ok(solve::<2_147_483_647>(&rows, start).or_else(|| solve::<2_147_483_629>(&rows, start)))
}

fn row(live: &[usize], state: usize, ways: &[Way], clock: Clock) -> Option<Row> {
    let common =
        |under: u64, way: &Way| (under / under.gcd(&way.chance.1).max(1)).checked_mul(way.chance.1).filter(|under| *under <= MOST_WAYS);
    let under = ways.iter().try_fold(1, common)?;
    let own = live.binary_search(&state).ok()?;
    let mut row = Row { matrix: vec![(own, i64::try_from(under).ok()?)], counted: Vec::new(), ends: (0, 0), diagonal: 0 };
    let add = |list: &mut Vec<(usize, i64)>, to: usize, weight: i64| match list.iter_mut().find(|(other, _)| *other == to) {
        Some((_, sum)) => *sum += weight,
        None => list.push((to, weight)),
    };
    for way in ways {
        let weight = i64::try_from(way.chance.0 * (under / way.chance.1)).ok()?;
        let counted = clock.counts(way.marks);
        match way.to {
            None => {
                row.ends.0 += weight;
                row.ends.1 += if counted { weight } else { 0 };
            }
            Some(to) => {
                // What cannot end any more has no equation.
                let Ok(to) = live.binary_search(&(to as usize)) else { continue };
                add(&mut row.matrix, to, -weight);
                if counted {
                    add(&mut row.counted, to, weight);
                }
            }
        }
    }
    // One common factor less makes shorter numbers.
    let all = row.matrix.iter().chain(&row.counted).map(|(_, weight)| *weight);
    let common = all.chain([row.ends.0, row.ends.1]).fold(0, |common: i64, weight| common.gcd(&weight)).max(1);
    row.matrix.iter_mut().chain(&mut row.counted).for_each(|(_, weight)| *weight /= common);
    row.ends = (row.ends.0 / common, row.ends.1 / common);
    row.diagonal = row.matrix.first()?.1;
    Some(row)
}

/// Solves for the chance of ending, the sum of beats and the sum of squares, and reads the fractions off.
fn solve<const P: u64>(rows: &[Row], start: usize) -> Option<Moments> {
    let inverse = inverse::<P>(rows)?;
    let certain = rows.iter().all(|row| row.matrix.iter().map(|(_, weight)| weight).sum::<i64>() == row.ends.0);
    let determinant: BigUint = rows.iter().map(|row| BigUint::from(row.diagonal.unsigned_abs())).product();
    // Three systems, one on top of the other: each has the denominators of those below it as well.
    let levels = if certain { 2 } else { 3 };
    // Values in the fractions are at most this: chances, and moments of games of fewer than 2^40 beats in the mean.
    let bits = determinant.bits() * levels * 2 + 120;
    let digits = usize::try_from(bits / 30 + 2).ok()?;
    let lifted = lift::<P>(rows, &inverse, certain, start, digits)?;
    let prime = BigInt::from(P);
    let modulus = num_traits::pow(prime, digits);
    let [lifted_end, lifted_first, lifted_second] = &lifted;
    let end = if certain { Fraction::one() } else { fraction(lifted_end, &modulus, &determinant)? };
    let power = |times: u64| num_traits::pow(determinant.clone(), times as usize);
    let first = fraction(lifted_first, &modulus, &power(levels - 1))?;
    let second = fraction(lifted_second, &modulus, &power(levels))?;
    let mean = first.over(&end);
    let variance = second.over(&end).minus(&mean.times(&mean));
    Some(Moments { end, mean, variance })
}

/// The start's part of the three solutions, modulo the prime to the power of `digits`.
fn lift<const P: u64>(rows: &[Row], inverse: &[Vec<u64>], certain: bool, start: usize, digits: usize) -> Option<[BigInt; 3]> {
    let states = rows.len();
    let times = |list: &[(usize, i64)], by: &[u64]| -> i64 {
        list.iter().map(|(to, weight)| weight * by.get(*to).map_or(0, |by| *by as i64)).sum()
    };
    let ones = vec![1_u64; states];
    let counted_once = |row: &Row| times(&row.counted, &ones) + row.ends.1;
    let mut end: Vec<i64> = rows.iter().map(|row| row.ends.0).collect();
    let mut first: Vec<i64> = rows.iter().map(|row| if certain { counted_once(row) } else { row.ends.1 }).collect();
    let mut second = first.clone();
    let mut found: [Vec<u64>; 3] = Default::default();
    for _ in 0..digits {
        let end_digit = if certain { vec![0; states] } else { product::<P>(inverse, &end) };
        let once: Vec<i64> = rows.iter().map(|row| times(&row.counted, &end_digit)).collect();
        let with = |list: &[i64], more: &[i64]| -> Vec<i64> { list.iter().zip(more).map(|(one, other)| one + other).collect() };
        first = with(&first, &once);
        let first_digit = product::<P>(inverse, &first);
        let twice: Vec<i64> = rows.iter().map(|row| 2 * times(&row.counted, &first_digit)).collect();
        second = with(&with(&second, &once), &twice);
        let second_digit = product::<P>(inverse, &second);
        let lower = |rest: &mut Vec<i64>, digit: &[u64]| {
            for (rest, row) in rest.iter_mut().zip(rows) {
                *rest = (*rest - times(&row.matrix, digit)) / P as i64;
            }
        };
        if !certain {
            lower(&mut end, &end_digit);
        }
        lower(&mut first, &first_digit);
        lower(&mut second, &second_digit);
        for (list, digit) in found.iter_mut().zip([&end_digit, &first_digit, &second_digit]) {
            list.push(digit.get(start).copied()?);
        }
    }
    let number = |digits: &Vec<u64>| digits.iter().rev().fold(BigInt::zero(), |number, digit| number * P + digit);
    let [end, first, second] = &found;
    Some([number(end), number(first), number(second)])
}

fn product<const P: u64>(inverse: &[Vec<u64>], by: &[i64]) -> Vec<u64> {
    let by: Vec<u64> = by.iter().map(|value| value.rem_euclid(P as i64) as u64).collect();
    let one = |row: &Vec<u64>| row.iter().zip(&by).map(|(one, other)| u128::from(one * other)).sum::<u128>() % u128::from(P);
    inverse.iter().map(|row| one(row) as u64).collect()
}

/// The inverse of the matrix modulo the prime; `None` where there is none.
fn inverse<const P: u64>(rows: &[Row]) -> Option<Vec<Vec<u64>>> {
    let states = rows.len();
    let mut table: Vec<Vec<u64>> = Vec::with_capacity(states);
    for (index, row) in rows.iter().enumerate() {
        let mut line = vec![0_u64; 2 * states];
        for (to, weight) in &row.matrix {
            *line.get_mut(*to)? = weight.rem_euclid(P as i64) as u64;
        }
        *line.get_mut(states + index)? = 1;
        table.push(line);
    }
    for column in 0..states {
        let pivot = (column..states).find(|row| table.get(*row).and_then(|line| line.get(column)) != Some(&0))?;
        table.swap(column, pivot);
        let mut line = std::mem::take(table.get_mut(column)?);
        let factor = power::<P>(*line.get(column)?, P - 2);
        line.iter_mut().for_each(|value| *value = *value * factor % P);
        for (index, other) in table.iter_mut().enumerate() {
            let Some(lead) = other.get(column).copied().filter(|lead| index != column && *lead != 0) else { continue };
            let lead = P - lead;
            // Columns before this one are done.
            for (value, by) in other.iter_mut().zip(&line).skip(column) {
                *value = (*value + lead * by) % P;
            }
        }
        *table.get_mut(column)? = line;
    }
    table.into_iter().map(|line| line.get(states..).map(<[u64]>::to_vec)).collect()
}

fn power<const P: u64>(base: u64, mut exponent: u64) -> u64 {
    let (mut result, mut base) = (1, base % P);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result * base % P;
        }
        base = base * base % P;
        exponent >>= 1;
    }
    result
}

/// The only fraction that is `value` modulo `modulus` with a denominator of at most `most`.
fn fraction(value: &BigInt, modulus: &BigInt, most: &BigUint) -> Option<Fraction> {
    let most = BigInt::from_biguint(Sign::Plus, most.clone());
    let (mut rest, mut next) = (modulus.clone(), value.mod_floor(modulus));
    let (mut factor, mut next_factor) = (BigInt::zero(), BigInt::one());
    // The numerator's room is what the modulus leaves beside the denominator.
    let room = modulus / (&most * 2);
    while next > room {
        let (quotient, remainder) = rest.div_rem(&next);
        let after = &factor - &quotient * &next_factor;
        rest = std::mem::replace(&mut next, remainder);
        factor = std::mem::replace(&mut next_factor, after);
    }
    (next_factor.abs() <= most && !next_factor.is_zero()).then(|| Fraction::new(next, next_factor))
}
