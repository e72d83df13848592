//! A bus of single wires, each a `bool`, with data bus inversion and energy control, written directly from
//! their definitions: slow, and independent of `hdlgen::internals::bus`.

use hdlgen::internals::bus::Tally;
use hdlgen::internals::terms::Geometry;

/// How the form of a block is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    Always,
    Ed,
    Ed2,
}

#[derive(Clone, Debug)]
pub struct Wires {
    data: Vec<bool>,
    /// One for each byte, if there is inversion.
    inversion: Option<Vec<bool>>,
}

/// Measurements of a stream of blocks on a bus.
#[derive(Default, Debug)]
pub struct Seen {
    pub toggles: u64,
    pub bursts: u64,
    /// Of each block.
    pub kept_raw: Vec<bool>,
    pub sent_raw: Vec<bool>,
}

impl Seen {
    pub fn tally(&self) -> Tally {
        Tally {
            toggles: self.toggles,
            bursts: self.bursts,
            kept_raw: self.kept_raw.iter().filter(|&&kept| kept).count() as u64,
        }
    }
}

impl Wires {
    pub fn new(flit_bytes: usize, dbi: bool) -> Self {
        Wires {
            data: vec![false; 8 * flit_bytes],
            inversion: dbi.then(|| vec![false; flit_bytes]),
        }
    }

    /// Drives one flit; how many wires toggle.
    pub fn drive(&mut self, flit: &[u8]) -> u64 {
        let mut toggles = 0;
        for (lane, &byte) in flit.iter().enumerate() {
            let bits: Vec<bool> = (0..8).map(|bit| byte >> bit & 1 == 1).collect();
            let wires = &mut self.data[8 * lane..8 * lane + 8];
            let would = bits
                .iter()
                .zip(wires.iter())
                .filter(|(a, b)| a != b)
                .count();
            let inverts = self.inversion.is_some() && would > 4;
            for (wire, bit) in wires.iter_mut().zip(bits) {
                let driven = bit != inverts;
                toggles += u64::from(*wire != driven);
                *wire = driven;
            }
            if let Some(inversion) = &mut self.inversion {
                toggles += u64::from(inversion[lane] != inverts);
                inversion[lane] = inverts;
            }
        }
        toggles
    }

    pub fn send(&mut self, form: &[u8]) -> u64 {
        let flit = self.data.len() / 8;
        form.chunks(flit).map(|flit| self.drive(flit)).sum()
    }

    /// Sends blocks: each one's bytes, and its stored ones if it can be stored compressed.
    pub fn send_all<'a>(
        &mut self,
        geometry: Geometry,
        choice: Choice,
        blocks: impl Iterator<Item = (&'a [u8], Option<&'a [u8]>)>,
    ) -> Seen {
        let mut seen = Seen::default();
        for (raw, stored) in blocks {
            let compresses = stored.is_some_and(|stored| {
                let (mut one, mut other) = (self.clone(), self.clone());
                let (t0, t1) = (one.send(raw) as f64, other.send(stored) as f64);
                let ratio = raw.len() as f64 / stored.len() as f64;
                // A difference that is not zero is at least 1 in 9.
                match choice {
                    _ if raw.iter().all(|&byte| byte == 0) => true,
                    Choice::Always => true,
                    Choice::Ed => ratio * t0 - t1 > 1e-6,
                    Choice::Ed2 => ratio * ratio * t0 - t1 > 1e-6,
                }
            });
            let form = stored.filter(|_| compresses).unwrap_or(raw);
            seen.toggles += self.send(form);
            seen.bursts += (form.len() / geometry.mag().bytes()) as u64;
            seen.kept_raw.push(stored.is_some() && !compresses);
            seen.sent_raw.push(!compresses);
        }
        seen
    }
}
