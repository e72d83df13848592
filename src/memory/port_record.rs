//! The values at a module's ports, cycle by cycle, for another simulator to follow.

use std::io::{self, Write};
use std::rc::Rc;

use crate::hdl::netlist::Direction;
use crate::hdl::sim::{PortRef, Simulator};
use crate::hdl::Module;

/// A record of one lane, a line of hexadecimal digits a cycle: bit 0 is `aresetn`, then come the
/// inputs and then the outputs, in the order of the module's ports, each with its lowest bit first.
pub struct PortRecord {
    lane: usize,
    ports: Vec<(PortRef, u32)>,
    writer: Box<dyn Write>,
    cycles: u64,
    words: Vec<u64>,
    line: Vec<u8>,
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
        PortRecord {
            lane,
            ports: inputs.chain(outputs).flatten().collect(),
            writer,
            cycles: 0,
            words: Vec::new(),
            line: Vec::new(),
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
        let mut bits = vec![!in_reset];
        for &(port, width) in &self.ports {
            simulator.get_words(port, self.lane, &mut self.words);
            let bit = |at: usize| self.words[at / 64] >> (at % 64) & 1 == 1;
            bits.extend((0..width as usize).map(bit));
        }
        self.line.clear();
        let digit = |four: &[bool]| {
            let value = four
                .iter()
                .rev()
                .fold(0, |all, &bit| all << 1 | u8::from(bit));
            b"0123456789abcdef"[usize::from(value)]
        };
        self.line.extend(bits.chunks(4).rev().map(digit));
        self.line.push(b'\n');
        self.cycles += 1;
        self.writer.write_all(&self.line)
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
