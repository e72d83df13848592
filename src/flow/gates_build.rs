//! A netlist put into evaluation order.

use std::collections::HashMap;

use super::clock_gating::GATE;
use super::gates::{words_of, Activity, Gates, Instance, Memory, Operation, Slot, Step, LANES};
use super::liberty::{Cell, Function, Library, Operator};
use super::netlist::{Bit, Module, Netlist};
use super::yosys::MEMORY_PREFIX;
use super::{FlowError, Result};
use crate::hdl::REGISTER_ENABLE;

/// The slots of the two constants.
const CONSTANTS: [Slot; 2] = [0, 1];

impl Gates {
    /// The module of a netlist without hierarchy.
    ///
    /// # Errors
    /// If it has a cell that cannot be simulated: one that the library lacks or whose
    /// function is not known, or a flip-flop that is not of the plain kind.
    pub(super) fn new(netlist: &Netlist, module: &str, library: &Library) -> Result<Gates> {
        let module = netlist.module(module)?;
        let mut builder = Builder::new(module);
        builder.find_gates(module);
        builder.place(module, library)?;
        builder.order(library)?;
        Ok(builder.finish())
    }
}

struct Builder {
    /// The slot of each net, those of the constants first.
    nets: HashMap<u32, Slot>,
    slots: usize,
    gates: Gates,
    /// Which instances wait for their inputs.
    logic: Vec<usize>,
    /// Whether a net has its value when a cycle begins.
    known: Vec<bool>,
}

fn refused(instance: &str, what: &str) -> FlowError {
    FlowError::Request(format!("cell {instance} cannot be simulated: {what}"))
}

impl Builder {
    fn new(module: &Module) -> Builder {
        let mut builder = Builder {
            nets: HashMap::new(),
            slots: CONSTANTS.len(),
            gates: Gates::default(),
            logic: Vec::new(),
            known: vec![true; CONSTANTS.len()],
        };
        let pins = module
            .cells
            .values()
            .flat_map(|cell| cell.connections.values());
        let ports = module.ports.values().map(|port| &port.bits);
        for bit in ports.chain(pins).flatten() {
            if let Bit::Net(net) = bit {
                if !builder.nets.contains_key(net) {
                    let slot = builder.slot();
                    builder.nets.insert(*net, slot);
                    builder.known.push(false);
                }
            }
        }
        builder.gates.nets = builder.slots;
        for (name, port) in &module.ports {
            // Bits are ports of their own: `data[3]`.
            let bit = name
                .strip_suffix(']')
                .and_then(|name| name.rsplit_once('['));
            let bit = bit.and_then(|(name, bit)| Some((name, bit.parse::<usize>().ok()?)));
            let (name, first) = bit.unwrap_or((name, 0));
            let slots: Vec<Slot> = port.bits.iter().map(|bit| builder.net(bit)).collect();
            let ports = if port.is_input() {
                &mut builder.gates.inputs
            } else {
                &mut builder.gates.outputs
            };
            let all = ports.entry(name.to_string()).or_default();
            all.resize(all.len().max(first + slots.len()), CONSTANTS[0]);
            all[first..first + slots.len()].copy_from_slice(&slots);
            if port.is_input() {
                for slot in &slots {
                    builder.known[*slot as usize] = true;
                }
                if let ("aclk", [clock]) = (name, &slots[..]) {
                    builder.gates.clock = Some(*clock);
                }
            }
        }
        builder
    }

    fn slot(&mut self) -> Slot {
        self.slots += 1;
        (self.slots - 1) as Slot
    }

    fn net(&self, bit: &Bit) -> Slot {
        match bit {
            Bit::Net(net) => self.nets[net],
            Bit::Constant(value) => CONSTANTS[usize::from(value == "1")],
        }
    }

    /// Gated clocks, and the enables of their gates.
    fn find_gates(&mut self, module: &Module) {
        for cell in module.cells.values().filter(|cell| cell.kind == GATE) {
            let pin = |name: &str| Some(self.net(cell.connections.get(name)?.first()?));
            if let (Some(gated), Some(enable)) = (pin("gated"), pin("enable")) {
                self.gates.gated.insert(gated, enable);
                self.known[gated as usize] = true;
            }
        }
    }

    /// Adds the cells with state, and puts all other cells aside.
    fn place(&mut self, module: &Module, library: &Library) -> Result<()> {
        for (name, cell) in &module.cells {
            let pins: HashMap<String, Vec<Slot>> = cell
                .connections
                .iter()
                .map(|(pin, bits)| {
                    let slots: Vec<Slot> = bits.iter().map(|bit| self.net(bit)).collect();
                    (pin.clone(), slots)
                })
                .collect();
            if cell.kind.starts_with(MEMORY_PREFIX) {
                self.memory(name, &pins)?;
                continue;
            }
            if cell.kind == GATE {
                continue;
            }
            let kind = library
                .cells
                .get(&cell.kind)
                .ok_or_else(|| refused(name, "the library has none"))?;
            let pins: HashMap<String, Slot> = pins
                .into_iter()
                .filter_map(|(pin, slots)| Some((pin, *slots.first()?)))
                .collect();
            if kind.flip_flop {
                self.flip_flop(name, kind, &pins)?;
            } else {
                self.logic.push(self.gates.instances.len());
            }
            self.gates.instances.push(Instance {
                cell: cell.kind.clone(),
                pins,
            });
        }
        Ok(())
    }

    fn memory(&mut self, name: &str, pins: &HashMap<String, Vec<Slot>>) -> Result<()> {
        let pin = |pin: &str| {
            let slots = pins.get(pin).cloned();
            slots.ok_or_else(|| refused(name, &format!("it has no port {pin}")))
        };
        let output = pin("read_data")?;
        for slot in &output {
            self.known[*slot as usize] = true;
        }
        let (data, register) = match pins.get(REGISTER_ENABLE) {
            None => (output, None),
            Some(enable) => {
                let word = output.iter().map(|_| self.slot()).collect();
                (word, Some((enable[0], output)))
            }
        };
        let memory = Memory {
            write: [
                pin("write_enable")?,
                pin("write_address")?,
                pin("write_data")?,
            ],
            read: [pin("read_enable")?, pin("read_address")?],
            data,
            register,
            words: Vec::new(),
            depth: 0,
        };
        let depth = 1usize << memory.write[1].len().max(memory.read[1].len());
        self.gates.memories.push(Memory {
            words: vec![0; LANES * depth * words_of(memory.data.len())],
            depth,
            ..memory
        });
        Ok(())
    }

    fn flip_flop(&mut self, name: &str, kind: &Cell, pins: &HashMap<String, Slot>) -> Result<()> {
        let storage = kind
            .storage
            .as_ref()
            .ok_or_else(|| refused(name, "its state is not understood"))?;
        let clock = storage.clock.as_ref().and_then(|pin| pins.get(pin));
        let enable = clock.and_then(|clock| match self.gates.gated.get(clock) {
            Some(enable) => Some(*enable),
            None => (Some(*clock) == self.gates.clock).then_some(CONSTANTS[1]),
        });
        let Some(enable) = enable.filter(|_| !storage.asynchronous) else {
            return Err(refused(
                name,
                "its state does not change at the clock's rising edge",
            ));
        };
        let state = self.slot();
        let [plain, complement] = &storage.names;
        for output in &kind.outputs {
            let (Some(slot), Some(function)) = (pins.get(&output.name), &output.function) else {
                continue;
            };
            let mut steps = Vec::new();
            let not = self.slot();
            steps.push(Step::one(Operation::Not, not, state));
            let find = |pin: &str| match pin {
                _ if pin == plain => Some(state),
                _ if pin == complement => Some(not),
                _ => pins.get(pin).copied(),
            };
            self.compile(name, function, &find, *slot, &mut steps)?;
            self.gates.settle.extend(steps);
            self.known[*slot as usize] = true;
        }
        let mut steps = Vec::new();
        let next = self.slot();
        let find = |pin: &str| pins.get(pin).copied();
        self.compile(name, &storage.next, &find, next, &mut steps)?;
        self.gates.next.extend(steps);
        self.gates.states.push((state, next, enable));
        Ok(())
    }

    /// Steps that put a function's value into a slot.
    fn compile(
        &mut self,
        name: &str,
        function: &Function,
        find: &dyn Fn(&str) -> Option<Slot>,
        to: Slot,
        steps: &mut Vec<Step>,
    ) -> Result<()> {
        let value = self.value(name, function, find, steps)?;
        match steps.last_mut() {
            // The last step's result is used here only, unless it is a pin or a state.
            Some(last)
                if last.to == value && matches!(function, Function::Two(..) | Function::Not(_)) =>
            {
                last.to = to;
            }
            _ => steps.push(Step::one(Operation::Copy, to, value)),
        }
        Ok(())
    }

    /// The slot of a function's value, and the steps that make it.
    fn value(
        &mut self,
        name: &str,
        function: &Function,
        find: &dyn Fn(&str) -> Option<Slot>,
        steps: &mut Vec<Step>,
    ) -> Result<Slot> {
        let (operation, a, b) = match function {
            Function::Constant(value) => return Ok(CONSTANTS[usize::from(*value)]),
            Function::Pin(pin) => {
                let slot = find(pin);
                return slot.ok_or_else(|| refused(name, &format!("pin {pin} is open")));
            }
            Function::Not(inner) => {
                let inner = self.value(name, inner, find, steps)?;
                (Operation::Not, inner, inner)
            }
            Function::Two(operator, a, b) => {
                let a = self.value(name, a, find, steps)?;
                let b = self.value(name, b, find, steps)?;
                let operation = match operator {
                    Operator::And => Operation::And,
                    Operator::Or => Operation::Or,
                    Operator::Xor => Operation::Xor,
                };
                (operation, a, b)
            }
        };
        let to = self.slot();
        steps.push(Step {
            operation,
            to,
            a,
            b,
        });
        Ok(to)
    }

    /// Sorts the logic: each cell comes after the cells that drive its inputs.
    fn order(&mut self, library: &Library) -> Result<()> {
        let taken = std::mem::take(&mut self.gates.instances);
        let instances = &taken;
        let cell = move |at: usize| &library.cells[&instances[at].cell];
        let inputs = move |at: usize| {
            let pins = cell(at).inputs.iter();
            pins.filter_map(move |input| instances[at].pins.get(&input.name).copied())
        };
        let mut waits = vec![0usize; instances.len()];
        let mut readers: HashMap<Slot, Vec<usize>> = HashMap::new();
        let mut ready = Vec::new();
        for &at in &self.logic {
            for slot in inputs(at).filter(|slot| !self.known[*slot as usize]) {
                waits[at] += 1;
                readers.entry(slot).or_default().push(at);
            }
            if waits[at] == 0 {
                ready.push(at);
            }
        }
        let mut ordered = 0;
        while let Some(at) = ready.pop() {
            ordered += 1;
            self.gates.order.push(at);
            let pins = &instances[at].pins;
            for output in &cell(at).outputs {
                let Some(slot) = pins.get(&output.name) else {
                    continue;
                };
                let name = &instances[at].cell;
                let function = output.function.as_ref();
                let function = function.ok_or_else(|| refused(name, "no function"))?;
                let mut steps = Vec::new();
                self.compile(
                    name,
                    function,
                    &|pin| pins.get(pin).copied(),
                    *slot,
                    &mut steps,
                )?;
                self.gates.settle.extend(steps);
                for reader in readers.remove(slot).unwrap_or_default() {
                    waits[reader] -= 1;
                    if waits[reader] == 0 {
                        ready.push(reader);
                    }
                }
            }
        }
        if ordered < self.logic.len() {
            return Err(FlowError::Request(
                "the netlist has a loop or an unconnected input".into(),
            ));
        }
        self.gates.instances = taken;
        Ok(())
    }

    fn finish(self) -> Gates {
        let mut gates = self.gates;
        gates.values = vec![0; self.slots];
        gates.values[CONSTANTS[1] as usize] = u32::MAX;
        gates.before = vec![0; gates.nets];
        gates.activity = Activity {
            toggles: vec![0; gates.nets],
            ones: vec![0; gates.nets],
            ..Activity::default()
        };
        gates
    }
}
