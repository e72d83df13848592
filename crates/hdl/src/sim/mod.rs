//! A cycle-accurate, two-state simulator of exactly the netlist that the
//! Verilog writer prints.
//!
//! The hierarchy is dissolved, put into evaluation order once and compiled to a
//! straight-line program (no repeat-until-stable), which runs [`LANES`]
//! independent streams at a time.

pub mod accesses;
pub mod activity;
mod allocate;
mod chains;
mod commit;
mod configuration;
mod coverage;
mod cycle;
mod execute;
mod feed;
mod first_access;
mod lane;
mod lower;
mod lowered;
mod memory;
mod native;
pub mod packets;
mod port_record;
pub mod program;
pub mod record;
mod slots;
pub mod storage;
pub mod stream;
mod trace;
mod trace_order;
mod watch;

use std::rc::Rc;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::flat::{Flat, FlatMemory};
use super::netlist::{Direction, Module};
use super::DesignError;
pub use coverage::{CoverError, CoverPoint, Coverage, NetToggles};
use cycle::Program;
use lowered::Lowered;
use memory::Contents;
pub use port_record::PortRecord;
pub use program::LANES;
use program::{Size, Word, WORD_BITS, WORD_BYTES};
use slots::Slots;
pub use trace::{Trace, Waveform, WaveformForm};

/// A port of the design under simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortRef {
    direction: Direction,
    index: usize,
}

/// An assertion of the design that did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The lane.
    pub lane: usize,
    /// The instance, by its path from the top.
    pub scope: String,
    /// The assertion's message.
    pub message: String,
}

/// A compiled design, with the state of [`LANES`] lanes.
pub struct Simulator {
    flat: Flat,
    lowered: Lowered,
    program: Program,
    slots: Slots,
    memories: Vec<Contents>,
    in_reset: bool,
    cover: Option<Box<coverage::Cover>>,
    watch: Option<Box<first_access::Watch>>,
}

impl Simulator {
    /// Every register without a value at power-up starts at 0; see
    /// [`Simulator::randomise`].
    pub fn new(top: &Rc<Module>) -> Result<Self, DesignError> {
        Self::build(top, false, true)
    }

    /// The same without machine code, which is slower: the only form on other processors.
    pub fn interpreted(top: &Rc<Module>) -> Result<Self, DesignError> {
        Self::build(top, false, false)
    }

    /// The same, with every named net kept for a [`Trace`] or for [`Simulator::cover`].
    pub fn traceable(top: &Rc<Module>) -> Result<Self, DesignError> {
        Self::build(top, true, true)
    }

    fn build(top: &Rc<Module>, keep_nets: bool, native: bool) -> Result<Self, DesignError> {
        let flat = Flat::new(top);
        let (lowered, program) = lower::lower(&flat, keep_nets, native)?;
        let mut slots = Slots::new(lowered.slots, program.is_in_quarters());
        for &(slot, value) in &lowered.constants {
            slots.set_all(slot, value);
        }
        for word in &lowered.state {
            slots.set_all(word.slot, word.initial.unwrap_or(0));
        }
        let memories = lowered
            .memories
            .iter()
            .map(|m| Contents::Shared(initial_words(&flat.memories[m.memory], m.word)))
            .collect();
        Ok(Simulator {
            flat,
            lowered,
            program,
            slots,
            memories,
            in_reset: false,
            cover: None,
            watch: None,
        })
    }

    /// Randomises all state that neither power-up nor a reset sets, independently in each lane: the outputs
    /// must not depend on it. (Otherwise a random access before the first reset could write to tables that
    /// are loaded at power-up.)
    pub fn randomise(&mut self, seed: u64) {
        let mut random = SmallRng::seed_from_u64(seed);
        for word in &self.lowered.state {
            if word.initial.is_none() && !word.is_reset {
                for lane in 0..LANES {
                    let value = random.random::<Word>() & word.mask;
                    self.slots.set(word.slot, lane, value);
                }
            }
        }
        for (ports, contents) in self.lowered.memories.iter().zip(&mut self.memories) {
            let memory = &self.flat.memories[ports.memory];
            if memory.image.is_none() {
                let mask = lower::word_mask(memory.size.width, ports.word);
                let words = (0..memory.size.depth).map(|_| random.random::<Word>() & mask);
                *contents = Contents::Shared(words.collect());
            }
        }
    }

    /// An input port of the top by its name.
    pub fn input(&self, name: &str) -> Option<PortRef> {
        let index = self.flat.inputs.iter().position(|(n, _)| n == name)?;
        let direction = Direction::Input;
        Some(PortRef { direction, index })
    }

    /// An output port of the top by its name.
    pub fn output(&self, name: &str) -> Option<PortRef> {
        let index = self.flat.outputs.iter().position(|(n, _)| n == name)?;
        let direction = Direction::Output;
        Some(PortRef { direction, index })
    }

    /// Width of a port in bits.
    pub fn width(&self, port: PortRef) -> u32 {
        let ports = match port.direction {
            Direction::Input => &self.flat.inputs,
            Direction::Output => &self.flat.outputs,
        };
        self.flat.node(ports[port.index].1).width
    }

    /// Sets an input port of one lane. `words` hold no bits above its width.
    pub fn set(&mut self, port: PortRef, lane: usize, words: &[u64]) {
        debug_assert_eq!(port.direction, Direction::Input);
        for (i, &slot) in self.lowered.inputs[port.index].iter().enumerate() {
            let word = half(words.get(i / 2).copied().unwrap_or(0), i);
            self.slots.set(slot, lane, word);
        }
    }

    /// The same for bytes, the lowest first.
    pub fn set_bytes(&mut self, port: PortRef, lane: usize, bytes: &[u8]) {
        debug_assert_eq!(port.direction, Direction::Input);
        let slots = &self.lowered.inputs[port.index];
        for (&slot, bytes) in slots.iter().zip(bytes.chunks(WORD_BYTES)) {
            let mut word = [0; WORD_BYTES];
            word[..bytes.len()].copy_from_slice(bytes);
            self.slots.set(slot, lane, Word::from_le_bytes(word));
        }
    }

    /// Sets an input port of all lanes alike.
    pub fn set_all(&mut self, port: PortRef, value: u64) {
        for (i, &slot) in self.lowered.inputs[port.index].iter().enumerate() {
            let word = if i < 2 { half(value, i) } else { 0 };
            self.slots.set_all(slot, word);
        }
    }

    /// The lowest 64 bits of a port.
    pub fn get(&self, port: PortRef, lane: usize) -> u64 {
        self.long_word(self.port_slots(port), lane)
    }

    /// All words of a port.
    pub fn get_words(&self, port: PortRef, lane: usize, words: &mut Vec<u64>) {
        words.clear();
        let pairs = self.port_slots(port).chunks(2);
        words.extend(pairs.map(|pair| self.long_word(pair, lane)));
    }

    /// Adds the bytes of a port to others, the lowest first.
    pub fn get_bytes(&self, port: PortRef, lane: usize, bytes: &mut Vec<u8>) {
        for &slot in self.port_slots(port) {
            bytes.extend(self.slots.get(slot, lane).to_le_bytes());
        }
    }

    /// The lanes in which a port of one bit has a 1: bit k is lane k's.
    pub fn ones(&self, port: PortRef) -> u32 {
        let slot = self.port_slots(port)[0];
        let bit = |lane| (self.slots.get(slot, lane) & 1) << lane;
        match slot.size() {
            Size::Byte => self.slots.at::<u8>(slot).ones(),
            Size::Word => (0..LANES).map(bit).sum(),
        }
    }

    /// The first two words of some, as one.
    fn long_word(&self, slots: &[program::Slot], lane: usize) -> u64 {
        let word = |i: usize| slots.get(i).map_or(0, |&s| self.slots.get(s, lane));
        u64::from(word(0)) | u64::from(word(1)) << WORD_BITS
    }

    fn port_slots(&self, port: PortRef) -> &[program::Slot] {
        match port.direction {
            Direction::Input => &self.lowered.inputs[port.index],
            Direction::Output => &self.lowered.outputs[port.index],
        }
    }

    /// Holds `aresetn` low (true) or high.
    pub fn reset(&mut self, active: bool) {
        self.in_reset = active;
    }

    /// Lets the inputs' values reach the outputs.
    pub fn settle(&mut self) {
        self.program.settle(&mut self.slots);
    }

    /// A rising edge of `aclk`, with the values of the last [`Simulator::settle`].
    pub fn clock(&mut self) {
        if let Some(cover) = &mut self.cover {
            cover.cycle(&self.slots);
        }
        if let Some(watch) = &mut self.watch {
            watch.clock(&self.lowered.memories, &self.slots);
        }
        memory::clock(&self.lowered.memories, &mut self.memories, &mut self.slots);
        self.program.clock(&self.lowered.commits, &mut self.slots);
        if self.in_reset {
            for commit in &self.lowered.commits {
                if let Some(reset) = commit.reset {
                    self.slots.set_all(commit.state, reset);
                }
            }
        }
    }

    /// The first assertion that does not hold now, outside reset.
    pub fn violation(&self) -> Option<Violation> {
        if self.in_reset {
            return None;
        }
        let assertions = self.flat.assertions.iter();
        for (&slot, (_, message, scope)) in self.lowered.assertions.iter().zip(assertions) {
            let broken = (0..LANES).find(|&lane| self.slots.get(slot, lane) == 0);
            if let Some(lane) = broken {
                return Some(Violation {
                    lane,
                    scope: self.flat.scopes[*scope].path.clone(),
                    message: message.clone(),
                });
            }
        }
        None
    }

    /// Instructions a cycle: the size of the compiled program.
    pub fn instructions(&self) -> usize {
        self.program.len()
    }
}

/// Word number `i` of a long word of a value.
fn half(long: u64, i: usize) -> Word {
    (long >> (WORD_BITS * (i as u32 % 2))) as Word
}

fn initial_words(memory: &FlatMemory, word: usize) -> Vec<Word> {
    let image = memory.image.as_ref().map_or(&[][..], |i| &i.words);
    let shift = WORD_BITS * word as u32;
    let mut words: Vec<Word> = image.iter().map(|&w| (w >> shift) as Word).collect();
    words.resize(memory.size.depth as usize, 0);
    words
}
