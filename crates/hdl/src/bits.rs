//! Operators on bits, some of whose values may be known.

use super::netlist::*;

/// Possible values of a bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bit {
    pub zero: bool,
    pub one: bool,
}

impl Bit {
    /// Empty: it depends on a net without a value yet.
    pub const NEVER: Bit = Bit {
        zero: false,
        one: false,
    };
    pub const ANY: Bit = Bit {
        zero: true,
        one: true,
    };

    pub fn of(value: bool) -> Bit {
        Bit {
            zero: !value,
            one: value,
        }
    }

    pub fn is_never(self) -> bool {
        self == Bit::NEVER
    }

    /// Its value, if it has just one.
    pub fn value(self) -> Option<bool> {
        (self.zero != self.one).then_some(self.one)
    }

    pub fn or_also(self, other: Bit) -> Bit {
        Bit {
            zero: self.zero || other.zero,
            one: self.one || other.one,
        }
    }

    fn not(self) -> Bit {
        Bit {
            zero: self.one,
            one: self.zero,
        }
    }

    fn mux(self, if_true: Bit, if_false: Bit) -> Bit {
        let taken = |may: bool, bit: Bit| if may { bit } else { Bit::NEVER };
        taken(self.one, if_true).or_also(taken(self.zero, if_false))
    }

    fn and(self, other: Bit) -> Bit {
        self.mux(
            other,
            if other.is_never() {
                other
            } else {
                Bit::of(false)
            },
        )
    }

    fn or(self, other: Bit) -> Bit {
        self.not().and(other.not()).not()
    }

    fn xor(self, other: Bit) -> Bit {
        self.mux(other.not(), other)
    }
}

pub fn of_constant(constant: &Constant) -> Vec<Bit> {
    let bits = (0..constant.width()).map(|bit| Bit::of(constant.bit(bit)));
    bits.collect()
}

/// The constant, if all bits are known.
pub fn to_constant(bits: &[Bit]) -> Option<Constant> {
    let mut words = vec![0u64; words_for(bits.len() as u32)];
    for (place, bit) in bits.iter().enumerate() {
        words[place / 64] |= u64::from(bit.value()?) << (place % 64);
    }
    Some(Constant::from_words(&words, bits.len() as u32))
}

pub fn unary(op: UnaryOp, a: &[Bit]) -> Vec<Bit> {
    let all = |join: fn(Bit, Bit) -> Bit| {
        let first = a.iter().copied();
        vec![first.reduce(join).unwrap_or(Bit::ANY)]
    };
    match op {
        UnaryOp::Not => a.iter().map(|bit| bit.not()).collect(),
        UnaryOp::ReduceAnd => all(Bit::and),
        UnaryOp::ReduceOr => all(Bit::or),
        UnaryOp::ReduceXor => all(Bit::xor),
    }
}

pub fn binary(op: BinaryOp, a: &[Bit], b: &[Bit]) -> Vec<Bit> {
    let pairs = || a.iter().copied().zip(b.iter().copied());
    let each = |join: fn(Bit, Bit) -> Bit| pairs().map(|(a, b)| join(a, b)).collect();
    match op {
        BinaryOp::And => each(Bit::and),
        BinaryOp::Or => each(Bit::or),
        BinaryOp::Xor => each(Bit::xor),
        BinaryOp::Add => sum(pairs(), false),
        BinaryOp::Sub => sum(pairs().map(|(a, b)| (a, b.not())), true),
        BinaryOp::Equal => {
            let same = pairs().map(|(a, b)| a.xor(b).not());
            vec![same.reduce(Bit::and).unwrap_or(Bit::ANY)]
        }
        BinaryOp::Less => {
            let lower = |lower: Bit, (a, b): (Bit, Bit)| a.xor(b).mux(b, lower);
            vec![pairs().fold(Bit::of(false), lower)]
        }
        BinaryOp::ShiftLeft | BinaryOp::ShiftRight => shift(op, a, b),
    }
}

pub fn mux(select: Bit, if_true: &[Bit], if_false: &[Bit]) -> Vec<Bit> {
    let pairs = if_true.iter().zip(if_false);
    pairs.map(|(&a, &b)| select.mux(a, b)).collect()
}

fn sum(pairs: impl Iterator<Item = (Bit, Bit)>, carry: bool) -> Vec<Bit> {
    let mut carry = Bit::of(carry);
    let bits = pairs.map(|(a, b)| {
        let (differ, before) = (a.xor(b), carry);
        carry = a.and(b).or(before.and(a.or(b)));
        differ.xor(before)
    });
    bits.collect()
}

fn shift(op: BinaryOp, a: &[Bit], distance: &[Bit]) -> Vec<Bit> {
    if distance.iter().any(|bit| bit.is_never()) {
        return vec![Bit::NEVER; a.len()];
    }
    let Some(distance) = to_constant(distance) else {
        // Bits of it, or zeros that come in.
        let any = a.iter().fold(Bit::of(false), |any, &bit| any.or_also(bit));
        return vec![any; a.len()];
    };
    let far = distance.words()[1..].iter().any(|&word| word != 0);
    let by = if far { u64::MAX } else { distance.words()[0] };
    let by = usize::try_from(by).unwrap_or(usize::MAX).min(a.len());
    let zeros = std::iter::repeat_n(Bit::of(false), by);
    match op {
        BinaryOp::ShiftLeft => zeros.chain(a[..a.len() - by].iter().copied()).collect(),
        _ => a[by..].iter().copied().chain(zeros).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every operator, on all that bits may be: each value that the operator gives to values that its
    /// operands may have is one that its result may have.
    #[test]
    fn no_value_is_left_out() {
        let known = |value: u32| {
            (0..3)
                .map(|i| Bit::of(value >> i & 1 == 1))
                .collect::<Vec<_>>()
        };
        let covers = |may: &[Bit], value: &[Bit]| {
            may.iter()
                .zip(value)
                .all(|(may, value)| may.or_also(*value) == *may)
        };
        use BinaryOp::*;
        for op in [And, Or, Xor, Add, Sub, Equal, Less, ShiftLeft, ShiftRight] {
            for masks in 0..1 << 12u32 {
                // Two bits say of each bit whether it may be 0 or 1.
                let bits = |from: u32| {
                    let bit = |i: u32| Bit {
                        zero: masks >> (from + 2 * i) & 1 == 1,
                        one: masks >> (from + 2 * i + 1) & 1 == 1,
                    };
                    (0..3).map(bit).collect::<Vec<_>>()
                };
                let (a, b) = (bits(0), bits(6));
                let result = binary(op, &a, &b);
                for values in 0..1 << 6u32 {
                    let (x, y) = (known(values & 7), known(values >> 3));
                    if covers(&a, &x) && covers(&b, &y) {
                        let value = binary(op, &x, &y);
                        assert!(covers(&result, &value), "{op:?} of {a:?} and {b:?}");
                    }
                }
            }
            for values in 0..1 << 6u32 {
                let (x, y) = (values & 7, values >> 3);
                let expected = match op {
                    And => x & y,
                    Or => x | y,
                    Xor => x ^ y,
                    Add => (x + y) & 7,
                    Sub => (8 + x - y) & 7,
                    Equal => u32::from(x == y),
                    Less => u32::from(x < y),
                    ShiftLeft => x << y & 7,
                    ShiftRight => x >> y,
                };
                let value = to_constant(&binary(op, &known(x), &known(y))).unwrap();
                assert_eq!(value.words()[0], u64::from(expected), "{x} {op:?} {y}");
            }
        }
    }
}
