//! Energy from the switching activity of a mapped netlist, by the library's tables.
//!
//! It is computed here and not by OpenSTA: Debian's version (of November 2019) adds the energies of a rising
//! and a falling edge for every single change of an output or a clock, twice as much as Liberty defines, and
//! its command for the activity of a pin calls a procedure that it lacks.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::clock_gating;
use super::gates::{Activity, Gates, Slot};
use super::liberty::{Cell, Energy, Function, Inverter, Library};

/// Energies in pJ of all lanes and cycles that were counted, and the leakage. Memories, and
/// the charge of nets that a memory or an input port drives, are not in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Energies {
    /// Cycles, those of each lane added up.
    pub cycles: u64,
    /// Clock pins: what an edge costs in the flip-flop, and their charge. No clock tree.
    pub clock: f64,
    /// Within cells, when their inputs and outputs change.
    pub internal: f64,
    /// The charge of the pins that each cell drives; no wires.
    pub switching: f64,
    /// Power of all cells in mW that is there without any change.
    pub leakage_mw: f64,
    /// Reads and writes of memories.
    pub memory_accesses: [u64; 2],
}

/// Power and energy of a half of a design.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Power {
    /// The clock in MHz.
    pub clock_mhz: f64,
    /// In mW at that clock, of blocks back to back.
    pub power_mw: f64,
    /// In pJ, leakage at that clock with it.
    pub block_pj: f64,
    /// Its parts in pJ: clock pins, within cells, the charge of pins, leakage.
    pub parts_pj: [f64; 4],
    /// Cycles for each block.
    pub block_cycles: f64,
    /// Reads and writes of memories for each block.
    pub memory_accesses: [f64; 2],
}

impl Energies {
    /// Per block, at a clock in MHz.
    pub fn power(&self, blocks: u64, clock_mhz: f64) -> Power {
        let blocks = blocks as f64;
        let block_cycles = self.cycles as f64 / blocks;
        let block_us = block_cycles / clock_mhz;
        // mW · µs = nJ.
        let leakage = 1000.0 * self.leakage_mw * block_us;
        let dynamic = [self.clock, self.internal, self.switching].map(|all| all / blocks);
        let block_pj = dynamic.iter().sum::<f64>() + leakage;
        Power {
            clock_mhz,
            // pJ / µs = µW.
            power_mw: block_pj / block_us / 1000.0,
            block_pj,
            parts_pj: [dynamic[0], dynamic[1], dynamic[2], leakage],
            block_cycles,
            memory_accesses: self.memory_accesses.map(|all| all as f64 / blocks),
        }
    }
}

/// The loads and edges of the nets.
struct Nets {
    /// In pF.
    loads: Vec<f64>,
    /// Mean of rise and fall in ns.
    transitions: Vec<f64>,
}

/// The energies of the activity counted. `inverter` drives the inputs and loads the outputs.
pub(super) fn energies(gates: &Gates, library: &Library, inverter: &Inverter) -> Energies {
    let nets = nets(gates, library, inverter);
    let activity = gates.activity();
    let mut all = Energies {
        cycles: activity.cycles,
        memory_accesses: activity.accesses,
        ..Energies::default()
    };
    let volts = library.voltage;
    for instance in &gates.instances {
        let cell = &library.cells[&instance.cell];
        all.leakage_mw += cell.leakage;
        let find = |pin: &str| instance.pins.get(pin).copied();
        let at = At {
            nets: &nets,
            activity,
            find: &find,
            gates,
        };
        for input in &cell.inputs {
            let Some(slot) = find(&input.name) else {
                continue;
            };
            let own = at.of_input(&input.energies, slot);
            if let Some(cycles) = at.clock_cycles(slot) {
                // Two edges a cycle, one of which charges the pin.
                all.clock += cycles * (2.0 * own + input.capacitance * volts * volts);
            } else {
                all.internal += activity.toggles[slot as usize] as f64 * own;
            }
        }
        for output in &cell.outputs {
            let Some(slot) = find(&output.name) else {
                continue;
            };
            let toggles = activity.toggles[slot as usize] as f64;
            let load = nets.loads[slot as usize];
            all.internal += toggles * at.of_output(&output.energies, load);
            all.switching += toggles * load * volts * volts / 2.0;
        }
    }
    all.clock += gated_clocks(gates, library, &nets, &mut all.leakage_mw);
    all
}

/// The energy of the clock gates: in each cycle the energy of a flip-flop's clock pin and of the AND's input;
/// with the enable, that of the AND's output, whose load is counted at the flip-flops. Their leakage is added
/// to `leakage`.
fn gated_clocks(gates: &Gates, library: &Library, nets: &Nets, leakage: &mut f64) -> f64 {
    let Ok(parts) = clock_gating::Parts::of(library) else {
        return 0.0;
    };
    let (latch, and) = (&library.cells[parts.flip_flop], &library.cells[parts.and]);
    let clock = latch.storage.as_ref().and_then(|s| s.clock.as_deref());
    let pin = latch.inputs.iter().find(|i| Some(i.name.as_str()) == clock);
    let of_edge = pin.map_or(0.0, |pin| {
        pin.energies.iter().map(|e| e.mean(0.0, 0.0)).sum()
    });
    let capacitance = pin.map_or(0.0, |pin| pin.capacitance)
        + and.inputs.first().map_or(0.0, |input| input.capacitance);
    let charge = capacitance * library.voltage * library.voltage;
    let activity = gates.activity();
    let mut all = 0.0;
    for (gated, enable) in &gates.gated {
        let load = nets.loads[*gated as usize];
        let flip_flops = load / pin.map_or(load, |pin| pin.capacitance);
        let count = clock_gating::count(flip_flops.round() as u64) as f64;
        let of_output = and.outputs.iter().flat_map(|output| &output.energies);
        let means: Vec<f64> = of_output.map(|e| e.mean(0.0, load / count)).collect();
        let of_output = means.iter().sum::<f64>() / means.len().max(1) as f64;
        all += count * activity.cycles as f64 * (2.0 * of_edge + charge);
        all += count * activity.ones[*enable as usize] as f64 * 2.0 * of_output;
        *leakage += count * (latch.leakage + and.leakage);
    }
    all
}

/// The surroundings of one cell that its energies depend on.
struct At<'a> {
    nets: &'a Nets,
    activity: &'a Activity,
    find: &'a dyn Fn(&str) -> Option<Slot>,
    gates: &'a Gates,
}

impl At<'_> {
    /// Cycles in which the clock comes, if the net is one.
    fn clock_cycles(&self, slot: Slot) -> Option<f64> {
        if Some(slot) == self.gates.clock {
            return Some(self.activity.cycles as f64);
        }
        let enable = self.gates.gated.get(&slot)?;
        Some(self.activity.ones[*enable as usize] as f64)
    }

    /// Of one change of an input, in pJ.
    fn of_input(&self, energies: &[Energy], slot: Slot) -> f64 {
        let transition = self.nets.transitions[slot as usize];
        let of = |energy: &Energy| self.share(&energy.when) * energy.mean(transition, 0.0);
        energies.iter().map(of).sum()
    }

    /// Of one change of an output, in pJ: each input that may have caused it counts as
    /// often as it changed in the cell's state that its energy is for.
    fn of_output(&self, energies: &[Energy], load: f64) -> f64 {
        let (mut sum, mut weights) = (0.0, 0.0);
        let (mut plain, mut count) = (0.0, 0.0);
        for energy in energies {
            let slot = energy.related.as_deref().and_then(self.find);
            let transition = slot.map_or(0.0, |slot| self.nets.transitions[slot as usize]);
            let changes = slot.map_or(1.0, |slot| {
                let toggles = self.activity.toggles[slot as usize] as f64;
                self.clock_cycles(slot).unwrap_or(toggles)
            });
            let weight = changes * self.share(&energy.when);
            let mean = energy.mean(transition, load);
            sum += weight * mean;
            weights += weight;
            plain += mean;
            count += 1.0;
        }
        match (weights > 0.0, count > 0.0) {
            (true, _) => sum / weights,
            (false, true) => plain / count,
            (false, false) => 0.0,
        }
    }

    /// The share of time in which a condition holds, were its pins independent.
    fn share(&self, when: &Option<Function>) -> f64 {
        let Some(when) = when else { return 1.0 };
        let pins = when.pins();
        let cycles = self.activity.cycles.max(1) as f64;
        let ones: Vec<f64> = (pins.iter())
            .map(|pin| {
                let known = (self.find)(pin).filter(|slot| self.clock_cycles(*slot).is_none());
                known.map_or(0.5, |slot| {
                    self.activity.ones[slot as usize] as f64 / cycles
                })
            })
            .collect();
        let states = 0..1u32 << pins.len();
        let of_state = |state: u32| {
            let value = |name: &str| {
                let pin = pins.iter().position(|pin| *pin == name)?;
                Some(state >> pin & 1 != 0)
            };
            let share = |pin: usize| match state >> pin & 1 {
                0 => 1.0 - ones[pin],
                _ => ones[pin],
            };
            match when.evaluate(&value) {
                Some(true) => (0..pins.len()).map(share).product(),
                _ => 0.0,
            }
        };
        states.map(of_state).sum()
    }
}

fn nets(gates: &Gates, library: &Library, inverter: &Inverter) -> Nets {
    let mut loads = vec![0.0; gates.nets];
    let pins = gates.instances.iter().flat_map(|instance| {
        let inputs = library.cells[&instance.cell].inputs.iter();
        inputs.filter_map(|input| Some((*instance.pins.get(&input.name)?, input.capacitance)))
    });
    let ports = gates
        .outputs
        .values()
        .flatten()
        .map(|slot| (*slot, inverter.capacitance));
    for (slot, load) in pins.chain(ports) {
        loads[slot as usize] += load;
    }
    let mut transitions = vec![0.0; gates.nets];
    let driver = &library.cells[&inverter.cell];
    for slot in gates
        .inputs
        .values()
        .flatten()
        .filter(|s| Some(**s) != gates.clock)
    {
        let found = transition(driver, &inverter.output, loads[*slot as usize], &|_| {
            Some(0.0)
        });
        transitions[*slot as usize] = found;
    }
    // Flip-flops first: their edges come from the clock's, which are steep.
    let flops =
        (0..gates.instances.len()).filter(|at| library.cells[&gates.instances[*at].cell].flip_flop);
    for at in flops.chain(gates.order.iter().copied()) {
        let pins: &HashMap<String, Slot> = &gates.instances[at].pins;
        let cell = &library.cells[&gates.instances[at].cell];
        for output in &cell.outputs {
            if let Some(slot) = pins.get(&output.name) {
                let input = |pin: &str| Some(transitions[*pins.get(pin)? as usize]);
                let load = loads[*slot as usize];
                transitions[*slot as usize] = transition(cell, &output.name, load, &input);
            }
        }
    }
    Nets { loads, transitions }
}

/// An output's transition time: the mean over the inputs that cause it.
fn transition(cell: &Cell, output: &str, load: f64, input: &dyn Fn(&str) -> Option<f64>) -> f64 {
    let output = cell.outputs.iter().find(|there| there.name == output);
    let all: Vec<f64> = output
        .iter()
        .flat_map(|output| &output.transitions)
        .filter_map(|t| Some(t.mean(input(&t.related)?, load)))
        .collect();
    all.iter().sum::<f64>() / all.len().max(1) as f64
}
