//! Formats of numbers, and the digits of their ranks.

use super::{BlockSize, TermError};

/// A format of numbers, as weights, activations and KV caches have them: a number is a symbol, whose
/// distribution is uneven, and a rest.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum NumberFormat {
    /// bfloat16: the exponent, 8 bits
    #[serde(rename = "bf16")]
    Bf16,
    /// IEEE half precision: the exponent, 5 bits
    #[serde(rename = "fp16")]
    Fp16,
    /// 8-bit floating point: the exponent, 4 bits
    #[serde(rename = "fp8-e4m3")]
    Fp8E4m3,
    /// 8-bit floating point: the exponent, 5 bits
    #[serde(rename = "fp8-e5m2")]
    Fp8E5m2,
    /// 8-bit integers: the upper half of twice the magnitude, 4 bits
    #[serde(rename = "int8")]
    Int8,
}

impl NumberFormat {
    /// Every format.
    pub const ALL: &'static [NumberFormat] = &[
        NumberFormat::Bf16,
        NumberFormat::Fp16,
        NumberFormat::Fp8E4m3,
        NumberFormat::Fp8E5m2,
        NumberFormat::Int8,
    ];

    /// A description: the format, and its symbol.
    pub const fn about(self) -> &'static str {
        match self {
            NumberFormat::Bf16 => "bfloat16: the exponent, 8 bits",
            NumberFormat::Fp16 => "IEEE half precision: the exponent, 5 bits",
            NumberFormat::Fp8E4m3 => "8-bit floating point: the exponent, 4 bits",
            NumberFormat::Fp8E5m2 => "8-bit floating point: the exponent, 5 bits",
            NumberFormat::Int8 => "8-bit integers: the upper half of twice the magnitude, 4 bits",
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            NumberFormat::Bf16 => "bf16",
            NumberFormat::Fp16 => "fp16",
            NumberFormat::Fp8E4m3 => "fp8-e4m3",
            NumberFormat::Fp8E5m2 => "fp8-e5m2",
            NumberFormat::Int8 => "int8",
        }
    }

    /// Bytes of a number.
    pub const fn bytes(self) -> usize {
        match self {
            NumberFormat::Bf16 | NumberFormat::Fp16 => 2,
            _ => 1,
        }
    }

    /// Bits of a symbol.
    pub const fn symbol_bits(self) -> u32 {
        match self {
            NumberFormat::Bf16 => 8,
            NumberFormat::Fp16 | NumberFormat::Fp8E5m2 => 5,
            NumberFormat::Fp8E4m3 | NumberFormat::Int8 => 4,
        }
    }

    /// How many symbols there are.
    pub const fn symbols(self) -> usize {
        1 << self.symbol_bits()
    }

    /// Bits of a rest.
    pub const fn rest_bits(self) -> u32 {
        8 * self.bytes() as u32 - self.symbol_bits()
    }

    /// A number's symbol and rest.
    #[inline(always)]
    pub const fn split(self, number: u16) -> (u8, u16) {
        let number = match self {
            // Twice the magnitude, less one for negative ones.
            NumberFormat::Int8 => {
                let value = number as u8 as i8;
                return split(((value << 1) ^ (value >> 7)) as u8 as u16, 4, 4);
            }
            _ => number,
        };
        // The sign lies above the exponent, and goes behind the mantissa.
        let mantissa = self.rest_bits() - 1;
        let (symbol, rest) = split(number, mantissa, self.symbol_bits());
        let sign = number >> (mantissa + self.symbol_bits());
        (symbol, rest | sign << mantissa)
    }

    /// The number of a symbol and a rest.
    #[inline(always)]
    pub const fn join(self, symbol: u8, rest: u16) -> u16 {
        match self {
            NumberFormat::Int8 => {
                let folded = symbol << 4 | rest as u8;
                ((folded >> 1) ^ (folded & 1).wrapping_neg()) as u16
            }
            _ => {
                let mantissa = self.rest_bits() - 1;
                let sign = rest >> mantissa;
                let magnitude = (symbol as u16) << mantissa | rest & ((1 << mantissa) - 1);
                sign << (mantissa + self.symbol_bits()) | magnitude
            }
        }
    }

    /// The default digits for blocks of a size.
    pub fn default_digits(block: BlockSize) -> Digits {
        match block.get() {
            ..=128 => Digits::of(&[3]),
            _ => Digits::of(&[2, 2, 3]),
        }
    }
}

/// Splits a number into the symbol of `bits` bits above the lowest `below` bits, and these bits.
const fn split(number: u16, below: u32, bits: u32) -> (u8, u16) {
    let symbol = (number >> below) & ((1 << bits) - 1);
    (symbol as u8, number & ((1 << below) - 1))
}

impl std::fmt::Display for NumberFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// The widths of the digits of a rank, level by level: one to four of 1 to 3 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digits {
    widths: [u8; Digits::MOST],
    levels: u8,
}

impl Digits {
    /// The most levels.
    pub const MOST: usize = 4;

    /// The widest digit, in bits.
    pub const WIDEST: u32 = 3;

    /// Digits with these widths, as many as there is room for.
    fn of(given: &[u8]) -> Self {
        let mut widths = [0; Digits::MOST];
        for (width, &given) in widths.iter_mut().zip(given) {
            *width = given;
        }
        let levels = given.len() as u8;
        Digits { widths, levels }
    }

    /// The widths in bits, first level first.
    pub fn widths(&self) -> &[u8] {
        &self.widths[..usize::from(self.levels)]
    }

    /// How many ranks the digits can say.
    pub fn ranks(&self) -> usize {
        self.widths().iter().map(|width| (1 << width) - 1).sum()
    }
}

impl std::str::FromStr for Digits {
    type Err = TermError;

    fn from_str(text: &str) -> Result<Self, TermError> {
        let width = |text: &str| {
            text.parse()
                .ok()
                .filter(|width| (1..=Digits::WIDEST as u8).contains(width))
        };
        let widths: Option<Vec<u8>> = text.split(',').map(width).collect();
        match widths.filter(|widths| widths.len() <= Digits::MOST) {
            Some(widths) => Ok(Digits::of(&widths)),
            None => Err(TermError::Value {
                term: "the list of digits' widths (--digits)",
                allowed: "one to four of 1, 2 or 3 bits, with commas between them",
                given: text.to_owned(),
            }),
        }
    }
}

impl TryFrom<String> for Digits {
    type Error = TermError;

    fn try_from(text: String) -> Result<Self, TermError> {
        text.parse()
    }
}

impl From<Digits> for String {
    fn from(digits: Digits) -> String {
        digits.to_string()
    }
}

impl std::fmt::Display for Digits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let widths: Vec<_> = self.widths().iter().map(u8::to_string).collect();
        f.write_str(&widths.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_by_hand() {
        // 1.0 and −1.5 in bfloat16: exponent 127; 0x40 and the sign in bit 7.
        assert_eq!(NumberFormat::Bf16.split(0x3F80), (127, 0));
        assert_eq!(NumberFormat::Bf16.split(0xBFC0), (127, 0xC0));
        assert_eq!(NumberFormat::Fp16.split(0xBC01), (15, 0x401));
        assert_eq!(NumberFormat::Fp8E4m3.split(0b1011_1101), (7, 0b1101));
        assert_eq!(NumberFormat::Fp8E5m2.split(0b1011_1101), (15, 0b101));
        // 0, −1, 7, −8 are 0, 1, 14, 15; 8 is 16, −128 is 255.
        for (value, folded) in [(0, 0), (-1, 1), (7, 14), (-8, 15), (8, 16), (-128, 255)] {
            let (symbol, rest) = NumberFormat::Int8.split(value as i8 as u8 as u16);
            assert_eq!(16 * u16::from(symbol) + rest, folded, "{value}");
        }
    }

    #[test]
    fn symbol_and_rest_give_the_number_back() {
        for &format in NumberFormat::ALL {
            for number in 0..=u16::MAX >> (16 - 8 * format.bytes()) {
                let (symbol, rest) = format.split(number);
                assert!(usize::from(symbol) < format.symbols());
                assert!(rest >> format.rest_bits() == 0);
                assert_eq!(format.join(symbol, rest), number, "{format}");
            }
        }
    }

    #[test]
    fn digits_written_and_read() {
        let digits: Digits = "2,2,3".parse().unwrap();
        assert_eq!((digits.widths(), digits.ranks()), (&[2, 2, 3][..], 13));
        assert_eq!(digits.to_string(), "2,2,3");
        for wrong in ["", "0", "4", "2,2,2,2,2", "2,,3", "x", "-1"] {
            let error = wrong.parse::<Digits>().unwrap_err().to_string();
            assert!(error.contains("--digits"), "{error}");
        }
    }
}
