//! Beats in the files that drivers take and give.

use super::{FlowError, Result};
use crate::stream::Beats;

/// Beats as bytes of `tlast`, `tuser` and the data, one after another, for the Verilator driver.
pub(super) fn to_bytes(beats: &Beats) -> Vec<u8> {
    let mut bytes = Vec::new();
    for beat in beats.iter() {
        bytes.extend([u8::from(beat.last), beat.user]);
        bytes.extend(beat.data);
    }
    bytes
}

/// Beats as a `$readmemh` file of `{tlast, tuser, tdata}`, one a line.
pub(super) fn to_hex(beats: &Beats) -> String {
    let mut text = String::new();
    for beat in beats.iter() {
        text += &format!("{:02x}{:02x}", u8::from(beat.last), beat.user);
        text.extend(beat.data.iter().rev().map(|byte| format!("{byte:02x}")));
        text.push('\n');
    }
    text
}

/// Reads lines of "tlast tuser tdata", in hexadecimal, as Icarus writes them.
pub(super) fn from_hex(text: &str, data_bytes: usize) -> Result<Beats> {
    let mut beats = Beats::new(data_bytes);
    let mut add = |line: &str| {
        let (last, rest) = line.split_once(' ')?;
        let (user, data) = rest.split_once(' ')?;
        if data.len() != 2 * data_bytes || !data.is_ascii() {
            return None;
        }
        let byte = |at: usize| u8::from_str_radix(&data[2 * at..2 * at + 2], 16).ok();
        let data: Option<Vec<u8>> = (0..data_bytes).rev().map(byte).collect();
        beats.push(&data?, last == "1", u8::from_str_radix(user, 16).ok()?);
        Some(())
    };
    for line in text.lines() {
        add(line).ok_or_else(|| FlowError::output("vvp", format!("beat '{line}'")))?;
    }
    Ok(beats)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_hold_every_field() {
        let mut beats = Beats::new(4);
        beats.push(&[1, 2, 3, 4], false, 1);
        beats.push(&[5, 6, 7, 0xf8], true, 3);
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
