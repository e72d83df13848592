//! Contents of a simulated memory.

use multiversion::multiversion;

use super::lowered::MemoryPorts;
use super::program::{Word, LANES};
use super::slots::{by_size, Lane, Lanes, Slots};

/// A single copy while all lanes have written the same. Tables that are loaded once and alike stay in that form.
#[derive(Clone)]
pub enum Contents {
    Shared(Vec<Word>),
    /// Address-major, a word for each lane.
    PerLane(Vec<Lanes<Word>>),
}

/// A clock edge for all memories. A read of the address being written gives the old word.
#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512dq+avx512vl+bmi2",
    "x86_64+avx2+bmi2",
    "aarch64+neon"
))]
pub fn clock(memories: &[MemoryPorts], contents: &mut [Contents], slots: &mut Slots) {
    for (ports, contents) in memories.iter().zip(contents) {
        let enable: &Lanes<u8> = slots.at(ports.read_enable);
        if !enable.is_zero() {
            let enable = *enable;
            by_size!(ports.read_address.size(), A => {
                let address = A::load(slots, ports.read_address);
                by_size!(ports.read_data.size(), T => {
                    let word: Lanes<T> = contents.read(&address);
                    let data = T::load(slots, ports.read_data);
                    T::store(slots, ports.read_data, &data.or_where(&enable, &word));
                });
            });
        }
        let enable: &Lanes<u8> = slots.at(ports.write_enable);
        if !enable.is_zero() {
            let address = slots.lanes(ports.write_address);
            contents.write(enable, &address, &slots.lanes(ports.write_data));
        }
    }
}

impl Contents {
    /// The word at the address. One past the end of a memory whose depth is no power of two reads
    /// the last word, as well as any.
    #[inline(always)]
    fn read<A: Lane, T: Lane>(&self, address: &Lanes<A>) -> Lanes<T> {
        let at = |i: usize, depth: usize| (address.word(i) as usize).min(depth - 1);
        match self {
            Contents::Shared(words) => {
                // The only check: the addresses need none of their own.
                assert!(!words.is_empty());
                Lanes::from_fn(|i| T::low(words[at(i, words.len())]))
            }
            Contents::PerLane(words) => {
                assert!(!words.is_empty());
                Lanes::from_fn(|i| T::low(words[at(i, words.len())].word(i)))
            }
        }
    }

    fn write(&mut self, enable: &Lanes<u8>, address: &Lanes<Word>, data: &Lanes<Word>) {
        if let Contents::Shared(words) = self {
            if enable.is_alike() && address.is_alike() && data.is_alike() {
                if let Some(word) = words.get_mut(address.word(0) as usize) {
                    *word = data.word(0);
                }
                return;
            }
        }
        let words = self.per_lane();
        for lane in 0..LANES {
            if enable.word(lane) != 0 {
                if let Some(word) = words.get_mut(address.word(lane) as usize) {
                    word.set(lane, data.word(lane));
                }
            }
        }
    }

    /// The words of each lane, from now on by themselves.
    fn per_lane(&mut self) -> &mut [Lanes<Word>] {
        if let Contents::Shared(words) = self {
            *self = Contents::PerLane(words.iter().map(|&w| Lanes::all(w)).collect());
        }
        match self {
            Contents::PerLane(words) => words,
            Contents::Shared(_) => &mut [],
        }
    }

    /// Flips bits of a word in one lane.
    pub fn flip(&mut self, lane: usize, address: usize, bits: Word) {
        if let Some(word) = self.per_lane().get_mut(address) {
            word.set(lane, word.word(lane) ^ bits);
        }
    }
}
