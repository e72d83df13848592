//! Contents of a simulated memory.

use super::lower::MemoryPorts;
use super::program::{Lanes, Word, LANES};

/// One copy while all lanes have written the same, which tables loaded once and
/// alike do for good.
pub enum Contents {
    Shared(Vec<Word>),
    /// Address-major, a word for each lane.
    PerLane(Vec<Lanes>),
}

impl Contents {
    /// A clock edge. A read of the address being written gives the old word.
    pub fn clock(&mut self, ports: &MemoryPorts, slots: &mut [Lanes]) {
        let read_enable = slots[ports.read_enable as usize];
        if !read_enable.is_zero() {
            let address = slots[ports.read_address as usize];
            self.read(&read_enable, &address, &mut slots[ports.read_data as usize]);
        }
        let write_enable = &slots[ports.write_enable as usize];
        if !write_enable.is_zero() {
            let address = &slots[ports.write_address as usize];
            let data = &slots[ports.write_data as usize];
            self.write(write_enable, address, data);
        }
    }

    fn read(&self, enable: &Lanes, address: &Lanes, data: &mut Lanes) {
        match self {
            Contents::Shared(words) => read(words, enable, address, data, |word, _| *word),
            Contents::PerLane(words) => read(words, enable, address, data, |word, i| word[i]),
        }
    }

    fn write(&mut self, enable: &Lanes, address: &Lanes, data: &Lanes) {
        let alike = |lanes: &Lanes| lanes.iter().all(|v| *v == lanes[0]);
        if let Contents::Shared(words) = self {
            if alike(enable) && alike(address) && alike(data) {
                if let Some(word) = words.get_mut(address[0] as usize) {
                    *word = data[0];
                }
                return;
            }
            *self = Contents::PerLane(words.iter().map(|&w| Lanes::all(w)).collect());
        }
        if let Contents::PerLane(words) = self {
            for lane in 0..LANES {
                if enable[lane] != 0 {
                    if let Some(word) = words.get_mut(address[lane] as usize) {
                        word[lane] = data[lane];
                    }
                }
            }
        }
    }
}

/// Where enabled, what stands at the address. One past the end of a memory whose
/// depth is no power of two reads the last word, as well as any.
#[inline(always)]
fn read<W>(
    words: &[W],
    enable: &Lanes,
    address: &Lanes,
    data: &mut Lanes,
    word: impl Fn(&W, usize) -> Word,
) {
    let last = words.len() - 1;
    for lane in 0..LANES {
        let word = word(&words[(address[lane] as usize).min(last)], lane);
        let keep = enable[lane].wrapping_sub(1);
        data[lane] = (data[lane] & keep) | (word & !keep);
    }
}
