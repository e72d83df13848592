//! Waveforms of one lane, as a Value Change Dump.

use std::io::{self, Write};

use vcd::{IdCode, SimulationCommand, TimescaleUnit, Value, VarType};

use super::program::{Slot, Word, WORD_BITS};
use super::Simulator;

/// Writes the named nets of one lane; one clock cycle is ten time units.
pub struct Trace<W: Write> {
    writer: vcd::Writer<W>,
    clock: IdCode,
    nets: Vec<Net>,
    lane: usize,
    cycle: u64,
}

struct Net {
    code: IdCode,
    width: u32,
    slots: Vec<Slot>,
    last: Option<Vec<Word>>,
}

impl<W: Write> Trace<W> {
    /// The simulator must be [`Simulator::traceable`], or only ports show.
    pub fn new(writer: W, simulator: &Simulator, lane: usize) -> io::Result<Self> {
        let mut writer = vcd::Writer::new(writer);
        writer.timescale(100, TimescaleUnit::PS)?;
        let mut nets = Vec::new();
        let mut clock = IdCode::FIRST;
        // Scopes stand behind the one that they lie in: those open are a path.
        let mut open: Vec<&str> = Vec::new();
        for (scope, about) in simulator.flat.scopes.iter().enumerate() {
            let path: Vec<&str> = about.path.split('.').collect();
            while open.len() >= path.len() {
                open.pop();
                writer.upscope()?;
            }
            let name = path[path.len() - 1];
            writer.add_module(name)?;
            open.push(name);
            if scope == 0 {
                clock = writer.add_var(VarType::Wire, 1, "aclk", None)?;
            }
            for (id, slots) in &simulator.lowered.nets {
                let node = simulator.flat.node(*id);
                if node.scope == scope {
                    let name = node.name.as_deref().unwrap_or("net");
                    nets.push(Net {
                        code: writer.add_var(VarType::Wire, node.width, name, None)?,
                        width: node.width,
                        slots: slots.clone(),
                        last: None,
                    });
                }
            }
        }
        for _ in open {
            writer.upscope()?;
        }
        writer.enddefinitions()?;
        writer.begin(SimulationCommand::Dumpvars)?;
        writer.end()?;
        Ok(Trace {
            writer,
            clock,
            nets,
            lane,
            cycle: 0,
        })
    }

    /// Records the settled values of this cycle; call it before the edge.
    pub fn cycle(&mut self, simulator: &Simulator) -> io::Result<()> {
        self.writer.timestamp(self.cycle * 10)?;
        self.writer.change_scalar(self.clock, Value::V0)?;
        for net in &mut self.nets {
            let words: Vec<Word> = net
                .slots
                .iter()
                .map(|&s| simulator.slots[s as usize][self.lane])
                .collect();
            if net.last.as_ref() == Some(&words) {
                continue;
            }
            let bit =
                |i: u32| Value::from(words[(i / WORD_BITS) as usize] >> (i % WORD_BITS) & 1 == 1);
            if net.width == 1 {
                self.writer.change_scalar(net.code, bit(0))?;
            } else {
                self.writer
                    .change_vector(net.code, (0..net.width).rev().map(bit))?;
            }
            net.last = Some(words);
        }
        self.writer.timestamp(self.cycle * 10 + 5)?;
        self.writer.change_scalar(self.clock, Value::V1)?;
        self.cycle += 1;
        Ok(())
    }

    /// Ends the waveform, and writes all of it out.
    pub fn finish(mut self) -> io::Result<()> {
        self.writer.timestamp(self.cycle * 10)?;
        self.writer.flush()
    }
}
