//! The values at a module's ports, cycle by cycle, for another simulator to follow.

use std::io::{self, Write};
use std::rc::Rc;

use super::{PortRef, Simulator};
use crate::netlist::{Direction, Module};

/// A record of one lane. A cycle is a number of whole bytes, the highest first, as Verilog's
/// `$fread` takes them: bit 0 is `aresetn`, then come the inputs and then the outputs, in the order
/// of the module's ports, each with its lowest bit first.
pub struct PortRecord {
    lane: usize,
    ports: Vec<(PortRef, u32)>,
    writer: Box<dyn Write>,
    cycles: u64,
    /// Of one port.
    words: Vec<u64>,
    /// Of a cycle, the lowest first.
    bits: Vec<u64>,
    bytes: Vec<u8>,
}

impl PortRecord {
    /// A record that has no cycle yet.
    pub fn new(
        top: &Rc<Module>,
        simulator: &Simulator,
        lane: usize,
        writer: Box<dyn Write>,
    ) -> Self {
        let inputs = top.ports_of(Direction::Input).map(|port| {
            let found = simulator.input(&port.name);
            found.map(|found| (found, port.width))
        });
        let outputs = top.ports_of(Direction::Output).map(|port| {
            let found = simulator.output(&port.name);
            found.map(|found| (found, port.width))
        });
        let ports: Vec<(PortRef, u32)> = inputs.chain(outputs).flatten().collect();
        let bits = 1 + ports
            .iter()
            .map(|(_, width)| *width as usize)
            .sum::<usize>();
        PortRecord {
            lane,
            ports,
            writer,
            cycles: 0,
            words: Vec::new(),
            bits: vec![0; bits.div_ceil(64)],
            bytes: vec![0; bits.div_ceil(8)],
        }
    }

    /// Cycles that were written.
    pub fn cycles(&self) -> u64 {
        self.cycles
    }

    /// Writes a cycle, whose values have settled.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn cycle(&mut self, simulator: &Simulator, in_reset: bool) -> io::Result<()> {
        self.bits.fill(0);
        self.bits[0] = u64::from(!in_reset);
        let mut at = 1;
        for &(port, width) in &self.ports {
            simulator.get_words(port, self.lane, &mut self.words);
            for (word, left) in self.words.iter().zip((1..=width).rev().step_by(64)) {
                let bits = left.min(64);
                let word = word & u64::MAX >> (64 - bits);
                self.bits[at / 64] |= word << (at % 64);
                if at % 64 + bits as usize > 64 {
                    self.bits[at / 64 + 1] |= word >> (64 - at % 64);
                }
                at += bits as usize;
            }
        }
        let lowest_first = self.bits.iter().flat_map(|word| word.to_le_bytes());
        for (byte, value) in self.bytes.iter_mut().rev().zip(lowest_first) {
            *byte = value;
        }
        self.cycles += 1;
        self.writer.write_all(&self.bytes)
    }

    /// Writes the rest.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish(mut self) -> io::Result<u64> {
        self.writer.flush()?;
        Ok(self.cycles)
    }
}
