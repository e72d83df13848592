//! Floating-point numbers made into those of smaller formats.

use std::io::{self, Read};

use half::{bf16, f16};
use serde::{Deserialize, Serialize};

use super::compressed::Stream;
use crate::terms::NumberFormat;

/// Elements that are converted at a time.
const CHUNK: usize = 1 << 16;

/// A type of elements that can be converted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Element {
    F64,
    F32,
    F16,
    Bf16,
}

/// How elements were converted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Conversion {
    /// The format that they have now.
    pub to: NumberFormat,
    /// The factor that each was multiplied by before it was rounded.
    pub scale: f64,
}

impl Element {
    /// The type of a name, as NumPy or safetensors gives it.
    pub fn of(dtype: &str) -> Option<Self> {
        match dtype {
            "F64" | "<f8" => Some(Element::F64),
            "F32" | "<f4" => Some(Element::F32),
            "F16" | "<f2" => Some(Element::F16),
            "BF16" => Some(Element::Bf16),
            _ => None,
        }
    }

    /// Bytes of an element.
    pub fn bytes(self) -> usize {
        match self {
            Element::F64 => 8,
            Element::F32 => 4,
            Element::F16 | Element::Bf16 => 2,
        }
    }

    fn value(self, bytes: &[u8]) -> f64 {
        match (self, bytes) {
            (Element::F64, bytes) => bytes.try_into().map_or(0.0, f64::from_le_bytes),
            (Element::F32, bytes) => bytes.try_into().map_or(0.0, f32::from_le_bytes).into(),
            (Element::F16, &[low, high]) => f16::from_le_bytes([low, high]).into(),
            (Element::Bf16, &[low, high]) => bf16::from_le_bytes([low, high]).into(),
            _ => 0.0,
        }
    }
}

impl std::fmt::Display for Conversion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match largest(self.to) {
            Some(largest) => write!(
                f,
                "as {}, times {:.6e} (the largest magnitude becomes {largest})",
                self.to, self.scale
            ),
            None => write!(f, "as {}, not scaled", self.to),
        }
    }
}

/// The magnitude that a tensor's largest becomes; `None` for formats to which nothing is scaled.
fn largest(to: NumberFormat) -> Option<f64> {
    match to {
        NumberFormat::Bf16 | NumberFormat::Fp16 => None,
        NumberFormat::Fp8E4m3 => Some(448.0),
        NumberFormat::Fp8E5m2 => Some(57344.0),
        NumberFormat::Int8 => Some(127.0),
    }
}

impl Conversion {
    /// How the elements of a stream become numbers of a format: all of it is read if they are to be
    /// scaled.
    pub(super) fn find(to: NumberFormat, from: Element, mut stream: Stream) -> io::Result<Self> {
        let Some(largest) = largest(to) else {
            return Ok(Conversion { to, scale: 1.0 });
        };
        let (mut most, mut chunk) = (0.0f64, Vec::new());
        loop {
            next_chunk(from, &mut stream, &mut chunk)?;
            if chunk.is_empty() {
                break;
            }
            let values = chunk.chunks_exact(from.bytes());
            let finite = values.map(|bytes| from.value(bytes).abs());
            let finite = finite.filter(|value| value.is_finite());
            most = finite.fold(most, f64::max);
        }
        let scale = if most > 0.0 { largest / most } else { 1.0 };
        Ok(Conversion { to, scale })
    }

    /// The converted elements of a stream.
    pub(super) fn convert(&self, from: Element, stream: Stream) -> Stream {
        Box::new(Converting {
            conversion: self.clone(),
            from,
            stream,
            bytes: Vec::new(),
            taken: 0,
        })
    }

    /// A value in the format, its bytes in the lowest ones.
    fn number(&self, value: f64) -> u16 {
        let scaled = value * self.scale;
        match self.to {
            NumberFormat::Bf16 => bf16::from_f64(value).to_bits(),
            NumberFormat::Fp16 => f16::from_f64(value).to_bits(),
            NumberFormat::Fp8E4m3 => small(scaled, 3, 7, 0x7E, 0x7F).into(),
            NumberFormat::Fp8E5m2 => small(scaled, 2, 15, 0x7B, 0x7E).into(),
            // What is no number is 0.
            NumberFormat::Int8 => {
                u16::from(scaled.round_ties_even().clamp(-127.0, 127.0) as i8 as u8)
            }
        }
    }
}

/// An 8-bit floating-point number: rounded to the nearest, of two the even one, at most `most`, with
/// this many bits of mantissa and such a bias.
fn small(value: f64, mantissa: i32, bias: i32, most: u8, nan: u8) -> u8 {
    let sign = u8::from(value.is_sign_negative()) << 7;
    let magnitude = value.abs();
    if magnitude.is_nan() {
        return sign | nan;
    }
    // Of subnormal numbers the exponent is that of the smallest normal ones.
    let exponent = if magnitude > 0.0 {
        (magnitude.log2().floor() as i32).clamp(1 - bias, 127)
    } else {
        1 - bias
    };
    let units = (magnitude / f64::from(exponent - mantissa).exp2()).round_ties_even();
    // A mantissa rounded up to the next power of two goes on into the exponent.
    let code = units + f64::from((exponent + bias - 1) << mantissa);
    sign | code.min(most.into()) as u8
}

/// The next elements, whole ones, in place of what `chunk` held; none at the stream's end.
fn next_chunk(from: Element, stream: &mut Stream, chunk: &mut Vec<u8>) -> io::Result<()> {
    chunk.clear();
    let most = (CHUNK * from.bytes()) as u64;
    stream.take(most).read_to_end(chunk).map(drop)
}

/// A stream whose elements are converted.
struct Converting {
    conversion: Conversion,
    from: Element,
    stream: Stream,
    bytes: Vec<u8>,
    taken: usize,
}

impl Read for Converting {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.taken == self.bytes.len() {
            let mut chunk = Vec::new();
            next_chunk(self.from, &mut self.stream, &mut chunk)?;
            self.bytes.clear();
            self.taken = 0;
            let size = self.conversion.to.bytes();
            for bytes in chunk.chunks_exact(self.from.bytes()) {
                let number = self.conversion.number(self.from.value(bytes));
                self.bytes.extend_from_slice(&number.to_le_bytes()[..size]);
            }
        }
        let rest = &self.bytes[self.taken..];
        let count = rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&rest[..count]);
        self.taken += count;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_bits_by_hand() {
        let e4m3 = |value| small(value, 3, 7, 0x7E, 0x7F);
        // 1.0, 448, more than that, the smallest subnormal and half of it (even: zero).
        assert_eq!([1.0, 448.0, 1e9].map(e4m3), [0x38, 0x7E, 0x7E]);
        let least = 2f64.powi(-9);
        assert_eq!([least, least / 2.0, least * 1.5].map(e4m3), [1, 0, 2]);
        assert_eq!(e4m3(-1.0625), 0xB8, "between 1 and 1.125: the even one");
        assert_eq!(e4m3(1.97), 0x40, "up to the next exponent");
        assert_eq!((e4m3(f64::NAN) & 0x7F, e4m3(-0.0)), (0x7F, 0x80));
        let e5m2 = |value| small(value, 2, 15, 0x7B, 0x7E);
        assert_eq!([1.0, 57344.0, f64::INFINITY].map(e5m2), [0x3C, 0x7B, 0x7B]);
    }

    #[test]
    fn every_code_is_its_own_value() {
        for code in 0..0x7Fu8 {
            let (symbol, rest) = NumberFormat::Fp8E4m3.split(code.into());
            let value = match symbol {
                0 => f64::from(rest) * 2f64.powi(-9),
                _ => (1.0 + f64::from(rest) / 8.0) * 2f64.powi(i32::from(symbol) - 7),
            };
            assert_eq!(small(value, 3, 7, 0x7E, 0x7F), code);
            assert_eq!(small(-value, 3, 7, 0x7E, 0x7F), code | 0x80);
        }
    }

    #[test]
    fn a_stream_is_scaled_by_its_largest() {
        let values = [0.5f32, -2.0, 1.0, f32::INFINITY];
        let bytes: Vec<u8> = values
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect();
        let stream = || -> Stream { Box::new(io::Cursor::new(bytes.clone())) };
        let int8 = Conversion::find(NumberFormat::Int8, Element::F32, stream()).unwrap();
        assert_eq!(int8.scale, 63.5);
        let mut converted = Vec::new();
        let mut reader = int8.convert(Element::F32, stream());
        reader.read_to_end(&mut converted).unwrap();
        assert_eq!(converted, [32, 129, 64, 127]);
        assert!(int8.to_string().contains("becomes 127"), "{int8}");
        let bf16 = Conversion::find(NumberFormat::Bf16, Element::F32, stream()).unwrap();
        let mut converted = Vec::new();
        let mut reader = bf16.convert(Element::F32, stream());
        reader.read_to_end(&mut converted).unwrap();
        assert_eq!(converted, [0x00, 0x3F, 0x00, 0xC0, 0x80, 0x3F, 0x80, 0x7F]);
    }
}
