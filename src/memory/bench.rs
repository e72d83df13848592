//! A unit under test with a client, a memory and a register master in each lane.

use std::io::Write;
use std::rc::Rc;

use super::client::{Counts, Fault};
use super::{
    okay, zeros, AxiPort, Client, ClientOptions, Dram, DramOptions, Expectation, Generator,
    Initial, Latency, Lite, LitePort, MemoryError, Reference, Register, Report, Side, Source,
    Traffic,
};
use crate::hdl::sim::{PortRef, Simulator, Trace, LANES};
use crate::hdl::Module;

/// What a bench is made with.
#[derive(Clone)]
pub struct Options {
    /// Lanes with a client and a memory of their own, 1 to 32.
    pub lanes: usize,
    /// All random choices start from it; each lane's by itself.
    pub seed: u64,
    /// How each client behaves.
    pub client: ClientOptions,
    /// Where the requests of a lane come from, by its number.
    pub source: Rc<dyn Fn(usize) -> Source>,
    /// How each memory behaves.
    pub memory: DramOptions,
    /// What each memory holds at first, which is also what the client sees of it.
    pub initial: Initial,
    /// How requests must be answered.
    pub expectation: Expectation,
    /// Bytes of a block: what a failed write may leave undefined.
    pub block: usize,
    /// Cycles without any handshake after which a lane hangs.
    pub patience: u64,
    /// Cycles without a handshake of the client after which a lane hangs.
    pub client_patience: u64,
    /// In one of so many cycles `ready` is turned over, to see that no `valid` depends on it; 0
    /// for never. Such a cycle takes twice the time.
    pub turn_every: u32,
    /// Everything named is kept for a waveform, see [`Bench::trace`].
    pub traceable: bool,
}

impl Options {
    /// All lanes, each with requests of this traffic from a seed of its own.
    pub fn new(traffic: &Traffic, seed: u64) -> Self {
        let traffic = traffic.clone();
        let block = traffic.block as usize;
        Options {
            lanes: LANES,
            seed,
            client: ClientOptions::wild(),
            source: Rc::new(move |lane| {
                let seed = seed.wrapping_mul(1000) + lane as u64;
                Box::new(Generator::new(traffic.clone(), seed))
            }),
            memory: DramOptions::wild(),
            initial: zeros(),
            expectation: okay(),
            block,
            patience: 20_000,
            client_patience: 200_000,
            turn_every: 8,
            traceable: false,
        }
    }
}

/// A lane's client, memory and register master.
struct Lane {
    client: Client,
    memory: Dram,
    lite: Lite,
    /// The last cycle in which anything moved, and anything of the client.
    moved: u64,
    client_moved: u64,
    done: u64,
}

impl Lane {
    fn is_idle(&self) -> bool {
        self.client.is_idle() && self.lite.is_idle()
    }
}

/// A module under test.
pub struct Bench {
    simulator: Simulator,
    client_port: AxiPort,
    memory_port: AxiPort,
    lite_port: Option<LitePort>,
    interrupt: Option<PortRef>,
    lanes: Vec<Lane>,
    options: Options,
    cycle: u64,
    started: u64,
    in_reset: bool,
    trace: Option<Trace<Box<dyn Write>>>,
}

impl Bench {
    /// The module after a reset, its unknown state random.
    ///
    /// # Errors
    /// If the module does not pass the checks or lacks ports.
    pub fn new(top: &Rc<Module>, options: Options) -> Result<Self, MemoryError> {
        let mut simulator = match options.traceable {
            true => Simulator::traceable(top)?,
            false => Simulator::new(top)?,
        };
        simulator.randomise(options.seed);
        let find = |prefix, side| AxiPort::find(&simulator, &top.name, prefix, side);
        let client_port = find("s_axi", Side::Subordinate)?;
        let memory_port = find("m_axi", Side::Manager)?;
        let lite_port = LitePort::find(&simulator, &top.name, "s_axil")?;
        let interrupt = simulator.output("irq");
        let lane = |number: usize| {
            let seed = (options.seed << 8) + number as u64;
            let reference = Reference::new(options.initial.clone(), options.block);
            let source = (options.source)(number);
            let mut client =
                Client::new(options.client.clone(), reference, source, seed + (1 << 50));
            client.set_expectation(options.expectation.clone());
            Lane {
                client,
                memory: Dram::new(options.memory.clone(), options.initial.clone(), seed),
                lite: Lite::default(),
                moved: 0,
                client_moved: 0,
                done: 0,
            }
        };
        let mut bench = Bench {
            lanes: (0..options.lanes.clamp(1, LANES)).map(lane).collect(),
            simulator,
            client_port,
            memory_port,
            lite_port,
            interrupt,
            options,
            cycle: 0,
            started: 0,
            in_reset: false,
            trace: None,
        };
        bench.reset(4)?;
        Ok(bench)
    }

    /// Writes a waveform of one lane from now on.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn trace(&mut self, writer: Box<dyn Write>, lane: usize) -> Result<(), MemoryError> {
        self.trace = Some(Trace::new(writer, &self.simulator, lane)?);
        Ok(())
    }

    /// Writes the rest of the waveform.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish_trace(&mut self) -> Result<(), MemoryError> {
        match self.trace.take() {
            Some(trace) => Ok(trace.finish()?),
            None => Ok(()),
        }
    }

    /// Cycles since the bench was made.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// How many lanes there are.
    pub fn lanes(&self) -> usize {
        self.lanes.len()
    }

    /// The client of a lane.
    pub fn client(&mut self, lane: usize) -> &mut Client {
        &mut self.lanes[lane].client
    }

    /// The memory of a lane.
    pub fn memory(&mut self, lane: usize) -> &mut Dram {
        &mut self.lanes[lane].memory
    }

    /// The register master of a lane.
    pub fn lite(&mut self, lane: usize) -> &mut Lite {
        &mut self.lanes[lane].lite
    }

    /// `irq` of a lane in the last cycle; `None` if the module has none.
    pub fn interrupt(&self, lane: usize) -> Option<bool> {
        let port = self.interrupt?;
        Some(self.simulator.get(port, lane) == 1)
    }

    /// The simulator, for ports that the bench does not know.
    pub fn simulator(&mut self) -> &mut Simulator {
        &mut self.simulator
    }

    /// Resets the module for some cycles, at least two. What was open is forgotten, and what the
    /// open writes left is not known.
    ///
    /// # Errors
    /// If it offers anything in reset.
    pub fn reset(&mut self, cycles: u64) -> Result<(), MemoryError> {
        for lane in &mut self.lanes {
            lane.client.reset(self.cycle);
            lane.memory.reset(&self.memory_port);
            lane.lite.reset();
        }
        self.simulator.reset(true);
        self.in_reset = true;
        let end = self.cycle + cycles.max(2);
        while self.cycle < end {
            self.drive_idle();
            self.simulator.settle();
            if self.cycle + 1 == end {
                self.check_reset()?;
            }
            self.end_cycle()?;
        }
        self.simulator.reset(false);
        self.in_reset = false;
        for lane in &mut self.lanes {
            (lane.moved, lane.client_moved) = (self.cycle, self.cycle);
        }
        Ok(())
    }

    /// After a reset without a flush before it, the client sees what the memories hold.
    pub fn adopt_memory(&mut self) {
        for lane in &mut self.lanes {
            lane.client.reference.restart(&mut lane.memory.storage);
        }
    }

    fn drive_idle(&mut self) {
        let (cycle, simulator) = (self.cycle, &mut self.simulator);
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            lane.client.hold(simulator, &self.client_port, number);
            lane.memory
                .drive(simulator, &self.memory_port, number, cycle);
            if let Some(port) = &self.lite_port {
                lane.lite.drive(simulator, port, number);
            }
        }
    }

    fn check_reset(&mut self) -> Result<(), MemoryError> {
        let (cycle, simulator) = (self.cycle, &self.simulator);
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            let client = lane.client.receivers(&self.client_port).into_iter();
            let memory = lane.memory.receivers(&self.memory_port).into_iter();
            let lite = self
                .lite_port
                .as_ref()
                .map(|port| lane.lite.receivers(port));
            for (receiver, channel) in client.chain(memory).chain(lite.into_iter().flatten()) {
                let checked = receiver.reset(simulator, channel, number);
                checked.map_err(|broken| broken.at(cycle, number))?;
            }
        }
        Ok(())
    }

    /// Lets each client begin so many requests more, from the next cycle on, and counts anew.
    pub fn start(&mut self, requests: u64) {
        self.started = self.cycle;
        for lane in &mut self.lanes {
            lane.client.left = requests;
            lane.client.counts = Counts::default();
            lane.memory.moved.clear();
            (lane.moved, lane.client_moved) = (self.cycle, self.cycle);
            lane.done = self.cycle;
        }
    }

    /// Goes on until all that was begun is answered, in all lanes.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn finish(&mut self) -> Result<Report, MemoryError> {
        while !self.lanes.iter().all(Lane::is_idle) {
            self.step()?;
        }
        Ok(self.report())
    }

    /// So many requests in each lane, and what they come to.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn run(&mut self, requests: u64) -> Result<Report, MemoryError> {
        self.start(requests);
        self.finish()
    }

    /// So many cycles.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn steps(&mut self, cycles: u64) -> Result<(), MemoryError> {
        (0..cycles).try_for_each(|_| self.step())
    }

    /// What the requests since the last start come to.
    pub fn report(&self) -> Report {
        let mut report = Report {
            cycles: self.cycle - self.started,
            ..Report::default()
        };
        let (mut first, mut last, mut answer) = (Vec::new(), Vec::new(), Vec::new());
        for lane in &self.lanes {
            let counts = &lane.client.counts;
            report.add(counts, &lane.memory.moved);
            report.lane_cycles += lane.done - self.started;
            first.extend_from_slice(&counts.to_first);
            last.extend_from_slice(&counts.to_last);
            answer.extend_from_slice(&counts.to_answer);
        }
        report.to_first = Latency::of(first);
        report.to_last = Latency::of(last);
        report.to_answer = Latency::of(answer);
        report
    }

    /// Writes a register in all lanes, while the traffic goes on.
    ///
    /// # Errors
    /// If a lane refuses it, or anything is wrong meanwhile.
    pub fn write_register(&mut self, address: u32, data: u32) -> Result<(), MemoryError> {
        self.access(Register::Write(address, data)).map(|_| ())
    }

    /// Reads a register in all lanes, while the traffic goes on.
    ///
    /// # Errors
    /// If a lane refuses it, or anything is wrong meanwhile.
    pub fn read_register(&mut self, address: u32) -> Result<Vec<u32>, MemoryError> {
        self.access(Register::Read(address))
    }

    fn access(&mut self, register: Register) -> Result<Vec<u32>, MemoryError> {
        let (what, address) = match register {
            Register::Read(address) => ("a read", address),
            Register::Write(address, _) => ("a write", address),
        };
        let refused = |cycle, lane| MemoryError::Refused {
            cycle,
            lane,
            what,
            address,
        };
        if self.lite_port.is_none() {
            return Err(refused(self.cycle, 0));
        }
        for lane in &mut self.lanes {
            lane.lite.push(register);
        }
        while !self.lanes.iter().all(|lane| lane.lite.is_idle()) {
            self.step()?;
        }
        let cycle = self.cycle;
        let results = self.lanes.iter_mut().enumerate();
        let data = results.map(|(number, lane)| match lane.lite.results.pop_back() {
            Some(result) if !result.failed => Ok(result.data),
            _ => Err(refused(cycle, number)),
        });
        data.collect()
    }

    /// One cycle.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn step(&mut self) -> Result<(), MemoryError> {
        let cycle = self.cycle;
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            let simulator = &mut self.simulator;
            let writes_may_fail = lane.memory.errors.writes_possible();
            lane.client.reference.writes_may_fail |= writes_may_fail;
            lane.client
                .drive(simulator, &self.client_port, number, cycle);
            lane.memory
                .drive(simulator, &self.memory_port, number, cycle);
            if let Some(port) = &self.lite_port {
                lane.lite.drive(simulator, port, number);
            }
        }
        if self.options.turn_every > 0 && cycle % u64::from(self.options.turn_every) == 0 {
            self.turn();
        }
        self.simulator.settle();
        if let Some(violation) = self.simulator.violation() {
            return Err(MemoryError::Assertion { cycle, violation });
        }
        for number in 0..self.lanes.len() {
            self.sample(number)?;
        }
        self.end_cycle()
    }

    fn end_cycle(&mut self) -> Result<(), MemoryError> {
        if let Some(trace) = &mut self.trace {
            trace.cycle(&self.simulator)?;
        }
        self.simulator.clock();
        self.cycle += 1;
        Ok(())
    }

    /// Each `valid` with the opposite of each `ready`.
    fn turn(&mut self) {
        for back in [false, true] {
            if back {
                self.simulator.settle();
            }
            for (number, lane) in self.lanes.iter_mut().enumerate() {
                let client = lane.client.receivers(&self.client_port).into_iter();
                let memory = lane.memory.receivers(&self.memory_port).into_iter();
                let lite = self
                    .lite_port
                    .as_ref()
                    .map(|port| lane.lite.receivers(port));
                for (receiver, channel) in client.chain(memory).chain(lite.into_iter().flatten()) {
                    match back {
                        false => receiver.turn(&mut self.simulator, channel, number),
                        true => receiver.turn_back(&mut self.simulator, channel, number),
                    }
                }
            }
        }
    }

    fn sample(&mut self, number: usize) -> Result<(), MemoryError> {
        let (cycle, simulator) = (self.cycle, &self.simulator);
        let lane = &mut self.lanes[number];
        // What an AXI4 port sees first decides which of two faults in one cycle is told.
        let by_memory = lane
            .memory
            .sample(simulator, &self.memory_port, number, cycle)
            .map_err(|broken| broken.at(cycle, number))?;
        let by_client = lane
            .client
            .sample(simulator, &self.client_port, number, cycle)
            .map_err(|fault| match fault {
                Fault::Broken(broken) => broken.at(cycle, number),
                Fault::Data(request, mismatch) => MemoryError::Data {
                    cycle,
                    lane: number,
                    request: request.to_string(),
                    mismatch,
                },
            })?;
        let by_lite = match &self.lite_port {
            Some(port) => lane.lite.sample(simulator, port, number, cycle),
            None => Ok(false),
        };
        let by_lite = by_lite.map_err(|broken| broken.at(cycle, number))?;
        // Between requests a client has nothing that could move.
        if by_client || lane.client.is_idle() {
            lane.client_moved = cycle;
        }
        if by_memory || by_client || by_lite || lane.is_idle() {
            lane.moved = cycle;
        }
        if by_client {
            lane.done = cycle + 1;
        }
        let still = cycle - lane.moved;
        let client_still = cycle - lane.client_moved;
        if still > self.options.patience || client_still > self.options.client_patience {
            let parts = [lane.client.open(), lane.memory.open(), lane.lite.open()];
            return Err(MemoryError::Hang {
                cycle,
                lane: number,
                cycles: still.max(client_still),
                open: parts.join("; "),
            });
        }
        Ok(())
    }
}
