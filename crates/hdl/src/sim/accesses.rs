//! Random accesses at a design's AXI4-Lite port, independently in each lane, by the rules of the bus.

use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::Rng;

use super::{PortRef, Simulator, LANES};

/// The port.
struct Ports {
    awvalid: PortRef,
    awaddr: PortRef,
    awready: PortRef,
    wvalid: PortRef,
    wdata: PortRef,
    wstrb: PortRef,
    wready: PortRef,
    bvalid: PortRef,
    bready: PortRef,
    arvalid: PortRef,
    araddr: PortRef,
    arready: PortRef,
    rvalid: PortRef,
    rready: PortRef,
}

/// A master in one lane.
#[derive(Clone, Copy, Default)]
struct Master {
    address: bool,
    data: bool,
    answer: bool,
    read: bool,
    result: bool,
}

/// Which accesses there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Reads.
    Reads,
    /// Reads, and writes of random data to any address.
    All,
}

/// Masters that access these addresses and others.
pub struct Accesses {
    ports: Ports,
    addresses: Vec<u32>,
    kind: Kind,
    masters: [Master; LANES],
}

/// In how many of a hundred cycles something begins or is taken.
const PACE: f64 = 0.3;
/// The probability of an address from the list.
const KNOWN: f64 = 0.8;

impl Accesses {
    /// None if the design has no such port.
    pub fn new(simulator: &Simulator, addresses: Vec<u32>, kind: Kind) -> Option<Self> {
        let input = |name: &str| simulator.input(&format!("s_axil_{name}"));
        let output = |name: &str| simulator.output(&format!("s_axil_{name}"));
        Some(Accesses {
            ports: Ports {
                awvalid: input("awvalid")?,
                awaddr: input("awaddr")?,
                awready: output("awready")?,
                wvalid: input("wvalid")?,
                wdata: input("wdata")?,
                wstrb: input("wstrb")?,
                wready: output("wready")?,
                bvalid: output("bvalid")?,
                bready: input("bready")?,
                arvalid: input("arvalid")?,
                araddr: input("araddr")?,
                arready: output("arready")?,
                rvalid: output("rvalid")?,
                rready: input("rready")?,
            },
            addresses,
            kind,
            masters: [Master::default(); LANES],
        })
    }

    /// Ends a cycle whose nets have settled, with the clock's edge, and offers what the next one has.
    pub fn clock(&mut self, simulator: &mut Simulator, random: &mut SmallRng) {
        for lane in 0..LANES {
            self.take(simulator, lane);
        }
        simulator.clock();
        for lane in 0..LANES {
            self.offer(simulator, lane, random);
        }
    }

    /// Runs this many cycles with accesses only.
    pub fn run(&mut self, simulator: &mut Simulator, cycles: usize, random: &mut SmallRng) {
        for _ in 0..cycles {
            simulator.settle();
            self.clock(simulator, random);
        }
    }

    fn take(&mut self, simulator: &Simulator, lane: usize) {
        let (ports, master) = (&self.ports, &mut self.masters[lane]);
        let moves =
            |valid, ready| simulator.get(valid, lane) == 1 && simulator.get(ready, lane) == 1;
        master.address &= !moves(ports.awvalid, ports.awready);
        master.data &= !moves(ports.wvalid, ports.wready);
        master.answer &= !moves(ports.bvalid, ports.bready);
        master.read &= !moves(ports.arvalid, ports.arready);
        master.result &= !moves(ports.rvalid, ports.rready);
    }

    fn offer(&mut self, simulator: &mut Simulator, lane: usize, random: &mut SmallRng) {
        let is_free = |master: &Master| !(master.address || master.data || master.answer);
        if self.kind == Kind::All && is_free(&self.masters[lane]) && random.random_bool(PACE) {
            let (address, data) = (self.address(simulator, random), random.random::<u32>());
            let strobes = if random.random_bool(0.8) {
                15
            } else {
                random.random_range(0..16)
            };
            simulator.set(self.ports.awaddr, lane, &[address]);
            simulator.set(self.ports.wdata, lane, &[data.into()]);
            simulator.set(self.ports.wstrb, lane, &[strobes]);
            let master = &mut self.masters[lane];
            (master.address, master.data, master.answer) = (true, true, true);
        }
        if !self.masters[lane].result && random.random_bool(PACE) {
            let address = self.address(simulator, random);
            simulator.set(self.ports.araddr, lane, &[address]);
            let master = &mut self.masters[lane];
            (master.read, master.result) = (true, true);
        }
        let (ports, master) = (&self.ports, self.masters[lane]);
        // An offered access stays; address and data of a write start independently.
        let begins = |simulator: &Simulator, port, random: &mut SmallRng| {
            simulator.get(port, lane) == 1 || random.random_bool(0.7)
        };
        let valid = [
            (ports.awvalid, master.address),
            (ports.wvalid, master.data),
            (ports.arvalid, master.read),
        ];
        for (port, is_open) in valid {
            let is_offered = is_open && begins(simulator, port, random);
            simulator.set(port, lane, &[u64::from(is_offered)]);
        }
        for port in [ports.bready, ports.rready] {
            simulator.set(port, lane, &[u64::from(random.random_bool(PACE))]);
        }
    }

    fn address(&self, simulator: &Simulator, random: &mut SmallRng) -> u64 {
        let known = self.addresses.choose(random);
        match known.filter(|_| random.random_bool(KNOWN)) {
            Some(&address) => address.into(),
            None => random.random::<u64>() & ((1 << simulator.width(self.ports.awaddr)) - 1),
        }
    }
}
