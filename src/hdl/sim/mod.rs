//! A cycle-accurate, two-state simulator of exactly the netlist that the
//! Verilog writer prints.
//!
//! The hierarchy is dissolved, put into evaluation order once and compiled to a
//! straight-line program (no repeat-until-stable), which runs [`LANES`]
//! independent streams at a time.

mod allocate;
mod lower;
pub mod program;
pub mod stream;
mod trace;

use std::rc::Rc;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::flat::Flat;
use super::netlist::{Direction, MemoryImage, Module};
use super::DesignError;
use lower::Lowered;
use program::Lanes;
pub use program::LANES;
pub use trace::Trace;

/// A port of the design under simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortRef {
    direction: Direction,
    index: usize,
}

/// What a memory holds: one copy while all lanes have written the same, which
/// tables loaded once and alike do for good.
enum Contents {
    Shared(Vec<u64>),
    /// Address-major, a word for each lane.
    PerLane(Vec<Lanes>),
}

/// An assertion of the design that did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    pub lane: usize,
    pub scope: String,
    pub message: String,
}

pub struct Simulator {
    flat: Flat,
    lowered: Lowered,
    slots: Vec<Lanes>,
    memories: Vec<Contents>,
    in_reset: bool,
}

impl Simulator {
    /// Every register without a value at power-up starts at 0; see
    /// [`Simulator::randomise`].
    pub fn new(top: &Rc<Module>) -> Result<Self, DesignError> {
        Self::build(top, false)
    }

    /// The same, with every named net kept for a [`Trace`].
    pub fn traceable(top: &Rc<Module>) -> Result<Self, DesignError> {
        Self::build(top, true)
    }

    fn build(top: &Rc<Module>, keep_nets: bool) -> Result<Self, DesignError> {
        let flat = Flat::new(top);
        let lowered = lower::lower(&flat, keep_nets)?;
        let mut slots = vec![[0; LANES]; lowered.slots];
        for &(slot, value) in &lowered.constants {
            slots[slot as usize] = [value; LANES];
        }
        for word in &lowered.state {
            slots[word.slot as usize] = [word.initial.unwrap_or(0); LANES];
        }
        let memories = flat
            .memories
            .iter()
            .map(|m| Contents::Shared(initial_words(m.size.depth as usize, m.image.as_ref())))
            .collect();
        Ok(Simulator {
            flat,
            lowered,
            slots,
            memories,
            in_reset: false,
        })
    }

    /// Puts noise into everything whose value at power-up is unknown, each lane
    /// its own: what comes out must not depend on it.
    pub fn randomise(&mut self, seed: u64) {
        let mut random = SmallRng::seed_from_u64(seed);
        for word in &self.lowered.state {
            if word.initial.is_none() {
                for lane in &mut self.slots[word.slot as usize] {
                    *lane = random.random::<u64>() & word.mask;
                }
            }
        }
        for (memory, contents) in self.flat.memories.iter().zip(&mut self.memories) {
            if memory.image.is_none() {
                let mask = super::netlist::top_word_mask(memory.size.width);
                let words = (0..memory.size.depth).map(|_| random.random::<u64>() & mask);
                *contents = Contents::Shared(words.collect());
            }
        }
    }

    pub fn input(&self, name: &str) -> Option<PortRef> {
        let index = self.flat.inputs.iter().position(|(n, _)| n == name)?;
        let direction = Direction::Input;
        Some(PortRef { direction, index })
    }

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
            self.slots[slot as usize][lane] = words.get(i).copied().unwrap_or(0);
        }
    }

    /// Sets an input port of all lanes alike.
    pub fn set_all(&mut self, port: PortRef, value: u64) {
        for (i, &slot) in self.lowered.inputs[port.index].iter().enumerate() {
            self.slots[slot as usize] = [if i == 0 { value } else { 0 }; LANES];
        }
    }

    /// The lowest 64 bits of a port.
    pub fn get(&self, port: PortRef, lane: usize) -> u64 {
        self.slots[self.port_slots(port)[0] as usize][lane]
    }

    /// All words of a port.
    pub fn get_words(&self, port: PortRef, lane: usize, words: &mut Vec<u64>) {
        words.clear();
        words.extend(
            self.port_slots(port)
                .iter()
                .map(|&s| self.slots[s as usize][lane]),
        );
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
        program::run(&self.lowered.program, &mut self.slots);
    }

    /// A rising edge of `aclk`, with the values of the last [`Simulator::settle`].
    pub fn clock(&mut self) {
        for (ports, contents) in self.lowered.memories.iter().zip(&mut self.memories) {
            contents.clock(ports, &mut self.slots);
        }
        let mut skipped = None;
        for commit in &self.lowered.commits {
            if let Some(reset) = commit.reset.filter(|_| self.in_reset) {
                self.slots[commit.state as usize] = [reset; LANES];
                continue;
            }
            let next = self.slots[commit.next as usize];
            match commit.enable {
                None => self.slots[commit.state as usize] = next,
                Some(slot) if skipped == Some(slot) => {}
                Some(slot) => {
                    let enable = self.slots[slot as usize];
                    if enable == [0; LANES] {
                        skipped = Some(slot);
                        continue;
                    }
                    let state = &mut self.slots[commit.state as usize];
                    for i in 0..LANES {
                        state[i] ^= (state[i] ^ next[i]) & 0u64.wrapping_sub(enable[i]);
                    }
                }
            }
        }
    }

    /// The first assertion that does not hold now, outside reset.
    pub fn violation(&self) -> Option<Violation> {
        if self.in_reset {
            return None;
        }
        for (slot, (_, message, scope)) in self.lowered.assertions.iter().zip(&self.flat.assertions)
        {
            if let Some(lane) = self.slots[*slot as usize]
                .iter()
                .position(|&held| held == 0)
            {
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
        self.lowered.program.len()
    }
}

fn initial_words(depth: usize, image: Option<&MemoryImage>) -> Vec<u64> {
    let mut words = image.map_or(Vec::new(), |i| i.words.clone());
    words.resize(depth, 0);
    words
}

impl Contents {
    fn clock(&mut self, ports: &lower::MemoryPorts, slots: &mut [Lanes]) {
        let read_enable = slots[ports.read_enable as usize];
        if read_enable != [0; LANES] {
            let address = slots[ports.read_address as usize];
            let data = &mut slots[ports.read_data as usize];
            for lane in 0..LANES {
                if read_enable[lane] != 0 {
                    // An address past the end of a memory whose depth is no
                    // power of two reads the last word, as well as any.
                    data[lane] = match self {
                        Contents::Shared(words) => {
                            words[(address[lane] as usize).min(words.len() - 1)]
                        }
                        Contents::PerLane(words) => {
                            words[(address[lane] as usize).min(words.len() - 1)][lane]
                        }
                    };
                }
            }
        }
        let write_enable = slots[ports.write_enable as usize];
        if write_enable == [0; LANES] {
            return;
        }
        let (address, data) = (
            slots[ports.write_address as usize],
            slots[ports.write_data as usize],
        );
        let alike = |lanes: &Lanes| lanes.iter().all(|v| *v == lanes[0]);
        if let Contents::Shared(words) = self {
            if alike(&write_enable) && alike(&address) && alike(&data) {
                if let Some(word) = words.get_mut(address[0] as usize) {
                    *word = data[0];
                }
                return;
            }
            *self = Contents::PerLane(words.iter().map(|&w| [w; LANES]).collect());
        }
        if let Contents::PerLane(words) = self {
            for lane in 0..LANES {
                if write_enable[lane] != 0 {
                    if let Some(word) = words.get_mut(address[lane] as usize) {
                        word[lane] = data[lane];
                    }
                }
            }
        }
    }
}
