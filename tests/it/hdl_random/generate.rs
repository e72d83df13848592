//! Random designs: all operators, registers of all kinds, memories, instances.

use std::rc::Rc;

use hdlgen::internals::hdl::builder::address_width;
use hdlgen::internals::hdl::netlist::{Direction, Memory, MemoryImage, Module};
use hdlgen::internals::hdl::{concat, Builder, Signal};
use rand::rngs::SmallRng;
use rand::Rng;

const WIDEST: u32 = 200;

/// Limits of a random design.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Operators of a module.
    pub size: usize,
    /// Levels of instances below it.
    pub depth: u32,
    /// Whether everything has a known value at power-up.
    pub known: bool,
}

struct Generator<'m, 'r> {
    m: &'m Builder,
    random: &'r mut SmallRng,
    kind: Kind,
    pool: Vec<Signal<'m>>,
    names: usize,
    /// 0 in the first cycle, in which registers with a reset are unknown. A value that it guards must not be
    /// used then (if all values are to be known).
    started: Option<Signal<'m>>,
}

/// A module of that name, whose instances' names begin with it.
pub fn module(name: &str, kind: Kind, random: &mut SmallRng) -> Rc<Module> {
    let child = (kind.depth > 0).then(|| {
        let below = Kind {
            size: kind.size / 2 + 1,
            depth: kind.depth - 1,
            ..kind
        };
        module(&format!("{name}_sub"), below, random)
    });
    let m = Builder::new(name);
    let mut generator = Generator {
        m: &m,
        random,
        kind,
        pool: Vec::new(),
        names: 0,
        started: None,
    };
    generator.fill(child.as_ref());
    m.finish().expect("a sound design")
}

impl<'m> Generator<'m, '_> {
    fn fill(&mut self, child: Option<&Rc<Module>>) {
        for i in 0..self.random.random_range(1..4) {
            let width = self.width();
            self.pool.push(self.m.input(&format!("in{i}"), width));
        }
        if self.kind.known {
            self.started = Some(self.flag("started", self.m.constant(1, 1)));
        }
        let registers: Vec<Signal> = (0..self.random.random_range(0..5))
            .map(|i| self.register(i))
            .collect();
        self.pool.extend(&registers);
        for number in 0..self.kind.size {
            let signal = self.operator();
            let signal = match self.random.random_range(0..4) {
                0 => signal.named(&format!("net{number}")),
                _ => signal,
            };
            self.pool.push(signal);
            if number % 8 == 3 {
                self.memory();
            }
            if let Some(child) = child.filter(|_| number % 8 == 5) {
                self.instance(child);
            }
        }
        for register in registers {
            let next = self.of_width(register.width());
            let enable = self.random.random::<bool>().then(|| self.of_width(1));
            let enable = match (enable, self.started) {
                (Some(enable), Some(started)) => Some(enable & started),
                (enable, started) => enable.or(started),
            };
            match enable {
                Some(enable) => self.m.next_if(register, enable, next),
                None => self.m.next(register, next),
            }
        }
        for i in 0..self.random.random_range(1..5) {
            let signal = self.any();
            self.m.output(&format!("out{i}"), signal);
        }
        // Every signal affects an output.
        let all: Vec<Signal> = self.pool.iter().map(|signal| signal.parity()).collect();
        self.m.output("all", concat(&all));
    }

    /// A register that starts as 0.
    fn flag(&self, name: &str, next: Signal<'m>) -> Signal<'m> {
        let flag = self.m.register_initial(name, 1, Some(0));
        self.m.next(flag, next);
        flag
    }

    /// Narrow ones often, and those around the ends of words.
    fn width(&mut self) -> u32 {
        match self.random.random_range(0..6) {
            0 => 1,
            1 => self.random.random_range(1..9),
            2 => [31, 32, 33, 63, 64, 65, 96, 128, 129][self.random.random_range(0..9)],
            _ => self.random.random_range(1..=WIDEST),
        }
    }

    fn any(&mut self) -> Signal<'m> {
        // Recent ones more often, for depth.
        let from = if self.random.random() {
            self.pool.len().saturating_sub(6)
        } else {
            0
        };
        self.pool[self.random.random_range(from..self.pool.len())]
    }

    fn of_width(&mut self, width: u32) -> Signal<'m> {
        self.any().resize(width)
    }

    fn register(&mut self, number: usize) -> Signal<'m> {
        let (name, width) = (format!("register{number}"), self.width());
        let value = self.value(width);
        match self.random.random_range(0..3) {
            0 => self.m.register_reset(&name, width, value),
            1 if !self.kind.known => self.m.register(&name, width),
            _ => self.m.register_initial(&name, width, Some(value)),
        }
    }

    fn value(&mut self, width: u32) -> u64 {
        let value: u64 = match self.random.random_range(0..4) {
            0 => 0,
            1 => u64::MAX,
            2 => 1,
            _ => self.random.random(),
        };
        value & u64::MAX.checked_shr(64 - width.min(64)).unwrap_or(0)
    }

    fn operator(&mut self) -> Signal<'m> {
        let a = self.any();
        let width = a.width();
        // Verilator warns about chains with constants: designs for it have none.
        let kinds = if self.kind.known { 24 } else { 27 };
        match self.random.random_range(0..kinds) {
            0 => !a,
            1 => a & self.of_width(width),
            2 => a | self.of_width(width),
            3 => a ^ self.of_width(width),
            4 => a + self.of_width(width),
            5 => a - self.of_width(width),
            6 => a.eq(self.of_width(width)),
            7 => a.lt(self.of_width(width)),
            8 => a.ge(self.of_width(width)),
            9 => a << self.any(),
            10 => a >> self.any(),
            // Distances that do not shift all out.
            11 => a << self.of_width(1 + width.ilog2()),
            12 => a >> self.of_width(1 + width.ilog2()),
            13 | 14 => {
                let low = self.random.random_range(0..width);
                let most = self.random.random_range(1..=width - low);
                a.slice(low, most)
            }
            15 | 16 => {
                let mut parts = vec![a];
                for _ in 0..self.random.random_range(1..4) {
                    parts.push(self.any());
                }
                let all = concat(&parts);
                all.resize(all.width().min(WIDEST))
            }
            17 => self.of_width(1).mux(a, self.of_width(width)),
            18 => self.of_width(1).gate(a) | self.of_width(1).gate(self.of_width(width)),
            19 => [a.any(), a.all(), a.parity()][self.random.random_range(0..3)],
            20 => a.reverse(),
            21 => {
                let count = self.random.random_range(2..6);
                let choices: Vec<_> = (0..count).map(|_| self.of_width(width)).collect();
                self.of_width(3).select(&choices)
            }
            22 => {
                let width = self.width();
                let value = self.value(width);
                self.m.constant(value, width)
            }
            24 => {
                // Many parts of all sizes in a few words.
                let mut parts = vec![a];
                for _ in 0..self.random.random_range(4..24) {
                    let width = self.random.random_range(1..20);
                    parts.push(self.of_width(width));
                }
                let all = concat(&parts);
                all.resize(all.width().min(WIDEST))
            }
            25 | 26 => self.chain(a),
            _ => a.eq_to(self.value(width)),
        }
    }

    /// One operator after another on what came before, now and then another one.
    fn chain(&mut self, first: Signal<'m>) -> Signal<'m> {
        let width = match self.random.random_range(0..3) {
            0 => first.width(),
            1 => self.random.random_range(1..9),
            _ => self.random.random_range(9..33),
        };
        let kind = self.random.random_range(0..5);
        let mut all = first.resize(width);
        for _ in 0..self.random.random_range(2..20) {
            let kind = match self.random.random_range(0..8) {
                0 => self.random.random_range(0..5),
                _ => kind,
            };
            let value = self.of_width(width);
            all = match kind {
                0 => all & value,
                1 => value | all,
                2 => all ^ value,
                3 => self.of_width(1).mux(value, all),
                _ => all | self.of_width(1).gate(value),
            };
        }
        all
    }

    fn memory(&mut self) {
        self.names += 1;
        let name = format!("memory{}", self.names);
        let size = Memory {
            depth: 1 << self.random.random_range(1..5),
            width: self.random.random_range(1..=128),
        };
        let word = |_| {
            let low = u128::from(self.value(size.width));
            low | u128::from(self.value(size.width.saturating_sub(64))) << 64
        };
        let words = (0..size.depth).map(word).collect();
        let image = (self.kind.known || self.random.random()).then(|| {
            Rc::new(MemoryImage {
                file: format!("{}_{name}.hex", self.m.name()),
                words,
            })
        });
        let address = address_width(u64::from(size.depth));
        let mut write = (
            self.of_width(1),
            self.of_width(address),
            self.of_width(size.width),
        );
        let mut read = (self.of_width(1), self.of_width(address));
        // Its data before the first read is unknown.
        let has_read = self.started.map(|started| {
            let has_read = self.flag(&format!("{name}_read"), started);
            write.0 = write.0 & started;
            read.0 = read.0 | !has_read;
            has_read
        });
        let registered = self.random.random();
        let (data, has_data) = if registered {
            let mut enable = self.of_width(1);
            let has_data = has_read.map(|has_read| {
                let has_data = self.flag(&format!("{name}_registered"), has_read);
                enable = enable | !has_data;
                has_data
            });
            let memory = (&*name, size);
            let data = (self.m).registered_memory(memory, image, write, read, enable);
            (data, has_data)
        } else {
            (self.m.memory(&name, size, image, write, read), has_read)
        };
        self.pool.push(match has_data {
            Some(flag) => flag.gate(data),
            None => data,
        });
    }

    fn instance(&mut self, child: &Rc<Module>) {
        self.names += 1;
        let ports: Vec<_> = child.ports_of(Direction::Input).cloned().collect();
        let inputs: Vec<(&str, Signal)> = ports
            .iter()
            .map(|port| (port.name.as_str(), self.of_width(port.width)))
            .collect();
        let name = format!("instance{}", self.names);
        let instance = self.m.instance_by_name(&name, child, &inputs);
        for port in child.ports_of(Direction::Output) {
            self.pool.push(instance.out(&port.name));
        }
    }
}
