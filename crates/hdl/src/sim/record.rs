//! The values of a design's ports, cycle by cycle.

use super::{PortRef, Simulator, LANES};

/// A port and its width in bits.
pub type Port = (String, u32);

/// Ports' values in each cycle, sampled at the clock's edge.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    /// The input ports, in order.
    pub inputs: Vec<Port>,
    /// The output ports, in order.
    pub outputs: Vec<Port>,
    /// For each cycle a word for each bit of the inputs, then of the outputs: bit k is
    /// lane k's.
    pub cycles: Vec<Vec<u32>>,
    ports: Vec<PortRef>,
    /// Of the cycle that has not ended.
    now: Vec<u32>,
}

impl Recording {
    /// A recording of all ports, that has no cycle yet.
    pub fn new(simulator: &Simulator) -> Self {
        let inputs: Vec<String> = simulator.flat.inputs.iter().map(|p| p.0.clone()).collect();
        let outputs: Vec<String> = simulator.flat.outputs.iter().map(|p| p.0.clone()).collect();
        let mut recording = Recording::default();
        for name in inputs {
            if let Some(port) = simulator.input(&name) {
                recording.inputs.push((name, simulator.width(port)));
                recording.ports.push(port);
            }
        }
        for name in outputs {
            if let Some(port) = simulator.output(&name) {
                recording.outputs.push((name, simulator.width(port)));
                recording.ports.push(port);
            }
        }
        recording
    }

    /// The nets have settled.
    pub fn settled(&mut self, simulator: &Simulator) {
        self.now.clear();
        let mut words = Vec::new();
        for port in &self.ports {
            let first = self.now.len();
            let width = simulator.width(*port) as usize;
            self.now.resize(first + width, 0);
            for lane in 0..LANES {
                simulator.get_words(*port, lane, &mut words);
                for (k, bits) in self.now[first..].iter_mut().enumerate() {
                    *bits |= ((words[k / 64] >> (k % 64) & 1) as u32) << lane;
                }
            }
        }
    }

    /// The clock's edge comes.
    pub fn clock(&mut self) {
        self.cycles.push(self.now.clone());
    }
}
