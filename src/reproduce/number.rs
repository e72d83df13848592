//! Numbers as papers print them: a value, and the interval that its rounding leaves open.

use std::ops::{Add, Div, Mul, Sub};

/// Half a unit in the last place, and a little for binary fractions.
const SLACK: f64 = 1e-9;

/// A number above 0 that is known to lie within an interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    /// Of the numbers as they are printed.
    pub value: f64,
    low: f64,
    high: f64,
}

impl Number {
    /// A number without rounding.
    pub fn exact(value: f64) -> Self {
        let (low, high) = (value, value);
        Number { value, low, high }
    }

    /// A number as it is printed, rounded to its last digit; `None` if it is none.
    pub fn printed(text: &str) -> Option<Self> {
        let value: f64 = text.parse().ok().filter(|value: &f64| value.is_finite())?;
        let half = half_step(text);
        Some(Number {
            value,
            low: value - half,
            high: value + half,
        })
    }

    /// Whether the value is printed so.
    pub fn equals(self, text: &str) -> bool {
        Number::exact(self.value).may_be(text)
    }

    /// Whether a value of the interval is printed so.
    pub fn may_be(self, text: &str) -> bool {
        Number::printed(text).is_some_and(|printed| {
            let slack = SLACK * printed.value.abs().max(1.0);
            self.low <= printed.high + slack && self.high >= printed.low - slack
        })
    }

    /// In per cent above 1.
    pub fn percent_above_1(self) -> Self {
        (self - Number::exact(1.0)) * Number::exact(100.0)
    }
}

/// Digits after the point.
pub fn digits(text: &str) -> usize {
    text.split_once('.').map_or(0, |(_, after)| after.len())
}

fn half_step(text: &str) -> f64 {
    0.5 * 10f64.powi(-(digits(text) as i32))
}

impl Add for Number {
    type Output = Number;
    fn add(self, other: Number) -> Number {
        Number {
            value: self.value + other.value,
            low: self.low + other.low,
            high: self.high + other.high,
        }
    }
}

impl Sub for Number {
    type Output = Number;
    fn sub(self, other: Number) -> Number {
        Number {
            value: self.value - other.value,
            low: self.low - other.high,
            high: self.high - other.low,
        }
    }
}

impl Mul for Number {
    type Output = Number;
    fn mul(self, other: Number) -> Number {
        let all = [self.low, self.high].map(|a| [a * other.low, a * other.high]);
        let all = all.as_flattened().iter().copied();
        Number {
            value: self.value * other.value,
            low: all.clone().fold(f64::INFINITY, f64::min),
            high: all.fold(f64::NEG_INFINITY, f64::max),
        }
    }
}

impl Div for Number {
    type Output = Number;
    /// By a number whose interval is above 0.
    fn div(self, other: Number) -> Number {
        let inverse = Number {
            value: 1.0 / other.value,
            low: 1.0 / other.high,
            high: 1.0 / other.low,
        };
        self * inverse
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_number_is_an_interval_as_wide_as_its_last_digit() {
        let clock = Number::printed("0.80").unwrap();
        assert!(clock.equals("0.8") && clock.equals("0.80") && !clock.equals("0.81"));
        assert!(clock.may_be("0.805") && !clock.may_be("0.807"));
        // 66 cycles at 1.002 and 0.80 GHz are 82.7, and 82 if 0.80 was 0.802.
        let cycles = Number::exact(66.0) * Number::exact(1.002) / clock;
        assert!(cycles.equals("83") && !cycles.equals("82") && cycles.may_be("82"));
        assert!(!cycles.may_be("81"));
        assert_eq!(Number::printed("many"), None);
    }

    #[test]
    fn a_half_is_printed_either_way() {
        // 1.67 by 4 bits of 8: 0.835.
        let half = Number::exact(1.67 * 0.5);
        assert!(half.equals("0.83") && half.equals("0.84"));
    }

    #[test]
    fn differences_may_change_their_sign() {
        let [a, b] = ["1.5", "1.6"].map(|text| Number::printed(text).unwrap());
        let difference = a - b;
        assert!(difference.may_be("-0.1") && difference.may_be("0.0"));
        assert!(difference.equals("-0.1") && !difference.may_be("0.2"));
        assert!((difference * Number::exact(100.0)).may_be("-10"));
    }
}
