//! Data bus inversion, AC: encoding of a bus's flits.
//!
//! Written byte by byte directly from the rule. [`Bus`](super::Bus) counts the same toggles without the wires.

/// A DBI encoder: the state of one bus's data wires.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encoder {
    /// The data wires as last driven, a byte for each lane.
    wires: Vec<u8>,
}

impl Encoder {
    /// All wires at zero.
    pub fn new(lanes: usize) -> Self {
        Encoder {
            wires: vec![0; lanes],
        }
    }

    /// Replaces a flit by the state of the data wires, and passes each lane's DBI wire to `inverted`: true if
    /// its byte is inverted, because otherwise more than 4 of its wires would toggle.
    pub fn encode(&mut self, flit: &mut [u8], mut inverted: impl FnMut(usize, bool)) {
        for (lane, (byte, wires)) in flit.iter_mut().zip(&mut self.wires).enumerate() {
            let inverts = (*byte ^ *wires).count_ones() > 4;
            if inverts {
                *byte = !*byte;
            }
            *wires = *byte;
            inverted(lane, inverts);
        }
    }
}

/// Replaces the state of the wires by the flit that it encodes.
pub fn decode(wires: &mut [u8], inverted: impl Fn(usize) -> bool) {
    for (lane, byte) in wires.iter_mut().enumerate() {
        if inverted(lane) {
            *byte = !*byte;
        }
    }
}
