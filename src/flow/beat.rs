//! Beats, and the binary files in which the Verilator driver takes and gives them.

use super::{FlowError, Result};

/// One transfer on a stream port.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beat {
    /// `tdata`, the byte of bits 7…0 first.
    pub data: Vec<u8>,
    /// `tlast`: the block's last beat.
    pub last: bool,
    /// `tuser`, 0 where the port has none.
    pub user: u8,
}

impl Beat {
    /// Beats from their data, `tlast` and `tuser`.
    pub fn list<'a>(beats: impl Iterator<Item = (&'a [u8], bool, u8)>) -> Vec<Beat> {
        let beat = |(data, last, user): (&[u8], bool, u8)| Beat {
            data: data.to_vec(),
            last,
            user,
        };
        beats.map(beat).collect()
    }

    /// The beats of one block: `data` cut into beats of `data_bytes`, zeros after it,
    /// `user` on each of them and `last` on the last. An empty block is one beat.
    pub fn of_block(data: &[u8], data_bytes: usize, user: u8) -> Vec<Beat> {
        let count = data.len().div_ceil(data_bytes).max(1);
        (0..count)
            .map(|at| {
                let part = data.iter().skip(at * data_bytes).take(data_bytes);
                let mut bytes: Vec<u8> = part.copied().collect();
                bytes.resize(data_bytes, 0);
                Beat {
                    data: bytes,
                    last: at + 1 == count,
                    user,
                }
            })
            .collect()
    }
}

/// Beats as bytes of `tlast`, `tuser` and the data, one after another.
pub(super) fn to_bytes(beats: &[Beat]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for beat in beats {
        bytes.extend([u8::from(beat.last), beat.user]);
        bytes.extend(&beat.data);
    }
    bytes
}

/// Beats as a `$readmemh` file of `{tlast, tuser, tdata}`, one a line.
pub(super) fn to_hex(beats: &[Beat]) -> String {
    let mut text = String::new();
    for beat in beats {
        text += &format!("{:02x}{:02x}", u8::from(beat.last), beat.user);
        text.extend(beat.data.iter().rev().map(|byte| format!("{byte:02x}")));
        text.push('\n');
    }
    text
}

/// Reads lines of "tlast tuser tdata", in hexadecimal, as Icarus writes them.
pub(super) fn from_hex(text: &str, data_bytes: usize) -> Result<Vec<Beat>> {
    let beat = |line: &str| {
        let (last, rest) = line.split_once(' ')?;
        let (user, data) = rest.split_once(' ')?;
        if data.len() != 2 * data_bytes || !data.is_ascii() {
            return None;
        }
        let byte = |at: usize| u8::from_str_radix(&data[2 * at..2 * at + 2], 16).ok();
        Some(Beat {
            data: (0..data_bytes).rev().map(byte).collect::<Option<_>>()?,
            last: last == "1",
            user: u8::from_str_radix(user, 16).ok()?,
        })
    };
    text.lines()
        .map(|line| beat(line).ok_or_else(|| FlowError::output("vvp", format!("beat '{line}'"))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_cut_into_beats() {
        let beats = Beat::of_block(&[1, 2, 3, 4, 5], 4, 2);
        assert_eq!(beats.len(), 2);
        assert_eq!(beats[0].data, [1, 2, 3, 4]);
        assert_eq!(beats[1].data, [5, 0, 0, 0]);
        assert_eq!((beats[0].last, beats[1].last), (false, true));
        assert_eq!(Beat::of_block(&[], 4, 0).len(), 1);
    }

    #[test]
    fn files_hold_every_field() {
        let mut beats = Beat::of_block(&[1, 2, 3, 4, 5, 6, 7, 0xf8], 4, 3);
        beats[0].user = 1;
        assert_eq!(to_bytes(&beats), [0, 1, 1, 2, 3, 4, 1, 3, 5, 6, 7, 0xf8]);
        assert_eq!(to_hex(&beats), "000104030201\n0103f8070605\n");
        assert_eq!(
            from_hex("0 01 04030201\n1 03 f8070605\n", 4).unwrap(),
            beats
        );
    }

    #[test]
    fn damaged_files_are_errors() {
        for line in [
            "1 00 0102",
            "1 00 0x020304",
            "1 zz 01020304",
            "",
            "1 00 \u{e9}234567",
        ] {
            assert!(from_hex(&format!("{line}\n"), 4).is_err(), "{line}");
        }
    }
}
